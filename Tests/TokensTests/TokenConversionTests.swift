import GalleyDesign
import GalleyDocuments
import GalleyParsing
import GalleyStyleSheets
import Testing

@testable import GalleyTokens

@Suite("Conversions")
struct TokenConversionTests {
  @Test("Tokens that are written are read again the same")
  func roundTrip() {
    let reading = TokenReading(
      """
      {"c": {"$type": "color", "a": {"$value": {"colorSpace": "oklch", "components": [0.5, 0.1, "none"], "alpha": 0.5, "hex": "#112233"}},
        "b": {"$value": "{c.a}", "$description": "d", "$deprecated": "why", "$extensions": {"x": 1}},
        "m": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000"}, "$extensions": {"mode": {"dark": {"colorSpace": "srgb", "components": [1, 1, 1], "hex": "#ffffff"}}}}},
       "s": {"$type": "strokeStyle", "$value": {"dashArray": [{"value": 1, "unit": "rem"}], "lineCap": "butt"}},
       "t": {"$type": "transition", "$value": {"duration": {"value": 1, "unit": "ms"}, "delay": {"value": 0, "unit": "ms"}, "timingFunction": [0, 0, 1, 1]}}}
      """)
    #expect(reading.findings.isEmpty)
    let text = DesignTokenWriter.text(of: reading.document)
    let again = TokenReading(text)
    #expect(again.findings.isEmpty)
    #expect(DesignTokenWriter.text(of: again.document) == text)
    #expect(again.document.tokens.map(\.value) == reading.document.tokens.map(\.value))
    #expect(again.document.tokens.map(\.darkValue) == reading.document.tokens.map(\.darkValue))
    #expect(again.document.tokens.map(\.alias) == reading.document.tokens.map(\.alias))
    #expect(again.document.tokens.map(\.deprecation) == reading.document.tokens.map(\.deprecation))
  }

  @Test("Tokens become the values of a theme, and losses are said")
  func toTheme() {
    let reading = TokenReading(
      """
      {"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]},
         "$extensions": {"mode": {"dark": {"colorSpace": "srgb", "components": [1, 1, 1]}}}},
       "gap": {"$type": "dimension", "$value": {"value": 2, "unit": "rem"}},
       "title": {"$type": "typography", "$value": {"fontFamily": ["Inter", "serif"], "fontSize": {"value": 20, "unit": "px"}, "fontWeight": 650, "letterSpacing": {"value": 1, "unit": "px"}, "lineHeight": 1.5}},
       "fast": {"$type": "duration", "$value": {"value": 1, "unit": "ms"}},
       "scheme": {"buttons": {"background": {"$type": "color", "$value": "{ink}"},
         "cornerRadius": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}}}}}
      """)
    #expect(reading.findings.isEmpty)
    let (theme, notes) = reading.document.theme(named: "n")
    #expect(theme.palette["ink"] == Color(light: .black, dark: .white))
    #expect(theme.dimensions["gap"] == 32)
    #expect(
      theme.textStyles["title"]?.font == FontDescriptor(family: "Inter", size: 20, weight: .bold))
    #expect(theme.textStyles["title"]?.lineHeight == 1.5)
    #expect(theme[.buttons]?.colors?.background == Color(light: .black, dark: .white))
    #expect(theme[.buttons]?.styles?.cornerRadius == .points(4))
    #expect(theme.tokens == ["fast": ThemeToken(.duration(1))])
    #expect(
      notes.map(\.description) == [
        "token \"gap\": rem became points, 16 each",
        "token \"title\": only the first family is kept; fallbacks are the font registry's",
        "token \"title\": the weight 650.0 became 700",
      ])
  }

  @Test("Every type has a place in a theme, and comes out of it as it went in")
  func everyType() throws {
    let color = ##"{"colorSpace": "oklch", "components": [0.5, 0.1, 20], "hex": "#803333"}"##
    let two = #"{"value": 2, "unit": "px"}"#
    let time = #"{"value": 200, "unit": "ms"}"#
    let shadow =
      #"{"color": \#(color), "offsetX": \#(two), "offsetY": \#(two), "blur": \#(two), "spread": \#(two)}"#
    let reading = TokenReading(
      """
      {"border": {"$type": "border", "$value": {"color": \(color), "width": \(two), "style": "dashed"}},
       "curve": {"$type": "cubicBezier", "$value": [0, 0, 1, 1]},
       "elevation": {"card": {"$type": "shadow", "$value": [\(shadow), \(shadow)],
         "$extensions": {"mode": {"dark": \(shadow)}}}},
       "families": {"$type": "fontFamily", "$value": ["Inter", "serif"]},
       "gradient": {"$type": "gradient", "$value": [
         {"color": \(color), "position": 0}, {"color": \(color), "position": 1}]},
       "line": {"$type": "strokeStyle", "$value": "dotted"},
       "move": {"$type": "transition", "$value": {"duration": \(time), "delay": \(time), "timingFunction": [0, 0, 1, 1]}},
       "slow": {"$type": "duration", "$value": \(time)},
       "weight": {"$type": "fontWeight", "$value": 650}}
      """)
    #expect(reading.findings.isEmpty)
    let (theme, losses) = reading.document.theme(named: "n")
    #expect(losses.isEmpty)
    #expect(theme.tokens.count == 9)
    let (document, notes) = DesignTokenDocument.tokens(of: theme)
    #expect(notes.isEmpty)
    #expect(
      DesignTokenWriter.text(of: document) == DesignTokenWriter.text(of: reading.document))
    // A theme file carries them as well.
    let file = SourceText(name: "n.json", text: ThemeWriter.text(of: theme))
    #expect(ThemeReader.read(file).theme == theme)
  }

  @Test("A theme becomes tokens and the same theme again")
  func themeRoundTrip() {
    var theme = Theme(name: "n")
    theme.palette["brand.deep"] = Color(
      light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0x405060))
    theme.dimensions["gap"] = 12
    theme.textStyles["lead"] = TextStyle(
      font: FontDescriptor(family: "Inter", size: 21, weight: .medium), lineHeight: 1.4)
    var colors = Colors(foreground: Color(.black), background: Color(light: .white, dark: .black))
    colors.disabled = StateColors(foreground: Color(RGBAColor(hex: 0x777777)))
    colors.error = ColorPair(foreground: Color(.white))
    colors.shadow = Color(.black)
    var styles = Styles(border: 1, cornerRadius: 8, shadow: .low, padding: 12)
    styles.spacing = 3
    theme[.buttons] = Scheme(colors: colors, styles: styles)
    let (document, notes) = DesignTokenDocument.tokens(of: theme)
    #expect(notes.isEmpty)
    let again = TokenReading(DesignTokenWriter.text(of: document))
    #expect(again.findings.isEmpty)
    let (result, losses) = again.document.theme(named: "n")
    #expect(losses.isEmpty)
    #expect(result == theme)
  }

  @Test("What a theme has and tokens have not is said")
  func themeLosses() {
    var styles = Styles(cornerRadius: .oval)
    styles.clipsToBounds = true
    let theme = Theme().setting(.cells, to: Scheme(styles: styles))
    let (_, notes) = DesignTokenDocument.tokens(of: theme)
    #expect(
      notes.map(\.description) == [
        "scheme \"cells\": there is no token type for \"clipsToBounds\"",
        "scheme \"cells\": an oval corner has no length",
      ])
  }

  @Test("A sheet becomes tokens and the same values again")
  func sheetRoundTrip() throws {
    let sheet = SheetReading(
      ##"""
      {"colors": {"ink": "#102030", "title": "ink", "ink.soft": "#10203080"}, "dimensions": {"gap": 8},
       "styles": {"heading": {"foregroundColor": "title", "spacing": "gap", "font": {"name": "Inter", "size": 20}, "clipsToBounds": true}}}
      """##)
    #expect(sheet.findings.isEmpty)
    let (document, notes) = DesignTokenDocument.tokens(of: sheet.file)
    #expect(
      notes.map(\.description) == [
        "style \"heading\": there is no token type for \"clipsToBounds\""
      ])
    let tokens = TokenReading(DesignTokenWriter.text(of: document))
    #expect(tokens.findings.isEmpty)
    let (value, losses) = tokens.document.styleSheet()
    #expect(losses.isEmpty)
    let again = SheetReading(PropertyListWriter.text(of: value))
    #expect(again.findings.isEmpty)
    #expect(again.file.resolved.colors == sheet.file.resolved.colors)
    #expect(again.file.resolved.dimensions == sheet.file.resolved.dimensions)
    var expected = sheet.scheme("heading")
    expected.styles?.clipsToBounds = nil
    #expect(again.scheme("heading") == expected)
  }

  @Test("Text styles and borders become styles of a sheet")
  func tokensToSheet() {
    let reading = TokenReading(
      """
      {"title": {"$type": "typography", "$value": {"fontFamily": "Foo", "fontSize": {"value": 20, "unit": "px"}, "fontWeight": 400, "letterSpacing": {"value": 1, "unit": "px"}, "lineHeight": 1.5}},
       "line": {"$type": "border", "$value": {"color": {"colorSpace": "srgb", "components": [1, 0, 0]}, "width": {"value": 2, "unit": "px"}, "style": "solid"}}}
      """)
    let (value, notes) = reading.document.styleSheet()
    #expect(
      notes.map(\.description) == [
        "token \"title\": its line height is left out; a sheet measures it by the font's own height"
      ])
    let sheet = SheetReading(JSONWriter.text(of: value))
    #expect(sheet.findings.isEmpty)
    #expect(
      sheet.scheme("title").styles?.font?.descriptor(for: ReaderSettings())
        == FontDescriptor(family: "Foo", size: 20))
    #expect(sheet.scheme("title").styles?.styledText?.kern == 1)
    #expect(sheet.scheme("line").styles?.border == LineThickness(points: 2))
    #expect(sheet.scheme("line").colors?.border == Color(RGBAColor(hex: 0xFF0000)))
  }
}
