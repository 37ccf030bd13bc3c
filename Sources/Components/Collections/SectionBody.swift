internal import GalleyDesign
package import GalleyGeometry
package import GalleyLayout

/// A row of a list with its requests to the list.
package struct ListRow: Sendable {
  package var view: AnyView
  /// The view behind the row, in place of the section's surface.
  package var background: AnyView?
  /// The room round its content; nil is the list's.
  package var insets: EdgeInsets?
  /// True if it is any content rather than a cell or a control, which know their place in a row.
  package var isContent = false
  /// True without a line below it.
  package var hidesSeparator = false
  /// True for a row that its list has selected, which is drawn as a selected cell is.
  package var isSelected = false

  /// Makes a row without requests to the list.
  package init(_ view: AnyView) { self.view = view }
}

/// A section from any source: its rows, and the content above and below them.
package struct SectionBody: Sendable {
  package var header: Wording
  package var footer: Wording
  package var rows: [ListRow]
  var separatorInset: Double?
  var separators: Bool?

  init(
    header: Wording, footer: Wording, rows: [ListRow], separatorInset: Double?, separators: Bool?
  ) {
    (self.header, self.footer, self.rows) = (header, footer, rows)
    (self.separatorInset, self.separators) = (separatorInset, separators)
  }

  /// Makes a section of views; nil for no content above or below its rows.
  package init(header: AnyView?, footer: AnyView?, rows: [ListRow]) {
    self.init(
      header: Wording("", or: header), footer: Wording("", or: footer), rows: rows,
      separatorInset: nil, separators: nil)
  }
}

/// The requests of a list to a section.
protocol ListSection {
  /// True without content above the rows.
  var isHeadless: Bool { get }
  /// True if there are rows.
  var hasRows: Bool { get }
}

extension SectionBody: ListSection {
  var isHeadless: Bool { header.isEmpty }
  var hasRows: Bool { !rows.isEmpty }
}

extension SectionBody: PrimitiveView {
  package func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    if let table = environment.tableRows {
      return table.section(self, in: environment).appendNode(to: &tree, environment)
    }
    let metrics = SectionMetrics(environment.listPresentation, in: environment)
    VStack(alignment: .leading, spacing: 0) {
      if header.isEmpty {
        Spacer(minLength: metrics.gapAbove).fixedSize(horizontal: false, vertical: true)
      } else {
        metrics.header(header).asPart()
      }
      column(metrics, environment)
      if footer.isEmpty {
        Spacer(minLength: metrics.gapBelow).fixedSize(horizontal: false, vertical: true)
      } else {
        metrics.footer(footer).asPart()
      }
    }
    .padding(metrics.margins)
    .appendNode(to: &tree, environment)
  }
}

extension SectionBody {
  private func column(_ metrics: SectionMetrics, _ environment: EnvironmentValues) -> some View {
    let hasLines = separators ?? metrics.hasSeparators
    let color = environment.theme["lists"]?.colors?.separator ?? .system(.separator)
    let lights = rows.map { $0.isSelected ? .selected : $0.view.rowLight }
    let selected = Cell.selectedSurface(in: environment)
    // As on the platform, a background of the row's own stays as it is.
    let grounds = rows.map {
      $0.background ?? ($0.isSelected ? AnyView(Rectangle().fill(selected)) : nil)
    }
    let areApart = metrics.rowSpacing > 0
    // One surface under all rows, unless one of them has its own.
    let isOne = !areApart && !environment.rendersLayers && grounds.allSatisfy { $0 == nil }
    let surface = Color.system(metrics.surface)
    return VStack(alignment: .leading, spacing: metrics.rowSpacing) {
      ForEach(0..<rows.count) { index in
        let row = rows[index]
        let insets = row.insets ?? (row.isContent ? metrics.contentInsets : metrics.rowInsets)
        let canFit = row.isContent && row.insets == nil && metrics.fitsContent
        let isLast = index == rows.count - 1
        let hasLine =
          hasLines && !areApart && !row.hidesSeparator && (!isLast || metrics.hasLastSeparator)
          && lights[index].hasLine(before: isLast ? .none : lights[index + 1])
        let whole = SectionRow(
          content: row.view, insets: insets, leastHeight: metrics.rowHeight, fitsContent: canFit,
          separator: hasLine
            ? separatorInset ?? insets.leading + row.view.leadingRoom(in: environment) : nil,
          isGivenSeparator: separatorInset != nil, separatorEnd: metrics.separatorEnd,
          separatorColor: color)
        if isOne {
          whole
        } else if areApart {
          whole.background { grounds[index] ?? AnyView(Rectangle().fill(surface)) }
            .corners(metrics.cornerRadius)
        } else if environment.rendersLayers {
          // The line below the row is beside its surface, and ends at the edge of the section.
          whole.background {
            (grounds[index] ?? AnyView(Rectangle().fill(surface))).corners(metrics.cornerRadius)
          }
        } else if let ground = grounds[index] {
          whole.background { ground }
        } else {
          whole.background(surface)
        }
      }
    }
    .background(isOne ? surface : .clear)
    .corners(areApart || environment.rendersLayers ? 0 : metrics.cornerRadius)
  }
}

extension View {
  /// Cut to round corners; nothing for no radius.
  fileprivate nonisolated func corners(_ radius: Double) -> some View {
    modifiers {
      if radius > 0 { $0.clipShape = AnyShape(RoundedRectangle(cornerRadius: radius)) }
    }
  }
}

/// A row of a least height with the line below it.
struct SectionRow: Sendable {
  var content: AnyView
  var insets: EdgeInsets
  var leastHeight = 44.0
  /// True if content that is a little lower than that leaves the row its height.
  var fitsContent = false
  /// The start of the line; nil for a row without one.
  var separator: Double?
  /// True if the section gives that start, so that a text in the row does not.
  var isGivenSeparator = false
  /// The distance of the line from the row's end.
  var separatorEnd = 0.0
  var separatorColor: Color
}

extension SectionRow: PrimitiveView {
  func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    var inner = environment
    inner.rowInsets = insets
    inner.rowHeight = leastHeight
    if fitsContent, !content.isCell {
      let row = Arranged(FittingRowLayout(insets: insets, leastHeight: leastHeight)) { content }
      append(row, to: &tree, inner)
    } else {
      // A cell is as wide as the row and insets its content itself, so that its colour fills the row.
      let row = content.padding(content.isCell ? .zero : insets)
        .frame(maxWidth: .infinity, minHeight: leastHeight, alignment: .leading)
      append(row, to: &tree, inner)
    }
  }

  /// Appends the row, with the line below it where there is one.
  private func append(
    _ row: some View, to tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    guard let separator else { return row.appendNode(to: &tree, environment) }
    // Recorded on iOS 17.4: three pixels at accessibility1 to 5, one at other text sizes
    // (suguruTakahashi-1234/fia-practical-sample at 19976cb6, DeviceInfoView).
    let thickness = environment.textSize.isAccessibility ? 1 : environment.grid.pixel
    Arranged(
      SeparatedRowLayout(start: separator, isGiven: isGivenSeparator, end: separatorEnd)
    ) {
      row
      Rectangle().fill(separatorColor).frame(height: thickness)
    }
    .appendNode(to: &tree, environment)
  }
}

/// A row round its content, whose room above and below it shrinks to four points where the row keeps its least height by
/// that.
///
/// Recorded on iOS 18 (DrunkOnJava/ModularHomeInventory at bad97916): rows of 44 points round content of 30.33 and 33.33,
/// and 22 points more than content of 40, 46 and 69.33.
private struct FittingRowLayout: ContainerLayout {
  var insets: EdgeInsets
  var leastHeight: Double
  private let least = 4.0

  func size(for proposal: ProposedSize, children: LayoutChildren) -> Size {
    let own = children.size(of: 0, for: offer(proposal))
    let height = own.height <= leastHeight - 2 * least ? leastHeight : own.height + insets.vertical
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? own.width + insets.horizontal
    return Size(width: width, height: max(height, leastHeight))
  }

  func arrangement(
    in size: Size, proposal: ProposedSize, children: LayoutChildren
  ) -> [ChildPlacement] {
    let offer = offer(ProposedSize(width: size.width, height: proposal.height))
    let top = (size.height - children.size(of: 0, for: offer).height) / 2
    return [ChildPlacement(origin: Point(x: insets.leading, y: top), proposal: offer)]
  }

  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: proposal.width.map { max(0, $0 - insets.horizontal) }, height: nil)
  }
}

extension HorizontalAlignment {
  /// The start of the line below a row: the leading edge of the first text in it.
  package static let rowSeparatorLeading = HorizontalAlignment.custom("leading:first:separator")
}

/// A row with the line below it, which begins at the guide of the row where its content has one.
private struct SeparatedRowLayout: ContainerLayout {
  /// The start of the line in rows without the guide, from leading.
  var start: Double
  /// True if the line begins there in every row.
  var isGiven: Bool
  /// The distance of the line from the row's end.
  var end: Double

  func size(for proposal: ProposedSize, children: LayoutChildren) -> Size {
    children.size(of: 0, for: proposal)
  }

  func arrangement(
    in size: Size, proposal: ProposedSize, children: LayoutChildren
  ) -> [ChildPlacement] {
    let whole = ProposedSize(width: size.width, height: size.height)
    let guide = children.place(of: .horizontal(.rowSeparatorLeading), in: 0, for: whole)
    let start = guide > 0 && !isGiven ? guide : start
    let offer = ProposedSize(width: max(0, size.width - start - end), height: nil)
    let height = children.size(of: 1, for: offer).height
    return [
      ChildPlacement(origin: .zero, proposal: whole),
      ChildPlacement(origin: Point(x: start, y: size.height - height), proposal: offer),
    ]
  }
}
