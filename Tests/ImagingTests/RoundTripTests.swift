import GalleyImaging
import Testing

/// A generator with a fixed seed (SplitMix64), so that a failing case can be run again.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}

/// Pictures whose colours come from a small set, so that every layout of the writer occurs.
enum Palettes: String, CaseIterable {
  case blackAndWhite
  case fourGreys
  case sixteenGreys
  case greys
  case greysAndAlpha
  case twoColors
  case tenColors
  case translucentColors
  case opaque
  case translucent

  func word(_ generator: inout SeededGenerator) -> UInt32 {
    let random = UInt32(truncatingIfNeeded: generator.next())
    switch self {
    case .blackAndWhite: return (random & 1) * 0xFF_FFFF | 0xFF00_0000
    case .fourGreys: return (random & 3) * 85 * 0x1_0101 | 0xFF00_0000
    case .sixteenGreys: return (random & 15) * 17 * 0x1_0101 | 0xFF00_0000
    case .greys: return (random & 255) * 0x1_0101 | 0xFF00_0000
    case .greysAndAlpha: return (random & 255) * 0x1_0101 | random & 0xFF00_0000
    case .twoColors: return random & 1 == 0 ? 0xFF12_3456 : 0xFF98_7654
    case .tenColors: return (random % 10) &* 0x01_23_45 | 0xFF00_0000
    case .translucentColors: return (random % 200) &* 0x0723_4567
    case .opaque: return random | 0xFF00_0000
    case .translucent: return random
    }
  }

  /// Runs, repeated rows and noise in turn, as in pictures of user interfaces.
  func bitmap(width: Int, height: Int, seed: UInt64) -> Bitmap {
    var generator = SeededGenerator(seed: seed)
    var words: [UInt32] = []
    for y in 0..<height {
      if y > 0, generator.next() % 3 == 0 {
        words.append(contentsOf: words.suffix(width))
        continue
      }
      var row: [UInt32] = []
      while row.count < width {
        let run = Int(generator.next() % 3 == 0 ? 1 + generator.next() % 40 : 1)
        row.append(contentsOf: Array(repeating: word(&generator), count: run))
      }
      words.append(contentsOf: row.prefix(width))
    }
    let pixels = words.flatMap { word in
      (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * UInt32($0))) }
    }
    return Bitmap(width: width, height: height, format: .rgbaStraight, pixels: pixels)
  }
}

@Suite("PNG round trips")
struct RoundTripTests {
  static let sizes = [(1, 1), (1, 7), (2, 3), (7, 1), (9, 9), (33, 20), (100, 64), (301, 17)]

  @Test(
    "Every layout survives both modes", arguments: Palettes.allCases,
    [PNGEncoder.Mode.fast, .small])
  func layouts(_ palette: Palettes, _ mode: PNGEncoder.Mode) throws {
    for (seed, size) in Self.sizes.enumerated() {
      let bitmap = palette.bitmap(width: size.0, height: size.1, seed: UInt64(seed))
      let file = try PNGEncoder(mode: mode).encode(bitmap)
      let decoded = try PNGDecoder.decode(file)
      #expect(decoded == bitmap, "\(palette) \(size) \(mode)")
    }
  }
}
