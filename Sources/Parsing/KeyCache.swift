/// Recently read keys that are too long to be stored without an allocation.
///
/// Documents repeat the same few keys thousands of times. The table is indexed directly by a cheap
/// hash of length and ends; a collision replaces the entry, so memory stays bounded.
struct KeyCache {
  /// The longest key that is kept.
  static let longestKey = 48
  private static let slotCount = 64
  private var slots = [String](repeating: "", count: slotCount)

  /// The string of these bytes, which must be 9 to 48 bytes of ASCII.
  mutating func key(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    let slot = KeyCache.slot(of: bytes)
    var known = slots[slot]
    let isKnown = known.withUTF8 { known in
      known.count == bytes.count && known.elementsEqual(bytes)
    }
    if isKnown { return known }
    let fresh = String(decoding: bytes, as: UTF8.self)
    slots[slot] = fresh
    return fresh
  }

  private static func slot(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    let first = raw.loadUnaligned(fromByteOffset: 0, as: UInt64.self)
    let last = raw.loadUnaligned(fromByteOffset: raw.count - 8, as: UInt64.self)
    let mixed = (first ^ last &* 31 ^ UInt64(raw.count)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 58) % slotCount
  }
}
