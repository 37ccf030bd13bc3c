public import Foundation
internal import GalleyGeometry

// The outlines of Core Graphics and UIKit.

/// An outline of Core Graphics, which stays as it was made.
public class CGPath: Hashable, @unchecked Sendable {
  fileprivate(set) var path: Path

  init(path: Path) { self.path = path }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(path: Path(rect), transform)
  }
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(path: Path(ellipseIn: rect), transform)
  }
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(path: Path(roundedRect: rect, cornerSize: size, style: .circular), transform)
  }
  private convenience init(path: Path, _ transform: UnsafePointer<CGAffineTransform>?) {
    self.init(path: transform.map { path.applying($0.pointee) } ?? path)
  }

  public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }

  public var isEmpty: Bool { path.isEmpty }
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  public var boundingBox: CGRect { path.boundingRect }
  public var boundingBoxOfPath: CGRect { path.boundingRect }
  public func copy() -> CGPath? { CGPath(path: path) }
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path: path) }
  public func contains(_ point: CGPoint) -> Bool { path.contains(point) }
}

/// An outline of Core Graphics that grows.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public convenience init() { self.init(path: Path()) }

  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  public func addLines(between points: [CGPoint]) { path.addLines(points) }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
  }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  public func closeSubpath() { path.closeSubpath() }
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addRect(rect, transform: transform)
  }
  public func addRects(_ rects: [CGRect]) { path.addRects(rects) }
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addEllipse(in: rect, transform: transform)
  }
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular,
      transform: transform)
  }
  /// As for `Path`, `clockwise` speaks of an axis that points up.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: clockwise, transform: transform)
  }
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addRelativeArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      delta: .radians(Double(delta)), transform: transform)
  }
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.addPath(other.path, transform: transform)
  }
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
  private var path: Path
  public var cgPath: CGPath {
    get { CGPath(path: path) }
    set { path = newValue.path }
  }

  public init() { path = Path() }
  public init(cgPath: CGPath) { path = cgPath.path }
  /// The same outline drawn the other way round, as non-zero winding sees it.
  public func reversing() -> UIBezierPath { UIBezierPath(cgPath: CGPath(path: path.reversed())) }
  public init(rect: CGRect) { path = Path(rect) }
  public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii size: CGSize
  ) {
    func radius(_ corner: UIRectCorner) -> Double {
      corners.contains(corner) ? Double(size.width) : 0
    }
    path = Path(
      rect,
      radii: CornerRadii(
        topLeft: radius(.topLeft), topRight: radius(.topRight), bottomRight: radius(.bottomRight),
        bottomLeft: radius(.bottomLeft)), .continuous)
  }
  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  public func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: point, control1: controlPoint1, control2: controlPoint2)
  }
  public func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: point, control: controlPoint)
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
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
  }
  public func close() { path.closeSubpath() }
  public var isEmpty: Bool { path.isEmpty }
  public var bounds: CGRect { path.boundingRect }
  public func append(_ other: UIBezierPath) { path.addPath(other.path) }
  public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
  public var lineWidth: CGFloat = 1
  public var usesEvenOddFillRule = false
  public func fill() {
    UIGraphicsGetCurrentContext()?.fill(path, FillStyle(eoFill: usesEvenOddFillRule))
  }
  public func stroke() {
    UIGraphicsGetCurrentContext()?.stroke(path, StrokeStyle(lineWidth: lineWidth))
  }
  public func addClip() { UIGraphicsGetCurrentContext()?.clip(to: path) }
}
