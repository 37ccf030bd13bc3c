/// Numbers of an archive, lowest byte first, with bounds checked.
struct ZIPReader {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var count: Int { bytes.count }

  func half(at offset: Int) throws(ZIPError) -> UInt16 {
    UInt16(truncatingIfNeeded: try number(at: offset, size: 2))
  }

  func word(at offset: Int) throws(ZIPError) -> UInt32 {
    UInt32(truncatingIfNeeded: try number(at: offset, size: 4))
  }

  /// Eight bytes that must be a size or a place in memory.
  func long(at offset: Int) throws(ZIPError) -> Int {
    guard let value = Int(exactly: try number(at: offset, size: 8)) else { throw Self.tooShort }
    return value
  }

  func text(at offset: Int, count: Int) throws(ZIPError) -> String {
    try check(offset, count)
    return String(decoding: bytes[offset..<(offset + count)], as: UTF8.self)
  }

  private func number(at offset: Int, size: Int) throws(ZIPError) -> UInt64 {
    try check(offset, size)
    return (0..<size).reduce(0) { $0 | UInt64(bytes[offset + $1]) << UInt64(8 * $1) }
  }

  private func check(_ offset: Int, _ count: Int) throws(ZIPError) {
    guard offset >= 0, count <= bytes.count, offset <= bytes.count - count else {
      throw Self.tooShort
    }
  }

  private static let tooShort = ZIPError("the archive is cut short or damaged")
}
