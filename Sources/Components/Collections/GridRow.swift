public import GalleyGeometry
public import GalleyLayout

/// A row of a ``Grid``, whose columns are then as wide as their widest cells, as in SwiftUI. Anywhere
/// else it is a row like any other.
///
/// In a grid it is not a view of its own: its modifiers apply to each of its cells.
///
/// ```swift
/// Grid {
///   GridRow { Text("Length"); Text("12 km") }
///   GridRow { Text("Climb"); Text("340 m") }
///   Text("As measured").frame(maxWidth: .infinity)
/// }
/// ```
public struct GridRow<Content: View>: Sendable {
  /// The vertical alignment of the cells in the row; nil uses that of the grid.
  public var alignment: VerticalAlignment?
  /// The cells.
  public var content: Content

  /// Makes a row.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }
}

extension GridRow: PrimitiveView {
  /// Appends the cells side by side; a grid reads the cells themselves instead.
  public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    arrange(.hstack(alignment: alignment ?? .center, spacing: nil), in: &tree, environment)
  }
}

extension GridRow: ContainerView {
  /// The sentence about `"type": "GridRow"` in the reference, the schema and editors.
  public static var summary: String {
    "The cells of one row of a Grid, whose columns are then as wide as their widest cells."
  }
  /// The row's own keys.
  public static var properties: [Property<GridRow>] {
    [
      Property(
        "verticalAlignment", \.alignment, default: "as the grid's contentAlignment",
        "Where the cells stand in the row.")
    ]
  }
}

/// A row of a grid, perhaps with modifiers.
private protocol GridRowView: View {
  /// The cells, each with its own layout values if a modifier of the row hides them.
  nonisolated var cells: [(view: AnyView, item: LayoutItem?)] { get }
  nonisolated var alignment: VerticalAlignment? { get }
}

extension GridRow: GridRowView {
  fileprivate var cells: [(view: AnyView, item: LayoutItem?)] {
    AnyView.children(of: content).map { ($0, nil) }
  }
}

extension ModifiedContent: GridRowView where Content: GridRowView, Modifier: ViewModifier {
  /// Each with the row's modifier.
  fileprivate nonisolated var cells: [(view: AnyView, item: LayoutItem?)] {
    content.cells.map { cell in
      let own = (cell.view.base as? any ItemView)?.itemChanges.item ?? cell.view.base.lookItem
      let view = ModifiedContent<AnyView, Modifier>(content: cell.view, modifier: modifier)
      return (AnyView(view), cell.item ?? own ?? LayoutItem())
    }
  }
  fileprivate nonisolated var alignment: VerticalAlignment? { content.alignment }
}

/// A view in a look with every key of documents.
private protocol LookedView: View {
  nonisolated var look: Modifiers { get }
}

extension ModifiedContent: LookedView where Content: View, Modifier == Modifiers {
  fileprivate nonisolated var look: Modifiers { modifier }
}

extension View {
  /// The layout values of a view's look, if it has one.
  fileprivate nonisolated var lookItem: LayoutItem? { (self as? any LookedView)?.look.item }
}

/// The rows of a grid that has such.
struct GridRows {
  private var views: [AnyView] = []
  private var rows: [GridCells.Row] = []
  /// True if no view is a row.
  private(set) var isEmpty = true

  init(of content: some View) {
    for view in AnyView.children(of: content) { add(view) }
  }

  private mutating func add(_ view: AnyView) {
    if let node = view.documentNode, let row = node.content as? GridRow<DocumentSubviews> {
      add(node.cells, row.alignment)
    } else if let row = view.base as? any GridRowView {
      add(row.cells, row.alignment)
    } else {
      rows.append(GridCells.Row([GridCells.Cell(child: views.count)], isWhole: true))
      views.append(view)
    }
  }

  private mutating func add(
    _ cells: [(view: AnyView, item: LayoutItem?)], _ alignment: VerticalAlignment?
  ) {
    isEmpty = false
    let row = cells.enumerated().map { index, cell in
      GridCells.Cell(child: views.count + index, item: cell.item)
    }
    rows.append(GridCells.Row(row, alignment: alignment))
    views += cells.map(\.view)
  }

  /// Appends the cells.
  func build<Content: View>(
    _ grid: Grid<Content>, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    if grid.tracks != [.flexible()] { tree.report(.unusedTracks) }
    var layout = GridCells(
      rows: rows, alignment: grid.alignment, spacing: (grid.trackSpacing, grid.lineSpacing))
    layout.columnAlignments = grid.columnAlignments
    layout.rowHeight = grid.lineLength
    var inner = environment
    inner.hugsIcons = true
    tree.node(.custom(layout)) { tree in
      for view in views { AnyView._makeChildren(view, in: &tree, inner) }
    }
  }
}

extension DocumentNode {
  /// The cells of a row, each in the row's appearance, with their own layout values if that appearance hides
  /// them.
  fileprivate var cells: [(view: AnyView, item: LayoutItem?)] {
    children.map { cell in
      reading.look.isPlain
        ? (AnyView(cell), nil)
        : (AnyView(GridCellInRow(row: self, cell: cell)), cell.look.item ?? LayoutItem())
    }
  }
}

/// A cell of a document in the look of its row.
private struct GridCellInRow: PrimitiveView {
  let row: DocumentNode
  let cell: DocumentNode

  func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    row.reading.look.build(in: &tree, environment) { cell.build(in: &$0, $1) }
  }

  /// The cell is the element.
  nonisolated static func _makeElement(
    _ view: GridCellInRow, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    view.build(in: &tree, environment)
  }

  /// The cell is the element.
  nonisolated static func _makeChildren(
    _ view: GridCellInRow, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    view.build(in: &tree, environment)
  }
}
