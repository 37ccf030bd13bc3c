import Foundation
import GalleyParsing
import GalleySnapshots
import GalleyTestSupport
import Testing

@testable import GalleyMain

@Suite("What commands say is wrong")
struct DiagnosticCommandTests {
  private let folder = TemporaryFolder()
  private var tool: Tool { Tool(folder: folder.path) }

  private func parsed(_ result: Tool.Result) throws -> [SyntaxValue] {
    let (value, _) = JSONParser.parse(SourceText(name: "out", bytes: result.output))
    guard case .array(let elements)? = value?.kind else { return [] }
    return elements
  }

  @Test("findings that say the same are one, with the places of the others")
  func folding() {
    let source = SourceText(name: "a", text: "aaaaaaaaa\nb")
    func finding(_ words: String, _ place: Int) -> Diagnostic {
      Diagnostic(.warning, words, at: SourceRange(place, place + 1))
    }
    let findings = [finding("x", 0), finding("y", 1)] + (2..<9).map { finding("x", $0) }
    let folded = DiagnosticPrinter.folded(findings, of: source)
    #expect(folded.map(\.message) == ["x", "y"])
    #expect(
      folded[0].notes.map(\.message)
        == ["7 more like this, at 1:3, 1:4, 1:5, 1:6, 1:7 and elsewhere"])
    #expect(folded[1].notes.isEmpty)
    #expect(
      DiagnosticPrinter.folded([finding("x", 0), finding("x", 10)], of: source)[0].notes.map(
        \.message)
        == ["1 more like this, at 2:1"])
  }

  @Test("a linted file is laid out, and says what the corpus says")
  func layout() throws {
    try folder.write(
      ##"{"root": {"type": "Text", "values": {"text": "faint"}, "##
        + ##""properties": {"foregroundColor": "#EEEEEE", "backgroundColor": "#FFFFFF"}}}"##,
      to: "Snapshots/a.json")
    let corpus = try tool.run(["lint", "--corpus", "Snapshots"])
    let file = try tool.run(["lint", "Snapshots/a.json"])
    #expect(corpus.status == 1 && corpus.text.contains("is below 4.5:1"))
    #expect(file.status == 1)
    #expect(file.text.contains("Snapshots/a.json:1:10: error: contrast: "))
    #expect(file.text.contains("is below 4.5:1"))
  }

  @Test("a mistake in a document has one exit status, alone and in a corpus")
  func mistakeStatus() throws {
    for text in [
      #"{"type": "Txt"}"#, "{bad", #"{"type": "Image", "values": {"localImageName": "no.png"}}"#,
    ] {
      try folder.write(text, to: "Snapshots/a.json")
      for arguments in [["Snapshots/a.json"], ["Snapshots"], ["--corpus", "Snapshots"]] {
        #expect(try tool.run(["lint"] + arguments).status == 1, "\(text) \(arguments)")
      }
      #expect(try tool.run(["render", "Snapshots/a.json", "-o", "a.png"]).status == 2)
      #expect(try tool.run(["test", "Snapshots"]).status == 2)
    }
  }

  @Test("Notes on the platform's sizes are counted, listed on request, and notes in JSON")
  func notes() throws {
    try folder.write(
      #"{"type": "Button", "values": {"title": "Save"}, "properties": {"size": "small"}}"#,
      to: "Snapshots/a.json")
    let counted = try tool.run(["lint", "Snapshots/a.json"])
    #expect(counted.status == 0 && counted.text.hasPrefix("no problems, "), "\(counted.text)")
    #expect(counted.text.contains("on colours and sizes of the platform (--notes)"))
    let listed = try tool.run(["lint", "Snapshots/a.json", "--notes"])
    #expect(listed.status == 0 && listed.text.contains("note: tap-target: Button: "))
    let found = try parsed(tool.run(["lint", "Snapshots/a.json", "--json"]))
    #expect(!found.isEmpty && found.allSatisfy { $0["severity"]?.text == "note" })
    let corpus = try tool.run(["lint", "--corpus", "Snapshots"])
    #expect(corpus.status == 0 && corpus.text.contains("(galley lint --notes)"))
  }

  @Test("colours are codes of the terminal, not their spelling", arguments: ["lint", "render"])
  func colors(_ command: String) throws {
    try folder.write(#"{"type": "HStak", "subviews": []}"#, to: "a.json")
    let result = try tool.run([command, "a.json"], environment: ["FORCE_COLOR": "1"])
    let said = command == "lint" ? result.text : result.errors
    #expect(said.contains("\u{1B}[1;31merror:\u{1B}[0m") && !said.contains("u{1B}"))
  }

  @Test(
    "what is wrong with a command line looks as what is wrong with a document",
    arguments: [
      ["rendr"], ["render", "--foo"], ["render", "--scale", "99", "a.json"], ["diff", "a"],
      ["diff", "no.png", "no.png"], ["previews", "no"], ["render", "a.json", "-o", "a.json"],
      ["test", "no"],
    ])
  func refusals(_ arguments: [String]) throws {
    try folder.write(#"{"type": "Text", "values": {"text": "a"}}"#, to: "a.json")
    let plain = try tool.run(arguments)
    #expect(plain.status == 2 && plain.errors.hasPrefix("error: "))
    let colored = try tool.run(arguments, environment: ["FORCE_COLOR": "1"])
    #expect(colored.errors.hasPrefix("\u{1B}[1;31merror:\u{1B}[0m "))
  }

  @Test("a run and what it leaves are to be had as JSON")
  func run() throws {
    let corpus = try ScratchCorpus()
    try corpus.setInset(6)
    try corpus.folder.write(
      try #require(corpus.reference("plain")), to: "Snapshots/gone.light.png")
    let test = try corpus.tool.run(["test", "--json"])
    #expect(test.status == 1)
    let results = try String(
      contentsOfFile: "\(corpus.folder.path)/.build/snapshots/results.json", encoding: .utf8)
    #expect(
      test.text.trimmingCharacters(in: .newlines)
        == results.trimmingCharacters(in: .newlines))
    let report = try corpus.tool.run(["report", "--json"])
    #expect(report.text.contains(#""root""#) && report.status == 0)
    let prune = try corpus.tool.run(["prune", "--dry-run", "--json"])
    #expect(prune.text == "[\n  \"Snapshots/gone.light.png\"\n]\n")
    #expect(try corpus.tool.run(["test", "--json", "--reporter", "list"]).status == 2)
  }

  @Test("tokens that the documents beside them do not use are noted")
  func unusedTokens() throws {
    let token = #"{"$type": "dimension", "$value": {"value": 4, "unit": "px"}}"#
    try folder.write(#"{"gap": \#(token), "rest": \#(token)}"#, to: "b.tokens.json")
    try folder.write(
      #"{"theme": "b.tokens.json", "root": {"type": "VStack", "properties": {"spacing": "gap"}}}"#,
      to: "a.json")
    let both = try tool.run(["lint", "b.tokens.json", "a.json"])
    #expect(both.text.contains("note: nothing here uses \"rest\""))
    #expect(!both.text.contains("uses \"gap\""))
    #expect(!(try tool.run(["lint", "b.tokens.json"])).text.contains("nothing here uses"))
  }

  @Test("tokens that name those of another file are looked at beside it")
  func tokensBeside() throws {
    let ink = #"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}"#
    try folder.write(#"{"ink": \#(ink), "again": \#(ink)}"#, to: "core.tokens.json")
    try folder.write(
      #"{"text": {"$type": "color", "$value": "{ink}"}, "more": {"$type": "color", "$value": "{nk}"}}"#,
      to: "brand.tokens.json")
    let alone = try tool.run(["lint", "brand.tokens.json"])
    #expect(alone.text.contains(#"unknown token "ink""#) && alone.status == 1)
    let beside = try tool.run(["lint", "core.tokens.json", "brand.tokens.json"])
    #expect(!beside.text.contains(#"unknown token "ink""#))
    #expect(beside.text.contains(#"unknown token "nk"; did you mean "{ink}"?"#))
    #expect(beside.text.contains("core.tokens.json:1:"))
    #expect(!beside.text.contains("brand.tokens.json:1:1:"))
    #expect(beside.text.hasSuffix("1 error, 1 note\n"))
  }

  @Test("findings are to be had as JSON, with their places")
  func json() throws {
    try folder.write(#"{"type": "HStak", "subviews": []}"#, to: "a.json")
    for (command, status) in [(["lint"], 1), (["render", "-o", "out.png"], 2)] {
      let result = try tool.run(command + ["a.json", "--json"])
      #expect(result.status == status)
      #expect(result.errors.isEmpty)
      let all = try parsed(result)
      let finding = command == ["lint"] ? all.first : all.first?["diagnostics"]?.elements?.first
      #expect(finding?["file"]?.text == "a.json")
      #expect(finding?["line"]?.number?.value == 1)
      #expect(finding?["column"]?.number?.value == 10)
      #expect(finding?["severity"]?.text == "error")
      #expect(finding?["suggestion"]?.text == "HStack")
    }
  }

  @Test("a picture and a difference are to be had as JSON")
  func results() throws {
    try folder.write(#"{"type": "Text", "values": {"text": "a"}}"#, to: "a.json")
    try folder.write(#"{"type": "Text", "values": {"text": "bb"}}"#, to: "b.json")
    let render = try parsed(try tool.run(["render", "a.json", "b.json", "-o", "./", "--json"]))
    let picture = render.first?["pictures"]?.elements?.first
    #expect(picture?["output"]?.text == "./a.png")
    #expect(picture?["width"] != nil)
    let diff = try tool.run(["diff", "a.png", "b.png", "--json"])
    #expect(diff.status == 1)
    #expect(try parsed(diff).first?["outcome"]?.text == "size")
    let doctor = try tool.run(["doctor", "--json"])
    let (value, _) = JSONParser.parse(SourceText(name: "out", bytes: doctor.output))
    #expect(value?["hash"]?.text == value?["publishedHash"]?.text)
    #expect(value?["stages"]?.elements?.count == 6)
    #expect(value?["version"]?.text == CommandLineTool.version)
  }

  @Test("what gives cause for a warning passes, unless read strictly; then nothing is written")
  func strictness() throws {
    try folder.write(#"{"type": "Text"}"#, to: "a.json")
    let usual = try tool.run(["render", "a.json", "-o", "a.png"])
    #expect(usual.status == 0 && usual.errors.contains("warning: a Text without \"text\""))
    let strict = try tool.run(["render", "a.json", "-o", "b.png", "--strict"])
    #expect(strict.status == 2 && strict.errors.contains("error: a Text without \"text\""))
    #expect(try tool.run(["inspect", "a.json", "--strict"]).status == 2)
    #expect(try tool.run(["lint", "a.json"]).status == 0)
    #expect(try tool.run(["lint", "a.json", "--strict"]).status == 1)
    #expect(try tool.run(["render", "a.json", "--strict", "--lenient"]).status == 2)
  }

  @Test("a lenient reading that leaves nothing says that it failed")
  func nothingLeft() throws {
    try folder.write(#"{"type": "Nonsense"}"#, to: "a.json")
    let result = try tool.run(["render", "a.json", "-o", "a.png", "--lenient"])
    #expect(result.status == 2)
    #expect(result.errors.contains("error: nothing of the document can be read"))
  }

  @Test(
    "names there are not are answered with those there are",
    arguments: [
      (["--theme", "plan"], "plain, what3words, cell, cellIconFilled, dnakit"),
      (["--theme", "plan"], "did you mean 'plain'?"),
      (["--locale", "zz-QQ"], "not 'zz-QQ'"),
    ])
  func names(_ option: [String], _ words: String) throws {
    try folder.write(#"{"type": "Text", "values": {"text": "a"}}"#, to: "a.json")
    let result = try tool.run(["render", "a.json", "-o", "a.png"] + option)
    #expect(result.status == 2)
    #expect(result.errors.contains(words), "\(result.errors)")
  }

  @Test(
    "colours are for people",
    arguments: [
      (["TERM": "xterm"], true, true), (["TERM": "xterm"], false, false),
      (["TERM": "dumb"], true, false), (["NO_COLOR": "1"], true, false),
      (["CLICOLOR": "0"], true, false), (["CLICOLOR_FORCE": "1"], false, true),
      (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true, false),
    ])
  func colors(_ environment: [String: String], _ isTerminal: Bool, _ expected: Bool) {
    #expect(
      TerminalReport.allowsColor(environment: environment, isTerminal: isTerminal) == expected)
  }
}
