import GalleyComponents
import GalleyDocuments
import GalleyLocalization
import GalleyParsing
import Testing

@Suite struct LanguageTagTests {
  @Test(
    "languages of regions there are",
    arguments: [
      "en", "de-AT", "de_AT", "zh-Hant-TW", "es-419", "ar-XB", "en-XA", "ckb", "sl-rozaj-biske",
      "x-klingon", "EN-gb",
    ])
  func known(_ tag: String) { #expect(LanguageTag.isKnown(tag)) }

  @Test(
    "no language, or not of a region",
    arguments: [
      "", "zz-QQ", "zz", "en-ZX", "de-", "-de", "german deutsch", "e", "de_AT.UTF-8", "12",
    ])
  func unknown(_ tag: String) { #expect(!LanguageTag.isKnown(tag)) }

  @Test("a document with no language is refused at its place")
  func document() {
    let text = #"{"canvas": {"locale": "zz-QQ"}, "root": {"type": "Spacer"}}"#
    let (document, findings) = DocumentReader.read(SourceText(name: "a.json", text: text))
    #expect(document == nil)
    #expect(findings.map { $0.range?.start } == [22])
    #expect(findings.first?.message.contains("BCP 47") == true)
  }

  @Test(
    "a key that only other languages have is theirs, and no key of none",
    arguments: [
      (#""a""#, [LocalizationRemark.Kind.untranslated], "but in \"de\""),
      (#"{"key": "a"}"#, [.untranslated], "but in \"de\""),
      (#"{"key": "b"}"#, [.untranslated], "in any language"), (#""b""#, [.withoutKey], "is no key"),
      (#""c""#, [], ""),
    ] as [(String, [LocalizationRemark.Kind], String)])
  func foreignKeys(text: String, kinds: [LocalizationRemark.Kind], message: String) throws {
    var strings = LocalizedStrings()
    for (language, content) in [
      ("de", #""a" = "A";"#), ("en", #""c" = "C";"#), ("ja", #""c" = "D";"#),
    ] {
      _ = strings.add(SourceText(name: "\(language).lproj/L.strings", text: content))
    }
    var options = DocumentReader.Options()
    options.strings = strings
    options.locale = "ja"
    let source = SourceText(
      name: "a.json", text: #"{"type": "Text", "values": {"text": \#(text)}}"#)
    let document = try #require(DocumentReader.read(source, options: options).document)
    #expect(document.localizationRemarks.map(\.kind) == kinds)
    #expect(document.localizationRemarks.allSatisfy { $0.message.contains(message) })
  }
}
