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

  private func number(
    _ value: Double, _ decimals: ClosedRange<Int>, _ isGrouped: Bool
  ) -> String {
    guard let number = DecimalNumber(value.plainText) else { return value.plainText }
    let rounded = number.rounded(toFraction: decimals)
    let text = formats.text(of: rounded, isGrouped: isGrouped)
    // The sign of a number in a text from right to left would go to the other side of the digits.
    return isMirrored && rounded.isNegative ? "\u{2066}\(text)\u{2069}" : text
  }
}
