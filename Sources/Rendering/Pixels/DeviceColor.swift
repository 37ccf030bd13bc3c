import GalleyDesign

/// A colour in eight bits a channel, not multiplied by its opacity.
///
/// Blending treats opacity as coverage: every solid colour is mixed in as if it were opaque, with
/// the coverage reduced by `alpha`.
struct DeviceColor: Hashable, Sendable {
  /// Blue, green, red and 255 from the lowest byte upwards: an opaque pixel.
  var opaquePixel: UInt32
  /// The opacity.
  var alpha: UInt8

  init(_ color: RGBAColor) {
    func byte(_ value: Double) -> UInt32 {
      value > 0 ? UInt32(min(value, 1) * 255 + 0.5) : 0
    }
    opaquePixel =
      0xFF00_0000 | byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
    alpha = UInt8(byte(color.alpha))
  }

  /// The pixel with colour multiplied by opacity.
  var premultiplied: UInt32 {
    var pixel = UInt32(alpha) << 24
    for shift in [0, 8, 16] as [UInt32] {
      pixel |= UInt32(divided255(Int(opaquePixel >> shift & 255) * Int(alpha))) << shift
    }
    return pixel
  }
}

/// `value` / 255 to the nearest whole number, exact for 0…65,025.
@inline(__always)
func divided255(_ value: Int) -> Int {
  let t = value &+ 128
  return (t &+ (t >> 8)) >> 8
}
