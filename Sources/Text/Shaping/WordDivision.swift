internal import GalleyUnicode

/// Divides text into segments that can be shaped alone, mostly words, with the glyphs and places
/// that the whole would have. Words go together where the font's tables look across the space
/// between them: Inter raises the parenthesis of "PAGE (2)". A space goes with the word that it is
/// kerned with: Inter moves a space nearer to a full stop.
struct WordDivision: Sendable {
  private let contextual: CharacterMask
  private let before: CharacterMask
  private let after: CharacterMask
  /// True if every word can be shaped alone.
  private let isPlain: Bool

  init(_ sensitivity: SpaceSensitivity) {
    contextual = CharacterMask(sensitivity.contextual)
    before = CharacterMask(sensitivity.before)
    after = CharacterMask(sensitivity.after)
    isPlain = contextual.isEmpty && before.isEmpty && after.isEmpty
  }

  /// Where the segment ends that begins at an offset, which holds no control character. A segment
  /// of one byte at a space is the space alone, without any kerning.
  @inline(__always)
  func segmentEnd(from start: Int, limit: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    if bytes[start] == 0x20 {
      guard start + 1 < limit, isSpaceKerned(before: start + 1, bytes) else { return start + 1 }
      return end(ofWord: start + 1, limit: limit, bytes)
    }
    if isPlain { return word(from: start, limit: limit, bytes).end }
    return end(ofWord: start, limit: limit, bytes)
  }

  private func end(
    ofWord start: Int, limit: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var (end, isContextual) = word(from: start, limit: limit, bytes)
    while true {
      var next = end
      while next < limit, bytes[next] == 0x20 { next += 1 }
      guard next > end else { return end }
      let hasNext = next < limit && !Self.isControl(bytes[next])
      let (nextEnd, isNextContextual) = hasNext ? word(from: next, limit: limit, bytes) : (0, false)
      if !(hasNext && (isContextual || isNextContextual)) {
        guard isKernedBeforeSpace(end, bytes) else { return end }
        // The space belongs to this word, and to the next one too where that is kerned with it.
        guard hasNext, next == end + 1, isSpaceKerned(before: next, bytes) else { return end + 1 }
      }
      end = nextEnd
      isContextual = isNextContextual
    }
  }

  /// Whether the character that ends at an offset is placed otherwise before a space. Marks and
  /// what is never seen may hide one that is.
  private func isKernedBeforeSpace(_ end: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if before.isEmpty { return false }
    var start = end - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return isFound(bytes.scalar(at: start).value, in: before)
  }

  /// Whether a space before the character at an offset is placed otherwise, or carries it.
  @inline(__always)
  private func isSpaceKerned(before offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let byte = bytes[offset]
    if byte < 0x80 { return !Self.isControl(byte) && after.containsASCII(byte) }
    return isFound(bytes.scalar(at: offset).value, in: after)
  }

  private func isFound(_ scalar: UInt32, in mask: CharacterMask) -> Bool {
    if mask.contains(scalar) { return true }
    if scalar < 0x300 { return false }
    let properties = CharacterProperties(scalar)
    switch properties.generalCategory {
    case .mn, .mc, .me: return true
    default: return properties.isDefaultIgnorable
    }
  }

  /// The end of a word, and whether it has a character that looks across spaces.
  @inline(__always)
  private func word(
    from start: Int, limit: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (end: Int, isContextual: Bool) {
    var end = start
    var found = false
    let mayBeFound = !contextual.isEmpty
    while end < limit, bytes[end] != 0x20, !Self.isControl(bytes[end]) {
      if mayBeFound, !found {
        let byte = bytes[end]
        if byte < 0x80 {
          found = contextual.containsASCII(byte)
        } else if contextual.hasOthers, byte >= 0xC0 {
          found = contextual.contains(bytes.scalar(at: end).value)
        }
      }
      end += 1
    }
    return (end, found)
  }

  @inline(__always)
  private static func isControl(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x7F }
}

/// A set of characters that is quick to ask for ASCII.
private struct CharacterMask: Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  private let characters: FontCoverage
  /// True if there are any beyond ASCII.
  let hasOthers: Bool

  init(_ characters: FontCoverage) {
    self.characters = characters
    for scalar in UInt32(0)..<64 where characters.contains(scalar) { low |= 1 << UInt64(scalar) }
    for scalar in UInt32(64)..<128 where characters.contains(scalar) {
      high |= 1 << UInt64(scalar - 64)
    }
    hasOthers = characters.ranges.contains { $0.upperBound > 0x7F }
  }

  var isEmpty: Bool { low | high == 0 && !hasOthers }

  @inline(__always)
  func containsASCII(_ byte: UInt8) -> Bool {
    (byte < 64 ? low : high) &>> UInt64(byte & 63) & 1 != 0
  }

  func contains(_ scalar: UInt32) -> Bool {
    scalar < 0x80
      ? containsASCII(UInt8(truncatingIfNeeded: scalar))
      : hasOthers && characters.contains(scalar)
  }
}
