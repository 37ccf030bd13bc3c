internal import CGalleyCMark
public import GalleyDesign
public import GalleyGeometry

extension RichText {
  /// Reads Markdown as CommonMark 0.30 describes it, with `~~struck~~` text and tables with pipes as
  /// well.
  ///
  /// Blocks stand on lines of their own. What is nested, in a quote or in a list, is indented by 1.5
  /// ems for each level; columns of a table are as wide as their widest cell; a code block keeps its lines, a thematic break is a line of dashes. Of an
  /// image that is not known its description stays, and HTML stands as it was written. Headings below the third level
  /// look like the third. Linear in the length.
  ///
  /// - Parameters:
  ///   - markdown: The source.
  ///   - theme: Gives links and headings their looks.
  ///   - images: The natural size, in points, of the image at an address; nil when there is none. The
  ///     address becomes the identifier of the ``InlineImage``.
  public init(
    markdown: String, theme: Theme = .standard, images: (_ address: String) -> Size? = { _ in nil }
  ) {
    self = withoutActuallyEscaping(images) { Self.read(markdown, theme, $0) }
  }

  private static func read(
    _ markdown: String, _ theme: Theme, _ images: @escaping (String) -> Size?
  ) -> RichText {
    var markdown = StruckLine.markingEscapes(in: markdown)
    var reader = MarkdownReader(markdown, theme: theme, images: images)
    let document = markdown.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_DEFAULT)
      }
    }
    defer { cmark_node_free(document) }
    let iterator = cmark_iter_new(document)
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { break }
      if event == CMARK_EVENT_ENTER { reader.enter(node) } else { reader.leave(node) }
    }
    return reader.text
  }
}

/// Turns the nodes of a Markdown document into rich text, in the order in which they stand.
private struct MarkdownReader {
  private let theme: Theme
  private(set) var text = RichText()
  /// The looks of the open elements, each with all around it.
  private var styles = [TextStyling()]
  /// The open quotes and lists.
  private var containers: [Container] = []
  /// The bullet or number of an item that has no block yet.
  private var marker: String?
  private var line = StruckLine()
  private let images: (String) -> Size?
  /// How many of the open elements are in an image that is shown: its description is not.
  private var shownImages = 0

  /// The lines of the source, of which some are those of tables.
  private let source: [Substring]
  private var tableCount = 0
  private var table: OpenTable?

  init(_ markdown: String, theme: Theme, images: @escaping (String) -> Size?) {
    self.theme = theme
    self.images = images
    source =
      markdown.contains("|")
      ? markdown.split(omittingEmptySubsequences: false) { $0.isNewline } : []
  }

  /// The table that is being read.
  private struct OpenTable {
    var columns: MarkdownTable
    var rows: [[StruckLine]] = [[]]
  }

  private enum Container {
    case quote
    /// The number of the next item, or nil where items have bullets.
    case list(next: Int32?)
  }

  /// Deeper levels are not indented further.
  private static let deepestLevel = 12

  mutating func enter(_ node: OpaquePointer) {
    if cmark_node_get_type(node) == CMARK_NODE_IMAGE { return beginImage(node) }
    if shownImages > 0 { return }
    switch cmark_node_get_type(node) {
    case CMARK_NODE_BLOCK_QUOTE: containers.append(.quote)
    case CMARK_NODE_LIST:
      let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
      containers.append(.list(next: isOrdered ? cmark_node_get_list_start(node) : nil))
    case CMARK_NODE_ITEM: beginItem()
    case CMARK_NODE_PARAGRAPH:
      table = columns(of: node).map { OpenTable(columns: $0) }
      if table == nil { beginBlock() }
    case CMARK_NODE_HEADING:
      beginBlock()
      push(theme.styling(named: "h\(min(max(cmark_node_get_heading_level(node), 1), 3))"))
    case CMARK_NODE_CODE_BLOCK: addBlock(Self.literal(node), .codeFace)
    case CMARK_NODE_HTML_BLOCK: addBlock(Self.literal(node), TextStyling())
    case CMARK_NODE_THEMATIC_BREAK: addBlock("———", TextStyling())
    case CMARK_NODE_TEXT where table != nil: addCells(Self.literal(node, isInTable: true))
    case CMARK_NODE_SOFTBREAK where table != nil, CMARK_NODE_LINEBREAK where table != nil:
      endCell()
      table?.rows.append([])
    case CMARK_NODE_TEXT: line.add(Self.literal(node), styles.last, canStrike: true)
    case CMARK_NODE_CODE:
      line.add(Self.literal(node, isInTable: table != nil), TextStyling([current, .codeFace]))
    case CMARK_NODE_HTML_INLINE where Self.isLineBreak(node): line.add("\n", styles.last)
    case CMARK_NODE_HTML_INLINE: line.add(Self.literal(node), styles.last)
    case CMARK_NODE_SOFTBREAK: line.add(" ", styles.last)
    case CMARK_NODE_LINEBREAK: line.add("\n", styles.last)
    case CMARK_NODE_EMPH: push(.italic)
    case CMARK_NODE_STRONG: push(.weight(.bold))
    case CMARK_NODE_LINK:
      push(theme.styling(ofLink: Self.address(node)))
    default: break
    }
  }

  /// An image that is known stands in the line; of another its description does.
  private mutating func beginImage(_ node: OpaquePointer) {
    let address = Self.address(node)
    if shownImages == 0 {
      guard let size = images(address) else { return }
      line.add(InlineImage(identifier: address, width: size.width, height: size.height), current)
    }
    shownImages += 1
  }

  private static func address(_ node: OpaquePointer) -> String {
    cmark_node_get_url(node).map { String(cString: $0) } ?? ""
  }

  mutating func leave(_ node: OpaquePointer) {
    if cmark_node_get_type(node) == CMARK_NODE_IMAGE {
      shownImages = max(0, shownImages - 1)
      return
    }
    if shownImages > 0 { return }
    switch cmark_node_get_type(node) {
    case CMARK_NODE_BLOCK_QUOTE, CMARK_NODE_LIST: containers.removeLast()
    case CMARK_NODE_ITEM:
      // An item without anything in it shows its bullet all the same.
      if marker != nil { beginBlock() }
    case CMARK_NODE_PARAGRAPH where table != nil: endTable()
    case CMARK_NODE_PARAGRAPH: line.end(into: &text)
    case CMARK_NODE_HEADING:
      line.end(into: &text)
      styles.removeLast()
    case CMARK_NODE_EMPH, CMARK_NODE_STRONG, CMARK_NODE_LINK: styles.removeLast()
    default: break
    }
  }

  // Tables

  private func columns(of node: OpaquePointer) -> MarkdownTable? {
    let start = Int(cmark_node_get_start_line(node)) - 1
    guard start >= 0, start + 1 < source.count, Int(cmark_node_get_end_line(node)) > start + 1
    else {
      return nil
    }
    return MarkdownTable(
      header: source[start], delimiters: MarkdownTable.trimmed(source[start + 1]))
  }

  private mutating func addCells(_ literal: String) {
    var isFirst = true
    for part in literal.split(separator: "|", omittingEmptySubsequences: false) {
      if !isFirst { endCell() }
      isFirst = false
      let text = part.replacing(StruckLine.escapedPipe, with: "|")
      if !text.isEmpty { line.add(String(text), styles.last, canStrike: true) }
    }
  }

  private mutating func endCell() {
    guard var open = table else { return }
    table = nil
    open.rows[open.rows.count - 1].append(line)
    line = StruckLine()
    table = open
  }

  /// Writes the rows, of which the second has the dashes. Pipes at the ends of a row begin no cell.
  private mutating func endTable() {
    endCell()
    guard let open = table else { return }
    table = nil
    tableCount += 1
    for (index, row) in open.rows.enumerated() where index != 1 {
      beginBlock()
      var cells = row.map(\.trimmed)
      if cells.first?.isEmpty == true { cells.removeFirst() }
      if cells.count > open.columns.alignments.count, cells.last?.isEmpty == true {
        cells.removeLast()
      }
      for (column, var line) in cells.enumerated() {
        let place = TableCell(
          table: tableCount, row: index, column: column,
          alignment: column < open.columns.alignments.count
            ? open.columns.alignments[column] : .natural)
        var styling = styles[0]
        styling.cell = place
        if index == 0 { styling = TextStyling([styling, .weight(.bold)]) }
        if place.needsTab { text.append(Segment("\t", styling)) }
        line.end(into: &text) { TextStyling([styling, $0]) }
      }
    }
  }

  private var current: TextStyling { styles.last ?? TextStyling() }

  private mutating func push(_ styling: TextStyling) {
    styles.append(TextStyling([current, styling]))
  }

  private mutating func beginItem() {
    guard case .list(let next)? = containers.last else { return }
    marker = next.map { "\($0)." } ?? "•"
    containers[containers.count - 1] = .list(next: next.map { $0 &+ 1 })
  }

  private mutating func beginBlock() {
    if !text.isEmpty { text.append(Segment("\n", styles[0])) }
    let level = min(containers.count, Self.deepestLevel)
    styles[0] = .indented(level)
    if let marker { text.append(Segment("\(marker)\t", .indented(level, hasMarker: true))) }
    marker = nil
  }

  /// A block whose lines stay as they are.
  private mutating func addBlock(_ literal: String, _ styling: TextStyling) {
    for row in literal.split(separator: "\n", omittingEmptySubsequences: false) {
      beginBlock()
      text.append(Segment(String(row), TextStyling([current, styling])))
    }
  }

  /// Whether a tag is `<br>`, the only way to begin a new line in the cell of a table.
  private static func isLineBreak(_ node: OpaquePointer) -> Bool {
    let tag = literal(node).asciiLowercased.filter { $0 != " " }
    return tag == "<br>" || tag == "<br/>"
  }

  /// The content of a leaf, without the line feed at its end.
  private static func literal(_ node: OpaquePointer, isInTable: Bool = false) -> String {
    let isText = cmark_node_get_type(node) == CMARK_NODE_TEXT
    var text = cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
    if text.utf8.last == UInt8(ascii: "\n") { text.removeLast() }
    // A pipe with a backslash is a pipe, in code in a table as well; elsewhere the backslash stays. Text
    // in a table is cut into cells first.
    if !isText || !isInTable {
      let pipe = isText || isInTable ? "|" : "\\|"
      text = text.replacing(StruckLine.escapedPipe, with: pipe)
    }
    return isText ? text : text.replacing(StruckLine.escaped, with: "\\~")
  }

  private typealias Segment = RichText.Segment
}

/// The text of one block, in which two `~~` strike what lies between them. CommonMark has no such
/// mark, so that it arrives as text, alone or with words around it.
private struct StruckLine {
  /// Stands for a tilde that was written with a backslash: the last character for private use.
  static let escaped = "\u{10FFFD}"
  /// Stands for a pipe that was.
  static let escapedPipe = "\u{10FFFC}"
  private var pieces: [Piece] = []

  private struct Piece {
    var text: String
    var styling: TextStyling
    /// True if it is `~~`.
    var isMark = false
    var image: InlineImage?
  }

  /// Notes which tildes have a backslash, which the library does not tell.
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
