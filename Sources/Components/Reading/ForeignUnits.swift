internal import GalleyParsing

/// What to write for a measure with the unit of another system: CSS, Android, Swift.
enum ForeignUnits {
  /// The size of a unit.
  private enum Unit {
    /// Points, or degrees.
    case plain(of: Double)
    /// A share of what is around, in hundredths.
    case share(key: String?)
  }

  private static let units: [String: Unit] = [
    "px": .plain(of: 1), "pt": .plain(of: 1), "dp": .plain(of: 1), "dip": .plain(of: 1),
    "sp": .plain(of: 1), "rem": .plain(of: 16), "em": .plain(of: 16), "deg": .plain(of: 1),
    "turn": .plain(of: 360), "%": .share(key: nil), "vw": .share(key: "relativeWidth"),
    "vh": .share(key: "relativeHeight"),
  ]

  /// Several measures divided by blanks with what their units are worth, and the words between them as
  /// they stand; nil when there is one word, or no unit that is worth points.
  private static func plainList(_ text: Substring) -> String? {
    var hasUnit = false
    let words = text.split(separator: " ").map { word -> String in
      let digits = word.prefix { $0.isNumber || "+-.".contains($0) }
      guard let number = Double(digits), number.isFinite,
        case .plain(let worth)? = units[word[digits.endIndex...].lowercased()]
      else { return String(word) }
      hasUnit = true
      return (number * worth).plainText
    }
    return hasUnit && words.count > 1 ? words.joined(separator: " ") : nil
  }

  /// The advice after a complaint: `; write 8, which is points`; nil for what is no such measure.
  static func advice(_ value: SyntaxValue, for key: String, _ kind: PropertyKind) -> String? {
    guard let text = value.text?.trimmingPrefix(while: \.isWhitespace) else { return nil }
    if let list = plainList(text) { return "; write \"\(list)\", without units" }
    let digits = text.prefix { $0.isNumber || "+-.".contains($0) }
    let name = text[digits.endIndex...].filter { !$0.isWhitespace }.lowercased()
    guard let number = Double(digits), number.isFinite else { return nil }
    guard !name.isEmpty else { return "; write \(number.plainText) without quotes" }
    switch units[name] {
    case nil: return nil
    case .plain(let worth): return "; write \((number * worth).plainText), without a unit"
    case .share(let relative):
      let share = (number / 100).plainText
      if kind == .number(minimum: 0, maximum: 1) { return "; write \(share)" }
      let keys = ["width": "relativeWidth", "height": "relativeHeight"]
      guard let relative = relative ?? keys[key] else {
        return "; only \"relativeWidth\" and \"relativeHeight\" are shares, as numbers from 0 to 1"
      }
      return "; write \"\(relative)\": \(share)"
    }
  }
}
