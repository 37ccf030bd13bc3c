public import GalleyGeometry

/// What a container reads from one of its children.
public struct LayoutItem: Hashable, Sendable {
  /// True if the child takes neither length nor spacing and is not painted.
  public var isHidden = false
  /// How strongly the child refuses to grow (UIKit's content hugging, 1…1000).
  public var hugging: Double = 250
  /// How strongly the child refuses to shrink (UIKit's compression resistance, 1…1000).
  public var compression: Double = 750
  /// The share of surplus length taken in the growing distributions and in flex containers; negative
  /// counts as 0. Nil is 1 in the former, 0 in the latter.
  public var grow: Double?
  /// The share of missing length given up in the shrinking distributions; negative counts as 0.
  public var shrink: Double = 1
  /// The relative size in a form row; a negative or non-finite one counts as 0.
  public var weight: Double = 1
  /// The least length in a form row, in points.
  public var minLength: Double = 0
  /// The largest length in a form row, in points.
  public var maxLength: Double = .infinity
  /// The gap after the child in a linear container, in points; nil is the container's spacing.
  public var spacingAfter: Double?
  /// The length in a flex container before it grows or shrinks, in points; nil is the ideal one.
  public var basis: Double?
  /// The place among the children of a flex container: lower ones come first, equal ones as they stand.
  public var order = 0
  /// Where the child sits across its line in a flex container; nil is as the container says.
  public var crossAlignment: FlexAlignment?
  /// The number of columns taken in a grid; less than 1 counts as 1.
  public var columnSpan = 1
  /// The number of lines taken in a grid; less than 1 counts as 1.
  public var rowSpan = 1
  /// Where it stands in its room in a grid of rows, as shares of what is free; nil is as its column and
  /// its row say.
  public var cellAnchor: UnitPoint?
  /// The axes along which it asks a grid of rows for no room and takes what the others leave.
  public var unsizedAxes: Axis.Set = []
  /// The place among siblings in the order of painting: higher ones are in front, equal ones as they
  /// stand.
  public var zIndex: Double = 0

  /// Where the content sits in a slot that is larger or smaller than it.
  public var alignment = Alignment.center

  /// An item that changes nothing.
  public init() {}
}
