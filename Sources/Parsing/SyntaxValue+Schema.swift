/// Pieces of a JSON Schema of draft 7, each with a description for editors where one is given.
extension SyntaxValue {
  package typealias SchemaMembers = [(String, SyntaxValue)]

  /// The member that names the draft.
  package static var draft7: (String, SyntaxValue) {
    ("$schema", .text("http://json-schema.org/draft-07/schema#"))
  }

  /// A value of a type.
  package static func type(_ name: String, _ description: String? = nil) -> SyntaxValue {
    .object([("type", .text(name))] + described(description))
  }

  /// A value of one of several types.
  package static func types(_ names: [String], _ description: String? = nil) -> SyntaxValue {
    .object([("type", .array(names.map { .text($0) }))] + described(description))
  }

  /// One of some words.
  package static func words(_ words: [String], _ description: String? = nil) -> SyntaxValue {
    .object([("enum", .array(words.map { .text($0) }))] + described(description))
  }

  /// A number between bounds, which belong to it.
  package static func number(
    _ range: ClosedRange<Double>, _ description: String? = nil, isWhole: Bool = false
  ) -> SyntaxValue {
    .object(
      [
        ("type", .text(isWhole ? "integer" : "number")), ("minimum", .number(range.lowerBound)),
        ("maximum", .number(range.upperBound)),
      ] + described(description))
  }

  /// An array.
  package static func list(
    of items: SyntaxValue, _ description: String? = nil
  ) -> SyntaxValue {
    .object([("type", .text("array")), ("items", items)] + described(description))
  }

  /// An object without other keys than these.
  ///
  /// - Parameter further: Further members of the schema itself.
  package static func closed(
    _ members: SchemaMembers, _ description: String? = nil, required: [String] = [],
    further: SchemaMembers = []
  ) -> SyntaxValue {
    let demand = ("required", SyntaxValue.array(required.map { .text($0) }))
    return .object(
      [("type", .text("object"))] + described(description)
        + [("properties", .object(members)), ("additionalProperties", .truth(false))]
        + (required.isEmpty ? [] : [demand]) + further)
  }

  /// A value of one of several forms.
  package static func anyOf(_ forms: [SyntaxValue]) -> SyntaxValue {
    .object([("anyOf", .array(forms))])
  }

  /// The definition of a name.
  package static func definition(_ name: String) -> SyntaxValue {
    .object([("$ref", .text("#/definitions/\(name)"))])
  }

  private static func described(_ description: String?) -> SchemaMembers {
    description.map { [("description", .text($0))] } ?? []
  }

  /// The types that a schema permits.
  package var schemaTypes: [String] {
    let type = self["type"]
    return type?.text.map { [$0] } ?? type?.elements?.compactMap(\.text) ?? []
  }
}
