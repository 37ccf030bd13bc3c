public import Foundation
public import GalleyComponents
internal import GalleyDesign

// What of UIKit acts: it can be named and asked, and does nothing.

/// What UIKit's objects have in common.
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
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }
  public func setStatusBarStyle(_ style: UIStatusBarStyle, animated: Bool) {}
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
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

public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent }
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 2)
  public static let image = UIAccessibilityTraits(rawValue: 4)
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  public static let header = UIAccessibilityTraits(rawValue: 65536)
}

/// The delegate of an app, which nobody starts.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate> {
  public init(_ type: Delegate.Type = Delegate.self) {}
  public var wrappedValue: Delegate {
    preconditionFailure("apps are not started, and have no delegate")
  }
}

public protocol UIApplicationDelegate: AnyObject {}

open class UIScene: UIResponder {
  /// What a scene is opened with.
  public final class ConnectionOptions {
    public var urlContexts: Set<UIOpenURLContext> { [] }
    public var userActivities: Set<NSUserActivity> { [] }
  }
  public var session: UISceneSession { UISceneSession() }
  public weak var delegate: (any UISceneDelegate)?
  public var title: String?
  public enum ActivationState: Sendable {
    case unattached, foregroundActive, foregroundInactive, background
  }
  public var activationState: ActivationState { .foregroundActive }
}

public protocol UISceneDelegate: AnyObject {}
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}
extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set { _ = newValue }
  }
}

public final class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
  public var role: Role { .windowApplication }
  public var persistentIdentifier: String { "" }
  public var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }
}

public final class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  public var delegateClass: AnyClass?
  public var sceneClass: AnyClass?
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
  }
}

public final class UIOpenURLContext: NSObject {
  public let url: URL
  init(url: URL) { self.url = url }
}

public final class UIWindowScene: UIScene {
  public var windows: [UIWindow] { [] }
  public var keyWindow: UIWindow? { nil }
  public var screen: UIScreen { .main }
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }
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
  public var accessibilityTraits: UIAccessibilityTraits = []
  public var accessibilityIdentifier: String?
  public var safeAreaInsets: UIEdgeInsets { .zero }

  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }
  public convenience override init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init() }

  public func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
  public func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
  }
  public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }
  public func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { addSubview(view) }
  }
  public func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: 0) }
  }
  open override var next: UIResponder? { superview }
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func didMoveToWindow() {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow window: UIWindow?) {}
  open func willMove(toSuperview view: UIView?) {}
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    self.point(inside: point, with: event) ? self : nil
  }
  open func draw(_ rect: CGRect) {}
  @discardableResult open func endEditing(_ force: Bool) -> Bool { false }
  /// Nothing is laid out, so that all views begin at one point.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }
  public var gestureRecognizers: [UIGestureRecognizer]?
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
  }
  public var transform = CGAffineTransform.identity
  public static var areAnimationsEnabled: Bool { false }
  public static func setAnimationsEnabled(_ enabled: Bool) {}
  public static func performWithoutAnimation(_ actions: () -> Void) { actions() }
  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
  open func layoutSubviews() {}
  public func setNeedsLayout() {}
  public func layoutIfNeeded() {}
  public func setNeedsDisplay() {}
  public func sizeToFit() {}
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) { animations() }
}

open class UIWindow: UIView {
  /// How far in front a window lies.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }
    public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
  }
  public var rootViewController: UIViewController?
  public var windowScene: UIWindowScene?
  public var windowLevel = Level.normal
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  public var isKeyWindow: Bool { true }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public init(windowScene: UIWindowScene) {
    super.init(frame: .zero)
    self.windowScene = windowScene
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public func makeKey() {}
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
  public var tabBarController: UITabBarController? { nil }
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init() }
  open func loadView() {}
  open func viewWillLayoutSubviews() {}
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  public func setNeedsStatusBarAppearanceUpdate() {}
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  public var additionalSafeAreaInsets = UIEdgeInsets.zero
  public var modalPresentationStyle = UIModalPresentationStyle.automatic
  public var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  public var isModalInPresentation = false
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var tabBarItem: UITabBarItem! = UITabBarItem()
  public let navigationItem = UINavigationItem()
  public var traitCollection: UITraitCollection { .light }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewDidLayoutSubviews() {}
  public func addChild(_ child: UIViewController) { children.append(child) }
  open func didMove(toParent parent: UIViewController?) {}
  open func willMove(toParent parent: UIViewController?) {}
  public func removeFromParent() {}
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
    super.init(nibName: nil, bundle: nil)
  }
  /// There is no view to show in what was archived.
  public required init?(coder: NSCoder) { nil }
}

public enum UIModalPresentationStyle: Int, Sendable {
  case automatic, none, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover
}
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

open class UINavigationController: UIViewController {
  public let navigationBar = UINavigationBar()
  public var viewControllers: [UIViewController] = []
  public var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  public var visibleViewController: UIViewController? { viewControllers.last }
  public var topViewController: UIViewController? { viewControllers.last }
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }
  @discardableResult
  public func popViewController(animated: Bool) -> UIViewController? { nil }
  public func popToRootViewController(animated: Bool) {}
  public func pushViewController(_ controller: UIViewController, animated: Bool) {}
}

public final class UIActivityViewController: UIViewController {
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init(nibName: nil, bundle: nil)
  }
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

open class UIVisualEffectView: UIView {
  public var effect: UIVisualEffect?
  public var contentView = UIView()
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
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
  public static var isAssistiveTouchRunning: Bool { false }
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
  /// There is no context of Core Graphics to draw in.
  public func setFill() {}
  public func setStroke() {}
  public func set() {}
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
