import GalleyDesign
import GalleyGeometry
import GalleyImaging
import GalleyPainting
import GalleyText

/// Boxes, strokes, gradients, shadows and layers.
extension RendererTestCardPage {
  func boxes(_ painter: inout Painter) {
    painter.fill(.rectangle(Rect(x: 10, y: 192, width: 40, height: 20)), with: .solid(teal))
    painter.fill(
      .rectangle(Rect(x: 55.3, y: 192.2, width: 39.1, height: 19.7)), with: .solid(rose))
    let corners = CornerRadii(topLeft: 10, topRight: 2, bottomRight: 6, bottomLeft: 0)
    painter.fill(
      .roundedRectangle(Rect(x: 100, y: 192, width: 40, height: 20), corners),
      with: .solid(teal.with(alpha: 0.5)))
    painter.fill(.ellipse(Rect(x: 145, y: 192, width: 40, height: 20)), with: .solid(rose))
    painter.fill(.ellipse(Rect(x: 190, y: 192, width: 20, height: 20)), with: .solid(teal))
    painter.append(
      .border(Rect(x: 215, y: 192, width: 40, height: 20), CornerRadii(6), width: 1.5, ink))
    painter.append(.border(Rect(x: 260, y: 192, width: 40, height: 20), .zero, width: 0.3, rose))
    painter.append(
      .border(Rect(x: 305.25, y: 192.5, width: 44, height: 20), CornerRadii(30), width: 4, teal))
  }

  func strokes(_ painter: inout Painter) {
    let caps: [(StrokeStyle.Cap, StrokeStyle.Join, [Double])] = [
      (.butt, .miter, []), (.round, .round, []), (.square, .bevel, []), (.round, .round, [0, 7]),
      (.butt, .bevel, [8, 3, 2, 3]),
    ]
    for (index, (cap, join, dashes)) in caps.enumerated() {
      var path = Path()
      let x = 16 + Double(index) * 56
      path.move(to: Point(x: x, y: 240))
      path.line(to: Point(x: x + 12, y: 222))
      path.cubic(
        to: Point(x: x + 40, y: 240), control1: Point(x: x + 18, y: 215),
        control2: Point(x: x + 44, y: 222))
      let style = StrokeStyle(width: 4, cap: cap, join: join, dashes: dashes)
      painter.append(.stroke(.path(path), style, .solid(ink.with(alpha: 0.8))))
    }
    var line = Path()
    line.move(to: Point(x: 300, y: 220))
    line.line(to: Point(x: 350, y: 220))
    line.move(to: Point(x: 300, y: 226.3))
    line.line(to: Point(x: 350, y: 241.7))
    painter.append(.stroke(.path(line), StrokeStyle(width: 0), .solid(rose)))
  }

  func gradients(_ painter: inout Painter) {
    let stops = [
      GradientStop(location: 0, color: teal), GradientStop(location: 0.4, color: .white),
      GradientStop(location: 0.4, color: rose),
      GradientStop(location: 1, color: ink.with(alpha: 0.1)),
    ]
    for index in 0..<4 {
      let rect = Rect(x: 10 + Double(index) * 70, y: 256, width: 64, height: 44)
      let shape = DisplayShape.roundedRectangle(rect, CornerRadii(Double(index) * 5))
      let end = Point(
        x: index == 0 ? rect.minX : rect.maxX, y: index == 1 ? rect.minY : rect.maxY)
      painter.fill(
        shape,
        with: index < 3
          ? .linearGradient(start: rect.origin, end: end, stops: stops)
          : .radialGradient(center: rect.center, radius: 30, stops: stops))
    }
    var wave = Path()
    wave.move(to: Point(x: 292, y: 278))
    wave.quad(to: Point(x: 320, y: 278), control: Point(x: 306, y: 250))
    wave.quad(to: Point(x: 348, y: 278), control: Point(x: 334, y: 306))
    painter.append(
      .stroke(
        .path(wave), StrokeStyle(width: 6, cap: .round),
        .linearGradient(
          start: Point(x: 292, y: 0), end: Point(x: 348, y: 0), stops: Array(stops.prefix(3)))))
  }

  func shadows(_ painter: inout Painter) {
    let styles = [
      BoxShadow(color: ink.with(alpha: 0.35), y: 4, blur: 12),
      BoxShadow(color: rose, x: 3, y: 3, blur: 0),
      BoxShadow(color: teal.with(alpha: 0.7), blur: 6, spread: 3),
      BoxShadow(color: ink.with(alpha: 0.6), x: -2.3, y: 5, blur: 24, spread: -4),
    ]
    for (index, style) in styles.enumerated() {
      let rect = Rect(x: 20 + Double(index) * 66, y: 318, width: 46, height: 34)
      let shape = DisplayShape.roundedRectangle(rect, CornerRadii(index == 1 ? 0 : 8))
      painter.append(.shadow(shape, style))
      painter.fill(shape, with: .solid(.white))
    }
    var star = Path()
    for (index, point) in [(0, -20), (12, 16), (-19, -6), (19, -6), (-12, 16)].enumerated() {
      let place = Point(x: 318 + Double(point.0), y: 336 + Double(point.1))
      if index == 0 { star.move(to: place) } else { star.line(to: place) }
    }
    star.close()
    painter.append(.shadow(.path(star), styles[0]))
    painter.append(.shadow(.path(star), BoxShadow(color: rose, blur: 3, spread: 1)))
    painter.fill(.path(star), with: .solid(.white))
  }

  func layers(_ painter: inout Painter) {
    painter.append(.beginLayer(opacity: 0.6))
    painter.fill(.rectangle(Rect(x: 12, y: 372, width: 60, height: 40)), with: .solid(teal))
    painter.append(.beginLayer(opacity: 0.5))
    painter.fill(.ellipse(Rect(x: 40, y: 380, width: 60, height: 40)), with: .solid(rose))
    text("nested", &painter, x: 46, y: 388, size: 15, color: .white)
    painter.append(.endLayer)
    painter.append(.endLayer)
    let round = DisplayShape.roundedRectangle(
      Rect(x: 115, y: 372, width: 100, height: 46), CornerRadii(14))
    painter.clipped(to: round) { painter in
      painter.clipped(to: .ellipse(Rect(x: 105, y: 362, width: 100, height: 70))) { painter in
        painter.fill(
          .rectangle(Rect(x: 100, y: 360, width: 130, height: 70)), with: .solid(ink))
        text("clipped clipped", &painter, x: 112, y: 372, size: 16, color: .white)
        text("🎉🎉🎉🎉🎉", &painter, x: 112, y: 394, size: 20)
        painter.append(.beginLayer(opacity: 0.4))
        painter.fill(
          .rectangle(Rect(x: 150, y: 360, width: 30, height: 70)), with: .solid(rose))
        painter.append(.endLayer)
      }
    }
    painter.clipped(to: .rectangle(Rect(x: 230.25, y: 372.6, width: 110.5, height: 44.3))) {
      $0.fill(
        .path(.ellipse(in: Rect(x: 220, y: 360, width: 140, height: 70))),
        with: .solid(teal.with(alpha: 0.4)))
    }
  }
}

extension DisplayCommand {
  static func roundedBox(
    _ rect: Rect, _ radius: Double, _ color: RGBAColor
  ) -> DisplayCommand {
    .border(rect, CornerRadii(radius), width: 1, color)
  }
}
