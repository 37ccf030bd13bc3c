import GalleyGeometry
package import GalleyImaging

/// Which node accounts for how many of the changed pixels. Every changed pixel is counted once,
/// so the shares add up to the total.
///
/// A pixel goes to the topmost node that painted it: on the actual side, else on the expected
/// side, whichever changed, causes before consequences. Where neither changed, an ancestor whose
/// inputs changed accounts for it (its opacity or clip), then a changed node that lies beneath.
/// What is left is unexplained and is counted for the node on top.
package struct PixelAttribution: Hashable, Sendable {
  /// The part of one node.
  package struct Share: Hashable, Sendable {
    /// The node's name; `canvas` for pixels that only one picture has.
    package var name: String
    /// Why the node differs; unexplained when it does not.
    package var verdict: NodeChange.Verdict
    /// The number of changed pixels.
    package var pixels: Int
  }

  /// The shares, largest first, then by name.
  package let shares: [Share]
  /// The number of changed pixels.
  package let total: Int
  /// The changes of nodes, by index, that only moved as their frames have it and show something else.
  package let alteredMoves: Set<Int>

  /// The number of changed pixels that causes and consequences account for.
  package var explained: Int {
    shares.reduce(0) { $1.verdict == .unexplained ? $0 : $0 + $1.pixels }
  }

  /// Compares pixels exactly; linear in their number. Pixels that only one picture has count as
  /// changed.
  ///
  /// - Parameter rows: Where pixels differ at all; nil where that is not known.
  package init(
    expected: PictureSide, actual: PictureSide, tree: TreeDifference, rows: Range<Int>? = nil
  ) {
    var counter = AttributionCounter(expected: expected, actual: actual, tree: tree, rows: rows)
    counter.count()
    total = counter.total
    shares = counter.shares()
    alteredMoves = MovedNodes(expected: expected, actual: actual, tree: tree).altered
  }
}

/// One side of a comparison: pixels, the tree behind them, and who painted what.
package struct PictureSide: Sendable {
  /// The pixels.
  package var bitmap: Bitmap
  /// The tree.
  package var scene: SceneDescription
  /// The owners of pixels.
  package var owners: OwnerMap

  /// Makes a side; without a map of its size the frames decide.
  package init(bitmap: Bitmap, scene: SceneDescription, owners: OwnerMap?) {
    self.bitmap = bitmap.straight
    self.scene = scene
    if let owners, owners.width == bitmap.width, owners.height == bitmap.height {
      self.owners = owners
    } else {
      self.owners = OwnerMap(framesOf: scene, width: bitmap.width, height: bitmap.height)
    }
  }
}

/// The account in which a pixel is counted.
private enum Account: Hashable {
  case change(Int)
  case canvas
  case actual(Int)
  case expected(Int)
  case nobody
}

private struct AttributionCounter {
  let expected: PictureSide
  let actual: PictureSide
  let tree: TreeDifference
  let rows: Range<Int>?
  var counts: [Account: Int] = [:]
  var total = 0
  private var runs: [Run] = []
  private var places: [UInt64: Int] = [:]
  /// Places of runs that were looked for lately: the edges of glyphs go to and fro between what they
  /// lie on.
  private var recent = [Int](repeating: 0, count: 1 << 6)

  init(expected: PictureSide, actual: PictureSide, tree: TreeDifference, rows: Range<Int>?) {
    self.expected = expected
    self.actual = actual
    self.tree = tree
    self.rows = rows
  }

  /// Pixels with the same owners in both pictures.
  private struct Run {
    var key: UInt64
    /// Nil where neither these owners nor their ancestors changed.
    var account: Account?
    var pixels = 0
  }

  mutating func count() {
    let (before, after) = (expected.owners.owners, actual.owners.owners)
    let pixels = ChangedPixels(expected.bitmap, actual.bitmap, rows: rows)
    before.withUnsafeBufferPointer { before in
      after.withUnsafeBufferPointer { after in
        pixels.visitRuns { row, columns in
          total += columns.count
          if columns.upperBound > row.shared, tree.isCanvasChanged {
            counts[.canvas, default: 0] += columns.count
          } else {
            count(columns, row, before, after)
          }
        }
      }
    }
    for run in runs { settle(run) }
  }

  /// Divides a stretch of changed pixels by who owns them.
  private mutating func count(
    _ columns: Range<Int>, _ row: ChangedPixels.Row, _ before: UnsafeBufferPointer<Int32>,
    _ after: UnsafeBufferPointer<Int32>
  ) {
    let (old, new) = (row.y * expected.bitmap.width, row.y * actual.bitmap.width)
    let (hasOld, hasNew) = (columns.lowerBound < row.oldCount, columns.lowerBound < row.newCount)
    var x = columns.lowerBound
    while x < columns.upperBound {
      let expectedOwner = hasOld ? before[old + x] : -1
      let actualOwner = hasNew ? after[new + x] : -1
      let start = x
      repeat {
        x += 1
      } while x < columns.upperBound && (!hasOld || before[old + x] == expectedOwner)
        && (!hasNew || after[new + x] == actualOwner)
      let key = Self.key(expectedOwner, actualOwner)
      let place = place(of: key)
      if runs[place].account != nil {
        runs[place].pixels += x - start
      } else {
        for column in start..<x { count(column, row.y, place) }
      }
    }
  }

  /// Counts a pixel whose owners did not change.
  private mutating func count(_ x: Int, _ y: Int, _ place: Int) {
    if let beneath = beneath(x, y) {
      counts[.change(beneath), default: 0] += 1
    } else {
      runs[place].pixels += 1
    }
  }

  private static func key(_ old: Int32, _ new: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: old)) << 32 | UInt64(UInt32(bitPattern: new))
  }

  /// Where the run of two owners is, an empty one when they are new.
  private mutating func place(of key: UInt64) -> Int {
    let slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> 58)
    if recent[slot] < runs.count, runs[recent[slot]].key == key { return recent[slot] }
    let place = places[key] ?? runs.count
    if place == runs.count {
      let (old, new) = (Int32(truncatingIfNeeded: key >> 32), Int32(truncatingIfNeeded: key))
      runs.append(Run(key: key, account: resolve(Int(old), Int(new))))
      places[key] = place
    }
    recent[slot] = place
    return place
  }

  /// Counts a run; where nothing that changed accounts for it, for the node on top.
  private mutating func settle(_ run: Run) {
    guard run.pixels > 0 else { return }
    let new = Int(Int32(truncatingIfNeeded: run.key))
    let old = Int(Int32(truncatingIfNeeded: run.key >> 32))
    let top: Account = new >= 0 ? .actual(new) : old >= 0 ? .expected(old) : .nobody
    counts[run.account ?? top, default: 0] += run.pixels
  }

  /// The change that accounts for a pair of owners, or nil when neither they nor their ancestors
  /// changed.
  private func resolve(_ old: Int, _ new: Int) -> Account? {
    let direct = [
      new < 0 ? -1 : tree.changeOfActual[new], old < 0 ? -1 : tree.changeOfExpected[old],
    ].filter { $0 >= 0 }
    for verdict in [NodeChange.Verdict.cause, .consequence] {
      if let index = direct.first(where: { tree.changes[$0].verdict == verdict }) {
        return .change(index)
      }
    }
    return above(new, actual.scene, tree.changeOfActual)
      ?? above(old, expected.scene, tree.changeOfExpected)
  }

  private func above(_ node: Int, _ scene: SceneDescription, _ changes: [Int]) -> Account? {
    var next = node < 0 ? -1 : scene.nodes[node].parent
    while next >= 0 {
      if changes[next] >= 0, tree.changes[changes[next]].verdict == .cause {
        return .change(changes[next])
      }
      next = scene.nodes[next].parent
    }
    return nil
  }

  /// The topmost changed node whose frame, before or after, holds the pixel.
  private func beneath(_ x: Int, _ y: Int) -> Int? {
    let old = center(x, y, expected.scene.scale)
    let new = center(x, y, actual.scene.scale)
    return tree.changes.indices.last { index in
      let change = tree.changes[index]
      guard change.verdict != .unexplained else { return false }
      return change.newFrame?.contains(new) == true || change.oldFrame?.contains(old) == true
    }
  }

  private func center(_ x: Int, _ y: Int, _ scale: Double) -> Point {
    Point(x: (Double(x) + 0.5) / scale, y: (Double(y) + 0.5) / scale)
  }

  func shares() -> [PixelAttribution.Share] {
    var merged: [PixelAttribution.Share] = []
    for (account, pixels) in counts {
      merged.append(share(account, pixels))
    }
    return merged.sorted { ($1.pixels, $0.name) < ($0.pixels, $1.name) }
  }

  private func share(_ account: Account, _ pixels: Int) -> PixelAttribution.Share {
    switch account {
    case .change(let index):
      PixelAttribution.Share(
        name: tree.changes[index].name, verdict: tree.changes[index].verdict, pixels: pixels)
    case .canvas:
      PixelAttribution.Share(
        name: "canvas", verdict: tree.canvasCauses.isEmpty ? .consequence : .cause, pixels: pixels)
    case .actual(let node):
      PixelAttribution.Share(
        name: actual.scene.name(of: node), verdict: .unexplained, pixels: pixels)
    case .expected(let node):
      PixelAttribution.Share(
        name: expected.scene.name(of: node), verdict: .unexplained, pixels: pixels)
    case .nobody:
      PixelAttribution.Share(name: "background", verdict: .unexplained, pixels: pixels)
    }
  }
}
