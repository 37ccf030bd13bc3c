import GalleyDesign
import GalleyGeometry
import GalleyImaging
import GalleyPainting
import GalleyText

/// The parts of the renderer test card, from top to bottom.
struct RendererTestCardPage {
  let typesetter: Typesetter
  let ink = RGBAColor(hex: 0x1B1F24)
  let teal = RGBAColor(hex: 0x0F9D8A)
  let rose = RGBAColor(hex: 0xD6336C)

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

extension RendererTestCardPage {
  func text(
    _ string: String, _ painter: inout Painter, x: Double, y: Double, size: Double = 13,
    width: Double? = nil, color: RGBAColor? = nil, weight: FontWeight = .regular,
    slant: FontSlant = .upright, family: String? = nil, obliqueness: Double? = nil
  ) {
    var attributes = TextAttributes(
      font: FontDescriptor(family: family, size: size, weight: weight, slant: slant),
      color: color ?? ink)
    attributes.obliqueness = obliqueness
    let paragraph = Paragraph(
      AttributedText(string, attributes: attributes), style: ParagraphStyle(),
      typesetter: typesetter)
    let layout = paragraph.layout(width: width, maximumHeight: nil, grid: RendererTestCard.grid)
    for line in layout.lines {
      for run in line.runs where !run.glyphs.glyphs.isEmpty {
        painter.glyphs(
          run.glyphs, at: run.origin + Point(x: x, y: y), color: run.color)
      }
    }
  }

  func weights(_ painter: inout Painter) {
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

  func scripts(_ painter: inout Painter) {
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

  func turnedText(_ painter: inout Painter) {
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
