import Foundation

/// A value that is there now or later, as swift-snapshot-testing has it: a closure that is called
/// once with another, to be called once with the value.
public struct Async<Value> {
  /// Starts the work; the closure is called with the value, on any thread.
  public let run: (@escaping (Value) -> Void) -> Void

  /// Makes a value of work that calls back.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

  /// Makes a value that is there.
  public init(value: Value) { self.init { $0(value) } }

  /// The value of a function of this one.
  public func map<Other>(_ transform: @escaping (Value) -> Other) -> Async<Other> {
    Async<Other> { callback in self.run { callback(transform($0)) } }
  }

  /// Waits for the value. On the main thread its run loop goes on meanwhile.
  func wait(_ patience: Patience) throws(TimedOut) -> Value {
    let place = Place<Value>()
    run { place.put($0) }
    if Thread.isMainThread {
      while !place.isFull, patience.end.timeIntervalSinceNow > 0 {
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      }
    }
    guard let value = place.take(until: patience.end) else {
      throw TimedOut(seconds: patience.seconds)
    }
    return value
  }

  /// The reason for a missing value.
  struct TimedOut: Error, CustomStringConvertible {
    var seconds: Double
    var description: String { "the value was not there after \(seconds) seconds" }
  }
}

/// How long one check waits, however many values it waits for.
struct Patience {
  /// The longest wait.
  let seconds: Double
  /// The time of its end.
  let end: Date

  /// Patience that begins now.
  init(seconds: Double) {
    self.seconds = seconds
    end = Date(timeIntervalSinceNow: seconds)
  }
}

/// A place in which one thread stores a value for another.
private final class Place<Value> {
  private let condition = NSCondition()
  private var value: Value?

  var isFull: Bool {
    condition.lock()
    defer { condition.unlock() }
    return value != nil
  }

  func put(_ value: Value) {
    condition.lock()
    if self.value == nil { self.value = value }
    condition.signal()
    condition.unlock()
  }

  func take(until deadline: Date) -> Value? {
    condition.lock()
    defer { condition.unlock() }
    while value == nil, condition.wait(until: deadline) {}
    return value
  }
}
