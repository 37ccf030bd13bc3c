import GalleyDesign
import GalleyGeometry
import Testing

@Suite struct ThemeTests {
  private static let base = Scheme(
    colors: Colors(foreground: .black, background: .white),
    styles: Styles(fonts: Fonts(), padding: .medium))
  private static let cells = Scheme(
    colors: Colors(foreground: .white), styles: Styles(padding: .fine))
  private static let theme = Theme(schemes: [.base: base, .cells: cells])

  @Test("W3W-17: builders on a missing part: no colours stay none, styles are made")
  func schemeBuilders() {
    #expect(Scheme().setting(color: \.tint, to: .black) == Scheme())
    #expect(Scheme().setting(style: \.cornerRadius, to: .soft).styles?.cornerRadius == .soft)
    #expect(Self.base.setting(color: \.tint, to: .black).colors?.tint == .black)
  }

  @Test("W3W-18: style builders of a scheme keep the other styles")
  func styleBuildersMerge() {
    let scheme = Self.base.setting(style: \.cornerRadius, to: .verySoft)
      .setting(style: \.border, to: .onePoint)
    #expect(
      scheme.styles?.definedFields == ["border", "cornerRadius", "fonts", "padding"])
  }

  @Test("W3W-20: the empty theme has a base")
  func emptyTheme() {
    #expect(Theme().kinds == [.base])
    #expect(Theme()[.base] == Scheme())
  }

  @Test("W3W-20: a kind is read over the base")
  func kindOverBase() {
    let theme = Theme(schemes: [
      .base: Self.base, .buttons: Scheme(colors: Colors(tint: .white)),
    ])
    #expect(theme.scheme(for: .buttons).colors?.tint == .white)
    #expect(theme.scheme(for: .buttons).styles == Self.base.styles)
    #expect(theme.scheme(for: "tiles") == Self.base)
    #expect(theme["tiles"] == nil)
  }

  @Test("W3W-20: a builder changes its kind and does nothing to an absent one")
  func builders() {
    let theme = Self.theme
    #expect(theme.setting(color: \.tint, to: .black)[.base]?.colors?.tint == .black)
    #expect(
      theme.setting(style: \.rowHeight, to: .small, for: .cells)[.cells]?.styles?.rowHeight
        == .small)
    #expect(theme.setting(color: \.tint, to: .black, for: .maps) == theme)
    #expect(theme.setting(style: \.rowHeight, to: .small, for: "tiles") == theme)
    #expect(theme.setting(colors: Colors(tint: .white), for: .maps) == theme)
    #expect(theme.setting(styles: nil, for: .cells)[.cells]?.colors == Self.cells.colors)
  }

  @Test("W3W-20: a scheme is copied under another name, custom ones too")
  func copies() {
    let theme = Self.theme.copying(.cells, to: "tiles")
    #expect(theme["tiles"] == Self.cells)
    let changed = theme.setting(color: \.tint, to: .black, for: "tiles")
    #expect(changed[.cells] == Self.cells)
    #expect(theme.copying("nowhere", to: .cells) == theme)
  }
}
