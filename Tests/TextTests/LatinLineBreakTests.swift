import CGalleyICU
import GalleyGeometry
import Testing

@testable import GalleyText

/// The short way must give ICU's answers. ICU 74 follows Unicode 15.1, whose rules differ.
@Suite(
  "Line breaks of Latin text",
  .enabled(if: String(cString: galley_unicode_version()).hasPrefix("15.0")))
struct LatinLineBreakTests {
  /// One character of every class that the short way knows, and some more of the tricky ones.
  static let alphabet: [Unicode.Scalar] = Array(
    "aé1 \n\r\t|-([)]}\"'«’!?,.:;/$+%°\u{A0}…´—–\u{AD}".unicodeScalars)

  /// The first difference between both ways, in words.
  func difference(_ scalars: [Unicode.Scalar]) -> String? {
    let original = String(String.UnicodeScalarView(scalars))
    var text = original
    return TestFonts.typesetter.withWorkspace { workspace in
      text.withUTF8 { bytes in
        let analyzer = TextAnalyzer(bytes, style: ParagraphStyle(), workspace: workspace)
        guard let short = analyzer.analyzeLatin() else { return "left to ICU" }
        let long = analyzer.analyzeWithICU()
        if short.breaks == long.breaks, short.levels == long.levels, short.scripts == long.scripts {
          return nil
        }
        let marks = { (breaks: [LineBreakOpportunity]) in breaks.map { "\($0.rawValue)" }.joined() }
        return "\(original.debugDescription): \(marks(short.breaks)) for \(marks(long.breaks))"
      }
    }
  }

  @Test("Every text of three characters")
  func triples() {
    var found: [String] = []
    for first in Self.alphabet {
      for second in Self.alphabet {
        for third in Self.alphabet {
          if let difference = difference([first, second, third]) { found.append(difference) }
        }
      }
    }
    #expect(found.isEmpty, "\(found.count) differ: \(found.prefix(20))")
  }

  @Test("Random longer texts")
  func random() {
    var generator = SplitMix(state: 3)
    var found: [String] = []
    for _ in 0..<4000 {
      let count = 4 + Int(generator.next() % 12)
      let scalars = (0..<count).map { _ in
        Self.alphabet[Int(generator.next() % UInt64(Self.alphabet.count))]
      }
      if let difference = difference(scalars) { found.append(difference) }
    }
    #expect(found.isEmpty, "\(found.count) differ: \(found.prefix(20))")
  }

  @Test("Every character beside letters, digits and spaces")
  func singles() {
    var found: [String] = []
    for value in (UInt32(0x20)..<0x250).map({ $0 }) + (UInt32(0x2010)..<0x2040).map({ $0 }) {
      let scalar = Unicode.Scalar(value)!
      for text in [["a", scalar, "b"], ["1", scalar, "2"], ["a", " ", scalar, " ", "b"]] {
        if let difference = difference(text), difference != "left to ICU" {
          found.append(difference)
        }
      }
    }
    #expect(found.isEmpty, "\(found.count) differ: \(found.prefix(20))")
  }
}
