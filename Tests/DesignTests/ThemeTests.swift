import GalleyDesign
import GalleyGeometry
import Testing

@Suite struct ThemeTests {
  @Test("W3W-16: preset styles have the published values")
  func presetStyles() {
    #expect(Styles.standard.definedFields == ["fonts", "padding"])
    #expect(Styles.standard.padding == .medium)
    #expect(Styles.standardButtons.cornerRadius == .softer)
    #expect(Styles.standardTextFields.definedFields == ["cornerRadius", "padding"])
    #expect(Styles.standardTextFields.padding == .fine)
    #expect(Styles.standardOcr.border == .twoPoint)
    #expect(Styles.standardOcr.lineThickness == .fourPoint)
    #expect(Styles.mediumButton.padding?.insets == EdgeInsets(vertical: 10, horizontal: 14))
  }

  @Test("W3W-17: builders on a missing part: no colours stay none, styles are made")
  func schemeBuilders() {
    #expect(Scheme().setting(color: \.tint, to: .black) == Scheme())
    #expect(Scheme().setting(style: \.cornerRadius, to: .soft).styles?.cornerRadius == .soft)
    #expect(Scheme.standard.setting(color: \.tint, to: .black).colors?.tint == .black)
  }

  @Test("W3W-18: style builders of a scheme keep the other styles")
  func styleBuildersMerge() {
    let scheme = Scheme.standard.setting(style: \.cornerRadius, to: .verySoft)
      .setting(style: \.border, to: .onePoint)
    #expect(
      scheme.styles?.definedFields == ["border", "cornerRadius", "fonts", "padding"])
  }

  @Test("W3W-19: preset schemes are the matching colours and styles")
  func presetSchemes() {
    #expect(Scheme.standardButtons.colors == .standardButtons)
    #expect(Scheme.standardButtons.styles == .standardButtons)
    #expect(Scheme.standardIcons.styles == nil)
    #expect(Scheme.standardVoice.styles == nil)
    #expect(Scheme.standardOcr.styles == .standardOcr)
  }

  @Test("W3W-20: the empty theme has a base; the standard one all kinds but maps")
  func presetThemes() {
    #expect(Theme().kinds == [.base])
    #expect(Theme()[.base] == Scheme())
    let missing = SchemeKind.known.filter { Theme.what3words[$0] == nil }
    #expect(missing == [.maps])
    #expect(Theme.cellIconFilled[.icons]?.colors?.background == SystemColor.systemBlue.color)
    #expect(Theme.cellIconFilled[.icons]?.styles?.cornerRadius == .soft)
  }

  @Test("W3W-20: a kind is read over the base")
  func kindOverBase() {
    let theme = Theme(schemes: [
      .base: .standard, .buttons: Scheme(colors: Colors(tint: .white)),
    ])
    #expect(theme.scheme(for: .buttons).colors?.tint == .white)
    #expect(theme.scheme(for: .buttons).styles == .standard)
    #expect(theme.scheme(for: "tiles") == .standard)
    #expect(theme["tiles"] == nil)
  }

  @Test("W3W-20: a builder changes its kind and does nothing to an absent one")
  func builders() {
    let theme = Theme.what3words
    #expect(theme.setting(color: \.tint, to: .black)[.base]?.colors?.tint == .black)
    #expect(
      theme.setting(style: \.rowHeight, to: .small, for: .cells)[.cells]?.styles?.rowHeight
        == .small)
    #expect(theme.setting(color: \.tint, to: .black, for: .maps) == theme)
    #expect(theme.setting(style: \.rowHeight, to: .small, for: "tiles") == theme)
    #expect(theme.setting(colors: .maps, for: .maps) == theme)
    #expect(theme.setting(styles: nil, for: .cells)[.cells]?.colors == .standardCells)
  }

  @Test("W3W-20: a scheme is copied under another name, custom ones too")
  func copies() {
    let theme = Theme.what3words.copying(.cells, to: "tiles")
    #expect(theme["tiles"] == .standardCells)
    let changed = theme.setting(color: \.tint, to: .black, for: "tiles")
    #expect(changed[.cells] == .standardCells)
    #expect(theme.copying("nowhere", to: .cells) == theme)
  }
}
