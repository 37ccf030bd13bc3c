public import Foundation
public import GalleyGeometry
public import GalleyLayout

// The members that SwiftUI has on the types of geometry that Galley has too.

extension EdgeInsets {
  public init() { self.init(0) }
  /// Apple's distances are `CGFloat`, whose members sources name: `leading: .small`.
  @_disfavoredOverload
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.init(
      top: Double(top), leading: Double(leading), bottom: Double(bottom),
      trailing: Double(trailing))
  }
}

extension Angle {
  public init() { self = .zero }
  public static func + (left: Angle, right: Angle) -> Angle {
    .degrees(left.degrees + right.degrees)
  }
  public static func - (left: Angle, right: Angle) -> Angle {
    .degrees(left.degrees - right.degrees)
  }
  public static func * (left: Angle, right: Double) -> Angle { .degrees(left.degrees * right) }
  public static func * (left: Double, right: Angle) -> Angle { .degrees(left * right.degrees) }
  public static func / (left: Angle, right: Double) -> Angle { .degrees(left.degrees / right) }
  public static func += (left: inout Angle, right: Angle) { left = left + right }
  public static prefix func - (angle: Angle) -> Angle { .degrees(-angle.degrees) }
  public var animatableData: Double {
    get { degrees }
    set { degrees = newValue }
  }
}

extension Angle: Comparable {
  public static func < (left: Angle, right: Angle) -> Bool { left.degrees < right.degrees }
}

extension Edge.Set {
  public init(_ edge: Edge) {
    switch edge {
    case .top: self = .top
    case .leading: self = .leading
    case .bottom: self = .bottom
    case .trailing: self = .trailing
    }
  }
}

public enum HorizontalEdge: Hashable, Sendable, CaseIterable {
  case leading
  case trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let leading = Set(rawValue: 1)
    public static let trailing = Set(rawValue: 2)
    public static let all: Set = [.leading, .trailing]
  }
}

public enum VerticalEdge: Hashable, Sendable, CaseIterable {
  case top
  case bottom

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 2)
    public static let all: Set = [.top, .bottom]
  }
}

/// The position of a custom guide in views that do not specify it.
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

extension HorizontalAlignment {
  /// Makes a custom guide; in views that do not specify it, it is in the middle.
  public init(_ id: any AlignmentID.Type) { self = .custom("center:\(id)") }

  public static var listRowSeparatorLeading: HorizontalAlignment { .rowSeparatorLeading }
  public static var listRowSeparatorTrailing: HorizontalAlignment { .trailing }
}

extension VerticalAlignment {
  /// Makes a custom guide; in views that do not specify it, it is in the middle.
  public init(_ id: any AlignmentID.Type) { self = .custom("center:\(id)") }
}

extension Alignment {
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
}

extension ProposedSize {
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension UnitPoint {
  public init() { self = .zero }
}

/// An affine map of the plane.
public struct CGAffineTransform: Hashable, Sendable {
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  public var tx: CGFloat
  public var ty: CGFloat

  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  public init(
    a: CGFloat = 1, b: CGFloat = 0, c: CGFloat = 0, d: CGFloat = 1, tx: CGFloat = 0,
    ty: CGFloat = 0
  ) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  { self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }

  public init(translationX x: CGFloat, y: CGFloat) { self.init(tx: x, ty: y) }
  public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, d: y) }
  public init(rotationAngle angle: CGFloat) {
    self.init(Transform.rotation(.radians(Double(angle))))
  }

  init(_ transform: Transform) {
    self.init(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx,
      ty: transform.ty)
  }

  package var transform: Transform { Transform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }

  /// This map first, then another one.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(transform.followed(by: other.transform))
  }
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
  public func inverted() -> CGAffineTransform {
    transform.inverse.map { CGAffineTransform($0) } ?? self
  }
}

extension CGPoint {
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(transform.transform.apply(to: Point(self)))
  }
}

// Apple's Foundation describes them so.

extension CGPoint {
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize {
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect {
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
