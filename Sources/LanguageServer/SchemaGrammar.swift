import GalleyParsing

/// The keys and values that a JSON Schema permits at each place of a file: for suites and design tokens, which
/// have no grammar beyond their schema.
struct SchemaGrammar {
  /// A key that an object may have.
  struct Key {
    var name: String
    var summary: String
    /// The permitted values: the words, else the names of types.
    var phrase: String
  }

  private let root: SyntaxValue

  init(_ schema: SyntaxValue) { root = schema }

  /// Returns the schemas of the innermost object or array, or of the value of the key that was read last.
  func schemas(at levels: [Cursor.Level]) -> [SyntaxValue] {
    var schemas = alternatives(of: root)
    for (depth, level) in levels.enumerated() {
      guard depth < levels.count - 1 || level.key != nil || !level.isObject else { break }
      schemas = schemas.flatMap { step(from: $0, level) }
    }
    return schemas
  }

  /// The keys that an object may have.
  func keys(in schemas: [SyntaxValue]) -> [Key] {
    schemas.flatMap { $0["properties"]?.members ?? [] }.reduce(into: []) { keys, member in
      guard !keys.contains(where: { $0.name == member.key }) else { return }
      let choices = alternatives(of: member.value)
      keys.append(
        Key(
          name: member.key, summary: Self.summary(of: [member.value] + choices),
          phrase: phrase(of: choices)))
    }
  }

  /// The words that a value may be, each with true if it is written in quotes.
  func words(in schemas: [SyntaxValue]) -> [(word: String, isText: Bool)] {
    schemas.flatMap { schema -> [(word: String, isText: Bool)] in
      let truths = schema.schemaTypes.contains("boolean") ? ["true", "false"] : []
      let words = schema["enum"]?.elements?.compactMap(\.text) ?? []
      return words.map { ($0, true) } + truths.map { ($0, false) }
    }
  }

  /// The description of a value.
  static func summary(of schemas: [SyntaxValue]) -> String {
    schemas.lazy.compactMap { $0["description"]?.text }.first ?? ""
  }

  private func phrase(of schemas: [SyntaxValue]) -> String {
    let words = words(in: schemas).map(\.word)
    let types = schemas.flatMap(\.schemaTypes)
    return (words.isEmpty ? types : words).joined(separator: " | ")
  }

  private func step(from schema: SyntaxValue, _ level: Cursor.Level) -> [SyntaxValue] {
    let next =
      level.isObject
      ? level.key.flatMap { schema["properties"]?[$0] } ?? schema["additionalProperties"]
      : schema["items"]
    return next.map(alternatives) ?? []
  }

  /// The schema, or those that it refers to or chooses among. A schema that refers to itself ends at the limit.
  private func alternatives(of schema: SyntaxValue) -> [SyntaxValue] {
    alternatives(of: schema, depth: 0)
  }

  private static let deepestReference = 8

  private func alternatives(of schema: SyntaxValue, depth: Int) -> [SyntaxValue] {
    guard depth < Self.deepestReference else { return [] }
    let choices = ["anyOf", "oneOf"].flatMap { schema[$0]?.elements ?? [] }
    let referred = schema["$ref"]?.text.flatMap(definition)
    // Choices that only demand keys belong to the object that makes them.
    let more = choices.filter { $0["required"] == nil || $0["properties"] != nil }
    let inner = more + [referred].compactMap(\.self)
    return (inner.isEmpty ? [schema] : [])
      + inner.flatMap { alternatives(of: $0, depth: depth + 1) }
  }

  private func definition(_ reference: String) -> SyntaxValue? {
    if reference == "#" { return root }
    let steps = reference.split(separator: "/")
    guard steps.count == 3, steps[0] == "#", steps[1] == "definitions" else { return nil }
    return root["definitions"]?[String(steps[2])]
  }
}
