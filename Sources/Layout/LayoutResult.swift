public import GalleyGeometry

/// The frames of a tree. Frames are in points of the canvas, not rounded; the snapped ones are
/// those that are drawn.
public struct LayoutResult: Sendable {
  /// The tree that was laid out.
  public let tree: LayoutTree
  /// The further options that the frames depend on.
  public let options: LayoutOptions
  /// The rectangle the root was placed in, safe area included.
  public let canvas: Rect
  /// What was laid out otherwise than asked for: parameters that make no sense, then positions
  /// that cannot be found, each in the order of the nodes.
  public let issues: [LayoutIssue]
  /// How many sizes were computed rather than found in the cache; at most a few per node.
  public let computedSizes: Int
  /// How many nodes were looked at before anything was laid out: each once, and once more where sizes
  /// before rounding decide.
  package let analysedNodes: Int
  let frames: FrameTable
  /// How far views that scroll show their content under bars, where they do.
  let scrollReach: [Int32: EdgeInsets]
  /// By node: the ideal widths of children of rows that have less, because neighbours take more than their
  /// least.
  private let squeezed: [Int32: Double]

  init(_ engine: Engine) {
    tree = engine.tree.adoptingFindings()
    options = engine.options
    canvas = engine.canvas
    issues =
      tree.issues + engine.issues.sorted { $0.key < $1.key }.flatMap(\.value)
      + tree.longColumns.flatMap(\.findings.issues)
    computedSizes = engine.computations
    analysedNodes = engine.analysedNodes
    frames = engine.frames
    scrollReach = engine.scrollReach
    squeezed = engine.squeezed
  }

  /// The result for a tree without nodes.
  init(tree: LayoutTree, options: LayoutOptions, canvas: Rect) {
    self.tree = tree
    self.options = options
    self.canvas = canvas
    issues = []
    computedSizes = 0
    analysedNodes = 0
    frames = FrameTable(count: 0)
    (scrollReach, squeezed) = ([:], [:])
  }

  /// By element: the ideal widths, in points, of texts that have less in their rows, because neighbours take
  /// more than their least. A higher layout priority gives it to the text.
  package var squeezedWidths: [Int: Double] {
    var widths: [Int: Double] = [:]
    for (node, width) in squeezed {
      let element = Int(tree.nodes[Int(node)].element)
      if element >= 0 { widths[element] = width }
    }
    return widths
  }

  /// The size the root took.
  public var size: Size { tree.nodes.isEmpty ? .zero : frames.sizes[0] }

  /// The memory of the nodes and their frames, in bytes.
  public var bytes: Int { tree.nodes.count * MemoryLayout<Node>.stride + frames.bytes }

  /// Whether a node has a frame: it is not hidden, superfluous, or out of sight in a list.
  public func isPlaced(node: Int) -> Bool { frames.isPlaced(node) }

  /// The frame of a node, or nil when it has none. Linear in the depth.
  public func frame(ofNode node: Int) -> Rect? {
    guard tree.nodes.indices.contains(node), isPlaced(node: node) else { return nil }
    var origin = Point.zero
    var current = Int32(node)
    while current >= 0 {
      origin = origin + frames.origins[Int(current)]
      current = tree.nodes[Int(current)].parent
    }
    return Rect(origin: origin, size: frames.sizes[node])
  }

  /// The frame of a node with every edge at its nearest pixel edge.
  public func snappedFrame(ofNode node: Int) -> Rect? {
    frame(ofNode: node).map(tree.grid.snapped)
  }

  /// The frame of an element: that of its outermost node.
  public func frame(ofElement element: Int) -> Rect? {
    guard let node = outerNode(ofElement: element) else { return nil }
    return frame(ofNode: node)
  }

  /// The frame of an element with every edge at its nearest pixel edge.
  public func snappedFrame(ofElement element: Int) -> Rect? {
    frame(ofElement: element).map(tree.grid.snapped)
  }

  /// The frame of an element's content: that of the node inside its own modifiers.
  public func contentFrame(ofElement element: Int) -> Rect? {
    guard let node = contentNode(ofElement: element) else { return nil }
    return frame(ofNode: node)
  }

  /// The frame of the box that an element's own modifiers paint around its content; nil without any painting.
  package func boxFrame(ofElement element: Int) -> Rect? {
    guard var node = outerNode(ofElement: element), let inner = contentNode(ofElement: element)
    else { return nil }
    while node != inner {
      if tree.nodes[node].drawing >= 0 { return frame(ofNode: node) }
      node = Int(tree.primaryChild(node))
    }
    return nil
  }

  /// The frame of the element with an identifier.
  public func frame(ofID id: String) -> Rect? {
    guard let element = element(id) else { return nil }
    return frame(ofElement: element)
  }

  /// The index of the element with an identifier; linear in the number of elements.
  public func element(_ id: String) -> Int? { tree.elements.lastIndex { $0.id == id } }

  /// The number of an element's outermost node.
  public func outerNode(ofElement element: Int) -> Int? {
    guard tree.elementNodes.indices.contains(element), tree.elementNodes[element] >= 0 else {
      return nil
    }
    return Int(tree.elementNodes[element])
  }

  /// The number of the node inside an element's own modifiers.
  public func contentNode(ofElement element: Int) -> Int? {
    guard var node = outerNode(ofElement: element) else { return nil }
    while tree.nodes[node].kind.isModifier {
      let inner = tree.primaryChild(node)
      guard inner >= 0, Int(tree.nodes[Int(inner)].element) == element else { break }
      node = Int(inner)
    }
    return node
  }

  /// The index of the element that an element stands in, or nil at the top.
  public func parent(ofElement element: Int) -> Int? {
    let parent = tree.elementParents[element]
    return parent < 0 ? nil : Int(parent)
  }
}

extension LayoutTree {
  /// The child that decides a node's size, or -1.
  @inline(__always)
  func primaryChild(_ node: Int) -> Int32 {
    let first = nodes[node].firstChild
    guard case .background = nodes[node].kind, first >= 0 else { return first }
    let second = nodes[Int(first)].nextSibling
    return second < 0 ? first : second
  }
}
