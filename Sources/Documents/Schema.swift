internal import GalleyComponents
internal import GalleyParsing

/// Pieces of a JSON Schema.
enum Schema {
  static func type(_ name: String) -> SyntaxValue { .object([("type", .text(name))]) }

  static func object(_ members: [(String, SyntaxValue)]) -> SyntaxValue { .object(members) }

  /// An object without other keys than these.
  static func closed(
    _ members: [(String, SyntaxValue)], required: [String] = [], description: String? = nil
  ) -> SyntaxValue {
    var result: [(String, SyntaxValue)] = [("type", .text("object"))]
    if let description { result.append(("description", .text(description))) }
    result.append(("properties", .object(members)))
    result.append(("additionalProperties", .truth(false)))
    if !required.isEmpty { result.append(("required", .array(required.map { .text($0) }))) }
    return .object(result)
  }

  /// The keywords that say what a kind of value may be.
  static func members(of kind: PropertyKind) -> [(String, SyntaxValue)] {
    switch kind {
    case .text, .displayText, .form, .dimension: [("type", .text("string"))]
    case .truth: [("type", .text("boolean"))]
    case .wholeNumber(let minimum):
      [("type", .text("integer"))] + bound("minimum", minimum.map(Double.init))
    case .number(let minimum, let maximum):
      [("type", .text("number"))] + bound("minimum", minimum) + bound("maximum", maximum)
    case .choice(let words): [("enum", .array(words.map { .text($0) }))]
    case .color:
      [
        (
          "anyOf",
          .array([
            type("string"),
            closed([("light", type("string")), ("dark", type("string"))]),
          ])
        )
      ]
    case .object(let parts): object(of: parts)
    case .list(let element):
      [("type", .text("array")), ("items", .object(members(of: element)))]
    case .component: [("$ref", .text("#/$defs/component"))]
    case .either(let kinds): [("anyOf", .array(kinds.map { .object(members(of: $0)) }))]
    }
  }

  private static func object(of parts: [PropertyPart]) -> [(String, SyntaxValue)] {
    let properties = parts.map { ($0.name, SyntaxValue.object(members(of: $0.kind))) }
    return [
      ("type", .text("object")), ("properties", .object(properties)),
      ("additionalProperties", .truth(false)),
    ]
  }

  private static func bound(_ name: String, _ value: Double?) -> [(String, SyntaxValue)] {
    guard let value else { return [] }
    let number = SyntaxNumber(value, isInteger: value == value.rounded())
    return [(name, SyntaxValue(.number(number), at: .nowhere))]
  }
}

extension SourceRange {
  /// The place of values that were made, not read.
  static let nowhere = SourceRange(0, 0)
}

extension SyntaxValue {
  static func text(_ text: String) -> SyntaxValue { SyntaxValue(.string(text), at: .nowhere) }

  static func truth(_ truth: Bool) -> SyntaxValue { SyntaxValue(.bool(truth), at: .nowhere) }

  static func array(_ elements: [SyntaxValue]) -> SyntaxValue {
    SyntaxValue(.array(elements), at: .nowhere)
  }

  static func object(_ members: [(String, SyntaxValue)]) -> SyntaxValue {
    SyntaxValue(
      .object(members.map { SyntaxMember(key: $0.0, keyRange: .nowhere, value: $0.1) }),
      at: .nowhere)
  }

  static func reference(_ name: String) -> SyntaxValue {
    object([("$ref", text("#/$defs/\(name)"))])
  }
}
