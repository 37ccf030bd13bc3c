import GalleyParsing
import GalleyTestSupport
import Testing

@Suite("Where accepted candidates go")
struct AcceptCommandTests {
  @Test(
    "A candidate replaces its own reference, whatever letters the path of the corpus has",
    arguments: ["Snäpshöts", "ab\u{308}c/Snapshots", "/jürgen/Snapshots"])
  func nonASCII(root: String) throws {
    let folder = TemporaryFolder()
    let root = root.hasPrefix("/") ? folder.path + root : root
    let place = root.hasPrefix("/") ? String(root.dropFirst(folder.path.count + 1)) : root
    func write(_ color: String) throws {
      try folder.write(
        """
        {"type": "Rectangle", "properties": {"width": 20, "height": 10, \
        "foregroundColor": "\(color)"}}
        """, to: "\(place)/karte/abc.json")
    }
    let tool = Tool(folder: folder.path)
    try write("#336699")
    try tool.run(["record", root])
    let files = folder.files.filter { $0.hasPrefix(place + "/") }
    let picture = try #require(files.first { $0.hasSuffix(".png") })
    let old = try #require(folder.bytes(picture))
    try write("#993366")
    #expect(try tool.run(["test", root, "--record", "never"]).status == 1)
    #expect(try tool.run(["accept", "--corpus", root]).status == 0)
    #expect(folder.files.filter { $0.hasPrefix(place + "/") } == files)
    #expect(folder.bytes(picture) != old)
    #expect(try tool.run(["test", root, "--record", "never"]).status == 0)
  }

  @Test("A file of decisions is carried out, each name alone, or not at all")
  func decisions() throws {
    let corpus = try ScratchCorpus()
    try corpus.setInset(8)
    try corpus.write("plain", padding: "3")
    try corpus.tool.run(["test", "--record", "never"])
    func decide(_ text: String, _ more: [String] = []) throws -> Tool.Result {
      try corpus.folder.write(text, to: "decisions.json")
      return try corpus.tool.run(["accept", "--decisions", "decisions.json"] + more)
    }
    var left: [String] {
      corpus.folder.files.filter { $0.hasSuffix(".new") }.compactMap {
        $0.split(separator: "/").last.map { String($0.prefix { $0 != "." }) }
      }
    }
    for (text, words) in [
      (#"{"accepted": ["a.light", "d.light"]}"#, "no candidate 'd.light'"),
      (#"{"accepted": ["a.light"], "rejected": ["a.light"]}"#, "accepts and rejects 'a.light'"),
      (#"{"accepted": ["a.light", 7]}"#, "expected the name of a picture"),
      (#"{"acepted": ["a.light"]}"#, "acepted"), (#"["a.light"]"#, "decisions.json:1:1"),
      (#"{"accepted": ["a.light""#, "decisions.json:1"),
    ] {
      let result = try decide(text)
      #expect(result.status != 0 && result.errors.contains(words), "\(text): \(result.errors)")
      #expect(left == ["a", "b", "c", "plain"], "\(text)")
    }
    #expect(try decide(#"{"accepted": ["a.light"]}"#, ["b.light"]).status == 2)
    let before = corpus.reference("plain")
    let result = try decide(#"{"accepted": ["a.light", "c.light"], "rejected": ["plain.light"]}"#)
    #expect(result.text == "accepted 2, of which 2 changed a reference; rejected 1\n")
    #expect(left == ["b"] && corpus.reference("plain") == before)
    let json = try decide(#"{"rejected": ["b.light"]}"#, ["--json"]).text
    let said = try #require(JSONParser.parse(SourceText(name: "out", text: json)).value)
    #expect(said["rejected"]?.elements?.compactMap(\.text) == ["b.light"])
    #expect(said["accepted"]?.elements?.isEmpty == true)
    #expect(left.isEmpty)
  }

  @Test("What is accepted, rejected and described, for programs")
  func json() throws {
    let folder = TemporaryFolder()
    let tool = Tool(folder: folder.path)
    func write(_ color: String) throws {
      try folder.write(
        """
        {"type": "Rectangle", "id": "box", "properties": {"width": 20, "height": 10, \
        "foregroundColor": "\(color)"}}
        """, to: "Snapshots/abc.json")
    }
    func value(_ arguments: [String]) throws -> SyntaxValue? {
      let result = try tool.run(arguments)
      #expect(result.status == 0, "\(result.errors)")
      return JSONParser.parse(SourceText(name: "out", text: result.text)).value
    }
    try write("#336699")
    try tool.run(["record"])
    for (verb, done) in [("reject", "rejected"), ("accept", "accepted")] {
      try write("#993366")
      #expect(try tool.run(["test", "--record", "never"]).status == 1)
      let said = try #require(try value([verb, "--json"]))
      #expect(said[done]?.elements?.compactMap(\.text).isEmpty == false)
      #expect(said["leftAlone"]?.elements?.isEmpty == true)
    }
    let picture = try #require(folder.files.first { $0.hasSuffix(".png") && !$0.contains("build") })
    let said = try #require(try value(["describe", picture, "--json"]))
    #expect(said["width"]?.number?.value == 40 || said["width"]?.number?.value == 20)
    #expect(said["nodes"]?.elements?.contains { $0["id"]?.text == "box" } == true)
  }
}
