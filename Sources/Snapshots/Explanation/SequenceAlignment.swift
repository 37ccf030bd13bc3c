/// Alignments of two short sequences.
enum SequenceAlignment {
  /// Tables with more cells than this are not built; the part between equal ends is then left to later steps.
  private static let cellLimit = 4_000_000

  /// Index pairs of a longest common subsequence, ascending.
  static func longestCommon(_ old: [UInt64], _ new: [UInt64]) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] {
      pairs.append((start, start))
      start += 1
    }
    var tail = 0
    while tail < min(old.count, new.count) - start,
      old[old.count - 1 - tail] == new[new.count - 1 - tail]
    {
      tail += 1
    }
    let middle = best(
      old.count - start - tail, new.count - start - tail, gapScore: 0
    ) { old[start + $0] == new[start + $1] ? 1 : 0 }
    pairs += middle.map { ($0.0 + start, $0.1 + start) }
    for offset in (0..<tail).reversed() {
      pairs.append((old.count - 1 - offset, new.count - 1 - offset))
    }
    return pairs
  }

  /// Pairs in order with the greatest sum of scores; pairs that score nothing are not made.
  static func mostAlike(
    _ old: [Int], _ new: [Int], score: (Int, Int) -> Double
  ) -> [(Int, Int)] {
    best(old.count, new.count, gapScore: 0) { score(old[$0], new[$1]) }
      .map { (old[$0.0], new[$0.1]) }
  }

  private static func best(
    _ rows: Int, _ columns: Int, gapScore: Double, score: (Int, Int) -> Double
  ) -> [(Int, Int)] {
    guard rows > 0, columns > 0 else { return [] }
    guard rows * columns <= cellLimit else {
      return (0..<min(rows, columns)).filter { score($0, $0) > 0 }.map { ($0, $0) }
    }
    let width = columns + 1
    var table = [Double](repeating: 0, count: (rows + 1) * width)
    for row in (0..<rows).reversed() {
      for column in (0..<columns).reversed() {
        let value = score(row, column)
        let taken = value > 0 ? value + table[(row + 1) * width + column + 1] : 0
        table[row * width + column] = max(
          taken, table[(row + 1) * width + column], table[row * width + column + 1])
      }
    }
    var pairs: [(Int, Int)] = []
    var (row, column) = (0, 0)
    while row < rows, column < columns {
      let here = table[row * width + column]
      let value = score(row, column)
      if value > 0, here == value + table[(row + 1) * width + column + 1] {
        pairs.append((row, column))
        row += 1
        column += 1
      } else if here == table[(row + 1) * width + column] {
        row += 1
      } else {
        column += 1
      }
    }
    return pairs
  }

  /// The positions of a longest ascending subsequence.
  static func longestAscending(_ values: [Int]) -> Set<Int> {
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: values.count)
    for (index, value) in values.enumerated() {
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var kept: Set<Int> = []
    var next = tails.last ?? -1
    while next >= 0 {
      kept.insert(next)
      next = previous[next]
    }
    return kept
  }
}
