import GalleyPlatform

/// A 64-bit hash that is the same on every machine, eight bytes a step.
///
/// Each word is folded by a full-width multiplication of two mixed halves (the construction of
/// wyhash); the length goes in at the end. It guards against mistakes, not against an attacker.
package struct ContentHash: Sendable {
  private var state: UInt64
  private var length: UInt64 = 0

  /// Begins a hash; different seeds give unrelated hashes.
  package init(seed: UInt64 = 0) { state = seed ^ 0x9E37_79B9_7F4A_7C15 }

  /// Adds a word.
  package mutating func add(_ word: UInt64) {
    state = Self.fold(state ^ word, 0xA076_1D64_78BD_642F)
    length &+= 8
  }

  /// Adds text with its length.
  package mutating func add(_ text: String) {
    var copy = text
    copy.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  /// Adds bytes with their number.
  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var lanes = (state, state ^ 0xE703_7ED1_A0B4_28DB)
    var offset = 0
    while offset + 32 <= bytes.count {
      lanes.0 = Self.fold(
        lanes.0 ^ word(bytes, offset), word(bytes, offset + 8) ^ 0x8EBC_6AF0_9C88_C6E3)
      lanes.1 = Self.fold(
        lanes.1 ^ word(bytes, offset + 16), word(bytes, offset + 24) ^ 0x5899_65CC_7537_4CC3)
      offset += 32
    }
    state = Self.fold(lanes.0 ^ 0x1D8E_4E27_C47D_124F, lanes.1)
    while offset + 8 <= bytes.count {
      state = Self.fold(state ^ word(bytes, offset), 0xA076_1D64_78BD_642F)
      offset += 8
    }
    var tail: UInt64 = 0
    while offset < bytes.count {
      tail = tail << 8 | UInt64(bytes[offset])
      offset += 1
    }
    state = Self.fold(state ^ tail, UInt64(bytes.count) ^ 0xA076_1D64_78BD_642F)
    length &+= UInt64(bytes.count)
  }

  /// The hash of everything added so far.
  package var value: UInt64 { Self.fold(state ^ length, 0x94D0_49BB_1331_11EB) }

  /// The hash of bytes.
  package static func of(_ bytes: [UInt8], seed: UInt64 = 0) -> UInt64 {
    var hash = ContentHash(seed: seed)
    bytes.withUnsafeBytes { hash.add($0) }
    return hash.value
  }

  private static func fold(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    // The operands go in again, so that a zero on one side does not erase the other.
    return product.high ^ product.low ^ (left << 32 | left >> 32) ^ right
  }
}

private func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
  UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
}
