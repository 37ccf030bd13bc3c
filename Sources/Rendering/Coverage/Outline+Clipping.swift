extension Outline {
  /// Outlines that stay within 2¹⁶ pixels are left alone; no mask reaches farther. Cairo's coordinates end at 2²³
  /// pixels, but the products by which it places a steep edge are wrong from about 95,000 pixels on.
  private static let reach = 1 << 24

  /// The outline itself, or, when it reaches too far for Cairo, straight segments that cover the
  /// same pixels of a window.
  ///
  /// Curves are cut into 64 chords; points are then moved to the border of a square of ±2¹⁶ pixels,
  /// by cutting the segment above and below and by projecting to the left and right, which keeps
  /// the winding of every pixel inside.
  func clipped() -> Outline {
    guard
      bounds.left < -Outline.reach || bounds.right > Outline.reach || bounds.top < -Outline.reach
        || bounds.bottom > Outline.reach
    else { return self }
    return OutlineClipper(limit: Outline.reach).clip(self)
  }
}

/// Rewrites an outline as polygons inside a square round the origin.
struct OutlineClipper {
  private let limit: Double
  private var words: [Int] = []
  private var last = (x: 0.0, y: 0.0)
  private var start = (x: 0.0, y: 0.0)

  init(limit: Int) { self.limit = Double(limit) }

  /// Clips every subpath; linear in the number of segments.
  func clip(_ outline: Outline) -> Outline {
    var clipper = self
    let source = outline.words
    var index = 0
    while index < source.count {
      let count = Outline.pointCount(source[index])
      let points = (0..<count).map {
        (x: Double(source[index + 1 + 2 * $0]), y: Double(source[index + 2 + 2 * $0]))
      }
      switch source[index] {
      case 0: clipper.move(points[0])
      case 1: clipper.line(points[0])
      case 2: clipper.curve(points)
      default:
        clipper.line(clipper.start)
        clipper.words.append(3)
      }
      index += 1 + 2 * count
    }
    return Outline(words: clipper.words)
  }

  private mutating func move(_ point: (x: Double, y: Double)) {
    last = point
    start = point
    emit(0, point)
  }

  private mutating func curve(_ c: [(x: Double, y: Double)]) {
    let origin = last
    for step in 1...64 {
      let t = Double(step) / 64
      let s = 1 - t
      let (k0, k1, k2, k3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      line(
        (
          x: k0 * origin.x + k1 * c[0].x + k2 * c[1].x + k3 * c[2].x,
          y: k0 * origin.y + k1 * c[0].y + k2 * c[1].y + k3 * c[2].y
        ))
    }
  }

  private mutating func line(_ end: (x: Double, y: Double)) {
    let from = last
    last = end
    var cuts = [0.0, 1.0]
    func cut(_ a: Double, _ b: Double) {
      for edge in [-limit, limit] where (a < edge) != (b < edge) {
        cuts.append((edge - a) / (b - a))
      }
    }
    cut(from.x, end.x)
    cut(from.y, end.y)
    for t in cuts.sorted().dropFirst() {
      emit(1, (x: from.x + (end.x - from.x) * t, y: from.y + (end.y - from.y) * t))
    }
  }

  private mutating func emit(_ verb: Int, _ point: (x: Double, y: Double)) {
    words.append(verb)
    words.append(Int(max(-limit, min(limit, point.x)).rounded()))
    words.append(Int(max(-limit, min(limit, point.y)).rounded()))
  }
}
