/// A word that the platform's own controls have where a program names none, in the platform's translations.
package enum PlatformWord: Int, Sendable {
  /// The placeholder of a field for what is searched for.
  case search
  /// The way back to a screen whose title has no room.
  case back

  /// The word in a language; in English for a language without one.
  package func text(in tag: String) -> String {
    var parts = tag.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    // Chinese of these regions is written in traditional characters.
    if parts.first == "zh", !Set(parts).isDisjoint(with: ["tw", "hk", "mo"]) {
      parts = ["zh", "hant"]
    }
    while !parts.isEmpty {
      if let words = Self.words[parts.joined(separator: "-")] { return words[rawValue] }
      parts.removeLast()
    }
    return Self.english[rawValue]
  }

  private static let english = ["Search", "Back"]

  private static let words: [String: [String]] = [
    "ar": ["بحث", "رجوع"], "ca": ["Cerca", "Enrere"],
    "cs": ["Hledat", "Zpět"], "da": ["Søg", "Tilbage"],
    "de": ["Suchen", "Zurück"], "el": ["Αναζήτηση", "Πίσω"],
    "es": ["Buscar", "Atrás"], "fa": ["جستجو", "بازگشت"],
    "fi": ["Etsi", "Takaisin"], "fr": ["Rechercher", "Retour"],
    "he": ["חיפוש", "חזרה"], "hi": ["खोजें", "वापस"],
    "hr": ["Pretraži", "Natrag"], "hu": ["Keresés", "Vissza"],
    "id": ["Cari", "Kembali"], "it": ["Cerca", "Indietro"],
    "ja": ["検索", "戻る"], "ko": ["검색", "뒤로"],
    "ms": ["Cari", "Kembali"], "nb": ["Søk", "Tilbake"],
    "nl": ["Zoek", "Terug"], "no": ["Søk", "Tilbake"],
    "pl": ["Szukaj", "Wstecz"], "pt": ["Buscar", "Voltar"],
    "pt-pt": ["Pesquisar", "Voltar"], "ro": ["Caută", "Înapoi"],
    "ru": ["Поиск", "Назад"], "sk": ["Hľadať", "Späť"],
    "sv": ["Sök", "Tillbaka"], "th": ["ค้นหา", "กลับ"],
    "tr": ["Ara", "Geri"], "uk": ["Пошук", "Назад"],
    "ur": ["تلاش", "واپس"], "vi": ["Tìm kiếm", "Quay lại"],
    "zh": ["搜索", "返回"], "zh-hant": ["搜尋", "返回"],
  ]
}
