public import GalleyDesign
public import GalleyGeometry
public import GalleyLayout

/// Views one below the other (DUI-9).
///
/// ```swift
/// VStack(alignment: .leading, spacing: 4) {
///   Text("Ada Lovelace").bold()
///   Text("Mathematician")
/// }
/// ```
public struct VStack<Content: View>: Sendable {
  /// Where the views stand across the column.
  public var alignment: HorizontalAlignment
  /// The distance between neighbours, in points; with nil it depends on the views, see <doc:layout>.
  public var spacing: Double?
  /// The views.
  public var content: Content

  /// Makes a column.
  @_disfavoredOverload
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: PrimitiveView {
  /// Appends the column.
  public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    let kind = NodeKind.vstack(alignment: alignment, spacing: spacing)
    if let options = environment.longColumns, let rows = content as? any RowContent {
      var inner = environment.arranged(by: kind)
      inner.longColumns = nil
      let isLong = tree.longColumn(
        rows: rows.rowCount, alignment: alignment, spacing: spacing, options: options
      ) { [inner] range, tree in rows.appendRows(range, to: &tree, inner.onThisThread) }
      if isLong { return }
    }
    arrange(kind, in: &tree, environment)
  }
}

extension VStack: ContainerView {
  /// The sentence about `"type": "VStack"` in the reference, the schema and editors.
  public static var summary: String { "Children below one another." }
  /// The column's own keys, the same as those of ``LazyVStack``.
  public static var properties: [Property<VStack>] {
    [
      Property(
        "horizontalAlignment", \.alignment, default: "center",
        "Where the children stand across the column."),
      .stackSpacing(\.spacing),
    ]
  }
  /// Takes the distance between neighbours (STY-22).
  public static func adopt(_ scheme: Scheme, into stack: inout StyleAdoption<VStack>) {
    stack.set("spacing", \.spacing, to: scheme.styles?.spacing.map { max(0, $0) })
  }
}
