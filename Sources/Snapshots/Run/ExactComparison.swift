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

  /// Compares straight bitmaps; linear in the number of pixels.
  init(_ expected: Bitmap, _ actual: Bitmap) {
    let width = max(expected.width, actual.width)
    total = width * max(expected.height, actual.height)
    isSameSize = expected.width == actual.width && expected.height == actual.height
    let shared = (
      width: min(expected.width, actual.width), height: min(expected.height, actual.height)
    )
    changed = total - shared.width * shared.height
    for y in 0..<shared.height {
      for x in 0..<shared.width {
        let difference = Self.difference(
          expected.pixels, 4 * (y * expected.width + x),
          actual.pixels, 4 * (y * actual.width + x))
        if difference == 0 { continue }
        changed += 1
        largest = max(largest, difference)
      }
    }
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
