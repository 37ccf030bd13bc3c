public import Foundation

extension NotificationCenter {
  /// The notifications of a name; none is sent while a picture is made.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> Empty<Notification, Never> {
    Empty()
  }
}

extension Timer {
  /// A timer that fires while a step of a screen waits, and never in a picture, where time is frozen.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on loop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }

  public struct TimerPublisher: Publisher {
    public typealias Output = Date
    public typealias Failure = Never

    let interval: TimeInterval

    public func autoconnect() -> TimerPublisher { self }
    public func connect() -> any Cancellable { AnyCancellable {} }
    public func _subscribe(_ receive: @escaping (Date) -> Void) -> AnyCancellable {
      guard let clock = ScreenClock.current else { return AnyCancellable {} }
      return clock.repeats(every: interval) { [weak clock] in
        if let clock { receive(clock.date) }
      }
    }
  }
}
