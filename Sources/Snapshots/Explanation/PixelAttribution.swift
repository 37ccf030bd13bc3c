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

  /// The number of changed pixels that causes and consequences account for.
  package var explained: Int {
    shares.reduce(0) { $1.verdict == .unexplained ? $0 : $0 + $1.pixels }
  }

  /// Compares pixels exactly; linear in their number. Pixels that only one picture has count as
  /// changed.
  package init(
    expected: PictureSide, actual: PictureSide, tree: TreeDifference
  ) {
    var counter = AttributionCounter(expected: expected, actual: actual, tree: tree)
    counter.count()
    total = counter.total
    shares = counter.shares()
  }
}

/// One side of a comparison: pixels, the tree behind them, and who painted what.
package struct PictureSide: Sendable {
  /// The pixels.
  package var bitmap: Bitmap
  /// The tree.
  package var scene: SceneDescription
  /// Who painted which pixel.
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

/// Where a pixel is counted.
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
  var counts: [Account: Int] = [:]
  var total = 0
  private var known: [UInt64: Account?] = [:]

  init(expected: PictureSide, actual: PictureSide, tree: TreeDifference) {
    self.expected = expected
    self.actual = actual
    self.tree = tree
  }

  mutating func count() {
    let width = max(expected.bitmap.width, actual.bitmap.width)
    let height = max(expected.bitmap.height, actual.bitmap.height)
    for y in 0..<height {
      for x in 0..<width where isChanged(x, y) {
        total += 1
        counts[account(x, y), default: 0] += 1
      }
    }
  }

  private func isInside(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Bool {
    x < bitmap.width && y < bitmap.height
  }

  private func isChanged(_ x: Int, _ y: Int) -> Bool {
    guard isInside(expected.bitmap, x, y), isInside(actual.bitmap, x, y) else {
      return isInside(expected.bitmap, x, y) || isInside(actual.bitmap, x, y)
    }
    let old = 4 * (y * expected.bitmap.width + x)
    let new = 4 * (y * actual.bitmap.width + x)
    for channel in 0..<4
    where expected.bitmap.pixels[old + channel] != actual.bitmap.pixels[new + channel] {
      return true
    }
    return false
  }

  private mutating func account(_ x: Int, _ y: Int) -> Account {
    let isShared = isInside(expected.bitmap, x, y) && isInside(actual.bitmap, x, y)
    if !isShared, tree.isCanvasChanged { return .canvas }
    let old = expected.owners.owner(x: x, y: y)
    let new = actual.owners.owner(x: x, y: y)
    let key = UInt64(UInt32(bitPattern: Int32(old))) << 32 | UInt64(UInt32(bitPattern: Int32(new)))
    let resolved = known[key] ?? resolve(old, new)
    known[key] = .some(resolved)
    if let resolved { return resolved }
    if let beneath = beneath(x, y) { return .change(beneath) }
    return new >= 0 ? .actual(new) : old >= 0 ? .expected(old) : .nobody
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
