import Foundation
import GalleyLocalization

/// A number in a text, and the specifier by which it is shown.
struct ShownNumber: Equatable, Sendable {
  var value: StringArgument
  /// `%lld`, or that of the source: `%.2f`.
  var specifier: String

  /// The number with the separators of a language, or nil where the specifier alone decides: other notations, padded
  /// numbers, and words beside the number.
  ///
  /// `"\(22_000_000_000, specifier: "%.2f")"` is recorded as 22.000.000.000,00 in Portuguese of Brazil on iOS 18
  /// (anaccborba/AnaCoinApp at 4f738bd6, testExchangeCellSnapshot).
  func shown(in locale: String) -> String? {
    guard specifier.first == "%", let kind = specifier.last, "dDifF".contains(kind) else {
      return nil
    }
    var options = specifier.dropFirst().dropLast()
    let hasPlus = options.first == "+"
    if hasPlus { options.removeFirst() }
    while let letter = options.last, "hlq".contains(letter) { options.removeLast() }
    let digits = options.first == "." ? Int(options.dropFirst()) : nil
    guard options.isEmpty || digits.map({ 0...20 ~= $0 }) == true else { return nil }
    let isWhole = !"fF".contains(kind)
    let sign: Double
    let shown: String
    switch value {
    case .integer(let value) where isWhole && digits == nil:
      sign = Double(value.signum())
      shown = value.formatted(.number.locale(Locale(identifier: locale)))
    case .number(let value) where !isWhole && value.isFinite:
      sign = value
      shown = value.formatted(
        .number.locale(Locale(identifier: locale)).precision(.fractionLength(digits ?? 6)))
    default: return nil
    }
    return !hasPlus || sign < 0 ? shown : "+" + shown
  }
}
