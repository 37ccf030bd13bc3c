package import GalleyGeometry

// A list begins directly below a large title; elsewhere the platform leaves room above its first
// section. Both are known when the tree is there, before anything is measured.

/// The position of the bars and the lists of a tree.
struct TitlePlaces: Sendable {
  /// The nodes of navigation bars, each with whether its title is large, and whether it is on a screen.
  var bars: [(node: Int32, isLarge: Bool, isOnScreen: Bool)] = []
  /// The insets of lists, each with those that it has below a large title.
  var lists: [(node: Int32, underTitle: EdgeInsets)] = []
}

extension LayoutTree.Builder {
  /// Notes that the node just appended is a navigation bar.
  ///
  /// - Parameter isOnScreen: True unless its layer is rendered without a screen, whose status bar it would follow.
  package mutating func noteNavigationBar(isLarge: Bool, isOnScreen: Bool) {
    tree.titlePlaces.bars.append((previous, isLarge, isOnScreen))
  }

  /// Appends the insets round a list's content.
  package mutating func listInsets(
    _ insets: EdgeInsets, underTitle: EdgeInsets, content: (inout LayoutTree.Builder) -> Void
  ) {
    node(.padding(insets), children: content)
    if insets != underTitle { tree.titlePlaces.lists.append((previous, underTitle)) }
  }
}

extension LayoutTree {
  /// Gives the lists below large titles their insets.
  mutating func settleTitles() {
    guard titlePlaces.bars.contains(where: \.isLarge) else { return }
    for (node, insets) in titlePlaces.lists where followsLargeTitle(node) {
      nodes[Int(node)].kind = .padding(tables.insets.append(insets))
    }
  }

  /// True if there is a navigation bar that follows the status bar of a screen.
  package var hasNavigationBar: Bool { titlePlaces.bars.contains(where: \.isOnScreen) }

  /// Returns true if there is nothing between a node and the large title above it.
  private func followsLargeTitle(_ start: Int32) -> Bool {
    var node = start
    while case let parent = nodes[Int(node)].parent, parent >= 0 {
      let isFirst = nodes[Int(parent)].firstChild == node
      switch nodes[Int(parent)].kind {
      case .vstack where !isFirst:
        return isLargeTitle(sibling(before: node, in: parent))
      case .safeAreaInset(let row) where tables.bars[row].edge == .top:
        return isFirst && isLargeTitle(nodes[Int(node)].nextSibling)
      case .padding(let row) where tables.insets[row].top > 0: return false
      case .vstack, .zstack, .safeAreaInset: break
      case let kind where kind.isModifier || kind.isScroll: break
      default: return false
      }
      node = parent
    }
    return false
  }

  private func sibling(before node: Int32, in parent: Int32) -> Int32 {
    var sibling = nodes[Int(parent)].firstChild
    while sibling >= 0, nodes[Int(sibling)].nextSibling != node {
      sibling = nodes[Int(sibling)].nextSibling
    }
    return sibling
  }

  /// Returns true if a node is nothing but a bar with a large title.
  private func isLargeTitle(_ start: Int32) -> Bool {
    var node = start
    while node >= 0 {
      if titlePlaces.bars.contains(where: { $0.node == node && $0.isLarge }) { return true }
      guard nodes[Int(node)].kind.isModifier else { return false }
      node = primaryChild(Int(node))
    }
    return false
  }
}

extension NodeKind.Stored {
  fileprivate var isScroll: Bool {
    if case .scroll = self { true } else { false }
  }
}

extension LayoutResult {
  /// Returns true if a navigation bar begins at a height of the canvas.
  package func hasNavigationBar(at y: Double) -> Bool {
    tree.titlePlaces.bars.contains { bar in
      frame(ofNode: Int(bar.node)).map { abs($0.minY - y) < 0.001 } ?? false
    }
  }
}
