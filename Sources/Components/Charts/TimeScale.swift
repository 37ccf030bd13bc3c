internal import GalleyGeometry
internal import GalleyLocalization

/// A scale of time in seconds since 1970, in UTC, with ticks at the beginnings of years, quarters, months, weeks, days,
/// hours, minutes or seconds.
struct TimeScale: Sendable {
  let minimum: Double
  let maximum: Double
  /// The moments with a label and a grid line, from the earliest on.
  let ticks: [Double]
  /// True if the requested ticks are too many, so that there are others.
  let lacksTicks: Bool
  private let step: Step

  /// The distance of ticks.
  private enum Step {
    case seconds(Int)
    case weeks(Int)
    case months(Int)
    case years(Int)

    init(_ count: Int, _ unit: ChartTimeUnit) {
      self =
        switch unit {
        case .second: .seconds(count)
        case .minute: .seconds(count * 60)
        case .hour: .seconds(count * 3600)
        case .day: .seconds(count * 86_400)
        case .week: .weeks(count)
        case .month: .months(count)
        case .quarter: .months(count * 3)
        case .year: .years(count)
        }
    }

    /// The distance in seconds, on average.
    var length: Double {
      switch self {
      case .seconds(let count): Double(count)
      case .weeks(let count): Double(count) * 7 * 86_400
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
    .seconds(day), .seconds(2 * day), .weeks(1), .months(1), .months(3), .months(6), .years(1),
    .years(2),
    .years(5),
    .years(10), .years(20), .years(50), .years(100), .years(200), .years(500), .years(1000),
    .years(2000),
  ]

  /// Makes a scale from one moment to another.
  ///
  /// - Parameters:
  ///   - maximumTicks: The number of ticks that there is room for.
  ///   - least: The least distance of moments in the data, which ticks keep as well.
  ///   - wanted: The requested ticks, with moments as numbers.
  ///   - bars: The moments of bars in order. They are the ticks where each unit has one bar, so that a bar of the last
  ///     day of a month has this month's name.
  init(
    _ low: Double, _ high: Double, maximumTicks: Int = 7, least: Double = 0,
    ticks wanted: ChartTicks? = nil, bars: [Double] = []
  ) {
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
    var room = maximumTicks
    if case .count(let count)? = wanted { room = count }
    // Ticks of a unit that begins only once in the span are too few.
    let candidates = Self.steps.filter { $0.length >= least * 0.9 }
    let fitting = candidates.firstIndex { span / $0.length <= Double(max(room - 1, 1)) + 0.5 }
    var chosen = isOne ? Step.seconds(Self.day) : fitting.map { candidates[$0] } ?? .years(2000)
    var found = Self.ticks(from: minimum, to: maximum, chosen)
    if !isOne, room > 2, found.count < 2, let fitting, fitting > 0 {
      let finer = Self.ticks(from: minimum, to: maximum, candidates[fitting - 1])
      if (2...13).contains(finer.count) { (chosen, found) = (candidates[fitting - 1], finer) }
    }
    let shown = minimum...maximum
    let bars = bars.filter(shown.contains)
    if let own = Self.ticks(ofBars: bars, chosen), !own.isEmpty { found = own }
    switch wanted {
    case .positions(let positions)?:
      let moments = positions.compactMap(\.number).sorted()
      ticks = moments.filter { (first...last).contains($0) }
      // The words follow the distance of these ticks.
      let least = zip(ticks, ticks.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }.min()
      step =
        least.map { distance in Self.steps.last { $0.length <= distance * 1.1 } ?? chosen }
        ?? chosen
      lacksTicks = false
    case .every(let count, let unit)?:
      let asked = Step(count, unit)
      let own = Self.ticks(ofBars: bars, asked)
      let all = own ?? Self.ticks(from: minimum, to: maximum, asked)
      lacksTicks = span / asked.length > Double(ChartTicks.most)
      (step, ticks) = lacksTicks ? (chosen, found) : (asked, all)
    default:
      lacksTicks = false
      (step, ticks) = (chosen, found)
    }
  }

  /// The moments of bars that begin a step: of months or years if each month has one bar, else of units with one bar
  /// each; nil for others.
  private static func ticks(ofBars bars: [Double], _ step: Step) -> [Double]? {
    switch step {
    case .months(let count) where isRegular(bars, .months(1)):
      return bars.filter { unit(of: $0, .months(1)) % count == 0 }
    case .years(let count) where isRegular(bars, .months(1)):
      return bars.filter { unit(of: $0, .months(1)) % (12 * count) == 0 }
    case .years(let count) where isRegular(bars, .years(1)):
      return bars.filter { unit(of: $0, .years(1)) % count == 0 }
    default: return isRegular(bars, step) ? bars : nil
    }
  }

  /// True if each bar is in a unit of its own, and no unit between the first and the last is without one.
  private static func isRegular(_ bars: [Double], _ step: Step) -> Bool {
    guard bars.count > 1, let first = bars.first, let last = bars.last else { return false }
    return Set(bars.map { unit(of: $0, step) }).count == bars.count
      && unit(of: last, step) - unit(of: first, step) == bars.count - 1
  }

  /// The number of the unit that a moment is in.
  private static func unit(of moment: Double, _ step: Step) -> Int {
    let date = date(of: moment)
    switch step {
    case .seconds(let count): return Int(saturating: (moment / Double(count)).rounded(.down))
    case .weeks(let count):
      let weeks = (moment / Double(day) - 4) / 7
      return Int(saturating: (weeks / Double(count)).rounded(.down))
    case .months(let count): return (date.year * 12 + date.month - 1) / count
    case .years(let count): return date.year / count
    }
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
    case .weeks(let count):
      // 1970-01-05 was a Monday.
      let shift = Double(4 * day)
      return multiples(of: Double(7 * count * day), from: low - shift, to: high - shift).map {
        $0 + shift
      }
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
