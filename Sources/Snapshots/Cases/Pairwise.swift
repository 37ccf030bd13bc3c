/// Choices of one value for each of several axes, by index.
enum Pairwise {
  private static let limit = 20_000

  /// Every combination, the last axis changing fastest; stops at 20,000.
  static func product(_ counts: [Int]) -> [[Int]] {
    var rows: [[Int]] = [[]]
    for count in counts {
      rows = rows.flatMap { row in (0..<count).map { row + [$0] } }
      if rows.count > limit { return Array(rows.prefix(limit)) }
    }
    return rows
  }

  /// Rows that hold every pair of values of two axes, chosen greedily from the whole product: the
  /// row with the most pairs that are still missing, the first of equals. The first row, with the
  /// first value of each axis, is always in.
  static func rows(_ counts: [Int]) -> [[Int]] {
    let candidates = product(counts)
    guard counts.count > 2, let first = candidates.first else { return candidates }
    var missing: Set<Pair> = []
    for row in candidates { missing.formUnion(pairs(of: row)) }
    var chosen = [first]
    missing.subtract(pairs(of: first))
    while !missing.isEmpty {
      var best: (row: [Int], gain: Int) = ([], 0)
      for row in candidates {
        let gain = pairs(of: row).count { missing.contains($0) }
        if gain > best.gain { best = (row, gain) }
      }
      chosen.append(best.row)
      missing.subtract(pairs(of: best.row))
    }
    return chosen.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private struct Pair: Hashable {
    var axes: (Int, Int)
    var values: (Int, Int)

    static func == (left: Pair, right: Pair) -> Bool {
      left.axes == right.axes && left.values == right.values
    }

    func hash(into hasher: inout Hasher) {
      for value in [axes.0, axes.1, values.0, values.1] { hasher.combine(value) }
    }
  }

  private static func pairs(of row: [Int]) -> [Pair] {
    row.indices.flatMap { first in
      ((first + 1)..<max(first + 1, row.count)).map {
        Pair(axes: (first, $0), values: (row[first], row[$0]))
      }
    }
  }
}
