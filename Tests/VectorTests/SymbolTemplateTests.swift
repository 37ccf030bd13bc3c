import GalleyDesign
import GalleyGeometry
import GalleyParsing
import Testing

@testable import GalleyVector

@Suite("Custom symbols")
struct SymbolTemplateTests {
  /// A sheet of bars as high as capitals, 10 points for regular and 20 for black.
  private func sheet(_ black: String = "M0 0V-70H20V0Z", _ more: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
    <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
     <style>.monochrome-0 {fill:#FF0000;opacity:0}</style>
     <g id="Notes"><rect width="3300" height="2200"/><text>Weights</text></g>
     <g id="Guides">
      <line id="Baseline-S" x1="0" x2="900" y1="100" y2="100"/>
      <line id="Capline-S" x1="0" x2="900" y1="30" y2="30"/>
      <line id="left-margin-Regular-S" x1="195" x2="195" y1="0" y2="120"/>
      <line id="right-margin-Regular-S" x1="215" x2="215" y1="0" y2="120"/>
      <line id="left-margin-Black-S" x1="395" x2="395" y1="0" y2="120"/>
      <line id="right-margin-Black-S" x1="425" x2="425" y1="0" y2="120"/>
     </g>
     <g id="Symbols">
      <g id="Black-S" transform="matrix(1 0 0 1 400 100)"><path d="\(black)"/></g>
      <g id="Regular-S" transform="matrix(1 0 0 1 200 100)">
       <path class="monochrome-0" d="M0 0V-70H10V0Z"/>
      </g>\(more)
     </g>
    </svg>
    """
  }

  private func template(_ text: String) throws -> SymbolTemplate {
    try SymbolTemplate.read(SourceText(name: "bar", text: text)).get()
  }

  /// Points to a unit of the sheet for a symbol by itself.
  private let unit = 17 * 0.7046 / 70

  @Test("guides say how large it is beside text, and where its baseline lies")
  func guides() throws {
    let drawing = try template(sheet()).drawing(.regular, .small)
    let margin = 0.0875 / 0.7046
    #expect(abs(drawing.height - (1 + 2 * margin)) < 1e-9)
    #expect(abs(drawing.baseline - (1 + margin)) < 1e-9)
    #expect(abs(drawing.image.size.width - 20 * unit) < 1e-9)
    let image = try VectorImage.readSymbol(SourceText(name: "bar", text: sheet())).get()
    #expect(image.symbol != nil && image.warnings.isEmpty)
    #expect(image.size == (try template(sheet()).drawing(.regular, .medium).image.size))
  }

  @Test("a scale that the sheet has not is made round the middle of the capitals")
  func scales() throws {
    let template = try template(sheet())
    let (small, large) = (template.drawing(.regular, .small), template.drawing(.regular, .large))
    let factor = 1.28 / 0.79
    #expect(abs(large.height - small.height * factor) < 1e-9)
    #expect(abs((large.baseline - 0.5) - (small.baseline - 0.5) * factor) < 1e-9)
    #expect(abs(large.image.size.width - small.image.size.width * factor) < 1e-9)
  }

  @Test("weights lie between those of the sheet, or are the nearer where outlines differ")
  func weights() throws {
    func width(_ weight: FontWeight, _ text: String) throws -> Double {
      try template(text).drawing(weight, .small).image.size.width / unit
    }
    #expect(abs(try width(.bold, sheet()) - 26) < 1e-9)
    #expect(abs(try width(.black, sheet()) - 30) < 1e-9)
    #expect(abs(try width(.thin, sheet()) - 20) < 1e-9)
    let other = sheet("M0 0V-70H20V-10H15V0Z")
    #expect(abs(try width(.bold, other) - 30) < 1e-9)
    #expect(abs(try width(.medium, other) - 20) < 1e-9)
  }

  @Test("outlines have the colour of the surroundings, whatever the sheet says")
  func colors() throws {
    func paints(_ node: VectorNode) -> [VectorPaint?] {
      switch node {
      case .group(let group): group.children.flatMap(paints)
      case .shape(let shape): [shape.fill]
      case .picture, .glyphs: []
      }
    }
    let found = paints(try template(sheet()).drawing(.regular, .small).image.root)
    #expect(found.count == 1)
    guard case .color(.current(opacity: 1))?? = found.first else {
      Issue.record("\(found)")
      return
    }
  }

  @Test(
    "what is no sheet is refused with a reason",
    arguments: [
      (#"<svg width="1" height="1"><path d="M0 0H1"/></svg>"#, #"no drawing "Regular-M""#),
      (
        #"<svg width="1" height="1"><g id="Bold-S"><path d="M0 0H1V1e9Z"/></g><line id="Baseline-S" y1="9"/><line id="Capline-S" y1="8"/></svg>"#,
        "no drawing"
      ),
      ("<p/>", "line 1: expected <svg>"), ("<svg", "line 1: "),
    ])
  func refusals(_ text: String, _ words: String) {
    let result = SymbolTemplate.read(SourceText(name: "a", text: text))
    guard case .failure(let error) = result else {
      Issue.record("it was read")
      return
    }
    #expect(error.description.contains(words))
  }
}
