extension Path {
  /// The part of the outline between two shares of its whole length, in 0…1, as SwiftUI's
  /// `trim(from:to:)` takes it; subpaths follow one another in their order.
  ///
  /// Lengths of curves are those of 64 chords each. Linear in the number of elements.
  public func trimmed(from start: Double, to end: Double) -> Path {
    guard start > 0 || end < 1 else { return self }
    guard start < end else { return Path() }
    let segments = self.segments
    let whole = segments.reduce(0) { $0 + $1.length }
    let (first, last) = (max(0, start) * whole, min(1, end) * whole)
    var result = Path()
    var done = 0.0
    var position: Point?
    for segment in segments {
      // A segment that is wholly taken is so in so many words: differences of sums would leave a
      // hair of it out and end the subpath.
      let end = done + segment.length
      let from = first <= done ? 0 : first - done
      let to = last >= end ? segment.length : last - done
      done = end
      guard to > from else { continue }
      let part = segment.part(from: segment.share(at: from), to: segment.share(at: to))
      if from > 0 || segment.beginsSubpath || position != part.start {
        result.move(to: part.start)
      }
      result.elements.append(part.element)
      position = part.element.end
    }
    return result
  }

  private var segments: [Segment] {
    var result: [Segment] = []
    var current = Point.zero
    var start = Point.zero
    var begins = true
    func add(_ element: Element, _ end: Point) {
      result.append(Segment(start: current, element: element, beginsSubpath: begins))
      current = end
      begins = false
    }
    for element in elements {
      switch element {
      case .move(let point):
        current = point
        start = point
        begins = true
      case .close:
        add(.line(to: start), start)
        begins = true
      case .line(let point), .quad(let point, _), .cubic(let point, _, _): add(element, point)
      }
    }
    return result
  }
}

/// A straight or curved piece of a path with its length.
private struct Segment {
  let start: Point
  let element: Path.Element
  let beginsSubpath: Bool
  /// The lengths up to the ends of the chords.
  private let lengths: [Double]

  init(start: Point, element: Path.Element, beginsSubpath: Bool) {
    self.start = start
    self.element = element
    self.beginsSubpath = beginsSubpath
    var count = 64
    if case .line = element { count = 1 }
    var lengths: [Double] = []
    var last = start
    var sum = 0.0
    for index in 1...count {
      let place = Segment.place(start, element, Double(index) / Double(count))
      let (dx, dy) = (place.x - last.x, place.y - last.y)
      sum += (dx * dx + dy * dy).squareRoot()
      lengths.append(sum)
      last = place
    }
    self.lengths = lengths
  }

  var length: Double { lengths[lengths.count - 1] }

  /// The parameter at a length from the start.
  func share(at length: Double) -> Double {
    if length <= 0 { return 0 }
    guard let index = lengths.firstIndex(where: { $0 >= length }) else { return 1 }
    let before = index == 0 ? 0 : lengths[index - 1]
    let chord = lengths[index] - before
    return (Double(index) + (chord > 0 ? (length - before) / chord : 0)) / Double(lengths.count)
  }

  /// The piece between two parameters: the ends, and the control points that de Casteljau's
  /// construction gives.
  func part(from: Double, to: Double) -> Segment {
    func blend(_ p: Point, _ q: Point, _ t: Double) -> Point {
      Point(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t)
    }
    let first = from <= 0 ? start : Segment.place(start, element, from)
    switch element {
    case .quad(let end, let control):
      // The blossom of both parameters.
      let middle = blend(blend(start, control, from), blend(control, end, from), to)
      let last = to >= 1 ? end : Segment.place(start, element, to)
      return piece(first, .quad(to: last, control: middle))
    case .cubic(let end, let c1, let c2):
      func blossom(_ r: Double, _ s: Double, _ t: Double) -> Point {
        let (ab, bc, cd) = (blend(start, c1, r), blend(c1, c2, r), blend(c2, end, r))
        return blend(blend(ab, bc, s), blend(bc, cd, s), t)
      }
      let last = to >= 1 ? end : Segment.place(start, element, to)
      return piece(
        first,
        .cubic(to: last, control1: blossom(from, from, to), control2: blossom(from, to, to)))
    case .line(let end):
      return piece(first, .line(to: to >= 1 ? end : Segment.place(start, element, to)))
    case .move, .close: return self
    }
  }

  private func piece(_ start: Point, _ element: Path.Element) -> Segment {
    Segment(start: start, element: element, beginsSubpath: beginsSubpath)
  }

  private static func place(_ start: Point, _ element: Path.Element, _ t: Double) -> Point {
    let s = 1 - t
    switch element {
    case .move(let end), .line(let end):
      return Point(x: start.x * s + end.x * t, y: start.y * s + end.y * t)
    case .quad(let end, let c):
      return Point(
        x: s * s * start.x + 2 * s * t * c.x + t * t * end.x,
        y: s * s * start.y + 2 * s * t * c.y + t * t * end.y)
    case .cubic(let end, let c, let d):
      let (k0, k1, k2, k3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      return Point(
        x: k0 * start.x + k1 * c.x + k2 * d.x + k3 * end.x,
        y: k0 * start.y + k1 * c.y + k2 * d.y + k3 * end.y)
    case .close: return start
    }
  }
}

extension Path.Element {
  /// The end of the element; nil for a close.
  var end: Point? {
    switch self {
    case .move(let point), .line(let point), .quad(let point, _), .cubic(let point, _, _): point
    case .close: nil
    }
  }
}
