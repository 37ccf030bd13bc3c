public import GalleyDesign
public import GalleyParsing
import GalleyTokens

/// Writes a theme as a theme file. Only names beside those every theme knows are written; every
/// colour is written out, so the file does not depend on where a colour came from.
public enum ThemeWriter {
  /// The theme as a value.
  public static func value(of theme: Theme) -> SyntaxValue {
    let members = [
      SyntaxMember("name", .text(theme.name)),
      theme.systemFontMetrics == .platform
        ? nil
        : SyntaxMember("systemFontMetrics", .text(theme.systemFontMetrics.rawValue)),
      section("colors", ownColors(of: theme), ThemeCodec.color),
      section("dimensions", sorted(ownLengths(of: theme)), ThemeCodec.number),
      section("textStyles", sorted(theme.textStyles), ThemeCodec.textStyle),
      theme.tokens.isEmpty
        ? nil : SyntaxMember("tokens", DesignTokenWriter.value(of: .kept(by: theme))),
      section("schemes", ownSchemes(of: theme), ThemeCodec.scheme),
    ]
    return SyntaxValue(.object(members.compactMap { $0 }))
  }

  /// The theme as the text of a file.
  public static func text(of theme: Theme) -> String {
    JSONWriter.text(of: value(of: theme)) + "\n"
  }

  private static func section<Value>(
    _ key: String, _ entries: [(String, Value)], _ codec: ThemeCodec<Value>
  ) -> SyntaxMember? {
    guard !entries.isEmpty else { return nil }
    return SyntaxMember(
      key, SyntaxValue(.object(entries.map { SyntaxMember($0.0, codec.write($0.1)) })))
  }

  private static func sorted<Value>(_ values: [String: Value]) -> [(String, Value)] {
    values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The lengths without the numbers that tokens state, which are written as such.
  private static func ownLengths(of theme: Theme) -> [String: Double] {
    theme.dimensions.filter { theme.tokens[$0.key]?.value.type != .number }
  }

  private static func ownColors(of theme: Theme) -> [(String, Color)] {
    theme.palette.names.compactMap { name in
      guard let color = theme.palette[name], color != Palette.standard[name] else { return nil }
      return (name, color)
    }
  }

  private static func ownSchemes(of theme: Theme) -> [(String, Scheme)] {
    theme.kinds.compactMap { kind in
      guard let scheme = theme[kind], kind != .base || !scheme.isEmpty else { return nil }
      return (kind.name, scheme)
    }
  }
}
