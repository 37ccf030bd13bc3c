import GalleyGeometry

/// The values that the engine knows of one node besides its description.
struct Traits {
  var bits: Bits = []
  /// The guides that the node may define explicitly, as seen from outside.
  var guides: UInt16 = 0
  /// The number of its preferred spacing; 0 is an ordinary leaf's.
  var spacing: Int32 = 0
  var priority: Float = 0
  /// The start of its cached sizes; -1 for a node without any.
  var cache: Int32 = -1
  var cacheCount: UInt8 = 0
  var cacheNext: UInt8 = 0
  var isCacheLarge = false

  struct Bits: OptionSet {
    let rawValue: UInt16
    /// Takes the same size for every proposal, which is already known, and arranges its children
    /// the same way every time.
    static let rigid = Bits(rawValue: 1)
    /// Has a frame, as has every node above: neither hidden, superfluous, nor outside the viewport
    /// of a list.
    static let placed = Bits(rawValue: 2)
    /// The size does not depend on the width proposed.
    static let ignoresWidth = Bits(rawValue: 4)
    /// The size does not depend on the height proposed.
    static let ignoresHeight = Bits(rawValue: 8)
    /// A stack of rigid children and spacers; see `isSpaced`.
    static let spaced = Bits(rawValue: 16)
    /// One of very many siblings: what is below it is forgotten whenever it has been measured.
    static let forgetful = Bits(rawValue: 32)
    /// The size costs less to calculate than to look up.
    static let calculated = Bits(rawValue: 64)
    /// Sizes are kept in the cache.
    static let remembered = Bits(rawValue: 128)
    /// The size is that of content which is cut for want of room, such as text.
    static let holdsContent = Bits(rawValue: 256)
    /// A width below is a fraction of the width proposed.
    static let relativeWidth = Bits(rawValue: 512)
    /// A height below is a fraction of the height proposed.
    static let relativeHeight = Bits(rawValue: 1024)

    /// Its frame is the slot that it was given, and may be larger than what it takes.
    static let stretched = Bits(rawValue: 2048)

    /// In every width from what it takes in endless width on it takes just that, as words do, or its
    /// width at most, as a frame with a maximum does.
    static let hugsWidth = Bits(rawValue: 4096)
    /// The same of its height.
    static let hugsHeight = Bits(rawValue: 8192)

    /// Titles of controls are part of the content; see `LeafLayout.isTitle`.
    static let holdsTitle = Bits(rawValue: 16384)
    /// Other words are part of the content.
    static let holdsText = Bits(rawValue: 32768)

    /// The bits that a container has if one of its children has them.
    static let content: Bits = [.holdsContent, .holdsTitle, .holdsText]
    static let hugsBoth: Bits = [.hugsWidth, .hugsHeight]
    static let ignoresBoth: Bits = [.ignoresWidth, .ignoresHeight]
    static let relativeBoth: Bits = [.relativeWidth, .relativeHeight]
    static let rigidBits: Bits = [.rigid, .ignoresWidth, .ignoresHeight]

    /// The bits of the axes that are ignored.
    @inline(__always)
    init(ignoresWidth: Bool, ignoresHeight: Bool) {
      self = []
      if ignoresWidth { insert(.ignoresWidth) }
      if ignoresHeight { insert(.ignoresHeight) }
    }

    /// True if all of its words are titles of controls.
    var isTitled: Bool { contains(.holdsTitle) && !contains(.holdsText) }

    /// The axes along which it takes no more than it needs, or the same whatever is offered.
    var hugged: Bits {
      var result = intersection(.hugsBoth)
      if contains(.ignoresWidth) { result.insert(.hugsWidth) }
      if contains(.ignoresHeight) { result.insert(.hugsHeight) }
      return result
    }

    @inline(__always)
    init(rawValue: UInt16) { self.rawValue = rawValue }
  }
}

/// The frames of a layout: flat arrays with one entry for every node, origins relative to the
/// parent.
///
/// `@unchecked Sendable`: written only by the engine that made it, before a result hands it out.
final class FrameTable: @unchecked Sendable {
  let count: Int
  let traits: UnsafeMutablePointer<Traits>
  let sizes: UnsafeMutablePointer<Size>
  let origins: UnsafeMutablePointer<Point>
  let proposals: UnsafeMutablePointer<Proposal>

  init(count: Int) {
    self.count = count
    traits = LargeMemory.allocate(Traits.self, capacity: max(count, 1))
    sizes = LargeMemory.allocate(Size.self, capacity: max(count, 1))
    origins = LargeMemory.allocate(Point.self, capacity: max(count, 1))
    proposals = LargeMemory.allocate(Proposal.self, capacity: max(count, 1))
  }

  deinit {
    traits.deallocate()
    sizes.deallocate()
    origins.deallocate()
    proposals.deallocate()
  }

  /// The memory of the arrays, in bytes.
  var bytes: Int {
    count
      * (MemoryLayout<Traits>.stride + 2 * MemoryLayout<Size>.stride
        + MemoryLayout<Proposal>.stride)
  }

  @inline(__always)
  func isPlaced(_ node: Int) -> Bool { traits[node].bits.contains(.placed) }
}
