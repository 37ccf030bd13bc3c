/// Texts in artificial languages that reveal untranslated strings and truncation.
package enum PseudoLocale: String, CaseIterable, Sendable {
  /// `en-XA`: accented letters, brackets at the ends and about a third more of them.
  case lengthened = "en-XA"
  /// `ar-XB`: every word reads from right to left; numbers and placeholders do not.
  case mirrored = "ar-XB"

  /// The language in which numbers, direction and line breaks are set.
  package var language: String {
    switch self {
    case .lengthened: "en"
    case .mirrored: "ar"
    }
  }

  /// The text in the pseudo-locale. Digits, punctuation and spaces stay, as do placeholders
  /// (`${NAME}`, `{name}`, `%1$@`), tags and character references.
  package func translated(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let rest = line.drop(while: \.isWhitespace)
      let end = rest.lastIndex { !$0.isWhitespace }.map(rest.index(after:)) ?? rest.startIndex
      return line[..<rest.startIndex] + translated(line: String(rest[..<end])) + rest[end...]
    }.joined(separator: "\n")
  }

  /// Returns the translation of a line without the blanks at its ends, which stay in place: additions precede
  /// them.
  private func translated(line text: String) -> String {
    let parts = PseudoLocalePart.parts(of: text)
    guard parts.contains(where: { !$0.isKept && $0.text.contains(where: \.isLetter) }) else {
      return text
    }
    switch self {
    case .lengthened: return lengthened(parts)
    case .mirrored: return parts.map { $0.isKept ? kept($0.text) : mirrored($0.text) }.joined()
    }
  }

  private func lengthened(_ parts: [PseudoLocalePart]) -> String {
    let words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
    var padding: [String] = []
    // 40 % more letters, at least one word: the usual budget for translations of short texts.
    let wanted = max(3, parts.reduce(0) { $0 + ($1.isKept ? 0 : $1.text.count) } * 2 / 5)
    while padding.reduce(0, { $0 + $1.count + 1 }) < wanted {
      padding.append(words[padding.count % words.count])
    }
    let accented = parts.map { part in
      part.isKept ? part.text : String(part.text.map { Self.accents[$0] ?? $0 })
    }
    return "[" + accented.joined() + " " + padding.joined(separator: " ") + "]"
  }

  private func mirrored(_ text: String) -> String {
    // RIGHT-TO-LEFT OVERRIDE for each word, closed by POP DIRECTIONAL FORMATTING, with RIGHT-TO-LEFT
    // MARKs outside, as Android's ar-XB does.
    let words: [Substring] = text.split(separator: " ", omittingEmptySubsequences: false)
    return words.map { word in
      var result = ""
      var rest = word
      while !rest.isEmpty {
        // Numbers with their signs and the characters between their figures, +1,234.50 € and 9:41.
        var start = rest.firstIndex(where: \.isNumber) ?? rest.endIndex
        while start > rest.startIndex, start < rest.endIndex,
          rest[rest.index(before: start)].isSignOfNumber
        {
          start = rest.index(before: start)
        }
        if start > rest.startIndex {
          result += "\u{200F}\u{202E}\(rest[..<start])\u{202C}\u{200F}"
        }
        rest = rest[start...]
        let limit = rest.firstIndex(where: \.isLetter) ?? rest.endIndex
        var end = rest[..<limit].lastIndex(where: \.isNumber).map(rest.index(after:)) ?? limit
        while end < limit, rest[end].isSignOfNumber { end = rest.index(after: end) }
        let number = rest[..<end]
        let hasSigns = number.contains(where: \.isSignOfNumber)
        result += hasSigns ? isolated(number) : String(number)
        rest = rest[end...]
      }
      return result
    }.joined(separator: " ")
  }

  /// A placeholder is seen, a tag or a reference is not.
  private func kept(_ text: String) -> String {
    text.first.map { "${%".contains($0) } == true ? isolated(text[...]) : text
  }

  /// Returns text that reads from left to right within text from right to left.
  private func isolated(_ text: Substring) -> String { "\u{2066}\(text)\u{2069}" }

  private static let accents: [Character: Character] = [
    "a": "å", "b": "ƀ", "c": "ç", "d": "ð", "e": "é", "f": "ƒ", "g": "ĝ", "h": "ĥ", "i": "î",
    "j": "ĵ", "k": "ķ", "l": "ļ", "m": "ɱ", "n": "ñ", "o": "ö", "p": "þ", "q": "ǫ", "r": "ŕ",
    "s": "š", "t": "ţ", "u": "û", "v": "ṽ", "w": "ŵ", "x": "ẋ", "y": "ý", "z": "ž", "A": "Å",
    "B": "Ɓ", "C": "Ç", "D": "Ð", "E": "É", "F": "Ƒ", "G": "Ĝ", "H": "Ĥ", "I": "Î", "J": "Ĵ",
    "K": "Ķ", "L": "Ļ", "M": "Ṁ", "N": "Ñ", "O": "Ö", "P": "Þ", "Q": "Ǫ", "R": "Ŕ", "S": "Š",
    "T": "Ţ", "U": "Û", "V": "Ṽ", "W": "Ŵ", "X": "Ẋ", "Y": "Ý", "Z": "Ž",
  ]
}

extension Character {
  /// True if it belongs to a number beside it.
  fileprivate var isSignOfNumber: Bool { isCurrencySymbol || "+-−±#%‰".contains(self) }
}
