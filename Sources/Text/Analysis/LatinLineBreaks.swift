internal import CGalleyICU

/// Line-break opportunities of plain Latin text without ICU's rule engine, which costs a
/// millisecond to open and more per character than shaping a known word.
///
/// The classes come from ICU's character properties; the rules are those of UAX #14 for Unicode 15
/// as ICU 72 applies them, for the classes that occur here. A test compares both ways of
/// finding breaks on texts of every combination.
struct LatinLineBreaks {
  /// The line-break classes of UAX #14 that the rules below know.
  enum Class: UInt8 {
    case alphabetic, numeric, space, lineFeed, carriageReturn, mandatory
    case breakAfter, hyphen, opening, closing, closingParenthesis, quotation, exclamation
    case infix, symbol, prefix, postfix, glue, inseparable, breakBefore, breakBoth
    /// Text with such a character is left to ICU.
    case other
  }

  /// Characters below this are looked up directly; from `punctuation` on another part follows.
  private static let latinEnd = 0x250
  private static let punctuation = 0x2010..<0x2040

  private let classes: [Class]

  init() {
    let scalars = Array(0..<UInt32(Self.latinEnd)) + Self.punctuation.map(UInt32.init)
    classes = scalars.map(Self.classOf)
  }

  private static func classOf(_ scalar: UInt32) -> Class {
    if scalar < 0x20, !(0x09...0x0D).contains(scalar) { return .other }
    if (0x7F...0x9F).contains(scalar) || scalar == 0x200E { return .other }
    let value = Int(galley_line_break_class(Int32(scalar)))
    switch value {
    case GALLEY_LB_ALPHABETIC, GALLEY_LB_AMBIGUOUS: return .alphabetic
    case GALLEY_LB_NUMERIC: return .numeric
    case GALLEY_LB_SPACE: return .space
    case GALLEY_LB_LINE_FEED: return .lineFeed
    case GALLEY_LB_CARRIAGE_RETURN: return .carriageReturn
    case GALLEY_LB_BREAK_AFTER: return .breakAfter
    case GALLEY_LB_HYPHEN: return .hyphen
    case GALLEY_LB_OPEN_PUNCTUATION: return .opening
    case GALLEY_LB_CLOSE_PUNCTUATION: return .closing
    case GALLEY_LB_CLOSE_PARENTHESIS: return .closingParenthesis
    case GALLEY_LB_QUOTATION: return .quotation
    case GALLEY_LB_EXCLAMATION: return .exclamation
    case GALLEY_LB_INFIX_NUMERIC: return .infix
    case GALLEY_LB_BREAK_SYMBOLS: return .symbol
    case GALLEY_LB_PREFIX_NUMERIC: return .prefix
    case GALLEY_LB_POSTFIX_NUMERIC: return .postfix
    case GALLEY_LB_GLUE: return .glue
    case GALLEY_LB_INSEPARABLE: return .inseparable
    case GALLEY_LB_BREAK_BEFORE: return .breakBefore
    case GALLEY_LB_BREAK_BOTH: return .breakBoth
    default: return .other
    }
  }

  @inline(__always)
  private func classOf(_ scalar: UInt32) -> Class {
    if scalar < UInt32(Self.latinEnd) { return classes[Int(scalar)] }
    guard Self.punctuation.contains(Int(scalar)) else { return .other }
    return classes[Int(scalar) - Self.punctuation.lowerBound + Self.latinEnd]
  }

  /// Marks the opportunities of a text; false, with nothing promised about the marks, when the
  /// text has characters beyond those known here.
  func mark(
    _ breaks: inout [LineBreakOpportunity], in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    breaks.withUnsafeMutableBufferPointer { breaks in
      classes.withUnsafeBufferPointer { mark(breaks, in: bytes, $0) }
    }
  }

  private func mark(
    _ breaks: UnsafeMutableBufferPointer<LineBreakOpportunity>,
    in bytes: UnsafeBufferPointer<UInt8>, _ classes: UnsafeBufferPointer<Class>
  ) -> Bool {
    var state = State()
    var offset = 0
    while offset < bytes.count {
      var length = 1
      var next = classes[Int(bytes[offset] & 0x7F)]
      if bytes[offset] >= 0x80 {
        let (scalar, count) = bytes.scalar(at: offset)
        next = classOf(scalar)
        length = count
      }
      if next == .other { return false }
      // Inside a word, which is nearly everywhere, there is nothing to decide (LB28).
      if next == .alphabetic, state.last == .alphabetic {
        state.beganLine = false
        offset += length
        continue
      }
      if offset > 0 {
        breaks[offset] = state.opportunity(before: next) { distance in
          classOf(distance, behind: offset, in: bytes)
        }
      }
      state.advance(over: next, breaking: offset == 0 || breaks[offset] != .prohibited)
      offset += length
    }
    return true
  }

  /// The class of the character that comes a number of characters after an offset.
  private func classOf(
    _ distance: Int, behind offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Class {
    var offset = offset
    for _ in 0..<distance where offset < bytes.count { offset += bytes.scalar(at: offset).length }
    return offset < bytes.count ? classOf(bytes.scalar(at: offset).value) : .other
  }
}

extension LatinLineBreaks {
  /// What the rules must remember of the text before a place.
  private struct State {
    /// The last class, spaces included.
    var last = Class.other
    /// The last class that is not a space.
    var solid = Class.other
    /// How far a number has been read (LB25).
    var number = Number.none
    /// Whether a line may begin at the last character.
    var beganLine = false

    enum Number: UInt8 { case none, digits, closed }

    mutating func advance(over next: Class, breaking: Bool) {
      beganLine = breaking
      switch next {
      case .numeric: number = .digits
      case .infix, .symbol: if number != .digits { number = .none }
      case .closing, .closingParenthesis: number = number == .digits ? .closed : .none
      default: number = .none
      }
      last = next
      if next != .space { solid = next }
    }

    /// The rules in their order. The first that speaks decides.
    @inline(__always)
    func opportunity(
      before next: Class, following: (Int) -> Class
    ) -> LineBreakOpportunity {
      // LB4, LB5.
      switch last {
      case .mandatory, .lineFeed: return .mandatory
      case .carriageReturn: return next == .lineFeed ? .prohibited : .mandatory
      default: break
      }
      // LB6, LB7.
      switch next {
      case .mandatory, .lineFeed, .carriageReturn, .space: return .prohibited
      default: break
      }
      return isProhibited(next, following) ? .prohibited : .allowed
    }

    private func isProhibited(_ next: Class, _ following: (Int) -> Class) -> Bool {
      // LB12, LB12a.
      if last == .glue { return true }
      if next == .glue, last != .space, last != .breakAfter, last != .hyphen { return true }
      // LB13, with ICU's exception for a number with a leading full stop after a space.
      switch next {
      case .closing, .closingParenthesis, .exclamation, .symbol: return true
      case .infix: if last != .space || following(1) != .numeric { return true }
      default: break
      }
      // LB14, LB15, LB17.
      if solid == .opening { return true }
      if solid == .quotation, next == .opening { return true }
      if solid == .breakBoth, next == .breakBoth { return true }
      // LB18.
      if last == .space { return false }
      // LB19, LB21, LB22.
      switch next {
      case .quotation, .breakAfter, .hyphen, .inseparable: return true
      default: break
      }
      if last == .quotation || last == .breakBefore { return true }
      // ICU's LB 20.09: a hyphen that begins a line belongs to the word behind it.
      if last == .hyphen, next == .alphabetic, beganLine { return true }
      return isPair(next, following)
    }

    /// LB23 to LB30.
    private func isPair(_ next: Class, _ following: (Int) -> Class) -> Bool {
      switch (last, next) {
      case (.alphabetic, .numeric), (.numeric, .alphabetic): return true
      case (.prefix, .alphabetic), (.postfix, .alphabetic): return true
      case (.alphabetic, .prefix), (.alphabetic, .postfix): return true
      case (.prefix, .numeric), (.postfix, .numeric), (.hyphen, .numeric): return true
      case (.numeric, .numeric): return true
      case (.infix, .numeric): return true
      case (.symbol, .numeric): return number == .digits
      case (.prefix, .opening), (.postfix, .opening):
        return following(1) == .numeric || (following(1) == .infix && following(2) == .numeric)
      case (_, .prefix), (_, .postfix): return number != .none
      case (.alphabetic, .alphabetic), (.infix, .alphabetic): return true
      case (.alphabetic, .opening), (.numeric, .opening): return true
      case (.closingParenthesis, .alphabetic), (.closingParenthesis, .numeric): return true
      default: return false
      }
    }
  }
}
