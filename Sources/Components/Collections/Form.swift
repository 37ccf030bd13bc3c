public import GalleyGeometry
public import GalleyLayout

/// Form rows one below the other, each as high as its tallest element (GUI-17). Lengths are points.
public struct Form<Content: View>: Sendable {
  /// The gap between rows.
  public var gap: Double
  /// The distance from the form's edges to its rows.
  public var margins: EdgeInsets
  /// The rows.
  public var content: Content

  /// Makes a form of rows.
  public init(
    gap: Double = 5, margins: EdgeInsets = EdgeInsets(8), @ViewBuilder content: () -> Content
  ) {
    self.gap = gap
    self.margins = margins
    self.content = content()
  }
}

extension Form: PrimitiveView {
  /// Appends the form.
  public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    arrange(.form(FormStyle(gap: gap, insets: margins)), in: &tree, environment)
  }
}

extension Form: ContainerView {
  /// The sentence about `"type": "Form"` in the reference, the schema and editors.
  public static var summary: String { "Form rows one below the other." }
  /// The form's own keys.
  public static var properties: [Property<Form>] {
    [
      Property(
        "gap", \.gap, as: .length, default: "5", "The gap between rows, in points.",
        or: ["spacing"]),
      Property(
        "margins", \.margins, default: "8",
        "The distance from the form's edges to its rows, in points."),
    ]
  }
}
