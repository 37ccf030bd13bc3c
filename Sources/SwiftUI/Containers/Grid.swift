public import Foundation
public import GalleyComponents
public import GalleyGeometry
public import GalleyLayout

public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }

  var track: GridStyle.Track {
    switch size {
    case .fixed(let length): .fixed(Double(length))
    case .flexible(let minimum, let maximum):
      .flexible(minimum: Double(minimum), maximum: Double(maximum))
    case .adaptive(let minimum, let maximum):
      .adaptive(minimum: Double(minimum), maximum: Double(maximum))
    }
  }
}

public struct LazyVGrid<Content: View>: Sendable {
  private let grid: GalleyComponents.Grid<Content>

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    grid = GalleyComponents.Grid(
      columns.map(\.track), axis: .horizontal,
      trackSpacing: Double(columns.lazy.compactMap(\.spacing).first ?? 8),
      lineSpacing: Double(spacing ?? 8),
      alignment: columns.lazy.compactMap(\.alignment).first ?? .center, content: content)
  }
}

extension LazyVGrid: PrimitiveView {
  public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    grid.append(in: &tree, environment)
  }
}

public struct LazyHGrid<Content: View>: Sendable {
  private let grid: GalleyComponents.Grid<Content>

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    grid = GalleyComponents.Grid(
      rows.map(\.track), axis: .vertical,
      trackSpacing: Double(rows.lazy.compactMap(\.spacing).first ?? 8),
      lineSpacing: Double(spacing ?? 8),
      alignment: rows.lazy.compactMap(\.alignment).first ?? .center, content: content)
  }
}

extension LazyHGrid: PrimitiveView {
  public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    grid.append(in: &tree, environment)
  }
}

/// Rows whose cells stand in columns as wide as their widest cell.
public struct Grid<Content: View>: Sendable {
  private let alignment: Alignment
  private let spacing: (horizontal: Double, vertical: Double?)
  private let content: Content

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    spacing = (Double(horizontalSpacing ?? 8), verticalSpacing.map { Double($0) })
    self.content = content()
  }
}

public struct GridRow<Content: View>: Sendable {
  let alignment: VerticalAlignment?
  let content: Content
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }
}

extension GridRow: PrimitiveView {
  public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    HStack(alignment: alignment ?? .center) { content }.append(in: &tree, environment)
  }
}

private protocol AnyGridRow {
  var alignment: VerticalAlignment? { get }
  var cells: [AnyView] { get }
}

extension GridRow: AnyGridRow {
  fileprivate var cells: [AnyView] {
    var list = ChildList()
    Content._visitChildren(content, &list)
    return list.views
  }
}

extension Grid: PrimitiveView {
  public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    var list = ChildList()
    Content._visitChildren(content, &list)
    var cells: [AnyView] = []
    var rows: [GridCells.Row] = []
    func cell(_ view: AnyView) -> GridCells.Cell {
      let said = modifierChain(of: view).compactMap { ($0 as? CellModifier)?.change }
      var cell = GridCells.Cell(child: cells.count)
      // The outermost has the last word.
      for change in said.reversed() { change(&cell) }
      cells.append(view)
      return cell
    }
    for view in list.views {
      if let row = coreView(of: view) as? any AnyGridRow {
        // As for any group, a modifier of a row is one of each of its cells.
        let rewrap = view.base as? any ModifiedView
        let row = GridCells.Row(
          row.cells.map { cell(rewrap?.replacing(core: $0) ?? $0) }, alignment: row.alignment)
        rows.append(row)
      } else {
        rows.append(GridCells.Row([cell(view)], isWhole: true))
      }
    }
    let layout = GridCells(rows: rows, alignment: alignment, spacing: spacing)
    let all = cells
    tree.node(.custom(layout)) { tree in
      for cell in all { AnyView.makeOne(cell, in: &tree, environment) }
    }
  }
}

/// The settings of a view for its cell in a grid.
struct CellModifier: TreeModifier {
  let change: @Sendable (inout GridCells.Cell) -> Void
}

extension CellModifier {
  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    content.append(in: &tree, environment)
  }
}

extension View {
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    modifier(CellModifier { $0.span = count })
  }
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(CellModifier { $0.unsizedAxes = axes })
  }
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(CellModifier { $0.anchor = anchor })
  }
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(CellModifier { $0.columnGuide = guide })
  }
}
