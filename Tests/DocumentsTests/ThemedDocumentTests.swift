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
      colors: Colors(background: .white, border: Color(CoreColor(hex: 0x123456))),
      styles: Styles(
        border: 0.5, cornerRadius: .oval, shadow: .low, padding: .bold)),
  ],
  dimensions: ["gap": 12])

private func readThemed(
  _ text: String, theme: Theme = harbour
) -> (document: Document?, diagnostics: [Diagnostic]) {
  DocumentReader.read(
    SourceText(name: "themed.json", text: text), options: .init(theme: theme))
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
    #expect(look.foregroundColor?.color == .black)
    #expect(look.backgroundColor?.color == .white)
    #expect(look.borderColor?.color.light.hexText == "#123456")
    #expect(look.borderWidth?.points == 0.5)
    #expect(look.cornerRadius?.corners.topLeft == .infinity)
    #expect(look.padding?.edges == EdgeInsets(16))
    #expect(look.shadow?.blur == 10)
    #expect(look.shadow?.color.color.light == CoreColor.black.with(alpha: 0.33))
    #expect(look.clipped == nil)
  }

  @Test("W3W-21, STY-7: what the document says itself stays")
  func ownKeysWin() throws {
    let text = #"""
      {"type": "HStack", "scheme": "tiles",
       "properties": {"padding": 2, "backgroundColor": "gapless", "cornerRadius": "gap"}}
      """#
    let theme = harbour.setting(color: \.tint, to: .white)
    let (document, _) = readThemed(text, theme: theme)
    let look = try #require(document).root.look
    #expect(look.padding?.edges == EdgeInsets(2))
    #expect(look.backgroundColor?.color == .white)
    #expect(look.cornerRadius?.corners.topLeft == 12)
    #expect(look.borderWidth?.points == 0.5)
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
        "the theme has no scheme \"tile\"", "unknown style \"x\"; there is no style sheet",
      ])
    #expect(diagnostics.map(\.suggestion) == ["tiles", nil])
    #expect(diagnostics.map { $0.range?.start } == [29, 46])
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
