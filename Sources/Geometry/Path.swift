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
}
