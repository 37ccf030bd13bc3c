/// Finds where the last block of a deflate stream begins, so that another one can follow it.
///
/// libdeflate ends every stream with a final block. Clearing that block's flag, and ending it on a
/// byte with an empty stored block, makes streams of stripes one stream.
struct DeflateStreamScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  /// Turns a stream that is complete into one that another can be appended to.
  static func open(_ stream: inout [UInt8]) {
    let (header, end) = stream.withUnsafeBufferPointer { bytes in
      var scanner = DeflateStreamScanner(bytes: bytes)
      let header = scanner.lastBlock()
      return (header, scanner.position)
    }
    stream[header >> 3] &= ~(1 << UInt8(header & 7))
    // Three zero bits mean "stored, not final"; then to the next byte, and a length of zero.
    stream.removeLast(stream.count - (end + 7) / 8)
    if end & 7 == 0 || end & 7 > 5 { stream.append(0) }
    stream.append(contentsOf: [0, 0, 0xFF, 0xFF])
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Returns the bit at which the final block begins; afterwards the scanner is behind it.
  private mutating func lastBlock() -> Int {
    while true {
      let header = position
      let isFinal = take(1) == 1
      switch take(2) {
      case 0:
        position = (position + 7) & ~7
        let length = take(16)
        position += 16 + 8 * length
      case 1:
        skip(
          DecodingTable(DeflateSymbols.fixedLiteralLengths),
          DecodingTable([UInt8](repeating: 5, count: 30)))
      default:
        let (literal, distance) = readCodes()
        skip(DecodingTable(literal), DecodingTable(distance))
      }
      if isFinal { return header }
    }
  }

  /// At least the next 25 bits.
  @inline(__always)
  private func peek() -> Int {
    let start = position >> 3
    if start + 8 <= bytes.count, let base = bytes.baseAddress {
      let word = UnsafeRawPointer(base + start).loadUnaligned(as: UInt64.self)
      return Int(truncatingIfNeeded: UInt64(littleEndian: word) >> UInt64(position & 7))
    }
    var value = 0
    for index in 0..<4 where start + index < bytes.count {
      value |= Int(bytes[start + index]) << (8 * index)
    }
    return value >> (position & 7)
  }

  private mutating func take(_ count: Int) -> Int {
    let value = peek() & (1 << count - 1)
    position += count
    return value
  }

  private mutating func symbol(_ table: DecodingTable) -> Int {
    let entry = Int(table.entries[peek() & (table.entries.count - 1)])
    position += entry & 15
    return entry >> 4
  }

  private mutating func readCodes() -> (literal: [UInt8], distance: [UInt8]) {
    let literalCount = take(5) + 257
    let distanceCount = take(5) + 1
    let orderCount = take(4) + 4
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var orderLengths = [UInt8](repeating: 0, count: 19)
    for index in 0..<orderCount { orderLengths[order[index]] = UInt8(take(3)) }
    let table = DecodingTable(orderLengths)
    var lengths: [UInt8] = []
    while lengths.count < literalCount + distanceCount {
      switch symbol(table) {
      case 16: lengths += Array(repeating: lengths.last ?? 0, count: 3 + take(2))
      case 17: lengths += Array(repeating: 0, count: 3 + take(3))
      case 18: lengths += Array(repeating: 0, count: 11 + take(7))
      case let length: lengths.append(UInt8(length))
      }
    }
    return (Array(lengths[..<literalCount]), Array(lengths[literalCount...]))
  }

  /// Goes behind the end of a block.
  private mutating func skip(_ literal: DecodingTable, _ distance: DecodingTable) {
    while true {
      let value = symbol(literal)
      if value == DeflateSymbols.endOfBlock { return }
      guard value > DeflateSymbols.endOfBlock else { continue }
      position += value < 265 || value == 285 ? 0 : (value - 261) / 4
      let code = symbol(distance)
      position += max(0, code / 2 - 1)
    }
  }
}

/// For all bits as many as the longest code has, the symbol they begin with and its length.
private struct DecodingTable {
  private(set) var entries: [UInt16]

  init(_ lengths: [UInt8]) {
    let code = HuffmanCode(lengths: lengths)
    entries = [UInt16](repeating: 0, count: 1 << Int(lengths.max() ?? 0))
    for (symbol, length) in lengths.enumerated() where length > 0 {
      let entry = UInt16(symbol) << 4 | UInt16(length)
      for index in stride(from: Int(code.bits[symbol]), to: entries.count, by: 1 << Int(length)) {
        entries[index] = entry
      }
    }
  }
}
