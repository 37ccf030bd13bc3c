/// Decides when a row is worth filtering for the fast writer.
enum FilterChoice {
  /// The filter for a row: none unless an eighth of its pixels is new (equal to neither the left
  /// nor the upper neighbour) and the residuals of some filter are small.
  ///
  /// - Parameter isSampled: True if a quarter of a long row's bytes stands for all of them.
  static func best(
    units: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>, count: Int,
    packed: UnsafePointer<UInt8>, packedAbove: UnsafePointer<UInt8>, bytes: Int, distance: Int,
    isSampled: Bool = false
  ) -> PNGFilter {
    var fresh: UInt32 = 0
    for x in 1..<max(1, count) {
      // Both are compared, whatever the first one says: without a branch these become vectors.
      fresh &+= (units[x] != units[x - 1] ? 1 : 0) & (units[x] != above[x] ? 1 : 0)
    }
    guard Int(fresh) * 8 > count else { return .none }
    let budget = Int(fresh) * distance * 6
    var best = PNGFilter.none
    var least = budget
    for filter in [PNGFilter.sub, .up, .average, .paeth] {
      let cost =
        isSampled && bytes >= 8 * sampleBytes
        ? sampledResidual(filter, packed, packedAbove, bytes, distance, below: least)
        : residual(filter, packed, packedAbove, bytes, distance, below: least)
      if cost < least { (best, least) = (filter, cost) }
    }
    return best
  }

  /// Whole pixels of three and of four bytes.
  private static var sampleBytes: Int { 96 }

  /// An estimate of ``residual(_:_:_:_:_:)`` from every fourth sample of a row, or what it has come
  /// to where it reaches a limit.
  private static func sampledResidual(
    _ filter: PNGFilter, _ row: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ count: Int,
    _ distance: Int, below limit: Int
  ) -> Int {
    var sum = 0
    var start = 0
    while start + sampleBytes <= count, 4 * sum < limit {
      sum += sample(filter, row + start, above + start, distance)
      start += 4 * sampleBytes
    }
    return 4 * sum
  }

  @inline(__always)
  private static func sample(
    _ filter: PNGFilter, _ row: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt8>,
    _ distance: Int
  ) -> Int {
    switch filter {
    case .none: 0
    case .sub: sampleSum(distance) { row[$0] &- row[$0 - distance] }
    case .up: sampleSum(0) { row[$0] &- above[$0] }
    case .average:
      sampleSum(distance) {
        let (left, up) = (row[$0 - distance], above[$0])
        return row[$0] &- (left & up &+ (left ^ up) >> 1)
      }
    case .paeth:
      sampleSum(distance) {
        row[$0] &- PNGFilter.paeth(row[$0 - distance], above[$0], above[$0 - distance])
      }
    }
  }

  /// The sum over a sample but for its first pixel, which has no left neighbour in it: whole vectors,
  /// the last of which leaves out what was counted before.
  @inline(__always)
  private static func sampleSum(_ distance: Int, _ residual: (Int) -> UInt8) -> Int {
    var sum: UInt16 = 0
    let rest = sampleBytes - 16
    for step in 0..<rest { sum &+= UInt16(magnitude(residual(distance + step))) }
    for index in rest..<sampleBytes {
      let one = UInt16(magnitude(residual(index)))
      sum &+= index < rest + distance ? 0 : one
    }
    return Int(sum)
  }

  /// The sum of the residuals' magnitudes, taken as signed bytes, or what it has come to where it
  /// reaches a limit: few filters come near the best one.
  @inline(__always)
  static func residual(
    _ filter: PNGFilter, _ row: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ count: Int,
    _ distance: Int, below limit: Int = .max
  ) -> Int {
    var sum = 0
    var start = 0
    while start < count, sum < limit {
      let end = min(start + 128, count)
      sum += residual(filter, row, above, start..<end, distance)
      start = end
    }
    return sum
  }

  /// The same of some bytes of a row; those without a left neighbour count for filters only that look at
  /// none.
  @inline(__always)
  private static func residual(
    _ filter: PNGFilter, _ row: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt8>,
    _ bytes: Range<Int>, _ distance: Int
  ) -> Int {
    var sum: UInt32 = 0
    let inner = max(bytes.lowerBound, distance)..<max(bytes.upperBound, distance)
    switch filter {
    case .none: for index in bytes { sum &+= UInt32(magnitude(row[index])) }
    case .sub:
      for index in inner {
        sum &+= UInt32(magnitude(row[index] &- row[index - distance]))
      }
    case .up: for index in bytes { sum &+= UInt32(magnitude(row[index] &- above[index])) }
    case .average:
      for index in inner {
        let (left, up) = (row[index - distance], above[index])
        sum &+= UInt32(magnitude(row[index] &- (left & up &+ (left ^ up) >> 1)))
      }
    case .paeth:
      for index in inner {
        let predicted = PNGFilter.paeth(
          row[index - distance], above[index], above[index - distance])
        sum &+= UInt32(magnitude(row[index] &- predicted))
      }
    }
    return Int(sum)
  }

  @inline(__always)
  private static func magnitude(_ byte: UInt8) -> UInt8 { min(byte, 0 &- byte) }
}
