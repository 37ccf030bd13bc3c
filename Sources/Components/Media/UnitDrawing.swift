public import GalleyGeometry

/// A drawing in a unit square, y down, in colours that a scheme supplies (W3W-32). Drawings
/// concatenate.
public struct UnitDrawing: Hashable, Sendable {
  /// The source of an element's colour.
  public enum Slot: String, Sendable, Hashable, CaseIterable {
    case foreground, background, secondary, tint
  }

  /// One element; coordinates and widths are shares of the square's side.
  public enum Element: Hashable, Sendable {
    /// A straight line with round ends.
    case line(from: Point, to: Point, Slot, width: Double)
    /// A filled circle.
    case circle(center: Point, radius: Double, Slot)
    /// Part of a circle, angles in turns clockwise from the right.
    case arc(center: Point, radius: Double, from: Double, to: Double, Slot, width: Double)
    /// A filled rectangle.
    case rectangle(Rect, Slot)
  }

  /// The elements, the last one in front.
  public var elements: [Element]

  /// Makes a drawing.
  public init(_ elements: [Element] = []) { self.elements = elements }

  /// One drawing with another in front.
  public static func + (back: UnitDrawing, front: UnitDrawing) -> UnitDrawing {
    UnitDrawing(back.elements + front.elements)
  }

  private static func line(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ width: Double,
    _ slot: Slot = .foreground
  ) -> Element {
    .line(from: Point(x: x1, y: y1), to: Point(x: x2, y: y2), slot, width: width)
  }

  /// A tick.
  public static let check = UnitDrawing([
    line(0.18, 0.54, 0.4, 0.76, 0.1), line(0.4, 0.76, 0.82, 0.28, 0.1),
  ])
  /// Two diagonals of a twentieth.
  public static let x = UnitDrawing([
    line(0.1, 0.1, 0.9, 0.9, 0.05), line(0.9, 0.1, 0.1, 0.9, 0.05),
  ])
  /// An angle that points back.
  public static let backChevron = UnitDrawing([
    line(0.65, 0.15, 0.3, 0.5, 0.1), line(0.3, 0.5, 0.65, 0.85, 0.1),
  ])
  /// Three slashes in the tint: a tenth in, three tenths apart, a tenth wide, a fifth from above and
  /// below.
  public static let slashes = UnitDrawing(
    (0..<3).map { index in
      let left = 0.1 + 0.3 * Double(index)
      return line(left, 0.8, left + 0.2, 0.2, 0.1, .tint)
    })
  /// Three discs in one another: background, foreground, tint.
  public static let halo = UnitDrawing([
    .circle(center: Point(x: 0.5, y: 0.5), radius: 0.5, .background),
    .circle(center: Point(x: 0.5, y: 0.5), radius: 0.3545, .foreground),
    .circle(center: Point(x: 0.5, y: 0.5), radius: 0.242, .tint),
  ])
  /// The corners of a frame.
  public static let ocrCorners = UnitDrawing(
    [(0.1, 0.1), (0.9, 0.1), (0.9, 0.9), (0.1, 0.9)].flatMap { x, y -> [Element] in
      let (dx, dy) = (x < 0.5 ? 0.2 : -0.2, y < 0.5 ? 0.2 : -0.2)
      return [line(x, y, x + dx, y, 0.06), line(x, y, x, y + dy, 0.06)]
    })
  /// The corners with slashes between them.
  public static let ocr =
    ocrCorners
    + UnitDrawing(
      slashes.elements.map { element in
        guard case .line(let start, let end, let slot, let width) = element else {
          return element
        }
        func inward(_ point: Point) -> Point {
          Point(x: 0.25 + point.x / 2, y: 0.25 + point.y / 2)
        }
        return .line(from: inward(start), to: inward(end), slot, width: width / 2)
      })
  /// A microphone.
  public static let microphone = UnitDrawing([
    line(0.5, 0.22, 0.5, 0.48, 0.26),
    .arc(
      center: Point(x: 0.5, y: 0.48), radius: 0.26, from: 0, to: 0.5, .foreground, width: 0.06),
    line(0.5, 0.74, 0.5, 0.9, 0.06), line(0.34, 0.9, 0.66, 0.9, 0.06),
  ])
  /// A disc with a ring, as on a map.
  public static let mapCircle = UnitDrawing([
    .circle(center: Point(x: 0.5, y: 0.5), radius: 0.45, .background),
    .circle(center: Point(x: 0.5, y: 0.5), radius: 0.36, .tint),
  ])

  /// The presets by name.
  public static let presets: [(name: String, drawing: UnitDrawing)] = [
    ("check", check), ("x", x), ("backChevron", backChevron), ("slashes", slashes),
    ("halo", halo), ("ocrCorners", ocrCorners), ("ocr", ocr), ("microphone", microphone),
    ("mapCircle", mapCircle),
  ]
}
