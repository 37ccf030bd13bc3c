import GalleyGeometry
import GalleySnapshots

extension SceneDescription {
  /// Marks nodes that extend beyond the component they are in, or the canvas, by more than a point.
  ///
  /// Nodes that scroll, are stacked in depth or are placed by hand may extend beyond it.
  ///
  /// - Parameter contents: The place of the content of every node.
  mutating func markOverflow(_ contents: [Rect?]) {
    for index in nodes.indices {
      let node = nodes[index]
      guard !isFree(index) else { continue }
      let room = room(inside: node.parent)
      // An offset moves what a node shows, not its frame.
      let moved =
        node.parent < 0 ? nil : contents[node.parent].flatMap { $0.size == room.size ? $0 : nil }
      nodes[index].facts.isOverflowing =
        !Self.holds(room, node.frame) && moved.map { Self.holds($0, node.frame) } != true
    }
  }

  /// The area that a node may cover; inside a node that reaches into the unsafe area also the canvas.
  private func room(inside parent: Int) -> Rect {
    let canvas = Rect(origin: .zero, size: size)
    guard parent >= 0 else { return canvas }
    let reachesOut = nodes[parent].properties.contains { $0.name.hasPrefix("ignoresSafeArea") }
    return reachesOut ? nodes[parent].frame.union(canvas) : nodes[parent].frame
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
