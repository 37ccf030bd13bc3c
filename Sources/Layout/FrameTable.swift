import GalleyGeometry

/// The facts that the engine has found out about one node, apart from its frame. `Engine.analyse` sets most of it.
struct Traits {
  var bits: Bits = []
  /// The alignment guides that the node may define for its parent, as a set of bits by their numbers.
  var guides: UInt16 = 0
  /// The number of its spacing preferences in the `SpacingTable`; 0 for the default.
  var spacing: Int32 = 0
  var priority: Float = 0
  /// The start of its cached sizes; -1 for a node without any.
  var cache: Int32 = -1
  var cacheCount: UInt8 = 0
  var cacheNext: UInt8 = 0
  var isCacheLarge = false

  struct Bits: OptionSet {
    let rawValue: UInt16
    /// The node takes the same size for every proposal, and arranges its children the same way every time. Its size is
    /// known after the analysis.
    static let rigid = Bits(rawValue: 1 << 0)
    /// The node has a frame, as have all of its ancestors: none is hidden, left out, or outside of the viewport of a
    /// list.
    static let placed = Bits(rawValue: 1 << 1)
    /// The size does not depend on the proposed width.
    static let ignoresWidth = Bits(rawValue: 1 << 2)
    /// The size does not depend on the proposed height.
    static let ignoresHeight = Bits(rawValue: 1 << 3)
    /// The node is a stack of rigid children and spacers; see `isSpaced`.
    static let spaced = Bits(rawValue: 1 << 4)
    /// The node has so many siblings that the sizes below it are removed from the cache after each of its measurements;
    /// see `Engine.longestRememberedRow`.
    static let forgetful = Bits(rawValue: 1 << 5)
    /// The size costs less to calculate than to look up.
    static let calculated = Bits(rawValue: 1 << 6)
    /// The sizes of the node are stored in the cache.
    static let remembered = Bits(rawValue: 1 << 7)
    /// The node contains content that is truncated when there is too little room, such as text.
    static let holdsContent = Bits(rawValue: 1 << 8)
    /// The width of the node or of a descendant is a fraction of the proposed width.
    static let relativeWidth = Bits(rawValue: 1 << 9)
    /// The height of the node or of a descendant is a fraction of the proposed height.
    static let relativeHeight = Bits(rawValue: 1 << 10)

    /// The frame of the node is the slot that it was given, which may be larger than its size.
    static let stretched = Bits(rawValue: 1 << 11)

    /// The node hugs its content: proposed more width than it takes when the width is unlimited, it still takes that
    /// width, as text does. A frame with a maximum, which takes the maximum at most, counts as well.
    static let hugsWidth = Bits(rawValue: 1 << 12)
    /// The node hugs its content in the same way with regard to height.
    static let hugsHeight = Bits(rawValue: 1 << 13)

    /// Its content includes the title of a control; see `LeafLayout.isTitle`.
    static let holdsTitle = Bits(rawValue: 1 << 14)
    /// Its content includes text that is not the title of a control.
    static let holdsText = Bits(rawValue: 1 << 15)

    /// The bits about content, which a container has if one of its children has them.
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

    /// The axes on which the node hugs its content, or on which its size does not depend on the proposal.
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
