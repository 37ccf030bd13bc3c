import GalleyGeometry
import GalleyImaging

extension SizeDifference {
  /// Counts what two straight bitmaps of different sizes have not in common.
  init(_ old: Bitmap, _ new: Bitmap, _ options: ComparisonOptions) {
    expected = PixelExtent(width: old.width, height: old.height)
    actual = PixelExtent(width: new.width, height: new.height)
    let shared = PixelExtent(
      width: min(old.width, new.width), height: min(old.height, new.height))
    let outside =
      Self.visiblePixels(of: old, outside: shared, options)
      + Self.visiblePixels(of: new, outside: shared, options)
    (differingPixels, failingPixels) = (outside, outside)
    if case .pixels(let difference) = BitmapComparison.difference(
      expected: Self.part(of: old, shared), actual: Self.part(of: new, shared), options: options)
    {
      differingPixels += difference.differingPixels
      failingPixels += difference.failingPixels
    }
  }

  /// The pixels that the other picture has no place for.
  private static func visiblePixels(
    of bitmap: Bitmap, outside shared: PixelExtent, _ options: ComparisonOptions
  ) -> Int {
    var count = 0
    for y in 0..<bitmap.height {
      for x in (y < shared.height ? shared.width : 0)..<bitmap.width
      where bitmap.pixels[4 * (y * bitmap.width + x) + 3] != 0 {
        if !options.ignoredRects.contains(where: { $0.contains(x: x, y: y) }) { count += 1 }
      }
    }
    return count
  }

  private static func part(of bitmap: Bitmap, _ extent: PixelExtent) -> Bitmap {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(4 * extent.width * extent.height)
    for y in 0..<extent.height {
      let start = 4 * y * bitmap.width
      pixels += bitmap.pixels[start..<(start + 4 * extent.width)]
    }
    return Bitmap(
      width: extent.width, height: extent.height, format: .rgbaStraight, pixels: pixels)
  }
}
