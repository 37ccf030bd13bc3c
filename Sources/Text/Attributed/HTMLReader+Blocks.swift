internal import GalleyDesign

// Lists, quotes, preformatted text and rules: their margins, indents and markers.
extension HTMLReader {
  mutating func beginCounting(_ tag: HTMLTag, _ list: inout Element) {
    list.list = itemCounts.count
    itemCounts.append(0)
    let start = tag.attributes["start"].flatMap { Int($0) }
    list.nextItem = start ?? 1
    guard tag.attributes["reversed"] != nil else { return }
    list.step = -1
    if start != nil { return }
    countsDown = true
    if knownCounts.indices.contains(list.list) { list.nextItem = knownCounts[list.list] }
  }

  mutating func beginItem(_ tag: HTMLTag) {
    if marker != nil { flush() }
    let list = open.lastIndex { $0.name == "ol" || $0.name == "ul" }
    let own = open[open.count - 1].marker ?? list.flatMap { open[$0].marker }
    guard let list, let next = open[list].nextItem else {
      marker = (own ?? ListMarker(depth: listDepth)).text(of: 1)
      return
    }
    itemCounts[open[list].list] += 1
    let number = tag.attributes["value"].flatMap { Int($0) } ?? next
    open[list].nextItem = number &+ open[list].step
    marker = (own ?? .decimal).text(of: number)
  }

  var listDepth: Int { open.count { $0.name == "ol" || $0.name == "ul" } }

  /// The space above and below an element.
  func margin(of name: String) -> Double {
    switch name {
    case "p", "blockquote", "pre", "dl", "figure": BlockMargins.block
    case "ul", "ol": listDepth == 0 ? BlockMargins.block : 0
    case "h1", "h2", "h3", "h4", "h5", "h6": BlockMargins.heading
    case "tr": BlockMargins.row
    default: 0
    }
  }

  mutating func addRule() {
    beginBlock(BlockMargins.rule)
    blockCount += 1
    var indent = indent
    indent.addRule(blockCount, theme)
    let around = styling
    styling = TextStyling([around, indent.styling(hasMarker: false), BlockIndent.styleOfRule])
    rule = indent
    add(BlockIndent.rule)
    endRun()
    (styling, rule) = (around, nil)
    beginBlock(BlockMargins.rule)
  }

  func paragraphStyling(hasMarker: Bool) -> TextStyling {
    (rule ?? indent).styling(hasMarker: hasMarker)
  }

  /// The indents and areas of the open elements.
  var indent: BlockIndent {
    var indent = BlockIndent()
    for element in open {
      switch element.name {
      case "blockquote": indent.addQuote(element.block, theme)
      case "pre": indent.addCode(element.block, theme)
      default: break
      }
      if ["ul", "ol", "blockquote", "dd"].contains(element.name) { indent.level += 1 }
    }
    return indent
  }

  /// Text of another direction: a mark at the beginning of a paragraph, an isolate inside one, an
  /// override for `bdo`.
  mutating func isolate(_ direction: String, _ element: inout Element) {
    guard direction == "rtl" || direction == "ltr" else { return }
    if HTMLElements.blocks.contains(element.name) {
      element.mark = direction == "rtl" ? "\u{200F}" : "\u{200E}"
    } else {
      let isOverride = element.name == "bdo"
      add(
        direction == "rtl"
          ? isOverride ? "\u{202E}" : "\u{2067}" : isOverride ? "\u{202D}" : "\u{2066}")
      element.terminator = isOverride ? "\u{202C}" : "\u{2069}"
    }
  }
}
