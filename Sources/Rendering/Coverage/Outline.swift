import GalleyGeometry

/// A path in device space, in steps of 1/256 pixel, as flat numbers that are quick to hash and to
/// compare.
struct Outline: Hashable, Sendable {
  /// Verbs and coordinates in turn: 0 move, 1 line, 2 cubic, 3 close.
  private(set) var words: [Int]
  /// The smallest rectangle that contains all end and control points.
  private(set) var bounds: FixedRect

  /// The image of a path; quadratic segments become cubic ones before they are rounded.
  init(_ path: Path, _ transform: Transform) {
    words = []
    words.reserveCapacity(path.elements.count * 5)
    bounds = FixedRect(left: .max, top: .max, right: .min, bottom: .min)
    var current = Point.zero
    var start = Point.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        add(0, [point], transform)
        current = point
        start = point
      case .line(let point):
        add(1, [point], transform)
        current = point
      case .quad(let point, let control):
        let first = current + Point(x: control.x - current.x, y: control.y - current.y).scaled
        let second = point + Point(x: control.x - point.x, y: control.y - point.y).scaled
        add(2, [first, second, point], transform)
        current = point
      case .cubic(let point, let first, let second):
        add(2, [first, second, point], transform)
        current = point
      case .close:
        words.append(3)
        current = start
      }
    }
    if bounds.left > bounds.right { bounds = FixedRect(left: 0, top: 0, right: 0, bottom: 0) }
  }

  /// Takes verbs and coordinates as they are.
  init(
    words: [Int], bounds: FixedRect = FixedRect(left: 0, top: 0, right: 0, bottom: 0)
  ) {
    self.words = words
    self.bounds = bounds
  }

  private mutating func add(_ verb: Int, _ points: [Point], _ transform: Transform) {
    words.append(verb)
    for point in points {
      let image = transform.apply(to: point)
      let x = Fixed.rounded(image.x)
      let y = Fixed.rounded(image.y)
      words.append(x)
      words.append(y)
      bounds.left = min(bounds.left, x)
      bounds.right = max(bounds.right, x)
      bounds.top = min(bounds.top, y)
      bounds.bottom = max(bounds.bottom, y)
    }
  }

  /// The outline moved by whole steps.
  func offset(x: Int, y: Int) -> Outline {
    if x == 0, y == 0 { return self }
    var moved = self
    var index = 0
    while index < words.count {
      let points = Outline.pointCount(words[index])
      for point in 0..<points {
        moved.words[index + 1 + 2 * point] += x
        moved.words[index + 2 + 2 * point] += y
      }
      index += 1 + 2 * points
    }
    moved.bounds = bounds.offset(x: x, y: y)
    return moved
  }

  /// The number of points that follow a verb.
  static func pointCount(_ verb: Int) -> Int { verb == 2 ? 3 : verb == 3 ? 0 : 1 }
}

extension Point {
  /// Two thirds of a displacement, which turns a quadratic control point into cubic ones.
  fileprivate var scaled: Point { Point(x: x * 2 / 3, y: y * 2 / 3) }
}
