import GalleyLocalization
import GalleyParsing

/// The form of a value in a text: `number`, `percent` or `date`, with a style.
struct FieldFormat: Equatable {
  struct Fault: Error {
    var message: String
  }

  private enum Kind: String, CaseIterable {
    case number, percent, date
  }

  private let kind: Kind
  private var digits = 0...Int.max
  private var isGrouped = true
  private var dateStyle = LocaleFormats.DateStyle.medium

  /// - Parameter style: A pattern of digits for numbers (`0`, `0.00`, `0.##`, `#,##0.00`), a length for dates.
  init(_ name: String, style: String?) throws(Fault) {
    guard let kind = Kind(rawValue: name) else {
      throw Fault(
        message: "\(SyntaxValue.quoted(name)) is not a format; there are number, percent and date")
    }
    self.kind = kind
    guard let style else {
      if kind == .percent { digits = 0...0 }
      return
    }
    if kind == .date {
      guard let dateStyle = LocaleFormats.DateStyle(rawValue: style) else {
        throw Fault(
          message:
            "\(SyntaxValue.quoted(style)) is not a length of dates; there are short, medium, long and full"
        )
      }
      self.dateStyle = dateStyle
    } else {
      try readDigits(style)
    }
  }

  private mutating func readDigits(_ style: String) throws(Fault) {
    isGrouped = style.hasPrefix("#,##")
    let pattern = isGrouped ? Substring(style.utf8.dropFirst("#,##".utf8.count)) : style[...]
    let fraction = pattern.dropFirst(2)
    let needed = fraction.prefix { $0 == "0" }.count
    guard pattern.first == "0", pattern.count == 1 || pattern.dropFirst().first == ".",
      pattern.count != 2, fraction.count <= 20, fraction.dropFirst(needed).allSatisfy({ $0 == "#" })
    else {
      throw Fault(
        message:
          "\(SyntaxValue.quoted(style)) is not a pattern of digits; write 0, 0.00, 0.## or #,##0.00"
      )
    }
    digits = needed...fraction.count
  }

  /// The text of a value; nil for a value that is not of the kind.
  func text(of value: String, in locale: LocaleFormats) -> String? {
    switch kind {
    case .date: return CalendarDate(value).map { locale.text(of: $0, dateStyle) }
    case .number, .percent:
      guard var number = DecimalNumber(value) else { return nil }
      if kind == .percent { number.shift(by: 2) }
      number = number.rounded(toFraction: digits)
      return kind == .percent
        ? locale.percentage(of: number, isGrouped: isGrouped)
        : locale.text(of: number, isGrouped: isGrouped)
    }
  }

  /// True for a format of dates.
  var isDate: Bool { kind == .date }

  /// The value that the format takes, for messages.
  var expectation: String {
    kind == .date ? "a date as 2026-11-06" : "a number"
  }
}
