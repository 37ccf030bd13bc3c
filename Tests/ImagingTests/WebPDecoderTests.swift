import GalleySystem
import Testing

@testable import GalleyImaging

@Suite("WebP files") struct WebPDecoderTests {
  private func bytes(_ text: String) throws -> [UInt8] {
    try #require(DataURL.bytes(of: "data:image/webp;base64," + text))
  }

  /// Four pixels by three, lossless: (60 x, 90 y, 200), the last column half transparent.
  private let lossless =
    "UklGRkIAAABXRUJQVlA4TDYAAAAvA4AAEF8gEEjyB5lgWIFAMlj4gw0ygaSNzc+SP/QA6LAZUwAgEASQKMSSwywrzTJp"
    + "RP8D9wY="
  /// Eight pixels by eight of one colour, lossy.
  private let lossy =
    "UklGRjYAAABXRUJQVlA4ICoAAABwAQCdASoIAAgAAMASJaACdAF1AAD+9YiVr//ZK3/+zy//+yVv+x5AAAA="
  /// Six by six pixels; the first picture is green, four by two at (2, 2).
  private let animation =
    "UklGRoYAAABXRUJQVlA4WAoAAAACAAAABQAABQAAQU5JTQYAAAAAAAAAAABBTk1GKgAAAAEAAAEAAAMAAAEAAGQAAAJW"
    + "UDhMEQAAAC8DQAAAB1DkKtSj/4GI6H8AAEFOTUYoAAAAAAAAAAAABQAABQAAZAAAAFZQOEwPAAAALwVAAQAHEP2P/gci"
    + "ov8BAA=="

  @Test("a lossless picture has its own pixels, alpha among them")
  func exact() throws {
    let image = try StillImage.read(try bytes(lossless)).bitmap
    let expected = (0..<12).flatMap { at -> [UInt8] in
      let (x, y) = (UInt8(at % 4), UInt8(at / 4))
      return [60 * x, 90 * y, 200, x < 3 ? 255 : 128]
    }
    #expect((image.width, image.height) == (4, 3))
    #expect(image.pixels == expected)
  }

  @Test("a lossy picture is decoded to the bits that the format fixes")
  func lossyPicture() throws {
    let image = try StillImage.read(try bytes(lossy)).bitmap
    let expected = (0..<64).flatMap { _ -> [UInt8] in [200, 39, 89, 255] }
    #expect(image.pixels == expected)
  }

  @Test("of an animation the first picture is shown at its place")
  func animated() throws {
    let image = try StillImage.read(try bytes(animation)).bitmap
    let expected = (0..<36).flatMap { at -> [UInt8] in
      let isInside = at % 6 >= 2 && (2..<4).contains(at / 6)
      return isInside ? [10, 200, 30, 255] : [0, 0, 0, 0]
    }
    #expect((image.width, image.height) == (6, 6))
    #expect(image.pixels == expected)
  }

  @Test("whatever is cut off is an error with the name of the library's fault")
  func cut() throws {
    for text in [lossless, lossy, animation] {
      let file = try bytes(text)
      // The second picture of the animation is not looked at.
      for count in stride(from: 12, to: text == animation ? 92 : file.count - 2, by: 3) {
        #expect(throws: ImageError.self, "\(count)") {
          try StillImage.read(Array(file.prefix(count)))
        }
      }
    }
    let file = try bytes(lossless)
    let error = #expect(throws: ImageError.self) { try StillImage.read(Array(file.prefix(14))) }
    #expect(
      error?.description == "reading WebP: expected a WebP header, found not enough data")
  }

  @Test("a picture beyond the limit is refused")
  func limits() throws {
    let file = try bytes(lossless)
    #expect(throws: ImageError.self) {
      try StillImage.read(file, limits: ImageLimits(maximumPixels: 11, maximumFileBytes: 1_000))
    }
  }

  @Test("a profile in a WebP file is applied")
  func profile() throws {
    let file = try bytes(lossless)
    var part = MadeProfile(
      primaries: [1, 0, 2].map { MadeProfile.sRGB[$0] }, curve: MadeProfile.standardCurve
    ).bytes
    if part.count % 2 == 1 { part.append(0) }
    func word(_ value: Int) -> [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    var body = Array("WEBPVP8X".utf8) + word(10)
    body += [0x30, 0, 0, 0, 3, 0, 0, 2, 0, 0]
    body += Array("ICCP".utf8)
    body += word(part.count)
    body += part
    body += file.dropFirst(12)
    var tagged = Array("RIFF".utf8) + word(body.count)
    tagged += body
    let image = try StillImage.read(tagged).bitmap
    let plain = try StillImage.read(file).bitmap
    #expect(abs(Int(image.pixels[20]) - Int(plain.pixels[21])) <= 3)
    #expect(abs(Int(image.pixels[21]) - Int(plain.pixels[20])) <= 3)
  }
}
