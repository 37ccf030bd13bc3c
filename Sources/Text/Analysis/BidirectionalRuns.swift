internal import CGalleyICU

/// Embedding levels (UAX #9) through ICU.
final class BidirectionalRuns {
  private let bidi: OpaquePointer? = galley_bidi_open()

  deinit { galley_bidi_close(bidi) }

  /// The stretches of equal level, and the paragraphs with theirs.
  func analyze(
    _ text: UTF16Text, base: BaseDirection, fallback: BaseDirection
  ) -> (levels: [LevelRun], paragraphs: [LevelRun]) {
    let count = text.units.count
    let end = Int(text.offsets[count])
    if count == 0 {
      let level: UInt8 =
        base == .rightToLeft || (base == .natural && fallback == .rightToLeft) ? 1 : 0
      return ([LevelRun(end: 0, level: level)], [LevelRun(end: 0, level: level)])
    }
    let isSet = text.units.withUnsafeBufferPointer {
      galley_bidi_set_text(bidi, $0.baseAddress, Int32(count), Self.level(base, fallback))
    }
    guard isSet != 0, let levels = galley_bidi_levels(bidi) else {
      return ([LevelRun(end: end, level: 0)], [LevelRun(end: end, level: 0)])
    }
    var runs: [LevelRun] = []
    for index in 0..<count where index + 1 == count || levels[index] != levels[index + 1] {
      runs.append(LevelRun(end: Int(text.offsets[index + 1]), level: levels[index]))
    }
    var paragraphs: [LevelRun] = []
    for index in 0..<galley_bidi_paragraph_count(bidi) {
      var level: UInt8 = 0
      let end = galley_bidi_paragraph(bidi, index, &level)
      paragraphs.append(LevelRun(end: Int(text.offsets[Int(end)]), level: level))
    }
    return (runs, paragraphs)
  }

  /// ICU's paragraph level: 0, 1, or "the first strong character, else …" (0xFE and 0xFF).
  private static func level(_ base: BaseDirection, _ fallback: BaseDirection) -> UInt8 {
    switch base {
    case .leftToRight: 0
    case .rightToLeft: 1
    case .natural: fallback == .rightToLeft ? 0xFF : 0xFE
    }
  }

  /// Whether a text may hold characters that run from right to left or change the direction. A
  /// quick look at the bytes that errs on the side of yes: characters from U+0590 to U+08FF, the
  /// controls in U+2000–U+206F, the presentation forms, and everything beyond U+FFFF from right
  /// to left (U+10800–U+10FFF and U+1E800–U+1EFFF).
  static func mayHaveDirection(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for index in bytes.indices {
      let byte = bytes[index]
      if byte < 0xD6 { continue }
      switch byte {
      case 0xD6...0xDF: return true
      case 0xE0 where bytes[index + 1] < 0xA4: return true
      case 0xE2 where bytes[index + 1] == 0x80 || bytes[index + 1] == 0x81:
        let last = bytes[index + 2]
        if bytes[index + 1] == 0x80
          ? last == 0x8E || last == 0x8F || (0xAA...0xAE).contains(last)
          : (0xA6...0xA9).contains(last)
        {
          return true
        }
      case 0xEF where bytes[index + 1] >= 0xAC && bytes[index + 1] <= 0xBB: return true
      case 0xF0 where bytes[index + 1] == 0x90 && bytes[index + 2] >= 0xA0: return true
      case 0xF0 where bytes[index + 1] == 0x9E && bytes[index + 2] >= 0xA0: return true
      default: break
      }
    }
    return false
  }
}
