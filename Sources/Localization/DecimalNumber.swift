/// A decimal number as its digits, so that nothing of it is lost in binary and rounding is that of the digits
/// that were written.
package struct DecimalNumber: Hashable, Sendable {
  /// True for a number below zero.
  package private(set) var isNegative: Bool
  /// The digits before the separator, at least one and without leading zeros.
  package private(set) var whole: [UInt8]
  /// The digits after it, without trailing zeros unless more are requested.
  package private(set) var fraction: [UInt8]

  /// Reads a number as JSON writes it, exponents of up to three digits included; nil for other texts.
  package init?(_ text: some StringProtocol) {
    var rest = Array(text.utf8)[...]
    isNegative = rest.first == UInt8(ascii: "-")
    if isNegative { rest.removeFirst() }
    whole = Self.digits(&rest)
    guard !whole.isEmpty, whole.count == 1 || whole[0] != 0 else { return nil }
    fraction = []
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      fraction = Self.digits(&rest)
      guard !fraction.isEmpty else { return nil }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      guard let exponent = Int(String(decoding: rest.dropFirst(), as: UTF8.self)),
        abs(exponent) < 1000
      else { return nil }
      rest = []
      shift(by: exponent)
    }
    guard rest.isEmpty else { return nil }
    normalize()
  }

  private static func digits(_ rest: inout ArraySlice<UInt8>) -> [UInt8] {
    let digits = rest.prefix { (0x30...0x39).contains($0) }
    rest = rest[digits.endIndex...]
    return digits.map { $0 - 48 }
  }

  /// Multiplies by a power of ten.
  package mutating func shift(by exponent: Int) {
    for _ in 0..<max(exponent, 0) { whole.append(fraction.isEmpty ? 0 : fraction.removeFirst()) }
    for _ in 0..<max(-exponent, 0) { fraction.insert(whole.popLast() ?? 0, at: 0) }
    normalize()
  }

  /// The number with a count of digits after the separator within bounds, rounded half to even as ICU does.
  package func rounded(toFraction digits: ClosedRange<Int>) -> DecimalNumber {
    var result = self
    if fraction.count > digits.upperBound {
      let dropped = fraction[digits.upperBound...]
      result.fraction = Array(fraction[..<digits.upperBound])
      let last = result.fraction.last ?? result.whole.last ?? 0
      let isHalf = dropped.first == 5 && dropped.dropFirst().allSatisfy { $0 == 0 }
      if isHalf ? last % 2 == 1 : (dropped.first ?? 0) >= 5 { result.increment() }
      result.normalize()
    }
    while result.fraction.count < digits.lowerBound { result.fraction.append(0) }
    return result
  }

  /// Adds one to the last digit.
  private mutating func increment() {
    for index in fraction.indices.reversed() {
      if fraction[index] < 9 {
        fraction[index] += 1
        return
      }
      fraction[index] = 0
    }
    for index in whole.indices.reversed() {
      if whole[index] < 9 {
        whole[index] += 1
        return
      }
      whole[index] = 0
    }
    whole.insert(1, at: 0)
  }

  private mutating func normalize() {
    while fraction.last == 0 { fraction.removeLast() }
    while whole.count > 1, whole[0] == 0 { whole.removeFirst() }
    if whole.isEmpty { whole = [0] }
    if whole == [0], fraction.isEmpty { isNegative = false }
  }
}
