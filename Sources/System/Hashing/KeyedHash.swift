/// The secret of a `KeyedHash`, 128 bits.
package struct HashKey: Hashable, Sendable {
  /// The number of bytes of a written key.
  package static let size = 16
  fileprivate let low: UInt64
  fileprivate let high: UInt64

  /// A key that everybody knows: hashes with it guard against mistakes alone.
  package static let known = HashKey(low: 0, high: 0)

  private init(low: UInt64, high: UInt64) { (self.low, self.high) = (low, high) }

  /// Reads a key; nil unless there are sixteen bytes.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count == Self.size else { return nil }
    (low, high) = bytes.withUnsafeBytes { (littleEndianWord($0, 0), littleEndianWord($0, 8)) }
  }
}

/// SipHash-2-4 (Aumasson and Bernstein, 2012): who does not know the key can neither compute a hash nor
/// find two contents that have the same. So it guards against an attacker, which `ContentHash`, about
/// three times as fast, does not.
package struct KeyedHash: Sendable {
  private var a: UInt64
  private var b: UInt64
  private var c: UInt64
  private var d: UInt64

  /// Begins a hash.
  package init(key: HashKey) {
    a = key.low ^ 0x736F_6D65_7073_6575
    b = key.high ^ 0x646F_7261_6E64_6F6D
    c = key.low ^ 0x6C79_6765_6E65_7261
    d = key.high ^ 0x7465_6462_7974_6573
  }

  /// Adds a word.
  package mutating func add(_ word: UInt64) {
    d ^= word
    round()
    round()
    a ^= word
  }

  /// Adds bytes with their number, so that neither can take the place of what is added beside them.
  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    add(UInt64(bytes.count))
    absorb(bytes)
  }

  /// Adds text with its length.
  package mutating func add(_ text: String) {
    var copy = text
    copy.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  /// The hash of everything added so far.
  package var value: UInt64 {
    var end = self
    end.c ^= 0xFF
    for _ in 0..<4 { end.round() }
    return end.a ^ end.b ^ end.c ^ end.d
  }

  /// The hash of bytes, as others compute it.
  package static func of(_ bytes: UnsafeRawBufferPointer, key: HashKey) -> UInt64 {
    var hash = KeyedHash(key: key)
    hash.absorb(bytes)
    return hash.value
  }

  /// The hash of bytes, as others compute it.
  package static func of(_ bytes: [UInt8], key: HashKey) -> UInt64 {
    bytes.withUnsafeBytes { of($0, key: key) }
  }

  private mutating func absorb(_ bytes: UnsafeRawBufferPointer) {
    // A copy stays in registers for all of a file.
    var state = self
    var offset = 0
    while offset + 8 <= bytes.count {
      state.add(littleEndianWord(bytes, offset))
      offset += 8
    }
    var last = UInt64(truncatingIfNeeded: bytes.count) << 56
    for place in offset..<bytes.count { last |= UInt64(bytes[place]) << (8 * (place - offset)) }
    state.add(last)
    self = state
  }

  @inline(__always)
  private mutating func round() {
    a &+= b
    b = rotated(b, 13) ^ a
    a = rotated(a, 32)
    c &+= d
    d = rotated(d, 16) ^ c
    a &+= d
    d = rotated(d, 21) ^ a
    c &+= b
    b = rotated(b, 17) ^ c
    c = rotated(c, 32)
  }
}

@inline(__always)
private func rotated(_ word: UInt64, _ count: UInt64) -> UInt64 {
  word << count | word >> (64 &- count)
}

@inline(__always)
private func littleEndianWord(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
  UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
}
