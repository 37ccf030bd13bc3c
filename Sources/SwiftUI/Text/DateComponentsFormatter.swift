public import Foundation

/// Lengths of time in words, in English; Foundation has none here.
public final class DateComponentsFormatter {
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll = ZeroFormattingBehavior(rawValue: 14)
    public static let pad = ZeroFormattingBehavior(rawValue: 65_536)
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  private struct Unit {
    let unit: NSCalendar.Unit
    let seconds: Int
    let letter: String
    let short: String
    let name: String
  }

  private static let units = [
    Unit(unit: .year, seconds: 31_536_000, letter: "y", short: "yr", name: "year"),
    Unit(unit: .month, seconds: 2_592_000, letter: "mo", short: "mth", name: "month"),
    Unit(unit: .weekOfMonth, seconds: 604_800, letter: "w", short: "wk", name: "week"),
    Unit(unit: .day, seconds: 86_400, letter: "d", short: "day", name: "day"),
    Unit(unit: .hour, seconds: 3_600, letter: "h", short: "hr", name: "hour"),
    Unit(unit: .minute, seconds: 60, letter: "m", short: "min", name: "minute"),
    Unit(unit: .second, seconds: 1, letter: "s", short: "sec", name: "second"),
  ]

  public var unitsStyle = UnitsStyle.positional
  public var allowedUnits: NSCalendar.Unit = [.day, .hour, .minute, .second]
  public var zeroFormattingBehavior = ZeroFormattingBehavior.default
  public var maximumUnitCount = 0
  public var includesApproximationPhrase = false
  public var includesTimeRemainingPhrase = false
  public var allowsFractionalUnits = false
  public var collapsesLargestUnit = false
  public var calendar: Calendar?

  public init() {}

  public func string(from interval: TimeInterval) -> String? {
    guard interval.isFinite, abs(interval) < 1e15 else { return nil }
    var rest = Int(abs(interval).rounded())
    var parts: [(unit: Unit, count: Int)] = []
    for unit in Self.units where allowedUnits.contains(unit.unit) {
      parts.append((unit, rest / unit.seconds))
      rest %= unit.seconds
    }
    let keepsZeros = zeroFormattingBehavior.contains(.pad)
    if unitsStyle == .positional {
      let first = parts.firstIndex { $0.count != 0 } ?? max(0, parts.count - 2)
      if !keepsZeros { parts.removeFirst(min(first, max(0, parts.count - 2))) }
    } else if !keepsZeros {
      let kept = parts.filter { $0.count != 0 }
      parts = kept.isEmpty ? parts.suffix(1) : kept
    }
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    let sign = interval < 0 ? "-" : ""
    return parts.isEmpty ? nil : sign + text(parts)
  }

  public func string(from start: Date, to end: Date) -> String? {
    string(from: end.timeIntervalSince(start))
  }

  public func string(from components: DateComponents) -> String? {
    let days = (components.day ?? 0) + 7 * (components.weekOfMonth ?? 0)
    let hours = (components.hour ?? 0) + 24 * days
    let minutes = (components.minute ?? 0) + 60 * hours
    return string(from: TimeInterval((components.second ?? 0) + 60 * minutes))
  }

  private func text(_ parts: [(unit: Unit, count: Int)]) -> String {
    switch unitsStyle {
    case .positional:
      return parts.enumerated().map { index, part in
        let isPadded = index > 0 || zeroFormattingBehavior.contains(.pad)
        return isPadded && part.count < 10 ? "0\(part.count)" : "\(part.count)"
      }.joined(separator: ":")
    case .abbreviated: return parts.map { "\($0.count)\($0.unit.letter)" }.joined(separator: " ")
    case .brief: return parts.map { "\($0.count)\($0.unit.short)" }.joined(separator: " ")
    case .short: return parts.map { "\($0.count) \($0.unit.short)" }.joined(separator: ", ")
    case .full, .spellOut:
      return parts.map { "\($0.count) \($0.unit.name)\($0.count == 1 ? "" : "s")" }
        .joined(separator: ", ")
    }
  }
}
