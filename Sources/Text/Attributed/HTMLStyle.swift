internal import GalleyDesign

/// The declarations of a `style` attribute of HTML.
struct HTMLStyle {
  /// The look they give.
  private(set) var styling = TextStyling()
  /// The marks of the items of a list.
  private(set) var marker: ListMarker?
  /// The names of declarations that have no look here, in order.
  private(set) var unread: [String] = []
  /// True if they specify a size, in the place of that of the element.
  private(set) var hasSize = false
  /// The margins above and below a block, in ems; nil where they are not specified.
  private(set) var margins: (above: Double?, below: Double?)
  /// The look around the element.
  private let around: TextStyling

  init(_ source: String, around: TextStyling) {
    self.around = around
    for declaration in source.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1).map { Self.trimmed($0) }
      guard parts.count == 2 else { continue }
      let name = parts[0].lowercased()
      let value = parts[1].lowercased().replacing("!important", with: "")
      let isRead =
        name == "font-family" ? readFamilies(parts[1]) : read(name, Self.trimmed(value[...]))
      if !isRead, !unread.contains(name) { unread.append(name) }
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  private mutating func add(_ part: TextStyling?) -> Bool {
    guard let part else { return false }
    styling = TextStyling([styling, part])
    return true
  }

  private mutating func read(_ name: String, _ value: String) -> Bool {
    switch name {
    case "color": add(Self.color(value).map(TextStyling.color))
    case "background-color", "background": add(Self.color(value).map(TextStyling.background))
    case "font-weight": add(Self.weight(value).map(TextStyling.weight))
    case "font-style": add(Self.slant(value))
    case "font-size": readSize(value)
    case "letter-spacing": readSpacing(value)
    case "text-align": add(Self.alignment(value))
    case "text-decoration", "text-decoration-line": readDecoration(value)
    case "list-style", "list-style-type": readMarker(value)
    case "margin", "margin-top", "margin-bottom": readMargins(name, value)
    default: false
    }
  }

  // MARK: Sizes

  /// The number before a unit; nil when the text ends otherwise.
  private static func number(_ value: String, _ unit: String) -> Double? {
    guard value.hasSuffix(unit), let number = Double(value.dropLast(unit.count)),
      number.isFinite
    else { return nil }
    return number
  }

  /// In points; a pixel of CSS is one.
  private static func length(_ value: String) -> Double? {
    if let pixels = number(value, "px") { return pixels }
    if let points = number(value, "pt") { return points * 4 / 3 }
    return number(value, "") == 0 ? 0 : nil
  }

  /// Reads margins above and below; a pixel is a sixteenth of an em. Margins at the sides have no meaning in running
  /// text.
  private mutating func readMargins(_ name: String, _ value: String) -> Bool {
    let words = value.split(whereSeparator: \.isWhitespace).map(String.init)
    let lengths = words.map { word in
      Self.length(word).map { $0 / 16 } ?? Self.number(word, "rem") ?? Self.number(word, "em")
    }
    guard name == "margin" else {
      guard lengths.count == 1, let length = lengths[0], length >= 0 else { return false }
      if name == "margin-top" { margins.above = length } else { margins.below = length }
      return true
    }
    guard (1...4).contains(lengths.count), let above = lengths[0],
      let below = lengths.count > 2 ? lengths[2] : above, above >= 0, below >= 0
    else { return false }
    margins = (above, below)
    return [1, 3].filter(lengths.indices.contains)
      .allSatisfy { words[$0] == "auto" || lengths[$0] == 0 }
  }

  /// The sizes of the keywords relative to `medium`, by CSS Fonts 4, §2.5.
  private static let sizes: [String: Double] = [
    "xx-small": 0.6, "x-small": 0.75, "small": 8.0 / 9, "medium": 1, "large": 1.2, "x-large": 1.5,
    "xx-large": 2, "xxx-large": 3,
  ]

  private mutating func readSize(_ value: String) -> Bool {
    var size = TextStyling().setting(\.sizeFactor, to: 1)
    if let points = Self.length(value), points > 0 {
      size.font = FontStyle(size: points)
    } else if let factor = Self.sizes[value] ?? Self.number(value, "rem"), factor > 0 {
      size.sizeFactor = factor
    } else if let factor = Self.factor(value), factor > 0 {
      // Of the size around, which may be a number of points.
      if let points = around.font?.size {
        size.font = FontStyle(size: points * factor)
        size.sizeFactor = around.sizeFactor ?? 1
      } else {
        size.sizeFactor = (around.sizeFactor ?? 1) * factor
      }
    } else {
      return false
    }
    hasSize = true
    return add(size)
  }

  private static func factor(_ value: String) -> Double? {
    switch value {
    case "smaller": 1 / 1.2
    case "larger": 1.2
    default:
      number(value, "%").map { $0 / 100 } ?? (value.hasSuffix("rem") ? nil : number(value, "em"))
    }
  }

  private mutating func readSpacing(_ value: String) -> Bool {
    if value == "normal" { return add(.letterSpacing(0).setting(\.emKern, to: 0)) }
    // A value of an inner element in one unit removes the value of an outer element in the other unit.
    if let points = Self.length(value) {
      return add(.letterSpacing(points).setting(\.emKern, to: 0))
    }
    guard !value.hasSuffix("rem"), let ems = Self.number(value, "em") else { return false }
    return add(.letterSpacing(0).setting(\.emKern, to: ems))
  }

  // MARK: Words

  /// The families in the order in which they are tried.
  private mutating func readFamilies(_ value: String) -> Bool {
    let names = value.filter { $0 != "\"" && $0 != "'" }
    return add(TextStyling().setting(\.font, to: FontStyle(name: names)))
  }

  private mutating func readDecoration(_ value: String) -> Bool {
    var isRead = false
    for word in value.split(whereSeparator: \.isWhitespace) {
      switch word {
      case "underline": isRead = add(.underline())
      case "line-through": isRead = add(.strikethrough())
      case "none":
        let none = TextStyling.Line(.none)
        isRead = add(
          TextStyling().setting(\.underline, to: none).setting(\.strikethrough, to: none))
      default: break
      }
    }
    return isRead
  }

  private mutating func readMarker(_ value: String) -> Bool {
    let words = value.split(whereSeparator: \.isWhitespace).map { String($0) }
    marker = words.lazy.compactMap(ListMarker.init(style:)).first
    return marker != nil
  }

  private static func weight(_ value: String) -> FontWeight? {
    switch value {
    case "normal": .regular
    case "bold", "bolder": .bold
    case "lighter": .light
    default:
      Double(value).flatMap { (1...1000).contains($0) ? FontWeight(nearest: $0) : nil }
    }
  }

  private static func slant(_ value: String) -> TextStyling? {
    if value.hasPrefix("italic") || value.hasPrefix("oblique") { return .italic }
    guard value == "normal" else { return nil }
    var font = FontStyle()
    font.slant = .upright
    return TextStyling().setting(\.font, to: font)
  }

  static func alignment(_ name: String) -> TextStyling? {
    let alignment: TextStyling.Alignment
    switch name.lowercased().filter({ !$0.isWhitespace }) {
    case "left": alignment = .left
    case "right": alignment = .right
    case "center": alignment = .center
    case "justify": alignment = .justified
    case "start": alignment = .natural
    default: return nil
    }
    return TextStyling().setting(\.alignment, to: alignment)
  }

  static func color(_ text: String) -> Color? {
    if text.hasPrefix("#"), let color = RGBAColor(hexText: text) { return Color(color) }
    return Palette.standard[text.filter { !$0.isWhitespace }]
  }
}
