// W1 to W7, N0 to N2, I1 and I2 on one isolating run sequence: the first `length` elements of
// `sequence`, between characters that count as `start` and `end`.
extension BidirectionalAlgorithm {
  func resolveSequence(_ length: Int, level: UInt8, start: BidiClass, end: BidiClass) {
    resolveWeak(length, start)
    if !brackets.isEmpty { resolveBrackets(length, level, start) }
    resolveNeutral(length, level, start, end)
    for place in 0..<length {
      let index = Int(sequence[place])
      switch types[index] {
      case .r: if level & 1 == 0 { levels[index] = level + 1 }
      case .an, .en: levels[index] = level & 1 == 0 ? level + 2 : level + 1
      case .l: if level & 1 == 1 { levels[index] = level + 1 }
      default: break
      }
    }
  }

  @inline(__always)
  private func type(_ place: Int) -> BidiClass { types[Int(sequence[place])] }

  private func resolveWeak(_ length: Int, _ start: BidiClass) {
    // W1 to W3.
    var previous = start
    var strong = start
    for place in 0..<length {
      let index = Int(sequence[place])
      var value = types[index]
      if value == .nsm { value = previous }
      previous = value
      switch value {
      case .fsi, .lri, .rli, .pdi: previous = .on
      case .l, .r: strong = value
      case .al:
        strong = .al
        value = .r
      case .en: if strong == .al { value = .an }
      default: break
      }
      types[index] = value
    }
    // W4.
    if length > 2 {
      for place in 1..<length - 1 {
        let value = type(place)
        guard value == .es || value == .cs else { continue }
        let before = type(place - 1)
        if before == type(place + 1), before == .en || before == .an && value == .cs {
          types[Int(sequence[place])] = before
        }
      }
    }
    // W5, W6.
    var place = 0
    while place < length {
      let value = type(place)
      var next = place + 1
      if value == .et {
        while next < length, type(next) == .et { next += 1 }
        let isNumber = place > 0 && type(place - 1) == .en || next < length && type(next) == .en
        for terminator in place..<next {
          types[Int(sequence[terminator])] = isNumber ? .en : .on
        }
      } else if value == .es || value == .cs {
        types[Int(sequence[place])] = .on
      }
      place = next
    }
    // W7.
    strong = start
    for place in 0..<length {
      switch type(place) {
      case .l: strong = .l
      case .r: strong = .r
      case .en: if strong == .l { types[Int(sequence[place])] = .l }
      default: break
      }
    }
  }

  /// The direction that a resolved type counts as around neutrals, if any.
  @inline(__always)
  private func direction(_ value: BidiClass) -> BidiClass? {
    switch value {
    case .l: .l
    case .r, .en, .an: .r
    default: nil
    }
  }

  /// N0.
  private func resolveBrackets(_ length: Int, _ level: UInt8, _ start: BidiClass) {
    findPairs(length)
    let embedding: BidiClass = level & 1 == 0 ? .l : .r
    var walked = 0
    var context = start
    for pair in pairs {
      while walked < pair.opening {
        context = direction(type(walked)) ?? context
        walked += 1
      }
      var found: BidiClass?
      for place in pair.opening + 1..<pair.closing {
        guard let inside = direction(type(place)) else { continue }
        found = inside
        if inside == embedding { break }
      }
      guard let found else { continue }
      let resolved = found == embedding || context != found ? embedding : found
      set(pair.opening, resolved, length)
      set(pair.closing, resolved, length)
    }
  }

  /// Sets a bracket's type, and that of the marks that came behind it.
  private func set(_ place: Int, _ value: BidiClass, _ length: Int) {
    types[Int(sequence[place])] = value
    var next = place + 1
    while next < length, original[Int(sequence[next])] == .nsm {
      types[Int(sequence[next])] = value
      next += 1
    }
  }

  /// BD16: the pairs of brackets, in the order of the opening ones.
  private func findPairs(_ length: Int) {
    pairs.removeAll(keepingCapacity: true)
    var open: [(closing: UInt32, place: Int)] = []
    for place in 0..<length {
      let index = Int(sequence[place])
      guard types[index] == .on, original[index] == .on, partner[index] >= 0 else { continue }
      let bracket = brackets[Int(partner[index])]
      if bracket.isOpening {
        if open.count == 63 { break }
        open.append((bracket.closing, place))
      } else if let match = open.lastIndex(where: { $0.closing == bracket.closing }) {
        pairs.append((open[match].place, place))
        open.removeSubrange(match...)
      }
    }
    pairs.sort { $0.opening < $1.opening }
  }

  /// N1 and N2.
  private func resolveNeutral(
    _ length: Int, _ level: UInt8, _ start: BidiClass, _ end: BidiClass
  ) {
    let embedding: BidiClass = level & 1 == 0 ? .l : .r
    var before = start
    var place = 0
    while place < length {
      if let found = direction(type(place)) {
        before = found
        place += 1
        continue
      }
      var next = place + 1
      var after = end
      while next < length {
        if let found = direction(type(next)) {
          after = found
          break
        }
        next += 1
      }
      for neutral in place..<next {
        types[Int(sequence[neutral])] = before == after ? before : embedding
      }
      place = next
    }
  }
}
