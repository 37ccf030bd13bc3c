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
    let width = max(expected.width, actual.width)
    total = width * max(expected.height, actual.height)
    isSameSize = expected.width == actual.width && expected.height == actual.height
    let shared = (
      width: min(expected.width, actual.width), height: min(expected.height, actual.height)
    )
    changed = total - shared.width * shared.height
    let height = total / max(width, 1)
    if shared.width < width { include(shared.width, 0, width, height) }
    if shared.height < height { include(0, shared.height, width, height) }
    for y in 0..<shared.height {
      for x in 0..<shared.width {
        let difference = Self.difference(
          expected.pixels, 4 * (y * expected.width + x),
          actual.pixels, 4 * (y * actual.width + x))
        if difference == 0 { continue }
        changed += 1
        include(x, y, x + 1, y + 1)
        largest = max(largest, difference)
      }
    }
  }

  private mutating func include(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) {
    let rect = PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    changedRect = changedRect?.union(rect) ?? rect
  }

  private static func difference(
    _ old: [UInt8], _ first: Int, _ new: [UInt8], _ second: Int
  ) -> Int {
    var largest = 0
    for channel in 0..<4 {
      largest = max(largest, abs(Int(old[first + channel]) - Int(new[second + channel])))
    }
    return largest
  }
}
