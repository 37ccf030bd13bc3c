/// The signature of a closure, such as `@MainActor [model] () -> Text in`.
enum ClosureSignature {
  /// A closure's text up to and with `in`, which is empty without a signature, and its statements.
  static func parted(_ closure: String) -> (signature: String, statements: String) {
    var scanner = TokenScanner(closure[...])
    var last: Substring = ""
    var isResult = false
    while let token = scanner.next() {
      if token == "in" {
        return (String(closure[..<token.endIndex]), String(closure[token.endIndex...]))
      }
      // Anything may follow an arrow. Before it, a word is an attribute's name or an effect; any
      // other begins a statement, as `for` does, whose `in` ends no signature.
      isResult = isResult || token == "->"
      let isPart =
        isResult || "@.([".contains(token.prefix(1)) || last == "@" || last == "."
        || token == "async" || token == "throws"
      guard isPart else { break }
      last = token
    }
    return ("", closure)
  }
}

/// Reads words, arrows, other single characters, and brackets with all that is in them.
private struct TokenScanner {
  private let text: Substring
  private var scanner: SourceScanner
  private var ahead: (character: Character, place: Substring.Index)?

  init(_ text: Substring) {
    self.text = text
    scanner = SourceScanner(text)
    ahead = scanner.next()
  }

  mutating func next() -> Substring? {
    while let (character, _) = ahead, character.isWhitespace { ahead = scanner.next() }
    guard let (first, start) = ahead else { return nil }
    while "([{".contains(first), scanner.depth > 0, scanner.next() != nil {}
    var end = scanner.index
    ahead = scanner.next()
    while let (following, place) = ahead, place == end, continues(following, first) {
      end = scanner.index
      ahead = scanner.next()
    }
    return text[start..<end]
  }

  private func continues(_ following: Character, _ first: Character) -> Bool {
    first == "-" ? following == ">" : isWord(first) && isWord(following)
  }

  private func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
