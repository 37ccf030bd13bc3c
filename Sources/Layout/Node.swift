/// What a node does, as a small number: the hot path switches over it.
enum Operation: UInt8 {
  // Leaves.
  case empty
  case fixed
  case fill
  case circle
  case clamp
  case area
  case spacer
  case divider
  case leaf
  // One child.
  case passthrough
  case frame
  case flexibleFrame
  case padding
  case fixedSize
  case aspectRatio
  case offset
  case position
  case priority
  case guide
  case relative
  case spacing
  case constraints
  case direction
  case ignoresSafeArea
  case scroll
  case viewPosition
  case item
  // Two children.
  case background
  case overlay
  case safeAreaInset
  // Several children.
  case hstack
  case vstack
  case zstack
  case reader
  case linear
  case grid
  case flow
  case formRow
  case form
  case list
  case positions
  case custom

  /// Whether only the first child counts.
  var hasOneChild: Bool {
    rawValue >= Operation.passthrough.rawValue && rawValue <= Operation.item.rawValue
  }
  /// Whether the node has two children with fixed parts.
  var hasTwoChildren: Bool {
    rawValue >= Operation.background.rawValue && rawValue <= Operation.safeAreaInset.rawValue
  }
  /// Whether the size is one question to one child and a little arithmetic, cheaper to do again
  /// than to remember.
  @inline(__always)
  var asksOnce: Bool {
    switch self {
    case .passthrough, .frame, .flexibleFrame, .padding, .fixedSize, .offset, .priority, .guide,
      .relative, .spacing, .constraints, .direction, .item, .background, .overlay:
      true
    default: false
    }
  }
  /// Whether children that carry a view position are left out of the arrangement.
  var leavesOutPositioned: Bool { self == .hstack || self == .vstack || self == .zstack }
}

/// One node of the arena: plain numbers, links by index, parameters and objects in side tables.
struct Node {
  var operation: Operation
  /// The axis of the nearest stack, through modifiers: 0 none, 1 horizontal, 2 vertical.
  var axis: UInt8 = 0
  var flags: Flags = []
  var horizontalGuide: Int16 = 1
  var verticalGuide: Int16 = 4
  var parent: Int32 = -1
  var firstChild: Int32 = -1
  var nextSibling: Int32 = -1
  var childCount: Int32 = 0
  var parameters: Int32 = 0
  /// An index into the side table of the operation, or a small number of its own.
  var object: Int32 = 0
  var drawing: Int32 = -1
  var element: Int32 = -1

  struct Flags: OptionSet {
    let rawValue: UInt8
    /// The children's x is mirrored in this node.
    static let mirrored = Flags(rawValue: 1)
    /// A fixed leaf with baselines behind its lengths.
    static let hasBaselines = Flags(rawValue: 2)
    /// A child has a view position.
    static let hasPositioned = Flags(rawValue: 4)
  }
}

/// The numbers of the built-in guides; custom ones follow in order of appearance.
enum GuideNumber {
  static let leading: Int16 = 0
  static let top: Int16 = 3
  static let firstTextBaseline: Int16 = 6
  static let lastTextBaseline: Int16 = 7
  static let custom: Int16 = 8
  /// The guides that pass through containers: baselines and custom ones.
  static let passingContainers: UInt16 = 0xffc0

  /// The bit of a guide in a mask; all from the fifteenth on share the last.
  @inline(__always)
  static func bit(_ guide: Int16) -> UInt16 { 1 << UInt16(truncatingIfNeeded: min(guide, 15)) }

  @inline(__always)
  static func isHorizontal(_ guide: Int16, _ tables: borrowing NodeTables) -> Bool {
    guide < 3 || (guide >= custom && tables.customGuides[Int(guide - custom)].isHorizontal)
  }
}
