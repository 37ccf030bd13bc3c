internal import GalleyUnicode

/// A language tag (BCP 47), taken apart as far as text needs it.
struct LanguageTag {
  /// The language, in lower case; empty for none.
  let language: String
  private let rest: [String]

  init(_ tag: String) {
    var parts = tag.asciiLowercased.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(
      String.init)
    language = parts.isEmpty ? "" : parts.removeFirst()
    rest = parts
  }

  /// What to look the language up by, the closest first. Chinese comes with its script: what is
  /// written in Taiwan, Hong Kong and Macau is traditional.
  var lookups: [String] {
    if language.isEmpty { return [] }
    if language == "zh" || language == "yue" {
      if rest.contains("hk") || rest.contains("mo") || language == "yue" {
        return ["zh-hk", "zh-hant", "zh"]
      }
      let isTraditional = rest.contains("hant") || rest.contains("tw")
      return [isTraditional ? "zh-hant" : "zh-hans", "zh"]
    }
    return [language]
  }

  /// True if Han characters have forms of their own in the language.
  var decidesHan: Bool { ["zh", "yue", "ja", "ko"].contains(language) }
}

extension TextAnalysis {
  /// The language that Han characters are drawn in where no language is named: Japanese beside kana,
  /// Korean beside Hangul, traditional Chinese beside bopomofo.
  var hanLanguage: String {
    for (marks, language) in Self.hanMarks
    where scripts.contains(where: { marks.contains($0.script) }) {
      return language
    }
    return ""
  }

  private static let hanMarks: [([UInt32], String)] = [
    ([tag("Hira"), tag("Kana")], "ja"), ([tag("Hang")], "ko"), ([tag("Bopo")], "zh-Hant"),
  ]
}

/// The languages of the stretches of a text.
struct TextLanguages: Sendable {
  /// The language of text that names none.
  var locale = ""
  /// The language of Han characters in text whose language has none of its own.
  var han = ""

  /// The language of a stretch: what its attributes say, else the locale.
  func language(_ named: String?, script: UInt32) -> String {
    let language = named ?? locale
    guard !han.isEmpty, Self.hanScripts.contains(script), !LanguageTag(language).decidesHan else {
      return language
    }
    return han
  }

  private static let hanScripts = [
    tag("Hani"), tag("Hira"), tag("Kana"), tag("Hang"), tag("Bopo"),
  ]
}
