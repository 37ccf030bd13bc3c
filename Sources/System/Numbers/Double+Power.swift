extension Double {
  /// A power of a value in 0…1 with an exponent of 0 or more, to some 14 digits.
  ///
  /// Whole powers are products and the rest square roots, which IEEE 754 fixes to the last bit; the C
  /// library's `pow` may differ from machine to machine.
  package func raised(to exponent: Double) -> Double {
    guard self > 0 else { return exponent > 0 ? 0 : 1 }
    guard exponent < 256 else { return self < 1 ? 0 : 1 }
    var (result, factor, rest) = (1.0, self, Int(saturating: exponent))
    while rest > 0 {
      if rest & 1 != 0 { result *= factor }
      factor *= factor
      rest >>= 1
    }
    var (root, fraction) = (self, exponent - exponent.rounded(.down))
    for _ in 0..<48 where fraction > 0 {
      root = root.squareRoot()
      fraction *= 2
      if fraction >= 1 {
        result *= root
        fraction -= 1
      }
    }
    return result
  }
}
