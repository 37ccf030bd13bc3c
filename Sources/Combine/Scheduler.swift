public import Dispatch
public import Foundation

/// The context in which values are received. Time is frozen in a picture: values arrive when they are sent. On a
/// screen they arrive by its clock.
public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions = Never

  var now: SchedulerTimeType { get }
  var minimumTolerance: SchedulerTimeType.Stride { get }
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void)
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}

/// A time that can be made of seconds and their parts.
public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ count: Int) -> Self
  static func seconds(_ count: Double) -> Self
  static func milliseconds(_ count: Int) -> Self
  static func microseconds(_ count: Int) -> Self
  static func nanoseconds(_ count: Int) -> Self
}

extension Scheduler {
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) { schedule(after: date, tolerance: tolerance, options: nil, action) }
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride? = nil, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: date, interval: interval, tolerance: tolerance ?? minimumTolerance, options: nil,
      action)
  }
}

/// A moment of the platform's schedulers, which show the clock of the screen.
public struct _SchedulerTime: Hashable, Strideable, Sendable {
  private let seconds: Double

  init(_ seconds: Double) { self.seconds = seconds }

  public func distance(to other: _SchedulerTime) -> Stride { Stride(other.seconds - seconds) }
  public func advanced(by stride: Stride) -> _SchedulerTime {
    _SchedulerTime(seconds + stride.seconds)
  }

  /// A time between two moments.
  public struct Stride: Hashable, Sendable, SchedulerTimeIntervalConvertible {
    public private(set) var seconds: Double
    init(_ seconds: Double) { self.seconds = seconds }
    public static func seconds(_ count: Int) -> Stride { Stride(Double(count)) }
    public static func seconds(_ count: Double) -> Stride { Stride(count) }
    public static func milliseconds(_ count: Int) -> Stride { Stride(Double(count) / 1e3) }
    public static func microseconds(_ count: Int) -> Stride { Stride(Double(count) / 1e6) }
    public static func nanoseconds(_ count: Int) -> Stride { Stride(Double(count) / 1e9) }
  }
}

extension _SchedulerTime.Stride: ExpressibleByFloatLiteral, SignedNumeric, Comparable {
  public init(floatLiteral value: Double) { self.init(value) }
  public init(integerLiteral value: Int) { self.init(Double(value)) }
  public init?<Source: BinaryInteger>(exactly source: Source) { self.init(Double(source)) }
  public var magnitude: Double { seconds.magnitude }
  public static func + (left: Self, right: Self) -> Self { Self(left.seconds + right.seconds) }
  public static func - (left: Self, right: Self) -> Self { Self(left.seconds - right.seconds) }
  public static func * (left: Self, right: Self) -> Self { Self(left.seconds * right.seconds) }
  public static func *= (left: inout Self, right: Self) { left = left * right }
  public static func < (left: Self, right: Self) -> Bool { left.seconds < right.seconds }
}

extension DispatchQueue: Scheduler { public typealias SchedulerTimeType = _SchedulerTime }
extension RunLoop: Scheduler { public typealias SchedulerTimeType = _SchedulerTime }
extension OperationQueue: Scheduler { public typealias SchedulerTimeType = _SchedulerTime }

extension Scheduler where SchedulerTimeType == _SchedulerTime {
  public var now: _SchedulerTime { _SchedulerTime(ScreenClock.current?.now ?? 0) }
  public var minimumTolerance: _SchedulerTime.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }

  /// Actions that are due later do not run while a picture is made.
  public func schedule(
    after date: _SchedulerTime, tolerance: _SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) { ScreenClock.current?.schedule(after: now.distance(to: date).seconds, action) }

  public func schedule(
    after date: _SchedulerTime, interval: _SchedulerTime.Stride, tolerance: _SchedulerTime.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    guard let clock = ScreenClock.current else { return AnyCancellable {} }
    let repetition = Repetition()
    repetition.current = clock.once(after: now.distance(to: date).seconds) {
      repetition.current = clock.repeats(every: interval.seconds, action)
      action()
    }
    return AnyCancellable { repetition.current?.cancel() }
  }
}

/// The timer of a repeated action: first the one for its beginning, then the one for its interval.
private final class Repetition {
  var current: AnyCancellable?
}

public struct ImmediateScheduler: Scheduler, Sendable {
  public typealias SchedulerTimeType = _SchedulerTime
  public static let shared = ImmediateScheduler()
}

extension Publisher {
  public func receive<Receiving: Scheduler>(
    on scheduler: Receiving, options: Receiving.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  public func subscribe<Receiving: Scheduler>(
    on scheduler: Receiving, options: Receiving.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  public func debounce<Receiving: Scheduler>(
    for interval: Receiving.SchedulerTimeType.Stride, scheduler: Receiving
  ) -> AnyPublisher<Output, Failure> {
    let interval = seconds(of: interval)
    return timed { value, state, receive in
      guard let clock = ScreenClock.current else { return receive(value) }
      state.pending?.cancel()
      state.pending = clock.once(after: interval) { receive(value) }
    }
  }

  public func throttle<Receiving: Scheduler>(
    for interval: Receiving.SchedulerTimeType.Stride, scheduler: Receiving, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    let interval = seconds(of: interval)
    return timed { value, state, receive in
      guard let clock = ScreenClock.current else { return receive(value) }
      if clock.now >= state.next {
        state.next = clock.now + interval
        return receive(value)
      }
      guard latest || state.pending == nil else { return }
      state.pending?.cancel()
      state.pending = clock.once(after: state.next - clock.now) { [weak state] in
        state?.pending = nil
        state?.next = clock.now + interval
        receive(value)
      }
    }
  }

  /// Values that are due later do not arrive while a picture is made.
  public func delay<Receiving: Scheduler>(
    for interval: Receiving.SchedulerTimeType.Stride, scheduler: Receiving
  ) -> AnyPublisher<Output, Failure> {
    let interval = seconds(of: interval)
    return timed { value, state, receive in
      if interval <= 0 { return receive(value) }
      ScreenClock.current.map {
        state.all.append($0.once(after: interval) { receive(value) })
      }
    }
  }

  /// Schedulers of other times than the platform's have no clock here.
  private func seconds<Interval>(of interval: Interval) -> Double {
    (interval as? _SchedulerTime.Stride)?.seconds ?? 0
  }

  /// The values as they arrive by a clock.
  private func timed(
    _ take: @escaping (Output, TimedValues, @escaping (Output) -> Void) -> Void
  ) -> AnyPublisher<Output, Failure> {
    _ChangedPublisher { receive in
      let state = TimedValues()
      let own = _subscribe { take($0, state, receive) }
      return AnyCancellable {
        own.cancel()
        state.cancel()
      }
    }
    .eraseToAnyPublisher()
  }

  public func timeout<Receiving: Scheduler>(
    _ interval: Receiving.SchedulerTimeType.Stride, scheduler: Receiving
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

/// The values of a subscription that are due later.
private final class TimedValues {
  var pending: AnyCancellable?
  var all: [AnyCancellable] = []
  /// The moment from which a throttle lets the next value pass.
  var next = -Double.infinity

  func cancel() {
    pending?.cancel()
    for value in all { value.cancel() }
  }
}
