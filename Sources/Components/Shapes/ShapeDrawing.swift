internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyPainting

/// Fills a shape inside its node's frame and draws lines along it.
struct ShapeDrawing: NodeDrawing {
  /// A line along the outline.
  struct Line: Sendable {
    var style: StrokeStyle
    var paint: ResolvedStyle
    var placement: StrokeStyle.Placement
  }

  private let shape: AnyShape
  private let fill: ResolvedStyle?
  private let lines: [Line]
  private let trim: TrimRange?

  init(
    _ shape: AnyShape, fill: ResolvedStyle?, lines: [Line] = [], trim: TrimRange? = nil
  ) {
    self.shape = shape
    self.fill = fill
    self.lines = lines
    self.trim = trim
  }

  /// Mitres of a line may be ten times as long as half its width.
  var overflow: Double {
    // Open outlines have lines on both sides.
    let staysInside = !shape.isFree
    let widest =
      lines.map { staysInside && $0.placement == .inside ? 0 : $0.style.width }.max() ?? 0
    return widest * 5
  }

  func reach(of content: Rect, in size: Size) -> Rect {
    guard shape.isFree, !size.isEmpty else { return content }
    let frame = Rect(origin: .zero, size: size)
    return [LayoutDirection.leftToRight, .rightToLeft].reduce(content) {
      $0.union(shape.outline(frame, $1).bounds.inset(by: -overflow))
    }
  }

  func paintBackground(in frame: Rect, of node: DrawnNode, with painter: inout Painter) {
    let rect = node.grid.snapped(frame)
    guard !rect.isEmpty else { return }
    let outline = shape.outline(rect, node.direction)
    let box = shape.isFree && outline.isPath ? rect : outline.bounds
    if let deviation = fill?.deviation {
      painter.append(.backdrop(trimmed(outline), blur: deviation))
    }
    if let paint = fill?.paint(in: box, node.direction) {
      let ground =
        outlineUnderLine(outline, of: rect, in: box, node.direction)
        ?? outlineInLayer(of: rect, paint, node.direction) ?? outline
      painter.fill(trimmed(ground), with: paint)
    }
    for line in lines {
      guard let paint = line.paint.paint(in: box, node.direction) else { continue }
      draw(line, along: outline, of: rect, paint, node.direction, with: &painter)
    }
  }

  /// The outline that ends in the middle of an opaque line along its inner side: beneath the whole line the soft edges
  /// of the fill would show around those of the line. Nil for other lines.
  private func outlineUnderLine(
    _ outline: DisplayShape, of rect: Rect, in box: Rect, _ direction: LayoutDirection
  ) -> DisplayShape? {
    guard trim == nil, let line = lines.first(where: { $0.placement == .inside }),
      line.style.dashes.isEmpty, line.style.width > 0,
      line.style.width < min(box.width, box.height),
      case .solid(let color)? = line.paint.paint(in: box, direction), color.alpha >= 1
    else { return nil }
    // Edges on pixels are not soft.
    if case .rectangle = outline { return nil }
    return shape.outline(in: rect, direction, insetBy: line.style.width / 2)
  }

  /// The outline of a layer of one colour; nil where it is that of the shape.
  private func outlineInLayer(
    of rect: Rect, _ paint: Paint, _ direction: LayoutDirection
  ) -> DisplayShape? {
    guard fill?.isInLayer == true, trim == nil, case .solid = paint else { return nil }
    return shape.crossedOutline(in: rect, direction)
  }

  /// A line on one side of the outline follows the outline moved to that side, as far as there is one. A part of an
  /// outline has no inside.
  private func draw(
    _ line: Line, along outline: DisplayShape, of rect: Rect, _ paint: Paint,
    _ direction: LayoutDirection, with painter: inout Painter
  ) {
    let half = line.style.width / 2
    let inset = line.placement == .inside ? half : line.placement == .outside ? -half : 0
    let moved = (inset == 0 ? outline : shape.outline(in: rect, direction, insetBy: inset))
      .map { withOverlaps($0, of: rect, insetBy: inset, line, direction) }
    if let moved = moved ?? (trim == nil ? nil : outline) {
      return painter.append(.stroke(trimmed(moved), line.style, paint))
    }
    painter.stroke(outline, line.style, with: paint, placement: line.placement)
  }

  /// The outline, and the pieces of short sides that a whole line along continuous corners covers too.
  private func withOverlaps(
    _ outline: DisplayShape, of rect: Rect, insetBy distance: Double, _ line: Line,
    _ direction: LayoutDirection
  ) -> DisplayShape {
    let derived = (shape.base as? any DerivedOutline)?.derivation
    guard trim == nil, derived?.part == nil, line.style.dashes.isEmpty,
      let rounded = (derived?.base ?? shape.base) as? RoundedRectangle,
      rounded.style == .continuous, case .path(var path) = outline
    else { return outline }
    let inset = distance + (derived?.inset ?? 0)
    let room = rect.inset(by: inset)
    let radii = rounded.cornerRadii.inset(by: inset).resolved(for: room.size, in: direction)
    path.addPath(.overlapsOfContinuousCorners(room, radii: radii))
    return .path(path)
  }

  private func trimmed(_ shape: DisplayShape) -> DisplayShape {
    guard let trim else { return shape }
    return .path(shape.path.trimmed(from: trim.from, to: trim.to))
  }
}

extension ShapeDrawing: BlendingDrawing {
  /// Both with the outline in between; paints and lines are between each other as commands are.
  func blended(
    from earlier: any NodeDrawing, _ fraction: Double
  ) -> (from: any NodeDrawing, to: any NodeDrawing)? {
    guard let earlier = earlier as? ShapeDrawing else { return nil }
    let between = AnyShape.mixed(earlier.shape, shape, fraction)
    var part = trim
    if trim != earlier.trim {
      let (old, new) = (earlier.trim ?? TrimRange(), trim ?? TrimRange())
      part = TrimRange(
        from: GalleyPainting.mixed(old.from, new.from, fraction),
        to: GalleyPainting.mixed(old.to, new.to, fraction))
    }
    return (
      ShapeDrawing(between, fill: earlier.fill, lines: earlier.lines, trim: part),
      ShapeDrawing(between, fill: fill, lines: lines, trim: part)
    )
  }
}

extension DisplayShape {
  fileprivate var isPath: Bool {
    if case .path = self { true } else { false }
  }
}

extension EnvironmentValues {
  /// The platform's label colour.
  static let label = Color(light: .black, dark: .white)

  /// The colour of what names none, for the context's appearance.
  var foregroundColor: RGBAColor { resolved(foreground ?? Self.label) }
}
