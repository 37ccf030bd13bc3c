public import GalleyGeometry
public import GalleyPainting

/// What a node paints, beneath and above its children. Scopes such as clips and layers are opened
/// beneath and closed above.
public protocol NodeDrawing: Sendable {
  /// Paints before the children. The frame is in points, absolute, not snapped.
  func drawBeneath(in frame: Rect, of node: DrawnNode, with painter: inout Painter)
  /// Paints after the children.
  func drawAbove(in frame: Rect, of node: DrawnNode, with painter: inout Painter)
}

extension NodeDrawing {
  /// Paints nothing.
  public func drawBeneath(in frame: Rect, of node: DrawnNode, with painter: inout Painter) {}
  /// Paints nothing.
  public func drawAbove(in frame: Rect, of node: DrawnNode, with painter: inout Painter) {}
}

/// What a drawing may know about its node besides the frame.
public struct DrawnNode: Sendable {
  /// Device pixels.
  public var grid: PixelGrid
  /// Where leading is.
  public var direction: LayoutDirection
  /// The proposal that produced the frame's size.
  public var proposal: ProposedSize
}
