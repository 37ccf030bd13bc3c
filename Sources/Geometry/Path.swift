/// An outline made of straight and curved segments, in points.
public struct Path: Hashable, Sendable {
  /// One step of a path.
  @frozen
  public enum Element: Hashable, Sendable {
    /// Starts a new subpath.
    case move(to: Point)
    /// A straight segment.
    case line(to: Point)
    /// A quadratic Bézier segment.
    case quad(to: Point, control: Point)
    /// A cubic Bézier segment.
    case cubic(to: Point, control1: Point, control2: Point)
    /// A straight segment back to the start of the subpath.
    case close
  }

  /// The steps in order.
  public var elements: [Element]

  /// Makes a path from its steps.
  public init(elements: [Element] = []) {
    self.elements = elements
  }

  /// Starts a new subpath.
  public mutating func move(to point: Point) { elements.append(.move(to: point)) }
  /// Adds a straight segment.
  public mutating func line(to point: Point) { elements.append(.line(to: point)) }
  /// Adds a quadratic Bézier segment.
  public mutating func quad(to point: Point, control: Point) {
    elements.append(.quad(to: point, control: control))
  }
  /// Adds a cubic Bézier segment.
  public mutating func cubic(to point: Point, control1: Point, control2: Point) {
    elements.append(.cubic(to: point, control1: control1, control2: control2))
  }
  /// Closes the subpath.
  public mutating func close() { elements.append(.close) }

  /// True if every subpath that draws something is closed or comes back to its start, to a millionth of a
  /// point.
  package var isClosed: Bool {
    var (start, current) = (Point.zero, Point.zero)
    var isBack: Bool { max(abs(current.x - start.x), abs(current.y - start.y)) < 1e-6 }
    for element in elements {
      switch element {
      case .move(let point):
        guard isBack else { return false }
        (start, current) = (point, point)
      case .close: current = start
      case .line(let point), .quad(let point, _), .cubic(let point, _, _): current = point
      }
    }
    return isBack
  }

  /// Every point moved by a map.
  public func applying(_ transform: Transform) -> Path {
    func moved(_ point: Point) -> Point {
      Point(
        x: transform.a * point.x + transform.c * point.y + transform.tx,
        y: transform.b * point.x + transform.d * point.y + transform.ty)
    }
    return Path(
      elements: elements.map { element in
        switch element {
        case .move(let point): .move(to: moved(point))
        case .line(let point): .line(to: moved(point))
        case .quad(let point, let control): .quad(to: moved(point), control: moved(control))
        case .cubic(let point, let first, let second):
          .cubic(to: moved(point), control1: moved(first), control2: moved(second))
        case .close: .close
        }
      })
  }
}

/// The builder in SwiftUI's words.
extension Path {
  /// Makes a path step by step.
  public init(_ build: (inout Path) -> Void) {
    self.init()
    build(&self)
  }

  /// Appends a straight line from the current point.
  public mutating func addLine(to point: Point) { line(to: point) }
  /// Appends a quadratic Bézier curve from the current point, which leaves towards the control
  /// point and arrives from it.
  public mutating func addQuadCurve(to point: Point, control: Point) {
    quad(to: point, control: control)
  }
  /// Appends a cubic Bézier curve from the current point, which leaves towards the first control
  /// point and arrives from the second.
  public mutating func addCurve(to point: Point, control1: Point, control2: Point) {
    cubic(to: point, control1: control1, control2: control2)
  }
  /// Appends all parts of another path, which begins with a place of its own.
  public mutating func addPath(_ path: Path) { elements += path.elements }
  /// Appends a closed rectangle as a part of its own.
  public mutating func addRect(_ rect: Rect) { addPath(.rectangle(rect)) }
  /// Appends the closed ellipse that touches the middles of the four sides.
  public mutating func addEllipse(in rect: Rect) { addPath(.ellipse(in: rect)) }
  /// Appends a line back to where the current part began.
  public mutating func closeSubpath() { close() }
}
