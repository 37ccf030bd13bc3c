package import Foundation

/// A movement of a finger, in the coordinates of the screen.
public struct _Touch {
  package enum Kind: Equatable {
    case tap(count: Int)
    case longPress
    /// The places of a finger, first to last.
    case drag([CGPoint])
    case magnify(CGFloat)
    /// Degrees.
    case rotate(Double)
  }

  package var kind: Kind
  /// The place of the touch, or where it begins.
  package var location: CGPoint
  /// The frame of the view that has the gesture.
  package var frame: CGRect
  /// The moment of the screen's clock.
  package var time: Date
  /// The frame of a named coordinate space.
  package var space: (AnyHashable) -> CGRect?
  /// False for a trial that performs no action.
  package var isReal: Bool

  package init(
    _ kind: Kind, at location: CGPoint, in frame: CGRect, time: Date, isReal: Bool,
    space: @escaping (AnyHashable) -> CGRect?
  ) {
    (self.kind, self.location, self.frame) = (kind, location, frame)
    (self.time, self.isReal, self.space) = (time, isReal, space)
  }

  /// A place of the screen in a coordinate space of the view.
  func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    let origin: CGPoint =
      switch space {
      case .global: .zero
      case .local: frame.origin
      case .named(let name): self.space(name)?.origin ?? .zero
      }
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }
}

/// A value of a gesture under way, or its last one.
public struct _GesturePhase<Value> {
  let value: Value
  let isLast: Bool

  func map<Other>(_ transform: (Value) -> Other) -> _GesturePhase<Other> {
    _GesturePhase<Other>(value: transform(value), isLast: isLast)
  }
}

/// A gesture of a view, whatever its values are.
package struct TouchGesture {
  /// The gestures inside of the view that take part.
  package enum Priority: Sendable { case normal, high, simultaneous }
  package var priority = Priority.normal
  /// Makes the gesture; returns false where it is another one.
  package var answer: @MainActor (_Touch) -> Bool

  init(priority: Priority = .normal, _ answer: @escaping @MainActor (_Touch) -> Bool) {
    (self.priority, self.answer) = (priority, answer)
  }

  /// A tap.
  init(tap action: @escaping @MainActor () -> Void) {
    self.init { touch in
      guard touch.kind == .tap(count: 1) else { return false }
      if touch.isReal { action() }
      return true
    }
  }
}
