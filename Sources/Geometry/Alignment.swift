/// The horizontal position of something inside something wider.
@frozen
public enum HorizontalAlignment: Hashable, Sendable {
  /// At the leading edge.
  case leading
  /// In the middle.
  case center
  /// At the trailing edge.
  case trailing
  /// By a guide of the user's own, named by a string.
  case custom(String)
}

/// The vertical position of something inside something taller.
@frozen
public enum VerticalAlignment: Hashable, Sendable {
  /// At the top edge.
  case top
  /// In the middle.
  case center
  /// At the bottom edge.
  case bottom
  /// By the baseline of the first line of text.
  case firstTextBaseline
  /// By the baseline of the last line of text.
  case lastTextBaseline
  /// By a guide of the user's own, named by a string.
  case custom(String)
}

/// A position inside a box, on both axes.
@frozen
public struct Alignment: Hashable, Sendable {
  /// The position along x.
  public var horizontal: HorizontalAlignment
  /// The position along y.
  public var vertical: VerticalAlignment

  /// Makes an alignment from both parts.
  @inlinable
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle of the box.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}
