internal import GalleyDesign

/// One tag of HTML with its attributes.
struct HTMLTag {
  private let theme: Theme
  private(set) var name = ""
  private(set) var isEnd = false
  private(set) var isEmptyElement = false
  private(set) var attributes: [String: String] = [:]

  private init(_ theme: Theme) { self.theme = theme }

  /// Reads a tag from behind its opening bracket.
  ///
  /// - Returns: The tag and the offset behind it; no tag when it does not end.
  static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ theme: Theme
  ) -> (tag: HTMLTag?, end: Int) {
    var scanner = Scanner(bytes: bytes, offset: start)
    var tag = HTMLTag(theme)
    tag.isEnd = scanner.take(UInt8(ascii: "/"))
    tag.name = scanner.word { !Scanner.isBlank($0) && $0 != UInt8(ascii: "/") }.lowercased()
    while true {
      scanner.skipBlanks()
      guard let byte = scanner.peek else { return (nil, scanner.offset) }
      if byte == UInt8(ascii: ">") { return (tag, scanner.offset + 1) }
      if scanner.take(UInt8(ascii: "/")) {
        tag.isEmptyElement = scanner.peek == UInt8(ascii: ">")
        continue
      }
      tag.readAttribute(&scanner)
    }
  }

  private mutating func readAttribute(_ scanner: inout Scanner) {
    let equals = UInt8(ascii: "=")
    let isFirst = scanner.take(equals)
    let key = scanner.word { !Scanner.isBlank($0) && $0 != equals && $0 != UInt8(ascii: "/") }
    scanner.skipBlanks()
    let name = key.lowercased()
    guard !isFirst, scanner.take(equals) else {
      if attributes[name] == nil { attributes[name] = "" }
      return
    }
    scanner.skipBlanks()
    let value: String
    if let quote = scanner.peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      scanner.offset += 1
      value = scanner.quoted(quote)
    } else {
      value = scanner.word { !Scanner.isBlank($0) }
    }
    if attributes[name] == nil { attributes[name] = CharacterReference.resolved(value) }
  }

  private struct Scanner {
    let bytes: UnsafeBufferPointer<UInt8>
    var offset: Int

    static func isBlank(_ byte: UInt8) -> Bool {
      byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B
    }

    var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    mutating func take(_ byte: UInt8) -> Bool {
      guard peek == byte else { return false }
      offset += 1
      return true
    }

    mutating func skipBlanks() {
      while let byte = peek, Self.isBlank(byte) { offset += 1 }
    }

    /// The bytes up to the end of the tag that satisfy a condition.
    mutating func word(_ condition: (UInt8) -> Bool) -> String {
      let start = offset
      while let byte = peek, byte != UInt8(ascii: ">"), condition(byte) { offset += 1 }
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<offset]), as: UTF8.self)
    }

    /// The bytes up to a quote, which is taken.
    mutating func quoted(_ quote: UInt8) -> String {
      let start = offset
      while let byte = peek, byte != quote { offset += 1 }
      let end = offset
      offset = min(offset + 1, bytes.count)
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
    }
  }
}

extension HTMLTag {
  /// The style that the tag gives its text.
  struct Look {
    var styling: TextStyling
    /// The marks of the items of a list.
    var marker: ListMarker?
    /// The names of declarations of its style that have no look here.
    var unread: [String]
    /// The margins above and below a block, in ems; nil where its style does not specify them.
    var margins: (above: Double?, below: Double?)
  }

  /// Returns the style that the tag gives to the text inside an outer style.
  func look(inside around: TextStyling) -> Look {
    let style = HTMLStyle(attributes["style"] ?? "", around: around)
    var element = elementStyling
    if style.hasSize {
      element.font?.size = nil
      element.sizeFactor = nil
    }
    element.sizeFactor = element.sizeFactor.map { $0 * (around.sizeFactor ?? 1) }
    var parts = [element]
    if name == "a", let address = attributes["href"] {
      parts.append(theme.styling(ofLink: address))
    }
    if name == "font" {
      if let size = attributes["size"].flatMap(fontSize) {
        parts.append(TextStyling().setting(\.sizeFactor, to: size))
      }
      if let face = attributes["face"], !face.isEmpty {
        parts.append(TextStyling().setting(\.font, to: FontStyle(name: face)))
      }
    }
    if let color = attributes["color"].flatMap(HTMLStyle.color) { parts.append(.color(color)) }
    if let language = attributes["lang"] ?? attributes["xml:lang"], !language.isEmpty {
      parts.append(TextStyling().setting(\.language, to: language))
    }
    if let alignment = attributes["align"].flatMap(HTMLStyle.alignment) { parts.append(alignment) }
    let isBlock = HTMLElements.blocks.contains(name)
    let hasMargins = style.margins.above != nil || style.margins.below != nil
    return Look(
      styling: TextStyling(parts + [style.styling]),
      marker: style.marker ?? attributes["type"].flatMap(ListMarker.init(type:)),
      unread: (hasMargins && !isBlock ? ["margin"] : []) + style.unread, margins: style.margins)
  }

  /// The factor of a size from 1 to 7, or of one relative to 3.
  private func fontSize(_ value: String) -> Double? {
    guard var number = Int(value) else { return nil }
    if let first = value.first, "+-".contains(first) { number += 3 }
    return [0.625, 0.8125, 1, 1.125, 1.5, 2, 3][min(max(number, 1), 7) - 1]
  }

  private var elementStyling: TextStyling {
    switch name {
    case "b", "strong", "th", "dt": .weight(.bold)
    case "i", "em", "cite", "dfn", "var", "address": .italic
    case "u", "ins": .underline()
    case "s", "strike", "del": .strikethrough()
    case "code", "tt", "kbd", "samp", "pre": .codeFace
    case "mark": theme.stylingOfMark
    case "h1", "h2", "h3", "h4", "h5", "h6":
      theme.styling(ofHeading: name.last?.wholeNumberValue ?? 1)
    case "small": theme.styling(named: "caption")
    case "big": TextStyling().setting(\.sizeFactor, to: 1.2)
    case "sup": TextStyling().setting(\.sizeFactor, to: 0.75).setting(\.rise, to: 0.35)
    case "sub": TextStyling().setting(\.sizeFactor, to: 0.75).setting(\.rise, to: -0.2)
    case "center": TextStyling().setting(\.alignment, to: .center)
    default: TextStyling()
    }
  }
}
