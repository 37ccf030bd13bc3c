public import GalleyImaging
import GalleySystem

/// A decoded image that many commands may share. Equality goes by content digest.
public final class ImageResource: Sendable {
  /// The requested name, for dumps.
  public let name: String
  /// The pixels.
  public let bitmap: Bitmap
  /// Pixels per point at natural size: 1, 2 or 3.
  public let scale: Double
  /// A hash of pixels, their format, size and scale, the same on every machine.
  public let digest: UInt64

  /// The problems of its file that do not prevent drawing it.
  package let warnings: [String]

  /// Makes a resource; linear in the number of pixels, for the digest.
  public convenience init(name: String, bitmap: Bitmap, scale: Double = 1) {
    self.init(name: name, bitmap: bitmap, scale: scale, warnings: [])
  }

  /// Makes a resource of a file that gave cause for warnings.
  package init(name: String, bitmap: Bitmap, scale: Double, warnings: [String]) {
    self.warnings = warnings
    self.name = name
    self.bitmap = bitmap
    self.scale = scale
    var hash = StableHash()
    hash.add(UInt64(bitmap.width))
    hash.add(UInt64(bitmap.height))
    hash.add(UInt64(bitmap.format.digestNumber))
    hash.add(scale)
    bitmap.pixels.withUnsafeBytes { hash.add($0) }
    digest = hash.finish().high
  }
}

extension ImageResource: Hashable {
  /// Whether both show the same pixels at the same scale.
  public static func == (left: ImageResource, right: ImageResource) -> Bool {
    left === right || left.digest == right.digest
  }

  /// Feeds the digest.
  public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

extension PixelFormat {
  /// A number for digests, which must never change.
  fileprivate var digestNumber: Int {
    switch self {
    case .rgbaStraight: 0
    case .rgbaPremultiplied: 1
    case .bgraPremultiplied: 2
    }
  }
}
