/// A stretch of a text that a translator changes, or one that must stay as it is.
struct PseudoLocalePart: Hashable {
  var text: String
  var isKept: Bool

  /// The stretches of a text in order; linear, since nothing that stays is longer than `longest`.
  static func parts(of text: String) -> [PseudoLocalePart] {
    var parts: [PseudoLocalePart] = []
    var rest = text[...]
    var open = ""
    func close() {
      if !open.isEmpty { parts.append(PseudoLocalePart(text: open, isKept: false)) }
      open = ""
    }
    while let first = rest.first {
      if let kept = kept(rest) {
        close()
        parts.append(PseudoLocalePart(text: String(kept), isKept: true))
        rest = rest[kept.endIndex...]
      } else {
        open.append(first)
        rest.removeFirst()
      }
    }
    close()
    return parts
  }

  private static let longest = 200

  /// What must stay at the beginning of a text.
  private static func kept(_ text: Substring) -> Substring? {
    let next = text.dropFirst().first
    switch text.first {
    case "$" where next == "{": return closed(text, by: "}") { !$0.isWhitespace }
    case "{": return closed(text, by: "}") { !$0.isWhitespace }
    case "<" where next == "/" || next?.isLetter == true: return closed(text, by: ">") { $0 != "<" }
    case "&": return closed(text, by: ";") { $0.isLetter || $0.isNumber || $0 == "#" }
    case "%": return format(text)
    default: return nil
    }
  }

  private static func closed(
    _ text: Substring, by end: Character, where isInside: (Character) -> Bool
  ) -> Substring? {
    var index = text.index(after: text.startIndex)
    var count = 0
    while index < text.endIndex, count < longest {
      if text[index] == end { return count == 0 ? nil : text[...index] }
      if !isInside(text[index]), !(count == 0 && text[index] == "{") { return nil }
      index = text.index(after: index)
      count += 1
    }
    return nil
  }

  /// A placeholder as `printf` and Foundation have it: `%d`, `%1$@`, `%.2f`, `%lld`, `%%`.
  private static func format(_ text: Substring) -> Substring? {
    var index = text.index(after: text.startIndex)
    var length = 0
    while index < text.endIndex, length < 12 {
      let character = text[index]
      index = text.index(after: index)
      length += 1
      if "@%diouxXeEfgGaAcCsSp".contains(character) { return text[..<index] }
      guard "0123456789$+-#.*'lhqzt".contains(character) else { return nil }
    }
    return nil
  }
}
