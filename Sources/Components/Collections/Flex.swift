public import GalleyGeometry
public import GalleyLayout

/// Views in rows or columns like CSS's flexible boxes: they grow and shrink from a base length, wrap, and
/// have an order of their own. Lengths are points.
///
/// ```swift
/// Flex(spacing: 8) {
///   Text("Name").flex(grow: 1)
///   Text("12 kB").flex(shrink: 0)
/// }
/// ```
///
/// It takes all the width it is offered, and the height of its lines. A view with a fixed width does not
/// shrink; one with a basis does.
public struct Flex<Content: View>: Sendable {
  /// The arrangement of the views.
  public var layout: FlexLayout
  /// The views.
  public var content: Content

  /// Makes a row or column.
  public init(
    _ axis: Axis = .horizontal, wrap: FlexLayout.Wrap = .none, spacing: Double = 0,
    lineSpacing: Double = 0, @ViewBuilder content: () -> Content
  ) {
    layout = FlexLayout(axis)
    layout.wrap = wrap
    (layout.spacing, layout.lineSpacing) = (spacing, lineSpacing)
    self.content = content()
  }
}

extension Flex: PrimitiveView {
  /// Appends the container.
  public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    arrange(.custom(layout), in: &tree, environment)
  }
}

extension Flex: ContainerView {
  /// The sentence about `"type": "Flex"` in the reference, the schema and editors.
  public static var summary: String {
    "Children in lines that grow, shrink and wrap, as CSS's flexible boxes."
  }
  /// The container's own keys.
  public static var properties: [Property<Flex>] {
    [
      Property(
        "axis", \.layout.axis, default: "horizontal",
        "The direction in which the children follow one another."),
      Property(
        "isReversed", \.layout.isReversed, default: "false",
        "Whether they follow one another from the end."),
      Property(
        "wrap", \.layout.wrap, default: "none",
        "Whether children that do not fit begin a new line.",
        or: ["flexWrap"]),
      Property(
        "justification", \.layout.justification, default: "start",
        "Where children stand along their line.", or: ["justifyContent"]),
      Property(
        "itemAlignment", \.layout.alignment, default: "stretch",
        "Where children sit across their line.", or: ["alignItems"]),
      Property(
        "lineAlignment", \.layout.lineAlignment, default: "stretch",
        "Where lines stand in a container that is higher than they are.", or: ["alignContent"]),
      Property(
        "spacing", \.layout.spacing, as: .length, default: "0",
        "The gap between neighbours, in points.", or: ["gap"]),
      Property(
        "lineSpacing", \.layout.lineSpacing, as: .length, default: "0",
        "The gap between lines, in points."),
      Property(
        "fillsHeight", \.layout.fillsHeight, default: "true beside a height, else false",
        "Whether it takes all the height it is offered."),
    ]
  }

  /// Fills the height that its component has, as a browser's box does.
  public nonisolated mutating func finish(
    reading reader: inout ComponentReader, at place: ComponentPlace
  ) {
    guard !place.has("fillsHeight") else { return }
    if place.has("height") || place.has("relativeHeight") { layout.fillsHeight = true }
  }
}
