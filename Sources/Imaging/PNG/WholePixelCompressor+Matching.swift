extension WholePixelCompressor {
  /// A place from which some units can be copied.
  private struct Match {
    var count: Int
    var distance: Int
  }

  /// The fewest units worth a copy: one byte short of the price of literals.
  private var shortestRun: Int { unitBytes >= 3 ? 1 : unitBytes == 2 ? 2 : 3 }
  private var shortestCopy: Int { unitBytes >= 3 ? 2 : unitBytes == 2 ? 3 : 5 }

  /// Parses one row of units whose bytes, the filter type in front, are given.
  mutating func addUnits(
    _ row: UnsafePointer<UInt32>, _ kind: RowKind, _ y: Int,
    bytes: UnsafeMutablePointer<UInt8>
  ) {
    rows.append(Row(units: row, kind: kind))
    let reference = kind == .plain ? last.plain : last.filtered
    let aboveDistance = reference.map { (y - $0) * stride } ?? Int.max
    let above = aboveDistance <= 32_768 ? reference.map { rows[$0].units } : nil
    if kind == .plain { last.plain = y } else { last.filtered = y }
    sequences.reserve(literals: stride + 32, sequences: units + 2 + pending / 65_535)

    let literalsBefore = sequences.literalCount
    var literalStart = 0
    var x = 0
    let end = units
    while x < end {
      let match = longest(at: x, row, above, aboveDistance, y, kind)
      guard match.count > 0 else {
        x += 1
        continue
      }
      let position = 1 + x * unitBytes
      take(bytes + literalStart, position - literalStart)
      put(match.distance, match.count * unitBytes)
      x += match.count
      literalStart = 1 + x * unitBytes
    }
    take(bytes + literalStart, stride - literalStart)
    lastLiterals = sequences.literalCount - literalsBefore
  }

  /// Copies literals; they wait for the next match.
  @inline(__always)
  private mutating func take(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) {
    let out = sequences.literals + sequences.literalCount
    if count <= 16 {
      // The common case: a fixed-size copy, whose surplus the next literals overwrite.
      let from = UnsafeRawPointer(bytes)
      let to = UnsafeMutableRawPointer(out)
      to.storeBytes(of: from.loadUnaligned(as: UInt64.self), as: UInt64.self)
      to.storeBytes(
        of: from.loadUnaligned(fromByteOffset: 8, as: UInt64.self), toByteOffset: 8,
        as: UInt64.self)
    } else {
      out.update(from: bytes, count: count)
    }
    sequences.literalCount += count
    pending += count
  }

  @inline(__always)
  private mutating func put(_ distance: Int, _ length: Int) {
    while pending > 65_535 {
      sequences.sequences[sequences.sequenceCount] =
        DeflateSequences.pack(literals: 65_535, distance: 0, length: 0)
      sequences.sequenceCount += 1
      pending -= 65_535
    }
    sequences.sequences[sequences.sequenceCount] =
      DeflateSequences.pack(literals: pending, distance: distance, length: length)
    sequences.sequenceCount += 1
    pending = 0
  }

  @inline(__always)
  private func longest(
    at x: Int, _ row: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>?,
    _ aboveDistance: Int, _ y: Int, _ kind: RowKind
  ) -> Match {
    let here = row + x
    let room = units - x
    var best = Match(count: 0, distance: 0)
    if x > 0, here[0] == here[-1] {
      let run = Self.equalCount(here, here - 1, room)
      if run >= shortestRun { best = Match(count: run, distance: unitBytes) }
    }
    if let above, above[x] == here[0], best.count < room {
      let copy = Self.equalCount(here, above + x, room)
      // A run is a dozen bits cheaper than a copy from afar, about what two pixels cost.
      if copy >= shortestCopy, best.count == 0 || copy > best.count + 2 {
        best = Match(count: copy, distance: aboveDistance)
      }
    }
    guard room >= 2 else { return best }
    let place = Self.place(here[0], here[1])
    let candidate = table[place]
    table[place] = UInt64(truncatingIfNeeded: y) << 32 | UInt64(truncatingIfNeeded: x)
    guard candidate != .max, best.count < 8 else { return best }
    let candidateRow = Int(candidate >> 32)
    let candidateX = Int(candidate & 0xFFFF_FFFF)
    let distance = (y - candidateRow) * stride + (x - candidateX) * unitBytes
    guard distance <= 32_768, rows[candidateRow].kind == kind else { return best }
    let there = rows[candidateRow].units + candidateX
    let copy = Self.equalCount(here, there, min(room, units - candidateX))
    if copy >= shortestCopy, copy > best.count + (best.distance == unitBytes ? 2 : 0) {
      best = Match(count: copy, distance: distance)
    }
    return best
  }

  @inline(__always)
  private static func place(_ first: UInt32, _ second: UInt32) -> Int {
    Int((first &* 0x9E37_79B1 ^ second &* 0x85EB_CA6B) >> (32 - tableBits))
  }

  /// How many words are equal from the start on.
  @inline(__always)
  private static func equalCount(
    _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, _ limit: Int
  ) -> Int {
    var count = 0
    while count + 8 <= limit {
      var difference: UInt64 = 0
      for step in 0..<4 { difference |= pair(a + count + 2 * step) ^ pair(b + count + 2 * step) }
      if difference != 0 { break }
      count += 8
    }
    while count < limit, a[count] == b[count] { count += 1 }
    return count
  }

  @inline(__always)
  private static func pair(_ pointer: UnsafePointer<UInt32>) -> UInt64 {
    UnsafeRawPointer(pointer).loadUnaligned(as: UInt64.self)
  }
}
