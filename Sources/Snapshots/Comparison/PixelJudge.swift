/// Decides about pixels that differ.
protocol PixelJudge: Sendable {
  /// Returns true if one pixel fails. This is the definition: `failing` must agree with it to the bit.
  mutating func fails(_ pair: PixelPair, x: Int, y: Int, _ expected: UInt32, _ actual: UInt32)
    -> Bool

  /// Those of the differing pixels of a block that fail. Blocks come row by row, rows from the top.
  mutating func failing(_ block: ComparisonBlock) -> UInt64

  /// Fails further pixels of some rows of whole tiles, once all their blocks have been judged, and
  /// returns how many.
  mutating func failTiles(_ tiles: TileRows) -> Int
}

extension PixelJudge {
  @inline(__always)
  mutating func failing(_ block: ComparisonBlock) -> UInt64 {
    failing(block, among: block.differing)
  }

  /// Asks about one pixel after the other.
  @inline(__always)
  mutating func failing(_ block: ComparisonBlock, among pixels: UInt64) -> UInt64 {
    var failing: UInt64 = 0
    ComparisonBlock.each(pixels) { place in
      let (old, new) = (block.expected[place], block.actual[place])
      if fails(block.pair, x: block.x + place, y: block.y, old, new) {
        failing |= 1 &<< UInt64(place)
      }
    }
    return failing
  }

  func failTiles(_ tiles: TileRows) -> Int { 0 }
}

struct ExactJudge: PixelJudge {
  @inline(__always)
  func fails(_ pair: PixelPair, x: Int, y: Int, _ expected: UInt32, _ actual: UInt32) -> Bool {
    true
  }

  @inline(__always)
  func failing(_ block: ComparisonBlock) -> UInt64 { block.differing }
}

struct ChannelStepJudge: PixelJudge {
  var levels: Int

  @inline(__always)
  func fails(_ pair: PixelPair, x: Int, y: Int, _ expected: UInt32, _ actual: UInt32) -> Bool {
    Channels.largestDifference(expected, actual) > levels
  }

  func failing(_ block: ComparisonBlock) -> UInt64 {
    let bound = SIMD16(repeating: UInt8(min(max(levels, 0), 255)))
    return block.differing
      & PixelLanes.gather { offset in
        PixelLanes.exceeding(
          PixelLanes.change(block.expected + offset, block.actual + offset), bound)
      }
  }
}
