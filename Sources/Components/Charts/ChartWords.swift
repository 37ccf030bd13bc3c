internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyLocalization

/// The notation of a chart's numbers and dates: that of a language, and isolated from the words around it.
struct ChartWords: Sendable {
  let formats: LocaleFormats
  let isMirrored: Bool

  init(locale: String = "en", isMirrored: Bool = false) {
    formats = LocaleFormats(locale)
    self.isMirrored = isMirrored
  }

  init(in environment: EnvironmentValues) {
    self.init(locale: environment.locale, isMirrored: environment.direction == .rightToLeft)
  }

  /// A number with a fixed number of decimals.
  func number(_ value: Double, decimals: Int, isGrouped: Bool = true) -> String {
    number(value, decimals...decimals, isGrouped)
  }

  /// A number with at most three decimals: sums of decimal fractions have no tail of their own.
  func shortest(_ value: Double) -> String { number(value, 0...3, true) }

  /// The number of a value in a notation.
  func value(_ value: Double, _ format: ChartNumberFormat) -> String {
    switch format {
    case .automatic, .full: return shortest(value)
    case .percent: return percentage(value, 0...1)
    case .compact:
      return self.value(value, in: Self.units.first { abs(value) >= $0.least })
    }
  }

  /// The number of a value in a unit of large numbers.
  func value(_ value: Double, in unit: Unit?) -> String {
    guard let unit, value != 0 else { return shortest(value) }
    return number(value / unit.size, 0...1, true) + unit.sign
  }

  /// A unit of large numbers.
  struct Unit: Sendable {
    var size: Double
    var sign: String
    /// The least number that is given in it.
    var least: Double
  }

  /// The units, largest first.
  static let units = [
    Unit(size: 1e12, sign: "T", least: 1e12), Unit(size: 1e9, sign: "B", least: 1e9),
    Unit(size: 1e6, sign: "M", least: 1e6), Unit(size: 1e3, sign: "K", least: 1e4),
  ]

  /// A share of one in per cent.
  func percentage(_ value: Double, _ decimals: ClosedRange<Int>) -> String {
    guard var number = DecimalNumber(value.plainText) else { return value.plainText }
    number.shift(by: 2)
    let rounded = number.rounded(toFraction: decimals)
    return isolated(formats.percentage(of: rounded), rounded)
  }

  private func number(
    _ value: Double, _ decimals: ClosedRange<Int>, _ isGrouped: Bool
  ) -> String {
    guard let number = DecimalNumber(value.plainText) else { return value.plainText }
    let rounded = number.rounded(toFraction: decimals)
    return isolated(formats.text(of: rounded, isGrouped: isGrouped), rounded)
  }

  /// The beginning of a part of a text that runs from left to right whatever is around it.
  static let isolate: Character = "\u{2066}"
  /// The end of such a part.
  static let end: Character = "\u{2069}"

  private func isolated(_ text: String, _ rounded: DecimalNumber) -> String {
    // The sign of a number in a text from right to left would go to the other side of the digits.
    isMirrored && rounded.isNegative ? "\(Self.isolate)\(text)\(Self.end)" : text
  }
}
