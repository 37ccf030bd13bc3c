/// Puts numbers to a group of failing pixels.
///
/// All groups together are judged by some 8,192 pixels, evenly spread, but each by 128 at least, so
/// that a picture that differs everywhere is described as fast as one that differs here and there.
struct ClusterDescription {
  private let pair: PixelPair
  private let mask: DifferenceMask
  /// Every how many pixels of a large group are looked at.
  private let spacing: Int
  /// Contrast, in levels, from which on a pixel counts as lying on an edge.
  private static let edgeContrast = 16
  private static let fewestSamples = 128

  init(_ pair: PixelPair, _ mask: DifferenceMask, failing: Int) {
    self.pair = pair
    self.mask = mask
    spacing = max(1, failing >> 13)
  }

  func described(_ cluster: ClusterSearch.Cluster) -> DifferenceCluster {
    let places = sampled(cluster)
    var total = 0.0
    var largest = 0.0
    var luma = 0.0
    var edges = 0
    var cache = DistanceCache()
    for place in places {
      let (old, new) = (pair.expected[place], pair.actual[place])
      let distance = cache.distance(old, new, PerceptualColor.hyabDistance)
      total += distance
      largest = max(largest, distance)
      luma += Channels.luma(new) - Channels.luma(old)
      if isEdge(place) { edges += 1 }
    }
    let count = Double(max(1, places.count))
    return DifferenceCluster(
      box: cluster.box, pixelCount: cluster.count, meanDistance: total / count,
      maximumDistance: largest, edgeShare: Double(edges) / count, lumaChange: luma / count,
      shift: ShiftSearch(pair).shift(of: places))
  }

  /// The indices of the pixels of a group, every n-th one.
  private func sampled(_ cluster: ClusterSearch.Cluster) -> [Int] {
    let step = max(1, min(spacing, cluster.count / Self.fewestSamples))
    var places: [Int] = []
    places.reserveCapacity(cluster.count / step + 1)
    // The number of pixels to skip before the next one is taken.
    var wait = 0
    mask.bits.withUnsafeBytes { bits in
      for run in cluster.runs {
        for y in 8 * run.row..<min(pair.height, 8 * run.row + 8) {
          var column = run.first
          while column <= run.last {
            let isWide = column + 8 <= run.last + 1
            let offset = y * mask.rowBytes + column
            let word =
              isWide
              ? UInt64(littleEndian: bits.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
              : UInt64(bits[offset])
            let base = y * pair.width + 8 * column
            column += isWide ? 8 : 1
            let count = word.nonzeroBitCount
            if count <= wait {
              wait -= count
              continue
            }
            ComparisonBlock.each(word) { place in
              if wait == 0 {
                places.append(base + place)
                wait = step
              }
              wait -= 1
            }
          }
        }
      }
    }
    return places
  }

  private func isEdge(_ place: Int) -> Bool {
    let (x, y) = (place % pair.width, place / pair.width)
    let old = EdgeMovementJudge.range(pair.expected, pair, x, y)
    let new = EdgeMovementJudge.range(pair.actual, pair, x, y)
    return max(Channels.largestDifference(old, 0), Channels.largestDifference(new, 0))
      >= Self.edgeContrast
  }
}
