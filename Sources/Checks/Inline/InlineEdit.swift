/// The text that a call in Swift source expects, written into its trailing closure.
struct InlineEdit {
  /// The source.
  let source: [UInt8]
  /// The line of the call, from 1.
  let line: Int
  /// The byte of the call in its line, from 1.
  let column: Int

  /// Returns the source with the text as the call's trailing closure, in place of an existing one; nil if no
  /// call is found at the place.
  func inserting(_ text: String) -> [UInt8]? {
    guard let start = startOfLine else { return nil }
    var scanner = SwiftScanner(bytes: source, place: start + column - 1)
    while scanner.place < source.count, source[scanner.place] != UInt8(ascii: "(") {
      guard source[scanner.place] != UInt8(ascii: "\n") else { return nil }
      scanner.place += 1
    }
    guard scanner.skipBrackets() else { return nil }
    let end = scanner.place
    scanner.skipTrivia()
    var tail = end
    if scanner.place < source.count, source[scanner.place] == UInt8(ascii: "{") {
      guard scanner.skipBrackets() else { return nil }
      tail = scanner.place
    }
    let indentation = source[start...].prefix {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
    }
    let closure = Self.closure(text, String(decoding: indentation, as: UTF8.self))
    return source[..<end] + Array(closure.utf8) + source[tail...]
  }

  private var startOfLine: Int? {
    var (start, number) = (0, 1)
    while number < line {
      guard let end = source[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      (start, number) = (end + 1, number + 1)
    }
    return start + column - 1 < source.count ? start : nil
  }

  /// Returns a closure that returns a text, formatted to follow a call with the given indentation.
  private static func closure(_ text: String, _ indentation: String) -> String {
    let inner = indentation + (indentation.contains("\t") ? "\t" : "  ")
    var signs = ""
    if text.contains("\\") || text.contains("\"\"\"") {
      repeat { signs += "#" } while text.contains("\\" + signs) || text.contains("\"\"\"" + signs)
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : inner + $0 }
    return
      ([" {", "\(inner)\(signs)\"\"\""] + lines + ["\(inner)\"\"\"\(signs)", "\(indentation)}"])
      .joined(separator: "\n")
  }
}
