/// Puts numbers to a group of failing pixels.
///
/// All groups together are judged by some 16,384 pixels, evenly spread, but each by 256 at least, so
/// that a picture that differs everywhere is described as fast as one that differs here and there.
struct ClusterDescription {
  private let pair: PixelPair
  private let mask: DifferenceMask
  /// Every how many pixels of a large group are looked at.
  private let spacing: Int
  /// Contrast, in levels, from which on a pixel counts as lying on an edge.
  private static let edgeContrast = 16

  init(_ pair: PixelPair, _ mask: DifferenceMask, failing: Int) {
    self.pair = pair
    self.mask = mask
    spacing = max(1, failing >> 14)
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
    let step = max(1, min(spacing, cluster.count / 256))
    var places: [Int] = []
    places.reserveCapacity(cluster.count / step + 1)
    var seen = 0
    for run in cluster.runs {
      for y in 8 * run.row..<min(pair.height, 8 * run.row + 8) {
        for column in run.first...run.last {
          var byte = mask.bits[y * mask.rowBytes + column]
          while byte != 0 {
            if seen % step == 0 {
              places.append(y * pair.width + 8 * column + byte.trailingZeroBitCount)
            }
            seen += 1
            byte &= byte - 1
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
