package import GalleyGeometry
package import GalleyPainting

/// A drawing of everything inside of its node with an opacity.
package protocol FadingDrawing: NodeDrawing {
  /// From 0 to 1.
  var opacity: Double { get }
}

extension LayoutResult {
  /// Returns true if a node and all around it are drawn with some opacity.
  package func isSeen(node: Int) -> Bool {
    var node = node
    while node >= 0 {
      let drawing = tree.nodes[node].drawing
      if drawing >= 0, let drawing = tree.drawings[Int(drawing)] as? any FadingDrawing,
        drawing.opacity <= 0
      {
        return false
      }
      node = Int(tree.nodes[node].parent)
    }
    return true
  }

  /// Returns true if a view among a range of nodes has a frame and is drawn with some opacity.
  package func areSeen(nodes: Range<Int>) -> Bool {
    nodes.contains { node in
      tree.nodes.indices.contains(node) && Int(tree.nodes[node].parent) < nodes.lowerBound
        && isPlacedWithAncestors(node) && isSeen(node: node)
    }
  }

  /// The frame of an element that is drawn with some opacity, its own modifiers included.
  package func seenFrame(ofElement element: Int) -> Rect? {
    contentNode(ofElement: element).flatMap { isSeen(node: $0) ? frame(ofElement: element) : nil }
  }

  /// The frame around the views of a range of nodes, or nil without any frame.
  package func frame(ofNodes nodes: Range<Int>) -> Rect? {
    var result: Rect?
    for node in nodes where tree.nodes.indices.contains(node) {
      guard Int(tree.nodes[node].parent) < nodes.lowerBound, isPlacedWithAncestors(node),
        let frame = frame(ofNode: node)
      else { continue }
      result = result?.union(frame) ?? frame
    }
    return result
  }

  /// The visible part of such a frame, inside all scroll views around it and the canvas.
  package func visibleFrame(ofNodes nodes: Range<Int>) -> Rect? {
    guard let frame = frame(ofNodes: nodes) else { return nil }
    var visible = frame.intersection(canvas)
    var node = nodes.isEmpty ? -1 : Int(tree.nodes[nodes.lowerBound].parent)
    while node >= 0 {
      if case .scroll = tree.nodes[node].kind, let window = self.frame(ofNode: node) {
        let reach = scrollReach[Int32(node)] ?? .zero
        visible = visible?.intersection(
          Rect(
            x: window.minX - reach.leading, y: window.minY - reach.top,
            width: window.width + reach.horizontal, height: window.height + reach.vertical))
      }
      node = Int(tree.nodes[node].parent)
    }
    return visible
  }

  /// The first node of a range that scrolls.
  package func scrollNode(in nodes: Range<Int>) -> Int? {
    nodes.first { node in
      guard tree.nodes.indices.contains(node), case .scroll = tree.nodes[node].kind else {
        return false
      }
      return isPlacedWithAncestors(node)
    }
  }

  /// Returns true if a node is inside another one.
  package func isNode(_ inner: Int, inside outer: Int) -> Bool {
    var node = inner
    while node >= 0 {
      if node == outer { return true }
      node = Int(tree.nodes[node].parent)
    }
    return false
  }

  private func isPlacedWithAncestors(_ node: Int) -> Bool {
    var node = node
    while node >= 0 {
      guard isPlaced(node: node) else { return false }
      node = Int(tree.nodes[node].parent)
    }
    return true
  }

  /// The drawing commands, each owned by its node rather than by an element.
  package func paintedByNodes() -> DisplayList {
    var painter = Painter()
    walk(
      { node, frame, _ in
        let drawing = tree.nodes[node].drawing
        painter.owner = Int32(node)
        if drawing >= 0 {
          tree.drawings[Int(drawing)]
            .paintBackground(in: frame, of: drawnNode(node, frame, nil), with: &painter)
        }
        return .children
      },
      leave: { node, frame in
        let drawing = tree.nodes[node].drawing
        painter.owner = Int32(node)
        if drawing >= 0 {
          tree.drawings[Int(drawing)]
            .paintForeground(in: frame, of: drawnNode(node, frame, nil), with: &painter)
        }
      })
    return painter.list
  }
}
