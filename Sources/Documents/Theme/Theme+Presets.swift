internal import CGalleyData
public import GalleyDesign
internal import GalleyParsing

/// The themes of the source systems, which are theme files in `Sources/CData/themes.json`.
extension Theme {
  /// The standard schemes of the what3words design system, all kinds but maps; its other sets of
  /// colours and styles are kinds of their own, such as `tintedButton`.
  public static let what3words = preset("what3words")
  /// A cell: base and cells in the colours of cells.
  public static let cell = preset("cell")
  /// A cell whose icon is white on the system's blue with soft corners.
  public static let cellIconFilled = preset("cellIconFilled")
  /// DNAKit's colours on canvas, fields and cards.
  public static let dnaKit = preset("dnakit")

  /// The themes that documents and other themes may name.
  public static let presets: [(name: String, theme: Theme)] = {
    let value = JSONParser.parse(presetFile).value
    return [("plain", .plain)]
      + (value?.members ?? []).map { member in
        var theme = ThemeReader.read(member.value, DiagnosticCollector()) ?? .plain
        theme.keepsPlatformColors = true
        return (member.key, theme)
      }
  }()

  static var presetFile: SourceText {
    let data = galley_themes()
    let bytes = Array(UnsafeBufferPointer(start: data.bytes, count: data.count))
    return SourceText(name: "themes.json", bytes: bytes)
  }

  private static func preset(_ name: String) -> Theme {
    presets.first { $0.name == name }?.theme ?? .plain
  }
}
