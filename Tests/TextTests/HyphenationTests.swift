import GalleyDesign
import GalleyFonts
import GalleyGeometry
import Testing

@testable import GalleyText

@Suite("Hyphenation")
struct HyphenationTests {
  private static let folder = HyphenationFolder(folder: GalleyFonts.directory + "/Hyphenation")

  /// A text with a hyphen at each place that the patterns of a language allow.
  private func hyphenated(_ text: String, _ language: String) -> String {
    var copy = text
    let places = copy.withUTF8 { bytes in
      Self.folder.places(
        in: AttributedText(text), bytes, range: 0..<bytes.count, locale: language)
    }
    var result = ""
    var start = text.startIndex
    for place in places {
      let index = text.utf8.index(text.startIndex, offsetBy: place)
      result += text[start..<index] + "-"
      start = index
    }
    return result + text[start...]
  }

  @Test(
    "Words are divided by the patterns of their language",
    arguments: [
      ("hyphenation", "en", "hy-phen-ation"), ("Notifications", "en-US", "No-ti-fi-ca-tions"),
      ("associate", "en", "as-so-ciate"), ("Silbentrennung", "de", "Sil-ben-tren-nung"),
      ("Größenverhältnisse", "de-CH", "Grö-ßen-ver-hält-nis-se"),
      ("constitution", "fr", "consti-tu-tion"), ("Ελληνικά", "el", "Ελ-λη-νι-κά"),
      ("переводчик", "ru", "пе-ре-вод-чик"), ("TABLES and present", "en", "TA-BLES and present"),
    ])
  func languages(text: String, language: String, divided: String) {
    #expect(hyphenated(text, language) == divided)
  }

  @Test(
    "Short words, languages without patterns and tags that are paths leave words whole",
    arguments: [
      ("item", "en"), ("hyphenation", ""), ("hyphenation", "xx"), ("hyphenation", "../en"),
    ])
  func whole(text: String, language: String) { #expect(hyphenated(text, language) == text) }

  @Test(
    "Text shrinks until its widest word is as wide as a line, and no further than its style allows",
    arguments: [(0.5, 130, 1), (0.5, 80, nil), (0.5, 20, 0.5), (1, 80, 1)]
      as [(Double, Double, Double?)])
  func wholeWords(least: Double, width: Double, scale: Double?) {
    var style = ParagraphStyle()
    style.leastWordScale = least
    let paragraph = Paragraph(
      AttributedText(
        "Full Notifications", attributes: TextAttributes(font: FontDescriptor(size: 20))),
      style: style, typesetter: TestFonts.typesetter)
    let layout = paragraph.layout(width: width, grid: PixelGrid(scale: 2))
    #expect(abs(layout.scale - (scale ?? width / paragraph.leastWidth)) < 1e-9)
    // At the scale between, each word has a line.
    if scale == nil { #expect(layout.lines.count == 2) }
  }

  private func lines(
    _ text: String, _ hyphenation: Hyphenation, width: Double, locale: String = "en"
  ) -> [String] {
    var style = ParagraphStyle(locale: locale)
    style.hyphenation = hyphenation
    let layout = Paragraph(
      AttributedText(text, attributes: TextAttributes(font: FontDescriptor(size: 20))),
      style: style, typesetter: TestFonts.typesetter
    ).layout(width: width, grid: PixelGrid(scale: 2))
    #expect(layout.lines.allSatisfy { $0.width <= width + 0.001 })
    return layout.lines.map { line in
      let ranges = line.runs.map(\.range)
      let start = ranges.map(\.lowerBound).min() ?? 0
      let end = ranges.map(\.upperBound).max() ?? 0
      let count = line.runs.flatMap { $0.glyphs.glyphs }.count
      let words = String(decoding: Array(text.utf8)[start..<end], as: UTF8.self)
      // A hyphen is a glyph that is not in the text.
      return words + (count > words.filter { !$0.isWhitespace }.count ? "-" : "")
    }
  }

  @Test("A word that is wider than a line is divided with a hyphen, others are left whole")
  func longWords() {
    #expect(lines("Notifications", .longWords, width: 80) == ["Notifi-", "cations"])
    #expect(lines("Notifications", .none, width: 80) != ["Notifi-", "cations"])
    #expect(
      lines("Notifications", .longWords, width: 80, locale: "xx").allSatisfy { !$0.hasSuffix("-") })
    #expect(lines("of hyphenation", .longWords, width: 130).count == 2)
    #expect(lines("of hyphenation", .longWords, width: 130).allSatisfy { !$0.hasSuffix("-") })
  }

  @Test("All words may be divided, so that lines are fuller")
  func allWords() {
    let divided = lines("of hyphenation", .all, width: 130)
    #expect(divided.first?.hasSuffix("-") == true, "\(divided)")
    let text =
      "Representatives of international organisations demonstrated considerable understanding"
    #expect(lines(text, .all, width: 220).count < lines(text, .none, width: 220).count)
  }
}
