import GalleyDesign
import GalleyGeometry
import GalleyPainting

extension PixelSource {
  /// A paint as it looks under a transform.
  ///
  /// A gradient without extent shows its last colour, one without stops nothing.
  init(
    _ paint: Paint, _ transform: Transform, _ ramps: BoundedCache<GradientRamp.Key, GradientRamp>
  ) throws(RenderingError) {
    switch paint {
    case .solid(let color): self = .solid(DeviceColor(color))
    case .linearGradient(let start, let end, let stops):
      let d = end - start
      let square = d.x * d.x + d.y * d.y
      guard square > 0, stops.count > 1, let inverse = transform.inverted else {
        self = .solid(DeviceColor(stops.last?.color ?? .clear))
        return
      }
      let dx = (inverse.a * d.x + inverse.b * d.y) / square
      let dy = (inverse.c * d.x + inverse.d * d.y) / square
      let base = ((inverse.tx - start.x) * d.x + (inverse.ty - start.y) * d.y) / square
      let length = 1 / max(1e-9, (dx * dx + dy * dy).squareRoot())
      let ramp = try Self.ramp(stops, Self.entries(length), ramps)
      self = .linear(ramp, dx: dx, dy: dy, start: base)
    case .radialGradient(let center, let radius, let stops):
      guard radius > 0, stops.count > 1, let inverse = transform.inverted else {
        self = .solid(DeviceColor(stops.last?.color ?? .clear))
        return
      }
      let unit = inverse.followed(by: .translation(x: -center.x, y: -center.y))
        .followed(by: .scale(x: 1 / radius, y: 1 / radius))
      let entries = Self.entries(radius * transform.meanScale)
      self = .radial(try Self.ramp(stops, entries, ramps), unit)
    }
  }

  private static func ramp(
    _ stops: [GradientStop], _ count: Int,
    _ ramps: BoundedCache<GradientRamp.Key, GradientRamp>
  ) throws(RenderingError) -> GradientRamp {
    let key = GradientRamp.Key(stops: stops, count: count)
    return try ramps.value(for: key) { () throws(RenderingError) in GradientRamp(key) }
  }

  /// The number of table entries for a ramp of some length in pixels: two for each pixel, a
  /// power of two in 256…4,096.
  private static func entries(_ length: Double) -> Int {
    var count = 256
    while count < 4_096, Double(count) < 2 * length { count *= 2 }
    return count
  }
}

extension Transform {
  /// The map back, or nil when the plane is squeezed to a line.
  var inverted: Transform? {
    let determinant = a * d - b * c
    guard determinant != 0, (1 / determinant).isFinite else { return nil }
    let f = 1 / determinant
    return Transform(
      a: d * f, b: -b * f, c: -c * f, d: a * f, tx: (c * ty - d * tx) * f,
      ty: (b * tx - a * ty) * f)
  }
}
