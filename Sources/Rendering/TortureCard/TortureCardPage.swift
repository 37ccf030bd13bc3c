import GalleyDesign
import GalleyGeometry
import GalleyImaging
import GalleyPainting
import GalleyText

/// The parts of the torture card, from top to bottom.
struct TortureCardPage {
  let typesetter: Typesetter
  private let ink = CoreColor(hex: 0x1B1F24)
  private let teal = CoreColor(hex: 0x0F9D8A)
  private let rose = CoreColor(hex: 0xD6336C)

  init(typesetter: Typesetter) { self.typesetter = typesetter }

  mutating func paintAll(into painter: inout Painter) {
    weights(&painter)
    scripts(&painter)
    boxes(&painter)
    strokes(&painter)
    gradients(&painter)
    shadows(&painter)
    layers(&painter)
    images(&painter)
    turnedText(&painter)
  }
}

extension TortureCardPage {
  private func text(
    _ string: String, _ painter: inout Painter, x: Double, y: Double, size: Double = 13,
    width: Double? = nil, color: CoreColor? = nil, weight: FontWeight = .regular,
    slant: FontSlant = .upright, family: String? = nil, obliqueness: Double? = nil
  ) {
    var attributes = TextAttributes(
      font: FontDescriptor(family: family, size: size, weight: weight, slant: slant),
      color: color ?? ink)
    attributes.obliqueness = obliqueness
    let paragraph = Paragraph(
      AttributedText(string, attributes: attributes), style: ParagraphStyle(),
      typesetter: typesetter)
    let layout = paragraph.layout(width: width, maximumHeight: nil, grid: TortureCard.grid)
    for line in layout.lines {
      for run in line.runs where !run.glyphs.glyphs.isEmpty {
        painter.glyphs(
          run.glyphs, at: run.origin + Point(x: x, y: y), color: run.color)
      }
    }
  }

  private func weights(_ painter: inout Painter) {
    for (index, weight) in FontWeight.allCases.enumerated() {
      text(
        "Hamburgefonstiv", &painter, x: 10 + Double(index % 3) * 115,
        y: 8 + Double(index / 3) * 18.25, size: 12.5, weight: weight,
        slant: index % 2 == 0 ? .upright : .italic)
    }
    text("Leaning 0123", &painter, x: 10, y: 64, size: 11, obliqueness: 0.25)
    text("mono { } =>", &painter, x: 125, y: 64, size: 11, family: "JetBrains Mono")
    text("tiny text, 7 points", &painter, x: 240, y: 66, size: 7)
  }

  private func scripts(_ painter: inout Painter) {
    text("مرحبا بالعالم", &painter, x: 10, y: 84, size: 16)
    text("שלום עולם", &painter, x: 125, y: 84, size: 16)
    text("नमस्ते दुनिया", &painter, x: 240, y: 84, size: 16)
    text("สวัสดีชาวโลก", &painter, x: 10, y: 108, size: 16)
    text("👩🏽‍🚀 🇺🇳 ❤️ 1️⃣", &painter, x: 125, y: 106, size: 18)
    text("\u{10FFFD} ∅", &painter, x: 240, y: 108, size: 16)
    text(
      "Translucent words over one another wrap at this width, AV To. ffi", &painter, x: 10, y: 132,
      size: 14, width: 165, color: rose.with(alpha: 0.6))
    text("Big", &painter, x: 190, y: 118, size: 44, color: teal, weight: .heavy)
    text("😀", &painter, x: 300, y: 128, size: 36)
  }

  private func boxes(_ painter: inout Painter) {
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

  private func strokes(_ painter: inout Painter) {
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

  private func gradients(_ painter: inout Painter) {
    let stops = [
      GradientStop(location: 0, color: teal), GradientStop(location: 0.4, color: .white),
      GradientStop(location: 0.4, color: rose),
      GradientStop(location: 1, color: ink.with(alpha: 0.1)),
    ]
    for index in 0..<4 {
      let rect = Rect(x: 10 + Double(index) * 70, y: 256, width: 64, height: 44)
      let shape = Shape.roundedRectangle(rect, CornerRadii(Double(index) * 5))
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

  private func shadows(_ painter: inout Painter) {
    let styles = [
      ShadowStyle(color: ink.with(alpha: 0.35), y: 4, blur: 12),
      ShadowStyle(color: rose, x: 3, y: 3, blur: 0),
      ShadowStyle(color: teal.with(alpha: 0.7), blur: 6, spread: 3),
      ShadowStyle(color: ink.with(alpha: 0.6), x: -2.3, y: 5, blur: 24, spread: -4),
    ]
    for (index, style) in styles.enumerated() {
      let rect = Rect(x: 20 + Double(index) * 66, y: 318, width: 46, height: 34)
      let shape = Shape.roundedRectangle(rect, CornerRadii(index == 1 ? 0 : 8))
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
    painter.append(.shadow(.path(star), ShadowStyle(color: rose, blur: 3, spread: 1)))
    painter.fill(.path(star), with: .solid(.white))
  }

  private func layers(_ painter: inout Painter) {
    painter.append(.beginLayer(opacity: 0.6))
    painter.fill(.rectangle(Rect(x: 12, y: 372, width: 60, height: 40)), with: .solid(teal))
    painter.append(.beginLayer(opacity: 0.5))
    painter.fill(.ellipse(Rect(x: 40, y: 380, width: 60, height: 40)), with: .solid(rose))
    text("nested", &painter, x: 46, y: 388, size: 15, color: .white)
    painter.append(.endLayer)
    painter.append(.endLayer)
    let round = Shape.roundedRectangle(
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

  private func images(_ painter: inout Painter) {
    let photo = ImageResource(name: "torture photo", bitmap: TortureCardPage.photo)
    let mark = ImageResource(name: "torture mark", bitmap: TortureCardPage.mark)
    func image(_ resource: ImageResource, _ rect: Rect, _ tint: CoreColor? = nil) {
      painter.append(.image(resource, in: rect, tint: tint))
    }
    image(photo, Rect(x: 10, y: 430, width: 48, height: 48))
    image(photo, Rect(x: 64, y: 430, width: 20.3, height: 27.7))
    image(photo, Rect(x: 64, y: 464, width: 13, height: 13))
    image(mark, Rect(x: 92, y: 430, width: 48, height: 48))
    image(mark, Rect(x: 146, y: 430, width: 48, height: 48), rose)
    painter.append(.save)
    painter.append(
      .transform(Transform(a: 0.8, b: 0.45, c: -0.35, d: 0.7, tx: 225, ty: 425)))
    image(photo, Rect(x: 0, y: 0, width: 48, height: 48))
    image(mark, Rect(x: 55, y: -12, width: 40, height: 40), teal)
    painter.append(.restore)
    painter.append(.save)
    painter.append(.transform(Transform(a: -1, b: 0, c: 0, d: 1, tx: 350, ty: 430)))
    image(photo, Rect(x: 0, y: 0, width: 40, height: 30))
    painter.append(.restore)
  }

  private func turnedText(_ painter: inout Painter) {
    painter.append(.save)
    painter.append(
      .transform(Transform(a: 0.98, b: -0.17, c: 0.17, d: 0.98, tx: 12, ty: 515)))
    text("Turned text fi 🚀", &painter, x: 0, y: 0, size: 17)
    painter.append(
      .roundedBox(Rect(x: -3, y: -2, width: 160, height: 26), 8, rose))
    painter.append(.restore)
    painter.append(.save)
    painter.append(.transform(Transform(a: 2.4, b: 0, c: 0, d: 0.9, tx: 190, ty: 500)))
    text("Stretched", &painter, x: 0, y: 0, size: 15, weight: .semibold)
    painter.append(.restore)
    text("g", &painter, x: 290, y: 380, size: 170, color: ink.with(alpha: 0.08), weight: .bold)
  }
}

extension DisplayCommand {
  fileprivate static func roundedBox(
    _ rect: Rect, _ radius: Double, _ color: CoreColor
  ) -> DisplayCommand {
    .border(rect, CornerRadii(radius), width: 1, color)
  }
}

extension TortureCardPage {
  /// 96 × 96 pixels of smooth colour with hard lines, computed from whole numbers.
  private static var photo: Bitmap {
    bitmap(side: 96) { x, y in
      let line = x % 16 == 0 || (x + y) % 23 == 0
      return (
        UInt8(line ? 20 : 40 + 2 * x), UInt8(line ? 20 : 230 - 2 * y),
        UInt8(line ? 40 : (x * y) / 40), 255
      )
    }
  }

  /// 24 × 24 pixels of a ring with a soft edge, mostly transparent.
  private static var mark: Bitmap {
    bitmap(side: 24) { x, y in
      let square = (2 * x - 23) * (2 * x - 23) + (2 * y - 23) * (2 * y - 23)
      let alpha = max(0, min(255, 255 - abs(square - 300) * 3 / 2))
      return (240, UInt8(x * 10), 30, UInt8(alpha))
    }
  }

  private static func bitmap(
    side: Int, _ color: (_ x: Int, _ y: Int) -> (UInt8, UInt8, UInt8, UInt8)
  ) -> Bitmap {
    var pixels: [UInt8] = []
    for y in 0..<side {
      for x in 0..<side {
        let (red, green, blue, alpha) = color(x, y)
        pixels += [red, green, blue, alpha]
      }
    }
    return Bitmap(width: side, height: side, format: .rgbaStraight, pixels: pixels)
  }
}
