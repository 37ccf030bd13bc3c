import Testing

@testable import GalleyUnicode

@Suite("Unicode's own tests of breaks")
struct BreakSuiteTests {
  enum Rules: String, CaseIterable {
    case line = "LineBreakTest"
    case grapheme = "GraphemeBreakTest"
    case word = "WordBreakTest"

    var leastCount: Int { [.line: 19_000, .grapheme: 700, .word: 1_900][self] ?? 0 }

    /// Returns for each offset of a text whether a break precedes it.
    func breaks(in bytes: UTF8Text) -> [Bool] {
      var found = [Bool](repeating: false, count: bytes.count)
      switch self {
      case .line:
        var breaks = [LineBreakOpportunity](repeating: .prohibited, count: bytes.count)
        breaks.withUnsafeMutableBufferPointer { LineBreaks.mark($0, in: bytes) }
        found = breaks.map { $0 != .prohibited }
      case .grapheme:
        found.withUnsafeMutableBufferPointer { GraphemeClusters.markStarts($0, in: bytes) }
      case .word: found.withUnsafeMutableBufferPointer { WordBoundaries.mark($0, in: bytes) }
      }
      return found
    }
  }

  @Test("Every line", arguments: Rules.allCases)
  func suite(_ rules: Rules) throws {
    let suite = try Suite(rules.rawValue)
    var failures: [String] = []
    var count = 0
    // A line is `÷ 0041 × 0308 ÷`: a character has the mark before it, and the end one of its own.
    suite.forEachLine(dividedBy: " ") { fields in
      count += 1
      let marks = stride(from: 0, to: fields.count, by: 2).map { fields[$0].string == "÷" }
      let scalars = stride(from: 1, to: fields.count, by: 2).flatMap {
        fields[$0].numbers(radix: 16)
      }
      withText(scalars) { bytes in
        let found = rules.breaks(in: bytes)
        var offset = 0
        var isRight = true
        for (index, scalar) in scalars.enumerated() {
          let expected = rules == .line && index == 0 ? false : marks[index]
          if found[offset] != expected { isRight = false }
          offset += scalar.flatMap(Unicode.Scalar.init).map { UTF8.width($0) } ?? 0
        }
        if !isRight { failures.append(fields.map(\.string).joined(separator: " ")) }
      }
    }
    #expect(count > rules.leastCount)
    #expect(failures.isEmpty, "\(failures.count) of \(count): \(failures.prefix(20))")
  }
}
