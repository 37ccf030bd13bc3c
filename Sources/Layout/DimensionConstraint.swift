/// A wish for one length or inset of a view, as a layout constraint with a constant that may have
/// come from a named dimension (STY-21).
///
/// Constraints on one attribute combine: of several equalities the last counts; bounds hold after
/// it, at-least last, so an unsatisfiable set ends at its largest minimum.
public struct DimensionConstraint: Hashable, Sendable {
  /// The constrained attribute.
  public enum Attribute: String, Hashable, Sendable, CaseIterable {
    /// The view's width.
    case width
    /// The view's height.
    case height
    /// The distance from the container's top edge.
    case top
    /// The distance from the container's leading edge.
    case leading
    /// The distance from the container's bottom edge.
    case bottom
    /// The distance from the container's trailing edge.
    case trailing
  }

  /// The relation of the attribute to the constant.
  public enum Relation: String, Hashable, Sendable, CaseIterable {
    /// Exactly the constant.
    case equal
    /// The constant or less.
    case atMost
    /// The constant or more.
    case atLeast
  }

  /// What is constrained. The relation of a distance from an edge is always taken as `equal`.
  public var attribute: Attribute
  /// The relation to the constant.
  public var relation: Relation
  /// The constant, in points. Nonsense (NaN, infinite, a negative length) drops the constraint.
  public var constant: Double

  /// Makes a constraint.
  public init(_ attribute: Attribute, _ relation: Relation = .equal, _ constant: Double) {
    self.attribute = attribute
    self.relation = relation
    self.constant = constant
  }
}
