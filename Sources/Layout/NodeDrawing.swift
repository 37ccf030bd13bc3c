public import GalleyGeometry
public import GalleyPainting

/// The painting of a node, beneath and above its children. Scopes such as clips and layers are opened beneath
/// and closed above.
public protocol NodeDrawing: Sendable {
  /// The distance by which painting may leave the frame on any side, in points: shadows, thick strokes.
  /// Painting that leaves it further may be missing if only a part of the canvas is painted. 64 by default.
  var overflow: Double { get }
  /// Returns the area in which the painting inside a rectangle, children included, may be seen: shadows and
  /// blurs of the content reach beyond it, turns move it. In points of the node, whose size is given; the
  /// rectangle itself by default.
  func reach(of content: Rect, in size: Size) -> Rect
  /// The inverse: returns the area of the content that may be seen in a part of the picture. In points of the
  /// node, whose size is given; by default the part itself, which every drawing must override if it has a
  /// `reach` of its own for its content.
  func content(seenIn part: Rect, in size: Size) -> Rect
  /// Paints before the children. The frame is in points, absolute, not snapped.
  func paintBackground(in frame: Rect, of node: DrawnNode, with painter: inout Painter)
  /// Paints after the children.
  func paintForeground(in frame: Rect, of node: DrawnNode, with painter: inout Painter)
  /// Returns true if some of the content is left out for lack of space, such as the end of a text.
  func isCut(_ node: DrawnNode) -> Bool
  /// True if the painting depends on the frames of the other children of the node's parent.
  var readsSiblings: Bool { get }
  /// Characters of the content that no font shows, each once, in the order of their appearance.
  var missingCharacters: [Unicode.Scalar] { get }
}

extension NodeDrawing {
  /// Enough for ordinary shadows.
  public var overflow: Double { 64 }
  /// The rectangle itself.
  public func reach(of content: Rect, in size: Size) -> Rect { content }
  /// The part itself.
  public func content(seenIn part: Rect, in size: Size) -> Rect { part }
  /// Paints nothing.
  public func paintBackground(in frame: Rect, of node: DrawnNode, with painter: inout Painter) {}
  /// Paints nothing.
  public func paintForeground(in frame: Rect, of node: DrawnNode, with painter: inout Painter) {}
  /// No.
  public func isCut(_ node: DrawnNode) -> Bool { false }
  /// No.
  public var readsSiblings: Bool { false }
  /// None, for drawings without text.
  public var missingCharacters: [Unicode.Scalar] { [] }
}

/// The values of its node that a drawing may use besides the frame.
public struct DrawnNode: Sendable {
  /// Device pixels.
  public var grid: PixelGrid
  /// The layout direction, which decides the side of leading.
  public var direction: LayoutDirection
  /// The proposal that produced the frame's size.
  public var proposal: ProposedSize
  /// The lines between a list's rows, absolute and not snapped; empty for other nodes.
  public var separators: [Rect] = []
  /// The frames of all children of the node's parent for a drawing that reads them, absolute and not snapped, nil for
  /// those without one; empty for other nodes.
  public var siblings: [Rect?] = []
  /// The distance by which a view that scrolls shows its content beyond its frame: to the canvas's edges
  /// where the frame ends at a bar or with the safe area, along the axes that scroll. Zero for other nodes.
  public var scrollReach = EdgeInsets.zero
  /// The part of the canvas that is painted, in points, before the transforms of the node and of its
  /// ancestors; nil for all of it. Content further outside than a drawing's overflow need not be painted.
  package var viewport: Rect?
}
