extension Path {
  /// The subpaths, each of which begins with a move.
  package var subpaths: [Path] {
    var result: [Path] = []
    for element in elements {
      if case .move = element { result.append(Path()) }
      if !result.isEmpty { result[result.count - 1].elements.append(element) }
    }
    return result
  }

  /// Points on the path, at most `distance` apart; without a distance, seven points for each element.
  package func samples(every distance: Double? = nil) -> [Point] {
    var result: [Point] = []
    var start = Point.zero
    for element in elements {
      guard let last = result.last else {
        if case .move(let point) = element { (start, result) = (point, [point]) }
        continue
      }
      func add(_ corners: Point..., at place: (Double) -> Point) {
        var length = 0.0
        for (corner, next) in zip([last] + corners, corners) {
          let step = next - corner
          length += (step.x * step.x + step.y * step.y).squareRoot()
        }
        var count = 6
        if let distance {
          let exact = (length / distance).rounded(.up)
          // Limits the memory that a path far beyond any canvas takes.
          count = exact < 100_000 ? max(1, Int(exact)) : 100_000
        }
        result += (1...count).map { place(Double($0) / Double(count)) }
      }
      switch element {
      case .line(let end): add(end) { last.blended(with: end, $0) }
      case .quad(let end, let control):
        add(control, end) {
          last.blended(with: control, $0).blended(with: control.blended(with: end, $0), $0)
        }
      case .cubic(let end, let first, let second):
        add(first, second, end) {
          let (a, b) = (last.blended(with: first, $0), first.blended(with: second, $0))
          let c = second.blended(with: end, $0)
          return a.blended(with: b, $0).blended(with: b.blended(with: c, $0), $0)
        }
      case .close:
        if distance != nil { add(start) { last.blended(with: start, $0) } }
      case .move(let point): (start, result) = (point, result + [point])
      }
    }
    return result
  }
}

extension Point {
  fileprivate func blended(with end: Point, _ t: Double) -> Point {
    Point(x: x + (end.x - x) * t, y: y + (end.y - y) * t)
  }
}
