import GalleyDesign
import GalleyGeometry
import GalleyPainting

/// Turns nodes into commands.
struct VectorDrawing {
  var current: RGBAColor
  /// Whether brightness counts as opacity: inside of a mask.
  var isLuminance = false

  func draw(_ node: VectorNode, with painter: inout Painter) {
    switch node {
    case .group(let group): draw(group, with: &painter)
    case .shape(let shape): draw(shape, with: &painter)
    case .picture(let picture): draw(picture, with: &painter)
    }
  }

  func draw(_ group: VectorGroup, with painter: inout Painter) {
    guard group.opacity > 0 else { return }
    let masks = group.clips.filter { $0.count != 1 }
    let isLayer =
      group.opacity < 1 || group.blendMode != .normal || !masks.isEmpty || group.mask != nil
      || group.isIsolated
    painter.append(.save)
    if group.transform != .identity { painter.append(.transform(group.transform)) }
    if isLayer {
      painter.append(
        .beginLayer(Compositing(opacity: group.opacity, blendMode: group.blendMode)))
      painter.append(.save)
    }
    for clip in group.clips where clip.count == 1 { painter.append(.clip(clip[0])) }
    for child in group.children { draw(child, with: &painter) }
    if isLayer {
      painter.append(.restore)
      for clip in masks {
        painter.append(.beginLayer(Compositing(blendMode: .destinationIn)))
        for shape in clip { painter.fill(shape, with: .solid(.black)) }
        painter.append(.endLayer)
      }
      if let mask = group.mask { draw(mask, with: &painter) }
      painter.append(.endLayer)
    }
    painter.append(.restore)
  }

  private func draw(_ mask: VectorMask, with painter: inout Painter) {
    var inner = self
    inner.isLuminance = mask.isLuminance
    painter.append(.beginLayer(Compositing(blendMode: .destinationIn)))
    painter.clipped(to: .rectangle(mask.area)) { inner.draw(mask.content, with: &$0) }
    painter.append(.endLayer)
  }

  private func draw(_ picture: VectorPicture, with painter: inout Painter) {
    let rect = picture.rect
    painter.append(.save)
    painter.append(.transform(picture.transform))
    if isLuminance {
      painter.append(.beginLayer(Compositing(blendMode: .destinationOut)))
      painter.append(.image(picture.image, in: rect, tint: .black))
      painter.append(.endLayer)
      if let light = picture.light {
        painter.append(.beginLayer(Compositing(blendMode: .plusLighter)))
        painter.append(.image(light, in: rect, tint: nil))
        painter.append(.endLayer)
      }
    } else {
      painter.append(
        .image(picture.image, in: rect, tint: picture.tint.map { $0.resolved(current) }))
    }
    painter.append(.restore)
  }

  private func draw(_ shape: VectorShape, with painter: inout Painter) {
    let outline = shape.outline
    let fill: (inout Painter) -> Void = { painter in
      guard let paint = shape.fill else { return }
      self.paint(paint, over: shape.path.controlBounds, with: &painter) { painter, way, paint in
        let place = way.flatMap(\.inverse).map { shape.path.applying($0) } ?? shape.path
        painter.fill(shape.isEvenOdd ? .evenOddPath(place) : .path(place), with: paint)
      }
    }
    if !shape.strokesFirst { fill(&painter) }
    if let paint = shape.stroke {
      let reach = shape.line.width * max(1, shape.line.miterLimit)
      let area = shape.path.controlBounds.inset(by: -reach)
      self.paint(paint, over: area, with: &painter) { painter, way, paint in
        guard let way, let back = way.inverse else {
          return painter.append(.stroke(outline, shape.line, paint))
        }
        // The pen stays round: the line is a mask for the gradient's space.
        painter.append(.beginLayer(Compositing()))
        painter.fill(.path(Path.rectangle(area).applying(back)), with: paint)
        painter.append(.beginLayer(Compositing(blendMode: .destinationIn)))
        painter.append(.save)
        painter.append(.transform(back))
        painter.append(.stroke(outline, shape.line, .solid(.black)))
        painter.append(.restore)
        painter.append(.endLayer)
        painter.append(.endLayer)
      }
    }
    if shape.strokesFirst { fill(&painter) }
  }

  /// Draws with a paint; where it has a space of its own, `way` leads from there to the shape's.
  private func paint(
    _ paint: VectorPaint, over area: Rect, with painter: inout Painter,
    _ body: (inout Painter, _ way: Transform?, Paint) -> Void
  ) {
    if isLuminance {
      // What lies beneath shows as much as the paint lets through, then the paint's light is added.
      painter.append(.beginLayer(Compositing(blendMode: .destinationOut)))
      draw(paint, { RGBAColor(.black, alpha: $0.alpha) }, &painter, body)
      painter.append(.endLayer)
      painter.append(.beginLayer(Compositing(blendMode: .plusLighter)))
      draw(paint, { RGBAColor(.black, alpha: $0.alpha * $0.luminanceOfMask) }, &painter, body)
      painter.append(.endLayer)
    } else {
      draw(paint, { $0 }, &painter, body)
    }
  }

  private func draw(
    _ paint: VectorPaint, _ change: (RGBAColor) -> RGBAColor, _ painter: inout Painter,
    _ body: (inout Painter, _ way: Transform?, Paint) -> Void
  ) {
    switch paint {
    case .color(let color):
      let color = change(color.resolved(current))
      if color.alpha > 0 { body(&painter, nil, .solid(color)) }
    case .linear(let start, let end, let stops):
      body(
        &painter, nil, .linearGradient(start: start, end: end, stops: colors(stops, change)))
    case .radial(let way, let stops):
      let stops = colors(stops, change)
      let center = Point(x: way.tx, y: way.ty)
      if way.b == 0, way.c == 0 {
        let radii = Size(width: abs(way.a), height: abs(way.d))
        body(&painter, nil, .ellipticalGradient(center: center, radii: radii, stops: stops))
      } else {
        painter.append(.save)
        painter.append(.transform(way))
        body(&painter, way, .radialGradient(center: .zero, radius: 1, stops: stops))
        painter.append(.restore)
      }
    }
  }

  /// SVG mixes colours that are not multiplied with their opacity, unlike the rasteriser: where the
  /// opacity changes together with the colour, stops between make up for it.
  private func colors(
    _ stops: [VectorStop], _ change: (RGBAColor) -> RGBAColor
  ) -> [GradientStop] {
    var result: [GradientStop] = []
    for stop in stops {
      let next = change(stop.color.resolved(current))
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

extension RGBAColor {
  /// The coefficients of CSS Masking, section 7.10.1, for sRGB.
  var luminanceOfMask: Double { 0.2125 * red + 0.7154 * green + 0.0721 * blue }
}
