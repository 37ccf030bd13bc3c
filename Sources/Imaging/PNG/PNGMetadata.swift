/// The metadata of a PNG file.
package struct PNGMetadata: Hashable, Sendable {
  /// The physical size of a pixel (pHYs).
  package struct PixelDensity: Hashable, Sendable {
    /// Pixels per unit along x.
    package var x: Int
    /// Pixels per unit along y.
    package var y: Int
    /// True if the unit is a metre; otherwise only the ratio of x and y has a meaning.
    package var isPerMeter: Bool

    /// Makes a density from its fields.
    package init(x: Int, y: Int, isPerMeter: Bool) {
      self.x = x
      self.y = y
      self.isPerMeter = isPerMeter
    }
  }

  /// The header, which tells the depth of the samples before they were brought to eight bits.
  package var header: PNGHeader
  /// The rendering intent of sRGB pixels, 0 to 3 (sRGB); nil when the file does not say sRGB.
  package var renderingIntent: Int?
  /// The image gamma times 100,000 (gAMA). Pixels are never changed by it.
  package var gamma: Int?
  /// The ICC profile that the file carries (iCCP), empty where it is damaged; nil for none.
  package var colorProfile: [UInt8]?
  /// The physical size of a pixel.
  package var pixelDensity: PixelDensity?
  /// Every other ancillary chunk in file order, private ones included, with their data as stored.
  package var chunks: [PNGChunk] = []

  /// The data of the first chunk with that name among ``chunks``.
  package func chunk(named name: String) -> [UInt8]? {
    chunks.first { $0.name == name }?.data
  }

  init(header: PNGHeader) {
    self.header = header
  }
}

/// A decoded PNG file: pixels and what is said about them.
package struct PNGImage: Hashable, Sendable {
  /// The pixels, straight red, green, blue and alpha.
  package var bitmap: Bitmap
  /// Everything else.
  package var metadata: PNGMetadata
}
