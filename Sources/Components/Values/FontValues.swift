public import GalleyDesign
public import GalleyParsing

extension TextStyleName: PropertyValue {
  static let spellings = [
    "largeTitle", "title", "headline", "subheadline", "body", "callout", "footnote", "caption",
    "title1", "title2", "title3", "caption1", "caption2",
  ]

  /// One of the platform's names, `title` and `caption` standing for the first of each.
  public static var kind: PropertyKind { .choice(spellings) }

  /// Reads a name. A lenient reading leaves the default for an unknown one (DUI-6).
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> TextStyleName? {
    guard case .string(let word) = value.kind else { return reader.mismatch(name, kind, value) }
    if let style = TextStyleName(spelling: word) { return style }
    if let member = reader.member, member.value.range == value.range,
      reader.names.theme.textStyles[word] != nil
    {
      let text = "\"typography\": \(JSONWriter.quoted(word))"
      reader.diagnostics.fail(
        "\(SyntaxValue.quoted(word)) is a text style of the theme",
        at: SourceRange(member.keyRange.start, value.range.end),
        advice: .init("; write \(text)", replacement: text))
      return nil
    }
    if let member = reader.member, member.value.range == value.range,
      let text = ForeignNames.member(withValueOfAnother: "font", value, reader.surroundings)?.text
    {
      reader.diagnostics.fail(
        "\(SyntaxValue.quoted(word)) is no text style",
        at: SourceRange(member.keyRange.start, value.range.end),
        advice: .init("; write \(text)", replacement: text))
      return nil
    }
    let meant =
      ForeignNames.textStyle(word) ?? SpellingSuggestion.nearest(word, in: spellings)
    let advice = meant == nil ? "; families are \"fontName\", sizes \"fontSize\"" : ""
    reader.fail(
      "\(SyntaxValue.quoted(word)) is no text style\(advice)", at: value.range, suggestion: meant)
    return nil
  }

  /// Writes the platform's name.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    writer.write(name, rawValue)
  }
}

extension PropertyForm where Value == String {
  /// The name of a font, or a name that the theme has for a list of families.
  static var fontFamily: PropertyForm {
    PropertyForm(.text) { value, name, reader in
      if let text = value.text,
        case .fontFamily(let families)? = reader.token(named: text, as: name)?.value
      {
        return families.first
      }
      return String.read(value, as: name, &reader)
    }
  }
}

extension FontWeight: PropertyValue {
  private static let names = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  /// One of the nine names, or a weight that the theme names.
  public static var kind: PropertyKind {
    .either([.choice(names), .themeName("a weight of the theme")])
  }

  /// Reads a name. A lenient reading leaves the default for an unknown one (DUI-6).
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> FontWeight? {
    if case .number(let number) = value.kind, let word = foreignName(number.value.plainText) {
      reader.mismatch(
        name, kind, value,
        advice: .init("; write \"\(word)\"", replacement: JSONWriter.quoted(word)))
      return nil
    }
    guard case .string(let word) = value.kind else { return reader.mismatch(name, kind, value) }
    if let index = names.firstIndex(of: word) { return FontWeight.allCases[index] }
    if case .fontWeight(let weight)? = reader.token(named: word, as: name)?.value {
      return FontWeight(nearest: weight)
    }
    reader.fail(
      "\(SyntaxValue.quoted(word)) is no weight", at: value.range,
      suggestion: foreignName(word) ?? SpellingSuggestion.nearest(word, in: names))
    return nil
  }

  /// The name of a weight by its number in CSS, `w600` in Flutter, or a name of other systems.
  private static func foreignName(_ word: String) -> String? {
    let plain = ForeignNames.unqualified(word.replacing("font-", with: "")).lowercased()
      .filter { $0 != "-" }
    let digits = plain.hasPrefix("w") ? plain.dropFirst() : plain[...]
    if digits.count == 3, digits.hasSuffix("00"), let step = Int(digits.prefix(1)), step > 0 {
      return names[step - 1]
    }
    let others = [
      "normal": "regular", "book": "regular", "roman": "regular", "hairline": "ultraLight",
      "extralight": "ultraLight", "demi": "semibold", "demibold": "semibold",
      "extrabold": "heavy", "ultrabold": "heavy", "bolder": "bold", "lighter": "light",
      "strong": "bold",
    ]
    return others[plain] ?? names.first { $0.lowercased() == plain }
  }

  /// Writes the name.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    writer.write(name, Self.names[rawValue / 100 - 1])
  }
}

extension FontSlant: PropertyWord {
  /// CSS's names.
  public static let words: [(String, FontSlant)] = [("normal", .upright), ("italic", .italic)]
  /// The names that other systems use.
  public static let otherSpellings: [String: FontSlant] = [
    "upright": .upright, "oblique": .italic,
  ]
}

/// The family of a text style, by SwiftUI's names.
public enum FontDesign: String, PropertyChoice, Hashable {
  case `default`, serif, rounded, monospaced

  /// The family; nil is the default one.
  var family: String? { self == .default ? nil : rawValue }
}

extension FontStyle.Scaling: PropertyValue {
  /// `none` or one of the text styles.
  public static var kind: PropertyKind { .choice(["none"] + TextStyleName.spellings) }

  /// Reads a name.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> FontStyle.Scaling? {
    guard case .string(let word) = value.kind else { return reader.mismatch(name, kind, value) }
    if word == "none" { return FontStyle.Scaling.none }
    if let style = TextStyleName(spelling: word) { return .style(style) }
    return reader.unknownWord(
      word, for: name, among: ["none"] + TextStyleName.spellings, at: value.range)
  }

  /// Writes the name.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    switch self {
    case .none: writer.write(name, "none")
    case .style(let style): writer.write(name, style.rawValue)
    }
  }
}

extension FontPalette: PropertyValue {
  /// CSS's words, or a number from zero.
  public static var kind: PropertyKind {
    .either([.choice(words), .wholeNumber(minimum: 0)])
  }

  /// Reads a word or a number.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> FontPalette? {
    if let word = value.text {
      return FontPalette(word: word)
        ?? reader.unknownWord(word, for: name, among: words, at: value.range)
    }
    guard let number = value.number, let index = UInt16(exactly: number.value) else {
      return reader.mismatch(name, kind, value)
    }
    return .numbered(Int(index))
  }

  /// Writes the word or the number.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    if case .numbered(let number) = self {
      writer.write(name, String(number))
    } else if let word {
      writer.write(name, word)
    }
  }
}

extension PropertyForm where Value == [FontFeature] {
  /// Features: CSS's words or tags in a list or in one text, or an object of tags with values.
  public static var features: PropertyForm {
    let word = PropertyKind.form("a feature, for example \"tabular-nums\" or \"ss01\"")
    let kind = PropertyKind.either([
      word, .list(word), .tags(.either([.truth, .wholeNumber(minimum: 0)])),
    ])
    return PropertyForm(kind) { value, name, reader in
      switch value.kind {
      case .string(let text): return features(text.split(separator: " "), value, &reader)
      case .array(let values):
        return values.flatMap { element -> [FontFeature] in
          guard let text = element.text else {
            return reader.mismatch(name, word, element) ?? []
          }
          return features([text[...]], element, &reader)
        }
      case .object(let members):
        return members.compactMap { member in
          guard FontFeature.isTag(member.key) else {
            reader.fail("the tag of a feature has four characters", at: member.keyRange)
            return nil
          }
          switch member.value.kind {
          case .bool(let isOn): return FontFeature(member.key, isOn ? 1 : 0)
          case .number(let number):
            if let value = UInt32(exactly: number.value) { return FontFeature(member.key, value) }
          default: break
          }
          return reader.mismatch(member.key, .wholeNumber(minimum: 0), member.value)
        }
      default: return reader.mismatch(name, kind, value)
      }
    } describe: { features, name, writer in
      writer.write(
        name,
        features.map { $0.value == 1 ? $0.tag : "\($0.tag)=\($0.value)" }.joined(separator: " "))
    }
  }

  private static func features(
    _ words: [Substring], _ value: SyntaxValue, _ reader: inout ComponentReader
  ) -> [FontFeature] {
    words.flatMap { word -> [FontFeature] in
      if let features = FontFeature.named(String(word)) { return features }
      reader.fail(
        "\(SyntaxValue.quoted(String(word))) is no OpenType feature", at: value.range,
        suggestion: SpellingSuggestion.nearest(String(word), in: FontFeature.words))
      return []
    }
  }
}

extension PropertyForm where Value == [FontAxisValue] {
  /// An object of axis tags with places on the axes.
  public static var axes: PropertyForm {
    let kind = PropertyKind.tags(Double.kind)
    return PropertyForm(kind) { value, name, reader in
      guard case .object(let members) = value.kind else {
        return reader.mismatch(name, kind, value)
      }
      return members.compactMap { member in
        guard FontFeature.isTag(member.key) else {
          reader.fail("the tag of an axis has four characters", at: member.keyRange)
          return nil
        }
        return Double.read(member.value, as: member.key, &reader).map {
          FontAxisValue(member.key, $0)
        }
      }
    } describe: { axes, name, writer in
      for axis in axes { writer.write("\(name).\(axis.tag)", axis.value.plainText) }
    }
  }
}
