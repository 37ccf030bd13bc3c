/// One bit for each pixel of a picture, rows of whole bytes, the first pixel lowest.
public struct DifferenceMask: Hashable, Sendable {
  /// The size of the picture.
  public let extent: PixelExtent
  /// The bytes of a row.
  let rowBytes: Int
  /// The bits.
  var bits: [UInt8]

  init(extent: PixelExtent) {
    self.extent = extent
    rowBytes = (extent.width + 7) / 8
    bits = [UInt8](repeating: 0, count: rowBytes * extent.height)
  }

  /// Returns true if the pixel at a place is set.
  public func contains(x: Int, y: Int) -> Bool {
    bits[y * rowBytes + x >> 3] >> UInt8(x & 7) & 1 != 0
  }
}
