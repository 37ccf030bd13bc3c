public import Foundation
public import GalleyComponents
internal import GalleyGeometry
public import GalleyLayout

// The shapes that the kit has too: theirs are the outlines. Each is declared plainly and conforms in
// an extension, so that no module owns its initialisers.

/// One of the kit's shapes, smaller on all sides by an amount.
nonisolated protocol KitShape: InsettableShape {
  /// The outline, with the corners that it has after it was made smaller.
  var kit: any GalleyComponents.Shape { get }
  var amount: CGFloat { get set }
}

extension KitShape {
  nonisolated func outline(in rect: CGRect) -> Path {
    Path(kit.path(in: Rect(rect.insetBy(dx: amount, dy: amount))))
  }

  nonisolated func smaller(by amount: CGFloat) -> Self {
    var result = self
    result.amount += amount
    return result
  }
}

public struct Rectangle: Sendable {
  var amount: CGFloat = 0
  public init() {}
}

extension Rectangle: InsettableShape, KitShape {
  var kit: any GalleyComponents.Shape { GalleyComponents.Rectangle() }
  public func path(in rect: CGRect) -> Path { outline(in: rect) }
  public func inset(by amount: CGFloat) -> Rectangle { smaller(by: amount) }
}

public struct RoundedRectangle: Sendable {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  var amount: CGFloat = 0

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }
}

extension RoundedRectangle: InsettableShape, KitShape {
  var kit: any GalleyComponents.Shape {
    GalleyComponents.RoundedRectangle(
      cornerRadius: Double(max(0, cornerSize.width - amount)), style: style)
  }
  public func path(in rect: CGRect) -> Path { outline(in: rect) }
  public func inset(by amount: CGFloat) -> RoundedRectangle { smaller(by: amount) }
}

public struct UnevenRoundedRectangle: Sendable {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle
  var amount: CGFloat = 0

  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    (self.cornerRadii, self.style) = (cornerRadii, style)
  }
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }
}

extension UnevenRoundedRectangle: InsettableShape, KitShape {
  var kit: any GalleyComponents.Shape {
    GalleyComponents.RoundedRectangle(cornerRadii: cornerRadii.radii, style: style)
  }
  public func path(in rect: CGRect) -> Path { outline(in: rect) }
  public func inset(by amount: CGFloat) -> UnevenRoundedRectangle { smaller(by: amount) }
}

public struct Circle: Sendable {
  var amount: CGFloat = 0
  public init() {}
}

extension Circle: InsettableShape, KitShape {
  var kit: any GalleyComponents.Shape { GalleyComponents.Circle() }
  public func path(in rect: CGRect) -> Path { outline(in: rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
  public func inset(by amount: CGFloat) -> Circle { smaller(by: amount) }
}

public struct Ellipse: Sendable {
  var amount: CGFloat = 0
  public init() {}
}

extension Ellipse: InsettableShape, KitShape {
  var kit: any GalleyComponents.Shape { GalleyComponents.Ellipse() }
  public func path(in rect: CGRect) -> Path { outline(in: rect) }
  public func inset(by amount: CGFloat) -> Ellipse { smaller(by: amount) }
}

public struct Capsule: Sendable {
  public var style: RoundedCornerStyle
  var amount: CGFloat = 0
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
}

extension Capsule: InsettableShape, KitShape {
  var kit: any GalleyComponents.Shape {
    style == .circular
      ? GalleyComponents.Capsule()
      : GalleyComponents.RoundedRectangle(cornerRadii: .circle, style: .continuous)
  }
  public func path(in rect: CGRect) -> Path { outline(in: rect) }
  public func inset(by amount: CGFloat) -> Capsule { smaller(by: amount) }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}
extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}
extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}
