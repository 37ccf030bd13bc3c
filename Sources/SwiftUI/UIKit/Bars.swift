public import Foundation
internal import GalleyComponents

// The appearance of UIKit's bars, which apps set before their views are made. Bars read the surface, its line and the
// looks of titles; the other properties are stored.

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

public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt, compactPrompt }

open class UIBarAppearance: NSObject {
  public required override init() {}
  /// Apps copy an appearance to change the copy alone.
  open override func copy() -> Any {
    let copy = Self()
    (copy.backgroundColor, copy.backgroundEffect) = (backgroundColor, backgroundEffect)
    (copy.backgroundImage, copy.shadowColor) = (backgroundImage, shadowColor)
    copy.shadowImage = shadowImage
    return copy
  }
  public var backgroundColor: UIColor?
  public var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
  public var backgroundImage: UIImage?
  public var shadowColor: UIColor? = .barLine
  public var shadowImage: UIImage?
  public func configureWithOpaqueBackground() {
    (backgroundColor, backgroundEffect, shadowColor) = (.systemBackground, nil, .barLine)
  }
  public func configureWithTransparentBackground() {
    (backgroundColor, backgroundEffect, shadowColor) = (nil, nil, nil)
  }
  public func configureWithDefaultBackground() {
    backgroundColor = nil
    (backgroundEffect, shadowColor) = (UIBlurEffect(style: .systemChromeMaterial), .barLine)
  }
}

extension UIColor {
  fileprivate static var barLine: UIColor { UIColor(Color(BarGround.defaultLine)) }
}

public final class UINavigationBarAppearance: UIBarAppearance {
  public override func copy() -> Any {
    let copy = super.copy()
    if let copy = copy as? UINavigationBarAppearance {
      (copy.titleTextAttributes, copy.largeTitleTextAttributes) = (
        titleTextAttributes, largeTitleTextAttributes
      )
    }
    return copy
  }
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var buttonAppearance = UIBarButtonItemAppearance()
  public var doneButtonAppearance = UIBarButtonItemAppearance()
  public var backButtonAppearance = UIBarButtonItemAppearance()
  public func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}

public final class UITabBarAppearance: UIBarAppearance {
  /// The colours of the parts that are not shown and of the one that is; nil where none was given.
  var colors: (unselected: Color?, selected: Color?) {
    func color(_ state: UIBarItemStateAppearance) -> Color? {
      (state.iconColor ?? state.titleTextAttributes[.foregroundColor] as? UIColor).map { Color($0) }
    }
    return (color(stackedLayoutAppearance.normal), color(stackedLayoutAppearance.selected))
  }
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

/// The appearance of a button of a bar in one of its states.
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
  public let topItem: UINavigationItem? = UINavigationItem()
  public var barTintColor: UIColor?
  public var shadowImage: UIImage?
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  public var backIndicatorImage: UIImage?
  public var backIndicatorTransitionMaskImage: UIImage?
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
  public static func appearance() -> UINavigationBar { UIAppearances.proxy(UINavigationBar()) }
}

public final class UITabBar: UIView {
  public var items: [UITabBarItem]?
  public var standardAppearance = UITabBarAppearance()
  public var scrollEdgeAppearance: UITabBarAppearance?
  public var isTranslucent = true
  public var barTintColor: UIColor?
  public var unselectedItemTintColor: UIColor?
  public var backgroundImage: UIImage?
  public var shadowImage: UIImage?
  public static func appearance() -> UITabBar { UIAppearances.proxy(UITabBar()) }
}

public final class UISearchBar: UIView {
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }
  public var text: String?
  public var placeholder: String?
  public var barTintColor: UIColor?
  public let searchTextField = UITextField()
  public func setImage(_ image: UIImage?, for icon: Icon, state: UIControl.State) {}
  public static func appearance() -> UISearchBar { UIAppearances.proxy(UISearchBar()) }
}

public final class UIToolbar: UIView {
  public var standardAppearance = UIToolbarAppearance()
  public var isTranslucent = true
  public var barTintColor: UIColor?
  public static func appearance() -> UIToolbar { UIAppearances.proxy(UIToolbar()) }
}

open class UIBarItem: NSObject {
  public var title: String?
  public var image: UIImage?
  public var isEnabled = true
  public var tag = 0
}

public final class UITabBarItem: UIBarItem {
  public var selectedImage: UIImage?
  public var badgeValue: String?
  public var badgeColor: UIColor?
  public override init() {}
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    super.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
}

public final class UINavigationItem: NSObject {
  public var title: String?
  public var titleView: UIView?
  public var prompt: String?
  public var backButtonTitle: String?
  public var backBarButtonItem: UIBarButtonItem?
  public var hidesBackButton = false
  public var leftBarButtonItem: UIBarButtonItem?
  public var rightBarButtonItem: UIBarButtonItem?
}

public protocol UITabBarControllerDelegate: AnyObject {}

open class UITabBarController: UIViewController {
  public let tabBar = UITabBar()
  public weak var delegate: (any UITabBarControllerDelegate)?
  public var viewControllers: [UIViewController]?
  public var selectedIndex = 0
  public var selectedViewController: UIViewController?
  public func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    viewControllers = controllers
  }
}

public final class UIBarButtonItem {
  public var title: String?
  public var tintColor: UIColor?
  public init() {}
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
  public static func appearance() -> UIBarButtonItem { UIAppearances.proxy(UIBarButtonItem()) }
}
