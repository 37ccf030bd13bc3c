import GalleyParsing
import GalleyVector
import Testing

private let green: UInt32 = 0x008000
private let red: UInt32 = 0xFF0000
private let white: UInt32 = 0xFFFFFF

private let square = "<rect width='100' height='100' fill='green'/>"

@Suite("Features of SVG") struct SVGFeatureTests {
  @Test(
    "pixels are those of browsers, without a warning",
    arguments: [
      // Clips on the children of a clip.
      (
        "<clipPath id='b'><circle r='20' cx='50' cy='50'/></clipPath><clipPath id='c'>"
          + "<rect width='100' height='100' clip-path='url(#b)'/></clipPath>"
          + "<rect width='100' height='100' fill='green' clip-path='url(#c)'/>",
        [(50, 50, green), (50, 25, white), (5, 5, white)]
      ),
      // A transform moves a clip in units of the box as a whole.
      (
        "<clipPath id='c' clipPathUnits='objectBoundingBox' transform='translate(20 0)'>"
          + "<rect width='.5' height='.5'/></clipPath>"
          + "<rect width='100' height='100' fill='green' clip-path='url(#c)'/>",
        [(10, 10, white), (25, 10, green), (65, 10, green), (75, 10, white)]
      ),
      // A clip inherits from what is around it.
      (
        "<g clip-rule='evenodd'><clipPath id='c'><path d='M0 0H100V100H0ZM20 20H80V80H20Z'/>"
          + "</clipPath></g><rect width='100' height='100' fill='green' clip-path='url(#c)'/>",
        [(10, 50, green), (50, 50, white)]
      ),
      (
        "<g fill='currentColor'><g color='green'><rect width='100' height='100'/></g></g>",
        [(50, 50, green)]
      ),
      (
        "<linearGradient id='g' color='green'><stop stop-color='currentColor'/><stop offset='1' "
          + "stop-color='green'/></linearGradient><rect width='100' height='100' fill='url(#g)'/>",
        [(2, 50, green)]
      ),
      (
        "<style>rect{fill:green !important} #a{fill:red}</style>"
          + "<rect id='a' width='100' height='100'/>", [(50, 50, green)]
      ),
      (
        "<style type='text/foo'>rect{fill:red}</style>" + square, [(50, 50, green)]
      ),
      (
        square + "<g style='isolation:isolate'><rect width='100' height='100' fill='#ff0' "
          + "style='mix-blend-mode:multiply'/></g>", [(50, 50, 0xFFFF00)]
      ),
      (
        "<radialGradient id='g' fr='.4'><stop stop-color='red'/><stop offset='1' stop-color='#00f'/>"
          + "</radialGradient><rect width='100' height='100' fill='url(#g)'/>",
        [(50, 50, red), (75, 50, red), (2, 2, 0x0000FF)]
      ),
      (
        "<linearGradient id='g' x1='.5' x2='1'><stop stop-color='red'/><stop stop-color='#0f0'/>"
          + "<stop offset='1' stop-color='#00f'/></linearGradient>"
          + "<rect width='100' height='100' fill='url(#g)'/>", [(25, 50, red), (98, 50, 0x0008F7)]
      ),
      (
        "<g font-size='20'><rect width='2em' height='4ex' fill='green'/></g>",
        [(38, 38, green), (42, 38, white)]
      ),
      (
        "<radialGradient id='g' gradientUnits='userSpaceOnUse' cx='50' cy='50' r='20' "
          + "gradientTransform='scale(2)' transform-origin='center'><stop offset='.999' "
          + "stop-color='green'/><stop offset='1' stop-color='red'/></radialGradient>"
          + "<rect width='100' height='100' fill='url(#g)'/>",
        [(50, 50, green), (15, 50, green), (5, 50, red), (95, 50, red)]
      ),
      (
        "<ellipse cx='50' cy='50' rx='-20' ry='40' fill='green'/>",
        [(50, 15, green), (15, 50, green), (15, 15, white)]
      ),
      (
        "<rect width='100' height='100' rx='-5' ry='40' fill='green'/>",
        [(3, 3, white), (50, 50, green)]
      ),
      (
        "<path d='M50 50L50 50' stroke='green' stroke-width='60' stroke-linecap='square'/>",
        [(22, 22, green), (78, 78, green), (18, 50, white)]
      ),
      (
        "<path d='M50 50z' stroke='green' stroke-width='60' stroke-linecap='square'/>",
        [(22, 22, green), (78, 78, green), (18, 50, white)]
      ),
      (
        square + "<rect width='100' height='100' fill='red' systemLanguage='ru-RU'/>",
        [(50, 50, green)]
      ),
      (
        "<s:g xmlns:s='http://www.w3.org/2000/svg' xmlns='http://other.example/'>"
          + "<s:rect width='100' height='100' fill='green'/>"
          + "<rect width='100' height='100' fill='red'/></s:g>", [(50, 50, green)]
      ),
      // A hidden shape counts for the box of its group.
      (
        "<clipPath id='c' clipPathUnits='objectBoundingBox'><rect width='.5' height='1'/></clipPath>"
          + "<g clip-path='url(#c)'><rect width='60' height='100' fill='green'/>"
          + "<rect width='100' height='100' visibility='hidden'/></g>",
        [(45, 50, green), (55, 50, white)]
      ),
      // A length of the `use` takes the place of one, the rest stays.
      (
        "<defs><svg id='s' x='40' y='40' width='10' height='20'>" + square + "</svg></defs>"
          + "<use href='#s' width='30'/>",
        [(39, 45, white), (41, 41, green), (69, 59, green), (71, 45, white), (45, 61, white)]
      ),
      // Other elements than gradients have no stops.
      (
        "<rect id='r'><stop stop-color='red'/></rect><linearGradient id='g' href='#r'/>"
          + square + "<rect width='100' height='100' fill='url(#g)'/>", [(50, 50, green)]
      ),
      // A gradient on a plane that is flattened has no colours.
      (
        "<linearGradient id='l' gradientTransform='scale(0 1)'><stop stop-color='red'/><stop "
          + "offset='1' stop-color='red'/></linearGradient><radialGradient id='r' href='#l' "
          + "gradientTransform='scale(0)'/>" + square
          + "<rect width='50' height='100' fill='url(#l)'/>"
          + "<rect x='50' width='50' height='100' fill='url(#r)'/>",
        [(25, 50, green), (75, 50, green)]
      ),
      // A curve that turns within a pixel is drawn as the line that it is.
      (
        "<path d='M10 90C10.05 90 90 10 90.05 10' fill='none' stroke='green' stroke-width='20'/>",
        [(50, 50, green), (16, 94, green), (4, 82, green), (10, 98, white)]
      ),
    ] as [(String, [(Int, Int, UInt32)])])
  func features(body: String, wanted: [(Int, Int, UInt32)]) throws {
    let picture = try SVGPixels(body)
    for (x, y, color) in wanted {
      #expect(picture[x, y] == color, "\(x), \(y): \(String(picture[x, y], radix: 16))")
    }
    #expect(picture.warnings.isEmpty)
  }

  @Test("a rem is the size of the outermost font")
  func rootFont() throws {
    let picture = try SVGPixels(
      "<g font-size='5'><rect width='2rem' height='1.5rem' fill='green'/></g>",
      attributes: " font-size='32'")
    for (x, y, color) in [(60, 40, green), (70, 40, white), (60, 52, white)] {
      #expect(picture[x, y] == color, "\(x), \(y)")
    }
  }

  @Test("a mask mixes colours and opacities of a gradient before it takes their luminance")
  func luminance() throws {
    let picture = try SVGPixels(
      "<linearGradient id='g'><stop offset='0' stop-color='white' stop-opacity='0'/>"
        + "<stop offset='1' stop-color='black'/></linearGradient>"
        + "<mask id='m'><rect width='100' height='100' fill='url(#g)'/></mask>"
        + "<rect width='100' height='100' mask='url(#m)'/>")
    // In the middle half of half.
    #expect((185...195).contains(picture.channel(0, 50, 50)))
    #expect(picture.channel(0, 2, 50) > 245 && picture.channel(0, 98, 50) > 245)
  }

  @Test(
    "a mask is as opaque as its type says",
    arguments: [("luminance", 0x000000), ("alpha", 0x000000)] as [(String, UInt32)])
  func maskTypes(type: String, color: UInt32) throws {
    let fill = type == "alpha" ? "black" : "white"
    let picture = try SVGPixels(
      "<mask id='m' mask-type='\(type)'><rect width='50' height='100' fill='\(fill)'/></mask>"
        + "<rect width='100' height='100' mask='url(#m)'/>")
    #expect(picture[25, 50] == color && picture[75, 50] == white)
  }

  @Test(
    "the rules of a style sheet find their elements",
    arguments: [
      "g rect{fill:green}", "g > rect{fill:green}", "svg rect:first-child{fill:green}",
      "[class~=b]{fill:green}", "rect[class^='a']{fill:green}", "g>*{fill:green}",
      "rect.a.b{fill:green}", "rect{fill:red} g rect{fill:green} rect{fill:red}",
    ])
  func selectors(rule: String) throws {
    let picture = try SVGPixels(
      "<style>\(rule)</style><g><rect class='a b' width='100' height='100'/></g>")
    #expect(picture[50, 50] == green && picture.warnings.isEmpty)
  }

  @Test("of a switch the first child whose conditions hold is drawn")
  func choices() throws {
    let picture = try SVGPixels(
      "<switch><desc/><rect width='100' height='100' fill='red' systemLanguage='de'/>"
        + "<rect width='100' height='100' fill='green' systemLanguage='fr, en-GB'/>"
        + "<rect width='100' height='100' fill='red'/></switch>")
    #expect(picture[50, 50] == green && picture.warnings.isEmpty)
  }

  @Test("path data and points are drawn up to their mistake")
  func brokenData() throws {
    let path = try SVGPixels("<path fill='green' d='M0 0H100V100H0Z L 5 x'/>")
    #expect(path[50, 50] == green && path.warnings.count == 1)
    let points = try SVGPixels("<polygon fill='green' points='0 0 100 0 100 100 0 100 7'/>")
    #expect(points[50, 50] == green && points.warnings.count == 1)
  }

  @Test(
    "a wrong value counts as not written",
    arguments: [
      ("<g fill='green'><rect width='100' height='100' fill='qwe'/></g>", green),
      ("<rect width='100' height='100' fill='green' clip-path='url(#no)'/>", green),
      ("<rect width='100' height='100' fill='rgba(0, 50%, 0, 0.5)'/>", 0),
      (
        "<g id='g'><rect width='100' height='100' fill='green'/><use href='#g'/></g>", green
      ),
    ] as [(String, UInt32)])
  func wrongValues(body: String, color: UInt32) throws {
    let picture = try SVGPixels(body)
    #expect(picture[50, 50] == color && picture.warnings.count == 1)
  }
}
