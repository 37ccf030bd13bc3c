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
    guard parts.count == 3,
      parts.joined(separator: "").utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      parts.map(\.utf8.count) == [4, 2, 2],
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      year > 0, (1...12).contains(month), day > 0, day <= Self.days(in: month, of: year)
    else { return nil }
    let rest = text.dropFirst(10)
    guard rest.isEmpty || rest.first == "T" || rest.first == " " else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Makes a date of a number of days since 1970-01-01, by Howard Hinnant's `civil_from_days`; days outside of the
  /// years 1 to 9999 are the first or the last of these.
  package init(daysSince1970 days: Int) {
    let days = min(max(days, -719_162), 2_932_896) + 719_468
    let era = days / 146_097
    let dayOfEra = days % 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    self.month = month < 10 ? month + 3 : month - 9
    day = dayOfYear - (153 * month + 2) / 5 + 1
    year = era * 400 + yearOfEra + (month < 10 ? 0 : 1)
  }

  /// The number of days since 1970-01-01, by Howard Hinnant's `days_from_civil`.
  package var daysSince1970: Int {
    let year = month > 2 ? year : year - 1
    let yearOfEra = year % 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return year / 400 * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
      - 719_468
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
