/// Word boundaries (UAX #29).
package enum WordBoundaries {
  /// Marks the byte offsets before which there is a boundary, the start of the text included. The
  /// marks have an element for each byte, all false.
  ///
  /// - Complexity: linear.
  package static func mark(_ boundaries: UnsafeMutableBufferPointer<Bool>, in bytes: UTF8Text) {
    var state = WordState()
    var offset = 0
    while offset < bytes.count {
      let (scalar, length) = bytes.scalar(at: offset)
      let next = CharacterProperties(scalar)
      boundaries[offset] =
        offset == 0 || state.isBoundary(before: next, in: bytes, end: offset + length)
      state.advance(over: next)
      offset += length
    }
  }
}

/// The state that the rules must keep about the text before a place.
private struct WordState {
  /// The very last class.
  private var raw = WordBreakClass.other
  /// The last class and the one before it, format characters and marks passed over (WB4).
  private var last = WordBreakClass.other
  private var beforeLast = WordBreakClass.other
  /// True if an odd number of regional indicators ends here (WB15).
  private var isOddIndicator = false

  mutating func advance(over next: CharacterProperties) {
    let value = next.wordBreak
    defer { raw = value }
    let isStart = raw == .cr || raw == .lf || raw == .nl
    if isIgnored(value), !isStart { return }
    isOddIndicator = value == .ri && !(last == .ri && isOddIndicator)
    beforeLast = last
    last = value
  }

  private func isIgnored(_ value: WordBreakClass) -> Bool {
    value == .extend || value == .fo || value == .zwj
  }

  func isBoundary(
    before next: CharacterProperties, in bytes: UTF8Text, end: Int
  ) -> Bool {
    let value = next.wordBreak
    switch (raw, value) {
    case (.cr, .lf): return false  // WB3
    case (.cr, _), (.lf, _), (.nl, _), (_, .cr), (_, .lf), (_, .nl): return true  // WB3a, WB3b
    case (.zwj, _) where next.isExtendedPictographic: return false  // WB3c
    case (.wSegSpace, .wSegSpace): return false  // WB3d
    default: break
    }
    if isIgnored(value) { return false }  // WB4
    switch (last, value) {
    case (.le, .le), (.le, .hl), (.hl, .le), (.hl, .hl): return false  // WB5
    case (.nu, .nu), (.le, .nu), (.hl, .nu), (.nu, .le), (.nu, .hl): return false  // WB8 to WB10
    case (.ka, .ka): return false  // WB13
    case (.le, .ex), (.hl, .ex), (.nu, .ex), (.ka, .ex), (.ex, .ex): return false  // WB13a
    case (.ex, .le), (.ex, .hl), (.ex, .nu), (.ex, .ka): return false  // WB13b
    case (.ri, .ri): return !isOddIndicator  // WB15, WB16
    case (.hl, .sq): return false  // WB7a
    case (.le, .ml), (.le, .mb), (.le, .sq), (.hl, .ml), (.hl, .mb):  // WB6
      let following = following(bytes, end)
      return following != .le && following != .hl
    case (.hl, .dq): return following(bytes, end) != .hl  // WB7b
    case (.nu, .mn), (.nu, .mb), (.nu, .sq): return following(bytes, end) != .nu  // WB12
    case (.ml, .le), (.ml, .hl), (.mb, .le), (.mb, .hl), (.sq, .le), (.sq, .hl):  // WB7
      return beforeLast != .le && beforeLast != .hl
    case (.dq, .hl): return beforeLast != .hl  // WB7c
    case (.mn, .nu), (.mb, .nu), (.sq, .nu): return beforeLast != .nu  // WB11
    default: return true
    }
  }

  /// The first class from an offset on that is not passed over.
  private func following(_ bytes: UTF8Text, _ start: Int) -> WordBreakClass {
    var offset = start
    while offset < bytes.count {
      let (scalar, length) = bytes.scalar(at: offset)
      let value = CharacterProperties(scalar).wordBreak
      if !isIgnored(value) { return value }
      offset += length
    }
    return .other
  }
}
