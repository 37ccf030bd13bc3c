import GalleyGeometry
import GalleyImaging

/// Which nodes only moved, as their frames have it, and show something else all the same.
///
/// Every pixel of such a node is looked for where the node went, by as many pixels; what another node
/// paints on either side is left out. Nothing is said of a node that went by a part of a pixel, or that
/// stands in something turned or scaled: that one is drawn anew.
struct MovedNodes {
  /// The new position of a node.
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
    abs(distance - distance.rounded()) < 0.001 ? Int(saturating: distance.rounded()) : nil
  }

  private mutating func compare(_ expected: PictureSide, _ actual: PictureSide) {
    let (old, new) = (expected.bitmap, actual.bitmap)
    guard expected.owners.owners.count == old.width * old.height,
      actual.owners.owners.count == new.width * new.height
    else { return }
    expected.owners.owners.withUnsafeBufferPointer { before in
      actual.owners.owners.withUnsafeBufferPointer { after in
        old.pixels.withUnsafeBytes { first in
          new.pixels.withUnsafeBytes { second in
            for y in 0..<old.height {
              var x = 0
              while x < old.width {
                // A stretch of one owner at a time.
                let start = x
                let owner = Int(before[y * old.width + x])
                repeat { x += 1 } while x < old.width && Int(before[y * old.width + x]) == owner
                guard moves.indices.contains(owner), let move = moves[owner],
                  0..<new.height ~= y + move.y
                else { continue }
                let there = (y + move.y) * new.width + move.x
                let left = max(start, -move.x)
                let isAltered = (left..<max(left, min(x, new.width - move.x))).contains { x in
                  after[there + x] == move.actual
                    && Self.word(first, y * old.width + x) != Self.word(second, there + x)
                }
                if isAltered {
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

  @inline(__always)
  private static func word(_ pixels: UnsafeRawBufferPointer, _ place: Int) -> UInt32 {
    pixels.loadUnaligned(fromByteOffset: 4 * place, as: UInt32.self)
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
