/// A word, a sign or a string of Swift's text, outside of comments.
struct SwiftToken {
  /// Of a string its first quotation mark alone.
  var text: String
  var isWord: Bool
  var line: Int
  var column: Int
  /// Its bytes; of a string all of them.
  var length: Int
  /// The content of a string of one line, if it is the same each time and has no escapes.
  var words: String?

  /// The tokens of a source, in their order.
  static func tokens(of bytes: [UInt8]) -> [SwiftToken] {
    var lexer = Lexer(bytes: bytes)
    lexer.run()
    return lexer.tokens
  }

  private struct Lexer {
    let bytes: [UInt8]
    var tokens: [SwiftToken] = []
    private var index = 0
    private var line = 1
    private var lineStart = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    private func byte(_ offset: Int = 0) -> UInt8 {
      index + offset < bytes.count ? bytes[index + offset] : 0
    }

    private mutating func advance() {
      if byte() == UInt8(ascii: "\n") {
        line += 1
        lineStart = index + 1
      }
      index += 1
    }

    mutating func run() {
      while index < bytes.count {
        switch byte() {
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
          while index < bytes.count, byte() != UInt8(ascii: "\n") { index += 1 }
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): comment()
        case UInt8(ascii: "\""): stringToken()
        case 0...32: advance()
        case let first where Self.isWord(first): word()
        default:
          add(1, isWord: false)
          advance()
        }
      }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
      (65...90).contains(byte) || (97...122).contains(byte) || (48...57).contains(byte)
        || byte == 95 || byte == 96 || byte >= 128
    }

    private mutating func add(_ count: Int, isWord: Bool) {
      tokens.append(
        SwiftToken(
          text: String(decoding: bytes[index..<index + count], as: UTF8.self), isWord: isWord,
          line: line, column: index - lineStart + 1, length: count))
    }

    private mutating func word() {
      var count = 1
      while Self.isWord(byte(count)) { count += 1 }
      // Numbers are not words.
      add(count, isWord: !(48...57).contains(byte()))
      index += count
    }

    private mutating func comment() {
      var depth = 0
      while index < bytes.count {
        if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
          depth += 1
          index += 2
        } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
          depth -= 1
          index += 2
          if depth == 0 { return }
        } else {
          advance()
        }
      }
    }

    private mutating func stringToken() {
      let start = index
      add(1, isWord: false)
      let place = tokens.count - 1
      string()
      tokens[place].length = index - start
      let inside = bytes[min(start + 1, index)..<max(min(start + 1, index), index - 1)]
      guard index - start > 1, !inside.contains(where: { [10, 34, 92].contains($0) }) else {
        return
      }
      tokens[place].words = String(decoding: inside, as: UTF8.self)
    }

    private mutating func string() {
      let isLong = byte(1) == byte() && byte(2) == byte()
      index += isLong ? 3 : 1
      while index < bytes.count {
        if byte() == UInt8(ascii: "\\"), byte(1) == UInt8(ascii: "(") {
          index += 2
          interpolation()
        } else if byte() == UInt8(ascii: "\\") {
          // The end of a line counts after a backslash too.
          index += 1
          advance()
        } else if byte() == UInt8(ascii: "\""), !isLong || byte(1) == 34 && byte(2) == 34 {
          index += isLong ? 3 : 1
          return
        } else {
          if byte() == UInt8(ascii: "\n"), !isLong { return }
          advance()
        }
      }
    }

    private mutating func interpolation() {
      var depth = 1
      while index < bytes.count, depth > 0 {
        switch byte() {
        case UInt8(ascii: "("): depth += 1
        case UInt8(ascii: ")"): depth -= 1
        case UInt8(ascii: "\""):
          string()
          continue
        default: break
        }
        advance()
      }
    }
  }
}

extension [SwiftToken] {
  /// The place of the bracket that closes another; the last token's where none does.
  func closing(_ open: Int) -> Int {
    var depth = 0
    for index in open..<count {
      switch self[index].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return Swift.max(open, count - 1)
  }
}
