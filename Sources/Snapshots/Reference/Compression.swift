/// Packs small blocks by replacing repeats with a distance and a length, in the manner of LZ77
/// with byte-aligned tokens. Deterministic and without a library, so that the same tree gives the
/// same bytes whatever deflate is installed.
enum Compression {
  private static let minimumMatch = 4
  private static let limit = 64 << 20

  /// Literal runs and matches in turn: count, literals, length − 4 + 1 (0 ends), distance.
  static func packed(_ bytes: [UInt8]) -> [UInt8] {
    var writer = ByteWriter()
    writer.count(bytes.count)
    var table = [Int32](repeating: -1, count: 1 << 14)
    var position = 0
    var literals = 0
    while position + minimumMatch <= bytes.count {
      let slot = hash(bytes, position)
      let candidate = Int(table[slot])
      table[slot] = Int32(position)
      let length = candidate < 0 ? 0 : matchLength(bytes, candidate, position)
      guard length >= minimumMatch else {
        position += 1
        continue
      }
      writer.block(Array(bytes[literals..<position]))
      writer.count(length - minimumMatch + 1)
      writer.count(position - candidate)
      position += length
      literals = position
    }
    writer.block(Array(bytes[literals...]))
    writer.count(0)
    return writer.bytes
  }

  static func unpacked(_ bytes: ArraySlice<UInt8>) throws(ByteCodingError) -> [UInt8] {
    var reader = ByteReader(bytes)
    let total = try reader.unsigned()
    guard total <= UInt64(limit) else { throw ByteCodingError() }
    var result: [UInt8] = []
    while true {
      result += try reader.block()
      let length = try reader.unsigned()
      guard length > 0 else { break }
      let distance = try reader.unsigned()
      let end = UInt64(result.count) &+ length &+ UInt64(minimumMatch - 1)
      guard length <= total, end <= total, distance > 0, distance <= UInt64(result.count) else {
        throw ByteCodingError()
      }
      let start = result.count - Int(distance)
      for offset in 0..<(Int(length) + minimumMatch - 1) { result.append(result[start + offset]) }
    }
    guard result.count == Int(total) else { throw ByteCodingError() }
    return result
  }

  private static func hash(_ bytes: [UInt8], _ position: Int) -> Int {
    let word =
      UInt32(bytes[position]) | UInt32(bytes[position + 1]) << 8
      | UInt32(bytes[position + 2]) << 16 | UInt32(bytes[position + 3]) << 24
    return Int((word &* 2_654_435_761) >> 18)
  }

  private static func matchLength(_ bytes: [UInt8], _ candidate: Int, _ position: Int) -> Int {
    var length = 0
    while position + length < bytes.count, bytes[candidate + length] == bytes[position + length] {
      length += 1
    }
    return length
  }
}
