import GalleyGeometry

/// Groups failing pixels: tiles of 8 × 8 that contain any, joined if at most one empty tile is between them
/// in either direction.
struct ClusterSearch {
  /// A group before it is described.
  struct Cluster: Sendable {
    var box: PixelRect
    var count: Int
    /// Tile runs of the group: row, first and last column.
    var runs: [(row: Int, first: Int, last: Int)]
  }

  private struct Run {
    var row: Int
    var first: Int
    var last: Int
    var parent: Int
    var count: Int
    var box: PixelRect
  }

  /// The number of empty tiles that may be between two of a group, plus one.
  private static let reach = 2

  private let mask: DifferenceMask
  private var runs: [Run] = []

  init(_ mask: DifferenceMask) {
    self.mask = mask
    let rows = (mask.extent.height + 7) / 8
    var before: [Range<Int>] = []
    for row in 0..<rows {
      let first = runs.count
      addRuns(row)
      let own = first..<runs.count
      for range in before.suffix(Self.reach) { join(own, range) }
      before.append(own)
    }
  }

  /// The groups, the largest first; of equal ones the upper, then the left one.
  func clusters() -> [Cluster] {
    var places: [Int: Int] = [:]
    var clusters: [Cluster] = []
    for (index, run) in runs.enumerated() {
      let root = root(of: index)
      let item = (row: run.row, first: run.first, last: run.last)
      if let place = places[root] {
        clusters[place].box = clusters[place].box.union(run.box)
        clusters[place].count += run.count
        clusters[place].runs.append(item)
      } else {
        places[root] = clusters.count
        clusters.append(Cluster(box: run.box, count: run.count, runs: [item]))
      }
    }
    return clusters.sorted { ($1.count, $0.box.y, $0.box.x) < ($0.count, $1.box.y, $1.box.x) }
  }

  /// Adds the runs of neighbouring tiles of one row of tiles.
  private mutating func addRuns(_ row: Int) {
    let height = min(8, mask.extent.height - 8 * row)
    let columns = mask.rowBytes
    mask.bits.withUnsafeBufferPointer { bits in
      guard let base = bits.baseAddress else { return }
      let top = base + 8 * row * columns
      var column = 0
      while column < columns {
        if let skip = Self.emptyColumns(top, from: column, columns, height) {
          column += skip
          continue
        }
        var count = 0
        var all: UInt8 = 0
        var firstRow = height
        var lastRow = 0
        for y in 0..<height {
          let byte = top[y * columns + column]
          guard byte != 0 else { continue }
          count += byte.nonzeroBitCount
          all |= byte
          firstRow = min(firstRow, y)
          lastRow = y
        }
        if count > 0 {
          let box = PixelRect(
            x: 8 * column + all.trailingZeroBitCount, y: 8 * row + firstRow,
            width: 8 - all.trailingZeroBitCount - all.leadingZeroBitCount,
            height: lastRow - firstRow + 1)
          add(row, column, count, box)
        }
        column += 1
      }
    }
  }

  /// Eight empty tiles at once, nil when there are not that many or one is not empty.
  @inline(__always)
  private static func emptyColumns(
    _ top: UnsafePointer<UInt8>, from column: Int, _ columns: Int, _ height: Int
  ) -> Int? {
    guard column + 8 <= columns else { return nil }
    var all: UInt64 = 0
    for y in 0..<height {
      all |= UnsafeRawPointer(top + y * columns + column).loadUnaligned(as: UInt64.self)
    }
    return all == 0 ? 8 : nil
  }

  private mutating func add(_ row: Int, _ column: Int, _ count: Int, _ box: PixelRect) {
    if let last = runs.indices.last, runs[last].row == row,
      column - runs[last].last <= Self.reach
    {
      runs[last].last = column
      runs[last].count += count
      runs[last].box = runs[last].box.union(box)
    } else {
      runs.append(
        Run(
          row: row, first: column, last: column, parent: runs.count, count: count, box: box))
    }
  }

  /// Joins runs of two rows that are within reach of each other.
  private mutating func join(_ own: Range<Int>, _ other: Range<Int>) {
    var start = other.lowerBound
    for index in own {
      while start < other.upperBound, runs[start].last < runs[index].first - Self.reach {
        start += 1
      }
      var near = start
      while near < other.upperBound, runs[near].first <= runs[index].last + Self.reach {
        let (a, b) = (root(of: index), root(of: near))
        if a != b { runs[max(a, b)].parent = min(a, b) }
        near += 1
      }
    }
  }

  private func root(of index: Int) -> Int {
    var index = index
    while runs[index].parent != index { index = runs[index].parent }
    return index
  }
}
