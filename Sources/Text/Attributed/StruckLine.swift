internal import GalleyDesign

/// The text of one block, in which two `~~` strike out the text between them. CommonMark has no such mark, so
/// that it arrives as text, alone or with words around it.
struct StruckLine {
  /// Replaces a tilde that was written with a backslash: the last character for private use.
  static let escaped = "\u{10FFFD}"
  /// Replaces a pipe that was.
  static let escapedPipe = "\u{10FFFC}"
  private var pieces: [Piece] = []

  private struct Piece {
    var text: String
    var styling: TextStyling
    /// True if it is `~~`.
    var isMark = false
    var image: InlineImage?
  }

  /// Marks the tildes that have a backslash, which the library does not report.
  static func markingEscapes(in markdown: String) -> String {
    guard markdown.contains("\\~") || markdown.contains("\\|") else { return markdown }
    var result: [UInt8] = []
    var bytes = Array(markdown.utf8)[...]
    while let byte = bytes.popFirst() {
      guard byte == UInt8(ascii: "\\"), let next = bytes.popFirst() else {
        result.append(byte)
        continue
      }
      switch next {
      case UInt8(ascii: "~"): result += escaped.utf8
      case UInt8(ascii: "|"): result += escapedPipe.utf8
      default: result += [byte, next]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  mutating func add(_ text: String, _ styling: TextStyling?, canStrike: Bool = false) {
    let styling = styling ?? TextStyling()
    guard canStrike, text.contains("~") || text.contains(Self.escaped) else {
      return pieces.append(Piece(text: text, styling: styling))
    }
    var isFirst = true
    for part in text.split(separator: "~~", omittingEmptySubsequences: false) {
      if !isFirst { pieces.append(Piece(text: "~~", styling: styling, isMark: true)) }
      if !part.isEmpty {
        pieces.append(
          Piece(text: String(part.replacing(Self.escaped, with: "~")), styling: styling))
      }
      isFirst = false
    }
  }

  mutating func add(_ image: InlineImage, _ styling: TextStyling) {
    pieces.append(Piece(text: InlineImage.character, styling: styling, image: image))
  }

  /// The line without blanks at its ends.
  var trimmed: StruckLine {
    var line = self
    while let first = line.pieces.first, first.image == nil {
      let rest = first.text.drop(while: \.isWhitespace)
      line.pieces[0].text = String(rest)
      if !rest.isEmpty { break }
      line.pieces.removeFirst()
    }
    while var last = line.pieces.last, last.image == nil {
      while last.text.last?.isWhitespace == true { last.text.removeLast() }
      line.pieces[line.pieces.count - 1] = last
      if !last.text.isEmpty { break }
      line.pieces.removeLast()
    }
    return line
  }

  var isEmpty: Bool { pieces.isEmpty }

  /// Writes the line and begins another.
  mutating func end(
    into text: inout RichText, styled change: (TextStyling) -> TextStyling = { $0 }
  ) {
    let pairs = matchedMarks()
    var isStruck = false
    for (index, piece) in pieces.enumerated() {
      if pairs.contains(index) {
        isStruck.toggle()
      } else {
        let styling =
          isStruck ? TextStyling([piece.styling, .strikethrough()]) : piece.styling
        text.append(RichText.Segment(piece.text, change(styling), image: piece.image))
      }
    }
    pieces = []
  }

  /// The marks that belong together: one before text, the next one behind text.
  private func matchedMarks() -> Set<Int> {
    var pairs: Set<Int> = []
    var open: Int?
    for index in pieces.indices where pieces[index].isMark {
      if let start = open {
        guard isText(index - 1, \.last) else { continue }
        pairs.formUnion([start, index])
        open = nil
      } else if isText(index + 1, \.first) {
        open = index
      }
    }
    return pairs
  }

  private func isText(_ index: Int, _ end: (String) -> Character?) -> Bool {
    pieces.indices.contains(index) && !pieces[index].isMark
      && end(pieces[index].text)?.isWhitespace == false
  }
}
