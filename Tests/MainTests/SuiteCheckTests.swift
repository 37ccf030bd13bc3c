import GalleyTestSupport
import Testing

@testable import GalleyMain

/// `galley lint suite.json` finds what `galley test` refuses, and both report it in the same words.
@Suite("One check of suites for galley lint and galley test")
struct SuiteCheckTests {
  private let folder = TemporaryFolder()
  private var tool: Tool { Tool(folder: folder.path) }

  private func corpus(_ suite: String) throws {
    try folder.write(suite, to: "S/suite.json")
    try folder.write(
      #"{"canvas": {"width": 60}, "root": {"type": "Text", "id": "word", "values": {"text": "a"}}}"#,
      to: "S/a.json")
    try folder.write(#"{"root": {}}"#, to: "S/_other/no-theme.json")
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init).filter { $0.hasPrefix("S/suite.json:") }
  }

  @Test(
    "An error stops the run before anything is drawn",
    arguments: [
      (#"{"variants": {"device": ["iPhone 15"]}}"#, "did you mean \"iphone-15\"?"),
      (#"{"variants": {"locale": ["german"]}}"#, "takes a BCP 47 tag"),
      (#"{"variants": {"scale": [40]}}"#, "'scale' takes"),
      (
        #"{"variants": {"appearance": ["light", "light"]}}"#,
        "\"light\" stands twice in \"appearance\""
      ),
      (#"{"theme": "what3word"}"#, "the theme cannot be used"),
      (#"{"theme": "_other/no-theme.json"}"#, "S/_other/no-theme.json:1:2: unknown key \"root\""),
      (#"{"fonts": "a.json"}"#, "the fonts cannot be used"),
      (#"{"strings": "a.json"}"#, "the strings cannot be used"),
      (
        #"{"tolerance": {"channelLevels": 3, "perceptualPrecision": 0.9, "reason": "x"}}"#,
        "a tolerance has one measure"
      ),
      (#"{"lints": {"tokens": [4]}}"#, "expected a string"),
    ])
  func errors(_ suite: String, _ message: String) throws {
    try corpus(suite)
    let lint = try tool.run(["lint", "S/suite.json"])
    #expect(lint.status == 1 && lines(lint.text).count == 1, "\(lint.text)")
    #expect(lint.text.contains(message), "\(lint.text)")
    let test = try tool.run(["test", "S", "--record", "missing"])
    #expect(test.status == 2 && lines(test.errors) == lines(lint.text), "\(test.errors)")
    #expect(!folder.files.contains { $0.hasSuffix(".png") }, "nothing is drawn")
    let corpus = try tool.run(["lint", "S"])
    #expect(corpus.status == 2 && lines(corpus.errors) == lines(lint.text), "\(corpus.errors)")
  }

  @Test(
    "What concerns nothing is a warning of both",
    arguments: [
      (#"{"masks": [{"type": "Txt", "reason": "x"}]}"#, "did you mean \"Text\"?"),
      (#"{"masks": [{"id": "nope", "reason": "x"}]}"#, "the identifier \"nope\""),
      (#"{"lints": {"tokens": ["paddin"]}}"#, "did you mean \"padding\"?"),
      (#"{"tolerance": {"threshold": 0.1, "reason": "x"}}"#, "has no effect without \"like\""),
    ])
  func warnings(_ suite: String, _ message: String) throws {
    try corpus(suite)
    let lint = try tool.run(["lint", "S/suite.json"])
    #expect(lint.status == 0 && lint.text.contains(message), "\(lint.text)")
    let test = try tool.run(["test", "S", "--record", "missing"])
    #expect(lines(test.errors) == lines(lint.text), "\(test.errors)")
  }

  @Test(
    "A suite that holds has no findings",
    arguments: [
      #"{"masks": [{"id": "word", "reason": "x"}, {"type": "Text", "reason": "x"}]}"#,
      #"{"lints": {"tokens": ["padding", "padding.top", "fontSize"]}}"#,
      #"{"tolerance": {"like": "pixelmatch-7", "threshold": 0.1, "reason": "x"}}"#,
      #"{"variants": {"device": ["iphone-15-landscape"], "locale": ["en-XA"], "scale": [1.5]}}"#,
    ])
  func sound(_ suite: String) throws {
    try corpus(suite)
    #expect(try tool.run(["lint", "S/suite.json"]).text == "no problems\n")
  }

  @Test("A state needs a document beside every case")
  func states() throws {
    try corpus(#"{"variants": {"state": ["normal", "pressed"]}}"#)
    let lint = try tool.run(["lint", "S/suite.json"])
    #expect(
      lint.text.contains("the state \"pressed\" needs a document 'S/a.pressed.state.json'"),
      "\(lint.text)")
    try folder.write(
      #"{"type": "Text", "values": {"text": "b"}}"#, to: "S/a.pressed.state.json")
    #expect(try tool.run(["lint", "S/suite.json"]).text == "no problems\n")
  }

  @Test("A mistake in the theme of a suite comes alone, without what documents lack by it")
  func causeFirst() throws {
    try corpus(#"{"theme": "../t.theme.json"}"#)
    try folder.write(##"{"name": "T", "colors": {"plum": "#7A1F6"}}"##, to: "t.theme.json")
    try folder.write(
      #"{"type": "Text", "values": {"text": "a"}, "properties": {"foregroundColor": "plum"}}"#,
      to: "S/a.json")
    let document = try tool.run(["lint", "S/a.json"])
    #expect(document.text.contains("t.theme.json:1:34: \"#7A1F6\" is not #RGB"), "\(document.text)")
    #expect(document.text.hasSuffix("\n1 error\n"), "\(document.text)")
    let test = try tool.run(["test", "S"])
    #expect(test.status == 2 && !test.text.contains("neither hex digits"), "\(test.text)")
  }

  @Test("A family that the theme of a suite misses is told once, at its line of the theme")
  func families() throws {
    try corpus(#"{"theme": "../t.theme.json"}"#)
    try folder.write(
      "{\"name\": \"T\",\n \"schemes\": {\"base\": {\"styles\": {\"fonts\": \"Intre\"}}}}",
      to: "t.theme.json")
    let message = "t.theme.json:2:43: no font is called \"Intre\""
    for path in ["S/a.json", "S/suite.json"] {
      let run = try tool.run(["lint", path])
      #expect(run.text.contains(message) && run.text.hasSuffix("\n1 warning\n"), "\(run.text)")
    }
    let corpus = try tool.run(["lint", "S"])
    #expect(corpus.errors.contains(message), "\(corpus.errors)")
    #expect(corpus.text == "1 warning in 2 pictures\n", "\(corpus.text)")
  }

  @Test("The warnings of documents are told when their folder is looked through")
  func folderWarnings() throws {
    try corpus("{}")
    try folder.write(
      #"{"type": "VStack", "properties": {"cornerRadius": 8}, "subviews": [{"type": "Text", "values": {"text": "a"}}]}"#,
      to: "S/a.json")
    let run = try tool.run(["lint", "S"])
    #expect(run.errors.contains("S/a.json:1:35: warning: \"cornerRadius\""), "\(run.errors)")
    #expect(run.text == "1 warning in 2 pictures\n", "\(run.text)")
  }

  @Test("The base font of a theme is the cause of what it changes, not the canvas that follows")
  func themeCause() throws {
    try corpus(
      #"{"theme": "../t.theme.json", "variants": {"appearance": ["light"]}, "lints": {"enabled": false}}"#
    )
    try folder.write(#"{"name": "T", "schemes": {"base": {"styles": {}}}}"#, to: "t.theme.json")
    _ = try tool.run(["record", "S"])
    try folder.write(
      #"{"name": "T", "schemes": {"base": {"styles": {"fonts": "Literata"}}}}"#, to: "t.theme.json")
    let run = try tool.run(["test", "S", "--record", "never"])
    let causes = run.text.split(separator: "\n").filter { $0.hasPrefix("cause ") }
    #expect(causes.count == 1, "\(run.text)")
    #expect(
      causes.allSatisfy {
        $0.contains("theme schemes.base.styles.fonts") && $0.contains("Literata")
      },
      "\(run.text)")
  }
}
