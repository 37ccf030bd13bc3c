import GalleyGeometry

// Rows of a column that is laid out in parts. Their tree is a stack of some of them.

/// The measures of a part of a column within the whole.
struct RowMeasures: Sendable {
  /// The gap before each row and its height; the first gap is that of the first part's.
  var rows: [(gap: Double, height: Double)]
  /// The extent across, about the alignment line.
  var span: CrossSpan
  /// The preferences of the first and the last row.
  var first: SpacingPreferences
  var last: SpacingPreferences
  /// The distance by which painting exceeds the part on any side.
  var reach: Double
  /// The findings for its author.
  var findings: RowFindings
}

/// The position of a part of a column.
struct RowPlace {
  /// The column's frame on the canvas.
  var frame: Rect
  /// Where the part begins in the column, and the gap before its first row.
  var start: Double
  var gap: Double
  /// The extent of all rows across.
  var span: CrossSpan
}

/// What was found while rows were built and laid out.
struct RowFindings: Sendable {
  var diagnostics: [(diagnostic: BuildDiagnostic, element: Element?)] = []
  var issues: [LayoutIssue] = []

  init() {}

  init(_ result: LayoutResult) {
    let tree = result.tree
    diagnostics = tree.diagnostics.map { found in
      (found, tree.elements.indices.contains(found.element) ? tree.elements[found.element] : nil)
    }
    issues = result.issues.map { issue in
      var issue = issue
      issue.element = -1
      return issue
    }
  }

  mutating func add(_ other: RowFindings) {
    diagnostics += other.diagnostics
    issues += other.issues
  }
}

extension LayoutTree {
  /// Measures rows for a width; nil where they cannot be laid out apart from the rest.
  ///
  /// - Parameter isFirst: True if no part comes before. Stacks of nothing but rows of fixed sizes add up
  ///   their places in another order: they are known by their first rows.
  func measureRows(_ proposal: ProposedSize, isFirst: Bool) -> RowMeasures? {
    guard isIndependent else { return nil }
    return withEngine(LayoutOptions()) { engine in
      if isFirst, engine.traits[0].bits.contains(.rigid) { return nil }
      let (rows, span) = engine.placeRows(Proposal(proposal), nil)
      let result = LayoutResult(engine)
      let box = Size(width: span.length, height: rows.reduce(0) { $0 + $1.gap + $1.height })
      let seen = result.visualExtents().rect(0)
      let reach = max(-seen.minX, -seen.minY, seen.maxX - box.width, seen.maxY - box.height, 0)
      let ends = engine.rowSpacings
      return RowMeasures(
        rows: rows, span: span, first: ends.first, last: ends.last, reach: reach,
        findings: RowFindings(result))
    } ?? nil
  }

  /// Lays out rows in their column.
  func placeRows(_ proposal: ProposedSize, at place: RowPlace) -> LayoutResult {
    let laidOut = withEngine(LayoutOptions()) { engine in
      _ = engine.placeRows(Proposal(proposal), place)
      return LayoutResult(engine)
    }
    return laidOut ?? LayoutResult(tree: self, options: LayoutOptions(), canvas: place.frame)
  }

  /// Whether no row needs another one or the canvas: to lie beside it, to be painted above it, to reach
  /// beyond the safe area or to have a share of what is around.
  private var isIndependent: Bool {
    let root = nodes[0].flags
    guard missingMemory == nil, titlePlaces.bars.isEmpty, titlePlaces.lists.isEmpty,
      !root.contains(.hasPositioned), !root.contains(.isReordered)
    else { return false }
    return nodes.allSatisfy { node in
      switch node.kind {
      case .ignoresSafeArea, .safeAreaInset, .scroll, .containerRelative, .reader: false
      case .spacer: node.parent != 0
      default: true
      }
    }
  }
}

extension Engine {
  /// Places the rows of a column and all that is in them, on their own or as a part of the whole.
  func placeRows(
    _ proposal: Proposal, _ place: RowPlace?
  ) -> (rows: [(gap: Double, height: Double)], span: CrossSpan) {
    let mark = scratch.mark
    defer { scratch.release(mark) }
    let items = scratch.take(StackItem.self, Int(nodes[0].childCount))
    let count = collect(0, columnSpacing, items, false)
    for k in 0..<count {
      items[k].proposal = proposal
      items[k].size = size(items[k].node, proposal)
    }
    let span = crossExtent(0, items, count, false)
    let rows = (0..<count).map { (gap: items[$0].gap, height: items[$0].size.height) }
    if let place, count > 0 { items[0].gap = place.gap }
    let lengths = rows.reduce(0) { $0 + $1.gap + $1.height }
    canvas = place?.frame ?? Rect(x: 0, y: 0, width: span.length, height: lengths)
    origins[0] = canvas.origin
    sizes[0] = canvas.size
    proposals[0] = proposal
    traits[0].bits.insert(.placed)
    put(items, count, from: place?.start ?? 0, span: place?.span ?? span)
    placeDescendants()
    return (rows, span)
  }

  private func put(
    _ items: UnsafeMutablePointer<StackItem>, _ count: Int, from start: Double, span: CrossSpan
  ) {
    var position = start
    for k in 0..<count {
      let item = items[k]
      position += item.gap
      assign(
        Placement(
          node: item.node, isPlaced: true,
          origin: Point(x: span.origin(item.guide), y: position), proposal: item.proposal,
          size: item.size),
        isMirrored(0) ? sizes[0].width : .nan)
      position += item.size.height
    }
  }

  private var columnSpacing: Double {
    guard case .vstack(let row) = nodes[0].kind else { return .nan }
    return tables.lengths[row]
  }

  /// What the first and the last row prefer.
  var rowSpacings: (first: SpacingPreferences, last: SpacingPreferences) {
    var child = nodes[0].firstChild
    guard child >= 0 else { return (SpacingPreferences(), SpacingPreferences()) }
    let first = spacings[traits[Int(child)].spacing]
    while nodes[Int(child)].nextSibling >= 0 { child = nodes[Int(child)].nextSibling }
    return (first, spacings[traits[Int(child)].spacing])
  }
}

extension LayoutTree {
  /// The tree with what was found in the rows of its long columns. Each kind of remark is made once.
  func adoptingFindings() -> LayoutTree {
    guard !longColumns.isEmpty else { return self }
    var tree = self
    for found in longColumns.flatMap(\.findings.diagnostics)
    where !tree.diagnostics.contains(where: { $0.kind == found.diagnostic.kind }) {
      var diagnostic = found.diagnostic
      diagnostic.element = -1
      if let element = found.element {
        // It stands for where it is in the source, and has no frame.
        diagnostic.element = tree.elements.count
        tree.elements.append(element)
        tree.elementParents.append(-1)
        tree.elementNodes.append(-1)
      }
      tree.diagnostics.append(diagnostic)
    }
    return tree
  }
}
