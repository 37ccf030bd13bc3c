internal import GalleyGeometry

extension Path {
  /// Part of a circle, angles in turns clockwise from the right, in pieces of a quarter turn at most
  /// whose control points lie 4/3·tan(angle/4) along the tangents.
  static func arc(
    center: Point, radius: Double, from start: Double, to end: Double
  ) -> Path {
    var path = Path()
    let turn = end - start
    let pieces = max(Int(saturating: (abs(turn) * 4).rounded(.up)), 1)
    let step = turn / Double(pieces)
    let handle = 4.0 / 3 * UnitCircle.tangent(of: step / 4)
    func point(_ index: Int, _ along: Double) -> Point {
      let (x, y) = UnitCircle.point(at: start + step * Double(index))
      return Point(
        x: center.x + radius * (x - along * y), y: center.y + radius * (y + along * x))
    }
    path.move(to: point(0, 0))
    for index in 0..<pieces {
      path.cubic(
        to: point(index + 1, 0), control1: point(index, handle),
        control2: point(index + 1, -handle))
    }
    return path
  }
}

/// Sine and cosine from additions and multiplications alone, the same on every machine.
private enum UnitCircle {
  /// The point at an angle in turns.
  static func point(at turns: Double) -> (x: Double, y: Double) {
    let angle = (turns - turns.rounded()) * 2 * Double.pi
    var (sine, cosine, term) = (0.0, 0.0, 1.0)
    for index in 0..<32 {
      switch index % 4 {
      case 0: cosine += term
      case 1: sine += term
      case 2: cosine -= term
      default: sine -= term
      }
      term *= angle / Double(index + 1)
    }
    return (cosine, sine)
  }

  /// The tangent of an angle in turns.
  static func tangent(of turns: Double) -> Double {
    let (x, y) = point(at: turns)
    return y / x
  }
}
