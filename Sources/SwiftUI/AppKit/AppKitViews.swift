public import Foundation
public import GalleyComponents

// Views and windows of AppKit, for representables and for what apps set up beside SwiftUI: they keep their
// properties, and a labelled box is drawn in place of a view that an app represents.

open class NSView: NSResponder {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let width = AutoresizingMask(rawValue: 2)
    public static let height = AutoresizingMask(rawValue: 16)
  }
  public var frame = NSRect.zero
  public var bounds = NSRect.zero
  public var wantsLayer = false
  public let layer: CALayer? = CALayer()
  public var isHidden = false
  public var alphaValue: CGFloat = 1
  public var appearance: NSAppearance?
  public var focusRingType = NSFocusRingType.default
  public var autoresizingMask: AutoresizingMask = []
  public var translatesAutoresizingMaskIntoConstraints = true
  public var toolTip: String?
  public var identifier: NSUserInterfaceItemIdentifier?
  public private(set) var subviews: [NSView] = []
  public private(set) weak var superview: NSView?
  public var window: NSWindow? { nil }
  public init(frame: NSRect) {
    super.init()
    (self.frame, bounds) = (frame, NSRect(origin: .zero, size: frame.size))
  }
  public convenience override init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var intrinsicContentSize: NSSize { NSSize(width: -1, height: -1) }
  open var fittingSize: NSSize { .zero }
  open var isFlipped: Bool { false }
  public func addSubview(_ view: NSView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }
  public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  open func draw(_ rect: NSRect) {}
  open func layout() {}
  open func hitTest(_ point: NSPoint) -> NSView? { nil }
  open func viewDidMoveToWindow() {}
  open func viewWillMove(toWindow window: NSWindow?) {}
  open func updateTrackingAreas() {}
  open func invalidateIntrinsicContentSize() {}
  open func menu(for event: NSEvent) -> NSMenu? { nil }
  public var menu: NSMenu?
  public func addTrackingArea(_ area: NSTrackingArea) {}
  public func removeTrackingArea(_ area: NSTrackingArea) {}
  public var trackingAreas: [NSTrackingArea] { [] }
  public func addGestureRecognizer(_ recognizer: Any) {}
  public func layoutSubtreeIfNeeded() {}
  public func setContentHuggingPriority(
    _ priority: NSLayoutConstraint.Priority, for axis: NSLayoutConstraint.Orientation
  ) {}
  public func setContentCompressionResistancePriority(
    _ priority: NSLayoutConstraint.Priority, for axis: NSLayoutConstraint.Orientation
  ) {}
  /// Nothing is laid out, so that all views begin at one point.
  public func convert(_ point: NSPoint, to view: NSView?) -> NSPoint { point }
  public func convert(_ point: NSPoint, from view: NSView?) -> NSPoint { point }
  public func convert(_ rect: NSRect, to view: NSView?) -> NSRect { rect }
  public func convert(_ rect: NSRect, from view: NSView?) -> NSRect { rect }
  public var needsDisplay: Bool {
    get { false }
    set {}
  }
  public var needsLayout: Bool {
    get { false }
    set {}
  }
  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var heightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
}

extension NSLayoutConstraint {
  // AppKit's own names.
  public typealias Orientation = Axis
  public typealias Priority = UILayoutPriority
}

public enum NSFocusRingType: UInt, Sendable { case `default`, none, exterior }
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

open class NSTrackingArea: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mouseEnteredAndExited = Options(rawValue: 1)
    public static let mouseMoved = Options(rawValue: 2)
    public static let cursorUpdate = Options(rawValue: 4)
    public static let activeWhenFirstResponder = Options(rawValue: 16)
    public static let activeInKeyWindow = Options(rawValue: 32)
    public static let activeInActiveApp = Options(rawValue: 64)
    public static let activeAlways = Options(rawValue: 128)
    public static let inVisibleRect = Options(rawValue: 512)
  }
  public init(
    rect: NSRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil
  ) {}
}

public protocol NSWindowDelegate: AnyObject {}

open class NSWindow: NSResponder {
  public struct StyleMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let borderless: StyleMask = []
    public static let titled = StyleMask(rawValue: 1)
    public static let closable = StyleMask(rawValue: 2)
    public static let miniaturizable = StyleMask(rawValue: 4)
    public static let resizable = StyleMask(rawValue: 8)
    public static let utilityWindow = StyleMask(rawValue: 16)
    public static let nonactivatingPanel = StyleMask(rawValue: 128)
    public static let hudWindow = StyleMask(rawValue: 1 << 13)
    public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
  }
  public enum BackingStoreType: UInt, Sendable { case buffered = 2 }
  public enum TitleVisibility: Int, Sendable { case visible, hidden }
  public enum ButtonType: UInt, Sendable { case closeButton, miniaturizeButton, zoomButton }
  public enum AnimationBehavior: Int, Sendable {
    case `default`, none, documentWindow, utilityWindow
  }
  public enum OrderingMode: Int, Sendable {
    case above = 1
    case below = -1
    case out = 0
  }
  public struct CollectionBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1)
    public static let moveToActiveSpace = CollectionBehavior(rawValue: 2)
    public static let transient = CollectionBehavior(rawValue: 8)
    public static let ignoresCycle = CollectionBehavior(rawValue: 64)
    public static let fullScreenPrimary = CollectionBehavior(rawValue: 128)
    public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 256)
  }
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let floating = Level(rawValue: 3)
    public static let statusBar = Level(rawValue: 25)
    public static let popUpMenu = Level(rawValue: 101)
  }
  public struct FrameAutosaveName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral
  {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral text: String) { rawValue = text }
  }
  public override init() { super.init() }
  public init(
    contentRect: NSRect, styleMask: StyleMask, backing: BackingStoreType, defer: Bool
  ) {
    super.init()
    (frame, self.styleMask) = (contentRect, styleMask)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(contentViewController: NSViewController) {
    self.init()
    self.contentViewController = contentViewController
  }
  public static var allowsAutomaticWindowTabbing: Bool {
    get { true }
    set {}
  }
  public private(set) var frame = NSRect.zero
  public var styleMask: StyleMask = []
  public var level = Level.normal
  public var title = ""
  public var subtitle = ""
  public var titleVisibility = TitleVisibility.visible
  public var titlebarAppearsTransparent = false
  public var isMovableByWindowBackground = false
  public var isMovable = true
  public var isReleasedWhenClosed = true
  public var hidesOnDeactivate = false
  public var collectionBehavior: CollectionBehavior = []
  public var animationBehavior = AnimationBehavior.default
  public var backgroundColor: NSColor?
  public var isOpaque = true
  public var hasShadow = true
  public var alphaValue: CGFloat = 1
  public var appearance: NSAppearance?
  public var contentView: NSView?
  public var contentViewController: NSViewController?
  public weak var delegate: (any NSWindowDelegate)?
  public var identifier: NSUserInterfaceItemIdentifier?
  public var firstResponder: NSResponder? { nil }
  public var parent: NSWindow? { nil }
  public var childWindows: [NSWindow]? { nil }
  public var attachedSheet: NSWindow? { nil }
  public var screen: NSScreen? { nil }
  public var windowNumber: Int { 0 }
  public var isVisible: Bool { false }
  public var isKeyWindow: Bool { false }
  open var canBecomeKey: Bool { false }
  open var canBecomeMain: Bool { false }
  public func standardWindowButton(_ button: ButtonType) -> NSButton? { nil }
  public func setFrame(_ frame: NSRect, display: Bool, animate: Bool = false) {
    self.frame = frame
  }
  public func setFrameOrigin(_ origin: NSPoint) { frame.origin = origin }
  public func setContentSize(_ size: NSSize) { frame.size = size }
  @discardableResult public func setFrameAutosaveName(_ name: FrameAutosaveName) -> Bool { false }
  @discardableResult public func makeFirstResponder(_ responder: NSResponder?) -> Bool { false }
  public func addChildWindow(_ window: NSWindow, ordered: OrderingMode) {}
  public func removeChildWindow(_ window: NSWindow) {}
  public func convertToScreen(_ rect: NSRect) -> NSRect { rect }
  public func convertPoint(toScreen point: NSPoint) -> NSPoint { point }
  public func makeKeyAndOrderFront(_ sender: Any?) {}
  public func orderFront(_ sender: Any?) {}
  public func orderFrontRegardless() {}
  public func orderOut(_ sender: Any?) {}
  public func makeKey() {}
  public func center() {}
  public func close() {}
  public func performClose(_ sender: Any?) {}
  public func endSheet(_ sheet: NSWindow) {}
  public func invalidateShadow() {}
  public func toggleFullScreen(_ sender: Any?) {}

  public static let didBecomeKeyNotification = Notification.Name("NSWindowDidBecomeKey")
  public static let didBecomeMainNotification = Notification.Name("NSWindowDidBecomeMain")
  public static let didResignKeyNotification = Notification.Name("NSWindowDidResignKey")
  public static let willCloseNotification = Notification.Name("NSWindowWillClose")
  public static let didResizeNotification = Notification.Name("NSWindowDidResize")
}

open class NSPanel: NSWindow {
  public var isFloatingPanel = false
  public var becomesKeyOnlyIfNeeded = false
  public var worksWhenModal = false
}

open class NSViewController: NSResponder {
  public var view = NSView()
  public var title: String?
  public var preferredContentSize = NSSize.zero
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func loadView() {}
  open func viewDidLoad() {}
  open func viewWillAppear() {}
  open func viewDidAppear() {}
  open func viewWillDisappear() {}
  open func viewDidDisappear() {}
  open func viewDidLayout() {}
}

open class NSSplitViewController: NSViewController {
  open func toggleSidebar(_ sender: Any?) {}
}

/// SwiftUI's views in a view of AppKit.
open class NSHostingView<Content: View>: NSView {
  public var rootView: Content
  public required init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
  }
  public var sizingOptions: NSHostingSizingOptions = []
  /// Archived views cannot be shown.
  public required init?(coder: NSCoder) { nil }
}

open class NSHostingController<Content: View>: NSViewController {
  public var rootView: Content
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  public var sizingOptions: NSHostingSizingOptions = []
  /// Archived views cannot be shown.
  public required init?(coder: NSCoder) { nil }
}

extension NSHostingController: _HostingController {
  public var _view: AnyView { AnyView(rootView) }
}

public struct NSHostingSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let minSize = NSHostingSizingOptions(rawValue: 1)
  public static let intrinsicContentSize = NSHostingSizingOptions(rawValue: 2)
  public static let maxSize = NSHostingSizingOptions(rawValue: 4)
  public static let preferredContentSize = NSHostingSizingOptions(rawValue: 8)
}

public protocol NSPopoverDelegate: AnyObject {}

open class NSPopover: NSResponder {
  public enum Behavior: Int, Sendable { case applicationDefined, transient, semitransient }
  public var behavior = Behavior.applicationDefined
  public var animates = true
  public var contentSize = NSSize.zero
  public var contentViewController: NSViewController?
  public weak var delegate: (any NSPopoverDelegate)?
  public var isShown: Bool { false }
  public func show(relativeTo rect: NSRect, of view: NSView, preferredEdge: NSRectEdge) {}
  public func performClose(_ sender: Any?) {}
  public func close() {}
  public static let didShowNotification = Notification.Name("NSPopoverDidShow")
  public static let didCloseNotification = Notification.Name("NSPopoverDidClose")
  public static let willCloseNotification = Notification.Name("NSPopoverWillClose")
}
