public import Foundation

// Controls of AppKit and its menus: they keep their properties, and nothing of them is drawn.

open class NSControl: NSView {
  public enum StateValue: Int, Sendable {
    case mixed = -1
    case off, on
  }
  public enum ControlSize: UInt, Sendable { case regular, small, mini, large }
  public var isEnabled = true
  public var stringValue = ""
  public var attributedStringValue = NSAttributedString(string: "")
  public var integerValue = 0
  public var doubleValue = 0.0
  public var objectValue: Any?
  public var font: NSFont?
  public var alignment = NSTextAlignment.natural
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
  public var controlSize = ControlSize.regular
  public var cell: NSCell?
  public weak var target: AnyObject?
  public var action: Selector?
  public func sizeToFit() {}
  public func currentEditor() -> NSText? { nil }
  public static let textDidChangeNotification = Notification.Name("NSControlTextDidChange")
}

open class NSCell: NSObject {
  public var usesSingleLineMode = false
  public var wraps = false
  public var isScrollable = false
  public var isBordered = false
}

open class NSButton: NSControl {
  public enum ButtonType: UInt, Sendable {
    case momentaryLight, pushOnPushOff, toggle, `switch`, radio
  }
  public enum BezelStyle: UInt, Sendable {
    case automatic, push, flexiblePush, disclosure, circular, helpButton, smallSquare, toolbar
    case accessoryBarAction, accessoryBar, pushDisclosure, badge, rounded
  }
  public var title = ""
  public var image: NSImage?
  public var imagePosition = NSControlImagePosition.noImage
  public var state = StateValue.off
  public var isBordered = true
  public var bezelStyle = BezelStyle.automatic
  public var keyEquivalent = ""
  public var keyEquivalentModifierMask: NSEvent.ModifierFlags = []
  public var hasDestructiveAction = false
  public var contentTintColor: NSColor?
  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.title = title
  }
  public convenience init(image: NSImage, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.image = image
  }
  public func setButtonType(_ type: ButtonType) {}
}

public enum NSControlImagePosition: UInt, Sendable {
  case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps
  case imageLeading, imageTrailing
}

public protocol NSControlTextEditingDelegate: AnyObject {}
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}

open class NSTextField: NSControl {
  public enum BezelStyle: UInt, Sendable { case squareBezel, roundedBezel }
  public weak var delegate: (any NSTextFieldDelegate)?
  public var placeholderString: String?
  public var placeholderAttributedString: NSAttributedString?
  public var textColor: NSColor?
  public var backgroundColor: NSColor?
  public var drawsBackground = true
  public var isBordered = false
  public var isBezeled = true
  public var bezelStyle = BezelStyle.squareBezel
  public var isEditable = true
  public var isSelectable = true
  public var maximumNumberOfLines = 0
  public var usesSingleLineMode = false
  public var preferredMaxLayoutWidth: CGFloat = 0
  public convenience init(string: String) {
    self.init(frame: .zero)
    stringValue = string
  }
  public convenience init(labelWithString string: String) { self.init(string: string) }
  public func selectText(_ sender: Any?) {}
}

public final class NSSecureTextField: NSTextField {}
public final class NSSearchField: NSTextField {}

public protocol NSComboBoxDelegate: NSTextFieldDelegate {}
public protocol NSComboBoxDataSource: AnyObject {}

open class NSComboBox: NSTextField {
  public var usesDataSource = false
  public weak var dataSource: (any NSComboBoxDataSource)?
  public var completes = false
  public var numberOfVisibleItems = 5
  public var hasVerticalScroller = true
  public private(set) var objectValues: [Any] = []
  public var indexOfSelectedItem: Int { -1 }
  public var objectValueOfSelectedItem: Any? { nil }
  public func addItem(withObjectValue value: Any) { objectValues.append(value) }
  public func addItems(withObjectValues values: [Any]) { objectValues += values }
  public func removeAllItems() { objectValues = [] }
  public func selectItem(at index: Int) {}
  public func selectItem(withObjectValue value: Any?) {}
  public func noteNumberOfItemsChanged() {}
  public func reloadData() {}
}

open class NSDatePicker: NSControl {
  public struct ElementFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourMinute = ElementFlags(rawValue: 0x0c)
    public static let hourMinuteSecond = ElementFlags(rawValue: 0x0e)
    public static let yearMonth = ElementFlags(rawValue: 0xc0)
    public static let yearMonthDay = ElementFlags(rawValue: 0xe0)
  }
  public enum Style: UInt, Sendable { case textFieldAndStepper, clockAndCalendar, textField }
  public var dateValue = Date(timeIntervalSinceReferenceDate: 0)
  public var minDate: Date?
  public var maxDate: Date?
  public var calendar: Calendar?
  public var locale: Locale?
  public var timeZone: TimeZone?
  public var datePickerElements: ElementFlags = []
  public var datePickerStyle = Style.textFieldAndStepper
  public var presentsCalendarOverlay = false
  public var isBordered = true
  public var isBezeled = true
  public var drawsBackground = true
  public var backgroundColor: NSColor?
  public var textColor: NSColor?
}

public protocol NSTextDelegate: AnyObject {}
public protocol NSTextViewDelegate: NSTextDelegate {}

open class NSText: NSView {
  public var string = ""
  public var font: NSFont?
  public var textColor: NSColor?
  public var backgroundColor: NSColor?
  public var drawsBackground = true
  public var isEditable = true
  public var isSelectable = true
  public var isRichText = true
  public var alignment = NSTextAlignment.natural
  public var selectedRange = NSRange(location: 0, length: 0)
  public var isVerticallyResizable = true
  public var isHorizontallyResizable = false
  public var minSize = NSSize.zero
  public var maxSize = NSSize.zero
  open func selectAll(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func cut(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  public static let didChangeNotification = Notification.Name("NSTextDidChange")
}

open class NSTextView: NSText {
  public weak var delegate: (any NSTextViewDelegate)?
  public var typingAttributes: [NSAttributedString.Key: Any] = [:]
  public var textContainerInset = NSSize.zero
  public var insertionPointColor: NSColor?
  public var allowsUndo = false
  public var usesFontPanel = true
  public var isContinuousSpellCheckingEnabled = false
  public var isGrammarCheckingEnabled = false
  public var isAutomaticQuoteSubstitutionEnabled = false
  public var isAutomaticDashSubstitutionEnabled = false
  public var isAutomaticTextReplacementEnabled = false
  public var isAutomaticSpellingCorrectionEnabled = false
  public var isAutomaticLinkDetectionEnabled = false
  public func setSelectedRange(_ range: NSRange) { selectedRange = range }
  public func scrollRangeToVisible(_ range: NSRange) {}
  open func didChangeText() {}
}

open class NSScrollView: NSView {
  public enum BorderType: UInt, Sendable { case noBorder, lineBorder, bezelBorder, grooveBorder }
  public var documentView: NSView?
  public var hasVerticalScroller = false
  public var hasHorizontalScroller = false
  public var autohidesScrollers = false
  public var borderType = BorderType.noBorder
  public var drawsBackground = true
  public var backgroundColor: NSColor?
  public var contentSize: NSSize { .zero }
}

open class NSTableView: NSControl {
  public var selectedRow: Int { -1 }
  public var backgroundColor: NSColor?
  public func reloadData() {}
}

open class NSProgressIndicator: NSView {
  public enum Style: UInt, Sendable { case bar, spinning }
  public var style = Style.bar
  public var isIndeterminate = true
  public var doubleValue = 0.0
  public func startAnimation(_ sender: Any?) {}
  public func stopAnimation(_ sender: Any?) {}
}

open class NSImageView: NSControl {
  public var image: NSImage?
  public var animates = false
}

/// A material of AppKit; SwiftUI's materials are drawn, and views that represent this one are boxes.
open class NSVisualEffectView: NSView {
  public enum Material: Int, Sendable {
    case titlebar = 3
    case selection, menu, popover, sidebar
    case headerView = 10
    case sheet, windowBackground, hudWindow
    case fullScreenUI = 15
    case toolTip = 17
    case contentBackground
    case underWindowBackground = 21
    case underPageBackground
  }
  public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
  public enum State: Int, Sendable { case followsWindowActiveState, active, inactive }
  public var material = Material.titlebar
  public var blendingMode = BlendingMode.behindWindow
  public var state = State.followsWindowActiveState
  public var isEmphasized = false
}

// Menus

open class NSMenu: NSObject {
  public var title: String
  public private(set) var items: [NSMenuItem] = []
  public var autoenablesItems = true
  public init(title: String = "") { self.title = title }
  public func addItem(_ item: NSMenuItem) { items.append(item) }
  @discardableResult
  public func addItem(
    withTitle title: String, action: Selector?, keyEquivalent: String
  ) -> NSMenuItem {
    let item = NSMenuItem(title: title, action: action, keyEquivalent: keyEquivalent)
    addItem(item)
    return item
  }
  public func removeAllItems() { items = [] }
  public func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
  @discardableResult
  public func popUp(positioning item: NSMenuItem?, at point: NSPoint, in view: NSView?) -> Bool {
    false
  }
}

open class NSMenuItem: NSObject {
  public var title = ""
  public var action: Selector?
  public var keyEquivalent = ""
  public var keyEquivalentModifierMask: NSEvent.ModifierFlags = []
  public weak var target: AnyObject?
  public var submenu: NSMenu?
  public var image: NSImage?
  public var state = NSControl.StateValue.off
  public var isEnabled = true
  public var isHidden = false
  public var tag = 0
  public var representedObject: Any?
  public override init() {}
  public init(title: String, action: Selector?, keyEquivalent: String) {
    (self.title, self.action, self.keyEquivalent) = (title, action, keyEquivalent)
  }
  public static func separator() -> NSMenuItem { NSMenuItem() }
}

public final class NSStatusBarButton: NSButton {}

public final class NSStatusItem: NSObject {
  public static let variableLength: CGFloat = -1
  public static let squareLength: CGFloat = -2
  public let button: NSStatusBarButton? = NSStatusBarButton()
  public var menu: NSMenu?
  public var length: CGFloat = variableLength
  public var isVisible = true
}

public final class NSStatusBar: NSObject, @unchecked Sendable {
  public static let system = NSStatusBar()
  public var thickness: CGFloat { 22 }
  public func statusItem(withLength length: CGFloat) -> NSStatusItem { NSStatusItem() }
  public func removeStatusItem(_ item: NSStatusItem) {}
}
