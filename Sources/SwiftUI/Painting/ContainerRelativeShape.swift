public import Foundation
internal import GalleyComponents
internal import GalleyDesign
internal import GalleyLayout

/// The shape of the surrounding container, as large as the view itself; a rectangle without one.
public struct ContainerRelativeShape: Sendable {
  var amount: CGFloat = 0
  public init() {}
}

/// A shape that the surrounding container gives.
private protocol ContainerShape {
  nonisolated func shape(in container: any InsettableShape) -> any Shape
}

extension ContainerRelativeShape: ContainerShape {}
extension ContainerRelativeShape: InsettableShape, KitShape {
  var kit: any GalleyComponents.Shape { GalleyComponents.Rectangle() }
  public func path(in rect: CGRect) -> Path { outline(in: rect) }
  public func inset(by amount: CGFloat) -> ContainerRelativeShape { smaller(by: amount) }

  /// The shape in a container.
  fileprivate nonisolated func shape(in container: any InsettableShape) -> any Shape {
    amount == 0 ? container : Self.inset(container, by: amount)
  }

  private nonisolated static func inset(
    _ shape: some InsettableShape, by amount: CGFloat
  ) -> any Shape { shape.inset(by: amount) }
}

/// A rectangle whose corners have the middle of those of the surrounding container; sharp ones without one.
public struct ConcentricRectangle: Sendable {
  private var relative = ContainerRelativeShape()
  public init() {}
  /// With corners of a rule; uneven corners follow the container as well.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {}
}

extension ConcentricRectangle: InsettableShape, ContainerShape {
  public func path(in rect: CGRect) -> Path { relative.path(in: rect) }
  public func inset(by amount: CGFloat) -> ConcentricRectangle {
    var result = self
    result.relative = relative.inset(by: amount)
    return result
  }
  fileprivate nonisolated func shape(in container: any InsettableShape) -> any Shape {
    relative.shape(in: container)
  }
}

extension Shape where Self == ConcentricRectangle {
  public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle { ConcentricRectangle(corners: corners, isUniform: isUniform) }
}

extension Edge {
  public enum Corner {
    /// The rule by which a corner is rounded.
    public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
    {
      init() {}
      public init(floatLiteral radius: Double) {}
      public init(integerLiteral radius: Int) {}
      public static let concentric = Style()
      public static func concentric(minimum: Style) -> Style { Style() }
      public static func fixed(_ radius: CGFloat) -> Style { Style() }
    }
  }
}

private struct ContainerShapeKey: EnvironmentKey {
  static var defaultValue: (any InsettableShape)? { nil }
}

extension EnvironmentValues {
  /// The shape of the container around.
  var containerShape: (any InsettableShape)? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

extension Shape {
  /// The shape as one of the kit, in its surroundings.
  nonisolated func kitShape(in values: EnvironmentValues) -> GalleyComponents.AnyShape {
    let inner: any Shape = (self as? AnyShape)?.shape ?? self
    guard let relative = inner as? any ContainerShape, let container = values.containerShape
    else { return kitShape }
    return relative.shape(in: container).kitShape
  }
}

/// Cuts a view off at a shape.
struct OutlineClip<Outline: Shape>: TreeModifier {
  let shape: Outline

  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    content.clipShape(shape.kitShape(in: EnvironmentValues(environment)))
      .append(in: &tree, environment)
  }
}

/// Cuts a view off at rounded corners, whose style is the usual one of rounded rectangles: apps are built with that of
/// their SDK, which is circular before iOS 17 and continuous since.
struct CornerClip: TreeModifier {
  let radius: CGFloat

  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    let isOld = environment.theme.system == .ios16
    OutlineClip(
      shape: RoundedRectangle(cornerRadius: radius, style: isOld ? .circular : .continuous)
    )
    .build(content, in: &tree, environment)
  }
}
