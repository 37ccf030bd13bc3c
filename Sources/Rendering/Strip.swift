/// Finished rows of a picture, lent for the length of a call.
package struct Strip: ~Copyable {
  /// The rows of the picture, counted from the top.
  package let rows: Range<Int>
  /// The number of pixels in a row.
  package let width: Int
  /// 4 · width bytes for each row, valid until the call returns: blue, green, red, alpha, colour
  /// multiplied by alpha.
  package let bytes: UnsafeRawBufferPointer
}
