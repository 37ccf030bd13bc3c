/// Shaped segments (mostly words), so that a repeated word costs a look-up.
///
/// A flat open-addressing table over three arenas: entries, keys and glyphs. It belongs to one thread at a
/// time, so nothing is locked and nothing is counted. If an arena is full everything is dropped and filled
/// again, which costs time but never changes a result.
final class SegmentCache {
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

  // Looked at for every word; nothing here is ever used while it is being changed.
  @exclusivity(unchecked) private var slots: [Int32]
  @exclusivity(unchecked) private var entries = Arena<Entry>(capacity: 256)
  @exclusivity(unchecked) private var keys = Arena<UInt8>(capacity: 4096)
  @exclusivity(unchecked) private var glyphs = Arena<Glyph>(capacity: 2048)

  init() { slots = [Int32](repeating: -1, count: 1 << 10) }

  deinit {
    entries.deallocate()
    keys.deallocate()
    glyphs.deallocate()
  }

  /// The number of segments that are kept.
  var count: Int { entries.count }

  /// Mixes eight bytes at a time; only speed depends on its quality.
  @inline(__always)
  static func hash(_ key: UnsafeBufferPointer<UInt8>, context: UInt32) -> UInt64 {
    let raw = UnsafeRawPointer(key.baseAddress!)
    let count = key.count
    var hash = (UInt64(context) &+ 0x9E37_79B9) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(count)
    var offset = 0
    while offset &+ 8 <= count {
      hash =
        (hash ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        &* 0xFF51_AFD7_ED55_8CCD
      hash ^= hash >> 32
      offset &+= 8
    }
    var rest: UInt64 = 0
    while offset < count {
      rest = rest << 8 | UInt64(raw.load(fromByteOffset: offset, as: UInt8.self))
      offset &+= 1
    }
    hash = (hash ^ rest) &* 0xC4CE_B9FE_1A85_EC53
    return hash ^ hash >> 29
  }

  /// The glyphs of a segment, or nil when it is not kept. Valid until the next insertion.
  @inline(__always)
  func find(
    _ key: UnsafeBufferPointer<UInt8>, context: UInt32, hash: UInt64
  ) -> UnsafeBufferPointer<Glyph>? {
    slots.withUnsafeBufferPointer { slots in
      let mask = slots.count &- 1
      var slot = Int(truncatingIfNeeded: hash) & mask
      while true {
        let index = slots[slot]
        if index < 0 { return nil }
        let entry = entries.base + Int(index)
        if entry.pointee.hash == hash, entry.pointee.context == context,
          Int(entry.pointee.keyCount) == key.count,
          Self.areEqual(key, keys.base + Int(entry.pointee.keyStart))
        {
          return UnsafeBufferPointer(
            start: glyphs.base + Int(entry.pointee.glyphStart),
            count: Int(entry.pointee.glyphCount))
        }
        slot = (slot &+ 1) & mask
      }
    }
  }

  @inline(__always)
  private static func areEqual(
    _ key: UnsafeBufferPointer<UInt8>, _ other: UnsafeMutablePointer<UInt8>
  ) -> Bool {
    let left = UnsafeRawPointer(key.baseAddress!)
    let right = UnsafeRawPointer(other)
    var offset = 0
    while offset &+ 8 <= key.count {
      if left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        != right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      {
        return false
      }
      offset &+= 8
    }
    while offset < key.count {
      if left.load(fromByteOffset: offset, as: UInt8.self)
        != right.load(fromByteOffset: offset, as: UInt8.self)
      {
        return false
      }
      offset &+= 1
    }
    return true
  }

  /// Keeps a segment and returns its glyphs, valid until the next insertion.
  func insert(
    _ key: UnsafeBufferPointer<UInt8>, context: UInt32, hash: UInt64, glyphs new: [Glyph]
  ) -> UnsafeBufferPointer<Glyph> {
    if entries.count >= Self.maximumEntries || glyphs.count >= Self.maximumGlyphs { removeAll() }
    if entries.count * 2 >= slots.count { grow() }
    let start = glyphs.count
    for glyph in new { glyphs.append(glyph) }
    let entry = Entry(
      hash: hash, context: context, keyStart: UInt32(keys.count), keyCount: UInt32(key.count),
      glyphStart: UInt32(start), glyphCount: UInt32(new.count))
    for byte in key { keys.append(byte) }
    place(Int32(entries.count), hash: hash)
    entries.append(entry)
    return UnsafeBufferPointer(start: glyphs.base + start, count: new.count)
  }

  /// Drops everything.
  func removeAll() {
    entries.count = 0
    keys.count = 0
    glyphs.count = 0
    for slot in slots.indices { slots[slot] = -1 }
  }

  private func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for index in 0..<entries.count { place(Int32(index), hash: entries.base[index].hash) }
  }

  private func place(_ index: Int32, hash: UInt64) {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] >= 0 { slot = (slot + 1) & mask }
    slots[slot] = index
  }
}
