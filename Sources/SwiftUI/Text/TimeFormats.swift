public import Foundation

// The formats of SwiftUI that count from a moment, read at the moment at which the clock of previews is
// stopped.

/// A time in parts, as the formats that count write it.
private func counted(_ seconds: Double, hundredths: Bool = false) -> String {
  let whole = Int(abs(seconds).rounded(.down))
  let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
  func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
  let clock = hours > 0 ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
  let parts = Int((abs(seconds) * 100).rounded(.down)) % 100
  return hundredths ? "\(clock).\(two(parts))" : clock
}

extension SystemFormatStyle {
  /// The time from now to a moment, or from it, in a few words: "2 hours, 5 minutes".
  public struct DateOffset: Foundation.FormatStyle, Codable, Hashable, Sendable {
    let anchor: Date
    public func format(_ date: Date) -> String {
      let seconds = Int(abs(date.timeIntervalSince(anchor)))
      let units = [("day", 86_400), ("hour", 3_600), ("minute", 60), ("second", 1)]
      let first = units.firstIndex { seconds >= $0.1 } ?? units.count - 1
      var (left, words) = (seconds, [String]())
      for (name, length) in units[first...].prefix(2) {
        let count = left / length
        left %= length
        if count > 0 || words.isEmpty { words.append("\(count) \(name)\(count == 1 ? "" : "s")") }
      }
      return (date < anchor ? "-" : "") + words.joined(separator: ", ")
    }
  }

  /// A moment relative to now: "in 2 hours".
  public struct DateReference: Foundation.FormatStyle, Codable, Hashable, Sendable {
    let date: Date
    public func format(_ now: Date) -> String {
      date.formatted(
        Date.RelativeFormatStyle(
          presentation: .named, unitsStyle: .wide, locale: Locale(identifier: "en_US")))
    }
  }

  /// The time since a start, with hundredths.
  public struct Stopwatch: Foundation.FormatStyle, Codable, Hashable, Sendable {
    let start: Date
    let showsHundredths: Bool
    public func format(_ date: Date) -> String {
      counted(max(0, date.timeIntervalSince(start)), hundredths: showsHundredths)
    }
  }

  /// The time left of an interval, or passed in it.
  public struct Timer: Foundation.FormatStyle, Codable, Hashable, Sendable {
    let interval: Range<Date>
    let isCountdown: Bool
    public func format(_ date: Date) -> String {
      let date = min(max(date, interval.lowerBound), interval.upperBound)
      return counted(
        isCountdown
          ? interval.upperBound.timeIntervalSince(date)
          : date.timeIntervalSince(interval.lowerBound))
    }
  }
}

/// The formats that change by themselves as time goes on.
public enum SystemFormatStyle {}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  public static func offset(
    to anchor: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field> = [],
    maxFieldCount: Int = 2
  ) -> SystemFormatStyle.DateOffset { SystemFormatStyle.DateOffset(anchor: anchor) }
}
extension FormatStyle where Self == SystemFormatStyle.DateReference {
  public static func reference(
    to date: Date, maxFieldCount: Int = 2
  ) -> SystemFormatStyle.DateReference { SystemFormatStyle.DateReference(date: date) }
}
extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  public static func stopwatch(
    startingAt date: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> SystemFormatStyle.Stopwatch {
    SystemFormatStyle.Stopwatch(start: date, showsHundredths: maxPrecision < .seconds(1))
  }
}
extension FormatStyle where Self == SystemFormatStyle.Timer {
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer { SystemFormatStyle.Timer(interval: interval, isCountdown: true) }
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer { SystemFormatStyle.Timer(interval: interval, isCountdown: false) }
}

/// The present moment as a source of texts: that of the clock of previews.
public struct TimeDataSource<Value>: Sendable {
  let value: @Sendable () -> Value
}
extension TimeDataSource where Value == Date {
  public static var currentDate: TimeDataSource { TimeDataSource { Date.now } }
}
extension TimeDataSource where Value == Duration {
  /// The time since a moment, or up to it.
  public static func durationOffset(to date: Date) -> TimeDataSource {
    TimeDataSource { .seconds(date.timeIntervalSince(Date.now)) }
  }
}

extension Text {
  public init<Value: Equatable, Style: Foundation.FormatStyle>(
    _ source: TimeDataSource<Value>, format: Style
  ) where Style.FormatInput == Value, Style.FormatOutput == String {
    self.init(source.value(), format: format)
  }
}
