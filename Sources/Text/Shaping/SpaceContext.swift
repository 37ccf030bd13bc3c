internal import GalleyUnicode

/// Which characters of a font take part in substitutions that look across spaces: Inter raises the
/// parenthesis of "PAGE (2)", for example. Words with such a character are shaped together with
/// their neighbours, all others alone.
struct SpaceContext: Sendable {
  /// One bit for each ASCII character.
  private let low: UInt64
  private let high: UInt64
  private let characters: FontCoverage
  private let hasOthers: Bool

  init(_ characters: FontCoverage) {
    self.characters = characters
    var low: UInt64 = 0
    var high: UInt64 = 0
    for scalar in UInt32(0)..<64 where characters.contains(scalar) { low |= 1 << UInt64(scalar) }
    for scalar in UInt32(64)..<128 where characters.contains(scalar) {
      high |= 1 << UInt64(scalar - 64)
    }
    self.low = low
    self.high = high
    hasOthers = characters.ranges.contains { $0.upperBound > 0x7F }
  }

  /// Where the segment ends that begins with a word: with the word, or with a later one as long as
  /// one of two neighbours looks at the other.
  func segmentEnd(from start: Int, limit: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var (end, isSensitive) = word(from: start, limit: limit, bytes)
    if low | high == 0, !hasOthers { return end }
    while true {
      var next = end
      while next < limit, bytes[next] == 0x20 { next += 1 }
      guard next > end, next < limit, !Self.isControl(bytes[next]) else { return end }
      let (nextEnd, isNextSensitive) = word(from: next, limit: limit, bytes)
      guard isSensitive || isNextSensitive else { return end }
      end = nextEnd
      isSensitive = isNextSensitive
    }
  }

  /// The end of a word, and whether it has one of the characters.
  @inline(__always)
  private func word(
    from start: Int, limit: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (end: Int, isSensitive: Bool) {
    var end = start
    var found: UInt64 = 0
    while end < limit, bytes[end] != 0x20, !Self.isControl(bytes[end]) {
      let byte = bytes[end]
      if byte < 0x80 {
        found |= (byte < 64 ? low : high) >> UInt64(byte & 63) & 1
      } else if hasOthers, byte >= 0xC0, found == 0 {
        found = characters.contains(bytes.scalar(at: end).value) ? 1 : 0
      }
      end += 1
    }
    return (end, found != 0)
  }

  @inline(__always)
  private static func isControl(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x7F }
}
