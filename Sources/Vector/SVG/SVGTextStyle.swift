import GalleyDesign
import GalleySystem
import GalleyText

/// The properties of text that go down to what is inside.
struct SVGTextStyle {
  /// The alignment of a chunk of text at its position.
  enum Anchor: String { case start, middle, end }

  /// The line of the font at the position.
  enum Baseline: String, CaseIterable {
    case alphabetic, ideographic, middle, central, mathematical, hanging
    case textBeforeEdge = "text-before-edge"
    case textAfterEdge = "text-after-edge"

    /// The other words of CSS.
    static let aliases: [String: Baseline] = [
      "auto": .alphabetic, "baseline": .alphabetic, "text-bottom": .textAfterEdge,
      "after-edge": .textAfterEdge, "bottom": .textAfterEdge, "text-top": .textBeforeEdge,
      "before-edge": .textBeforeEdge, "top": .textBeforeEdge, "center": .central,
    ]

    init?(_ text: String) {
      guard let baseline = Self.aliases[text] ?? Baseline(rawValue: text) else { return nil }
      self = baseline
    }

    /// Its distance above the alphabetic one, as a share of the em.
    func height(in metrics: FontMetrics) -> Double {
      switch self {
      case .alphabetic: 0
      case .ideographic, .textAfterEdge: -metrics.descent
      case .middle: metrics.xHeight / 2
      case .central: (metrics.ascent - metrics.descent) / 2
      case .mathematical: metrics.ascent / 2
      case .hanging: metrics.ascent * 0.8
      case .textBeforeEdge: metrics.ascent
      }
    }
  }

  /// A line along text, painted like the element that has it.
  struct Decoration {
    enum Line: String {
      case underline, overline
      case lineThrough = "line-through"
    }

    var line: Line
    /// The style of the element that has it, one; a list, because a style holds decorations.
    var owner: [SVGStyle]
  }

  /// Names between commas; nil is the default family.
  var families: String?
  var weight = 400.0
  var isItalic = false
  var isSmallCapitals = false
  var hasKerning = true
  var letterSpacing = SVGLength(value: 0)
  var wordSpacing = SVGLength(value: 0)
  var anchor = Anchor.start
  var baseline = Baseline.alphabetic
  var isRightToLeft = false
  /// True if blanks stay as they are.
  var keepsBlanks = false
  var decorations: [Decoration] = []
  /// The distance of the baseline above that of the text element, in user units.
  var shift = 0.0

  /// The font at a size in user units.
  func font(size: Double) -> FontDescriptor {
    FontDescriptor(
      family: families, size: size, weight: FontWeight(nearest: weight),
      slant: isItalic ? .italic : .upright,
      features: (isSmallCapitals ? [FontFeature("smcp")] : [])
        + (hasKerning ? [] : [FontFeature("kern", 0)]))
  }
}

extension SVGTextStyle {
  /// Takes a declaration; nil for one that is not of text.
  mutating func take(_ name: String, _ value: String, in outer: SVGTextStyle) -> SVGStyle.Outcome? {
    switch name {
    case "font-family":
      families = Self.families(value)
      return .taken
    case "font-weight": return SVGStyle.set(&weight, Self.weight(value, outer.weight))
    case "font-style":
      let word = value.split(whereSeparator: \.isWhitespace).first.map(String.init)
      return SVGStyle.set(
        &isItalic, ["normal": false, "italic": true, "oblique": true][word ?? ""])
    case "font-variant", "font-variant-caps":
      isSmallCapitals = value.contains("small-caps")
      return .taken
    case "font-kerning":
      hasKerning = value != "none"
      return .taken
    case "letter-spacing": return SVGStyle.set(&letterSpacing, Self.spacing(value))
    case "word-spacing": return SVGStyle.set(&wordSpacing, Self.spacing(value))
    case "text-anchor": return SVGStyle.set(&anchor, Anchor(rawValue: value))
    case "dominant-baseline", "alignment-baseline":
      let keeping = ["use-script", "no-change", "reset-size"]
      let own = name == "alignment-baseline" ? ["auto", "baseline"] : []
      return (keeping + own).contains(value) ? .taken : SVGStyle.set(&baseline, Baseline(value))
    case "direction": return SVGStyle.set(&isRightToLeft, ["ltr": false, "rtl": true][value])
    case "xml:space", "white-space":
      keepsBlanks = ["preserve", "pre", "pre-wrap", "break-spaces"].contains(value)
      return .taken
    case "writing-mode":
      let isPlain = ["horizontal-tb", "lr", "lr-tb", "rl", "rl-tb"].contains(value)
      return isPlain ? .taken : .leftOut("vertical text")
    case "unicode-bidi", "glyph-orientation-vertical", "text-orientation":
      return value == "normal" || value == "auto" || value == "mixed"
        ? .taken : .leftOut("\"\(name): \(value.prefix(20))\"")
    case "font-variation-settings", "font-feature-settings", "font-stretch", "font-size-adjust":
      return ["normal", "none", "100%"].contains(value) ? .taken : .leftOut("\"\(name)\"")
    default: return nil
    }
  }

  /// Takes a property's value from another style.
  mutating func reset(_ name: String, to other: SVGTextStyle) -> Bool {
    switch name {
    case "font-family": families = other.families
    case "font-weight": weight = other.weight
    case "font-style": isItalic = other.isItalic
    case "font-variant", "font-variant-caps": isSmallCapitals = other.isSmallCapitals
    case "font-kerning": hasKerning = other.hasKerning
    case "letter-spacing": letterSpacing = other.letterSpacing
    case "word-spacing": wordSpacing = other.wordSpacing
    case "text-anchor": anchor = other.anchor
    case "dominant-baseline", "alignment-baseline": baseline = other.baseline
    case "direction": isRightToLeft = other.isRightToLeft
    default: return false
    }
    return true
  }

  /// The words of `text-decoration`, each painted in a way.
  mutating func decorate(_ value: String, _ style: SVGStyle) -> SVGStyle.Outcome {
    let words = value.split(whereSeparator: \.isWhitespace).map(String.init)
    let lines = words.compactMap { Decoration.Line(rawValue: $0) }
    decorations += lines.map { Decoration(line: $0, owner: [style]) }
    if words == ["none"] || lines.count == words.count { return .taken }
    return .leftOut("\"text-decoration\" other than plain lines")
  }

  /// Raises the baseline by a length, a share of the size or a word, for which most fonts have these shares.
  mutating func raise(_ value: String, _ size: Double, _ outerSize: Double) -> SVGStyle.Outcome {
    switch value {
    case "baseline", "inherit", "initial": return .taken
    case "sub": shift -= outerSize * 0.075
    case "super": shift += outerSize * 0.35
    default:
      guard let length = SVGLength(value) else { return .mistake }
      shift += length.resolved(of: size, font: size)
    }
    return .taken
  }

  /// The parts of the shorthand `font`: style, variant and weight in any order, the size, the families.
  static func parts(of shorthand: String) -> [(name: String, value: String)]? {
    var parts: [(name: String, value: String)] = []
    var rest = shorthand[...]
    while true {
      rest = rest.drop(while: \.isWhitespace)
      let word = String(rest.prefix { !$0.isWhitespace })
      guard !word.isEmpty else { return nil }
      rest = rest.drop { !$0.isWhitespace }
      switch word {
      case "normal": continue
      case "italic", "oblique": parts.append(("font-style", word))
      case "small-caps": parts.append(("font-variant", word))
      case _ where weight(word, 400) != nil && !word.contains("."):
        parts.append(("font-weight", word))
      default:
        let families = rest.trimmed
        guard !families.isEmpty else { return nil }
        parts.append(("font-size", String(word.prefix { $0 != "/" })))
        parts.append(("font-family", families))
        return parts
      }
    }
  }

  private static func families(_ value: String) -> String {
    value.split(separator: ",").map { name in
      name.trimmed.filter { $0 != "\"" && $0 != "'" }
    }.joined(separator: ",")
  }

  private static func weight(_ value: String, _ outer: Double) -> Double? {
    switch value {
    case "normal": 400
    case "bold": 700
    case "bolder": outer < 350 ? 400 : outer < 550 ? 700 : 900
    case "lighter": outer < 550 ? 100 : outer < 750 ? 400 : 700
    default: Double(value).flatMap { (1...1_000).contains($0) ? $0 : nil }
    }
  }

  private static func spacing(_ value: String) -> SVGLength? {
    value == "normal" ? SVGLength(value: 0) : SVGLength(value)
  }
}
