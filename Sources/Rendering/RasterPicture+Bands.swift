import GalleyGeometry
import GalleyPainting
import GalleySystem

/// The data that determines the pixels of a picture, by its bands of rows: two pictures look the same in
/// every band whose hashes are equal.
package struct PictureBands: Hashable, Sendable {
  /// The rows of a band. Lines of text are about as high; more bands would cost more than they save.
  package static let rows = 64

  private let width: Int
  private let height: Int
  private let background: UInt32
  private let hashes: [UInt64]

  init(width: Int, height: Int, background: UInt32, hashes: [UInt64]) {
    (self.width, self.height) = (width, height)
    (self.background, self.hashes) = (background, hashes)
  }

  /// A hash of the whole picture.
  package var hash: UInt64 {
    var all = StableHash()
    for word in [UInt64(width), UInt64(height), UInt64(background)] + hashes { all.add(word) }
    return all.finish().high
  }

  /// The rows that may look otherwise than before, from top to bottom; nil when all of them do,
  /// because the picture has another size or another ground.
  package func changedRows(since before: PictureBands) -> [Range<Int>]? {
    guard width == before.width, height == before.height, background == before.background else {
      return nil
    }
    var changed: [Range<Int>] = []
    for band in hashes.indices where hashes[band] != before.hashes[band] {
      let rows = band * Self.rows..<min((band + 1) * Self.rows, height)
      if let last = changed.last, last.upperBound == rows.lowerBound {
        changed[changed.count - 1] = last.lowerBound..<rows.upperBound
      } else {
        changed.append(rows)
      }
    }
    return changed
  }
}

extension RasterPicture {
  /// The data that determines the pixels of each band. Linear in the commands, their glyphs and the bands
  /// that they touch.
  package var bands: PictureBands {
    var clips: [UInt64] = []
    clips.reserveCapacity(plan.clips.count)
    for clip in plan.clips {
      var hash = StableHash()
      if clip.parent >= 0 { hash.add(clips[Int(clip.parent)]) }
      hash.add(clip.rect)
      if clip.command >= 0 {
        plan.list.commands[Int(clip.command)].add(to: &hash)
        hash.add(plan.transforms[Int(clip.transform)])
      }
      clips.append(hash.finish().high)
    }
    let count = (height + PictureBands.rows - 1) / PictureBands.rows
    var bands = [StableHash](repeating: StableHash(), count: count)
    for operation in plan.operations where !operation.bounds.isEmpty {
      let word = hash(of: operation, clips)
      let first = max(0, Int(operation.bounds.minY)) / PictureBands.rows
      let last = min(count - 1, (Int(operation.bounds.maxY) - 1) / PictureBands.rows)
      guard first <= last else { continue }
      for band in first...last { bands[band].add(word) }
    }
    return PictureBands(
      width: width, height: height, background: background, hashes: bands.map { $0.finish().high })
  }

  private func hash(of operation: RenderPlan.Operation, _ clips: [UInt64]) -> UInt64 {
    var hash = StableHash()
    hash.add(UInt64(operation.kind.rawValue))
    plan.list.commands[Int(operation.command)].add(to: &hash)
    hash.add(plan.transforms[Int(operation.transform)])
    hash.add(clips[Int(operation.clip)])
    hash.add(operation.bounds)
    return hash.finish().high
  }
}

extension StableHash {
  fileprivate mutating func add(_ rect: PixelRect) {
    add(UInt64(UInt32(bitPattern: rect.minX)) << 32 | UInt64(UInt32(bitPattern: rect.minY)))
    add(UInt64(UInt32(bitPattern: rect.maxX)) << 32 | UInt64(UInt32(bitPattern: rect.maxY)))
  }
}
