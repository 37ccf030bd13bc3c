internal import GalleyGeometry
package import GalleyLayout

/// A square round a view, as wide and high as the longer of its sides, with the view in the middle.
package struct SquareFrame<Content: View>: Sendable {
  private let content: Content

  /// Makes a square.
  package init(_ content: Content) { self.content = content }
}

extension SquareFrame: PrimitiveView {
  package func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    Arranged(SquareLayout()) { content }.appendNode(to: &tree, environment)
  }
}

private struct SquareLayout: ContainerLayout {
  func size(for proposal: ProposedSize, children: LayoutChildren) -> Size {
    let size = children.size(of: 0, for: ProposedSize(width: nil, height: nil))
    let side = max(size.width, size.height)
    return Size(width: side, height: side)
  }

  func arrangement(
    in size: Size, proposal: ProposedSize, children: LayoutChildren
  ) -> [ChildPlacement] {
    let own = children.size(of: 0, for: ProposedSize(width: nil, height: nil))
    return [
      ChildPlacement(
        origin: Point(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2),
        proposal: ProposedSize(width: own.width, height: own.height))
    ]
  }
}
