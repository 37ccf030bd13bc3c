import GalleyGeometry
import GalleyParsing

extension DifferenceDetails {
  /// The form in `results.json`: sizes, rectangles and frames as lists of numbers.
  var json: String {
    var writer = ObjectWriter()
    writer.raw("expectedSize", expectedSize.map(Self.list))
    writer.raw("actualSize", actualSize.map(Self.list))
    writer.raw("changedRect", changedRect.map(Self.list))
    writer.number("scale", scale)
    writer.list("nodes", nodes.map(Self.node))
    if omittedNodes > 0 { writer.number("omittedNodes", Double(omittedNodes)) }
    writer.list("frameLines", frameLines.map(JSONWriter.quoted))
    return writer.closed
  }

  /// `[width,height]`.
  static func list(_ size: PixelSize) -> String { "[\(size.width),\(size.height)]" }

  /// `[x,y,width,height]`.
  static func list(_ rect: PixelRect) -> String {
    "[\(rect.x),\(rect.y),\(rect.width),\(rect.height)]"
  }

  /// `[x,y,width,height]`.
  static func list(_ frame: Rect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    return "[\(numbers.map(plain).joined(separator: ","))]"
  }

  private static func node(_ node: Node) -> String {
    var writer = ObjectWriter()
    writer.text("name", node.name)
    writer.text("verdict", node.verdict.rawValue)
    writer.text("structure", node.structure.rawValue)
    writer.raw("old", node.oldFrame.map(list))
    writer.raw("new", node.newFrame.map(list))
    writer.list("changes", node.changes.map(JSONWriter.quoted))
    return writer.closed
  }

  /// Reads what ``json`` wrote; what is missing or of another form stays as it is by default.
  init(_ value: SyntaxValue) {
    guard case .object(let members) = value.kind else { return }
    for member in members {
      let numbers = Self.numbers(member.value)
      let whole = numbers.compactMap { Int(exactly: $0) }
      switch member.key {
      case "expectedSize": expectedSize = Self.size(whole)
      case "actualSize": actualSize = Self.size(whole)
      case "changedRect":
        guard whole.count == 4 else { continue }
        changedRect = PixelRect(x: whole[0], y: whole[1], width: whole[2], height: whole[3])
      case "scale":
        if case .number(let number) = member.value.kind { scale = number.value }
      case "omittedNodes":
        if case .number(let number) = member.value.kind {
          omittedNodes = Int(exactly: number.value) ?? 0
        }
      case "nodes":
        if case .array(let list) = member.value.kind { nodes = list.compactMap(Node.init) }
      case "frameLines":
        if case .array(let list) = member.value.kind { frameLines = list.compactMap(\.text) }
      default: continue
      }
    }
  }

  fileprivate static func numbers(_ value: SyntaxValue) -> [Double] {
    guard case .array(let list) = value.kind else { return [] }
    return list.compactMap { element in
      if case .number(let number) = element.kind { number.value } else { nil }
    }
  }

  private static func size(_ numbers: [Int]) -> PixelSize? {
    numbers.count == 2 ? PixelSize(width: numbers[0], height: numbers[1]) : nil
  }
}

extension DifferenceDetails.Node {
  fileprivate init?(_ value: SyntaxValue) {
    guard case .object(let members) = value.kind else { return nil }
    let values = Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
    guard let name = values["name"]?.text,
      let verdict = values["verdict"]?.text.flatMap(NodeChange.Verdict.init(rawValue:)),
      let structure = values["structure"]?.text.flatMap(NodeChange.Structure.init(rawValue:))
    else { return nil }
    func frame(_ key: String) -> Rect? {
      let numbers = values[key].map(DifferenceDetails.numbers) ?? []
      guard numbers.count == 4 else { return nil }
      return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    var changes: [String] = []
    if case .array(let list) = values["changes"]?.kind { changes = list.compactMap(\.text) }
    self.init(
      name: name, verdict: verdict, structure: structure, oldFrame: frame("old"),
      newFrame: frame("new"), changes: changes)
  }
}
