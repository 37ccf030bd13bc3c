/// What a PNG file says besides its pixels.
public struct PNGMetadata: Hashable, Sendable {
  /// The physical size of a pixel (pHYs).
  public struct PixelDensity: Hashable, Sendable {
    /// Pixels per unit along x.
    public var x: Int
    /// Pixels per unit along y.
    public var y: Int
    /// Whether the unit is a metre; otherwise only the ratio of x and y has a meaning.
    public var isPerMeter: Bool

    /// Makes a density from its fields.
    public init(x: Int, y: Int, isPerMeter: Bool) {
      self.x = x
      self.y = y
      self.isPerMeter = isPerMeter
    }
  }

  /// The header, which tells the depth of the samples before they were brought to eight bits.
  public var header: PNGHeader
  /// The rendering intent of sRGB pixels, 0 to 3 (sRGB); nil when the file does not say sRGB.
  public var renderingIntent: Int?
  /// The image gamma times 100,000 (gAMA). Pixels are never changed by it.
  public var gamma: Int?
  /// Whether the file carries an ICC profile (iCCP). It is not applied.
  public var hasColorProfile = false
  /// The physical size of a pixel.
  public var pixelDensity: PixelDensity?
  /// Every other ancillary chunk in file order, private ones included, with their data as stored.
  public var chunks: [PNGChunk] = []

  /// The data of the first chunk with that name among ``chunks``.
  public func chunk(named name: String) -> [UInt8]? {
    chunks.first { $0.name == name }?.data
  }

  init(header: PNGHeader) {
    self.header = header
  }
}

/// A decoded PNG file: pixels and what is said about them.
public struct PNGImage: Hashable, Sendable {
  /// The pixels, straight red, green, blue and alpha.
  public var bitmap: Bitmap
  /// Everything else.
  public var metadata: PNGMetadata
}
