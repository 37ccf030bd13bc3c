import Testing

@testable import GalleyUnicode

@Suite("Unicode's own tests of the bidirectional algorithm")
struct BidirectionalSuiteTests {
  /// L2: the order of characters from left to right; those without a level are not shown.
  func visualOrder(_ levels: [UInt32?]) -> [UInt32] {
    var order = levels.indices.filter { levels[$0] != nil }
    let shown = levels.compactMap { $0 }
    guard let highest = shown.max(), highest > 0 else { return order.map { UInt32($0) } }
    for level in (1...highest).reversed() {
      var start = 0
      while start < order.count {
        var end = start
        while end < order.count, levels[order[end]] ?? 0 >= level { end += 1 }
        order[start..<end].reverse()
        start = end + 1
      }
    }
    return order.map { UInt32($0) }
  }

  @Test("BidiTest: every sequence of four classes and more, in each direction")
  func classes() throws {
    let suite = try Suite("BidiTest")
    let names = Dictionary(
      uniqueKeysWithValues: BidiClass.allCases.map { ("\($0)".uppercased(), $0) })
    let algorithm = BidirectionalAlgorithm()
    var levels: [UInt32?] = []
    var order: [UInt32] = []
    var count = 0
    var failures: [String] = []
    var classes: [BidiClass] = []
    suite.forEachLine(dividedBy: ";") { fields in
      guard fields.count == 2 else {
        let isLevels = fields[0].bytes[fields[0].start + 1] == UInt8(ascii: "L")
        // Behind `@Levels:` or `@Reorder:`.
        let start = fields[0].start + (isLevels ? 8 : 9)
        let rest = Suite.Slice(bytes: fields[0].bytes, start: start, end: fields[0].end)
        if isLevels {
          levels = rest.numbers(radix: 10)
        } else {
          order = rest.numbers(radix: 10).compactMap { $0 }
          if visualOrder(levels) != order { failures.append(rest.string) }
        }
        return
      }
      classes.removeAll(keepingCapacity: true)
      for name in fields[0].string.utf8.split(separator: UInt8(ascii: " ")) {
        if let value = names[String(decoding: name, as: UTF8.self)] { classes.append(value) }
      }
      let directions = fields[1].numbers(radix: 16)[0] ?? 0
      for bit in UInt32(0)..<3 where directions & (1 << bit) != 0 {
        count += 1
        algorithm.load(classes)
        _ = algorithm.resolve(base: [nil, 0, 1][Int(bit)], fallback: 0)
        for index in 0..<levels.count {
          guard let level = levels[index] else { continue }
          if UInt32(algorithm.levels[index]) != level {
            failures.append("\(fields[0].string) \(bit)")
            break
          }
        }
      }
    }
    #expect(count > 770_000)
    #expect(failures.isEmpty, "\(failures.count) of \(count): \(failures.prefix(10))")
  }

  @Test("BidiCharacterTest: brackets, long isolates and deep embeddings")
  func characters() throws {
    let suite = try Suite("BidiCharacterTest")
    let algorithm = BidirectionalAlgorithm()
    var count = 0
    var failures: [String] = []
    suite.forEachLine(dividedBy: ";") { fields in
      count += 1
      let scalars = fields[0].numbers(radix: 16)
      let direction = fields[1].numbers(radix: 10)[0]
      let base: UInt8? = direction == 2 ? nil : direction.map { UInt8($0) }
      let levels = fields[3].numbers(radix: 10)
      let order = fields[4].numbers(radix: 10).compactMap { $0 }
      withText(scalars) { bytes in
        let found = algorithm.analyze(bytes, base: base, fallback: 0)
        var isRight = UInt32(found.paragraphs[0].level) == fields[2].numbers(radix: 10)[0]
        var run = 0
        var offset = 0
        for (index, scalar) in scalars.enumerated() {
          while found.levels[run].end <= offset { run += 1 }
          offset += scalar.flatMap(Unicode.Scalar.init).map { UTF8.width($0) } ?? 0
          if let level = levels[index], level != UInt32(found.levels[run].level) { isRight = false }
        }
        if visualOrder(levels) != order { isRight = false }
        if !isRight { failures.append(fields.map(\.string).joined(separator: ";")) }
      }
    }
    #expect(count > 91_000)
    #expect(failures.isEmpty, "\(failures.count) of \(count): \(failures.prefix(10))")
  }
}
