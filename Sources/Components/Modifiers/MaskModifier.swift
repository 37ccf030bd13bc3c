internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyPainting

/// A modifier that draws a view as far as others in its frame cover it.
public struct MaskModifier<Mask: View>: Sendable {
  let alignment: Alignment
  let mask: Mask
}

extension MaskModifier: PrimitiveViewModifier {
  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    let place = tree.announcedPlace()
    tree.marked(
      ViewMark.mask(AnyView(mask), alignment, environment, content: place)
    ) { tree in
      build(in: &tree, environment) { tree, environment in
        tree.settlePlace(place)
        content.appendNode(to: &tree, environment)
      }
    }
  }

  /// The content and the mask in one group; the mask takes away what it does not cover.
  nonisolated func build(
    in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues,
    content: (inout LayoutTree.Builder, EnvironmentValues) -> Void
  ) {
    tree.node(.overlay(alignment), drawing: LayerDrawing(compositing: Compositing())) { tree in
      content(&tree, environment)
      tree.node(
        .passthrough, drawing: LayerDrawing(compositing: Compositing(blendMode: .destinationIn))
      ) { Mask.makeNode(mask, in: &$0, environment) }
    }
  }
}

/// Composes what its node holds at once.
private struct LayerDrawing: NodeDrawing {
  var compositing: Compositing
  var overflow: Double { 0 }

  func paintBackground(in frame: Rect, of node: DrawnNode, with painter: inout Painter) {
    painter.append(.beginLayer(compositing))
  }

  func paintForeground(in frame: Rect, of node: DrawnNode, with painter: inout Painter) {
    painter.append(.endLayer)
  }
}
