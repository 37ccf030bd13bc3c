/// PNG's filters of rows outside of PNG files, for any length of pixels; other formats borrow them.
package enum FilteredRows {
  /// The rows without their filters, the last one as long as it is.
  ///
  /// - Parameters:
  ///   - bytes: The rows, a byte before each that names its filter.
  ///   - rowBytes: The length of a row without that byte; positive.
  ///   - pixelBytes: The distance of a byte to its neighbour on the left; positive.
  /// - Returns: Nil where a row names no filter.
  package static func unfiltered(
    _ bytes: [UInt8], rowBytes: Int, pixelBytes: Int
  ) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var above = [UInt8](repeating: 0, count: rowBytes)
    for start in stride(from: 0, to: bytes.count, by: rowBytes + 1) {
      guard let filter = PNGFilter(rawValue: bytes[start]) else { return nil }
      var row = Array(bytes[(start + 1)..<min(bytes.count, start + 1 + rowBytes)])
      for index in row.indices {
        let hasLeft = index >= pixelBytes
        let left = hasLeft ? row[index - pixelBytes] : 0
        let corner = hasLeft ? above[index - pixelBytes] : 0
        row[index] &+= filter.prediction(left: left, up: above[index], corner: corner)
      }
      result += row
      above.replaceSubrange(row.indices, with: row)
    }
    return result
  }
}

extension PNGFilter {
  /// The prediction of a byte.
  fileprivate func prediction(left: UInt8, up: UInt8, corner: UInt8) -> UInt8 {
    switch self {
    case .none: 0
    case .sub: left
    case .up: up
    case .average: UInt8((UInt16(left) + UInt16(up)) / 2)
    case .paeth: Self.paeth(left, up, corner)
    }
  }
}
