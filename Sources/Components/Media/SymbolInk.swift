internal import GalleyGeometry

// The shapes of the ink of symbols, by which its parts and holes are found and fitted.
extension SymbolDrawing.Ink {
  var halfWidth: Double {
    if case .line(_, let width) = self { width / 2 } else { 0 }
  }

  var isFilled: Bool {
    if case .fill = self { true } else { false }
  }

  /// The rectangle round what is left where other ink is taken away; nil for nothing, and for a small piece of which
  /// less than half is left.
  func frame(without air: [SymbolDrawing.Ink]) -> Rect? {
    let near = air.filter { $0.bounds.intersects(bounds) }.compactMap(SymbolCover.init)
    guard !near.isEmpty else { return bounds }
    let half = halfWidth
    let ways: [(x: Double, y: Double)] =
      half > 0 ? [(-half, 0), (half, 0), (0, -half), (0, half)] : [(0, 0)]
    var (edges, left): ([Point], Int) = ([], 0)
    let points = samples
    for point in points where !near.contains(where: { $0.contains(point) }) {
      left += 1
      for way in ways {
        let place = point.offset(x: way.x, y: way.y)
        guard !near.contains(where: { $0.contains(place) }) else { continue }
        edges.append(place)
      }
    }
    guard max(bounds.width, bounds.height) > 32 || 2 * left > points.count,
      let first = edges.first
    else { return nil }
    var (low, high) = (first, first)
    for edge in edges {
      low = Point(x: min(low.x, edge.x), y: min(low.y, edge.y))
      high = Point(x: max(high.x, edge.x), y: max(high.y, edge.y))
    }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// True for a closed line round anything but a circle.
  var isOutline: Bool {
    guard case .line(let path, _) = self else { return false }
    guard path.isClosed else { return false }
    let points = samples
    let length = zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
      $0 + $1.0.squaredDistance(to: $1.1).squareRoot()
    }
    // Of all shapes a circle has the largest area in its length.
    return 2 * .pi * abs(Self.turn(points)) < 0.9 * length * length
  }

  /// True for a subpath that turns the other way within another.
  func isHole(in other: SymbolDrawing.Ink) -> Bool {
    guard isFilled, other.bounds != bounds, other.bounds.union(bounds) == other.bounds else {
      return false
    }
    return (Self.turn(samples) < 0) != (Self.turn(other.samples) < 0)
  }

  /// Twice the area that points go round; negative against the clock.
  private static func turn(_ points: [Point]) -> Double {
    zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
      $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
    }
  }

  /// True for a circle, or most of one, that takes a third of a room at a scale.
  func isRound(in room: Rect, scale: Double) -> Bool {
    let points = samples
    guard points.count > 8,
      let center = Point.center(
        of: points[0], points[points.count / 3], points[2 * points.count / 3])
    else { return false }
    let radius = points[0].squaredDistance(to: center).squareRoot()
    let box = bounds.inset(by: halfWidth)
    return 6 * scale * radius > min(room.width, room.height)
      && min(box.width, box.height) > 1.4 * radius && max(box.width, box.height) > 1.9 * radius
      && points.allSatisfy {
        abs($0.squaredDistance(to: center).squareRoot() / radius - 1) < 0.06
      }
  }

  var subpaths: [SymbolDrawing.Ink] {
    switch self {
    case .fill(let path): path.subpaths.map { .fill($0) }
    case .line(let path, let width): path.subpaths.map { .line($0, width: width) }
    case .glyphs: [self]
    }
  }

  /// Puts subpaths of one step together again; nil for none.
  init?(joining inks: [SymbolDrawing.Ink]) {
    guard var joined = inks.first else { return nil }
    for ink in inks.dropFirst() {
      switch (joined, ink) {
      case (.fill(let path), .fill(let more)):
        joined = .fill(Path(elements: path.elements + more.elements))
      case (.line(let path, let width), .line(let more, _)):
        joined = .line(Path(elements: path.elements + more.elements), width: width)
      default: break
      }
    }
    self = joined
  }

  /// Points on the path, three units of the box apart.
  var samples: [Point] {
    switch self {
    case .fill(let path), .line(let path, _): path.samples(every: 3)
    case .glyphs(_, _, let box, _):
      [
        Point(x: box.minX, y: box.minY), Point(x: box.maxX, y: box.minY),
        Point(x: box.minX, y: box.maxY), Point(x: box.maxX, y: box.maxY), box.center,
      ]
    }
  }
}

/// Ink that removes other ink. The outline is sampled once for all queries.
private enum SymbolCover {
  case line([Point], width: Double, bounds: Rect)
  /// A convex surface.
  case surface([Point], bounds: Rect)

  /// Returns nil for glyphs, which remove no ink.
  init?(_ ink: SymbolDrawing.Ink) {
    switch ink {
    case .line(let path, let width):
      self = .line(path.samples(every: 3), width: width, bounds: ink.bounds.inset(by: -1))
    case .fill(let path): self = .surface(path.samples(every: 6), bounds: path.boundingRect)
    case .glyphs: return nil
    }
  }

  func contains(_ point: Point) -> Bool {
    switch self {
    case .line(let points, let width, let bounds):
      return bounds.contains(point)
        && points.contains { $0.squaredDistance(to: point) <= width * width / 4 }
    case .surface(let corners, let bounds):
      guard bounds.contains(point), var last = corners.last else { return false }
      var (isLeft, isRight) = (false, false)
      for corner in corners {
        let side =
          (corner.x - last.x) * (point.y - last.y) - (corner.y - last.y) * (point.x - last.x)
        if side < -1e-6 { isLeft = true }
        if side > 1e-6 { isRight = true }
        if isLeft && isRight { return false }
        last = corner
      }
      return true
    }
  }
}

extension Point {
  /// The center of the circle through three points; nil for points on a line.
  static func center(of a: Point, _ b: Point, _ c: Point) -> Point? {
    let (bx, by, cx, cy) = (b.x - a.x, b.y - a.y, c.x - a.x, c.y - a.y)
    let area = 2 * (bx * cy - by * cx)
    guard abs(area) > 1e-6 else { return nil }
    let (first, second) = (bx * bx + by * by, cx * cx + cy * cy)
    return Point(
      x: a.x + (cy * first - by * second) / area, y: a.y + (bx * second - cx * first) / area)
  }

  func squaredDistance(to other: Point) -> Double {
    let (x, y) = (x - other.x, y - other.y)
    return x * x + y * y
  }
}
