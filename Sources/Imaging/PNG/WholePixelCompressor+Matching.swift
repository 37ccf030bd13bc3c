extension WholePixelCompressor {
  /// A place from which some units can be copied.
  fileprivate struct Match {
    var count: Int
    var distance: Int
  }

  /// What looks for matches in one row: values only, so that nothing is loaded again after each store.
  fileprivate struct Search {
    let row: UnsafePointer<UInt32>
    /// The latest row of the same kind, if a copy reaches it.
    let above: UnsafePointer<UInt32>?
    let aboveDistance: Int
    let y: Int
    let kind: RowKind
    let rows: UnsafeMutablePointer<Row>
    let table: UnsafeMutablePointer<UInt64>
    let units: Int
    let unitBytes: Int
    let stride: Int
    /// The fewest units worth a copy: one byte short of the price of literals.
    let shortestRun: Int
    let shortestCopy: Int
  }

  /// Parses one row of units whose bytes, the filter type in front, are given.
  mutating func addUnits(
    _ row: UnsafePointer<UInt32>, _ kind: RowKind, _ y: Int,
    bytes: UnsafeMutablePointer<UInt8>
  ) {
    rows[y] = Row(units: row, kind: kind)
    let reference = kind == .plain ? last.plain : last.filtered
    let aboveDistance = reference.map { (y - $0) * stride } ?? Int.max
    let search = Search(
      row: row, above: aboveDistance <= 32_768 ? reference.map { rows[$0].units } : nil,
      aboveDistance: aboveDistance, y: y, kind: kind, rows: rows, table: table, units: units,
      unitBytes: unitBytes, stride: stride,
      shortestRun: unitBytes >= 3 ? 1 : unitBytes == 2 ? 2 : 3,
      shortestCopy: unitBytes >= 3 ? 2 : unitBytes == 2 ? 3 : 5)
    if kind == .plain { last.plain = y } else { last.filtered = y }
    sequences.reserve(literals: stride + 32, sequences: units + 2 + pending / 65_535)

    let literalsBefore = sequences.literalCount
    var literalStart = 0
    var x = 0
    while x < search.units {
      let match = search.longest(at: x)
      guard match.count > 0 else {
        x += 1
        continue
      }
      let position = 1 + x * search.unitBytes
      take(bytes + literalStart, position - literalStart)
      put(match.distance, match.count * search.unitBytes)
      x += match.count
      literalStart = 1 + x * search.unitBytes
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
}

extension WholePixelCompressor.Search {
  @inline(__always)
  func longest(at x: Int) -> WholePixelCompressor.Match {
    let here = row + x
    let room = units - x
    var best = WholePixelCompressor.Match(count: 0, distance: 0)
    if x > 0, here[0] == here[-1] {
      let run = Self.equalCount(here, here - 1, room)
      if run >= shortestRun { best = WholePixelCompressor.Match(count: run, distance: unitBytes) }
    }
    if let above, above[x] == here[0], best.count < room {
      let copy = Self.equalCount(here, above + x, room)
      // A run is a dozen bits cheaper than a copy from afar, about what two pixels cost.
      if copy >= shortestCopy, best.count == 0 || copy > best.count + 2 {
        best = WholePixelCompressor.Match(count: copy, distance: aboveDistance)
      }
    }
    guard room >= 2 else { return best }
    let place = Self.place(here[0], here[1])
    let candidate = table[place]
    table[place] = UInt64(truncatingIfNeeded: y) << 32 | UInt64(truncatingIfNeeded: x)
    guard candidate != .max, best.count < 8 else { return best }
    let candidateRow = Int(candidate >> 32)
    let candidateX = Int(candidate & 0xFFFF_FFFF)
    // Places lie within a stripe, so that nothing overflows.
    let distance = (y &- candidateRow) &* stride &+ (x &- candidateX) &* unitBytes
    guard distance <= 32_768, rows[candidateRow].kind == kind else { return best }
    let there = rows[candidateRow].units + candidateX
    let copy = Self.equalCount(here, there, min(room, units - candidateX))
    if copy >= shortestCopy, copy > best.count + (best.distance == unitBytes ? 2 : 0) {
      best = WholePixelCompressor.Match(count: copy, distance: distance)
    }
    return best
  }

  @inline(__always)
  private static func place(_ first: UInt32, _ second: UInt32) -> Int {
    Int(
      (first &* 0x9E37_79B1 ^ second &* 0x85EB_CA6B)
        >> (32 - WholePixelCompressor<Source>.tableBits))
  }

  /// The number of equal words at the start.
  @inline(__always)
  private static func equalCount(
    _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, _ limit: Int
  ) -> Int {
    var count = 0
    // Most copies of glyphs end within the first eight words.
    while count + 2 <= limit {
      let difference = pair(a + count) ^ pair(b + count)
      if difference != 0 { return count + difference.trailingZeroBitCount / 32 }
      count += 2
      guard count == 8 else { continue }
      while count + 8 <= limit {
        var difference: UInt64 = 0
        for step in 0..<4 { difference |= pair(a + count + 2 * step) ^ pair(b + count + 2 * step) }
        if difference != 0 { break }
        count += 8
      }
    }
    if count < limit, a[count] == b[count] { count += 1 }
    return count
  }

  @inline(__always)
  private static func pair(_ pointer: UnsafePointer<UInt32>) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(pointer).loadUnaligned(as: UInt64.self))
  }
}
