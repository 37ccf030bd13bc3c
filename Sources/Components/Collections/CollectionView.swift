public import GalleyDesign
internal import GalleyGeometry
public import GalleyLayout

/// Square items in rows that scroll, as many beside one another as there is room for: of the table's row
/// height around, else of 72 points, 2 points from the edges and from one another (W3W-29).
public struct CollectionView<Content: View>: Sendable {
  /// The side of an item, in points; nil is the row height around, else 72.
  public var itemSize: Double?
  /// The gap between items and between their rows, in points.
  public var spacing: Double
  /// The room between the edges and the items, in points.
  public var inset: Double
  /// The items.
  public var content: Content

  /// Makes a collection with an item for every view in the braces.
  public init(
    itemSize: Double? = nil, spacing: Double = 2, inset: Double = 2,
    @ViewBuilder content: () -> Content
  ) {
    (self.itemSize, self.spacing, self.inset) = (itemSize, spacing, inset)
    self.content = content()
  }
}

extension CollectionView: StyledView, ContainerView {
  /// The sentence about `"type": "CollectionView"` in the reference, the schema and editors.
  public static var summary: String { "Square items in rows that scroll." }
  /// The theme's `collections`.
  public static var schemeKind: SchemeKind? { "collections" }
  /// The collection's own keys.
  public static var properties: [Property<CollectionView>] {
    [
      Property(
        "itemSize", \.itemSize, as: .length, default: "the row height around, else 72",
        "The side of an item, in points."),
      Property(
        "spacing", \.spacing, as: .distance, default: "2",
        "The gap between items, in points; negative where they overlap."),
      Property(
        "inset", \.inset, as: .length, default: "2",
        "The room between the edges and the items, in points.", or: ["sectionInset"]),
    ]
  }

  /// Appends the items in their rows.
  public func build(
    _ look: Modifiers, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    let side = itemSize ?? environment.rowHeight ?? 72
    let style = GridStyle(
      tracks: [.adaptive(minimum: side, maximum: side)], trackSpacing: spacing,
      lineSpacing: spacing, lineLength: side)
    tree.node(.scroll(ScrollStyle()), drawing: ScrollDrawing()) { tree in
      tree.node(.flexibleFrame(FrameLimits(maxWidth: .infinity), alignment: .topLeading)) { tree in
        tree.node(.padding(EdgeInsets(inset))) { tree in
          arrange(.grid(style), in: &tree, environment)
        }
      }
    }
  }
}
