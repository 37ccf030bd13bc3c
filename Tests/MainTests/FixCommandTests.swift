import GalleyParsing
import GalleyTestSupport
import Testing

@testable import GalleyMain

@Suite("Suggestions that are followed")
struct FixCommandTests {
  private let folder = TemporaryFolder()
  private var tool: Tool { Tool(folder: folder.path) }

  private func text(_ name: String) throws -> String {
    String(decoding: try #require(folder.bytes(name)), as: UTF8.self)
  }

  @Test("Files are mended by what lint suggests, and are clean then")
  func mends() throws {
    try folder.write(
      ##"{"type": "VStack", "properties": {"spacng": 8, "padding": "12px"}, "subviews": [{"type": "Txt", "values": {"text": "a"}}]}"##,
      to: "a.json")
    try folder.write(
      ##"{"name": "B", "colours": {"deep": "rgb(1, 2, 3)"}, "schemes": {"button": {}}}"##,
      to: "b.theme.json")
    let check = try tool.run(["fix", "--check", "a.json", "b.theme.json"])
    #expect(check.status == 1)
    #expect(try text("a.json").contains("spacng"))
    let result = try tool.run(["fix", "a.json", "b.theme.json"])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.text.contains(#""spacng" → "spacing""#))
    #expect(result.text.contains(##""rgb(1, 2, 3)" → "#010203""##))
    #expect(
      try text("a.json")
        == ##"{"type": "VStack", "properties": {"spacing": 8, "padding": 12}, "subviews": [{"type": "Text", "values": {"text": "a"}}]}"##
    )
    #expect(
      try text("b.theme.json")
        == ##"{"name": "B", "colors": {"deep": "#010203"}, "schemes": {"buttons": {}}}"##)
    #expect(try tool.run(["lint", "b.theme.json", "--strict"]).status == 0)
    let again = try tool.run(["fix", "--check", "a.json", "b.theme.json"])
    #expect(again.status == 0)
    #expect(again.text == "0 suggestions to follow\n")
  }

  @Test(
    "Values of CSS and other systems are mended in one round",
    arguments: [
      (#""width": "100%""#, #""maxWidth": "infinity""#),
      (#""height": "50%""#, #""relativeHeight": 0.5"#),
      (#""height": "match_parent""#, #""maxHeight": "infinity""#),
      (#""padding": [8, 16]"#, #""padding": "8 16""#),
      (#""padding": [8, 16, 4, 2]"#, #""padding": "8 16 4 2""#),
      (#""box-shadow": "0 8px 24px rgba(0,0,0,0.2)""#, ##""shadow": "0 8 24 #00000033""##),
      (#""boxShadow": "2px 2px 5px black""#, ##""shadow": "2 2 5 #000000""##),
      (#""shadow": "0 8px 24px rgb(0 0 0 / 20%)""#, ##""shadow": "0 8 24 #00000033""##),
      (
        ##""boxShadow": "0 1px 2px 1px #abc, inset 0 1px 2px red""##,
        ##""shadow": ["0 1 2 1 #AABBCC", {"kind": "inner", "x": 0, "y": 1, "blur": 2, "color": "#FF0000"}]"##
      ),
      (#""cornerRadius": "full""#, #""cornerRadius": "circle""#),
    ])
  func foreignValues(_ written: String, _ meant: String) throws {
    func document(_ member: String) -> String {
      #"{"type": "Text", "values": {"text": "a"}, "properties": {\#(member)}}"#
    }
    try folder.write(document(written), to: "a.json")
    let result = try tool.run(["fix", "a.json"])
    #expect(
      folder.bytes("a.json").map { String(decoding: $0, as: UTF8.self) } == document(meant),
      "\(result.text)\(result.errors)")
    #expect(try tool.run(["lint", "a.json"]).text.hasPrefix("no problems"))
  }

  @Test("What was not seen before an edit is said with it")
  func seenNow() throws {
    try folder.write(
      ##"{"canvas": {"width": 90}, "root": {"type": "Text", "values": {"text": "a"}, "properties": {"textColor": "#dddddd"}}}"##,
      to: "a.json")
    let result = try tool.run(["fix", "a.json"])
    let lines = result.text.split(separator: "\n")
    #expect(lines.count == 3 && lines[0].contains("→"), "\(result.text)")
    #expect(
      lines[1].hasPrefix("seen now: a.json:1:") && lines[1].contains("contrast"), "\(result.text)")
    #expect(lines[2] == "1 suggestion followed")
  }

  @Test(
    "What leads to another finding is not suggested",
    arguments: [
      // The key is known by that name, the value is not one of its.
      #"{"type": "Text", "properties": {"textDecoration": "underline"}, "values": {"text": "a"}}"#,
      #"{"type": "VStack", "properties": {"shadow": "0 8px 24px rgba(0,0,0,0.2)"}, "subviews": []}"#,
      #"{"type": "VStack", "properties": {"shadow": "2px 2px 5px black"}, "subviews": []}"#,
      #"{"type": "VStack", "properties": {"borderWidth": "1px solid #ccc"}}"#,
      #"{"type": "Badge", "values": {"text": "a", "image": "star"}}"#,
      #"{"type": "Text", "theme": "dnakit", "values": {"text": "a"}}"#,
      #"{"type": "HStack", "properties": {"flex": 1}}"#,
    ])
  func untrue(_ text: String) throws {
    try folder.write(text, to: "a.json")
    let before = try tool.run(["lint", "a.json", "--json"])
    let result = try tool.run(["fix", "a.json"])
    let after = try tool.run(["lint", "a.json", "--json"])
    let (old, new) = (before.text, after.text)
    func messages(_ text: String) throws -> [String] {
      let parsed = JSONParser.parse(SourceText(name: "f", text: text)).value
      return try #require(parsed?.elements).compactMap { $0["message"]?.text }
    }
    #expect(Set(try messages(new)).isSubset(of: try messages(old)), "\(result.text)")
    #expect(!old.contains("without units"), "\(old)")
  }
}
