import GalleyPlatform

/// The text form of bytes (RFC 4648, section 4).
package enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The text of bytes, padded to whole groups of four.
  package static func encoded(_ bytes: some Collection<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var iterator = bytes.makeIterator()
    while let first = iterator.next() {
      let second = iterator.next()
      let third = second == nil ? nil : iterator.next()
      let word = UInt32(first) << 16 | UInt32(second ?? 0) << 8 | UInt32(third ?? 0)
      text.append(digits[Int(word >> 18)])
      text.append(digits[Int(word >> 12 & 63)])
      text.append(second == nil ? UInt8(ascii: "=") : digits[Int(word >> 6 & 63)])
      text.append(third == nil ? UInt8(ascii: "=") : digits[Int(word & 63)])
    }
    return String(decoding: text, as: UTF8.self)
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
