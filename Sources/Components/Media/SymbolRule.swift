/// The way a name of SF Symbols is drawn: the drawing, and the changes to it.
struct SymbolRule: Hashable, Sendable {
  /// The shape that encloses an icon.
  enum Enclosure: String, Hashable, Sendable, CaseIterable {
    case circle, square, app, rectangle, diamond, octagon, seal, shield, triangle, hexagon, bubble
    case viewfinder
  }

  /// The corner of a badge, as the table of symbols has it.
  enum BadgeCorner: String, Hashable, Sendable {
    case topLeft = "tl"
    case topRight = "tr"
    case bottomLeft = "bl"
    case bottomRight = "br"

    /// The corner that the platform's badges of a symbol are in.
    static func of(_ words: some Collection<String>) -> BadgeCorner {
      if words.starts(with: ["person", "crop"]) { return .bottomLeft }
      switch words.first {
      case "app", "bell", "cart", "folder", "message": return .topRight
      case "at", "text": return .topLeft
      case "bag", "doc", "document", "externaldrive", "globe", "phone", "video": return .bottomLeft
      case "rectangle", "square": return words.contains("on") ? .bottomRight : .bottomLeft
      default: return .bottomRight
      }
    }
  }

  /// A drawing's name, with the prefix `own:` for one of ours, or `text:` for letters of the UI font.
  var source: String
  /// True if the drawing, or the enclosure, is filled.
  var isFilled = false
  /// A turn or a mirror image of the drawing.
  var transform = ""
  var enclosure: Enclosure?
  /// True if the glyph in the enclosure is filled.
  var fillsGlyph = false
  var isSlashed = false
  /// The content of the badge, `dot` for nothing; `warning` is a triangle by itself.
  var badge: String?
  /// The corner of the badge: at the top or the bottom, on the left or the right.
  var badgeCorner = BadgeCorner.bottomRight
  /// The number in the middle of an arrow that goes round.
  var inside: String?
  /// True if the symbol is mirrored where text runs from right to left.
  var followsDirection = false

  /// Finds the rule of a name: its own, else one that is put together from those of its parts.
  init?(_ name: String) {
    if let columns = SortedNames.symbols.columns(of: name), columns.count >= 5 {
      self.init(columns)
    } else if let rule = Self.composed(name) {
      self = rule
    } else if let columns = SortedNames.platformNames.columns(of: name) {
      // A name that a later one replaced, or that shows the same as another, has that one's drawing.
      self = columns.first.flatMap { $0.isEmpty ? nil : Self($0) } ?? Self(source: "none")
    } else {
      return nil
    }
    followsDirection = Self.followsDirection(name)
  }

  /// There is a name, but nothing free that shows the same.
  var isPlaceholder: Bool { source == "none" }

  private init(_ columns: [String]) {
    source = columns[0]
    isFilled = columns[1] == "fill"
    transform = columns[2]
    let enclosing = columns[3].split { $0 == ":" || $0 == " " }
    // A native one is part of the drawing.
    if let word = enclosing.first, enclosing.count > 1, enclosing[1] != "native" {
      enclosure = Enclosure(rawValue: String(word))
      isFilled = enclosing[1] == "knockout"
      fillsGlyph = enclosing.contains("glyph=fill")
    }
    isSlashed = columns[4] == "slash"
    let parts = columns[4].split { $0 == ":" || $0 == "@" }
    if parts.count == 3, parts[0] == "badge" {
      badge = String(parts[1])
      badgeCorner = BadgeCorner(rawValue: String(parts[2])) ?? .bottomRight
    }
    if parts.count == 2, parts[0] == "inside" { inside = String(parts[1]) }
  }

  /// The rule of a name as something in an enclosure, with a badge or a slash, also where one drawing
  /// shows all of it; else its own.
  static func inParts(_ name: String) -> SymbolRule? {
    guard let own = SymbolRule(name) else { return nil }
    guard own.enclosure == nil, own.badge == nil, !own.isSlashed else { return own }
    var parts = name.split(separator: ".").map(String.init)
    let isFilled = parts.last == "fill"
    if isFilled { parts.removeLast() }
    if let place = parts.firstIndex(of: "badge"), place > 0 {
      return badged(parts, at: place) ?? own
    }
    guard parts.count > 1, let enclosure = parts.popLast().flatMap(Enclosure.init(rawValue:)) else {
      return own
    }
    if parts.last == "crop" { parts.removeLast() }
    guard var rule = enclosed(parts.joined(separator: "."), in: enclosure) else { return own }
    (rule.isFilled, rule.followsDirection) = (isFilled, own.followsDirection)
    return rule
  }

  // MARK: Names that are not in the table

  private static func composed(_ name: String) -> SymbolRule? {
    var parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if let place = parts.firstIndex(of: "badge"), place > 0, place >= parts.count - 2 {
      return badged(parts, at: place)
    }
    if parts.count > 2, parts.suffix(2) == ["trianglebadge", "exclamationmark"] {
      var rule = SymbolRule(parts.dropLast(2).joined(separator: "."))
      rule?.badge = "warning"
      return rule.flatMap { $0.isPlaceholder ? nil : $0 }
    }
    if parts.count > 1, parts.last == "fill" {
      parts.removeLast()
      return filled(parts.joined(separator: "."))
    }
    guard parts.count > 1, let last = parts.popLast() else { return nil }
    let base = parts.joined(separator: ".")
    if last == "slash", var rule = SymbolRule(base), rule.enclosure == nil {
      rule.isSlashed = true
      return rule
    }
    return Enclosure(rawValue: last).flatMap { enclosed(base, in: $0) }
  }

  private static func filled(_ base: String) -> SymbolRule? {
    guard var rule = SymbolRule(base), !rule.isPlaceholder else { return nil }
    rule.isFilled = true
    return rule
  }

  private static func badged(_ parts: [String], at place: Int) -> SymbolRule? {
    guard var rule = SymbolRule(parts[..<place].joined(separator: ".")) else { return nil }
    let names = [
      "plus": "plus", "minus": "minus", "checkmark": "check", "xmark": "x", "clock": "clock",
      "questionmark": "question-mark", "exclamationmark": "exclamation-mark", "moon": "moon",
    ]
    if place == parts.count - 1 {
      rule.badge = "dot"
    } else {
      guard let shown = names[parts[place + 1]] else { return nil }
      rule.badge = shown
    }
    rule.badgeCorner = .of(parts[..<place].filter { $0 != "fill" })
    return rule
  }

  /// Something in an enclosure: letters and numbers of one or two digits, else what has a rule.
  private static func enclosed(_ base: String, in enclosure: Enclosure) -> SymbolRule? {
    var rule: SymbolRule
    let isNumber = base.utf8.allSatisfy { (0x30...0x39).contains($0) }
    if isNumber, (1...2).contains(base.utf8.count) {
      rule = SymbolRule(text: base)
    } else if base.utf8.count == 1, base.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) {
      rule = SymbolRule(text: base.uppercased())
    } else {
      guard let known = SymbolRule(base), known.enclosure == nil, known.badge == nil,
        !known.isPlaceholder
      else { return nil }
      rule = known
      rule.fillsGlyph = !SymbolShape.isLine(rule.source)
      rule.isFilled = false
    }
    rule.enclosure = enclosure
    return rule
  }

  private init(text: String) { self.init(source: "text:" + text) }

  private init(source: String) { self.source = source }

  /// Parts of names that mean a side of the text rather than one of the screen. A first part
  /// `forward` or `backward` is the key of a player.
  private static func followsDirection(_ name: String) -> Bool {
    name.split(separator: ".").dropFirst().contains { part in
      part == "forward" || part == "backward"
    } || name.contains("leading") || name.contains("trailing")
  }
}
