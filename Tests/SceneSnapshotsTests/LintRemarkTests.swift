import GalleyComponents
import GalleyDesign
import GalleyDocuments
import GalleyParsing
import GalleySnapshots
import GalleyStair
import Testing

@testable import GalleySceneSnapshots

/// The remarks that documents may make for the lints: traits, exemptions, dimensions.
@Suite("Remarks for lints")
struct LintRemarkTests {
  let scenes = SceneLintTests()

  /// A small pale button with a property more.
  func button(_ more: String) -> String {
    """
    {"type": "Text", "id": "ok", "values": {"text": "OK"},
     "properties": {"foregroundColor": "#cccccc"\(more)}}
    """
  }

  @Test(
    "Traits say what can be pressed, and exemptions with a reason hold here and inside",
    arguments: [
      ("", ["contrast"]), (#", "traits": ["header"]"#, ["contrast"]),
      (#", "traits": ["button"]"#, ["tap-target", "contrast"]),
      (#", "traits": ["button", "notEnabled"]"#, []),
      (#", "traits": ["button"], "lintIgnore": {"contrast": "a logo"}"#, ["tap-target"]),
    ])
  func traits(more: String, expected: [String]) throws {
    #expect(try scenes.lints(button(more)) == expected)
    let inside =
      #"{"type": "VStack", "properties": {"lintIgnore": {"tap-target": "small print", "#
      + #""contrast": "a proof"}}, "subviews": [\#(button(more))]}"#
    #expect(try scenes.lints(inside).isEmpty)
  }

  @Test("Remarks for lints do not reach the reference")
  func remarks() throws {
    let plain = try scenes.described(button(""))
    let noted = try scenes.described(
      button(#", "traits": ["button"], "lintIgnore": {"tap-target": "a proof"}"#))
    #expect(FrameDump.text(plain) == FrameDump.text(noted))
  }

  @Test(
    "An exemption needs a lint that exists and a reason",
    arguments: [
      (#"{"tap-targets": "x"}"#, #"did you mean "tap-target"?"#),
      (#"{"contrast": " "}"#, #""lintIgnore.contrast" needs a reason"#),
      (#"["contrast"]"#, #"for "lintIgnore", found an array"#),
    ])
  func strictness(value: String, message: String) throws {
    let source = SourceText(
      name: "lint.json", text: #"{"type": "Text", "properties": {"lintIgnore": \#(value)}}"#)
    let (document, findings) = DocumentReader.read(source)
    #expect(document == nil)
    #expect(findings.map { $0.rendered(in: source) }.joined().contains(message))
  }

  @Test("The catalogue of lints and the names that documents may use are the same")
  func names() {
    #expect(SceneLinter.catalog.map(\.key) == LintName.allCases.map(\.rawValue))
  }

  @Test("Every length that comes from a dimension has its token; others are found when asked for")
  func tokens() throws {
    var theme = Theme.plain
    theme.dimensions = ["gap": 8]
    let root = """
      {"type": "VStack", "properties": {
         "spacing": "gap", "cornerRadius": "gap", "width": 90, "padding": {"horizontal": "gap"},
         "borderWidth": 2, "borderColor": "#000000"},
       "subviews": [{"type": "Text", "properties": {"fontSize": "gap", "height": "gap"}}]}
      """
    let scene = try scenes.described(root, theme: theme)
    let written = scene.nodes.flatMap(\.properties).filter { $0.token == "dimension.gap" }
    #expect(
      written.map(\.name) == [
        "spacing", "padding.leading", "padding.trailing", "cornerRadius", "fontSize", "height",
      ])
    var options = LintOptions()
    options.tokenProperties = ["padding", "spacing", "width", "borderWidth", "fontSize"]
    let found = SceneLinter(options: options).findings(in: scene).filter { $0.lint == "off-token" }
    #expect(
      found.map(\.message)
        == ["width 90", "borderWidth 2"].map { $0 + " does not come from a token" })
  }
}
