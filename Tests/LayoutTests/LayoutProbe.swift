import GalleyGeometry
import GalleyLayout

/// Lays a small tree out and hands back frames by identifier.
struct LayoutProbe {
  let result: LayoutResult

  init(
    width: Double? = nil, height: Double? = nil, center: Bool = false, scale: Double = 1,
    direction: LayoutDirection = .leftToRight, safeArea: EdgeInsets = .zero,
    viewport: Rect? = nil, _ build: (inout LayoutTree.Builder) -> Void
  ) {
    var options = LayoutOptions()
    options.rootAlignment = center ? .center : nil
    options.safeArea = safeArea
    options.viewport = viewport
    let tree = LayoutTree(grid: PixelGrid(scale: scale), direction: direction, build)
    result = tree.layout(ProposedSize(width: width, height: height), options: options)
  }

  subscript(id: String) -> Rect? { result.frame(ofID: id) }

  /// Returns frames as text, in the requested order: easy to write down and to compare.
  func text(_ ids: String...) -> String {
    ids.map { id in
      guard let frame = self[id] else { return "none" }
      return [frame.minX, frame.minY, frame.width, frame.height].map(LayoutProbe.number)
        .joined(separator: " ")
    }.joined(separator: " | ")
  }

  private static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension LayoutTree.Builder {
  /// A leaf with an identifier.
  mutating func leaf(_ id: String, _ kind: NodeKind) {
    element(Element(typeName: "leaf", id: id)) { $0.leaf(kind) }
  }

  /// A fixed leaf with an identifier.
  mutating func box(_ id: String, _ width: Double, _ height: Double, baseline: Double? = nil) {
    leaf(id, .fixed(Size(width: width, height: height), firstBaseline: baseline))
  }

  /// A node with an identifier.
  mutating func node(
    _ id: String, _ kind: NodeKind, _ children: (inout LayoutTree.Builder) -> Void
  ) {
    element(Element(typeName: "node", id: id)) { $0.node(kind, children: children) }
  }

  /// A greedy leaf in a flexible frame along x.
  mutating func flexible(
    _ id: String, min: Double? = nil, max: Double? = nil, priority: Double? = nil
  ) {
    let kind = NodeKind.flexibleFrame(
      FrameLimits(minWidth: min, maxWidth: max), alignment: .center)
    guard let priority else { return node(id, kind) { $0.leaf(.fill) } }
    node(.layoutPriority(priority)) { $0.node(id, kind) { $0.leaf(.fill) } }
  }
}
