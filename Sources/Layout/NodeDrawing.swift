public import GalleyGeometry
public import GalleyPainting

/// What a node paints, beneath and above its children. Scopes such as clips and layers are opened
/// beneath and closed above.
public protocol NodeDrawing: Sendable {
  /// How far painting may leave the frame on any side, in points: shadows, thick strokes. What
  /// leaves it further may be missing when only a part of the canvas is painted. 64 by default.
  var overflow: Double { get }
  /// Where what is painted inside a rectangle, children included, may be seen: shadows and blurs of
  /// the content reach beyond it, turns move it. In points of the node, whose size is given; the
  /// rectangle itself unless the drawing says otherwise.
  func reach(of content: Rect, in size: Size) -> Rect
  /// The other way round: what of the content may be seen in a part of the picture. In points of
  /// the node, whose size is given; the part itself unless the drawing says otherwise, as every
  /// drawing must that has a `reach` of its own for what lies inside.
  func content(seenIn part: Rect, in size: Size) -> Rect
  /// Paints before the children. The frame is in points, absolute, not snapped.
  func paintBackground(in frame: Rect, of node: DrawnNode, with painter: inout Painter)
  /// Paints after the children.
  func paintForeground(in frame: Rect, of node: DrawnNode, with painter: inout Painter)
  /// Whether something of the content is left out for want of room, such as the end of a text.
  func isCut(_ node: DrawnNode) -> Bool
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
  /// None, for drawings without text.
  public var missingCharacters: [Unicode.Scalar] { [] }
}

/// What a drawing may know about its node besides the frame.
public struct DrawnNode: Sendable {
  /// Device pixels.
  public var grid: PixelGrid
  /// Where leading is.
  public var direction: LayoutDirection
  /// The proposal that produced the frame's size.
  public var proposal: ProposedSize
  /// The lines between a list's rows, absolute and not snapped; empty for other nodes.
  public var separators: [Rect] = []
  /// How far a view that scrolls shows its content beyond its frame: to the canvas's edges where the
  /// frame ends at a bar or with the safe area, along the axes that scroll. Zero for other nodes.
  public var scrollReach = EdgeInsets.zero
  /// The part of the canvas that is painted, in points, before the transforms of the node and of what
  /// it lies in; nil for all of it. What lies further outside
  /// than a drawing's overflow need not be painted.
  package var viewport: Rect?
}
