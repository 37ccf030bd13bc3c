internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyText

extension GlyphColorLine {
  /// The most times that a line is repeated in each direction.
  private static let mostRepeats = 64

  /// The paint along a line, repeated as far as an area reaches.
  func paint(from start: Point, to end: Point, over area: Rect) -> Paint {
    let way = end - start
    let square = way.x * way.x + way.y * way.y
    let places = [
      Point(x: area.minX, y: area.minY), Point(x: area.maxX, y: area.minY),
      Point(x: area.minX, y: area.maxY), Point(x: area.maxX, y: area.maxY),
    ].map { ((($0.x - start.x) * way.x) + (($0.y - start.y) * way.y)) / square }
    let spread = spread(over: (places.min() ?? 0)...(places.max() ?? 1))
    func point(_ place: Double) -> Point {
      Point(x: start.x + way.x * place, y: start.y + way.y * place)
    }
    return .linearGradient(
      start: point(spread.start), end: point(spread.end), stops: spread.stops)
  }

  /// The paint round a point. A turn from the direction of x is the whole of it: what the angles leave
  /// is filled by the line's extension.
  func paint(around center: Point, from start: Angle, to end: Angle) -> Paint {
    let way = end.degrees - start.degrees
    guard way > 0 else {
      // Backwards or without extent, the line turns over or becomes an edge.
      guard way < 0 else {
        let edge = min(max(start.degrees / 360, 0), 1)
        return turn(
          center,
          [
            GradientStop(location: edge, color: stops[0].color),
            GradientStop(location: edge, color: stops[stops.count - 1].color),
          ])
      }
      return reversed.paint(around: center, from: end, to: start)
    }
    let spread = spread(over: (-start.degrees / way)...((360 - start.degrees) / way))
    let span = spread.end - spread.start
    // Places on the line become shares of the turn.
    let placed = spread.stops.map { stop in
      let degrees = start.degrees + way * (spread.start + span * stop.location)
      return (degrees / 360, stop.color)
    }
    return turn(center, Self.cut(placed))
  }

  private func turn(_ center: Point, _ stops: [GradientStop]) -> Paint {
    .angularGradient(center: center, start: .zero, end: .degrees(360), stops: stops)
  }

  /// The stops inside 0…1, with the colours that the line has there at the ends.
  static func cut(_ placed: [(Double, RGBAColor)]) -> [GradientStop] {
    func color(at place: Double) -> RGBAColor {
      guard let next = placed.firstIndex(where: { $0.0 > place }) else {
        return placed.last?.1 ?? .clear
      }
      guard next > 0 else { return placed[0].1 }
      let (from, to) = (placed[next - 1], placed[next])
      return from.1.mixed(with: to.1, (place - from.0) / (to.0 - from.0))
    }
    let inner = placed.filter { (0...1).contains($0.0) }
      .map { GradientStop(location: $0.0, color: $0.1) }
    return [
      GradientStop(location: 0, color: inner.first?.location == 0 ? inner[0].color : color(at: 0))
    ]
      + inner + [
        GradientStop(
          location: 1,
          color: inner.last?.location == 1 ? inner[inner.count - 1].color : color(at: 1))
      ]
  }

  /// True if there is anything to see: a line without length can only be an edge.
  var isVisible: Bool {
    `extension` == .pad || stops[0].location < stops[stops.count - 1].location
  }

  /// A part of the line with all that is to be seen of it in a range of places, its stops in 0…1.
  struct Spread {
    var start: Double
    var end: Double
    var stops: [GradientStop]
  }

  func spread(over range: ClosedRange<Double>) -> Spread {
    let (first, last) = (stops[0].location, stops[stops.count - 1].location)
    let length = last - first
    guard length > 0 else {
      // An edge: what lies before it has the first colour, what lies behind it the last.
      return Spread(
        start: first - 1, end: first + 1,
        stops: [
          GradientStop(location: 0.5, color: stops[0].color),
          GradientStop(location: 0.5, color: stops[stops.count - 1].color),
        ])
    }
    guard `extension` != .pad, range.lowerBound.isFinite, range.upperBound.isFinite else {
      return Spread(
        start: first, end: last,
        stops: stops.map { stop in
          GradientStop(location: (stop.location - first) / length, color: stop.color)
        })
    }
    func turns(_ place: Double) -> Int {
      let turns = ((place - first) / length).rounded(.down)
      return Int(min(max(turns, Double(-Self.mostRepeats)), Double(Self.mostRepeats)))
    }
    let copies = turns(range.lowerBound)...turns(range.upperBound)
    let (start, end) = (
      first + length * Double(copies.lowerBound), first + length * Double(copies.upperBound + 1)
    )
    var result: [GradientStop] = []
    for copy in copies {
      let isTurned = `extension` == .reflect && copy & 1 != 0
      for stop in isTurned ? stops.reversed() : stops {
        let inside = isTurned ? last - stop.location : stop.location - first
        let place = first + length * Double(copy) + inside
        result.append(
          GradientStop(location: (place - start) / (end - start), color: stop.color))
      }
    }
    return Spread(start: start, end: end, stops: result)
  }
}

extension RGBAColor {
  /// A colour between this and another, mixed with opacities multiplied in.
  fileprivate func mixed(with other: RGBAColor, _ share: Double) -> RGBAColor {
    let opacity = alpha + (other.alpha - alpha) * share
    guard opacity > 0 else { return .clear }
    func channel(_ from: Double, _ to: Double) -> Double {
      (from * alpha + (to * other.alpha - from * alpha) * share) / opacity
    }
    return RGBAColor(
      red: channel(red, other.red), green: channel(green, other.green),
      blue: channel(blue, other.blue), alpha: opacity)
  }
}

/// Colours between two circles.
struct GlyphCircles {
  var start: Point
  var first: Double
  var end: Point
  var last: Double
  var line: GlyphColorLine

  /// How many circles stand for the way from one centre to another one, and for all of a gradient.
  private static let steps = 64.0
  private static let mostSteps = 1_024.0

  func fill(_ shape: DisplayShape, in area: Rect, with painter: inout Painter) {
    guard line.isVisible else { return }
    guard start != end else { return painter.fill(shape, with: concentric(over: area)) }
    // No plain gradient leads from one centre to another, but circles do, of which those further on
    // lie above: but where each lies inside of the next.
    let range = places(over: area)
    let spread = line.spread(over: range)
    let placed = spread.stops.map {
      (spread.start + (spread.end - spread.start) * $0.location, $0.color)
    }
    let isOutward = isContained && last > first
    let length = range.upperBound - range.lowerBound
    let count = min(length * Self.steps, Self.mostSteps).rounded(.up)
    painter.clipped(to: shape) { painter in
      if isContained {
        let far = isOutward ? range.upperBound : range.lowerBound
        painter.fill(.rectangle(area), with: .solid(color(at: far, placed)))
      }
      for step in stride(from: 0, through: count, by: 1) {
        let share = isOutward ? 1 - step / count : step / count
        let place = range.lowerBound + length * share
        let radius = first + (last - first) * place
        guard radius > 0 else { continue }
        let center = Point(
          x: start.x + (end.x - start.x) * place, y: start.y + (end.y - start.y) * place)
        painter.fill(
          .ellipse(
            Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)),
          with: .solid(color(at: place, placed)))
      }
    }
  }

  /// True if one circle lies in the other, so that the last colour is everywhere around.
  private var isContained: Bool { distance <= abs(last - first) }

  private var distance: Double {
    let way = end - start
    return (way.x * way.x + way.y * way.y).squareRoot()
  }

  /// The places on the way whose circles can be seen in an area.
  private func places(over area: Rect) -> ClosedRange<Double> {
    let corners = [area.minX, area.maxX].flatMap { x in
      [area.minY, area.maxY].map { y in
        ((x - start.x) * (x - start.x) + (y - start.y) * (y - start.y)).squareRoot()
      }
    }
    let far = (corners.max() ?? 0) + first + last
    let pace = max(abs(distance - abs(last - first)), far / 16)
    var range = -(far / pace)...max(far / pace, 1)
    // The circles end at a radius of zero.
    if last != first {
      let tip = first / (first - last)
      range =
        last > first
        ? min(max(range.lowerBound, tip), 0)...range.upperBound
        : range.lowerBound...max(min(range.upperBound, tip), 1)
    }
    return range
  }

  private func color(at place: Double, _ placed: [(Double, RGBAColor)]) -> RGBAColor {
    GlyphColorLine.cut(placed.map { ($0.0 - place, $0.1) })[0].color
  }

  private func concentric(over area: Rect) -> Paint {
    guard last != first else {
      return .solid(line.stops[line.stops.count - 1].color)
    }
    guard last > first else {
      var turned = self
      (turned.first, turned.last) = (last, first)
      turned.line = line.reversed
      return turned.concentric(over: area)
    }
    // Places on the line where radii are those of the centre and of the farthest corner.
    let far =
      [area.minX, area.maxX].flatMap { x in
        [area.minY, area.maxY].map { y in
          ((x - start.x) * (x - start.x) + (y - start.y) * (y - start.y)).squareRoot()
        }
      }.max() ?? last
    let way = last - first
    let spread = line.spread(over: (-first / way)...((far - first) / way))
    let radius = max(first + way * spread.end, 1e-6)
    let placed = spread.stops.map { stop in
      let place = spread.start + (spread.end - spread.start) * stop.location
      return ((first + way * place) / radius, stop.color)
    }
    return .radialGradient(center: start, radius: radius, stops: GlyphColorLine.cut(placed))
  }
}
