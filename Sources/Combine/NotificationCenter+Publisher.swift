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
  /// A timer that never fires: time is frozen in a picture.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on loop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher()
  }

  public struct TimerPublisher: Publisher {
    public typealias Output = Date
    public typealias Failure = Never

    public func autoconnect() -> TimerPublisher { self }
    public func connect() -> any Cancellable { AnyCancellable {} }
    public func _subscribe(_ receive: @escaping (Date) -> Void) -> AnyCancellable {
      AnyCancellable {}
    }
  }
}
