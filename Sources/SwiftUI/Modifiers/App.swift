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

public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

public final class UIBezierPath {
  public private(set) var cgPath: Path

  public init() { cgPath = Path() }
  public init(rect: CGRect) { cgPath = Path(rect) }
  public init(ovalIn rect: CGRect) { cgPath = Path(ellipseIn: rect) }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    cgPath = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii size: CGSize
  ) {
    func radius(_ corner: UIRectCorner) -> Double {
      corners.contains(corner) ? Double(size.width) : 0
    }
    cgPath = Path(
      rect,
      radii: CornerRadii(
        topLeft: radius(.topLeft), topRight: radius(.topRight), bottomRight: radius(.bottomRight),
        bottomLeft: radius(.bottomLeft)), .circular)
  }
  public func move(to point: CGPoint) { cgPath.move(to: point) }
  public func addLine(to point: CGPoint) { cgPath.addLine(to: point) }
  public func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    cgPath.addCurve(to: point, control1: controlPoint1, control2: controlPoint2)
  }
  public func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) {
    cgPath.addQuadCurve(to: point, control: controlPoint)
  }
  /// The directions are those that one sees, unlike those of `Path`.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    cgPath.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
  }
  public func close() { cgPath.closeSubpath() }
  public var isEmpty: Bool { cgPath.isEmpty }
  public var bounds: CGRect { cgPath.boundingRect }
  public func append(_ path: UIBezierPath) { cgPath.addPath(path.cgPath) }
  public func apply(_ transform: CGAffineTransform) { cgPath = cgPath.applying(transform) }
  public var lineWidth: CGFloat = 1
  public var usesEvenOddFillRule = false
  /// There is no context of Core Graphics to draw in, as on a device outside of a view's drawing.
  public func fill() {}
  public func stroke() {}
}

extension Path {
  public init(_ path: Path) { self = path }
}
