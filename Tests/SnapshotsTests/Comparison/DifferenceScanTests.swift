import GalleyGeometry
import GalleyImaging
import Testing

@testable import GalleySnapshots

/// The pass over blocks of pixels against asking the definition about one pixel after the other.
@Suite("Difference scan")
struct DifferenceScanTests {
  enum Content: CaseIterable {
    case noise, flat, edges, translucent
  }

  /// A picture and another that differs from it here and there, more or less.
  static func pair(
    _ content: Content, _ width: Int, _ height: Int, _ generator: inout ComparisonGenerator
  ) -> (TestPicture, TestPicture) {
    var first = TestPicture(width: width, height: height)
    let palette: [UInt32] = (0..<4).map { _ in
      let word = UInt32(truncatingIfNeeded: generator.next())
      return content == .translucent ? word : word | 0xFF00_0000
    }
    for y in 0..<height {
      for x in 0..<width {
        let index = y * width + x
        switch content {
        case .noise:
          first.words[index] = UInt32(truncatingIfNeeded: generator.next()) | 0xFF00_0000
        case .flat, .translucent: first.words[index] = palette[(x / 5 + y / 7) % 4]
        case .edges:
          let slope = 96 * (x % 24) - 64 * (y % 36)
          first.words[index] = TestPicture.grey(min(255, max(0, slope)))
        }
      }
    }
    var second = first
    let share = [2, 5, 40][Int(generator.next() % 3)]
    for index in second.words.indices where generator.next() % UInt64(share) < 1 + UInt64(index % 2)
    {
      let strength: UInt32 = [0x01_0101, 0x0F_0F0F, 0x7F_7F7F, 0xFF_FFFF_FF][
        Int(generator.next() % 4)]
      let change = UInt32(truncatingIfNeeded: generator.next()) & strength
      second.words[index] ^= content == .translucent ? change : change & 0xFF_FFFF
    }
    // A part that is all of another shade, as a tint or an inversion is.
    for y in 0..<height / 2 {
      for x in 0..<width / 3 { second[x, y] = second[x, y] ^ 0x10_1010 }
    }
    return (first, second)
  }

  struct Counts: Equatable {
    var differing = 0
    var failing = 0
    var largest = 0
    var bits: [Bool]
  }

  /// Everything by the definition.
  static func plain<Judge: PixelJudge>(
    _ pair: PixelPair, _ options: ComparisonOptions, _ judge: Judge
  ) -> Counts {
    var judge = judge
    var counts = Counts(bits: Array(repeating: false, count: pair.width * pair.height))
    for index in 0..<pair.width * pair.height {
      let (x, y) = (index % pair.width, index / pair.width)
      let (old, new) = (pair.expected[index], pair.actual[index])
      guard old != new, old >> 24 | new >> 24 != 0,
        !options.ignoredRects.contains(where: { $0.contains(x: x, y: y) })
      else { continue }
      counts.differing += 1
      counts.largest = max(counts.largest, Channels.largestDifference(old, new))
      if judge.fails(pair, x: x, y: y, old, new) { counts.bits[index] = true }
    }
    if let edges = judge as? EdgeMovementJudge { failTiles(pair, options, edges, &counts) }
    counts.failing = counts.bits.count(where: \.self)
    return counts
  }

  static func failTiles(
    _ pair: PixelPair, _ options: ComparisonOptions, _ judge: EdgeMovementJudge,
    _ counts: inout Counts
  ) {
    for top in stride(from: 0, to: pair.height, by: 8) {
      for left in stride(from: 0, to: pair.width, by: 8) {
        let tile = PixelRect(
          x: left, y: top, width: min(8, pair.width - left), height: min(8, pair.height - top))
        let places = (tile.y..<tile.rows.upperBound).flatMap { y in
          (tile.x..<tile.columns.upperBound).map { y * pair.width + $0 }
        }
        let unequal = places.filter { pair.expected[$0] != pair.actual[$0] }
        guard 8 * (tile.area - unequal.count) <= tile.area, judge.isTinted(pair, tile: tile) else {
          continue
        }
        for place in places {
          let old = EdgeMovementJudge.premultiplied(pair.expected[place])
          let new = EdgeMovementJudge.premultiplied(pair.actual[place])
          let (x, y) = (place % pair.width, place / pair.width)
          guard Channels.largestDifference(old, new) > judge.levels,
            !options.ignoredRects.contains(where: { $0.contains(x: x, y: y) })
          else { continue }
          counts.bits[place] = true
        }
      }
    }
  }

  static func scanned<Judge: PixelJudge>(
    _ pair: PixelPair, _ options: ComparisonOptions, _ judge: Judge
  ) -> Counts {
    let scan = DifferenceScan(pair, options, judge)
    let bits = (0..<pair.width * pair.height).map {
      scan.mask.contains(x: $0 % pair.width, y: $0 / pair.width)
    }
    return Counts(
      differing: scan.differing, failing: scan.failing, largest: scan.largest, bits: bits)
  }

  func check<Judge: PixelJudge>(_ content: Content, _ judge: Judge) {
    var generator = ComparisonGenerator(state: 71)
    for (width, height) in [(1, 1), (3, 2), (65, 9), (70, 66), (131, 6)] {
      let (first, second) = Self.pair(content, width, height, &generator)
      let rect = PixelRect(x: width / 2 - 3, y: 1, width: width / 4 + 2, height: 5)
      let options = ComparisonOptions(ignoredRects: width % 2 == 1 ? [rect] : [], threads: 2)
      BitmapComparison.withPair(first.bitmap, second.bitmap) { pair in
        let plain = Self.plain(pair, options, judge)
        #expect(Self.scanned(pair, options, judge) == plain, "\(width)×\(height)")
      }
    }
  }

  @Test("Exact and channel steps agree with the definition", arguments: Content.allCases)
  func simple(_ content: Content) {
    check(content, ExactJudge())
    for levels in [0, 14, 255] { check(content, ChannelStepJudge(levels: levels)) }
  }

  @Test(
    "YIQ thresholds agree with the definition, with and without the rule about anti-aliasing",
    arguments: Content.allCases)
  func yiq(_ content: Content) {
    for threshold in [0, 0.1] {
      for tool in ComparisonTool.allCases {
        for forgives in [false, true] {
          check(
            content, YIQJudge(tool, threshold: threshold, forgivesAntialiased: forgives))
        }
      }
    }
  }

  @Test("Edge movement agrees with the definition", arguments: Content.allCases)
  func edges(_ content: Content) {
    for (pixels, levels) in [(0, 2), (0.3, 0), (0.5, 2), (1, 20)] {
      check(content, EdgeMovementJudge(pixels: pixels, levels: levels))
    }
  }

  @Test("Single precision decides about the YIQ distance only where it cannot err")
  func singlePrecision() {
    var generator = ComparisonGenerator(state: 3)
    let form = YIQForm()
    for _ in 0..<5_000 {
      let old = UInt32(truncatingIfNeeded: generator.next()) | 0xFF00_0000
      let new = UInt32(truncatingIfNeeded: generator.next()) | 0xFF00_0000
      let exact = YIQDistance.squared(old, new)
      let fast = Double(form.squared(SIMD4(repeating: old), SIMD4(repeating: new))[0])
      #expect(abs(fast - exact) <= 3e-5 * exact + 1e-5)
    }
  }
}
