/// Something in a tree that layout answered but its author should know of.
public struct LayoutIssue: Hashable, Sendable {
  /// What it is.
  public enum Kind: String, Hashable, Sendable {
    /// A position names a sibling that comes later; it was evaluated again until stable.
    case forwardReference
    /// Positions that need one another; the last evaluation stands.
    case cycle
    /// A position names a sibling that does not exist; it counts as an empty rectangle.
    case unknownReference
    /// A view position's rectangle was not finite, or a length negative; 0 was taken.
    case invalidRectangle
  }

  /// What it is.
  public var kind: Kind
  /// The identifier of the view whose position it is; its element's type name without one.
  public var view: String
  /// The other end: the identifier that was named, or nil.
  public var reference: String?
  /// The index of the view's element, or -1.
  public var element: Int

  /// One sentence, both ends named.
  public var message: String {
    let other = reference ?? ""
    return switch kind {
    case .forwardReference:
      "the position of '\(view)' refers to '\(other)', which comes later"
    case .cycle: "the positions of '\(view)' and '\(other)' depend on each other"
    case .unknownReference: "the position of '\(view)' refers to '\(other)', which is no sibling"
    case .invalidRectangle: "the position of '\(view)' is not a finite rectangle"
    }
  }
}
