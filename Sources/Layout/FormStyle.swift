public import GalleyGeometry

/// The division of a form row's width (GUI-16). W is the width inside the insets, sᵢ the elements' weights, S
/// their sum, g the gap and n the number of elements.
public struct FormRowStyle: Hashable, Sendable {
  /// The rule for widths.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// As measured in UIQuickForm's pictures: W·sᵢ/S, the first one less by g·(n−1).
    case measured
    /// (W − g·(n−1))·sᵢ/S.
    case even
    /// (W − g·(n−1))·sᵢ: plain fractions, what is left stays at the trailing end.
    case fraction
  }

  /// The rule for widths.
  public var rule: Rule
  /// The gap between elements, in points.
  public var gap: Double
  /// The margins, in points.
  public var insets: EdgeInsets
  /// The alignment of elements in the height of the row, which is that of the tallest; nil stretches them
  /// over it.
  public var alignment: VerticalAlignment?
  /// The height of a row of spacers only, in points.
  public var emptyHeight: Double

  /// Makes a style.
  public init(
    rule: Rule = .measured, gap: Double = 5, insets: EdgeInsets = .zero,
    alignment: VerticalAlignment? = .top, emptyHeight: Double = 10
  ) {
    self.rule = rule
    self.gap = gap
    self.insets = insets
    self.alignment = alignment
    self.emptyHeight = emptyHeight
  }
}

/// The arrangement of form rows one below the other (GUI-17): from the top margin, a gap apart, each as high
/// as its tallest element. The last row is stretched to the bottom margin if the form is offered more height
/// than its content needs.
public struct FormStyle: Hashable, Sendable {
  /// The gap between rows, in points. Rows of height 0 take none.
  public var gap: Double
  /// The margins, in points.
  public var insets: EdgeInsets

  /// Makes a style.
  public init(gap: Double = 5, insets: EdgeInsets = EdgeInsets(8)) {
    self.gap = gap
    self.insets = insets
  }
}
