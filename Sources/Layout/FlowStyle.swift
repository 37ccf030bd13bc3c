public import GalleyGeometry

/// The arrangement of children in lines that wrap, as chips do.
public struct FlowStyle: Hashable, Sendable {
  /// The gap between neighbours in a line, in points.
  public var spacing: Double
  /// The gap between lines, in points.
  public var lineSpacing: Double
  /// The alignment of a line in the container, and of a child in the height of its line.
  public var alignment: Alignment

  /// Makes a style.
  public init(spacing: Double = 8, lineSpacing: Double = 8, alignment: Alignment = .topLeading) {
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    self.alignment = alignment
  }
}
