/// The five ways to write a row (PNG standard, section 9), and how to apply them.
enum PNGFilter: UInt8, CaseIterable, Sendable {
  case none = 0
  case sub = 1
  case up = 2
  case average = 3
  case paeth = 4

  /// Writes the filtered bytes of a row. Bytes left of the row count as zero.
  @inline(__always)
  func apply(
    _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, distance: Int,
    to out: UnsafeMutablePointer<UInt8>
  ) {
    let head = min(distance, count)
    switch self {
    case .none: out.update(from: row, count: count)
    case .sub:
      for index in 0..<head { out[index] = row[index] }
      for index in head..<count { out[index] = row[index] &- row[index - distance] }
    case .up: for index in 0..<count { out[index] = row[index] &- above[index] }
    case .average:
      for index in 0..<head { out[index] = row[index] &- above[index] >> 1 }
      for index in head..<count {
        let (left, up) = (row[index - distance], above[index])
        // ⌊(left + up) / 2⌋ in eight bits, so that the loop becomes byte vectors.
        out[index] = row[index] &- (left & up &+ (left ^ up) >> 1)
      }
    case .paeth:
      for index in 0..<head { out[index] = row[index] &- above[index] }
      for index in head..<count {
        out[index] =
          row[index]
          &- PNGFilter.paeth(row[index - distance], above[index], above[index - distance])
      }
    }
  }

  @inline(__always)
  static func paeth(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
    // In eight bits, so that loops become byte vectors. The corner is nearest only if it is between the two:
    // else its distance is the sum of theirs.
    let (distanceLeft, distanceUp) = (gap(up, corner), gap(left, corner))
    let useUp = distanceUp < distanceLeft
    let isBetween = (up > corner) != (left > corner)
    let isCorner = gap(distanceLeft, distanceUp) < min(distanceLeft, distanceUp)
    return isBetween && isCorner ? corner : useUp ? up : left
  }

  @inline(__always)
  private static func gap(_ a: UInt8, _ b: UInt8) -> UInt8 { max(a, b) &- min(a, b) }
}
