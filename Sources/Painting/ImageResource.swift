public import GalleyImaging

/// A decoded image that many commands may share. Equality goes by content digest.
public final class ImageResource: Sendable {
  /// The name it was asked for, for dumps.
  public let name: String
  /// The pixels.
  public let bitmap: Bitmap
  /// Pixels per point at natural size: 1, 2 or 3.
  public let scale: Double
  /// A hash of pixels, size and scale, the same on every machine.
  public let digest: UInt64

  /// Makes a resource; linear in the number of pixels, for the digest.
  public init(name: String, bitmap: Bitmap, scale: Double = 1) {
    self.name = name
    self.bitmap = bitmap
    self.scale = scale
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ value: UInt64) { hash = (hash ^ value) &* 0x0000_0100_0000_01b3 }
    add(UInt64(bitmap.width))
    add(UInt64(bitmap.height))
    add(scale.bitPattern)
    for byte in bitmap.pixels { add(UInt64(byte)) }
    digest = hash
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
