import Foundation
import GalleyGeometry
import Testing

@testable import GalleyText

/// The test files of the Unicode Character Database, if the environment names a folder with them:
/// `GALLEY_UNICODE_SUITE` holding `LineBreakTest.txt` and `BidiCharacterTest.txt` of the version of
/// Unicode that ICU follows.
@Suite("Unicode's own tests", .enabled(if: UnicodeSuite.folder != nil))
struct UnicodeSuiteTests {
  func lines(_ name: String) throws -> [String] {
    try String(contentsOfFile: "\(UnicodeSuite.folder ?? "")/\(name)", encoding: .utf8)
      .split(separator: "\n").map { String($0.prefix { $0 != "#" }) }
      .filter { !$0.allSatisfy(\.isWhitespace) }
  }

  func analysis(_ text: String, _ style: ParagraphStyle, isShort: Bool) -> TextAnalysis? {
    var text = text
    return TestFonts.typesetter.withWorkspace { workspace in
      text.withUTF8 { bytes in
        let analyzer = TextAnalyzer(bytes, style: style, workspace: workspace)
        return isShort ? analyzer.analyzeLatin() : analyzer.analyzeWithICU()
      }
    }
  }

  func text(_ codes: [Substring]) -> String {
    var scalars = String.UnicodeScalarView()
    scalars.append(
      contentsOf: codes.compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) })
    return String(scalars)
  }

  @Test("LineBreakTest.txt, both ways")
  func lineBreaks() throws {
    var failures: [String] = []
    var count = 0
    for line in try lines("LineBreakTest.txt") {
      let parts = line.split(separator: " ").map { Substring($0.filter { $0 != "\t" }) }
      let marks = stride(from: 0, to: parts.count, by: 2).map { parts[$0] }
      let text = text(stride(from: 1, to: parts.count, by: 2).map { parts[$0] })
      for isShort in [true, false] {
        guard let analysis = analysis(text, ParagraphStyle(), isShort: isShort) else { continue }
        count += 1
        var offset = 0
        var found: [Substring] = ["×"]
        for scalar in text.unicodeScalars {
          offset += UTF8.width(scalar)
          let isAllowed = offset == text.utf8.count || analysis.breaks[offset] != .prohibited
          found.append(isAllowed ? "÷" : "×")
        }
        let scalars = Array(text.unicodeScalars)
        let isWrong = found.indices.contains { index in
          found[index] != marks[index] && !isTailored(scalars, index)
        }
        if isWrong { failures.append(line) }
      }
    }
    #expect(count > 5000)
    #expect(failures.isEmpty, "\(failures.count) of \(count): \(failures.prefix(20))")
  }

  /// ICU's two wilful differences: a number keeps its leading full stop or comma, even behind a
  /// space, and a hyphen that begins the text stays with what follows.
  func isTailored(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    func isDigit(_ index: Int) -> Bool {
      index < scalars.count && ("0"..."9").contains(scalars[index])
    }
    func isStop(_ index: Int) -> Bool { [",", "."].contains(scalars[index]) }
    let base = scalars[index - 1] == "\u{308}" ? index - 2 : index - 1
    if isStop(base) { return isDigit(index) }
    if index < scalars.count, isStop(index) { return isDigit(index + 1) }
    return base == 0 && scalars[0] == "-"
  }

  @Test(
    "BidiCharacterTest.txt: levels and order",
    .enabled(if: UnicodeSuite.has("BidiCharacterTest.txt")))
  func bidi() throws {
    var failures: [String] = []
    var count = 0
    for line in try lines("BidiCharacterTest.txt") {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      let codes = fields[0].split(separator: " ")
      let text = text(codes)
      guard text.unicodeScalars.count == codes.count else { continue }
      let style = ParagraphStyle(
        baseDirection: [.leftToRight, .rightToLeft, .natural][Int(fields[1]) ?? 2])
      guard let analysis = analysis(text, style, isShort: false) else { continue }
      count += 1
      let expected = fields[3].split(separator: " ").map { UInt8($0) }
      if analysis.paragraphs.count > 1 { continue }
      var run = 0
      var offset = 0
      var pieces: [(index: Int, level: UInt8)] = []
      var isEqual = analysis.paragraphs[0].level == UInt8(fields[2])
      for (index, scalar) in text.unicodeScalars.enumerated() {
        while analysis.levels[run].end <= offset { run += 1 }
        offset += UTF8.width(scalar)
        guard let level = expected[index] else { continue }
        if analysis.levels[run].level != level { isEqual = false }
        pieces.append((index, level))
      }
      VisualOrder.reorder(&pieces, level: \.level)
      if pieces.map(\.index) != fields[4].split(separator: " ").compactMap({ Int($0) }) {
        isEqual = false
      }
      if !isEqual { failures.append(line) }
    }
    #expect(count > 0)
    #expect(failures.isEmpty, "\(failures.count) of \(count): \(failures.prefix(10))")
  }
}

enum UnicodeSuite {
  static let folder = ProcessInfo.processInfo.environment["GALLEY_UNICODE_SUITE"]

  static func has(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder ?? "")/\(name)")
  }
}
