public import GalleyDesign
public import GalleyLayout

extension Color: PrimitiveView {
  /// Appends the colour over all the room that is offered, as ``ColorFill`` does.
  public nonisolated func build(
    in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    ColorFill().with { $0.color = self }.build(in: &tree, environment)
  }
}

extension Image {
  /// The image as large as its frame, in any proportions; ``View/scaledToFit()`` and ``View/scaledToFill()``
  /// keep its own.
  public func resizable() -> Image { with { $0.contentMode = .stretch } }
}
