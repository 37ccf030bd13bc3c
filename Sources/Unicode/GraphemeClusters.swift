/// Extended grapheme clusters (UAX #29).
package enum GraphemeClusters {
  /// For each byte offset, and the end, whether a cluster begins there; linear.
  package static func starts(of bytes: UTF8Text) -> [Bool] {
    [Bool](unsafeUninitializedCapacity: bytes.count + 1) { starts, count in
      starts.initialize(repeating: false)
      markStarts(starts, in: bytes)
      count = bytes.count + 1
    }
  }

  /// Marks the byte offsets where clusters begin. The marks have an element for each byte, all
  /// false.
  ///
  /// - Complexity: linear.
  package static func markStarts(_ starts: UnsafeMutableBufferPointer<Bool>, in bytes: UTF8Text) {
    var state = GraphemeState()
    var offset = 0
    while offset < bytes.count {
      let (scalar, length) = bytes.scalar(at: offset)
      starts[offset] = state.isBoundary(before: CharacterProperties(scalar))
      offset += length
    }
  }
}

/// What the rules must remember of the text before a place.
struct GraphemeState {
  private var last = GraphemeBreakClass.cn
  /// Whether an odd number of regional indicators ends here (GB12).
  private var isOddIndicator = false
  /// Whether a picture and marks end here, and then with a joiner (GB11).
  private var isPicture = false
  private var isJoinedPicture = false
  /// Whether a consonant and marks end here, and with a virama among them (GB9c).
  private var isConjunct = false
  private var isLinked = false

  /// Passes over a character: whether a cluster begins with it.
  mutating func isBoundary(before next: CharacterProperties) -> Bool {
    let value = next.graphemeBreak
    let isBoundary = !joins(value, next)
    isOddIndicator = value == .ri && !(last == .ri && isOddIndicator)
    isJoinedPicture = isPicture && value == .zwj
    isPicture = next.isExtendedPictographic || isPicture && value == .ex
    switch next.conjunctBreak {
    case .consonant:
      isConjunct = true
      isLinked = false
    case .linker: isLinked = isConjunct
    case .extend: break
    case .none:
      isConjunct = false
      isLinked = false
    }
    last = value
    return isBoundary
  }

  private func joins(_ value: GraphemeBreakClass, _ next: CharacterProperties) -> Bool {
    switch (last, value) {
    case (.cr, .lf): return true  // GB3
    case (.cn, _), (.cr, _), (.lf, _), (_, .cn), (_, .cr), (_, .lf): return false  // GB4, GB5
    case (.l, .l), (.l, .v), (.l, .lv), (.l, .lvt): return true  // GB6
    case (.lv, .v), (.lv, .t), (.v, .v), (.v, .t): return true  // GB7
    case (.lvt, .t), (.t, .t): return true  // GB8
    case (_, .ex), (_, .zwj), (_, .sm), (.pp, _): return true  // GB9, GB9a, GB9b
    case (.ri, .ri): return isOddIndicator  // GB12, GB13
    default: break
    }
    if isLinked, next.conjunctBreak == .consonant { return true }  // GB9c
    return isJoinedPicture && next.isExtendedPictographic  // GB11
  }
}
