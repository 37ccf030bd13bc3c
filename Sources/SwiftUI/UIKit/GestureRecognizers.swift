public import Foundation

// Gestures of UIKit, which are never recognized.

open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static var recognized: State { .ended }
  }
  public override init() {}
  public init(target: Any?, action: Selector?) {}
  public var isEnabled = true
  public var cancelsTouchesInView = true
  public var state: State { .possible }
  public weak var view: UIView?
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  public func addTarget(_ target: Any, action: Selector) {}
  public func removeTarget(_ target: Any?, action: Selector?) {}
  public func location(in view: UIView?) -> CGPoint { .zero }
}
public protocol UIGestureRecognizerDelegate: AnyObject {}
open class UITapGestureRecognizer: UIGestureRecognizer {
  public var numberOfTapsRequired = 1
  public var numberOfTouchesRequired = 1
}
open class UIPanGestureRecognizer: UIGestureRecognizer {
  public func translation(in view: UIView?) -> CGPoint { .zero }
  public func velocity(in view: UIView?) -> CGPoint { .zero }
  public func setTranslation(_ translation: CGPoint, in view: UIView?) {}
}
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  public var minimumPressDuration = 0.5
}
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  public var scale: CGFloat = 1
}
open class UISwipeGestureRecognizer: UIGestureRecognizer {}
