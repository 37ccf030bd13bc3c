/// Something in a tree that was laid out otherwise than requested, and that its author should know of.
public struct LayoutIssue: Hashable, Sendable {
  /// The kind of issue.
  public enum Kind: String, Hashable, Sendable {
    /// Positions that need one another; one of them was evaluated with a frame of 64 by 64 points
    /// at the origin in place of the other.
    case cycle
    /// A position names a sibling that does not exist; it counts as an empty rectangle.
    case unknownReference
    /// A view position's rectangle was not finite, or a length negative; 0 was taken.
    case invalidRectangle
    /// A minimum above its maximum; the minimum holds.
    case contradictoryLimits
    /// A length or distance that is negative where it must not be, no number, or too large to be
    /// drawn; it was left out or taken as 0.
    case unusableLength
    /// A cell of more columns than its grid has; it takes all of them.
    case excessiveSpan
  }

  /// The kind of issue.
  public var kind: Kind
  /// The identifier of the view; its element's type name without one.
  public var view: String
  /// The other end: the identifier that was named, or the property, or nil.
  public var reference: String?
  /// The index of the view's element, or -1.
  public var element: Int
  /// The UTF-8 offset of the element in its source, or nil when it was made by code.
  public var sourceOffset: Int?

  /// One sentence, both ends named.
  public var message: String {
    let other = reference ?? ""
    return switch kind {
    case .cycle: "the positions of '\(view)' and '\(other)' depend on each other"
    case .unknownReference: "the position of '\(view)' refers to '\(other)', which is no sibling"
    case .invalidRectangle: "the position of '\(view)' is not a finite rectangle"
    case .contradictoryLimits: "the minimum \(other) of '\(view)' is above its maximum"
    case .excessiveSpan: "'\(view)' takes more columns than the \(other) of its grid"
    case .unusableLength: "the \(other) of '\(view)' is no length that can be drawn"
    }
  }
}

extension LayoutTree {
  /// An issue of a node, located by its element.
  func issue(
    _ kind: LayoutIssue.Kind, at node: Int, view: String? = nil, reference: String? = nil
  ) -> LayoutIssue {
    issue(kind, ofElement: Int(nodes[node].element), view: view, reference: reference)
  }

  private func issue(
    _ kind: LayoutIssue.Kind, ofElement element: Int, view: String?, reference: String?
  ) -> LayoutIssue {
    let own = element < 0 ? nil : elements[element]
    return LayoutIssue(
      kind: kind, view: view ?? own?.id ?? own?.typeName ?? "a node", reference: reference,
      element: element, sourceOffset: own?.sourceOffset)
  }

  /// Remembers an issue of a node that is being made.
  mutating func report(_ kind: LayoutIssue.Kind, of node: Node, _ property: String) {
    let issue = issue(kind, ofElement: Int(node.element), view: nil, reference: property)
    if issues.last != issue { issues.append(issue) }
  }
}
