internal import CGalleyICU

/// ICU's break iterators of one workspace. Opening one costs a millisecond, so they are kept.
final class BreakIterators {
  private var iterators: [String: OpaquePointer] = [:]

  deinit {
    // The order of closing is of no consequence.
    for iterator in iterators.values { galley_break_close(iterator) }
  }

  /// The iterator over line-break opportunities for a language and strictness.
  func lines(locale: String, strictness: LineBreakStrictness) -> OpaquePointer? {
    iterator("line:\(LineBreakLocale.identifier(locale, strictness))") {
      galley_break_open(1, LineBreakLocale.identifier(locale, strictness))
    }
  }

  /// The iterator over grapheme clusters.
  func graphemes() -> OpaquePointer? {
    iterator("grapheme") { galley_break_open(0, "root") }
  }

  private func iterator(_ key: String, open: () -> OpaquePointer?) -> OpaquePointer? {
    if let known = iterators[key] { return known }
    let opened = open()
    iterators[key] = opened
    return opened
  }
}

/// The ICU locale of a language for line breaking. Only Chinese and Japanese have rules of their
/// own; every other language uses the root rules, so that a locale cannot surprise.
enum LineBreakLocale {
  static func identifier(_ locale: String, _ strictness: LineBreakStrictness) -> String {
    let language = locale.asciiLowercased.prefix { $0 != "-" && $0 != "_" && $0 != "@" }
    let base = language == "ja" || language == "zh" ? String(language) : "root"
    switch strictness {
    case .standard: return "\(base)@lb=strict"
    case .normal: return "\(base)@lb=normal"
    case .loose: return "\(base)@lb=loose"
    }
  }
}
