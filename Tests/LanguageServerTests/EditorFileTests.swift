import Foundation
import GalleyParsing
import GalleyStair
import GalleyTestSupport
import Testing

@testable import GalleyLanguageServer

@Suite(
  "Files of an editor: their form, the images around them, and those that only a schema describes")
struct EditorFileTests {
  @Test(
    "Formatting sets blanks and line breaks alone, and is at rest after one time",
    arguments: [
      (#"{"a":1,"b":[1,2]}"#, "{\"a\": 1, \"b\": [1, 2]}\n"),
      ("  {}\r\n\r\n", "{}\n"),
      (
        #"{"n": 1.50, "t": "\u00e9 { , }", "e": 1E3}"#,
        "{\"n\": 1.50, \"t\": \"\\u00e9 { , }\", \"e\": 1E3}\n"
      ),
      (
        "{\n\"a\":[\n1,2], \"b\": {\"c\":3}}",
        "{\n  \"a\": [\n    1,\n    2\n  ],\n  \"b\": {\"c\": 3}\n}\n"
      ),
      (
        "[\"" + String(repeating: "é", count: 96) + "\"]",
        "[\"" + String(repeating: "é", count: 96) + "\"]\n"
      ),
      (
        "[\"" + String(repeating: "é", count: 97) + "\"]",
        "[\n  \"" + String(repeating: "é", count: 97) + "\"\n]\n"
      ),
      ("\u{FEFF}{\"a\":1}", "\u{FEFF}{\"a\": 1}\n"),
      (#"{"a": 1, "a": 2}"#, "{\"a\": 1, \"a\": 2}\n"),
    ])
  func formatting(text: String, formatted: String) throws {
    let once = DocumentFormatter.formatted(SourceText(name: "a", text: text), indentation: 2)
    #expect(once.map { String(decoding: $0, as: UTF8.self) } == formatted)
    let twice = DocumentFormatter.formatted(SourceText(name: "a", text: formatted), indentation: 2)
    #expect(twice == Array(formatted.utf8))
  }

  @Test(
    "A text that is not JSON is not formatted", arguments: ["{", "{\"a\": 1} // b", "", "{'a': 1}"])
  func notFormatted(text: String) throws {
    #expect(DocumentFormatter.formatted(SourceText(name: "a", text: text), indentation: 2) == nil)
  }

  @Test("The editor's indentation counts")
  func indentation() throws {
    var editor = try Editor()
    let text = "{\n\"type\": \"Spacer\"}"
    editor.open("a.json", text)
    func formatted(_ options: [(String, SyntaxValue)]) throws -> String {
      let file = editor.file("a.json").members?.map { ($0.key, $0.value) } ?? []
      let edits = try editor.ask(
        "textDocument/formatting", .object(file + [("options", .object(options))]))
      return try editor.applied(edits, to: text)
    }
    #expect(
      try formatted([("tabSize", .number(4)), ("insertSpaces", .truth(true))])
        == "{\n    \"type\": \"Spacer\"\n}\n")
    #expect(
      try formatted([("tabSize", .number(4)), ("insertSpaces", .truth(false))])
        == "{\n\t\"type\": \"Spacer\"\n}\n")
    editor.open("a.json", "{\"type\": \"Spacer\"}\n")
    #expect(
      try editor.ask("textDocument/formatting", editor.file("a.json")).elements?.isEmpty == true)
    editor.open("a.json", "{\"type\"")
    #expect(try editor.ask("textDocument/formatting", editor.file("a.json")).isNull)
  }

  @Test("The images around a document are offered by the names under which it finds them")
  func images() throws {
    var editor = try Editor([
      "a@2x.png": "", "a.png": "", "photos/b.webp": "", "assets/logo.svg": "", "notes.txt": "",
      ".hidden.png": "", "c.AVIF": "", "Media.xcassets/Harbour.imageset/Contents.json": "{}",
    ])
    let offered = try editor.completions(#"{"type": "Image", "values": {"localImageName": "‸"}}"#)
    #expect(offered == ["logo.svg", "a.png", "photos/b.webp", "Harbour"])
    let pressed = try editor.completions(
      #"{"type": "Button", "values": {"highlightedImageName": "‸"}}"#)
    #expect(pressed.prefix(4) == offered.prefix(4) && pressed.contains("star.fill"))
  }

  @Test("Images behind a link and those of folders that may not be read are not offered")
  func confinedImages() throws {
    var editor = try Editor(["a.png": "", "elsewhere/b.png": ""])
    let outside = TemporaryFolder()
    try outside.write("", to: "secret.png")
    try outside.write("{}", to: "x.xcassets/Secret.imageset/Contents.json")
    for (link, target) in [("out", ""), ("x.xcassets", "/x.xcassets")] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(editor.folder.path)/\(link)", withDestinationPath: outside.path + target)
    }
    let offered = try editor.completions(#"{"type": "Image", "values": {"localImageName": "‸"}}"#)
    #expect(offered == ["a.png", "elsewhere/b.png"])
  }

  private static func schema() throws -> SyntaxValue {
    let text = """
      {"properties": {
        "layout": {"enum": ["first", "all"], "description": "Whose frames are checked."},
        "pictures": {"type": "boolean"}, "theme": {"type": "string"},
        "fonts": {"type": "array", "items": {"type": "string"}},
        "masks": {"type": "array", "items": {"oneOf": [{"required": ["id"]}], "properties": {"id": {"type": "string"}}}},
        "more": {"$ref": "#/definitions/more"}},
       "definitions": {"more": {"additionalProperties": {"$ref": "#/definitions/more"}, "properties": {"deep": {}}}}}
      """
    return try #require(JSONParser.parse(SourceText(name: "schema", text: text)).value)
  }

  @Test(
    "Files that a schema describes have its keys and words",
    arguments: [
      (#"{"‸"}"#, ["layout", "pictures", "theme", "fonts", "masks", "more"]),
      (#"{"layout": "all", "‸"}"#, ["pictures", "theme", "fonts", "masks", "more"]),
      (#"{"layout": "‸"}"#, ["first", "all"]), (#"{"pictures": ‸}"#, ["true", "false"]),
      (#"{"masks": [{"‸"}]}"#, ["id"]), (#"{"more": {"a": {"b": {"‸"}}}}"#, ["deep"]),
      (#"{"fonts": ["‸"]}"#, ["Faces"]), (#"{"unknown": {"‸"}}"#, []),
    ])
  func schemas(text: String, expected: [String]) throws {
    var editor = try Editor(
      ["Faces/a.txt": "", "brand.theme.json": "{}"], schemas: [.suite: Self.schema()])
    editor.open("suite.json", text)
    let items = try editor.ask("completion", at: "suite.json").elements ?? []
    #expect(items.compactMap { $0["label"]?.text } == expected)
  }

  @Test("A suite's theme is one of Galley's own or a file beside it, and its keys are explained")
  func suite() throws {
    var editor = try Editor(["brand.theme.json": "{}"], schemas: [.suite: Self.schema()])
    editor.open("suite.json", #"{"theme": "‸"}"#)
    let items = try editor.ask("completion", at: "suite.json").elements ?? []
    let offered = items.compactMap { $0["label"]?.text }
    #expect(offered.contains("plain") && offered.last == "brand.theme.json")
    editor.open("suite.json", #"{"lay‸out": "all"}"#)
    let text = try editor.ask("hover", at: "suite.json")["contents"]?["value"]?.text
    #expect(text == "**layout**: first | all\n\nWhose frames are checked.")
  }
}
