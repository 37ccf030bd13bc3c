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
    grid.build(in: &tree, environment)
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
    grid.build(in: &tree, environment)
  }
}

/// Rows whose cells stand in columns as wide as their widest cell.
public struct Grid<Content: View>: Sendable {
  private let alignment: Alignment
  private let spacing: (horizontal: Double, vertical: Double)
  private let content: Content

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    spacing = (Double(horizontalSpacing ?? 8), Double(verticalSpacing ?? 8))
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
    var rows: [[GridCells.Cell]] = []
    for view in list.views {
      if let row = coreView(of: view) as? any AnyGridRow {
        // As for any group, a modifier of a row is one of each of its cells.
        let rewrap = view.base as? any ModifiedView
        rows.append(
          row.cells.map { inner in
            let cell = rewrap?.replacing(core: inner) ?? inner
            cells.append(cell)
            let span = modifierChain(of: cell).lazy.compactMap { ($0 as? CellModifier)?.span }.first
            return GridCells.Cell(child: cells.count - 1, span: span ?? 1)
          })
      } else {
        cells.append(view)
        rows.append([GridCells.Cell(child: cells.count - 1, span: nil)])
      }
    }
    let guides = cells.map { cell in
      modifierChain(of: cell).lazy.compactMap { ($0 as? ColumnModifier)?.guide }.first
    }
    let layout = GridCells(rows: rows, guides: guides, alignment: alignment, spacing: spacing)
    let all = cells
    tree.node(.custom(layout)) { tree in
      for cell in all { AnyView.makeOne(cell, in: &tree, environment) }
    }
  }
}

/// Columns as wide as their widest cell; what is left over goes to columns that can grow.
private struct GridCells: ContainerLayout {
  struct Cell: Sendable {
    var child: Int
    /// The number of columns; nil is the whole row.
    var span: Int?
  }

  let rows: [[Cell]]
  /// What each child says of its column.
  let guides: [HorizontalAlignment?]
  let alignment: Alignment
  let spacing: (horizontal: Double, vertical: Double)

  private var count: Int {
    rows.map { $0.reduce(0) { $0 + ($1.span ?? 1) } }.max() ?? 0
  }

  /// Where the cells of each column stand, as the first of them says that says so.
  private var columnGuides: [HorizontalAlignment] {
    var result = Array(repeating: HorizontalAlignment?.none, count: count)
    for row in rows {
      var column = 0
      for cell in row {
        if result.indices.contains(column) { result[column] = result[column] ?? guides[cell.child] }
        column += cell.span ?? count
      }
    }
    return result.map { $0 ?? alignment.horizontal }
  }

  private func columns(_ width: Double?, _ children: LayoutChildren) -> [Double] {
    var ideal = Array(repeating: 0.0, count: count)
    var least = ideal
    var most = ideal
    for row in rows {
      var column = 0
      for cell in row {
        if cell.span == 1 {
          let size = children.size(of: cell.child, for: .unspecified)
          ideal[column] = max(ideal[column], size.width)
          let small = children.size(of: cell.child, for: ProposedSize(width: 0, height: nil))
          least[column] = max(least[column], min(small.width, size.width))
          let large = children.size(of: cell.child, for: ProposedSize(width: 1e6, height: nil))
          most[column] = max(most[column], large.width)
        }
        column += cell.span ?? 1
      }
    }
    guard let width, width.isFinite else { return ideal }
    var rest = width - spacing.horizontal * Double(max(count - 1, 0)) - ideal.reduce(0, +)
    let growing = ideal.indices.filter { most[$0] > ideal[$0] + 0.5 }
    if rest > 0, !growing.isEmpty {
      for column in growing { ideal[column] += rest / Double(growing.count) }
    } else if rest < 0 {
      for column in ideal.indices.sorted(by: { ideal[$0] > ideal[$1] }) where rest < 0 {
        let given = min(ideal[column] - least[column], -rest)
        ideal[column] -= given
        rest += given
      }
    }
    return ideal
  }

  private func width(_ cell: Cell, at column: Int, _ columns: [Double]) -> Double {
    let end = min(column + (cell.span ?? columns.count), columns.count)
    guard column < end else { return 0 }
    return columns[column..<end].reduce(0, +) + spacing.horizontal * Double(end - column - 1)
  }

  private func frames(_ columns: [Double], _ children: LayoutChildren) -> (
    size: Size, places: [ChildPlacement]
  ) {
    var places: [ChildPlacement] = []
    var y = 0.0
    let guides = columnGuides
    for (index, row) in rows.enumerated() {
      var column = 0
      var cells:
        [(guide: HorizontalAlignment, x: Double, width: Double, size: Size, proposal: ProposedSize)] =
          []
      for cell in row {
        let x = columns.prefix(column).reduce(0, +) + spacing.horizontal * Double(column)
        let width = width(cell, at: column, columns)
        let proposal = ProposedSize(width: width, height: nil)
        let guide = guides.indices.contains(column) ? guides[column] : alignment.horizontal
        cells.append((guide, x, width, children.size(of: cell.child, for: proposal), proposal))
        column += cell.span ?? columns.count
      }
      let height = cells.map(\.size.height).max() ?? 0
      for cell in cells {
        let free = cell.width - cell.size.width
        let dx = cell.guide == .leading ? 0 : cell.guide == .trailing ? 1 : 0.5
        let dy = alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5
        places.append(
          ChildPlacement(
            origin: Point(x: cell.x + free * dx, y: y + (height - cell.size.height) * dy),
            proposal: cell.proposal))
      }
      y += height + (index < rows.count - 1 ? spacing.vertical : 0)
    }
    let width = columns.reduce(0, +) + spacing.horizontal * Double(max(columns.count - 1, 0))
    return (Size(width: width, height: y), places)
  }

  func size(for proposal: ProposedSize, children: LayoutChildren) -> Size {
    frames(columns(proposal.width, children), children).size
  }

  func arrangement(
    in size: Size, proposal: ProposedSize, children: LayoutChildren
  ) -> [ChildPlacement] {
    frames(columns(size.width, children), children).places
  }
}

struct CellModifier: TreeModifier {
  let span: Int
}

extension CellModifier {
  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    content.append(in: &tree, environment)
  }
}

/// What a cell says of its column.
struct ColumnModifier: TreeModifier {
  let guide: HorizontalAlignment
}

extension ColumnModifier {
  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    content.append(in: &tree, environment)
  }
}

extension View {
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    modifier(CellModifier(span: count))
  }
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(ColumnModifier(guide: guide))
  }
}
