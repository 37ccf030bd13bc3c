import Foundation
import GalleyTestSupport
import Testing

@Suite("SVG and PDF from the command")
struct VectorCommandTests {
  private let folder = TemporaryFolder()
  private var tool: Tool { Tool(folder: folder.path) }

  private func render(_ arguments: [String]) throws -> String {
    let result = try tool.run(["render"] + arguments)
    #expect(result.status == 0, "\(result.errors)")
    let name = try #require(arguments.last)
    return String(
      decoding: try Data(contentsOf: URL(fileURLWithPath: folder.path + "/" + name)),
      as: UTF8.self)
  }

  /// Lines of several scripts, one of them from right to left, and words that are drawn as pixels.
  private let document = #"""
    {"type": "VStack", "properties": {"padding": 8}, "subviews": [
      {"type": "Text", "values": {"text": "Trails nearby"}},
      {"type": "Text", "values": {"text": "שלום עולם"}},
      {"type": "Text", "properties": {"blur": 2}, "values": {"text": "Faint words"}}
    ]}
    """#

  @Test("Words are outlines unless they are to be selected")
  func words() throws {
    try folder.write(document, to: "words.json")
    let plain = try render(["words.json", "-o", "plain.svg"])
    #expect(!plain.contains("<text"))
    let words = try render(["words.json", "--text", "selectable", "-o", "words.svg"])
    for line in [">Trails nearby</text>", "שלום", "עולם", ">Faint words</text>"] {
      #expect(words.contains(line), "\(line)")
    }
    // The visible content is the same.
    let group = try #require(words.range(of: "<g fill-opacity=\"0\""))
    #expect(words[..<group.lowerBound] + "</svg>\n" == plain)
    #expect(try !render(["words.json", "-o", "plain.pdf"]).contains("/Font "))
  }

  @Test("Pictures that stand in texts are there, icons as shapes")
  func pictures() throws {
    try folder.write(
      #"{"type": "Rectangle", "properties": {"width": 9, "height": 7}}"#,
      to: "dot.json")
    #expect(try tool.run(["render", "dot.json", "-o", "dot.png"]).status == 0)
    try folder.write(
      #"""
      {"type": "Text", "values": {"runs": [
        "a ", {"localImageName": "dot"}, " b ",
        {"systemIconName": "star.fill", "foregroundColor": "#FF0000"}]}}
      """#, to: "words.json")
    let svg = try render(["words.json", "--text", "selectable", "-o", "words.svg"])
    #expect(svg.contains("<image") && svg.contains("rgb(100%,0%,0%)"))
    #expect(try render(["words.json", "-o", "words.pdf"]).contains("/Subtype /Image"))
  }

  @Test(
    "Another program finds the words of a PDF",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftotext")))
  func foreignWords() throws {
    try folder.write(document, to: "words.json")
    _ = try render(["words.json", "--text", "selectable", "-o", "words.pdf"])
    let text = try Tool(folder: folder.path, program: "/usr/bin/pdftotext").run(["words.pdf", "-"])
    for line in ["Trails nearby", "Faint words"] { #expect(text.text.contains(line), "\(line)") }
    #expect(text.text.contains("שלום") && text.text.contains("עולם"))
    _ = try render(["words.json", "-o", "plain.pdf"])
    let plain = try Tool(folder: folder.path, program: "/usr/bin/pdftotext").run(["plain.pdf", "-"])
    #expect(!plain.text.contains("Trails"))
  }
}
