import GalleySystem

/// The correspondence between the nodes of two trees: by identifier, then by place among the children of
/// matched parents, then by likeness anywhere.
struct TreeMatch {
  /// For each expected node the actual one, or -1.
  private(set) var actualOf: [Int]
  /// For each actual node the expected one, or -1.
  private(set) var expectedOf: [Int]

  private let expected: MatchSide
  private let actual: MatchSide

  /// Nearly linear for equal trees; quadratic in the number of changed siblings of one parent,
  /// which is capped.
  init(_ old: SceneDescription, _ new: SceneDescription) {
    expected = MatchSide(old)
    actual = MatchSide(new)
    actualOf = Array(repeating: -1, count: old.nodes.count)
    expectedOf = Array(repeating: -1, count: new.nodes.count)
    matchIdentifiers()
    matchChildren(of: (old.nodes.count, new.nodes.count))
    for index in actual.scene.nodes.indices where expectedOf[index] >= 0 {
      matchChildren(of: (expectedOf[index], index))
    }
    matchMoved()
  }

  private mutating func pair(_ old: Int, _ new: Int) {
    actualOf[old] = new
    expectedOf[new] = old
  }

  private mutating func matchIdentifiers() {
    for (id, new) in actual.identifiers {
      guard new >= 0, let old = expected.identifiers[id], old >= 0 else { continue }
      // Equal pairs do not depend on the order of this loop: identifiers are unique.
      pair(old, new)
    }
  }

  private mutating func matchChildren(of parents: (Int, Int)) {
    var old = expected.children[parents.0].filter { actualOf[$0] < 0 }
    var new = actual.children[parents.1].filter { expectedOf[$0] < 0 }
    if old.isEmpty || new.isEmpty { return }
    // 1. Subtrees that are equal, in order.
    let anchors = SequenceAlignment.longestCommon(
      old.map { expected.hashes[$0] }, new.map { actual.hashes[$0] })
    for anchor in anchors { pair(old[anchor.0], new[anchor.1]) }
    // 2. Equal subtrees that changed places.
    for first in old where actualOf[first] < 0 {
      let second = new.first {
        expectedOf[$0] < 0 && actual.hashes[$0] == expected.hashes[first]
      }
      if let second { pair(first, second) }
    }
    // 3. The rest in order, the most alike together.
    old.removeAll { actualOf[$0] >= 0 }
    new.removeAll { expectedOf[$0] >= 0 }
    for (first, second) in SequenceAlignment.mostAlike(old, new, score: likeness) {
      pair(first, second)
    }
    if parents.0 == expected.scene.nodes.count, old.count == 1, new.count == 1,
      actualOf[old[0]] < 0
    {
      pair(old[0], new[0])
    }
  }

  private mutating func matchMoved() {
    let old = actualOf.indices.filter { actualOf[$0] < 0 }
    let new = expectedOf.indices.filter { expectedOf[$0] < 0 }
    for second in new where expectedOf[second] < 0 {
      let first = old.first {
        actualOf[$0] < 0 && expected.hashes[$0] == actual.hashes[second]
      }
      guard let first else { continue }
      pairSubtrees(first, second)
    }
  }

  private mutating func pairSubtrees(_ old: Int, _ new: Int) {
    guard actualOf[old] < 0, expectedOf[new] < 0 else { return }
    pair(old, new)
    for (first, second) in zip(expected.children[old], actual.children[new]) {
      pairSubtrees(first, second)
    }
  }

  /// Returns the likeness of two nodes in 0…1: the same type is needed; properties, identifiers and the kinds
  /// of children count.
  private func likeness(_ old: Int, _ new: Int) -> Double {
    let first = expected.scene.nodes[old]
    let second = actual.scene.nodes[new]
    guard first.type == second.type else { return 0 }
    // Nodes that both carry identifiers would have met already if they were the same.
    if first.id != nil, second.id != nil { return 0 }
    let equal = first.properties.count { second.properties.contains($0) }
    let total = max(first.properties.count, second.properties.count, 1)
    let content = first.value(of: "text") == second.value(of: "text") ? 1.0 : 0
    let oldKinds = expected.children[old].map { expected.scene.nodes[$0].type }
    let newKinds = actual.children[new].map { actual.scene.nodes[$0].type }
    let kinds = oldKinds == newKinds ? 1.0 : 0
    return 0.4 + 0.3 * Double(equal) / Double(total) + 0.2 * content + 0.1 * kinds
  }
}

/// One side of a match with what is looked up again and again.
struct MatchSide {
  let scene: SceneDescription
  let children: [[Int]]
  /// Nodes by identifier; -1 for those used more than once.
  let identifiers: [String: Int]
  /// For each node a hash of it and everything below it, frames and places left out.
  let hashes: [UInt64]

  init(_ scene: SceneDescription) {
    self.scene = scene
    children = scene.childIndices()
    var identifiers: [String: Int] = [:]
    for (index, node) in scene.nodes.enumerated() {
      guard let id = node.id else { continue }
      identifiers[id] = identifiers[id] == nil ? index : -1
    }
    self.identifiers = identifiers
    var hashes = [UInt64](repeating: 0, count: scene.nodes.count)
    for index in scene.nodes.indices.reversed() {
      hashes[index] = Self.hash(scene.nodes[index], children[index].map { hashes[$0] })
    }
    self.hashes = hashes
  }

  private static func hash(_ node: SceneNode, _ children: [UInt64]) -> UInt64 {
    var hash = ContentHash(seed: 3)
    hash.add(node.type)
    hash.add(node.id ?? "")
    for property in node.properties {
      hash.add(property.name)
      hash.add(property.value)
      hash.add(property.token ?? "")
    }
    for child in children { hash.add(child) }
    return hash.value
  }
}
