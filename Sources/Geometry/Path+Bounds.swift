extension Path {
  /// The least rectangle that contains the outline; exact for curves as well, up to rounding.
  public var boundingRect: Rect {
    var bounds = Bounds()
    var current = Point.zero
    for element in elements {
      switch element {
      case .move(let point), .line(let point): bounds.add(point)
      case .quad(let end, let control):
        bounds.add(end)
        for t in [
          Self.turn(current.x, control.x, end.x), Self.turn(current.y, control.y, end.y),
        ] where t > 0 && t < 1 {
          func value(_ a: Double, _ b: Double, _ c: Double) -> Double {
            (1 - t) * (1 - t) * a + 2 * t * (1 - t) * b + t * t * c
          }
          bounds.add(
            Point(
              x: value(current.x, control.x, end.x), y: value(current.y, control.y, end.y)))
        }
      case .cubic(let end, let first, let second):
        bounds.add(end)
        for t in Self.turns(current.x, first.x, second.x, end.x)
          + Self.turns(current.y, first.y, second.y, end.y) where t > 0 && t < 1
        {
          func value(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
            let u = 1 - t
            return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
          }
          bounds.add(
            Point(
              x: value(current.x, first.x, second.x, end.x),
              y: value(current.y, first.y, second.y, end.y)))
        }
      case .close: break
      }
      current = element.end ?? current
    }
    return bounds.rect
  }

  private struct Bounds {
    var low = Point(x: .infinity, y: .infinity)
    var high = Point(x: -.infinity, y: -.infinity)

    mutating func add(_ point: Point) {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }

    var rect: Rect {
      guard low.x <= high.x else { return .zero }
      return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
  }

  /// Where the derivative of a quadratic curve is 0.
  private static func turn(_ a: Double, _ b: Double, _ c: Double) -> Double {
    let d = a - 2 * b + c
    return d == 0 ? -1 : (a - b) / d
  }

  /// The roots of the derivative of a cubic curve.
  private static func turns(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
    let (u, v, w) = (b - a, c - b, d - c)
    let (square, linear) = (u - 2 * v + w, 2 * (v - u))
    guard abs(square) > 1e-12 * (abs(u) + abs(v) + abs(w)) else {
      return linear == 0 ? [] : [-u / linear]
    }
    let root = linear * linear - 4 * square * u
    guard root >= 0 else { return [] }
    let r = root.squareRoot()
    return [(-linear + r) / (2 * square), (-linear - r) / (2 * square)]
  }
}
