/// Recently read short strings, so that what a document repeats is made once.
///
/// Documents repeat the same few keys and words thousands of times, and making a string costs far
/// more than comparing two words of memory. The table is indexed directly by a cheap hash; a
/// collision replaces the entry, so memory stays bounded.
struct StringCache: ~Copyable {
  /// The longest string that is kept, in bytes.
  static let longest = 32
  private static let slotCount = 256

  /// The bytes of a string in four words, blank behind its end, and its length.
  private struct Slot {
    var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    var count = -1
    var string = ""
  }

  private let slots: UnsafeMutablePointer<Slot>

  /// Makes an empty cache.
  init() {
    slots = .allocate(capacity: StringCache.slotCount)
    slots.initialize(repeating: Slot(), count: StringCache.slotCount)
  }

  deinit {
    slots.deinitialize(count: StringCache.slotCount)
    slots.deallocate()
  }

  /// The string of at most 32 bytes of ASCII, of which 32 can be read.
  @inline(__always)
  func string(_ bytes: UnsafeRawPointer, count: Int) -> String {
    let words = (
      StringCache.word(bytes, 0, count), StringCache.word(bytes, 8, count),
      StringCache.word(bytes, 16, count), StringCache.word(bytes, 24, count)
    )
    let mixed = (words.0 ^ words.1 &* 31 ^ words.2 &* 37 ^ words.3) &* 0x9E37_79B9_7F4A_7C15
    let slot = slots + Int(truncatingIfNeeded: mixed >> 56)
    if slot.pointee.count == count, slot.pointee.words == words { return slot.pointee.string }
    return make(bytes, count, words, in: slot)
  }

  @inline(never)
  private func make(
    _ bytes: UnsafeRawPointer, _ count: Int, _ words: (UInt64, UInt64, UInt64, UInt64),
    in slot: UnsafeMutablePointer<Slot>
  ) -> String {
    let buffer = UnsafeRawBufferPointer(start: bytes, count: count)
    let string = String(decoding: buffer.bindMemory(to: UInt8.self), as: UTF8.self)
    slot.pointee = Slot(words: words, count: count, string: string)
    return string
  }

  /// Eight bytes of a string with zeros for what is not part of it.
  @inline(__always)
  private static func word(_ bytes: UnsafeRawPointer, _ offset: Int, _ count: Int) -> UInt64 {
    if count <= offset { return 0 }
    let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    return count >= offset + 8 ? word : word & (1 &<< UInt64(8 * (count - offset)) &- 1)
  }
}
