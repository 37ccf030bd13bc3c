internal import GalleyGeometry
internal import GalleyLocalization
public import GalleyParsing

/// The positions on an axis that have a label and a grid line.
public enum ChartTicks: Hashable, Sendable {
  /// About so many, at round numbers or at the beginnings of units of time; at most so many names.
  case count(Int)
  /// These numbers, dates in ISO 8601 or names.
  case positions([ChartPosition])
  /// The beginnings of every so many units of time, from 1.
  case every(Int, ChartTimeUnit)
  /// The multiples of a number above zero.
  case step(Double)

  /// The most ticks that an axis has.
  static let most = 100
}

/// A unit of time between the ticks of an axis.
public enum ChartTimeUnit: String, CaseIterable, Hashable, Sendable {
  case second, minute, hour, day, week, month, quarter, year
}

extension ChartTicks: PropertyValue {
  private static let interval = PropertyKind.form(
    "the distance of ticks such as \"month\", \"2 weeks\" or \"every 20\"")

  /// A number of ticks, their positions, or the unit between them.
  public static var kind: PropertyKind {
    .either([.wholeNumber(minimum: 1), .list(ChartPosition.kind), interval])
  }

  /// Reads one of the three forms.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> ChartTicks? {
    switch value.kind {
    case .number(let number):
      guard number.value >= 1, number.value == number.value.rounded() else { break }
      guard number.value <= Double(most) else {
        reader.fail("an axis has at most \(most) ticks", at: value.range)
        return nil
      }
      return .count(Int(saturating: number.value))
    case .array(let elements):
      guard elements.count <= most else {
        reader.fail("an axis has at most \(most) ticks", at: value.range)
        return nil
      }
      return .positions(
        elements.enumerated().compactMap { ChartPosition.read($1, as: "\(name).\($0)", &reader) })
    case .string(let text):
      if let interval = Self.interval(text) { return interval }
    default: break
    }
    return reader.mismatch(name, kind, value)
  }

  /// Reads `month`, `months`, `3 months` or `every 20`.
  private static func interval(_ text: String) -> ChartTicks? {
    var words = text.split(separator: " ")
    if words.first == "every" {
      words.removeFirst()
      if words.count == 1, let step = NumberList.number(words[0]) {
        return step > 0 ? .step(step) : nil
      }
    }
    guard let last = words.last, words.count <= 2 else { return nil }
    let unit = ChartTimeUnit.allCases.first {
      [$0.rawValue, "\($0.rawValue)s"].contains("\(last)")
    }
    guard let unit else { return nil }
    guard let first = words.first, words.count == 2 else { return .every(1, unit) }
    guard let count = Int(first), (1...10_000).contains(count) else { return nil }
    return .every(count, unit)
  }

  /// Writes the number, the positions or the unit.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    switch self {
    case .count(let count): writer.write(name, String(count))
    case .positions(let positions): positions.describe(as: name, in: &writer)
    case .every(let count, let unit): writer.write(name, "\(count) \(unit.rawValue)")
    case .step(let step): writer.write(name, "every \(step.plainText)")
    }
  }
}

/// The notation of the numbers of a chart's values and of their axis.
public enum ChartNumberFormat: String, PropertyChoice, Hashable {
  /// Large numbers in the unit in which the ticks of the axis differ, beside values as well.
  case automatic
  /// With all digits: 12,500.
  case full
  /// In thousands, millions, billions or trillions: 12.5K.
  case compact
  /// Shares of one in per cent: 0.25 is 25%.
  case percent
}

/// The notation of the dates of an axis.
public enum ChartDateFormat: String, PropertyChoice, Hashable {
  /// By the distance of the ticks.
  case automatic
  /// 2026.
  case year
  /// Nov.
  case month
  /// Nov 6.
  case day
  /// Fri.
  case weekday
  /// 9:41 AM.
  case time
  /// 11/6/26.
  case short
  /// Nov 6, 2026.
  case medium
  /// November 6, 2026.
  case long
  /// Friday, November 6, 2026.
  case full

  /// Returns the text of a moment in seconds since 1970; nil if it depends on the axis.
  func text(of moment: Double, _ formats: LocaleFormats) -> String? {
    let day = (moment / 86_400).rounded(.down)
    let date = CalendarDate(daysSince1970: Int(saturating: day))
    switch self {
    case .automatic: return nil
    case .year: return formats.year(date.year)
    case .month: return formats.shortMonth(date.month)
    case .day: return formats.dayOfMonth(date)
    case .weekday: return formats.shortWeekday(date)
    case .time: return formats.time(ofSecond: Int(saturating: moment - day * 86_400))
    case .short: return formats.text(of: date, .short)
    case .medium: return formats.text(of: date, .medium)
    case .long: return formats.text(of: date, .long)
    case .full: return formats.text(of: date, .full)
    }
  }
}

/// The edge of a chart that the numbers of its upright axis are beside.
public enum ChartEdge: String, PropertyChoice, Hashable {
  case leading, trailing
}

/// The marks of an axis as Swift Charts' `AxisMarks` describe them.
package struct ChartAxisMarks: Sendable {
  /// The label of a tick.
  package enum Label: Sendable {
    /// The axis's own words.
    case standard
    case text(String)
    case view(AnyView)
  }

  /// The marks at one tick.
  package struct Tick: Sendable {
    /// Nil leaves the label out.
    package var label: Label?
    package var hasLine: Bool
    /// True if the line leads to the label beyond the plot.
    package var hasTick: Bool

    /// Makes the marks of a tick.
    package init(label: Label? = .standard, hasLine: Bool = true, hasTick: Bool = true) {
      (self.label, self.hasLine, self.hasTick) = (label, hasLine, hasTick)
    }
  }

  /// Returns the marks at a position, by its index among so many.
  package typealias Marks = @Sendable (ChartPosition, _ index: Int, _ count: Int) -> Tick

  /// The marks at each tick.
  package var marks: Marks

  /// Makes marks.
  package init(marks: @escaping Marks) { self.marks = marks }
}
