import GalleyComponents
import GalleyParsing
import GalleyStair
import Testing

@testable import GalleyServe

@Test("Components are shown by the given samples, and without one with made-up texts")
func samplesOfComponents() throws {
  let button = SyntaxValue.object([
    ("root", .object([("type", .text("Button")), ("values", .object([("title", .text("Go"))]))]))
  ])
  let sources = ServedSources(
    documents: DocumentRenderer(try Renderer(), DocumentLoader()),
    sample: { $0.typeName == "Button" ? button : nil })
  let made = MadeDocuments(sources, files: [])
  let shown = try #require(made.document("component:Button", .light)).text
  #expect(String(decoding: shown.bytes, as: UTF8.self) == JSONWriter.text(of: button))
  let other = try #require(made.document("component:Badge", .light)).text
  #expect(String(decoding: other.bytes, as: UTF8.self).contains("Badge"))
}
