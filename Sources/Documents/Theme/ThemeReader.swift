internal import GalleyComponents
public import GalleyDesign
public import GalleyParsing
import GalleyTokens

/// Reads Galley's own theme files: JSON with names for colours, dimensions and text styles, and the
/// schemes that use them.
///
/// ```json
/// { "name": "Harbour", "extends": "what3words",
///   "colors": { "deep": "#0A3049", "accent": { "light": "coral", "dark": "#FFB59A" } },
///   "dimensions": { "gap": 12 },
///   "textStyles": { "lead": { "size": 21, "weight": "medium", "lineHeight": 1.4 } },
///   "tokens": { "strong": { "$type": "fontWeight", "$value": 700 } },
///   "schemes": { "buttons": { "colors": { "background": "deep" },
///                             "styles": { "cornerRadius": "oval", "padding": "gap" } } } }
/// ```
///
/// The member `tokens` contains shadows, gradients and other values in the format of design tokens.
///
/// Names may be used before they are defined; a name defined here goes before one of the theme that
/// is extended, and any name goes before hexadecimal digits that look like it.
public enum ThemeReader {
  /// Reads a file; linear in its length. The theme is usable exactly when no finding is an error; it is nil
  /// if the file has no object at all.
  public static func read(
    _ source: SourceText, mode: ReadingMode = .strict
  ) -> (theme: Theme?, diagnostics: [Diagnostic]) {
    let (value, syntax) = JSONParser.parse(source)
    let findings = DiagnosticCollector(mode: mode)
    findings.add(contentsOf: syntax)
    guard let value, !findings.hasErrors else { return (nil, findings.summary) }
    return (read(value, findings), findings.summary)
  }

  /// Reads a value that was parsed already; nil if it is not an object.
  static func read(_ value: SyntaxValue, _ findings: DiagnosticCollector) -> Theme? {
    guard var reader = ValueReader(value, diagnostics: findings) else { return nil }
    var theme = base(&reader)
    theme.name = reader.string("name") ?? theme.name
    theme.systemFontMetrics = metrics(&reader) ?? theme.systemFontMetrics
    let scope = ThemeScope(
      colors: members("colors", &reader), dimensions: members("dimensions", &reader), over: theme,
      diagnostics: findings)
    theme.palette = theme.palette.adding(scope.allColors())
    theme.dimensions.merge(scope.allDimensions()) { $1 }
    readTextStyles(&reader, scope, into: &theme)
    if let tokens = reader.value("tokens") {
      let (whole, notes) = DesignTokenReader.read(tokens, findings)
        .theme(named: theme.name, over: theme)
      theme = whole
      findings.add(contentsOf: notes.map(\.diagnostic))
    }
    readSchemes(&reader, scope, into: &theme)
    reader.reportDuplicateKeys()
    for member in reader.unreadMembers where member.key != "$schema" {
      ThemeKeys.reportUnknown(member, among: reader.members, in: .object(parts), findings)
    }
    return theme
  }

  /// The keys of a theme file, in the order in which they are documented.
  static let parts = [
    PropertyPart("name", .text, summary: "The name of the theme."),
    PropertyPart(
      "extends", .choice(Theme.presets.map(\.name)),
      summary: "A theme of Galley's own, whose names and schemes this one has as well."),
    PropertyPart(
      "colors", .named(ThemeCodec.color.kind, known: []), summary: "Colours by their names."),
    PropertyPart(
      "dimensions", .named(ThemeCodec.number.kind, known: []),
      summary: "Lengths by their names, in points."),
    PropertyPart(
      "textStyles", .named(ThemeCodec.textStyle.kind, known: []),
      summary: "Text styles by the names that documents give as \"typography\"."),
    PropertyPart(
      "tokens", .named(.form("a design token or a group of such"), known: []),
      summary: "Shadows, gradients and other values in the format of design tokens."),
    PropertyPart(
      "schemes", .named(ThemeCodec.scheme.kind, known: SchemeKind.known.map(\.name)),
      summary: "The appearance of kinds of elements: the built-in kinds, and names of your own for"
        + " \"scheme\" in documents."),
    PropertyPart(
      "systemFontMetrics", .choice(SystemFontMetrics.allCases.map(\.rawValue)),
      summary: "The metrics of text without a family."),
  ]

  private static func base(_ reader: inout ValueReader) -> Theme {
    guard let value = reader.value("extends") else { return .plain }
    if let preset = Theme.presets.first(where: { $0.name == value.text }) { return preset.theme }
    reader.diagnostics.mismatch(Theme.presets.map(\.name), value, for: "extends")
    return .plain
  }

  private static func metrics(_ reader: inout ValueReader) -> SystemFontMetrics? {
    guard let value = reader.value("systemFontMetrics") else { return nil }
    if let metrics = value.text.flatMap(SystemFontMetrics.init) { return metrics }
    reader.diagnostics.mismatch(
      SystemFontMetrics.allCases.map(\.rawValue), value, for: "systemFontMetrics")
    return nil
  }

  private static func members(_ key: String, _ reader: inout ValueReader) -> [SyntaxMember] {
    guard let object = reader.object(key) else { return [] }
    object.reportDuplicateKeys()
    return object.members
  }

  private static func readTextStyles(
    _ reader: inout ValueReader, _ scope: ThemeScope, into theme: inout Theme
  ) {
    for member in members("textStyles", &reader) {
      ThemeKeys.reportPlatformName(of: member, scope.diagnostics)
      if let size = member.value.number {
        let text = "{\"size\": \(size)}"
        scope.diagnostics.mismatch(
          "an object", member.value, advice: .init("; write \(text)", replacement: text))
        continue
      }
      theme.textStyles[member.key] = ThemeCodec.textStyle.read(member.value, scope)
    }
  }

  private static func readSchemes(
    _ reader: inout ValueReader, _ scope: ThemeScope, into theme: inout Theme
  ) {
    for member in members("schemes", &reader) {
      ThemeKeys.reportDoubtful(scheme: member, over: theme, scope.diagnostics)
      guard let own = ThemeCodec.scheme.read(member.value, scope) else { continue }
      let kind = SchemeKind(member.key)
      // A base of the file's own reaches the kit, over that of the theme it extends as well.
      if kind == .base, own.colors != nil { theme.keepsPlatformColors = false }
      theme[kind] = theme[kind].map { own.merging(over: $0) } ?? own
    }
  }
}
