public import Foundation
public import GalleyComponents

/// The context passed to a view that is updated as time goes on. It is a type of its own, so that closures
/// can use it before the type of their view is known.
public struct TimelineViewDefaultContext: Sendable {
  public enum Cadence: Comparable, Sendable {
    case live
    case seconds
    case minutes
  }
  public let date: Date
  public let cadence = Cadence.live
}

extension Date {
  /// The moment at which the clock of previews is stopped: 2025-01-01, 9:41 UTC.
  package static let frozen = Date(timeIntervalSince1970: 1_735_724_460)

  /// The remark about a picture that depends on it.
  package static let frozenRemark = "the date is always 2025-01-01, 9:41 UTC"
}

/// A view that is updated as time goes on; here at the moment at which the clock is stopped, or to which the
/// steps of a screen have moved it.
public struct TimelineView<Schedule, Content: View>: @unchecked Sendable {
  public typealias Context = TimelineViewDefaultContext

  private let content: (Context) -> Content

  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content)
  where Schedule: TimelineSchedule {
    self.content = content
  }
}

extension TimelineView: PrimitiveView {
  public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    let session = EnvironmentValues(environment).session
    session?.remark(Date.frozenRemark)
    let date = Date.frozen.addingTimeInterval(session?.touches?.now ?? 0)
    Content.makeOne(content(Context(date: date)), in: &tree, environment)
  }
}

public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
}
public enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }
public struct AnimationTimelineSchedule: TimelineSchedule {
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}
public struct PeriodicTimelineSchedule: TimelineSchedule {
  public init(from date: Date, by interval: TimeInterval) {}
}
public struct EveryMinuteTimelineSchedule: TimelineSchedule {
  public init() {}
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule { AnimationTimelineSchedule() }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(
    from date: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: date, by: interval) }
}
public struct ExplicitTimelineSchedule<Dates: Sequence>: TimelineSchedule
where Dates.Element == Date {
  public init(_ dates: Dates) {}
}
extension TimelineSchedule {
  public static func explicit<Dates: Sequence>(
    _ dates: Dates
  ) -> ExplicitTimelineSchedule<Dates> where Self == ExplicitTimelineSchedule<Dates> {
    ExplicitTimelineSchedule(dates)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
