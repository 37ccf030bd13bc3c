import GalleyPlatform

/// A hash of 128 bits that is the same on every machine, in every process and in every build.
///
/// Two lanes multiply words of 64 bits to 128 and fold the halves together, in the manner of wyhash; it is
/// meant to distinguish pictures, not to withstand an attacker.
package struct StableHash: Sendable {
  private var first: UInt64 = 0x243F_6A88_85A3_08D3
  private var second: UInt64 = 0x1319_8A2E_0370_7344
  private var count: UInt64 = 0

  /// Begins a hash of nothing.
  package init() {}

  /// Adds a word.
  @inline(__always)
  package mutating func add(_ word: UInt64) {
    first = StableHash.mix(first ^ word, 0xA409_3822_299F_31D1)
    second = StableHash.mix(second ^ word, 0x082E_FA98_EC4E_6C89) &+ first
    count &+= 1
  }

  /// Adds a number by its bits; zero with either sign counts as the same.
  @inline(__always)
  package mutating func add(_ number: Double) { add((number + 0).bitPattern) }

  /// Adds bytes and their number; eight at a time.
  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    let whole = bytes.count & ~7
    var offset = 0
    while offset < whole {
      add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      offset &+= 8
    }
    var tail: UInt64 = 0
    for index in whole..<bytes.count { tail = tail << 8 | UInt64(bytes[index]) }
    add(tail)
    add(UInt64(bytes.count))
  }

  /// Adds a text by its UTF-8 bytes.
  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  /// The hash of everything added so far.
  package func finish() -> (high: UInt64, low: UInt64) {
    let high = StableHash.mix(first ^ count, 0x4528_21E6_38D0_1377)
    let low = StableHash.mix(second ^ high, 0xBE54_66CF_34E9_0C6C)
    return (high, low)
  }

  @inline(__always)
  private static func mix(_ a: UInt64, _ b: UInt64) -> UInt64 {
    // The constant added keeps a word of zeros from wiping out what went before.
    let product = (a ^ 0xC0AC_29B7_C97C_50DD).multipliedFullWidth(by: b)
    return product.high ^ product.low
  }
}
