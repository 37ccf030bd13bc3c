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
  /// Whether both have the same size.
  var isSameSize: Bool
  /// The smallest rectangle that holds all differing pixels, or nil when none differ.
  var changedRect: PixelRect?

  /// Compares straight bitmaps; linear in the number of pixels.
  init(_ expected: Bitmap, _ actual: Bitmap) {
    let pixels = ChangedPixels(expected, actual)
    total = pixels.width * pixels.height
    isSameSize = expected.width == actual.width && expected.height == actual.height
    var (changed, largest) = (0, 0)
    var (left, top, right, bottom) = (Int.max, Int.max, 0, 0)
    pixels.visit { x, y, old, new in
      changed += 1
      (left, top) = (min(left, x), min(top, y))
      (right, bottom) = (max(right, x + 1), y + 1)
      if let old, let new, largest < 255 {
        largest = max(largest, Channels.largestDifference(old, new))
      }
    }
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
