import GalleyDocuments
import GalleyGeometry
import GalleyParsing
import GalleyStair
import Testing

@Test(
  "containers of layers place what lies in them by \"alignment\", as SwiftUI does",
  arguments: ["Overlay", "ZStack"])
func layersAreAligned(type: String) throws {
  func frame(_ properties: String) throws -> Rect {
    let text = """
      {"canvas": {}, "root": {"type": "\(type)", "properties": {\(properties)}, "subviews": [
       {"type": "Rectangle", "id": "first", "properties": {"width": 80, "height": 40}},
       {"type": "Rectangle", "id": "other", "properties": {"width": 10, "height": 10}}]}}
      """
    let (document, findings) = DocumentReader.read(SourceText(name: "a.json", text: text))
    #expect(findings.isEmpty, "\(findings)")
    let prepared = try Renderer().prepare(Scene(try #require(document)))
    return try #require(prepared.layout.frame(ofID: "other"))
  }
  let byWord = try frame(#""alignment": "bottomTrailing""#)
  #expect(try byWord == frame(#""contentAlignment": "bottomTrailing""#))
  #expect(try byWord != frame(""))
}
