public import Foundation

// The surroundings of apps on a Mac: other apps and files, the pasteboard, screens, pointers and panels. Nothing is
// found, opened, copied or chosen.

public final class NSWorkspace: NSObject, @unchecked Sendable {
  public static let shared = NSWorkspace()
  public final class OpenConfiguration: NSObject {
    public var activates = true
    public var arguments: [String] = []
    public var createsNewApplicationInstance = false
    public override init() {}
  }
  public struct IconCreationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public let notificationCenter = NotificationCenter()
  public var accessibilityDisplayShouldReduceTransparency: Bool { false }
  public var accessibilityDisplayShouldReduceMotion: Bool { false }
  public var accessibilityDisplayShouldIncreaseContrast: Bool { false }
  public var runningApplications: [NSRunningApplication] { [] }
  public var frontmostApplication: NSRunningApplication? { nil }
  @discardableResult public func open(_ url: URL) -> Bool { false }
  public func open(
    _ urls: [URL], withApplicationAt application: URL, configuration: OpenConfiguration,
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {}
  public func openApplication(
    at url: URL, configuration: OpenConfiguration,
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {}
  public func urlForApplication(withBundleIdentifier identifier: String) -> URL? { nil }
  public func urlForApplication(toOpen url: URL) -> URL? { nil }
  public func icon(forFile path: String) -> NSImage { NSImage() }
  @discardableResult
  public func selectFile(_ path: String?, inFileViewerRootedAtPath root: String) -> Bool { false }
  public func activateFileViewerSelecting(_ urls: [URL]) {}
  @discardableResult
  public func setIcon(
    _ image: NSImage?, forFile path: String, options: IconCreationOptions = []
  ) -> Bool { false }

  public static let accessibilityDisplayOptionsDidChangeNotification = Notification.Name(
    "NSWorkspaceAccessibilityDisplayOptionsDidChange")
  public static let didActivateApplicationNotification = Notification.Name(
    "NSWorkspaceDidActivateApplication")
  public static let didWakeNotification = Notification.Name("NSWorkspaceDidWake")
  public static let willSleepNotification = Notification.Name("NSWorkspaceWillSleep")
}

public final class NSRunningApplication: NSObject, @unchecked Sendable {
  public static let current = NSRunningApplication()
  public static func runningApplications(
    withBundleIdentifier identifier: String
  ) -> [NSRunningApplication] { [] }
  public var bundleIdentifier: String? { nil }
  public var localizedName: String? { nil }
  public var bundleURL: URL? { nil }
  public var icon: NSImage? { nil }
  public var processIdentifier: Int32 { 0 }
  public var isTerminated: Bool { true }
  @discardableResult public func terminate() -> Bool { false }
  @discardableResult public func forceTerminate() -> Bool { false }
}

public final class NSPasteboard: NSObject, @unchecked Sendable {
  public static let general = NSPasteboard()
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let string = PasteboardType("public.utf8-plain-text")
    // AppKit's own name.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let URL = PasteboardType("public.url")
    public static let fileURL = PasteboardType("public.file-url")
    public static let html = PasteboardType("public.html")
    public static let rtf = PasteboardType("public.rtf")
    public static let png = PasteboardType("public.png")
    public static let tiff = PasteboardType("public.tiff")
    public static let pdf = PasteboardType("com.adobe.pdf")
  }
  @discardableResult public func clearContents() -> Int { 0 }
  @discardableResult
  public func declareTypes(_ types: [PasteboardType], owner: Any?) -> Int { 0 }
  @discardableResult public func setString(_ text: String, forType type: PasteboardType) -> Bool {
    false
  }
  @discardableResult public func setData(_ data: Data?, forType type: PasteboardType) -> Bool {
    false
  }
  @discardableResult public func writeObjects(_ objects: [Any]) -> Bool { false }
  public func string(forType type: PasteboardType) -> String? { nil }
  public func data(forType type: PasteboardType) -> Data? { nil }
}

/// The screen of a Mac, of which none is attached.
public final class NSScreen: NSObject {
  public static var main: NSScreen? { nil }
  public static var screens: [NSScreen] { [] }
  public var frame: NSRect { .zero }
  public var visibleFrame: NSRect { .zero }
  public var backingScaleFactor: CGFloat { 2 }
}

public final class NSCursor: NSObject, @unchecked Sendable {
  public override init() {}
  public init(image: NSImage, hotSpot: NSPoint) {}
  public static let arrow = NSCursor()
  public static let iBeam = NSCursor()
  public static let pointingHand = NSCursor()
  public static let openHand = NSCursor()
  public static let closedHand = NSCursor()
  public static let crosshair = NSCursor()
  public static let resizeLeftRight = NSCursor()
  public static let resizeUpDown = NSCursor()
  public static let operationNotAllowed = NSCursor()
  public static func pop() {}
  public static func hide() {}
  public static func unhide() {}
  public func push() {}
  public func pop() {}
  public func set() {}
}

public protocol NSAlertDelegate: AnyObject {}

/// An alert of AppKit; it is never shown, and cancelled when it is run.
open class NSAlert: NSObject {
  public enum Style: UInt, Sendable { case warning, informational, critical }
  public override init() {}
  public init(error: any Error) {}
  public var messageText = ""
  public var informativeText = ""
  public var alertStyle = Style.warning
  public var icon: NSImage?
  public var accessoryView: NSView?
  public var showsHelp = false
  public var showsSuppressionButton = false
  public let suppressionButton: NSButton? = NSButton()
  public weak var delegate: (any NSAlertDelegate)?
  public let window = NSWindow()
  public private(set) var buttons: [NSButton] = []
  @discardableResult public func addButton(withTitle title: String) -> NSButton {
    let button = NSButton()
    button.title = title
    buttons.append(button)
    return button
  }
  @discardableResult public func runModal() -> NSApplication.ModalResponse { .cancel }
  public func beginSheetModal(
    for window: NSWindow, completionHandler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {}
}

/// A panel for a file; none is chosen.
open class NSSavePanel: NSPanel {
  public var url: URL? { nil }
  public var directoryURL: URL?
  public var message = ""
  public var prompt = ""
  public var nameFieldStringValue = ""
  public var nameFieldLabel = ""
  public var canCreateDirectories = true
  public var showsHiddenFiles = false
  public var isExtensionHidden = false
  public var allowedFileTypes: [String]?
  public var accessoryView: NSView?
  @discardableResult public func runModal() -> NSApplication.ModalResponse { .cancel }
  public func begin(completionHandler: @escaping (NSApplication.ModalResponse) -> Void) {}
  @discardableResult public func begin() async -> NSApplication.ModalResponse { .cancel }
  public func beginSheetModal(
    for window: NSWindow, completionHandler: @escaping (NSApplication.ModalResponse) -> Void
  ) {}
}

public final class NSOpenPanel: NSSavePanel {
  public var urls: [URL] { [] }
  public var canChooseFiles = true
  public var canChooseDirectories = false
  public var allowsMultipleSelection = false
  public var resolvesAliases = true
}

public final class NSSharingService: NSObject {
  public let title: String
  init(title: String) { self.title = title }
  public func perform(withItems items: [Any]) {}
}

public protocol NSSharingServicePickerDelegate: AnyObject {}

public final class NSSharingServicePicker: NSObject {
  public weak var delegate: (any NSSharingServicePickerDelegate)?
  public init(items: [Any]) {}
  public func show(relativeTo rect: NSRect, of view: NSView, preferredEdge: NSRectEdge) {}
}

/// The pixels of a picture of AppKit; none are read.
public final class NSBitmapImageRep: NSObject {
  public enum FileType: UInt, Sendable { case tiff, bmp, gif, jpeg, png, jpeg2000 }
  public struct PropertyKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
  }
  public init?(data: Data) { nil }
  public init(cgImage: CGImage) {}
  public var size: NSSize { .zero }
  public var cgImage: CGImage? { nil }
  public func representation(using type: FileType, properties: [PropertyKey: Any]) -> Data? { nil }
}

extension UIImage {
  /// The name of a picture as AppKit writes it.
  public typealias Name = String
  public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) {
    self.init(systemName: name)
  }
  public convenience init(size: NSSize) { self.init() }
  public convenience init(cgImage: CGImage, size: NSSize) { self.init(cgImage: cgImage) }
  public convenience init?(contentsOf url: URL) { self.init(contentsOfFile: url.path) }
  public var tiffRepresentation: Data? { nil }
  public func addRepresentation(_ representation: NSBitmapImageRep) {}
}
