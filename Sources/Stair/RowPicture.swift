package import GalleyRendering

/// A picture whose rows are drawn on request, on any thread and in any order.
package protocol RowPicture: Sendable {
  /// The number of pixels in a row.
  var width: Int { get }
  /// The number of rows.
  var height: Int { get }
  /// True if every pixel is opaque.
  var isOpaque: Bool { get }
  /// Draws rows into 4 · width bytes for each of them.
  func render(
    rows: Range<Int>, into memory: UnsafeMutableRawBufferPointer
  ) throws(RenderingError)
}

extension RasterPicture: RowPicture {}
