/// Dates of the proleptic Gregorian calendar in UTC.
enum CalendarDate {
  /// The ISO 8601 form of a moment in years 0 to 9999, to the second; nil outside of them.
  static func text(secondsSince2001 seconds: Double) -> String? {
    guard seconds.isFinite, abs(seconds) < 400_000_000_000 else { return nil }
    let whole = Int(seconds.rounded(.down))
    let day = Int((Double(whole) / 86400).rounded(.down))
    let time = whole - day * 86400
    // 11 323 days lie between 1970-01-01 and 2001-01-01, 719 468 between 0000-03-01 and 1970-01-01.
    let (year, month, dayOfMonth) = civil(day + 11_323 + 719_468)
    guard (0...9999).contains(year) else { return nil }
    let date = "\(padded(year, 4))-\(padded(month, 2))-\(padded(dayOfMonth, 2))"
    let clock = [time / 3600, time / 60 % 60, time % 60].map { padded($0, 2) }
    return date + "T" + clock.joined(separator: ":") + "Z"
  }

  private static func padded(_ value: Int, _ width: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// Year, month and day of a day counted from 1 March of year 0 (Howard Hinnant's algorithm).
  private static func civil(_ day: Int) -> (year: Int, month: Int, day: Int) {
    let era = (day >= 0 ? day : day - 146_096) / 146_097
    let dayOfEra = day - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shifted + 2) / 5 + 1)
  }
}
