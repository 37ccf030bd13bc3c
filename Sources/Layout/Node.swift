import GalleyGeometry

/// One node of the arena: plain data, links by index; -1 links to nothing.
struct Node {
  var kind: NodeKind.Stored
  /// The axis of the nearest stack, through modifiers; nil outside of stacks and in layers.
  var stackAxis: Axis?
  var flags: Flags = []
  var horizontalGuide = GuideNumber.horizontalCenter
  var verticalGuide = GuideNumber.verticalCenter
  var parent: Int32 = -1
  var firstChild: Int32 = -1
  var nextSibling: Int32 = -1
  var childCount: Int32 = 0
  var drawing: Int32 = -1
  var element: Int32 = -1

  struct Flags: OptionSet {
    let rawValue: UInt8
    /// The children's x is mirrored in this node.
    static let mirrored = Flags(rawValue: 1)
    /// A child has a view position.
    static let hasPositioned = Flags(rawValue: 2)
    /// Children are painted in an order other than their own.
    static let isReordered = Flags(rawValue: 4)
  }

  @inline(__always)
  var isSpacer: Bool {
    if case .spacer = kind { true } else { false }
  }

  @inline(__always)
  var isPositioned: Bool {
    if case .viewPosition = kind { true } else { false }
  }
}

/// The numbers of the built-in guides; custom ones follow in order of appearance.
enum GuideNumber {
  static let leading: Int16 = 0
  static let horizontalCenter: Int16 = 1
  static let trailing: Int16 = 2
  static let top: Int16 = 3
  static let verticalCenter: Int16 = 4
  static let bottom: Int16 = 5
  static let firstTextBaseline: Int16 = 6
  static let lastTextBaseline: Int16 = 7
  static let custom: Int16 = 8
  /// The mask of both baselines.
  static let baselines: UInt16 = 0xc0
  /// The mask of the guides that pass through containers: baselines and custom ones.
  static let passingContainers: UInt16 = 0xffc0

  /// The bit of a guide in a mask; all from the fifteenth on share the last.
  @inline(__always)
  static func bit(_ guide: Int16) -> UInt16 { 1 << UInt16(truncatingIfNeeded: min(guide, 15)) }

  @inline(__always)
  static func isHorizontal(_ guide: Int16, _ tables: borrowing NodeTables) -> Bool {
    guide < 3 || (guide >= custom && tables.customGuides[Int(guide - custom)].isHorizontal)
  }
}
