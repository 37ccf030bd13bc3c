extension TokenColor {
  /// Reads a colour of CSS Color 4: a name, `transparent`, hexadecimal digits, `rgb()`, `hsl()`,
  /// `hwb()`, `lab()`, `lch()`, `oklab()`, `oklch()` or `color()`, with commas or without.
  ///
  /// The colour keeps the space that it is written in. Shares of RGB, saturation, lightness and opacity
  /// are cut to their range, as section 5.1 has it.
  ///
  /// - Returns: nil for any other text, such as a relative colour or a component that is not finite.
  package init?(css text: String) {
    let text = text.lowercased()
    if text == "transparent" {
      self.init(.srgb, [0, 0, 0], alpha: 0)
    } else if text.hasPrefix("#") {
      guard [4, 5, 7, 9].contains(text.utf8.count), let color = RGBAColor(hexText: text) else {
        return nil
      }
      self.init(color)
    } else if let call = CSSCall(text) {
      self.init(call)
    } else if let color = RGBAColor(cssName: text) {
      self.init(color)
    } else {
      return nil
    }
  }

  private init?(_ call: CSSCall) {
    var words = call.words[...]
    var name = call.name
    if name == "color" {
      guard let space = words.popFirst() else { return nil }
      name = space == "xyz" ? "xyz-d65" : space
    }
    guard words.count == 3 || words.count == 4,
      let space = Space(rawValue: Self.spaces[name] ?? name),
      space == .srgb || Self.isPredefined(space) == (call.name == "color")
    else { return nil }
    // Between commas numbers and percentages of RGB are not mixed (section 5.1).
    let shares = words.prefix(3).count { $0.hasSuffix("%") }
    guard !call.hasCommas || name != "rgb" && name != "rgba" || shares % 3 == 0 else { return nil }
    let first = words.startIndex
    var components: [Double?] = []
    for (index, word) in words.prefix(3).enumerated() {
      guard let component = Self.component(word, index, of: space, call.name) else { return nil }
      components.append(component)
    }
    guard let alpha = words.count == 4 ? CSSCall.number(words[first + 3], per: 1) : 1 else {
      return nil
    }
    self.init(space, components, alpha: min(max(alpha, 0), 1))
  }

  private static let spaces = ["rgb": "srgb", "rgba": "srgb", "hsla": "hsl"]

  /// True when `color()` writes the space, because it has no function of its own.
  private static func isPredefined(_ space: Space) -> Bool {
    switch space {
    case .srgb, .hsl, .hwb, .lab, .lch, .oklab, .oklch: false
    default: true
    }
  }

  /// A component; nil when it is not one. The reference ranges of percentages: CSS Color 4, sections 5 to 10.
  private static func component(
    _ word: String, _ index: Int, of space: Space, _ function: String
  ) -> Double?? {
    if word == "none" { return .some(nil) }
    let value: Double?
    switch (space, index) {
    case (.hsl, 0), (.hwb, 0), (.lch, 2), (.oklch, 2): value = CSSCall.degrees(word)
    case (.srgb, _) where function != "color":
      value = CSSCall.number(word, per: 255).map { min(max($0 / 255, 0), 1) }
    case (.hsl, _), (.hwb, _): value = CSSCall.number(word, per: 100).map { min(max($0, 0), 100) }
    case (.lab, 0), (.lch, 0): value = CSSCall.number(word, per: 100)
    case (.lab, _): value = CSSCall.number(word, per: 125)
    case (.lch, _): value = CSSCall.number(word, per: 150)
    case (.oklab, 0), (.oklch, 0): value = CSSCall.number(word, per: 1)
    case (.oklab, _), (.oklch, _): value = CSSCall.number(word, per: 0.4)
    default: value = CSSCall.number(word, per: 1)
    }
    return value.map { .some($0) }
  }
}

/// The name of a function of CSS and its arguments, which commas, blanks and a slash part.
private struct CSSCall {
  var name: String
  var words: [String]
  var hasCommas: Bool

  init?(_ text: String) {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    name = String(text[..<open])
    let inner = text[text.index(after: open)...].dropLast()
    guard !inner.contains(where: { "()".contains($0) }) else { return nil }
    hasCommas = inner.contains(",")
    words = inner.split { $0 == "," || $0 == "/" || $0.isWhitespace }.map(String.init)
  }

  /// A number, or a percentage of a whole.
  static func number(_ word: String, per whole: Double) -> Double? {
    let isShare = word.hasSuffix("%")
    guard let number = Double(isShare ? word.dropLast() : word[...]), number.isFinite else {
      return nil
    }
    return isShare ? number / 100 * whole : number
  }

  /// An angle in 0…360 degrees.
  static func degrees(_ word: String) -> Double? {
    let units = [("grad", 0.9), ("deg", 1), ("rad", 180 / Double.pi), ("turn", 360)]
    let unit = units.first { word.hasSuffix($0.0) }
    let figures = word.utf8.prefix(word.utf8.count - (unit?.0.utf8.count ?? 0))
    guard let number = Double(Substring(figures)), number.isFinite else { return nil }
    let turned = (number * (unit?.1 ?? 1)).truncatingRemainder(dividingBy: 360)
    return turned < 0 ? turned + 360 : turned
  }
}
