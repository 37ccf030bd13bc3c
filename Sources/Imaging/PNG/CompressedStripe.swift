/// Some rows of a file, compressed on their own: blocks that begin and end on a byte.
struct CompressedStripe: Sendable {
  var bytes: [UInt8]
  /// The checksum of the rows before compression.
  var sum: AdlerSum
}

/// How rows are divided into stripes: by their size alone, so that the file does not depend on who
/// compresses them or how many at once.
struct StripeGeometry: Hashable, Sendable {
  /// The rows of every stripe but the last.
  var rowsPerStripe: Int
  var height: Int

  /// Stripes of about a mebibyte keep all cores busy and cost a few hundred bytes each; small files
  /// lose more by a cut, because every stripe starts with an empty window.
  init(rowBytes: Int, height: Int, mode: PNGEncoder.Mode) {
    let target = mode == .fast ? 1 << 20 : 16 << 20
    rowsPerStripe = max(1, target / (rowBytes + 1))
    self.height = height
  }

  var count: Int { (height + rowsPerStripe - 1) / rowsPerStripe }

  func rows(_ index: Int) -> Range<Int> {
    index * rowsPerStripe..<min(height, (index + 1) * rowsPerStripe)
  }
}
