import Testing

@testable import GalleyText

/// Pair positioning as fonts of strangers have it.
@Suite("Kerning beside spaces")
struct SpaceKerningTests {
  private static func words(_ numbers: [Int]) -> [UInt8] {
    numbers.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
  }

  /// Glyph 3 is the space.
  private func read(_ subtable: [UInt8], glyphs: Int = 10) -> SpaceKerning {
    // A header, a list of one lookup with one subtable.
    let header = Self.words([1, 0, 0, 0, 10, 1, 4, 2, 0, 1, 8])
    var kerning = SpaceKerning(space: 3, glyphCount: glyphs)
    (header + subtable).withUnsafeBytes { _ = kerning.read(gpos: $0, lookups: [0]) }
    return kerning
  }

  /// Pairs of a first glyph of a coverage with the space, all moved by 5.
  private func pairs(_ coverage: [Int], sets: Int = 1) -> [UInt8] {
    Self.words([1, 10 + 2 * sets + 6, 4, 0, sets] + Array(repeating: 10 + 2 * sets, count: sets))
      + Self.words([1, 3, 5]) + Self.words(coverage)
  }

  /// Classes of first glyphs, of which class 1 is moved before all others.
  private func classes(_ coverage: [Int], _ first: [Int]) -> [UInt8] {
    let second = [2, 0]
    let secondAt = 16 + 4
    let coverageAt = secondAt + 2 * second.count
    let firstAt = coverageAt + 2 * coverage.count
    return Self.words(
      [2, coverageAt, 4, 0, firstAt, secondAt, 2, 1, 0, 5] + second + coverage + first)
  }

  @Test("glyphs of lists, of ranges and of classes are found")
  func found() {
    #expect(read(pairs([1, 1, 6])).before == [6])
    #expect(read(pairs([2, 1, 6, 6, 0])).before == [6])
    let byClass = read(classes([2, 1, 2, 9, 0], [2, 1, 4, 5, 1]))
    #expect(byClass.before == [4, 5] && byClass.after.isEmpty && !byClass.isUnknown)
    let listed = read(classes([2, 1, 3, 9, 0], [1, 3, 1, 1]))
    #expect(listed.before == [3] && listed.after == Set(0..<10) && !listed.isUnknown)
  }

  @Test(
    "ranges that overlap, are out of order or hold what are not glyphs make a table unknown",
    arguments: [
      [2, 2, 4, 6, 0, 6, 7, 3], [2, 2, 6, 7, 0, 1, 2, 2], [2, 1, 9, 10, 0], [2, 1, 6, 5, 0],
      [1, 2, 6, 5], [1, 1, 10], [3, 1, 6, 6, 0],
    ])
  func damaged(_ coverage: [Int]) {
    #expect(read(pairs(coverage)).isUnknown)
    // Classes have formats of their own, of which the second has the same ranges.
    #expect(coverage[0] != 2 || read(classes([2, 1, 1, 2, 0], coverage)).isUnknown)
  }

  @Test("sixty thousand ranges of all glyphs cost nothing")
  func bomb() {
    let rows = Array(repeating: [0, 65_535, 1], count: 60_000).flatMap(\.self)
    #expect(read(pairs([2, 60_000] + rows), glyphs: 65_535).isUnknown)
    #expect(read(classes([2, 1, 0, 9, 0], [2, 60_000] + rows), glyphs: 65_535).isUnknown)
  }

  @Test("subtables that share their bytes are looked at only so often")
  func sharedSubtables() {
    // All of 20,000 subtables are one, with pairs for 20,000 glyphs.
    let count = 20_000
    let subtable = pairs([2, 1, 0, count - 1, 0])
    let offsets = Array(repeating: 6 + 2 * count, count: count)
    let bytes = Self.words([1, 0, 0, 0, 10, 1, 4, 2, 0, count] + offsets) + subtable
    var kerning = SpaceKerning(space: 3, glyphCount: count)
    bytes.withUnsafeBytes { _ = kerning.read(gpos: $0, lookups: [0]) }
    #expect(kerning.isUnknown)
  }
}
