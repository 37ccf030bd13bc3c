import GalleyParsing
import Testing

@testable import GalleySnapshots

@Suite("Variants and names")
struct VariantTests {
  @Test("Light and dark by default")
  func standard() {
    #expect(VariantMatrix.standard.variants.map(\.name) == ["light", "dark"])
  }

  @Test("Names hold what varies, in the order of the axes, without what is usual")
  func names() {
    let matrix = VariantMatrix(values: [
      .scale: ["1", "2"], .appearance: ["light"], .direction: ["leftToRight", "rightToLeft"],
      .locale: ["en"], .bold: ["false", "true"],
    ])
    #expect(
      matrix.variants.map(\.name) == [
        "light@1x", "light@2x", "light-bold@1x", "light-bold@2x", "light-rtl@1x", "light-rtl@2x",
        "light-rtl-bold@1x", "light-rtl-bold@2x",
      ])
    #expect(matrix.variants[0][.locale] == "en")
    #expect(matrix.variants[1].number(.scale) == 2)
  }

  @Test(
    "Pairwise holds every pair in few rows",
    arguments: [[2, 2, 2], [3, 3, 3, 3], [2, 5, 3, 4, 2]])
  func pairwise(counts: [Int]) {
    let rows = Pairwise.rows(counts)
    for first in counts.indices {
      for second in counts.indices where second > first {
        let pairs = Set(rows.map { "\($0[first]),\($0[second])" })
        #expect(pairs.count == counts[first] * counts[second])
      }
    }
    #expect(rows.count < counts.reduce(1, *))
    #expect(rows[0] == counts.map { _ in 0 })
    #expect(Set(rows).count == rows.count)
  }

  @Test(
    "Names are safe as file names",
    arguments: [
      ("plain-name_1.x", "plain-name_1.x"), ("two  words!", "two-words"), ("../../etc", "etc"),
      ("", "unnamed"), ("...", "unnamed"), ("größe 中", "größe-中"), ("a/b\\c", "a-b-c"),
    ])
  func sanitized(name: String, expected: String) {
    #expect(PictureName.sanitized(name) == expected)
  }

  @Test("Long names are cut and stay apart")
  func long() {
    let names = ["a", "b"].map { PictureName.sanitized(String(repeating: "x", count: 300) + $0) }
    #expect(names[0] != names[1])
    #expect(names.allSatisfy { $0.utf8.count <= PictureName.limit })
  }

  @Test("A suite declares variants, checks, tolerance and lints")
  func suite() {
    let source = SourceText(
      name: "suite.json",
      text: """
        {"variants": {"appearance": ["dark"], "width": [320, 390.5], "bold": [false, true],
         "locale": ["en-XA"]}, "combine": "pairwise", "layout": "all",
         "tolerance": {"reason": "old cairo", "channelLevels": 2},
         "lints": {"grid": 4, "tokens": ["color"]}}
        """)
    let (settings, diagnostics) = SuiteReader.read(source, inheriting: CaseSettings())
    #expect(diagnostics.isEmpty)
    #expect(
      settings.matrix.variants.map(\.name) == [
        "dark-w320", "dark-w320-bold", "dark-w390.5", "dark-w390.5-bold",
      ])
    #expect(settings.layout == .all)
    #expect(settings.tolerance?.options.measure == .channelStep(levels: 2))
    #expect(settings.lints.grid == 4)
  }

  @Test(
    "What a suite cannot mean is refused where it stands",
    arguments: [
      (#"{"variant": {}}"#, "unknown key"), (#"{"variants": {"appearance": ["drak"]}}"#, "drak"),
      (#"{"variants": {"width": ["wide"]}}"#, "a number"),
      (#"{"tolerance": {"channelLevels": 2}}"#, "reason"), (#"{"combine": "some"}"#, "some"),
      (#"{"layout": "#, ""),
    ])
  func badSuite(text: String, word: String) {
    let (_, diagnostics) = SuiteReader.read(
      SourceText(name: "suite.json", text: text), inheriting: CaseSettings())
    #expect(diagnostics.contains { $0.severity == .error && $0.message.contains(word) })
    #expect(diagnostics.allSatisfy { $0.range != nil })
  }

  @Test("Pseudo-locales lengthen and mirror")
  func pseudoLocales() {
    #expect(PseudoLocale.lengthened.translated("Wi-Fi 6") == "[Ŵî-Ƒî 6 one]")
    let long = "Save your changes before leaving"
    #expect(PseudoLocale.lengthened.translated(long).count >= long.count * 7 / 5)
    #expect(
      PseudoLocale.mirrored.translated("a b")
        == "\u{200F}\u{202E}a\u{202C}\u{200F} \u{200F}\u{202E}b\u{202C}\u{200F}")
    #expect(PseudoLocale.mirrored.translated("") == "")
  }

  @Test(
    "The mirrored pseudo-locale leaves numbers and placeholders as they are written",
    arguments: [
      ("a 12", "<a> 12"), ("3km", "3<km>"), ("v1,234.50x9:41!", "<v>1,234.50<x>9:41<!>"),
      ("a +49 (−5%) €1,234.50", "<a> [+49] <(>[−5%]<)> [€1,234.50]"), ("a-b2", "<a-b>2"),
      ("Hi ${A_B}!", "<Hi> [${A_B}]<!>"), ("%1$@ of {n}", "[%1$@] <of> [{n}]"),
      ("<b>a</b>&amp;", "<b><a></b>&amp;"),
    ])
  func mirrored(text: String, expected: String) {
    let shown = PseudoLocale.mirrored.translated(text)
      .replacing("\u{200F}\u{202E}", with: "<").replacing("\u{202C}\u{200F}", with: ">")
      .replacing("\u{2066}", with: "[").replacing("\u{2069}", with: "]")
    #expect(shown == expected)
  }

  @Test(
    "Pseudo-locales keep placeholders, tags, references and what has no letters",
    arguments: [
      ("Hi ${NAME}", "[Ĥî ${NAME} one]"), ("Hi {name}", "[Ĥî {name} one]"),
      ("%1$@ of %.2f%%", "[%1$@ öƒ %.2f%% one]"), ("<b>a</b>&eacute;", "[<b>å</b>&eacute; one]"),
      ("•\t", "•\t"), ("50 % a", "[50 % å one]"), ("${}", "${}"),
      ("a\n b \n\n", "[å one]\n [ƀ one] \n\n"),
    ])
  func placeholders(text: String, expected: String) {
    #expect(PseudoLocale.lengthened.translated(text) == expected)
  }
}
