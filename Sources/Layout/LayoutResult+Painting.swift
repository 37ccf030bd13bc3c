public import GalleyGeometry
public import GalleyPainting

extension LayoutResult {
  /// Returns the drawing commands: one walk, parents before children; each node paints beneath its children,
  /// then they, then it above them. Commands are owned by the nodes' elements.
  ///
  /// With a viewport, subtrees whose painting cannot reach it are skipped; pass the extents when
  /// several viewports of one layout are painted, else they are computed anew each time.
  public func painted(in viewport: Rect? = nil) -> DisplayList {
    painted(in: viewport, extents: nil)
  }

  /// The same, for many viewports of one result.
  ///
  /// - Parameter keepsTexts: True if the list contains the text of glyphs.
  package func painted(
    in viewport: Rect?, extents: VisualExtents?, keepsTexts: Bool = false
  ) -> DisplayList {
    var painter = Painter()
    painter.keepsTexts = keepsTexts
    paint(with: &painter, in: viewport, extents: extents)
    return painter.list
  }

  /// Paints into a painter that may hold commands already.
  package func paint(
    with painter: inout Painter, in viewport: Rect? = nil, extents: VisualExtents? = nil
  ) {
    var recorder = painter
    guard let viewport else {
      walk(
        { node, frame, _ in
          beneath(node, frame, nil, &recorder)
          return .children
        }, leave: { node, frame in above(node, frame, nil, &recorder) })
      painter = recorder
      return
    }
    let known = extents ?? visualExtents()
    // The nodes that the walk is in, and the visible part of their content: a turn or a shadow shows content
    // from elsewhere.
    var open: [(node: Int, seen: Rect)] = []
    func enter(_ node: Int, _ frame: Rect, _ depth: Int) -> Descent {
      let part = open.last?.seen ?? viewport
      guard known.rect(node).offset(x: frame.minX, y: frame.minY).intersects(part) else {
        return .next
      }
      let seen = content(ofNode: node, frame, seenIn: part)
      open.append((node, seen))
      beneath(node, frame, seen, &recorder)
      return .children
    }
    func leave(_ node: Int, _ frame: Rect) {
      guard let last = open.last, last.node == node else { return }
      open.removeLast()
      above(node, frame, last.seen, &recorder)
    }
    walk(enter, leave: leave)
    painter = recorder
  }

  private func content(ofNode node: Int, _ frame: Rect, seenIn part: Rect) -> Rect {
    guard tree.nodes[node].drawing >= 0 else { return part }
    return tree.drawings[Int(tree.nodes[node].drawing)]
      .content(seenIn: part.offset(x: -frame.minX, y: -frame.minY), in: frame.size)
      .offset(x: frame.minX, y: frame.minY)
  }

  private func beneath(
    _ node: Int, _ frame: Rect, _ viewport: Rect?, _ painter: inout Painter
  ) {
    guard tree.nodes[node].drawing >= 0 else { return }
    painter.owner = tree.nodes[node].element
    tree.drawings[Int(tree.nodes[node].drawing)]
      .paintBackground(in: frame, of: drawnNode(node, frame, viewport), with: &painter)
  }

  private func above(
    _ node: Int, _ frame: Rect, _ viewport: Rect?, _ painter: inout Painter
  ) {
    guard tree.nodes[node].drawing >= 0 else { return }
    painter.owner = tree.nodes[node].element
    tree.drawings[Int(tree.nodes[node].drawing)]
      .paintForeground(in: frame, of: drawnNode(node, frame, viewport), with: &painter)
  }

  func drawnNode(_ node: Int, _ frame: Rect, _ viewport: Rect?) -> DrawnNode {
    DrawnNode(
      grid: tree.grid,
      direction: tree.nodes[node].flags.contains(.mirrored) ? .rightToLeft : .leftToRight,
      proposal: proposal(ofNode: node),
      separators: separators(ofNode: node, frame, viewport),
      siblings: siblings(ofNode: node, frame),
      scrollReach: scrollReach[Int32(node)] ?? .zero, viewport: viewport)
  }

  /// The proposal that a node took its size for. A rigid node, whose size no proposal changes, reports
  /// that size unless the layout recorded all proposals.
  public func proposal(ofNode node: Int) -> ProposedSize {
    if frames.traits[node].bits.contains(.rigid), !options.recordsAllProposals {
      return ProposedSize(frames.sizes[node])
    }
    return frames.proposals[node].proposedSize
  }

  /// The frames of the children of the parent of a node, for a drawing that reads them.
  private func siblings(ofNode node: Int, _ frame: Rect) -> [Rect?] {
    let (drawing, parent) = (tree.nodes[node].drawing, tree.nodes[node].parent)
    guard drawing >= 0, parent >= 0, tree.drawings[Int(drawing)].readsSiblings else { return [] }
    let origin = Point(
      x: frame.minX - frames.origins[node].x, y: frame.minY - frames.origins[node].y)
    var result: [Rect?] = []
    var child = tree.nodes[Int(parent)].firstChild
    while child >= 0 {
      let c = Int(child)
      result.append(
        frames.isPlaced(c) ? Rect(origin: origin + frames.origins[c], size: frames.sizes[c]) : nil)
      child = tree.nodes[c].nextSibling
    }
    return result
  }

  /// The lines under a list's rows, all that have a frame and a line but the very last row; with a
  /// viewport those that reach it.
  private func separators(ofNode node: Int, _ frame: Rect, _ viewport: Rect?) -> [Rect] {
    guard case .list(let row) = tree.nodes[node].kind else { return [] }
    let style = tree.tables.lists[row]
    let thickness = style.separatorThickness ?? tree.grid.pixel
    guard thickness > 0 else { return [] }
    let isMirrored = tree.nodes[node].flags.contains(.mirrored)
    let inset = style.separatorInset ?? style.rowInsets.leading
    var lines: [Rect] = []
    var child = tree.nodes[node].firstChild
    var place = 0
    while child >= 0, tree.nodes[Int(child)].nextSibling >= 0 {
      let c = Int(child)
      if frames.isPlaced(c), !style.rowsWithoutSeparator.contains(place) {
        let height = max(
          frames.sizes[c].height + style.rowInsets.vertical, style.minimumRowHeight)
        let room = height - style.rowInsets.vertical
        let top =
          frames.origins[c].y - (room - frames.sizes[c].height) / 2 - style.rowInsets.top
        let line = Rect(
          x: frame.minX + (isMirrored ? 0 : inset), y: frame.minY + top + height - thickness,
          width: max(0, frame.width - inset), height: thickness)
        if viewport?.intersects(line) != false { lines.append(line) }
      }
      child = tree.nodes[Int(child)].nextSibling
      place += 1
    }
    return lines
  }
}

/// The reach of the painting of each node and everything below it, relative to the node.
package struct VisualExtents: Sendable {
  /// In single precision, which is enough for finding what might be seen once it is rounded
  /// outwards, and half the memory.
  struct Extent: Sendable {
    var minX: Float
    var minY: Float
    var maxX: Float
    var maxY: Float

    init(_ size: Size, overflow: Double) {
      minX = Float(-overflow)
      minY = minX
      maxX = Float(size.width + overflow).nextUp
      maxY = Float(size.height + overflow).nextUp
    }

    var rect: Rect {
      Rect(
        x: Double(minX), y: Double(minY), width: max(0, Double(maxX) - Double(minX)),
        height: max(0, Double(maxY) - Double(minY)))
    }

    /// Takes the rectangle that another one has become.
    mutating func move(_ change: (Rect) -> Rect) {
      let old = rect
      let new = change(old)
      guard new != old else { return }
      minX = Float(new.minX).nextDown
      minY = Float(new.minY).nextDown
      maxX = Float(new.maxX).nextUp
      maxY = Float(new.maxY).nextUp
    }

    /// Includes the extent of a child at an origin.
    mutating func formUnion(_ child: Extent, at origin: Point) {
      minX = min(minX, Float(Double(child.minX) + origin.x).nextDown)
      minY = min(minY, Float(Double(child.minY) + origin.y).nextDown)
      maxX = max(maxX, Float(Double(child.maxX) + origin.x).nextUp)
      maxY = max(maxY, Float(Double(child.maxY) + origin.y).nextUp)
    }
  }

  private var extents: [Extent]

  init(_ extents: [Extent]) { self.extents = extents }

  func rect(_ node: Int) -> Rect { extents[node].rect }
}

extension LayoutResult {
  /// Returns the reach of painting, for many viewports of one layout; linear in the nodes.
  package func visualExtents() -> VisualExtents {
    var extents = tree.nodes.indices.map { node in
      let drawing = tree.nodes[node].drawing
      return VisualExtents.Extent(
        frames.sizes[node], overflow: drawing < 0 ? 0 : tree.drawings[Int(drawing)].overflow)
    }
    for node in tree.nodes.indices.reversed() {
      let drawing = Int(tree.nodes[node].drawing)
      if drawing >= 0 {
        extents[node].move { tree.drawings[drawing].reach(of: $0, in: frames.sizes[node]) }
      }
      let parent = Int(tree.nodes[node].parent)
      guard parent >= 0, frames.isPlaced(node) else { continue }
      extents[parent].formUnion(extents[node], at: frames.origins[node])
    }
    return VisualExtents(extents)
  }
}
