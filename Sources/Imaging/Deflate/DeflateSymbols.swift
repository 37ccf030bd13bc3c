/// The symbols of lengths and distances (RFC 1951, 3.2.5).
enum DeflateSymbols {
  /// The end of a block.
  static let endOfBlock = 256
  /// Literals, the end of a block and lengths.
  static let literalCount = 286
  static let distanceCount = 30

  /// For each length from 3 to 258, minus 3: its symbol, the extra bits' count and their value.
  static let lengths: [(symbol: UInt16, extraCount: UInt8, extra: UInt8)] = {
    var table: [(symbol: UInt16, extraCount: UInt8, extra: UInt8)] = []
    for symbol in 257...284 {
      let extraCount = symbol < 265 ? 0 : (symbol - 261) / 4
      for extra in 0..<1 << extraCount {
        table.append((UInt16(symbol), UInt8(extraCount), UInt8(extra)))
      }
    }
    table[255] = (285, 0, 0)
    return table
  }()

  /// The symbol of a distance, the extra bits' count and their value.
  @inline(__always)
  static func distance(_ distance: Int) -> (symbol: Int, extraCount: Int, extra: Int) {
    let value = distance - 1
    guard value >= 4 else { return (value, 0, 0) }
    let extraCount = Int.bitWidth - value.leadingZeroBitCount - 2
    let half = value >> extraCount & 1
    return (2 * extraCount + 2 + half, extraCount, value & (1 << extraCount - 1))
  }

  /// The lengths of the code that needs no description in the file (RFC 1951, 3.2.6).
  static let fixedLiteralLengths: [UInt8] =
    Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112)
    + Array(repeating: 7, count: 24) + Array(repeating: 8, count: 8)
}
