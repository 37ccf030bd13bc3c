/// The base64 form of bytes (RFC 4648, section 4).
enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The text of bytes, padded.
  static func encoded(_ bytes: some Collection<UInt8>) -> String {
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
}
