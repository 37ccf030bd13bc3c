public import GalleyImaging

extension Bitmap {
  /// The hash that binds digests to pixels: over width, height and straight RGBA bytes.
  public var pixelHash: UInt64 {
    var hash = ContentHash(seed: 2)
    hash.add(UInt64(width))
    hash.add(UInt64(height))
    straight.pixels.withUnsafeBytes { hash.add($0) }
    return hash.value
  }

  /// The same picture as a PNG file stores it: red, green, blue and alpha, independent of each
  /// other, with all four zero where alpha is.
  public var straight: Bitmap {
    if format == .rgbaStraight { return self }
    let isBlueFirst = format == .bgraPremultiplied
    let count = pixels.count
    let result = [UInt8](unsafeUninitializedCapacity: count) { target, filled in
      pixels.withUnsafeBufferPointer { source in
        for offset in stride(from: 0, to: count, by: 4) {
          let alpha = source[offset + 3]
          let red = source[offset + (isBlueFirst ? 2 : 0)]
          let green = source[offset + 1]
          let blue = source[offset + (isBlueFirst ? 0 : 2)]
          target[offset] = unpremultiplied(red, alpha)
          target[offset + 1] = unpremultiplied(green, alpha)
          target[offset + 2] = unpremultiplied(blue, alpha)
          target[offset + 3] = alpha
        }
      }
      filled = count
    }
    return Bitmap(width: width, height: height, format: .rgbaStraight, pixels: result)
  }
}

@inline(__always)
private func unpremultiplied(_ channel: UInt8, _ alpha: UInt8) -> UInt8 {
  if alpha == 255 { return channel }
  if alpha == 0 { return 0 }
  let half = UInt32(alpha) / 2
  return UInt8(min(255, (UInt32(channel) * 255 + half) / UInt32(alpha)))
}
