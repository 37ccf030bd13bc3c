/// A point in time.
package struct CalendarMoment: Hashable, Sendable {
  /// Seconds since the beginning of 1970 in UTC, without leap seconds.
  package let secondsSince1970: Double

  /// Reads a month (`2026-11`), a day (`2026-11-06`) or a day with a time (`2026-11-06T09:41`) in the format of
  /// ISO 8601. Returns nil for other text.
  ///
  /// A time may have seconds, decimals of seconds, and `Z` or an offset from UTC such as `+02:00`. A time without an
  /// offset is in UTC. A month is read as its first day, and a day as its midnight.
  package init?(_ text: some StringProtocol) {
    if text.utf8.count == "yyyy-mm".utf8.count {
      guard let date = CalendarDate("\(text)-01") else { return nil }
      secondsSince1970 = Double(date.daysSince1970) * 86_400
      return
    }
    // All valid text is shorter than 40 bytes; longer text is refused before it is copied.
    guard text.utf8.count < 40, let date = CalendarDate(text) else { return nil }
    let day = Double(date.daysSince1970) * 86_400
    guard text.utf8.count > "yyyy-mm-dd".utf8.count else {
      secondsSince1970 = day
      return
    }
    var rest = Array(text.utf8.dropFirst("yyyy-mm-ddT".utf8.count))[...]
    guard let time = Self.time(&rest), let offset = Self.offset(rest) else { return nil }
    secondsSince1970 = day + time - offset
  }

  /// Reads a time at the beginning of a text, in seconds since midnight.
  private static func time(_ rest: inout ArraySlice<UInt8>) -> Double? {
    guard let hour = pair(&rest, below: 24), skip(":", &rest), let minute = pair(&rest, below: 60)
    else { return nil }
    let start = Double(hour * 3600 + minute * 60)
    guard skip(":", &rest) else { return start }
    guard let second = pair(&rest, below: 60) else { return nil }
    guard skip(".", &rest) || skip(",", &rest) else { return start + Double(second) }
    let digits = rest.prefix { isDigit($0) }
    rest = rest[digits.endIndex...]
    // Nine digits are nanoseconds.
    guard !digits.isEmpty, digits.count < 10 else { return nil }
    let (fraction, unit) = digits.reduce((0.0, 1.0)) {
      ($0.0 * 10 + Double($1 - UInt8(ascii: "0")), $0.1 * 10)
    }
    return start + Double(second) + fraction / unit
  }

  /// Reads the offset that follows a time, in seconds ahead of UTC. Without an offset it is 0.
  private static func offset(_ text: ArraySlice<UInt8>) -> Double? {
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

  /// Removes a character from the beginning of a text; returns false if the text begins otherwise.
  private static func skip(_ sign: Unicode.Scalar, _ rest: inout ArraySlice<UInt8>) -> Bool {
    guard rest.first == UInt8(ascii: sign) else { return false }
    rest.removeFirst()
    return true
  }

  /// Reads a number of two digits below a limit.
  private static func pair(_ rest: inout ArraySlice<UInt8>, below limit: Int) -> Int? {
    let digits = rest.prefix(2)
    guard digits.count == 2, digits.allSatisfy(isDigit) else { return nil }
    rest = rest[digits.endIndex...]
    let value = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return value < limit ? value : nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
