import GalleyFonts
import GalleyParsing
import GalleyText
import GalleyVector
import Testing

private let green: UInt32 = 0x008000
private let blue: UInt32 = 0x0000FF
private let black: UInt32 = 0
private let white: UInt32 = 0xFFFFFF

@Suite("Text of SVG") struct SVGTextTests {
  private static let typesetter = Result {
    Typesetter(fonts: try FontRegistry(paths: [GalleyFonts.directory + "/Inter"]))
  }

  private func picture(_ body: String) throws -> SVGPixels {
    try SVGPixels(body, typesetter: try Self.typesetter.get())
  }

  // The letter I of Inter is a stem in the middle of its cell of 28, 73 high.

  @Test(
    "text begins, is centred or ends at its position, on its baseline",
    arguments: [("start", 14), ("middle", 50), ("end", 86)])
  func anchors(word: String, x: Int) throws {
    let start = ["start": 0, "middle": 50, "end": 100][word] ?? 0
    let picture = try picture(
      "<text x='\(start)' y='90' font-size='100' text-anchor='\(word)'>I</text>")
    #expect(picture[x, 50] == black && picture[x, 20] == black && picture[x, 87] == black)
    #expect(picture[x, 12] == white && picture[x, 93] == white)
    #expect(picture[x < 50 ? 86 : 14, 50] == white)
    #expect(picture.warnings.isEmpty)
  }

  @Test("parts of a text have paints and positions of their own, and follow one another")
  func parts() throws {
    let picture = try picture(
      "<text y='90' font-size='100' fill='green'>I<tspan fill='#00f'>I</tspan>"
        + "<tspan x='70' dy='40'>I</tspan></text>")
    #expect(picture[14, 80] == green && picture[42, 80] == blue)
    #expect(picture[84, 50] == white && picture[84, 62] == green)
  }

  @Test("blanks between parts collapse, and stay where the text keeps them")
  func blanks() throws {
    func end(_ attributes: String) throws -> Int? {
      let picture = try picture(
        "<text y='90' font-size='25' \(attributes)> I   <tspan> </tspan>\n I </text>")
      return (0..<100).last { picture[$0, 80] == black }
    }
    let (collapsed, kept) = (try end(""), try end("xml:space='preserve'"))
    #expect(collapsed.map { (15..<22).contains($0) } == true)
    #expect(kept.map { $0 > 55 } == true)
  }

  @Test("letters move and turn one by one")
  func shifts() throws {
    let picture = try picture(
      "<text y='90' font-size='50' dx='0 40' rotate='0 90'>II</text>")
    #expect(picture[7, 70] == black)
    // The second one is to the right of its origin, at 54, below its baseline by half a cell.
    #expect(picture[70, 97] == black && picture[61, 70] == white)
  }

  @Test("a text is made as long as it has to be")
  func length() throws {
    let plain = try picture(
      "<text y='90' font-size='50' textLength='100'>II</text>")
    #expect(plain[7, 70] == black && plain[93, 70] == black && plain[50, 70] == white)
    let stretched = try picture(
      "<text y='90' font-size='50' textLength='100' lengthAdjust='spacingAndGlyphs'>I</text>")
    #expect((40..<60).allSatisfy { stretched[$0, 70] == black })
  }

  @Test("lines lie under, over and through text in the paint of what asks for them")
  func decorations() throws {
    let picture = try picture(
      "<g fill='green' text-decoration='underline'><text x='10' y='70' font-size='60' fill='#00f' "
        + "text-decoration='line-through'>III</text></g>")
    #expect((71..<90).contains { picture[20, $0] == green && picture[40, $0] == green })
    #expect((40..<60).contains { picture[20, $0] == blue && picture[32, $0] == blue })
    // Each letter that is moved has a line of its own.
    let moved = try self.picture(
      "<text x='10' y='40' dy='0 40' font-size='60' text-decoration='underline'>II</text>")
    #expect((41..<60).contains { moved[20, $0] == black && moved[29, $0] == white })
    #expect((81..<99).contains { moved[29, $0] == black && moved[20, $0] == white })
  }

  @Test("gradients, clips and patterns take text as any other shape, by the box of its cells")
  func paints() throws {
    let gradient =
      "<linearGradient id='g'><stop offset='.5' stop-color='green'/><stop offset='.5' "
      + "stop-color='#00f'/></linearGradient>"
    let painted = try picture(
      gradient + "<text y='90' font-size='100' fill='url(#g)'>II</text>")
    #expect(painted[14, 50] == green && painted[42, 50] == blue)
    let clipped = try picture(
      "<clipPath id='c'><text y='90' font-size='100'>I</text></clipPath>"
        + "<rect width='100' height='100' fill='green' clip-path='url(#c)'/>")
    #expect(clipped[14, 50] == green && clipped[4, 50] == white && clipped[50, 50] == white)
    let outlined = try picture(
      "<text y='90' font-size='100' fill='none' stroke='green' stroke-width='2'>I</text>")
    #expect(outlined[14, 50] == white && (5..<14).contains { outlined[$0, 50] == green })
  }

  @Test("a baseline is another line of the font, raised or lowered")
  func baselines() throws {
    let hanging = try picture(
      "<text y='5' font-size='60' dominant-baseline='text-before-edge'>I</text>")
    #expect(hanging[8, 30] == black && hanging[8, 8] == white)
    let raised = try picture(
      "<text y='90' font-size='60'><tspan baseline-shift='50%'>I</tspan></text>")
    #expect(raised[8, 20] == black && raised[8, 70] == white)
  }

  @Test("weights, slants and sizes come from single properties and from the shorthand")
  func fonts() throws {
    func ink(_ style: String) throws -> Int {
      let picture = try picture("<text y='90' style='\(style)'>I</text>")
      return (0..<100).count { picture[$0, 60] == black }
    }
    let (plain, bold) = (
      try ink("font-size: 100px"), try ink("font-size: 100px; font-weight: bold")
    )
    #expect(bold > plain && plain > 4)
    #expect(try ink("font: bold 100px/2 Nowhere, \"Inter\", serif") == bold)
  }

  @Test(
    "what of text is not drawn is named",
    arguments: [
      ("<text><textPath href='#p'>I</textPath></text>", "<textPath> in <text> is not drawn"),
      ("<text writing-mode='tb'>I</text>", "vertical text is not drawn"),
      ("<text font-stretch='condensed'>I</text>", "\"font-stretch\" is not drawn"),
    ])
  func leftOut(body: String, warning: String) throws {
    let picture = try picture(body)
    #expect(picture.warnings.contains { $0.hasSuffix(warning) })
  }

  @Test("characters that no font has are counted")
  func missing() throws {
    let text = "<svg xmlns='http://www.w3.org/2000/svg'><text>I\u{12000}</text></svg>"
    let image = try VectorImage.read(SourceText(name: "a.svg", text: text)).get()
    #expect(image.missing.isEmpty)
    #expect(image.set(by: try Self.typesetter.get()).missing.map(\.count) == [1])
  }
}
