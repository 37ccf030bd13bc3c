package import GalleyParsing

/// Suggestions for a measure with the unit of another system: CSS, Android, Swift.
package enum ForeignUnits {
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

  /// Returns several measures separated by blanks, converted from their units, with the words between them
  /// unchanged; nil if there is one word, or no unit that converts to points.
  private static func plainList(_ text: Substring) -> String? {
    var hasUnit = false
    let words = text.split(separator: " ").map { word -> String in
      guard let points = points(word), Double(word) == nil else { return String(word) }
      hasUnit = true
      return points.plainText
    }
    return hasUnit && words.count > 1 ? words.joined(separator: " ") : nil
  }

  /// Returns a length or an angle with or without its unit as a number; nil for anything else.
  static func points(_ word: Substring) -> Double? {
    let digits = word.prefix { $0.isNumber || "+-.".contains($0) }
    guard let number = Double(digits), number.isFinite else { return nil }
    let name = word[digits.endIndex...].lowercased()
    if name.isEmpty { return number }
    guard case .plain(let worth)? = units[name] else { return nil }
    return number * worth
  }

  /// Returns the text form of a list of numbers, which other systems write as an array: `[8, 16]` is `"8 16"`.
  private static func list(_ value: SyntaxValue, for kind: PropertyKind) -> String? {
    guard let items = value.elements, kind.phrase.contains("text such as") else { return nil }
    let numbers = items.compactMap(\.number?.value)
    guard numbers.count == items.count, !numbers.isEmpty else { return nil }
    return JSONWriter.quoted(numbers.map(\.plainText).joined(separator: " "))
  }

  /// Returns the advice after a diagnostic: `; write 8, without a unit`; nil if the value is not such a
  /// measure.
  package static func advice(
    _ value: SyntaxValue, for key: String, _ kind: PropertyKind
  ) -> DiagnosticCollector.Advice? {
    if let list = list(value, for: kind) {
      return .init("; write \(list)", replacement: list)
    }
    guard let text = value.text?.trimmingPrefix(while: \.isWhitespace) else { return nil }
    if key == "shadow", let shadow = ForeignShadows.value(String(text)) {
      return .init("; write \(shadow)", replacement: shadow)
    }
    if let list = plainList(text) {
      let list = JSONWriter.quoted(list)
      return .init("; write \(list), without units", replacement: list)
    }
    let digits = text.prefix { $0.isNumber || "+-.".contains($0) }
    let name = text[digits.endIndex...].filter { !$0.isWhitespace }.lowercased()
    guard let number = Double(digits), number.isFinite else { return nil }
    guard !name.isEmpty else { return plain(number, "without quotes") }
    switch units[name] {
    case nil: return nil
    case .plain(let worth): return plain(number * worth, "without a unit")
    case .share(let relative):
      let share = (number / 100).plainText
      if kind == .number(minimum: 0, maximum: 1) {
        return .init("; write \(share)", replacement: share)
      }
      let keys = ["width": "relativeWidth", "height": "relativeHeight"]
      guard let relative = relative ?? keys[key] else {
        return .init(
          "; only \"relativeWidth\" and \"relativeHeight\" are shares, as numbers from 0 to 1")
      }
      return .init("; a share is \"\(relative)\": \(share)")
    }
  }

  private static func plain(_ number: Double, _ how: String) -> DiagnosticCollector.Advice {
    .init(
      "; write \(number.plainText)\(how.hasSuffix("quotes") ? " " : ", ")\(how)",
      replacement: number.plainText)
  }
}
