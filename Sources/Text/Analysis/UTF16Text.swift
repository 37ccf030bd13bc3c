/// A text in UTF-16, which ICU works in, with the way back to UTF-8 offsets.
struct UTF16Text {
  private(set) var units: [UInt16] = []
  /// For each unit the UTF-8 offset of its character, and the length of the text at the end.
  private(set) var offsets: [Int32] = []

  /// Fills this value anew, keeping its memory.
  mutating func set(_ bytes: UnsafeBufferPointer<UInt8>) {
    units.removeAll(keepingCapacity: true)
    offsets.removeAll(keepingCapacity: true)
    units.reserveCapacity(bytes.count)
    offsets.reserveCapacity(bytes.count + 1)
    var offset = 0
    while offset < bytes.count {
      let (scalar, length) = bytes.scalar(at: offset)
      if scalar > 0xFFFF {
        units.append(UInt16(0xD7C0 + (scalar >> 10)))
        units.append(UInt16(0xDC00 + (scalar & 0x3FF)))
        offsets.append(Int32(offset))
      } else {
        units.append(UInt16(scalar))
      }
      offsets.append(Int32(offset))
      offset += length
    }
    offsets.append(Int32(bytes.count))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The character at an offset of valid UTF-8, and the number of its bytes.
  @inline(__always)
  func scalar(at offset: Int) -> (value: UInt32, length: Int) {
    let first = UInt32(self[offset])
    if first < 0x80 { return (first, 1) }
    let second = UInt32(self[offset + 1] & 0x3F)
    if first < 0xE0 { return ((first & 0x1F) << 6 | second, 2) }
    let third = UInt32(self[offset + 2] & 0x3F)
    if first < 0xF0 { return ((first & 0xF) << 12 | second << 6 | third, 3) }
    return ((first & 7) << 18 | second << 12 | third << 6 | UInt32(self[offset + 3] & 0x3F), 4)
  }
}
