public import GalleyDesign

extension RichText {
  /// Reads simple HTML: `b strong i em u s strike del ins code mark small big sub sup a font span p
  /// div br hr h1 h2 h3 ul ol li` and character references. Colours come from `color` and from
  /// `color:` and `background-color:` in `style`. Blanks collapse as in a browser. Other tags are
  /// left out, their text stays; `script`, `style`, `head` and comments are left out with their text.
  /// Wrong nesting is forgiven: an end tag closes the nearest open element of its name.
  ///
  /// Linear in the length; nothing recurses.
  ///
  /// - Parameters:
  ///   - html: The source.
  ///   - theme: Gives links, marked text, headings and small text their looks.
  public init(html: String, theme: Theme = .standard) {
    var reader = HTMLReader(html, theme)
    self = reader.read()
  }
}

/// Turns simple HTML into rich text.
private struct HTMLReader {
  private struct Element {
    var name: String
    var styling: TextStyling
    var items: Int?
  }

  private let theme: Theme
  private var rest: Substring
  private var text = RichText()
  private var open: [Element] = [] {
    didSet { styling = TextStyling(open.map(\.styling)) }
  }
  private var styling = TextStyling()
  private var pendingBreaks = 0
  /// The look of the first of the blanks that were held back.
  private var pendingBlank: TextStyling?

  /// Deeper elements have no look of their own.
  private static let deepest = 64
  private static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "ul", "ol", "li", "blockquote",
  ]
  private static let silent: Set<String> = ["script", "style", "head", "title"]

  init(_ html: String, _ theme: Theme) {
    rest = html[...]
    self.theme = theme
  }

  mutating func read() -> RichText {
    while let character = rest.first {
      switch character {
      case "<": readMarkup()
      case "&": add(readReference())
      default:
        rest.removeFirst()
        add(character)
      }
    }
    return text
  }

  // Text

  private mutating func add(_ character: Character) {
    if character.isWhitespace, character != "\u{A0}" {
      pendingBlank = pendingBlank ?? styling
      return
    }
    flush()
    text.append(RichText.Segment(String(character), styling))
  }

  /// Writes what was held back: breaks swallow the blanks around them and those at the beginning.
  private mutating func flush() {
    if text.isEmpty {
      pendingBreaks = 0
    } else if pendingBreaks > 0 {
      text.append(RichText.Segment(String(repeating: "\n", count: pendingBreaks), styling))
    } else if let pendingBlank {
      text.append(RichText.Segment(" ", pendingBlank))
    }
    pendingBreaks = 0
    pendingBlank = nil
  }

  private mutating func readReference() -> Character {
    let body = rest.dropFirst()
    guard let end = body.prefix(12).firstIndex(of: ";") else {
      rest = body
      return "&"
    }
    guard let character = Self.character(named: body[..<end]) else {
      rest = body
      return "&"
    }
    rest = body[body.index(after: end)...]
    return character
  }

  private static func character(named name: Substring) -> Character? {
    if name.hasPrefix("#") {
      let digits = name.dropFirst()
      let isHexadecimal = digits.first == "x" || digits.first == "X"
      let value = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return value.flatMap(Unicode.Scalar.init).flatMap { $0.value == 0 ? nil : Character($0) }
    }
    let named: [Substring: Character] = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
      "copy": "©", "reg": "®", "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–",
      "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "bull": "•", "middot": "·",
      "times": "×", "deg": "°", "euro": "€", "pound": "£", "yen": "¥", "sect": "§",
    ]
    return named[name]
  }

  // Markup

  private mutating func readMarkup() {
    if rest.hasPrefix("<!--") {
      rest = rest.dropFirst(4)
      while !rest.isEmpty, !rest.hasPrefix("-->") { rest.removeFirst() }
      rest = rest.dropFirst(3)
      return
    }
    let next = rest.dropFirst().first
    guard next == "/" || next == "!" || next?.isLetter == true,
      let end = rest.prefix(4_096).firstIndex(of: ">")
    else {
      rest.removeFirst()
      add("<")
      return
    }
    let tag = rest[rest.index(after: rest.startIndex)..<end]
    rest = rest[rest.index(after: end)...]
    if tag.hasPrefix("!") { return }
    if tag.hasPrefix("/") {
      close(tag.dropFirst().lowercased().filter { $0.isLetter || $0.isNumber })
    } else {
      begin(HTMLTag(tag, theme))
    }
  }

  private mutating func begin(_ tag: HTMLTag) {
    if Self.silent.contains(tag.name) { return skip(tag.name) }
    if tag.name == "br" || tag.name == "hr" {
      pendingBreaks += 1
      return
    }
    if Self.blocks.contains(tag.name) { beginBlock() }
    guard !tag.isEmptyElement, open.count < Self.deepest else { return }
    open.append(
      Element(name: tag.name, styling: tag.styling, items: tag.name == "ol" ? 0 : nil))
    if tag.name == "li" { addBullet() }
  }

  private mutating func addBullet() {
    flush()
    let list = open.lastIndex { $0.name == "ol" || $0.name == "ul" }
    if let list, let number = open[list].items {
      open[list].items = number + 1
      text.append(RichText.Segment("\(number + 1). ", styling))
    } else {
      text.append(RichText.Segment("• ", styling))
    }
  }

  private mutating func close(_ name: String) {
    guard let index = open.lastIndex(where: { $0.name == name }) else { return }
    open.remove(at: index)
    if Self.blocks.contains(name) { beginBlock() }
  }

  private mutating func beginBlock() {
    pendingBreaks = max(pendingBreaks, 1)
    pendingBlank = nil
  }

  private mutating func skip(_ name: String) {
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...]
      if rest.dropFirst().first == "/", rest.dropFirst(2).lowercased().hasPrefix(name) {
        rest = rest[(rest.firstIndex(of: ">") ?? rest.startIndex)...].dropFirst()
        return
      }
      rest.removeFirst()
    }
    rest = ""
  }
}

/// One start tag with its attributes.
private struct HTMLTag {
  let theme: Theme
  let name: String
  let isEmptyElement: Bool
  private var attributes: [String: String] = [:]

  init(_ tag: Substring, _ theme: Theme) {
    self.theme = theme
    var rest = tag
    isEmptyElement = rest.hasSuffix("/")
    if isEmptyElement { rest.removeLast() }
    name = rest.prefix { !$0.isWhitespace }.lowercased()
    rest = rest.drop { !$0.isWhitespace }
    while true {
      rest = rest.drop(while: \.isWhitespace)
      let key = rest.prefix { $0 != "=" && !$0.isWhitespace }
      guard !key.isEmpty else { return }
      rest = rest[key.endIndex...].drop(while: \.isWhitespace)
      guard rest.first == "=" else { continue }
      rest = rest.dropFirst().drop(while: \.isWhitespace)
      attributes[key.lowercased()] = Self.value(&rest)
    }
  }

  private static func value(_ rest: inout Substring) -> String {
    let quote = rest.first
    guard quote == "\"" || quote == "'" else {
      let value = rest.prefix { !$0.isWhitespace }
      rest = rest[value.endIndex...]
      return String(value)
    }
    let value = rest.dropFirst().prefix { $0 != quote }
    rest = rest[value.endIndex...].dropFirst()
    return String(value)
  }

  /// The look the tag gives.
  var styling: TextStyling {
    var parts = [elementStyling]
    if name == "a", let address = attributes["href"] {
      parts.append(theme.styling(ofLink: address))
    }
    if let color = attributes["color"].flatMap(color) { parts.append(.color(color)) }
    for declaration in (attributes["style"] ?? "").split(separator: ";") {
      if let part = styling(ofDeclaration: declaration) { parts.append(part) }
    }
    return TextStyling(parts)
  }

  private var elementStyling: TextStyling {
    switch name {
    case "b", "strong": .weight(.bold)
    case "i", "em": .italic
    case "u", "ins": .underline()
    case "s", "strike", "del": .strikethrough()
    case "code", "tt": .codeFace
    case "mark": theme.palette["brandWarning"].map(TextStyling.background) ?? TextStyling()
    case "h1", "h2", "h3": theme.styling(named: name)
    case "small": theme.styling(named: "caption")
    default: TextStyling()
    }
  }

  private func styling(ofDeclaration declaration: Substring) -> TextStyling? {
    let parts = declaration.split(separator: ":", maxSplits: 1).map {
      String($0.drop(while: \.isWhitespace)).lowercased()
    }
    guard parts.count == 2 else { return nil }
    switch parts[0].filter({ !$0.isWhitespace }) {
    case "color": return color(parts[1]).map(TextStyling.color)
    case "background-color", "background": return color(parts[1]).map(TextStyling.background)
    case "font-weight": return parts[1].hasPrefix("bold") ? .weight(.bold) : nil
    case "font-style": return parts[1].hasPrefix("italic") ? .italic : nil
    case "text-decoration":
      if parts[1].contains("line-through") { return .strikethrough() }
      return parts[1].contains("underline") ? .underline() : nil
    default: return nil
    }
  }

  private func color(_ text: String) -> Color? {
    if text.hasPrefix("#"), let color = RGBAColor(hexText: text) { return Color(color) }
    return Palette.standard[text.filter { !$0.isWhitespace }]
  }
}

extension Theme {
  /// Whether Markdown and HTML look the same in another theme.
  package func hasMarkup(of other: Theme) -> Bool {
    ["link", "brandWarning"].allSatisfy { palette[$0] == other.palette[$0] }
      && ["h1", "h2", "h3", "caption"].allSatisfy {
        textStyle(named: $0) == other.textStyle(named: $0)
      }
  }

  /// The look of a text style; open where nothing has the name.
  func styling(named name: String) -> TextStyling {
    textStyle(named: name).map(TextStyling.style) ?? TextStyling()
  }

  /// Underlined, in the colour that the theme calls `link`.
  func styling(ofLink address: String) -> TextStyling {
    let color = palette["link"].map(TextStyling.color) ?? TextStyling()
    return TextStyling([color, .underline(), .link(address)])
  }
}

extension TextStyling {
  /// The face of code in running text.
  static let codeFace = TextStyling().setting(\.font, to: FontStyle(name: "JetBrains Mono"))
}
