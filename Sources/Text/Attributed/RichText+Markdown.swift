internal import GalleyDesign

extension RichText {
  /// Reads simple Markdown: `**bold**`, `*italic*` (underscores too), `~~struck~~`, `` `code` ``,
  /// `[text](address)`, backslash escapes, headings of three levels, lists, and paragraphs. What is
  /// not closed stands as it was written. Lines of one paragraph are joined; two blanks or a
  /// backslash at the end of a line keep the break.
  ///
  /// A subset of CommonMark: no nesting of blocks, no images, no HTML. Linear but for links and
  /// emphasis that are opened and never closed, whose search ends with their paragraph.
  public init(markdown: String) {
    var isFirst = true
    for block in MarkdownBlock.blocks(of: markdown) {
      if !isFirst { append(Segment("\n")) }
      isFirst = false
      var inline = MarkdownInline(block.text)
      append(RichText(block.marker) + inline.read().underlaid(block.styling))
    }
  }

  fileprivate func underlaid(_ base: TextStyling) -> RichText {
    mapped { $0.merging(over: base) }
  }
}

/// A heading, an item of a list or a paragraph.
private struct MarkdownBlock {
  var marker = ""
  var text: String
  var styling = TextStyling()

  static func blocks(of markdown: String) -> [MarkdownBlock] {
    var blocks: [MarkdownBlock] = []
    var isOpen = false
    for line in markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let content = line.drop(while: \.isWhitespace)
      if content.isEmpty {
        isOpen = false
      } else if let block = heading(content) ?? item(content) {
        blocks.append(block)
        isOpen = block.marker.isEmpty == false
      } else if isOpen, let last = blocks.indices.last {
        blocks[last].join(content)
      } else {
        blocks.append(MarkdownBlock(text: String(content)))
        isOpen = true
      }
    }
    return blocks.map(\.trimmed)
  }

  private static func heading(_ line: Substring) -> MarkdownBlock? {
    let level = line.prefix { $0 == "#" }.count
    guard (1...6).contains(level), line.dropFirst(level).first == " " else { return nil }
    let styles: [DNATypography] = [.h1(.product), .h2(.product), .h3(.product)]
    let text = line.dropFirst(level).drop(while: \.isWhitespace)
    return MarkdownBlock(text: String(text), styling: .typography(styles[min(level, 3) - 1]))
  }

  private static func item(_ line: Substring) -> MarkdownBlock? {
    let digits = line.prefix(while: \.isNumber)
    let mark = line.dropFirst(digits.count)
    if let first = mark.first, mark.dropFirst().first == " " {
      if digits.isEmpty, "-*+".contains(first) {
        return MarkdownBlock(marker: "• ", text: String(mark.dropFirst(2)))
      }
      if !digits.isEmpty, first == "." {
        return MarkdownBlock(marker: "\(digits). ", text: String(mark.dropFirst(2)))
      }
    }
    return nil
  }

  /// Adds another line of the same paragraph.
  private mutating func join(_ line: Substring) {
    if text.hasSuffix("\\") {
      text.removeLast()
      text += "\n" + line
    } else if text.hasSuffix("  ") {
      text = trimmed.text + "\n" + line
    } else {
      text = trimmed.text + " " + line
    }
  }

  private var trimmed: MarkdownBlock {
    var copy = self
    while copy.text.last?.isWhitespace == true { copy.text.removeLast() }
    return copy
  }
}

/// Emphasis, code and links inside a block.
private struct MarkdownInline {
  private let characters: [Character]
  private var position = 0
  private var text = RichText()
  private var open: [(mark: String, styling: TextStyling)] = []

  init(_ text: String) { characters = Array(text) }

  mutating func read() -> RichText {
    while position < characters.count {
      switch characters[position] {
      case "\\": readEscape()
      case "`": if !readCode() { addCharacter() }
      case "[": if !readLink() { addCharacter() }
      case "*", "_", "~": if !readEmphasis() { addCharacter() }
      default: addCharacter()
      }
    }
    return text
  }

  private var styling: TextStyling { TextStyling(open.map(\.styling)) }

  private mutating func addCharacter() {
    text.append(RichText.Segment(String(characters[position]), styling))
    position += 1
  }

  private mutating func readEscape() {
    let next = position + 1
    if next < characters.count, characters[next].isPunctuation || characters[next].isSymbol {
      position = next
    }
    addCharacter()
  }

  private mutating func readCode() -> Bool {
    guard let end = characters[(position + 1)...].firstIndex(of: "`") else { return false }
    text.append(
      RichText.Segment(
        String(characters[(position + 1)..<end]), TextStyling([styling, .codeFace])))
    position = end + 1
    return true
  }

  private mutating func readLink() -> Bool {
    guard let middle = characters[position...].firstIndex(of: "]"), middle + 1 < characters.count,
      characters[middle + 1] == "(", let end = characters[middle...].firstIndex(of: ")")
    else { return false }
    let address = String(characters[(middle + 2)..<end])
    var inner = MarkdownInline(String(characters[(position + 1)..<middle]))
    inner.open =
      open + [
        ("", TextStyling([.color(DNAColor.link.color), .underline(), .link(address)]))
      ]
    text.append(inner.read())
    position = end + 1
    return true
  }

  private mutating func readEmphasis() -> Bool {
    let character = characters[position]
    let run = characters[position...].prefix { $0 == character }.count
    let length = character == "~" ? 2 : min(run, 2)
    guard run >= length else { return false }
    let mark = String(repeating: character, count: length)
    if let index = open.lastIndex(where: { $0.mark == mark }) {
      open.remove(at: index)
    } else {
      guard opens(after: position + length), closes(mark, from: position + length) else {
        return false
      }
      open.append((mark, styling(of: mark)))
    }
    position += length
    return true
  }

  /// A mark opens only before text, and an underscore not inside a word.
  private func opens(after position: Int) -> Bool {
    guard position < characters.count, !characters[position].isWhitespace else { return false }
    let before =
      position - 1 - (position >= 2 && characters[position - 2] == characters[position - 1] ? 1 : 0)
    let isInsideWord =
      before > 0 && (characters[before - 1].isLetter || characters[before - 1].isNumber)
    return characters[position - 1] != "_" || !isInsideWord
  }

  private func closes(_ mark: String, from start: Int) -> Bool {
    let wanted = Array(mark)
    var index = start
    while index + wanted.count <= characters.count {
      if characters[index] == "\\" {
        index += 2
      } else if characters[index..<index + wanted.count].elementsEqual(wanted) {
        return !characters[index - 1].isWhitespace
      } else {
        index += 1
      }
    }
    return false
  }

  private func styling(of mark: String) -> TextStyling {
    switch mark {
    case "**", "__": .weight(.bold)
    case "~~": .strikethrough()
    default: .italic
    }
  }
}
