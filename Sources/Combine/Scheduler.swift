public import Dispatch
public import Foundation

/// The context in which values are received. Time is frozen in a picture: values arrive when they are sent. On a
/// screen they arrive by its clock.
public protocol Scheduler {
  associatedtype SchedulerTimeType
  associatedtype SchedulerOptions = Never
}

/// A moment of a scheduler, of which there is one.
public struct _SchedulerTime: Hashable, Sendable {
  /// A time between two moments.
  public struct Stride: Hashable, Sendable, ExpressibleByFloatLiteral {
    public let seconds: Double
    init(_ seconds: Double) { self.seconds = seconds }
    public init(floatLiteral value: Double) { seconds = value }
    public static func seconds(_ count: Int) -> Stride { Stride(Double(count)) }
    public static func seconds(_ count: Double) -> Stride { Stride(count) }
    public static func milliseconds(_ count: Int) -> Stride { Stride(Double(count) / 1e3) }
    public static func microseconds(_ count: Int) -> Stride { Stride(Double(count) / 1e6) }
    public static func nanoseconds(_ count: Int) -> Stride { Stride(Double(count) / 1e9) }
  }
}

extension _SchedulerTime.Stride: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}

extension DispatchQueue: Scheduler { public typealias SchedulerTimeType = _SchedulerTime }
extension RunLoop: Scheduler { public typealias SchedulerTimeType = _SchedulerTime }
extension OperationQueue: Scheduler { public typealias SchedulerTimeType = _SchedulerTime }

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
    for interval: _SchedulerTime.Stride, scheduler: Receiving
  ) -> AnyPublisher<Output, Failure> {
    timed { value, state, receive in
      guard let clock = ScreenClock.current else { return receive(value) }
      state.pending?.cancel()
      state.pending = clock.once(after: interval.seconds) { receive(value) }
    }
  }

  public func throttle<Receiving: Scheduler>(
    for interval: _SchedulerTime.Stride, scheduler: Receiving, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    timed { value, state, receive in
      guard let clock = ScreenClock.current else { return receive(value) }
      if clock.now >= state.next {
        state.next = clock.now + interval.seconds
        return receive(value)
      }
      guard latest || state.pending == nil else { return }
      state.pending?.cancel()
      state.pending = clock.once(after: state.next - clock.now) { [weak state] in
        state?.pending = nil
        state?.next = clock.now + interval.seconds
        receive(value)
      }
    }
  }

  /// Values that are due later do not arrive while a picture is made.
  public func delay<Receiving: Scheduler>(
    for interval: _SchedulerTime.Stride, scheduler: Receiving
  ) -> AnyPublisher<Output, Failure> {
    timed { value, state, receive in
      if interval.seconds <= 0 { return receive(value) }
      ScreenClock.current.map {
        state.all.append($0.once(after: interval.seconds) { receive(value) })
      }
    }
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
    _ interval: _SchedulerTime.Stride, scheduler: Receiving
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
