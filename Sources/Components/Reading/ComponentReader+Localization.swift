internal import GalleyLocalization
public import GalleyParsing

/// Something that keeps a text of a document from being in the reader's language.
public struct LocalizationRemark: Hashable, Sendable {
  /// The kind of the finding.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// No file has a text in the language for the key.
    case untranslated
    /// A text is not a key of any file.
    case withoutKey
    /// A text has a place for an argument that the document does not give.
    case missingArgument
  }

  /// What is the matter.
  public var kind: Kind
  /// The key, or the text without a translation.
  public var key: String
  /// The finding, as text.
  public var message: String
  /// The range of the text.
  public var range: SourceRange
}

extension ComponentReader {
  /// What a text that people read says in the reader's language, in a pseudo-locale where that was
  /// asked for; nil after a complaint.
  mutating func displayText(_ value: SyntaxValue, as name: String) -> String? {
    localized(value, as: name).map { translated($0) }
  }

  /// What a text that people read says in the reader's language. Where strings were given, a text
  /// that is a key of theirs stands for theirs; an object has a key with arguments.
  mutating func localized(_ value: SyntaxValue, as name: String) -> String? {
    if case .string(let text) = value.kind {
      guard let localization else { return text }
      guard let found = localization.text(text) else {
        let others = localization.languages(having: text)
        if !others.isEmpty {
          let message = Self.missing(in: localization.locale, among: others)
          warn("\(SyntaxValue.quoted(text)) \(message)", at: value.range)
          remark(.untranslated, text, message, at: value.range)
        } else if text.contains(where: \.isLetter) {
          remark(.withoutKey, text, "is no key of the strings", at: value.range)
        }
        return text
      }
      return checked(found, text, localization.locale, at: value.range)
    }
    guard case .object = value.kind else { return mismatch(name, .displayText, value) }
    guard let parts = PartReader(value, of: name, knowing: Self.keysOfText, &self) else {
      return nil
    }
    guard let key: String = parts.read("key", &self) else {
      refuse("the text of \"\(name)\" needs a \"key\"", at: value.range)
      return nil
    }
    let arguments = parts.read("arguments", as: .list(of: .argument), &self) ?? []
    if let found = localization?.text(key, arguments) {
      return checked(found, key, localization?.locale ?? "", at: value.range)
    }
    let others = localization?.languages(having: key) ?? []
    if let localization, !others.isEmpty {
      let message = Self.missing(in: localization.locale, among: others)
      warn("\(SyntaxValue.quoted(key)) \(message)", at: value.range)
      remark(.untranslated, key, message, at: value.range)
    } else {
      warn("there is no text for the key \(SyntaxValue.quoted(key))", at: value.range)
      let message = localization == nil ? "is a key without strings" : "has no text in any language"
      remark(.untranslated, key, message, at: value.range)
    }
    let usual: String = parts.read("default", &self) ?? key
    return LocalizedReading(LocalizedStrings(), locale: localization?.locale ?? "en")
      .text(of: usual, arguments)
  }

  /// What is said of a key that only languages have which do not stand in for the reader's.
  private static func missing(in locale: String, among languages: [String]) -> String {
    let list = languages.map { "\"\($0)\"" }.joined(separator: ", ")
    return "has no text in \"\(locale)\", nor in the language that stands in for it, but in \(list)"
  }

  static let keysOfText = ["key", "arguments", "default"]

  private mutating func checked(
    _ found: LocalizedText, _ key: String, _ locale: String, at range: SourceRange
  ) -> String {
    func warn(_ kind: LocalizationRemark.Kind, _ message: String) {
      diagnostics.warning("\(SyntaxValue.quoted(key)) \(message)", at: range)
      remark(kind, key, message, at: range)
    }
    if !found.isTranslated {
      warn(.untranslated, "has no text in \"\(locale)\"; the one in \"\(found.language)\" is shown")
    }
    if !found.isWhole { warn(.missingArgument, "names an argument that is not given") }
    return found.text
  }

  private mutating func remark(
    _ kind: LocalizationRemark.Kind, _ key: String, _ message: String, at range: SourceRange
  ) {
    localizationRemarks.append(
      LocalizationRemark(
        kind: kind, key: key, message: "\(SyntaxValue.quoted(key)) \(message)", range: range))
  }
}

extension PropertyForm where Value == StringArgument {
  /// The argument of a text: text or a number.
  static var argument: PropertyForm {
    PropertyForm(.either([.text, .anyNumber])) { value, name, reader in
      if case .number(let number) = value.kind {
        return Int(exactly: number.value).map { .integer($0) } ?? .number(number.value)
      }
      return String.read(value, as: name, &reader).map { .text($0) }
    } describe: { argument, name, writer in
      writer.write(name, argument.text)
    }
  }
}
