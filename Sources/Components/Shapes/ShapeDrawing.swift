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
    let paints = lines.map { $0.paint.paint(in: box, node.direction) }
    if let paint = fill?.paint(in: box, node.direction) {
      painter.fill(trimmed(ground(outline, paints)), with: paint)
    }
    for (line, paint) in zip(lines, paints) {
      if let paint { draw(line, along: outline, paint, with: &painter) }
    }
  }

  /// What is filled: up to the middle of an opaque line that lies inside of a round outline, so that
  /// nothing shines through the line's own soft edge.
  private func ground(_ outline: DisplayShape, _ paints: [Paint?]) -> DisplayShape {
    if case .rectangle = outline { return outline }
    let hiding = zip(lines, paints).filter { line, paint in
      line.placement == .inside && line.style.dashes.isEmpty && paint?.isOpaque == true
    }
    guard trim == nil, let width = hiding.map(\.0.style.width).max() else { return outline }
    return outline.inset(by: width / 2) ?? outline
  }

  /// A part of an outline has no inside; its line follows the outline moved to the side.
  private func draw(
    _ line: Line, along outline: DisplayShape, _ paint: Paint, with painter: inout Painter
  ) {
    guard trim != nil else {
      return painter.stroke(outline, line.style, with: paint, placement: line.placement)
    }
    let half = line.style.width / 2
    let inset = line.placement == .inside ? half : line.placement == .outside ? -half : 0
    let moved = inset == 0 ? outline : outline.inset(by: inset) ?? outline
    painter.append(.stroke(trimmed(moved), line.style, paint))
  }

  private func trimmed(_ shape: DisplayShape) -> DisplayShape {
    guard let trim else { return shape }
    return .path(shape.path.trimmed(from: trim.from, to: trim.to))
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

extension Paint {
  /// Whether nothing is seen through it.
  fileprivate var isOpaque: Bool {
    switch self {
    case .solid(let color): color.alpha >= 1
    case .linearGradient(_, _, let stops), .radialGradient(_, _, let stops),
      .ellipticalGradient(_, _, let stops), .angularGradient(_, _, _, let stops):
      stops.allSatisfy { $0.color.alpha >= 1 }
    case .pattern: false
    }
  }
}
