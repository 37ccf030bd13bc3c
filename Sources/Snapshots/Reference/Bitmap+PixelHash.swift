package import GalleyImaging
import GalleySystem

extension Bitmap {
  /// The hash that binds digests to pixels: over width, height and straight RGBA bytes.
  package var pixelHash: UInt64 {
    var hash = ContentHash(seed: 2)
    hash.add(UInt64(width))
    hash.add(UInt64(height))
    straight.pixels.withUnsafeBytes { hash.add($0) }
    return hash.value
  }
}
