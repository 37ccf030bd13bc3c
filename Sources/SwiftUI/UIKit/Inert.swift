public import Foundation
internal import GalleyComponents
internal import GalleyDesign

// The parts of UIKit that perform actions: they can be referenced and called, and do nothing.

/// The common base of UIKit's objects.
open class UIResponder: NSObject {
  public override init() {}
  open var next: UIResponder? { nil }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open var canBecomeFirstResponder: Bool { false }
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { false }
  public var isFirstResponder: Bool { false }

  public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShow")
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShow")
  public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHide")
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHide")
  public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrame")
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEnd"
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDuration"
}

// Haptics and the pasteboard

public final class UIImpactFeedbackGenerator {
  public enum FeedbackStyle: Sendable { case light, medium, heavy, soft, rigid }
  public init(style: FeedbackStyle = .medium) {}
  public func prepare() {}
  public func impactOccurred(intensity: CGFloat = 1) {}
}

public final class UINotificationFeedbackGenerator {
  public enum FeedbackType: Sendable { case success, warning, error }
  public init() {}
  public func prepare() {}
  public func notificationOccurred(_ type: FeedbackType) {}
}

public final class UISelectionFeedbackGenerator {
  public init() {}
  public func prepare() {}
  public func selectionChanged() {}
}

public final class UIPasteboard: @unchecked Sendable {
  public static let general = UIPasteboard()
  public var string: String?
}

public enum UIUserInterfaceStyle: Sendable { case unspecified, light, dark }

extension Color {
  /// One of two colours that are the same everywhere.
  fileprivate init(light: Color, dark: Color) {
    guard case .fixed(let first) = light.base, case .fixed(let second) = dark.base else {
      self = light
      return
    }
    self.init(DesignColor(light: first.light, dark: second.dark))
  }
}

extension UIColor {
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
  public func set() {
    setFill()
    setStroke()
  }
  /// The colour of the appearance of the traits, which is the same in both.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    let scheme: ColorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    return UIColor(Color(color.resolve(in: EnvironmentValues(), for: scheme)), ())
  }
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let (light, dark) = (dynamicProvider(.light), dynamicProvider(.dark))
    self.init(Color(light: light.color, dark: dark.color), ())
  }
}

public struct UIMutableTraits: Sendable {}
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  static func read(from traits: UITraitCollection) -> Value
  static func write(to traits: inout UIMutableTraits, value: Value)
}
