/// A day of the Gregorian calendar.
package struct CalendarDate: Hashable, Sendable {
  /// The year, from 1 to 9999.
  package let year: Int
  /// The month, from 1.
  package let month: Int
  /// The day of the month, from 1.
  package let day: Int

  /// Reads a date as ISO 8601 writes it, `2026-11-06`, with or without a time behind it; nil for other texts
  /// and for days that do not exist.
  package init?(_ text: some StringProtocol) {
    let parts = text.prefix(10).split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.map(\.utf8.count) == [4, 2, 2],
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      year > 0, (1...12).contains(month), day > 0, day <= Self.days(in: month, of: year)
    else { return nil }
    let rest = text.dropFirst(10)
    guard rest.isEmpty || rest.first == "T" || rest.first == " " else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// The day of the week, 0 for Sunday, by Sakamoto's method.
  package var weekday: Int {
    let shifts = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
    let year = month < 3 ? year - 1 : year
    return (year + year / 4 - year / 100 + year / 400 + shifts[month - 1] + day) % 7
  }

  private static func days(in month: Int, of year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }
}
