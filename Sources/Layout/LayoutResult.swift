public import GalleyGeometry

/// The frames of a tree. Frames are in points of the canvas, not rounded; the snapped ones are
/// those that are drawn.
public struct LayoutResult: Sendable {
  /// The tree that was laid out.
  public let tree: LayoutTree
  /// What else the frames depend on.
  public let options: LayoutOptions
  /// The rectangle the root was placed in, safe area included.
  public let canvas: Rect
  let state: LayoutState

  init(tree: LayoutTree, state: LayoutState, options: LayoutOptions, canvas: Rect) {
    self.tree = tree
    self.state = state
    self.options = options
    self.canvas = canvas
  }

  /// The size the root took.
  public var size: Size { tree.nodes.isEmpty ? .zero : state.sizes[0] }

  /// What the tree's author should know, in the order of the nodes.
  public var issues: [LayoutIssue] {
    state.issues.keys.sorted().flatMap { state.issues[$0] ?? [] }
  }

  /// The memory of the layout, in bytes: the tree's flat arrays, the frames, the cached sizes.
  public var bytes: Int {
    tree.nodes.count * MemoryLayout<Node>.stride
      + tree.parameters.count * MemoryLayout<Double>.stride + state.bytes
  }

  /// Whether a node has a frame: it is not hidden, superfluous, replaced, or out of sight in a
  /// list. Linear in the depth, as all lookups of single nodes.
  public func isPlaced(node: Int) -> Bool {
    var current = Int32(node)
    while current >= 0 {
      if !state.traits[Int(current)].bits.isDisjoint(with: [.unplaced, .dead]) { return false }
      current = tree.nodes[Int(current)].parent
    }
    return true
  }

  /// The frame of a node, or nil when it has none.
  public func frame(ofNode node: Int) -> Rect? {
    guard tree.nodes.indices.contains(node), isPlaced(node: node) else { return nil }
    var origin = Point.zero
    var current = Int32(node)
    while current >= 0 {
      origin = origin + state.origins[Int(current)]
      current = tree.nodes[Int(current)].parent
    }
    return Rect(origin: origin, size: state.sizes[node])
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
    while tree.nodes[node].operation.isModifier {
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

extension Operation {
  /// Whether a node wraps one child that it stands for.
  var isModifier: Bool { hasOneChild && self != .scroll || hasTwoChildren }
}

extension LayoutTree {
  /// The child that decides a node's size, or -1.
  func primaryChild(_ node: Int) -> Int32 {
    let first = nodes[node].firstChild
    guard nodes[node].operation == .background, first >= 0 else { return first }
    let second = nodes[Int(first)].nextSibling
    return second < 0 ? first : second
  }
}
