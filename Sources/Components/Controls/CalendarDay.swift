public import GalleyParsing

/// A day of the Gregorian calendar.
public struct CalendarDay: Hashable, Sendable {
  /// As it is written, for example 2026.
  public var year: Int
  /// From 1.
  public var month: Int
  /// From 1.
  public var day: Int

  /// Makes a day.
  public init(_ year: Int, _ month: Int, _ day: Int) {
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Reads `2026-11-22` (ISO 8601); nil if the day does not exist.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard text.utf8.count == 10, parts.count == 3, let year = parts[0], let month = parts[1],
      let day = parts[2], (1...12).contains(month)
    else { return nil }
    self.init(year, month, day)
    guard (1...Self.days(in: month, of: year)).contains(day) else { return nil }
  }

  /// The number of days of a month.
  static func days(in month: Int, of year: Int) -> Int {
    if month == 2 { return year % 4 == 0 && year % 100 != 0 || year % 400 == 0 ? 29 : 28 }
    return [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// The day of the week, 0 for Sunday (Sakamoto's rule).
  var weekday: Int {
    let shifted = month < 3 ? year - 1 : year
    let offset = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4][month - 1]
    return (shifted + shifted / 4 - shifted / 100 + shifted / 400 + offset + day) % 7
  }

  /// As in ISO 8601.
  var text: String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(year)-\(two(month))-\(two(day))"
  }
}

extension CalendarDay: PropertyValue {
  /// A day as in ISO 8601.
  public static var kind: PropertyKind { .form("a day like \"2026-11-22\"") }

  /// Reads a day that there is.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> CalendarDay? {
    guard case .string(let text) = value.kind, let day = CalendarDay(text) else {
      return reader.mismatch(name, kind, value)
    }
    return day
  }

  /// Writes the day as in ISO 8601.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    writer.write(name, text)
  }
}
