/// Writes PNG files. The bytes depend on the pixels and the settings only: not on the number of
/// threads, the machine or the time.
public struct PNGEncoder: Sendable {
  /// The preferred criterion.
  public enum Mode: Hashable, Sendable {
    /// Speed: for pictures that are looked at once.
    case fast
    /// Size: for references that are kept.
    case small
  }

  /// What matters more.
  public var mode: Mode
  /// Pixels per point, written as a physical size of 72 · scale pixels per inch; nil writes none.
  public var scale: Double?
  /// Ancillary chunks to add before the pixels.
  package var chunks: [PNGChunk]
  /// The most threads that work at once; nil means one for each core.
  public var threads: Int?
  /// The bytes of rows in a stripe. Tests make it small to see many stripes.
  package var stripeBytes: Int?

  /// Makes an encoder.
  package init(
    mode: Mode = .fast, scale: Double? = nil, chunks: [PNGChunk] = [], threads: Int? = nil
  ) {
    self.mode = mode
    self.scale = scale
    self.chunks = chunks
    self.threads = threads
  }

  /// The division of a picture's rows.
  ///
  /// Stripes of a mebibyte keep all cores busy and cost a few hundred bytes each. Small files lose
  /// more by a cut, because every stripe starts with an empty window.
  func geometry(rowBytes: Int, height: Int) -> StripeGeometry {
    StripeGeometry(
      rowBytes: rowBytes, height: height,
      stripeBytes: stripeBytes ?? (mode == .fast ? 1 << 20 : 16 << 20))
  }
}
