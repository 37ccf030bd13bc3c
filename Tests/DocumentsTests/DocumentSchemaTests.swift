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
    let text = JSONWriter.text(of: DocumentSchema().value)
    for match in text.matches(of: /"#\/\$defs\/([^"]+)"/) {
      #expect(text.contains("\"\(match.1)\":"), "\(match.1)")
    }
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
