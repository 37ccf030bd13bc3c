import GalleyImaging

/// The plain numbers of a comparison, pixel by pixel.
struct ExactComparison {
  /// Pixels that differ, those that only one picture has included.
  var changed = 0
  /// The number of pixels in the rectangle that holds both pictures.
  var total: Int
  /// The largest difference of a channel.
  var largest = 0
  /// Whether both have the same size.
  var isSameSize: Bool
  /// Pixels that differ by more than the tolerated levels where they count.
  var overTolerance = 0

  /// Compares straight bitmaps; linear in the number of pixels.
  init(
    _ expected: Bitmap, _ actual: Bitmap, levels: Int = 0,
    ignoring isIgnored: (Int, Int) -> Bool = { _, _ in false }
  ) {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    total = width * height
    isSameSize = expected.width == actual.width && expected.height == actual.height
    if isSameSize, expected.pixels == actual.pixels { return }
    let shared = (
      width: min(expected.width, actual.width), height: min(expected.height, actual.height)
    )
    changed = total - shared.width * shared.height
    overTolerance = changed
    for y in 0..<shared.height {
      for x in 0..<shared.width {
        let difference = Self.difference(
          expected.pixels, 4 * (y * expected.width + x),
          actual.pixels, 4 * (y * actual.width + x))
        if difference == 0 { continue }
        changed += 1
        largest = max(largest, difference)
        if difference > levels, !isIgnored(x, y) { overTolerance += 1 }
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

  var isEqual: Bool { changed == 0 }
}
