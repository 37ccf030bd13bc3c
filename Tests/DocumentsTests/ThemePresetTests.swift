import GalleyDesign
import GalleyGeometry
import GalleyParsing
import Testing

@testable import GalleyDocuments

@Suite struct ThemePresetTests {
  @Test("W3W-20: every preset is a theme file without mistakes, under its own name")
  func files() {
    #expect(
      Theme.presets.map(\.name) == ["plain", "what3words", "cell", "cellIconFilled", "dnakit"])
    for (name, theme) in Theme.presets {
      #expect(theme.name == name)
      let text = ThemeWriter.text(of: theme)
      let (read, findings) = ThemeReader.read(SourceText(name: name, text: text))
      #expect(findings.isEmpty)
      // Opacities are written in steps of 1/255.
      #expect(read.map(ThemeWriter.text) == text)
    }
    let value = JSONParser.parse(Theme.presetFile).value
    let collector = DiagnosticCollector()
    for member in value?.members ?? [] { _ = ThemeReader.read(member.value, collector) }
    #expect(collector.diagnostics.isEmpty)
    #expect(Theme.dnaKit.background?.dark.hexText == "#232D38")
  }

  @Test(
    "W3W-11: presets carry the published roles",
    arguments: [
      ("base", "tint", "#8E8E93", "#8E8E93"),
      ("buttons", "background", "#007AFF", "#0A84FF"),
      ("cells", "brand", "#E11F26", "#E11F26"), ("mapColors", "line", "#A7A7A7", "#A7A7A7"),
      ("textFields", "secondary", "#3C3C4399", "#EBEBF599"),
      ("icons", "background", "#00000000", "#00000000"),
      ("voice", "secondary", "#E11F26", "#E11F26"),
      ("ocr", "line", "#FFFFFF", "#FFFFFF"),
      ("tintedButton", "background", "#DBEFFA", "#DBEFFA"),
      ("grayButton", "background", "#00000000", "#000000"),
      ("blueFillIcon", "tint", "#FFFFFF", "#FFFFFF"), ("redIcon", "tint", "#E11F26", "#E11F26"),
      ("whiteGrayRed", "background", "#31383D", "#31383D"),
      ("blackWhiteBlue", "background", "#F2F2F7", "#1C1C1E"),
      ("halo", "tint", "#E11F264D", "#E11F264D"),
      ("searchBox", "background", "#7676801F", "#7676801F"),
      ("darkBlueGrayRedScheme", "placeholder", "#A7A7A7", "#A7A7A7"),
      ("laterStandard", "tint", "#1C86CC", "#4097D5"),
    ])
  func presets(preset: String, role: String, light: String, dark: String) throws {
    let colors = try #require(Theme.what3words[SchemeKind(preset)]?.colors)
    let color = colors[try #require(ColorRole(rawValue: role))]
    #expect(color?.light.hexText == light)
    #expect(color?.dark.hexText == dark)
  }

  @Test("W3W-16: preset styles have the published values")
  func presetStyles() {
    let styles = { (kind: SchemeKind) in Theme.what3words[kind]?.styles ?? Styles() }
    #expect(styles(.base).definedFields == ["fonts", "padding"])
    #expect(styles(.base).padding == .medium)
    #expect(styles(.buttons).cornerRadius == .softer)
    #expect(styles(.textFields).definedFields == ["cornerRadius", "padding"])
    #expect(styles(.textFields).padding == .fine)
    #expect(styles(.ocr).border == .twoPoint)
    #expect(styles(.ocr).lineThickness == .fourPoint)
    #expect(styles("mediumButton").padding?.insets == EdgeInsets(vertical: 10, horizontal: 14))
    #expect(styles("circularButton").cornerRadius == .circle)
  }

  @Test("W3W-19: preset schemes: icons and voice have colours only, all kinds but maps have one")
  func presetSchemes() {
    #expect(Theme.what3words[.icons]?.styles == nil)
    #expect(Theme.what3words[.voice]?.styles == nil)
    #expect(SchemeKind.known.prefix(9).filter { Theme.what3words[$0] == nil } == [.maps])
    #expect(Theme.cellIconFilled[.icons]?.colors?.background == SystemColor.systemBlue.color)
    #expect(Theme.cellIconFilled[.icons]?.styles?.cornerRadius == .soft)
  }
}
