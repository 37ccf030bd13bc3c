public import Foundation
internal import GalleyComponents
internal import GalleyLayout

/// The shape of the container around, as large as the view itself; a rectangle where there is none.
public struct ContainerRelativeShape: Sendable {
  var amount: CGFloat = 0
  public init() {}
}

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
    guard let relative = inner as? ContainerRelativeShape, let container = values.containerShape
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
