import GalleyDesign
import GalleyGeometry
import GalleyImaging
import GalleyPainting
import GalleyParsing
import GalleyRendering
import GalleyVector
import Testing

private func read(_ text: String) -> Result<VectorImage, VectorImageError> {
  VectorImage.read(SourceText(name: "a.svg", text: text))
}

private func image(_ body: String, _ attributes: String = #"viewBox="0 0 20 20""#) throws
  -> VectorImage
{
  try read("<svg xmlns='http://www.w3.org/2000/svg' \(attributes)>\(body)</svg>").get()
}

private let green = RGBAColor(red: 0, green: 0.5, blue: 0)

/// The image in 20 × 20 points on white, at a scale.
private func pixels(
  _ image: VectorImage, tint: RGBAColor? = nil, scale: Double = 1, side: Double = 20
) throws -> Bitmap {
  var painter = Painter()
  image.draw(
    in: Rect(x: 0, y: 0, width: side, height: side), current: green, tint: tint, with: &painter)
  return try Rasterizer().render(
    painter.list, size: Size(width: side, height: side), grid: PixelGrid(scale: scale),
    background: .white)
}

private func pixels(_ body: String) throws -> Bitmap { try pixels(image(body)) }

extension Bitmap {
  fileprivate func pixel(_ x: Int, _ y: Int) -> UInt32 {
    let at = 4 * (y * width + x)
    return UInt32(pixels[at + 2]) << 16 | UInt32(pixels[at + 1]) << 8 | UInt32(pixels[at])
  }
}

@Suite("SVG images") struct VectorImageTests {
  @Test(
    "shapes stand for the same path",
    arguments: [
      ("<rect x='2' y='3' width='10' height='8'/>", "M2,3h10v8h-10z"),
      ("<rect x='2' y='3' width='50%' height='40%'/>", "M2,3h10v8h-10z"),
      ("<polygon points='2,3 12,3 12,11 2 11'/>", "M2,3h10v8h-10z"),
      ("<circle cx='10' cy='10' r='8'/>", "M18,10a8,8 0 1 1 -16,0a8,8 0 1 1 16,0z"),
      ("<g transform='translate(2 3)'><path d='M0,0h10v8h-10z'/></g>", "M2,3h10v8h-10z"),
      ("<path transform='rotate(90 10 10)' d='M3,8v10h8v-10z'/>", "M2,3h10v8h-10z"),
      (
        "<defs><path id='p' d='M0,0h10v8h-10z'/></defs><use href='#p' x='2' y='3'/>",
        "M2,3h10v8h-10z"
      ),
      (
        "<symbol id='s' viewBox='0 0 5 4'><path d='M0,0h5v4h-5z'/></symbol>"
          + "<use xlink:href='#s' x='2' y='3' width='10' height='8'/>", "M2,3h10v8h-10z"
      ),
      (
        "<svg x='2' y='3' width='10' height='8'><path d='M-9,-9h99v99h-99z'/></svg>",
        "M2,3h10v8h-10z"
      ),
      (
        "<clipPath id='c'><path d='M2,3h10v8h-10z'/></clipPath>"
          + "<rect clip-path='url(#c)' width='20' height='20'/>", "M2,3h10v8h-10z"
      ),
      (
        "<clipPath id='c'><path d='M2,3h4v8h-4z'/><rect x='6' y='3' width='6' height='8'/></clipPath>"
          + "<rect clip-path='url(#c)' width='20' height='20'/>", "M2,3h10v8h-10z"
      ),
      (
        "<clipPath id='c' clipPathUnits='objectBoundingBox'><rect width='.5' height='1'/></clipPath>"
          + "<rect clip-path='url(#c)' x='2' y='3' width='20' height='8'/>", "M2,3h10v8h-10z"
      ),
      (
        "<mask id='m'><path d='M2,3h10v8h-10z' fill='white'/></mask>"
          + "<rect mask='url(#m)' width='20' height='20'/>", "M2,3h10v8h-10z"
      ),
      (
        "<mask id='m'><rect width='20' height='20' fill='#fff'/><path d='M12,0h8v20h-8z'/></mask>"
          + "<rect mask='url(#m)' x='2' y='3' width='18' height='8'/>", "M2,3h10v8h-10z"
      ),
      ("<line x1='2' y1='7' x2='12' y2='7' stroke='#000' stroke-width='8'/>", "M2,3h10v8h-10z"),
      (
        "<style>.a{display:none}</style><rect class='a' width='20' height='20'/>"
          + "<path d='M2,3h10v8h-10z'/>", "M2,3h10v8h-10z"
      ),
    ])
  func equivalent(body: String, path: String) throws {
    let wanted = try pixels("<path d='\(path)'/>")
    let found = try pixels(body)
    let worst = zip(wanted.pixels, found.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 0
    #expect(worst <= 2, "\(worst)")
    #expect(wanted.pixel(7, 7) == 0)
  }

  @Test(
    "colours come from attributes, rules and styles, in this order",
    arguments: [
      ("fill='red'", 0xFF0000), ("style='fill:red'", 0xFF0000), ("fill='#00f'", 0x0000FF),
      ("fill='rgb(0%, 100%, 0%)'", 0x00FF00), ("fill='hsl(240 100% 50%)'", 0x0000FF),
      ("fill='currentColor'", 0x008000), ("color='blue' fill='currentColor'", 0x0000FF),
      ("class='b' fill='red'", 0x0000FF), ("class='b' style='fill:red'", 0xFF0000),
      ("id='i' class='b'", 0x00FFFF), ("fill='red' fill-opacity='0'", 0xFFFFFF),
      ("fill='url(#no) lime'", 0x00FF00), ("fill='rebeccapurple'", 0x663399),
    ] as [(String, UInt32)])
  func colors(attributes: String, color: UInt32) throws {
    let sheet = "<style>/* c */ #i { fill: aqua } rect.b, .c { fill: blue; }</style>"
    let bitmap = try pixels("\(sheet)<rect width='20' height='20' \(attributes)/>")
    #expect(bitmap.pixel(10, 10) == color)
  }

  @Test("a hole is one by the even-odd rule alone")
  func fillRule() throws {
    let path = "d='M0,0h20v20h-20z M5,5h10v10h-10z'"
    #expect(try pixels("<path \(path)/>").pixel(10, 10) == 0)
    #expect(try pixels("<path \(path) fill-rule='evenodd'/>").pixel(10, 10) == 0xFFFFFF)
    let clip = "<clipPath id='c'><path \(path) clip-rule='evenodd'/></clipPath>"
    let bitmap = try pixels("\(clip)<rect width='20' height='20' clip-path='url(#c)'/>")
    #expect(bitmap.pixel(10, 10) == 0xFFFFFF && bitmap.pixel(2, 2) == 0)
  }

  @Test("miters end at their limit, dashes begin at their offset")
  func strokes() throws {
    let corner = "<path d='M2,4 L12,10 L2,16' fill='none' stroke='#000' stroke-width='6'"
    #expect(try pixels("\(corner)/>").pixel(15, 10) == 0)
    #expect(try pixels("\(corner) stroke-miterlimit='1'/>").pixel(15, 10) == 0xFFFFFF)
    let line = "<path d='M0,10h20' stroke='#000' stroke-width='4' stroke-dasharray='5'"
    let plain = try pixels("\(line)/>")
    let moved = try pixels("\(line) stroke-dashoffset='5'/>")
    let back = try pixels("\(line) stroke-dashoffset='-5'/>")
    #expect(plain.pixel(2, 10) == 0 && plain.pixel(7, 10) == 0xFFFFFF)
    #expect(moved.pixel(2, 10) == 0xFFFFFF && moved.pixel(7, 10) == 0)
    #expect(moved == back)
  }

  @Test("gradients follow their units and transforms")
  func gradients() throws {
    let stops = "<stop offset='0' stop-color='#f00'/><stop offset='1' stop-color='#00f'/>"
    func rect(_ gradient: String) throws -> Bitmap {
      try pixels("<defs>\(gradient)</defs><rect width='20' height='20' fill='url(#g)'/>")
    }
    let across = try rect("<linearGradient id='g'>\(stops)</linearGradient>")
    #expect(across.pixel(0, 9) >> 16 > 0xF0 && across.pixel(19, 9) & 0xFF > 0xF0)
    let user = try rect(
      "<linearGradient id='g' gradientUnits='userSpaceOnUse' x2='20'>\(stops)</linearGradient>")
    #expect(user == across)
    let down = try rect(
      "<linearGradient id='g' href='#h' gradientTransform='rotate(90)'/>"
        + "<linearGradient id='h'>\(stops)</linearGradient>")
    #expect(down.pixel(9, 0) >> 16 > 0xF0 && down.pixel(9, 19) & 0xFF > 0xF0)
    let round = try rect("<radialGradient id='g'>\(stops)</radialGradient>")
    #expect(round.pixel(10, 10) >> 16 > 0xE0 && round.pixel(0, 0) == 0x0000FF)
    let leaning = try rect(
      "<radialGradient id='g' gradientTransform='skewX(20)'>\(stops)</radialGradient>")
    #expect(leaning != round && leaning.pixel(13, 10) >> 16 > 0xC0)
  }

  @Test("opacity of a group counts once where its shapes overlap")
  func groups() throws {
    let two = "<rect width='12' height='20'/><rect x='8' width='12' height='20'/>"
    let bitmap = try pixels("<g opacity='.5'>\(two)</g>")
    #expect(
      bitmap.pixel(10, 10) == bitmap.pixel(2, 2)
        && [0x7F, 0x80].contains(bitmap.pixel(2, 2) & 0xFF))
  }

  @Test("a template is a mask for its tint")
  func template() throws {
    let drawn = try image("<rect width='10' height='20' fill='red'/>")
    let bitmap = try pixels(drawn, tint: RGBAColor(red: 0, green: 0, blue: 1))
    #expect(bitmap.pixel(5, 5) == 0x0000FF && bitmap.pixel(15, 5) == 0xFFFFFF)
  }

  @Test("edges are those of the scale it is drawn at, not of a picture made larger")
  func scales() throws {
    let drawn = try image("<path d='M0,0 L20,20 L0,20z'/>")
    let large = try pixels(drawn, scale: 8)
    let greys = (0..<160).filter { ![0, 0xFFFFFF].contains(large.pixel($0, 80)) }
    #expect(greys.count <= 2)
  }

  @Test(
    "the natural size is width and height, else the box",
    arguments: [
      ("width='30' height='40'", 30, 40), ("viewBox='0 0 12 6'", 12, 6),
      ("viewBox='0 0 12 6' width='24'", 24, 12), ("viewBox='0 0 12 6' height='24px'", 48, 24),
      ("width='1in' height='72pt'", 96, 96), ("width='100%' height='100%' viewBox='0 0 5 5'", 5, 5),
      ("", 300, 150),
    ])
  func sizes(attributes: String, width: Double, height: Double) throws {
    #expect(try image("<g/>", attributes).size == Size(width: width, height: height))
  }

  @Test(
    "a box lies in its viewport as preserveAspectRatio says",
    arguments: [
      ("", 5..<15), ("xMinYMin", 0..<10), ("xMaxYMax meet", 10..<20),
      ("xMidYMid slice", 0..<20), ("none", 0..<20),
    ])
  func aspects(word: String, columns: Range<Int>) throws {
    let aspect = word.isEmpty ? "" : "preserveAspectRatio='\(word)'"
    let tall = try image(
      "<rect width='10' height='20'/>", "viewBox='0 0 10 20' width='20' height='20' \(aspect)")
    let bitmap = try pixels(tall)
    let black = (0..<20).filter { bitmap.pixel($0, 10) == 0 }
    #expect(black == Array(columns))
  }

  @Test(
    "what is left out is named with its place",
    arguments: [
      ("<foreignObject>Hi</foreignObject>", "<foreignObject>"),
      ("<image href='a.png'/>", "<image>"),
      ("<script>x</script>", "<script>"), ("<foreignObject/>", "<foreignObject>"),
      (
        "<filter id='f'><feTurbulence/></filter><rect width='9' height='9' filter='url(#f)'/>",
        "<feTurbulence>"
      ),
      ("<use href='other.svg#a'/>", "another file"),
      (
        "<pattern id='p' patternUnits='userSpaceOnUse' width='.01' height='.01'><path d='M0 0h1'/>"
          + "</pattern><rect width='9' height='9' fill='url(#p)'/>", "<pattern>"
      ),
      ("<rect width='9' height='9' vector-effect='non-scaling-stroke'/>", "vector-effect"),
      ("<style>a + b {fill:red}</style>", "a + b"),
      ("<style>@media print {rect{fill:red}}</style>", "@media print"),
    ])
  func warnings(body: String, words: String) throws {
    let warnings = try image("\n\(body)").warnings
    #expect(warnings.count == 1)
    #expect(warnings.first?.hasPrefix("line 2, column ") == true)
    #expect(warnings.first?.contains(words) == true && warnings[0].hasSuffix("is not drawn"))
  }

  @Test(
    "a mistake in an attribute is a warning with its place, and the rest is drawn",
    arguments: [
      ("<path d='M0 0 L x'/>", "a number"), ("<rect fill='gren' width='3'/>", "\"gren\""),
      ("<rect fill='green icc-color(x, 0, 1)' width='3'/>", "icc-color"),
      ("<g transform='turn(3)'><rect width='3' height='3'/></g>", "transform"),
      ("<rect width='wide' height='3'/>", "\"wide\""),
      ("<rect opacity='1mm' width='3' height='3'/>", "\"1mm\""),
      ("<rect stroke-dasharray='2 -1' width='3' height='3'/>", "stroke-dasharray"),
      ("<rect stroke-linecap='miter' width='3' height='3'/>", "\"miter\""),
      ("<rect style='mix-blend-mode:xor' width='3' height='3'/>", "\"xor\""),
      (
        "<linearGradient id='g'><stop offset='5mm'/></linearGradient>"
          + "<rect fill='url(#g)' width='3' height='3'/>", "\"5mm\""
      ),
      ("<mask id='m' mask-type='dark'/><rect mask='url(#m)' width='3' height='3'/>", "\"dark\""),
      ("<polygon points='1 2 3'/>", "points"), ("<polyline points='1 2 3 4 x'/>", "points"),
      ("<use href='#no'/>", "\"no\""), ("<rect width='3' height='3' fill='url(#no)'/>", "\"no\""),
      ("<rect width='3' height='3' clip-path='url(#no)'/>", "\"no\""),
      ("<g id='a'><use href='#a'/></g>", "leads to itself"),
      ("<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>", "leads to itself"),
      (
        "<mask id='m'><rect width='3' height='3' mask='url(#m)'/></mask>"
          + "<rect width='3' height='3' mask='url(#m)'/>", "leads to itself"
      ),
      (
        "<clipPath id='c' clip-path='url(#c)'/><rect width='3' height='3' clip-path='url(#c)'/>",
        "leads to itself"
      ),
      (
        "<pattern id='p' width='1' height='1'><rect width='3' height='3' fill='url(#p)'/></pattern>"
          + "<rect width='3' height='3' fill='url(#p)'/>", "leads to itself"
      ),
      (
        "<marker id='m'><path d='M0 0h1' marker-end='url(#m)'/></marker>"
          + "<path d='M0 0h1' marker-end='url(#m)'/>", "leads to itself"
      ),
      ("<rect width='3' height='3' filter='hue-rotate(45)'/>", "hue-rotate(45)"),
    ])
  func mistakes(body: String, words: String) throws {
    let green = "<rect x='10' y='10' width='9' height='9' fill='#0f0'/>"
    let read = try image("\n\(body)\(green)")
    #expect(read.warnings.contains { $0.hasPrefix("line 2, column ") && $0.contains(words) })
    #expect(try pixels(read).pixel(15, 15) == 0x00FF00)
  }

  @Test(
    "what is no image is refused with its place",
    arguments: [("<g>", "inside <"), ("<rect/", "well-formed")])
  func refusals(body: String, words: String) {
    guard case .failure(let error) = read("<svg>\n\(body)</svg>") else {
      return #expect(Bool(false), "it was read")
    }
    #expect(error.description.hasPrefix("line 2, column "), "\(error)")
    #expect(error.description.contains(words), "\(error)")
  }

  @Test("an entity of the file's own stands for its text")
  func entities() throws {
    let text = """
      <!DOCTYPE svg [<!ENTITY c "#0f0"><!ENTITY r "<rect width='20' height='20' fill='&#38;c;'/>">
      <!ENTITY n "http://www.w3.org/2000/svg">]>
      <svg xmlns="&n;" width="20" height="20"><rect width="20" height="20" fill="&c;"/></svg>
      """
    let plain = text.replacing("&#38;c;", with: "red")
    #expect(try pixels(read(plain).get()).pixel(10, 10) == 0x00FF00)
    #expect(throws: VectorImageError.self) { try read(text).get() }
  }

  @Test("entities inside of entities, long ones and those of other files are refused")
  func entityBombs() {
    let bomb = "<!DOCTYPE svg [<!ENTITY a 'aaaa'><!ENTITY b '&a;&a;'>]><svg>&b;</svg>"
    let outside = "<!DOCTYPE svg [<!ENTITY a SYSTEM 'file:///etc/passwd'>]><svg>&a;</svg>"
    let long = String(repeating: "a", count: 20_000)
    for text in [bomb, outside, "<!DOCTYPE svg [<!ENTITY a '\(long)'>]><svg>&a;</svg>"] {
      guard case .failure(let error) = read(text) else {
        #expect(Bool(false), "it was read")
        continue
      }
      #expect(error.description.contains("long, nested or external entities are refused"))
    }
  }

  @Test("references that multiply are refused before they fill the memory")
  func multiplication() {
    var text = "<svg><defs><g id='a0'><rect width='1' height='1'/></g>"
    for level in 1...9 {
      let uses = String(repeating: "<use href='#a\(level - 1)'/>", count: 10)
      text += "<g id='a\(level)'>\(uses)</g>"
    }
    guard case .failure(let error) = read(text + "</defs><use href='#a9'/></svg>") else {
      return #expect(Bool(false), "it was read")
    }
    #expect(error.description.contains("more than 100000 elements"))
    let deep = String(repeating: "<g>", count: 400) + String(repeating: "</g>", count: 400)
    guard case .failure(let error) = read("<svg>\(deep)</svg>") else {
      return #expect(Bool(false), "it was read")
    }
    #expect(error.description.contains("deeper than 96"))
  }

  @Test("broken input is never a crash")
  func broken() {
    let whole = """
      <svg viewBox='0 0 20 20'><style>.a{fill:red}</style><linearGradient id='g'><stop offset='1'\
      /></linearGradient><clipPath id='c'><circle r='4'/></clipPath><g class='a' clip-path=\
      'url(#c)' transform='scale(2) matrix(1 0 0 1 2 2)' stroke-dasharray='1 2 3' stroke='url(#g)'\
      ><path d='M1,2 a3 4 5 0 1 6 7 q1 2 3 4 s1 2 3 4z'/><use href='#c' mask='url(#m)'/></g></svg>
      """
    let bytes = Array(whole.utf8)
    var state: UInt64 = 9
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<600 {
      var torn = bytes
      for _ in 0...next(4) {
        switch next(3) {
        case 0: torn[next(torn.count)] = UInt8(next(256))
        case 1: torn.removeSubrange(next(torn.count / 2)..<torn.count / 2 + 1)
        default:
          torn.insert(contentsOf: bytes[next(bytes.count)...].prefix(12), at: next(torn.count))
        }
      }
      if case .success(let image) = VectorImage.read(SourceText(name: "t", bytes: torn)) {
        _ = try? pixels(image)
      }
    }
    for end in stride(from: 0, to: bytes.count, by: 7) {
      _ = VectorImage.read(SourceText(name: "t", bytes: Array(bytes[..<end])))
    }
  }
}
