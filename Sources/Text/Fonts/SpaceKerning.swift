/// The glyphs whose positions depend on a space beside them, by the pair positioning of a face
/// (OpenType 1.9, `GPOS` lookup type 2) or its `kern` table.
///
/// A pair counts when any of its values is not zero or varies, so that the answer holds for every
/// instance of a variable face.
struct SpaceKerning {
  /// Glyphs that are placed otherwise before a space.
  private(set) var before: Set<UInt32> = []
  /// Glyphs before which a space is placed otherwise.
  private(set) var after: Set<UInt32> = []
  /// Whether the tables could not be followed, so that every glyph may be among both.
  private(set) var isUnknown = false

  private let space: UInt32
  private let glyphCount: Int

  init(space: UInt32, glyphCount: Int) {
    self.space = space
    self.glyphCount = glyphCount
  }

  /// Reads those lookups of `GPOS` that position pairs; returns those that position by context.
  mutating func read(gpos: UnsafeRawBufferPointer, lookups: [Int]) -> [Int] {
    var contextual: [Int] = []
    guard let list = gpos.bigEndian16(at: 8).map(Int.init) else { return [] }
    for lookup in lookups {
      guard let offset = gpos.bigEndian16(at: list + 2 + 2 * lookup),
        case let start = list + Int(offset), let type = gpos.bigEndian16(at: start),
        let count = gpos.bigEndian16(at: start + 4)
      else { continue }
      for number in 0..<Int(count) {
        guard let offset = gpos.bigEndian16(at: start + 6 + 2 * number) else { continue }
        var subtable = start + Int(offset)
        var kind = type
        if kind == 9, let real = gpos.bigEndian16(at: subtable + 2),
          let further = gpos.bigEndian32(at: subtable + 4)
        {
          kind = real
          subtable += Int(further)
        }
        if kind == 7 || kind == 8, contextual.last != lookup { contextual.append(lookup) }
        guard kind == 2, subtable <= gpos.count else { continue }
        read(pairs: OpenTypeReader(UnsafeRawBufferPointer(rebasing: gpos[subtable...])))
      }
    }
    return contextual
  }

  private mutating func read(pairs: OpenTypeReader) {
    let first = (pairs[4].nonzeroBitCount) * 2
    let size = first + pairs[6].nonzeroBitCount * 2
    guard size > 0 else { return }
    let coverage = pairs.coverage(at: pairs[2])
    if pairs[0] == 1 {
      for (index, glyph) in coverage.enumerated() {
        let set = pairs[10 + 2 * index]
        for row in 0..<pairs[set] {
          let at = set + 2 + row * (2 + size)
          guard pairs.isNonzero(at + 2, size: size) else { continue }
          if pairs[at] == Int(space) { before.insert(UInt32(glyph)) }
          if glyph == Int(space) { after.insert(UInt32(pairs[at])) }
        }
      }
    } else if pairs[0] == 2 {
      let firstClasses = pairs.classes(at: pairs[8])
      let secondClasses = pairs.classes(at: pairs[10])
      let columns = pairs[14]
      func isKerned(_ first: Int, _ second: Int) -> Bool {
        pairs.isNonzero(16 + (first * columns + second) * size, size: size)
      }
      let column = secondClasses[Int(space)] ?? 0
      for glyph in coverage where isKerned(firstClasses[glyph] ?? 0, column) {
        before.insert(UInt32(glyph))
      }
      guard coverage.contains(Int(space)) else { return }
      let row = firstClasses[Int(space)] ?? 0
      for glyph in 0..<glyphCount where isKerned(row, secondClasses[glyph] ?? 0) {
        after.insert(UInt32(glyph))
      }
    }
  }

  /// Reads a `kern` table, which counts where `GPOS` does not kern.
  mutating func read(kern table: UnsafeRawBufferPointer) {
    let kern = OpenTypeReader(table)
    var start = 4
    for _ in 0..<kern[2] {
      // Version 0, format 0: pairs sorted by glyphs.
      guard kern[0] == 0, kern[start + 4] >> 8 == 0 else {
        isUnknown = true
        return
      }
      for row in 0..<kern[start + 6] {
        let at = start + 14 + row * 6
        guard kern[at + 4] != 0 else { continue }
        if kern[at + 2] == Int(space) { before.insert(UInt32(kern[at])) }
        if kern[at] == Int(space) { after.insert(UInt32(kern[at + 2])) }
      }
      start += max(14, kern[start + 2])
    }
  }
}

/// Big-endian 16-bit words of a table; past the end everything is 0.
private struct OpenTypeReader {
  private let bytes: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  subscript(offset: Int) -> Int { Int(bytes.bigEndian16(at: offset) ?? 0) }

  func isNonzero(_ offset: Int, size: Int) -> Bool {
    stride(from: offset, to: offset + size, by: 2).contains { self[$0] != 0 }
  }

  /// The glyphs of a coverage table, in the order of their indices.
  func coverage(at offset: Int) -> [Int] {
    let count = self[offset + 2]
    if self[offset] == 1 { return (0..<count).map { self[offset + 4 + 2 * $0] } }
    return (0..<count).flatMap { row -> [Int] in
      let at = offset + 4 + 6 * row
      return self[at] <= self[at + 2] ? Array(self[at]...self[at + 2]) : []
    }
  }

  /// The classes of a class definition table that are not 0, by glyph.
  func classes(at offset: Int) -> [Int: Int] {
    var classes: [Int: Int] = [:]
    if self[offset] == 1 {
      for index in 0..<self[offset + 4] {
        classes[self[offset + 2] + index] = self[offset + 6 + 2 * index]
      }
    } else {
      for row in 0..<self[offset + 2] {
        let at = offset + 4 + 6 * row
        guard self[at] <= self[at + 2] else { continue }
        for glyph in self[at]...self[at + 2] { classes[glyph] = self[at + 4] }
      }
    }
    return classes
  }
}
