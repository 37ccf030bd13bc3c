import GalleyImaging
import GalleyPlatform

/// A bitmap with operations to draw outlines and captions.
struct PixelCanvas {
  typealias Color = (UInt8, UInt8, UInt8)

  let width: Int
  let height: Int
  private var pixels: [UInt8]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = [UInt8](repeating: 255, count: 4 * width * height)
  }

  /// Draws every pixel at once.
  init(width: Int, height: Int, _ draw: (UnsafeMutableRawBufferPointer) -> Void) {
    self.width = width
    self.height = height
    pixels = [UInt8](unsafeUninitializedCapacity: 4 * width * height) { pixels, count in
      draw(UnsafeMutableRawBufferPointer(pixels))
      count = 4 * width * height
    }
  }

  /// Draws on the pixels of a picture, which has none afterwards.
  init(taking picture: inout Bitmap) {
    (width, height) = (picture.width, picture.height)
    pixels = picture.pixels
    picture.pixels = []
  }

  var bitmap: Bitmap {
    Bitmap(width: width, height: height, format: .rgbaStraight, pixels: pixels)
  }

  mutating func set(_ x: Int, _ y: Int, _ color: Color) {
    guard x >= 0, y >= 0, x < width, y < height else { return }
    let offset = 4 * (y * width + x)
    pixels[offset] = color.0
    pixels[offset + 1] = color.1
    pixels[offset + 2] = color.2
  }

  /// A colour as the bytes of an opaque pixel.
  @inline(__always)
  static func word(_ color: Color) -> UInt32 {
    (UInt32(color.0) | UInt32(color.1) << 8 | UInt32(color.2) << 16 | 0xFF00_0000).littleEndian
  }

  /// A part of a row that is inside a mask, as words of 64 bits.
  @inline(__always)
  static func row(
    _ y: Int, from x: Int, count: Int, of width: Int, in pixels: UnsafeMutableRawBufferPointer
  ) -> UnsafeMutableBufferPointer<UInt32> {
    let offset = 4 * (y * width + x)
    let part = UnsafeMutableRawBufferPointer(rebasing: pixels[offset..<(offset + 4 * count)])
    return part.assumingMemoryBound(to: UInt32.self)
  }

  mutating func withPixels(_ body: (UnsafeMutableRawBufferPointer) -> Void) {
    pixels.withUnsafeMutableBytes(body)
  }

  mutating func fill(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ color: Color) {
    for row in y..<(y + height) {
      for column in x..<(x + width) { set(column, row, color) }
    }
  }

  mutating func outline(
    _ x: Int, _ y: Int, _ width: Int, _ height: Int, _ color: Color, isDashed: Bool
  ) {
    let isOn = { (step: Int) in !isDashed || step & 7 < 4 }
    for step in 0..<max(0, min(width, self.width * 2)) where isOn(step) {
      set(x + step, y, color)
      set(x + step, y + height - 1, color)
    }
    for step in 0..<max(0, min(height, self.height * 2)) where isOn(step) {
      set(x, y + step, color)
      set(x + width - 1, y + step, color)
    }
  }
}

/// The three captions, in a face of five by seven dots: text must not need a font here.
enum PanelCaption {
  /// The height of a caption, in pixels.
  static let height = 14

  /// The width of a caption, in pixels: letters of ten with two between.
  static func width(of text: String) -> Int { 12 * text.count - 2 }

  static func draw(_ text: String, on canvas: inout PixelCanvas, x: Int, y: Int) {
    for (index, letter) in text.enumerated() {
      for (row, bits) in (rows[letter] ?? []).enumerated() {
        for column in 0..<5 where bits & (0x10 >> UInt8(column)) != 0 {
          canvas.fill(x + index * 12 + column * 2, y + row * 2, 2, 2, (90, 90, 100))
        }
      }
    }
  }

  private static let rows: [Character: [UInt8]] = [
    "A": [0x0E, 0x11, 0x11, 0x1F, 0x11, 0x11, 0x11],
    "C": [0x0E, 0x11, 0x10, 0x10, 0x10, 0x11, 0x0E],
    "D": [0x1E, 0x11, 0x11, 0x11, 0x11, 0x11, 0x1E],
    "E": [0x1F, 0x10, 0x10, 0x1E, 0x10, 0x10, 0x1F],
    "F": [0x1F, 0x10, 0x10, 0x1E, 0x10, 0x10, 0x10],
    "I": [0x0E, 0x04, 0x04, 0x04, 0x04, 0x04, 0x0E],
    "L": [0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x1F],
    "N": [0x11, 0x19, 0x15, 0x13, 0x11, 0x11, 0x11],
    "P": [0x1E, 0x11, 0x11, 0x1E, 0x10, 0x10, 0x10],
    "R": [0x1E, 0x11, 0x11, 0x1E, 0x14, 0x12, 0x11],
    "T": [0x1F, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04],
    "U": [0x11, 0x11, 0x11, 0x11, 0x11, 0x11, 0x0E],
    "X": [0x11, 0x11, 0x0A, 0x04, 0x0A, 0x11, 0x11],
  ]
}
