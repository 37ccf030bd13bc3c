import GalleyDesign
import GalleyFonts
import GalleyGeometry
import GalleyPainting
import GalleyRendering
import GalleyText
import Testing

private let red = RGBAColor(red: 1, green: 0, blue: 0)
private let box = Rect(x: 2, y: 3, width: 20, height: 10)

private func page(
  _ format: PageFormat, background: RGBAColor = .white, _ body: (inout Painter) -> Void
) throws -> Page {
  var painter = Painter()
  painter.owner = 5
  body(&painter)
  return try Rasterizer().page(
    painter.list, size: Size(width: 40, height: 30), grid: PixelGrid(scale: 2),
    background: background, format: format)
}

private func svg(_ body: (inout Painter) -> Void) throws -> String {
  String(decoding: try page(.svg, body).bytes, as: UTF8.self)
}

private func page(_ format: PageFormat, _ body: (inout Painter) -> Void) throws -> Page {
  try page(format, background: .white, body)
}

private func text(_ painter: inout Painter) throws {
  let fonts = try FontRegistry(paths: [GalleyFonts.directory + "/Inter"])
  let paragraph = Paragraph(
    AttributedText("Hi", attributes: TextAttributes(font: FontDescriptor(size: 12))),
    typesetter: Typesetter(fonts: fonts))
  for run in paragraph.layout(grid: PixelGrid(scale: 2)).lines[0].runs {
    painter.glyphs(run.glyphs, at: Point(x: 4, y: 20), color: .black)
  }
}

@Suite("Pages that keep shapes") struct PageTests {
  @Test("an SVG has the size of the canvas and its shapes as paths")
  func shapes() throws {
    let file = try svg {
      $0.fill(.rectangle(box), with: .solid(red))
      $0.append(.stroke(.ellipse(box), StrokeStyle(width: 2, dashes: [3, 1]), .solid(.black)))
      $0.fill(
        .evenOddPath(.ellipse(in: box)),
        with: .linearGradient(
          start: .zero, end: Point(x: 9, y: 9),
          stops: [
            GradientStop(location: 0, color: red), GradientStop(location: 1, color: .black),
          ]))
    }
    #expect(file.contains("width=\"40px\" height=\"30px\" viewBox=\"0 0 40 30\""))
    #expect(
      file.contains("M 2 3 L 22 3 L 22 13 L 2 13 Z M 2 3") && file.contains("<linearGradient"))
    #expect(file.contains("stroke-dasharray:3,1") && file.contains("fill-rule:evenodd"))
    #expect(!file.contains("<image"))
  }

  @Test("text is outlines")
  func outlines() throws {
    var painter = Painter()
    try text(&painter)
    let list = painter.list
    for format in PageFormat.allCases {
      let file = try Rasterizer().page(
        list, size: Size(width: 40, height: 30), grid: PixelGrid(scale: 2), format: format)
      let words = String(decoding: file.bytes, as: UTF8.self)
      #expect(!words.contains("<text") && !words.contains("/Font "))
      #expect(file.bytes.count > 400 && file.pixels.isEmpty)
    }
  }

  /// A page with words, and one of them in a group that is drawn as pixels.
  private func wordsPage(_ format: PageFormat) throws -> Page {
    let fonts = try FontRegistry(paths: [GalleyFonts.directory + "/Inter"])
    var painter = Painter()
    painter.keepsTexts = true
    func write(_ words: String, y: Double) {
      let paragraph = Paragraph(
        AttributedText(words, attributes: TextAttributes(font: FontDescriptor(size: 12))),
        typesetter: Typesetter(fonts: fonts))
      for run in paragraph.layout(grid: PixelGrid(scale: 2)).lines[0].runs {
        painter.glyphs(
          run.glyphs, at: Point(x: 4, y: y), color: .black,
          text: GlyphText(words, start: run.range.lowerBound, width: run.width))
      }
    }
    write("a < b & c", y: 20)
    painter.append(.transform(.translation(x: 10, y: 5)))
    painter.append(.beginLayer(Compositing(blur: 3)))
    write("blurred", y: 40)
    painter.append(.endLayer)
    return try Rasterizer().page(
      painter.list, size: Size(width: 90, height: 60), grid: PixelGrid(scale: 2), format: format)
  }

  @Test("words that are known are in an SVG, where they stand, and not seen")
  func svgWords() throws {
    let file = String(decoding: try wordsPage(.svg).bytes, as: UTF8.self)
    #expect(file.contains(#"<g fill-opacity="0" font-family="sans-serif" xml:space="preserve">"#))
    #expect(file.contains(#"<text transform="matrix(1 0 0 1 4 20)" font-size="12" textLength=""#))
    #expect(file.contains(">a &lt; b &amp; c</text>"))
    #expect(file.contains(#"<text transform="matrix(1 0 0 1 14 45)" font-size="12""#))
    #expect(file.contains(">blurred</text>"))
    #expect(file.hasSuffix("</g>\n</svg>\n"))
    // The letters that are seen are outlines as ever.
    #expect(file.contains("<path"))
  }

  @Test("words that are known are glyphs over the shapes of a PDF")
  func pdfWords() throws {
    let first = try wordsPage(.pdf).bytes
    let words = String(decoding: first, as: UTF8.self)
    #expect(words.contains("/Font") && words.contains("/Type3") && words.contains("/ToUnicode"))
    #expect(try wordsPage(.pdf).bytes == first)
  }

  @Test("equal pictures are equal bytes, whatever was drawn before", arguments: PageFormat.allCases)
  func determinism(format: PageFormat) throws {
    func draw() throws -> [UInt8] {
      try page(format) { painter in
        painter.append(.beginLayer(opacity: 0.5))
        painter.fill(.rectangle(box), with: .solid(red))
        painter.append(.endLayer)
        painter.append(.shadow(.rectangle(box), BoxShadow(color: .black, x: 1, y: 1, blur: 4)))
      }.bytes
    }
    let first = try draw()
    _ = try page(.svg) { $0.fill(.ellipse(box), with: .solid(red)) }
    #expect(try draw() == first)
    let words = String(decoding: first, as: UTF8.self)
    #expect(words.hasPrefix(format == .svg ? "<?xml" : "%PDF-1.4"))
  }

  @Test("a PDF is dated by nobody's clock")
  func date() throws {
    let file = try page(.pdf) { $0.fill(.rectangle(box), with: .solid(red)) }
    #expect(String(decoding: file.bytes, as: UTF8.self).contains("20000101000000Z"))
  }

  @Test(
    "what a page cannot express is pixels, and says so",
    arguments: [
      (Compositing(blur: 2), "a blur"), (Compositing(colors: .invert), "a change of colours"),
      (
        Compositing(shadows: [LayerShadow(color: .black, blur: 3)]), "a shadow"
      ),
      (Compositing(blendMode: .multiply), "the blend mode multiply"),
    ])
  func pixels(look: Compositing, effect: String) throws {
    let made = try page(.svg) { painter in
      painter.fill(.rectangle(box), with: .solid(red))
      painter.append(.beginLayer(look))
      painter.fill(.ellipse(box), with: .solid(.black))
      painter.append(.endLayer)
      painter.fill(.rectangle(Rect(x: 30, y: 0, width: 4, height: 4)), with: .solid(red))
    }
    #expect(made.pixels.map(\.effect) == [effect] && made.pixels.map(\.owner) == [5])
    let file = String(decoding: made.bytes, as: UTF8.self)
    #expect(file.components(of: "<image ") == 1)
    // The content behind it is a shape again; the content beneath is one too unless the effect reads it.
    #expect(file.contains("M 30 0 L 34 0"))
    #expect(file.contains("M 2 3 L 22 3") == (look.blendMode == .normal))
  }

  @Test("a plain group stays one of shapes")
  func group() throws {
    let made = try page(.pdf) { painter in
      painter.append(.beginLayer(opacity: 0.5))
      painter.fill(.rectangle(box), with: .solid(red))
      painter.append(.endLayer)
    }
    #expect(made.pixels.isEmpty)
    #expect(!String(decoding: made.bytes, as: UTF8.self).contains("/Image"))
  }

  @Test("coordinates and canvases are refused as for pixels")
  func refusals() {
    #expect(throws: RenderingError.self) {
      try page(.svg) {
        $0.fill(.rectangle(Rect(x: .nan, y: 0, width: 1, height: 1)), with: .solid(red))
      }
    }
    #expect(throws: RenderingError.self) {
      try Rasterizer().page(
        DisplayList(), size: .zero, grid: PixelGrid(scale: 1), format: .pdf)
    }
  }
}

extension String {
  fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
