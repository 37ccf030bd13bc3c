/// Numbers as text with a fixed number of decimals, without a locale.
enum DecimalText {
  /// Two decimals, halves to even on the exact binary value, as C prints them.
  static func fixed(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "-" : value < 0 ? "-∞" : "∞" }
    let magnitude = abs(value)
    let sign = value < 0 ? "-" : ""
    // From here on every number is whole, and has no hundredths to round.
    guard magnitude < 0x1p52 else { return sign + whole(magnitude) + ".00" }
    let hundredths = roundedHundredths(magnitude)
    let (units, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    let isZero = hundredths == 0
    return (isZero ? "" : sign) + "\(units)." + (rest < 10 ? "0\(rest)" : "\(rest)")
  }

  private static func roundedHundredths(_ value: Double) -> UInt64 {
    let whole = value.rounded(.down)
    let scaled = (value - whole) * 100
    let base = scaled.rounded(.down)
    // The product is rounded; its error decides between the two neighbours of a half.
    let error = (-scaled).addingProduct(value - whole, 100)
    let excess = (scaled - base - 0.5) + error
    let isUp = excess > 0 || excess == 0 && !base.truncatingRemainder(dividingBy: 2).isZero
    return UInt64(saturating: whole) * 100 + UInt64(saturating: base) + (isUp ? 1 : 0)
  }

  private static func whole(_ value: Double) -> String {
    value < 0x1p63 ? String(UInt64(saturating: value)) : "\(value)"
  }

  /// Two significant digits, as C's `%.2g` prints them.
  static func twoDigits(_ value: Double) -> String {
    guard value.isFinite, value != 0 else { return value == 0 ? "0" : fixed(value) }
    var (mantissa, exponent) = (abs(value), 0)
    while mantissa >= 10 { (mantissa, exponent) = (mantissa / 10, exponent + 1) }
    while mantissa < 1 { (mantissa, exponent) = (mantissa * 10, exponent - 1) }
    var digits = Int(saturating: (mantissa * 10).rounded(.toNearestOrEven))
    if digits == 100 { (digits, exponent) = (10, exponent + 1) }
    let sign = value < 0 ? "-" : ""
    let (first, second) = (digits / 10, digits % 10)
    switch exponent {
    case 1: return "\(sign)\(digits)"
    case 0: return second == 0 ? "\(sign)\(first)" : "\(sign)\(first).\(second)"
    case -4..<0:
      let zeros = String(repeating: "0", count: -exponent - 1)
      return "\(sign)0.\(zeros)\(first)" + (second == 0 ? "" : "\(second)")
    default:
      let power = abs(exponent) < 10 ? "0\(abs(exponent))" : "\(abs(exponent))"
      let tail = second == 0 ? "" : ".\(second)"
      return "\(sign)\(first)\(tail)e\(exponent < 0 ? "-" : "+")\(power)"
    }
  }
}
