import GalleyGeometry
import GalleyImaging

/// Which nodes only moved, as their frames have it, and show something else all the same.
///
/// Every pixel of such a node is looked for where the node went, by as many pixels; what another node
/// paints on either side is left out. Nothing is said of a node that went by a part of a pixel, or that
/// stands in something turned or scaled: that one is drawn anew.
struct MovedNodes {
  /// Where a node went.
  private struct Move {
    var change: Int
    var actual: Int32
    var x: Int
    var y: Int
  }

  /// The changes of the tree that are of this kind, by index.
  private(set) var altered: Set<Int> = []
  private var moves: [Move?]

  init(expected: PictureSide, actual: PictureSide, tree: TreeDifference) {
    moves = Array(repeating: nil, count: expected.scene.nodes.count)
    let scale = expected.scene.scale
    guard scale == actual.scene.scale else { return }
    for (index, change) in tree.changes.enumerated() where change.isPureMove {
      guard let old = change.expected, let new = change.actual,
        !expected.scene.isTransformed(old), !actual.scene.isTransformed(new),
        let from = change.oldFrame?.origin, let to = change.newFrame?.origin,
        let x = Self.pixels((to.x - from.x) * scale), let y = Self.pixels((to.y - from.y) * scale)
      else { continue }
      moves[old] = Move(change: index, actual: Int32(new), x: x, y: y)
    }
    if moves.contains(where: { $0 != nil }) { compare(expected, actual) }
  }

  /// A distance in whole pixels; nil when it is none.
  private static func pixels(_ distance: Double) -> Int? {
    abs(distance - distance.rounded()) < 0.001 ? Int(distance.rounded()) : nil
  }

  private mutating func compare(_ expected: PictureSide, _ actual: PictureSide) {
    let (old, new) = (expected.bitmap, actual.bitmap)
    expected.owners.owners.withUnsafeBufferPointer { before in
      actual.owners.owners.withUnsafeBufferPointer { after in
        old.pixels.withUnsafeBufferPointer { first in
          new.pixels.withUnsafeBufferPointer { second in
            for place in before.indices where before[place] >= 0 {
              let owner = Int(before[place])
              guard owner < moves.count, let move = moves[owner] else { continue }
              let (x, y) = (place % old.width + move.x, place / old.width + move.y)
              guard x >= 0, x < new.width, y >= 0, y < new.height else { continue }
              let target = y * new.width + x
              guard after[target] == move.actual else { continue }
              let (left, right) = (4 * place, 4 * target)
              if (0..<4).contains(where: { first[left + $0] != second[right + $0] }) {
                altered.insert(move.change)
                moves[owner] = nil
              }
            }
          }
        }
      }
    }
  }
}

extension SceneDescription {
  /// Whether a node or what it stands in is turned, scaled or distorted.
  fileprivate func isTransformed(_ index: Int) -> Bool {
    var next = index
    while next >= 0 {
      let names = nodes[next].properties.map(\.name)
      if names.contains(where: { name in Self.transforms.contains { name.hasPrefix($0) } }) {
        return true
      }
      next = nodes[next].parent
    }
    return false
  }

  private static let transforms = [
    "rotationEffect", "scaleEffect", "skewEffect", "transformEffect",
  ]
}
