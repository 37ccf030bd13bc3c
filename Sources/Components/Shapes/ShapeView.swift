internal import GalleyGeometry
public import GalleyLayout
public import GalleyPainting

/// A shape that is filled, stroked or both.
public struct ShapeView: Sendable {
  package let shape: AnyShape
  package private(set) var fill: AnyShapeStyle?
  package private(set) var strokes: [ShapeStroke] = []

  init(_ shape: AnyShape, fill: AnyShapeStyle?) {
    self.shape = shape
    self.fill = fill
  }

  fileprivate func adding(_ stroke: ShapeStroke) -> ShapeView {
    var result = self
    result.strokes.append(stroke)
    return result
  }
}

extension ShapeView: PrimitiveView {
  /// Appends the shape, which takes all the room it is offered.
  public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    tree.leaf(
      .fill,
      drawing: ShapeDrawing(
        shape, fill: fill?.paint(in: environment), lines: strokes.map { $0.line(in: environment) }))
  }

  /// The name of the shape.
  public nonisolated static func _elementName(_ view: ShapeView) -> String { view.shape.name }

  /// Describes the fill, unless it is the foreground colour, and the strokes in order.
  public nonisolated static func _describe(_ view: ShapeView, in writer: inout PropertyWriter) {
    if let fill = view.fill, fill != AnyShapeStyle(.foreground) {
      fill.describe(as: "fill", in: &writer)
    }
    for (index, stroke) in view.strokes.enumerated() {
      stroke.describe(as: index == 0 ? "stroke" : "stroke.\(index)", in: &writer)
    }
  }
}

extension Shape {
  /// The shape filled with a style.
  public nonisolated func fill(_ style: some ShapeStyle) -> ShapeView {
    ShapeView(AnyShape(self), fill: style.anyShapeStyle)
  }

  /// A line along the outline, half of it outside.
  public nonisolated func stroke(_ style: some ShapeStyle, lineWidth: Double = 1) -> ShapeView {
    stroke(style, style: StrokeStyle(width: lineWidth))
  }

  /// A line along the outline, half of it outside.
  public nonisolated func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> ShapeView {
    ShapeView(AnyShape(self), fill: nil).stroke(content, style: style)
  }

  /// A line along the inner side of the outline.
  public nonisolated func strokeBorder(
    _ content: some ShapeStyle = ForegroundStyle(), lineWidth: Double = 1
  ) -> ShapeView {
    strokeBorder(content, style: StrokeStyle(width: lineWidth))
  }

  /// A line along the inner side of the outline.
  public nonisolated func strokeBorder(
    _ content: some ShapeStyle, style: StrokeStyle
  ) -> ShapeView {
    ShapeView(AnyShape(self), fill: nil).strokeBorder(content, style: style)
  }

  /// The part of the outline between two shares of its length, from 0 to 1.
  public nonisolated func trim(from start: Double = 0, to end: Double = 1) -> some Shape {
    DerivedShape(name: Self._elementName(self), shape: AnyShape(self)) { outline in
      .path(outline.path.trimmed(from: start, to: end))
    }
  }

  /// The shape smaller by a distance on all sides, in points.
  public nonisolated func inset(by distance: Double) -> some Shape {
    DerivedShape(name: Self._elementName(self), shape: AnyShape(self), inset: distance) { $0 }
  }
}

extension ShapeView {
  /// A line along the outline as well, half of it outside.
  public func stroke(_ content: some ShapeStyle, lineWidth: Double = 1) -> ShapeView {
    stroke(content, style: StrokeStyle(width: lineWidth))
  }

  /// A line along the outline as well, half of it outside.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> ShapeView {
    adding(ShapeStroke(content.anyShapeStyle, style, .center))
  }

  /// A line along the inner side of the outline as well.
  public func strokeBorder(_ content: some ShapeStyle, lineWidth: Double = 1) -> ShapeView {
    strokeBorder(content, style: StrokeStyle(width: lineWidth))
  }

  /// A line along the inner side of the outline as well.
  public func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle) -> ShapeView {
    adding(ShapeStroke(content.anyShapeStyle, style, .inside))
  }
}

/// A shape made of another one's outline.
private struct DerivedShape: Sendable {
  let name: String
  let shape: AnyShape
  var inset = 0.0
  let change: @Sendable (DisplayShape) -> DisplayShape
}

extension DerivedShape: OutlinedShape {
  func outline(in rect: Rect, _ direction: LayoutDirection) -> DisplayShape {
    guard inset != 0 else { return change(shape.outline(rect, direction)) }
    // A path of a user's own knows how to be smaller only by its rectangle.
    return change(
      shape.outline(in: rect, direction, insetBy: inset)
        ?? shape.outline(rect.inset(by: inset), direction))
  }

  nonisolated static func _elementName(_ view: DerivedShape) -> String { view.name }
}
