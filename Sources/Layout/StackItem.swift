import GalleyGeometry

/// One child of a stack while lengths are shared out.
struct StackItem: BitwiseCopyable {
  var node: Int32
  /// The place among the node's children.
  var ordinal: Int32
  var gap: Double
  /// The lengths at the proposals 0 and infinity; NaN while not needed.
  var least: Double
  var most: Double
  /// The same before rounding to device pixels; NaN while not needed.
  var exactLeast = Double.nan
  var exactMost = Double.nan
  var proposal: Proposal
  var size: Size
  /// The alignment guide for the size.
  var guide: Double

  /// The range of the length, which no scale changes.
  @inline(__always)
  var flexibility: Flexibility { Flexibility(least: exactLeast, most: exactMost) }
}

/// The values that the measuring order depends on, in one small value.
struct StackKey: BitwiseCopyable {
  var difference: Double
  /// The minimum, counted only among infinitely flexible children.
  var least: Double
  var index: Int32

  init(_ item: StackItem, _ index: Int32) {
    let flexibility = item.flexibility
    difference = flexibility.range
    least = difference == .infinity ? flexibility.roundedLeast : 0
    self.index = index
  }

  @inline(__always)
  func isAskedBefore(_ other: StackKey) -> Bool {
    if difference != other.difference { return difference < other.difference }
    return least != other.least ? least > other.least : index < other.index
  }
}
