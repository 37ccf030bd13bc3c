public import GalleyDesign
public import GalleyGeometry
public import GalleyLayout

/// Views side by side, from leading to trailing (DUI-9).
///
/// Each view is offered an equal share of what is left, the least flexible one first; see
/// <doc:layout>. Lengths are points.
///
/// ```swift
/// HStack(alignment: .firstTextBaseline, spacing: 12) {
///   Text("Total")
///   Spacer()
///   Text("€ 24")
/// }
/// ```
public struct HStack<Content: View>: Sendable {
  /// The alignment of the views across the row.
  public var alignment: VerticalAlignment
  /// The distance between neighbours; with nil it depends on the views, see <doc:layout>.
  public var spacing: Double?
  /// The views.
  public var content: Content

  /// Makes a row.
  @_disfavoredOverload
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: PrimitiveView {
  /// Appends the row.
  public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    arrange(.hstack(alignment: alignment, spacing: spacing), in: &tree, environment)
  }
}

extension HStack: ContainerView {
  /// The sentence about `"type": "HStack"` in the reference, the schema and editors.
  public static var summary: String { "Children side by side, from leading to trailing." }
  /// The row's own keys, the same as those of ``LazyHStack``.
  public static var properties: [Property<HStack>] {
    [
      Property(
        "verticalAlignment", \.alignment, default: "center",
        "Where the children stand across the row."),
      .stackSpacing(\.spacing),
    ]
  }
  /// Takes the distance between neighbours (STY-22).
  public static func adopt(_ scheme: Scheme, into stack: inout StyleAdoption<HStack>) {
    stack.set("spacing", \.spacing, to: scheme.styles?.spacing.map { max(0, $0) })
  }
}

extension Property {
  /// The distance between the neighbours of a row or a column.
  static func stackSpacing(
    _ spacing: @autoclosure @escaping @Sendable () -> WritableKeyPath<Owner, Double?>
  ) -> Property {
    Property(
      "spacing", spacing(), as: .stackDistance, default: "0",
      "The distance between neighbours, in points; negative where they overlap, or `automatic` for the platform's."
    )
  }
}
