import GalleyGeometry
import GalleyImaging

/// The plain numbers of a difference, for pictures of any two sizes.
struct ExactComparison {
  /// Pixels that differ, those that only one picture has included.
  var changed = 0
  /// The number of pixels in the rectangle that holds both pictures.
  var total: Int
  /// The largest difference of a channel.
  var largest = 0
  /// True if both have the same size.
  var isSameSize: Bool
  /// The smallest rectangle that holds all differing pixels, or nil when none differ.
  var changedRect: PixelRect?

  /// Compares straight bitmaps; linear in the number of pixels.
  init(_ expected: Bitmap, _ actual: Bitmap) {
    let pixels = ChangedPixels(expected, actual)
    total = pixels.width * pixels.height
    isSameSize = expected.width == actual.width && expected.height == actual.height
    var (changed, largest) = (0, 0)
    var changes = SIMD16<UInt8>.zero
    var (left, top, right, bottom) = (Int.max, Int.max, 0, 0)
    pixels.visitRuns { row, columns in
      changed += columns.count
      (left, top) = (min(left, columns.lowerBound), min(top, row.y))
      (right, bottom) = (max(right, columns.upperBound), row.y + 1)
      guard let old = row.old, let new = row.new, columns.upperBound <= row.shared else { return }
      var x = columns.lowerBound
      // Four at a time; what lies behind a run changes nothing or belongs to the next one.
      while x < columns.upperBound, x + 4 <= row.shared {
        changes = PixelLanes.larger(changes, PixelLanes.change(old + x, new + x))
        x += 4
      }
      while x < columns.upperBound {
        largest = max(largest, Channels.largestDifference(old[x], new[x]))
        x += 1
      }
    }
    largest = (0..<16).reduce(largest) { max($0, Int(changes[$1])) }
    // The corner that neither picture reaches is part of the whole, and of what changed.
    let area = expected.width * expected.height + actual.width * actual.height
    let shared = min(expected.width, actual.width) * min(expected.height, actual.height)
    changed += total - (area - shared)
    (self.changed, self.largest) = (changed, largest)
    if changed > 0 {
      changedRect = PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }
}
