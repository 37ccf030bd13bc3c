/// Pixels at rest: eight bits a channel, four channels, rows from top to bottom without padding.
public struct Bitmap: Sendable, Hashable {
  /// The number of pixels in a row; positive.
  public let width: Int
  /// The number of rows; positive.
  public let height: Int
  /// The layout of a pixel's bytes.
  public let format: PixelFormat
  /// The pixels, 4 · width · height bytes.
  public var pixels: [UInt8]

  /// Makes a bitmap from its bytes; there must be 4 · width · height of them.
  public init(width: Int, height: Int, format: PixelFormat, pixels: [UInt8]) {
    precondition(pixels.count == 4 * width * height, "a bitmap needs four bytes for each pixel")
    self.width = width
    self.height = height
    self.format = format
    self.pixels = pixels
  }
}
