import GalleyPlatform

/// The text form of bytes (RFC 4648, section 4).
package enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The text of bytes, padded to whole groups of four.
  package static func encoded(_ bytes: some Collection<UInt8>) -> String {
    bytes.withContiguousStorageIfAvailable(Self.encoded)
      ?? Array(bytes).withUnsafeBufferPointer(Self.encoded)
  }

  private static func encoded(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    let size = (bytes.count + 2) / 3 * 4
    return digits.withUnsafeBufferPointer { digits in
      String(unsafeUninitializedCapacity: size) { text in
        guard let from = bytes.baseAddress, let to = text.baseAddress,
          let digits = digits.baseAddress
        else { return 0 }
        let whole = bytes.count / 3
        for group in 0..<whole {
          let (source, target) = (from + 3 * group, to + 4 * group)
          let word = UInt32(source[0]) << 16 | UInt32(source[1]) << 8 | UInt32(source[2])
          target[0] = digits[Int(word >> 18)]
          target[1] = digits[Int(word >> 12 & 63)]
          target[2] = digits[Int(word >> 6 & 63)]
          target[3] = digits[Int(word & 63)]
        }
        let rest = bytes.count - 3 * whole
        guard rest > 0 else { return size }
        let word = UInt32(from[3 * whole]) << 16 | (rest > 1 ? UInt32(from[3 * whole + 1]) << 8 : 0)
        to[size - 4] = digits[Int(word >> 18)]
        to[size - 3] = digits[Int(word >> 12 & 63)]
        to[size - 2] = rest > 1 ? digits[Int(word >> 6 & 63)] : UInt8(ascii: "=")
        to[size - 1] = UInt8(ascii: "=")
        return size
      }
    }
  }

  /// The bytes of a text, in the alphabet for URLs (section 5) as well; nil for any other letter.
  /// White space is skipped, padding may be missing.
  package static func decoded(_ text: some Sequence<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(text.underestimatedCount / 4 * 3)
    var bits: UInt32 = 0
    var count = 0
    var isOver = false
    for byte in text where byte != 0x20 && !(0x09...0x0D).contains(byte) {
      if byte == UInt8(ascii: "=") {
        isOver = true
        continue
      }
      guard !isOver, let value = value(of: byte) else { return nil }
      bits = bits << 6 | value
      count += 1
      // Each digit but the first of four completes a byte.
      let rest = UInt32(6 - 2 * ((count + 3) % 4))
      if rest < 6 { result.append(UInt8(truncatingIfNeeded: bits >> rest)) }
    }
    return count % 4 == 1 ? nil : result
  }

  private static func value(of byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
    case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
