/// The origin of a tree, kept beside its nodes for a writer of the tree: the kind of each node
/// as it was requested, and the marks that views leave.
package struct LayoutOutline: Sendable {
  /// A place in the tree: a node, and the number of its marks that are outside.
  package struct Place: Sendable, Hashable {
    package var node: Int
    package var depth: Int
  }

  /// The kinds of the nodes by their indices.
  package fileprivate(set) var kinds: [NodeKind] = []
  private var marks: [Int: [any Sendable]] = [:]
  private var places: [Place] = []

  /// The marks of a node from the outside in.
  package func marks(of node: Int) -> [any Sendable] { marks[node] ?? [] }

  /// The place that was announced under a number.
  package func place(_ number: Int) -> Place { places[number] }

  fileprivate mutating func append(_ mark: any Sendable, to node: Int) {
    marks[node, default: []].append(mark)
  }

  /// Returns the number of a place that becomes known later.
  fileprivate mutating func announce() -> Int {
    places.append(Place(node: 0, depth: 0))
    return places.count - 1
  }

  fileprivate mutating func settle(_ number: Int, at node: Int) {
    places[number] = Place(node: node, depth: marks(of: node).count)
  }
}

extension LayoutTree.Builder {
  /// Leaves a mark at the node that the closure appends; without an outline nothing but the closure is called.
  package mutating func marked(
    _ mark: @autoclosure () -> any Sendable, _ body: (inout LayoutTree.Builder) -> Void
  ) {
    let node = nodeCount
    if isOutlined { tree.outline?.append(mark(), to: node) }
    body(&self)
  }

  /// Announces the place of a part of what is built next. Returns 0 without an outline.
  package mutating func announcedPlace() -> Int { tree.outline?.announce() ?? 0 }

  /// Gives an announced place to the node that is appended next.
  package mutating func settlePlace(_ number: Int) {
    let node = nodeCount
    tree.outline?.settle(number, at: node)
  }

  /// Keeps the kind of a node that is being appended.
  mutating func outline(_ kind: NodeKind) {
    if isOutlined { tree.outline?.kinds.append(kind) }
  }
}

extension LayoutTree {
  /// The children of a node in order.
  package func children(of node: Int) -> [Int] {
    var children: [Int] = []
    var next = nodes[node].firstChild
    while next >= 0 {
      children.append(Int(next))
      next = nodes[Int(next)].nextSibling
    }
    return children
  }
}
