/// A stretch of text with one embedding level.
package struct LevelRun: Hashable, Sendable {
  /// The byte offset at which it ends.
  package var end: Int
  /// The level; odd is right to left.
  package var level: UInt8

  /// Makes a run.
  package init(end: Int, level: UInt8) {
    self.end = end
    self.level = level
  }
}

/// The bidirectional algorithm (UAX #9) up to the levels of whole paragraphs, L1 included with each
/// paragraph as one line. Keeps its memory from one text to the next; for one thread at a time.
package final class BidirectionalAlgorithm {
  /// For how many characters there is memory.
  private(set) var capacity = 0
  // One element for each character of the paragraph at hand.
  var original = UnsafeMutablePointer<BidiClass>.allocate(capacity: 1)
  var types = UnsafeMutablePointer<BidiClass>.allocate(capacity: 1)
  var levels = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
  /// The isolate that a PDI ends, or the other way round; for a bracket its number. -1 for none.
  var partner = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
  /// The characters of the isolating run sequence at hand.
  var sequence = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
  private(set) var count = 0
  /// The brackets of the paragraph at hand.
  private(set) var brackets: [Bracket] = []
  /// Whether there are isolates, embeddings or boundary neutrals.
  private var hasExplicit = false
  var pairs: [(opening: Int, closing: Int)] = []

  struct Bracket {
    /// The closing bracket of the pair, canonically equivalent ones as one.
    var closing: UInt32
    var isOpening: Bool
  }

  /// What is kept for longer paragraphs than this is given back.
  private static let keptCapacity = 1 << 16

  /// Makes the memory.
  package init() {}

  deinit { release() }

  private func release() {
    original.deallocate()
    types.deallocate()
    levels.deallocate()
    partner.deallocate()
    sequence.deallocate()
  }

  private func reserve(_ wanted: Int) {
    guard wanted > capacity else { return }
    resize(max(wanted, capacity * 2), keeping: count)
  }

  private func resize(_ size: Int, keeping kept: Int) {
    let old = original
    original = .allocate(capacity: size)
    original.update(from: old, count: kept)
    old.deallocate()
    types.deallocate()
    levels.deallocate()
    partner.deallocate()
    sequence.deallocate()
    types = .allocate(capacity: size)
    levels = .allocate(capacity: size)
    partner = .allocate(capacity: size)
    sequence = .allocate(capacity: size)
    capacity = size
  }

  /// The stretches of equal level of a text, and its paragraphs with theirs.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - base: The level of the paragraphs; nil for that of the first strong character (P2, P3).
  ///   - fallback: The level of a paragraph without a strong character.
  /// - Complexity: linear.
  package func analyze(
    _ bytes: UTF8Text, base: UInt8?, fallback: UInt8
  ) -> (levels: [LevelRun], paragraphs: [LevelRun]) {
    var runs: [LevelRun] = []
    var paragraphs: [LevelRun] = []
    var offset = 0
    repeat {
      let end = load(bytes, from: offset)
      let level = resolve(base: base, fallback: fallback)
      append(bytes, offset, to: &runs)
      paragraphs.append(LevelRun(end: end, level: level))
      offset = end
    } while offset < bytes.count
    if runs.isEmpty { runs = paragraphs }
    if capacity > Self.keptCapacity { resize(1, keeping: 0) }
    return (runs, paragraphs)
  }

  /// Takes the classes of the paragraph that begins at an offset; returns where it ends.
  private func load(_ bytes: UTF8Text, from start: Int) -> Int {
    var offset = start
    begin(count: 0)
    while offset < bytes.count {
      let (scalar, length) = bytes.scalar(at: offset)
      let properties = CharacterProperties(scalar)
      let value = properties.bidi
      reserve(count + 1)
      original[count] = value
      if value == .on, properties.isOpeningBracket || properties.isClosingBracket {
        addBracket(scalar, isOpening: properties.isOpeningBracket)
      }
      note(value)
      count += 1
      offset += length
      if value == .b {
        if scalar == 0x0D, offset < bytes.count, bytes[offset] == 0x0A { continue }
        break
      }
    }
    return offset
  }

  /// Takes classes as they are; for Unicode's own test.
  func load(_ classes: [BidiClass]) {
    begin(count: 0)
    reserve(classes.count)
    for value in classes {
      original[count] = value
      note(value)
      count += 1
    }
  }

  private func begin(count: Int) {
    self.count = count
    brackets.removeAll(keepingCapacity: true)
    bracketIndices.removeAll(keepingCapacity: true)
    hasExplicit = false
  }

  private var bracketIndices: [Int] = []

  private func addBracket(_ scalar: UInt32, isOpening: Bool) {
    var closing = isOpening ? Normalization.mirror(scalar) : scalar
    if closing == 0x232A { closing = 0x3009 }
    brackets.append(Bracket(closing: closing, isOpening: isOpening))
    bracketIndices.append(count)
  }

  @inline(__always)
  private func note(_ value: BidiClass) {
    switch value {
    case .bn, .fsi, .lre, .lri, .lro, .pdf, .pdi, .rle, .rli, .rlo: hasExplicit = true
    default: break
    }
  }

  /// Finds the levels of the paragraph at hand and returns its own.
  func resolve(base: UInt8?, fallback: UInt8) -> UInt8 {
    if hasExplicit || !brackets.isEmpty {
      for index in 0..<count { partner[index] = -1 }
      for (number, index) in bracketIndices.enumerated() { partner[index] = Int32(number) }
    }
    if hasExplicit { matchIsolates() }
    let level = base ?? firstStrong(0..<count) ?? fallback
    types.update(from: original, count: count)
    levels.update(repeating: level, count: count)
    if hasExplicit {
      assignExplicitLevels(base: level)
      resolveSequences(base: level)
    } else if count > 0 {
      for index in 0..<count { sequence[index] = Int32(index) }
      let edge: BidiClass = level & 1 == 0 ? .l : .r
      resolveSequence(count, level: level, start: edge, end: edge)
    }
    resetWhitespace(base: level)
    return level
  }

  /// BD9.
  private func matchIsolates() {
    var open: [Int32] = []
    for index in 0..<count {
      switch original[index] {
      case .fsi, .lri, .rli: open.append(Int32(index))
      case .pdi:
        if let start = open.popLast() {
          partner[Int(start)] = Int32(index)
          partner[index] = start
        }
      default: break
      }
    }
  }

  /// P2 and P3: the level of the first strong character, what is isolated passed over.
  func firstStrong(_ range: Range<Int>) -> UInt8? {
    var index = range.lowerBound
    while index < range.upperBound {
      switch original[index] {
      case .l: return 0
      case .r, .al: return 1
      case .fsi, .lri, .rli:
        if partner[index] < 0 { return nil }
        index = Int(partner[index])
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Characters that X9 removes take the level before them; L1.
  private func resetWhitespace(base: UInt8) {
    var isAtEnd = true
    var index = count - 1
    if hasExplicit {
      for index in 0..<count where types[index] == .bn {
        levels[index] = index == 0 ? base : levels[index - 1]
      }
    }
    while index >= 0 {
      switch original[index] {
      case .b, .s:
        levels[index] = base
        isAtEnd = true
      case .ws, .fsi, .lri, .rli, .pdi, .bn, .lre, .rle, .lro, .rlo, .pdf:
        if isAtEnd { levels[index] = base }
      default: isAtEnd = false
      }
      index -= 1
    }
  }

  private func append(_ bytes: UTF8Text, _ start: Int, to runs: inout [LevelRun]) {
    var offset = start
    for index in 0..<count {
      offset += bytes.scalar(at: offset).length
      if let last = runs.last, last.level == levels[index] {
        runs[runs.count - 1].end = offset
      } else {
        runs.append(LevelRun(end: offset, level: levels[index]))
      }
    }
  }
}
