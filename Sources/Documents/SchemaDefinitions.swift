internal import GalleyComponents
internal import GalleyDesign
internal import GalleyParsing

/// The values of properties in a JSON Schema. A value that consists of parts is defined once, under the name
/// of the first key that takes it, and referred to from then on.
struct SchemaDefinitions {
  private(set) var definitions: [(String, SyntaxValue)] = []
  private var names: [PropertyKind: String] = [:]
  private var taken: Set<String> = []
  /// True for documents, whose values may be fields of data.
  let takesPlaceholders: Bool
  private let position = PlaceValue.kind

  init(takesPlaceholders: Bool) { self.takesPlaceholders = takesPlaceholders }

  /// A key and its other spellings, each with what it takes.
  mutating func properties(of description: PropertyDescription) -> [(String, SyntaxValue)] {
    let value = members(of: description.kind, named: description.name)
    let standard = Self.standard(of: description)
    let words = standard == nil ? description.defaultText : ""
    let note = words.isEmpty ? "" : " Default: \(words)."
    return ([description.name] + description.otherNames).map { name in
      var members = value
      members.append(("description", .text(description.summary + note)))
      if let standard { members.append(("default", standard)) }
      if let example = Self.example(of: description.kind) {
        members.append(("examples", .array([example])))
      }
      if name != description.name {
        members.append(("deprecated", .truth(true)))
        members.append(("deprecationMessage", .text("Written \"\(description.name)\".")))
      }
      return (name, .object(members))
    }
  }

  /// Returns the default as a value; nil if only text describes it.
  private static func standard(of description: PropertyDescription) -> SyntaxValue? {
    let text = description.defaultText
    func value(_ kind: PropertyKind) -> SyntaxValue? {
      switch kind {
      case .truth: text == "true" || text == "false" ? .truth(text == "true") : nil
      case .number, .wholeNumber: Double(text).map { .number($0) }
      case .choice(let words): words.contains(text) ? .text(text) : nil
      case .either(let kinds): kinds.lazy.compactMap(value).first
      case .text, .displayText, .dimension, .words, .numbers, .color, .form, .themeName, .object,
        .named, .tags, .null, .list, .component, .position:
        nil
      }
    }
    return value(description.kind)
  }

  /// Returns the example that an editor shows for a form that only text describes.
  private static func example(of kind: PropertyKind) -> SyntaxValue? {
    switch kind {
    case .color: .text("#336699")
    case .form(let phrase):
      phrase.split(separator: "\"").dropFirst().first.map { .text(String($0)) }
    case .either(let kinds): kinds.lazy.compactMap(example).first
    case .text, .displayText, .truth, .wholeNumber, .number, .dimension, .choice, .words, .numbers,
      .themeName, .object, .named, .tags, .null, .list, .component, .position:
      nil
    }
  }

  // MARK: Kinds

  /// Returns the keywords that define the permitted values of a kind.
  private mutating func members(
    of kind: PropertyKind, named name: String
  ) -> [(String, SyntaxValue)] {
    switch kind {
    case position: shared(.position, named: name)
    case .color, .position, .object, .displayText, .named: shared(kind, named: name)
    case .either(let kinds) where kinds.count > 2: shared(kind, named: name)
    default: inline(kind, named: name)
    }
  }

  private mutating func shared(
    _ kind: PropertyKind, named name: String
  ) -> [(String, SyntaxValue)] {
    let known = names[kind] ?? define(kind, named: name)
    // Beside other keywords a plain reference would hide them, as draft 7 has it.
    return [("allOf", .array([.definition(known)]))]
  }

  private mutating func define(_ kind: PropertyKind, named name: String) -> String {
    let plain =
      switch kind {
      case .color: "color"
      case .displayText: "text"
      case .position: "position"
      default: "value.\(name)"
      }
    let numbered = (2...).lazy.map { "\(plain).\($0)" }
    let name = taken.contains(plain) ? numbered.first { !taken.contains($0) } ?? plain : plain
    // The name is known before its parts are, since a position consists of positions.
    names[kind] = name
    taken.insert(name)
    let meant = kind == .position ? position : kind
    definitions.append((name, .object(inline(meant, named: String(name.trimmingPrefix("value."))))))
    return name
  }

  private mutating func inline(
    _ kind: PropertyKind, named name: String
  ) -> [(String, SyntaxValue)] {
    switch kind {
    case .text, .form, .dimension: return [("type", .text("string"))]
    case .themeName: return [("type", .text("string")), ("pattern", .text("[.]"))]
    case .displayText:
      let argument = SyntaxValue.types(["string", "number"])
      return anyOf([
        .type("string"),
        .closed(
          [
            ("key", .type("string")), ("default", .type("string")),
            ("arguments", .object([("type", .text("array")), ("items", argument)])),
          ], "A text of the strings by its key.", required: ["key"]),
      ])
    case .truth: return orPlaceholder("boolean")
    case .null: return [("type", .text("null"))]
    case .wholeNumber(let minimum):
      return orPlaceholder("integer") + Self.bound("minimum", minimum.map(Double.init))
    // Without bounds, the name of a dimension counts as its number.
    case .number(nil, nil): return [("type", .array([.text("number"), .text("string")]))]
    case .number(let minimum, let maximum):
      return orPlaceholder("number") + Self.bound("minimum", minimum)
        + Self.bound("maximum", maximum)
    case .choice(let words):
      let choice = SyntaxValue.object([("enum", .array(words.map { .text($0) }))])
      return takesPlaceholders
        ? anyOf([choice, .object([("type", .text("string")), Self.placeholder])])
        : [("enum", .array(words.map { .text($0) }))]
    case .words(let words):
      let word = "(\(words.joined(separator: "|")))"
      return [("type", .text("string")), ("pattern", .text("^ *\(word)( +\(word))* *$"))]
    case .numbers(let names):
      let count = SyntaxValue.number(Double(names.count))
      return [
        ("type", .text("array")), ("items", .type("number")),
        ("minItems", count), ("maxItems", count),
      ]
    case .color:
      let modes = ColorMode.allCases.map { ($0.rawValue, SyntaxValue.type("string")) }
      return anyOf([.type("string"), .closed(modes)])
    case .tags(let value):
      let values = SyntaxValue.object(members(of: value, named: name))
      return [
        ("type", .text("object")), ("patternProperties", .object([("^[!-~]{4}$", values)])),
        ("additionalProperties", .truth(false)),
      ]
    case .object(let parts):
      let members = parts.map { part in
        (part.name, SyntaxValue.object(self.part(part, of: name)))
      }
      return [
        ("type", .text("object")), ("properties", .object(members)),
        ("additionalProperties", .truth(false)),
      ]
    case .named(let value, let known):
      let members = known.map { name in
        (name, SyntaxValue.object(self.members(of: value, named: name)))
      }
      return [
        ("type", .text("object")), ("properties", .object(members)),
        ("additionalProperties", .object(self.members(of: value, named: name))),
      ]
    case .list(let element):
      return [
        ("type", .text("array")), ("items", .object(members(of: element, named: name))),
      ]
    case .component: return [("allOf", .array([.definition("component")]))]
    case .position: return members(of: kind, named: name)
    case .either(let kinds):
      return anyOf(kinds.map { .object(members(of: $0, named: name)) })
    }
  }

  /// A part that is a length may be the name of a dimension.
  private mutating func part(
    _ part: PropertyPart, of name: String
  ) -> [(String, SyntaxValue)] {
    let isLength = part.kind == .length
    let value = members(
      of: isLength ? .either([.length, .dimension]) : part.kind, named: "\(name).\(part.name)")
    return part.summary.isEmpty ? value : value + [("description", .text(part.summary))]
  }

  /// A text in braces, which is replaced by a field of data in documents.
  private static let placeholder = ("pattern", SyntaxValue.text("[{].+[}]"))

  /// A type that a field of data, written as a text, may replace; patterns apply to texts alone.
  private func orPlaceholder(_ type: String) -> [(String, SyntaxValue)] {
    takesPlaceholders
      ? [("type", .array([.text(type), .text("string")])), Self.placeholder]
      : [("type", .text(type))]
  }

  private static func bound(_ name: String, _ value: Double?) -> [(String, SyntaxValue)] {
    value.map { [(name, .number($0))] } ?? []
  }

  private func anyOf(_ values: [SyntaxValue]) -> [(String, SyntaxValue)] {
    [("anyOf", .array(values))]
  }
}
