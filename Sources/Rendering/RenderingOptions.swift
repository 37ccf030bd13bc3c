/// Options for rendering a picture. None of these change a pixel.
public struct RenderingOptions: Hashable, Sendable {
  /// The number of threads that render bands, the caller's included; at least 1.
  public var threads: Int
  /// The number of rows in a band; nil chooses as many as fill 256 KB, at least 16.
  public var bandHeight: Int?
  /// The largest canvas that is accepted.
  public var limits: RenderingLimits

  /// Makes options; by default one thread, automatic bands and the usual limits.
  public init(
    threads: Int = 1, bandHeight: Int? = nil, limits: RenderingLimits = RenderingLimits()
  ) {
    self.threads = threads
    self.bandHeight = bandHeight
    self.limits = limits
  }
}
