import GalleyGeometry
import GalleyPainting

/// Everything that the pixels of a part of a scaled image depend on.
///
/// The image is named by its digest: a cache of small pictures must not keep large ones alive.
struct ScaledImage: Hashable, Sendable {
  var digest: UInt64
  /// The place of the whole image, relative to the part's top left pixel.
  var box: FixedRect
  var mirroredAcross: Bool
  var mirroredDown: Bool
  /// The size of the part, in pixels.
  var width: Int
  var height: Int
}

/// A part of a scaled image and its place on the device.
struct ImageTile {
  var key: ScaledImage
  var x: Int
  var y: Int

  /// Returns the tiles of an image that are in some rows. Like outlines, large images are cut at places that
  /// depend on the image alone.
  static func tiles(
    of image: ImageResource, in rect: Rect, _ transform: Transform, canvas: PixelRect,
    rows: Range<Int>
  ) -> [ImageTile] {
    let box = FixedRect(rect, transform)
    guard !box.isEmpty else { return [] }
    let pixels = box.pixels
    let left = max(pixels.minX, canvas.minX)
    let right = min(pixels.maxX, canvas.maxX)
    let wanted = rows.clamped(to: pixels.rows)
    guard left < right, !wanted.isEmpty else { return [] }
    let width = Int(right - left)
    var step = 512
    while step > 32, step * width > 1 << 19 { step /= 2 }
    let single = pixels.height <= step
    var tiles: [ImageTile] = []
    var top = single ? Int(pixels.minY) : wanted.lowerBound & ~(step - 1)
    while top < wanted.upperBound {
      let first = max(top, Int(pixels.minY))
      let last = single ? Int(pixels.maxY) : min(top + step, Int(pixels.maxY))
      let key = ScaledImage(
        digest: image.digest, box: box.offset(x: -Int(left) << 8, y: -first << 8),
        mirroredAcross: transform.a < 0, mirroredDown: transform.d < 0, width: width,
        height: last - first)
      tiles.append(ImageTile(key: key, x: Int(left), y: first))
      top = single ? Int.max : top + step
    }
    return tiles
  }
}
