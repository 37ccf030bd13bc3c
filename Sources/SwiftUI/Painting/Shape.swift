public import Foundation
public import GalleyComponents
internal import GalleyGeometry
public import GalleyLayout

/// An outline in a rectangle, filled with the foreground style where nothing else is said.
public nonisolated protocol Shape: View, Animatable, Sendable where Body == _ShapeBody {
  func path(in rect: CGRect) -> Path
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors
}

/// What a shape is made of; only Galley makes one.
public struct _ShapeBody: Sendable {
  let view: AnyView
}

extension _ShapeBody: PrimitiveView {
  public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    view.append(in: &tree, environment)
  }
}

extension Shape {
  public var body: _ShapeBody { _ShapeBody(view: AnyView(painted(fill: ForegroundStyle()))) }

  public nonisolated static func _makeView(
    _ view: Self, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    view.painted(fill: ForegroundStyle()).append(in: &tree, environment)
  }

  public nonisolated static func _makeChildren(
    _ view: Self, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    _makeElement(view, in: &tree, environment)
  }

  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  nonisolated func painted(
    fill: (any ShapeStyle)? = nil, lines: [ShapePaint.Line] = []
  ) -> ShapePaint {
    ShapePaint(shape: self, fill: fill, lines: lines)
  }
}

/// A shape whose outline can be moved inwards.
public nonisolated protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape with what is painted on it.
struct ShapePaint: Sendable {
  struct Line: Sendable {
    var shape: any Shape
    var style: any ShapeStyle
    var stroke: StrokeStyle
  }

  let shape: any Shape
  var fill: (any ShapeStyle)?
  var lines: [Line]
}

/// A shape that is the line of another one.
public struct _StrokedShape<Base: Shape>: Sendable {
  let base: Base
  let style: StrokeStyle
}

extension _StrokedShape: Shape {
  /// The outline along which the line goes.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

/// An outline and the stroke along it.
typealias StrokedOutline = (shape: any Shape, stroke: StrokeStyle)

/// A shape that may be the line of another one.
protocol LineOfShape {
  /// The outline and its stroke; nil for a shape that is an area.
  var line: StrokedOutline? { get }
}

extension _StrokedShape: LineOfShape {
  var line: StrokedOutline? { (base, style) }
}

extension AnyShape: LineOfShape {
  var line: StrokedOutline? { (shape as? any LineOfShape)?.line }
}

extension StrokeStyle {
  func scaled(by factor: CGFloat) -> StrokeStyle {
    var style = self
    (style.lineWidth, style.dashPhase) = (lineWidth * factor, dashPhase * factor)
    style.dash = dash.map { $0 * factor }
    return style
  }
}

extension ShapePaint: PrimitiveView {
  func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    let parts = parts(environment)
    guard fillsItsRoom else {
      let mark = isSquare ? ViewMark.square : .foreign("a shape of one's own")
      return tree.marked(mark) {
        append(parts, as: .custom(ShapeSizing(shape: shape)), to: &$0, environment)
      }
    }
    guard parts.count != 1 else { return parts[0].append(in: &tree, environment) }
    append(parts, as: .zstack(.center), to: &tree, environment)
  }

  private func append(
    _ parts: [AnyView], as kind: NodeKind, to tree: inout TreeBuilder,
    _ environment: TreeEnvironment
  ) {
    tree.marked(ViewMark.painted) { tree in
      tree.node(kind) { tree in
        for part in parts { part.append(in: &tree, environment) }
      }
    }
  }

  /// True if the shape is as wide as it is high, as a circle and a part of its outline are.
  private var isSquare: Bool {
    let shape = (shape as? any LineOfShape)?.line?.shape ?? shape
    return shape is Circle || (shape as? _ChangedShape)?.part?.of is Circle
  }

  /// True if the shape is as large as it is offered, as all of the kit's are but the circle.
  private var fillsItsRoom: Bool {
    let shape = (shape as? any LineOfShape)?.line?.shape ?? shape
    return shape is any KitShape && !(shape is Circle) || shape is Path
  }

  private func parts(_ environment: TreeEnvironment) -> [AnyView] {
    let values = EnvironmentValues(environment)
    var parts: [AnyView] = []
    var lines = lines
    if let fill, let (shape, stroke) = (shape as? any LineOfShape)?.line {
      lines.insert(Line(shape: shape, style: fill, stroke: stroke), at: 0)
    } else if let fill {
      let outline = shape.kitShape(in: values)
      let paint = fill._paint(in: values)
      let view = outline.fill(paint.style)
      parts.append(paint.shadows.isEmpty ? AnyView(view) : AnyView(paint.shadowed(view)))
    }
    // A line without a width is not drawn, as on the platform; the kit draws a hairline for it.
    for line in lines where line.stroke.lineWidth > 0 {
      let outline = line.shape.kitShape(in: values)
      parts.append(
        AnyView(outline.stroke(line.style._paint(in: values).style, style: line.stroke.plain)))
    }
    return parts.isEmpty ? [AnyView(Built { tree, _ in tree.leaf(.fill) })] : parts
  }
}

/// Has the size that a shape returns.
private struct ShapeSizing: ContainerLayout {
  let shape: any Shape

  func size(for proposal: ProposedSize, children: LayoutChildren) -> GalleyGeometry.Size {
    GalleyGeometry.Size(shape.sizeThatFits(proposal))
  }

  func arrangement(
    in size: GalleyGeometry.Size, proposal: ProposedSize, children: LayoutChildren
  ) -> [ChildPlacement] {
    (0..<children.count).map { _ in
      ChildPlacement(
        origin: .zero, proposal: ProposedSize(width: size.width, height: size.height))
    }
  }
}

extension Shape {
  /// The shape as one of the kit, which may know it by name.
  nonisolated var kitShape: GalleyComponents.AnyShape {
    if let any = self as? AnyShape { return any.shape.kitShape }
    if let known = self as? any KitShape, known.amount == 0 {
      return GalleyComponents.AnyShape(known.kit)
    }
    return GalleyComponents.AnyShape(GalleyShape(shape: self))
  }
}

/// A user's shape as one of Galley's.
private struct GalleyShape: Sendable {
  let shape: any Shape
}

extension GalleyShape: GalleyComponents.Shape {
  func path(in rect: Rect) -> PlainPath { shape.path(in: CGRect(rect)).plain }
}

extension GalleyShape: DerivedOutline {
  var derivation: (base: any GalleyComponents.Shape, inset: Double, part: TrimRange?)? {
    let part = (shape as? _ChangedShape)?.part
    guard var known = (part?.of ?? shape) as? any KitShape else { return nil }
    let inset = Double(known.amount)
    known.amount = 0
    return (known.kit, inset, part?.range)
  }
}

extension GalleyShape: BlendingShape {
  func blended(
    from earlier: any GalleyComponents.Shape, _ fraction: Double
  ) -> (any GalleyComponents.Shape)? {
    guard let earlier = earlier as? GalleyShape else { return nil }
    return shape.blended(from: earlier.shape, fraction).map { GalleyShape(shape: $0) }
  }
}

extension Shape {
  /// The shape between an earlier one and this one, by the data that its author animates; nil without such data.
  nonisolated fileprivate func blended(from earlier: any Shape, _ fraction: Double) -> (any Shape)?
  {
    guard AnimatableData.self != EmptyAnimatableData.self, let earlier = earlier as? Self else {
      return nil
    }
    var result = self
    result.animatableData = .mixed(earlier.animatableData, animatableData, fraction)
    if let old = earlier as? _ChangedShape, var new = result as? _ChangedShape,
      let base = new.base.blended(from: old.base, fraction)
    {
      new.base = base
      return new
    }
    return result
  }
}

/// A shape together with what was painted on it, which can be painted on.
public struct _PaintedShape<Base: Shape>: Sendable {
  let base: Base
  var paint: ShapePaint
}

extension _PaintedShape: PrimitiveView {
  public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    paint.build(in: &tree, environment)
  }
}

extension _PaintedShape {
  private func adding(_ line: ShapePaint.Line) -> _PaintedShape {
    var result = self
    result.paint.lines.append(line)
    return result
  }

  public func stroke<Content: ShapeStyle>(
    _ content: Content, style: StrokeStyle, antialiased: Bool = true
  ) -> _PaintedShape {
    adding(ShapePaint.Line(shape: base, style: content, stroke: style))
  }
  public func stroke<Content: ShapeStyle>(
    _ content: Content, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _PaintedShape {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  public func fill<Content: ShapeStyle>(
    _ content: Content = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> _PaintedShape {
    var result = self
    result.paint.fill = content
    return result
  }
}

extension _PaintedShape where Base: InsettableShape {
  public func strokeBorder<Content: ShapeStyle>(
    _ content: Content = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> _PaintedShape {
    adding(
      ShapePaint.Line(
        shape: base.inset(by: style.lineWidth / 2), style: content, stroke: style))
  }
  public func strokeBorder<Content: ShapeStyle>(
    _ content: Content = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _PaintedShape {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension Shape {
  nonisolated private var bare: _PaintedShape<Self> {
    _PaintedShape(base: self, paint: painted())
  }

  public nonisolated func fill<Content: ShapeStyle>(
    _ content: Content = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> _PaintedShape<Self> {
    bare.fill(content, style: style)
  }
  public nonisolated func fill(style: FillStyle) -> _PaintedShape<Self> {
    bare.fill(ForegroundStyle())
  }
  public nonisolated func stroke<Content: ShapeStyle>(
    _ content: Content, style: StrokeStyle, antialiased: Bool = true
  ) -> _PaintedShape<Self> {
    bare.stroke(content, style: style)
  }
  public nonisolated func stroke<Content: ShapeStyle>(
    _ content: Content, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _PaintedShape<Self> {
    bare.stroke(content, lineWidth: lineWidth)
  }
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
  public nonisolated func stroke(style: StrokeStyle) -> _StrokedShape<Self> {
    _StrokedShape(base: self, style: style)
  }
}

extension InsettableShape {
  public nonisolated func strokeBorder<Content: ShapeStyle>(
    _ content: Content, style: StrokeStyle, antialiased: Bool = true
  ) -> _PaintedShape<Self> {
    _PaintedShape(base: self, paint: painted()).strokeBorder(content, style: style)
  }
  public nonisolated func strokeBorder<Content: ShapeStyle>(
    _ content: Content = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _PaintedShape<Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  public nonisolated func strokeBorder(style: StrokeStyle) -> _PaintedShape<Self> {
    strokeBorder(ForegroundStyle(), style: style)
  }
}

/// A shape whose type is not known to those who hold it.
public struct AnyShape: Sendable {
  let shape: any Shape
  public init(_ shape: some Shape) { self.shape = shape }
}

extension AnyShape: Shape {
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}
