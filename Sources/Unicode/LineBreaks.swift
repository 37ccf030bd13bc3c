/// Whether a line may end before a place in the text (UAX #14).
package enum LineBreakOpportunity: UInt8, Sendable {
  /// It must not.
  case prohibited
  /// It may.
  case allowed
  /// It must.
  case mandatory
}

/// Tailorings of UAX #14: what CSS Text 3 §5.3 lets break beyond the default rules, which are its
/// `line-break: strict`.
package struct LineBreakTailoring: OptionSet, Sendable {
  /// The bits.
  package var rawValue: UInt8

  /// Makes a set of its bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Before small kana and the prolonged sound mark.
  package static let normal = LineBreakTailoring(rawValue: 1)
  /// Also between leaders, before iteration marks and before hyphens behind ideographs.
  package static let loose = LineBreakTailoring(rawValue: 3)
  /// The text is Chinese or Japanese: with the others also before wave dashes, centred punctuation
  /// and wide postfixes, and behind wide prefixes.
  package static let chineseOrJapanese = LineBreakTailoring(rawValue: 4)
  /// Not between two letters of Hangul.
  package static let keepHangul = LineBreakTailoring(rawValue: 8)
  /// Not between any two letters or digits, CSS Text 3 §5.2 `word-break: keep-all`; dictionaries find
  /// words nevertheless.
  package static let keepAll = LineBreakTailoring(rawValue: 24)
}

/// Line-break opportunities (UAX #14), and those between the words of Thai, Lao, Khmer and Burmese
/// by dictionary.
package enum LineBreaks {
  /// Marks the places before which a line may or must break, by byte offset; the start and the end
  /// of the text are not marked. The marks have an element for each byte, all prohibited.
  ///
  /// - Complexity: linear.
  package static func mark(
    _ breaks: UnsafeMutableBufferPointer<LineBreakOpportunity>, in bytes: UTF8Text,
    tailoring: LineBreakTailoring = []
  ) {
    var state = LineBreakState(bytes, tailoring)
    var offset = 0
    var isComplex = false
    while offset < bytes.count {
      let (scalar, length) = bytes.scalar(at: offset)
      let properties = CharacterProperties(scalar)
      let next = state.resolved(properties, scalar)
      // Inside a word, which is nearly everywhere, there is nothing to decide (LB28).
      if next == .al, state.last == .al, !state.isBehindJoiner {
        state.advanceInsideWord(properties)
        offset += length
        let end = asciiLettersEnd(from: offset, bytes)
        if end > offset {
          // They are alike to every rule: two of them leave what a hundred leave.
          let last = CharacterProperties(UInt32(bytes[end - 1]))
          state.advanceInsideWord(last)
          if end > offset + 1 { state.advanceInsideWord(last) }
          offset = end
        }
        continue
      }
      if next == .sa { isComplex = true }
      let opportunity = state.step(to: next, properties, end: offset + length)
      if offset > 0 { breaks[offset] = opportunity }
      offset += length
    }
    if isComplex { DictionaryBreaks.mark(breaks, in: bytes) }
  }

  /// Where the letters of ASCII end that begin at an offset.
  @inline(__always)
  private static func asciiLettersEnd(from start: Int, _ bytes: UTF8Text) -> Int {
    var end = start
    while end < bytes.count, (0x61...0x7A).contains(bytes[end] | 0x20) { end += 1 }
    return end
  }
}

/// What the rules must remember of the text before a place.
struct LineBreakState {
  private let bytes: UTF8Text
  private let tailoring: LineBreakTailoring
  /// The class of the last character, marks that belong to it passed over. The start of the text
  /// counts as the start behind a line break.
  private(set) var last = LineBreakClass.bk
  private var lastProperties = CharacterProperties(0x0A)
  /// The same of the character before it.
  private var beforeLast = LineBreakClass.bk
  private var isBeforeLastEastAsian = false
  /// The last class that is not a space, and whether it is a quotation mark that opens (LB15a).
  private var solid = LineBreakClass.bk
  private var isSolidOpeningQuote = false
  /// The state of scanning a number (LB25).
  private var number = Number.none
  /// True if an odd number of regional indicators ends here (LB30a).
  private var isOddIndicator = false
  /// True if the very last character is a joiner (LB8a).
  private(set) var isBehindJoiner = false

  private enum Number: UInt8 { case none, digits, closed }

  init(_ bytes: UTF8Text, _ tailoring: LineBreakTailoring) {
    self.bytes = bytes
    self.tailoring = tailoring
  }

  /// The class that a character counts as under the tailoring.
  @inline(__always)
  func resolved(_ properties: CharacterProperties, _ scalar: UInt32) -> LineBreakClass {
    let given = properties.lineBreak
    if tailoring.isEmpty { return given == .cj ? .ns : given }
    return tailored(given, properties, scalar)
  }

  private func tailored(
    _ given: LineBreakClass, _ properties: CharacterProperties, _ scalar: UInt32
  ) -> LineBreakClass {
    let isWide = properties.isEastAsian || properties.isAmbiguousWidth
    let isChineseOrJapanese = tailoring.contains(.chineseOrJapanese)
    switch (given, scalar) {
    case (.cj, _): return tailoring.contains(.normal) ? .id : .ns
    case (.ns, 0x301C), (.ns, 0x30A0):
      return isChineseOrJapanese && tailoring.contains(.normal) ? .id : .ns
    case (.ns, 0x3005), (.ns, 0x303B), (.ns, 0x309D), (.ns, 0x309E), (.ns, 0x30FD), (.ns, 0x30FE):
      return tailoring.contains(.loose) ? .id : .ns
    case (.ns, 0x30FB), (.ns, 0xFF1A), (.ns, 0xFF1B), (.ns, 0xFF65), (.ns, 0x203C),
      (.ns, 0x2047...0x2049), (.ex, 0xFF01), (.ex, 0xFF1F):
      return isChineseOrJapanese && tailoring.contains(.loose) ? .id : given
    case (.po, _) where isWide, (.pr, _) where isWide:
      return isChineseOrJapanese && tailoring.contains(.loose) ? .id : given
    default: return given
    }
  }

  @inline(__always)
  mutating func advanceInsideWord(_ properties: CharacterProperties) {
    beforeLast = .al
    isBeforeLastEastAsian = lastProperties.isEastAsian
    lastProperties = properties
    number = .none
  }

  /// Passes over a character: whether a line may break before it.
  mutating func step(
    to given: LineBreakClass, _ properties: CharacterProperties, end: Int
  ) -> LineBreakOpportunity {
    var next = given
    if next == .cm || next == .zwj {
      switch last {
      case .bk, .cr, .lf, .nl, .sp, .zw: next = .al  // LB10
      default:  // LB9
        isBehindJoiner = given == .zwj
        return .prohibited
      }
    }
    var opportunity = self.opportunity(before: next, properties, end: end)
    if opportunity == .allowed, tailoring.contains(.keepHangul), keepsTogether(last, next) {
      opportunity = .prohibited
    }
    advance(over: next, properties)
    isBehindJoiner = given == .zwj
    return opportunity
  }

  /// Whether two neighbours are letters of one word to the tailoring.
  private func keepsTogether(_ left: LineBreakClass, _ right: LineBreakClass) -> Bool {
    if left.isHangul, right.isHangul { return true }
    return tailoring.contains(.keepAll) && left.isLetter && right.isLetter
  }

  private mutating func advance(over next: LineBreakClass, _ properties: CharacterProperties) {
    switch next {
    case .nu: number = .digits
    case .sy, .is: if number != .digits { number = .none }
    case .cl, .cp: number = number == .digits ? .closed : .none
    default: number = .none
    }
    isOddIndicator = next == .ri && !(last == .ri && isOddIndicator)
    if next != .sp {
      isSolidOpeningQuote = next == .quPi && opensQuotation(after: last)
      solid = next
    }
    beforeLast = last
    isBeforeLastEastAsian = lastProperties.isEastAsian
    last = next
    lastProperties = properties
  }

  /// LB15a: what may stand before a quotation mark that opens.
  private func opensQuotation(after last: LineBreakClass) -> Bool {
    switch last {
    case .bk, .cr, .lf, .nl, .op, .qu, .quPi, .quPf, .gl, .sp, .zw: true
    default: false
    }
  }

  /// The class of the first character from an offset on, marks passed over; nil at the end.
  private func following(_ offset: Int) -> (LineBreakClass, CharacterProperties, end: Int)? {
    var offset = offset
    while offset < bytes.count {
      let (scalar, length) = bytes.scalar(at: offset)
      let properties = CharacterProperties(scalar)
      let found = resolved(properties, scalar)
      if found != .cm, found != .zwj { return (found, properties, offset + length) }
      offset += length
    }
    return nil
  }

  private func isFollowed(by wanted: LineBreakClass, at offset: Int) -> Bool {
    following(offset)?.0 == wanted
  }
}

// The rules in their order; the first that speaks decides. `end` is the offset behind the next
// character.
extension LineBreakState {
  private func opportunity(
    before next: LineBreakClass, _ properties: CharacterProperties, end: Int
  ) -> LineBreakOpportunity {
    // LB4, LB5.
    switch last {
    case .bk, .lf, .nl: return .mandatory
    case .cr: return next == .lf ? .prohibited : .mandatory
    default: break
    }
    // LB6, LB7.
    switch next {
    case .bk, .cr, .lf, .nl, .sp, .zw: return .prohibited
    default: break
    }
    if solid == .zw { return .allowed }  // LB8
    if isBehindJoiner { return .prohibited }  // LB8a
    return isProhibited(next, properties, end: end) ? .prohibited : .allowed
  }

  /// LB11 to LB22.
  private func isProhibited(
    _ next: LineBreakClass, _ properties: CharacterProperties, end: Int
  ) -> Bool {
    if next == .wj || last == .wj || last == .gl { return true }  // LB11, LB12
    switch next {
    case .gl:  // LB12a
      switch last {
      case .sp, .ba, .hy, .hh: break
      default: return true
      }
    case .ex, .cl, .cp, .sy: return true  // LB13
    default: break
    }
    if solid == .op || isSolidOpeningQuote { return true }  // LB14, LB15a
    if next == .quPf, closesQuotation(end: end) { return true }  // LB15b
    if next == .is { return last != .sp || !isFollowed(by: .nu, at: end) }  // LB15c, LB15d
    if next == .ns, solid == .cl || solid == .cp { return true }  // LB16
    if next == .b2, solid == .b2 { return true }  // LB17
    if last == .sp { return false }  // LB18
    if isQuotation(next) || isQuotation(last) {
      if joinsQuotation(next, properties, end: end) { return true }  // LB19, LB19a
    }
    if next == .cb || last == .cb { return false }  // LB20
    if isHyphen(last) {
      switch beforeLast {
      case .bk, .cr, .lf, .nl, .sp, .zw, .cb, .gl:  // LB20a
        if isLetter(next) { return true }
      case .hl:  // LB21a
        if next != .hl { return true }
      default: break
      }
    }
    switch next {
    case .ba, .hh, .hy:  // LB21
      return !(last == .id && tailoring.contains(.loose) && next != .hy)
    case .ns: return true
    case .in: return !(last == .in && tailoring.contains(.loose))  // LB22
    default: break
    }
    if last == .bb || last == .sy && next == .hl { return true }  // LB21, LB21b
    return isPair(next, end: end) || isSyllable(next, end: end)
  }

  /// LB15b: what must stand behind a quotation mark that closes.
  private func closesQuotation(end: Int) -> Bool {
    guard let following = following(end)?.0 else { return true }
    switch following {
    case .sp, .gl, .wj, .cl, .qu, .quPi, .quPf, .cp, .ex, .is, .sy, .bk, .cr, .lf, .nl, .zw:
      return true
    default: return false
    }
  }

  /// LB19 and LB19a, where one of both is a quotation mark.
  private func joinsQuotation(
    _ next: LineBreakClass, _ properties: CharacterProperties, end: Int
  ) -> Bool {
    if isQuotation(next) {
      if next != .quPi || !lastProperties.isEastAsian { return true }
      guard let following = following(end) else { return true }
      if !following.1.isEastAsian { return true }
    }
    if isQuotation(last) {
      return last != .quPf || !properties.isEastAsian || !isBeforeLastEastAsian
    }
    return false
  }

  private func isQuotation(_ value: LineBreakClass) -> Bool {
    value == .qu || value == .quPi || value == .quPf
  }
  private func isHyphen(_ value: LineBreakClass) -> Bool { value == .hy || value == .hh }
  private func isLetter(_ value: LineBreakClass) -> Bool {
    value == .al || value == .hl || value == .dotted || value == .sa
  }

  /// LB23 to LB25, LB28 to LB30: letters, numbers, ideographs and what stands around them.
  private func isPair(_ next: LineBreakClass, end: Int) -> Bool {
    if isLetter(last) {
      switch next {
      case .al, .hl, .dotted, .sa, .nu, .pr, .po: return true  // LB23, LB24, LB28
      case .op: return !CharacterProperties(nextScalar(endingAt: end)).isEastAsian  // LB30
      default: break
      }
    }
    switch (last, next) {
    case (.nu, _) where isLetter(next): return true  // LB23
    case (.pr, .id), (.pr, .eb), (.pr, .em), (.id, .po), (.eb, .po), (.em, .po): return true
    case (.pr, _) where isLetter(next), (.po, _) where isLetter(next): return true  // LB24
    case (_, .po) where number != .none, (_, .pr) where number != .none: return true  // LB25
    case (.po, .nu), (.pr, .nu), (.hy, .nu), (.is, .nu): return true
    case (_, .nu) where number == .digits: return true
    case (.po, .op), (.pr, .op):
      guard let first = following(end) else { return false }
      return first.0 == .nu || first.0 == .is && isFollowed(by: .nu, at: first.end)
    case (.is, _): return isLetter(next)  // LB29
    case (.nu, .op): return !CharacterProperties(nextScalar(endingAt: end)).isEastAsian  // LB30
    case (.cp, _): return (isLetter(next) || next == .nu) && !lastProperties.isEastAsian
    case (.ri, .ri): return isOddIndicator  // LB30a
    case (.eb, .em): return true  // LB30b
    case (_, .em):
      return lastProperties.isExtendedPictographic && lastProperties.generalCategory == .cn
    default: return false
    }
  }

  /// LB26, LB27 and LB28a: Hangul and the scripts of South East Asia that write in syllables.
  private func isSyllable(_ next: LineBreakClass, end: Int) -> Bool {
    switch (last, next) {
    case (.jl, .jl), (.jl, .jv), (.jl, .h2), (.jl, .h3): return true
    case (.jv, .jv), (.jv, .jt), (.h2, .jv), (.h2, .jt), (.jt, .jt), (.h3, .jt): return true
    case (.jl, .po), (.jv, .po), (.jt, .po), (.h2, .po), (.h3, .po): return true
    case (.pr, .jl), (.pr, .jv), (.pr, .jt), (.pr, .h2), (.pr, .h3): return true
    case (.ap, .ak), (.ap, .dotted), (.ap, .as): return true
    case (.ak, .vf), (.ak, .vi), (.dotted, .vf), (.dotted, .vi), (.as, .vf), (.as, .vi): return true
    case (.vi, .ak), (.vi, .dotted):
      return beforeLast == .ak || beforeLast == .dotted || beforeLast == .as
    case (.ak, .ak), (.ak, .dotted), (.ak, .as), (.dotted, .ak), (.dotted, .as), (.as, .ak),
      (.as, .dotted), (.as, .as):
      return isFollowed(by: .vf, at: end)
    default: return false
    }
  }

  /// The character that ends before an offset.
  private func nextScalar(endingAt end: Int) -> UInt32 {
    var start = end - 1
    while bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return bytes.scalar(at: start).value
  }
}

extension LineBreakClass {
  fileprivate var isHangul: Bool {
    switch self {
    case .h2, .h3, .jl, .jv, .jt: true
    default: false
    }
  }

  fileprivate var isLetter: Bool {
    switch self {
    case .al, .hl, .nu, .id, .cj, .ns: true
    default: isHangul
    }
  }
}
