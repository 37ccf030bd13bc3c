/// Scans Swift source as far as matching brackets requires: the contents of comments and strings are ignored,
/// except for interpolations in strings.
struct SwiftScanner {
  let bytes: [UInt8]
  var place: Int

  private func byte(_ distance: Int = 0) -> UInt8? {
    bytes.indices.contains(place + distance) ? bytes[place + distance] : nil
  }

  private func starts(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[place...].starts(with: $0) }
  }

  /// Moves over blanks, line breaks and comments.
  mutating func skipTrivia() {
    while let next = byte() {
      if next == UInt8(ascii: " ") || (9...13).contains(next) {
        place += 1
      } else if !skipComment() {
        return
      }
    }
  }

  /// Moves from an opening bracket to the position after the closing one; returns false if it is missing.
  mutating func skipBrackets() -> Bool {
    var depth = 0
    while let next = byte() {
      if skipComment() || skipString() { continue }
      place += 1
      switch next {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return true }
      default: break
      }
    }
    return false
  }

  private mutating func skipComment() -> Bool {
    if starts("//") {
      while let next = byte(), next != UInt8(ascii: "\n") { place += 1 }
      return true
    }
    guard starts("/*") else { return false }
    var depth = 0
    repeat {
      if starts("/*") {
        (depth, place) = (depth + 1, place + 2)
      } else if starts("*/") {
        (depth, place) = (depth - 1, place + 2)
      } else {
        place += 1
      }
    } while depth > 0 && place < bytes.count
    return true
  }

  /// A string of any kind: of one line or several, with number signs around it or none.
  private mutating func skipString() -> Bool {
    var signs = 0
    while byte(signs) == UInt8(ascii: "#") { signs += 1 }
    guard byte(signs) == UInt8(ascii: "\"") else { return false }
    place += signs
    let quotes = starts("\"\"\"") ? 3 : 1
    place += quotes
    while let next = byte() {
      if next == UInt8(ascii: "\\"), has(signs, of: UInt8(ascii: "#"), after: 1) {
        place += 1 + signs
        if byte() == UInt8(ascii: "(") { _ = skipBrackets() } else { place += 1 }
      } else if has(quotes, of: UInt8(ascii: "\""), after: 0),
        has(signs, of: UInt8(ascii: "#"), after: quotes)
      {
        place += quotes + signs
        return true
      } else {
        place += 1
      }
    }
    return true
  }

  private func has(_ count: Int, of wanted: UInt8, after distance: Int) -> Bool {
    (0..<count).allSatisfy { byte(distance + $0) == wanted }
  }
}
