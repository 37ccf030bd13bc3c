public import Foundation

// The app and its scenes, as UIKit names them; they are never started.

public final class UIApplication: UIResponder, @unchecked Sendable {
  public static let shared = UIApplication()
  public enum State: Sendable { case active, inactive, background }
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}
  public struct LaunchOptionsKey: Hashable, Sendable {}
  public var applicationState: State { .active }
  /// The one scene, with the window of the picture; its content is not UIKit's.
  private let scene = UIWindowScene()
  public var connectedScenes: Set<UIScene> { [scene] }
  public var windows: [UIWindow] { scene.windows }
  public var keyWindow: UIWindow? { scene.keyWindow }
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

/// The delegate of an app.
@propertyWrapper @MainActor @preconcurrency
public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate> {
  private let delegate: Delegate?
  public init(_ type: Delegate.Type = Delegate.self) { delegate = nil }
  /// `galley previews` adds the initialiser, which Apple's runtime finds by itself.
  public init(_ type: Delegate.Type, _ make: @MainActor () -> Delegate) { delegate = make() }
  public var wrappedValue: Delegate {
    guard let delegate else { preconditionFailure("the delegate of the app is not known") }
    return delegate
  }
}

extension UIApplicationDelegateAdaptor: AppDelegateAdaptor {
  func launch() {
    _ = delegate?.application(.shared, willFinishLaunchingWithOptions: nil)
    _ = delegate?.application(.shared, didFinishLaunchingWithOptions: nil)
  }
}

@MainActor @preconcurrency
public protocol UIApplicationDelegate: AnyObject {
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

open class UIScene: UIResponder {
  /// The options that a scene is opened with.
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
  public private(set) lazy var windows: [UIWindow] = {
    let window = UIWindow(windowScene: self)
    (window.frame, window.bounds) = (screen.bounds, screen.bounds)
    window.rootViewController = UIViewController()
    return [window]
  }()
  public var keyWindow: UIWindow? { windows.first }
  public var screen: UIScreen { .main }
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }
}
