internal import GalleyGeometry

/// The symbol at each value of a line or of points, with Swift Charts' names.
public enum ChartSymbol: String, PropertyChoice, Hashable {
  case circle, square, triangle, diamond, pentagon, plus, cross, asterisk

  /// The outline in a box.
  func path(in box: Rect) -> Path {
    switch self {
    case .circle: return .ellipse(in: box)
    case .square: return .rectangle(box)
    case .triangle: return .regularPolygon(sides: 3, in: box)
    case .diamond: return .regularPolygon(sides: 4, in: box)
    case .pentagon: return .regularPolygon(sides: 5, in: box)
    case .plus: return bars(2, in: box, turned: 0)
    case .cross: return bars(2, in: box, turned: 45)
    case .asterisk: return bars(3, in: box, turned: 0)
    }
  }

  /// Bars through the middle, a quarter of their length thick.
  private func bars(_ count: Int, in box: Rect, turned: Double) -> Path {
    let (length, half) = (box.width / 2, box.width / 8)
    var path = Path()
    for bar in 0..<count {
      let angle = Angle.degrees(turned + Double(bar) * 180 / Double(count))
      let corners = [(-half, -length), (half, -length), (half, length), (-half, length)]
      for (index, (x, y)) in corners.enumerated() {
        let point = Point(
          x: box.center.x + x * angle.cosine - y * angle.sine,
          y: box.center.y + x * angle.sine + y * angle.cosine)
        if index == 0 { path.move(to: point) } else { path.line(to: point) }
      }
      path.close()
    }
    return path
  }
}
