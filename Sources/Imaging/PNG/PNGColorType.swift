/// The colour types of a PNG file, with their codes in the header.
package enum PNGColorType: UInt8, Hashable, Sendable, CaseIterable {
  /// One sample of grey.
  case grey = 0
  /// Red, green and blue.
  case rgb = 2
  /// An index into the palette.
  case palette = 3
  /// Grey and alpha.
  case greyAlpha = 4
  /// Red, green, blue and alpha.
  case rgba = 6

  /// The number of samples of a pixel.
  package var channels: Int {
    switch self {
    case .grey, .palette: 1
    case .greyAlpha: 2
    case .rgb: 3
    case .rgba: 4
    }
  }

  /// The bit depths the standard allows for the colour type.
  package var depths: [Int] {
    switch self {
    case .grey: [1, 2, 4, 8, 16]
    case .palette: [1, 2, 4, 8]
    case .rgb, .greyAlpha, .rgba: [8, 16]
    }
  }
}
