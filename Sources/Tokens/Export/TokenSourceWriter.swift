internal import GalleyDesign
internal import GalleyParsing

/// Writes tokens as constants for programs.
public enum TokenSourceWriter {
  /// Swift that uses Galley: colours, lengths, numbers, weights, durations in seconds, families,
  /// fonts, gradients and shadows with SwiftUI's types, as members of one enumeration.
  ///
  /// - Returns: The source, and what it has no constants for.
  public static func swift(
    of document: DesignTokenDocument, named name: String = "Tokens"
  ) -> (text: String, notes: [TranslationNote]) {
    var names = UniqueNames()
    var lines: [String] = []
    var notes: [TranslationNote] = []
    for token in document.tokens {
      guard let value = swiftValue(of: token) else {
        notes.append(note(token, "there is no constant for a \(token.value.type.rawValue)"))
        continue
      }
      if let description = token.description {
        lines += description.split(whereSeparator: \.isNewline).map { "  /// \($0)" }
      }
      let name = names.unique(camelCase(token), for: token, &notes)
      lines.append("  public static let \(spelled(name)) = \(value)")
      noteValues([token.value, token.darkValue], of: token, &notes)
      notes += swiftLosses(of: token.value).map { note(token, $0) }
      noteDark(token, &notes)
    }
    let body = lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
    return ("import Galley\n\npublic enum \(name) {\n\(body)}\n", notes)
  }

  private static func swiftValue(of token: DesignToken) -> String? {
    switch token.value {
    case .color(let light):
      guard case .color(let dark)? = token.darkValue else { return color(light) }
      return "Color(light: \(color(light)), dark: \(color(dark)))"
    case .dimension(let dimension): return literal(dimension.points)
    case .number(let number): return literal(number)
    case .fontWeight(let number): return weight(number)
    case .duration(let milliseconds): return literal(milliseconds / 1000)
    case .fontFamily(let names): return quoted(names.first ?? "")
    case .shadow(let shadows): return shadows.first.map(shadow)
    case .gradient(let stops):
      let places = stops.map {
        "Gradient.Stop(color: \(color($0.color)), location: \(literal($0.position)))"
      }
      return "Gradient(stops: [\(places.joined(separator: ", "))])"
    case .typography(let style): return textStyle(style)
    case .cubicBezier, .strokeStyle, .border, .transition: return nil
    }
  }

  /// The parts of a token that a constant loses.
  private static func swiftLosses(of value: DesignTokenValue) -> [String] {
    func families(_ names: [String]) -> [String] {
      names.count > 1 ? ["only the first family is kept"] : []
    }
    switch value {
    case .fontFamily(let names): return families(names)
    case .typography(let style):
      return families(style.fontFamily)
        + (style.lineHeight == nil ? [] : ["its line height is left out; a font has none"])
        + (style.letterSpacing.points == 0
          ? [] : ["its letter spacing is left out; a font has none"])
    case .shadow(let shadows):
      return (shadows.count > 1 ? ["only the first of its shadows is kept"] : [])
        + (shadows.first.map { $0.spread.points != 0 } == true
          ? ["its spread is left out"] : [])
    default: return []
    }
  }

  private static func shadow(_ shadow: TokenShadow) -> String {
    let numbers = [
      ("radius", shadow.blur.points / 2), ("x", shadow.offsetX.points),
      ("y", shadow.offsetY.points),
    ].map { "\($0): \(literal($1))" }.joined(separator: ", ")
    let kind = shadow.isInset ? "inner" : "drop"
    return "ShadowStyle.\(kind)(color: \(color(shadow.color)), \(numbers))"
  }

  private static func textStyle(_ style: TokenTypography) -> String {
    let size = literal(style.fontSize.points)
    let font = style.fontFamily.first.map { "Font.custom(\(quoted($0)), size: \(size))" }
    return "\(font ?? "Font.system(size: \(size))").weight(\(weight(style.fontWeight)))"
  }

  /// The nearest weight that there is.
  private static func weight(_ number: Double) -> String {
    "Font.Weight.\(FontWeight(nearest: number))"
  }

  /// A literal of Swift; the escapes of JSON for what cannot be printed are others.
  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case _ where scalar.properties.generalCategory == .control:
        "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }

  /// Returns a name as written in Swift, with backticks around keywords.
  private static func spelled(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]

  private static func color(_ color: TokenColor) -> String {
    let core = color.core
    let parts = [core.red, core.green, core.blue].map(literal)
    return "Color(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), "
      + "opacity: \(literal(core.alpha)))"
  }

  private static func literal(_ number: Double) -> String {
    let text = number.written
    return text.contains(".") ? text : text + ".0"
  }

  private static func camelCase(_ token: DesignToken) -> String {
    let words = token.plainName.split { !($0.isLetter || $0.isNumber) }
    let joined = words.enumerated().map { index, word in
      index == 0
        ? word.prefix(1).lowercased() + word.dropFirst()
        : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    return joined.first.map { $0.isNumber } ?? true ? "_" + joined : joined
  }

  // MARK: Android

  /// Resources of Android: colours, lengths in dp, numbers, durations as integers, families.
  ///
  /// - Parameter isDark: True if it is the file for `values-night`, which has the tokens that have another
  ///   value there.
  /// - Returns: The XML, and what it has no resources for.
  public static func android(
    of document: DesignTokenDocument, isDark: Bool = false
  ) -> (text: String, notes: [TranslationNote]) {
    var names = UniqueNames()
    var lines: [String] = []
    var notes: [TranslationNote] = []
    for token in document.tokens {
      guard let value = isDark ? token.darkValue : token.value else { continue }
      let plain = token.plainName.lowercased().map {
        $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_"
      }
      let isBare = plain.first.map { !$0.isNumber } ?? false && !javaWords.contains(String(plain))
      let spelled = String(isBare ? plain : ["_"] + plain)
      let name = names.unique(spelled, for: token, &notes)
      guard let line = resource(value, named: name) else {
        notes.append(note(token, "there is no resource for a \(token.value.type.rawValue)"))
        continue
      }
      lines.append("  " + line)
      noteValues([value], of: token, &notes)
      if case .fontFamily(let families) = value, families.count > 1 {
        notes.append(note(token, "only the first family is kept"))
      }
      if !isDark, token.darkValue != nil {
        // Nothing is lost: the other file of the pair has it.
        var other = note(token, "its dark value belongs into values-night; write it with --dark")
        other.isLoss = false
        notes.append(other)
      }
    }
    let body = lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
    return ("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>\n\(body)</resources>\n", notes)
  }

  /// Names that no resource may have, since Android makes fields of Java of them.
  private static let javaWords: Set = [
    "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const",
    "continue", "default", "do", "double", "else", "enum", "extends", "false", "final", "finally",
    "float", "for", "goto", "if", "implements", "import", "instanceof", "int", "interface", "long",
    "native", "new", "null", "package", "private", "protected", "public", "return", "short",
    "static", "strictfp", "super", "switch", "synchronized", "this", "throw", "throws", "transient",
    "true", "try", "void", "volatile", "while",
  ]

  private static func resource(_ value: DesignTokenValue, named name: String) -> String? {
    func element(_ tag: String, _ text: String, _ attributes: String = "") -> String {
      "<\(tag) name=\"\(name)\"\(attributes)>\(text)</\(tag)>"
    }
    switch value {
    case .color(let color):
      // Android writes the opacity first.
      let text = color.core.hexText.dropFirst()
      let alpha = text.count == 8 ? text.suffix(2) : "FF"
      return element("color", "#\(alpha)\(text.prefix(6))")
    case .dimension(let dimension): return element("dimen", dimension.points.written + "dp")
    case .number(let number), .fontWeight(let number):
      return element("item", number.written, " type=\"dimen\" format=\"float\"")
    case .duration(let milliseconds):
      return element("integer", milliseconds.rounded().written)
    case .fontFamily(let names): return element("string", escaped(names.first ?? ""))
    case .cubicBezier, .strokeStyle, .border, .transition, .shadow, .gradient, .typography:
      return nil
    }
  }

  /// Quotes and backslashes have a backslash before them in Android's resources.
  private static func escaped(_ text: String) -> String {
    text.map { "'\"\\".contains($0) ? "\\\($0)" : "\($0)" }.joined().xmlEscaped()
  }

  // MARK: Notes

  private static func note(_ token: DesignToken, _ reason: String) -> TranslationNote {
    TranslationNote("token \"\(token.name)\"", reason, at: token.range)
  }

  /// Notes on values that are written as another one.
  private static func noteValues(
    _ values: [DesignTokenValue?], of token: DesignToken, _ notes: inout [TranslationNote]
  ) {
    let values = values.compactMap(\.self)
    if values.contains(where: \.hasRem) { notes.append(note(token, TokenDimension.remNote)) }
    if values.contains(where: \.leavesSRGB) { notes.append(note(token, TokenColor.gamutNote)) }
  }

  private static func noteDark(_ token: DesignToken, _ notes: inout [TranslationNote]) {
    if token.darkValue != nil, token.value.type != .color {
      notes.append(note(token, "its dark value is left out; only colours differ by appearance"))
    }
  }
}

/// Names that differ: a second one of the same spelling gets a number.
struct UniqueNames {
  /// The names of the tokens by those that they have got.
  private var owners: [String: String] = [:]

  /// The name of a token in the output, with a note when another token has taken it.
  mutating func unique(
    _ name: String, for token: DesignToken, _ notes: inout [TranslationNote]
  ) -> String {
    var result = name
    var count = 2
    while owners[result] != nil {
      result = "\(name)_\(count)"
      count += 1
    }
    owners[result] = token.name
    if let other = owners[name], result != name {
      notes.append(
        TranslationNote(
          "token \"\(token.name)\"",
          "it is called \"\(result)\", since \"\(other)\" is called \"\(name)\" already",
          at: token.range))
    }
    return result
  }
}
