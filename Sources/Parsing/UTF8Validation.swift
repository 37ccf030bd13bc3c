/// Finds bytes that are not UTF-8: stray, overlong, surrogate, too large or cut short.
enum UTF8Validation {
  /// Returns the offset and length of the first ill-formed sequence, or nil if all bytes are well formed.
  ///
  /// Follows table 3-7 of the Unicode Standard; the length is that of the maximal subpart.
  static func firstError(in bytes: UnsafeBufferPointer<UInt8>) -> (offset: Int, length: Int)? {
    var index = 0
    while index < bytes.count {
      let lead = bytes[unchecked: index]
      if lead < 0x80 {
        index += 1
        continue
      }
      guard let (count, second) = expectation(after: lead) else { return (index, 1) }
      for place in 1...count {
        let range = place == 1 ? second : 0x80...0xBF
        guard index + place < bytes.count, range.contains(bytes[unchecked: index + place]) else {
          return (index, place)
        }
      }
      index += 1 + count
    }
    return nil
  }

  /// Returns the number of bytes that follow a leading byte, and the permitted values of the first of them.
  @inline(__always)
  private static func expectation(after lead: UInt8) -> (count: Int, second: ClosedRange<UInt8>)? {
    switch lead {
    case 0xC2...0xDF: (1, 0x80...0xBF)
    case 0xE0: (2, 0xA0...0xBF)
    case 0xED: (2, 0x80...0x9F)
    case 0xE1...0xEF: (2, 0x80...0xBF)
    case 0xF0: (3, 0x90...0xBF)
    case 0xF1...0xF3: (3, 0x80...0xBF)
    case 0xF4: (3, 0x80...0x8F)
    default: nil
    }
  }
}
