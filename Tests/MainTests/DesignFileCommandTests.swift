import Galley
import GalleyParsing
import GalleyTestSupport
import Testing

@testable import GalleyMain

@Suite("Design files on the command line")
struct DesignFileCommandTests {
  @Test(
    "STY-25 What a file is, its content shows",
    arguments: [
      ("a.plist", "<plist/>", DesignFile.Kind.styleSheet), ("a", "bplist00", .styleSheet),
      ("a.json", "{\"styles\": {}}", .styleSheet), ("a.json", "{\"colors\": {}}", .styleSheet),
      ("a.tokens", "{}", .tokens), ("a.json", "{\"a\": {\"b\": {\"$value\": 1}}}", .tokens),
      ("a.json", "{\"resolutionOrder\": []}", .tokens), ("a.json", "{\"schemes\": {}}", .theme),
      ("a.json", "{\"extends\": \"plain\", \"colors\": {}}", .theme),
      ("a.json", "{\"type\": \"Text\"}", .document), ("a.json", "nonsense", .document),
    ])
  func kinds(_ name: String, _ text: String, _ expected: DesignFile.Kind) {
    #expect(DesignFile(SourceText(name: name, text: text)).kind == expected)
  }

  @Test(
    "STY-25 Findings are counted by severity",
    arguments: [
      ([:], "no problems"), ([.error: 1], "1 error"),
      ([.warning: 2, .error: 3, .note: 1], "3 errors, 2 warnings, 1 note"),
    ] as [([DiagnosticSeverity: Int], String)])
  func summary(_ counts: [DiagnosticSeverity: Int], _ expected: String) {
    #expect(FileLint.summary(of: counts) == expected)
  }

  private let folder = TemporaryFolder()
  private var tool: Tool { Tool(folder: folder.path) }

  private static let tokens = """
    {"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.1, 0.2, 0.3]}},
     "gap": {"$type": "dimension", "$value": {"value": 7, "unit": "px"}}}
    """

  @Test("A document names token files as its theme, of the format or of older tools")
  func tokenTheme() throws {
    try folder.write(Self.tokens, to: "app/brand.tokens.json")
    try folder.write(
      ##"{"ink": {"value": "#1a334d"}, "gap": {"value": "7px"}}"##, to: "app/older.json")
    for name in ["brand.tokens.json", "older.json"] {
      try folder.write(
        #"{"theme": "\#(name)", "root": {"type": "VStack", "properties": {"spacing": "gap"}, "subviews": ["#
          + #"{"type": "Text", "values": {"text": "a"}, "properties": {"foregroundColor": "ink"}}]}}"#,
        to: "app/a.json")
      let result = try tool.run(["inspect", "app/a.json", "--stage", "document", "--strict"])
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.text.contains(".foregroundColor = #1A334D  (color.ink)"))
      #expect(result.text.contains(".spacing = 7  (dimension.gap)"))
    }
  }

  @Test("Tokens are written for others, by the name of the file")
  func exports() throws {
    try folder.write(Self.tokens, to: "a.tokens.json")
    for (name, words) in [
      ("x.css", "--gap: 7px;"), ("x.swift", "let gap = 7.0"),
      ("x.xml", "<dimen name=\"gap\">7dp</dimen>"),
    ] {
      let result = try tool.run(["tokens", "convert", "a.tokens.json", "-o", name])
      #expect(result.status == 0, "\(result.errors)")
      #expect(String(decoding: folder.bytes(name) ?? [], as: UTF8.self).contains(words))
    }
  }

  @Test("Several files are put together, the last one on top")
  func files() throws {
    try folder.write(##"{"red": {"value": "#ff0000"}, "x": {"value": "1px"}}"##, to: "a.json")
    try folder.write(#"{"accent": {"value": "{red}"}, "x": {"value": "2px"}}"#, to: "b.json")
    let result = try tool.run(["tokens", "convert", "a.json", "b.json", "--to", "css"])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.text.contains("--accent: var(--red);"))
    #expect(result.text.contains("--x: 2px;"))
    let alone = try tool.run(["tokens", "convert", "b.json", "--to", "css"])
    #expect(alone.errors.contains("unknown token \"red\""))
    try folder.write(#"{"type": "Spacer"}"#, to: "c.json")
    #expect(try tool.run(["tokens", "convert", "a.json", "c.json", "--to", "css"]).status == 2)
  }

  @Test(
    "Editors' \"$schema\" may stand in every kind of file",
    arguments: [
      ##"{"$schema": "s", "extends": "plain", "colors": {"ink": "#102030"}}"##,
      ##"{"$schema": "s", "styles": {}, "colors": {"ink": "#102030"}}"##,
      #"{"$schema": "s", "type": "Spacer"}"#, #"{"$schema": "s", "root": {"type": "Spacer"}}"#,
    ])
  func schemaKey(_ text: String) throws {
    try folder.write(text, to: "a.json")
    let result = try tool.run(["lint", "a.json", "--strict"])
    #expect(result.status == 0, "\(result.text)")
  }
}
