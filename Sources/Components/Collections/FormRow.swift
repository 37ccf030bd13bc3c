public import GalleyGeometry
public import GalleyLayout

/// Elements side by side whose widths are shares of the row, said by `size(_:)` (GUI-15, GUI-16).
/// Lengths are points.
public struct FormRow<Content: View>: Sendable {
  /// The rule for widths.
  public var rule: FormRowStyle.Rule
  /// The gap between elements.
  public var gap: Double
  /// The distance from the row's edges to its elements.
  public var margins: EdgeInsets?
  /// The alignment of elements in the height of the row.
  public var alignment: FormRowAlignment
  /// The elements.
  public var content: Content

  /// Makes a row.
  public init(
    _ rule: FormRowStyle.Rule = .measured, gap: Double = 5, margins: EdgeInsets? = nil,
    alignment: FormRowAlignment = .top, @ViewBuilder content: () -> Content
  ) {
    self.rule = rule
    self.gap = gap
    self.margins = margins
    self.alignment = alignment
    self.content = content()
  }
}

extension FormRow: PrimitiveView {
  /// Appends the row.
  public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    let style = FormRowStyle(
      rule: rule, gap: gap, insets: margins ?? .zero, alignment: alignment.guide)
    arrange(.formRow(style), in: &tree, environment)
  }
}

extension FormRow: ContainerView {
  /// The sentence about `"type": "FormRow"` in the reference, the schema and editors.
  public static var summary: String { "Elements side by side with relative widths." }
  /// The row's own keys.
  public static var properties: [Property<FormRow>] {
    [
      Property("rule", \.rule, default: "measured", "The rule for widths."),
      Property(
        "gap", \.gap, as: .length, default: "5", "The gap between elements, in points.",
        or: ["spacing"]),
      Property(
        "margins", \.margins, default: "0",
        "The distance from the row's edges to its elements, in points."),
      Property(
        "rowAlignment", \.alignment, default: "top",
        "Where elements sit in the height of the row, which is that of the tallest.",
        or: ["verticalAlignment"]),
    ]
  }
}

/// Where elements sit in the height of the row, which is that of the tallest.
public enum FormRowAlignment: String, PropertyChoice, Hashable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline, fill

  /// The guide; nil stretches the elements over the row.
  var guide: VerticalAlignment? {
    switch self {
    case .top: .top
    case .center: .center
    case .bottom: .bottom
    case .firstTextBaseline: .firstTextBaseline
    case .lastTextBaseline: .lastTextBaseline
    case .fill: nil
    }
  }
}
