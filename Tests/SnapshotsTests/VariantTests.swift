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
    let suite = SuiteReader.read(source)
    let settings = suite.settings
    #expect(suite.diagnostics.isEmpty)
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
    let diagnostics = SuiteReader.read(SourceText(name: "suite.json", text: text)).diagnostics
    #expect(diagnostics.contains { $0.severity == .error && $0.message.contains(word) })
    #expect(diagnostics.allSatisfy { $0.range != nil })
  }
}
