import GalleyDesign
import GalleyGeometry
import GalleyPainting

/// The colours of a gradient at evenly spaced places, as premultiplied pixels.
///
/// Colours are interpolated with their opacity multiplied in, in sRGB, as CSS does; the table is
/// made in double precision with the four basic operations and rounded once.
final class GradientRamp: Sendable {
  /// The values that a ramp depends on.
  struct Key: Hashable, Sendable {
    var stops: [GradientStop]
    var count: Int
  }

  let pixels: [UInt32]
  let isOpaque: Bool

  init(_ key: Key) {
    let stops = GradientRamp.ordered(key.stops)
    var next = 0
    pixels = (0..<key.count).map { index in
      let place = Double(index) / Double(key.count - 1)
      while next < stops.count, stops[next].location <= place { next += 1 }
      return GradientRamp.pixel(stops, next, place)
    }
    isOpaque = pixels.allSatisfy { $0 >> 24 == 255 }
  }

  /// The stops with places that never descend.
  private static func ordered(_ stops: [GradientStop]) -> [GradientStop] {
    var least = 0.0
    return stops.map { stop in
      least = max(least, min(1, stop.location))
      return GradientStop(location: least, color: stop.color)
    }
  }

  /// The colour at a place between the stops before and at `next`.
  private static func pixel(_ stops: [GradientStop], _ next: Int, _ place: Double) -> UInt32 {
    guard let first = stops.first, let last = stops.last else { return 0 }
    if next == 0 { return pixel(first.color, first.color, 0) }
    if next == stops.count { return pixel(last.color, last.color, 0) }
    let from = stops[next - 1]
    let to = stops[next]
    let share = (place - from.location) / (to.location - from.location)
    return pixel(from.color, to.color, share)
  }

  private static func pixel(_ from: RGBAColor, _ to: RGBAColor, _ share: Double) -> UInt32 {
    func clamped(_ value: Double) -> Double { max(0, min(1, value)) }
    let fromAlpha = clamped(from.alpha)
    let toAlpha = clamped(to.alpha)
    func byte(_ a: Double, _ b: Double) -> UInt32 {
      UInt32((a + (b - a) * share) * 255 + 0.5)
    }
    let alpha = byte(fromAlpha, toAlpha)
    func channel(_ a: Double, _ b: Double) -> UInt32 {
      min(alpha, byte(clamped(a) * fromAlpha, clamped(b) * toAlpha))
    }
    return alpha << 24 | channel(from.red, to.red) << 16 | channel(from.green, to.green) << 8
      | channel(from.blue, to.blue)
  }
}
