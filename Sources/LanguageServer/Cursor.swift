import GalleyParsing

/// The position of a byte in a JSON text. It follows brackets, quotes and commas alone, so a text that is
/// being typed has an answer as well.
struct Cursor {
  /// An object or array round the place, and the way into it.
  struct Level: Equatable {
    var isObject: Bool
    /// The offset of the bracket.
    var start: Int
    /// The key whose value holds the place; nil in an array, or before a key.
    var key: String?
    /// The number of elements before the place.
    var index = 0
    /// The type that was read before the place.
    var type: String?
    fileprivate var expectsValue = false

    fileprivate init(isObject: Bool, start: Int) {
      (self.isObject, self.start) = (isObject, start)
    }
  }

  /// The objects and arrays round the place, outermost first.
  private(set) var levels: [Level] = []
  /// True if there is a key here, or one belongs here; otherwise a value does.
  private(set) var isKey = false
  /// The word at the place, quotes included; empty at the place if it has none.
  private(set) var word: SourceRange

  /// Reads up to a byte; linear.
  init(_ bytes: [UInt8], at offset: Int) {
    let offset = min(offset, bytes.count)
    word = SourceRange(offset, offset)
    var place = 0
    while place < offset {
      let byte = bytes[place]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        levels.append(Level(isObject: byte == UInt8(ascii: "{"), start: place))
        place += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        _ = levels.popLast()
        place += 1
      case UInt8(ascii: ","):
        next()
        place += 1
      case UInt8(ascii: ":"):
        if !levels.isEmpty { levels[levels.count - 1].expectsValue = true }
        place += 1
      case 0x20, 0x09, 0x0A, 0x0D: place += 1
      default:
        let end = Self.end(of: place, in: bytes)
        // A place behind a closing quote belongs to no word any more.
        let isClosed =
          byte == UInt8(ascii: "\"") && end > place + 1 && bytes[end - 1] == UInt8(ascii: "\"")
        if offset < end || offset == end && !isClosed {
          word = SourceRange(place, end)
        } else {
          take(bytes[place..<end])
        }
        place = end
      }
    }
    if offset < bytes.count, word.start == word.end, bytes[offset] == UInt8(ascii: "\"") {
      word = SourceRange(offset, Self.end(of: offset, in: bytes))
    }
    isKey = levels.last.map { $0.isObject && !$0.expectsValue } ?? false
  }

  private mutating func next() {
    guard var level = levels.popLast() else { return }
    level.key = nil
    level.expectsValue = false
    level.index += 1
    levels.append(level)
  }

  private mutating func take(_ word: ArraySlice<UInt8>) {
    guard var level = levels.popLast() else { return }
    let text = Self.text(word)
    if level.isObject, !level.expectsValue {
      level.key = text
    } else if level.key == "type" {
      level.type = text
    }
    levels.append(level)
  }

  /// A word without its quotes. Keys and types have no escapes.
  static func text(_ word: ArraySlice<UInt8>) -> String {
    String(decoding: word.filter { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
  }

  /// The end of a string, which ends with its line at the latest, or of another word.
  private static func end(of start: Int, in bytes: [UInt8]) -> Int {
    var end = start + 1
    if bytes[start] == UInt8(ascii: "\"") {
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
        if bytes[end] == UInt8(ascii: "\"") { return end + 1 }
        end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
      }
      return min(end, bytes.count)
    }
    let ends = Array("{}[],: \t\r\n\"".utf8)
    while end < bytes.count, !ends.contains(bytes[end]) { end += 1 }
    return end
  }
}
