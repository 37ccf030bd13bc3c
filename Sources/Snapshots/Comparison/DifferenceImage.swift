public import GalleyImaging

/// Pictures that show a difference to people.
public enum DifferenceImage {
  /// The base in pale grey, failing pixels in red, clusters boxed. Pixels that differ but are
  /// tolerated are yellow. A difference in size shows the part both have not in common in red.
  public static func difference(
    expected: Bitmap, actual: Bitmap, _ difference: BitmapDifference
  ) -> Bitmap {
    let (old, new) = (expected.straight, actual.straight)
    var canvas = DifferenceCanvas(
      width: max(old.width, new.width), height: max(old.height, new.height), fill: 0xFFFF_FFFF)
    canvas.drawFaded(new)
    switch difference {
    case .none: break
    case .size: canvas.markOverhang(old, new)
    case .pixels(let pixels):
      canvas.mark(old, new, pixels.mask)
      for cluster in pixels.clusters { canvas.frame(cluster.box) }
    }
    return canvas.bitmap
  }

  /// Expected, actual and difference side by side, with a gap of 16 pixels between; translucent
  /// pixels lie on a checkerboard, pictures of different heights are aligned at the top.
  public static func composite(
    expected: Bitmap, actual: Bitmap, _ difference: BitmapDifference
  ) -> Bitmap {
    let marked = Self.difference(expected: expected, actual: actual, difference)
    let pictures = [expected.straight, actual.straight, marked]
    let gap = 16
    let width = pictures.reduce(gap * 2) { $0 + $1.width }
    let height = pictures.reduce(1) { max($0, $1.height) }
    var canvas = DifferenceCanvas(width: width, height: height, fill: 0xFF80_8080)
    var x = 0
    for (index, picture) in pictures.enumerated() {
      canvas.draw(picture, x: x)
      if index < 2, case .pixels(let pixels) = difference {
        for cluster in pixels.clusters { canvas.frame(cluster.box, x: x) }
      }
      x += picture.width + gap
    }
    return canvas.bitmap
  }
}

/// Opaque pixels to draw on.
private struct DifferenceCanvas {
  static let red: UInt32 = 0xFF00_00E0
  static let yellow: UInt32 = 0xFF00_C8F0
  static let blue: UInt32 = 0xFFFF_6A00

  let width: Int
  let height: Int
  private var words: [UInt32]

  init(width: Int, height: Int, fill: UInt32) {
    self.width = width
    self.height = height
    words = [UInt32](repeating: fill, count: width * height)
  }

  var bitmap: Bitmap {
    let pixels = words.withUnsafeBytes { [UInt8]($0) }
    return Bitmap(width: width, height: height, format: .rgbaStraight, pixels: pixels)
  }

  /// Calls the body with each word of a picture and where it lies.
  private func each(_ picture: Bitmap, _ body: (Int, Int, UInt32) -> Void) {
    picture.pixels.withUnsafeBytes { bytes in
      let words = bytes.bindMemory(to: UInt32.self)
      for y in 0..<picture.height {
        for x in 0..<picture.width { body(x, y, words[y * picture.width + x]) }
      }
    }
  }

  /// Draws a picture in its colours, on squares of two greys where it is translucent.
  mutating func draw(_ picture: Bitmap, x left: Int) {
    var words = self.words
    each(picture) { x, y, word in
      let square: UInt32 = (x >> 3 ^ y >> 3) & 1 == 0 ? 255 : 216
      words[y * width + left + x] = Self.blend(word, on: square)
    }
    self.words = words
  }

  private static func blend(_ word: UInt32, on grey: UInt32) -> UInt32 {
    let alpha = word >> 24
    func channel(_ shift: UInt32) -> UInt32 {
      (((word >> shift & 0xFF) * alpha + grey * (255 - alpha) + 127) / 255) << shift
    }
    return 0xFF00_0000 | channel(16) | channel(8) | channel(0)
  }

  /// Draws a picture in grey, four fifths towards white.
  mutating func drawFaded(_ picture: Bitmap) {
    var words = self.words
    each(picture) { x, y, word in
      let level = UInt32(255 - (255 - Channels.luma(word)) / 5)
      words[y * width + x] = 0xFF00_0000 | level * 0x1_0101
    }
    self.words = words
  }

  /// Colours the pixels that differ.
  mutating func mark(_ old: Bitmap, _ new: Bitmap, _ mask: DifferenceMask) {
    var words = self.words
    BitmapComparison.withPair(old, new) { pair in
      for y in 0..<pair.height {
        for x in 0..<pair.width {
          let index = y * pair.width + x
          guard pair.expected[index] != pair.actual[index] else { continue }
          words[y * width + x] = mask.contains(x: x, y: y) ? Self.red : Self.yellow
        }
      }
    }
    self.words = words
  }

  /// Colours what only one of two pictures covers.
  mutating func markOverhang(_ old: Bitmap, _ new: Bitmap) {
    let (sharedWidth, sharedHeight) = (min(old.width, new.width), min(old.height, new.height))
    for y in 0..<height {
      for x in 0..<width where x >= sharedWidth || y >= sharedHeight {
        words[y * width + x] = Self.red
      }
    }
  }

  /// A frame of two pixels round a box, three pixels away from it where there is room.
  mutating func frame(_ box: PixelRect, x left: Int = 0) {
    for ring in 4...5 {
      let (minX, maxX) = (max(0, box.x - ring), box.maxX - 1 + ring)
      let (minY, maxY) = (max(0, box.y - ring), min(height - 1, box.maxY - 1 + ring))
      for x in minX...maxX {
        set(left + x, minY)
        set(left + x, maxY)
      }
      for y in minY...maxY {
        set(left + minX, y)
        set(left + maxX, y)
      }
    }
  }

  private mutating func set(_ x: Int, _ y: Int) {
    guard x < width, y < height else { return }
    words[y * width + x] = Self.blue
  }
}
