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
    #expect(printed.text.hasPrefix("import SwiftUI\n"))
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

  @Test("What cannot be written is an error at its place, and nothing is printed")
  func refusal() throws {
    try write(
      #"{"type": "Text", "values": {"text": "Hi"}, "properties": {"clipShape": {"type": "Star"}}}"#,
      to: "card.json")
    let result = try tool.run(["swift", "card.json"])
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors.contains("card.json:1:1"))
    #expect(result.errors.contains("SwiftUI has no word for \"clipShape\" of a Text"))
  }

  @Test(
    "Options of building belong to --to-document",
    arguments: [
      ["--galley-path", "."], ["--galley-url", "https://example.org/galley"],
      ["--galley-version", "1.0.0"], ["--scratch", "folder"], ["--unconfined"],
      ["--platform", "macOS"], ["--platform", "iOS"],
    ])
  func building(_ option: [String]) throws {
    try write(card, to: "card.json")
    let result = try tool.run(["swift", "card.json"] + option)
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors.contains("\(option[0]) goes with --to-document"), "\(result.errors)")
  }
}
