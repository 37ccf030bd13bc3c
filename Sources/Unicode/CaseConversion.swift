internal import GalleyUnicodeTables

/// Full case mapping with its contexts (Unicode §3.13, `SpecialCasing.txt`) and what Turkish,
/// Azerbaijani, Lithuanian, Greek and Armenian have of their own.
package enum CaseConversion {
  /// A text in lower case.
  ///
  /// - Parameter language: A BCP 47 tag, or empty.
  package static func lowercased(_ text: String, language: String) -> String {
    var converter = LowercaseConverter(Array(text.unicodeScalars), CaseLanguage(language))
    return converter.convert()
  }

  /// A text in upper case.
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
    /// True if a dot above would belong to a letter that has one of itself.
    var isDotted = false
    for scalar in scalars {
      let properties = CharacterProperties(scalar.value)
      if language == .lithuanian {
        if scalar.value == 0x307, isDotted {
          isDotted = false
          continue
        }
        let combining = properties.combiningClass
        if combining == 0 || combining == 230 { isDotted = properties.isSoftDotted }
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

/// The languages whose case differs.
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
  /// Adds what a character maps to without regard to context.
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

/// Lower case: the rules that look at what stands around a character.
private struct LowercaseConverter {
  private let scalars: [Unicode.Scalar]
  private let language: CaseLanguage
  private var result = String.UnicodeScalarView()
  /// True if a cased letter stands before, what case ignores passed over (`Final_Sigma`).
  private var isBehindCased = false
  /// True if an I stands before, with nothing but marks of other places between (`After_I`).
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
      if combining == 0 || combining == 230 { isBehindI = scalar == "I" }
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
    case "\u{307}" where language == .turkic && isBehindI: break
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

  /// A letter that keeps its dot under another mark above.
  private mutating func appendDotted(_ letter: Unicode.Scalar, at index: Int) {
    result.append(letter)
    if mark(after: index, where: { _ in true }) { result.append("\u{307}") }
  }

  private func isDotted(after index: Int) -> Bool { mark(after: index) { $0 == "\u{307}" } }

  /// Whether the first mark above behind a letter is of a kind.
  private func mark(after index: Int, where matches: (Unicode.Scalar) -> Bool) -> Bool {
    for scalar in scalars[(index + 1)...] {
      let combining = CharacterProperties(scalar.value).combiningClass
      if combining == 230 { return matches(scalar) }
      if combining == 0 { return false }
    }
    return false
  }

  private func isCased(after index: Int) -> Bool { scalars.isCased(after: index) }
}

extension [Unicode.Scalar] {
  /// Whether the next character that case does not ignore is cased.
  fileprivate func isCased(after index: Int) -> Bool {
    for scalar in self[(index + 1)...] {
      let properties = CharacterProperties(scalar.value)
      if !properties.isCaseIgnorable { return properties.isCased }
    }
    return false
  }
}

/// Upper case in Greek: without accents and breathings, with the diaeresis, which also comes where
/// only an accent told two vowels apart; the word "ή" alone keeps its accent (CLDR `el-Upper`).
private struct GreekUppercaseConverter {
  private let scalars: [Unicode.Scalar]
  private var result = String.UnicodeScalarView()
  /// True if a cased letter stands before, what case ignores passed over.
  private var isBehindCased = false
  /// True if a vowel with an accent and no diaeresis stands directly before.
  private var isBehindAccent = false

  init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  /// A Greek letter and its marks.
  private struct Letter {
    var base: UInt32 = 0
    var hasAccent = false
    var hasDiaeresis = false
    var iotas = 0

    var isVowel: Bool {
      switch base {
      case 0x391, 0x395, 0x397, 0x399, 0x39F, 0x3A5, 0x3A9: true
      default: false
      }
    }

    /// Takes a mark that goes into the letter; false for any other.
    mutating func take(_ mark: UInt32) -> Bool {
      switch mark {
      case 0x300, 0x301, 0x302, 0x303, 0x311, 0x340, 0x341, 0x342: hasAccent = true
      case 0x308: hasDiaeresis = true
      case 0x344: (hasAccent, hasDiaeresis) = (true, true)
      case 0x345: iotas += 1
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

  /// The letter that a character is, its marks taken apart.
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

  private mutating func append(_ letter: inout Letter, from start: Int, to end: Int) {
    if isBehindAccent, letter.base == 0x399 || letter.base == 0x3A5 { letter.hasDiaeresis = true }
    isBehindAccent = letter.isVowel && letter.hasAccent && !letter.hasDiaeresis
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
