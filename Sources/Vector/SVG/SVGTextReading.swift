import GalleyGeometry
import GalleyParsing
import GalleySystem

/// The characters of a text element with their own positions.
struct SVGTextReading {
  /// A character and its own position, where it has one.
  struct Letter {
    var scalar: Unicode.Scalar
    /// The index of its span.
    var span: Int
    var x: Double?
    var y: Double?
    var dx: Double?
    var dy: Double?
    var turn: Double?

    var isBlank: Bool { scalar == " " }

    /// True for letters of Arabic, Syriac, N'Ko and Mongolian, whose forms depend on their neighbours.
    var joins: Bool {
      switch scalar.value {
      case 0x620...0x77F, 0x7CA...0x7EA, 0x860...0x8FF, 0x1820...0x18AA, 0xFB50...0xFDFF,
        0xFE70...0xFEFC:
        true
      default: false
      }
    }
  }

  /// Characters directly in one element.
  struct Span {
    var element: MarkupElement
    var place: SVGReader.Place
  }

  private(set) var letters: [Letter] = []
  private(set) var spans: [Span] = []

  init(_ element: MarkupElement, _ place: SVGReader.Place, _ reader: inout SVGReader) {
    add(element, place, &reader)
    // A blank at the end of the text is removed.
    if let last = letters.last, last.isBlank, !spans[last.span].place.style.text.keepsBlanks {
      letters.removeLast()
    }
  }

  private mutating func add(
    _ element: MarkupElement, _ place: SVGReader.Place, _ reader: inout SVGReader
  ) {
    let start = letters.count
    var bytes = element.text.utf8[...]
    var taken = 0
    for (child, offset) in zip(element.children, element.textOffsets) {
      add(bytes.prefix(offset - taken), element, place)
      bytes = bytes.dropFirst(offset - taken)
      taken = offset
      addChild(child, place, &reader)
    }
    add(bytes, element, place)
    locate(start..<letters.count, element, place, &reader)
  }

  private mutating func addChild(
    _ child: MarkupElement, _ place: SVGReader.Place, _ reader: inout SVGReader
  ) {
    switch child.name {
    case "tspan", "a":
      guard reader.passesConditions(child) else { return }
      var inner = place
      inner.depth += 1
      guard reader.admits(child, inner) else { return }
      inner.style = reader.style(of: child, in: place)
      guard inner.style.own.isDisplayed else { return }
      raise(&inner.style, place.style, child, &reader)
      if child["textLength"] != nil {
        reader.leaveOut("\"textLength\" of <\(child.name)>", at: child)
      }
      add(child, inner, &reader)
    case _ where !child.isDrawable: return
    default: reader.leaveOut("<\(child.name)> in <text>", at: child)
    }
  }

  private func raise(
    _ style: inout SVGStyle, _ outer: SVGStyle, _ element: MarkupElement, _ reader: inout SVGReader
  ) {
    guard let value = style.own.baselineShift else { return }
    if case .mistake = style.text.raise(value, style.fontSize, outer.fontSize) {
      reader.mistake("baseline-shift", value, at: element)
    }
  }

  private mutating func add(
    _ text: Substring.UTF8View, _ element: MarkupElement, _ place: SVGReader.Place
  ) {
    guard !text.isEmpty else { return }
    let keepsBlanks = place.style.text.keepsBlanks
    spans.append(Span(element: element, place: place))
    for scalar in Substring(text).unicodeScalars {
      let isBlank = scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r"
      if isBlank, !keepsBlanks, letters.last?.isBlank ?? true { continue }
      letters.append(Letter(scalar: isBlank ? " " : scalar, span: spans.count - 1))
    }
  }

  /// Takes an element's positions for its characters that have none yet.
  private mutating func locate(
    _ range: Range<Int>, _ element: MarkupElement, _ place: SVGReader.Place,
    _ reader: inout SVGReader
  ) {
    func set(
      _ name: String, _ whole: Double, _ key: WritableKeyPath<Letter, Double?>,
      _ reader: inout SVGReader
    ) {
      for (index, value) in zip(range, reader.lengths(name, element, of: whole, place.style))
      where letters[index][keyPath: key] == nil {
        letters[index][keyPath: key] = value
      }
    }
    let viewport = place.viewport
    set("x", viewport.width, \.x, &reader)
    set("y", viewport.height, \.y, &reader)
    set("dx", viewport.width, \.dx, &reader)
    set("dy", viewport.height, \.dy, &reader)
    let turns = turns(of: element, range, place, &reader)
    guard let last = turns.last else { return }
    for index in range where letters[index].turn == nil {
      let place = index - range.lowerBound
      letters[index].turn = place < turns.count ? turns[place] : last
    }
  }

  private func turns(
    of element: MarkupElement, _ range: Range<Int>, _ place: SVGReader.Place,
    _ reader: inout SVGReader
  ) -> [Double] {
    let isSpaced = place.style.text.letterSpacing.value != 0
    let joins = letters[range].contains(where: \.joins)
    if joins, isSpaced {
      reader.leaveOut("\"letter-spacing\" between letters that join", at: element)
    }
    guard let text = element["rotate"] else { return [] }
    guard let turns = SVGScanner.numbers(text) else {
      reader.mistake("rotate", text, at: element)
      return []
    }
    if joins { reader.leaveOut("\"rotate\" of letters that join", at: element) }
    return joins ? [] : turns
  }

  /// The stretches that begin at a position of their own.
  var chunks: [Range<Int>] {
    var starts = letters.indices.filter { letters[$0].x != nil || letters[$0].y != nil }
    if starts.first != 0 { starts.insert(0, at: 0) }
    return zip(starts, starts.dropFirst() + [letters.count]).map { $0..<$1 }
  }
}

extension SVGReader {
  /// Lengths in a list; none where one of them is wrong.
  mutating func lengths(
    _ name: String, _ element: MarkupElement, of whole: Double, _ style: SVGStyle
  ) -> [Double] {
    guard let text = element[name] else { return [] }
    let words = text.split { $0 == "," || $0.isWhitespace }.map { SVGLength(String($0)) }
    let lengths = words.compactMap { $0 }
    guard lengths.count == words.count else {
      mistake(name, text, at: element)
      return []
    }
    return lengths.map { style.points($0, of: whole) }
  }
}
