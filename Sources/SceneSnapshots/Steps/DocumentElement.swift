import GalleyComponents
import GalleyGeometry
import GalleyParsing

/// A component of a document as steps find it. Its responses follow from the keys that its type has.
struct DocumentElement: StepTarget {
  var identifier: String?
  var label: String?
  var value: String?
  var text: String
  var roleName: String
  /// Not known before the document is laid out.
  var frame = Rect.zero
  var isEnabled = true
  var options: [String] = []
  /// The component, and its place in the text.
  let component: SyntaxValue
  private let keys: [PropertyDescription]
  /// The part of the component that is meant, such as one of its tabs.
  var part: Int?

  init(_ component: SyntaxValue, _ entry: ComponentEntry) {
    self.component = component
    keys = entry.properties
    identifier = component["id"]?.text
    (text, roleName) = ("", "group")
    label = ["label", "title", "text", "placeholder"].lazy.compactMap { [self] in current($0)?.text
    }
    .first { !$0.isEmpty }
    isEnabled = current("state")?.text != "disabled"
    options = current("options")?.elements?.compactMap(\.text) ?? []
    roleName = role(of: entry)
    value = shownValue
    if roleName.isField { label = current("placeholder")?.text ?? label }
    text = label ?? ""
  }

  /// The elements of a tab bar: its tabs.
  var tabs: [DocumentElement] {
    guard roleName == "tab" else { return [self] }
    let items = current("items")?.elements ?? []
    let selection = current("selection")?.number.flatMap { Int(exactly: $0.value) } ?? 0
    return items.indices.map { index in
      var tab = self
      tab.part = index
      tab.label = items[index].text ?? items[index]["title"]?.text
      tab.text = tab.label ?? ""
      tab.value = index == selection ? "selected" : nil
      tab.isEnabled = items[index]["isDisabled"]?.truth != true
      return tab
    }
  }

  private func role(of entry: ComponentEntry) -> String {
    let type = entry.typeName
    if has("isOn") { return "toggle" }
    if has("options"), has("selection") { return "picker" }
    if has("items"), has("selection") { return "tab" }
    if has("placeholder") { return type == "SearchField" ? "searchField" : fieldRole(type) }
    if has("minimumValue"), has("value") { return "slider" }
    if has("date") { return "datePicker" }
    if has("canIncrement") { return "stepper" }
    if has("isExpanded") || type.hasSuffix("Button") { return "button" }
    return ["Text": "text", "Link": "link", "Image": "image"][type] ?? "group"
  }

  private func fieldRole(_ type: String) -> String {
    type == "TextView"
      ? "textEditor" : current("secure")?.truth == true ? "secureField" : "textField"
  }

  private var shownValue: String? {
    switch roleName {
    case "toggle": current("isOn")?.truth == true ? "on" : "off"
    case "picker":
      current("selection").map { $0.number.flatMap { Int(exactly: $0.value) } ?? -1 }
        .map { options.indices.contains($0) ? options[$0] : "" } ?? options.first
    case "slider": current("value")?.settingWord ?? "0"
    case "datePicker": current("date")?.text
    case let role where role.isField: current("text")?.text
    default: has("isExpanded") ? (current("isExpanded")?.truth == true ? "open" : "closed") : nil
    }
  }

  // Keys

  func has(_ name: String) -> Bool { keys.contains { $0.name == name } }

  /// The member under a key or one of its other spellings.
  private func member(_ key: PropertyDescription) -> SyntaxMember? {
    let names = [key.name] + key.otherNames
    return component[key.place.rawValue]?.members?.last { names.contains($0.key) }
  }

  /// The value under a key of the component's own.
  func current(_ name: String) -> SyntaxValue? {
    keys.first { $0.name == name }.flatMap(member)?.value
  }

  /// The edit of the document that gives a key a value; nil where the component has no such key.
  func edit(_ name: String, to value: SyntaxValue) -> (range: SourceRange, text: String)? {
    guard let key = keys.first(where: { $0.name == name }) else { return nil }
    let text = JSONWriter.text(of: value, style: .compact)
    if let old = member(key) { return (old.value.range, text) }
    let own = "\(JSONWriter.quoted(name)): \(text)"
    let place = component[key.place.rawValue]
    guard let place, place.members != nil else {
      return (Self.start(of: component), "\"\(key.place.rawValue)\": {\(own)}, ")
    }
    return (Self.start(of: place), own + (place.members?.isEmpty == true ? "" : ", "))
  }

  /// The place behind the brace of an object.
  private static func start(of object: SyntaxValue) -> SourceRange {
    SourceRange(object.range.start + 1, object.range.start + 1)
  }
}

extension String {
  /// True for the roles of what is typed into.
  var isField: Bool { ["textField", "secureField", "textEditor", "searchField"].contains(self) }
}

extension DocumentElement: CustomStringConvertible {
  /// One line: role, label, value, identifier and state.
  var description: String {
    var parts = [roleName]
    if let label { parts.append("\"\(label)\"") }
    if let value, value != label { parts.append("= \"\(value)\"") }
    if let identifier { parts.append("#\(identifier)") }
    if !isEnabled { parts.append("disabled") }
    if !options.isEmpty { parts.append("[\(options.joined(separator: " | "))]") }
    return parts.joined(separator: " ")
  }
}
