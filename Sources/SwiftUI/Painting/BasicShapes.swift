import Foundation
import GalleyComponents
import GalleyGeometry
import GalleyLayout

// Each declared plainly and conforming in an extension, so that its initialisers belong to nobody.

public struct Rectangle: Sendable {
  private var amount: CGFloat = 0
  public init() {}
}

extension Rectangle: InsettableShape {
  public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
  public func inset(by amount: CGFloat) -> Rectangle {
    var result = self
    result.amount += amount
    return result
  }
}

public struct RoundedRectangle: Sendable {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  private var amount: CGFloat = 0

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }
}

extension RoundedRectangle: InsettableShape {
  public func path(in rect: CGRect) -> Path {
    let radius = max(0, cornerSize.width - amount)
    return Path(
      roundedRect: rect.insetBy(dx: amount, dy: amount), cornerRadius: radius, style: style)
  }
  public func inset(by amount: CGFloat) -> RoundedRectangle {
    var result = self
    result.amount += amount
    return result
  }
}

public struct UnevenRoundedRectangle: Sendable {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle
  private var amount: CGFloat = 0

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

extension UnevenRoundedRectangle: InsettableShape {
  public func path(in rect: CGRect) -> Path {
    Path(rect.insetBy(dx: amount, dy: amount), radii: cornerRadii.radii, style)
  }
  public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    var result = self
    result.amount += amount
    return result
  }
}

public struct Circle: Sendable {
  private var amount: CGFloat = 0
  public init() {}
}

extension Circle: InsettableShape {
  public func path(in rect: CGRect) -> Path {
    let side = max(0, min(rect.width, rect.height) - 2 * amount)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
  public func inset(by amount: CGFloat) -> Circle {
    var result = self
    result.amount += amount
    return result
  }
}

public struct Ellipse: Sendable {
  private var amount: CGFloat = 0
  public init() {}
}

extension Ellipse: InsettableShape {
  public func path(in rect: CGRect) -> Path {
    Path(ellipseIn: rect.insetBy(dx: amount, dy: amount))
  }
  public func inset(by amount: CGFloat) -> Ellipse {
    var result = self
    result.amount += amount
    return result
  }
}

public struct Capsule: Sendable {
  public var style: RoundedCornerStyle
  private var amount: CGFloat = 0
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
}

extension Capsule: InsettableShape {
  public func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: amount, dy: amount)
    return Path(
      roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
  }
  public func inset(by amount: CGFloat) -> Capsule {
    var result = self
    result.amount += amount
    return result
  }
}

/// The shape of the container around; a plain rectangle, as no container of a picture has one.
public struct ContainerRelativeShape: Sendable {
  private var amount: CGFloat = 0
  public init() {}
}

extension ContainerRelativeShape: InsettableShape {
  public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
  public func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var result = self
    result.amount += amount
    return result
  }
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
