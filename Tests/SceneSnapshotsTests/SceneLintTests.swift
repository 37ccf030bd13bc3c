import Galley
import GalleyDocuments
import GalleyParsing
import GalleySnapshots
import Testing

@testable import GalleySceneSnapshots

@Suite("Lints on documents")
struct SceneLintTests {
  func lints(_ root: String, width: Int = 200) throws -> [String] {
    let source = SourceText(
      name: "lint.json",
      text: """
        {"canvas": {"width": \(width), "background": "#ffffff"}, "root": \(root)}
        """)
    let (document, findings) = DocumentReader.read(source)
    let scene = Scene(try #require(document, "\(findings)"))
    let prepared = try #require(FaultDrillTests.renderer).prepare(scene)
    return SceneLinter().findings(in: SceneDescription(prepared)).map(\.lint)
  }

  @Test("Text that fits and can be read has no findings")
  func sound() throws {
    #expect(
      try lints(#"{"type": "Text", "values": {"text": "Short and black"}}"#).isEmpty)
  }

  @Test("Text that is cut off in a frame without a limit is found")
  func truncated() throws {
    let root = """
      {"type": "Text", "values": {"text": "A text that is far too long for its frame"},
       "properties": {"width": 60, "height": 20}}
      """
    #expect(try lints(root).contains("truncated-text"))
  }

  @Test("Pale text on white is found, on black it is not", arguments: [true, false])
  func contrast(isWhite: Bool) throws {
    let root = """
      {"type": "Text", "values": {"text": "Pale"},
       "properties": {"foregroundColor": "#cccccc", "padding": 8,
                      "backgroundColor": "\(isWhite ? "#ffffff" : "#000000")"}}
      """
    #expect(try lints(root) == (isWhite ? ["contrast"] : []))
  }
}
