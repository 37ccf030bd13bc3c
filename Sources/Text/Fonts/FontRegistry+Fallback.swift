internal import GalleyUnicode

/// The facts that determine, beside the character, which families are searched for it.
struct FallbackContext: Hashable {
  /// The ISO 15924 code of the script that the text around is written in.
  var script: UInt32
  /// The BCP 47 tag of the language; empty where it decides nothing.
  var language: String

  init(script: UInt32, language: String) {
    self.script = script
    // No family is preferred for a language of these: their letters are those of the default font.
    self.language = Self.isCommon(script) ? "" : language
  }

  /// Returns true if a script is that of common characters or one that the default font is made for.
  static func isCommon(_ script: UInt32) -> Bool {
    [tag("Latn"), tag("Grek"), tag("Cyrl"), tag("Zyyy"), tag("Zinh"), tag("Zzzz")].contains(script)
  }
}

extension FontRegistry {
  /// Returns the families to search for characters that a text's own font lacks, in order: those of the
  /// language; if no face of the first lists is for the script, the user's own and those for it; then those
  /// of the configuration, then the user's own.
  func fallback(in context: FallbackContext) -> [FontFamily] {
    var families: [FontFamily] = []
    func add(_ more: [FontFamily]) {
      families += more.filter { new in !families.contains { $0.isSame(as: new) } }
    }
    add(preferred(for: context.language))
    // Marks and punctuation that scripts share look as in the script around them.
    if !further.isEmpty, !catalog.isFor(script: context.script) {
      add(unlisted)
      add(furtherFamilies.filter { $0.isFor(script: context.script) })
    }
    add(listed)
    add(unlisted)
    return families
  }

  /// Returns the families to search if none of those has a character: those for the script unless it is a
  /// common one, those for symbols, then the rest.
  func lastFallback(for script: UInt32) -> [FontFamily] {
    let all = furtherFamilies
    let isCommon = FallbackContext.isCommon(script)
    let symbols = configuration.symbolFamilies.compactMap { name in
      all.first { $0.names.contains(name.asciiLowercased) }
    }
    let first = all.filter { !isCommon && $0.isFor(script: script) } + symbols
    return first + all.filter { other in !first.contains { $0.isSame(as: other) } }
  }

  private var furtherFamilies: [FontFamily] { further.flatMap(\.catalog.families) }

  private func preferred(for language: String) -> [FontFamily] {
    let names = LanguageTag(language).lookups.lazy
      .compactMap { self.configuration.languageFamilies[$0] }.first
    return (names ?? []).compactMap { name in
      catalog.family(name) ?? further.lazy.compactMap { $0.catalog.family(name) }.first
    }
  }
}
