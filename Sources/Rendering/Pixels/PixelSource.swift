import GalleyGeometry

/// Where the colour of a covered pixel comes from.
enum PixelSource {
  /// One colour.
  case solid(DeviceColor)
  /// A ramp along a line: its place is `x · dx + y · dy + start` at a pixel's centre.
  case linear(GradientRamp, dx: Double, dy: Double, start: Double)
  /// A ramp outwards from a centre: the transform maps device coordinates to a space where the
  /// ramp ends on the unit circle.
  case radial(GradientRamp, Transform)
  /// A ramp round a centre.
  case angular(AngularRamp)
  /// Pixels of an image whose top left one lies at a place of the device.
  case pixels(PixelBlock, x: Int, y: Int)
  /// An image that is turned or sheared.
  case sampled(SampledImage)

  /// True if every pixel is opaque.
  var isOpaque: Bool {
    switch self {
    case .solid(let color): color.alpha == 255
    case .linear(let ramp, _, _, _), .radial(let ramp, _): ramp.isOpaque
    case .angular(let angular): angular.ramp.isOpaque
    case .pixels(let block, _, _): block.isOpaque
    case .sampled: false
    }
  }

  /// Writes the premultiplied pixels of a part of a row. Not asked of colours and whole pixels,
  /// which need no row.
  func write(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    switch self {
    case .solid, .pixels: return
    case .sampled(let image): image.write(target, x: x, y: y, count: count)
    case .angular(let angular): angular.write(target, x: x, y: y, count: count)
    case .linear(let ramp, let dx, let dy, let start):
      let base = start + (Double(y) + 0.5) * dy
      ramp.pixels.withUnsafeBufferPointer { table in
        let last = Double(table.count - 1)
        if dx == 0 {
          let place = Int(max(0, min(1, base)) * last + 0.5)
          return Blend.fill(target, count, table[place])
        }
        for index in 0..<count {
          let place = base + (Double(x &+ index) + 0.5) * dx
          target[index] = table[Int(max(0, min(1, place)) * last + 0.5)]
        }
      }
    case .radial(let ramp, let inverse):
      ramp.pixels.withUnsafeBufferPointer { table in
        let last = Double(table.count - 1)
        for index in 0..<count {
          let point = inverse.apply(to: Point(x: Double(x &+ index) + 0.5, y: Double(y) + 0.5))
          let place = min(1, (point.x * point.x + point.y * point.y).squareRoot())
          target[index] = table[Int(place * last + 0.5)]
        }
      }
    }
  }
}
