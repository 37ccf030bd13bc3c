/// A value with all that it holds as text, in the form of swift-snapshot-testing's `dump`: one line
/// for each property, members indented by two blanks behind their parent.
enum ValueDump {
  static func text(of value: Any) -> String { lines(of: value, name: nil, depth: 0) }

  private static func lines(of value: Any, name: String?, depth: Int) -> String {
    let mirror = Mirror(reflecting: value)
    let members = members(of: mirror)
    let bullet = members.isEmpty ? "-" : "▿"
    let label = name.map { "\($0): " } ?? ""
    let indentation = String(repeating: "  ", count: depth)
    let head = "\(indentation)\(bullet) \(label)\(words(for: value, mirror))\n"
    return members.reduce(head) { text, member in
      text + lines(of: member.value, name: member.name, depth: depth + 1)
    }
  }

  private static func members(of mirror: Mirror) -> [(name: String?, value: Any)] {
    let own = mirror.children.map { (name: $0.label, value: $0.value) }
    let inherited = mirror.superclassMirror.map(members) ?? []
    switch mirror.displayStyle {
    case .dictionary, .set:
      // Their own order changes from run to run.
      return own.map { ($0, lines(of: $0.value, name: nil, depth: 0)) }
        .sorted { $0.1 < $1.1 }.map(\.0)
    default: return inherited + own
    }
  }

  private static func words(for value: Any, _ mirror: Mirror) -> String {
    func count(_ noun: String, _ plural: String) -> String {
      mirror.children.count == 1 ? "1 \(noun)" : "\(mirror.children.count) \(plural)"
    }
    switch mirror.displayStyle {
    case .collection?: return count("element", "elements")
    case .dictionary?: return count("key/value pair", "key/value pairs")
    case .set?: return count("member", "members")
    case .tuple?: return "(\(count("element", "elements")))"
    case .optional?: return mirror.children.isEmpty ? "nil" : String(describing: mirror.subjectType)
    case .enum? where !mirror.children.isEmpty: return "\(mirror.subjectType)"
    case .enum?: return "\(mirror.subjectType).\(value)"
    case .struct? where !mirror.children.isEmpty, .class?: return "\(mirror.subjectType)"
    default:
      if let text = value as? String { return text.debugDescription }
      return String(describing: value)
    }
  }
}
