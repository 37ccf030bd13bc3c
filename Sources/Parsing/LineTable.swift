import GalleyPlatform
import GalleySystem

/// The number of line breaks before every block of a source.
///
/// A table with an entry per line costs eight times the source if every byte is a line break; one with an
/// entry per block is bounded by a thousandth of it and is as quick to query.
struct LineTable: Sendable {
  /// The bytes of a block.
  static let blockSize = 4096
  /// The line breaks before each block.
  private var breaksBefore: [UInt32] = []

  /// Counts the line breaks of `bytes`.
  init(_ bytes: [UInt8]) {
    breaksBefore.reserveCapacity(bytes.count / LineTable.blockSize + 1)
    bytes.withUnsafeBytes { bytes in
      var count: UInt32 = 0
      for start in stride(from: 0, to: bytes.count, by: LineTable.blockSize) {
        breaksBefore.append(count)
        let end = min(start + LineTable.blockSize, bytes.count)
        count += LineTable.countBreaks(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
      }
    }
  }

  /// The number of the line that holds a byte, from 1, and the offset at which that line begins.
  func line(of offset: Int, in bytes: [UInt8]) -> (number: Int, start: Int) {
    bytes.withUnsafeBytes { bytes in
      let block = min(offset / LineTable.blockSize, max(0, breaksBefore.count - 1))
      let blockStart = block * LineTable.blockSize
      let before = UnsafeRawBufferPointer(rebasing: bytes[blockStart..<offset])
      let known = breaksBefore.isEmpty ? 0 : Int(breaksBefore[block])
      let number = 1 + known + Int(LineTable.countBreaks(before))
      var start = offset
      while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
      return (number, start)
    }
  }

  /// Counts line feeds by the C library's search, which is quick in debug builds too.
  private static func countBreaks(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    guard var place = bytes.baseAddress else { return 0 }
    var count: UInt32 = 0
    let end = place + bytes.count
    while place < end, let found = memchr(place, 0x0A, end - place) {
      count += 1
      place = UnsafeRawPointer(found) + 1
    }
    return count
  }
}
