internal import GalleyDesign

/// Writes tokens as custom properties of CSS: `--color-ink: #102030`. Dark values are under
/// `prefers-color-scheme`, aliases are `var()`s.
public enum CustomPropertyWriter {
  /// The text of a style sheet.
  public static func text(of document: DesignTokenDocument) -> String {
    let names = names(in: document).names
    let light = document.tokens.flatMap {
      properties(of: $0, $0.value, alias: $0.plainAlias, names)
    }
    let dark = document.tokens.flatMap { token in
      token.ownDarkValue.map { properties(of: token, $0, alias: token.plainDarkAlias, names) } ?? []
    }
    var text = ":root {\n" + light.map { "  \($0)\n" }.joined() + "}\n"
    if !dark.isEmpty {
      text += "\n@media (prefers-color-scheme: dark) {\n  :root {\n"
      text += dark.map { "    \($0)\n" }.joined() + "  }\n}\n"
    }
    return text
  }

  /// The values that CSS cannot express.
  package static func losses(of document: DesignTokenDocument) -> [TranslationNote] {
    names(in: document).notes
      + document.tokens.compactMap { token -> TranslationNote? in
        let strokes = [token.value, token.darkValue].compactMap { value -> TokenStroke? in
          switch value {
          case .strokeStyle(let stroke): stroke
          case .border(let border): border.style
          default: nil
          }
        }
        let hasPattern = strokes.contains { if case .dashes = $0 { true } else { false } }
        guard token.alias == nil, hasPattern else { return nil }
        return TranslationNote(
          "token \"\(token.name)\"", "the lengths of its dashes are left to the browser",
          at: token.range)
      }
  }

  /// The properties' names without their hyphens in front by the tokens': the path, with hyphens for
  /// what CSS would have to escape.
  private static func names(
    in document: DesignTokenDocument
  ) -> (names: [String: String], notes: [TranslationNote]) {
    var unique = UniqueNames()
    var notes: [TranslationNote] = []
    let names = document.tokens.reduce(into: [String: String]()) { names, token in
      let plain = token.plainName
      names[plain] = unique.unique(
        String(plain.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" ? $0 : "-" }),
        for: token, &notes)
    }
    return (names, notes)
  }

  private static func properties(
    of token: DesignToken, _ value: DesignTokenValue, alias: String?, _ names: [String: String]
  ) -> [String] {
    guard let name = names[token.plainName] else { return [] }
    if let alias = alias.flatMap({ names[$0] }) {
      return ["--\(name): var(--\(alias));"]
    }
    var lines = ["--\(name): \(text(of: value));"]
    // The shorthand of fonts has no place for it.
    if case .typography(let style) = value, style.letterSpacing.value != 0 {
      lines.append("--\(name)-letter-spacing: \(text(of: style.letterSpacing));")
    }
    return lines
  }

  private static func text(of value: DesignTokenValue) -> String {
    switch value {
    case .color(let color): text(of: color)
    case .dimension(let dimension): text(of: dimension)
    case .fontFamily(let names): families(names)
    case .fontWeight(let number), .number(let number): number.written
    case .duration(let milliseconds): milliseconds.written + "ms"
    case .cubicBezier(let curve): text(of: curve)
    case .strokeStyle(let stroke): text(of: stroke)
    case .border(let border):
      "\(text(of: border.width)) \(text(of: border.style)) \(text(of: border.color))"
    case .transition(let transition):
      "\(transition.duration.written)ms \(text(of: transition.timing)) \(transition.delay.written)ms"
    case .shadow(let shadows): shadows.map(text).joined(separator: ", ")
    case .gradient(let stops):
      "linear-gradient("
        + stops.map { "\(text(of: $0.color)) \(($0.position * 100).written)%" }
        .joined(separator: ", ") + ")"
    case .typography(let style):
      "\(style.fontWeight.written) \(text(of: style.fontSize))"
        + (style.lineHeight.map { "/\($0.written)" } ?? "") + " \(families(style.fontFamily))"
    }
  }

  /// A colour in the notation of its space.
  static func text(of color: TokenColor) -> String {
    switch color.space {
    case .srgb: return color.core.hexText.lowercased()
    case .hsl, .hwb:
      let parts = components(of: color)
      return "\(color.space.rawValue)(\(parts[0]) \(parts[1])% \(parts[2])%\(alpha(of: color)))"
    case .lab, .lch, .oklab, .oklch:
      let parts = components(of: color).joined(separator: " ")
      return "\(color.space.rawValue)(\(parts)\(alpha(of: color)))"
    case .srgbLinear, .displayP3, .a98RGB, .proPhotoRGB, .rec2020, .xyzD65, .xyzD50:
      let parts = components(of: color).joined(separator: " ")
      return "color(\(color.space.rawValue) \(parts)\(alpha(of: color)))"
    }
  }

  private static func components(of color: TokenColor) -> [String] {
    (0..<3).map { index in
      color.components.indices.contains(index)
        ? color.components[index].map(\.written) ?? "none" : "none"
    }
  }

  private static func alpha(of color: TokenColor) -> String {
    color.alpha == 1 ? "" : " / \(color.alpha.written)"
  }

  private static func text(of dimension: TokenDimension) -> String {
    dimension.value.written + dimension.unit.rawValue
  }

  private static func text(of curve: TokenCurve) -> String {
    let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map(\.written)
    return "cubic-bezier(\(numbers.joined(separator: ", ")))"
  }

  private static func text(of stroke: TokenStroke) -> String {
    switch stroke {
    case .named(let name): name.rawValue
    // CSS leaves the pattern to the browser.
    case .dashes: "dashed"
    }
  }

  private static func text(of shadow: TokenShadow) -> String {
    let lengths = [shadow.offsetX, shadow.offsetY, shadow.blur, shadow.spread].map { text(of: $0) }
    return lengths.joined(separator: " ") + " \(text(of: shadow.color))"
      + (shadow.isInset ? " inset" : "")
  }

  /// Families in quotes, but for the generic ones.
  private static func families(_ names: [String]) -> String {
    let generic = ["serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui"]
    return names.map { name in
      generic.contains(name)
        ? name : "\"" + String(name.flatMap { "\"\\".contains($0) ? ["\\", $0] : [$0] }) + "\""
    }.joined(separator: ", ")
  }
}

extension Double {
  /// The number without a zero fraction, at most six decimals, whatever the locale.
  var written: String {
    let rounded = (self * 1_000_000).rounded() / 1_000_000
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int(saturating: rounded)) : rounded.description
  }
}
