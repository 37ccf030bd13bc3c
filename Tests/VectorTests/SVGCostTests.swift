import GalleyImaging
import GalleyParsing
import GalleySystem
import Testing

@testable import GalleyVector

/// Costs are counted before anything is made, so that small files do not take the machine.
@Suite("What SVG images may cost") struct SVGCostTests {
  private func read(_ body: String) -> Result<VectorImage, VectorImageError> {
    VectorImage.read(
      SourceText(
        name: "a.svg",
        text: "<svg xmlns='http://www.w3.org/2000/svg' width='100' height='100'>\(body)</svg>"))
  }

  private func warnings(_ body: String) throws -> [String] { try read(body).get().warnings }

  private func refusal(_ body: String) -> String {
    if case .failure(let error) = read(body) { error.description } else { "" }
  }

  @Test("tiles of a pattern are counted over all that a shape and its line cover")
  func tiles() throws {
    let pattern =
      "<pattern id='p' width='1' height='1' patternUnits='userSpaceOnUse'><path d='M0 0h1v1'/>"
      + "</pattern>"
    let tooMany = "a <pattern> of more than 10000 tiles is not drawn"
    let fill = try warnings(pattern + "<rect width='200' height='200' fill='url(#p)'/>")
    #expect(fill.count == 1 && fill[0].hasSuffix(tooMany))
    let line = try warnings(
      pattern + "<path d='M0 0H1' stroke='url(#p)' stroke-width='1000' stroke-miterlimit='1e6'/>")
    #expect(line.count == 1 && line[0].hasSuffix(tooMany))
    let many = String(repeating: "<rect width='99' height='99' fill='url(#p)'/>", count: 8)
    #expect(refusal(pattern + many).contains("draws more than 100000 elements"))
  }

  @Test("the shapes in a filter count as often as its steps start from them, filters in it too")
  func filters() {
    let nodes = String(repeating: "<feMergeNode in='SourceGraphic'/>", count: 16)
    let filter = "<filter id='f'><feMerge>\(nodes)</feMerge></filter>"
    func nested(_ depth: Int) -> String {
      depth == 0
        ? "<rect width='9' height='9'/>" : "<g filter='url(#f)'>\(nested(depth - 1))</g>"
    }
    #expect(refusal(filter + nested(3)) == "")
    #expect(refusal(filter + nested(6)).contains("draws more than 100000 elements"))
  }

  @Test("steps of filters are bounded, in one filter and in filters inside of filters")
  func steps() throws {
    let blurs = String(repeating: "<feGaussianBlur stdDeviation='1'/>", count: 200)
    let filter = "<filter id='f' color-interpolation-filters='sRGB'>\(blurs)</filter>"
    let group = "<g filter='url(#f)'>"
    let inner = "<rect width='9' height='9' filter='url(#f)'/>"
    #expect(try warnings(filter + inner) == [])
    let found = try warnings(filter + group + inner + "</g>")
    #expect(found.count == 1 && found[0].contains("of more than 512 steps is not drawn"))
  }

  @Test("markers are counted at every vertex")
  func markers() {
    let marker = "<marker id='m'>\(String(repeating: "<path d='M0 0h1'/>", count: 100))</marker>"
    let path = "<path marker-mid='url(#m)' d='M0 0\(String(repeating: "h1", count: 2_000))'/>"
    #expect(refusal(marker + path).contains("draws more than 100000 elements"))
  }

  private func root(_ body: String) throws -> MarkupElement {
    let limits = ParsingLimits(maximumNesting: 9, maximumValues: 99)
    return try #require(
      MarkupElement.read(
        Array("<svg>\(body)</svg>".utf8), subject: "SVG images", limits: limits,
        diagnostics: DiagnosticCollector()))
  }

  @Test("long attributes count each time that they are read again")
  func attributes() throws {
    let path =
      "<path d='\(String(repeating: "h1v1", count: 1_024))' href='\(String(repeating: "a", count: 9_999))'/>"
    let root = try root("<style>g{d:\(String(repeating: "a", count: 2_048))}</style><g/>" + path)
    let source = SVGSource(root) { _, _ in }
    #expect(root.children.map { source.weight(of: $0) } == [0, 2, 4])
    let steps = String(repeating: "h1", count: 20 << 10)
    let uses = String(repeating: "<use href='#p'/>", count: 2_500)
    #expect(
      refusal("<path id='p' visibility='hidden' display='none' d='\(steps)'/>" + uses)
        .contains("draws more than 100000 elements"))
  }

  @Test("rules are tried on elements as often as is affordable")
  func rules() throws {
    let root = try root("<style>a{fill:red}b{fill:red}</style><g/><g/>")
    func reports(_ trials: Int) -> Int {
      var count = 0
      _ = SVGSource(root, trials: trials) { _, _ in count += 1 }
      return count
    }
    #expect(reports(8) == 0 && reports(7) == 1)
  }

  @Test("pictures are unpacked once, and all together within the limit of one")
  func pictures() throws {
    let bitmap = Bitmap(
      width: 4, height: 4, format: .rgbaStraight, pixels: Array(repeating: 9, count: 64))
    let png = "data:image/png;base64," + Base64.encoded(try PNGEncoder().encode(bitmap))
    let image = "<image id='i' width='4' height='4' href='\(png)'/>"
    func warnings(_ body: String, pixels: Int) throws -> Int {
      let diagnostics = DiagnosticCollector()
      let text = "<svg xmlns='http://www.w3.org/2000/svg'>\(body)</svg>"
      var reader = try #require(SVGReader(Array(text.utf8), diagnostics))
      reader.pixels = pixels
      _ = reader.read()
      return diagnostics.diagnostics.count
    }
    let uses = String(repeating: "<use href='#i'/>", count: 5)
    #expect(try warnings(image + uses, pixels: 16) == 0)
    #expect(try warnings(image + image, pixels: 31) == 1)
    #expect(try warnings(image + image, pixels: 32) == 0)
  }

  @Test("entities are taken from files of moderate length alone")
  func entities() {
    let padding = String(repeating: " ", count: 1 << 21)
    let text =
      "<!DOCTYPE svg [<!ENTITY c 'green'>]><svg xmlns='http://www.w3.org/2000/svg' fill='&c;'/>"
    func isRead(_ text: String) -> Bool {
      if case .success = VectorImage.read(SourceText(name: "a.svg", text: text)) {
        true
      } else {
        false
      }
    }
    #expect(isRead(text) && !isRead(text + padding))
  }
}
