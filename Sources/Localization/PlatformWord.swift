/// A word that the platform's own controls have where a program names none, in the platform's translations.
package enum PlatformWord: Int, CaseIterable, Sendable {
  /// The placeholder of a field for what is searched for.
  case search
  /// The button that leaves a search or a question.
  case cancel
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

  /// The languages that have words of their own.
  package static var languages: [String] { words.keys.sorted() + ["en"] }

  private static let english = ["Search", "Cancel", "Back"]

  private static let words: [String: [String]] = [
    "ar": ["بحث", "إلغاء", "رجوع"], "ca": ["Cerca", "Cancel·la", "Enrere"],
    "cs": ["Hledat", "Zrušit", "Zpět"], "da": ["Søg", "Annuller", "Tilbage"],
    "de": ["Suchen", "Abbrechen", "Zurück"], "el": ["Αναζήτηση", "Ακύρωση", "Πίσω"],
    "es": ["Buscar", "Cancelar", "Atrás"], "fa": ["جستجو", "لغو", "بازگشت"],
    "fi": ["Etsi", "Kumoa", "Takaisin"], "fr": ["Rechercher", "Annuler", "Retour"],
    "he": ["חיפוש", "ביטול", "חזרה"], "hi": ["खोजें", "रद्द करें", "वापस"],
    "hr": ["Pretraži", "Odustani", "Natrag"], "hu": ["Keresés", "Mégsem", "Vissza"],
    "id": ["Cari", "Batal", "Kembali"], "it": ["Cerca", "Annulla", "Indietro"],
    "ja": ["検索", "キャンセル", "戻る"], "ko": ["검색", "취소", "뒤로"],
    "ms": ["Cari", "Batal", "Kembali"], "nb": ["Søk", "Avbryt", "Tilbake"],
    "nl": ["Zoek", "Annuleer", "Terug"], "no": ["Søk", "Avbryt", "Tilbake"],
    "pl": ["Szukaj", "Anuluj", "Wstecz"], "pt": ["Buscar", "Cancelar", "Voltar"],
    "pt-pt": ["Pesquisar", "Cancelar", "Voltar"], "ro": ["Caută", "Anulează", "Înapoi"],
    "ru": ["Поиск", "Отменить", "Назад"], "sk": ["Hľadať", "Zrušiť", "Späť"],
    "sv": ["Sök", "Avbryt", "Tillbaka"], "th": ["ค้นหา", "ยกเลิก", "กลับ"],
    "tr": ["Ara", "Vazgeç", "Geri"], "uk": ["Пошук", "Скасувати", "Назад"],
    "ur": ["تلاش", "منسوخ کریں", "واپس"], "vi": ["Tìm kiếm", "Hủy", "Quay lại"],
    "zh": ["搜索", "取消", "返回"], "zh-hant": ["搜尋", "取消", "返回"],
  ]
}
