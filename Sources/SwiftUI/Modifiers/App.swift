public import Foundation
public import GalleyComponents
internal import GalleyDesign
internal import GalleyGeometry

// Apps and their scenes compile; nobody starts them.

@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  public static func main() {}
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
}
extension WindowGroup: Scene {
  public var body: Never { preconditionFailure("a group of windows has no body") }
}

public struct Window<Content: View> {
  public init(_ key: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
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
  public func windowStyle<Style>(_ style: Style) -> Self { self }
  public func windowResizability<Value>(_ value: Value) -> Self { self }
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
  public enum UserInterfaceIdiom: Sendable { case unspecified, phone, pad, tv, mac, vision }
  public var userInterfaceIdiom: UserInterfaceIdiom { .phone }
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

public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
