import CGalleyTurboJPEG
import GalleyImaging
import Testing

@Suite("JPEG decoder")
struct JPEGDecoderTests {
  /// A file of the library's own writer: a gradient with a dark top left corner.
  func file(
    width: Int = 24, height: Int = 16, subsampling: TJSAMP = TJSAMP_444, flags: Int32 = 0,
    format: TJPF = TJPF_RGBA
  ) -> [UInt8] {
    var pixels = picture(width, height)
    var buffer: UnsafeMutablePointer<UInt8>?
    var size: UInt = 0
    let handle = tjInitCompress()
    defer {
      tjDestroy(handle)
      tjFree(buffer)
    }
    tjCompress2(
      handle, &pixels, Int32(width), 0, Int32(height), format.rawValue, &buffer, &size,
      Int32(subsampling.rawValue), 100, flags)
    return [UInt8](UnsafeBufferPointer(start: buffer, count: Int(size)))
  }

  func picture(_ width: Int, _ height: Int) -> [UInt8] {
    (0..<width * height).flatMap { index -> [UInt8] in
      let (x, y) = (index % width, index / width)
      return [UInt8(x * 255 / width), UInt8(y * 255 / height), x < 8 && y < 8 ? 0 : 200, 255]
    }
  }

  /// The largest difference of a channel.
  func distance(_ bitmap: Bitmap, _ pixels: [UInt8]) -> Int {
    zip(bitmap.pixels, pixels).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
  }

  @Test(
    "Baseline and progressive files come out near their originals",
    arguments: [0, TJFLAG_PROGRESSIVE])
  func decoding(_ flags: Int32) throws {
    let bitmap = try JPEGDecoder.decode(file(flags: flags))
    #expect(bitmap.width == 24 && bitmap.height == 16)
    #expect(distance(bitmap, picture(24, 16)) < 12)
  }

  @Test("Grey files have equal channels, subsampled ones the right size")
  func greyAndSubsampled() throws {
    let grey = try JPEGDecoder.decode(file(subsampling: TJSAMP_GRAY))
    #expect(grey.pixels[0] == grey.pixels[1] && grey.pixels[1] == grey.pixels[2])
    let odd = try JPEGDecoder.decode(file(width: 17, height: 9, subsampling: TJSAMP_420))
    #expect(odd.width == 17 && odd.height == 9)
  }

  @Test("CMYK files are mixed from their inverted inks")
  func inks() throws {
    // The picture's bytes taken as cyan, magenta, yellow and a black of 255: no black at all.
    let bitmap = try JPEGDecoder.decode(file(format: TJPF_CMYK))
    #expect(distance(bitmap, picture(24, 16)) < 12)
  }

  /// Returns the file with an Exif block that specifies the orientation of the camera.
  func oriented(_ orientation: UInt8, isLittle: Bool) -> [UInt8] {
    let entry: [UInt8] =
      isLittle
      ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
      : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    let body = Array("Exif\0\0".utf8) + entry + [0, 0, 0, 0]
    let file = file()
    return Array(file.prefix(2)) + [0xFF, 0xE1, 0, UInt8(body.count + 2)] + body
      + file.dropFirst(2)
  }

  /// The place at which the dark corner of the stored picture is seen, for each orientation.
  @Test(
    "The Exif orientation is applied",
    arguments: [
      (1, 24, 0, 0), (2, 24, 1, 0), (3, 24, 1, 1), (4, 24, 0, 1), (5, 16, 0, 0), (6, 16, 1, 0),
      (7, 16, 1, 1), (8, 16, 0, 1),
    ] as [(UInt8, Int, Int, Int)], [false, true])
  func orientation(_ expected: (UInt8, Int, Int, Int), _ isLittle: Bool) throws {
    let (orientation, width, right, bottom) = expected
    let bitmap = try JPEGDecoder.decode(oriented(orientation, isLittle: isLittle))
    #expect(bitmap.width == width && bitmap.height == 40 - width)
    let (x, y) = (right * (bitmap.width - 1), bottom * (bitmap.height - 1))
    for (cornerX, cornerY) in [
      (0, 0), (bitmap.width - 1, 0), (0, bitmap.height - 1), (bitmap.width - 1, bitmap.height - 1),
    ] {
      let blue = bitmap.pixels[4 * (cornerY * bitmap.width + cornerX) + 2]
      #expect((blue < 100) == (cornerX == x && cornerY == y))
    }
  }

  func failure(_ file: [UInt8], limits: ImageLimits = .standard) -> String? {
    do throws(ImageError) {
      _ = try JPEGDecoder.decode(file, limits: limits)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test("Truncated and foreign files are errors with the library's words")
  func errors() {
    let file = file()
    #expect(failure([])?.hasPrefix("reading JPEG: expected a JPEG header, found ") == true)
    #expect(failure([1, 2, 3, 4]) != nil)
    #expect(failure(Array(file.dropLast(40)))?.contains("Premature end of JPEG file") == true)
    let limits = ImageLimits(maximumPixels: 100, maximumFileBytes: 1 << 20)
    #expect(failure(file, limits: limits)?.contains("at most 100 pixels, found 24 × 16") == true)
  }

  @Test("Any byte changed gives an error or pixels, never a crash")
  func corruption() {
    let file = oriented(6, isLittle: false)
    for index in file.indices {
      var broken = file
      broken[index] ^= 0xFF
      _ = failure(broken)
    }
    for length in stride(from: 0, to: file.count, by: 7) {
      #expect(failure(Array(file.prefix(length))) != nil)
    }
  }
}
