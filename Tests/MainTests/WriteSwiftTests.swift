import Foundation
import GalleyTestSupport
import Testing

@Suite("Swift source on the command line")
struct WriteSwiftTests {
  private let folder = TemporaryFolder()
  private var tool: Tool { Tool(folder: folder.path) }

  private let card = #"{"type": "Text", "values": {"text": "Hi"}, "properties": {"padding": 8}}"#

  private func write(_ text: String, to name: String) throws {
    let path = folder.path + "/" + name
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  private func read(_ name: String) throws -> String {
    try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
  }

  @Test("A document is printed, or written to a file")
  func document() throws {
    try write(card, to: "card.json")
    let printed = try tool.run(["swift", "card.json"])
    #expect(printed.status == 0 && printed.errors.isEmpty)
    #expect(printed.text.contains("struct CardView: View {"))
    #expect(printed.text.contains("    Text(\"Hi\").padding(8)\n"))
    try tool.run(["swift", "card.json", "-o", "Views/CardView.swift"])
    #expect(try read("Views/CardView.swift") == printed.text)
  }

  @Test("Standard input is a document too")
  func standardInput() throws {
    let result = try tool.run(["swift", "-"], input: card)
    #expect(result.status == 0 && result.text.contains("struct StdinView: View {"))
  }

  @Test("A mistake in the document is shown at its place, and nothing is written")
  func mistake() throws {
    try write(#"{"type": "Txt"}"#, to: "card.json")
    let result = try tool.run(["swift", "card.json", "-o", "card.swift"])
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors.contains("card.json:1:10"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/card.swift"))
  }

  @Test("The document itself is not written over")
  func input() throws {
    try write(card, to: "card.json")
    let result = try tool.run(["swift", "card.json", "-o", "card.json"])
    #expect(result.status == 2)
    #expect(try read("card.json") == card)
  }

  @Test("A folder becomes a file of views for each folder in it, and a table")
  func corpus() throws {
    try write(card, to: "Cards/card.json")
    try write(card, to: "Cards/more/small-card.json")
    try write("{}", to: "Cards/suite.json")
    try write(card, to: "Cards/_parts/part.json")
    let result = try tool.run(["swift", "--corpus", "Cards", "-o", "Out"])
    #expect(result.status == 0)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Out").sorted()
        == ["AllCards.swift", "Cards.swift", "More.swift"])
    #expect(try read("Out/More.swift").contains("struct MoreSmallCardView: View {"))
    #expect(try read("Out/AllCards.swift").contains("addMore(to: &scenes)"))
  }

  @Test(
    "What is missing is said",
    arguments: [
      ([], "one document is needed"), (["a.json", "--corpus", "b"], "one document is needed"),
      (["--corpus", "b"], "--corpus needs a folder"),
    ])
  func usage(_ arguments: [String], _ words: String) throws {
    let result = try tool.run(["swift"] + arguments)
    #expect(result.status == 2 && result.errors.contains(words))
  }
}
