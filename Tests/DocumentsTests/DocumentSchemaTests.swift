import GalleyComponents
import GalleyDocuments
import GalleyParsing
import Testing

@Suite struct DocumentSchemaTests {
  @Test("the schema is JSON and knows every component and every key")
  func complete() throws {
    let text = JSONWriter.text(of: DocumentSchema().value)
    let (value, diagnostics) = JSONParser.parse(SourceText(name: "schema", text: text))
    #expect(diagnostics.isEmpty)
    #expect(value != nil)
    let catalog = ComponentCatalog.standard
    for entry in catalog.entries {
      #expect(text.contains("\"type.\(entry.typeName)\""))
    }
    for description in catalog.sharedProperties + catalog.entries.flatMap(\.properties) {
      #expect(text.contains("\"\(description.name)\""))
    }
  }

  @Test("references lead to definitions")
  func references() throws {
    let schema = DocumentSchema().value
    let known = Set(try #require(schema["definitions"]?.members).map(\.key))
    let names = JSONWriter.text(of: schema).split(separator: "\"#/definitions/").dropFirst()
      .map { String($0.prefix { $0 != "\"" }) }
    #expect(names.count > known.count)
    for name in Set(names) { #expect(known.contains(name), "\(name)") }
  }

  /// Follows the branches for a type as a validator does, to the name of the one definition.
  private func definition(of type: String) throws -> (name: String?, steps: Int) {
    var schema = try #require(DocumentSchema().value["definitions"]?["component"]?["allOf"])
    guard case .array(let branches) = schema.kind else { return (nil, 0) }
    schema = try #require(branches.first?["then"])
    var steps = 0
    while let condition = schema["if"]?["properties"]?["type"]?["enum"] {
      guard case .array(let names) = condition.kind else { return (nil, steps) }
      let isHere = names.contains { $0.text == type }
      schema = try #require(schema[isHere ? "then" : "else"])
      steps += 1
    }
    return (schema["$ref"]?.text, steps)
  }

  @Test("a type leads to its own definition in few steps")
  func branches() throws {
    let entries = ComponentCatalog.standard.entries
    for entry in entries {
      let (name, steps) = try definition(of: entry.typeName)
      #expect(name == "#/definitions/type.\(entry.typeName)")
      #expect(steps <= Int.bitWidth - entries.count.leadingZeroBitCount)
    }
  }

  @Test("a key has its default as a value, and its other spelling is marked")
  func defaults() throws {
    let definitions = try #require(DocumentSchema().value["definitions"])
    let keys = try #require(definitions["type.HStack"]?["properties"]?["properties"]?["properties"])
    #expect(keys["spacing"]?["default"] == .number(0))
    #expect(definitions["key.foregroundColor"]?["deprecated"] == nil)
    #expect(definitions["key.foregroundColour"]?["deprecated"] == SyntaxValue(.bool(true)))
  }

  @Test("editors' \"$schema\" may stand in any component")
  func schemaKey() {
    let text = """
      {"$schema": "a.json", "type": "VStack",
       "subviews": [{"$schema": "a.json", "type": "Spacer"}]}
      """
    let (document, findings) = DocumentReader.read(SourceText(name: "a.json", text: text))
    #expect(document != nil && findings.isEmpty)
  }

  @Test("the reference has a row for every key")
  func reference() {
    let markdown = ComponentReference().markdown
    for entry in ComponentCatalog.standard.entries {
      #expect(markdown.contains("## \(entry.typeName)\n"))
      for property in entry.properties { #expect(markdown.contains("`\(property.name)`")) }
    }
  }
}
