import GalleyComponents
import GalleyDocuments
import GalleyGeometry
import GalleyParsing
import Testing

@Suite struct DocumentReaderTests {
  @Test("DUI-1, DUI-3: a component with everything inside")
  func hiking() throws {
    let (document, diagnostics) = read(
      """
      {"type": "HStack", "properties": {"spacing": 16, "verticalAlignment": "top"}, "subviews": [
        {"type": "Circle", "properties": {"height": 40, "width": 40}},
        {"type": "VStack", "properties": {"padding": 8, "horizontalAlignment": "leading"},
         "subviews": [{"type": "Rectangle"}, {"type": "Spacer", "properties": {"minLength": 4}}]}
      ]}
      """)
    #expect(diagnostics.isEmpty)
    let root = try #require(document).root
    #expect(root.typeName == "HStack")
    #expect(root.count == 5)
    #expect(root.children[1].look.padding?.top == 8)
  }

  @Test("an envelope gives the canvas")
  func envelope() throws {
    let (document, diagnostics) = read(
      """
      {"canvas": {"device": "iphone-14", "appearance": "both", "locale": "ar-EG"},
       "root": {"type": "Divider"}}
      """)
    #expect(diagnostics.isEmpty)
    let canvas = try #require(document).canvas
    #expect(canvas.size.width == 390)
    #expect(canvas.layoutDirection == .rightToLeft)
    #expect(canvas.grid.scale == 3)
    #expect(canvas.insets.top == 47)
  }
}

func read(
  _ text: String, mode: ReadingMode = .strict
) -> (document: Document?, diagnostics: [Diagnostic]) {
  DocumentReader.read(SourceText(name: "test.json", text: text), options: .init(mode: mode))
}
