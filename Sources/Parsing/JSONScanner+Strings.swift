extension JSONScanner {
  /// Reads the string whose opening quote is the next byte.
  @inline(__always)
  mutating func readString() -> String {
    let start = position + 1
    let (end, isASCII) = plainEnd(from: start)
    guard end < bytes.count, bytes[unchecked: end] == 0x22 else {
      return readStringWithEscapes(from: start, plainTo: end)
    }
    position = end + 1
    return makeString(start, end, isASCII: isASCII)
  }

  /// The offset of the first quote, backslash or control character, and whether only ASCII is passed.
  @inline(__always)
  private func plainEnd(from start: Int) -> (end: Int, isASCII: Bool) {
    let base = UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped)
    var index = start
    var seen: UInt64 = 0
    while index &+ 8 <= bytes.count {
      let word = UInt64(
        littleEndian: base.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let stops = JSONScanner.stops(in: word)
      if stops != 0 {
        let bits = stops.trailingZeroBitCount & ~7
        seen |= word & ((1 &<< UInt64(bits)) &- 1)
        return (index &+ bits / 8, seen & 0x8080_8080_8080_8080 == 0)
      }
      seen |= word
      index &+= 8
    }
    while index < bytes.count {
      let byte = bytes[unchecked: index]
      if byte == 0x22 || byte == 0x5C || byte < 0x20 { break }
      seen |= UInt64(byte)
      index &+= 1
    }
    return (index, seen & 0x8080_8080_8080_8080 == 0)
  }

  /// The top bit of the lowest byte that is a quote, a backslash or below a blank; zero without one.
  ///
  /// The usual subtraction trick: borrows disturb only the bytes above the first hit.
  @inline(__always)
  private static func stops(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = word ^ 0x2222_2222_2222_2222
    let backslashes = word ^ 0x5C5C_5C5C_5C5C_5C5C
    let control = (word &- 0x2020_2020_2020_2020) & ~word
    let hits = (quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes | control
    return hits & 0x8080_8080_8080_8080
  }

  /// The text of a range of bytes; what is not UTF-8 is reported and replaced.
  @inline(__always)
  private mutating func makeString(_ start: Int, _ end: Int, isASCII: Bool) -> String {
    if isASCII, end - start <= StringCache.longest, start + StringCache.longest <= bytes.count {
      let base = UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped + start)
      return strings.string(base, count: end - start)
    }
    return makeUncachedString(start, end, isASCII: isASCII)
  }

  private mutating func makeUncachedString(_ start: Int, _ end: Int, isASCII: Bool) -> String {
    if !isASCII { checkEncoding(start, end) }
    return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
  }

  /// Reports the first sequence of a range that is not UTF-8.
  private mutating func checkEncoding(_ start: Int, _ end: Int) {
    let content = UnsafeBufferPointer(rebasing: bytes[start..<end])
    guard let (offset, length) = UTF8Validation.firstError(in: content) else { return }
    let byte = String(content[offset], radix: 16, uppercase: true)
    report(
      "the string is not valid UTF-8: byte 0x\(byte)",
      at: SourceRange(start + offset, start + offset + length))
  }

  /// Reads a string that has escapes, control characters or no end.
  private mutating func readStringWithEscapes(from start: Int, plainTo firstStop: Int) -> String {
    scratch.removeAll(keepingCapacity: true)
    var runStart = start
    var spansLines = false
    position = firstStop
    while true {
      scratch.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[runStart..<position]))
      guard !isAtEnd, next != 0x22 else { break }
      if next == 0x5C {
        readEscape()
      } else if spansLines || !isLineBreak(next) {
        acceptControlCharacter(isReported: !spansLines)
      } else {
        spansLines = closesOnLaterLine()
        reportLineBreak(in: start)
        if !spansLines { return endAtLineBreak(from: start) }
      }
      runStart = position
      position = plainEnd(from: position).end
    }
    if isAtEnd {
      let opening = SourceRange(start - 1, start)
      let note = Diagnostic(.note, "the string begins here", at: opening)
      report(
        "the text ends inside a string", at: SourceRange(bytes.count, bytes.count), notes: [note])
    }
    checkEncoding(start, position)
    position = min(position + 1, bytes.count)
    return String(decoding: scratch, as: UTF8.self)
  }

  private func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private mutating func reportLineBreak(in start: Int) {
    let message =
      "the string has no closing quote on its line; a line break in a string is written \\n"
    report(message, at: SourceRange(start - 1, position))
  }

  /// Returns true if the next quote looks like the end of this string rather than the beginning of another:
  /// it is followed by a character that is permitted after a value.
  private func closesOnLaterLine() -> Bool {
    guard var index = bytes[position...].firstIndex(of: 0x22) else { return false }
    repeat { index += 1 } while index < bytes.count && bytes[index] <= 0x20
    return index == bytes.count || [0x2C, 0x3A, 0x5D, 0x7D].contains(bytes[index])
  }

  /// Ends a string before the line break that is next, and before a comma in front of that.
  private mutating func endAtLineBreak(from start: Int) -> String {
    checkEncoding(start, position)
    if scratch.last == 0x2C {
      scratch.removeLast()
      position -= 1
    }
    return String(decoding: scratch, as: UTF8.self)
  }

  /// Takes a raw control character as it is, with an error.
  private mutating func acceptControlCharacter(isReported: Bool) {
    let byte = next
    if isReported {
      let name = codePoint(Unicode.Scalar(byte))
      let escape = byte == 0x09 ? "\\t" : "\\u00" + (byte < 16 ? "0" : "") + hex(byte)
      report(
        "the control character \(name) must be written \(escape) in a string",
        at: SourceRange(position, position + 1))
    }
    scratch.append(byte)
    position += 1
  }

  private func hex(_ byte: UInt8) -> String { String(byte, radix: 16, uppercase: true) }
}
