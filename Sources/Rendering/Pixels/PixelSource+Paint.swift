import GalleyDesign
import GalleyGeometry
import GalleyPainting

extension PixelSource {
  /// A paint as it looks under a transform.
  ///
  /// A gradient without extent shows its last colour, one without stops nothing.
  init(
    _ paint: Paint, _ transform: Transform, _ resources: RenderingResources
  ) throws(RenderingError) {
    let ramps = resources.ramps
    switch paint {
    case .solid(let color): self = .solid(DeviceColor(color))
    case .linearGradient(let start, let end, let stops):
      let d = end - start
      let square = d.x * d.x + d.y * d.y
      guard square > 0, stops.count > 1, let inverse = transform.inverse else {
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
      guard radius > 0, stops.count > 1, let inverse = transform.inverse else {
        self = .solid(DeviceColor(stops.last?.color ?? .clear))
        return
      }
      let unit = inverse.followed(by: .translation(x: -center.x, y: -center.y))
        .followed(by: .scale(x: 1 / radius, y: 1 / radius))
      let entries = Self.entries(radius * transform.meanScale)
      self = .radial(try Self.ramp(stops, entries, ramps), unit)
    case .ellipticalGradient(let center, let radii, let stops):
      guard
        radii.width > 0, radii.height > 0, stops.count > 1, let inverse = transform.inverse
      else {
        self = .solid(DeviceColor(stops.last?.color ?? .clear))
        return
      }
      let unit = inverse.followed(by: .translation(x: -center.x, y: -center.y))
        .followed(by: .scale(x: 1 / radii.width, y: 1 / radii.height))
      let entries = Self.entries(max(radii.width, radii.height) * transform.meanScale)
      self = .radial(try Self.ramp(stops, entries, ramps), unit)
    case .angularGradient(let center, let start, let end, let stops):
      let sweep = max(-360, min(360, end.degrees - start.degrees))
      guard sweep != 0, stops.count > 1, let inverse = transform.inverse else {
        self = .solid(DeviceColor(stops.last?.color ?? .clear))
        return
      }
      self = .angular(
        AngularRamp(
          ramp: try Self.ramp(stops, 4_096, ramps),
          inverse: inverse.followed(by: .translation(x: -center.x, y: -center.y)),
          start: start.degrees, sweep: sweep))
    case .pattern(let image, let tile):
      guard tile.width > 0, tile.height > 0, transform.inverse != nil else {
        self = .solid(DeviceColor(.clear))
        return
      }
      var sampled = try SampledImage(image, in: tile, transform, tint: nil, resources.images)
      sampled.repeats = true
      self = .sampled(sampled)
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
