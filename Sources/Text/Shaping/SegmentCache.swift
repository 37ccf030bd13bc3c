/// Shaped segments (mostly words), so that a repeated word costs a look-up.
///
/// A flat open-addressing table over three arenas: entries, keys and glyphs. It belongs to one
/// thread at a time, so nothing is locked and nothing is counted. When an arena is full everything
/// is dropped and filled anew, which costs time but never changes an answer.
struct SegmentCache {
  /// A glyph in font units, in logical order, its cluster counted from the segment's first byte.
  struct Glyph {
    var id: UInt32
    var cluster: UInt32
    var advance: Int32
    var dx: Int32
    var dy: Int32
    var flags: ShapedGlyph.Flags
  }

  private struct Entry {
    var hash: UInt64
    var context: UInt32
    var keyStart: UInt32
    var keyCount: UInt32
    var glyphStart: UInt32
    var glyphCount: UInt32
  }

  /// Segments longer than this many bytes are not kept.
  static let longestKey = 96
  private static let maximumEntries = 1 << 15
  private static let maximumGlyphs = 1 << 18

  private var slots: [Int32]
  private var entries: [Entry] = []
  private var keys: [UInt8] = []
  private(set) var glyphs: [Glyph] = []

  init() { slots = [Int32](repeating: -1, count: 1 << 10) }

  /// The number of segments that are kept.
  var count: Int { entries.count }

  /// Mixes eight bytes at a time; only speed depends on its quality.
  static func hash(_ key: UnsafeBufferPointer<UInt8>, context: UInt32) -> UInt64 {
    let raw = UnsafeRawBufferPointer(key)
    var hash = (UInt64(context) &+ 0x9E37_79B9) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(key.count)
    var offset = 0
    while offset &+ 8 <= raw.count {
      hash =
        (hash ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        &* 0xFF51_AFD7_ED55_8CCD
      hash ^= hash >> 32
      offset &+= 8
    }
    var rest: UInt64 = 0
    while offset < raw.count {
      rest = rest << 8 | UInt64(raw[offset])
      offset &+= 1
    }
    hash = (hash ^ rest) &* 0xC4CE_B9FE_1A85_EC53
    return hash ^ hash >> 29
  }

  /// The range of a segment's glyphs, or nil when it is not kept.
  @inline(__always)
  func find(
    _ key: UnsafeBufferPointer<UInt8>, context: UInt32, hash: UInt64
  ) -> Range<Int>? {
    let mask = slots.count &- 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while true {
      let index = slots[slot]
      if index < 0 { return nil }
      let entry = entries[Int(index)]
      if entry.hash == hash, entry.context == context, Int(entry.keyCount) == key.count,
        matches(key, at: Int(entry.keyStart))
      {
        let start = Int(entry.glyphStart)
        return start..<(start + Int(entry.glyphCount))
      }
      slot = (slot &+ 1) & mask
    }
  }

  @inline(__always)
  private func matches(_ key: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    for index in 0..<key.count where keys[start &+ index] != key[index] { return false }
    return true
  }

  /// Keeps a segment whose glyphs are added by `add`, and returns their range.
  mutating func insert(
    _ key: UnsafeBufferPointer<UInt8>, context: UInt32, hash: UInt64,
    add: (inout [Glyph]) -> Void
  ) -> Range<Int> {
    if entries.count >= Self.maximumEntries || glyphs.count >= Self.maximumGlyphs { removeAll() }
    if entries.count * 2 >= slots.count { grow() }
    let start = glyphs.count
    add(&glyphs)
    let entry = Entry(
      hash: hash, context: context, keyStart: UInt32(keys.count), keyCount: UInt32(key.count),
      glyphStart: UInt32(start), glyphCount: UInt32(glyphs.count - start))
    keys.append(contentsOf: key)
    place(Int32(entries.count), hash: hash)
    entries.append(entry)
    return start..<glyphs.count
  }

  /// Drops everything.
  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    keys.removeAll(keepingCapacity: true)
    glyphs.removeAll(keepingCapacity: true)
    for slot in slots.indices { slots[slot] = -1 }
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for index in entries.indices { place(Int32(index), hash: entries[index].hash) }
  }

  private mutating func place(_ index: Int32, hash: UInt64) {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] >= 0 { slot = (slot + 1) & mask }
    slots[slot] = index
  }
}
