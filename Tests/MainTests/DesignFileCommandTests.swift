import GalleyParsing
import GalleyStair
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
      ("a.json", "{\"name\": \"A\", \"colors\": {}}", .theme), ("a.theme.json", "{}", .theme),
      (
        "a.json", #"{"name": "A", "colors": {"a": {"value": "red"}}, "schemes": {}}"#, .theme
      ),
      (
        "a.json", #"{"colors": {"a": {"value": "red", "type": "color"}}}"#, .tokens
      ),
      ("suite.json", "{\"layout\": \"all\"}", .suite), ("a.suite.json", "{}", .suite),
      ("a.json", "{\"$schema\": \"s\", \"definitions\": {}}", .schema),
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

  @Test("A theme of colours alone is linted, converted and refused as a document")
  func themeOfColours() throws {
    try folder.write(##"{"name": "Brand", "colors": {"deep": "#012345"}}"##, to: "brand.json")
    #expect(try tool.run(["lint", "brand.json"]).status == 0)
    let css = try tool.run(["tokens", "convert", "brand.json", "--to", "css"])
    #expect(css.text.contains("--deep: #012345"))
    let picture = try tool.run(["render", "brand.json", "-o", "a.png"])
    #expect(picture.status == 2)
    #expect(picture.errors.contains("this is not a document but a theme"))
    #expect(!picture.errors.contains("warning"))
    try folder.write(#"{"layouts": "all"}"#, to: "suite.json")
    let suite = try tool.run(["lint", "suite.json"])
    #expect(suite.text.contains("unknown key \"layouts\"; did you mean \"layout\"?"))
  }

  @Test("The name of a theme's text style as \"font\" leads to \"typography\"")
  func typography() throws {
    try folder.write(
      #"{"name": "B", "textStyles": {"heading": {"size": 12}}}"#, to: "b.theme.json")
    try folder.write(
      #"{"type": "Text", "values": {"text": "a"}, "properties": {"font": "heading"}}"#, to: "a.json"
    )
    let run = try tool.run(["fix", "a.json", "--theme", "b.theme.json"])
    #expect(run.text.contains(#""font": "heading" → "typography": "heading""#), "\(run.text)")
    #expect(try tool.run(["lint", "a.json", "--theme", "b.theme.json"]).text == "no problems\n")
  }

  @Test("A font that is not there is told once, at the line of the theme")
  func missingFont() throws {
    try folder.write(
      #"{"name": "B", "schemes": {"base": {"styles": {"fonts": "Interr"}}}}"#, to: "b.theme.json")
    try folder.write(#"{"type": "Text", "values": {"text": "a"}}"#, to: "a.json")
    let result = try tool.run(["render", "a.json", "--theme", "b.theme.json", "-o", "a.png"])
    #expect(result.errors.contains("b.theme.json:1:56: warning: no font is called \"Interr\""))
    #expect(result.errors.split(separator: "warning:").count == 2, "\(result.errors)")
    #expect(try tool.run(["lint", "b.theme.json"]).text.contains("did you mean \"Inter\"?"))
    let strict = ["render", "a.json", "--theme", "b.theme.json", "--strict", "-o", "a.png"]
    #expect(try tool.run(strict).status == 2)
  }

  @Test("A scheme that no document names is noted")
  func unusedScheme() throws {
    try folder.write(
      #"{"name": "B", "schemes": {"promotion": {}, "promotionX": {}}}"#, to: "b.theme.json")
    try folder.write(
      #"{"type": "Text", "scheme": "promotion", "values": {"text": "a"}}"#, to: "a.json")
    let text = try tool.run(["lint", "b.theme.json", "a.json", "--theme", "b.theme.json"]).text
    #expect(text.contains("no component here uses the scheme \"promotionX\""))
    #expect(!text.contains("the scheme \"promotion\""))
  }

  @Test("The theme to begin with is clean and is a theme")
  func newTheme() throws {
    #expect(try tool.run(["new", "brand.theme.json", "--theme"]).status == 0)
    let lint = try tool.run(["lint", "brand.theme.json", "--strict"])
    #expect(lint.status == 0, "\(lint.text)")
    #expect(lint.text == "no problems\n")
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

  @Test("Documents that are checked beside a theme are drawn in it")
  func besideTheme() throws {
    try folder.write(
      ##"{"name": "Brand", "schemes": {"quiet": {"colors": {"foreground": "#123456"}}}}"##,
      to: "b.theme.json")
    try folder.write(
      #"{"type": "Text", "scheme": "quiet", "values": {"text": "a"}}"#, to: "a.json")
    #expect(try tool.run(["lint", "a.json"]).text.contains("unknown scheme"))
    let both = try tool.run(["lint", "b.theme.json", "a.json"])
    #expect(both.status == 0, "\(both.text)")
  }

  @Test("A theme keeps its name, and no line height is made up for others")
  func themeAgain() throws {
    try folder.write(
      #"{"name": "Brand", "textStyles": {"lead": {"family": "Lato", "size": 20},"#
        + #" "tall": {"size": 9, "lineHeight": 1.5}}}"#, to: "b.theme.json")
    func converted(to format: String) throws -> String {
      try tool.run(["tokens", "convert", "b.theme.json", "--to", format, "--exact"]).text
    }
    #expect(try converted(to: "theme").contains(#""name": "Brand""#))
    let css = try converted(to: "css")
    #expect(css.contains(#"--lead: 400 20px "Lato";"#), "\(css)")
    #expect(css.contains(#"--tall: 400 9px/1.5 "#), "\(css)")
    try folder.write(Self.tokens, to: "c.tokens.json")
    let theme = try tool.run(["tokens", "convert", "c.tokens.json", "--to", "theme"])
    #expect(theme.text.contains(#""name": "c""#), "\(theme.text)")
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

  @Test("Findings and losses of a conversion for programs; strictly, a warning refuses the file")
  func conversionFindings() throws {
    try folder.write(##"{"ink": {"$type": "color", "$value": "#102030"}}"##, to: "a.tokens.json")
    let convert = ["tokens", "convert", "a.tokens.json", "-o", "b.tokens.json"]
    let result = try tool.run(convert + ["--json"])
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    let findings = JSONParser.parse(SourceText(name: "out", text: result.text)).value?.elements
    #expect(findings?.count == 1)
    #expect(findings?.first?["line"]?.number?.value == 1)
    #expect(findings?.first?["severity"]?.text == "warning")
    let first = try #require(folder.bytes("b.tokens.json"))
    try folder.write("kept", to: "b.tokens.json")
    #expect(try tool.run(convert + ["--strict"]).status == 2)
    #expect(folder.bytes("b.tokens.json") == Array("kept".utf8))
    #expect(try tool.run(convert + ["--lenient"]).status == 0)
    #expect(folder.bytes("b.tokens.json") == first)
    #expect(try tool.run(convert + ["--strict", "--lenient"]).status == 2)
    #expect(
      try tool.run(["tokens", "convert", "a.tokens.json", "--to", "css", "--json"]).status == 2)
  }

  @Test("A file of which nothing can be read is no empty file of tokens")
  func nothingRead() throws {
    try folder.write(#"{"a": {"value": "44ex"}}"#, to: "a.json")
    let result = try tool.run(["tokens", "convert", "a.json", "-o", "b.tokens.json"])
    #expect(result.status == 2 && folder.bytes("b.tokens.json") == nil)
    #expect(result.errors.contains("nothing of this file could be read"))
    // The help that is pointed to is the subcommand's own.
    try folder.write(#"{"type": "Spacer"}"#, to: "c.json")
    let help = try tool.run(["tokens", "convert", "c.json", "--to", "css"]).errors
    #expect(help.contains("See 'galley tokens convert --help'"), "\(help)")
  }

  @Test("An image set that says so is a mask, unless the document says otherwise")
  func maskedImageSet() throws {
    try folder.write(
      #"{"images": [{"filename": "m.png", "scale": "1x"}], "#
        + #""properties": {"template-rendering-intent": "template"}}"#,
      to: "A.xcassets/Mask.imageset/Contents.json")
    try folder.write(
      #"{"type": "Circle", "properties": {"width": 6, "height": 6}}"#, to: "c.json")
    try tool.run(["render", "c.json", "-o", "A.xcassets/Mask.imageset/m.png", "--scale", "1"])
    func picture(_ more: String) throws -> [UInt8] {
      try folder.write(
        #"{"type": "Image", "values": {"localImageName": "Mask"}, "#
          + ##""properties": {"foregroundColor": "#FF0000"\##(more)}}"##, to: "a.json")
      let result = try tool.run(["render", "a.json", "-o", "x.png", "--scale", "1"])
      #expect(result.status == 0, "\(result.errors)")
      return try #require(folder.bytes("x.png"))
    }
    let own = try picture("")
    let (mask, plain) = try (picture(#", "template": true"#), picture(#", "template": false"#))
    #expect(own == mask)
    #expect(own != plain)
  }

  @Test("Colours and images of an asset catalogue are a theme and assets")
  func assetCatalog() throws {
    try folder.write(
      ##"{"colors": [{"idiom": "universal", "color": {"components": {"red": "0x10", "green": "0x20", "blue": "0x30", "alpha": "1"}}}]}"##,
      to: "A.xcassets/Ink.colorset/Contents.json")
    try folder.write(
      #"{"images": [{"filename": "l.png", "scale": "1x"}, {"filename": "l@2x.png", "scale": "2x"}]}"#,
      to: "A.xcassets/group/Logo.imageset/Contents.json")
    let circle = #"{"type": "Circle", "properties": {"width": 6, "height": 6}}"#
    try folder.write(circle, to: "c.json")
    let images = "A.xcassets/group/Logo.imageset"
    for (name, scale) in [("l.png", "1"), ("l@2x.png", "2")] {
      try tool.run(["render", "c.json", "-o", "\(images)/\(name)", "--scale", scale])
    }
    try folder.write(
      #"{"root": {"type": "Image", "values": {"localImageName": "Logo"}, "properties": {"borderColor": "Ink", "borderWidth": 1}}}"#,
      to: "a.json")
    let result = try tool.run(["inspect", "a.json", "--stage", "document", "--theme", "A.xcassets"])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.text.contains("#102030"))
    try folder.write(circle, to: "other/c.json")
    try folder.write(
      #"{"type": "Image", "values": {"localImageName": "Logo"}}"#, to: "other/a.json")
    for (scale, size) in [("1", "6 × 6"), ("2", "12 × 12")] {
      let arguments = ["render", "other/a.json", "-o", "x.png", "--scale", scale]
      #expect(try tool.run(arguments).status == 2)
      let result = try tool.run(arguments + ["--assets", "A.xcassets"])
      #expect(result.status == 0, "\(result.errors)")
      let png = try #require(folder.bytes("x.png"))
      #expect("\(png[19]) × \(png[23])" == size)
    }
    let tokens = try tool.run(["tokens", "convert", "A.xcassets", "--to", "css"])
    #expect(tokens.text.contains("--Ink: #102030;"))
  }

  @Test("Symbols of a catalogue have the size and the colour of text")
  func symbols() throws {
    let set = "A.xcassets/bar.symbolset"
    try folder.write(#"{"symbols": [{"filename": "bar.svg"}]}"#, to: "\(set)/Contents.json")
    try folder.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="200">
      <line id="Baseline-M" y1="100"/><line id="Capline-M" y1="30"/>
      <g id="Regular-M"><path d="M50 30h70v70h-70z"/></g></svg>
      """, to: "\(set)/bar.svg")
    func side(_ size: Int) throws -> Int {
      try folder.write(
        """
        {"type": "Image", "values": {"localImageName": "bar"},
         "properties": {"fontSize": \(size), "foregroundColor": "#102030", "contentMode": "original"}}
        """, to: "a.json")
      let result = try tool.run(["render", "a.json", "-o", "a.png", "--scale", "1"])
      #expect(result.status == 0, "\(result.errors)")
      return Int(try #require(folder.bytes("a.png"))[23])
    }
    let (small, large) = (try side(20), try side(80))
    #expect(small > 16 && abs(large - 4 * small) <= 4)
    let display = try tool.run(["inspect", "a.json", "--stage", "display"])
    #expect(display.text.contains("#102030"))
    try folder.write("<svg width='1' height='1'/>", to: "\(set)/bar.svg")
    let broken = try tool.run(["render", "a.json", "-o", "b.png"])
    #expect(broken.status == 2 && broken.errors.contains(#"the symbol "bar": it holds no drawing"#))
  }

  @Test("What a resolver beside a theme names is looked for beside the resolver")
  func resolverInFolder() throws {
    try folder.write(Self.tokens, to: "app/design/base.tokens.json")
    try folder.write(
      ##"{"version": "2025.10", "sets": {"s": {"sources": [{"$ref": "base.tokens.json"}]}}, "resolutionOrder": [{"$ref": "#/sets/s"}]}"##,
      to: "app/design/brand.json")
    try folder.write(
      #"{"theme": "design/brand.json", "root": {"type": "VStack", "properties": {"spacing": "gap"}}}"#,
      to: "app/a.json")
    let result = try tool.run(["inspect", "app/a.json", "--stage", "document"])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.text.contains(".spacing = 7"))
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
