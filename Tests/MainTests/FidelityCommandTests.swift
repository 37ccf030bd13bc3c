import GalleyParsing
import GalleyStair
import GalleyTestSupport
import Testing

@testable import GalleyMain

@Suite("galley fidelity")
struct FidelityCommandTests {
  let folder = TemporaryFolder()
  var tool: Tool { Tool(folder: folder.path) }

  /// Draws a card; its second text is `gap` points below the first.
  private func draw(_ name: String, gap: Int = 8, color: String = "#0000FF") throws {
    try folder.write(
      """
      {"canvas": {"width": 160, "height": 100, "backgroundColor": "#FFFFFF"},
       "root": {"type": "VStack", "properties": {"spacing": \(gap)}, "subviews": [
        {"type": "Text", "values": {"text": "Ada Lovelace"}},
        {"type": "Text", "values": {"text": "Analyst"}, "properties": {"foregroundColor": "\(color)"}}]}}
      """, to: "\(name).json")
    let result = try tool.run(["render", "\(name).json", "-o", "\(name).png", "--scale", "2"])
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test("The same drawing agrees in every block")
  func equal() throws {
    try draw("a")
    let result = try tool.run(["fidelity", "a.png", "a.png", "--scale", "2"])
    #expect(result.status == 0)
    #expect(result.text.hasPrefix("a.png: 2 of 2 blocks within 1 point, 2 within 2\n"))
  }

  @Test("Movements and colours are named, and shown side by side")
  func differences() throws {
    try draw("a")
    try draw("b", gap: 14, color: "#FF0000")
    let result = try tool.run(["fidelity", "a.png", "b.png", "--scale", "2", "-o", "beside"])
    #expect(result.status == 0)
    #expect(result.text.contains("3 higher"))
    #expect(result.text.contains("3 lower"))
    #expect(result.text.contains("#FF0000 instead of #0000FF"))
    #expect(folder.exists("beside/a.png"))
    let page = String(decoding: try #require(folder.bytes("beside/index.html")), as: UTF8.self)
    #expect(page.contains(#"<img src="a.png""#) && page.contains("#FF0000 instead of #0000FF"))
  }

  @Test(
    "What is printed for programs has the counts of blocks and the findings", arguments: [8, 14])
  func json(_ gap: Int) throws {
    try draw("a")
    try draw("b", gap: gap, color: "#FF0000")
    let result = try tool.run(["fidelity", "a.png", "b.png", "--scale", "2", "--json"])
    let text = SourceText(name: "output", bytes: Array(result.text.utf8))
    let pair = try #require(JSONParser.parse(text).value?.elements?.first)
    let isFar = gap == 14
    #expect(pair["recorded"]?.text == "a.png" && pair["drawn"]?.text == "b.png")
    #expect(pair["blocks"]?.number?.value == 2)
    #expect(pair["within1"]?.number?.value == (isFar ? 0 : 2))
    #expect(pair["agreesWithin1"]?.kind == .bool(!isFar))
    #expect(pair["agreesWithin2"]?.kind == .bool(!isFar))
    #expect(pair["findings"]?.elements?.contains { $0["kind"]?.text == "color" } == true)
  }

  @Test("A reference carries its tree: findings name the view and its line")
  func places() throws {
    try draw("Snapshots/card")
    #expect(try tool.run(["record", "Snapshots"]).status <= 1)
    try draw("b", gap: 14)
    let result = try tool.run(["fidelity", "b.png", "Snapshots/card.light.png", "--scale", "2"])
    #expect(result.text.contains("VStack › Text[1] at "), "\(result.text)\(result.errors)")
    #expect(result.text.contains("card.json:"))
  }

  @Test("Folders are paired by path, by name and by what a file says")
  func folders() throws {
    for name in [
      "recorded/testSignIn.1", "recorded/alone", "recorded/odd", "drawn/Sign-in", "drawn/other",
    ] {
      try draw(name)
    }
    try folder.write(#"{"odd.png": "other.png"}"#, to: "names.json")
    let result = try tool.run(
      ["fidelity", "recorded", "drawn", "--scale", "2", "--names", "names.json"])
    #expect(result.status == 0)
    #expect(result.text.contains("recorded/testSignIn.1.png: 2 of 2 blocks"))
    #expect(result.text.contains("recorded/odd.png: 2 of 2 blocks"))
    #expect(result.text.contains("2 pictures: every block within 1 point in 2"))
    #expect(result.errors.contains("alone.png: note: no drawing belongs to it"))
  }

  @Test("The previews of sources are drawn beside recorded pictures, with the names of views")
  func previews() throws {
    let compiler = try StandInCompiler(in: folder)
    try folder.write("// a view", to: "app/View.swift")
    try compiler.writeReply(Rectangle().frame(width: 9, height: 9).padding(8))
    for (name, height) in [("same", 9), ("other", 12)] {
      try folder.write(
        """
        {"type": "VStack", "properties": {"padding": 8}, "subviews": [
          {"type": "Rectangle", "properties": {"width": 9, "height": \(height)}}]}
        """, to: "\(name).json")
    }
    func compare(_ document: String) throws -> Tool.Result {
      #expect(
        try tool.run(["render", document, "-o", "recorded/testView.1.png", "--scale", "2"]).status
          == 0)
      return try tool.run(
        [
          "fidelity", "recorded", "--previews", "app", "--galley-path", ".", "--scratch", "shadow",
          "--scale", "2",
        ],
        environment: compiler.environment)
    }
    let same = try compare("same.json")
    #expect(same.status == 0, "\(same.errors)")
    #expect(same.text.contains("testView.1.png: 1 of 1 block within 1 point"), "\(same.text)")
    let other = try compare("other.json")
    #expect(other.text.contains("testView.1.png: 0 of 1 block within 1 point"), "\(other.text)")
    #expect(other.text.contains("3 lower in height"), "\(other.text)")
  }

  @Test("Names are letters and digits without the marks of tests")
  func keys() {
    #expect(PicturePairs.key("a/testSignIn.1.png") == "signin")
    #expect(PicturePairs.key("Sign-in.png") == "signin")
    #expect(PicturePairs.key("SignIn") == "signin")
    #expect(PicturePairs.key("test.png") == "test")
    let twice = PicturePairs(recorded: ["a/x.png", "b/x.png"], drawn: ["X"])
    #expect(twice.pairs.isEmpty && twice.onlyRecorded.count == 2)
  }

  @Test("Without a pair, with a broken picture and with a folder beside a file the status is 2")
  func faults() throws {
    try draw("recorded/one")
    try draw("drawn/two")
    let none = try tool.run(["fidelity", "recorded", "drawn"])
    #expect(none.status == 2 && none.errors.contains("--names can say it"))
    try folder.write("no picture", to: "broken.png")
    let broken = try tool.run(["fidelity", "broken.png", "drawn/two.png"])
    #expect(broken.status == 2 && broken.errors.contains("'broken.png'"))
    #expect(try tool.run(["fidelity", "recorded", "drawn/two.png"]).status == 2)
    #expect(try tool.run(["fidelity", "recorded"]).status == 2)
  }
}
