/// The shortest decimal form of a number, the same in every locale: `16`, `0.5`, `-3.25`.
package func plain(_ value: Double) -> String {
  guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
  if value == value.rounded(), abs(value) < 1e15 { return String(Int64(saturating: value)) }
  return "\(value)"
}

/// A whole number with commas between thousands.
package func grouped(_ value: Int) -> String {
  var digits = String(abs(value))
  var parts: [Substring] = []
  while digits.count > 3 {
    parts.insert(digits.suffix(3), at: 0)
    digits.removeLast(3)
  }
  parts.insert(digits[...], at: 0)
  return (value < 0 ? "−" : "") + parts.joined(separator: ",")
}
