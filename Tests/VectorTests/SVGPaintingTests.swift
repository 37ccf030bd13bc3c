import GalleyImaging
import GalleySystem
import GalleyVector
import Testing

private let green: UInt32 = 0x008000
private let white: UInt32 = 0xFFFFFF

@Suite("Patterns, markers and filters of SVG") struct SVGPaintingTests {
  // MARK: Patterns

  @Test(
    "a pattern repeats its tile in its own space",
    arguments: [
      "patternUnits='userSpaceOnUse' width='20' height='20'",
      "width='.2' height='.2'",
      "patternUnits='userSpaceOnUse' width='10' height='10' patternTransform='scale(2)'",
    ])
  func patterns(attributes: String) throws {
    let half = attributes.contains("scale") ? 5 : 10
    let picture = try SVGPixels(
      "<pattern id='p' \(attributes)><rect width='\(half)' height='\(half)' fill='green'/>"
        + "</pattern><rect width='100' height='100' fill='url(#p)'/>")
    for (x, y) in [(5, 5), (25, 5), (85, 65)] { #expect(picture[x, y] == green, "\(x), \(y)") }
    for (x, y) in [(15, 5), (5, 15), (95, 75)] { #expect(picture[x, y] == white, "\(x), \(y)") }
    #expect(picture.warnings.isEmpty)
  }

  @Test("a line is painted with a pattern, and a tile cuts what it holds")
  func patternOfLine() throws {
    let picture = try SVGPixels(
      "<pattern id='p' patternUnits='userSpaceOnUse' width='20' height='20'>"
        + "<circle cx='20' cy='10' r='10' fill='green'/></pattern>"
        + "<path d='M0 50H100' stroke='url(#p)' stroke-width='20'/>")
    #expect(picture[18, 50] == green && picture[22, 50] == white && picture[5, 50] == white)
  }

  // MARK: Markers

  @Test("markers stand at the vertices and turn with the path")
  func markers() throws {
    let picture = try SVGPixels(
      "<marker id='m' orient='auto' markerWidth='20' markerHeight='4' refY='2' "
        + "markerUnits='userSpaceOnUse'><rect width='20' height='4' fill='green'/></marker>"
        + "<path d='M20 20H60V60' fill='none' marker-start='url(#m)' marker-end='url(#m)'/>")
    #expect(picture[30, 20] == green && picture[60, 70] == green)
    #expect(picture[70, 60] == white && picture[60, 40] == white)
  }

  @Test("an arc has markers at its ends alone")
  func markersOfArcs() throws {
    let picture = try SVGPixels(
      "<marker id='m' markerWidth='8' markerHeight='8' refX='4' refY='4' markerUnits="
        + "'userSpaceOnUse'><rect width='8' height='8' fill='green'/></marker>"
        + "<path d='M10 50A40 40 0 0 1 90 50' fill='none' marker-start='url(#m)' "
        + "marker-mid='url(#m)' marker-end='url(#m)'/>")
    #expect(picture[10, 50] == green && picture[90, 50] == green && picture[50, 10] == white)
  }

  @Test(
    "what a marker or a use holds can have the paints of what it belongs to",
    arguments: [
      "<defs><path id='a' d='M0 0H100V100H0Z' fill='context-stroke'/></defs>"
        + "<use href='#a' stroke='green'/>",
      "<marker id='m' markerWidth='100' markerHeight='100' markerUnits='userSpaceOnUse'>"
        + "<rect width='100' height='100' fill='context-fill'/></marker>"
        + "<path d='M0 0L1 0' fill='green' marker-start='url(#m)'/>",
    ])
  func contexts(body: String) throws {
    let picture = try SVGPixels(body)
    #expect(picture[50, 50] == green && picture.warnings.isEmpty)
  }

  // MARK: Pictures

  @Test("pictures and drawings inside of the file are drawn")
  func pictures() throws {
    let bitmap = Bitmap(width: 1, height: 1, format: .rgbaStraight, pixels: [0, 128, 0, 255])
    let png = Base64.encoded(try PNGEncoder().encode(bitmap))
    let inner =
      "%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%221%22 height=%221%22%3E"
      + "%3Crect width=%221%22 height=%221%22 fill=%22green%22/%3E%3C/svg%3E"
    let picture = try SVGPixels(
      "<image width='40' height='40' href='data:image/png;base64,\(png)'/>"
        + "<image x='50' width='50' height='40' href='data:image/svg+xml,\(inner)'/>")
    #expect(picture[20, 20] == green && picture[75, 20] == green)
    #expect(picture[52, 20] == white && picture[98, 20] == white && picture[20, 45] == white)
    #expect(picture.warnings.isEmpty)
    let other = try SVGPixels("<image href='data:image/avif;base64,AAAAHGZ0eXBhdmlm'/>")
    #expect(other.warnings == ["line 1, column 66: an AVIF file in <image> is not drawn"])
  }

  // MARK: Filters

  private func filtered(
    _ steps: String, _ attributes: String = "", color: String = "green"
  ) throws -> SVGPixels {
    try SVGPixels(
      "<filter id='f' filterUnits='userSpaceOnUse' x='0' y='0' width='100' height='100' "
        + "\(attributes)>\(steps)</filter>"
        + "<rect x='20' y='20' width='40' height='40' fill='\(color)' filter='url(#f)'/>")
  }

  @Test(
    "steps of filters make what browsers make",
    arguments: [
      ("<feOffset dx='20' dy='10'/>", [(30, 25, white), (70, 60, green)]),
      ("<feFlood flood-color='green'/>", [(5, 5, green), (50, 50, green)]),
      ("<feFlood flood-color='green' x='50' width='20'/>", [(45, 50, white), (55, 50, green)]),
      ("<feFlood flood-color='red' width='0'/>", [(50, 50, white)]),
      (
        "<feFlood flood-color='#00f' result='a'/><feComposite in='a' in2='SourceGraphic' "
          + "operator='in'/>", [(50, 50, 0x0000FF), (70, 70, white)]
      ),
      (
        "<feFlood flood-color='#00f'/><feComposite in2='SourceGraphic' operator='out'/>",
        [(50, 50, white), (70, 70, 0x0000FF)]
      ),
      (
        "<feOffset dx='30' result='o'/><feMerge><feMergeNode in='o'/><feMergeNode "
          + "in='SourceGraphic'/></feMerge>", [(30, 30, green), (80, 30, green), (95, 30, white)]
      ),
      (
        "<feColorMatrix values='0 1 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 1 0' "
          + "color-interpolation-filters='sRGB'/>", [(50, 50, 0x800000), (10, 10, white)]
      ),
      (
        "<feColorMatrix values='0 0 0 0 0  0 0 0 0 1  0 0 0 0 0  0 0 0 -1 1'/>",
        [(50, 50, white), (10, 10, 0x00FF00)]
      ),
      ("<feColorMatrix type='luminanceToAlpha' in='SourceGraphic'/>", [(10, 10, white)]),
      (
        "<feComponentTransfer color-interpolation-filters='sRGB'><feFuncG type='discrete' "
          + "tableValues='0 1'/></feComponentTransfer>", [(50, 50, 0x00FF00), (10, 10, white)]
      ),
      (
        "<feFlood flood-color='#ff0'/><feBlend in2='SourceGraphic' mode='multiply'/>",
        [(50, 50, green), (10, 10, 0xFFFF00)]
      ),
    ] as [(String, [(Int, Int, UInt32)])])
  func steps(steps: String, wanted: [(Int, Int, UInt32)]) throws {
    let picture = try filtered(steps)
    for (x, y, color) in wanted {
      #expect(picture[x, y] == color, "\(x), \(y): \(String(picture[x, y], radix: 16))")
    }
    #expect(picture.warnings.isEmpty)
  }

  @Test("a blur is soft at the edge, and the filter's region cuts it")
  func blur() throws {
    let picture = try filtered("<feGaussianBlur stdDeviation='5'/>", color: "black")
    #expect((115...120).contains(picture.channel(0, 20, 40)))
    #expect(picture.channel(0, 40, 40) < 4 && (190...235).contains(picture.channel(0, 15, 40)))
    let cut = try SVGPixels(
      "<filter id='f' x='0' y='0' width='1' height='1'><feGaussianBlur stdDeviation='5'/></filter>"
        + "<rect x='20' y='20' width='40' height='40' filter='url(#f)'/>")
    #expect(cut[18, 40] == white && cut.channel(0, 22, 40) < 140)
  }

  @Test(
    "a shadow lies beneath, as a step, as a function and as editors export it",
    arguments: [
      "<feDropShadow dx='20' dy='20' stdDeviation='0' flood-color='#00f'/>",
      "<feFlood flood-opacity='0' result='b'/><feColorMatrix in='SourceAlpha' result='a' values="
        + "'0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0'/><feOffset dx='20' dy='20'/>"
        + "<feColorMatrix values='0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 1 0'/>"
        + "<feBlend in2='b' result='e'/><feBlend in='SourceGraphic' in2='e'/>",
    ])
  func shadows(steps: String) throws {
    let picture = try filtered(steps, "color-interpolation-filters='sRGB'")
    #expect(picture[30, 30] == green && picture[70, 70] == 0x0000FF && picture[70, 30] == white)
    let function = try SVGPixels(
      "<rect x='20' y='20' width='40' height='40' fill='green' "
        + "filter='drop-shadow(20px 20px #00f)'/>")
    #expect(function[30, 30] == green && function[70, 70] == 0x0000FF)
    #expect(picture.warnings.isEmpty && function.warnings.isEmpty)
  }

  @Test("colours are mixed in proportion to light unless the file says otherwise")
  func light() throws {
    let steps =
      "<feFlood flood-color='white' flood-opacity='.5'/><feBlend in2='SourceGraphic'/>"
    let linear = try filtered(steps, color: "black")
    let plain = try filtered(steps, "color-interpolation-filters='sRGB'", color: "black")
    #expect((186...190).contains(linear.channel(0, 40, 40)))
    #expect((126...129).contains(plain.channel(0, 40, 40)))
  }

  @Test("results that multiply are left out before they fill the memory")
  func multiplied() throws {
    let double = "<feMerge result='a'><feMergeNode in='a'/><feMergeNode in='a'/></feMerge>"
    let picture = try filtered(
      "<feOffset result='a'/>" + String(repeating: double, count: 60))
    #expect(picture.warnings.count == 1 && picture[40, 40] == green)
  }
}
