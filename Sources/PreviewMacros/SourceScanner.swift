/// Walks Swift's text and knows strings, comments and brackets apart, as far as finding the ends of
/// arguments and statements wants it.
struct SourceScanner {
  private let text: Substring
  private(set) var index: Substring.Index
  /// The number of open brackets.
  private(set) var depth = 0

  init(_ text: Substring) { (self.text, index) = (text, text.startIndex) }

  /// Returns the next character outside of strings and comments, or nil at the end; the skipped text is
  /// between the old position and the new one.
  mutating func next() -> (character: Character, place: Substring.Index)? {
    while index < text.endIndex {
      let place = index
      let rest = text[index...]
      if rest.hasPrefix("//") {
        index = rest.firstIndex(of: "\n") ?? text.endIndex
      } else if rest.hasPrefix("/*") {
        skipComment()
      } else if let hashes = stringStart(rest) {
        skipString(hashes)
        return ("\"", place)
      } else {
        let character = text[index]
        index = text.index(after: index)
        if "([{".contains(character) { depth += 1 }
        if ")]}".contains(character) { depth -= 1 }
        return (character, place)
      }
    }
    return nil
  }

  /// The text after the first occurrence of a word outside of strings and comments; nil without one.
  static func rest(of text: Substring, after word: String) -> Substring? {
    var scanner = SourceScanner(text)
    var current = ""
    while let (character, place) = scanner.next() {
      if character.isLetter {
        current.append(character)
      } else {
        if current == word { return text[place...] }
        current = ""
      }
    }
    return nil
  }

  private mutating func skipComment() {
    var open = 0
    while index < text.endIndex {
      let rest = text[index...]
      if rest.hasPrefix("/*") {
        open += 1
        index = text.index(index, offsetBy: 2)
      } else if rest.hasPrefix("*/") {
        open -= 1
        index = text.index(index, offsetBy: 2)
        if open == 0 { return }
      } else {
        index = text.index(after: index)
      }
    }
  }

  /// The number of # before a string that begins here.
  private func stringStart(_ rest: Substring) -> Int? {
    let hashes = rest.prefix { $0 == "#" }.count
    return rest.dropFirst(hashes).first == "\"" ? hashes : nil
  }

  private mutating func skipString(_ hashes: Int) {
    let mark = String(repeating: "#", count: hashes)
    index = text.index(index, offsetBy: hashes)
    let quotes = text[index...].hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    index = text.index(index, offsetBy: quotes.count)
    while index < text.endIndex {
      let rest = text[index...]
      if rest.hasPrefix("\\" + mark + "(") {
        index = text.index(index, offsetBy: 2 + hashes)
        skipInterpolation()
      } else if rest.hasPrefix("\\" + mark) {
        index = text.index(index, offsetBy: min(2 + hashes, rest.count))
      } else if rest.hasPrefix(quotes + mark) {
        index = text.index(index, offsetBy: quotes.count + hashes)
        return
      } else {
        index = text.index(after: index)
      }
    }
  }

  private mutating func skipInterpolation() {
    var inner = SourceScanner(text[index...])
    while let (_, _) = inner.next(), inner.depth >= 0 {}
    index = inner.index
  }

  /// Parts between a character outside of all brackets, strings and comments.
  static func split(_ text: Substring, at separator: Character, most: Int = .max) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    var scanner = SourceScanner(text)
    while let (character, place) = scanner.next() {
      guard character == separator, scanner.depth == 0, parts.count < most else { continue }
      parts.append(text[start..<place])
      start = text.index(after: place)
    }
    return parts + [text[start...]]
  }

  static func trimmed(_ text: Substring) -> String {
    String(
      text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}

/// `#Name(arguments) { body }`.
struct MacroCall {
  struct Argument {
    var label: String?
    var value: String
  }

  private(set) var arguments: [Argument] = []
  private(set) var body = ""

  init(_ source: String) {
    var scanner = SourceScanner(source[...])
    // Attributes before the macro's name have arguments of their own.
    while let (character, _) = scanner.next(), character != "#" || scanner.depth > 0 {}
    while let (character, place) = scanner.next() {
      guard scanner.depth == 1, character == "(" || character == "{" else { continue }
      let start = source.index(after: place)
      var end = start
      while scanner.depth > 0, let next = scanner.next() { end = next.place }
      let inside = source[start..<end]
      if character == "{" {
        body = String(inside)
      } else {
        arguments = SourceScanner.split(inside, at: ",").map(Self.argument)
          .filter { !$0.value.isEmpty }
      }
    }
    // `body: { … }` among the arguments.
    if body.isEmpty, let last = arguments.firstIndex(where: { $0.label == "body" }) {
      body = String(arguments.remove(at: last).value.dropFirst().dropLast())
    }
  }

  private static func argument(_ text: Substring) -> Argument {
    let parts = SourceScanner.split(text, at: ":", most: 1)
    let label = SourceScanner.trimmed(parts[0])
    let isLabel = parts.count == 2 && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    guard isLabel else { return Argument(label: nil, value: SourceScanner.trimmed(text)) }
    return Argument(label: label, value: SourceScanner.trimmed(parts[1]))
  }

  /// The traits: the argument of that label and those after it.
  var traits: [String] {
    guard let first = arguments.firstIndex(where: { $0.label == "traits" }) else { return [] }
    return arguments[first...].map(\.value)
  }
}

/// Statements that begin with `@Previewable`: they become properties of the view that a preview is.
enum PreviewableDeclarations {
  static func parted(_ body: String) -> (stored: String, rest: String) {
    var stored: [Substring] = []
    var rest: [Substring] = []
    for statement in statements(body[...]) {
      let text = statement.drop(while: \.isWhitespace)
      if text.hasPrefix("@Previewable") {
        stored.append(text.dropFirst("@Previewable".count))
      } else {
        rest.append(statement)
      }
    }
    return (stored.joined(separator: "\n"), rest.joined(separator: "\n"))
  }

  /// Lines that belong together: a statement ends with its line unless a bracket is open, it ends
  /// with an operator, or the next one goes on with a point.
  static func statements(_ text: Substring) -> [Substring] {
    var result: [Substring] = []
    var start = text.startIndex
    var last: Character = "\n"
    var isOptional = false
    var scanner = SourceScanner(text)
    while let (character, place) = scanner.next() {
      if character == "\n", scanner.depth == 0 {
        let following = text[text.index(after: place)...].drop(while: \.isWhitespace).first
        // `Trip?` ends a line, as `isThere ?` does not.
        let goesOn =
          "=,+-*/&|?:".contains(last) && !isOptional || following == "." || following == "="
        if !goesOn {
          result.append(text[start..<place])
          start = text.index(after: place)
        }
      }
      guard !character.isWhitespace else { continue }
      last = character
      isOptional =
        character == "?" && place > text.startIndex && !text[text.index(before: place)].isWhitespace
    }
    return result + [text[start...]]
  }
}
