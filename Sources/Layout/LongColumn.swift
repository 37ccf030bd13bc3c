package import GalleyGeometry
package import GalleyPainting
internal import GalleySystem
internal import Synchronization

/// A column of so many rows that their nodes are never there at once: some hundred at a time are
/// built, measured and forgotten, and built again when the part of the picture that shows them is
/// painted. For the tree around it, it is a leaf.
///
/// Rows get the frames that a stack gives them, to the last bit: the height is open, so that no row depends
/// on another one except for its place, and the values that place them are carried from part to part. If that
/// does not hold (rows that are positioned by their siblings, raised above them, or that need the canvas's
/// edges), the column refuses, and the caller builds a stack.
///
/// Measuring is linear in the rows, on several threads; memory is 100 bytes for each part, besides what
/// the makers of rows keep.
package final class LongColumn: LeafLayout, NodeDrawing {
  /// The conditions of laying out a column in parts.
  package struct Options: Sendable {
    /// Shorter columns are stacks.
    package var minimumRows = 4096
    /// The rows that are built together; no frame depends on it.
    package var rowsPerPart = 256
    /// The most threads that measure at once.
    package var threads: Int
    /// The most elements of all rows.
    package var maximumElements: Int

    /// Makes options.
    package init(threads: Int, maximumElements: Int) {
      (self.threads, self.maximumElements) = (threads, maximumElements)
    }
  }

  /// Appends some of the rows.
  package typealias RowBuilder = @Sendable (Range<Int>, inout LayoutTree.Builder) -> Void

  /// The values that are known once all rows have been measured.
  private struct Measured {
    var proposal: ProposedSize
    var size: Size
    var parts: [Part]
    var span: CrossSpan
  }

  /// Some rows that follow one another.
  private struct Part {
    var rows: Range<Int>
    /// The start of the rows in the column, and the gap that comes first.
    var start: Double
    var gap: Double
    /// The visible range in the column.
    var visible: Range<Double>
  }

  /// A part with frames; the first thread that needs it makes it, and only threads that need the same one wait.
  private final class LaidOutPart: Sendable {
    let index: Int
    let frame: Rect
    let layout = Mutex<(result: LayoutResult, extents: VisualExtents)?>(nil)

    init(_ index: Int, in frame: Rect) { (self.index, self.frame) = (index, frame) }
  }

  private struct State {
    var measured: Measured?
    var isRefused = false
    var overflow = 0.0
    var findings = RowFindings()
    /// The parts that were painted last, for the slices of the picture beside them.
    var recent: [LaidOutPart] = []
  }

  private let count: Int
  private let alignment: HorizontalAlignment
  private let spacing: Double?
  private let grid: PixelGrid
  private let direction: LayoutDirection
  private let options: Options
  private let build: RowBuilder
  private let state = Mutex(State())

  init(
    rows count: Int, alignment: HorizontalAlignment, spacing: Double?, grid: PixelGrid,
    direction: LayoutDirection, options: Options, build: @escaping RowBuilder
  ) {
    self.count = count
    self.alignment = alignment
    self.spacing = spacing
    self.grid = grid
    self.direction = direction
    self.options = options
    self.build = build
  }

  /// True if the rows have to be laid out as a stack after all.
  package var isRefused: Bool { state.withLock { $0.isRefused } }

  /// The findings of the rows.
  var findings: RowFindings { state.withLock { $0.findings } }

  // Measuring

  package func size(for proposal: ProposedSize) -> Size {
    state.withLock { state in
      guard !state.isRefused else { return .zero }
      if let measured = state.measured, measured.proposal == proposal { return measured.size }
      // Other proposals distribute a height among all rows, or request their widths twice.
      guard state.measured == nil, let width = proposal.width, width.isFinite,
        proposal.height == nil, let measured = measure(width, &state)
      else {
        state.isRefused = true
        return .zero
      }
      state.measured = measured
      return measured.size
    }
  }

  private func measure(_ width: Double, _ state: inout State) -> Measured? {
    let proposal = ProposedSize(width: width, height: nil)
    let starts = Array(stride(from: 0, to: count, by: options.rowsPerPart))
    let ranges = starts.map { $0..<min(count, $0 + options.rowsPerPart) }
    let isRefused = Atomic(false)
    let elements = Atomic(0)
    let maximum = options.maximumElements
    let measures = Workers.map(ranges.count, threads: options.threads) { index -> RowMeasures? in
      guard !isRefused.load(ordering: .relaxed) else { return nil }
      let tree = self.tree(ranges[index])
      let total = elements.add(tree.elements.count, ordering: .relaxed).newValue
      guard total <= maximum, let measures = tree.measureRows(proposal, isFirst: index == 0) else {
        isRefused.store(true, ordering: .relaxed)
        return nil
      }
      return measures
    }
    guard !isRefused.load(ordering: .relaxed) else { return nil }
    return join(measures.compactMap(\.self), ranges, proposal, &state)
  }

  /// Puts the parts below one another, with the sums of a stack in the order of a stack.
  private func join(
    _ measures: [RowMeasures], _ ranges: [Range<Int>], _ proposal: ProposedSize,
    _ state: inout State
  ) -> Measured {
    let standard = LayoutOptions().defaultSpacing.height
    var parts: [Part] = []
    var (position, gaps, length) = (0.0, 0.0, 0.0)
    var span: CrossSpan?
    var last: SpacingPreferences?
    for (rows, measure) in zip(ranges, measures) where !measure.rows.isEmpty {
      let gap = last.map { spacing ?? $0.distance(to: measure.first, along: .vertical) ?? standard }
      parts.append(Part(rows: rows, start: position, gap: gap ?? 0, visible: 0..<0))
      let top = position
      for (index, row) in measure.rows.enumerated() {
        let gap = index == 0 ? gap ?? 0 : row.gap
        gaps += gap
        length += row.height
        position += gap
        position += row.height
      }
      let reach = measure.reach + 1
      parts[parts.count - 1].visible = top - reach..<position + reach
      span = span?.union(measure.span) ?? measure.span
      last = measure.last
      state.overflow = max(state.overflow, reach)
      state.findings.add(measure.findings)
    }
    let joined = span ?? CrossSpan(guide: GuideNumber.horizontalCenter, NodeTables())
    return Measured(
      proposal: proposal, size: Size(width: joined.length, height: gaps + length), parts: parts,
      span: joined)
  }

  /// The nodes of some rows in a stack.
  private func tree(_ rows: Range<Int>) -> LayoutTree {
    LayoutTree(grid: grid, direction: direction) {
      $0.node(.vstack(alignment: alignment, spacing: spacing)) { build(rows, &$0) }
    }
  }

  // Painting

  package var overflow: Double { state.withLock { $0.overflow } }

  package func paintBackground(in frame: Rect, of node: DrawnNode, with painter: inout Painter) {
    guard let measured = state.withLock({ $0.measured }) else { return }
    for index in measured.parts.indices {
      let visible = measured.parts[index].visible
      if let viewport = node.viewport,
        frame.minY + visible.upperBound < viewport.minY
          || frame.minY + visible.lowerBound > viewport.maxY
      {
        continue
      }
      let (result, extents) = layout(index, measured, in: frame)
      painter.nested { result.paint(with: &$0, in: node.viewport, extents: extents) }
    }
  }

  private func layout(
    _ index: Int, _ measured: Measured, in frame: Rect
  ) -> (LayoutResult, VisualExtents) {
    let entry = state.withLock { state -> LaidOutPart in
      if let known = state.recent.first(where: { $0.index == index && $0.frame == frame }) {
        return known
      }
      let entry = LaidOutPart(index, in: frame)
      state.recent.append(entry)
      if state.recent.count > Self.recentParts { state.recent.removeFirst() }
      return entry
    }
    return entry.layout.withLock { layout in
      if let layout { return layout }
      let part = measured.parts[index]
      let result = tree(part.rows).placeRows(
        measured.proposal,
        at: RowPlace(frame: frame, start: part.start, gap: part.gap, span: measured.span))
      let made = (result, result.visualExtents())
      layout = made
      return made
    }
  }

  /// Enough that two threads with neighbouring slices do not lay out a part twice.
  private static let recentParts = 8
}

extension LayoutTree.Builder {
  /// Appends a column whose rows are laid out in parts, if its height is open as far as can be seen: the
  /// nodes above it change the place and appearance of the one view inside, and pass the open height on.
  ///
  /// - Parameter build: Appends rows; called on any thread, several times for each row.
  /// - Returns: True if it was appended.
  package mutating func longColumn(
    rows count: Int, alignment: HorizontalAlignment, spacing: Double?, options: LongColumn.Options,
    build: @escaping LongColumn.RowBuilder
  ) -> Bool {
    guard count >= options.minimumRows, handsOnOpenHeight else { return false }
    let isMirrored =
      parent >= 0
      ? tree.nodes[Int(parent)].flags.contains(.mirrored) : tree.direction == .rightToLeft
    let column = LongColumn(
      rows: count, alignment: alignment, spacing: spacing, grid: tree.grid,
      direction: isMirrored ? .rightToLeft : .leftToRight, options: options, build: build)
    tree.longColumns.append(column)
    leaf(.leaf(column), drawing: column)
    return true
  }

  private var handsOnOpenHeight: Bool {
    var (above, own) = (parent, Int32(tree.nodes.count))
    while above >= 0 {
      switch tree.nodes[Int(above)].kind {
      case .passthrough, .padding, .flexibleFrame, .layoutDirection: break
      // The first of two is in the background.
      case .background: if own == above + 1 { return false }
      default: return false
      }
      (own, above) = (above, tree.nodes[Int(above)].parent)
    }
    return true
  }
}
