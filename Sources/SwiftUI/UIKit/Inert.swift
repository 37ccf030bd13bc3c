public import Foundation
public import GalleyComponents
internal import GalleyDesign

// What of UIKit acts: it can be named and asked, and does nothing.

/// What UIKit's objects have in common.
open class UIResponder {
  public init() {}
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

public final class UIApplication: UIResponder, @unchecked Sendable {
  public static let shared = UIApplication()
  public enum State: Sendable { case active, inactive, background }
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}
  public struct LaunchOptionsKey: Hashable, Sendable {}
  public var applicationState: State { .active }
  public var connectedScenes: Set<UIScene> { [] }
  public var windows: [UIWindow] { [] }
  public var keyWindow: UIWindow? { nil }
  public var isIdleTimerDisabled = false
  public var supportsAlternateIcons: Bool { false }
  public var alternateIconName: String? { nil }
  public func canOpenURL(_ url: URL) -> Bool { false }
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: ((Bool) -> Void)? = nil
  ) {}
  public func setAlternateIconName(
    _ name: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {}
  public func registerForRemoteNotifications() {}
  @discardableResult public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { false }

  public static let openSettingsURLString = "app-settings:"
  public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActive")
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActive")
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarning")
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackground")
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForeground")
  public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminate")
}

public protocol UIApplicationDelegate: AnyObject {}

open class UIScene: UIResponder, Hashable {
  public enum ActivationState: Sendable {
    case unattached, foregroundActive, foregroundInactive, background
  }
  public var activationState: ActivationState { .foregroundActive }
  public static func == (left: UIScene, right: UIScene) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public final class UIWindowScene: UIScene {
  public var windows: [UIWindow] { [] }
  public var keyWindow: UIWindow? { nil }
  public var screen: UIScreen { .main }
}

/// A view of UIKit, for what representables make; it is never drawn.
open class UIView: UIResponder {
  public var frame = CGRect.zero
  public var bounds = CGRect.zero
  public var center = CGPoint.zero
  public var backgroundColor: UIColor?
  public var tintColor: UIColor?
  public var alpha: CGFloat = 1
  public var isHidden = false
  public var isOpaque = true
  public var clipsToBounds = false
  public var isUserInteractionEnabled = true
  public var tag = 0
  public var translatesAutoresizingMaskIntoConstraints = true
  public var autoresizingMask: AutoresizingMask = []
  public private(set) var subviews: [UIView] = []
  public private(set) weak var superview: UIView?
  public var window: UIWindow? { nil }
  public let layer = CALayer()
  public var isAccessibilityElement = false
  public var accessibilityLabel: String?
  public var accessibilityIdentifier: String?
  public var safeAreaInsets: UIEdgeInsets { .zero }

  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }
  public convenience override init() { self.init(frame: .zero) }

  public func addSubview(_ view: UIView) {
    subviews.append(view)
    view.superview = self
  }
  public func removeFromSuperview() {}
  open func layoutSubviews() {}
  public func setNeedsLayout() {}
  public func layoutIfNeeded() {}
  public func setNeedsDisplay() {}
  public func sizeToFit() {}
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) { animations() }
}

public final class UIWindow: UIView {
  public var rootViewController: UIViewController?
  public var windowScene: UIWindowScene? { nil }
  public var isKeyWindow: Bool { true }
  public func makeKeyAndVisible() {}
}

/// A controller of UIKit, for what representables make; it is never shown.
open class UIViewController: UIResponder {
  // UIKit's own type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var view: UIView! = UIView()
  public var title: String?
  public private(set) var children: [UIViewController] = []
  public var presentedViewController: UIViewController? { nil }
  public var parent: UIViewController? { nil }
  public var navigationController: UINavigationController? { nil }
  public var tabBarController: UIViewController? { nil }
  public override init() { super.init() }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewDidLayoutSubviews() {}
  public func addChild(_ child: UIViewController) { children.append(child) }
  public func didMove(toParent parent: UIViewController?) {}
  public func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {}
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
}

/// SwiftUI's views in a controller.
open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }
}

public final class UINavigationController: UIViewController {
  public let navigationBar = UINavigationBar()
  public var viewControllers: [UIViewController] = []
  public var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  public override init() { super.init() }
  public init(rootViewController: UIViewController) {
    super.init()
    viewControllers = [rootViewController]
  }
  public func popToRootViewController(animated: Bool) {}
  public func pushViewController(_ controller: UIViewController, animated: Bool) {}
}

public final class UIActivityViewController: UIViewController {
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init() }
  public var excludedActivityTypes: [UIActivity.ActivityType]?
}

open class UIActivity {
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  public init() {}
}

public final class UIActivityIndicatorView: UIView {
  public enum Style: Sendable { case medium, large }
  public var style = Style.medium
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var color: UIColor! = .gray
  public var hidesWhenStopped = true
  public private(set) var isAnimating = false
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }
  public func startAnimating() { isAnimating = true }
  public func stopAnimating() { isAnimating = false }
}

open class UIVisualEffect {}

public final class UIBlurEffect: UIVisualEffect {
  public enum Style: Sendable {
    case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial
    case systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }
  public let style: Style
  public init(style: Style) { self.style = style }
}

public final class UIVisualEffectView: UIView {
  public var effect: UIVisualEffect?
  public var contentView = UIView()
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
  }
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
public enum UIAccessibility {
  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static func post(notification: Notification, argument: Any?) {}
  public enum Notification: Sendable { case announcement, layoutChanged, screenChanged }
}

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
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let (light, dark) = (dynamicProvider(.light), dynamicProvider(.dark))
    self.init(Color(light: light.color, dark: dark.color), ())
  }
}

public struct UITraitCollection: Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  static let light = UITraitCollection(userInterfaceStyle: .light)
  static let dark = UITraitCollection(userInterfaceStyle: .dark)
  public static var current: UITraitCollection { .light }
  public var userInterfaceIdiom: UIDevice.UserInterfaceIdiom { .phone }
}

public struct UIMutableTraits: Sendable {}
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  static func read(from traits: UITraitCollection) -> Value
  static func write(to traits: inout UIMutableTraits, value: Value)
}

/// A controller that shows a view of SwiftUI's.
public protocol _HostingController {
  var _view: AnyView { get }
}

extension UIHostingController: _HostingController {
  public var _view: AnyView { AnyView(rootView) }
}
