internal import GalleyGeometry
internal import GalleyLayout

/// Trees to measure layout with.
enum LayoutShapes {
  /// Node i has parent (i − 1) / B. Leaves are 5 + i mod 7 by 4 + i mod 5; inner nodes are stacks,
  /// vertical at even depth, with padding 1 and spacing 1, centred.
  static func nested(count: Int, branching: Int) -> LayoutTree {
    LayoutTree { tree in
      tree.reserve(nodes: count + count / branching + 1)
      append(0, 0, count, branching, &tree)
    }
  }

  private static func append(
    _ i: Int, _ depth: Int, _ count: Int, _ branching: Int, _ tree: inout LayoutTree.Builder
  ) {
    let first = i * branching + 1
    guard first < count else {
      return tree.leaf(.fixed(Size(width: Double(5 + i % 7), height: Double(4 + i % 5))))
    }
    tree.node(.padding(EdgeInsets(1))) { tree in
      let kind: NodeKind =
        depth % 2 == 0
        ? .vstack(alignment: .center, spacing: 1) : .hstack(alignment: .center, spacing: 1)
      tree.node(kind) { tree in
        for child in first..<min(first + branching, count) {
          append(child, depth + 1, count, branching, &tree)
        }
      }
    }
  }

  /// The same with every seventh leaf flexible, so that nothing above it is rigid.
  static func flexibleWithSpacers(count: Int, branching: Int) -> LayoutTree {
    LayoutTree { tree in
      tree.reserve(nodes: count + count / branching + 1)
      appendFlexible(0, 0, count, branching, &tree)
    }
  }

  private static func appendFlexible(
    _ i: Int, _ depth: Int, _ count: Int, _ branching: Int, _ tree: inout LayoutTree.Builder
  ) {
    let first = i * branching + 1
    guard first < count else {
      if i % 7 == 3 { return tree.leaf(.spacer(minLength: 1)) }
      return tree.leaf(.fixed(Size(width: Double(5 + i % 7), height: Double(4 + i % 5))))
    }
    let kind: NodeKind =
      depth % 2 == 0
      ? .vstack(alignment: .center, spacing: 1) : .hstack(alignment: .center, spacing: 1)
    tree.node(.padding(EdgeInsets(1))) { tree in
      tree.node(kind) { tree in
        for child in first..<min(first + branching, count) {
          appendFlexible(child, depth + 1, count, branching, &tree)
        }
      }
    }
  }

  static func wide(rigid: Bool) -> LayoutTree {
    LayoutTree { tree in
      tree.node(.hstack(alignment: .center, spacing: 1)) { tree in
        for i in 0..<100_000 {
          if rigid {
            tree.leaf(.fixed(Size(width: Double(5 + i % 7), height: 4)))
          } else {
            tree.leaf(
              .clamp(
                width: LengthRange(minimum: Double(i % 7), ideal: 8, maximum: 9 + Double(i % 11)),
                height: .exactly(4)))
          }
        }
      }
    }
  }

  /// Stacks in stacks, alternating, each with a fixed leaf beside the next one.
  static func chain(_ levels: Int) -> LayoutTree {
    LayoutTree { tree in link(levels, &tree) }
  }

  private static func link(_ levels: Int, _ tree: inout LayoutTree.Builder) {
    guard levels > 0 else { return tree.leaf(.fill) }
    let kind: NodeKind =
      levels % 2 == 0
      ? .vstack(alignment: .center, spacing: 0) : .hstack(alignment: .center, spacing: 0)
    tree.node(kind) { link(levels - 1, &$0) }
  }

  /// The binary tree of alternating stacks over leaves whose height depends on their width: the
  /// worst case for caches.
  static func alternating(depth: Int) -> LayoutTree {
    LayoutTree { tree in split(depth, &tree) }
  }

  private static func split(_ depth: Int, _ tree: inout LayoutTree.Builder) {
    guard depth > 0 else { return tree.leaf(.area(600, line: 10)) }
    let kind: NodeKind =
      depth % 2 == 0
      ? .hstack(alignment: .center, spacing: 1) : .vstack(alignment: .center, spacing: 1)
    tree.node(kind) { tree in
      split(depth - 1, &tree)
      split(depth - 1, &tree)
    }
  }
}

/// The work that no engine can leave out, over arrays laid out for it: a pass up for sizes, a
/// pass down for positions.
final class FlatFloor {
  private let count: Int
  private let branching: Int
  private let boxes: UnsafeMutablePointer<Rect>
  private let isVertical: UnsafeMutablePointer<Bool>

  init(count: Int, branching: Int) {
    self.count = count
    self.branching = branching
    boxes = .allocate(capacity: count)
    isVertical = .allocate(capacity: count)
    isVertical[0] = true
    for i in 1..<count { isVertical[i] = !isVertical[(i - 1) / branching] }
    for i in 0..<count {
      boxes[i] = Rect(x: 0, y: 0, width: Double(5 + i % 7), height: Double(4 + i % 5))
    }
  }

  deinit {
    boxes.deallocate()
    isVertical.deallocate()
  }

  func run() -> Double {
    let last = (count - 2) / branching
    for i in stride(from: last, through: 0, by: -1) { measure(i) }
    for i in 0...last { place(i) }
    return boxes[0].width
  }

  private func children(_ i: Int) -> Range<Int> {
    (i * branching + 1)..<min(i * branching + 1 + branching, count)
  }

  private func measure(_ i: Int) {
    var main = -1.0
    var cross = 0.0
    for child in children(i) {
      let size = boxes[child].size
      main += (isVertical[i] ? size.height : size.width) + 1
      cross = max(cross, isVertical[i] ? size.width : size.height)
    }
    boxes[i].size =
      isVertical[i]
      ? Size(width: cross + 2, height: main + 2) : Size(width: main + 2, height: cross + 2)
  }

  private func place(_ i: Int) {
    let box = boxes[i]
    var position = 1.0
    for child in children(i) {
      let size = boxes[child].size
      if isVertical[i] {
        boxes[child].origin = Point(
          x: box.minX + (box.width - size.width) / 2, y: box.minY + position)
        position += size.height + 1
      } else {
        boxes[child].origin = Point(
          x: box.minX + position, y: box.minY + (box.height - size.height) / 2)
        position += size.width + 1
      }
    }
  }
}
