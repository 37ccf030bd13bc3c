import GalleyParsing
import Testing

@testable import GalleyLocalization

@Suite("Texts by key")
struct LocalizedStringsTests {
  static func strings(_ files: (name: String, text: String)...) -> LocalizedStrings {
    var strings = LocalizedStrings()
    for file in files {
      let found = strings.add(SourceText(name: file.name, text: file.text))
      #expect(found.isEmpty, "\(found)")
    }
    return strings
  }

  static let catalogue = #"""
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Sign in": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Anmelden"}}}},
      "New": {"localizations": {"de": {"stringUnit": {"state": "new", "value": ""}}}},
      "%lld": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": ""}}}},
      "OK": {"shouldTranslate": false},
      "%lld items": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld item"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld items"}}}}},
        "pl": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld rzecz"}},
          "few": {"stringUnit": {"state": "translated", "value": "%lld rzeczy"}},
          "many": {"stringUnit": {"state": "translated", "value": "%lld rzeczy (wiele)"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld rzeczy (inne)"}}}}}}},
      "Tap": {"localizations": {"en": {"variations": {"device": {
        "mac": {"stringUnit": {"state": "translated", "value": "Click"}},
        "iphone": {"stringUnit": {"state": "translated", "value": "Touch"}}}}}}},
      "Files": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%#@files@ in %#@folders@ of %@"},
        "substitutions": {
          "files": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%arg file"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg files"}}}}},
          "folders": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "one folder"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg folders"}}}}}}}}}
    }}
    """#

  @Test(
    "A catalogue's texts come with their arguments in the forms of the language",
    arguments: [
      ("Sign in", [], "de-AT", "Anmelden"), ("Sign in", [], "fr", "Sign in"),
      ("%lld", [16], "de", "16"),
      ("%lld items", [1], "en", "1 item"), ("%lld items", [2], "en", "2 items"),
      ("%lld items", [1], "pl", "1 rzecz"), ("%lld items", [3], "pl", "3 rzeczy"),
      ("%lld items", [5], "pl", "5 rzeczy (wiele)"), ("%lld items", [1.5], "pl", "1 rzeczy (inne)"),
      ("%lld items", [1], "fr", "1 item"), ("Tap", [], "en", "Touch"),
      ("Files", [1, 3, "Ada"], "en", "1 file in 3 folders of Ada"),
      ("Files", [2, 1, "Ada"], "en", "2 files in one folder of Ada"),
    ] as [(String, [StringArgument], String, String)])
  func catalogueTexts(
    key: String, arguments: [StringArgument], locale: String, expected: String
  ) throws {
    let strings = Self.strings(("Localizable.xcstrings", Self.catalogue))
    #expect(strings.text(key, arguments, locale: locale)?.text == expected)
    #expect(strings.languages == ["de", "en", "pl"])
  }

  @Test(
    "A text that stands in for another language says so",
    arguments: [
      ("Sign in", "de", true), ("Sign in", "en", true), ("Sign in", "fr", false),
      ("OK", "fr", true),
      ("New", "de", false), ("Sign in", "en-GB", true),
    ])
  func translated(key: String, locale: String, isTranslated: Bool) throws {
    let strings = Self.strings(("Localizable.xcstrings", Self.catalogue))
    let text = try #require(strings.text(key, locale: locale))
    #expect(text.isTranslated == isTranslated)
    #expect(text.language == (isTranslated && locale == "de" ? "de" : "en"))
  }

  static let folders = Self.strings(
    (
      "R/en.lproj/Localizable.strings",
      #"""
      /* Buttons */ "ok" = "OK"; // said often
      "quote" = "He said \"no\"\n\U00E9\351";
      bare.key = word;
      "alone";
      "who" = "%2$@ and %1$@";
      "sale" = "100% off, 50% sure";
      "price" = "%@: %.2f, %5d, %x";
      """#
    ),
    ("R/de.lproj/Localizable.strings", #""ok" = "Gut";"#),
    ("R/zh-Hant.lproj/Localizable.strings", #""ok" = "好";"#),
    ("R/nb.lproj/Localizable.strings", #""ok" = "Greit";"#),
    ("R/pt-BR.lproj/Localizable.strings", #""ok" = "Certo";"#),
    (
      "R/ru.lproj/Localizable.stringsdict",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict><key>cats</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%@: %#@cats@</string>
      <key>cats</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>zero</key><string>нет кошек</string>
      <key>one</key><string>%d кошка</string>
      <key>few</key><string>%d кошки</string>
      <key>many</key><string>%d кошек</string>
      <key>other</key><string>%d кошки</string>
      </dict></dict></dict></plist>
      """
    ))

  @Test(
    "Strings and plural tables of folders of languages",
    arguments: [
      ("ok", [], "de-CH", "Gut"), ("ok", [], "zh-TW", "好"), ("ok", [], "no", "Greit"),
      ("ok", [], "pt-PT", "Certo"), ("ok", [], "ja", "OK"), ("alone", [], "en", "alone"),
      ("quote", [], "en", "He said \"no\"\néé"), ("bare.key", [], "en", "word"),
      ("who", ["Ada", "Bo"], "en", "Bo and Ada"), ("sale", [], "en", "100% off, 50% sure"),
      ("price", ["Tea", 2.5, 42, 255], "en", "Tea: 2.50,    42, ff"),
      ("cats", ["Ада", 21], "ru", "Ада: 21 кошка"), ("cats", ["Ада", 22], "ru", "Ада: 22 кошки"),
      ("cats", ["Ада", 25], "ru", "Ада: 25 кошек"), ("cats", ["Ада", 0], "ru", "Ада: нет кошек"),
    ] as [(String, [StringArgument], String, String)])
  func folderTexts(
    key: String, arguments: [StringArgument], locale: String, expected: String
  ) throws {
    #expect(Self.folders.text(key, arguments, locale: locale)?.text == expected)
  }

  @Test("A place for an argument that is not given stays as it is written, and is told")
  func missingArguments() throws {
    let text = try #require(Self.folders.text("who", ["Ada"], locale: "en"))
    #expect(text.text == "%2$@ and Ada")
    #expect(!text.isWhole)
    #expect(Self.folders.text("sale", locale: "en")?.isWhole == true)
    #expect(Self.folders.text("nothing", locale: "en") == nil)
  }

  @Test("Parts that name each other in a circle end")
  func circle() throws {
    let strings = Self.strings(
      (
        "a.xcstrings",
        #"""
        {"sourceLanguage": "en", "strings": {"a": {"localizations": {"en": {
          "stringUnit": {"state": "translated", "value": "%#@a@"},
          "substitutions": {"a": {"argNum": 1, "variations": {"plural": {
            "other": {"stringUnit": {"state": "translated", "value": "%#@a@%#@a@"}}}}}}}}}}}
        """#
      ))
    let text = try #require(strings.text("a", [2], locale: "en"))
    #expect(!text.isWhole)
    #expect(text.text.utf8.count < 10_000)
  }

  @Test("UTF-16 in either order is read like UTF-8", arguments: [true, false])
  func wide(isBig: Bool) {
    let text = #""ok" = "Gut 😀";"#
    let units = [0xFEFF] + Array(text.utf16)
    let bytes = units.flatMap { unit in
      isBig ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    }
    var strings = LocalizedStrings()
    #expect(strings.add(LocalizedStrings.source("de.lproj/a.strings", bytes)).isEmpty)
    #expect(strings.text("ok", locale: "de")?.text == "Gut 😀")
  }

  @Test(
    "A mistake is told at its place, and the rest is read",
    arguments: [
      ("\"a\" = \"b\"\n\"ok\" = \"Gut\";", "2:1", "expected \";\""),
      ("\"a\" \"b\";\n\"ok\" = \"Gut\";", "1:5", "expected \"=\""),
      ("= ;\n\"ok\" = \"Gut\";", "1:1", "expected a key"),
      ("\"ok\" = \"Gut\";\n/* never", "2:1", "the comment is not closed"),
      ("\"ok\" = \"Gut\";\n\"a\" = \"b", "2:7", "the string is not closed"),
    ])
  func mistakes(text: String, place: String, message: String) throws {
    var strings = LocalizedStrings()
    let source = SourceText(name: "a.strings", text: text)
    let found = try #require(strings.add(source).first)
    #expect(found.message == message)
    #expect("\(source.location(of: try #require(found.range).start))" == place)
    if !text.hasPrefix("\"a\" = \"b\"\n") { #expect(strings.text("ok", locale: "de") != nil) }
  }
}
