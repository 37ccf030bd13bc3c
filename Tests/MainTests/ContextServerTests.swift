import Foundation
import Galley
import GalleyTestSupport
import Testing

@Suite("A session of an agent")
struct ContextServerTests {
  private let folder = TemporaryFolder()

  init() throws {
    try folder.write(
      #"{"type": "Circle", "id": "dot", "properties": {"width": 9, "height": 9}}"#, to: "dot.json")
  }

  /// The answers to messages, by their identifiers; those without one under -1.
  private func answers(_ messages: [String]) throws -> [[String: Any]] {
    let run = try Tool(folder: folder.path).run(
      ["mcp"], input: messages.joined(separator: "\n") + "\n")
    #expect(run.status == 0)
    #expect(run.errors == "")
    return try run.text.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  private func call(_ id: Int, _ tool: String, _ arguments: String) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
  }

  private func content(_ answer: [String: Any]) -> [[String: Any]] {
    (answer["result"] as? [String: Any])?["content"] as? [[String: Any]] ?? []
  }
  private func text(_ answer: [String: Any]) -> String {
    content(answer).compactMap { $0["text"] as? String }.joined()
  }
  private func isError(_ answer: [String: Any]) -> Bool? {
    (answer["result"] as? [String: Any])?["isError"] as? Bool
  }
  private func code(_ answer: [String: Any]) -> Int? {
    (answer["error"] as? [String: Any])?["code"] as? Int
  }

  @Test("Greeting, tools, pictures, frames, lints and components")
  func session() throws {
    let answers = try answers([
      #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2024-11-05"}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
      #"{"jsonrpc":"2.0","id":"list","method":"tools/list"}"#,
      call(2, "render", #"{"path":"dot.json","scale":2}"#),
      call(3, "inspect", #"{"path":"dot.json"}"#),
      call(4, "lint", #"{"source":"{\"type\": \"Circl\"}"}"#),
      call(5, "components", "{}"), call(6, "components", #"{"type":"Text"}"#),
      call(7, "render", #"{"source":"{\"type\": \"Circl\"}"}"#),
    ])
    #expect(answers.count == 8)
    let greeting = answers[0]["result"] as? [String: Any]
    #expect(greeting?["protocolVersion"] as? String == "2024-11-05")
    #expect(answers[1]["id"] as? String == "list")
    let tools = (answers[1]["result"] as? [String: Any])?["tools"] as? [[String: Any]]
    #expect(
      tools?.compactMap { $0["name"] as? String }
        == ["render", "inspect", "lint", "components", "explain"])
    let schema = tools?.first?["inputSchema"] as? [String: Any]
    let parameters = try #require(schema?["properties"] as? [String: Any])
    #expect(Setting.all.allSatisfy { parameters[$0.name] != nil })
    let picture = try #require(content(answers[2]).first)
    #expect(picture["mimeType"] as? String == "image/png")
    let png = Data(base64Encoded: picture["data"] as? String ?? "")
    let file = try Tool(folder: folder.path).run(["render", "dot.json", "-o", "-", "--scale", "2"])
    #expect(png.map(Array.init) == file.output)
    #expect(text(answers[2]) == "18 × 18 pixels, scale 2")
    #expect(text(answers[3]) == "Circle #dot (0, 0, 9, 9)\n")
    #expect(text(answers[4]).contains("did you mean \"Circle\"?") && isError(answers[4]) == true)
    #expect(text(answers[5]).contains("\nText: "))
    #expect(text(answers[6]).contains("\nvalues.text: a string"))
    #expect(isError(answers[7]) == true && text(answers[7]).contains("1:10: error"))
  }

  @Test("A difference is explained, with its picture, and no reference is touched")
  func explanation() throws {
    let tool = Tool(folder: folder.path)
    func write(_ width: Int) throws {
      try folder.write(
        #"{"type": "Rectangle", "id": "box", "properties": {"width": \#(width), "height": 9}}"#,
        to: "corpus/box.json")
    }
    try write(9)
    try tool.run(["record", "corpus"])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/corpus")
      .sorted()
    try write(12)
    let answers = try answers([
      #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{}}"#,
      call(1, "explain", #"{"folder":"corpus"}"#),
      call(2, "explain", #"{"folder":"corpus","case":"other"}"#),
      call(3, "explain", #"{"folder":"nowhere"}"#),
    ])
    let told = text(answers[1])
    #expect(told.contains("width") && told.contains("9") && told.contains("12"), "\(told)")
    let picture = try #require(content(answers[1]).first)
    #expect(picture["mimeType"] as? String == "image/png")
    #expect(isError(answers[1]) == false && isError(answers[2]) == true)
    #expect(isError(answers[3]) == true && text(answers[3]).contains("nowhere"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/corpus").sorted() == names
    )
  }

  @Test("What is malformed is answered as such, and the session goes on")
  func malformed() throws {
    let answers = try answers([
      "{", "[]", "1", #"{"id":1,"method":"ping"}"#, #"{"jsonrpc":"2.0","id":[],"method":"ping"}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"nothing"}"#, #"{"jsonrpc":"2.0","method":"nothing"}"#,
      #"{"jsonrpc":"2.0","id":3,"method":"tools/call"}"#, call(4, "eat", "{}"),
      call(5, "render", "{}"), call(6, "render", #"{"path":"none.json"}"#),
      call(7, "render", #"{"path":"dot.json","scale":99}"#), call(8, "inspect", "[]"),
      #"{"jsonrpc":"2.0","id":9,"result":{}}"#, "", #"{"jsonrpc":"2.0","id":10,"method":"ping"}"#,
    ])
    #expect(answers.prefix(5).map(code) == [-32700, -32600, -32600, -32600, -32600])
    #expect(answers.dropFirst(5).prefix(3).map(code) == [-32601, -32602, -32602])
    #expect(answers.dropFirst(8).prefix(4).map(isError) == [true, true, true, true])
    #expect(text(answers[9]).contains("none.json"))
    #expect(answers.count == 13)
    #expect(answers[12]["id"] as? Int == 10)
  }

  // MARK: Roots

  private static let secret = "DB_PASSWORD=hunter2-SECRET"

  /// The answers of a session in `inside`, which has a secret file beside it.
  private func confined(
    _ messages: [String], options: [String] = [], in place: String = "inside"
  ) throws -> [[String: Any]] {
    try folder.write("\(Self.secret)\n", to: "outside/.env")
    try folder.write(
      #"{"type": "Text", "values": {"text": "hunter2-SECRET"}}"#, to: "outside/card.json")
    try folder.write(#"{"type": "Circle"}"#, to: "inside/dot.json")
    let run = try Tool(folder: "\(folder.path)/\(place)").run(
      ["mcp"] + options, input: messages.joined(separator: "\n") + "\n")
    #expect(run.status == 0)
    #expect(!run.text.contains("hunter2"), "\(run.text)")
    return try run.text.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/\(name)", withDestinationPath: target)
  }

  @Test(
    "Files outside of the working folder are named without their text",
    arguments: ["render", "inspect", "lint"])
  func outside(tool: String) throws {
    let paths = [
      "../outside/.env", "../outside/card.json", "/etc/passwd", "./../outside/../outside/.env",
      "\(folder.path)/outside/card.json", "../outside/none.json",
    ]
    let answers = try confined(
      paths.enumerated().map { call($0.offset, tool, #"{"path":"\#($0.element)"}"#) })
    for (answer, path) in zip(answers, paths) {
      #expect(isError(answer) == true)
      #expect(
        text(answer)
          == "cannot read '\(path)': it lies outside of the folders that may be read here")
    }
  }

  @Test("Links that lead out are followed by no tool, whatever reads them")
  func links() throws {
    try folder.write("", to: "inside/corpus/x")
    try folder.write("", to: "inside/assets/x")
    try link("inside/.env", to: "../outside/.env")
    try link("inside/card.json", to: "../outside/card.json")
    try link("inside/theme.json", to: "../outside/.env")
    try link("inside/tokens.json", to: "../outside/.env")
    try link("inside/icon.svg", to: "../outside/.env")
    try link("inside/assets/photo.png", to: "../../outside/.env")
    try link("inside/corpus/card.json", to: "../../outside/card.json")
    let documents = [
      #"{"theme": "theme.json", "root": {"type": "Text", "values": {"text": "a"}}}"#,
      #"{"styleSheet": "theme.json", "root": {"type": "Text", "values": {"text": "a"}}}"#,
      #"{"type": "Image", "values": {"localImageName": "icon.svg"}}"#,
      #"{"type": "Image", "values": {"localImageName": "photo"}}"#,
    ]
    for (number, document) in documents.enumerated() {
      try folder.write(document, to: "inside/\(number).json")
    }
    try folder.write(
      #"{"$ref": "tokens.json", "a": {"$value": "{b}"}}"#, to: "inside/a.tokens.json")
    let paths = documents.indices.map { "\($0).json" } + [".env", "card.json", "a.tokens.json"]
    let answers = try confined(
      paths.enumerated().flatMap { number, path in
        ["render", "inspect", "lint"].map { call(number, $0, #"{"path":"\#(path)"}"#) }
      } + [
        call(99, "explain", #"{"folder":"corpus"}"#),
        call(100, "explain", #"{"folder":"../outside"}"#),
      ])
    #expect(answers.count == 3 * paths.count + 2)
    for answer in answers.suffix(2) {
      #expect(isError(answer) == true && text(answer).contains("outside of the folders"))
    }
    // An image that is a link is named with the reason, in the finding of its document.
    for answer in answers where (2..<4).contains(answer["id"] as? Int ?? 0) {
      #expect(text(answer).contains("outside of the folders"), "\(text(answer))")
    }
    for answer in answers where (4..<6).contains(answer["id"] as? Int ?? 0) {
      #expect(isError(answer) == true && text(answer).contains("outside of the folders"))
    }
  }

  @Test("--root and the client's roots are what may be read")
  func roots() throws {
    let open = call(1, "lint", #"{"path":"../other/dot.json"}"#)
    try folder.write(#"{"type": "Circle"}"#, to: "other/dot.json")
    #expect(isError(try confined([open])[0]) == true)
    #expect(isError(try confined([open], options: ["--root", "../other"])[0]) == false)
    // The working folder is not among the folders that are named.
    let own = call(2, "lint", #"{"path":"dot.json"}"#)
    #expect(isError(try confined([own], options: ["--root", "../other"])[0]) == true)
    let greeting =
      #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"capabilities":{"roots":{}}}}"#
    let initialized = #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#
    let given =
      #"{"jsonrpc":"2.0","id":"galley-roots","result":{"roots":[{"uri":"file://\#(folder.path)/other"}]}}"#
    let answers = try confined([greeting, initialized, given, open, own])
    #expect(answers.count == 4)
    #expect(answers[1]["method"] as? String == "roots/list")
    #expect(isError(answers[2]) == false && isError(answers[3]) == false)
    // Named folders are not widened by the client, nor by one that announced no roots.
    let narrow = try confined([greeting, initialized, given, open], options: ["--root", "."])
    #expect(isError(narrow[2]) == true)
    #expect(isError(try confined([given, open])[0]) == true)
  }

  @Test("Assets that the command names may lie elsewhere")
  func assets() throws {
    try folder.write(
      #"<svg viewBox="0 0 4 4"><rect width="4" height="4"/></svg>"#, to: "pictures/mark.svg")
    let source = #"{"type": "Image", "values": {"localImageName": "mark.svg"}}"#
    let message = call(
      1, "render", #"{"source":"\#(source.replacingOccurrences(of: "\"", with: "\\\""))"}"#)
    #expect(isError(try confined([message])[0]) == true)
    #expect(isError(try confined([message], options: ["--assets", "../pictures"])[0]) == false)
  }
}
