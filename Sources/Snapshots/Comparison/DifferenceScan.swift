internal import GalleyThreads

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The pass over all pixels: which differ, which fail, and by how much at most.
struct DifferenceScan {
  private(set) var mask: DifferenceMask
  private(set) var differing = 0
  private(set) var failing = 0
  private(set) var largest = 0

  private struct Totals: Sendable {
    var differing = 0
    var failing = 0
    var largest = 0
  }

  /// Rows that one thread takes at a time: whole tiles.
  private static let rowsPerStep = 64

  init<Judge: PixelJudge>(_ pair: PixelPair, _ options: ComparisonOptions, _ judge: Judge) {
    mask = DifferenceMask(extent: pair.extent)
    let steps = (pair.height + Self.rowsPerStep - 1) / Self.rowsPerStep
    let totals = StepResults<Totals>(count: steps)
    let rowBytes = mask.rowBytes
    mask.bits.withUnsafeMutableBufferPointer { bits in
      guard let base = bits.baseAddress else { return }
      nonisolated(unsafe) let base2 = base
      Workers.run(steps, threads: Self.threads(pair, options)) { step in
        var rows = RowScan(pair: pair, ignored: options.ignoredRects, judge: judge)
        let first = step * Self.rowsPerStep
        for y in first..<min(pair.height, first + Self.rowsPerStep) {
          rows.scan(y, base2 + y * rowBytes)
        }
        totals.set(
          step,
          Totals(differing: rows.differing, failing: rows.failing, largest: rows.largest))
      }
    }
    for total in totals.values {
      differing += total.differing
      failing += total.failing
      largest = max(largest, total.largest)
    }
  }

  /// One thread below a quarter of a megapixel, where starting others costs more than they do.
  private static func threads(_ pair: PixelPair, _ options: ComparisonOptions) -> Int {
    if let threads = options.threads { return threads }
    return pair.width * pair.height < 1 << 18 ? 1 : Workers.processorCount
  }

  /// Fails the differing pixels of tiles that changed as a whole.
  mutating func failTintedTiles(
    _ pair: PixelPair, _ options: ComparisonOptions, _ judge: EdgeMovementJudge
  ) {
    for top in stride(from: 0, to: pair.height, by: 8) {
      let height = min(8, pair.height - top)
      let offset = top * pair.width
      let rows = 4 * pair.width * height
      if memcmp(pair.expected + offset, pair.actual + offset, rows) == 0 { continue }
      for left in stride(from: 0, to: pair.width, by: 8) {
        let tile = PixelRect(x: left, y: top, width: min(8, pair.width - left), height: height)
        guard Self.isChanged(pair, tile) else { continue }
        guard judge.isTinted(pair, tile: tile) else { continue }
        fail(tile, pair, options, judge)
      }
    }
  }

  /// Whether at least seven eighths of the tile's pixels differ.
  private static func isChanged(_ pair: PixelPair, _ tile: PixelRect) -> Bool {
    var equal = 0
    for y in tile.y..<tile.maxY {
      for index in y * pair.width + tile.x..<y * pair.width + tile.maxX
      where pair.expected[index] == pair.actual[index] {
        equal += 1
        if 8 * equal > tile.area { return false }
      }
    }
    return true
  }

  private mutating func fail(
    _ tile: PixelRect, _ pair: PixelPair, _ options: ComparisonOptions, _ judge: EdgeMovementJudge
  ) {
    for y in tile.y..<tile.maxY {
      for x in tile.x..<tile.maxX {
        let index = y * pair.width + x
        let old = EdgeMovementJudge.premultiplied(pair.expected[index])
        let new = EdgeMovementJudge.premultiplied(pair.actual[index])
        guard Channels.largestDifference(old, new) > judge.levels, !mask.contains(x: x, y: y),
          !options.ignoredRects.contains(where: { $0.contains(x: x, y: y) })
        else { continue }
        mask.bits[y * mask.rowBytes + x >> 3] |= 1 << UInt8(x & 7)
        failing += 1
      }
    }
  }

  /// The result with its explanation.
  func difference(_ pair: PixelPair, _ options: ComparisonOptions) -> BitmapDifference {
    guard differing > 0 else { return .none }
    let clusters = ClusterSearch(mask).clusters()
    let description = ClusterDescription(pair, mask, failing: failing)
    let described = clusters.prefix(BitmapComparison.maximumClusters).map(description.described)
    return .pixels(
      PixelDifference(
        extent: pair.extent, options: options, differingPixels: differing, failingPixels: failing,
        largestChannelDifference: largest,
        boundingBox: clusters.dropFirst().reduce(clusters.first?.box) { $0?.union($1.box) },
        clusters: described, clusterCount: clusters.count, mask: mask))
  }
}

/// One value for each step, each set by one thread.
final class StepResults<Value>: @unchecked Sendable {
  // Sendable because no two threads are given the same step and reading waits for all of them.
  private let places: UnsafeMutablePointer<Value?>
  private let count: Int

  init(count: Int) {
    self.count = count
    places = .allocate(capacity: max(1, count))
    places.initialize(repeating: nil, count: count)
  }

  deinit {
    places.deinitialize(count: count)
    places.deallocate()
  }

  func set(_ index: Int, _ value: Value) { places[index] = value }

  /// The values in order.
  var values: [Value] { (0..<count).compactMap { places[$0] } }
}

/// The pixels of a few rows.
private struct RowScan<Judge: PixelJudge> {
  let pair: PixelPair
  let ignored: [PixelRect]
  var judge: Judge
  var differing = 0
  var failing = 0
  var largest = 0

  init(pair: PixelPair, ignored: [PixelRect], judge: Judge) {
    self.pair = pair
    self.ignored = ignored
    self.judge = judge
  }

  mutating func scan(_ y: Int, _ bits: UnsafeMutablePointer<UInt8>) {
    let expected = pair.expected + y * pair.width
    let actual = pair.actual + y * pair.width
    if memcmp(expected, actual, 4 * pair.width) == 0 { return }
    let here = ignored.filter { $0.y <= y && y < $0.maxY }
    var x = 0
    while x < pair.width {
      if x + 8 <= pair.width, RowScan.areEqual(expected + x, actual + x) {
        x += 8
        continue
      }
      let end = min(pair.width, x + 8)
      var byte: UInt8 = 0
      for column in x..<end where expected[column] != actual[column] {
        if visit(column, y, expected[column], actual[column], here) {
          byte |= 1 << UInt8(column & 7)
        }
      }
      bits[x >> 3] = byte
      x = end
    }
  }

  @inline(__always)
  private static func areEqual(_ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>) -> Bool {
    var difference: UInt64 = 0
    for pair in 0..<4 {
      difference |=
        UnsafeRawPointer(a + 2 * pair).loadUnaligned(as: UInt64.self)
        ^ UnsafeRawPointer(b + 2 * pair).loadUnaligned(as: UInt64.self)
    }
    return difference == 0
  }

  /// Counts a pixel whose words differ and says whether it fails.
  @inline(__always)
  private mutating func visit(
    _ x: Int, _ y: Int, _ expected: UInt32, _ actual: UInt32, _ ignored: [PixelRect]
  ) -> Bool {
    // Nobody can see the colour of what is fully transparent.
    guard (expected | actual) >> 24 != 0 else { return false }
    if !ignored.isEmpty, ignored.contains(where: { $0.x <= x && x < $0.maxX }) { return false }
    differing += 1
    largest = max(largest, Channels.largestDifference(expected, actual))
    guard judge.fails(pair, x: x, y: y, expected, actual) else { return false }
    failing += 1
    return true
  }
}
