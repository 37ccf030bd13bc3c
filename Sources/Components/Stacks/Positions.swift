public import GalleyLayout

/// Views that are placed one by one, in order, by their positions: over the whole of the container,
/// at its edges, or beside siblings that are named by their identifiers (W3W-24).
public struct Positions<Content: View>: Sendable {
  /// The views.
  public var content: Content

  /// Makes a container whose views have a `position(_:id:)` each.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Positions: PrimitiveView {
  /// Appends the container.
  public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    arrange(.positions, in: &tree, environment)
  }
}

extension Positions: ContainerView {
  /// The sentence about `"type": "Positions"` in the reference, the schema and editors.
  public static var summary: String { "Children placed one by one by their positions." }
}
