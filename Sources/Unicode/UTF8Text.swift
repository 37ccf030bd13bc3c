/// A text in valid UTF-8. All analyses of this room count its bytes.
package typealias UTF8Text = UnsafeBufferPointer<UInt8>

extension UnsafeBufferPointer<UInt8> {
  /// The character at an offset of valid UTF-8, and the number of its bytes.
  @inline(__always)
  @inlinable
  package func scalar(at offset: Int) -> (value: UInt32, length: Int) {
    let first = UInt32(self[offset])
    if first < 0x80 { return (first, 1) }
    let second = UInt32(self[offset + 1] & 0x3F)
    if first < 0xE0 { return ((first & 0x1F) << 6 | second, 2) }
    let third = UInt32(self[offset + 2] & 0x3F)
    if first < 0xF0 { return ((first & 0xF) << 12 | second << 6 | third, 3) }
    return ((first & 7) << 18 | second << 12 | third << 6 | UInt32(self[offset + 3] & 0x3F), 4)
  }
}

/// ISO 15924 codes, their letters from the highest byte down.
enum ScriptTag {
  static var common: UInt32 { 0x5A79_7979 }
  static var greek: UInt32 { 0x4772_656B }
  static var inherited: UInt32 { 0x5A69_6E68 }
  static var khmer: UInt32 { 0x4B68_6D72 }
  static var lao: UInt32 { 0x4C61_6F6F }
  static var latin: UInt32 { 0x4C61_746E }
  static var thai: UInt32 { 0x5468_6169 }
  static var unknown: UInt32 { 0x5A7A_7A7A }
}
