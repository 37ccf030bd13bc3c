import Foundation
import GalleyStair
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
      tools?.compactMap { $0["name"] as? String } == [
        "render", "inspect", "lint", "components", "explain", "previews", "open", "elements", "act",
        "configure", "variants", "close",
      ])
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
    #expect(!text(answers[6]).contains("accessibilityTraits"))
    #expect(isError(answers[7]) == true && text(answers[7]).contains("1:10: error"))
  }

  @Test(
    "Each version that is spoken is agreed to, and any other is answered with the newest",
    arguments: [
      ("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("2024-11-05", "2024-11-05"),
      ("2025-03-26", "2025-11-25"), ("1999-01-01", "2025-11-25"),
    ])
  func versions(_ wanted: String, _ agreed: String) throws {
    let answer = try answers([
      #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"\#(wanted)"}}"#
    ])
    let result = try #require(answer[0]["result"] as? [String: Any])
    #expect(result["protocolVersion"] as? String == agreed)
    #expect((result["instructions"] as? String)?.contains("\"subviews\"") == true)
    let server = result["serverInfo"] as? [String: Any]
    #expect(server?["name"] as? String == "galley" && server?["title"] as? String == "Galley")
  }

  @Test("Tools tell their types, choices, required parts and that they change nothing")
  func schemas() throws {
    let answer = try answers([#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#])
    let tools = try #require((answer[0]["result"] as? [String: Any])?["tools"] as? [[String: Any]])
    for tool in tools {
      let schema = tool["inputSchema"] as? [String: Any]
      #expect(schema?["additionalProperties"] as? Bool == false)
      // Clients refuse alternatives at the top of a schema.
      #expect(schema?["oneOf"] == nil && schema?["anyOf"] == nil && schema?["allOf"] == nil)
      let hints = try #require(tool["annotations"] as? [String: Any])
      #expect(
        hints["destructiveHint"] as? Bool == false && hints["openWorldHint"] as? Bool == false)
      let changes = ["open", "act", "configure", "close"].contains(tool["name"] as? String)
      #expect(hints["readOnlyHint"] as? Bool == !changes)
      #expect(tool["title"] as? String != nil)
    }
    let act = tools.first { $0["name"] as? String == "act" }?["inputSchema"] as? [String: Any]
    #expect(act?["required"] as? [String] == ["steps"])
    let render = tools[0]["inputSchema"] as? [String: Any]
    let properties = try #require(render?["properties"] as? [String: [String: Any]])
    #expect(properties["appearance"]?["enum"] as? [String] == ["light", "dark"])
    #expect((properties["device"]?["enum"] as? [String])?.contains("iphone-15") == true)
    #expect(properties["scale"]?["type"] as? String == "number")
    #expect(properties["boldText"]?["type"] as? String == "boolean")
  }

  @Test(
    "Arguments that a tool does not take are refused with those that it takes",
    arguments: [
      (
        "render", #"{"document":"dot.json"}"#,
        "'render' has no argument 'document'. It takes path, "
      ),
      ("render", #"{"pth":"dot.json"}"#, "did you mean 'path'?"),
      ("render", #"{"path":"dot.json","zoom":2}"#, "no argument 'zoom'"),
      ("render", #"{"path":"dot.json","source":"{}"}"#, "one of 'path' and 'source' is needed"),
      ("render", "{}", "one of 'path' and 'source' is needed"),
      ("render", #"{"path":4}"#, "'path' takes a string, not "),
      ("render", #"{"path":"dot.json","scale":"two"}"#, "'scale' takes a number"),
      ("render", #"{"path":"dot.json","device":"iPhone 15"}"#, "did you mean 'iphone-15'?"),
      ("render", #"{"path":"dot.json","appearance":"drak"}"#, "did you mean 'dark'?"),
      ("act", "{}", "'act' needs 'steps'"), ("act", #"{"steps":[{"tap":"a"}]}"#, "call open first"),
      ("previews", "{}", "'previews' needs 'path'"),
      ("previews", #"{"path":"/etc"}"#, "outside of the folders"),
      ("explain", #"{"folder":"none"}"#, "'folder' names another one"),
      ("explain", #"{"folder":"/none"}"#, "outside of the folders"), ("inspect", "[]", "an object"),
    ])
  func arguments(_ tool: String, _ arguments: String, _ words: String) throws {
    let answer = try answers([call(1, tool, arguments)])[0]
    #expect(isError(answer) == true && text(answer).contains(words), "\(text(answer))")
  }

  @Test("Themes, fonts and assets are named by paths below the roots")
  func brand() throws {
    try folder.write(
      ##"{"schemes": {"buttons": {"colors": {"background": "#FF0000"}}}}"##, to: "brand.theme.json")
    try folder.write(
      #"<svg viewBox="0 0 4 4"><rect width="4" height="4"/></svg>"#, to: "pictures/mark.svg")
    try folder.write(
      #"{"type": "Button", "values": {"title": "Go"}}"#, to: "button.json")
    try folder.write(
      #"{"type": "Image", "values": {"localImageName": "mark.svg"}}"#, to: "image.json")
    let answers = try answers([
      call(1, "render", #"{"path":"button.json"}"#),
      call(2, "render", #"{"path":"button.json","theme":"brand.theme.json"}"#),
      call(3, "render", #"{"path":"button.json","theme":"/etc/passwd"}"#),
      call(4, "render", #"{"path":"button.json","theme":"brnd"}"#),
      call(5, "render", #"{"path":"image.json"}"#),
      call(6, "render", #"{"path":"image.json","assets":"pictures"}"#),
      call(7, "render", #"{"path":"image.json","assets":"/usr/share"}"#),
      call(8, "render", #"{"path":"button.json","fonts":["/usr/share/fonts"]}"#),
      call(9, "render", #"{"path":"button.json","fonts":["pictures"]}"#),
    ])
    func picture(_ index: Int) -> String? { content(answers[index]).first?["data"] as? String }
    #expect(picture(0) != nil && picture(1) != nil && picture(0) != picture(1))
    #expect(text(answers[2]).contains("outside of the folders"))
    #expect(isError(answers[3]) == true)
    #expect(isError(answers[4]) == true && isError(answers[5]) == false)
    #expect(text(answers[6]).contains("outside of the folders"))
    #expect(text(answers[7]).contains("outside of the folders"))
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
