/// A horizontal strip of a finished picture, lent to a closure for the length of its call.
///
/// Pixels are blue, green, red, alpha in memory, colour multiplied by alpha, rows from top to
/// bottom without padding.
public struct Strip: ~Copyable {
  /// The index of the strip, counted from the top.
  public let index: Int
  /// The first row of the picture that it holds.
  public let firstRow: Int
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// 4 · width · height bytes, valid until the closure returns.
  public let bytes: UnsafeRawBufferPointer
}
