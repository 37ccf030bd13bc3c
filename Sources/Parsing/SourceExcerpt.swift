/// The line a finding stands on with carets beneath it, fit for a terminal.
///
/// Tabs become four blanks and control characters a dot, so that the carets stand where they should
/// and a document cannot send commands to the terminal. Long lines are cut round the finding.
struct SourceExcerpt {
  /// The widest line, in terminal columns.
  static let width = 100
  /// The columns kept in front of the finding when a line is cut.
  static let lead = 40

  /// The line of the source.
  private(set) var line = ""
  /// The carets beneath it.
  private(set) var carets = ""

  /// True if there is nothing to show, as for an empty line.
  var isEmpty: Bool { line.isEmpty }

  /// Makes the excerpt for a range; a range over several lines is marked to the end of its first.
  init(of range: SourceRange, in source: SourceText) {
    let bytes = source.lineRange(of: range.start)
    guard !bytes.isEmpty else { return }
    let start = min(max(range.start, bytes.lowerBound), bytes.upperBound)
    let end = min(max(range.end, start), bytes.upperBound)
    let before = SourceExcerpt.tail(source.bytes[bytes.lowerBound..<start])
    let marked = SourceExcerpt.head(source.bytes[start..<end], limit: SourceExcerpt.width)
    let room = SourceExcerpt.width - before.width - marked.width
    let after = SourceExcerpt.head(source.bytes[end..<bytes.upperBound], limit: max(0, room))
    line = "  \(before.text)\(marked.text)\(after.text)"
    carets = String(repeating: " ", count: 2 + before.width) + "^"
    carets += String(repeating: "~", count: max(1, marked.width) - 1)
  }

  private typealias Piece = (text: String, width: Int)

  /// The first characters that fit, with an ellipsis where some are missing.
  private static func head(_ bytes: ArraySlice<UInt8>, limit: Int) -> Piece {
    var piece: Piece = ("", 0)
    // Four bytes make at most one character, so the rest of a very long line is not decoded.
    let decoded = String(decoding: bytes.prefix(4 * limit + 8), as: UTF8.self)
    for scalar in decoded.unicodeScalars {
      let shown = display(scalar)
      if piece.width + shown.width > limit { return (piece.text + "…", piece.width + 1) }
      piece = (piece.text + shown.text, piece.width + shown.width)
    }
    return piece
  }

  /// The last characters that fit, with an ellipsis where some are missing.
  private static func tail(_ bytes: ArraySlice<UInt8>) -> Piece {
    var kept = bytes.suffix(4 * width)
    while kept.startIndex > bytes.startIndex, let first = kept.first, first & 0xC0 == 0x80 {
      kept = kept.dropFirst()
    }
    let pieces = String(decoding: kept, as: UTF8.self).unicodeScalars.map(display)
    var columns = pieces.reduce(0) { $0 + $1.width }
    let isWhole = kept.count == bytes.count && columns <= width - lead
    if isWhole { return (pieces.map(\.text).joined(), columns) }
    var first = 0
    while first < pieces.count, columns > lead {
      columns -= pieces[first].width
      first += 1
    }
    return ("…" + pieces[first...].map(\.text).joined(), columns + 1)
  }

  /// How one character appears on a terminal and the columns it takes.
  private static func display(_ scalar: Unicode.Scalar) -> Piece {
    if scalar == "\t" { return ("    ", 4) }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
      return scalar == "\u{FEFF}" || scalar == "\u{200D}" ? ("", 0) : ("·", 1)
    case .nonspacingMark, .enclosingMark: return (String(scalar), 0)
    default: break
    }
    let isWide = properties.isEmojiPresentation || wideRanges.contains { $0 ~= scalar.value }
    return (String(scalar), isWide ? 2 : 1)
  }

  /// The blocks whose characters take two columns (UAX #11, Wide and Fullwidth).
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]
}
