extension Path {
  /// Adds an arc of a circle, from the current point by a line if there is one.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle.
  ///   - radius: In points.
  ///   - start: The angle at which it begins, from the direction of x; angles grow clockwise where y points
  ///     down.
  ///   - end: The angle at which it ends; the arc runs counterclockwise if this is less than `start`. A full
  ///     turn and more is one circle.
  public mutating func arc(center: Point, radius: Double, from start: Angle, to end: Angle) {
    let sweep = max(-360, min(360, end.degrees - start.degrees))
    let count = max(1, (abs(sweep) / 90).rounded(.up))
    func place(_ degrees: Double) -> Point {
      let angle = Angle(degrees: degrees)
      return Point(x: center.x + radius * angle.cosine, y: center.y + radius * angle.sine)
    }
    let first = place(start.degrees)
    if currentPoint == nil { move(to: first) } else { line(to: first) }
    let step = sweep / count
    // 4/3 · tan(step / 4), by the half-angle formula.
    let half = Angle(degrees: step / 2)
    let handle = 4.0 / 3 * half.sine / (1 + half.cosine)
    for index in 0..<Int(count) {
      let (a, b) = (
        place(start.degrees + Double(index) * step), place(start.degrees + Double(index + 1) * step)
      )
      cubic(
        to: b,
        control1: Point(x: a.x - handle * (a.y - center.y), y: a.y + handle * (a.x - center.x)),
        control2: Point(x: b.x + handle * (b.y - center.y), y: b.y - handle * (b.x - center.x)))
    }
  }

  /// A polygon with equal sides inscribed in the ellipse of a rectangle, its first corner on top.
  public static func regularPolygon(sides: Int, in rect: Rect) -> Path {
    star(points: max(3, sides), innerRatio: nil, in: rect)
  }

  /// Returns a star inscribed in the ellipse of a rectangle, its first point on top; its inner corners are on
  /// an ellipse smaller by a ratio.
  public static func star(points: Int, innerRatio: Double, in rect: Rect) -> Path {
    star(points: max(2, points), innerRatio: Optional(innerRatio), in: rect)
  }

  private static func star(points: Int, innerRatio: Double?, in rect: Rect) -> Path {
    var path = Path()
    let corners = innerRatio == nil ? points : 2 * points
    for index in 0..<corners {
      let angle = Angle(degrees: Double(index) * 360 / Double(corners) - 90)
      let share = index % 2 == 1 ? innerRatio ?? 1 : 1
      let place = Point(
        x: rect.center.x + rect.width / 2 * share * angle.cosine,
        y: rect.center.y + rect.height / 2 * share * angle.sine)
      if index == 0 { path.move(to: place) } else { path.line(to: place) }
    }
    path.close()
    return path
  }

  /// A rectangle whose corners' curvature grows from the sides on, as Apple's platforms draw them.
  ///
  /// A corner reaches 1.53 radii along both sides. On a side that is too short for that its curve begins in the
  /// middle of the side. Recorded on iOS 17 and 26: where the radius is half of the side, the curves of two corners
  /// meet in the middle at an obtuse angle, and keep the middle of the curve that corners have elsewhere. Recorded on
  /// iOS 18: dashes begin in the middle of the right side, and follow the outline clockwise.
  public static func continuousRectangle(_ rect: Rect, radii: CornerRadii) -> Path {
    let most = max(0, min(rect.width, rect.height) / 2)
    var path = Path()
    // Each corner by its place, the direction in which the path comes to it and the one in which
    // it leaves.
    let corners: [(corner: Point, x: Point, y: Point, radius: Double)] = [
      (
        Point(x: rect.maxX, y: rect.maxY), Point(x: 0, y: -1), Point(x: -1, y: 0), radii.bottomRight
      ),
      (Point(x: rect.minX, y: rect.maxY), Point(x: 1, y: 0), Point(x: 0, y: -1), radii.bottomLeft),
      (Point(x: rect.minX, y: rect.minY), Point(x: 0, y: 1), Point(x: 1, y: 0), radii.topLeft),
      (Point(x: rect.maxX, y: rect.minY), Point(x: -1, y: 0), Point(x: 0, y: 1), radii.topRight),
    ]
    path.move(to: Point(x: rect.maxX, y: rect.center.y))
    for side in corners {
      let radius = max(0, min(side.radius, most))
      func place(_ before: Double, _ after: Double) -> Point {
        Point(
          x: side.corner.x + (side.x.x * before + side.y.x * after) * radius,
          y: side.corner.y + (side.x.y * before + side.y.y * after) * radius)
      }
      let isAcross = side.x.x != 0
      let (first, last) = (
        ContinuousCorner(radius, on: isAcross ? rect.width : rect.height),
        ContinuousCorner(radius, on: isAcross ? rect.height : rect.width)
      )
      let start = place(first.reach, 0)
      if path.currentPoint != start { path.line(to: start) }
      guard radius > 0 else { continue }
      path.cubic(
        to: place(first.along, first.beside), control1: place(first.outer, first.outerBeside),
        control2: place(first.inner, first.innerBeside))
      path.cubic(
        to: place(last.beside, last.along), control1: place(first.middle, first.middleBeside),
        control2: place(last.middleBeside, last.middle))
      path.cubic(
        to: place(0, last.reach), control1: place(last.innerBeside, last.inner),
        control2: place(last.outerBeside, last.outer))
    }
    path.close()
    return path
  }

  /// A continuous rectangle as a layer without the screen's compositor fills it: where a side is too short for two
  /// corners, each keeps its whole curve, which crosses that of the other in the middle of the side.
  ///
  /// The outline ends where the curves cross; between the side and the parts beyond is a sliver, and between the parts
  /// themselves nothing. Recorded with `CALayer.render(in:)`: capsules of 152 by 44.3 points on iOS 18
  /// (biffdownhill/Pawdle at 037558bb, pawdleButton_primary_lightMode) and shapes of radius 24 that are 40, 48 and 56
  /// points high on iOS 26 (isamercan/ThemeKit at c4128406, testThemeButton_sizes), to 0.03 of a pixel's coverage.
  ///
  /// - Parameters:
  ///   - radius: Of all four corners.
  ///   - hasSlivers: False for an outline that clips, beside which there is nothing (stadiamaps/ferrostar at 918a1869,
  ///     testImageButton, recorded on iOS 26).
  package static func crossedRectangle(
    _ rect: Rect, radius: Double, hasSlivers: Bool = true
  ) -> Path {
    let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
    guard radius > 0 else { return .continuousRectangle(rect, radii: .zero) }
    let corner = ContinuousCorner(radius, on: .infinity)
    let (across, down) = (
      corner.crossed(onSideOf: rect.width / radius), corner.crossed(onSideOf: rect.height / radius)
    )
    // The corner at the bottom right is the first; each side is the one that ends at its corner, clockwise.
    let corners: [(corner: Point, x: Point, y: Point)] = [
      (Point(x: rect.maxX, y: rect.maxY), Point(x: 0, y: -1), Point(x: -1, y: 0)),
      (Point(x: rect.minX, y: rect.maxY), Point(x: 1, y: 0), Point(x: 0, y: -1)),
      (Point(x: rect.minX, y: rect.minY), Point(x: 0, y: 1), Point(x: 1, y: 0)),
      (Point(x: rect.maxX, y: rect.minY), Point(x: -1, y: 0), Point(x: 0, y: 1)),
    ]
    var path = Path()
    var slivers = Path()
    for side in corners {
      func place(_ before: Double, _ after: Double) -> Point {
        Point(
          x: side.corner.x + (side.x.x * before + side.y.x * after) * radius,
          y: side.corner.y + (side.x.y * before + side.y.y * after) * radius)
      }
      let isAcross = side.x.x != 0
      let (first, last) = (isAcross ? across : down, isAcross ? down : across)
      let start = place(first.curve[0].x, first.curve[0].y)
      if path.currentPoint == nil { path.move(to: start) } else { path.line(to: start) }
      path.cubic(
        to: place(first.curve[3].x, first.curve[3].y),
        control1: place(first.curve[1].x, first.curve[1].y),
        control2: place(first.curve[2].x, first.curve[2].y))
      path.cubic(
        to: place(corner.beside, corner.along),
        control1: place(corner.middle, corner.middleBeside),
        control2: place(corner.middleBeside, corner.middle))
      path.cubic(
        to: place(last.curve[0].y, last.curve[0].x),
        control1: place(last.curve[2].y, last.curve[2].x),
        control2: place(last.curve[1].y, last.curve[1].x))
      guard hasSlivers, let beyond = first.beyond else { continue }
      // The other corner's part is the mirror image of this one's.
      let length = (isAcross ? rect.width : rect.height) / radius
      slivers.move(to: place(beyond[0].x, beyond[0].y))
      slivers.line(to: place(length - beyond[0].x, beyond[0].y))
      slivers.cubic(
        to: place(beyond[3].x, beyond[3].y), control1: place(length - beyond[1].x, beyond[1].y),
        control2: place(length - beyond[2].x, beyond[2].y))
      slivers.cubic(
        to: place(beyond[0].x, beyond[0].y), control1: place(beyond[2].x, beyond[2].y),
        control2: place(beyond[1].x, beyond[1].y))
      slivers.close()
    }
    path.close()
    path.addPath(slivers)
    return path
  }

  /// The pieces of a continuous rectangle's sides on which its corners overlap where they are too close for them.
  ///
  /// A line along the outline has such a piece beside the corners' curves, from where one corner with all its room would
  /// begin to where the other would: 8.7 points to both sides of the middle for a radius of 24 on a side of 56 points
  /// (isamercan/ThemeKit at c4128406, testButtonPresets, recorded on iOS 26), 8.5 for one of half of a side of 32.3
  /// (linnefromice/prototype-design-system-swiftui at 4e6824d7, ChipTag-States, recorded on iOS 18), and so for capsules
  /// (ThemeKit's testChip_selectedAndUnselected). Fills on a screen have none, and clips.
  package static func overlapsOfContinuousCorners(_ rect: Rect, radii: CornerRadii) -> Path {
    let most = max(0, min(rect.width, rect.height) / 2)
    func reach(_ radius: Double) -> Double {
      max(0, min(radius, most)) * ContinuousCorner.fullReach
    }
    var path = Path()
    func add(from first: Point, _ before: Double, to last: Point, _ after: Double) {
      let length = max(abs(last.x - first.x), abs(last.y - first.y))
      let (start, end) = (length - reach(after), reach(before))
      guard length > 0, end > start else { return }
      func place(_ distance: Double) -> Point {
        let share = min(max(distance / length, 0), 1)
        return Point(
          x: first.x + (last.x - first.x) * share, y: first.y + (last.y - first.y) * share)
      }
      path.move(to: place(start))
      path.line(to: place(end))
    }
    let topLeft = Point(x: rect.minX, y: rect.minY)
    let topRight = Point(x: rect.maxX, y: rect.minY)
    let bottomRight = Point(x: rect.maxX, y: rect.maxY)
    let bottomLeft = Point(x: rect.minX, y: rect.maxY)
    add(from: topLeft, radii.topLeft, to: topRight, radii.topRight)
    add(from: topRight, radii.topRight, to: bottomRight, radii.bottomRight)
    add(from: bottomLeft, radii.bottomLeft, to: bottomRight, radii.bottomRight)
    add(from: topLeft, radii.topLeft, to: bottomLeft, radii.bottomLeft)
    return path
  }
}

/// Half of a corner, in radii from the corner: its first curve begins on a side and ends at a point beside it,
/// from where a curve goes to the other half.
private struct ContinuousCorner {
  /// The start of the curve on the side.
  let reach: Double
  /// The first control point, and its distance from the side.
  let outer: Double
  let outerBeside: Double
  /// The second control point, and its distance from the side.
  let inner: Double
  let innerBeside: Double
  /// The end of the first curve, and its distance from the side.
  let along = 0.631_493_79
  let beside = 0.074_911_39
  /// The control point of the curve in the middle, and its distance from the side.
  let middle = 0.372_823_83
  let middleBeside = 0.169_059_56

  /// The start of the curve on a side with room for it.
  static let fullReach = 1.528_664_83

  /// The half on a side of a length.
  init(_ radius: Double, on side: Double) {
    let full = Self.fullReach
    let room = radius > 0 ? side / 2 / radius : full
    // 0 for a radius of half the side, 1 for a corner with all its room.
    let share = min(max((room - 1) / (full - 1), 0), 1)
    func between(_ short: Double, _ whole: Double) -> Double { short + (whole - short) * share }
    reach = between(1, full)
    // These numbers fit the recorded outline of a capsule of 375 by 68 points to 0.1 pixels.
    outer = between(0.86, 1.088_492_96)
    outerBeside = between(0.02, 0)
    inner = between(0.78, 0.868_406_94)
    innerBeside = between(0.03, 0)
  }

  /// The curve from a side of a length, in radii, to the point beside it: all of it, or the part from the middle of the
  /// side, and the part beyond the middle.
  func crossed(onSideOf length: Double) -> (curve: [Point], beyond: [Point]?) {
    let curve = [
      Point(x: reach, y: 0), Point(x: outer, y: outerBeside), Point(x: inner, y: innerBeside),
      Point(x: along, y: beside),
    ]
    guard length / 2 < reach else { return (curve, nil) }
    func between(_ from: Point, _ to: Point, _ share: Double) -> Point {
      Point(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
    }
    func parts(_ share: Double) -> (before: [Point], after: [Point]) {
      let once = (0..<3).map { between(curve[$0], curve[$0 + 1], share) }
      let twice = (0..<2).map { between(once[$0], once[$0 + 1], share) }
      let point = between(twice[0], twice[1], share)
      return ([curve[0], once[0], twice[0], point], [point, twice[1], once[2], curve[3]])
    }
    // The curve comes closer to the corner all the way.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if parts(middle).after[0].x > length / 2 { low = middle } else { high = middle }
    }
    let (before, after) = parts(low)
    return (after, before)
  }
}
