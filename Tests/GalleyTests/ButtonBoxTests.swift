import GalleyDocuments
import GalleyPainting
import GalleyParsing
import Testing

@testable import Galley

@Test(
  "a button's surface has the size that was given",
  arguments: [
    (#"{"title": "Save"}"#, #""width": 160, "height": 44"#, "160.0 44.0"),
    (#"{"title": "Save"}"#, #""width": 160, "height": 30"#, "160.0 30.0"),
    (#"{"title": "Save"}"#, #""width": 160, "minHeight": 60"#, "160.0 60.0"),
    (#"{"systemIconName": "star"}"#, #""width": 32, "height": 32"#, "32.0 32.0"),
  ])
func surfacesHaveTheGivenSize(values: String, properties: String, size: String) throws {
  let text = """
    {"canvas": {}, "root": {"type": "Button", "values": \(values),
     "properties": {"kind": "filled", \(properties)}}}
    """
  let document = try #require(
    DocumentReader.read(SourceText(name: "button.json", text: text)).document)
  let prepared = try Renderer().prepare(Scene(document))
  let surfaces = prepared.list.commands.compactMap { command in
    if case .fill(let shape, _) = command { shape.bounds } else { nil }
  }
  #expect(surfaces.first.map { "\($0.width) \($0.height)" } == size)
}
