public import Foundation

// Views of UIKit that representables make and that apps give an appearance: they store their properties, and
// nothing of it is drawn.

/// The properties that a layer of Core Animation has.
public class CALayer {
  public init() {}
  public var cornerRadius: CGFloat = 0
  public var masksToBounds = false
  public var borderWidth: CGFloat = 0
  public var opacity: Float = 1
  public var shadowOpacity: Float = 0
  public var shadowRadius: CGFloat = 0
  public var shadowOffset = CGSize.zero
  public var frame = CGRect.zero
  public private(set) var sublayers: [CALayer]?
  public func removeAllAnimations() {}
  public func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }
}

open class UIControl: UIView {
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }
  public var isEnabled = true
  public var isSelected = false
  public var isHighlighted = false
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1)
    public static let touchUpInside = Event(rawValue: 64)
    public static let touchUpOutside = Event(rawValue: 128)
    public static let valueChanged = Event(rawValue: 4096)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
  }
  public func addTarget(_ target: Any?, action: Selector, for event: Event) {}
  public func removeTarget(_ target: Any?, action: Selector?, for event: Event) {}
}

open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
  }
  public convenience init(type: ButtonType) { self.init(frame: .zero) }
  public let titleLabel: UILabel? = UILabel()
  public let imageView: UIImageView? = UIImageView()
  public var contentEdgeInsets = UIEdgeInsets.zero
  public private(set) var currentTitle: String?
  public func setTitle(_ title: String?, for state: State) { currentTitle = title }
  public func setTitleColor(_ color: UIColor?, for state: State) {}
  public func setImage(_ image: UIImage?, for state: State) {}
  public func setBackgroundImage(_ image: UIImage?, for state: State) {}
  public static func appearance() -> UIButton { UIAppearances.proxy(UIButton()) }
}

open class UILabel: UIView {
  public var text: String?
  public var attributedText: NSAttributedString?
  // UIKit's own types.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var font: UIFont! = .systemFont(ofSize: 17)
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var textColor: UIColor! = .label
  public var textAlignment = NSTextAlignment.natural
  public var numberOfLines = 1
  public var lineBreakMode = NSLineBreakMode.byTruncatingTail
  public var adjustsFontForContentSizeCategory = false
  public var adjustsFontSizeToFitWidth = false
  public static func appearance() -> UILabel { UIAppearances.proxy(UILabel()) }
  public static func appearance(
    whenContainedInInstancesOf containers: [any AnyObject.Type]
  ) -> UILabel { UILabel() }
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

open class UIImageView: UIView {
  public var image: UIImage?
  public var contentMode = UIView.ContentMode.scaleToFill
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}

extension UIView {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center
  }
}

public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

open class UIScrollView: UIView {
  /// The share of its speed that a scroll keeps in a millisecond. Nothing scrolls on its own in a picture.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
  }
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
  public weak var delegate: (any UIScrollViewDelegate)?
  public var contentSize = CGSize.zero
  public var contentOffset = CGPoint.zero
  public var contentInset = UIEdgeInsets.zero
  public var bounces = true
  public var isScrollEnabled = true
  public var isPagingEnabled = false
  public var showsVerticalScrollIndicator = true
  public var showsHorizontalScrollIndicator = true
  public var keyboardDismissMode = KeyboardDismissMode.none
  public var decelerationRate = DecelerationRate.normal
  public var panGestureRecognizer: UIPanGestureRecognizer { UIPanGestureRecognizer() }
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  public func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
  public static func appearance() -> UIScrollView { UIAppearances.proxy(UIScrollView()) }
}

public protocol UITextViewDelegate: AnyObject {
  func textViewDidChange(_ textView: UITextView)
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
}
extension UITextViewDelegate {
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
}

/// The room of a text view, as apps change it.
public final class NSTextContainer {
  public var lineFragmentPadding: CGFloat = 5
  public var maximumNumberOfLines = 0
}

open class UITextView: UIView, UITextInput {
  public var _traits = _TextInputTraits()
  public weak var delegate: (any UITextViewDelegate)?
  // UIKit's own type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var text: String! = ""
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var attributedText: NSAttributedString! = NSAttributedString(string: "")
  public var font: UIFont?
  public var textColor: UIColor?
  public var textAlignment = NSTextAlignment.natural
  public var textContainerInset = UIEdgeInsets.zero
  public let textContainer = NSTextContainer()
  public var isEditable = true
  public var isSelectable = true
  public var isScrollEnabled = true
  public static func appearance() -> UITextView { UIAppearances.proxy(UITextView()) }
}

public protocol UITextFieldDelegate: AnyObject {
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool
}
extension UITextFieldDelegate {
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {}
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool { true }
}

open class UITextField: UIControl, UITextInput {
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
  public var _traits = _TextInputTraits()
  public var hasText: Bool { text?.isEmpty == false }
  /// Called by a keyboard, and never in a picture.
  open func deleteBackward() {}
  open func insertText(_ text: String) {}
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  public weak var delegate: (any UITextFieldDelegate)?
  public var text: String?
  public var placeholder: String?
  public var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  public var font: UIFont?
  public var textColor: UIColor?
  public var textAlignment = NSTextAlignment.natural
  public var isSecureTextEntry = false
  public var clearButtonMode = ViewMode.never
  public static func appearance() -> UITextField { UIAppearances.proxy(UITextField()) }
}

open class UISlider: UIControl {
  open override var intrinsicContentSize: CGSize { CGSize(width: -1, height: 31) }
  override var ownHugging: UILayoutPriority { .defaultHigh }
  public var value: Float = 0
  public var minimumValue: Float = 0
  public var maximumValue: Float = 1
  public var minimumTrackTintColor: UIColor?
  public var maximumTrackTintColor: UIColor?
  public var thumbTintColor: UIColor?
  public func setThumbImage(_ image: UIImage?, for state: State) {}
  public static func appearance() -> UISlider { UIAppearances.proxy(UISlider()) }
}

open class UISwitch: UIControl {
  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
  override var ownHugging: UILayoutPriority { .defaultHigh }
  public var isOn = false
  public var onTintColor: UIColor?
  public var thumbTintColor: UIColor?
  public static func appearance() -> UISwitch { UIAppearances.proxy(UISwitch()) }
}

open class UISegmentedControl: UIControl {
  open override var intrinsicContentSize: CGSize { CGSize(width: -1, height: 32) }
  override var ownHugging: UILayoutPriority { .defaultHigh }
  public var selectedSegmentTintColor: UIColor?
  public var selectedSegmentIndex = -1
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {}
  public func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {}
  public static func appearance() -> UISegmentedControl {
    UIAppearances.proxy(UISegmentedControl())
  }
}

open class UIPageControl: UIControl {
  open override var intrinsicContentSize: CGSize { CGSize(width: -1, height: 26) }
  override var ownHugging: UILayoutPriority { .defaultHigh }
  public var numberOfPages = 0
  public var currentPage = 0
  public var pageIndicatorTintColor: UIColor?
  public var currentPageIndicatorTintColor: UIColor?
  public var preferredIndicatorImage: UIImage?
  public var preferredCurrentPageIndicatorImage: UIImage?
  public static func appearance() -> UIPageControl { UIAppearances.proxy(UIPageControl()) }
}

open class UITableView: UIView {
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  public var separatorStyle = SeparatorStyle.singleLine
  public var separatorColor: UIColor?
  public var tableFooterView: UIView?
  public var tableHeaderView: UIView?
  public var sectionHeaderTopPadding: CGFloat = 0
  public var contentInset = UIEdgeInsets.zero
  public var showsVerticalScrollIndicator = true
  public var isScrollEnabled = true
  public static func appearance() -> UITableView { UIAppearances.proxy(UITableView()) }
}

open class UITableViewCell: UIView {
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public var selectionStyle = SelectionStyle.default
  public var selectedBackgroundView: UIView?
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public var contentConfiguration: (any UIContentConfiguration)?
  public let textLabel: UILabel? = UILabel()
  public let detailTextLabel: UILabel? = UILabel()
  public let imageView: UIImageView? = UIImageView()
  public let contentView = UIView()
  public let reuseIdentifier: String?
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
  public func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  open func prepareForReuse() {}
  public static func appearance() -> UITableViewCell { UIAppearances.proxy(UITableViewCell()) }
}
