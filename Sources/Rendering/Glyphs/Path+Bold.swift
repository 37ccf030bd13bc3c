import GalleyGeometry

extension Path {
  /// Returns the outline of a glyph with every edge moved outwards, so that stems become wider by a length in
  /// total. Curves move with their control points, corners keep a mitre that is not longer than the edges
  /// beside them, and the glyph stays in place: half of the length goes to each side.
  ///
  /// Nothing but sums, products, quotients and square roots decides, which every machine rounds alike.
  func emboldened(by length: Double) -> Path {
    let contours = BoldContour.contours(of: self)
    let area = contours.reduce(0) { $0 + $1.area }
    guard area != 0 else { return self }
    var path = Path()
    for contour in contours {
      contour.moved(by: area > 0 ? length / 2 : -length / 2).append(to: &path)
    }
    return path
  }
}

/// A closed part of an outline as the polygon of its points and control points.
private struct BoldContour {
  /// The number of the polygon's points that make each segment: 1 for a line, 2 and 3 for curves.
  var segments: [Int] = []
  /// The start, then the points of the segments.
  var points: [Point] = []

  static func contours(of path: Path) -> [BoldContour] {
    var contours: [BoldContour] = []
    func add(_ points: [Point]) {
      guard !contours.isEmpty else { return }
      contours[contours.count - 1].points += points
      contours[contours.count - 1].segments.append(points.count)
    }
    for element in path.elements {
      switch element {
      case .move(let point): contours.append(BoldContour(points: [point]))
      case .line(let point): add([point])
      case .quad(let point, let control): add([control, point])
      case .cubic(let point, let first, let second): add([first, second, point])
      case .close: break
      }
    }
    return contours
  }

  /// Twice the area of the polygon, positive where it turns from the x axis to the y axis.
  var area: Double {
    var sum = 0.0
    for (index, point) in points.enumerated() {
      let next = points[index + 1 == points.count ? 0 : index + 1]
      sum += point.x * next.y - next.x * point.y
    }
    return sum
  }

  /// The polygon with every edge moved by a distance to its left, seen with y upwards.
  func moved(by distance: Double) -> BoldContour {
    var result = self
    // Points on top of each other move together, as if they were one.
    let isClosed = points.count > 1 && points[0] == points[points.count - 1]
    let count = isClosed ? points.count - 1 : points.count
    for index in 0..<count {
      guard let before = edge(from: index, backwards: true, count),
        let after = edge(from: index, backwards: false, count)
      else { continue }
      result.points[index] = moved(points[index], before, after, by: distance)
    }
    if isClosed { result.points[count] = result.points[0] }
    return result
  }

  /// The edge beside a point that is not empty: its direction and length.
  private struct Edge {
    var x: Double
    var y: Double
    var length: Double
  }

  private func edge(from index: Int, backwards: Bool, _ count: Int) -> Edge? {
    var other = index
    for _ in 1..<max(2, count) {
      other = backwards ? (other + count - 1) % count : (other + 1) % count
      let (from, to) =
        backwards ? (points[other], points[index]) : (points[index], points[other])
      let (x, y) = (to.x - from.x, to.y - from.y)
      let length = (x * x + y * y).squareRoot()
      if length > 0 { return Edge(x: x / length, y: y / length, length: length) }
    }
    return nil
  }

  private func moved(
    _ point: Point, _ before: Edge, _ after: Edge, by distance: Double
  ) -> Point {
    // Both edges move to their outer side; the point goes where they meet again.
    let cosine = before.x * after.x + before.y * after.y
    guard cosine > -0.9375 else {
      // The contour turns back: the tip moves with the edge that leads to it.
      return Point(x: point.x + before.y * distance, y: point.y - before.x * distance)
    }
    let normal = (x: before.y + after.y, y: -before.x - after.x)
    let sine = before.x * after.y - before.y * after.x
    var reach = distance / (1 + cosine)
    // No further along an edge than the edge is long, or outlines would turn inside out.
    let shift = abs(reach * sine)
    let room = min(before.length, after.length)
    if shift > room { reach *= room / shift }
    return Point(x: point.x + normal.x * reach, y: point.y + normal.y * reach)
  }

  func append(to path: inout Path) {
    path.move(to: points[0])
    var index = 1
    for count in segments {
      let end = points[index + count - 1]
      switch count {
      case 1: path.line(to: end)
      case 2: path.quad(to: end, control: points[index])
      default: path.cubic(to: end, control1: points[index], control2: points[index + 1])
      }
      index += count
    }
    path.close()
  }
}
