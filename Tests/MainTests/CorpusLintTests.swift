import GalleyTestSupport
import Testing

@testable import GalleyMain

@Suite("Folders and files that galley lint looks through")
struct CorpusLintTests {
  private let folder = TemporaryFolder()
  private var tool: Tool { Tool(folder: folder.path) }
  private static let pale =
    ##"{"type": "Text", "values": {"text": "a"}, "properties": {"foregroundColor": "#dddddd", "padding": 4}}"##

  @Test("A folder is a corpus, whose last line counts what was found")
  func folders() throws {
    try folder.write(#"{"variants": {"appearance": ["light"]}}"#, to: "Cases/suite.json")
    try folder.write(#"{"type": "Text", "values": {"text": "a"}}"#, to: "Cases/in/good.json")
    let good = try tool.run(["lint", "Cases", "--output", "out"])
    #expect(good.status == 0 && good.text == "no problems in 1 picture\n", "\(good.text)")
    try folder.write(Self.pale, to: "Cases/in/pale.json")
    let bad = try tool.run(["lint", "Cases", "--output", "out"])
    #expect(bad.status == 1 && bad.text.hasSuffix("\n1 error in 2 pictures\n"), "\(bad.text)")
    // The suite above a folder governs it.
    let inner = try tool.run(["lint", "Cases/in", "--output", "out"])
    #expect(inner.status == 1 && inner.text.hasSuffix("\n1 error in 2 pictures\n"), "\(inner.text)")
    let mixed = try tool.run(["lint", "Cases", "Cases/in/good.json"])
    #expect(mixed.status == 2 && mixed.errors.contains("name files or one folder"))
    let chosen = try tool.run(["lint", "Cases", "--locale", "de"])
    #expect(chosen.status == 2 && chosen.errors.contains("variants of their own"))
  }

  @Test("Lints of the suite hold for one of its documents")
  func lints() throws {
    try folder.write(#"{"lints": {"grid": 8}}"#, to: "Cases/suite.json")
    try folder.write(
      #"{"type": "Rectangle", "properties": {"width": 9, "height": 8}}"#, to: "Cases/a.json")
    let run = try tool.run(["lint", "Cases/a.json"])
    #expect(run.status == 1 && run.text.contains("off-grid"), "\(run.text)")
  }

  @Test("A warning about an option is counted")
  func options() throws {
    try folder.write(
      #"{"name": "x", "schemes": {"base": {"styles": {"fonts": "Interr"}}}}"#, to: "t.theme.json")
    try folder.write(#"{"type": "Text", "values": {"text": "a"}}"#, to: "a.json")
    let run = try tool.run(["lint", "a.json", "--theme", "t.theme.json"])
    #expect(run.errors.contains("no font is called") && run.text == "1 warning\n", "\(run.text)")
  }

  @Test("A family that the theme of a document names is missed at its line of the theme, once")
  func families() throws {
    try folder.write(
      "{\"name\": \"x\",\n \"schemes\": {\"base\": {\"styles\": {\"fonts\": \"Harbour\"}}}}",
      to: "t.theme.json")
    try folder.write(
      #"{"theme": "t.theme.json", "root": {"type": "Text", "values": {"text": "a"}}}"#, to: "a.json"
    )
    let run = try tool.run(["lint", "a.json"])
    #expect(run.text.contains("t.theme.json:2:43: no font is called \"Harbour\""), "\(run.text)")
    #expect(run.text.hasSuffix("\n1 warning\n"), "\(run.text)")
  }

  @Test("What does not belong in a document says where it belongs")
  func ways() throws {
    func text(_ document: String) throws -> String {
      try folder.write(document, to: "a.json")
      return try tool.run(["lint", "a.json"]).text
    }
    let root = #""root": {"type": "Text", "values": {"text": "a"}}"#
    #expect(try text(#"{"fonts": "fonts", \#(root)}"#).contains("given with --fonts"))
    #expect(try text(#"{"theme": "../b.theme.json", \#(root)}"#).contains("give it with --theme"))
    try folder.write(#"{"name": "x", "fonts": "fonts", "schemes": {}}"#, to: "t.theme.json")
    #expect(try tool.run(["lint", "t.theme.json"]).text.contains("given with --fonts"))
  }

  @Test("A key that takes a number takes the name of a number")
  func numbers() throws {
    try folder.write(#"{"dim": {"$type": "number", "$value": 0.5}}"#, to: "n.tokens.json")
    try folder.write(
      #"{"type": "Circle", "properties": {"width": 20, "height": 20, "opacity": "dim"}}"#,
      to: "a.json")
    try folder.write(
      #"{"type": "Circle", "properties": {"width": 20, "height": 20, "opacity": 0.5}}"#,
      to: "b.json")
    let theme = ["--theme", "n.tokens.json"]
    #expect(try tool.run(["render", "a.json", "-o", "a.png"] + theme).status == 0)
    #expect(try tool.run(["render", "b.json", "-o", "b.png"]).status == 0)
    #expect(try tool.run(["diff", "a.png", "b.png"]).status == 0)
  }
}
