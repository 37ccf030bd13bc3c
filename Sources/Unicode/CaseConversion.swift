internal import GalleyUnicodeTables

/// Conversion of text to lower and upper case by the rules of Unicode (§3.13, `SpecialCasing.txt`). These include rules
/// that depend on neighbouring characters, and rules of their own for Turkish, Azerbaijani, Lithuanian, Greek and
/// Armenian.
package enum CaseConversion {
  /// Returns a text in lower case.
  ///
  /// - Parameter language: A BCP 47 tag, or empty.
  package static func lowercased(_ text: String, language: String) -> String {
    var converter = LowercaseConverter(Array(text.unicodeScalars), CaseLanguage(language))
    return converter.convert()
  }

  /// Returns a text in upper case.
  ///
  /// - Parameter language: A BCP 47 tag, or empty.
  package static func uppercased(_ text: String, language: String) -> String {
    let scalars = Array(text.unicodeScalars)
    let language = CaseLanguage(language)
    if language == .greek {
      var converter = GreekUppercaseConverter(scalars)
      return converter.convert()
    }
    return uppercased(scalars, language)
  }

  private static func uppercased(_ scalars: [Unicode.Scalar], _ language: CaseLanguage) -> String {
    var result = String.UnicodeScalarView()
    // True behind a letter whose lower case has a dot, such as i. Lithuanian writes a combining dot behind such a letter
    // if it also has an accent; the dot is removed with the one of the letter.
    var isDotted = false
    for scalar in scalars {
      let properties = CharacterProperties(scalar.value)
      if language == .lithuanian {
        if scalar == .dotAbove, isDotted {
          isDotted = false
          continue
        }
        let combining = properties.combiningClass
        if combining == CombiningClass.none || combining == CombiningClass.above {
          isDotted = properties.isSoftDotted
        }
      }
      switch (language, scalar) {
      case (.turkic, "i"): result.append("İ")
      case (.armenian, "\u{587}"): result.append(contentsOf: "\u{535}\u{54E}".unicodeScalars)
      default: result.append(mapping: scalar, properties, isUpper: true)
      }
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  fileprivate static let dotAbove: Unicode.Scalar = "\u{307}"
}

/// The canonical combining classes that the rules of case distinguish.
private enum CombiningClass {
  /// Characters that are not combining marks, and marks that are not reordered.
  static let none: UInt8 = 0
  /// Marks above a letter, such as accents.
  static let above: UInt8 = 230
}

/// The languages with case rules of their own.
enum CaseLanguage {
  case other, turkic, lithuanian, greek, armenian

  init(_ tag: String) {
    switch tag.prefix(while: { $0 != "-" && $0 != "_" && $0 != "@" }).lowercased() {
    case "tr", "az": self = .turkic
    case "lt": self = .lithuanian
    case "el": self = .greek
    case "hy": self = .armenian
    default: self = .other
    }
  }
}

extension String.UnicodeScalarView {
  /// Appends the upper or lower case of a character, regardless of its neighbours.
  fileprivate mutating func append(
    mapping scalar: Unicode.Scalar, _ properties: CharacterProperties, isUpper: Bool
  ) {
    var mapping: UnsafePointer<UInt32>?
    guard properties.hasCaseMapping,
      case let count = galley_case_mapping(scalar.value, isUpper ? 1 : 0, &mapping), count > 0,
      let mapping
    else {
      append(scalar)
      return
    }
    for index in 0..<Int(count) {
      append(Unicode.Scalar(mapping[index]) ?? scalar)
    }
  }
}

/// Converts to lower case by the rules that depend on neighbouring characters. The names in parentheses are those of
/// the conditions in `SpecialCasing.txt`.
private struct LowercaseConverter {
  private let scalars: [Unicode.Scalar]
  private let language: CaseLanguage
  private var result = String.UnicodeScalarView()
  /// True behind a cased letter, with only case-ignorable characters between (`Final_Sigma`).
  private var isBehindCased = false
  /// True behind an I, with only marks between that are not above a letter (`After_I`).
  private var isBehindI = false

  init(_ scalars: [Unicode.Scalar], _ language: CaseLanguage) {
    self.scalars = scalars
    self.language = language
  }

  mutating func convert() -> String {
    for (index, scalar) in scalars.enumerated() {
      let properties = CharacterProperties(scalar.value)
      append(scalar, properties, at: index)
      let combining = properties.combiningClass
      if combining == CombiningClass.none || combining == CombiningClass.above {
        isBehindI = scalar == "I"
      }
      if !properties.isCaseIgnorable { isBehindCased = properties.isCased }
    }
    return String(result)
  }

  private mutating func append(
    _ scalar: Unicode.Scalar, _ properties: CharacterProperties, at index: Int
  ) {
    switch scalar {
    case "Σ":
      result.append(isBehindCased && !isCased(after: index) ? "ς" : "σ")
    case "İ" where language == .turkic: result.append("i")
    case .dotAbove where language == .turkic && isBehindI: break
    case "I" where language == .turkic:
      result.append(isDotted(after: index) ? "i" : "ı")
    case "I" where language == .lithuanian: appendDotted("i", at: index)
    case "J" where language == .lithuanian: appendDotted("j", at: index)
    case "Į" where language == .lithuanian: appendDotted("į", at: index)
    case "Ì" where language == .lithuanian: append("i\u{307}\u{300}")
    case "Í" where language == .lithuanian: append("i\u{307}\u{301}")
    case "Ĩ" where language == .lithuanian: append("i\u{307}\u{303}")
    default: result.append(mapping: scalar, properties, isUpper: false)
    }
  }

  private mutating func append(_ text: StaticString) {
    result.append(contentsOf: text.description.unicodeScalars)
  }

  /// Appends a letter, and a combining dot if another mark above follows: Lithuanian keeps the dot of the letter below an
  /// accent (`More_Above`).
  private mutating func appendDotted(_ letter: Unicode.Scalar, at index: Int) {
    result.append(letter)
    if hasMarkAbove(after: index, where: { _ in true }) { result.append(.dotAbove) }
  }

  /// Returns true if a dot above belongs to the letter (`Before_Dot`).
  private func isDotted(after index: Int) -> Bool {
    hasMarkAbove(after: index) { $0 == .dotAbove }
  }

  /// Returns true if the letter has a mark above and the first of these matches a condition.
  private func hasMarkAbove(after index: Int, where matches: (Unicode.Scalar) -> Bool) -> Bool {
    for scalar in scalars[(index + 1)...] {
      let combining = CharacterProperties(scalar.value).combiningClass
      if combining == CombiningClass.above { return matches(scalar) }
      if combining == CombiningClass.none { return false }
    }
    return false
  }

  private func isCased(after index: Int) -> Bool { scalars.isCased(after: index) }
}

extension [Unicode.Scalar] {
  /// Returns true if the next character that is not case-ignorable is cased.
  fileprivate func isCased(after index: Int) -> Bool {
    for scalar in self[(index + 1)...] {
      let properties = CharacterProperties(scalar.value)
      if !properties.isCaseIgnorable { return properties.isCased }
    }
    return false
  }
}

/// Converts Greek text to upper case (CLDR `el-Upper`).
///
/// Accents and breathings are removed, diaereses are kept. A diaeresis is added where only a removed accent showed that
/// two vowels are pronounced separately. The word "ή" keeps its accent, which distinguishes it from the article "η".
private struct GreekUppercaseConverter {
  private let scalars: [Unicode.Scalar]
  private var result = String.UnicodeScalarView()
  /// True behind a cased letter, with only case-ignorable characters between.
  private var isBehindCased = false
  /// True directly behind a vowel that has an accent but no diaeresis.
  private var isBehindAccent = false

  init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  /// A Greek letter and its marks.
  private struct Letter {
    /// The code point of the letter in upper case, without marks.
    var base: UInt32 = 0
    var hasAccent = false
    var hasDiaeresis = false
    /// The number of iotas subscript, which become letters of their own in upper case.
    var iotas = 0

    var isVowel: Bool {
      switch base {
      case 0x391, 0x395, 0x397, 0x399, 0x39F, 0x3A5, 0x3A9: true  // Α Ε Η Ι Ο Υ Ω
      default: false
      }
    }

    /// Adds a combining mark to the letter; returns false for a mark that Greek letters do not have.
    mutating func take(_ mark: UInt32) -> Bool {
      switch mark {
      // Grave, acute, circumflex, tilde and inverted breve, the tone marks, and the perispomeni.
      case 0x300, 0x301, 0x302, 0x303, 0x311, 0x340, 0x341, 0x342: hasAccent = true
      case 0x308: hasDiaeresis = true
      case 0x344: (hasAccent, hasDiaeresis) = (true, true)  // Dialytika and tonos.
      case 0x345: iotas += 1
      // Marks of length and breathing, which upper case omits.
      case 0x304, 0x306, 0x313, 0x314, 0x343: break
      default: return false
      }
      return true
    }
  }

  mutating func convert() -> String {
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      let properties = CharacterProperties(scalar.value)
      let start = index
      index += 1
      if var letter = letter(of: scalar, properties) {
        while index < scalars.count, letter.take(scalars[index].value) { index += 1 }
        append(&letter, from: start, to: index)
      } else {
        result.append(mapping: scalar, properties, isUpper: true)
        isBehindAccent = false
      }
      if !properties.isCaseIgnorable { isBehindCased = properties.isCased }
    }
    return String(result)
  }

  /// Returns the letter and the marks of which a character consists; nil if it is not a Greek letter.
  private func letter(of scalar: Unicode.Scalar, _ properties: CharacterProperties) -> Letter? {
    guard properties.script == ScriptTag.greek else { return nil }
    var letter = Letter()
    var rest = scalar.value
    while let parts = Normalization.decomposition(rest) {
      if parts.second != 0, !letter.take(parts.second) { return nil }
      rest = parts.first
    }
    var mapping: UnsafePointer<UInt32>?
    let count = galley_case_mapping(rest, 1, &mapping)
    letter.base = count == 1 ? mapping?[0] ?? rest : rest
    guard count < 2, (0x391...0x3A9).contains(letter.base) || rest != scalar.value else {
      return nil
    }
    return letter
  }

  /// Appends a letter in upper case.
  ///
  /// - Parameters:
  ///   - start: The index of its first character.
  ///   - end: The index behind its last mark.
  private mutating func append(_ letter: inout Letter, from start: Int, to end: Int) {
    // Iota or upsilon.
    if isBehindAccent, letter.base == 0x399 || letter.base == 0x3A5 { letter.hasDiaeresis = true }
    isBehindAccent = letter.isVowel && letter.hasAccent && !letter.hasDiaeresis
    // An accented eta that is a word by itself. Its accent remains combined with it or separate, as in the text.
    if letter.base == 0x397, letter.hasAccent, letter.iotas == 0, !isBehindCased,
      !scalars.isCased(after: end - 1)
    {
      if end == start + 1 {
        result.append("Ή")
      } else {
        result.append(contentsOf: "Η\u{301}".unicodeScalars)
      }
      return
    }
    switch (letter.base, letter.hasDiaeresis) {
    case (0x399, true): result.append("Ϊ")
    case (0x3A5, true): result.append("Ϋ")
    default:
      if let base = Unicode.Scalar(letter.base) { result.append(base) }
      if letter.hasDiaeresis { result.append("\u{308}") }
    }
    for _ in 0..<letter.iotas { result.append("Ι") }
  }
}
