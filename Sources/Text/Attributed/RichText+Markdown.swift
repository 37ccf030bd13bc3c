internal import CGalleyCMark
public import GalleyDesign
public import GalleyGeometry

extension RichText {
  /// Reads Markdown as CommonMark 0.30 describes it, with `~~struck~~` text and tables with pipes as
  /// well.
  ///
  /// Blocks are on lines of their own, with the space between them that browsers leave. Nested content, in a
  /// quote or in a list, is indented by 1.5 ems for each level, quotes with a bar beside them; columns of a
  /// table are as wide as their widest cell; a code block keeps its lines and has a background, a thematic
  /// break is a rule as wide as the text, items that begin with `[ ]` or `[x]` have check boxes. An unknown
  /// image is replaced by its description, and HTML stays as it was written. Linear in the length.
  ///
  /// - Parameters:
  ///   - markdown: The source.
  ///   - theme: Gives links and headings their looks.
  ///   - images: Returns the natural size, in points, of the image at an address; nil if the image does not
  ///     exist. The address becomes the identifier of the ``InlineImage``.
  public init(
    markdown: String, theme: Theme = .standard, images: (_ address: String) -> Size? = { _ in nil }
  ) {
    self = withoutActuallyEscaping(images) { Self.read(markdown, theme, .blocks, $0) }
  }

  /// Reads the emphasis, code, links and images of Markdown and keeps lines, spaces and the signs of blocks as they are, as
  /// `AttributedString.MarkdownParsingOptions.InterpretedSyntax.inlineOnlyPreservingWhitespace` does.
  package init(inlineMarkdown markdown: String) {
    let lines = markdown.split(omittingEmptySubsequences: false) { $0.isNewline }
    // A line that begins with this space begins no block, and the text behind it can still open emphasis.
    let guarded = lines.map { "\(MarkdownReader.lineGuard)\($0)" }.joined(separator: "\n")
    self = Self.read(guarded, .standard, .lines) { _ in nil }
  }

  /// Reads Markdown and joins its blocks without markers, line breaks or styles, as `AttributedString` does with the syntax
  /// `full`, in which attributes alone distinguish the blocks.
  package init(blocksInOneLine markdown: String) {
    self = Self.read(markdown, .standard, .oneLine) { _ in nil }
  }

  private static func read(
    _ markdown: String, _ theme: Theme, _ form: MarkdownReader.Form,
    _ images: @escaping (String) -> Size?
  ) -> RichText {
    var markdown = StruckLine.markingEscapes(in: markdown)
    var reader = MarkdownReader(markdown, theme: theme, form: form, images: images)
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

/// Turns the nodes of a Markdown document into rich text, in document order.
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
  /// The number of open elements that are in an image that is shown: its description is not.
  private var shownImages = 0

  /// The lines of the source, of which some are those of tables.
  private let source: [Substring]
  private var tableCount = 0
  private var table: OpenTable?

  /// The treatment of blocks.
  enum Form {
    /// Each block begins a new line.
    case blocks
    /// Block syntax is ignored, and all whitespace is kept.
    case lines
    /// All blocks are joined in one line.
    case oneLine
  }
  private let form: Form
  /// The character before each line of a source without blocks.
  static var lineGuard: Character { "\u{A0}" }

  init(_ markdown: String, theme: Theme, form: Form, images: @escaping (String) -> Size?) {
    (self.theme, self.form) = (theme, form)
    self.images = images
    source =
      form == .blocks && markdown.contains("|")
      ? markdown.split(omittingEmptySubsequences: false) { $0.isNewline } : []
  }

  /// The table that is being read.
  private struct OpenTable {
    var columns: MarkdownTable
    /// The styling of the block before the table, which that of the line break between them continues.
    var before: TextStyling
    var rows: [[StruckLine]] = [[]]
  }

  private enum Container {
    case quote(number: Int)
    /// The number of the next item, or nil where items have bullets.
    case list(next: Int32?, isTight: Bool)
  }

  /// The number of quotes, code blocks and rules so far.
  private var blockCount = 0
  /// The gap before the next block, in ems.
  private var margin = 0.0
  /// True if the text that comes next begins with the brackets of a task.
  private var beginsTask = false

  mutating func enter(_ node: OpaquePointer) {
    if cmark_node_get_type(node) == CMARK_NODE_IMAGE { return beginImage(node) }
    if shownImages > 0 { return }
    switch cmark_node_get_type(node) {
    case CMARK_NODE_BLOCK_QUOTE:
      collapse(BlockMargins.block)
      blockCount += 1
      containers.append(.quote(number: blockCount))
    case CMARK_NODE_LIST: beginList(node)
    case CMARK_NODE_ITEM: beginItem()
    case CMARK_NODE_PARAGRAPH:
      collapse(marginOfParagraph)
      table = columns(of: node).map { OpenTable(columns: $0, before: styles[0]) }
      beginsTask = form == .blocks && isTask(node)
      // The cells are read before their rows begin, and have the indents of the table.
      if table == nil { beginBlock() } else { styles[0] = indent.styling(hasMarker: false) }
    case CMARK_NODE_HEADING:
      collapse(BlockMargins.heading)
      beginBlock()
      let level = Int(cmark_node_get_heading_level(node))
      push(form == .oneLine ? TextStyling() : theme.styling(ofHeading: level))
    case CMARK_NODE_CODE_BLOCK: addCode(MarkdownNode.literal(node))
    case CMARK_NODE_HTML_BLOCK: addBlock(MarkdownNode.literal(node), BlockMargins.block)
    case CMARK_NODE_THEMATIC_BREAK: addRule()
    case CMARK_NODE_TEXT where beginsTask:
      beginsTask = false
      let rest = MarkdownNode.literal(node).dropFirst(4)
      line.add(String(rest), styles.last, canStrike: true)
    case CMARK_NODE_TEXT where table != nil: addCells(MarkdownNode.literal(node, isInTable: true))
    case CMARK_NODE_SOFTBREAK where table != nil, CMARK_NODE_LINEBREAK where table != nil:
      endCell()
      table?.rows.append([])
    case CMARK_NODE_TEXT: line.add(unguarded(node), styles.last, canStrike: true)
    case CMARK_NODE_CODE:
      line.add(
        MarkdownNode.literal(node, isInTable: table != nil), TextStyling([current, .codeFace]))
    case CMARK_NODE_HTML_INLINE where MarkdownNode.isLineBreak(node): line.add("\n", styles.last)
    case CMARK_NODE_HTML_INLINE: line.add(MarkdownNode.literal(node), styles.last)
    case CMARK_NODE_SOFTBREAK: line.add(form == .lines ? "\n" : " ", styles.last)
    case CMARK_NODE_LINEBREAK: line.add("\n", styles.last)
    case CMARK_NODE_EMPH: push(.italic)
    case CMARK_NODE_STRONG: push(.weight(.bold))
    case CMARK_NODE_LINK:
      push(theme.styling(ofLink: MarkdownNode.address(node)))
    default: break
    }
  }

  /// The text of a node without the character before a line.
  private func unguarded(_ node: OpaquePointer) -> String {
    let literal = MarkdownNode.literal(node)
    guard form == .lines, literal.first == Self.lineGuard else { return literal }
    switch cmark_node_previous(node).map(cmark_node_get_type) {
    case nil, CMARK_NODE_SOFTBREAK?, CMARK_NODE_LINEBREAK?: return String(literal.dropFirst())
    default: return literal
    }
  }

  /// Begins an image: a known one is placed in the line; an unknown one is replaced by its description.
  private mutating func beginImage(_ node: OpaquePointer) {
    let address = MarkdownNode.address(node)
    if shownImages == 0 {
      guard let size = images(address) else { return }
      line.add(InlineImage(identifier: address, width: size.width, height: size.height), current)
    }
    shownImages += 1
  }

  mutating func leave(_ node: OpaquePointer) {
    if cmark_node_get_type(node) == CMARK_NODE_IMAGE {
      shownImages = max(0, shownImages - 1)
      return
    }
    if shownImages > 0 { return }
    switch cmark_node_get_type(node) {
    case CMARK_NODE_BLOCK_QUOTE:
      containers.removeLast()
      collapse(BlockMargins.block)
    case CMARK_NODE_LIST:
      containers.removeLast()
      collapse(marginOfList)
    case CMARK_NODE_ITEM:
      // An item without anything in it shows its bullet all the same.
      if marker != nil { beginBlock() }
    case CMARK_NODE_PARAGRAPH where table != nil:
      endTable()
      collapse(BlockMargins.block)
    case CMARK_NODE_PARAGRAPH:
      line.end(into: &text)
      collapse(marginOfParagraph)
    case CMARK_NODE_HEADING:
      line.end(into: &text)
      collapse(BlockMargins.heading)
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
    styles[0] = open.before
    collapse(BlockMargins.block)
    for (index, row) in open.rows.enumerated() where index != 1 {
      beginBlock()
      collapse(BlockMargins.row)
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

  // Blocks

  private mutating func collapse(_ margin: Double) { self.margin = max(self.margin, margin) }

  /// Lists in lists have no space around them.
  private var marginOfList: Double {
    containers.contains { if case .list = $0 { true } else { false } } ? 0 : BlockMargins.block
  }

  private var marginOfParagraph: Double {
    if case .list(_, isTight: true)? = containers.last { return 0 }
    return BlockMargins.block
  }

  private mutating func beginList(_ node: OpaquePointer) {
    collapse(marginOfList)
    let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
    containers.append(
      .list(
        next: isOrdered ? cmark_node_get_list_start(node) : nil,
        isTight: cmark_node_get_list_tight(node) != 0))
  }

  private mutating func beginItem() {
    guard case .list(let next, let isTight)? = containers.last else { return }
    let depth = containers.count { if case .list = $0 { true } else { false } }
    marker = next.map { "\($0)." } ?? ListMarker(depth: depth).text(of: 1)
    containers[containers.count - 1] = .list(next: next.map { $0 &+ 1 }, isTight: isTight)
  }

  /// Returns true if a paragraph begins an item with the brackets of a task, and makes a check box of them.
  private mutating func isTask(_ node: OpaquePointer) -> Bool {
    guard let number = marker, let first = cmark_node_first_child(node),
      cmark_node_get_type(first) == CMARK_NODE_TEXT
    else { return false }
    let text = MarkdownNode.literal(first)
    guard let box = ListMarker.box(of: text) else { return false }
    if case .list(next: nil, _)? = containers.last {
      marker = box
    } else {
      marker = "\(number) \(box)"
    }
    return true
  }

  /// The indents and bars of the open quotes and lists.
  private var indent: BlockIndent {
    var indent = BlockIndent()
    for container in containers {
      if case .quote(let number) = container { indent.addQuote(number, theme) }
      indent.level += 1
    }
    return indent
  }

  private mutating func beginBlock() { begin(indent) }

  private mutating func begin(_ indent: BlockIndent) {
    if form == .oneLine {
      marker = nil
      return
    }
    let block = indent.styling(hasMarker: false)
    if !text.isEmpty {
      text.append(Segment("\n", styles[0].ofBreak(before: block, margin: margin)))
    }
    margin = 0
    styles[0] = block
    if let marker { text.append(Segment("\(marker)\t", indent.styling(hasMarker: true))) }
    marker = nil
  }

  /// Adds a block whose lines stay as they are.
  private mutating func addBlock(_ literal: String, _ margin: Double) {
    collapse(margin)
    beginBlock()
    text.append(Segment(literal, current))
    collapse(margin)
  }

  private mutating func addCode(_ literal: String) {
    var indent = indent
    blockCount += 1
    indent.addCode(blockCount, theme)
    collapse(BlockMargins.block)
    begin(indent)
    text.append(Segment(literal.isEmpty ? " " : literal, TextStyling([current, .codeFace])))
    styles[0] = self.indent.styling(hasMarker: false)
    collapse(BlockMargins.block)
  }

  private mutating func addRule() {
    // The character that Foundation writes for a thematic break.
    if form == .oneLine { return text.append(Segment("\u{2E3B}", current)) }
    var indent = indent
    blockCount += 1
    indent.addRule(blockCount, theme)
    collapse(BlockMargins.rule)
    begin(indent)
    text.append(Segment(BlockIndent.rule, TextStyling([current, BlockIndent.styleOfRule])))
    styles[0] = self.indent.styling(hasMarker: false)
    collapse(BlockMargins.rule)
  }

  private typealias Segment = RichText.Segment
}
