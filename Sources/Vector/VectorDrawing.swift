import GalleyDesign
import GalleyGeometry
import GalleyPainting

/// Turns nodes into commands.
struct VectorDrawing {
  var current: RGBAColor

  func draw(_ node: VectorNode, with painter: inout Painter) {
    switch node {
    case .group(let group): draw(group, with: &painter)
    case .shape(let shape): draw(shape, with: &painter)
    case .picture(let picture): draw(picture, with: &painter)
    case .glyphs(let glyphs): draw(glyphs, with: &painter)
    }
  }

  func draw(_ group: VectorGroup, with painter: inout Painter) {
    guard group.opacity > 0 else { return }
    let unions = group.clips.filter { $0.count != 1 }
    let isLayer =
      group.opacity < 1 || group.blendMode != .normal || !unions.isEmpty || !group.masks.isEmpty
      || group.isIsolated
    painter.append(.save)
    if group.transform != .identity { painter.append(.transform(group.transform)) }
    if isLayer {
      painter.append(
        .beginLayer(Compositing(opacity: group.opacity, blendMode: group.blendMode)))
      painter.append(.save)
    }
    for clip in group.clips where clip.count == 1 { painter.append(.clip(clip[0])) }
    if let filter = group.filter {
      draw(filter, with: &painter) { draw(group.children, with: &$0) }
    } else {
      draw(group.children, with: &painter)
    }
    if isLayer {
      painter.append(.restore)
      for clip in unions {
        painter.append(.beginLayer(Compositing(blendMode: .destinationIn)))
        for shape in clip { painter.fill(shape, with: .solid(.black)) }
        painter.append(.endLayer)
      }
      for mask in group.masks { draw(mask, with: &painter) }
      painter.append(.endLayer)
    }
    painter.append(.restore)
  }

  private func draw(_ nodes: [VectorNode], with painter: inout Painter) {
    for node in nodes { draw(node, with: &painter) }
  }

  private func draw(_ mask: VectorMask, with painter: inout Painter) {
    var filters: [ColorFilter] = []
    if mask.isLuminance { filters = mask.isLinear ? [.toLinear, .luminance] : [.luminance] }
    painter.append(.beginLayer(Compositing(filters: filters, blendMode: .destinationIn)))
    if let area = mask.area {
      painter.clipped(to: .rectangle(area)) { draw(mask.content, with: &$0) }
    } else {
      draw(mask.content, with: &painter)
    }
    painter.append(.endLayer)
  }

  private func draw(_ picture: VectorPicture, with painter: inout Painter) {
    painter.append(.save)
    painter.append(.transform(picture.transform))
    painter.append(
      .image(picture.image, in: picture.rect, tint: picture.tint.map { $0.resolved(current) }))
    painter.append(.restore)
  }

  private func draw(_ glyphs: VectorGlyphs, with painter: inout Painter) {
    painter.append(.save)
    painter.append(.transform(glyphs.transform))
    painter.glyphs(glyphs.run, at: .zero, color: glyphs.color.resolved(current))
    painter.append(.restore)
  }

  private func draw(_ shape: VectorShape, with painter: inout Painter) {
    guard shape.isVisible else { return }
    if !shape.strokesFirst { fill(shape, with: &painter) }
    stroke(shape, with: &painter)
    if shape.strokesFirst { fill(shape, with: &painter) }
  }

  private func fill(_ shape: VectorShape, with painter: inout Painter) {
    guard let paint = shape.fill else { return }
    let area = shape.fillArea
    if let plain = plain(paint, over: area) {
      painter.fill(shape.outline, with: plain)
    } else if !isClear(paint) {
      cover(shape.outline, with: paint, over: area, &painter)
    }
  }

  private func stroke(_ shape: VectorShape, with painter: inout Painter) {
    guard let paint = shape.stroke else { return }
    let area = shape.strokeArea
    if let plain = plain(paint, over: area) {
      painter.append(.stroke(shape.outline, shape.line, plain))
    } else if !isClear(paint) {
      // The pen stays round: the line is a mask for the paint's space.
      painter.append(.beginLayer(Compositing()))
      cover(.rectangle(area), with: paint, over: area, &painter)
      painter.append(.beginLayer(Compositing(blendMode: .destinationIn)))
      painter.append(.stroke(shape.outline, shape.line, .solid(.black)))
      painter.append(.endLayer)
      painter.append(.endLayer)
    }
  }

  private func isClear(_ paint: VectorPaint) -> Bool {
    if case .color(let color) = paint { color.resolved(current).alpha == 0 } else { false }
  }

  /// The paint as one of the painting room's own; nil for nothing to see and for those that are put
  /// together in a space of their own.
  private func plain(_ paint: VectorPaint, over area: Rect) -> Paint? {
    switch paint {
    case .color(let color):
      let color = color.resolved(current)
      return color.alpha > 0 ? .solid(color) : nil
    case .linear(let start, let end, let line):
      let (start, line) = line.beginningBefore(start, end)
      return .linear(from: start, to: end, colors(line.stops), line.spread, over: area)
    case .radial(let way, let focus, let line):
      guard way.b == 0, way.c == 0, line.spread == .pad, focus.isPoint else { return nil }
      return .ellipticalGradient(
        center: Point(x: way.tx, y: way.ty), radii: Size(width: abs(way.a), height: abs(way.d)),
        stops: colors(line.stops))
    case .pattern: return nil
    }
  }

  /// Fills a shape with a paint that has a space of its own.
  private func cover(
    _ shape: DisplayShape, with paint: VectorPaint, over area: Rect, _ painter: inout Painter
  ) {
    switch paint {
    case .radial(let way, let focus, let line):
      guard let back = way.inverse else { return }
      let inner = shape.applying(back)
      painter.append(.save)
      painter.append(.transform(way))
      if line.spread == .pad, focus.isPoint {
        painter.fill(
          inner, with: .radialGradient(center: .zero, radius: 1, stops: colors(line.stops)))
      } else {
        painter.fill(
          inner, between: focus, and: GradientCircle(center: .zero, radius: 1),
          colors(line.stops), line.spread,
          in: Path.rectangle(area).applying(back).controlBounds)
      }
      painter.append(.restore)
    case .pattern(let pattern):
      painter.clipped(to: shape) { draw(pattern, over: area, &$0) }
    case .color, .linear: break
    }
  }

  private func draw(_ pattern: VectorPattern, over area: Rect, _ painter: inout Painter) {
    guard let (columns, rows) = pattern.tiles(over: area) else { return }
    painter.append(.transform(pattern.way))
    for row in rows {
      for column in columns {
        painter.append(.save)
        painter.append(
          .transform(
            .translation(
              x: Double(column) * pattern.tile.width, y: Double(row) * pattern.tile.height)))
        if !pattern.isContained { painter.append(.clip(.rectangle(pattern.tile))) }
        draw(pattern.content, with: &painter)
        painter.append(.restore)
      }
    }
  }

  /// SVG mixes colours that are not multiplied with their opacity, unlike the rasteriser: where the
  /// opacity changes together with the colour, stops between make up for it.
  private func colors(_ stops: [VectorStop]) -> [GradientStop] {
    var result: [GradientStop] = []
    for stop in stops {
      let next = stop.color.resolved(current)
      if let last = result.last, last.color.alpha != next.alpha, last.location < stop.location,
        RGBAColor(last.color, alpha: 1) != RGBAColor(next, alpha: 1)
      {
        for step in 1..<16 {
          let share = Double(step) / 16
          func mixed(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
          result.append(
            GradientStop(
              location: mixed(last.location, stop.location),
              color: RGBAColor(
                red: mixed(last.color.red, next.red), green: mixed(last.color.green, next.green),
                blue: mixed(last.color.blue, next.blue),
                alpha: mixed(last.color.alpha, next.alpha))))
        }
      }
      result.append(GradientStop(location: stop.location, color: next))
    }
    return result
  }
}

extension GradientCircle {
  /// True if it is the origin itself, from which a plain gradient begins.
  fileprivate var isPoint: Bool { center == .zero && radius == 0 }
}

extension VectorColorLine {
  /// The same colours from an earlier start, for several stops at the start: the first of
  /// them colours the area before it.
  fileprivate func beginningBefore(
    _ start: Point, _ end: Point
  ) -> (start: Point, line: VectorColorLine) {
    guard spread == .pad, stops.count > 1, stops[0].location <= 0, stops[1].location <= 0 else {
      return (start, self)
    }
    var line = self
    for index in stops.indices { line.stops[index].location = (1 + stops[index].location) / 2 }
    return (Point(x: 2 * start.x - end.x, y: 2 * start.y - end.y), line)
  }
}

extension DisplayShape {
  /// The shape's outline moved by a map.
  func applying(_ way: Transform) -> DisplayShape {
    switch self {
    case .path(let path): .path(path.applying(way))
    case .evenOddPath(let path): .evenOddPath(path.applying(way))
    default: .path(path.applying(way))
    }
  }
}
