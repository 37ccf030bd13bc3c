public import Dispatch
public import Foundation

/// The context in which values are received. Time is frozen in a picture: values arrive when they are sent.
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
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  public func throttle<Receiving: Scheduler>(
    for interval: _SchedulerTime.Stride, scheduler: Receiving, latest: Bool
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// Values that are due later do not arrive while a picture is made.
  public func delay<Receiving: Scheduler>(
    for interval: _SchedulerTime.Stride, scheduler: Receiving
  ) -> AnyPublisher<Output, Failure> {
    interval.seconds > 0
      ? Empty(completeImmediately: false).eraseToAnyPublisher() : eraseToAnyPublisher()
  }

  public func timeout<Receiving: Scheduler>(
    _ interval: _SchedulerTime.Stride, scheduler: Receiving
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}
