public import GalleyParsing
internal import GalleySystem

/// Texts by key and language, from `.strings`, `.stringsdict` and `.xcstrings` files.
///
/// ```swift
/// var strings = LocalizedStrings()
/// strings.add(try SourceText(name: "de.lproj/Localizable.strings", text: "\"ok\" = \"Gut\";"))
/// strings.text("ok", locale: "de-AT")?.text  // "Gut"
/// ```
public struct LocalizedStrings: Sendable {
  /// The fallback language for others: that of the first catalogue, else `en`.
  public var sourceLanguage: String { ownSourceLanguage ?? "en" }

  private var ownSourceLanguage: String?
  /// By language in lower case; `base` for the folder of that name, empty for files outside of
  /// folders of languages.
  private var entries: [String: [String: StringEntry]] = [:]
  private var spellings: [String: String] = [:]
  private var untranslated: Set<String> = []

  /// Makes an empty table.
  public init() {}

  /// The languages there are texts in, as they are written, in order.
  public var languages: [String] {
    entries.keys.filter { !["", "base"].contains($0) }.sorted().map { spellings[$0] ?? $0 }
  }

  /// The languages that have a text for a key, in order.
  func languages(having key: String) -> [String] {
    entries.filter { $0.value[key] != nil }.keys.map { spellings[$0] ?? $0 }.sorted()
  }

  /// Adds the texts of a file; of texts with one key and language the last counts.
  ///
  /// The name decides the kind of file: `.xcstrings` holds all languages; `.strings` and `.stringsdict` (text
  /// or XML) are of the language of their folder `<language>.lproj`, and outside of such a folder of every
  /// language.
  ///
  /// - Returns: The problems in it.
  public mutating func add(_ source: SourceText) -> [Diagnostic] {
    let diagnostics = DiagnosticCollector()
    let reader = StringCatalogReader(diagnostics: diagnostics)
    let isCatalog = source.name.hasSuffix(".xcstrings")
    guard isCatalog || PropertyListParser.recognizes(source) else {
      for (key, value) in StringsParser.pairs(source, diagnostics) {
        add(StringEntry(form: .text(value)), key, Self.language(ofFile: source.name))
      }
      return source.explained(diagnostics.summary)
    }
    let parsed = isCatalog ? JSONParser.parse(source) : PropertyListParser.parse(source)
    diagnostics.add(contentsOf: parsed.diagnostics)
    guard let value = parsed.value else { return diagnostics.summary }
    if isCatalog, let catalog = reader.catalogue(value) {
      ownSourceLanguage = ownSourceLanguage ?? catalog.sourceLanguage
      untranslated.formUnion(catalog.untranslated)
      for (language, texts) in catalog.entries {
        for (key, entry) in texts { add(entry, key, language) }
      }
    } else if source.name.hasSuffix(".stringsdict") {
      for (key, entry) in reader.pluralTable(value) {
        add(entry, key, Self.language(ofFile: source.name))
      }
    } else if !isCatalog {
      for member in value.members ?? [] {
        guard let text = member.value.text else { continue }
        add(StringEntry(form: .text(text)), member.key, Self.language(ofFile: source.name))
      }
    }
    return diagnostics.summary
  }

  private mutating func add(_ entry: StringEntry, _ key: String, _ language: String) {
    let name = Self.normalized(language)
    spellings[name] = language
    entries[name, default: [:]][key] = entry
  }

  /// The text of a file of strings: UTF-8, or UTF-16 as older tools write it.
  public static func source(_ path: String, _ bytes: [UInt8]) -> SourceText {
    let isBig = bytes.starts(with: [0xFE, 0xFF])
    guard isBig || bytes.starts(with: [0xFF, 0xFE]) else {
      return SourceText(name: path, bytes: bytes)
    }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBig ? first << 8 | second : second << 8 | first
    }
    return SourceText(name: path, text: String(decoding: units, as: UTF16.self))
  }

  /// Returns the language of the folder that contains a file.
  private static func language(ofFile path: String) -> String {
    let folder = FilePath(path).folder.lastComponent
    return folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : ""
  }

  private static func normalized(_ tag: String) -> String {
    String(tag.lowercased().map { $0 == "_" ? "-" : $0 })
  }

  /// Returns a text with its arguments in a language, or in its fallback language; nil if no file has the
  /// key.
  ///
  /// - Parameter locale: A BCP 47 tag. Of `de-AT` also `de` counts, of `zh-TW` also `zh-Hant`.
  public func text(
    _ key: String, _ arguments: [StringArgument] = [], locale: String
  ) -> LocalizedText? {
    LocalizedReading(self, locale: locale).text(key, arguments)
  }

  /// The tables that are looked through for a locale, with whether they are of its language.
  func tables(
    for locale: String
  ) -> [(language: String, entries: [String: StringEntry], isOwn: Bool)] {
    let tag = Self.normalized(locale)
    let source = Self.normalized(sourceLanguage)
    var names = Self.chain(tag)
    let base = Self.base(tag)
    names += entries.keys.filter { Self.base($0) == base && !names.contains($0) }.sorted()
    // Files of every language count as translated, and so does the folder of a source language.
    var own = names + [""]
    if base == Self.base(source) { own.append("base") }
    let all = own + (Self.chain(source) + ["base"]).filter { !own.contains($0) }
    return all.compactMap { name in
      entries[name].map { (name.isEmpty || name == "base" ? source : name, $0, own.contains(name)) }
    }
  }

  private static func base(_ tag: String) -> Substring {
    let language = tag.prefix { $0 != "-" }
    return ["nb": "no", "iw": "he", "in": "id"][language] ?? language
  }

  /// The tag and what is left of it, the closest first; Chinese goes by its script.
  private static func chain(_ tag: String) -> [String] {
    var parts = tag.split(separator: "-")
    var chain: [String] = []
    while !parts.isEmpty {
      chain.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    guard base(tag) == "zh", !tag.contains("-hans"), !tag.contains("-hant") else { return chain }
    let isTraditional = ["-tw", "-hk", "-mo"].contains { tag.hasSuffix($0) }
    chain.insert(isTraditional ? "zh-hant" : "zh-hans", at: chain.count - 1)
    return chain
  }

  /// Returns true if a key is to have the same text in every language.
  func isUntranslated(_ key: String) -> Bool { untranslated.contains(key) }
}

/// A text in a language.
public struct LocalizedText: Hashable, Sendable {
  /// The text, with its arguments.
  public var text: String
  /// The language it is in, in lower case.
  public var language: String
  /// True if that is the requested language.
  public var isTranslated: Bool
  /// True if it has all the arguments that it names; a specifier without one is left as written.
  public var isWhole: Bool
}

/// The strings in one language, for looking up many of them.
package struct LocalizedReading: Sendable {
  /// The requested language.
  package let locale: String
  private let strings: LocalizedStrings
  private let tables:
    [(language: String, entries: [String: StringEntry], isOwn: Bool, rules: PluralRules)]

  /// Looks up what is needed for a language.
  package init(_ strings: LocalizedStrings, locale: String) {
    self.locale = locale
    self.strings = strings
    tables = strings.tables(for: locale).map {
      ($0.language, $0.entries, $0.isOwn, PluralRules($0.isOwn ? locale : $0.language))
    }
  }

  /// A text with its arguments; nil when no file has the key.
  package func text(_ key: String, _ arguments: [StringArgument] = []) -> LocalizedText? {
    for table in tables {
      guard let entry = table.entries[key] else { continue }
      let (text, isWhole) = entry.text(arguments, table.rules)
      return LocalizedText(
        text: text, language: table.language,
        isTranslated: table.isOwn || strings.isUntranslated(key), isWhole: isWhole)
    }
    return nil
  }

  /// Returns the languages that have a text for a key, in order, whether or not they are fallbacks of the
  /// requested one.
  package func languages(having key: String) -> [String] { strings.languages(having: key) }

  /// A text that no file has, with its arguments.
  package func text(of template: String, _ arguments: [StringArgument]) -> String {
    StringEntry(form: .text(template)).text(arguments, PluralRules(locale)).text
  }
}
