public import GalleyGeometry
public import GalleyLayout
internal import GalleyPainting

/// An outline for every rectangle: a view that fills it with the foreground colour, and what other
/// views are clipped, filled and stroked with.
///
/// ```swift
/// struct Kite: Shape {
///   func path(in rect: Rect) -> Path {
///     var path = Path()
///     path.move(to: Point(x: rect.midX, y: rect.minY))
///     path.line(to: Point(x: rect.maxX, y: rect.midY))
///     path.line(to: Point(x: rect.midX, y: rect.maxY))
///     path.line(to: Point(x: rect.minX, y: rect.midY))
///     path.close()
///     return path
///   }
/// }
/// Kite().fill(.foreground).frame(width: 40, height: 40)
/// ```
public nonisolated protocol Shape: PrimitiveView {
  /// The outline in a rectangle at the origin, in points; filled by the non-zero rule.
  func path(in rect: Rect) -> Path
}

extension Shape {
  /// Appends the shape, filled with the foreground colour.
  public nonisolated func build(
    in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    fill(ForegroundStyle()).build(in: &tree, environment)
  }
}

/// A shape whose outline a renderer knows by name, or that depends on where leading is.
nonisolated protocol OutlinedShape: Shape {
  func outline(in rect: Rect, _ direction: LayoutDirection) -> DisplayShape
  /// The outline smaller by a distance on all sides, in points; nil if the shape has no rule of its own for that.
  func outline(
    in rect: Rect, _ direction: LayoutDirection, insetBy distance: Double
  ) -> DisplayShape?
}

extension OutlinedShape {
  /// No rule of its own.
  func outline(
    in rect: Rect, _ direction: LayoutDirection, insetBy distance: Double
  ) -> DisplayShape? { nil }

  /// The outline from left to right.
  public func path(in rect: Rect) -> Path { outline(in: rect, .leftToRight).path }
}

/// A shape of any type.
public struct AnyShape: Sendable {
  let outline: @Sendable (Rect, LayoutDirection) -> DisplayShape
  /// The shape's own rule for a smaller outline; nil without one.
  private var smaller: (@Sendable (Rect, LayoutDirection, Double) -> DisplayShape?)?
  /// The name in reports.
  package let name: String
  /// The shape itself.
  package let base: any Shape
  /// True if its outline may extend outside the rectangle.
  let isFree: Bool

  /// Hides the type of a shape.
  public init<Content: Shape>(_ shape: Content) {
    name = Content._elementName(shape)
    base = (shape as? AnyShape)?.base ?? shape
    isFree = true
    if let shape = shape as? AnyShape {
      outline = shape.outline
      smaller = shape.smaller
    } else if let shape = shape as? any OutlinedShape {
      outline = { shape.outline(in: $0, $1) }
      smaller = { shape.outline(in: $0, $1, insetBy: $2) }
    } else {
      outline = { rect, _ in
        let path = shape.path(in: Rect(origin: .zero, size: rect.size))
        return .path(path.applying(.translation(x: rect.minX, y: rect.minY)))
      }
    }
  }

  init(_ shape: Rectangle, radii: CornerRadii?) {
    name = Rectangle.typeName
    base = shape
    isFree = false
    outline = { radii?.shape(of: $0, $1) ?? .rectangle($0) }
  }
}

extension AnyShape {
  /// The outline of a rectangle with continuous corners in a layer that is rendered without the screen's compositor, where
  /// corners cross on sides that are too short for them; nil for other shapes.
  ///
  /// - Parameter clips: True for an outline that clips others.
  func crossedOutline(
    in rect: Rect, _ direction: LayoutDirection, clips: Bool = false
  ) -> DisplayShape? {
    guard let rounded = base as? RoundedRectangle, rounded.style == .continuous else { return nil }
    let radii = rounded.cornerRadii.resolved(for: rect.size, in: direction)
    guard radii.topLeft > 0, radii == CornerRadii(radii.topLeft) else { return nil }
    return .path(.crossedRectangle(rect, radius: radii.topLeft, hasSlivers: !clips))
  }
}

/// A shape that interpolates its parameters, because outlines alone are not enough.
package nonisolated protocol BlendingShape: Shape {
  /// The shape in between; nil for an earlier one of another kind.
  func blended(from earlier: any Shape, _ fraction: Double) -> (any Shape)?
}

extension AnyShape {
  /// The shape between two others: the one that the later knows, else with the outline between theirs, else the later.
  static func mixed(_ from: AnyShape, _ to: AnyShape, _ fraction: Double) -> AnyShape {
    if let shape = to.base as? any BlendingShape,
      let between = shape.blended(from: from.base, fraction)
    {
      return AnyShape(between)
    }
    return AnyShape(from: from, to: to, fraction)
  }

  private init(from: AnyShape, to: AnyShape, _ fraction: Double) {
    (name, base, isFree) = (to.name, to.base, from.isFree || to.isFree)
    outline = { rect, direction in
      let new = to.outline(rect, direction)
      return .mixed(from.outline(rect, direction), new, fraction) ?? new
    }
  }
}

extension AnyShape: OutlinedShape {
  func outline(in rect: Rect, _ direction: LayoutDirection) -> DisplayShape {
    outline(rect, direction)
  }

  /// The outline smaller by a distance: of rectangles and ellipses, and of shapes with a rule of their own.
  func outline(
    in rect: Rect, _ direction: LayoutDirection, insetBy distance: Double
  ) -> DisplayShape? {
    outline(rect, direction).inset(by: distance) ?? smaller?(rect, direction, distance)
  }
}

extension CornerRadii {
  /// A rectangle with these corners, as plain as it can be.
  func shape(of rect: Rect, _ direction: LayoutDirection) -> DisplayShape {
    let corners = resolved(for: rect.size, in: direction)
    if corners.isZero { return .rectangle(rect) }
    return .roundedRectangle(rect, corners.clamped(to: rect.size))
  }
}

extension Path: Shape {
  /// The path where it is, from the corner of its frame on.
  public func path(in rect: Rect) -> Path { self }

  /// `Path`, which is not a type of documents.
  public nonisolated static func _elementName(_ view: Path) -> String { "Path" }
  /// Describes nothing: reports would drown in coordinates.
  public nonisolated static func _describe(_ view: Path, in writer: inout PropertyWriter) {}
}
