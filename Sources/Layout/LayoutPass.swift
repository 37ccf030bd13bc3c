public import GalleyGeometry

/// Lays a tree out, again and again: what did not change since the last time is not measured or
/// placed anew.
///
/// A pass is a value for one task. Copies share their memory until one of them changes.
public struct LayoutPass: Sendable {
  /// The tree as it is now.
  public private(set) var tree: LayoutTree
  /// What else the frames depend on.
  public let options: LayoutOptions
  private var state: LayoutState
  private var analysed = 0
  private var lastBounds: Rect?
  private var lastProposal: ProposedSize?
  /// How many sizes the last run computed rather than found; at most a few per node.
  public private(set) var computedSizes = 0

  /// Prepares a pass; nothing is measured yet.
  public init(_ tree: LayoutTree, options: LayoutOptions = LayoutOptions()) {
    self.tree = tree
    self.options = options
    state = LayoutState(capacity: tree.nodes.count, cacheCapacity: options.cacheCapacity)
  }

  /// Lays out. The root is offered the proposal less the safe area's insets and placed in the
  /// bounds less the same insets; bounds default to the proposal at the origin, with the root's
  /// own length where the proposal is nil or infinite.
  public mutating func run(_ proposal: ProposedSize, in bounds: Rect? = nil) -> LayoutResult {
    makeStateUnique()
    guard !tree.nodes.isEmpty else {
      return LayoutResult(tree: tree, state: state, options: options, canvas: bounds ?? .zero)
    }
    var canvas = Rect.zero
    let nodeCount = tree.nodes.count
    let start = analysed
    withEngine { engine in
      if start < nodeCount {
        engine.state.count = nodeCount
        engine.analyse(start..<nodeCount)
      }
      canvas = engine.placeRoot(proposal, bounds)
    }
    analysed = nodeCount
    lastProposal = proposal
    lastBounds = bounds
    return LayoutResult(tree: tree, state: state, options: options, canvas: canvas)
  }

  /// The size the root takes for an offer, without placing anything.
  public mutating func size(for proposal: ProposedSize) -> Size {
    makeStateUnique()
    guard !tree.nodes.isEmpty else { return .zero }
    let nodeCount = tree.nodes.count
    let start = analysed
    var result = Size.zero
    withEngine { engine in
      if start < nodeCount {
        engine.state.count = nodeCount
        engine.analyse(start..<nodeCount)
      }
      result = engine.size(0, Offer(proposal))
    }
    analysed = nodeCount
    return result
  }

  private mutating func makeStateUnique() {
    if !isKnownUniquelyReferenced(&state) || state.capacity < tree.nodes.count {
      let room = state.capacity < tree.nodes.count ? tree.nodes.count * 3 / 2 : state.capacity
      state = state.copy(capacity: room)
    }
  }

  mutating func measure(_ body: (Engine) -> Void) { withEngine(body) }

  private mutating func withEngine(_ body: (Engine) -> Void) {
    let state = state
    let tables = tree.tables
    let elements = tree.elements
    let pixel = tree.grid.pixel
    let options = options
    var computed = 0
    tree.nodes.withUnsafeBufferPointer { nodes in
      tree.parameters.withUnsafeBufferPointer { parameters in
        guard let base = nodes.baseAddress else { return }
        var none = 0.0
        withUnsafePointer(to: &none) { empty in
          let engine = Engine(
            nodes: base, parameters: parameters.baseAddress ?? empty, tables: tables,
            state: state, options: options, pixel: pixel,
            names: { LayoutPass.name($0, base, tables, elements) })
          body(engine)
          computed = engine.computations
        }
      }
    }
    computedSizes = computed
  }

  /// What siblings may call a positioned node: its own identifier, or its element's.
  private static func name(
    _ node: Int32, _ nodes: UnsafePointer<Node>, _ tables: NodeTables, _ elements: [Element]
  ) -> String? {
    if let own = tables.positionNames[Int(nodes[Int(node)].object)] { return own }
    let parent = nodes[Int(node)].parent
    let outer = parent < 0 ? -1 : nodes[Int(parent)].element
    var current = node
    while current >= 0 {
      let element = nodes[Int(current)].element
      if element >= 0, element != outer, let id = elements[Int(element)].id { return id }
      current = nodes[Int(current)].firstChild
      if current >= 0, nodes[Int(current)].nextSibling >= 0 { return nil }
    }
    return nil
  }
}

extension LayoutPass {
  /// Replaces everything below and including a node by what the closure builds, for the next run.
  /// Only the ancestors' answers are forgotten. The new nodes belong to the same element as the
  /// parent of the replaced node unless the closure opens elements of its own. The memory of the
  /// replaced nodes is kept as long as the pass.
  ///
  /// - Returns: the number of the new node. Numbers of replaced nodes name nothing any more.
  @discardableResult
  public mutating func replace(
    node old: Int, _ build: (inout LayoutTree.Builder) -> Void
  ) -> Int {
    precondition(tree.nodes.indices.contains(old), "no such node")
    makeAnalysed()
    let new = tree.append(inPlaceOf: old, build)
    makeStateUnique()
    let range = analysed..<tree.nodes.count
    withEngine { engine in
      engine.state.count = range.upperBound
      engine.analyse(range)
      engine.retire(old)
      engine.refreshAncestors(of: new)
    }
    analysed = tree.nodes.count
    return new
  }

  /// Changes the lengths of a fixed leaf, for the next run.
  public mutating func setSize(ofFixedLeaf node: Int, to size: Size) {
    precondition(
      tree.nodes.indices.contains(node) && tree.nodes[node].operation == .fixed,
      "not a fixed leaf")
    makeAnalysed()
    makeStateUnique()
    tree.setFixed(node, size)
    withEngine { engine in
      let old = engine.traits[node].bits
      engine.analyse(node)
      if !old.contains(.unplaced) { engine.traits[node].bits.remove(.unplaced) }
      engine.refreshAncestors(of: node)
    }
  }

  /// Forgets what a leaf with a layout of its own answered, for the next run.
  public mutating func invalidate(node: Int) {
    precondition(tree.nodes.indices.contains(node), "no such node")
    makeAnalysed()
    makeStateUnique()
    withEngine { engine in
      engine.forget(node)
      engine.refreshAncestors(of: node)
    }
  }

  private mutating func makeAnalysed() {
    if analysed == 0, !tree.nodes.isEmpty { _ = size(for: .zero) }
  }
}

extension LayoutTree {
  /// Appends what a closure builds and links it where another node stood.
  mutating func append(inPlaceOf old: Int, _ build: (inout Builder) -> Void) -> Int {
    let parent = nodes[old].parent
    let new = nodes.count
    var builder = Builder(self)
    self = LayoutTree(grid: grid, direction: direction) { _ in }
    builder.beginReplacement(parent: parent, axis: builder.tree.nodes[old].axis)
    build(&builder)
    if builder.tree.nodes.count == new { builder.leaf(.empty) }
    self = builder.tree
    let sibling = nodes[old].nextSibling
    nodes[new].parent = parent
    nodes[new].nextSibling = sibling
    if parent >= 0 {
      relink(parent, from: Int32(old), to: Int32(new))
      if nodes[new].operation == .viewPosition { nodes[Int(parent)].flags.insert(.hasPositioned) }
    }
    if elementNodes.indices.contains(Int(nodes[old].element)),
      elementNodes[Int(nodes[old].element)] == old, nodes[new].element == nodes[old].element
    {
      elementNodes[Int(nodes[old].element)] = Int32(new)
    }
    return new
  }

  private mutating func relink(_ parent: Int32, from old: Int32, to new: Int32) {
    var child = nodes[Int(parent)].firstChild
    if child == old {
      nodes[Int(parent)].firstChild = new
      return
    }
    while child >= 0 {
      let next = nodes[Int(child)].nextSibling
      if next == old {
        nodes[Int(child)].nextSibling = new
        return
      }
      child = next
    }
  }

  mutating func setFixed(_ node: Int, _ size: Size) {
    let start = Int(nodes[node].parameters)
    parameters[start] = LayoutTree.length(size.width)
    parameters[start + 1] = LayoutTree.length(size.height)
  }
}

extension LayoutTree {
  /// Lays out once. See `LayoutPass.run`.
  public func layout(
    _ proposal: ProposedSize, in bounds: Rect? = nil, options: LayoutOptions = LayoutOptions()
  ) -> LayoutResult {
    var pass = LayoutPass(self, options: options)
    return pass.run(proposal, in: bounds)
  }
}
