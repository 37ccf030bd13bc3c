package import GalleyGeometry
package import GalleyPainting

/// A node as it is painted, of which pictures between two layouts are interpolated.
package struct VisualNode {
  /// The number of the node in its tree.
  package var node: Int
  /// The index of the parent among the visual nodes, or -1.
  package var parent: Int
  /// The frame in points of the canvas.
  package var frame: Rect
  package var drawing: (any NodeDrawing)?
  package var drawn: DrawnNode
  /// The kind of container or leaf, without its parameters.
  package var group: UInt8
  /// The element that owns what is painted, or -1.
  package var owner: Int32
}

/// A drawing that cannot be interpolated by its commands alone: a rotation, or an outline with parameters.
package protocol BlendingDrawing: NodeDrawing {
  /// The values that are interpolated although commands do not contain them, such as the angle of a full rotation; nil for
  /// drawings whose commands contain all.
  var hiddenValues: AnyHashable? { get }
  /// Both drawings with everything interpolated that commands do not contain; nil for an earlier one of another kind.
  func blended(
    from earlier: any NodeDrawing, _ fraction: Double
  ) -> (from: any NodeDrawing, to: any NodeDrawing)?
}

extension BlendingDrawing {
  /// None.
  package var hiddenValues: AnyHashable? { nil }
}

extension NodeDrawing {
  /// The commands beneath and above the children.
  package func commands(
    in frame: Rect, of node: DrawnNode
  ) -> (beneath: [DisplayCommand], above: [DisplayCommand]) {
    var (beneath, above) = (Painter(), Painter())
    paintBackground(in: frame, of: node, with: &beneath)
    paintForeground(in: frame, of: node, with: &above)
    return (beneath.list.commands, above.list.commands)
  }
}

extension LayoutResult {
  /// The nodes that have frames, in painting order.
  package func visualNodes() -> [VisualNode] {
    var nodes: [VisualNode] = []
    var open: [Int] = []
    walk(
      { node, frame, depth in
        open.removeSubrange(depth...)
        let stored = tree.nodes[node]
        nodes.append(
          VisualNode(
            node: node, parent: open.last ?? -1, frame: frame,
            drawing: stored.drawing < 0 ? nil : tree.drawings[Int(stored.drawing)],
            drawn: drawnNode(node, frame, nil), group: stored.kind.group, owner: stored.element))
        open.append(nodes.count - 1)
        return .children
      })
    return nodes
  }
}

extension NodeKind.Stored {
  /// A number for the case, the same for those that only change one child.
  fileprivate var group: UInt8 {
    switch self {
    case .empty: 1
    case .fixed, .fixedText, .fill, .circle, .clamp, .area, .leaf: 2
    case .spacer: 3
    case .divider: 4
    case .background: 5
    case .overlay: 6
    case .safeAreaInset: 7
    case .hstack: 8
    case .vstack: 9
    case .zstack: 10
    case .reader: 11
    case .linear: 12
    case .grid: 13
    case .flow: 14
    case .formRow: 15
    case .form: 16
    case .list: 17
    case .positions: 18
    case .custom: 19
    case .scroll: 20
    default: 0
    }
  }
}
