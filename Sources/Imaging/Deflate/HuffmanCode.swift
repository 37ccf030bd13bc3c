/// A prefix code of deflate: for each symbol its bits, ready to be written lowest first.
struct HuffmanCode {
  /// The number of bits of each symbol; 0 where it does not occur.
  private(set) var lengths: [UInt8]
  /// The bits of each symbol in writing order.
  private(set) var bits: [UInt16]

  /// For each symbol its bits, and their count from bit 32 on.
  var words: [UInt64] { zip(bits, lengths).map { UInt64($0) | UInt64($1) << 32 } }

  /// The canonical code with given lengths (RFC 1951, 3.2.2).
  init(lengths: [UInt8]) {
    self.lengths = lengths
    var next = [Int](repeating: 0, count: 17)
    for length in lengths where length > 0 { next[Int(length) + 1] += 1 }
    for length in 1...16 { next[length] = (next[length] + next[length - 1]) << 1 }
    bits = lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] += 1 }
      return HuffmanCode.reversed(next[Int(length)], count: Int(length))
    }
  }

  /// The shortest code for given frequencies with no length above a limit.
  init(frequencies: [Int], limit: Int) {
    self.init(lengths: HuffmanCode.lengths(frequencies, limit: limit))
  }

  private static func reversed(_ code: Int, count: Int) -> UInt16 {
    var result: UInt16 = 0
    for bit in 0..<count where code >> bit & 1 != 0 { result |= 1 << UInt16(count - 1 - bit) }
    return result
  }

  /// Huffman's lengths by the two-queue method, then shortened to the limit by moving leaves until
  /// the code is complete again.
  private static func lengths(_ frequencies: [Int], limit: Int) -> [UInt8] {
    var lengths = [UInt8](repeating: 0, count: frequencies.count)
    // By frequency, then by symbol: words are sorted several times as fast as pairs.
    let ordered = frequencies.indices.filter { frequencies[$0] > 0 }
      .map { UInt64(frequencies[$0]) << 16 | UInt64($0) }.sorted()
    let symbols = ordered.map { Int($0 & 0xFFFF) }
    guard symbols.count > 1 else {
      // Decoders want a complete code even where one symbol would do, so a second one is added.
      let first = symbols.first ?? 0
      lengths[first] = 1
      lengths[first == 0 ? 1 : 0] = 1
      return lengths
    }
    var counts = depthCounts(symbols.map { frequencies[$0] })
    shorten(&counts, to: limit)
    var next = symbols.makeIterator()
    for depth in stride(from: counts.count - 1, through: 1, by: -1) {
      for _ in 0..<counts[depth] {
        if let symbol = next.next() { lengths[symbol] = UInt8(depth) }
      }
    }
    return lengths
  }

  /// Returns the number of leaves at each depth of the optimal tree over ascending weights.
  private static func depthCounts(_ weights: [Int]) -> [Int] {
    let count = weights.count
    var nodes: [Int] = []
    nodes.reserveCapacity(count)
    var parents = [Int](repeating: 0, count: 2 * count - 1)
    var leaf = 0
    var inner = 0
    func take() -> (index: Int, weight: Int) {
      if leaf < count, inner >= nodes.count || weights[leaf] <= nodes[inner] {
        leaf += 1
        return (leaf - 1, weights[leaf - 1])
      }
      inner += 1
      return (count + inner - 1, nodes[inner - 1])
    }
    for step in 0..<count - 1 {
      let (first, second) = (take(), take())
      parents[first.index] = count + step
      parents[second.index] = count + step
      nodes.append(first.weight + second.weight)
    }
    var depths = [Int](repeating: 0, count: 2 * count - 1)
    for index in stride(from: 2 * count - 3, through: 0, by: -1) {
      depths[index] = depths[parents[index]] + 1
    }
    var counts = [Int](repeating: 0, count: max(2, (depths[..<count].max() ?? 0) + 1))
    for depth in depths[..<count] { counts[depth] += 1 }
    return counts
  }

  /// Cuts leaves deeper than the limit and pays for them by moving others down.
  private static func shorten(_ counts: inout [Int], to limit: Int) {
    guard counts.count > limit + 1 else { return }
    counts[limit] += counts[(limit + 1)...].reduce(0, +)
    counts.removeLast(counts.count - limit - 1)
    var total = (1...limit).reduce(0) { $0 + counts[$1] << (limit - $1) }
    while total > 1 << limit {
      counts[limit] -= 1
      let depth = (1..<limit).last { counts[$0] > 0 } ?? 1
      counts[depth] -= 1
      counts[depth + 1] += 2
      total -= 1
    }
  }
}
