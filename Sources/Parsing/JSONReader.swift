/// Assembles the tokens of a JSON text into a value, without recursion.
struct JSONReader: ~Copyable {
  /// The tokens.
  var scanner: JSONScanner
  /// The arrays and objects that are open, and what they hold so far.
  var stack = SyntaxStack()
  private let limits: ParsingLimits
  /// The text, where objects in long lists are left unread.
  private let unreadText: [UInt8]?
  private var valueCount = 0
  /// The place of the comma in front of what is read next, or -1.
  private var comma = -1

  /// The next item to read.
  private enum Step {
    case value
    case key
    case separator
    case end
  }

  /// Begins at the start of a text.
  init(_ scanner: consuming JSONScanner, limits: ParsingLimits, unreadText: [UInt8]? = nil) {
    self.scanner = scanner
    self.limits = limits
    self.unreadText = unreadText
  }

  /// Reads the one value of the text.
  mutating func readText() -> SyntaxValue? {
    var step = Step.value
    while step != .end {
      switch step {
      case .value: step = readValue()
      case .key: step = readMemberKey()
      case .separator: step = readSeparator()
      case .end: break
      }
    }
    scanner.skipBlanks()
    if stack.root != nil, !scanner.isAtEnd {
      let rest = SourceRange(scanner.position, scanner.position + 1)
      scanner.report("expected the end of the text, found \(scanner.found())", at: rest)
    }
    return stack.root
  }

  private mutating func readValue() -> Step {
    scanner.skipBlanks()
    let start = scanner.position
    switch scanner.next {
    case 0x22:
      let text = scanner.readString()
      return add(SyntaxValue(.string(text), at: SourceRange(start, scanner.position)))
    case 0x7B: return open(.object)
    case 0x5B: return open(.array)
    case 0x30...0x39, 0x2D: return add(scanner.readNumber())
    case UInt8(ascii: "t"): return readLiteral("true", .bool(true))
    case UInt8(ascii: "f"): return readLiteral("false", .bool(false))
    case UInt8(ascii: "n"): return readLiteral("null", .null)
    default: return readUnexpectedValue()
    }
  }

  /// Puts a finished value where it belongs.
  @inline(__always)
  private mutating func add(_ value: consuming SyntaxValue) -> Step {
    valueCount += 1
    guard stack.add(value) else { return .end }
    return valueCount > limits.maximumValues ? refuseFurtherValues() : .separator
  }

  private mutating func refuseFurtherValues() -> Step {
    let place = SourceRange(scanner.position, scanner.position)
    scanner.report("the text has more than \(limits.maximumValues) values", at: place)
    return closeAll()
  }

  private mutating func readLiteral(_ word: StaticString, _ kind: SyntaxValue.Kind) -> Step {
    let start = scanner.position
    let end = start + word.utf8CodeUnitCount
    var isMatch = end <= scanner.bytes.count
    for index in 0..<(isMatch ? word.utf8CodeUnitCount : 0) {
      isMatch = isMatch && scanner.bytes[unchecked: start + index] == word.utf8Start[index]
    }
    let isWhole = end >= scanner.bytes.count || !scanner.isWordByte(scanner.bytes[end])
    guard isMatch, isWhole else {
      scanner.readWord()
      return add(SyntaxValue(.null, at: SourceRange(start, scanner.position)))
    }
    scanner.position = end
    return add(SyntaxValue(kind, at: SourceRange(start, end)))
  }

  private mutating func open(_ container: SyntaxStack.Container) -> Step {
    if stack.depth >= limits.maximumNesting { return skipTooDeep() }
    stack.open(container, at: scanner.position)
    scanner.position += 1
    comma = -1
    scanner.skipBlanks()
    if scanner.next == container.closer { return close() }
    return container == .object ? .key : .value
  }

  /// Closes the innermost container with the next byte.
  private mutating func close() -> Step {
    scanner.position += 1
    let value = stack.close(at: scanner.position)
    if let unreadText, stack.isInLongList, scanner.diagnostics.count == 0,
      UnreadValue.isWorthwhile(value.range), case .object = value.kind
    {
      return add(SyntaxValue(unreadIn: unreadText, at: value.range))
    }
    return add(value)
  }

  private mutating func readMemberKey() -> Step {
    scanner.skipBlanks()
    let start = scanner.position
    guard scanner.next == 0x22 else { return readUnexpectedKey() }
    let key = scanner.readString()
    return readColon(after: key, at: SourceRange(start, scanner.position))
  }

  @inline(__always)
  private mutating func readColon(after key: String, at range: SourceRange) -> Step {
    stack.setKey(key, at: range)
    scanner.skipBlanks()
    guard scanner.next == 0x3A else { return readMissingColon(after: key, at: range) }
    scanner.position += 1
    return .value
  }

  private mutating func readSeparator() -> Step {
    scanner.skipBlanks()
    let byte = scanner.next
    if byte == 0x2C {
      comma = scanner.position
      scanner.position += 1
      return stack.innermost == .object ? .key : .value
    }
    if byte == stack.innermost.closer { return close() }
    return readUnexpectedSeparator()
  }

  // MARK: What is not JSON

  /// Reports the trailing comma in front of the closing bracket that is next.
  private mutating func closeAfterComma() -> Step {
    let container = stack.innermost
    if comma >= 0 {
      let message = "a comma must not stand before the \"\(container.closerText)\" of \(container)"
      scanner.reportForeign(message, at: SourceRange(comma, comma + 1))
    }
    return close()
  }

  private mutating func readUnexpectedValue() -> Step {
    let start = scanner.position
    let byte = scanner.next
    let isInArray = stack.depth > 0 && stack.innermost == .array
    if isInArray, byte == 0x5D { return closeAfterComma() }
    if isInArray, byte == 0x7D { return readUnexpectedSeparator() }
    if scanner.isAtEnd { return readEnd(expecting: "a value") }
    switch byte {
    case 0x27:
      let text = scanner.readSingleQuoted(as: "strings")
      return add(SyntaxValue(.string(text), at: SourceRange(start, scanner.position)))
    case 0x2B, 0x2E: return add(scanner.malformedNumber())
    case _ where scanner.isWordByte(byte) && scanner.scalar() != nil: scanner.readWord()
    default:
      let range = SourceRange(start, start + 1)
      scanner.report("expected a value, found \(scanner.found())", at: range)
      if stack.depth == 0 { return .end }
      skipToSeparator()
    }
    return add(SyntaxValue(.null, at: SourceRange(start, max(start, scanner.position))))
  }

  private mutating func readUnexpectedKey() -> Step {
    let start = scanner.position
    let byte = scanner.next
    if byte == 0x7D { return closeAfterComma() }
    if byte == 0x5D { return readUnexpectedSeparator() }
    if scanner.isAtEnd { return readEnd(expecting: "a key in double quotes") }
    if byte == 0x27 {
      let key = scanner.readSingleQuoted(as: "keys")
      return readColon(after: key, at: SourceRange(start, scanner.position))
    }
    if scanner.isWordByte(byte), scanner.scalar() != nil {
      let key = scanner.word()
      scanner.position = max(scanner.wordEnd(), start + 1)
      let range = SourceRange(start, scanner.position)
      scanner.reportForeign("keys are written in double quotes: \"\(key)\"", at: range)
      return readColon(after: key, at: range)
    }
    let message = "expected a key in double quotes, found \(scanner.found())"
    scanner.report(message, at: SourceRange(start, start + 1))
    if byte == 0x3A { return readColon(after: "", at: SourceRange(start, start)) }
    skipToSeparator()
    return .separator
  }

  private mutating func readMissingColon(after key: String, at range: SourceRange) -> Step {
    let place = SourceRange(scanner.position, min(scanner.position + 1, scanner.bytes.count))
    if scanner.isAtEnd {
      stack.dropKey()
      return readEnd(expecting: "\":\" after the key")
    }
    scanner.report("expected \":\" after the key, found \(scanner.found())", at: place)
    if scanner.next == 0x3D { scanner.position += 1 }
    if scanner.next == 0x3A || scanner.beginsValue { return .value }
    return add(SyntaxValue(.null, at: SourceRange(range.end, range.end)))
  }

  private mutating func readUnexpectedSeparator() -> Step {
    if scanner.isAtEnd { return readEnd(expecting: nil) }
    let container = stack.innermost
    let place = SourceRange(scanner.position, scanner.position + 1)
    let expected = "expected \",\" or \"\(container.closerText)\""
    let note = Diagnostic(.note, "\(container) begins here", at: stack.opening)
    scanner.report("\(expected), found \(scanner.found())", at: place, notes: [note])
    if scanner.next == 0x5D || scanner.next == 0x7D {
      // The bracket of a container further out ends this one too; otherwise it was a slip for ours.
      if stack.isOpen(container == .array ? .object : .array) {
        return add(stack.close(at: scanner.position))
      }
      return close()
    }
    if scanner.beginsValue {
      comma = -1
      return container == .object ? .key : .value
    }
    skipToSeparator()
    return .separator
  }

  /// Reports the early end of the text, once, and closes what is open.
  private mutating func readEnd(expecting what: String?) -> Step {
    let end = SourceRange(scanner.bytes.count, scanner.bytes.count)
    guard stack.depth > 0 else {
      scanner.report("the text is empty; expected a value", at: end)
      return .end
    }
    let note = Diagnostic(.note, "\(stack.innermost) begins here", at: stack.opening)
    let expected = what ?? "\",\" or \"\(stack.innermost.closerText)\""
    let message = "the text ends inside \(stack.innermost); expected \(expected)"
    scanner.report(message, at: end, notes: [note])
    return closeAll()
  }

  private mutating func closeAll() -> Step {
    scanner.position = scanner.bytes.count
    stack.dropKey()
    while stack.depth > 0 {
      _ = stack.add(stack.close(at: scanner.position))
    }
    return .end
  }

  /// Passes over what cannot be read up to a comma or closing bracket of this container.
  private mutating func skipToSeparator() {
    while !scanner.isAtEnd {
      switch scanner.next {
      case 0x2C, 0x5D, 0x7D: return
      case 0x22: _ = scanner.readString()
      case 0x5B, 0x7B: skipNested()
      default: scanner.position += 1
      }
    }
  }

  /// Passes over a container that is nested too deeply, with an error at its bracket.
  private mutating func skipTooDeep() -> Step {
    let start = scanner.position
    let message = "nesting is deeper than \(limits.maximumNesting) levels"
    scanner.report(message, at: SourceRange(start, start + 1))
    skipNested()
    return add(SyntaxValue(.null, at: SourceRange(start, scanner.position)))
  }

  /// Passes over the container that begins here, counting brackets of either kind.
  private mutating func skipNested() {
    var depth = 0
    while !scanner.isAtEnd {
      switch scanner.next {
      case 0x5B, 0x7B: depth += 1
      case 0x5D, 0x7D: depth -= 1
      case 0x22:
        _ = scanner.readString()
        continue
      default: break
      }
      scanner.position += 1
      if depth == 0 { return }
    }
  }
}
