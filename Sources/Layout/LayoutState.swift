import GalleyGeometry

/// What the engine knows of one node besides its description.
struct Traits {
  var bits: Bits = []
  /// The guides that the node may define explicitly, as seen from outside.
  var guides: UInt16 = 0
  /// The number of its spacing preferences; 0 is an ordinary leaf's.
  var spacing: Int32 = 0
  var priority: Float = 0
  /// Where its cached sizes begin, or -1.
  var cache: Int32 = -1
  var cacheCount: UInt8 = 0
  var cacheNext: UInt8 = 0
  var isCacheLarge = false

  struct Bits: OptionSet {
    let rawValue: UInt16
    /// Answers every proposal with the same size, which is already known, and arranges its
    /// children the same way every time.
    static let rigid = Bits(rawValue: 1)
    /// Something in the subtree has changed since it was placed.
    static let dirty = Bits(rawValue: 2)
    /// The walk has to arrange the children.
    static let visit = Bits(rawValue: 4)
    /// Not placed: hidden, superfluous, or outside the viewport of a list.
    static let unplaced = Bits(rawValue: 8)
    /// The arrangement below depends on more than size and proposal: on the safe area.
    static let environmental = Bits(rawValue: 16)
    /// Has been given a frame.
    static let placed = Bits(rawValue: 32)
    /// Belongs to a part of the tree that was replaced.
    static let dead = Bits(rawValue: 64)
    /// The size does not depend on the width offered.
    static let ignoresWidth = Bits(rawValue: 128)
    /// The size does not depend on the height offered.
    static let ignoresHeight = Bits(rawValue: 256)
    static let ignoresBoth: Bits = [.ignoresWidth, .ignoresHeight]
    /// A stack of rigid children and spacers; see `isSpaced`.
    static let spaced = Bits(rawValue: 512)
    /// One of very many siblings: what is below it is forgotten whenever it has answered.
    static let forgetful = Bits(rawValue: 1024)
  }
}

/// The engine's memory: flat arrays with one entry for every node. Handed out inside results,
/// after which a pass copies it before it changes anything.
///
/// `@unchecked Sendable`: written only by the pass that owns the single reference.
final class LayoutState: @unchecked Sendable {
  private(set) var capacity: Int
  var count = 0
  private(set) var traits: UnsafeMutablePointer<Traits>
  private(set) var sizes: UnsafeMutablePointer<Size>
  private(set) var origins: UnsafeMutablePointer<Point>
  private(set) var offers: UnsafeMutablePointer<Offer>
  let cache: SizeCache
  var spacings = SpacingTable()
  var guideMemo: [GuideKey: Double] = [:]
  var issues: [Int32: [LayoutIssue]] = [:]

  convenience init(capacity: Int, cacheCapacity: Int) {
    self.init(capacity: capacity, cache: SizeCache(capacity: cacheCapacity))
  }

  private init(capacity: Int, cache: SizeCache) {
    self.capacity = max(capacity, 1)
    traits = LargeMemory.allocate(Traits.self, capacity: self.capacity)
    sizes = LargeMemory.allocate(Size.self, capacity: self.capacity)
    origins = LargeMemory.allocate(Point.self, capacity: self.capacity)
    offers = LargeMemory.allocate(Offer.self, capacity: self.capacity)
    self.cache = cache
  }

  deinit {
    traits.deallocate()
    sizes.deallocate()
    origins.deallocate()
    offers.deallocate()
  }

  /// A copy that may be changed.
  func copy(capacity newCapacity: Int) -> LayoutState {
    let other = LayoutState(
      capacity: max(newCapacity, count), cache: SizeCache(copying: cache))
    other.count = count
    other.traits.update(from: traits, count: count)
    other.sizes.update(from: sizes, count: count)
    other.origins.update(from: origins, count: count)
    other.offers.update(from: offers, count: count)
    other.spacings = spacings
    other.issues = issues
    return other
  }

  /// The bytes per node of the flat arrays and the bytes of cached sizes.
  var bytes: Int {
    count
      * (MemoryLayout<Traits>.stride + 2 * MemoryLayout<Size>.stride + MemoryLayout<Offer>.stride)
      + cache.bytes
  }
}

/// One remembered guide.
struct GuideKey: Hashable {
  var node: Int32
  var guide: Int16
  var width: UInt64
  var height: UInt64
}
