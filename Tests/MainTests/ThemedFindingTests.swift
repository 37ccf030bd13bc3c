import GalleyTestSupport
import Testing

@testable import GalleyMain

/// Findings about colours and sizes belong to the one who stated the value.
@Suite("Findings that a theme of one's own causes")
struct ThemedFindingTests {
  private let folder = TemporaryFolder()
  private var tool: Tool { Tool(folder: folder.path) }
  /// Tinted words of the platform have less contrast than WCAG wants, and its buttons are less high than a finger.
  private static let button =
    #"{"canvas": {"width": 200}, "root": {"type": "Button", "properties": {"kind": "tinted"}, "values": {"title": "Tinted"}}}"#

  /// The findings of the button with a theme, given in three ways that have to agree.
  private func findings(_ theme: String) throws -> Tool.Result {
    try folder.write(Self.button, to: "b.json")
    try folder.write(theme, to: "t.theme.json")
    let given = try tool.run(["lint", "b.json", "--theme", "t.theme.json"])
    try folder.write(Self.button, to: "c/b.json")
    try folder.write(#"{"theme": "../t.theme.json"}"#, to: "c/suite.json")
    let ofSuite = try tool.run(["lint", "c/b.json"])
    #expect(given.status == ofSuite.status, "\(given.text)\n\(ofSuite.text)")
    let ofCorpus = try tool.run(["lint", "--corpus", "c", "--output", "out"])
    #expect(given.status == ofCorpus.status, "\(given.text)\n\(ofCorpus.text)")
    return given
  }

  @Test(
    "A theme that states neither leaves the platform's values to the platform",
    arguments: [
      #"{"name": "x"}"#, ##"{"name": "x", "colors": {"leaf": "#0a0"}, "dimensions": {"gap": 3}}"##,
      #"{"name": "x", "textStyles": {"lead": {"size": 9}}}"#,
      ##"{"name": "x", "schemes": {"labels": {"colors": {"foreground": "#ccc"}}}}"##,
      #"{"name": "x", "schemes": {"buttons": {"styles": {"cornerRadius": 2}}}}"#,
      ##"{"name": "x", "schemes": {"filledButtons": {"colors": {"foreground": "#ccc"}}}}"##,
      // A family makes the button higher or lower, and states no size.
      #"{"name": "x", "schemes": {"base": {"styles": {"fonts": "JetBrains Mono"}}}}"#,
      #"{"name": "x", "schemes": {"base": {"styles": {"fonts": "Literata"}}}}"#,
    ])
  func others(_ theme: String) throws {
    let plain = try findings(#"{"name": "x"}"#)
    #expect(plain.status == 0 && plain.text.contains("note"), "\(plain.text)")
    let run = try findings(theme)
    #expect(run.status == 0 && run.text == plain.text, "\(run.text)")
  }

  @Test(
    "A value that the theme states is its author's",
    arguments: [
      (
        "contrast",
        ##"{"name": "x", "schemes": {"tintedButtons": {"colors": {"foreground": "#bbbbbb"}}}}"##
      ),
      ("contrast", ##"{"name": "x", "schemes": {"base": {"colors": {"tint": "#ffdd00"}}}}"##),
      ("tap-target", #"{"name": "x", "schemes": {"buttons": {"styles": {"padding": 1}}}}"#),
    ])
  func own(_ lint: String, _ theme: String) throws {
    let run = try findings(theme)
    #expect(run.status == 1 && run.text.contains("error: \(lint)"), "\(run.text)")
  }
}
