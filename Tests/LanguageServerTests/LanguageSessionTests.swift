import Foundation
import GalleyParsing
import GalleyStair
import GalleyTestSupport
import Testing

@testable import GalleyLanguageServer

@Suite("A session of an editor")
struct LanguageSessionTests {
  @Test(
    "Keys, types and values are offered while a document is being typed",
    arguments: [
      (#"{"‸"#, "type", "Text"), (#"{"type": "‸"}"#, "VStack", "type"),
      (#"{"type": "Text", "properties": {"‸"#, "fontWeight", "text"),
      (#"{"type": "Text", "values": {"te‸"}}"#, "text", "fontWeight"),
      (#"{"properties": {"fo‸"}, "type": "Text"}"#, "font", "text"),
      (#"{"type": "Text", "properties": {"fontWeight": ‸}}"#, "bold", "true"),
      (#"{"type": "Text", "properties": {"fontWeight": "b‸"}}"#, "bold", "true"),
      (#"{"type": "Text", "properties": {"hidden": ‸"#, "true", "bold"),
      (#"{"type": "Text", "properties": {"foregroundColor": "‸"}}"#, "red", "bold"),
      (#"{"type": "VStack", "subviews": [{"type": "‸"#, "Text", "type"),
      (#"{"type": "VStack", "subviews": [{"type": "Text"}, {"‸"}]}"#, "values", "Text"),
      (#"{"canvas": {"‸"}, "root": {"type": "Text"}}"#, "appearance", "type"),
      (#"{"theme": "‸", "root": {"type": "Text"}}"#, "dnakit", "Text"),
      (#"{"root": {"type": "Text", "properties": {"typography": "‸"}}}"#, "h1.blog", "bold"),
    ])
  func completion(text: String, expected: String, unexpected: String) throws {
    var editor = try Editor()
    let labels = try editor.completions(text)
    #expect(labels.contains(expected), "\(labels.prefix(20))")
    #expect(!labels.contains(unexpected))
  }

  @Test(
    "A position outside of the text is the nearest inside",
    arguments: [(-1e300, 0.0, 0), (1e300, 0, 5), (1, 1e300, 5), (0, -1e300, 0), (.nan, 2, 5)])
  func positions(_ line: Double, _ character: Double, _ offset: Int) {
    let positions = TextPositions(SourceText(name: "a", text: "ab\ncd"), .utf16)
    let place = SyntaxValue.object([("line", .number(line)), ("character", .number(character))])
    #expect(positions.offset(place) == offset)
  }

  @Test("A key that is there is not offered again, and its own keys come first")
  func writtenKeys() throws {
    var editor = try Editor()
    let labels = try editor.completions(
      #"{"type": "Text", "properties": {"font": "body", "‸"}}"#)
    #expect(!labels.contains("font"))
    let own = try #require(labels.firstIndex(of: "fontWeight"))
    #expect(try own < #require(labels.firstIndex(of: "padding")))
  }

  @Test("Styles of the sheet and identifiers of the document are offered")
  func names() throws {
    var editor = try Editor(["sheet.json": #"{"styles": {"title": {}, "note": {}}}"#])
    let styles = try editor.completions(
      #"{"styleSheet": "sheet.json", "root": {"type": "Text", "style": "‸"}}"#)
    #expect(styles == ["title", "note"])
    let identifiers = try editor.completions(
      #"{"type": "Positions", "subviews": [{"type": "Text", "id": "one"},"#
        + #" {"type": "Text", "properties": {"position": {"below": "‸"}}}]}"#)
    #expect(identifiers == ["one"])
  }

  @Test(
    "The keys and values of a theme are offered",
    arguments: [
      (#"{"name": "A", "schemes": {}, "‸"}"#, "textStyles", "subviews"),
      (#"{"schemes": {"‸"}}"#, "buttons", "colors"),
      (#"{"schemes": {"buttons": {"‸"}}}"#, "styles", "buttons"),
      (#"{"schemes": {"buttons": {"styles": {"‸"}}}}"#, "cornerRadius", "colors"),
      (#"{"schemes": {"buttons": {"styles": {"cornerRadius": "‸"}}}}"#, "oval", "red"),
      (
        ##"{"colors": {"deep": "#012"}, "schemes": {"base": {"colors": {"tint": "‸"}}}}"##, "deep",
        "oval"
      ),
      (
        #"{"dimensions": {"gap": 4}, "schemes": {"base": {"styles": {"spacing": "‸"}}}}"#, "gap",
        "red"
      ),
      (#"{"textStyles": {"lead": {"family": "‸"}}}"#, "Inter", "lead"),
      (#"{"textStyles": {"lead": {"weight": "‸"}}}"#, "semibold", "Inter"),
      (
        #"{"theme": {"schemes": {"labels": {"styles": {"‸"}}}}, "root": {"type": "Text"}}"#,
        "uppercasesText", "subviews"
      ),
    ])
  func themes(_ text: String, _ expected: String, _ unexpected: String) throws {
    var editor = try Editor()
    let labels = try editor.completions(text)
    #expect(labels.contains(expected), "\(labels.prefix(20))")
    #expect(!labels.contains(unexpected))
  }

  @Test("Pointing tells what a key of a theme is")
  func themeHover() throws {
    var editor = try Editor()
    editor.open("a.theme.json", #"{"schemes": {"buttons": {"styles": {"corner‸Radius": 4}}}}"#)
    let text = try editor.ask("hover", at: "a.theme.json")["contents"]?["value"]?.text ?? ""
    #expect(text.contains("The radius of the corners."))
  }

  @Test("The names of icons and fonts are offered")
  func icons() throws {
    var editor = try Editor()
    #expect(
      try editor.completions(#"{"type": "Image", "values": {"systemIconName": "‸"}}"#)
        .contains("star.fill"))
    #expect(
      try editor.completions(#"{"type": "Text", "properties": {"fontName": "‸"}}"#)
        .contains("Inter"))
  }

  @Test("An accepted offer replaces what was typed")
  func replacement() throws {
    var editor = try Editor()
    let text = #"{"type": "Text", "properties": {"fontWei‸"#
    editor.open("a.json", text)
    let items = try editor.ask("completion", at: "a.json").elements ?? []
    let item = try #require(items.first { $0["label"]?.text == "fontWeight" })
    let applied = try editor.applied(
      .array([try #require(item["textEdit"])]), to: text.filter { $0 != "‸" })
    #expect(applied == #"{"type": "Text", "properties": {"fontWeight": "#)
  }

  @Test("Pointing tells what a key, a type, a style and a colour are")
  func hover() throws {
    var editor = try Editor(["sheet.json": ##"{"styles": {"title": {"textColor": "#123456"}}}"##])
    func text(_ document: String) throws -> String {
      editor.open("a.json", document)
      return try editor.ask("hover", at: "a.json")["contents"]?["value"]?.text ?? ""
    }
    #expect(
      try text(#"{"type": "Text", "properties": {"font‸Weight": "bold"}}"#).contains(
        "The weight of the font. Default: regular, of headlines as well."))
    let type = try text(#"{"canvas": {}, "root": {"type": "Te‸xt", "values": {"text": "A"}}}"#)
    #expect(type.contains("Text in one font."))
    #expect(type.contains("![picture](data:image/png;base64,iVBOR"))
    #expect(
      try text(#"{"styleSheet": "sheet.json", "root": {"type": "Text", "style": "ti‸tle"}}"#)
        .contains(##""textColor": "#123456""##))
    #expect(
      try text(#"{"type": "Text", "properties": {"foregroundColor": "re‸d"}}"#).contains("#"))
    #expect(try text(#"{"type": "Text", "values": {"text": "A"}} ‸"#) == "")
  }

  @Test("The definition of a style, a colour, an identifier and a file is found")
  func definition() throws {
    var editor = try Editor([
      "sheet.json": "{\"colors\": {\"deep\": \"#123456\"},\n \"styles\": {\"title\": {}}}",
      "brand.json": "{\"name\": \"Brand\", \"colors\": {\"ink\":\n {\"deep\": \"#123456\"}}}",
      "dot.png": "",
    ])
    func place(_ document: String) throws -> String {
      editor.open("a.json", document)
      let found = try editor.ask("definition", at: "a.json")
      guard let uri = found["uri"]?.text, let start = found["range"]?["start"] else { return "" }
      let numbers = ["line", "character"].map { Int(start[$0]?.number?.value ?? -1) }
      return "\(uri.split(separator: "/").last ?? ""):\(numbers[0]):\(numbers[1])"
    }
    let envelope = #"{"styleSheet": "sheet.json", "root": {"type": "Text", "#
    #expect(try place(envelope + #""style": "tit‸le"}}"#) == "sheet.json:1:12")
    #expect(
      try place(envelope + #""properties": {"foregroundColor": "de‸ep"}}}"#) == "sheet.json:0:12")
    #expect(
      try place(
        #"{"theme": "brand.json", "root": {"type": "Text", "properties": {"foregroundColor": "#
          + #""ink.de‸ep"}}}"#) == "brand.json:1:2")
    #expect(try place(#"{"styleSheet": "she‸et.json", "root": {}}"#) == "sheet.json:0:0")
    #expect(
      try place(#"{"type": "Image", "values": {"localImageName": "do‸t.png"}}"#) == "dot.png:0:0")
    #expect(
      try place(
        #"{"type": "Positions", "subviews": [{"id": "one"}, {"properties": {"position": "#
          + #"{"below": "on‸e"}}}]}"#) == "a.json:0:42")
    #expect(try place(envelope + #""style": "not‸hing"}}"#) == "")
  }

  @Test(
    "A style gets another name in its sheet and in every document that uses the sheet",
    arguments: ["a.json", "sheet.json"])
  func renamingStyles(from place: String) throws {
    let sheet = #"{"styles": {"title": {}, "big": {"parent": "title"}}}"#
    let closed = #"{"styleSheet": "../sheet.json", "root": {"type": "Text", "style": "title"}}"#
    let foreign = #"{"styleSheet": "other.json", "root": {"type": "Text", "style": "title"}}"#
    let text = #"{"styleSheet": "sheet.json", "root": {"type": "Text", "style": "ti‸tle"}}"#
    var editor = try Editor([
      "sheet.json": sheet, "deeper/closed.json": closed, "foreign.json": foreign,
      "other.json": sheet,
    ])
    editor.open("a.json", text)
    if place == "sheet.json" {
      editor.open("sheet.json", sheet.replacing("\"title\": {}", with: "\"tit‸le\": {}"))
    }
    let range = try editor.ask("prepareRename", at: place)
    #expect(range["end"] != nil)
    let changes = try editor.ask("rename", at: place, [("newName", .text("head"))])["changes"]
    let files = (changes?.members ?? []).map { $0.key }
    #expect(
      Set(files) == [
        editor.uri("a.json"), editor.uri("sheet.json"), editor.uri("deeper/closed.json"),
      ])
    #expect(
      try editor.applied(changes?[editor.uri("sheet.json")], to: sheet)
        == sheet.replacing("title", with: "head"))
    #expect(
      try editor.applied(changes?[editor.uri("deeper/closed.json")], to: closed)
        == closed.replacing("title", with: "head"))
    let uses = try editor.ask("references", at: place).elements ?? []
    #expect(uses.count == 4)
  }

  @Test("An identifier gets another name where it is given and where positions name it")
  func renamingIdentifiers() throws {
    let text =
      #"{"type": "Positions", "subviews": [{"id": "one", "values": {"text": "one"}}, "#
      + #"{"properties": {"position": {"below": "o‸ne"}}}]}"#
    var editor = try Editor()
    editor.open("a.json", text)
    let changes = try editor.ask("rename", at: "a.json", [("newName", .text("two"))])["changes"]
    #expect(
      try editor.applied(changes?[editor.uri("a.json")], to: text.filter { $0 != "‸" })
        == #"{"type": "Positions", "subviews": [{"id": "two", "values": {"text": "one"}}, "#
        + #"{"properties": {"position": {"below": "two"}}}]}"#)
  }

  @Test("Findings come with places, repairs and an end")
  func findings() throws {
    var editor = try Editor()
    editor.open("a.json", "{\"type\":\n\"Circl\"}")
    let told = try editor.findings()
    let finding = try #require(told.first)
    #expect(finding["message"]?.text?.contains("did you mean \"Circle\"?") == true)
    #expect(finding["range"]?["start"]?["line"]?.number?.value == 1)
    let actions = try editor.ask(
      "textDocument/codeAction",
      .object([
        ("textDocument", .object([("uri", .text(editor.uri("a.json")))])),
        ("context", .object([("diagnostics", .array([finding]))])),
      ]))
    let changes = actions.elements?.first?["edit"]?["changes"]
    let repaired = try editor.applied(
      changes?[editor.uri("a.json")], to: "{\"type\":\n\"Circl\"}")
    #expect(repaired == "{\"type\":\n\"Circle\"}")
    editor.tell(
      "textDocument/didChange",
      .object([
        ("textDocument", .object([("uri", .text(editor.uri("a.json")))])),
        (
          "contentChanges",
          .array([
            .object([("range", try #require(finding["range"])), ("text", .text("\"Circle\""))])
          ])
        ),
      ]))
    let rest = try editor.findings()
    #expect(rest.isEmpty)
    #expect(!editor.session.owesFindings)
  }

  @Test("A document is read with the open text of its sheet, not with the file")
  func unsaved() throws {
    let text = #"{"styleSheet": "sheet.json", "root": {"type": "Circle", "style": "new"}}"#
    var editor = try Editor(["sheet.json": #"{"styles": {}}"#])
    editor.open("a.json", text)
    let before = try editor.findings()
    #expect(before.count == 1)
    editor.open("sheet.json", #"{"styles": {"new": {}}}"#)
    let after = try editor.findings()
    #expect(after.isEmpty)
  }

  @Test("Of the open files only what changed and what depends on it is looked at again")
  func dependents() throws {
    var editor = try Editor([
      "sheet.json": #"{"styles": {"title": {}}}"#, "picture.png": "no picture",
    ])
    let text = #"{"styleSheet": "sheet.json", "root": {"type": "Text", "style": "title"}}"#
    editor.open("a.json", text)
    editor.open("b.json", #"{"type": "Text"}"#)
    editor.open("sheet.json", #"{"styles": {"title": {}}}"#)
    #expect(editor.toldNames() == ["a.json", "b.json", "sheet.json"])
    #expect(!editor.session.owesFindings)
    editor.open("b.json", #"{"type": "Divider"}"#)
    #expect(editor.toldNames() == ["b.json"])
    editor.open("sheet.json", #"{"styles": {"other": {}}}"#)
    #expect(editor.toldNames() == ["a.json", "sheet.json"])
    editor.tell(
      "workspace/didChangeWatchedFiles",
      .object([("changes", .array([.object([("uri", .text(editor.uri("picture.png")))])]))]))
    #expect(!editor.session.owesFindings)
    // A closed document is read from disk again.
    editor.tell(
      "textDocument/didClose",
      .object([("textDocument", .object([("uri", .text(editor.uri("sheet.json")))]))]))
    #expect(editor.toldNames() == ["a.json"])
  }

  @Test("A sheet is read again for another request only when it is another")
  func designsAreRemembered() throws {
    let files = CountedFiles()
    var editor = try Editor(["sheet.json": #"{"styles": {"title": {}}}"#], files: files)
    let text = #"{"styleSheet": "sheet.json", "root": {"type": "Text", "style": "‸"}}"#
    #expect(try editor.completions(text) == ["title"])
    #expect(files.count == 1)
    #expect(try editor.completions(text) == ["title"])
    #expect(files.count == 1)
    try editor.folder.write(#"{"styles": {"title": {}, "more": {}}}"#, to: "sheet.json")
    #expect(try editor.completions(text) == ["title", "more"])
    #expect(files.count == 2)
    editor.open("sheet.json", #"{"styles": {"typed": {}}}"#)
    #expect(try editor.completions(text) == ["typed"])
    #expect(files.count == 2)
  }

  @Test(
    "Colours of property lists and of themes are shown, and written back without quotes where none are"
  )
  func colorsOfOtherFiles() throws {
    var editor = try Editor()
    let list = """
      <?xml version="1.0"?>
      <plist version="1.0"><dict><key>colors</key><dict>
      <key>ink</key><string>#336699</string></dict></dict></plist>
      """
    editor.open("sheet.plist", list)
    let found = try #require(
      editor.ask("textDocument/documentColor", editor.file("sheet.plist")).elements)
    #expect(found.count == 1)
    #expect(found[0]["color"]?["blue"]?.number?.value == 0.6)
    let range = try #require(found[0]["range"])
    #expect(range["start"]?["line"]?.number?.value == 2)
    let color = ["red", "green", "blue", "alpha"].map { ($0, SyntaxValue.number(1)) }
    let written = try editor.ask(
      "textDocument/colorPresentation",
      .object([
        ("textDocument", .object([("uri", .text(editor.uri("sheet.plist")))])),
        ("color", .object(color)), ("range", range),
      ])
    ).elements
    #expect(written?[0]["textEdit"]?["newText"]?.text == "#FFFFFF")
    editor.open(
      "brand.json", ##"{"name": "brand", "schemes": {}, "colors": {"ink": {"light": "#00FF00"}}}"##)
    let themed = try editor.ask("textDocument/documentColor", editor.file("brand.json")).elements
    #expect(themed?.map { $0["color"]?["green"]?.number?.value } == [1])
  }

  @Test("Colours are shown, and written back as they are written")
  func colors() throws {
    var editor = try Editor()
    let text = ##"{"type": "Text", "properties": {"foregroundColor": "#FF0000"}}"##
    editor.open("a.json", text)
    let file = ("textDocument", SyntaxValue.object([("uri", .text(editor.uri("a.json")))]))
    let found = try editor.ask("textDocument/documentColor", .object([file])).elements ?? []
    #expect(found.count == 1)
    #expect(found.first?["color"]?["red"]?.number?.value == 1)
    let green = SyntaxValue.object(
      ["red", "green", "blue", "alpha"].map { ($0, .number($0 == "red" || $0 == "blue" ? 0 : 1)) })
    let written = try editor.ask(
      "textDocument/colorPresentation",
      .object([file, ("color", green), ("range", try #require(found.first?["range"]))]))
    let edit = try #require(written.elements?.first?["textEdit"])
    #expect(
      try editor.applied(.array([edit]), to: text) == text.replacing("#FF0000", with: "#00FF00"))
  }

  @Test("The outline is the tree of components")
  func outline() throws {
    var editor = try Editor()
    editor.open(
      "a.json",
      #"{"root": {"type": "VStack", "subviews": [{"type": "Text", "id": "a"}, {"type": "HStack","#
        + #" "subviews": [{"type": "Circle"}]}, {"type": "Image"}]}}"#)
    let symbols = try editor.ask(
      "textDocument/documentSymbol",
      .object([("textDocument", .object([("uri", .text(editor.uri("a.json")))]))]))
    func text(_ symbol: SyntaxValue) -> String {
      let inside = (symbol["children"]?.elements ?? []).map(text)
      let name = symbol["name"]?.text ?? ""
      return inside.isEmpty ? name : "\(name)(\(inside.joined(separator: " ")))"
    }
    #expect((symbols.elements ?? []).map(text) == ["VStack(Text HStack(Circle) Image)"])
  }

  @Test("Columns count UTF-16 or UTF-8, as was agreed", arguments: ["utf-16", "utf-8"])
  func encodings(name: String) throws {
    var editor = try Editor(encoding: name)
    editor.open("a.json", #"{"type": "Circle", "id": "😀é", "values": {"tex": ""}}"#)
    let told = try editor.findings()
    let start = told.first?["range"]?["start"]?["character"]?.number?.value
    #expect(start == (name == "utf-8" ? 46 : 43))
  }

  @Test("What is malformed or out of turn is answered as such, and the session goes on")
  func malformed() throws {
    var editor = try Editor()
    func code(_ text: String) -> Double? { editor.send(text)?["error"]?["code"]?.number?.value }
    #expect(code("{") == -32700)
    #expect(code("[]") == -32600)
    #expect(code(#"{"jsonrpc":"2.0","id":1,"method":"textDocument/nothing"}"#) == -32601)
    #expect(code(#"{"jsonrpc":"2.0","id":1,"method":"textDocument/hover","params":7}"#) == -32602)
    #expect(editor.send(#"{"jsonrpc":"2.0","method":"textDocument/didChange"}"#) == nil)
    #expect(editor.send(#"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":[]}"#) == nil)
    editor.open("a.json", "{\"‸")
    for (line, character) in [(1e9, -1e300), (-1e300, 1e300), (-1, -1), (0.5, 1e19)] {
      let outside = SyntaxValue.object([
        ("textDocument", .object([("uri", .text(editor.uri("a.json")))])),
        ("position", .object([("line", .number(line)), ("character", .number(character))])),
      ])
      try editor.ask("textDocument/completion", outside)
      try editor.ask("textDocument/hover", outside)
    }
    try editor.ask("shutdown", .null)
    #expect(code(#"{"jsonrpc":"2.0","id":1,"method":"textDocument/hover"}"#) == -32600)
    editor.tell("exit", .null)
    #expect(editor.session.exitStatus == 0)
  }

  @Test("Nothing outside of the editor's folders is quoted, named as existing or changed")
  func roots() throws {
    var editor = try Editor(["sheet.json": #"{"styles": {"own": {}}}"#])
    let outside = TemporaryFolder()
    try outside.write(#"{"styles": {"hunter2": {}}}"#, to: "sheet.json")
    try outside.write(
      #"{"styleSheet": "sheet.json", "root": {"type": "Text", "style": "own"}}"#, to: "b.json")
    for (name, target) in [("away.json", "sheet.json"), ("folder", "")] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(editor.folder.path)/\(name)", withDestinationPath: "\(outside.path)/\(target)")
    }
    for sheet in ["away.json", "folder/sheet.json"] {
      let styles = try editor.completions(
        #"{"styleSheet": "\#(sheet)", "root": {"type": "Text", "style": "‸"}}"#)
      #expect(styles == [])
    }
    for name in ["away.json", "\(outside.path)/sheet.json", "/etc/passwd"] {
      editor.open("a.json", #"{"styleSheet": "\#(name)‸", "root": {"type": "Text"}}"#)
      #expect(try editor.ask("definition", at: "a.json") == .null, "\(name)")
    }
    // Without a folder of the editor the working folder is what may be read.
    let session = LanguageSession(
      LanguageSession.Services(
        documents: DocumentRenderer(try Renderer(), DocumentLoader()), version: "0",
        roots: Roots(named: [outside.path]), findings: { _, _ in [] }))
    #expect(session.readable.contains(outside.path + "/sheet.json"))
    #expect(!session.readable.contains(editor.folder.path + "/sheet.json"))
  }
}
