/// Sixteen lower-case hexadecimal digits.
func hexadecimal(_ value: UInt64) -> String {
  let digits = String(value, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}

/// Numbers in files that every run reads.
enum Digits {
  /// The number that digits stand for, without a sign and with small letters; nil for anything else,
  /// and for what does not fit.
  static func number(_ digits: ArraySlice<UInt8>, radix: UInt64) -> UInt64? {
    var value: UInt64 = 0
    for digit in digits {
      let number: UInt64
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): number = UInt64(digit - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): number = UInt64(digit - UInt8(ascii: "a")) + 10
      default: return nil
      }
      let (product, isTooLarge) = value.multipliedReportingOverflow(by: radix)
      guard number < radix, !isTooLarge else { return nil }
      let (sum, isOver) = product.addingReportingOverflow(number)
      guard !isOver else { return nil }
      value = sum
    }
    return digits.isEmpty ? nil : value
  }
}
