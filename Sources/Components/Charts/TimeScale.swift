internal import GalleyGeometry
internal import GalleyLocalization

/// A scale of time in seconds since 1970, in UTC, with ticks at the beginnings of years, quarters, months, weeks, days,
/// hours, minutes or seconds.
struct TimeScale: Sendable {
  let minimum: Double
  let maximum: Double
  /// The moments with a label and a grid line, from the earliest on.
  let ticks: [Double]
  private let step: Step

  /// The distance of ticks.
  private enum Step {
    case seconds(Int)
    case weeks
    case months(Int)
    case years(Int)

    /// The distance in seconds, on average.
    var length: Double {
      switch self {
      case .seconds(let count): Double(count)
      case .weeks: 7 * 86_400
      case .months(let count): Double(count) * 30.4 * 86_400
      case .years(let count): Double(count) * 365.2425 * 86_400
      }
    }
  }

  private static let day = 86_400
  /// The seconds of the years 1 to 9999.
  private static let years = -62_135_596_800.0...253_402_300_799
  private static let steps: [Step] = [
    .seconds(1), .seconds(5), .seconds(15), .seconds(30), .seconds(60), .seconds(300),
    .seconds(900),
    .seconds(1800), .seconds(3600), .seconds(3 * 3600), .seconds(6 * 3600), .seconds(12 * 3600),
    .seconds(day), .seconds(2 * day), .weeks, .months(1), .months(3), .years(1), .years(2),
    .years(5),
    .years(10), .years(20), .years(50), .years(100), .years(200), .years(500), .years(1000),
    .years(2000),
  ]

  /// Makes a scale from one moment to another.
  ///
  /// - Parameters:
  ///   - maximumTicks: The number of ticks that there is room for.
  ///   - least: The least distance of moments in the data, which ticks keep as well.
  init(_ low: Double, _ high: Double, maximumTicks: Int = 7, least: Double = 0) {
    func bounded(_ value: Double) -> Double {
      value.isNaN ? 0 : max(Self.years.lowerBound, min(Self.years.upperBound, value))
    }
    let first = bounded(low)
    let last = max(bounded(high), first)
    // One moment is centred in a day.
    let isOne = first == last
    minimum = isOne ? first - 43_200 : first
    maximum = isOne ? last + 43_200 : last
    let span = maximum - minimum
    let fitting = Self.steps.first {
      span / $0.length <= Double(max(maximumTicks - 1, 1)) + 0.5 && $0.length >= least * 0.9
    }
    step = isOne ? .seconds(Self.day) : fitting ?? .years(2000)
    ticks = Self.ticks(from: minimum, to: maximum, step)
  }

  private static func ticks(from low: Double, to high: Double, _ step: Step) -> [Double] {
    func begin(_ year: Int, _ month: Int) -> Double {
      let text = String(year + 10_000).suffix(4)
      let date = CalendarDate("\(text)-\(month < 10 ? "0" : "")\(month)-01")
      return Double(date?.daysSince1970 ?? 0) * Double(day)
    }
    let first = date(of: low)
    let last = date(of: high)
    switch step {
    case .seconds(let count):
      return multiples(of: Double(count), from: low, to: high)
    case .weeks:
      // 1970-01-05 was a Monday.
      let shift = Double(4 * day)
      return multiples(of: Double(7 * day), from: low - shift, to: high - shift).map { $0 + shift }
    case .months(let count):
      let months = first.year * 12 + first.month - 1...last.year * 12 + last.month - 1
      return months.filter { $0 % count == 0 }.map { begin($0 / 12, $0 % 12 + 1) }
        .filter { (low...high).contains($0) }
    case .years(let count):
      return (first.year...last.year).filter { $0 % count == 0 }.map { begin($0, 1) }
        .filter { (low...high).contains($0) }
    }
  }

  private static func multiples(of step: Double, from low: Double, to high: Double) -> [Double] {
    let start = Int(saturating: (low / step).rounded(.up))
    let end = Int(saturating: (high / step).rounded(.down))
    return start <= end && end - start < 100 ? (start...end).map { Double($0) * step } : []
  }

  private static func date(of moment: Double) -> CalendarDate {
    CalendarDate(daysSince1970: Int(saturating: (moment / Double(day)).rounded(.down)))
  }

  /// Returns the position of a moment, 0 at the beginning, 1 at the end.
  func share(of value: Double) -> Double { (value - minimum) / (maximum - minimum) }

  /// Returns the label of a tick. The first month of a year is its year if there are several, and the first hour of a
  /// day its date.
  func text(of value: Double, _ words: ChartWords) -> String {
    let date = Self.date(of: value)
    let formats = words.formats
    let ends = (
      first: Self.date(of: ticks.first ?? minimum), last: Self.date(of: ticks.last ?? maximum)
    )
    switch step {
    case .years: return formats.year(date.year)
    case .months:
      return date.month == 1 && ends.first.year < ends.last.year
        ? formats.year(date.year) : formats.shortMonth(date.month)
    case .weeks: return formats.dayOfMonth(date)
    case .seconds(let count):
      let second = Int(saturating: value - Double(date.daysSince1970 * Self.day))
      let isDay = second == 0 && ends.first != ends.last
      if count >= Self.day || isDay { return formats.dayOfMonth(date) }
      return formats.time(ofSecond: second, showsSeconds: count < 60)
    }
  }
}
