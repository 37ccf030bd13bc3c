public import Foundation

// The app as AppKit names it. It is never started: it has no windows, nothing is opened, and no events arrive.

/// The common base of AppKit's objects.
open class NSResponder: NSObject {
  public override init() {}
  public required init?(coder: NSCoder) { super.init() }
  open var nextResponder: NSResponder? { nil }
  open var acceptsFirstResponder: Bool { false }
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { false }
  @discardableResult
  public func tryToPerform(_ action: Selector, with object: Any?) -> Bool { false }
  open func mouseDown(with event: NSEvent) {}
  open func mouseUp(with event: NSEvent) {}
  open func mouseDragged(with event: NSEvent) {}
  open func mouseMoved(with event: NSEvent) {}
  open func mouseEntered(with event: NSEvent) {}
  open func mouseExited(with event: NSEvent) {}
  open func rightMouseDown(with event: NSEvent) {}
  open func scrollWheel(with event: NSEvent) {}
  open func keyDown(with event: NSEvent) {}
  open func keyUp(with event: NSEvent) {}
  open func flagsChanged(with event: NSEvent) {}
  open func cancelOperation(_ sender: Any?) {}
}

public final class NSApplication: NSResponder, @unchecked Sendable {
  public static let shared = NSApplication()
  public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }
  public enum TerminateReply: UInt, Sendable { case terminateCancel, terminateNow, terminateLater }
  public struct ModalResponse: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    // AppKit's own name.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let OK = ModalResponse(rawValue: 1)
    public static let cancel = ModalResponse(rawValue: 0)
    public static let stop = ModalResponse(rawValue: -1000)
    public static let abort = ModalResponse(rawValue: -1001)
    public static let `continue` = ModalResponse(rawValue: -1002)
    public static let alertFirstButtonReturn = ModalResponse(rawValue: 1000)
    public static let alertSecondButtonReturn = ModalResponse(rawValue: 1001)
    public static let alertThirdButtonReturn = ModalResponse(rawValue: 1002)
  }
  public weak var delegate: (any NSApplicationDelegate)?
  public var windows: [NSWindow] { [] }
  public var keyWindow: NSWindow? { nil }
  public var mainWindow: NSWindow? { nil }
  public var currentEvent: NSEvent? { nil }
  public var isActive: Bool { true }
  public var mainMenu: NSMenu?
  public var appearance: NSAppearance?
  public var effectiveAppearance: NSAppearance { NSAppearance.aqua }
  // AppKit's own type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var applicationIconImage: NSImage! = NSImage()
  public let dockTile = NSDockTile()
  public func window(withWindowNumber number: Int) -> NSWindow? { nil }
  public func activationPolicy() -> ActivationPolicy { .regular }
  @discardableResult public func setActivationPolicy(_ policy: ActivationPolicy) -> Bool { false }
  public func activate(ignoringOtherApps: Bool) {}
  public func activate() {}
  public func hide(_ sender: Any?) {}
  public func terminate(_ sender: Any?) {}
  public func orderFrontStandardAboutPanel(_ sender: Any?) {}
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool { false }
  public func runModal(for window: NSWindow) -> ModalResponse { .cancel }

  public static let didBecomeActiveNotification = Notification.Name("NSApplicationDidBecomeActive")
  public static let didResignActiveNotification = Notification.Name("NSApplicationDidResignActive")
  public static let willResignActiveNotification = Notification.Name(
    "NSApplicationWillResignActive")
  public static let willTerminateNotification = Notification.Name("NSApplicationWillTerminate")
  public static let didFinishLaunchingNotification = Notification.Name(
    "NSApplicationDidFinishLaunching")
}

// AppKit's own name and type.
// swift-format-ignore
public var NSApp: NSApplication! { NSApplication.shared }

@MainActor @preconcurrency
public protocol NSApplicationDelegate: AnyObject {
  func applicationWillFinishLaunching(_ notification: Notification)
  func applicationDidFinishLaunching(_ notification: Notification)
}

extension NSApplicationDelegate {
  public func applicationWillFinishLaunching(_ notification: Notification) {}
  public func applicationDidFinishLaunching(_ notification: Notification) {}
}

/// The delegate of an app.
@propertyWrapper @MainActor @preconcurrency
public struct NSApplicationDelegateAdaptor<Delegate: NSObject & NSApplicationDelegate> {
  private let delegate: Delegate?
  public init(_ type: Delegate.Type = Delegate.self) { delegate = nil }
  /// `galley previews` adds the initialiser, which Apple's runtime finds by itself.
  public init(_ type: Delegate.Type, _ make: @MainActor () -> Delegate) { delegate = make() }
  public var wrappedValue: Delegate {
    guard let delegate else { preconditionFailure("the delegate of the app is not known") }
    return delegate
  }
}

extension NSApplicationDelegateAdaptor: AppDelegateAdaptor {
  func launch() {
    let launched = Notification(name: NSApplication.didFinishLaunchingNotification)
    delegate?.applicationWillFinishLaunching(launched)
    delegate?.applicationDidFinishLaunching(launched)
  }
}

public final class NSDockTile: NSObject {
  public var badgeLabel: String?
  public var showsApplicationBadge = true
  public var contentView: NSView?
  public func display() {}
}

public final class NSAppearance: NSObject, @unchecked Sendable {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
    public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
  }
  static let aqua = NSAppearance(.aqua)
  public let name: Name
  private init(_ name: Name) { self.name = name }
  public convenience init?(named name: Name) { self.init(name) }
  public func bestMatch(from names: [Name]) -> Name? { names.contains(name) ? name : nil }
}

open class NSEvent: NSObject {
  public enum EventType: UInt, Sendable {
    case leftMouseDown = 1
    case leftMouseUp, rightMouseDown, rightMouseUp, mouseMoved, leftMouseDragged
    case rightMouseDragged, mouseEntered, mouseExited, keyDown, keyUp, flagsChanged
    case scrollWheel = 22
    case otherMouseDown = 25
    case otherMouseUp, otherMouseDragged
  }
  public struct EventTypeMask: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    private init(_ type: EventType) { rawValue = 1 << type.rawValue }
    public static let leftMouseDown = EventTypeMask(.leftMouseDown)
    public static let leftMouseUp = EventTypeMask(.leftMouseUp)
    public static let leftMouseDragged = EventTypeMask(.leftMouseDragged)
    public static let rightMouseDown = EventTypeMask(.rightMouseDown)
    public static let rightMouseUp = EventTypeMask(.rightMouseUp)
    public static let otherMouseDown = EventTypeMask(.otherMouseDown)
    public static let mouseMoved = EventTypeMask(.mouseMoved)
    public static let keyDown = EventTypeMask(.keyDown)
    public static let keyUp = EventTypeMask(.keyUp)
    public static let flagsChanged = EventTypeMask(.flagsChanged)
    public static let scrollWheel = EventTypeMask(.scrollWheel)
    public static let any = EventTypeMask(rawValue: .max)
  }
  public struct ModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let capsLock = ModifierFlags(rawValue: 1 << 16)
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    public static let control = ModifierFlags(rawValue: 1 << 18)
    public static let option = ModifierFlags(rawValue: 1 << 19)
    public static let command = ModifierFlags(rawValue: 1 << 20)
    public static let numericPad = ModifierFlags(rawValue: 1 << 21)
    public static let function = ModifierFlags(rawValue: 1 << 23)
    public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xffff_0000)
  }
  public var type: EventType { .mouseMoved }
  public var modifierFlags: ModifierFlags { [] }
  public var keyCode: UInt16 { 0 }
  public var characters: String? { nil }
  public var charactersIgnoringModifiers: String? { nil }
  public var clickCount: Int { 0 }
  public var window: NSWindow? { nil }
  public var windowNumber: Int { 0 }
  public var locationInWindow: NSPoint { .zero }
  public var scrollingDeltaX: CGFloat { 0 }
  public var scrollingDeltaY: CGFloat { 0 }
  public static var modifierFlags: ModifierFlags { [] }
  public static var mouseLocation: NSPoint { .zero }
  public static var pressedMouseButtons: Int { 0 }
  public static func addLocalMonitorForEvents(
    matching mask: EventTypeMask, handler: @escaping (NSEvent) -> NSEvent?
  ) -> Any? { nil }
  public static func addGlobalMonitorForEvents(
    matching mask: EventTypeMask, handler: @escaping (NSEvent) -> Void
  ) -> Any? { nil }
  public static func removeMonitor(_ monitor: Any) {}
}
