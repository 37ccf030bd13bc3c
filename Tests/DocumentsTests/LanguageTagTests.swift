import GalleyComponents
import GalleyDocuments
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
}
