internal import GalleyDesign
internal import GalleyGeometry

/// Turns HTML into rich text, over its bytes from the first to the last.
struct HTMLReader {
  struct Element {
    var name: String
    var styling: TextStyling
    /// The number of the list's next item, in lists that count.
    var nextItem: Int?
    /// The difference between the number of an item and that of the one before.
    var step = 1
    /// The marks of a list's items, or of this item.
    var marker: ListMarker?
    /// The index of its list among those that count.
    var list = 0
    /// The mark that gives paragraphs their direction.
    var mark = ""
    /// The mark that ends its text, if the text has a direction of its own.
    var terminator: String?
    /// The alignment of inner cells in their columns.
    var cells: TextStyling.Alignment?
    /// The number of a quote or of preformatted text.
    var block = 0
    /// The margin below it, in ems, if its style specifies one.
    var marginBelow: Double?
  }

  let theme: Theme
  let images: (String) -> Size?
  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0
  /// The text read so far, without the end that is held back.
  var text = RichText()
  /// The number of bytes that were examined, some of them more than once.
  private(set) var work = 0
  /// The names of elements without a look here, each once.
  private(set) var unreadElements: [String] = []
  /// The names of declarations of styles without a look here, each once.
  private(set) var unreadDeclarations: [String] = []
  /// The number of items of each list that counts, in the order in which the lists begin.
  var itemCounts: [Int] = []
  /// True if a list counts down without saying where from.
  var countsDown = false
  /// The same numbers, where the text was read before.
  let knownCounts: [Int]
  var run: [UInt8] = []
  var open: [Element] = []
  var styling = TextStyling()
  var pendingBreaks = 0
  /// The line feeds of preformatted text that were held back: the last one before its end does not count.
  var pendingLines = 0
  /// The margin between the blocks at hand, in ems.
  var margin = 0.0
  /// The number of quotes, preformatted texts and rules so far.
  var blockCount = 0
  /// The look of the paragraph at hand.
  var paragraph = TextStyling()
  /// The indents of the rule that is being written.
  var rule: BlockIndent?
  /// The look of the first of the blanks that were held back.
  var pendingBlank: TextStyling?
  var pendingCell = false
  /// The cell that what was written last is in; the lines in it begin with no tab of their own.
  var tabbedCell: TableCell?
  var tables = HTMLTables()
  /// The bullet or number of an item without text so far.
  var marker: String?
  /// Behind here no tag ends.
  let lastTagEnd: Int
  var canHaveTags = true

  /// Deeper elements have no look of their own.
  private static let deepest = 64
  /// More names than these are not kept.
  private static let mostUnread = 16

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ theme: Theme, itemCounts: [Int] = [],
    images: @escaping (String) -> Size? = { _ in nil }
  ) {
    knownCounts = itemCounts
    self.bytes = bytes
    self.theme = theme
    self.images = images
    lastTagEnd = bytes.lastIndex(of: UInt8(ascii: ">")) ?? -1
  }

  mutating func read() {
    while offset < bytes.count {
      let byte = bytes[offset]
      work += 1
      switch byte {
      case UInt8(ascii: "<"): readMarkup()
      case UInt8(ascii: "&"): readReference()
      case 0x20, 0x09, 0x0A, 0x0C, 0x0D:
        addBlank(byte)
        offset += 1
      default:
        flush()
        run.append(byte)
        offset += 1
      }
    }
    if marker != nil { flush() }
    endRun()
  }

  // MARK: Text

  var isPreformatted: Bool { open.contains { $0.name == "pre" } }

  mutating func addBlank(_ byte: UInt8) {
    guard isPreformatted else {
      pendingBlank = pendingBlank ?? styling
      return
    }
    if byte == 0x0D { return }
    // A line feed right behind the tag is not part of the text.
    if byte == 0x0A {
      if pendingBreaks == 0, !(text.isEmpty && run.isEmpty) { pendingLines += 1 }
      return
    }
    flush()
    run.append(byte)
  }

  mutating func add(_ text: String) {
    flush()
    run += text.utf8
  }

  /// Writes what was held back: breaks swallow the blanks around them and those at the beginning.
  mutating func flush() {
    let isStart = text.isEmpty && run.isEmpty
    if pendingLines > 0 {
      run += Array(repeating: UInt8(ascii: "\n"), count: pendingLines)
      pendingLines = 0
    }
    if pendingBreaks == 0, pendingBlank == nil, !pendingCell, marker == nil, !isStart { return }
    endRun()
    let beginsParagraph = text.isEmpty || pendingBreaks > 0
    if text.isEmpty {
      pendingBreaks = 0
    } else if pendingBreaks > 0 {
      addBreaks()
    } else if pendingCell {
      text.append(RichText.Segment("\t", styling))
    } else if let pendingBlank, marker == nil {
      text.append(RichText.Segment(" ", pendingBlank))
    }
    pendingBreaks = 0
    pendingBlank = nil
    pendingCell = false
    if beginsParagraph {
      margin = 0
      paragraph = paragraphStyling(hasMarker: false)
    }
    if beginsParagraph, let cell = styling.cell, cell.needsTab, cell != tabbedCell, marker == nil {
      text.append(RichText.Segment("\t", styling))
    }
    tabbedCell = styling.cell
    if beginsParagraph, let mark = open.last(where: { !$0.mark.isEmpty })?.mark {
      text.append(RichText.Segment(mark, paragraphStyling(hasMarker: marker != nil)))
    }
    if let marker {
      self.marker = nil
      text.append(RichText.Segment("\(marker)\t", paragraphStyling(hasMarker: true)))
    }
  }

  /// Writes the breaks that were held back, the last one with the margin of the blocks around it.
  mutating func addBreaks() {
    let next = paragraphStyling(hasMarker: false)
    let own = TextStyling([styling, paragraph.ofBreak(before: next, margin: 0)])
    text.append(RichText.Segment(String(repeating: "\n", count: pendingBreaks - 1), own))
    var last = styling
    last.block = paragraph.ofBreak(before: next, margin: margin).block
    text.append(RichText.Segment("\n", last))
  }

  mutating func endRun() {
    guard !run.isEmpty else { return }
    text.append(RichText.Segment(String(decoding: run, as: UTF8.self), styling))
    run.removeAll(keepingCapacity: true)
  }

  mutating func readReference() {
    if let (text, end) = CharacterReference.find(at: offset, in: bytes, isInAttribute: false) {
      work += end - offset
      offset = end
      return add(text)
    }
    flush()
    run.append(UInt8(ascii: "&"))
    offset += 1
  }

  // MARK: Markup

  mutating func readMarkup() {
    if starts(with: "<!--", at: offset) { return skip(to: "-->", from: offset + 4) }
    let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    let isTag =
      next == UInt8(ascii: "/") || next == UInt8(ascii: "!")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(next | 0x20)
    guard isTag, canHaveTags, offset < lastTagEnd else { return addBracket() }
    let (tag, end) = HTMLTag.read(bytes, from: offset + 1, theme)
    work += end - offset
    guard let tag else {
      // A tag that opens here is open to the end, and so would be any that opens behind it.
      canHaveTags = false
      return addBracket()
    }
    offset = end
    if tag.name.hasPrefix("!") || tag.name.isEmpty { return }
    if tag.isEnd { close(tag.name) } else { begin(tag) }
  }

  mutating func addBracket() {
    flush()
    run.append(UInt8(ascii: "<"))
    offset += 1
  }

  mutating func begin(_ tag: HTMLTag) {
    note(tag.name)
    switch tag.name {
    case let name where HTMLElements.silent.contains(name):
      return skip(to: "</\(name)", from: offset)
    case "br":
      // At the beginning of a cell the tab to it comes first.
      if pendingCell { flush() }
      pendingBreaks += 1
      return
    case "hr": return addRule()
    case "img": return addImage(tag)
    case "td", "th":
      closeImplied("td")
      closeImplied("th")
      pendingCell = tables.isInRow && !(text.isEmpty && run.isEmpty)
      if pendingCell { (pendingBreaks, pendingBlank, margin) = (0, nil, 0) }
    case "table":
      // The columns of a table inside of another are not set.
      if tables.isOpen, !unreadElements.contains("table") { unreadElements.append("table") }
    default: break
    }
    if HTMLElements.blocks.contains(tag.name) {
      beginBlock(tag.look(inside: styling).margins.above ?? margin(of: tag.name))
    }
    switch tag.name {
    case "li", "p", "tr": closeImplied(tag.name)
    case "dt", "dd":
      closeImplied("dt")
      closeImplied("dd")
    default: break
    }
    guard !tag.isEmptyElement, open.count < Self.deepest else { return }
    endRun()
    let look = tag.look(inside: styling)
    for name in look.unread
    where unreadDeclarations.count < Self.mostUnread && !unreadDeclarations.contains(name) {
      unreadDeclarations.append(name)
    }
    var element = Element(name: tag.name, styling: look.styling)
    element.marker = look.marker
    element.marginBelow = look.margins.below
    if ["blockquote", "pre"].contains(tag.name) {
      blockCount += 1
      element.block = blockCount
    }
    beginTable(tag, &element)
    if tag.name == "ol" { beginCounting(tag, &element) }
    if let direction = tag.attributes["dir"]?.lowercased() { isolate(direction, &element) }
    if tag.name == "q" { add("“") }
    open.append(element)
    update()
    if tag.name == "li" { beginItem(tag) }
  }

  /// Begins an element of a table. Alignment applies to cells here, and to paragraphs elsewhere.
  mutating func beginTable(_ tag: HTMLTag, _ element: inout Element) {
    guard HTMLTables.elements.contains(tag.name) else { return }
    element.cells = element.styling.alignment
    element.styling.alignment = nil
    switch tag.name {
    case "table": tables.begin()
    case "tr": tables.beginRow()
    case "td", "th":
      let around = element.cells ?? open.last { $0.cells != nil }?.cells
      element.styling.cell = tables.cell(
        of: tag, alignment: around ?? (tag.name == "th" ? .center : .natural))
    default: break
    }
  }

  /// Notes what is not shown as it is meant.
  mutating func note(_ name: String) {
    let isNoted = HTMLElements.knows(name) || unreadElements.contains(name)
    if !isNoted, unreadElements.count < Self.mostUnread { unreadElements.append(name) }
  }

  mutating func addImage(_ tag: HTMLTag) {
    guard let address = tag.attributes["src"], let natural = images(address) else {
      return add(tag.attributes["alt"] ?? "")
    }
    let size = natural.scaled(
      width: tag.attributes["width"].flatMap { Double($0) },
      height: tag.attributes["height"].flatMap { Double($0) })
    flush()
    endRun()
    text.append(
      RichText.Segment(
        InlineImage.character, styling,
        image: InlineImage(identifier: address, width: size.width, height: size.height)))
  }

  /// An item ends where the next one of its list begins, a cell with its row, a paragraph where another
  /// block does.
  mutating func closeImplied(_ name: String) {
    let fences =
      switch name {
      case "td", "th", "tr": ["table"]
      case "dt", "dd": ["dl"]
      default: ["ul", "ol", "table", "td", "th", "blockquote"]
      }
    let fence = open.lastIndex { fences.contains($0.name) } ?? -1
    guard let index = open.lastIndex(where: { $0.name == name }), index > fence else { return }
    endRun()
    open.removeSubrange(index...)
    update()
  }

  mutating func close(_ name: String) {
    guard let index = open.lastIndex(where: { $0.name == name }) else { return }
    let marginBelow = open[index].marginBelow
    if let terminator = open[index].terminator { add(terminator) }
    if name == "q" { add("”") }
    if name == "li", marker != nil { flush() }
    if name == "pre", pendingLines > 0 {
      pendingLines -= 1
      if pendingLines > 0 { flush() }
    }
    if ["td", "th"].contains(name) { margin = 0 }
    endRun()
    if HTMLTables.elements.contains(name) {
      // Elements that are open inside end with it.
      if name != "table", let table = open.lastIndex(where: { $0.name == "table" }), table > index {
        return
      }
      open.removeSubrange(index...)
      if name == "table" { tables.end() }
    } else if name == "dl" {
      // Terms and their descriptions often have no end tags.
      open.removeSubrange(index...)
    } else {
      open.remove(at: index)
    }
    update()
    if HTMLElements.blocks.contains(name) { beginBlock(marginBelow ?? margin(of: name)) }
  }

  mutating func beginBlock(_ space: Double) {
    // A block at the beginning of a cell is placed in its row.
    if pendingCell { return }
    pendingBreaks = max(pendingBreaks, 1)
    margin = max(margin, space)
    pendingBlank = nil
    pendingCell = false
  }

  /// The look of all open elements together.
  mutating func update() {
    styling = TextStyling(open.map(\.styling) + [paragraphStyling(hasMarker: false)])
  }

  // MARK: Bytes

  func starts(with text: StaticString, at start: Int) -> Bool {
    start + text.utf8CodeUnitCount <= bytes.count
      && text.withUTF8Buffer { $0.elementsEqual(bytes[start..<start + $0.count]) }
  }

  /// Goes on behind the next of a text and the bracket that ends its tag; letters in either case.
  mutating func skip(to text: String, from start: Int) {
    let wanted = Array(text.utf8)
    var index = start
    while index + wanted.count <= bytes.count {
      if zip(wanted, bytes[index...]).allSatisfy({ $0 == $1 || $0 == $1 | 0x20 }) { break }
      index += 1
    }
    index = min(index, bytes.count)
    var end = index
    while end < bytes.count, bytes[end] != UInt8(ascii: ">") { end += 1 }
    work += end - offset
    offset = min(end + 1, bytes.count)
  }
}
