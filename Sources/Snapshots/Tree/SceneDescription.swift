package import GalleyGeometry

/// The tree behind a picture as plain values: enough to report the changes without the renderer that made it.
///
/// Nodes are in preorder, which is painting order. The forms on disk are `FrameDump` (text) and `SceneCoding`
/// (binary).
package struct SceneDescription: Hashable, Sendable {
  /// The canvas, in points.
  package var size: Size
  /// Pixels per point.
  package var scale: Double
  /// Nodes in preorder.
  package var nodes: [SceneNode]

  /// The same with other names for the sources that nodes are written in.
  func relocated(_ name: (String) -> String) -> SceneDescription {
    var copy = self
    for index in copy.nodes.indices {
      guard let file = copy.nodes[index].location?.file else { continue }
      copy.nodes[index].location?.file = name(file)
    }
    return copy
  }

  /// Makes a description.
  package init(size: Size, scale: Double, nodes: [SceneNode] = []) {
    self.size = SceneNode.rounded(Rect(origin: .zero, size: size)).size
    self.scale = scale
    self.nodes = nodes
  }

  /// The indices of the children of every node, in order; the last entry holds the roots.
  package func childIndices() -> [[Int]] {
    var children = [[Int]](repeating: [], count: nodes.count + 1)
    for (index, node) in nodes.enumerated() {
      children[node.parent < 0 ? nodes.count : node.parent].append(index)
    }
    return children
  }

  /// A name a person can follow: the node's own name, its text, or its place below the nearest
  /// ancestor with an identifier, for example `Row#wifi › Label[1]`.
  package func name(of index: Int) -> String {
    let node = nodes[index]
    if node.id != nil { return node.name }
    var steps = [step(of: index)]
    var parent = node.parent
    while parent >= 0 {
      if nodes[parent].id != nil || nodes[parent].parent < 0 {
        steps.append(nodes[parent].name)
        break
      }
      steps.append(step(of: parent))
      parent = nodes[parent].parent
    }
    return steps.reversed().joined(separator: " › ")
  }

  /// The place from the root: types with the index among equals where there are several.
  package func path(of index: Int) -> String {
    var steps: [String] = []
    var next = index
    while next >= 0 {
      steps.append(step(of: next))
      next = nodes[next].parent
    }
    return steps.reversed().joined(separator: "/")
  }

  private func step(of index: Int) -> String {
    let node = nodes[index]
    if node.id != nil { return node.name }
    var position = 0
    var count = 0
    for (other, sibling) in nodes.enumerated()
    where sibling.parent == node.parent && sibling.type == node.type {
      if other < index { position += 1 }
      count += 1
    }
    return count > 1 ? "\(node.type)[\(position)]" : node.type
  }
}
