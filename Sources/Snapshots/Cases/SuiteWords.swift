import GalleyParsing

/// Words and values of other tools in the notation of suites.
enum SuiteWords {
  /// The keys inside variants, tolerances, masks and lints by the names of others.
  private static let keys: [String: [String]] = [
    "colorScheme": ["appearance"], "theme": ["appearance"], "mode": ["appearance"],
    "viewport": ["width"], "viewports": ["width"], "fontSize": ["textSize"],
    "dynamicType": ["textSize"], "sizeCategory": ["textSize"], "fontScale": ["textSize"],
    "language": ["locale"], "languages": ["locale"], "dpr": ["scale"],
    "deviceScaleFactor": ["scale"], "layoutDirection": ["direction"], "os": ["system"],
    "pixels": ["maxDiffPixels"], "maxPixels": ["maxDiffPixels"],
    "failureThreshold": ["maxDiffPixelRatio"], "ratio": ["maxDiffPixelRatio"],
    "percent": ["maxDiffPixelRatio"], "precision": ["perceptualPrecision"],
    "comment": ["reason"], "why": ["reason"], "description": ["reason"],
    "frame": ["rect"], "rectangle": ["rect"], "region": ["rect"], "bounds": ["rect"],
    "name": ["id"], "selector": ["id"], "component": ["type"], "minTapTarget": ["minimumTapTarget"],
    "tapTarget": ["minimumTapTarget"], "enable": ["enabled"],
  ]

  /// The key that another name means.
  static func key(for name: String, among known: [String]) -> String? {
    keys[name]?.first { known.contains($0) }
  }

  /// The words of axes by the words of others, in lower case and without what separates their parts.
  private static let words: [VariantAxis: [String: String]] = [
    .appearance: ["day": "light", "night": "dark"],
    .direction: ["ltr": "leftToRight", "rtl": "rightToLeft"],
    .contrast: [
      "high": "increased", "more": "increased", "increase": "increased", "normal": "standard",
      "nopreference": "standard", "default": "standard",
    ],
    .textSize: [
      "extrasmall": "xSmall", "xs": "xSmall", "s": "small", "m": "medium", "l": "large",
      "default": "large", "normal": "large", "xl": "xLarge", "extralarge": "xLarge",
      "xxl": "xxLarge", "2xl": "xxLarge", "extraextralarge": "xxLarge", "xxxl": "xxxLarge",
      "3xl": "xxxLarge", "extraextraextralarge": "xxxLarge",
      "accessibilitymedium": "accessibility1",
      "accessibilitylarge": "accessibility2", "accessibilityextralarge": "accessibility3",
      "accessibilityxlarge": "accessibility3", "accessibilityextraextralarge": "accessibility4",
      "accessibilityxxlarge": "accessibility4",
      "accessibilityextraextraextralarge": "accessibility5",
      "accessibilityxxxlarge": "accessibility5", "ax1": "accessibility1", "ax2": "accessibility2",
      "ax3": "accessibility3", "ax4": "accessibility4", "ax5": "accessibility5",
    ],
  ]

  /// The word of an axis that another one means.
  static func meant(_ word: String, for axis: VariantAxis) -> String? {
    words[axis]?[String(word.lowercased().filter { $0.isLetter || $0.isNumber })]
  }

  /// The word of a key of suites that another value means.
  static func meant(_ value: SyntaxValue, for key: String) -> String? {
    switch (key, value.text ?? value.truth.map { "\($0)" }) {
    case ("combine", "pairs"?), ("combine", "pair"?): "pairwise"
    case ("combine", "product"?), ("combine", "cartesian"?), ("combine", "true"?): "all"
    case ("layout", "true"?): "first"
    case ("layout", "false"?): "none"
    default: nil
    }
  }

  /// The number of a text with a unit, or of a percentage as a share.
  static func number(_ text: String) -> Double? {
    if text.hasSuffix("%") { return Double(text.dropLast()).map { $0 / 100 } }
    let digits = text.prefix { $0.isNumber || ".-".contains($0) }
    let unit = text[digits.endIndex...]
    guard ["", "px", "pt", "dp", "x"].contains(unit), let number = Double(digits) else {
      return nil
    }
    return number.isFinite ? number : nil
  }

  /// The number or the truth value that a text represents.
  static func plain(_ value: SyntaxValue, isNumeric: Bool) -> DiagnosticCollector.Advice? {
    guard let text = value.text else { return nil }
    let meant: String?
    if isNumeric {
      meant = number(text).map { SyntaxNumber($0, isInteger: $0 == $0.rounded()).description }
    } else {
      let truths = ["yes": "true", "on": "true", "true": "true", "no": "false", "off": "false"]
      meant = text == "false" ? text : truths[text.lowercased()]
    }
    return meant.map { .init("; write \($0)", replacement: $0) }
  }

  /// The list of numbers that an object with a rectangle's parts means.
  static func rectangle(_ value: SyntaxValue) -> DiagnosticCollector.Advice? {
    let numbers = ["x", "y", "width", "height"].map { value[$0]?.number?.description }
    guard numbers.allSatisfy({ $0 != nil }) else { return nil }
    let text = "[\(numbers.map { $0 ?? "" }.joined(separator: ", "))]"
    return .init("; write \(text)", replacement: text)
  }

  /// An object with one member.
  static func object(_ key: String, _ value: SyntaxValue) -> String {
    "{\(JSONWriter.quoted(key)): \(JSONWriter.text(of: value))}"
  }
}
