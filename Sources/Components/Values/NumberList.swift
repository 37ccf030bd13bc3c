/// Decimal numbers divided by blanks, as CSS-like texts have them, without units.
struct NumberList {
  /// The numbers, or nil if the text contains anything else.
  let numbers: [Double]?

  init(_ text: some StringProtocol) {
    var numbers: [Double] = []
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\t" }) {
      guard let number = Self.number(word) else {
        self.numbers = nil
        return
      }
      numbers.append(number)
    }
    self.numbers = numbers.isEmpty ? nil : numbers
  }

  /// Returns a finite decimal number; hexadecimal forms, `inf` and `nan` are not accepted.
  static func number(_ word: some StringProtocol) -> Double? {
    let digits = String(word)
    let allowed = digits.utf8.allSatisfy { ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2E || $0 == 0x2D }
    guard allowed, let number = Double(digits), number.isFinite else { return nil }
    return number
  }
}
