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
  /// True if the tables could not be followed, so that every glyph may be among both.
  private(set) var isUnknown = false

  private let space: UInt32
  private let glyphCount: Int
  /// The rows and glyphs that may still be looked at. Subtables may overlap, so that their number
  /// and the size of the table bound nothing; large faces need a hundredth of this.
  private var rest = 1 << 24

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
        let count = gpos.bigEndian16(at: start + 4), pay(Int(count))
      else { continue }
      for number in 0..<Int(count) {
        guard let offset = gpos.bigEndian16(at: start + 6 + 2 * number) else { break }
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
        if isUnknown { return contextual }
      }
    }
    return contextual
  }

  /// Counts rows or glyphs before they are looked at; false, and unknown, where there are too many.
  private mutating func pay(_ count: Int) -> Bool {
    rest -= count
    if rest < 0 { isUnknown = true }
    return rest >= 0
  }

  private mutating func read(pairs: OpenTypeReader) {
    let first = (pairs[4].nonzeroBitCount) * 2
    let size = first + pairs[6].nonzeroBitCount * 2
    guard size > 0 else { return }
    guard let coverage = pairs.coverage(at: pairs[2], glyphCount) else {
      isUnknown = true
      return
    }
    let count = coverage.reduce(0) { $0 + $1.count }
    guard pay(coverage.count + count) else { return }
    if pairs[0] == 1 {
      read(single: pairs, coverage.joined(), size)
    } else if pairs[0] == 2 {
      read(classes: pairs, coverage, size)
    }
  }

  private mutating func read(
    single pairs: OpenTypeReader, _ coverage: some Sequence<Int>, _ size: Int
  ) {
    for (index, glyph) in coverage.enumerated() {
      let set = pairs[10 + 2 * index]
      guard pay(pairs[set]) else { return }
      for row in 0..<pairs[set] {
        let at = set + 2 + row * (2 + size)
        guard pairs.isNonzero(at + 2, size: size) else { continue }
        if pairs[at] == Int(space) { before.insert(UInt32(glyph)) }
        if glyph == Int(space) { after.insert(UInt32(pairs[at])) }
      }
    }
  }

  private mutating func read(classes pairs: OpenTypeReader, _ coverage: [Range<Int>], _ size: Int) {
    guard let firstClasses = pairs.classes(at: pairs[8], glyphCount),
      let secondClasses = pairs.classes(at: pairs[10], glyphCount)
    else {
      isUnknown = true
      return
    }
    guard pay(firstClasses.count + secondClasses.count) else { return }
    let columns = pairs[14]
    func isKerned(_ first: Int, _ second: Int) -> Bool {
      pairs.isNonzero(16 + (first * columns + second) * size, size: size)
    }
    let space = Int(space)
    let column = secondClasses.class(of: space)
    for glyphs in coverage {
      for glyph in glyphs where isKerned(firstClasses.class(of: glyph), column) {
        before.insert(UInt32(glyph))
      }
    }
    guard coverage.contains(where: { $0.contains(space) }), pay(glyphCount) else { return }
    let row = firstClasses.class(of: space)
    for glyph in 0..<glyphCount where isKerned(row, secondClasses.class(of: glyph)) {
      after.insert(UInt32(glyph))
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
      guard start < table.count, pay(1 + kern[start + 6]) else { return }
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

  /// The glyphs of a coverage table, in the order of their indices, which is ascending; nil where it
  /// is not, or where they are not glyphs of the face. There are no more ranges than glyphs.
  func coverage(at offset: Int, _ glyphCount: Int) -> [Range<Int>]? {
    ranges(self[offset + 2], glyphCount) { row in
      switch self[offset] {
      case 1: (self[offset + 4 + 2 * row], self[offset + 4 + 2 * row])
      case 2: (self[offset + 4 + 6 * row], self[offset + 6 + 6 * row])
      default: nil
      }
    }
  }

  /// The classes of a class definition table; nil where its ranges overlap, are out of order or hold
  /// what are not glyphs of the face.
  func classes(at offset: Int, _ glyphCount: Int) -> GlyphClasses? {
    switch self[offset] {
    case 1:
      let (first, count) = (self[offset + 2], self[offset + 4])
      guard first + count <= glyphCount else { return nil }
      return GlyphClasses(
        ranges: (first..<first + count).map { $0..<$0 + 1 },
        classes: (0..<count).map { self[offset + 6 + 2 * $0] })
    case 2:
      let count = self[offset + 2]
      let ranges = ranges(count, glyphCount) {
        (self[offset + 4 + 6 * $0], self[offset + 6 + 6 * $0])
      }
      return ranges.map { ranges in
        GlyphClasses(ranges: ranges, classes: (0..<count).map { self[offset + 8 + 6 * $0] })
      }
    default: return nil
    }
  }

  private func ranges(
    _ count: Int, _ glyphCount: Int, _ row: (Int) -> (first: Int, last: Int)?
  ) -> [Range<Int>]? {
    var ranges: [Range<Int>] = []
    for index in 0..<count {
      guard let (first, last) = row(index), first >= ranges.last?.upperBound ?? 0, first <= last,
        last < glyphCount
      else { return nil }
      ranges.append(first..<last + 1)
    }
    return ranges
  }
}

/// Classes of glyphs by ascending ranges.
private struct GlyphClasses {
  let ranges: [Range<Int>]
  let classes: [Int]

  var count: Int { ranges.count }

  /// The class of a glyph, 0 outside of all ranges.
  func `class`(of glyph: Int) -> Int {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound <= glyph { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(glyph) ? classes[low] : 0
  }
}
