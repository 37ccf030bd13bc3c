internal import GalleyParsing

/// Pieces of a JSON Schema.
enum Schema {
  static func type(_ name: String) -> SyntaxValue { .object([("type", .text(name))]) }

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

  static func bound(_ name: String, _ value: Double?) -> [(String, SyntaxValue)] {
    value.map { [(name, .number($0))] } ?? []
  }
}

extension SyntaxValue {
  static func reference(_ name: String) -> SyntaxValue {
    .object([("$ref", .text("#/definitions/\(name)"))])
  }
}
