/// The largest canvas that is accepted; checked before anything is allocated.
public struct RenderingLimits: Hashable, Sendable {
  /// Which limit was exceeded.
  public enum Name: String, Sendable, Hashable {
    /// The number of pixels in a row.
    case maximumWidth
    /// The number of rows.
    case maximumHeight
    /// The number of pixels of a bitmap held in memory as a whole.
    case maximumBitmapPixels
  }

  /// The widest row, in pixels. Not more than 32,767, the widest coverage row of Cairo.
  public var maximumWidth: Int
  /// The greatest number of rows, in pixels. Not more than 2³⁰.
  public var maximumHeight: Int
  /// The largest bitmap, in pixels of four bytes; streamed pictures are not bound by it.
  public var maximumBitmapPixels: Int

  /// Makes limits; the defaults are 32,767 × 33,554,432 pixels and bitmaps of 1 GiB.
  public init(
    maximumWidth: Int = 32_767, maximumHeight: Int = 1 << 25,
    maximumBitmapPixels: Int = 1 << 28
  ) {
    self.maximumWidth = min(maximumWidth, 32_767)
    self.maximumHeight = min(maximumHeight, 1 << 30)
    self.maximumBitmapPixels = maximumBitmapPixels
  }
}
