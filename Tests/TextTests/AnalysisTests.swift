import GalleyGeometry
import GalleyUnicode
import Testing

@testable import GalleyText

@Suite("Text analysis")
struct AnalysisTests {
  func analysis(_ text: String, _ style: ParagraphStyle = ParagraphStyle()) -> TextAnalysis {
    var text = text
    return TestFonts.typesetter.withWorkspace { workspace in
      text.withUTF8 { TextAnalyzer($0, style: style, workspace: workspace).analyze() }
    }
  }

  /// The text with `·` where a line may break and `¶` where it must.
  func marked(_ text: String, _ style: ParagraphStyle = ParagraphStyle()) -> String {
    let breaks = analysis(text, style).breaks
    var result = ""
    var offset = 0
    for scalar in text.unicodeScalars {
      switch breaks[offset] {
      case .allowed: result += "·"
      case .mandatory: result += "¶"
      case .prohibited: break
      }
      result.unicodeScalars.append(scalar)
      offset += UTF8.width(scalar)
    }
    return result
  }

  @Test(
    "Line-break opportunities (UAX #14)",
    arguments: [
      ("to be", "to ·be"), ("a\nb", "a\n¶b"), ("a\r\nb", "a\r\n¶b"), ("(a) b", "(a) ·b"),
      ("well-known", "well-·known"), ("1,234.50 €", "1,234.50 ·€"), ("a\u{A0}b", "a\u{A0}b"),
      ("in\u{AD}fix", "in\u{AD}·fix"), ("a\u{200B}b", "a\u{200B}·b"), ("a — b", "a ·— ·b"),
      ("漢字", "漢·字"), ("漢字。", "漢·字。"),
      (
        "\u{1F1E9}\u{1F1EA}\u{1F1EB}\u{1F1F7}",
        "\u{1F1E9}\u{1F1EA}·\u{1F1EB}\u{1F1F7}"
      ),
    ])
  func lineBreaks(text: String, expected: String) {
    #expect(marked(text) == expected)
  }

  @Test("Thai breaks inside a phrase, by dictionary")
  func thai() {
    #expect(marked("สวัสดีชาวโลก") == "สวัสดี·ชาว·โลก")
  }

  @Test("Small kana begin a line only where the rules are loose enough")
  func strictness() {
    let style = ParagraphStyle(locale: "ja", lineBreakStrictness: .normal)
    #expect(marked("キャ") == "キャ")
    #expect(marked("キャ", style) == "キ·ャ")
  }

  @Test("Words of Korean stay whole, or words of every script, where that is asked for")
  func words() {
    var style = ParagraphStyle()
    #expect(marked("한국어 가나") == "한·국·어 ·가·나")
    style.wordBreak = .hangulWords
    #expect(marked("한국어 가나 漢字1a", style) == "한국어 ·가나 ·漢·字·1a")
    style.wordBreak = .keepAll
    style.lineBreakStrictness = .loose
    #expect(marked("한국어 漢字1a。かな", style) == "한국어 ·漢字1a。·かな")
    #expect(marked("สวัสดีชาวโลก", style) == "สวัสดี·ชาว·โลก")
  }

  @Test("Embedding levels (UAX #9): base from the first letter, numbers in between")
  func levels() {
    #expect(
      analysis("abc אבג 12").levels == [
        LevelRun(end: 4, level: 0), LevelRun(end: 11, level: 1), LevelRun(end: 13, level: 2),
      ])
    #expect(analysis("אב ab").levels.map(\.level) == [1, 2])
    #expect(analysis("אב\nab").paragraphs.map(\.level) == [1, 0])
    var style = ParagraphStyle(layoutDirection: .rightToLeft)
    #expect(analysis("12", style).paragraphs.map(\.level) == [1])
    #expect(analysis("ab", style).paragraphs.map(\.level) == [0])
    style.baseDirection = .rightToLeft
    #expect(analysis("ab", style).paragraphs.map(\.level) == [1])
  }

  @Test("Scripts (UAX #24): common characters and marks join, brackets match")
  func scripts() {
    func scripts(_ text: String) -> [String] {
      analysis(text).scripts.map { "\(name(of: $0.script))\($0.end)" }
    }
    #expect(scripts("12:30") == ["Latn5"])
    #expect(scripts("a (я) b") == ["Latn3", "Cyrl5", "Latn8"])
    #expect(scripts("я (a) я") == ["Cyrl4", "Latn5", "Cyrl9"])
    #expect(scripts("नम\u{951}") == ["Deva9"])
  }
}
