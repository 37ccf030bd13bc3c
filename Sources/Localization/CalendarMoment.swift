/// A point in time.
package struct CalendarMoment: Hashable, Sendable {
  /// Seconds since 1970 in UTC, leap seconds left out.
  package let secondsSince1970: Double

  /// Reads a month, a day or a day with a time as ISO 8601 writes them: `2026-11`, `2026-11-06`,
  /// `2026-11-06T09:41`, with seconds and their decimals, with `Z` or a distance from UTC such as `+02:00`; nil for
  /// other texts. A time without a zone is UTC's.
  package init?(_ text: some StringProtocol) {
    if text.utf8.count == 7 {
      guard let date = CalendarDate("\(text)-01") else { return nil }
      secondsSince1970 = Double(date.daysSince1970) * 86_400
      return
    }
    guard text.utf8.count < 40, let date = CalendarDate(text) else { return nil }
    let day = Double(date.daysSince1970) * 86_400
    guard text.utf8.count > 10 else {
      secondsSince1970 = day
      return
    }
    var rest = Array(text.utf8.dropFirst(11))[...]
    guard let time = Self.time(&rest), let zone = Self.zone(rest) else { return nil }
    secondsSince1970 = day + time - zone
  }

  /// Reads the seconds since midnight of a time at the beginning of a text.
  private static func time(_ rest: inout ArraySlice<UInt8>) -> Double? {
    guard let hour = pair(&rest, below: 24), skip(":", &rest), let minute = pair(&rest, below: 60)
    else { return nil }
    let start = Double(hour * 3600 + minute * 60)
    guard skip(":", &rest) else { return start }
    guard let second = pair(&rest, below: 60) else { return nil }
    guard skip(".", &rest) || skip(",", &rest) else { return start + Double(second) }
    let digits = rest.prefix { (0x30...0x39).contains($0) }
    rest = rest[digits.endIndex...]
    guard !digits.isEmpty, digits.count < 10 else { return nil }
    let (fraction, unit) = digits.reduce((0.0, 1.0)) {
      ($0.0 * 10 + Double($1 - 0x30), $0.1 * 10)
    }
    return start + Double(second) + fraction / unit
  }

  /// The seconds by which a zone is ahead of UTC.
  private static func zone(_ text: ArraySlice<UInt8>) -> Double? {
    var rest = text
    if rest.isEmpty { return 0 }
    if skip("Z", &rest) { return rest.isEmpty ? 0 : nil }
    let isBehind = skip("-", &rest)
    guard isBehind || skip("+", &rest), let hour = pair(&rest, below: 24) else { return nil }
    var seconds = hour * 3600
    if !rest.isEmpty {
      _ = skip(":", &rest)
      guard let minute = pair(&rest, below: 60), rest.isEmpty else { return nil }
      seconds += minute * 60
    }
    return Double(isBehind ? -seconds : seconds)
  }

  private static func skip(_ sign: Unicode.Scalar, _ rest: inout ArraySlice<UInt8>) -> Bool {
    guard rest.first == UInt8(ascii: sign) else { return false }
    rest.removeFirst()
    return true
  }

  /// Reads two digits.
  private static func pair(_ rest: inout ArraySlice<UInt8>, below limit: Int) -> Int? {
    let digits = rest.prefix(2)
    guard digits.count == 2, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    rest = rest[digits.endIndex...]
    let value = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    return value < limit ? value : nil
  }
}
