internal import GalleyParsing

/// Reads string catalogues (`.xcstrings`) and plural tables (`.stringsdict`).
struct StringCatalogReader {
  let diagnostics: DiagnosticCollector

  /// Returns the texts of a catalogue by language; those of its own language are the keys themselves unless
  /// it specifies otherwise.
  func catalogue(_ value: SyntaxValue) -> StringCatalog? {
    guard let strings = value["strings"]?.members else {
      diagnostics.error("expected a string catalogue: an object with \"strings\"", at: value.range)
      return nil
    }
    var catalog = StringCatalog(sourceLanguage: value["sourceLanguage"]?.text ?? "en")
    for member in strings {
      if member.value["shouldTranslate"]?.truth == false { catalog.untranslated.insert(member.key) }
      catalog.entries[catalog.sourceLanguage, default: [:]][member.key] =
        StringEntry(form: .text(member.key))
      for localization in member.value["localizations"]?.members ?? [] {
        guard let entry = entry(localization.value) else { continue }
        catalog.entries[localization.key, default: [:]][member.key] = entry
      }
    }
    return catalog
  }

  /// A localization; nil if it is not translated yet.
  private func entry(_ value: SyntaxValue) -> StringEntry? {
    guard let form = form(value) else { return nil }
    var entry = StringEntry(form: form)
    for member in value["substitutions"]?.members ?? [] {
      entry.parts[member.key] = part(member.value)
    }
    return entry
  }

  private func part(_ value: SyntaxValue) -> StringEntry.Part? {
    guard let form = form(value) else { return nil }
    let letters = value["formatSpecifier"]?.text ?? "lld"
    return StringEntry.Part(position: position(value["argNum"]), letters: letters, form: form)
  }

  /// A number of an argument, from 1, as a place, from 0.
  private func position(_ value: SyntaxValue?) -> Int? {
    guard let number = value?.number.flatMap({ Int(exactly: $0.value) }) else { return nil }
    let position = number - 1
    return position >= 0 ? position : nil
  }

  private func form(_ value: SyntaxValue) -> StringEntry.Form? {
    if let unit = value["stringUnit"] {
      guard unit["state"]?.text != "new", let text = unit["value"]?.text else { return nil }
      // A translation without a text does not count: the number of a row whose key `%lld` has one is there
      // (danimo84/MyChest at 1b41ee87, SettingsUIGroup, recorded on iOS 17).
      return text.isEmpty ? nil : .text(text)
    }
    guard let variations = value["variations"] else { return nil }
    if let plural = variations["plural"] {
      return forms(plural.members ?? []) { $0["stringUnit"]?["value"]?.text }
    }
    // Galley draws telephones.
    let devices = variations["device"]
    return (devices?["iphone"] ?? devices?["other"] ?? devices?.members?.first?.value)
      .flatMap(form)
  }

  private func forms(
    _ members: [SyntaxMember], _ text: (SyntaxValue) -> String?
  ) -> StringEntry.Form? {
    var forms: [PluralCategory: String] = [:]
    for member in members {
      if let category = PluralCategory(rawValue: member.key), let text = text(member.value) {
        forms[category] = text
      }
    }
    return forms.isEmpty ? nil : .plural(forms)
  }

  /// The texts of a plural table.
  func pluralTable(_ value: SyntaxValue) -> [String: StringEntry] {
    var entries: [String: StringEntry] = [:]
    for member in value.members ?? [] {
      guard let format = member.value["NSStringLocalizedFormatKey"]?.text else {
        diagnostics.warning(
          "only plurals are read; \(SyntaxValue.quoted(member.key)) has no "
            + "NSStringLocalizedFormatKey", at: member.keyRange)
        continue
      }
      var entry = StringEntry(form: .text(format))
      for part in member.value.members ?? [] {
        guard let form = forms(part.value.members ?? [], \.text) else { continue }
        entry.parts[part.key] = StringEntry.Part(
          letters: part.value["NSStringFormatValueTypeKey"]?.text ?? "lld", form: form)
      }
      entries[member.key] = entry
    }
    return entries
  }
}

/// The content of a string catalogue.
struct StringCatalog {
  var sourceLanguage: String
  var entries: [String: [String: StringEntry]] = [:]
  /// Keys whose texts are the same in every language.
  var untranslated: Set<String> = []
}
