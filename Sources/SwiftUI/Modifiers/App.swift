public import Foundation
public import GalleyComponents
internal import GalleyDesign
internal import GalleyGeometry

// Apps and their scenes compile; no picture has their windows.

@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  public static func main() {}

  /// Makes the app and lets its delegates finish launching, as a simulator does before it shows a preview.
  package static func launch() -> Self {
    let app = Self()
    for property in Mirror(reflecting: app).children {
      (property.value as? any AppDelegateAdaptor)?.launch()
    }
    return app
  }
}

/// A property of an app that has its delegate.
@MainActor
protocol AppDelegateAdaptor {
  func launch()
}

@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> _SceneList {
    _SceneList()
  }
  public static func buildIf<Content: Scene>(_ content: Content?) -> Content? { content }
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> _SceneList {
    _SceneList()
  }
}

extension Optional: Scene where Wrapped: Scene {
  public var body: Never { preconditionFailure("an optional scene has no body") }
}

public struct _SceneList {}
extension _SceneList: Scene {
  public var body: Never { preconditionFailure("scenes have no body") }
}

public struct WindowGroup<Content: View> {
  public init(@ViewBuilder content: () -> Content) {}
  public init(id: String, @ViewBuilder content: () -> Content) {}
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  public init(_ key: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
  public init<Value: Codable & Hashable>(
    for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) {}
  public init<Value: Codable & Hashable>(
    id: String, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) {}
  public init<Value: Codable & Hashable>(
    _ key: LocalizedStringKey, id: String = "", for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) {}
  public init<Value: Codable & Hashable>(
    for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value>) -> Content,
    defaultValue: @escaping () -> Value
  ) {}
  public init(_ title: Text, id: String = "", @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, id: String = "", @ViewBuilder content: () -> Content
  ) {}
}
extension WindowGroup: Scene {
  public var body: Never { preconditionFailure("a group of windows has no body") }
}

public struct Window<Content: View> {
  public init(_ key: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, id: String, @ViewBuilder content: () -> Content
  ) {}
}
extension Window: Scene {
  public var body: Never { preconditionFailure("a window has no body") }
}

public struct Settings<Content: View> {
  public init(@ViewBuilder content: () -> Content) {}
}
extension Settings: Scene {
  public var body: Never { preconditionFailure("settings have no body") }
}

/// A window of a tool beside others, on a Mac.
public struct UtilityWindow<Content: View> {
  public init(_ key: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, id: String, @ViewBuilder content: () -> Content
  ) {}
}
extension UtilityWindow: Scene {
  public var body: Never { preconditionFailure("a window has no body") }
}

/// An item of the menu bar, on a Mac.
public struct MenuBarExtra<Label: View, Content: View> {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {}
}
extension MenuBarExtra where Label == GalleySwiftUI.Label<Text, Image> {
  public init(
    _ key: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {}
  public init(
    _ key: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {}
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Content
  ) {}
  public init(_ key: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {}
}
extension MenuBarExtra where Label == Text {
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}
extension MenuBarExtra: Scene {
  public var body: Never { preconditionFailure("an item of the menu bar has no body") }
}
public enum MenuBarExtraStyle: Sendable { case automatic, menu, window }

// The looks of windows, which no picture has.

public enum WindowStyle: Sendable { case automatic, titleBar, hiddenTitleBar, plain, volumetric }
public enum WindowToolbarStyle: Sendable { case automatic, expanded, unified, unifiedCompact }
extension WindowToolbarStyle {
  public static func unified(showsTitle: Bool) -> WindowToolbarStyle { .unified }
  public static func unifiedCompact(showsTitle: Bool) -> WindowToolbarStyle { .unifiedCompact }
}
public enum WindowResizability: Sendable { case automatic, contentSize, contentMinSize }
public enum WindowLevel: Sendable { case automatic, normal, floating, desktop }
public enum SceneLaunchBehavior: Sendable { case automatic, presented, suppressed }

/// Work that the system starts in the background; it never does here.
public struct BackgroundTask<Request, Response>: Sendable {}
extension BackgroundTask where Request == Void, Response == Void {
  public static func appRefresh(_ identifier: String) -> BackgroundTask { BackgroundTask() }
  public static func urlSession(_ identifier: String) -> BackgroundTask { BackgroundTask() }
}

extension Scene {
  public func menuBarExtraStyle(_ style: MenuBarExtraStyle) -> Self { self }
  public func windowStyle(_ style: WindowStyle) -> Self { self }
  public func windowToolbarStyle(_ style: WindowToolbarStyle) -> Self { self }
  public func windowResizability(_ resizability: WindowResizability) -> Self { self }
  public func windowLevel(_ level: WindowLevel) -> Self { self }
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> Self { self }
  public func defaultPosition(_ position: UnitPoint) -> Self { self }
  public func defaultSize(_ size: CGSize) -> Self { self }
  public func handlesExternalEvents(matching conditions: Set<String>) -> Self { self }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> Self { self }
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> Self { self }
  public func defaultAppStorage(_ store: UserDefaults) -> Self { self }
  public func backgroundTask<Request, Response>(
    _ task: BackgroundTask<Request, Response>,
    action: @escaping @Sendable (Request) async -> Response
  ) -> Self { self }
  public func modelContainer<Container: AnyObject>(_ container: Container) -> Self { self }
}

extension Scene {
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> Self { self }
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> Self { self }
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> Self { self }
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> Self { self }
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> Self { self }
  public func defaultSize(width: CGFloat, height: CGFloat) -> Self { self }
}

// The few names of UIKit that SwiftUI's sources use without importing it

public final class UIScreen: Sendable {
  public static let main = UIScreen()
  /// An iPhone's, as the picture's own canvas is not known outside of views.
  public var bounds: CGRect { CGRect(origin: .zero, size: CGSize(Device.iPhone15.size)) }
  public var scale: CGFloat { Device.iPhone15.scale }
}

public final class UIDevice: Sendable {
  public static let current = UIDevice()
  public typealias UserInterfaceIdiom = UIUserInterfaceIdiom
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  public var name: String { "iPhone" }
  public var model: String { "iPhone" }
  public var systemName: String { "iOS" }
  public var orientation: UIDeviceOrientation { .portrait }
  public var systemVersion: String { "18.0" }
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChange")
  public func beginGeneratingDeviceOrientationNotifications() {}
  public func endGeneratingDeviceOrientationNotifications() {}
  public func setValue(_ value: Any?, forKey key: String) {}
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
