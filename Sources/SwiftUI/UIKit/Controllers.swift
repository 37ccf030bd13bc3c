public import Foundation
public import GalleyComponents
internal import GalleyDesign

// Views and controllers, for what representables make.

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
  public static let noIntrinsicMetric: CGFloat = -1
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  open func invalidateIntrinsicContentSize() {}
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  /// The priority with which a view of this kind hugs its content unless one is set.
  var ownHugging: UILayoutPriority { .defaultLow }
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
  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) { animations() }
}

open class UIWindow: UIView {
  /// The level of a window.
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
  public var sizingOptions: UIHostingControllerSizingOptions = []
  public var safeAreaRegions: SafeAreaRegions = .all
  /// The room that is offered: views are laid out when a picture is drawn.
  public func sizeThatFits(in size: CGSize) -> CGSize { size }
  /// Archived views cannot be shown.
  public required init?(coder: NSCoder) { nil }
}

public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

public enum UIModalPresentationStyle: Int, Sendable {
  case automatic, none, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover
}
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

@MainActor
public protocol UINavigationControllerDelegate: AnyObject {}

open class UINavigationController: UIViewController {
  /// Anything that adopts a protocol of delegates: a picker's adopts one of its own besides.
  public weak var delegate: AnyObject?
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
  public override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
  override var ownHugging: UILayoutPriority { .defaultHigh }
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

/// A controller that shows a view of SwiftUI's.
public protocol _HostingController {
  var _view: AnyView { get }
}

extension UIHostingController: _HostingController {
  public var _view: AnyView { AnyView(rootView) }
}
