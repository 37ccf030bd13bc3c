import GalleyComponents
import GalleyParsing
import GalleySnapshots
import GalleyStair
import GalleyTestSupport
import Testing

@testable import GalleySceneSnapshots

@Suite("Pictures in many languages")
struct LocalizationTests {
  static let catalogue = #"""
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
      "bold": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Sehr **fett**"}}}},
      "%lld items": {"localizations": {"de": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld Ding"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld Dinge"}}}}}}}
    }}
    """#

  static let document = #"""
    {"type": "VStack", "subviews": [
      {"type": "Text", "values": {"text": "Hello"}},
      {"type": "Text", "values": {"text": {"key": "%lld items", "arguments": [3]}}},
      {"type": "Text", "values": {"markdown": "bold"}},
      {"type": "Picker", "values": {"options": ["Hello", "9:41"]}}]}
    """#

  let folder = TemporaryFolder()

  private func prepared(_ locale: String, strings: String) throws -> PreparedPicture {
    try folder.write(Self.document, to: "corpus/a.json")
    try folder.write(#"{"strings": "\#(strings)"}"#, to: "corpus/suite.json")
    let corpus = try Corpus(root: folder.path + "/corpus")
    #expect(corpus.findings.isEmpty)
    let pictures = DocumentPictures(renderer: try #require(FaultDrillTests.renderer))
    let request = RenderRequest(
      path: corpus.cases[0].path,
      variant: Variant(name: "x", settings: [.init(.locale, locale)]),
      settings: corpus.cases[0].settings)
    return try pictures.preparation(request)
  }

  @Test(
    "A suite's strings give each locale its texts, pseudo-locales those of the source",
    arguments: [
      ("de", ["Hallo", "3 Dinge", "Sehr **fett**"]), ("en", ["Hello", "3 items", "bold"]),
      ("en-XA", ["[Ĥéļļö one]", "[3 îţéɱš one]"]),
    ])
  func suite(locale: String, expected: [String]) throws {
    try folder.write(Self.catalogue, to: "corpus/Localizable.xcstrings")
    let picture = try prepared(locale, strings: "Localizable.xcstrings")
    let dump = FrameDump.text(picture.scene)
    for text in expected { #expect(dump.contains(text), "\(dump)") }
    #expect(picture.dependencies.contains { $0.hasSuffix("Localizable.xcstrings") })
    #expect(picture.localization.isEmpty)
  }

  @Test("What is not translated is a finding at its place; a folder of languages is read whole")
  func untranslated() throws {
    try folder.write(#""Hello" = "Hello"; "bold" = "**b**";"#, to: "corpus/_R/en.lproj/A.strings")
    try folder.write(#""Hello" = "Hallo";"#, to: "corpus/_R/de.lproj/A.strings")
    let picture = try prepared("de", strings: "_R")
    let findings = SceneLinter().findings(in: picture).filter { $0.lint == "untranslated" }
    #expect(findings.map(\.node) == ["%lld items", "bold"])
    #expect(findings.map { $0.location?.line } == [3, 4])
  }

  @Test("A file of strings that cannot be read is told with its place")
  func broken() throws {
    try folder.write(#""Hello" = ;"#, to: "corpus/_a.strings")
    #expect {
      try prepared("de", strings: "_a.strings")
    } throws: {
      "\($0)".contains("_a.strings:1:11: error: expected a string")
    }
  }
}
