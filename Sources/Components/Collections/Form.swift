internal import GalleyGeometry
public import GalleyLayout

/// Form rows one below the other, each as high as its tallest element (GUI-17).
public struct Form: DocumentComponent {
  /// The gap between rows, in points.
  public var gap = Length(5)
  /// The distance from the form's edges to its rows.
  public var margins = Insets(EdgeInsets(8))

  /// The children, when it is made by code.
  public var content = ComponentGroup()

  /// Makes one with every default.
  public init() {}

  // Reading

  /// `Form`.
  public static let typeName = "Form"
  /// One sentence.
  public static let summary = "Form rows one below the other."
  /// Any number.
  public static let subviews = SubviewRule.many
  /// The container's own keys.
  public static let properties: [Property<Form>] = [
    Property("gap", \.gap, default: "5", "The gap between rows, in points.", or: ["spacing"]),
    Property(
      "margins", \.margins, default: "8",
      "The distance from the form's edges to its rows, in points."),
  ]

  // Measuring and arranging

  /// Appends the container.
  public func build(
    _ children: [ComponentNode], _ look: Modifiers, in tree: inout LayoutTree.Builder,
    _ context: LayoutContext
  ) {
    arrange(children, in: &tree, context)
  }

  /// Appends the container round children from a document or from code.
  func arrange(
    _ children: [any Component], in tree: inout LayoutTree.Builder, _ context: LayoutContext
  ) {
    let style = FormStyle(gap: gap.points, insets: margins.edges)
    Subviews(children).build(.form(style), in: &tree, context)
  }
}
