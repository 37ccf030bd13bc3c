/// The way the pixels of a file are stored: the smallest form that holds them exactly.
enum PNGPixelLayout: Hashable, Sendable {
  /// Grey of 1, 2, 4 or 8 bits.
  case grey(bits: Int)
  case greyAlpha
  /// Indices of 1, 2, 4 or 8 bits.
  case palette(bits: Int, Palette)
  case rgb
  case rgba

  /// The colours of a palette, translucent ones first so that the list of alphas stays short.
  struct Palette: Hashable, Sendable {
    /// The words as the source has them.
    var sources: [UInt32]
    /// The same colours as straight RGBA words.
    var colors: [UInt32]
  }

  var header: (colorType: PNGColorType, depth: Int) {
    switch self {
    case .grey(let bits): (.grey, bits)
    case .greyAlpha: (.greyAlpha, 8)
    case .palette(let bits, _): (.palette, bits)
    case .rgb: (.rgb, 8)
    case .rgba: (.rgba, 8)
    }
  }

  var bitsPerPixel: Int { header.colorType.channels * header.depth }

  func rowBytes(width: Int) -> Int { (width * bitsPerPixel + 7) >> 3 }

  /// The layouts that could be smallest, the likeliest first: without a palette, then with one.
  static func candidates(
    _ survey: PixelSurvey, straight: (UInt32) -> UInt32
  ) -> [PNGPixelLayout] {
    let plain = plainLayout(survey, straight: straight)
    guard let words = survey.words, let palette = paletteLayout(words, straight: straight),
      palette.bitsPerPixel < plain.bitsPerPixel
    else { return [plain] }
    return [palette, plain]
  }

  private static func plainLayout(
    _ survey: PixelSurvey, straight: (UInt32) -> UInt32
  ) -> PNGPixelLayout {
    switch (survey.isGrey, survey.isOpaque) {
    case (true, true): .grey(bits: greyBits(survey.words))
    case (true, false): .greyAlpha
    case (false, true): .rgb
    case (false, false): .rgba
    }
  }

  /// The depth whose evenly spread levels include every level that occurs.
  private static func greyBits(_ words: [UInt32]?) -> Int {
    guard let words else { return 8 }
    for (bits, step) in [(1, UInt32(255)), (2, 85), (4, 17)]
    where words.allSatisfy({ ($0 & 0xFF) % step == 0 }) {
      return bits
    }
    return 8
  }

  private static func paletteLayout(
    _ words: [UInt32], straight: (UInt32) -> UInt32
  ) -> PNGPixelLayout? {
    let translucent = words.filter { straight($0) < 0xFF00_0000 }
    let sources = translucent + words.filter { straight($0) >= 0xFF00_0000 }
    let bits = [1, 2, 4, 8].first { sources.count <= 1 << $0 }
    return bits.map {
      .palette(bits: $0, Palette(sources: sources, colors: sources.map(straight)))
    }
  }
}
