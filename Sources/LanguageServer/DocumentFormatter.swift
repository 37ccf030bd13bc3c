import GalleyParsing

/// Sets the blanks and line breaks of a JSON text; keys and values keep their spelling and order.
///
/// Objects and arrays that fit are written on one line, unless the author put the first element on a line of
/// its own. Formatting a formatted text changes nothing.
struct DocumentFormatter {
  private static let width = 100
  private static let indentations = 1...8

  private let bytes: [UInt8]
  private let step: [UInt8]
  private var text: [UInt8] = []
  /// The number of bytes before the current line.
  private var lineStart = 0

  /// Returns the formatted text; nil for one that is not JSON, or holds more than JSON does.
  ///
  /// - Parameter indentation: The number of blanks of an indentation; nil is a tab.
  static func formatted(_ source: SourceText, indentation: Int?) -> [UInt8]? {
    let (value, findings) = JSONParser.parse(source)
    guard let value, !findings.contains(where: { $0.severity == .error }) else { return nil }
    var formatter = DocumentFormatter(source.bytes, indentation)
    if source.bytes.starts(with: mark) { formatter.text += mark }
    formatter.write(value, level: 0)
    formatter.text.append(0x0A)
    // Whatever the syntax tree does not hold, such as a comment, must not get lost.
    guard words(of: formatter.text) == words(of: source.bytes) else { return nil }
    return formatter.text
  }

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private init(_ bytes: [UInt8], _ indentation: Int?) {
    self.bytes = bytes
    let blanks = indentation.map {
      min(max($0, Self.indentations.lowerBound), Self.indentations.upperBound)
    }
    step = blanks.map { [UInt8](repeating: 0x20, count: $0) } ?? [0x09]
  }

  /// The bytes of a text without blanks outside of strings.
  private static func words(of bytes: [UInt8]) -> [UInt8] {
    var isText = false
    var isEscaped = false
    return bytes.filter { byte in
      guard isText else {
        isText = byte == UInt8(ascii: "\"")
        return ![0x20, 0x09, 0x0A, 0x0D].contains(byte)
      }
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isText = false
      }
      return true
    }
  }

  // MARK: Writing

  private mutating func write(_ value: SyntaxValue, level: Int) {
    let room = Self.width - (text.count - lineStart)
    if rest(of: room, after: value) != nil { return writeFlat(value) }
    switch value.kind {
    case .object(let members):
      write(members.map { ($0.keyRange, $0.value) }, "{}", level: level)
    case .array(let elements): write(elements.map { (nil, $0) }, "[]", level: level)
    default: append(value.range)
    }
  }

  private mutating func write(
    _ pieces: [(key: SourceRange?, value: SyntaxValue)], _ brackets: StaticString, level: Int
  ) {
    text.append(brackets.utf8Start[0])
    for (index, piece) in pieces.enumerated() {
      if index > 0 { text.append(UInt8(ascii: ",")) }
      breakLine(level + 1)
      write(key: piece.key)
      write(piece.value, level: level + 1)
    }
    if !pieces.isEmpty { breakLine(level) }
    text.append(brackets.utf8Start[1])
  }

  private mutating func writeFlat(_ value: SyntaxValue) {
    switch value.kind {
    case .object(let members): writeFlat(members.map { ($0.keyRange, $0.value) }, "{}")
    case .array(let elements): writeFlat(elements.map { (nil, $0) }, "[]")
    default: append(value.range)
    }
  }

  private mutating func writeFlat(
    _ pieces: [(key: SourceRange?, value: SyntaxValue)], _ brackets: StaticString
  ) {
    text.append(brackets.utf8Start[0])
    for (index, piece) in pieces.enumerated() {
      if index > 0 { text += [UInt8(ascii: ","), 0x20] }
      write(key: piece.key)
      writeFlat(piece.value)
    }
    text.append(brackets.utf8Start[1])
  }

  private mutating func write(key: SourceRange?) {
    guard let key else { return }
    append(key)
    text += [UInt8(ascii: ":"), 0x20]
  }

  private mutating func append(_ range: SourceRange) { text += bytes[range.start..<range.end] }

  private mutating func breakLine(_ level: Int) {
    text.append(0x0A)
    lineStart = text.count
    for _ in 0..<level { text += step }
  }

  // MARK: Measuring

  /// Returns the part of a room that is left beside a value on one line; nil if it has to be broken. It looks
  /// no further than the room reaches.
  private func rest(of room: Int, after value: SyntaxValue) -> Int? {
    switch value.kind {
    case .object(let members):
      rest(of: room, after: members.map { ($0.keyRange, $0.value) }, in: value)
    case .array(let elements): rest(of: room, after: elements.map { (nil, $0) }, in: value)
    default: rest(of: room, after: value.range)
    }
  }

  private func rest(
    of room: Int, after pieces: [(key: SourceRange?, value: SyntaxValue)], in whole: SyntaxValue
  ) -> Int? {
    guard let first = pieces.first else { return rest(of: room, after: 2) }
    let start = first.key?.start ?? first.value.range.start
    guard !bytes[whole.range.start..<start].contains(0x0A) else { return nil }
    // The brackets, and what separates the pieces.
    var room = rest(of: room, after: 2 * pieces.count)
    for piece in pieces {
      if let key = piece.key {
        room = room.flatMap { rest(of: $0, after: key) }.flatMap { rest(of: $0, after: 2) }
      }
      room = room.flatMap { rest(of: $0, after: piece.value) }
      if room == nil { return nil }
    }
    return room
  }

  private func rest(of room: Int, after range: SourceRange) -> Int? {
    guard range.end - range.start <= 4 * room else { return nil }
    // The bytes that begin a character.
    return rest(of: room, after: bytes[range.start..<range.end].count { $0 & 0xC0 != 0x80 })
  }

  private func rest(of room: Int, after length: Int) -> Int? {
    length <= room ? room - length : nil
  }
}
