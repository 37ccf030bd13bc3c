import GalleyGeometry

/// The layout algorithms over the arena. Lives for one layout; the frames it leaves are in
/// `frames`.
final class Engine {
  /// The tree, with its nodes once more as a pointer, which stays valid as long as the engine.
  let tree: LayoutTree
  let nodes: UnsafePointer<Node>
  let tables: NodeTables
  let frames: FrameTable
  let traits: UnsafeMutablePointer<Traits>
  let sizes: UnsafeMutablePointer<Size>
  let origins: UnsafeMutablePointer<Point>
  let proposals: UnsafeMutablePointer<Proposal>
  let cache: SizeCache
  let scratch = Scratch()
  let options: LayoutOptions
  let pixel: Double
  /// True if leaves count with their sizes before rounding to device pixels.
  private let isExact: Bool
  /// The engine that decides what no scale may decide otherwise; made when first asked.
  private var exactEngine: Engine?
  var spacings: SpacingTable
  var guideMemo: [GuideKey: Double] = [:]
  var leastWidths: [Int32: Double] = [:]
  var issues: [Int32: [LayoutIssue]] = [:]
  /// The ideal widths of children of rows that have less, because neighbours take more than their least.
  var squeezed: [Int32: Double] = [:]
  /// How far views that scroll show their content under bars, where they do.
  var scrollReach: [Int32: EdgeInsets] = [:]
  /// Depth of calls, and how many sizes were computed; apart from the object, so that counting
  /// costs no more than counting.
  private let counters = UnsafeMutablePointer<Int>.allocate(capacity: 2)
  @inline(__always) var depth: Int {
    get { counters[0] }
    set { counters[0] = newValue }
  }
  /// How many sizes were computed rather than found.
  @inline(__always) var computations: Int {
    get { counters[1] }
    set { counters[1] = newValue }
  }
  /// True if frames are being assigned, so that positions on the canvas are known.
  var isPlacing = false
  /// The canvas and the part of it that nothing covers; set before placing.
  var canvas = Rect.zero
  var canvasSafeArea = EdgeInsets.zero

  /// Analyses the tree, whose nodes the pointer names.
  ///
  /// - Parameter spacings: The spacing preferences of the tree, as far as they are known.
  init(
    _ tree: LayoutTree, nodes: UnsafePointer<Node>, options: LayoutOptions, isExact: Bool = false,
    spacings: SpacingTable = SpacingTable()
  ) {
    self.tree = tree
    self.isExact = isExact
    self.nodes = nodes
    tables = tree.tables
    frames = FrameTable(count: tree.nodes.count)
    traits = frames.traits
    sizes = frames.sizes
    origins = frames.origins
    proposals = frames.proposals
    cache = SizeCache(capacity: options.cacheCapacity)
    self.options = options
    self.spacings = spacings
    pixel = tree.grid.pixel
    counters.initialize(repeating: 0, count: 2)
    analyse()
  }

  deinit { counters.deallocate() }

  /// The size that a node takes for a proposal.
  @inline(__always)
  func size(_ index: Int32, _ proposal: Proposal) -> Size {
    let i = Int(index)
    if traits[i].bits.contains(.rigid) { return sizes[i] }
    return flexibleSize(i, proposal)
  }

  /// What a size that a node takes for a proposal would be if no text were rounded to device pixels:
  /// by it is decided who fits, who is asked first and what is left for others that hold text.
  @inline(__always)
  func exact(_ size: Size, of index: Int32, _ proposal: Proposal) -> Size {
    // A rigid node is as large as it was told to be, whatever it holds.
    if isExact || traits[Int(index)].bits.intersection([.holdsContent, .rigid]) != .holdsContent {
      return size
    }
    return exactSize(index, proposal)
  }

  /// How many nodes were looked at before anything was laid out.
  var analysedNodes: Int { tree.nodes.count + (exactEngine?.analysedNodes ?? 0) }

  private func exactSize(_ index: Int32, _ proposal: Proposal) -> Size {
    let engine =
      exactEngine
      ?? Engine(tree, nodes: nodes, options: options, isExact: true, spacings: spacings)
    exactEngine = engine
    return engine.size(index, proposal)
  }

  /// The size of a leaf that measures itself.
  func measure(_ leaf: any LeafLayout, _ proposal: Proposal) -> Size {
    let asked = proposal.proposedSize
    return sanitized(isExact ? leaf.exactSize(for: asked) : leaf.size(for: asked), proposal)
  }

  /// The size of a child that may be missing.
  @inline(__always)
  func childSize(_ index: Int32, _ proposal: Proposal) -> Size {
    index < 0 ? .zero : size(index, proposal)
  }

  private func flexibleSize(_ i: Int, _ asked: Proposal) -> Size {
    let bits = traits[i].bits
    if bits.contains(.calculated) { return computedSize(i, asked) }
    // Proposals that differ only in what the node ignores are one: saves half of the instructions
    // of stacks with spacers and of binary stacks, 15 % of those of rows of an application.
    var proposal = asked
    if bits.contains(.ignoresWidth) { proposal.width = .nan }
    if bits.contains(.ignoresHeight) { proposal.height = .nan }
    let isRemembered = bits.contains(.remembered)
    if isRemembered, let known = cache.find(traits + i, proposal) { return known }
    computations += 1
    depth += 1
    var result = Size.zero
    if depth % StackSwitcher.levels == 0 {
      StackSwitcher.run { result = self.computedSize(i, proposal) }
    } else {
      result = computedSize(i, proposal)
    }
    depth -= 1
    if isRemembered { cache.store(traits + i, proposal, result) }
    if bits.contains(.forgetful) { forgetSizes(below: i) }
    return result
  }

  /// With more children than this, a container's children remember their own sizes only: what is
  /// below them costs less to compute again than the memory of a hundred thousand rows.
  static let longestRememberedRow: Int32 = 512

  func forgetSizes(below root: Int) {
    exactEngine?.forgetSizes(below: root)
    var node = nodes[root].firstChild
    while node >= 0 {
      let i = Int(node)
      cache.release(traits + i)
      if nodes[i].firstChild >= 0 {
        node = nodes[i].firstChild
        continue
      }
      while nodes[Int(node)].nextSibling < 0 {
        node = nodes[Int(node)].parent
        if node == root { return }
      }
      node = nodes[Int(node)].nextSibling
    }
  }

  /// The child that decides a node's size, or -1.
  @inline(__always)
  func primary(_ i: Int) -> Int32 { tree.primaryChild(i) }
}

/// One remembered guide.
struct GuideKey: Hashable {
  var node: Int32
  var guide: Int16
  var width: UInt64
  var height: UInt64
}
