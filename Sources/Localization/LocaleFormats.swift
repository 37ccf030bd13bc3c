internal import CGalleyData

/// How a language writes numbers and dates, by the Unicode CLDR.
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
    var pattern = Substring(row[column])
    var text = ""
    while let letter = pattern.first {
      if letter == "'" {
        text += quoted(&pattern)
        continue
      }
      let run = pattern.prefix { $0 == letter }
      text += field(letter, run.count, date) ?? String(run)
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
    case ("d", _): number(date.day, digits: count)
    case ("E", 4): name(date.weekday, column: 14)
    case ("c", 4): name(date.weekday, column: 16)
    case ("E", _): name(date.weekday, column: 15)
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
