extension Outline {
  /// The greatest distance of a control point from the chord, in steps of 1/256 pixel.
  enum Flatness {
    /// 2.56 steps, 0.01 pixels.
    case fill
    /// 10.24 steps, 0.04 pixels.
    case stroke

    /// The exponent of 2 whose power, in units of 1/625, is the square of the distance.
    var exponent: Int { self == .fill ? 12 : 16 }
    /// The largest whole number below that square.
    var nearSquare: Int { self == .fill ? 6 : 104 }
  }

  /// The outline with chords in the place of its curves.
  ///
  /// Curves are halved by de Casteljau's construction until both control points are near enough to the chord, in whole
  /// numbers throughout. Linear in the number of chords.
  ///
  /// - Parameter flatness: Their greatest distance; for strokes the directions of curves at their ends are noted too.
  func flattened(_ flatness: Flatness = .fill) -> Polylines {
    var lines = Polylines()
    lines.reserve(words.count * 2)
    var start = Vertex(x: 0, y: 0)
    var index = 0
    while index < words.count {
      let verb = words[index]
      if verb == 0 {
        lines.endContour(isClosed: false)
        start = vertex(index + 1)
        lines.add(start)
      } else if verb == 3 {
        lines.endContour(isClosed: true)
      } else {
        // After a close the next segment begins where the closed contour did.
        if lines.last == nil { lines.add(start) }
        if verb == 1 {
          lines.add(vertex(index + 1))
        } else {
          let curve = CubicCurve(
            a: lines.last ?? start, b: vertex(index + 1), c: vertex(index + 3),
            d: vertex(index + 5))
          curve.flatten(into: &lines, flatness)
        }
      }
      index += 1 + 2 * Outline.pointCount(verb)
    }
    lines.endContour(isClosed: false)
    return lines
  }

  private func vertex(_ index: Int) -> Vertex { Vertex(x: words[index], y: words[index + 1]) }
}

/// A Bézier curve from `a` to `d`.
private struct CubicCurve {
  var a: Vertex
  var b: Vertex
  var c: Vertex
  var d: Vertex

  /// Adds the ends of the chords; the curve's start is there already.
  func flatten(into lines: inout Polylines, _ flatness: Outline.Flatness) {
    if flatness == .stroke, let next = [b, c, d].first(where: { !$0.isSamePlace(as: a) }) {
      lines.setTangent(leaving: Vertex(x: next.x - a.x, y: next.y - a.y))
    }
    halve(into: &lines, depth: 0, flatness)
    lines.add(Vertex(x: d.x, y: d.y))
    if flatness == .stroke, let last = [c, b, a].first(where: { !$0.isSamePlace(as: d) }) {
      lines.setTangent(arriving: Vertex(x: d.x - last.x, y: d.y - last.y))
    }
  }

  /// Adds all ends of chords but the last one. Each halving makes the greatest distance between
  /// curve and chord a quarter, so that coordinates below 2³¹ need less than 24 of them.
  private func halve(into lines: inout Polylines, depth: Int, _ flatness: Outline.Flatness) {
    if isFlat(flatness) || depth == 24 {
      if let last = lines.last, !last.isSamePlace(as: a) {
        lines.add(Vertex(x: a.x, y: a.y, isSmooth: true))
      }
      return
    }
    let ab = CubicCurve.middle(a, b)
    let bc = CubicCurve.middle(b, c)
    let cd = CubicCurve.middle(c, d)
    let abc = CubicCurve.middle(ab, bc)
    let bcd = CubicCurve.middle(bc, cd)
    let middle = CubicCurve.middle(abc, bcd)
    CubicCurve(a: a, b: ab, c: abc, d: middle).halve(into: &lines, depth: depth + 1, flatness)
    CubicCurve(a: middle, b: bcd, c: cd, d: d).halve(into: &lines, depth: depth + 1, flatness)
  }

  @inline(__always)
  private static func middle(_ p: Vertex, _ q: Vertex) -> Vertex {
    Vertex(x: p.x &+ (q.x &- p.x) >> 1, y: p.y &+ (q.y &- p.y) >> 1)
  }

  /// True if both control points are near enough to the chord.
  private func isFlat(_ flatness: Outline.Flatness) -> Bool {
    let dx = d.x &- a.x
    let dy = d.y &- a.y
    // Longer chords would overflow below, and are halved in any case.
    guard CubicCurve.isWithin(1 << 22, dx, dy) else { return false }
    let square = dx &* dx &+ dy &* dy
    return isNear(b, dx, dy, square, flatness) && isNear(c, dx, dy, square, flatness)
  }

  @inline(__always)
  private func isNear(
    _ point: Vertex, _ dx: Int, _ dy: Int, _ square: Int, _ flatness: Outline.Flatness
  ) -> Bool {
    let x = point.x &- a.x
    let y = point.y &- a.y
    guard CubicCurve.isWithin(1 << 23, x, y) else { return false }
    let along = x &* dx &+ y &* dy
    if along <= 0 { return x &* x &+ y &* y <= flatness.nearSquare }
    if along >= square {
      return (x &- dx) &* (x &- dx) &+ (y &- dy) &* (y &- dy) <= flatness.nearSquare
    }
    let cross = x &* dy &- y &* dx
    guard CubicCurve.isWithin(1 << 26, cross, 0) else { return false }
    return 625 &* cross &* cross < square << flatness.exponent
  }

  /// Returns true if both are from −limit to below limit: one comparison each, in debug builds as well.
  @inline(__always)
  private static func isWithin(_ limit: Int, _ x: Int, _ y: Int) -> Bool {
    UInt(bitPattern: x &+ limit) < UInt(bitPattern: limit &+ limit)
      && UInt(bitPattern: y &+ limit) < UInt(bitPattern: limit &+ limit)
  }
}
