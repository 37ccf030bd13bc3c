// Writes how languages write numbers and dates, one language a line, as the ICU of Foundation has it (Unicode
// CLDR). Compile it with swiftc; the languages are its arguments.
//
// Columns: language tag, digit zero, decimal separator, grouping separator, minus sign, pattern of per cents,
// digits of groups after the first, digits that a number needs before its first group, patterns of dates
// (short, medium, long, full), months (wide, abbreviated), days of the week from Sunday (wide, abbreviated, wide and
// standing alone), months (abbreviated and standing alone), patterns of a day of a month, an hour, an hour with
// minutes, signs of the halves of the day, months (wide and without a day), pattern of a month of a year, days of the
// week (abbreviated and without a date), the first day of the week from 0 for Sunday.
import Foundation

for language in CommandLine.arguments.dropFirst() {
  let locale = Locale(identifier: language)
  let numbers = NumberFormatter()
  numbers.locale = locale
  numbers.numberStyle = .decimal
  let percent = NumberFormatter()
  percent.locale = locale
  percent.numberStyle = .percent
  let dates = DateFormatter()
  dates.locale = locale
  dates.calendar = Calendar(identifier: .gregorian)
  func pattern(_ style: DateFormatter.Style) -> String {
    dates.dateStyle = style
    dates.timeStyle = .none
    let era = dates.eraSymbols.last ?? ""
    return (dates.dateFormat ?? "").replacingOccurrences(of: " G ", with: " '\(era)' ")
  }
  func pattern(of skeleton: String) -> String {
    (DateFormatter.dateFormat(fromTemplate: skeleton, options: 0, locale: locale) ?? "")
      .replacingOccurrences(of: " G", with: "")
  }
  // A language without a region has the week of the region that most of its speakers live in.
  func firstWeekday(of locale: Locale) -> Int {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale.language.maximalIdentifier)
    return calendar.firstWeekday
  }
  // A formatter groups by three everywhere; the style of numbers has the groups of the language.
  func text(_ number: Int) -> String { number.formatted(.number.locale(locale)) }
  let group = numbers.groupingSeparator ?? ""
  let lakhs = text(12_345_678).components(separatedBy: group).count == 4
  let isLate = !text(1_234).contains(group)
  print(
    [
      language, text(0), numbers.decimalSeparator ?? "", group, numbers.minusSign ?? "",
      (percent.positiveFormat ?? "").replacingOccurrences(of: "%", with: percent.percentSymbol ?? "%"),
      lakhs ? "2" : "3", isLate ? "2" : "1",
      pattern(.short), pattern(.medium), pattern(.long), pattern(.full),
      dates.monthSymbols.joined(separator: "|"), dates.shortMonthSymbols.joined(separator: "|"),
      dates.weekdaySymbols.joined(separator: "|"), dates.shortWeekdaySymbols.joined(separator: "|"),
      dates.standaloneWeekdaySymbols.joined(separator: "|"),
      dates.shortStandaloneMonthSymbols.joined(separator: "|"),
      pattern(of: "MMMd"), pattern(of: "j"), pattern(of: "jm"),
      "\(dates.amSymbol)|\(dates.pmSymbol)",
      dates.standaloneMonthSymbols.joined(separator: "|"), pattern(of: "yMMMM"),
      dates.shortStandaloneWeekdaySymbols.joined(separator: "|"), "\(firstWeekday(of: locale) - 1)",
    ].joined(separator: "\t"))
}
