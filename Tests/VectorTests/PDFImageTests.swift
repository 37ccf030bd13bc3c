import GalleyDesign
import GalleyGeometry
import GalleyImaging
import GalleyPainting
import GalleyRendering
import GalleyVector
import Testing

/// The image in its own size, or that of 20 × 20 points, on white.
private func pixels(_ image: VectorImage, scale: Double = 1) throws -> Bitmap {
  var painter = Painter()
  image.draw(in: Rect(origin: .zero, size: image.size), current: .black, with: &painter)
  return try Rasterizer().render(
    painter.list, size: image.size, grid: PixelGrid(scale: scale), background: .white)
}

private func image(_ file: PDFFixture) throws -> VectorImage {
  try VectorImage.readPDF(file.bytes, name: "a.pdf").get()
}

private func pixels(
  _ content: String, resources: String = "", page: String = "", others: [String] = []
) throws -> Bitmap {
  try pixels(image(PDFFixture(content, resources: resources, page: page, others: others)))
}

/// The reason for refusing bytes as an image.
private func mistake(_ bytes: [UInt8]) -> String? {
  guard case .failure(let error) = VectorImage.readPDF(bytes, name: "a.pdf") else { return nil }
  return error.description
}

extension Bitmap {
  fileprivate func pixel(_ x: Int, _ y: Int) -> UInt32 {
    let at = 4 * (y * width + x)
    return UInt32(pixels[at + 2]) << 16 | UInt32(pixels[at + 1]) << 8 | UInt32(pixels[at])
  }

  /// Returns the largest difference of any pixel's channel from another bitmap's.
  fileprivate func distance(to other: Bitmap) -> Int {
    zip(pixels, other.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }
}

/// A function from one colour to another.
private func ramp(_ from: String, _ to: String) -> String {
  "<< /FunctionType 2 /Domain [0 1] /C0 [\(from)] /C1 [\(to)] /N 1 >>"
}

private func form(_ content: String, _ about: String = "") -> String {
  PDFFixture.stream(content, "/Type /XObject /Subtype /Form /BBox [0 0 20 20] \(about)")
}

@Suite("PDF images") struct PDFImageTests {
  @Test(
    "what is drawn in other ways is the same rectangle",
    arguments: [
      "2 9 m 12 9 l 12 17 l 2 17 l h f", "2 9 m 12 9 l 12 17 l 2 17 l f*",
      "12 17 -10 -8 re F", "q 1 0 0 1 2 9 cm 0 0 10 8 re f Q",
      "0 1 -1 0 12 9 cm 0 0 8 10 re f", "8 w 2 13 m 12 13 l S",
      "4 w 4 11 6 4 re s 5 12 4 2 re f", "2 w 3 10 8 6 re B", "2 w 3 10 m 11 10 l 11 16 l 3 16 l b",
      "2 9 10 8 re W n 0 0 20 20 re f", "2 9 10 8 re 0 0 1 1 re W* n 0 2 20 20 re f",
      "q 2 9 10 20 re W n q 0 0 20 17 re W n 0 0 20 20 re f Q Q",
      "2 9 m 4 9 10 9 12 9 c 12 17 l 2 17 l f", "2 9 m 10 9 12 9 v 12 17 l 2 17 l f",
      "2 9 m 5 9 12 9 y 12 17 l 2 17 l f", "1 0 0 rg 0 0 0 rg 2 9 10 8 re f",
      "q 1 g Q 2 9 10 8 re f", "/P cs 2 9 10 8 re f % a comment\n",
      "[4 4] 0 d q [] 0 d 8 w 2 13 m 12 13 l S Q",
      "4 w [10 30] 0 d 2 15 m 20 15 l 2 11 m 20 11 l S",
      "2 0 0 1 0 0 cm 4 w [5 9] 0 d 1 11 m 20 11 l 1 15 m 20 15 l S", "/F Do", "/G Do",
      "/OC /On BDC 2 9 10 8 re f EMC /OC /Off BDC 0 0 20 20 re f EMC", "/M gs 0 0 20 20 re f",
      "/L gs 0 0 20 20 re f", "2 9 10 8 re W n /S sh", "/Pattern cs /A scn 2 9 10 8 re f",
      "q 10 0 0 8 2 9 cm /I Do Q", "q 10 0 0 8 2 9 cm /T Do Q", "q 20 0 0 20 0 0 cm /K Do Q",
      "q 10 0 0 8 2 9 cm BI /W 1 /H 1 /CS /G /BPC 8 ID \u{0} EI Q",
    ])
  func equivalent(content: String) throws {
    let wanted = try pixels("2 9 10 8 re f")
    let resources = """
      /ColorSpace << /P [/Indexed /DeviceRGB 1 <000000FFFFFF>] >>
      /XObject << /F 5 0 R /G 6 0 R /I 9 0 R /T 10 0 R /K 11 0 R >>
      /Properties << /On 7 0 R /Off 8 0 R >>
      /ExtGState << /M << /SMask << /S /Alpha /G 12 0 R >> >>
        /L << /SMask << /S /Luminosity /G 13 0 R >> >> >>
      /Shading << /S << /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 1 0] /Extend [true true]
        /Function \(ramp("0", "0")) >> >>
      /Pattern << /A << /PatternType 2 /Shading << /ShadingType 3 /ColorSpace /DeviceGray
        /Coords [5 5 0 5 5 3] /Extend [true true] /Function \(ramp("0", "0")) >> >> >>
      """
    let picture = "/Type /XObject /Subtype /Image /Width 1 /Height 1"
    var file = PDFFixture(
      content, resources: resources,
      others: [
        form("0 0 10 8 re f", "/Matrix [1 0 0 1 2 9]"),
        PDFFixture.stream(
          "0 0 20 20 re f", "/Subtype /Form /BBox [2 9 12 17] /Group << /S /Transparency /I true >>"
        ),
        "<< /Type /OCG >>", "<< /Type /OCG >>",
        PDFFixture.stream(
          "00>", "\(picture) /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /ASCIIHexDecode"),
        PDFFixture.stream(
          "00>", "\(picture) /ImageMask true /BitsPerComponent 1 /Filter /AHx"),
        PDFFixture.stream(
          "~>",
          "/Type /XObject /Subtype /Image /Width 20 /Height 20 /ColorSpace /DeviceGray "
            + "/BitsPerComponent 8 /Filter /ASCII85Decode /SMask 14 0 R"),
        form("2 9 10 8 re f", "/Group << /S /Transparency >>"),
        form("1 g 2 9 10 8 re f", "/Group << /S /Transparency /CS /DeviceGray >>"),
      ])
    file.objects[0] = Array(
      "<< /Pages 2 0 R /OCProperties << /OCGs [7 0 R 8 0 R] /D << /OFF [8 0 R] >> >> >>".utf8)
    // Black, as opaque as a picture of the same size specifies.
    let dark = String(repeating: "z", count: 100) + "~>"
    file.objects[10] = PDFFixture.stream(
      Array(dark.utf8),
      "/Subtype /Image /Width 20 /Height 20 /ColorSpace /DeviceGray /BitsPerComponent 8 "
        + "/Filter /ASCII85Decode /SMask 14 0 R")
    let mask = (0..<400).map { place -> UInt8 in
      2..<12 ~= place % 20 && 3..<11 ~= place / 20 ? 255 : 0
    }
    file.objects.append(
      PDFFixture.stream(
        PDFFixture.deflated(mask),
        "/Subtype /Image /Width 20 /Height 20 /ColorSpace /DeviceGray /BitsPerComponent 8 "
          + "/Filter /FlateDecode"))
    let found = try image(file)
    #expect(found.warnings == [])
    #expect(try pixels(found).distance(to: wanted) <= 2)
    #expect(wanted.pixel(7, 7) == 0)
    #expect(wanted.pixel(7, 12) == 0xFFFFFF)
  }

  @Test("what the resources of a form lack is that of the content around it")
  func resourcesAround() throws {
    let space = "/ColorSpace << /P [/Indexed /DeviceRGB 1 <FF0000000000>] >>"
    #expect(
      try pixels(
        "/F Do", resources: "/XObject << /F 5 0 R >> \(space)",
        others: [form("/P cs 1 sc 2 9 10 8 re f", "/Resources << >>")])
        == pixels("2 9 10 8 re f"))
  }

  @Test(
    "colours",
    arguments: [
      ("0.5 g", 0x808080), ("1 0 0 rg", 0xFF0000), ("0 1 1 0 k", 0xFF0000),
      ("0 0 0 1 k", 0x000000), ("/DeviceCMYK cs", 0x000000), ("/DeviceRGB cs 0 0 1 sc", 0x0000FF),
      ("/I cs 2 sc", 0x00FF00), ("/C cs 0 0 1 scn", 0x0000FF), ("/C4 cs 1 0 1 0 scn", 0x00FF00),
      ("/Sep cs 1 scn", 0xFF0000), ("/Sep cs 0 scn", 0xFFFFFF), ("/Lab cs 100 0 0 scn", 0xFFFFFF),
      ("/Cal cs 1 0 0 scn", 0xFF0000), ("/Half gs 0 g", 0x7F7F7F), ("/Multi gs 1 0 0 rg", 0xFF0000),
    ] as [(String, UInt32)])
  func colors(operators: String, color: UInt32) throws {
    let resources = """
      /ColorSpace << /I [/Indexed /DeviceRGB 2 <000000 FF0000 00FF00>] /C 7 0 R
        /C4 [/ICCBased 6 0 R] /Sep [/Separation /Red /DeviceRGB \(ramp("1 1 1", "1 0 0"))]
        /Lab [/Lab << /WhitePoint [0.96 1 0.82] >>] /Cal [/CalRGB << /WhitePoint [1 1 1] >>] >>
      /ExtGState << /Half << /ca 0.5 >> /Multi << /BM /Multiply >> >>
      """
    let bitmap = try pixels(
      "\(operators) 0 0 20 20 re f", resources: resources,
      others: [PDFFixture.stream("", "/N 3"), PDFFixture.stream("", "/N 4"), "[/ICCBased 5 0 R]"])
    #expect(bitmap.pixel(10, 10) == color)
  }

  @Test("gradients lie where they are put, and end where they do not go on")
  func gradients() throws {
    func shading(_ type: Int, _ coordinates: String, _ more: String = "") throws -> Bitmap {
      try pixels(
        "/S sh",
        resources: """
          /Shading << /S << /ShadingType \(type) /ColorSpace /DeviceRGB /Coords [\(coordinates)]
            /Function \(ramp("1 0 0", "0 0 1")) \(more) >> >>
          """)
    }
    let line = try shading(2, "5 0 15 0")
    #expect(line.pixel(2, 10) == 0xFFFFFF)
    #expect(line.pixel(17, 10) == 0xFFFFFF)
    #expect(line.pixel(5, 10) >> 16 > 0xF0)
    #expect(line.pixel(14, 10) & 0xFF > 0xF0)
    let whole = try shading(2, "5 0 15 0", "/Extend [true true]")
    #expect(whole.pixel(2, 10) == 0xFF0000)
    #expect(whole.pixel(17, 10) == 0x0000FF)
    // Upright in the page's space, whose y goes up.
    let upright = try shading(2, "0 0 0 20")
    #expect(upright.pixel(10, 1) & 0xFF > 0xE0)
    #expect(upright.pixel(10, 18) >> 16 > 0xE0)

    let ring = try shading(3, "10 10 4 10 10 8")
    #expect(ring.pixel(10, 10) == 0xFFFFFF)
    #expect(ring.pixel(0, 0) == 0xFFFFFF)
    #expect(ring.pixel(15, 10) >> 16 > ring.pixel(15, 10) & 0xFF)
    #expect(ring.pixel(17, 10) >> 16 < ring.pixel(17, 10) & 0xFF)
    let turned = try shading(3, "10 10 8 10 10 4", "/Extend [true true]")
    #expect(turned.pixel(10, 10) == 0x0000FF)
    #expect(turned.pixel(0, 0) == 0xFF0000)
  }

  @Test("circles with different centres: nested ones, and the cone between two")
  func circles() throws {
    func shading(_ coordinates: String, _ more: String = "") throws -> Bitmap {
      try pixels(
        "/S sh",
        resources: """
          /Shading << /S << /ShadingType 3 /ColorSpace /DeviceRGB /Coords [\(coordinates)]
            /Function \(ramp("1 0 0", "0 0 1")) \(more) >> >>
          """)
    }
    let nested = try shading("13 10 0 10 10 9")
    #expect(nested.pixel(12, 9) >> 16 > 0xD0)
    #expect(nested.pixel(3, 10) & 0xFF > 0xC0)
    #expect(nested.pixel(0, 0) == 0xFFFFFF)
    let widened = try shading("13 10 0 10 10 9", "/Extend [false true]")
    #expect(widened.pixel(0, 0) == 0x0000FF)
    let cone = try shading("4 10 3 15 10 3")
    #expect(cone.pixel(10, 2) == 0xFFFFFF)
    #expect(cone.pixel(17, 10) & 0xFF > 0xF0)
    // Inside of the end's circle the line of the last circle is that on the left of the place.
    #expect(cone.pixel(4, 10) & 0xFF > 0x30)
  }

  @Test("functions by tables and by parts")
  func functions() throws {
    let table = PDFFixture.stream(
      "FF0000 00FF00 0000FF>",
      "/FunctionType 0 /Domain [0 1] /Range [0 1 0 1 0 1] /Size [3] /BitsPerSample 8 "
        + "/Filter /ASCIIHexDecode")
    let resources = """
      /Shading << /S << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 20 0] /Function 5 0 R >>
        /P << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 20 0] /Function
          << /FunctionType 3 /Domain [0 1] /Bounds [0.5] /Encode [0 1 1 0] /Functions
            [\(ramp("1 0 0", "1 0 0")) \(ramp("0 0 1", "0 1 0"))] >> >> >>
      """
    let sampled = try pixels("/S sh", resources: resources, others: [table])
    #expect(sampled.pixel(0, 5) >> 16 > 0xF0)
    #expect(sampled.pixel(10, 5) >> 8 & 0xFF > 0xE8)
    #expect(sampled.pixel(19, 5) & 0xFF > 0xF0)
    let parts = try pixels("/P sh", resources: resources, others: [table])
    #expect(parts.pixel(8, 5) == 0xFF0000)
    #expect(parts.pixel(11, 5) >> 8 & 0xFF > 0xD0)
    #expect(parts.pixel(19, 5) & 0xFF > 0xF0)
  }

  @Test(
    "functions that calculate",
    arguments: [
      ("{ pop 1 0 0 }", 0xFF0000), ("{ 0 exch 0 exch }", 0x0000FF),
      ("{ dup 0.5 gt { pop 0 1 0 } { pop 1 0 0 } ifelse }", 0x00FF00),
      ("{ 0.5 lt { 1 1 1 } if 0 0 1 }", 0x0000FF), ("{ pop 1 0 0 3 1 roll }", 0x00FF00),
      ("{ pop 1 0 0 3 -1 roll }", 0x0000FF), ("{ pop 1 0 2 copy pop }", 0xFF00FF),
      ("{ pop 0 1 1 index }", 0x00FF00), ("{ pop 90 sin 0 cos 1 sub 4 sqrt 2 sub }", 0xFF0000),
      ("{ pop 7 2 idiv 3 eq 7 4 mod 2 exp 9 ne 1 0 atan 90 eq }", 0xFF00FF),
      ("{ pop 5 3 and 1 bitshift 2 sub 100 log 2 sub 1 ln }", 0x000000),
      ("{ pop 0.5 round 1.5 floor 0.5 ceiling }", 0xFFFFFF),
      ("{ pop true false not 1 neg abs }", 0xFFFFFF), ("{ pop 1 0 div 0 0 }", 0x000000),
    ] as [(String, UInt32)])
  func calculators(program: String, color: UInt32) throws {
    let resources = """
      /Shading << /S << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 1 0] /Extend [true true]
        /Function 5 0 R >> >>
      """
    let bitmap = try pixels(
      "/S sh", resources: resources,
      others: [
        PDFFixture.stream(program, "/FunctionType 4 /Domain [0 1] /Range [0 1 0 1 0 1]")
      ])
    #expect(bitmap.pixel(18, 9) == color)
  }

  @Test(
    "calculators that are none are mistakes",
    arguments: [
      ("1", "expected \"{\""), ("{ 1", "expected \"}\""), ("{ jump }", "does not know \"jump\""),
      ("{ { 1 } }", "chooses nothing"), ("{ { 1 } ifelse }", "expected braces before"),
    ])
  func noCalculators(program: String, words: String) throws {
    let file = PDFFixture(
      "/S sh",
      resources: """
        /Shading << /S << /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 1 0]
          /Function 5 0 R >> >>
        """,
      others: [PDFFixture.stream(program, "/FunctionType 4 /Domain [0 1] /Range [0 1]")])
    #expect(mistake(file.bytes)?.contains(words) == true)
  }

  @Test("a group is composed at once, a form that is none in its parts")
  func groups() throws {
    let resources = "/XObject << /F 5 0 R /G 6 0 R >> /ExtGState << /H << /ca 0.5 >> >>"
    let body = "0 0 20 20 re f 0 0 20 20 re f"
    let others = [form(body), form(body, "/Group << /S /Transparency >>")]
    #expect(
      try abs(
        Int(pixels("/H gs /F Do", resources: resources, others: others).pixel(9, 9) & 0xFF) - 64)
        < 2)
    #expect(
      try pixels("/H gs /G Do", resources: resources, others: others).pixel(9, 9) == 0x7F7F7F)
  }

  @Test("an isolated group does not mix with what lies beneath it")
  func isolation() throws {
    let resources = "/XObject << /F 5 0 R >> /ExtGState << /M << /BM /Multiply >> >>"
    func drawn(_ about: String) throws -> UInt32 {
      let inner = "/ExtGState << /M << /BM /Multiply >> >>"
      return try pixels(
        "1 0 0 rg 0 0 20 20 re f /F Do", resources: resources,
        others: [
          form(
            "0 1 0 rg /M gs 0 0 20 20 re f",
            "/Resources << \(inner) >> /Group << /S /Transparency \(about) >>")
        ]
      ).pixel(9, 9)
    }
    #expect(try drawn("") == 0x000000)
    #expect(try drawn("/I true") == 0x00FF00)
  }

  @Test("a mask lets through as much as it is bright, its pictures as well, on its backdrop")
  func masks() throws {
    let about = "/Group << /S /Transparency /CS /DeviceGray >>"
    func drawn(_ content: String, _ more: String = "") throws -> Bitmap {
      let resources =
        "/ExtGState << /L << /SMask << /S /Luminosity /G 5 0 R \(more) >> >> /N << /SMask /None >> >>"
      return try pixels(
        "/L gs 0 0 20 20 re f /N gs 0 0 1 1 re f", resources: resources,
        others: [
          form(content, "\(about) /Resources << /XObject << /I 6 0 R >> >>"),
          PDFFixture.stream(
            "00 80>",
            "/Subtype /Image /Width 2 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 "
              + "/Filter /ASCIIHexDecode"),
        ])
    }
    let half = try drawn("0.5 g 0 0 10 20 re f")
    #expect(half.pixel(5, 5) == 0x7F7F7F)
    #expect(half.pixel(15, 5) == 0xFFFFFF)
    #expect(half.pixel(0, 19) == 0)
    #expect(try drawn("0 g 0 0 10 20 re f", "/BC [1]").pixel(5, 5) == 0xFFFFFF)
    #expect(try drawn("0 g 0 0 10 20 re f", "/BC [1]").pixel(15, 5) == 0)
    let picture = try drawn("q 20 0 0 20 0 0 cm /I Do Q")
    #expect(picture.pixel(2, 5) == 0xFFFFFF)
    #expect(abs(Int(picture.pixel(17, 5) & 0xFF) - 0x7F) < 4)
  }

  @Test("pictures: samples of any bits, ranges, colours that are clear, and JPEG")
  func pictures() throws {
    func drawn(_ hex: String, _ about: String) throws -> Bitmap {
      try pixels(
        "1 0 1 rg 0 0 20 20 re f q 20 0 0 20 0 0 cm /I Do Q", resources: "/XObject << /I 5 0 R >>",
        others: [
          PDFFixture.stream(
            hex + ">", "/Subtype /Image /Filter /ASCIIHexDecode \(about)")
        ])
    }
    let gray = "/ColorSpace /DeviceGray"
    #expect(
      try drawn("40 80", "/Width 2 /Height 2 /BitsPerComponent 1 \(gray)").pixel(2, 2) == 0x000000)
    #expect(
      try drawn("40 80", "/Width 2 /Height 2 /BitsPerComponent 1 \(gray)").pixel(17, 2) == 0xFFFFFF)
    #expect(
      try drawn("40 80", "/Width 2 /Height 2 /BitsPerComponent 1 \(gray)").pixel(2, 17) == 0xFFFFFF)
    #expect(
      try drawn("8000", "/Width 1 /Height 1 /BitsPerComponent 16 \(gray)").pixel(9, 9) == 0x808080)
    #expect(
      try drawn("00", "/Width 1 /Height 1 /BitsPerComponent 8 \(gray) /Decode [1 0]").pixel(9, 9)
        == 0xFFFFFF)
    let key = "/Width 2 /Height 1 /BitsPerComponent 8 \(gray) /Mask [0 9]"
    #expect(try drawn("05 FF", key).pixel(1, 9) == 0xFF00FF)
    #expect(try drawn("05 FF", key).pixel(18, 9) == 0xFFFFFF)
    // Above the first row of the file nothing is turned over.
    let row = try drawn(
      "FF0000 00FF00", "/Width 1 /Height 2 /BitsPerComponent 8 /ColorSpace /DeviceRGB")
    #expect(row.pixel(9, 1) == 0xFF0000)
    #expect(row.pixel(9, 18) == 0x00FF00)
  }

  @Test(
    "packings",
    arguments: [
      (
        "/Filter /RunLengthDecode",
        [0xFF, 0x20, 14] as [UInt8] + Array("2 9 10 8 re f ".utf8) + [0x20, 128]
      ),
      ("/Filter [/AHx]", Array("32 20 39 20 31 30 20 38 20 72 65 20 66>".utf8)),
      ("/Filter /FlateDecode", PDFFixture.deflated(Array("2 9 10 8 re f".utf8))),
      // 9-bit codes: clear, "2", " ", "9", " ", "1", "0", " ", "8", " ", "r", "e", " ", "f", end.
      (
        "/Filter /LZWDecode",
        packed([256, 50, 32, 57, 32, 49, 48, 32, 56, 32, 114, 101, 32, 102, 257])
      ),
    ])
  func packings(about: String, bytes: [UInt8]) throws {
    let found = try pixels(image(PDFFixture(contents: bytes, about: about)))
    #expect(try found == pixels("2 9 10 8 re f"))
  }

  @Test("repeated strings unpack, the one that is being made as well")
  func repeatedStrings() throws {
    let codes = [256, 50, 32, 258, 260, 259, 262, 114, 101, 32, 102, 257]
    let file = PDFFixture(contents: packed(codes), about: "/Filter /LZWDecode")
    #expect(try pixels(image(file)) == pixels("2 2 2 2 2 2 re f"))
  }

  @Test("tables and objects in streams say the same")
  func compact() throws {
    let file = PDFFixture(
      "/G gs 2 9 10 8 re f", resources: "/ExtGState << /G 5 0 R >>",
      others: ["<< /ca 0.5 >>"])
    let plain = try VectorImage.readPDF(file.bytes, name: "a").get()
    let compact = try VectorImage.readPDF(file.compact, name: "a").get()
    #expect(try pixels(plain) == pixels(compact))
    #expect(try pixels(compact).pixel(5, 5) == 0x7F7F7F)
  }

  @Test(
    "boxes and turns",
    arguments: [
      ("/MediaBox [0 0 30 10]", 30, 10, 2, 7), ("/CropBox [0 10 20 15]", 20, 5, 2, 2),
      ("/Rotate 90", 20, 20, 12, 2), ("/Rotate 180", 20, 20, 17, 12),
      ("/Rotate -90", 20, 20, 7, 17), ("/UserUnit 2", 40, 40, 5, 15),
    ] as [(String, Double, Double, Int, Int)])
  func boxes(page: String, width: Double, height: Double, x: Int, y: Int) throws {
    // A spot at (2.5, 12.5), or (2.5, 2.5) where the page is low.
    let image = try image(PDFFixture("2 12 1 1 re 2 2 1 1 re f", page: page))
    #expect(image.size == Size(width: width, height: height))
    #expect(try pixels(image).pixel(x, y) == 0)
  }

  @Test(
    "what is left out is named once",
    arguments: [
      ("BT /F 9 Tf (a) Tj (b) Tj ET", "texts are left out"),
      ("/Pattern cs /T scn 0 0 9 9 re f 0 0 9 9 re f", "patterns of tiles are left out"),
      ("/M sh", "gradients of type 4 are left out"),
      ("/J Do /J Do", "pictures packed by JPXDecode are left out"),
      ("/Z gs 0 0 1 1 re f", "blend modes \"Strange\" are left out"),
      ("/C sh", "functions of type 5 are left out"),
      ("1 2 3 odd", "operators \"odd\" are left out"),
      ("99999999 0 m 1 1 l S", "shapes with coordinates beyond all bounds are left out"),
    ])
  func leftOut(content: String, warning: String) throws {
    let resources = """
      /Pattern << /T << /PatternType 1 >> >> /XObject << /J 5 0 R >>
      /ExtGState << /Z << /BM /Strange >> >>
      /Shading << /M << /ShadingType 4 >> /C << /ShadingType 2 /Coords [0 0 1 1]
        /ColorSpace /DeviceGray /Function << /FunctionType 5 /Domain [0 1] >> >> >>
      """
    let image = try image(
      PDFFixture(
        content, resources: resources,
        others: [PDFFixture.stream("", "/Subtype /Image /Width 1 /Height 1 /Filter /JPXDecode")]))
    #expect(image.warnings == [warning])
  }

  @Test("further pages and annotations are named")
  func pages() throws {
    var file = PDFFixture("", page: "/Annots [<< >>]")
    file.objects[1] = Array("<< /Kids [3 0 R 3 0 R] /Count 2 /MediaBox [0 0 9 9] >>".utf8)
    #expect(
      try image(file).warnings
        == ["the pages after the first are left out", "annotations are left out"])
  }

  @Test(
    "mistakes are said with their place",
    arguments: [
      ("1 2 re f", "content, byte 6, \"re\": expected 4 numbers"),
      ("/No gs", "content, byte 6, \"gs\": there is no graphics state \"No\""),
      ("/No Do", "content, byte 6, \"Do\": there is no form or picture \"No\""),
      ("/Odd cs", "content, byte 7, \"cs\": there is no colour space \"Odd\""),
      ("[[[1", "content, byte 4: expected a value, found the end"),
      ("(text", "content, byte 0: expected \")\" at the end of a text"),
      ("/F Do", "forms are nested too deeply, or in themselves"),
    ])
  func mistakes(content: String, message: String) {
    let file = PDFFixture(
      content, resources: "/XObject << /F 5 0 R >>",
      others: [form("/F Do", "/Resources << /XObject << /F 5 0 R >> >>")])
    #expect(mistake(file.bytes)?.hasSuffix(message) == true, "\(mistake(file.bytes) ?? "none")")
  }

  @Test("damaged files are mistakes")
  func damaged() {
    let file = PDFFixture("0 0 1 1 re f")
    #expect(
      mistake(Array("%PDF-1.4\n".utf8))
        == "byte 9: expected \"startxref\" before the end of the file")
    var secret = file
    secret.trailer = "/Encrypt << >>"
    #expect(mistake(secret.bytes) == "the file is encrypted")
    var circle = file
    circle.trailer = "/Prev \(file.bytes.count - 200)"
    #expect(mistake(circle.bytes) != nil)
    var lost = file
    lost.objects[3] = Array("4 0 R".utf8)
    #expect(mistake(lost.bytes) == "references lead to one another")
    var packed = file
    packed.objects[3] = PDFFixture.stream([1, 2, 3], "/Filter /FlateDecode")
    #expect(mistake(packed.bytes)?.contains("FlateDecode: the packed bytes are damaged") == true)
    var empty = file
    empty.objects[1] = Array("<< >>".utf8)
    #expect(mistake(empty.bytes) == "there is no page")
    empty.objects[1] = Array("<< /Type /Page /MediaBox [0 0 0 9] >>".utf8)
    #expect(mistake(empty.bytes) == "the page has no extent, or one of more than 100,000 points")
  }

  @Test("no beginning of a file traps, nor any file with one byte changed")
  func robust() {
    for bytes in [
      PDFFixture("q 2 9 10 8 re W n /S sh Q (a\\051) [1 2] 0 d").bytes,
      PDFFixture("0 0 1 1 re f").compact,
    ] {
      for count in 0..<bytes.count { _ = VectorImage.readPDF(Array(bytes[..<count]), name: "a") }
      for index in bytes.indices {
        var changed = bytes
        changed[index] ^= 0x11
        _ = VectorImage.readPDF(changed, name: "a")
      }
    }
  }

  @Test("forms that draw one another over and over come to an end")
  func manyForms() {
    let file = PDFFixture(
      "/A Do", resources: "/XObject << /A 5 0 R >>",
      others: (5..<25).map { number in
        form(
          String(repeating: "/A Do ", count: 10),
          "/Resources << /XObject << /A \(number + 1) 0 R >> >>")
      } + [form("0 0 1 1 re f")])
    #expect(mistake(file.bytes)?.contains("operators and draw") == true)
  }
}

/// Codes of nine bits.
private func packed(_ codes: [Int]) -> [UInt8] {
  var bits = codes.flatMap { code in (0..<9).reversed().map { code >> $0 & 1 } }
  while bits.count % 8 != 0 { bits.append(0) }
  return stride(from: 0, to: bits.count, by: 8).map { start in
    UInt8(bits[start..<start + 8].reduce(0) { $0 * 2 + $1 })
  }
}
