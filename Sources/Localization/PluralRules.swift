internal import CGalleyData

/// The plural rules of a language, read from CLDR's conditions (UTS #35, part 3, §5).
struct PluralRules: Sendable {
  private var rules: [(category: PluralCategory, condition: PluralCondition)] = []

  /// The rules of a language tag; those of its language where its region has none, and of a
  /// language that CLDR does not know none: everything is `other`.
  init(_ tag: String) {
    let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }
    guard let language = parts.first else { return }
    let table = Self.table
    let names =
      parts.count > 1 ? ["\(language)_\(parts[1])", String(language)] : [String(language)]
    for name in names {
      for row in table
      where row[0].split(separator: " ").contains(where: { $0.lowercased() == name }) {
        guard let category = PluralCategory(rawValue: String(row[1])) else { continue }
        rules.append((category, PluralCondition(row[2])))
      }
      if !rules.isEmpty { return }
    }
  }

  private static var table: [[Substring]] {
    let data = galley_plural_rules()
    let text = String(
      decoding: UnsafeBufferPointer(start: data.bytes, count: data.count), as: UTF8.self)
    return text.split(separator: "\n").map { $0.split(separator: "\t") }
  }

  /// The category of a number that is written in decimal digits. What is no such number is `other`.
  func category(of number: String) -> PluralCategory {
    guard let operands = PluralOperands(number) else { return .other }
    return rules.first { $0.condition.holds(for: operands) }?.category ?? .other
  }
}

/// The operands of plural rules.
struct PluralOperands {
  private var values: [Character: Double] = [:]

  /// Takes a decimal apart; nil for a text that is not one.
  init?(_ number: String) {
    let digits = number.first == "-" || number.first == "+" ? number.dropFirst() : number[...]
    guard let value = Double(digits), digits.allSatisfy({ $0.isNumber || $0 == "." }) else {
      return nil
    }
    let fraction = digits.firstIndex(of: ".").map { digits[digits.index(after: $0)...] } ?? ""
    let trimmed = fraction.lastIndex { $0 != "0" }.map { fraction[...$0] } ?? ""
    values = [
      "n": value, "i": value.rounded(.towardZero), "v": Double(fraction.count),
      "w": Double(trimmed.count), "f": Double(fraction) ?? 0, "t": Double(trimmed) ?? 0,
    ]
  }

  /// The operand with a letter; the exponents `c` and `e` of compact notation are 0.
  subscript(letter: Character) -> Double { values[letter] ?? 0 }
}

/// A condition such as `v = 0 and i % 10 = 2..4 or f != 0`.
struct PluralCondition: Sendable {
  private struct Relation: Sendable {
    var operand: Character
    var divisor: Double?
    var isEqual: Bool
    var ranges: [ClosedRange<Double>]

    /// Ranges hold whole numbers only.
    func holds(for operands: PluralOperands) -> Bool {
      var value = operands[operand]
      if let divisor { value = value.truncatingRemainder(dividingBy: divisor) }
      let isInside = value == value.rounded() && ranges.contains { $0.contains(value) }
      return isInside == isEqual
    }
  }

  /// One of these must hold, each with all of its relations.
  private let choices: [[Relation]]

  init(_ text: Substring) {
    let words = text.split(separator: " ")
    choices = words.split(separator: "or").map { choice in
      choice.split(separator: "and").compactMap { Self.relation(Array($0)) }
    }
  }

  /// `operand [% divisor] (= | !=) ranges`.
  private static func relation(_ words: [Substring]) -> Relation? {
    guard words.count == 3 || words.count == 5, let operand = words[0].first,
      let list = words.last
    else { return nil }
    let ranges = list.split(separator: ",").compactMap { range -> ClosedRange<Double>? in
      let ends = range.split(separator: ".").compactMap { Double($0) }
      guard let first = ends.first, let last = ends.last, first <= last else { return nil }
      return first...last
    }
    return Relation(
      operand: operand, divisor: words.count == 5 ? Double(words[2]) : nil,
      isEqual: words[words.count - 2] == "=", ranges: ranges)
  }

  func holds(for operands: PluralOperands) -> Bool {
    choices.contains { $0.allSatisfy { $0.holds(for: operands) } }
  }
}
