/// Appends numbers and text to bytes: the little language of the binary forms.
package struct ByteWriter {
  package var bytes: [UInt8] = []

  package init() {}

  /// Seven bits a byte, least significant first.
  package mutating func unsigned(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  package mutating func count(_ value: Int) { unsigned(UInt64(value)) }

  /// Zigzag: small magnitudes of either sign stay short.
  package mutating func signed(_ value: Int64) {
    unsigned(UInt64(bitPattern: (value << 1) ^ (value >> 63)))
  }

  package mutating func word(_ value: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: value >> UInt64(shift)))
    }
  }

  package mutating func text(_ value: String) { block(Array(value.utf8)) }

  package mutating func block(_ value: [UInt8]) {
    count(value.count)
    bytes += value
  }
}

/// Why binary bytes could not be read.
package struct ByteCodingError: Error {
  package init() {}
}

/// Reads what `ByteWriter` wrote; refuses everything else without crashing.
package struct ByteReader {
  package let bytes: ArraySlice<UInt8>
  package var position: Int

  package init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  package var remaining: Int { bytes.endIndex - position }

  package mutating func byte() throws(ByteCodingError) -> UInt8 {
    guard position < bytes.endIndex else { throw ByteCodingError() }
    position += 1
    return bytes[position - 1]
  }

  package mutating func unsigned() throws(ByteCodingError) -> UInt64 {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      let next = try byte()
      value |= UInt64(next & 0x7F) << shift
      if next < 0x80 { return value }
    }
    throw ByteCodingError()
  }

  /// A number of things that take at least one byte each, so that no count can exceed the input.
  package mutating func count() throws(ByteCodingError) -> Int {
    let value = try unsigned()
    guard value <= UInt64(remaining) else { throw ByteCodingError() }
    return Int(value)
  }

  package mutating func signed() throws(ByteCodingError) -> Int64 {
    let value = try unsigned()
    return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
  }

  package mutating func word() throws(ByteCodingError) -> UInt64 {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 8) { value |= UInt64(try byte()) << shift }
    return value
  }

  package mutating func text() throws(ByteCodingError) -> String {
    String(decoding: try block(), as: UTF8.self)
  }

  package mutating func block() throws(ByteCodingError) -> ArraySlice<UInt8> {
    let length = try count()
    position += length
    return bytes[(position - length)..<position]
  }
}
