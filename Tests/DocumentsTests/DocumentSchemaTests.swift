import Foundation
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

  @Test("every document of the corpus reads without an error")
  func corpus() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Snapshots").standardizedFileURL
    let files = try #require(
      FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files
    where file.pathExtension == "json" && !file.lastPathComponent.contains("suite")
      && file.pathComponents.count == root.pathComponents.count + 2
    {
      count += 1
      let source = SourceText(name: file.path(), bytes: Array(try Data(contentsOf: file)))
      let images = ResourceLoader(document: file.path())
      let (document, diagnostics) = DocumentReader.read(
        source, options: .init(files: { images.text(named: $0) }, images: images))
      #expect(document != nil, "\(diagnostics.map { $0.headline(in: source) })")
    }
    #expect(count >= 40)
  }
}
