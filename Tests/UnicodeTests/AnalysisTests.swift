import Testing

@testable import GalleyUnicode

@Suite("Analysis of texts")
struct AnalysisTests {
  @Test(
    "Graphemes: flags, families, skin tones, keycaps and marks are one cluster",
    arguments: [
      "🇩🇪", "👨‍👩‍👧‍👦", "👍🏽", "1️⃣", "🏳️‍🌈", "e\u{301}", "क्ष", "\r\n", "각", "\u{1100}\u{1161}\u{11A8}",
    ])
  func graphemes(text: String) {
    var text = text + "x"
    let starts = text.withUTF8 { bytes in
      var starts = [Bool](repeating: false, count: bytes.count)
      starts.withUnsafeMutableBufferPointer { GraphemeClusters.markStarts($0, in: bytes) }
      return starts
    }
    #expect(starts.filter { $0 }.count == 2)
    #expect(starts.last == true)
  }

  func summary(_ text: String) -> TextSummary {
    var text = text
    return text.withUTF8 { TextSummary($0) }
  }

  @Test("The summary never leaves out what needs an analysis")
  func summaries() {
    for value in UInt32(0x20)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      var text = "a\(scalar)b"
      let summary = summary(text)
      text.withUTF8 { bytes in
        if summary.isLatin {
          let runs = ScriptRuns.runs(of: bytes)
          if runs != [ScriptRun(end: bytes.count, script: ScriptTag.latin)] {
            Issue.record("\(value): \(runs)")
          }
        }
        if summary.isUnclustered {
          var state = GraphemeState()
          let properties = [UInt32(0x61), value, 0x62].map { CharacterProperties($0) }
          if properties.map({ state.isBoundary(before: $0) }) != [true, true, true] {
            Issue.record("\(value): no cluster of its own")
          }
        }
      }
    }
    #expect(!summary("שלום").isLeftToRight)
    #expect(!summary("a\u{202E}b").isLeftToRight)
    #expect(summary("Grüße, ½ €").isLeftToRight)
  }

  /// The text with a dot where a line may break.
  func marked(_ text: String, _ tailoring: LineBreakTailoring = []) -> String {
    var text = text
    let breaks = text.withUTF8 { bytes in
      var breaks = [LineBreakOpportunity](repeating: .prohibited, count: bytes.count)
      breaks.withUnsafeMutableBufferPointer { LineBreaks.mark($0, in: bytes, tailoring: tailoring) }
      return breaks
    }
    var result = ""
    var offset = 0
    for scalar in text.unicodeScalars {
      if breaks[offset] == .allowed { result += "·" }
      result.unicodeScalars.append(scalar)
      offset += UTF8.width(scalar)
    }
    return result
  }

  @Test(
    "Words of Thai, Lao, Khmer and Burmese by dictionary",
    arguments: [
      ("สวัสดีชาวโลก", "สวัสดี·ชาว·โลก"),
      ("กรุงเทพฯ เมืองต่างๆที่ดี", "กรุงเทพฯ ·เมือง·ต่างๆ·ที่·ดี"),
      ("ປະເທດບີເອໂລລຸດ", "ປະເທດ·ບີ·ເອ·ໂລ·ລຸດ"),
      ("សួស្តីពិភពលោក", "សួស្តី·ពិភពលោក"),
      ("မင်္ဂလာပါကမ္ဘာလောက", "မင်္ဂလာ·ပါ·ကမ္ဘာ·လောက"),
    ])
  func dictionaries(text: String, expected: String) { #expect(marked(text) == expected) }

  @Test("CSS line-break: small kana, leaders, marks and wide punctuation")
  func tailoring() {
    let japanese: LineBreakTailoring = [.loose, .chineseOrJapanese]
    #expect(marked("キャ々……！五％") == "キャ々……！·五％")
    #expect(marked("キャ々……！五％", .normal) == "キ·ャ々……！·五％")
    #expect(marked("キャ々……！五％", .loose) == "キ·ャ·々…·…！·五％")
    #expect(marked("キャ々……！五％", japanese) == "キ·ャ·々…·…·！·五·％")
    #expect(marked("字〜字", [.normal, .chineseOrJapanese]) == "字·〜·字")
    #expect(marked("字‐字") == "字‐·字")
    #expect(marked("字‐字", .loose) == "字·‐·字")
  }

  @Test("Canonical decomposition and composition undo each other")
  func normalization() {
    var count = 0
    for value in UInt32(0xC0)...0x2FA1D {
      guard let parts = Normalization.decomposition(value), parts.second != 0,
        let composed = Normalization.composition(parts.first, parts.second)
      else { continue }
      count += 1
      if composed != value { Issue.record("\(value) became \(composed)") }
    }
    #expect(count > 12_000)
    #expect(Normalization.composition(0x65, 0x301) == 0xE9)
    #expect(Normalization.composition(0x915, 0x93C) == nil)
    #expect(Normalization.mirror(0x28) == 0x29)
    #expect(Normalization.mirror(0x61) == 0x61)
  }

  @Test(
    "Case, with its contexts and the languages that differ",
    arguments: [
      ("", "Straße ﬁ ŉ ΐ", "STRASSE FI ʼN Ι\u{308}\u{301}", "straße ﬁ ŉ ΐ"),
      ("", "ΟΔΥΣΣΕΥΣ ΣΑΣ. Σ'Σ Σ", "ΟΔΥΣΣΕΥΣ ΣΑΣ. Σ'Σ Σ", "οδυσσευς σας. σ'ς σ"),
      ("tr", "Iıİi I\u{307}", "IIİİ I\u{307}", "ııii i"),
      ("az-Latn", "Ii", "Iİ", "ıi"),
      ("en", "Iıİi", "IIİI", "iıi\u{307}i"),
      (
        "lt", "Ìi\u{307}\u{301}J\u{301}I", "ÌI\u{301}J\u{301}I",
        "i\u{307}\u{300}i\u{307}\u{301}j\u{307}\u{301}i"
      ),
      (
        "el", "Άδεια ή όχι; Μαΐου μάινα ᾳ ΐ", "ΑΔΕΙΑ Ή ΟΧΙ; ΜΑΪΟΥ ΜΑΪΝΑ ΑΙ Ϊ",
        "άδεια ή όχι; μαΐου μάινα ᾳ ΐ"
      ),
      ("hy", "և", "ԵՎ", "և"),
      ("", "և\u{19B}ꟲ", "ԵՒ\u{A7DC}ꟲ", "և\u{19B}ꟲ"),
    ])
  func cases(language: String, text: String, upper: String, lower: String) {
    let found = CaseConversion.uppercased(text, language: language)
    #expect(Array(found.unicodeScalars) == Array(upper.unicodeScalars), "\(found)")
    let lowered = CaseConversion.lowercased(text, language: language)
    #expect(Array(lowered.unicodeScalars) == Array(lower.unicodeScalars), "\(lowered)")
  }

  @Test("Work is linear: brackets, isolates and marks by the ten thousand")
  func long() {
    let algorithm = BidirectionalAlgorithm()
    for piece in [
      "(", "()", "(א", "\u{2067}", "\u{2068}", "\u{202B}", "\u{301}", "\u{2068}a", "\u{AB}ก",
    ] {
      var text = String(repeating: piece, count: 40_000)
      let levels = text.withUTF8 { algorithm.analyze($0, base: nil, fallback: 0).levels }
      #expect(levels.last?.end == text.utf8.count)
      #expect(marked(text).isEmpty == false)
    }
  }
}
