import GalleyImaging

/// Small pictures for comparisons, words of opaque red, green, blue.
struct TestPicture {
  var width: Int
  var height: Int
  var words: [UInt32]

  init(width: Int, height: Int, fill: UInt32 = 0xFFFF_FFFF) {
    self.width = width
    self.height = height
    words = Array(repeating: fill, count: width * height)
  }

  subscript(x: Int, y: Int) -> UInt32 {
    get { words[y * width + x] }
    set { words[y * width + x] = newValue }
  }

  /// An opaque grey.
  static func grey(_ level: Int) -> UInt32 { UInt32(level) * 0x1_0101 | 0xFF00_0000 }

  mutating func fill(_ x: Range<Int>, _ y: Range<Int>, _ word: UInt32) {
    for row in y { for column in x { self[column, row] = word } }
  }

  var bitmap: Bitmap {
    Bitmap(
      width: width, height: height, format: .rgbaStraight,
      pixels: words.flatMap { word in
        (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * UInt32($0))) }
      })
  }
}

/// A generator with a fixed seed (SplitMix64).
struct ComparisonGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}
