import GalleyDesign
import GalleyGeometry
import GalleyPainting

/// Colours along a line or between two circles (ISO 32000-1, section 8.7.4.5).
struct PDFShading {
  enum Kind {
    case axial(Point, Point)
    case radial(Point, Double, Point, Double)
  }

  /// How many circles stand for colours between two that have different centres.
  static let steps = 128

  var kind: Kind
  /// The colours, opaque, at places from 0 to 1.
  var stops: [GradientStop]
  /// True if the first colour extends before the start, and the last beyond the end.
  var extends: (start: Bool, end: Bool)
  var background: RGBAColor?
  /// In the shading's own space.
  var box: Rect?

  /// The paint in the image's space; nil where only circles can stand for it.
  func paint(way: Transform, opacity: Double) -> VectorPaint? {
    func placed(_ place: (Double) -> Double) -> [VectorStop] {
      let stops = stops.map { stop in
        VectorStop(
          location: place(stop.location), color: .fixed(stop.color.with(alpha: opacity)))
      }
      return stops.count > 1 && stops[0].location > stops[1].location ? stops.reversed() : stops
    }
    switch kind {
    case .axial(let start, let end):
      return .linear(
        from: start, to: end, through: way, VectorColorLine(stops: placed { $0 }))
    case .radial(let center, let first, let other, let last):
      let most = max(first, last)
      guard center == other, most > 0 else { return nil }
      let unit = Transform.scale(x: most, y: most)
        .followed(by: .translation(x: center.x, y: center.y)).followed(by: way)
      return .radial(
        unit, VectorColorLine(stops: placed { (first + $0 * (last - first)) / most }))
    }
  }

  /// What of an area the shading covers; nil for all of it.
  func limit(way: Transform, over area: Rect) -> DisplayShape? {
    switch kind {
    case .axial(let start, let end):
      guard !extends.start || !extends.end, let back = way.inverse else { return nil }
      let seen = Path.rectangle(area).applying(back).controlBounds
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = (dx * dx + dy * dy).squareRoot()
      guard length > 0 else { return .rectangle(.zero) }
      let (x, y) = (dx / length, dy / length)
      let reach =
        seen.width + seen.height + abs(seen.midX - start.x) + abs(seen.midY - start.y) + length
      func place(_ along: Double, _ across: Double) -> Point {
        Point(x: start.x + along * x - across * y, y: start.y + along * y + across * x)
      }
      let (low, high) = (extends.start ? -reach : 0, extends.end ? reach : length)
      var band = Path()
      band.move(to: place(low, -reach))
      band.line(to: place(high, -reach))
      band.line(to: place(high, reach))
      band.line(to: place(low, reach))
      band.close()
      return .path(band.applying(way))
    case .radial(let center, let first, _, let last):
      let isOutward = last >= first
      let (goesOut, goesIn) =
        isOutward ? (extends.end, extends.start) : (extends.start, extends.end)
      let hole = goesIn ? 0 : min(first, last)
      if goesOut, hole == 0 { return nil }
      var ring =
        goesOut
        ? Path.rectangle(area.inset(by: -1)) : Path.circle(center, max(first, last)).applying(way)
      if hole > 0 { ring.addPath(Path.circle(center, hole).applying(way)) }
      return .evenOddPath(ring)
    }
  }

  /// Circles over one another in the shading's colours, in the image's space.
  ///
  /// The colour of a place is that of the last circle whose line goes through it. Of circles that
  /// are filled it is the last one inside of the end's circle, and the first one, counted from
  /// there, outside of it.
  func circles(way: Transform, over area: Rect) -> [VectorNode] {
    guard case .radial(let center, let first, let other, let last) = kind, let start = stops.first,
      let end = stops.last
    else { return [] }
    func disc(_ share: Double, _ color: RGBAColor) -> VectorNode {
      let place = Point(
        x: center.x + share * (other.x - center.x), y: center.y + share * (other.y - center.y))
      let radius = max(0, first + share * (last - first))
      var shape = VectorShape(path: Path.circle(place, radius).applying(way))
      shape.fill = .color(.fixed(color))
      return .shape(shape)
    }
    func steps(_ isUpward: Bool) -> [VectorNode] {
      (0...Self.steps).map { step in
        let share = Double(isUpward ? step : Self.steps - step) / Double(Self.steps)
        return disc(share, color(at: share))
      }
    }
    let (dx, dy) = (other.x - center.x, other.y - center.y)
    let isNested = (dx * dx + dy * dy).squareRoot() <= abs(last - first)
    var everything = VectorShape(path: .rectangle(area))
    var nodes: [VectorNode] = []
    if isNested, last >= first {
      everything.fill = .color(.fixed(end.color))
      if extends.end { nodes.append(.shape(everything)) }
      nodes += steps(false)
      guard !extends.start else { return nodes }
      return [.group(VectorGroup(children: nodes, clips: [[hole(first, center, way, area)]]))]
    }
    if isNested {
      everything.fill = .color(.fixed(start.color))
      if extends.start { nodes.append(.shape(everything)) }
      nodes += steps(true)
      guard !extends.end else { return nodes + [disc(1, end.color)] }
      return [.group(VectorGroup(children: nodes, clips: [[hole(last, other, way, area)]]))]
    }
    // A cone: beyond its ends as far as circles of the same proportions go, within reason.
    let before = extends.start ? (1...Self.steps).map { Double($0) / 8 } : []
    for share in before.reversed() where first - share * (last - first) > 0 {
      nodes.append(disc(-share, start.color))
    }
    nodes += steps(true)
    let ending = Path.circle(other, last).applying(way)
    nodes.append(.group(VectorGroup(children: steps(false), clips: [[.path(ending)]])))
    for step in extends.end ? 1...Self.steps : 1...1 where extends.end {
      let share = 1 + Double(step) / 8
      if first + share * (last - first) > 0 { nodes.append(disc(share, end.color)) }
    }
    return nodes
  }

  private func hole(_ radius: Double, _ center: Point, _ way: Transform, _ area: Rect)
    -> DisplayShape
  {
    var path = Path.rectangle(area.inset(by: -1))
    path.addPath(Path.circle(center, radius).applying(way))
    return .evenOddPath(path)
  }

  private func color(at place: Double) -> RGBAColor {
    guard let next = stops.firstIndex(where: { $0.location >= place }), next > 0 else {
      return place <= (stops.first?.location ?? 0) ? stops[0].color : stops[stops.count - 1].color
    }
    let (low, high) = (stops[next - 1], stops[next])
    let span = high.location - low.location
    return low.color.mixed(high.color, span > 0 ? (place - low.location) / span : 1)
  }
}

extension Path {
  fileprivate static func circle(_ center: Point, _ radius: Double) -> Path {
    .ellipse(
      in: Rect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}

extension RGBAColor {
  fileprivate func mixed(_ other: RGBAColor, _ share: Double) -> RGBAColor {
    RGBAColor(
      red: red + share * (other.red - red), green: green + share * (other.green - green),
      blue: blue + share * (other.blue - blue))
  }

  fileprivate func isNear(_ other: RGBAColor) -> Bool {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue)) <= 0.4 / 255
  }
}

extension PDFReader {
  /// A shading; nil, with a warning, of a kind that is not read.
  mutating func shading(
    _ value: PDFValue, _ entries: [String: PDFValue]
  ) throws(PDFError) -> PDFShading? {
    let type = try file.entry("ShadingType", of: entries).integer ?? 0
    guard type == 2 || type == 3 else {
      leaveOut("gradients of type \(type)")
      return nil
    }
    let count = type == 2 ? 4 : 6
    guard let places = try file.numbers(entries["Coords"]), places.count == count else {
      throw PDFError("expected \(count) coordinates of a gradient")
    }
    let space = try colorSpace(entries["ColorSpace"])
    guard let function = try function(entries["Function"]) else { return nil }
    let domain = try file.numbers(entries["Domain"]) ?? [0, 1]
    guard domain.count == 2 else { throw PDFError("expected a gradient's domain") }
    let extends = (try file.entry("Extend", of: entries).array ?? []).map(\.boolean)
    let background = try file.numbers(entries["Background"]).map { space.color($0) }
    let kind: PDFShading.Kind
    if type == 2 {
      kind = .axial(Point(x: places[0], y: places[1]), Point(x: places[2], y: places[3]))
    } else {
      guard places[2] >= 0, places[5] >= 0 else { throw PDFError("a radius is negative") }
      kind = .radial(
        Point(x: places[0], y: places[1]), places[2], Point(x: places[3], y: places[4]), places[5])
    }
    return PDFShading(
      kind: kind, stops: try stops(of: function, in: space, from: domain[0], to: domain[1]),
      extends: (extends.first.flatMap(\.self) ?? false, extends.last.flatMap(\.self) ?? false),
      background: background, box: try rectangle(entries["BBox"]))
  }

  /// As few colours as give all of a function's when they are mixed, to less than a step of eight
  /// bits.
  private mutating func stops(
    of function: PDFFunction, in space: PDFColorSpace, from start: Double, to end: Double
  ) throws(PDFError) -> [GradientStop] {
    let span = end - start
    guard span != 0 else {
      return [GradientStop(location: 0, color: space.color(function([start])))]
    }
    var places = (0...256).map { Double($0) / 256 }
    let corners = function.corners
    try pay((places.count + 2 * corners.count) * (function.cost + space.cost))
    for corner in corners {
      let place = (corner - start) / span
      // Both sides of where the colour may jump.
      for side in [place - 1e-9, place] where side > 0 && side < 1 { places.append(side) }
    }
    places.sort()
    let all = places.map { place in
      GradientStop(location: place, color: space.color(function([start + place * span])))
    }
    var kept = [all[0]]
    var first = 0
    while first < all.count - 1 {
      // The farthest colour to which the line leaves out none; twice as far at each try.
      var reach = 1
      var last = first + 1
      while first + reach < all.count, Self.isStraight(all[first...(first + reach)]) {
        last = first + reach
        reach *= 2
      }
      while reach > 1 {
        reach /= 2
        if last + reach < all.count, Self.isStraight(all[first...(last + reach)]) { last += reach }
      }
      kept.append(all[last])
      first = last
    }
    return kept
  }

  private static func isStraight(_ stops: ArraySlice<GradientStop>) -> Bool {
    guard let first = stops.first, let last = stops.last, stops.count > 2 else { return true }
    let span = last.location - first.location
    return stops.allSatisfy { stop in
      first.color.mixed(last.color, (stop.location - first.location) / span).isNear(stop.color)
    }
  }
}
