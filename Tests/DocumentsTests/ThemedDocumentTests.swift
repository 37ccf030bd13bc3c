import GalleyComponents
import GalleyDesign
import GalleyDocuments
import GalleyGeometry
import GalleyParsing
import Testing

private let harbour = Theme(
  name: "Harbour",
  schemes: [
    .base: Scheme(colors: Colors(foreground: .black)),
    "tiles": Scheme(
      colors: Colors(background: .white, border: Color(RGBAColor(hex: 0x123456))),
      styles: Styles(
        border: 0.5, cornerRadius: .oval, shadow: .low, padding: .bold)),
  ],
  dimensions: ["gap": 12])

private func readThemed(
  _ text: String, theme: Theme = harbour
) -> (document: Document?, diagnostics: [Diagnostic]) {
  DocumentReader.read(
    SourceText(name: "themed.json", text: text),
    options: .init(theme: theme))
}

@Suite struct ThemedDocumentTests {
  @Test(
    "W3W-21: a scheme fills in the box, beside properties or within",
    arguments: [
      #"{"type": "HStack", "scheme": "tiles"}"#,
      #"{"type": "HStack", "properties": {"scheme": "tiles"}}"#,
    ])
  func schemeByName(text: String) throws {
    let (document, diagnostics) = readThemed(text)
    #expect(diagnostics.isEmpty)
    let look = try #require(document).root.look
    #expect(look.foregroundColor == .black)
    #expect(look.backgroundColor == .white)
    #expect(look.borderColor?.light.hexText == "#123456")
    #expect(look.borderWidth == 0.5)
    #expect(look.cornerRadius?.topLeft == .infinity)
    #expect(look.padding == EdgeInsets(16))
    #expect(look.shadow?.first?.radius == 5)
    #expect(look.shadow?.first?.color.light == RGBAColor.black.with(alpha: 0.33))
    #expect(look.clipped == nil)
  }

  @Test("W3W-21, STY-7: what the document says itself stays")
  func ownKeysWin() throws {
    let text = #"""
      {"type": "HStack", "scheme": "tiles",
       "properties": {"padding": 2, "backgroundColor": "#ffffff", "cornerRadius": "gap"}}
      """#
    let theme = harbour.setting(color: \.tint, to: .white)
    let (document, _) = readThemed(text, theme: theme)
    let look = try #require(document).root.look
    #expect(look.padding == EdgeInsets(2))
    #expect(look.backgroundColor == .white)
    #expect(look.cornerRadius?.topLeft == 12)
    #expect(look.borderWidth == 0.5)
  }

  @Test("names of composite tokens stand where such values do")
  func tokens() throws {
    func color(_ hex: UInt32) -> TokenColor { TokenColor(RGBAColor(hex: hex)) }
    func shadow(_ hex: UInt32, _ blur: Double, inset: Bool = false) -> TokenShadow {
      TokenShadow(
        color: color(hex), offsetX: TokenDimension(0), offsetY: TokenDimension(2),
        blur: TokenDimension(blur), spread: TokenDimension(0), isInset: inset)
    }
    func gradient(_ hex: UInt32) -> DesignTokenValue {
      .gradient([
        TokenStop(color: color(hex), position: 0), TokenStop(color: color(0), position: 0.5),
      ])
    }
    let theme = Theme(tokens: [
      "card.rise": ThemeToken(
        .shadow([shadow(0x111111, 8), shadow(0x222222, 4, inset: true)]),
        dark: .shadow([shadow(0xEEEEEE, 8)])),
      "card.line": ThemeToken(
        .border(TokenBorder(color: color(0x336699), width: TokenDimension(3)))),
      "sky": ThemeToken(gradient(0xFF0000), dark: gradient(0x00FF00)),
      "strong": ThemeToken(.fontWeight(720)), "code": ThemeToken(.fontFamily(["JetBrains Mono"])),
    ])
    let text = #"""
      {"type": "HStack", "properties": {"shadow": "card.rise", "borderColor": "card.line",
        "borderWidth": "card.line"}}
      """#
    let (document, diagnostics) = readThemed(text, theme: theme)
    #expect(diagnostics.isEmpty)
    let root = try #require(document).root
    let shadows = try #require(root.look.shadow)
    #expect(shadows.map(\.kind) == [.knockedOut, .inner])
    #expect(shadows.map(\.radius) == [4, 2])
    #expect(
      shadows.first?.color
        == Color(light: RGBAColor(hex: 0x111111), dark: RGBAColor(hex: 0xEEEEEE)))
    #expect(root.look.borderColor?.light.hexText == "#336699")
    #expect(root.look.borderWidth == 3)
    let words = readThemed(
      #"""
      {"type": "Text", "values": {"text": "a"},
       "properties": {"fontWeight": "strong", "fontName": "code"}}
      """#, theme: theme)
    let label = try #require(words.document?.root.content as? Text)
    #expect(label.fontWeight == .bold && label.fontName == "JetBrains Mono")
    let named = readThemed(
      #"{"type": "Rectangle", "properties": {"fill": "sky"}}"#, theme: theme)
    let written = readThemed(
      ##"""
      {"type": "Rectangle", "properties": {"fill": {"stops": [0, 0.5],
        "colors": [{"light": "#FF0000", "dark": "#00FF00"}, "#000000"]}}}
      """##)
    let shape = try #require(named.document?.root.content as? Rectangle)
    let expected = try #require(written.document?.root.content as? Rectangle)
    let fill = shape.options.fill
    let wanted = expected.options.fill
    #expect(fill != nil && fill == wanted)
    // A name of another type is as wrong as one that nobody knows.
    let wrong = readThemed(
      #"{"type": "Text", "values": {"text": "a"}, "properties": {"fontWeight": "sky"}}"#,
      theme: theme)
    #expect(wrong.diagnostics.contains { $0.severity == .error })
  }

  @Test("W3W-21: without a scheme a component is exactly the plain one")
  func plain() throws {
    let look = try #require(readThemed(#"{"type": "HStack"}"#).document).root.look
    #expect(look.backgroundColor == nil)
    #expect(look.padding == nil)
    #expect(look.borderColor == nil)
  }

  @Test("STY-25: unknown styles and schemes are named at their place")
  func unknownNames() {
    let (document, diagnostics) = readThemed(#"{"type": "HStack", "scheme": "tile", "style": "x"}"#)
    #expect(document == nil)
    #expect(
      diagnostics.map(\.message) == [
        "unknown scheme \"tile\"", "unknown style \"x\"; there is no style sheet",
      ])
    #expect(diagnostics.map(\.suggestion) == ["tiles", nil])
    #expect(diagnostics.map { $0.range?.start } == [29, 46])
  }

  @Test("W3W-21: the scheme of a kind does not bring the base to components that inherit")
  func inheritance() throws {
    let theme = Theme(schemes: [
      .base: Scheme(colors: Colors(foreground: .black, background: .white)),
      .labels: Scheme(colors: Colors(), styles: Styles(padding: .thin)),
    ])
    let (document, _) = readThemed(#"{"type": "Text", "values": {"text": "x"}}"#, theme: theme)
    let look = try #require(document).root.look
    #expect(look.padding?.top == 4)
    #expect(look.foregroundColor == nil)
    #expect(look.backgroundColor == nil)
  }

  @Test("W3W-20: components alike but for their scheme are not confused")
  func sharing() throws {
    let text = #"""
      {"type": "VStack", "subviews": [
        {"type": "HStack", "scheme": "tiles"}, {"type": "HStack"}, {"type": "HStack", "scheme": "base"}
      ]}
      """#
    let children = try #require(readThemed(text).document).root.children
    #expect(children.map { $0.look.padding != nil } == [true, false, false])
    #expect(children.map { $0.look.foregroundColor != nil } == [true, false, true])
  }
}

@Suite struct DocumentDesignTests {
  private func read(
    _ text: String, files: [String: String] = [:], mode: ReadingMode = .strict
  ) -> (document: Document?, messages: [String]) {
    let source = SourceText(name: "card.json", text: text)
    let options = DocumentReader.Options(
      mode: mode, files: { path in files[path].map { SourceText(name: path, text: $0) } })
    let (document, findings) = DocumentReader.read(source, options: options)
    return (document, findings.map { "\($0.range?.start ?? -1) \($0.message)" })
  }

  private let sheet = """
    {"colors": {"ink": "#112233"}, "dimensions": {"gap": 8},
     "styles": {"text": {"foregroundColor": "ink"}, "card": {"parent": "text", "cornerRadius": "gap"},
                "loud": {"foregroundColor": "#FF0000", "clipsToBounds": true}}}
    """

  @Test("STY-6, STY-8, STY-16: a document names its style sheet and its styles")
  func styles() throws {
    let (document, messages) = read(
      """
      {"root": {"type": "HStack", "style": "card", "substyle": "loud",
                "properties": {"padding": "gap", "backgroundColor": "ink"}},
       "styleSheet": "card.styles.json"}
      """, files: ["card.styles.json": sheet])
    #expect(messages == [])
    let look = try #require(document).root.look
    #expect(look.foregroundColor?.light.hexText == "#FF0000")
    #expect(look.cornerRadius?.topLeft == 8)
    #expect(look.clipped == true)
    #expect(look.padding?.top == 8)
    #expect(look.backgroundColor?.light.hexText == "#112233")
    #expect(document?.theme.palette["ink"]?.light.hexText == "#112233")
  }

  @Test("STY-1: a style sheet may be written into the document")
  func inlineSheet() throws {
    let (document, messages) = read(
      "{\"styleSheet\": \(sheet), \"root\": {\"type\": \"HStack\", \"style\": \"text\"}}")
    #expect(messages == [])
    #expect(document?.root.look.foregroundColor?.light.hexText == "#112233")
  }

  @Test("W3W-20: a theme by preset, by file and written out")
  func themes() throws {
    let preset = read(#"{"root": {"type": "HStack", "scheme": "cells"}, "theme": "what3words"}"#)
    #expect(preset.messages == [])
    #expect(preset.document?.theme.name == "what3words")
    #expect(preset.document?.theme.background == SystemColor.systemBackground.color)
    let theme = #"{"schemes": {"base": {"colors": {"background": "coral"}}}}"#
    let file = read(
      #"{"theme": "a/t.json", "root": {"type": "HStack"}}"#, files: ["a/t.json": theme])
    #expect(file.document?.theme.background == CoreColorName.coral.color)
    let inline = read("{\"theme\": \(theme), \"root\": {\"type\": \"HStack\"}}")
    #expect(inline.document?.theme.background == CoreColorName.coral.color)
  }

  @Test("DUI-6: one mode for theme, style sheet and components, and one wording of one mistake")
  func modes() {
    let text = """
      {"theme": {"dimensions": {"a": true}}, "styleSheet": {"styles": {"a": {"spacing": []}}},
       "root": {"type": "HStack", "properties": {"opacity": {}}}}
      """
    let strict = read(text)
    #expect(strict.document == nil)
    let found = [
      "31 expected a number, found true",
      "82 expected a number or a dimension's name for \"spacing\", found an array",
      "143 expected a number from 0 to 1 for \"opacity\", found an object",
    ]
    #expect(strict.messages == found)
    let lenient = read(text, mode: .lenient)
    #expect(lenient.document != nil)
    #expect(lenient.messages == found.map { $0 + "; ignored" })
    let none = read(#"{"theme": "none.json", "root": {"type": "HStack"}}"#, mode: .lenient)
    #expect(none.document?.theme.name == Theme.standard.name)
  }

  @Test("STY-25: mistakes in a theme or sheet are named with the file and the place in it")
  func mistakes() {
    let theme = read(
      #"{"theme": "t.json", "root": {"type": "HStack"}}"#,
      files: ["t.json": "{\n  \"colours\": {}}"])
    #expect(theme.document == nil)
    #expect(theme.messages == ["10 t.json:2:3: unknown key \"colours\"; did you mean \"colors\"?"])
    let missing = read(#"{"theme": "what4words", "root": {"type": "HStack"}}"#)
    #expect(missing.messages == ["10 there is no theme \"what4words\" beside the document"])
    let outside = read(#"{"theme": "../t.json", "root": {"type": "HStack"}}"#)
    #expect(outside.messages.count == 1)
    #expect(
      outside.messages[0].hasPrefix(
        "10 the theme \"../t.json\" lies outside the document's folder; give it with --theme"))
    let inline = read(#"{"styleSheet": {"stiles": {}}, "root": {"type": "HStack"}}"#)
    #expect(inline.document == nil)
    #expect(inline.messages.first?.hasPrefix("16 ") == true)
  }

  @Test("STY-17, STY-22: styles tint images and space stacks")
  func imagesAndStacks() throws {
    let (document, messages) = read(
      """
      {"styleSheet": {"styles": {"tinted": {"tintImageWithForegroundColor": true},
                                 "airy": {"spacing": 14}}},
       "root": {"type": "VStack", "style": "airy", "subviews": [
         {"type": "Image", "style": "tinted", "values": {"systemIconName": "star"}},
         {"type": "HStack", "style": "airy", "properties": {"spacing": 3}}]}}
      """)
    #expect(messages == [])
    let root = try #require(document).root
    #expect((root.content as? VStack<DocumentSubviews>)?.spacing == 14)
    #expect((root.children[0].content as? Image)?.template == true)
    #expect((root.children[1].content as? HStack<DocumentSubviews>)?.spacing == 3)
  }

  @Test("STY-24: images are asked for by name where the application provides them")
  func imageProvider() {
    struct Provider: ImageSource {
      func image(named name: String) -> ImageOutcome { .unresolved("asked for \(name)") }
      func image(at url: String) -> ImageOutcome { .unresolved("asked for \(url)") }
    }
    let source = SourceText(
      name: "a.json", text: #"{"type": "Image", "values": {"localImageName": "paintcode/star"}}"#)
    let (document, findings) = DocumentReader.read(source, options: .init(images: Provider()))
    #expect(document != nil)
    #expect(findings.map(\.message) == ["asked for paintcode/star; a placeholder is drawn"])
  }

  @Test("DNA-8: every image of DNAKit is an icon that can be drawn", arguments: DNAImage.allCases)
  func dnaImages(image: DNAImage) {
    #expect(IconName(image.name)?.isPlaceholder == false)
  }

  @Test("STY-1: what the asker gives goes before what the document names")
  func given() {
    let source = SourceText(
      name: "a.json", text: #"{"theme": "what3words", "root": {"type": "HStack"}}"#)
    let theme = Theme(name: "given")
    let options = DocumentReader.Options(theme: theme)
    #expect(DocumentReader.read(source, options: options).document?.theme.name == "given")
  }
}
