/// X1 to X8: the stack of embeddings, overrides and isolates.
private struct DirectionalStatus {
  struct Entry {
    var level: UInt8
    var override: BidiClass?
    var isIsolate: Bool
  }

  static let maximumDepth: UInt8 = 125
  var stack: [Entry]
  var overflowIsolates = 0
  var overflowEmbeddings = 0
  var validIsolates = 0

  init(base: UInt8) { stack = [Entry(level: base, override: nil, isIsolate: false)] }

  var top: Entry { stack[stack.count - 1] }

  /// The next greater odd or even level, unless it is too deep.
  func next(isRightToLeft: Bool) -> UInt8? {
    let level = isRightToLeft ? (top.level + 1) | 1 : (top.level + 2) & ~1
    guard level <= Self.maximumDepth, overflowIsolates == 0, overflowEmbeddings == 0 else {
      return nil
    }
    return level
  }

  /// X2 to X5.
  mutating func embed(isRightToLeft: Bool, override: BidiClass?) {
    if let level = next(isRightToLeft: isRightToLeft) {
      stack.append(Entry(level: level, override: override, isIsolate: false))
    } else if overflowIsolates == 0 {
      overflowEmbeddings += 1
    }
  }

  /// X5a to X5c.
  mutating func isolate(isRightToLeft: Bool) {
    if let level = next(isRightToLeft: isRightToLeft) {
      validIsolates += 1
      stack.append(Entry(level: level, override: nil, isIsolate: true))
    } else {
      overflowIsolates += 1
    }
  }

  /// X6a.
  mutating func endIsolate() {
    if overflowIsolates > 0 {
      overflowIsolates -= 1
    } else if validIsolates > 0 {
      overflowEmbeddings = 0
      while !top.isIsolate { stack.removeLast() }
      stack.removeLast()
      validIsolates -= 1
    }
  }

  /// X7.
  mutating func endEmbedding() {
    if overflowIsolates > 0 { return }
    if overflowEmbeddings > 0 {
      overflowEmbeddings -= 1
    } else if !top.isIsolate, stack.count > 1 {
      stack.removeLast()
    }
  }
}

extension BidirectionalAlgorithm {
  /// Applies X1 to X8. A character that X9 removes becomes a boundary neutral.
  func assignExplicitLevels(base: UInt8) {
    var status = DirectionalStatus(base: base)
    for index in 0..<count {
      switch original[index] {
      case .rle: embed(index, &status, isRightToLeft: true, override: nil)
      case .lre: embed(index, &status, isRightToLeft: false, override: nil)
      case .rlo: embed(index, &status, isRightToLeft: true, override: .r)
      case .lro: embed(index, &status, isRightToLeft: false, override: .l)
      case .rli: isolate(index, &status, isRightToLeft: true)
      case .lri: isolate(index, &status, isRightToLeft: false)
      case .fsi:
        let end = partner[index] < 0 ? count : Int(partner[index])
        isolate(index, &status, isRightToLeft: firstStrong(index + 1..<end) == 1)
      case .pdi:
        status.endIsolate()
        place(index, status)
      case .pdf:
        types[index] = .bn
        levels[index] = status.top.level
        status.endEmbedding()
      case .bn: levels[index] = status.top.level
      case .b: levels[index] = base
      default: place(index, status)
      }
    }
  }

  /// X6.
  private func place(_ index: Int, _ status: DirectionalStatus) {
    let top = status.top
    levels[index] = top.level
    if let override = top.override { types[index] = override }
  }

  private func embed(
    _ index: Int, _ status: inout DirectionalStatus, isRightToLeft: Bool, override: BidiClass?
  ) {
    types[index] = .bn
    levels[index] = status.top.level
    status.embed(isRightToLeft: isRightToLeft, override: override)
  }

  private func isolate(_ index: Int, _ status: inout DirectionalStatus, isRightToLeft: Bool) {
    place(index, status)
    status.isolate(isRightToLeft: isRightToLeft)
  }

  /// A level run: its first and last characters that X9 does not remove, and its explicit level.
  private struct Run {
    var first: Int
    var last: Int
    var level: UInt8
  }

  /// X10: finds the isolating run sequences and resolves each.
  func resolveSequences(base: UInt8) {
    let runs = levelRuns()
    for (number, run) in runs.enumerated() {
      // The run goes on with that in which its isolate begins, which is the last there.
      if original[run.first] == .pdi, partner[run.first] >= 0 { continue }
      var length = 0
      var current = number
      while true {
        for index in runs[current].first...runs[current].last where types[index] != .bn {
          sequence[length] = Int32(index)
          length += 1
        }
        let last = runs[current].last
        guard isIsolate(last), partner[last] >= 0,
          let next = self.run(beginningAt: Int(partner[last]), in: runs)
        else { break }
        current = next
      }
      resolveSequence(length, runs, from: number, to: current, base: base)
    }
  }

  private func isIsolate(_ index: Int) -> Bool {
    switch original[index] {
    case .fsi, .lri, .rli: true
    default: false
    }
  }

  private func levelRuns() -> [Run] {
    var runs: [Run] = []
    for index in 0..<count where types[index] != .bn {
      if let last = runs.last, last.level == levels[index] {
        runs[runs.count - 1].last = index
      } else {
        runs.append(Run(first: index, last: index, level: levels[index]))
      }
    }
    return runs
  }

  /// The run that begins with a character; logarithmic.
  private func run(beginningAt index: Int, in runs: [Run]) -> Int? {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].first < index { low = middle + 1 } else { high = middle }
    }
    return low < runs.count && runs[low].first == index ? low : nil
  }

  private func resolveSequence(
    _ length: Int, _ runs: [Run], from first: Int, to last: Int, base: UInt8
  ) {
    let level = runs[first].level
    let before = first == 0 ? base : runs[first - 1].level
    // An isolate that nothing ends reaches to the end of the paragraph.
    let isOpen = isIsolate(runs[last].last)
    let after = isOpen || last + 1 == runs.count ? base : runs[last + 1].level
    resolveSequence(
      length, level: level, start: max(level, before) & 1 == 0 ? .l : .r,
      end: max(level, after) & 1 == 0 ? .l : .r)
  }
}
