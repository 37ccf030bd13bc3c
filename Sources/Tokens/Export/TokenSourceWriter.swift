internal import GalleyDesign
internal import GalleyParsing

/// Writes tokens as constants for programs.
public enum TokenSourceWriter {
  /// Swift that uses Galley: colours, lengths, numbers, weights, durations in seconds and families,
  /// as members of one enumeration.
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
      lines.append("  public static let \(names.unique(camelCase(token))) = \(value)")
      noteDark(token, &notes)
    }
    let body = lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
    return ("import Galley\n\npublic enum \(name) {\n\(body)}\n", notes)
  }

  private static func swiftValue(of token: DesignToken) -> String? {
    switch token.value {
    case .color(let light):
      guard case .color(let dark)? = token.darkValue else { return "Color(\(rgba(light)))" }
      return "Color(light: \(rgba(light)), dark: \(rgba(dark)))"
    case .dimension(let dimension): return literal(dimension.points)
    case .number(let number), .fontWeight(let number): return literal(number)
    case .duration(let milliseconds): return literal(milliseconds / 1000)
    case .fontFamily(let names): return JSONWriter.quoted(names.first ?? "")
    case .cubicBezier, .strokeStyle, .border, .transition, .shadow, .gradient, .typography:
      return nil
    }
  }

  private static func rgba(_ color: TokenColor) -> String {
    let core = color.core
    let parts = [core.red, core.green, core.blue].map(literal)
    return "RGBAColor(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), "
      + "alpha: \(literal(core.alpha)))"
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
  /// - Parameter isDark: Whether it is the file for `values-night`, which has the tokens that have
  ///   another value there.
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
      let spelled = String(plain.first.map { $0.isNumber } ?? true ? ["_"] + plain : plain)
      guard let line = resource(value, named: names.unique(spelled)) else {
        notes.append(note(token, "there is no resource for a \(token.value.type.rawValue)"))
        continue
      }
      lines.append("  " + line)
      if !isDark, token.darkValue != nil {
        notes.append(note(token, "its dark value belongs into values-night; write it with --dark"))
      }
    }
    let body = lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
    return ("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>\n\(body)</resources>\n", notes)
  }

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

  private static func noteDark(_ token: DesignToken, _ notes: inout [TranslationNote]) {
    if token.darkValue != nil, token.value.type != .color {
      notes.append(note(token, "its dark value is left out; only colours differ by appearance"))
    }
  }
}

/// Names that differ: a second one of the same spelling gets a number.
private struct UniqueNames {
  private var taken: Set<String> = []

  mutating func unique(_ name: String) -> String {
    var result = name
    var count = 2
    while !taken.insert(result).inserted {
      result = "\(name)_\(count)"
      count += 1
    }
    return result
  }
}
