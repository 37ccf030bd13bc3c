import GalleyGeometry

/// The nodes that changed between two trees, each with its verdict.
package struct TreeDifference: Hashable, Sendable {
  /// Changed nodes: those of the actual tree in its order, then removed ones.
  package private(set) var changes: [NodeChange] = []
  /// True if canvas size or scale differ.
  package let isCanvasChanged: Bool
  /// Changes of the canvas without a change in tree or settings that accounts for them.
  package private(set) var canvasCauses: [Cause] = []
  /// The change of the canvas's size if the canvas is as large as its content on both sides, which it may follow: a
  /// cause only where the tree was made from the same values.
  package private(set) var followingCause: Cause?
  /// True if changes of nodes that a component made were covered by the change of the component.
  private(set) var hasFollowers = false
  /// The number of nodes that both sides have.
  package private(set) var matched = 0

  /// For each actual node the index of its change, or -1.
  private(set) var changeOfActual: [Int]
  /// For each expected node the index of its change, or -1.
  private(set) var changeOfExpected: [Int]

  /// Compares two trees; complexity as matching.
  ///
  /// - Parameter isEnvironmentChanged: True if settings around the trees differ, such as the text size, or
  ///   the bytes of fonts and images, so that nodes may have moved without a change of their own.
  package init(
    expected: SceneDescription, actual: SceneDescription, isEnvironmentChanged: Bool = false
  ) {
    isCanvasChanged = expected.size != actual.size || expected.scale != actual.scale
    changeOfActual = Array(repeating: -1, count: actual.nodes.count)
    changeOfExpected = Array(repeating: -1, count: expected.nodes.count)
    let match = TreeMatch(expected, actual)
    let reordered = Self.reordered(match, actual)
    for index in actual.nodes.indices {
      let old = match.expectedOf[index]
      if old >= 0 { matched += 1 }
      record(
        old < 0
          ? Self.inserted(index, actual)
          : Self.compared(
            old, index, expected, actual, match, isReordered: reordered.contains(index))
      )
    }
    for index in expected.nodes.indices where match.actualOf[index] < 0 {
      record(Self.removed(index, expected))
    }
    markInherited(actual)
    markMade(expected, actual)
    foldInsertedSubtrees(expected, actual)
    judge(expected, actual, isEnvironmentChanged)
  }

  private mutating func record(_ change: NodeChange?) {
    guard let change else { return }
    if let index = change.actual { changeOfActual[index] = changes.count }
    if let index = change.expected { changeOfExpected[index] = changes.count }
    changes.append(change)
  }

  private static func inserted(_ index: Int, _ scene: SceneDescription) -> NodeChange {
    NodeChange(
      expected: nil, actual: index, name: scene.name(of: index), type: scene.nodes[index].type,
      location: scene.nodes[index].location, structure: .inserted, properties: [],
      oldFrame: nil, newFrame: scene.nodes[index].frame, verdict: .cause)
  }

  private static func removed(_ index: Int, _ scene: SceneDescription) -> NodeChange {
    NodeChange(
      expected: index, actual: nil, name: scene.name(of: index), type: scene.nodes[index].type,
      location: scene.nodes[index].location, structure: .removed, properties: [],
      oldFrame: scene.nodes[index].frame, newFrame: nil, verdict: .cause)
  }

  private static func compared(
    _ old: Int, _ new: Int, _ expected: SceneDescription, _ actual: SceneDescription,
    _ match: TreeMatch, isReordered: Bool
  ) -> NodeChange? {
    let (before, after) = (expected.nodes[old], actual.nodes[new])
    let properties = propertyChanges(before, after)
    let parent = before.parent < 0 ? -1 : match.actualOf[before.parent]
    let structure: NodeChange.Structure =
      parent != after.parent ? .reparented : isReordered ? .reordered : .kept
    if properties.isEmpty, structure == .kept, before.frame == after.frame { return nil }
    return NodeChange(
      expected: old, actual: new, name: actual.name(of: new), type: after.type,
      location: after.location(of: properties.first?.name) ?? before.location,
      structure: structure, properties: properties,
      oldFrame: before.frame, newFrame: after.frame, verdict: .unexplained)
  }

  private static func propertyChanges(
    _ before: SceneNode, _ after: SceneNode
  ) -> [PropertyChange] {
    var changes: [PropertyChange] = []
    if before.type != after.type {
      changes.append(PropertyChange(name: "type", old: before.type, new: after.type))
    }
    if before.id != after.id {
      changes.append(PropertyChange(name: "id", old: before.id, new: after.id))
    }
    if before.properties == after.properties { return changes }
    for property in after.properties {
      let old = before.properties.first { $0.name == property.name }
      if old == property { continue }
      changes.append(
        PropertyChange(
          name: property.name, old: old?.value, new: property.value, oldToken: old?.token,
          newToken: property.token))
    }
    for property in before.properties where after.value(of: property.name) == nil {
      changes.append(
        PropertyChange(
          name: property.name, old: property.value, new: nil, oldToken: property.token))
    }
    return changes
  }

  /// Nodes that left the longest run of siblings which kept their order.
  private static func reordered(_ match: TreeMatch, _ actual: SceneDescription) -> Set<Int> {
    var result: Set<Int> = []
    for children in actual.childIndices() {
      let kept = children.filter { match.expectedOf[$0] >= 0 }
      let places = kept.map { match.expectedOf[$0] }
      if zip(places, places.dropFirst()).allSatisfy({ $0 < $1 }) { continue }
      let stayed = SequenceAlignment.longestAscending(places)
      for (position, node) in kept.enumerated() where !stayed.contains(position) {
        result.insert(node)
      }
    }
    return result
  }

  /// A change that repeats an ancestor's (same property, same values) is handed down, not made.
  private mutating func markInherited(_ actual: SceneDescription) {
    for position in changes.indices {
      guard let node = changes[position].actual, !changes[position].properties.isEmpty else {
        continue
      }
      var parent = actual.nodes[node].parent
      while parent >= 0 {
        if changeOfActual[parent] >= 0 {
          let above = changes[changeOfActual[parent]].properties
          for index in changes[position].properties.indices {
            let own = changes[position].properties[index]
            if above.contains(where: { $0.repeats(own) }) {
              changes[position].properties[index].isInherited = true
            }
          }
        }
        parent = actual.nodes[parent].parent
      }
    }
  }

  /// Marks the nodes that a component makes from its own properties, however many, as consequences of these
  /// properties; likewise the nodes that a component of another type no longer has or newly has. A value of a
  /// token remains a reason of its own.
  private mutating func markMade(_ expected: SceneDescription, _ actual: SceneDescription) {
    for position in changes.indices {
      let change = changes[position]
      guard let maker = changeOfMaker(of: change, expected, actual), maker >= 0,
        changes[maker].properties.contains(where: { !$0.isInherited && $0.name != "id" })
      else { continue }
      switch change.structure {
      case .inserted, .removed:
        // Without places in a source, only a different type shows that the node is implicit.
        let isOfOtherType = changes[maker].properties.contains { $0.name == "type" }
        guard change.location != nil || isOfOtherType else { continue }
        changes[position].verdict = .consequence
      default:
        guard change.location != nil else { continue }
        for index in change.properties.indices
        where change.properties[index].changedToken == nil {
          changes[position].properties[index].isInherited = true
        }
      }
      hasFollowers = true
    }
  }

  /// The index of the change of the component that made a node, or -1. Only a node that is no more is
  /// looked at in the earlier tree, which may not know its places.
  private func changeOfMaker(
    of change: NodeChange, _ expected: SceneDescription, _ actual: SceneDescription
  ) -> Int? {
    if let node = change.actual {
      return Self.maker(of: node, in: actual).map { changeOfActual[$0] }
    }
    return change.expected.flatMap { Self.maker(of: $0, in: expected) }.map { changeOfExpected[$0] }
  }

  /// Returns the component that made an implicit node: it is at the same place in the source.
  /// Returns nil for a node that a person wrote, and the parent node if places are not known.
  private static func maker(of index: Int, in scene: SceneDescription) -> Int? {
    var parent = scene.nodes[index].parent
    guard let place = scene.nodes[index].location else { return parent < 0 ? nil : parent }
    guard parent >= 0, scene.nodes[parent].location == place else { return nil }
    while scene.nodes[parent].parent >= 0,
      scene.nodes[scene.nodes[parent].parent].location == place
    {
      parent = scene.nodes[parent].parent
    }
    return parent
  }

  /// Inside something inserted or removed only the topmost node is the cause; a node that moved
  /// into or out of it follows.
  private mutating func foldInsertedSubtrees(
    _ expected: SceneDescription, _ actual: SceneDescription
  ) {
    for position in changes.indices {
      let change = changes[position]
      switch change.structure {
      case .inserted:
        let parent = actual.nodes[change.actual ?? 0].parent
        if parent >= 0, changeOfActual[parent] >= 0,
          changes[changeOfActual[parent]].structure == .inserted
        {
          changes[position].verdict = .consequence
        }
      case .removed:
        let parent = expected.nodes[change.expected ?? 0].parent
        if parent >= 0, changeOfExpected[parent] >= 0,
          changes[changeOfExpected[parent]].structure == .removed
        {
          changes[position].verdict = .consequence
        }
      default: break
      }
    }
  }

  private mutating func judge(
    _ expected: SceneDescription, _ actual: SceneDescription, _ isEnvironmentChanged: Bool
  ) {
    for position in changes.indices where changes[position].hasOwnInputChange {
      if changes[position].structure != .inserted, changes[position].structure != .removed {
        changes[position].verdict = .cause
      }
    }
    demoteReparented()
    let isMoved = changes.contains {
      $0.verdict == .cause
        && ($0.structure != .kept || $0.properties.contains(where: \.canAffectLayout))
    }
    // A canvas that hugs its content follows it; only when nothing else could is it the cause.
    if expected.scale != actual.scale {
      canvasCauses.append(
        Cause(
          .canvas,
          "recorded at another scale: \(plain(expected.scale)), this is "
            + plain(actual.scale)))
    }
    if expected.size != actual.size, !isMoved, !isEnvironmentChanged,
      !Self.isRoundedOtherwise(expected, actual)
    {
      let cause = Cause(.canvas, "canvas size \(plain(expected.size)) → \(plain(actual.size))")
      if Self.isContentFollowed(expected, actual) {
        followingCause = cause
      } else {
        canvasCauses.append(cause)
      }
    }
    let canMove = isMoved || isCanvasChanged || isEnvironmentChanged
    for position in changes.indices where changes[position].verdict == .unexplained {
      let change = changes[position]
      let isHandedDown = !change.properties.isEmpty && change.properties.allSatisfy(\.isInherited)
      if isHandedDown && (!change.isFrameChanged || canMove)
        || change.properties.isEmpty && canMove
      {
        changes[position].verdict = .consequence
      }
    }
  }

  /// Returns true if both canvases are as large as their content along each axis in which they differ.
  private static func isContentFollowed(
    _ expected: SceneDescription, _ actual: SceneDescription
  ) -> Bool {
    guard let old = expected.nodes.first?.frame, let new = actual.nodes.first?.frame else {
      return false
    }
    func follows(_ side: KeyPath<Size, Double>) -> Bool {
      let isSame = expected.size[keyPath: side] == actual.size[keyPath: side]
      return isSame
        || old.size[keyPath: side] == expected.size[keyPath: side]
          && new.size[keyPath: side] == actual.size[keyPath: side]
    }
    return follows(\.width) && follows(\.height)
  }

  /// Returns true if the canvas differs by less than a pixel, because a different scale rounds it
  /// differently.
  private static func isRoundedOtherwise(
    _ expected: SceneDescription, _ actual: SceneDescription
  ) -> Bool {
    let pixel = 1 / min(expected.scale, actual.scale)
    return expected.scale != actual.scale
      && abs(expected.size.width - actual.size.width) < pixel
      && abs(expected.size.height - actual.size.height) < pixel
  }

  /// A node that only changed its parent because a wrapper came or went is not a cause itself.
  private mutating func demoteReparented() {
    let hasStructuralCause = changes.contains {
      $0.verdict == .cause && ($0.structure == .inserted || $0.structure == .removed)
    }
    guard hasStructuralCause else { return }
    for position in changes.indices where changes[position].structure == .reparented {
      if changes[position].properties.allSatisfy(\.isInherited) {
        changes[position].verdict = .consequence
      }
    }
  }
}

extension NodeChange {
  fileprivate var hasOwnInputChange: Bool {
    structure != .kept || properties.contains { !$0.isInherited }
  }
}

private func plain(_ size: Size) -> String { "\(plain(size.width))x\(plain(size.height))" }

extension PropertyChange {
  fileprivate func repeats(_ other: PropertyChange) -> Bool {
    name == other.name && old == other.old && new == other.new && oldToken == other.oldToken
      && newToken == other.newToken
  }
}
