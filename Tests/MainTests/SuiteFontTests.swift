import Foundation
import GalleyTestSupport
import Testing

@Suite("Fonts and themes that a suite names")
struct SuiteFontTests {
  private let folder = TemporaryFolder()
  private var tool: Tool { Tool(folder: folder.path) }

  /// A corpus whose texts have a font that Galley does not have.
  init() throws {
    try folder.write(RenamedFont.face("Regular"), to: "fonts/own.ttf")
    try folder.write(
      #"{"name": "Own", "schemes": {"base": {"styles": {"fonts": "OwnBrains Mono"}}}}"#,
      to: "own.theme.json")
    try folder.write(
      #"{"theme": "../own.theme.json", "fonts": "../fonts", "variants": {"appearance": ["light"]}}"#,
      to: "Snapshots/suite.json")
    try folder.write(Self.text, to: "Snapshots/text.json")
    try folder.write(Self.text, to: "text.json")
  }

  private static let text = #"{"type": "Text", "values": {"text": "Good morning"}}"#

  private func isSame(_ one: String, _ other: String) throws -> Bool {
    try tool.run(["diff", one, other]).status == 0
  }

  @Test("Documents are drawn as with the options --theme and --fonts")
  func same() throws {
    #expect(try tool.run(["record"]).status == 1)
    let options = ["--theme", "own.theme.json", "--fonts", "fonts", "--scale", "2"]
    #expect(try tool.run(["render", "text.json", "-o", "own.png"] + options).status == 0)
    #expect(try tool.run(["render", "text.json", "-o", "plain.png", "--scale", "2"]).status == 0)
    #expect(try isSame("Snapshots/text.light.png", "own.png"))
    #expect(try !isSame("Snapshots/text.light.png", "plain.png"))
    #expect(try tool.run(["lint", "Snapshots/suite.json"]).status == 0)
  }

  @Test("A changed font and another one are noticed by a run that knows what it looked at")
  func noticed() throws {
    try tool.run(["record"])
    #expect(try tool.run(["test"]).status == 0)
    #expect(try tool.run(["test"]).text.contains("by inputs"))
    try folder.write(RenamedFont.face("Bold"), to: "fonts/bold.ttf")
    // Another face in the folder changes nothing about this text, but has to be looked at.
    #expect(try tool.run(["test"]).status == 0)
    try FileManager.default.removeItem(atPath: "\(folder.path)/fonts/bold.ttf")
    try folder.write(RenamedFont.face("Bold"), to: "fonts/own.ttf")
    #expect(try tool.run(["test", "--record", "never"]).status == 1)
  }

  @Test("Fonts of inner folders are added to those of outer ones")
  func added() throws {
    try folder.write(#"{"fonts": ["../../more/own.ttf"]}"#, to: "Snapshots/inner/suite.json")
    try folder.write(RenamedFont.face("Bold", "InnBrains"), to: "more/own.ttf")
    let inner = Self.text.replacing(
      "}}", with: #"}, "properties": {"fontName": "InnBrainsMono-Bold"}}"#)
    try folder.write(inner, to: "Snapshots/inner/bold.json")
    try folder.write(Self.text, to: "Snapshots/inner/text.json")
    #expect(try tool.run(["record"]).status == 1)
    #expect(try isSame("Snapshots/text.light.png", "Snapshots/inner/text.light.png"))
    #expect(try !isSame("Snapshots/text.light.png", "Snapshots/inner/bold.light.png"))
    #expect(try tool.run(["test"]).errors.isEmpty)
  }

  @Test("One of Galley's own themes is named without a path")
  func preset() throws {
    try folder.write(#"{"theme": "cell"}"#, to: "Snapshots/suite.json")
    #expect(try tool.run(["lint", "Snapshots/suite.json"]).status == 0)
    #expect(try tool.run(["record"]).status == 1)
  }

  @Test(
    "What is not there, or is no theme or font, is an error at its line",
    arguments: [
      (#"{"layout": "none", "fonts": "faces"}"#, "no file and no folder \"faces\"", 29),
      (#"{"fonts": ["../fonts", "x.ttf"]}"#, "no file and no folder \"x.ttf\"", 24),
      (#"{"fonts": [4]}"#, "expected a string", 12),
      (#"{"theme": "brand.theme.json"}"#, "no file and no folder \"brand.theme.json\"", 11),
      (#"{"theme": "cel"}"#, "did you mean 'cell'?", 11),
      (#"{"fonts": "text.json"}"#, "text.json", 11), (#"{"font": "../fonts"}"#, "\"fonts\"", 2),
    ])
  func mistakes(suite: String, message: String, column: Int) throws {
    try folder.write(suite, to: "Snapshots/suite.json")
    let lint = try tool.run(["lint", "Snapshots/suite.json"])
    #expect(lint.status == 1 && lint.text.contains("suite.json:1:\(column): error"), "\(lint.text)")
    #expect(lint.text.contains(message), "\(lint.text)")
    let record = try tool.run(["record"])
    #expect(record.status == 2, "\(record)")
    #expect(record.errors.contains(message) || record.text.contains(message), "\(record)")
  }
}
