/// The children that are painted in an order other than their own.
struct PaintingOrder: Sendable {
  /// The nodes that request a place in the order, in the order of the tree.
  var raised: [(node: Int32, zIndex: Double)] = []
  /// The child that is painted first, by its parent, and the next one, by the one before it; -1 ends.
  fileprivate(set) var first: [Int32: Int32] = [:]
  fileprivate(set) var next: [Int32: Int32] = [:]
}

extension LayoutTree {
  /// Sorts the children of the containers in which a child requests a place. The content of a modifier counts
  /// as the child of the container that its outermost modifier is; of several requests the outermost one
  /// counts.
  mutating func settlePaintingOrder() {
    var places: [Int32: Double] = [:]
    for (node, zIndex) in paintingOrder.raised {
      var child = node
      while case let parent = nodes[Int(child)].parent, parent >= 0,
        nodes[Int(parent)].kind.isModifier, primaryChild(Int(parent)) == child
      {
        child = parent
      }
      if places[child] == nil { places[child] = zIndex.isFinite ? zIndex : 0 }
    }
    for parent in Set(places.keys.map { nodes[Int($0)].parent }) where parent >= 0 {
      sortChildren(of: parent, by: places)
    }
  }

  private mutating func sortChildren(of parent: Int32, by places: [Int32: Double]) {
    var children: [(node: Int32, place: Double)] = []
    var child = nodes[Int(parent)].firstChild
    while child >= 0 {
      children.append((child, places[child] ?? 0))
      child = nodes[Int(child)].nextSibling
    }
    let sorted = children.indices.sorted {
      children[$0].place != children[$1].place ? children[$0].place < children[$1].place : $0 < $1
    }
    nodes[Int(parent)].flags.insert(.isReordered)
    var previous: Int32?
    for index in sorted {
      let node = children[index].node
      if let previous {
        paintingOrder.next[previous] = node
      } else {
        paintingOrder.first[parent] = node
      }
      previous = node
    }
  }

  /// The child that is painted first, or -1.
  @inline(__always)
  func firstPainted(in parent: Int) -> Int32 {
    guard nodes[parent].flags.contains(.isReordered) else { return nodes[parent].firstChild }
    return paintingOrder.first[Int32(parent)] ?? -1
  }

  /// The sibling that is painted after a node, or -1.
  @inline(__always)
  func nextPainted(after node: Int) -> Int32 {
    let parent = Int(nodes[node].parent)
    guard parent >= 0, nodes[parent].flags.contains(.isReordered) else {
      return nodes[node].nextSibling
    }
    return paintingOrder.next[Int32(node)] ?? -1
  }
}
