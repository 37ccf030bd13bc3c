import GalleyGeometry

/// The layout algorithms over the arena. Lives for one call: the tree's arrays and the state's
/// memory stay where they are meanwhile.
final class Engine {
  let nodes: UnsafePointer<Node>
  let parameters: UnsafePointer<Double>
  let tables: NodeTables
  let traits: UnsafeMutablePointer<Traits>
  let sizes: UnsafeMutablePointer<Size>
  let origins: UnsafeMutablePointer<Point>
  let offers: UnsafeMutablePointer<Offer>
  let state: LayoutState
  let cache: SizeCache
  let scratch = Scratch()
  let options: LayoutOptions
  let pixel: Double
  let names: (Int32) -> String?
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
  /// Whether frames are being assigned, so that positions on the canvas are known.
  var isPlacing = false
  /// The canvas and the part of it that nothing covers; set before placing.
  var canvas = Rect.zero
  var canvasSafeArea = EdgeInsets.zero

  init(
    nodes: UnsafePointer<Node>, parameters: UnsafePointer<Double>, tables: NodeTables,
    state: LayoutState, options: LayoutOptions, pixel: Double, names: @escaping (Int32) -> String?
  ) {
    self.nodes = nodes
    self.parameters = parameters
    self.tables = tables
    self.state = state
    traits = state.traits
    sizes = state.sizes
    origins = state.origins
    offers = state.offers
    cache = state.cache
    self.options = options
    self.pixel = pixel
    self.names = names
    counters.initialize(repeating: 0, count: 2)
  }

  deinit { counters.deallocate() }

  /// The size that a node takes for an offer.
  @inline(__always)
  func size(_ index: Int32, _ offer: Offer) -> Size {
    let i = Int(index)
    if traits[i].bits.contains(.rigid) { return sizes[i] }
    return flexibleSize(index, offer)
  }

  /// The size of a child that may be missing.
  @inline(__always)
  func childSize(_ index: Int32, _ offer: Offer) -> Size {
    index < 0 ? .zero : size(index, offer)
  }

  private func flexibleSize(_ index: Int32, _ asked: Offer) -> Size {
    let i = Int(index)
    let operation = nodes[i].operation
    if operation.rawValue < Operation.leaf.rawValue { return leafSize(i, asked) }
    // Questions that differ only in what the node ignores are one.
    var offer = asked
    let bits = traits[i].bits
    if bits.contains(.ignoresWidth) { offer.width = .nan }
    if bits.contains(.ignoresHeight) { offer.height = .nan }
    let isRemembered = !operation.asksOnce || bits.contains(.forgetful)
    if isRemembered, let known = cache.find(traits + i, offer) { return known }
    computations += 1
    depth += 1
    var result = Size.zero
    if depth % FreshStack.levels == 0 {
      FreshStack.run { result = self.computedSize(i, offer) }
    } else {
      result = computedSize(i, offer)
    }
    depth -= 1
    if isRemembered { cache.store(traits + i, offer, result) }
    if bits.contains(.forgetful) { forgetAnswers(below: i) }
    return result
  }

  /// With more children than this, a container's children remember their own answers only: what is
  /// below them costs less to compute again than the memory of a hundred thousand rows.
  static let longestRememberedRow: Int32 = 512

  func forgetAnswers(below root: Int) {
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

  /// Leaves whose answer is cheaper than a look into the cache.
  private func leafSize(_ i: Int, _ offer: Offer) -> Size {
    let numbers = parameters + Int(nodes[i].parameters)
    switch nodes[i].operation {
    case .fill: return Size(width: offer.width.or(10), height: offer.height.or(10))
    case .circle:
      let side = min(offer.width.or(10), offer.height.or(10))
      return Size(width: side, height: side)
    case .clamp:
      return Size(
        width: min(max(offer.width.or(numbers[1]), numbers[0]), numbers[2]),
        height: min(max(offer.height.or(numbers[4]), numbers[3]), numbers[5]))
    case .area: return areaSize(numbers[0], numbers[1], offer)
    case .spacer: return spacerSize(i, numbers[0], offer)
    case .divider: return dividerSize(i, numbers[0], offer)
    case .fixed: return Size(width: numbers[0], height: numbers[1])
    default: return .zero
    }
  }

  private func areaSize(_ area: Double, _ line: Double, _ offer: Offer) -> Size {
    let natural = line > 0 ? area / line : 0
    guard offer.width.isFinite else { return Size(width: natural, height: line) }
    return Size(width: offer.width, height: max(area / max(offer.width, 1), line))
  }

  private func spacerSize(_ i: Int, _ minimum: Double, _ offer: Offer) -> Size {
    let axis = nodes[i].axis
    var result = Size.zero
    if axis != 2 {
      let least = minimum.or(options.defaultSpacing.width)
      result.width = max(offer.width.or(least), least)
    }
    if axis != 1 {
      let least = minimum.or(options.defaultSpacing.height)
      result.height = max(offer.height.or(least), least)
    }
    return result
  }

  private func dividerSize(_ i: Int, _ thickness: Double, _ offer: Offer) -> Size {
    let line = thickness.or(pixel)
    return nodes[i].axis == 1
      ? Size(width: line, height: offer.height.or(10))
      : Size(width: offer.width.or(10), height: line)
  }

  private func computedSize(_ i: Int, _ offer: Offer) -> Size {
    switch nodes[i].operation {
    case .leaf:
      let answer = tables.leaves[Int(nodes[i].object)].size(for: offer.proposal)
      return sane(answer, offer)
    case .hstack, .vstack: return stackSize(i, offer)
    case .zstack: return layeredSize(i, offer)
    case .linear: return linear(i, offer, nil, nil)
    case .grid: return grid(i, offer, nil, nil)
    case .flow: return flow(i, offer, nil, nil)
    case .formRow: return formRow(i, offer, nil, nil)
    case .form: return form(i, offer, nil, nil)
    case .list: return listSize(i, offer)
    case .positions: return positionsSize(i, offer)
    case .reader: return Size(width: offer.width.or(10), height: offer.height.or(10))
    case .custom: return customSize(i, offer)
    default: return modifierSize(i, offer)
    }
  }

  /// An answer of foreign code with NaN and negative lengths made 0, and an infinite length for a
  /// finite offer made the offer (10 for nil).
  func sane(_ answer: Size, _ offer: Offer) -> Size {
    func length(_ value: Double, _ offered: Double) -> Double {
      if value.isFinite { return max(value, 0) }
      if value.isNaN || value < 0 { return 0 }
      return offered.or(10)
    }
    return Size(
      width: length(answer.width, offer.width), height: length(answer.height, offer.height))
  }
}
