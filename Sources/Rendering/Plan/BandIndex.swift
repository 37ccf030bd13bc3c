internal import GalleyGeometry

/// Finds the operations that touch a band of rows.
///
/// Operations are filed by the row they begin in, under buckets as tall as they are: buckets of
/// 64, 512, 4,096 … rows. A band looks into the few buckets of each kind that can reach it, so
/// that a query costs as much as what it finds, however long the list.
struct BandIndex: Sendable {
  private struct Level: Sendable {
    var shift: Int
    /// The start of the operations of each bucket in `entries`; one more than there are buckets.
    var starts: [Int32] = []
    var entries: [Int32] = []
  }
  private var levels: [Level] = []

  init() {}

  /// Files all operations with non-empty bounds; linear in their number.
  init(_ operations: [RenderPlan.Operation], rows: Int) {
    var shifts = [6]
    while shifts.last! < 30, 1 << shifts.last! < rows { shifts.append(shifts.last! + 3) }
    levels = shifts.map { Level(shift: $0) }
    for level in levels.indices {
      levels[level].starts = Array(repeating: 0, count: (rows >> shifts[level]) + 2)
    }
    for operation in operations where !operation.bounds.isEmpty {
      let level = levelIndex(operation.bounds.height)
      levels[level].starts[(Int(operation.bounds.minY) >> shifts[level]) + 1] += 1
    }
    var cursors: [[Int32]] = []
    for level in levels.indices {
      for bucket in 1..<levels[level].starts.count {
        levels[level].starts[bucket] += levels[level].starts[bucket - 1]
      }
      levels[level].entries = Array(repeating: 0, count: Int(levels[level].starts.last!))
      cursors.append(levels[level].starts)
    }
    for (number, operation) in operations.enumerated() where !operation.bounds.isEmpty {
      let level = levelIndex(operation.bounds.height)
      let bucket = Int(operation.bounds.minY) >> shifts[level]
      levels[level].entries[Int(cursors[level][bucket])] = Int32(number)
      cursors[level][bucket] += 1
    }
  }

  private func levelIndex(_ height: Int) -> Int {
    var level = 0
    while level < levels.count - 1, height > 1 << levels[level].shift { level += 1 }
    return level
  }

  /// Replaces `found` with the indices, in painting order, of operations that touch the rows.
  func find(
    rows: Range<Int>, in operations: borrowing [RenderPlan.Operation], into found: inout [Int32]
  ) {
    found.removeAll(keepingCapacity: true)
    for level in levels {
      let first = max(0, (rows.lowerBound >> level.shift) - 1)
      let last = min(level.starts.count - 2, (rows.upperBound - 1) >> level.shift)
      guard first <= last else { continue }
      for entry in Int(level.starts[first])..<Int(level.starts[last + 1]) {
        let number = level.entries[entry]
        let bounds = operations[Int(number)].bounds
        if Int(bounds.minY) < rows.upperBound, Int(bounds.maxY) > rows.lowerBound {
          found.append(number)
        }
      }
    }
    found.sort()
  }
}
