import GalleyGeometry

/// Pairs of blocks of two pictures that show the same thing.
///
/// First blocks whose boxes agree within a point are paired. The rest is paired so that the sum of costs is
/// least (the assignment problem, solved by augmenting paths in cubic time), where a cost grows with the
/// difference of sizes, colours, ink and places; a place counts least, since whole screens move together.
struct BlockMatch {
  /// Indices of both lists, in the order of the first.
  private(set) var pairs: [(recorded: Int, drawn: Int)] = []
  /// Indices of blocks without a partner.
  private(set) var missing: [Int] = []
  private(set) var extra: [Int] = []

  /// Two blocks that would cost more are two things.
  private static let greatestCost = 1.2
  /// More blocks than this are paired in reading order.
  private static let greatestCount = 600

  private let recorded: [PictureBlock]
  private let drawn: [PictureBlock]
  private let diagonal: Double

  init(_ recorded: [PictureBlock], _ drawn: [PictureBlock], within size: Size) {
    (self.recorded, self.drawn) = (recorded, drawn)
    diagonal = max(1, (size.width * size.width + size.height * size.height).squareRoot())
    var (old, new) = (Array(recorded.indices), Array(drawn.indices))
    pairEqual(&old, &new)
    if max(old.count, new.count) <= Self.greatestCount {
      pairCheapest(&old, &new)
    } else {
      pairInOrder(&old, &new)
    }
    pairs.sort { $0.recorded < $1.recorded }
    (missing, extra) = (old, new)
  }

  private mutating func pairEqual(_ old: inout [Int], _ new: inout [Int]) {
    old.removeAll { first in
      let partner = new.enumerated().filter { recorded[first].kind == drawn[$0.element].kind }
        .map {
          (
            position: $0.offset,
            distance: recorded[first].frame.edgeDistance(to: drawn[$0.element].frame)
          )
        }
        .filter { $0.distance <= 1 }
        .min { ($0.distance, $0.position) < ($1.distance, $1.position) }
      guard let partner else { return false }
      pairs.append((first, new.remove(at: partner.position)))
      return true
    }
  }

  private mutating func pairCheapest(_ old: inout [Int], _ new: inout [Int]) {
    guard !old.isEmpty, !new.isEmpty else { return }
    // Every block may as well stay alone, at half of the greatest cost: the table has a column of that
    // for each row, and a row for each column.
    let count = old.count + new.count
    let costs = (0..<count).map { row in
      (0..<count).map { column in
        switch (row < old.count, column < new.count) {
        case (true, true): cost(recorded[old[row]], drawn[new[column]])
        case (false, false): 0.0
        default: Self.greatestCost / 2
        }
      }
    }
    let columns = Self.assignment(costs)
    let found = old.indices.filter { columns[$0] < new.count }
    for row in found { pairs.append((old[row], new[columns[row]])) }
    let (rows, taken) = (Set(found), Set(found.map { columns[$0] }))
    old = old.indices.filter { !rows.contains($0) }.map { old[$0] }
    new = new.indices.filter { !taken.contains($0) }.map { new[$0] }
  }

  private mutating func pairInOrder(_ old: inout [Int], _ new: inout [Int]) {
    let found = SequenceAlignment.mostAlike(old, new) { first, second in
      max(0, Self.greatestCost - cost(recorded[first], drawn[second]))
    }
    pairs += found.map { (recorded: $0.0, drawn: $0.1) }
    let (first, second) = (Set(found.map(\.0)), Set(found.map(\.1)))
    old.removeAll { first.contains($0) }
    new.removeAll { second.contains($0) }
  }

  private func cost(_ first: PictureBlock, _ second: PictureBlock) -> Double {
    guard first.kind == second.kind else { return 2 * Self.greatestCost }
    let size =
      Self.share(first.frame.width, second.frame.width)
      + Self.share(first.frame.height, second.frame.height)
    let (dx, dy) = (
      first.frame.midX - second.frame.midX, first.frame.midY - second.frame.midY
    )
    let place = min(1, 4 * (dx * dx + dy * dy).squareRoot() / diagonal)
    return size + place + Double(first.colorDifference(to: second)) / 510
      + first.coverageDifference(to: second)
  }

  /// The difference of two lengths as a share of the greater; differences below a point count for nothing.
  private static func share(_ first: Double, _ second: Double) -> Double {
    max(0, abs(first - second) - 1) / max(1, first, second)
  }

  /// The column of each row such that the sum of a square table's entries is least, by shortest augmenting
  /// paths with potentials (Jonker and Volgenant); cubic in the number of rows.
  static func assignment(_ costs: [[Double]]) -> [Int] {
    let count = costs.count
    var (rowPrices, columnPrices) = (
      [Double](repeating: 0, count: count), [Double](repeating: 0, count: count + 1)
    )
    // The row that has each column; the last column belongs to the row that looks for one.
    var rows = [Int](repeating: -1, count: count + 1)
    for row in 0..<count {
      rows[count] = row
      var column = count
      var (lengths, previous) = (
        [Double](repeating: .infinity, count: count), [Int](repeating: count, count: count)
      )
      var visited = [Bool](repeating: false, count: count + 1)
      repeat {
        visited[column] = true
        let current = rows[column]
        var (nearest, step) = (-1, Double.infinity)
        for next in 0..<count where !visited[next] {
          let length = costs[current][next] - rowPrices[current] - columnPrices[next]
          if length < lengths[next] { (lengths[next], previous[next]) = (length, column) }
          if lengths[next] < step { (nearest, step) = (next, lengths[next]) }
        }
        for index in 0...count where visited[index] {
          rowPrices[rows[index]] += step
          columnPrices[index] -= step
        }
        for index in 0..<count where !visited[index] { lengths[index] -= step }
        column = nearest
      } while rows[column] >= 0
      while column != count {
        let before = previous[column]
        rows[column] = rows[before]
        column = before
      }
    }
    var columns = [Int](repeating: 0, count: count)
    for column in 0..<count { columns[rows[column]] = column }
    return columns
  }
}

extension Rect {
  /// The largest distance between the same edges of two rectangles.
  func edgeDistance(to other: Rect) -> Double {
    max(
      abs(minX - other.minX), abs(minY - other.minY), abs(maxX - other.maxX),
      abs(maxY - other.maxY))
  }
}
