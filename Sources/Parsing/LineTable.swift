/// The number of line breaks before every block of a source.
///
/// A table with an entry per line costs eight times the source when every byte is a line break; one
/// with an entry per block is bounded by a thousandth of it and is as quick to ask.
struct LineTable: Sendable {
  /// The bytes of a block.
  static let blockSize = 4096
  /// The line breaks before each block.
  private var breaksBefore: [UInt32] = []

  /// Counts the line breaks of `bytes`; binary inputs have none.
  init(_ bytes: [UInt8], isBinary: Bool) {
    if isBinary { return }
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

  /// Counts line feeds, eight bytes at a time, so that debug builds are quick enough too.
  private static func countBreaks(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    var count: UInt32 = 0
    var index = 0
    while index + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      let x = word ^ 0x0A0A_0A0A_0A0A_0A0A
      // The top bit of every byte of `zero` is set exactly where a byte of `x` is zero.
      let low = (x & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7F7F_7F7F_7F7F_7F7F
      let zero = ~(low | x | 0x7F7F_7F7F_7F7F_7F7F)
      count &+= UInt32(truncatingIfNeeded: zero.nonzeroBitCount)
      index += 8
    }
    while index < bytes.count {
      if bytes[index] == 0x0A { count &+= 1 }
      index += 1
    }
    return count
  }
}
