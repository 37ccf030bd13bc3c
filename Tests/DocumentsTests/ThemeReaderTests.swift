import GalleyDesign
import GalleyGeometry
import GalleyParsing
import Testing

@testable import GalleyDocuments

private func read(_ text: String) -> (theme: Theme?, messages: [String]) {
  let source = SourceText(name: "t.json", bytes: Array(text.utf8))
  let (theme, findings) = ThemeReader.read(source)
  let messages = findings.map { finding in
    let place = finding.range.map { source.location(of: $0.start) }
    let start = place.map { "\($0.line):\($0.column) " } ?? ""
    return start + finding.message + (finding.suggestion.map { " → \($0)" } ?? "")
  }
  return (theme, messages)
}

private let mistakes: [(String, [String])] = [
  (
    #"{"colors": {"a": "rgb(1, 2, 3)"}}"#,
    ["1:18 \"rgb(1, 2, 3)\" is a colour of CSS → #010203"]
  ),
  (
    #"{"dimensions": {"gap": "12px"}}"#,
    ["1:24 expected a number, found a string \"12px\"; write 12, without a unit"]
  ),
  (#"{"typography": {}}"#, ["1:2 unknown key \"typography\" → textStyles"]),
  (#"{"spacing": {}}"#, ["1:2 unknown key \"spacing\" → dimensions"]),
  (
    #"{"textStyles": {"lead": {"font": "Lato"}}}"#,
    ["1:26 unknown key \"font\" → family"]
  ),
  (
    #"{"schemes": {"buttons": {"radius": 4}}}"#,
    ["1:26 unknown key \"radius\"; write \"cornerRadius\" in \"styles\""]
  ),
  (
    #"{"schemes": {"buttons": {"primary": "red"}}}"#,
    ["1:26 unknown key \"primary\"; write \"tint\" in \"colors\""]
  ),
  (
    #"{"schemes": {"buttons": {"zzz": 1}}}"#,
    ["1:26 unknown key \"zzz\"; the keys here are \"colors\" or \"styles\""]
  ),
  (
    #"{"schemes": {"button": {}}}"#,
    ["1:14 no component has the scheme \"button\" by itself → buttons"]
  ),
  (
    #"{"schemes": {"base": {"styles": {"font": {"name": "Lato"}}}}}"#,
    [
      "1:42 plain text does not have the \"font\" of the base; write \"fonts\", the fonts of all text"
    ]
  ),
  (
    #"{"textStyles": {"body": {"family": "Lato"}}}"#,
    [
      "1:17 \"body\" is the text style of \"typography\"; the platform's style of this name, which plain "
        + "text has, is set under \"fonts\" in the styles of a scheme"
    ]
  ),
  (#"{"colours": {}}"#, ["1:2 unknown key \"colours\" → colors"]),
  (#"{"colors": {"a": "dangerRedd"}}"#, ["1:18 unknown colour \"dangerRedd\" → dangerRed"]),
  (##"{"colors": {"a": "#12345"}}"##, ["1:18 \"#12345\" is not #RGB, #RGBA, #RRGGBB or #RRGGBBAA"]),
  (#"{"colors": {"a": 5}}"#, ["1:18 expected a colour, found the number 5"]),
  (
    #"{"colors": {"a": "b", "b": "c", "c": "b"}}"#,
    [#"1:23 the colours refer to each other in a circle: "b" → "c" → "b""#]
  ),
  (#"{"colors": {"a": {"light": "red", "drak": "red"}}}"#, ["1:35 unknown key \"drak\" → dark"]),
  (
    #"{"colors": {"a": {}, "b": {"light": "rde"}}}"#,
    [
      "1:18 a colour needs \"light\", \"dark\" or \"color\"",
      "1:37 unknown colour \"rde\" → red",
    ]
  ),
  (
    #"{"dimensions": {"gap": "8"}}"#,
    ["1:24 expected a number, found a string \"8\"; write 8 without quotes"]
  ),
  (
    #"{"dimensions": {"a": "a"}}"#,
    [#"1:17 the dimensions refer to each other in a circle: "a" → "a""#]
  ),
  (
    #"{"extends": "what4words"}"#,
    [
      "1:13 expected \"plain\", \"what3words\", \"cell\", \"cellIconFilled\" or \"dnakit\" for \"extends\", found \"what4words\" → what3words"
    ]
  ),
  (
    #"{"schemes": {"base": {"styles": {"rowHeight": -1}}}}"#,
    ["1:47 expected a number from 0, found the number -1"]
  ),
  (#"{"schemes": {"base": {"colors": {"tnit": "red"}}}}"#, ["1:34 unknown key \"tnit\" → tint"]),
  (
    #"{"schemes": {"base": {"styles": {"font": {"scaling": "heading"}}}}}"#,
    [
      "1:54 expected \"none\", \"largeTitle\", \"title1\", \"title2\", \"title3\", "
        + "\"headline\", \"body\", \"callout\", \"subheadline\", \"footnote\", \"caption1\" "
        + "or \"caption2\", found \"heading\" → headline"
    ]
  ),
  (
    #"{"textStyles": {"a": {"weight": 450}}}"#,
    [
      "1:33 expected \"ultraLight\", \"thin\", \"light\", \"regular\", \"medium\", "
        + "\"semibold\", \"bold\", \"heavy\" or \"black\", found the number 450"
    ]
  ),
  ("[]", ["1:1 expected an object, found an array"]),
]

@Suite struct ThemeReaderTests {
  @Test("W3W-20: a theme file names colours, dimensions, text styles and schemes")
  func wholeFile() throws {
    let (theme, messages) = read(
      """
      { "name": "Harbour", "extends": "what3words",
        "colors": { "sea": "deep", "deep": "#0A3049",
                    "accent": { "light": "coral", "dark": "#FFB59A" },
                    "veil": { "color": "deep", "alpha": 0.5 } },
        "dimensions": { "gap": 12, "gutter": "gap" },
        "textStyles": { "lead": { "size": 21, "weight": "medium", "lineHeight": 1.4, "textWrap": "pretty",
                                  "scaling": "body", "color": "sea" } },
        "schemes": {
          "buttons": { "colors": { "background": "sea", "error": { "foreground": "accent" } },
                       "styles": { "cornerRadius": "oval", "padding": "gutter", "border": 0.5 } },
          "tiles": { "styles": { "padding": { "top": 3, "leading": "gap" }, "shadow": "low" } } } }
      """)
    #expect(messages == [])
    let harbour = try #require(theme)
    #expect(harbour.name == "Harbour")
    #expect(harbour.palette["sea"]?.light.hexText == "#0A3049")
    #expect(harbour.palette["accent"]?.light == CoreColorName.coral.value)
    #expect(harbour.palette["accent"]?.dark.hexText == "#FFB59A")
    #expect(harbour.palette["veil"]?.dark.hexText == "#0A304980")
    #expect(harbour.dimensions == ["gap": 12, "gutter": 12])
    let lead = try #require(harbour.textStyles["lead"])
    #expect(lead.font == FontDescriptor(size: 21, weight: .medium))
    #expect(lead.lineHeight == 1.4)
    #expect(lead.textWrap == .pretty && TextStyling.style(lead).textWrap == .pretty)
    #expect(lead.descriptor(for: ReaderSettings(textSize: .accessibility5)).size > 60)
    let buttons = try #require(harbour[.buttons])
    #expect(buttons.colors?.background == harbour.palette["sea"])
    #expect(buttons.colors?.tint == Theme.what3words[.buttons]?.colors?.tint)
    #expect(buttons.colors?.error?.foreground == harbour.palette["accent"])
    #expect(buttons.styles?.cornerRadius == .oval)
    #expect(buttons.styles?.padding == .medium)
    #expect(buttons.styles?.border?.points == 0.5)
    let insets = EdgeInsets(top: 3, leading: 12, bottom: 0, trailing: 0)
    #expect(harbour["tiles"]?.styles?.padding?.insets == insets)
    #expect(harbour["tiles"]?.styles?.shadow == .low)
  }

  @Test("STY-25: what is wrong in a theme is named at its place", arguments: mistakes)
  func mistake(text: String, expected: [String]) {
    #expect(read(text).messages == expected)
  }

  @Test("STY-25: a cycle is reported once, with a note at every other name")
  func cycleNotes() {
    let source = SourceText(
      name: "t.json", bytes: Array(#"{"colors": {"a": "b", "b": "c", "c": "a"}}"#.utf8))
    let findings = ThemeReader.read(source).diagnostics
    #expect(findings.count == 1)
    #expect(findings[0].notes.map(\.message) == ["\"b\" stands here", "\"c\" stands here"])
  }

  @Test("STY-25: a hundred thousand names in a chain are refused, not followed into the ground")
  func longChain() {
    let entries = (0..<5_000).map { "\"c\($0)\": \"c\($0 + 1)\"" }.joined(separator: ",")
    let (_, messages) = read("{\"colors\": {\(entries), \"c5000\": \"#fff\"}}")
    #expect(messages.first?.contains("the chain of names is longer than 200") == true)
  }

  @Test("W3W-6, W3W-15: every stored property has a key in theme files")
  func everyFieldHasAKey() {
    #expect(Set(ThemeCodec.colorRows.map(\.key)) == Set(Colors.fieldNames))
    // The corners of another system's look are the platform's alone.
    #expect(
      ThemeCodec.styleRows.map(\.key) == Styles.fieldNames.filter { $0 != "glassCornerRadius" })
    #expect(ThemeCodec.fontRows.map(\.key) == FontStyle.fieldNames)
    // The place in a table is the text's, not its look.
    #expect(
      ThemeCodec.stylingRows.map(\.key) + ["cell", "block", "emKern"] == TextStyling.fieldNames)
  }

  @Test("The room of the system's font is read, written and no other word")
  func systemFontMetrics() throws {
    let theme = try #require(read(#"{"systemFontMetrics": "own"}"#).0)
    #expect(theme.systemFontMetrics == .own)
    #expect(ThemeWriter.text(of: theme).contains(#""systemFontMetrics": "own""#))
    #expect(read("{}").0?.systemFontMetrics == .platform)
    #expect(read(#"{"systemFontMetrics": "owm"}"#).1.first?.contains("own") == true)
  }

  @Test("W3W-15: a material by its name, a blur alone by its number")
  func visualEffect() {
    func effect(_ value: String) -> (effect: VisualEffect?, messages: [String]) {
      let (theme, messages) = read(
        #"{"schemes": {"base": {"styles": {"visualEffect": \#(value)}}}}"#)
      return (theme?[.base]?.styles?.visualEffect, messages)
    }
    #expect(effect("\"thick\"").effect == .thick)
    #expect(effect("12.5").effect == .blur(12.5))
    #expect(effect("65").messages.count == 1)
    #expect(effect("\"blur\"").messages.count == 1)
    #expect(VisualEffect.blur(12).fill == nil)
  }

  @Test("W3W-20: a theme that is written reads back as the same theme")
  func roundTrip() throws {
    var styles = Styles(
      border: 0.75, cornerRadius: .points(3), shadow: Shadow(opacity: 0.2, x: 1, y: -2, radius: 3),
      fonts: Fonts(FontDescriptor(family: "Inter", size: 17)),
      padding: PaddingInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
      rowHeight: 31)
    styles.iconSize = IconSize(width: 5, height: 6)
    styles.font = FontStyle(name: "Lato", size: 9, weight: .heavy, scaling: FontStyle.Scaling.none)
    styles.styledText = TextStyling().setting(\.underline, to: .init(.thick, pattern: .dot))
      .setting(\.strikethrough, to: .init(.double)).setting(\.lineBreak, to: .byTruncatingHead)
    styles.clipsToBounds = true
    styles.textBorder = .roundedRect
    styles.visualEffect = .blur(6)
    var sea = Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0x405060, alpha: 0.5))
    sea.darkIncreasedContrast = .white
    // Opacities of hexadecimal colours have 255 steps.
    sea.dark.alpha = 128.0 / 255
    var theme = Theme(
      name: "Written",
      schemes: [.base: Scheme(colors: Theme.what3words[.cells]?.colors, styles: styles)])
    theme.palette["sea"] = sea
    theme.dimensions = ["gap": 12.5, "tuck": -2]
    theme.textStyles["lead"] = DNATypography.h2(.blog).textStyle
    theme = theme.setting(color: \.selected, to: StateColors(border: sea))
    let text = ThemeWriter.text(of: theme)
    let (back, messages) = read(text)
    #expect(messages == [])
    let same = try #require(back)
    #expect(same.dimensions == theme.dimensions)
    #expect(same.textStyles == theme.textStyles)
    #expect(same.palette == theme.palette)
    #expect(same[.base]?.styles?.differingFields(from: styles) == [])
    #expect(same[.base]?.colors?.selected == theme[.base]?.colors?.selected)
    #expect(ThemeWriter.text(of: same) == text)
  }
}

/// Words and values of CSS, Figma and token tools in themes.
@Suite("What other notations mean in a theme")
struct ThemeWordTests {
  private static let base =
    ##""name": "B", "colors": {"ink": "#112233"}, "dimensions": {"gap": 12}"##

  private func followed(_ text: String) throws -> (text: String, messages: [String]) {
    let source = SourceText(name: "t.theme.json", text: text)
    let (_, findings) = ThemeReader.read(source)
    let edits = findings.flatMap { $0.edits(in: source) }
    let bytes = TextEdit.applied(edits, to: source.bytes)
    return (String(decoding: bytes, as: UTF8.self), findings.map(\.message))
  }

  @Test(
    "One edit makes what was meant",
    arguments: [
      (
        #""schemes": {"buttons": {"styles": {"padding": "8px 16px"}}}"#,
        #""schemes": {"buttons": {"styles": {"padding": {"top": 8, "leading": 16, "bottom": 8, "trailing": 16}}}}"#
      ),
      (
        #""schemes": {"buttons": {"styles": {"padding": "8 16"}}}"#,
        #""schemes": {"buttons": {"styles": {"padding": {"top": 8, "leading": 16, "bottom": 8, "trailing": 16}}}}"#
      ),
      (
        ##""schemes": {"buttons": {"styles": {"shadow": "0 4px 12px #000"}}}"##,
        #""schemes": {"buttons": {"styles": {"shadow": {"y": 4, "blur": 12}}}}"#
      ),
      (
        ##""schemes": {"buttons": {"styles": {"border": "1px solid #ccc"}}}"##,
        #""schemes": {"buttons": {"styles": {"border": 1}}}"#
      ),
      (
        #""schemes": {"buttons": {"styles": {"cornerRadius": "full"}}}"#,
        #""schemes": {"buttons": {"styles": {"cornerRadius": "oval"}}}"#
      ),
      (
        #""schemes": {"buttons": {"styles": {"spacing": "{dimensions.gap}"}}}"#,
        #""schemes": {"buttons": {"styles": {"spacing": "gap"}}}"#
      ),
      (
        #""schemes": {"buttons": {"styles": {"textTransform": "uppercase"}}}"#,
        #""schemes": {"buttons": {"styles": {"uppercasesText": true}}}"#
      ),
      (
        #""schemes": {"buttons": {"colors": {"hover": {"background": "ink"}}}}"#,
        #""schemes": {"buttons": {"colors": {"highlighted": {"background": "ink"}}}}"#
      ),
      (
        #""schemes": {"buttons": {"background": "ink"}}"#,
        #""schemes": {"buttons": {"colors": {"background": "ink"}}}"#
      ),
      (
        #""schemes": {"buttons": {"cornerRadius": 8}}"#,
        #""schemes": {"buttons": {"styles": {"cornerRadius": 8}}}"#
      ),
      (
        #""base": {"colors": {"tint": "ink"}}"#,
        #""schemes": {"base": {"colors": {"tint": "ink"}}}"#
      ),
      (
        #""schemes": {"base": {"colors": {"tint": "{ink}"}}}"#,
        #""schemes": {"base": {"colors": {"tint": "ink"}}}"#
      ),
      (
        #""schemes": {"base": {"colors": {"tint": {"color": "ink", "alpha": "40%"}}}}"#,
        #""schemes": {"base": {"colors": {"tint": {"color": "ink", "alpha": 0.4}}}}"#
      ),
      (
        #""schemes": {"base": {"colors": {"tint": {"color": "ink", "opacity": 0.4}}}}"#,
        #""schemes": {"base": {"colors": {"tint": {"color": "ink", "alpha": 0.4}}}}"#
      ),
      (
        #""schemes": {"base": {"colors": {"tint": {"default": "ink", "dark": "ink"}}}}"#,
        #""schemes": {"base": {"colors": {"tint": {"light": "ink", "dark": "ink"}}}}"#
      ),
      (#""textStyles": {"lead": 20}"#, #""textStyles": {"lead": {"size": 20}}"#),
    ])
  func edits(_ written: String, _ meant: String) throws {
    let result = try followed("{\(Self.base), \(written)}")
    let plain = { (text: String) in text.filter { !$0.isWhitespace } }
    #expect(plain(result.text) == plain("{\(Self.base), \(meant)}"), "\(result.messages)")
    #expect(try followed(result.text).messages == [])
  }

  @Test(
    "A key that cannot be renamed, since the other is there, says so",
    arguments: [
      (##""colours": {"a": "#fff"}"##, "its members belong in \"colors\""),
      (#""dimension": {"a": 1}"#, "its members belong in \"dimensions\""),
      (#""schemes": {"buttons": {"colors": {}, "tint": "ink"}}"#, "write \"tint\" in \"colors\""),
    ])
  func beside(_ written: String, _ words: String) throws {
    let result = try followed("{\(Self.base), \(written)}")
    #expect(result.messages.count == 1 && result.messages[0].hasSuffix(words), "\(result.messages)")
    #expect(result.text == "{\(Self.base), \(written)}", "nothing is edited")
  }

  @Test("A colour with an opacity in one text is what it is in documents")
  func opacity() {
    let (theme, messages) = read(
      ##"{"name": "B", "colors": {"ink": "#112233", "soft": "ink / 40%", "pale": "#fff / 0.5"}}"##)
    #expect(messages == [])
    #expect(theme?.palette["soft"]?.light == RGBAColor(hex: 0x112233).with(alpha: 0.4))
    #expect(theme?.palette["pale"]?.light.alpha == 0.5)
  }
}
