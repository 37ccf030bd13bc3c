public import GalleyGeometry

/// A node without children that measures itself, such as text or an image.
public protocol LeafLayout: Sendable {
  /// The size taken for a proposal; pure, finite for finite proposals, never NaN.
  func size(for proposal: ProposedSize) -> Size
  /// The same size before it is rounded to device pixels. By it is decided who fits and who is asked
  /// first, so that no scale decides otherwise.
  func exactSize(for proposal: ProposedSize) -> Size
  /// The distance of the first line's baseline from the top for a size, or nil without text.
  func firstBaseline(for size: Size) -> Double?
  /// The distance of the last line's baseline from the top for a size, or nil without text.
  func lastBaseline(for size: Size) -> Double?
  /// True if the leaf is text: it takes no more room than it needs, and is aligned within a larger frame.
  var holdsWords: Bool { get }
  /// True if the leaf is the title of a control, which a row does not truncate if it has room for all of its content.
  var isTitle: Bool { get }
  /// The width below which words would be broken, or nil for the width taken in no room.
  var leastWidth: Double? { get }
  /// A width that the size for no width at all does not exceed, found without breaking lines; nil when it
  /// is not known.
  var leastWidthBound: Double? { get }
  /// The distances that it prefers to its neighbours.
  var spacing: LeafSpacing { get }
}

extension LeafLayout {
  /// Of what does not round its size.
  public func exactSize(for proposal: ProposedSize) -> Size { size(for: proposal) }
  /// No text.
  public func firstBaseline(for size: Size) -> Double? { nil }
  /// No text.
  public func lastBaseline(for size: Size) -> Double? { nil }
  /// No words.
  public var holdsWords: Bool { false }
  /// Not the title of a control.
  public var isTitle: Bool { false }
  /// No words.
  public var leastWidth: Double? { nil }
  /// Not known.
  public var leastWidthBound: Double? { nil }
  /// An ordinary box's.
  public var spacing: LeafSpacing { .box }
}
