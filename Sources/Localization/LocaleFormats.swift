internal import CGalleyData

/// The notation of numbers and dates in a language, by the Unicode CLDR.
package struct LocaleFormats: Sendable {
  /// The length of a date.
  package enum DateStyle: String, CaseIterable, Sendable {
    /// In digits, as 11/6/26.
    case short
    /// With an abbreviated month, as Nov 6, 2026.
    case medium
    /// With the month's name, as November 6, 2026.
    case long
    /// With the day of the week as well.
    case full
  }

  /// A row of the table; its columns are described in `.ci/formats.swift`.
  private let row: [String]

  /// The formats of a language tag: those of its region or script where it has its own, else of the language,
  /// else of English.
  package init(_ tag: String) {
    let rows = Self.rows
    var parts = tag.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    while !parts.isEmpty {
      let name = parts.joined(separator: "-")
      if let row = rows.first(where: { $0.lowercased().hasPrefix(name + "\t") }) {
        self.row = Self.columns(of: row)
        return
      }
      parts.removeLast()
    }
    row = rows.first.map(Self.columns) ?? []
  }

  /// The languages that have formats of their own.
  package static var languages: [String] {
    rows.compactMap { $0.split(separator: "\t").first.map(String.init) }
  }

  private static var rows: [Substring] {
    let data = galley_locale_formats()
    let text = String(
      decoding: UnsafeBufferPointer(start: data.bytes, count: data.count), as: UTF8.self)
    return text.split(separator: "\n")
  }

  private static func columns(of row: Substring) -> [String] {
    row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
  }

  private var percentPattern: String { row[5] }

  // MARK: Numbers

  /// A decimal number in the digits, groups and signs of the language.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - isGrouped: False leaves separators between groups of digits out.
  package func text(of number: DecimalNumber, isGrouped: Bool = true) -> String {
    (number.isNegative ? row[4] : "") + digits(of: number, isGrouped: isGrouped)
  }

  /// A share in per cent: 0.256 is 25.6%.
  package func percentage(of number: DecimalNumber, isGrouped: Bool = true) -> String {
    let digits = digits(of: number, isGrouped: isGrouped)
    return (number.isNegative ? row[4] : "")
      + percentPattern.replacing("#,##0", with: digits)
  }

  private func digits(of number: DecimalNumber, isGrouped: Bool) -> String {
    var whole = ""
    let count = number.whole.count
    for (index, digit) in number.whole.enumerated() {
      if isGrouped, index > 0, isBoundary(count - index, of: count) { whole += row[3] }
      whole.unicodeScalars.append(scalar(digit))
    }
    guard !number.fraction.isEmpty else { return whole }
    return whole + row[2] + number.fraction.map { String(scalar($0)) }.joined()
  }

  /// True where a group begins with so many digits to come.
  private func isBoundary(_ rest: Int, of count: Int) -> Bool {
    let later = row[6] == "2" ? 2 : 3
    let isLate = row[7] == "2"
    guard count >= (isLate ? 5 : 4), rest >= 3 else { return false }
    return (rest - 3) % later == 0
  }

  private func scalar(_ digit: UInt8) -> Unicode.Scalar {
    let zero = row[1].unicodeScalars.first ?? "0"
    return Unicode.Scalar(zero.value + UInt32(digit)) ?? "0"
  }

  // MARK: Dates

  /// A date in the words and order of the language.
  package func text(of date: CalendarDate, _ style: DateStyle) -> String {
    let column = [.short: 8, .medium: 9, .long: 10, .full: 11][style] ?? 9
    return text(of: row[column], date)
  }

  /// A day without its year: Nov 6.
  package func dayOfMonth(_ date: CalendarDate) -> String { text(of: row[18], date) }

  /// The abbreviated name of a month without a day, from 1.
  package func shortMonth(_ month: Int) -> String { name(month - 1, column: 17) ?? "" }

  /// The abbreviated name of a day of the week: Fri.
  package func shortWeekday(_ date: CalendarDate) -> String { text(of: "E", date) }

  /// A year in the digits of the language.
  package func year(_ year: Int) -> String { number(year, digits: 1) }

  /// A whole number from 0 in the digits of the language, without groups.
  package func digits(of value: Int) -> String { number(value, digits: 1) }

  /// The name of a month without a day, from 1.
  package func month(_ month: Int) -> String { name(month - 1, column: 22) ?? "" }

  /// A month with its year: November 2026.
  package func monthOfYear(_ date: CalendarDate) -> String { text(of: row[23], date) }

  /// The abbreviated names of the days of the week without a date, from Sunday.
  package var shortWeekdays: [String] { (0..<7).map { name($0, column: 24) ?? "" } }

  /// The day that a week begins with, 0 for Sunday.
  package var firstWeekday: Int { Int(row[25]) ?? 0 }

  /// The parts of a date with the month's name.
  package enum DatePart: Character, Sendable {
    case day = "d"
    case month = "M"
    case year = "y"
  }

  /// The order in which the language names the parts of a date.
  package var dateParts: [DatePart] {
    var parts: [DatePart] = []
    var isQuoted = false
    for letter in row[10] {
      if letter == "'" { isQuoted.toggle() }
      guard !isQuoted, let part = DatePart(rawValue: letter), !parts.contains(part) else {
        continue
      }
      parts.append(part)
    }
    return parts
  }

  /// A time of the day in the language's hours, of which there are 12 or 24: 3 PM, 3:15 PM or 15:15. A full hour has
  /// no minutes if it has the sign of a half of the day.
  ///
  /// - Parameter showsSeconds: True if the seconds are shown.
  package func time(ofSecond second: Int, showsSeconds: Bool = false) -> String {
    let date = CalendarDate(daysSince1970: 0)
    if !showsSeconds, second % 3600 == 0, row[19].contains("a") {
      return text(of: row[19], date, second: second)
    }
    var pattern = row[20]
    if showsSeconds, let minutes = pattern.firstRange(of: "mm"),
      minutes.lowerBound > pattern.startIndex
    {
      let sign = pattern[pattern.index(before: minutes.lowerBound)]
      pattern.replaceSubrange(minutes, with: "mm\(sign)ss")
    }
    return text(of: pattern, date, second: second)
  }

  /// A pattern with the fields of a date and of a time, in seconds since midnight.
  private func text(of pattern: String, _ date: CalendarDate, second: Int = 0) -> String {
    var pattern = pattern[...]
    var text = ""
    while let letter = pattern.first {
      if letter == "'" {
        text += quoted(&pattern)
        continue
      }
      let run = pattern.prefix { $0 == letter }
      text +=
        field(letter, run.count, date) ?? field(letter, run.count, second: second) ?? String(run)
      pattern = pattern[run.endIndex...]
    }
    return text
  }

  /// The text between quotes at the beginning of a pattern; two quotes are one.
  private func quoted(_ pattern: inout Substring) -> String {
    pattern.removeFirst()
    let end = pattern.firstIndex(of: "'") ?? pattern.endIndex
    let text = pattern[..<end]
    pattern = end < pattern.endIndex ? pattern[pattern.index(after: end)...] : pattern[end...]
    return text.isEmpty ? "'" : String(text)
  }

  /// A field of a date pattern (UTS #35, part 4, §8.1); nil for a letter that is not one.
  private func field(_ letter: Character, _ count: Int, _ date: CalendarDate) -> String? {
    switch (letter, count) {
    case ("y", 2): number(date.year % 100, digits: 2)
    case ("y", _): number(date.year, digits: 1)
    case ("M", 1...2): number(date.month, digits: count)
    case ("M", 3): name(date.month - 1, column: 13)
    case ("M", _): name(date.month - 1, column: 12)
    case ("L", 3): name(date.month - 1, column: 17)
    case ("L", _): name(date.month - 1, column: 22)
    case ("d", _): number(date.day, digits: count)
    case ("E", 4): name(date.weekday, column: 14)
    case ("c", 4): name(date.weekday, column: 16)
    case ("E", _): name(date.weekday, column: 15)
    default: nil
    }
  }

  /// A field of a time.
  private func field(_ letter: Character, _ count: Int, second: Int) -> String? {
    let hour = second / 3600
    return switch letter {
    case "H": number(hour, digits: count)
    case "h": number((hour + 11) % 12 + 1, digits: count)
    case "m": number(second / 60 % 60, digits: count)
    case "s": number(second % 60, digits: count)
    case "a": name(hour / 12, column: 21)
    default: nil
    }
  }

  private func number(_ value: Int, digits: Int) -> String {
    let text = String(value)
    let padded = String(repeating: "0", count: max(digits - text.count, 0)) + text
    return String(String.UnicodeScalarView(padded.utf8.map { scalar($0 - 48) }))
  }

  private func name(_ index: Int, column: Int) -> String? {
    let names = row[column].split(separator: "|", omittingEmptySubsequences: false)
    return names.indices.contains(index) ? String(names[index]) : nil
  }
}
