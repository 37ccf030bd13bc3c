/// Writes one block of sequences with the better of the fixed and a fitted code.
struct DeflateBlockWriter {
  private var literalFrequencies = [Int](repeating: 0, count: DeflateSymbols.literalCount)
  private var distanceFrequencies = [Int](repeating: 0, count: DeflateSymbols.distanceCount)

  /// The block as bits from a byte's start on. A final block ends on a byte that is filled with
  /// zeros; another one is followed by an empty stored block, after which the next block may start
  /// on a byte as well.
  static func block(
    _ sequences: borrowing DeflateSequences, isFinal: Bool
  ) -> [UInt8] {
    var writer = DeflateBlockWriter()
    writer.count(sequences)
    return writer.write(sequences, isFinal: isFinal)
  }

  private mutating func count(_ sequences: borrowing DeflateSequences) {
    let literals = sequences.literals
    // Four tables, so that equal neighbours do not wait for each other's increments.
    var tables = [Int](repeating: 0, count: 1024)
    tables.withUnsafeMutableBufferPointer { tables in
      for index in 0..<sequences.literalCount {
        tables[(index & 3) << 8 | Int(literals[index])] &+= 1
      }
    }
    for value in 0..<256 {
      literalFrequencies[value] = (0..<4).reduce(0) { $0 + tables[$1 << 8 | value] }
    }
    literalFrequencies[DeflateSymbols.endOfBlock] = 1
    let lengths = DeflateSymbols.lengths
    for index in 0..<sequences.sequenceCount {
      let (_, distance, length) = DeflateSequences.unpack(sequences.sequences[index])
      guard length > 0 else { continue }
      let (full, rests) = DeflateSequences.split(length)
      var matches = full
      literalFrequencies[285] += full
      // Not a loop over the two: a list of them would be memory taken and given back for each match.
      if rests.0 > 0 {
        literalFrequencies[Int(lengths[rests.0 - 3].symbol)] += 1
        matches += 1
      }
      if rests.1 > 0 {
        literalFrequencies[Int(lengths[rests.1 - 3].symbol)] += 1
        matches += 1
      }
      distanceFrequencies[DeflateSymbols.distance(distance).symbol] += matches
    }
  }

  private func cost(_ literal: [UInt8], _ distance: [UInt8]) -> Int {
    var bits = 0
    for (symbol, frequency) in literalFrequencies.enumerated() {
      let extra = symbol < 265 || symbol == 285 ? 0 : (symbol - 261) / 4
      bits += frequency * (Int(literal[symbol]) + extra)
    }
    for (symbol, frequency) in distanceFrequencies.enumerated() {
      bits += frequency * (Int(distance[symbol]) + max(0, symbol / 2 - 1))
    }
    return bits
  }

  private func write(_ sequences: borrowing DeflateSequences, isFinal: Bool) -> [UInt8] {
    let literal = HuffmanCode(frequencies: literalFrequencies, limit: 15)
    let distance = HuffmanCode(frequencies: distanceFrequencies, limit: 15)
    let description = CodeDescription(literal.lengths, distance.lengths)
    let fixedDistance = [UInt8](repeating: 5, count: 30)
    let fittedCost = cost(literal.lengths, distance.lengths) + description.bitCount
    let fixedCost = cost(DeflateSymbols.fixedLiteralLengths, fixedDistance)
    let isFixed = fixedCost <= fittedCost
    let capacity = min(fixedCost, fittedCost) / 8 + 32
    return [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      guard let base = buffer.baseAddress else { return }
      var bits = BitWriter(base)
      bits.write(isFinal ? 1 : 0, count: 1)
      bits.write(isFixed ? 1 : 2, count: 2)
      if isFixed {
        let code = HuffmanCode(lengths: DeflateSymbols.fixedLiteralLengths)
        SequenceEmitter(code, HuffmanCode(lengths: fixedDistance)).emit(sequences, &bits)
      } else {
        description.write(&bits)
        SequenceEmitter(literal, distance).emit(sequences, &bits)
      }
      if !isFinal { bits.write(0, count: 3) }
      bits.align()
      if !isFinal { bits.write(0xFFFF_0000, count: 32) }
      count = bits.byteCount
    }
  }
}

/// The lengths of a block's codes, run-length coded (RFC 1951, 3.2.7).
private struct CodeDescription {
  private var items: [(symbol: Int, extra: Int)] = []
  private let code: HuffmanCode
  private let literalCount: Int
  private let distanceCount: Int
  private let orderCount: Int

  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
  /// The number of bits after a symbol.
  private static func extraBits(_ symbol: Int) -> Int {
    switch symbol {
    case 16: 2
    case 17: 3
    case 18: 7
    default: 0
    }
  }

  init(_ literal: [UInt8], _ distance: [UInt8]) {
    literalCount = max(257, (literal.lastIndex { $0 > 0 } ?? 0) + 1)
    distanceCount = max(1, (distance.lastIndex { $0 > 0 } ?? 0) + 1)
    items = CodeDescription.runs(Array(literal[..<literalCount] + distance[..<distanceCount]))
    var frequencies = [Int](repeating: 0, count: 19)
    for item in items { frequencies[item.symbol] += 1 }
    code = HuffmanCode(frequencies: frequencies, limit: 7)
    let lengths = code.lengths
    orderCount = max(4, (CodeDescription.order.lastIndex { lengths[$0] > 0 } ?? 0) + 1)
  }

  private static func runs(_ lengths: [UInt8]) -> [(symbol: Int, extra: Int)] {
    var items: [(symbol: Int, extra: Int)] = []
    var index = 0
    while index < lengths.count {
      let value = lengths[index]
      var run = lengths[index...].prefix { $0 == value }.count
      index += run
      if value == 0 {
        while run >= 11 {
          items.append((18, min(run, 138) - 11))
          run -= min(run, 138)
        }
        if run >= 3 {
          items.append((17, run - 3))
          run = 0
        }
      } else {
        items.append((Int(value), 0))
        run -= 1
        while run >= 3 {
          items.append((16, min(run, 6) - 3))
          run -= min(run, 6)
        }
      }
      items.append(contentsOf: repeatElement((symbol: Int(value), extra: 0), count: run))
    }
    return items
  }

  var bitCount: Int {
    items.reduce(14 + 3 * orderCount) {
      $0 + Int(code.lengths[$1.symbol]) + CodeDescription.extraBits($1.symbol)
    }
  }

  func write(_ bits: inout BitWriter) {
    bits.write(UInt64(literalCount - 257), count: 5)
    bits.write(UInt64(distanceCount - 1), count: 5)
    bits.write(UInt64(orderCount - 4), count: 4)
    for symbol in CodeDescription.order.prefix(orderCount) {
      bits.write(UInt64(code.lengths[symbol]), count: 3)
    }
    for item in items {
      bits.write(UInt64(code.bits[item.symbol]), count: UInt64(code.lengths[item.symbol]))
      bits.write(UInt64(item.extra), count: UInt64(CodeDescription.extraBits(item.symbol)))
    }
  }
}

/// Writes sequences with a pair of codes.
private struct SequenceEmitter {
  /// For each literal or length symbol: its bits, and their count from bit 32 on.
  private var literals: [UInt64]
  /// For each length minus 3: symbol and extra bits together, in the same form.
  private var lengths: [UInt64]
  /// For each distance symbol, in the form of the literals.
  private let distances: [UInt64]

  init(_ literal: HuffmanCode, _ distance: HuffmanCode) {
    literals = literal.words
    distances = distance.words
    let literals = literals
    lengths = DeflateSymbols.lengths.map { entry in
      let symbol = literals[Int(entry.symbol)]
      let count = symbol >> 32
      return symbol & 0xFFFF | UInt64(entry.extra) << count
        | (count + UInt64(entry.extraCount)) << 32
    }
  }

  func emit(_ sequences: borrowing DeflateSequences, _ output: inout BitWriter) {
    var bits = output
    literals.withUnsafeBufferPointer { codes in
      lengths.withUnsafeBufferPointer { lengths in
        distances.withUnsafeBufferPointer { distances in
          var literal = UnsafePointer(sequences.literals)
          for index in 0..<sequences.sequenceCount {
            let (count, distance, length) = DeflateSequences.unpack(sequences.sequences[index])
            emit(literal, count, codes, &bits)
            literal += count
            if length > 0 { emit(length, distance, lengths, distances, &bits) }
          }
        }
      }
      let end = codes[DeflateSymbols.endOfBlock]
      bits.write(end & 0xFFFF_FFFF, count: end >> 32)
    }
    output = bits
  }

  @inline(__always)
  private func emit(
    _ literals: UnsafePointer<UInt8>, _ count: Int, _ codes: UnsafeBufferPointer<UInt64>,
    _ bits: inout BitWriter
  ) {
    var index = 0
    while index + 3 <= count {
      let (a, b, c) = (
        codes[Int(literals[index])], codes[Int(literals[index + 1])],
        codes[Int(literals[index + 2])]
      )
      let (countA, countB) = (a &>> 32, b &>> 32)
      let joined =
        a & 0xFFFF_FFFF | (b & 0xFFFF_FFFF) &<< countA | (c & 0xFFFF_FFFF) &<< (countA &+ countB)
      bits.write(joined, count: countA &+ countB &+ c &>> 32)
      index += 3
    }
    while index < count {
      let code = codes[Int(literals[index])]
      bits.write(code & 0xFFFF_FFFF, count: code &>> 32)
      index += 1
    }
  }

  @inline(__always)
  private func emit(
    _ length: Int, _ distance: Int, _ lengths: UnsafeBufferPointer<UInt64>,
    _ distances: UnsafeBufferPointer<UInt64>, _ bits: inout BitWriter
  ) {
    let (symbol, extraCount, extra) = DeflateSymbols.distance(distance)
    let symbolCount = distances[symbol] &>> 32
    let tail = distances[symbol] & 0xFFFF_FFFF | UInt64(extra) &<< symbolCount
    let tailCount = symbolCount &+ UInt64(extraCount)
    let (full, rests) = DeflateSequences.split(length)
    if full > 0 {
      let step = lengths[255]
      for _ in 0..<full { emit(step, tail, tailCount, &bits) }
    }
    if rests.0 > 0 { emit(lengths[rests.0 - 3], tail, tailCount, &bits) }
    if rests.1 > 0 { emit(lengths[rests.1 - 3], tail, tailCount, &bits) }
  }

  @inline(__always)
  private func emit(_ step: UInt64, _ tail: UInt64, _ tailCount: UInt64, _ bits: inout BitWriter) {
    bits.write(step & 0xFFFF_FFFF | tail &<< (step &>> 32), count: step &>> 32 &+ tailCount)
  }
}
