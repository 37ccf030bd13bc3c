/// Some rows of a file, compressed on their own: blocks that begin and end on a byte.
struct CompressedStripe: Sendable {
  var bytes: [UInt8]
  /// The checksum of the rows before compression.
  var sum: AdlerSum
}

/// The division of rows into stripes: by their size alone, so that the file does not depend on the number of
/// threads or on which of them compresses a stripe.
struct StripeGeometry: Hashable, Sendable {
  /// The rows of every stripe but the last.
  var rowsPerStripe: Int
  var height: Int

  init(rowBytes: Int, height: Int, stripeBytes: Int) {
    rowsPerStripe = max(1, stripeBytes / (rowBytes + 1))
    self.height = height
  }

  var count: Int { (height + rowsPerStripe - 1) / rowsPerStripe }

  func rows(_ index: Int) -> Range<Int> {
    index * rowsPerStripe..<min(height, (index + 1) * rowsPerStripe)
  }
}
