public import Foundation

// The appearance of UIKit's bars, which apps set before their views are made; bars here have the look of
// SwiftUI's modifiers alone.

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}

public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt, compactPrompt }

open class UIBarAppearance {
  public required init() {}
  public var backgroundColor: UIColor?
  public var backgroundEffect: UIBlurEffect?
  public var backgroundImage: UIImage?
  public var shadowColor: UIColor?
  public var shadowImage: UIImage?
  public func configureWithOpaqueBackground() {}
  public func configureWithTransparentBackground() {}
  public func configureWithDefaultBackground() {}
}

public final class UINavigationBarAppearance: UIBarAppearance {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var buttonAppearance = UIBarButtonItemAppearance()
  public var doneButtonAppearance = UIBarButtonItemAppearance()
  public var backButtonAppearance = UIBarButtonItemAppearance()
  public func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}

public final class UITabBarAppearance: UIBarAppearance {
  public var stackedLayoutAppearance = UITabBarItemAppearance()
  public var inlineLayoutAppearance = UITabBarItemAppearance()
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

public final class UIToolbarAppearance: UIBarAppearance {}

public final class UIBarButtonItemAppearance {
  public init() {}
  public var normal = UIBarItemStateAppearance()
  public var highlighted = UIBarItemStateAppearance()
  public var disabled = UIBarItemStateAppearance()
}

public final class UITabBarItemAppearance {
  public init() {}
  public var normal = UIBarItemStateAppearance()
  public var selected = UIBarItemStateAppearance()
  public var disabled = UIBarItemStateAppearance()
}

/// What a button of a bar looks like in one of its states.
public final class UIBarItemStateAppearance {
  public init() {}
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var iconColor: UIColor?
  public var badgeBackgroundColor: UIColor?
}

public final class UINavigationBar: UIView {
  public var standardAppearance = UINavigationBarAppearance()
  public var compactAppearance: UINavigationBarAppearance?
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  public var compactScrollEdgeAppearance: UINavigationBarAppearance?
  public var isTranslucent = true
  public var prefersLargeTitles = false
  public var barTintColor: UIColor?
  public var shadowImage: UIImage?
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  public var backIndicatorImage: UIImage?
  public var backIndicatorTransitionMaskImage: UIImage?
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
  public static func appearance() -> UINavigationBar { UINavigationBar() }
}

public final class UITabBar: UIView {
  public var standardAppearance = UITabBarAppearance()
  public var scrollEdgeAppearance: UITabBarAppearance?
  public var isTranslucent = true
  public var barTintColor: UIColor?
  public var unselectedItemTintColor: UIColor?
  public var backgroundImage: UIImage?
  public var shadowImage: UIImage?
  public static func appearance() -> UITabBar { UITabBar() }
}

public final class UIToolbar: UIView {
  public var standardAppearance = UIToolbarAppearance()
  public var isTranslucent = true
  public var barTintColor: UIColor?
  public static func appearance() -> UIToolbar { UIToolbar() }
}

public final class UIBarButtonItem {
  public var title: String?
  public var tintColor: UIColor?
  public init() {}
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
  public static func appearance() -> UIBarButtonItem { UIBarButtonItem() }
}
