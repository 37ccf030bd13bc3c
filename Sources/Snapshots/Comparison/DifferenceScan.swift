import GalleyGeometry
internal import GalleySystem

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
    let rowBytes = mask.rowBytes
    let totals = mask.bits.withUnsafeMutableBufferPointer { bits -> [Totals] in
      guard let base = bits.baseAddress else { return [] }
      nonisolated(unsafe) let shared = base
      return Workers.map(steps, threads: Self.threads(pair, options)) { step in
        let first = step * Self.rowsPerStep
        let rows = first..<min(pair.height, first + Self.rowsPerStep)
        var scan = RowScan(pair: pair, ignored: options.ignoredRects, judge: judge)
        for y in rows { scan.scan(y, shared + y * rowBytes) }
        scan.finish(
          TileRows(
            pair: pair, rows: rows, ignored: options.ignoredRects, bits: shared,
            rowBytes: rowBytes))
        return Totals(differing: scan.differing, failing: scan.failing, largest: scan.largest)
      }
    }
    for total in totals {
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

  /// The result with its explanation.
  func difference(_ pair: PixelPair, _ options: ComparisonOptions) -> BitmapDifference {
    guard differing > 0 else { return .none }
    let clusters = ClusterSearch(mask).clusters()
    let description = ClusterDescription(pair, mask, failing: failing)
    let shown = Array(clusters.prefix(BitmapComparison.maximumClusters))
    let described = Workers.map(shown.count, threads: Self.threads(pair, options)) {
      description.described(shown[$0])
    }
    return .pixels(
      PixelDifference(
        extent: pair.extent, options: options, differingPixels: differing, failingPixels: failing,
        largestChannelDifference: largest,
        boundingBox: clusters.dropFirst().reduce(clusters.first?.box) { $0?.union($1.box) },
        clusters: described, clusterCount: clusters.count, mask: mask))
  }
}
