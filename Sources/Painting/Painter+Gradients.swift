internal import GalleyDesign
package import GalleyGeometry
internal import GalleyText

/// The colours beyond the ends of a gradient.
package enum GradientSpread: String, Sendable, CaseIterable {
  /// The first and the last colour.
  case pad
  /// The gradient again.
  case `repeat`
  /// The gradient turned round, then as it is, in turn.
  case reflect
}

/// One end of a gradient between two circles.
package struct GradientCircle: Hashable, Sendable {
  /// Its middle.
  package var center: Point
  /// Its radius; 0 for a point.
  package var radius: Double

  /// Makes a circle.
  package init(center: Point, radius: Double) {
    self.center = center
    self.radius = radius
  }
}

extension Paint {
  /// A gradient along a line that is extended beyond its ends to cover an area.
  package static func linear(
    from start: Point, to end: Point, _ stops: [GradientStop], _ spread: GradientSpread,
    over area: Rect
  ) -> Paint {
    spread == .pad
      ? .linearGradient(start: start, end: end, stops: stops)
      : GlyphColorLine(stops, spread).paint(from: start, to: end, over: area)
  }
}

extension Painter {
  /// Fills a shape with a gradient between two circles, as far as an area reaches.
  package mutating func fill(
    _ shape: DisplayShape, between first: GradientCircle, and last: GradientCircle,
    _ stops: [GradientStop], _ spread: GradientSpread, in area: Rect
  ) {
    if first == last, last.radius > 0, let start = stops.first, let end = stops.last {
      // An edge.
      let edge = [start, end].map { GradientStop(location: 1, color: $0.color) }
      return fill(
        shape, with: .radialGradient(center: last.center, radius: last.radius, stops: edge))
    }
    let circles = GlyphCircles(
      start: first.center, first: first.radius, end: last.center, last: last.radius,
      line: GlyphColorLine(stops, spread))
    circles.fill(shape, in: area, with: &self)
  }
}

extension GlyphColorLine {
  fileprivate init(_ stops: [GradientStop], _ spread: GradientSpread) {
    let extensions: [GradientSpread: Extension] = [.repeat: .repeat, .reflect: .reflect]
    var line = stops.map { Stop(location: $0.location, color: $0.color) }
    // A whole turn of the line is from 0 to 1, whatever the stops are.
    if spread != .pad, let first = line.first, let last = line.last {
      if first.location > 0 { line.insert(Stop(location: 0, color: first.color), at: 0) }
      if last.location < 1 { line.append(Stop(location: 1, color: last.color)) }
    }
    self.init(stops: line, extension: extensions[spread] ?? .pad)
  }
}
