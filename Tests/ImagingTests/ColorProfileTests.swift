import GalleyImaging
import Testing

/// A profile made by hand: a header, a table and the tags of primaries and curves.
struct MadeProfile {
  /// Primaries in XYZ under D50.
  var primaries: [[Double]]
  var curve: [UInt8]
  var space = "RGB "
  /// The content of the tag with the name.
  var name: [UInt8] = []

  static let displayP3 = [
    [0.5151187, 0.2411892, -0.0010505], [0.2919778, 0.6922441, 0.0418791],
    [0.1571035, 0.0665668, 0.7840713],
  ]
  static let sRGB = [
    [0.4360747, 0.2225045, 0.0139322], [0.3850649, 0.7168786, 0.0971045],
    [0.1430804, 0.0606169, 0.7141733],
  ]

  private static func word(_ value: Int) -> [UInt8] { HandMadePNG.word(value) }

  static func fixed(_ value: Double) -> [UInt8] { word(Int((value * 65_536).rounded())) }

  /// The curve of sRGB as its five parameters.
  static let standardCurve =
    Array("para".utf8) + word(0) + [0, 3, 0, 0]
    + [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].flatMap(fixed)

  /// A power, as a curve of one entry.
  static func gamma(_ value: Double) -> [UInt8] {
    let step = Int((value * 256).rounded())
    return Array("curv".utf8) + word(0) + word(1) + [UInt8(step >> 8), UInt8(step & 255)]
  }

  var bytes: [UInt8] {
    var tags = zip(["rXYZ", "gXYZ", "bXYZ"], primaries).map { name, point in
      (name, Array("XYZ ".utf8) + Self.word(0) + point.flatMap(Self.fixed))
    }
    for name in ["rTRC", "gTRC", "bTRC"] { tags.append((name, curve)) }
    if !name.isEmpty { tags.append(("desc", name)) }
    var table = Self.word(tags.count)
    var data: [UInt8] = []
    for (name, content) in tags {
      let start = 132 + 12 * tags.count + data.count
      table += Array(name.utf8) + Self.word(start) + Self.word(content.count)
      data += content + [UInt8](repeating: 0, count: (4 - content.count % 4) % 4)
    }
    var header = [UInt8](repeating: 0, count: 128)
    header.replaceSubrange(16..<20, with: Array(space.utf8))
    header.replaceSubrange(20..<24, with: Array("XYZ ".utf8))
    header.replaceSubrange(36..<40, with: Array("acsp".utf8))
    return header + table + data
  }

  /// A profile's bytes as PNG has them.
  static func chunk(of content: [UInt8]) -> PNGChunk {
    PNGChunk(name: "iCCP", data: Array("made".utf8) + [0, 0] + HandMadePNG.zlib(content))
  }

  var chunk: PNGChunk { Self.chunk(of: bytes) }
}

@Suite("Colour profiles") struct ColorProfileTests {
  private func read(_ chunk: PNGChunk, _ pixel: [UInt8]) throws -> StillImage {
    let bitmap = Bitmap(width: 1, height: 1, format: .rgbaStraight, pixels: pixel + [255])
    return try StillImage.read(try PNGEncoder(chunks: [chunk]).encode(bitmap))
  }

  @Test(
    "colours of Display P3 become those of sRGB that browsers show",
    arguments: [
      ([0, 200, 80], [0, 204, 58]), ([255, 255, 255], [255, 255, 255]), ([0, 0, 0], [0, 0, 0]),
      ([128, 128, 128], [128, 128, 128]), ([234, 51, 35], [255, 0, 0]),
    ] as [([UInt8], [UInt8])])
  func displayP3(pixel: [UInt8], wanted: [UInt8]) throws {
    let profile = MadeProfile(
      primaries: MadeProfile.displayP3, curve: MadeProfile.standardCurve)
    for chunk in [profile.chunk, PNGChunk(name: "cICP", data: [12, 13, 0, 1])] {
      let image = try read(chunk, pixel)
      for (found, wanted) in zip(image.bitmap.pixels, wanted) {
        #expect(abs(Int(found) - Int(wanted)) <= 2, "\(image.bitmap.pixels)")
      }
      #expect(image.warnings.isEmpty)
    }
  }

  @Test(
    "code points name primaries and curves; what they do not name is a warning",
    arguments: [
      ([1, 13, 0, 1], [55, 200, 9], 0), ([2, 2, 0, 1], [55, 200, 9], 0),
      // Light itself: 55 of 255 is written as 128.
      ([1, 8, 0, 1], [128, 228, 53], 0), ([12, 13, 0, 1], [0, 204, 0], 0),
      // Green of BT.2020 is beyond that of sRGB, white is the same.
      ([9, 13, 0, 1], [0, 211, 0], 0),
      ([9, 16, 0, 1], [55, 200, 9], 1), ([1, 13, 0, 0], [55, 200, 9], 1),
    ] as [([UInt8], [UInt8], Int)])
  func codePoints(codes: [UInt8], wanted: [UInt8], warnings: Int) throws {
    let image = try read(PNGChunk(name: "cICP", data: codes), [55, 200, 9])
    for (found, wanted) in zip(image.bitmap.pixels, wanted) {
      #expect(abs(Int(found) - Int(wanted)) <= 2, "\(image.bitmap.pixels)")
    }
    #expect(image.warnings.count == warnings)
    let white = try read(PNGChunk(name: "cICP", data: codes), [255, 255, 255])
    #expect(white.bitmap.pixels == [255, 255, 255, 255])
  }

  @Test("a profile that exchanges red and green does so")
  func exchanged() throws {
    let sRGB = MadeProfile.sRGB
    let profile = MadeProfile(
      primaries: [sRGB[1], sRGB[0], sRGB[2]], curve: MadeProfile.standardCurve)
    let found = try read(profile.chunk, [250, 20, 90]).bitmap.pixels
    for (one, other) in zip(found, [20, 250, 90] as [UInt8]) {
      #expect(abs(Int(one) - Int(other)) <= 2, "\(found)")
    }
  }

  @Test("a power of 1.8 makes middle tones lighter")
  func gamma() throws {
    let profile = MadeProfile(primaries: MadeProfile.sRGB, curve: MadeProfile.gamma(1.8))
    let found = try read(profile.chunk, [128, 128, 128]).bitmap.pixels[0]
    // (128 / 255)^1.8 is 0.289 of the light, which sRGB writes as 147.
    #expect((146...148).contains(found))
  }

  @Test("a profile of sRGB's own primaries and curve changes no pixel")
  func standard() throws {
    let profile = MadeProfile(primaries: MadeProfile.sRGB, curve: MadeProfile.standardCurve)
    for value in stride(from: 0, to: 256, by: 5) {
      let pixel = [UInt8(value), UInt8(255 - value), 77]
      #expect(try read(profile.chunk, pixel).bitmap.pixels == pixel + [255])
    }
  }

  @Test("a profile of another kind or a damaged one is a warning, and colours stay")
  func unknown() throws {
    var inks = MadeProfile(primaries: MadeProfile.sRGB, curve: MadeProfile.standardCurve)
    inks.space = "CMYK"
    let torn = MadeProfile.chunk(of: Array(inks.bytes.prefix(200)))
    for chunk in [inks.chunk, torn, PNGChunk(name: "iCCP", data: [65, 0, 0, 1, 2])] {
      let image = try read(chunk, [1, 2, 3])
      #expect(image.bitmap.pixels == [1, 2, 3, 255] && image.warnings.count == 1)
    }
  }

  @Test("a profile that is not converted is named, on one line")
  func named() throws {
    let old =
      Array("desc".utf8) + HandMadePNG.word(0) + HandMadePNG.word(10) + Array("News\nprint\0".utf8)
    let utf16 = Array("Zeitung".utf16).flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    let new =
      Array("mluc".utf8)
      + [0, 1, 12].flatMap(HandMadePNG.word) + Array("deDE".utf8)
      + [14, 28].flatMap(HandMadePNG.word) + utf16
    for (content, name) in [(old, " \"Newsprint\""), (new, " \"Zeitung\""), ([], "")] {
      let inks = MadeProfile(
        primaries: MadeProfile.sRGB, curve: MadeProfile.standardCurve, space: "CMYK", name: content)
      let image = try read(inks.chunk, [1, 2, 3])
      #expect(image.unknownSpace?.name == "colour profile" + name)
      #expect(
        image.warnings == [
          "its colour profile\(name) is not of curves and a matrix; its colours are taken as sRGB"
        ])
    }
  }

  @Test("a profile in a JPEG file is put together of its parts")
  func jpeg() throws {
    let file = JPEGDecoderTests().file()
    let sRGB = MadeProfile.sRGB
    let profile = MadeProfile(
      primaries: [sRGB[1], sRGB[0], sRGB[2]], curve: MadeProfile.standardCurve
    ).bytes
    func part(_ number: UInt8, _ bytes: ArraySlice<UInt8>) -> [UInt8] {
      let body = Array("ICC_PROFILE\0".utf8) + [number, 2] + bytes
      let length = body.count + 2
      return [0xFF, 0xE2, UInt8(length >> 8), UInt8(length & 255)] + body
    }
    var tagged = Array(file.prefix(2))
    tagged += part(2, profile[150...])
    tagged += part(1, profile[..<150])
    tagged += file.dropFirst(2)
    let plain = try StillImage.read(file).bitmap.pixels
    let found = try StillImage.read(tagged).bitmap.pixels
    let exchanged = stride(from: 0, to: plain.count, by: 4).flatMap { at -> [UInt8] in
      [plain[at + 1], plain[at], plain[at + 2], 255]
    }
    #expect(zip(found, exchanged).allSatisfy { abs(Int($0) - Int($1)) <= 3 })
  }
}
