import GalleyGeometry
import GalleySnapshots

extension SceneDescription {
  /// Marks what reaches out of the component it stands in, or of the canvas, by more than a point.
  ///
  /// What scrolls, is stacked in depth or is placed by hand may reach out.
  ///
  /// - Parameter contents: Where the content of every node is.
  mutating func markOverflow(_ contents: [Rect?]) {
    for index in nodes.indices {
      let node = nodes[index]
      guard !isFree(index) else { continue }
      let room = node.parent < 0 ? Rect(origin: .zero, size: size) : nodes[node.parent].frame
      // An offset moves what a node shows, not its frame.
      let moved =
        node.parent < 0 ? nil : contents[node.parent].flatMap { $0.size == room.size ? $0 : nil }
      nodes[index].facts.isOverflowing =
        !Self.holds(room, node.frame) && moved.map { Self.holds($0, node.frame) } != true
    }
  }

  private func isFree(_ index: Int) -> Bool {
    let node = nodes[index]
    if node.properties.contains(where: { Self.placements.contains($0.name) }) { return true }
    return node.parent >= 0 && Self.looseParents.contains(nodes[node.parent].type)
  }

  private static func holds(_ room: Rect, _ frame: Rect) -> Bool {
    frame.minX >= room.minX - 1 && frame.maxX <= room.maxX + 1
      && frame.minY >= room.minY - 1 && frame.maxY <= room.maxY + 1
  }

  private static let placements: Set<String> = [
    "offset.x", "offset.y", "position.x", "position.y", "position", "viewPosition",
    "ignoresSafeArea",
  ]

  /// Views that display a part of something larger.
  static let scrolling: Set<String> = ["ScrollView", "List", "Table"]

  private static let looseParents: Set<String> = scrolling.union([
    "ZStack", "Overlay", "Background", "Positions", "InfoLabel",
  ])
}
