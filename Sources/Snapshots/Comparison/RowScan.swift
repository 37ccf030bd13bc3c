import GalleyGeometry
import GalleyPlatform
internal import GalleySystem

/// The pass over the pixels of a few rows.
struct RowScan<Judge: PixelJudge> {
  let pair: PixelPair
  let ignored: [PixelRect]
  private var judge: Judge
  /// The buffer to which the end of a row is copied if it is not a full block.
  private let remainders = Remainders()
  /// Pixels that differ.
  private(set) var differing = 0
  /// Those of them that fail.
  private(set) var failing = 0
  /// The largest change of a channel.
  private(set) var largest = 0

  init(pair: PixelPair, ignored: [PixelRect], judge: Judge) {
    self.pair = pair
    self.ignored = ignored
    self.judge = judge
  }

  /// Judges a row and writes one bit for each of its pixels, of which all are 0.
  mutating func scan(_ y: Int, _ bits: UnsafeMutablePointer<UInt8>) {
    let start = y * pair.width
    if memcmp(pair.expected + start, pair.actual + start, 4 * pair.width) == 0 { return }
    let here = ignored.filter { $0.rows.contains(y) }
    for x in stride(from: 0, to: pair.width, by: ComparisonBlock.width) {
      let count = min(ComparisonBlock.width, pair.width - x)
      let (old, new) = (pair.expected + start + x, pair.actual + start + x)
      if memcmp(old, new, 4 * count) == 0 { continue }
      let words = count == ComparisonBlock.width ? (old, new) : remainders.copy(old, new, count)
      let block = ComparisonBlock(pair: pair, x: x, y: y, expected: words.0, actual: words.1)
      var verdict = judged(block, here).littleEndian
      memcpy(bits + x / 8, &verdict, (count + 7) / 8)
    }
  }

  /// Lets the judge look at the rows as a whole.
  mutating func finish(_ tiles: TileRows) { failing += judge.failTiles(tiles) }

  @inline(__always)
  private mutating func judged(_ block: ComparisonBlock, _ ignored: [PixelRect]) -> UInt64 {
    var block = block
    let unequal = block.visiblyUnequal()
    block.differing = ignored.reduce(unequal) { $0 & ~$1.columns(of: block) }
    guard block.differing != 0 else { return 0 }
    differing += block.differing.nonzeroBitCount
    if largest < 255 { measure(block, isWhole: block.differing == unequal) }
    let failing = judge.failing(block)
    self.failing += failing.nonzeroBitCount
    return failing
  }

  private mutating func measure(_ block: ComparisonBlock, isWhole: Bool) {
    if isWhole {
      largest = max(largest, block.largestDifference())
      return
    }
    ComparisonBlock.each(block.differing) { place in
      largest = max(
        largest, Channels.largestDifference(block.expected[place], block.actual[place]))
    }
  }
}

extension PixelRect {
  /// Returns the columns of a block that are in this rectangle.
  fileprivate func columns(of block: ComparisonBlock) -> UInt64 {
    let first = max(0, x - block.x)
    let end = min(ComparisonBlock.width, x + width - block.x)
    guard first < end else { return 0 }
    let ones: UInt64 = ~0 >> UInt64(ComparisonBlock.width - (end - first))
    return ones << UInt64(first)
  }
}

/// Room for two blocks that are not full; what they lack is the same in both.
private final class Remainders {
  private let words: UnsafeMutablePointer<UInt32>

  init() {
    words = .allocate(capacity: 2 * ComparisonBlock.width)
    words.initialize(repeating: 0, count: 2 * ComparisonBlock.width)
  }

  deinit { words.deallocate() }

  func copy(
    _ expected: UnsafePointer<UInt32>, _ actual: UnsafePointer<UInt32>, _ count: Int
  ) -> (UnsafePointer<UInt32>, UnsafePointer<UInt32>) {
    memcpy(words, expected, 4 * count)
    memcpy(words + ComparisonBlock.width, actual, 4 * count)
    return (UnsafePointer(words), UnsafePointer(words + ComparisonBlock.width))
  }
}
