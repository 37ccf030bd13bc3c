import Testing

@testable import GalleyParsing

@Suite("Diagnostics")
struct DiagnosticRenderingTests {
  @Test("STY-25 A finding shows place, message, line and caret")
  func rendered() {
    let source = SourceText(name: "card.json", text: "{\n  \"width\": \"8\"\n}\n")
    let finding = Diagnostic(
      .error, "expected a number, found a string \"8\"", at: SourceRange(13, 16))
    #expect(
      finding.rendered(in: source) == """
        card.json:2:12: error: expected a number, found a string "8"
            "width": "8"
                     ^~~
        """)
  }

  @Test("Suggestions and notes are shown")
  func notes() {
    let source = SourceText(name: "a", text: "x\ny")
    let note = Diagnostic(.note, "it stands here first", at: SourceRange(0, 1))
    let finding = Diagnostic(
      .warning, "unknown key \"y\"", at: SourceRange(2, 3), suggestion: "x", notes: [note])
    #expect(
      finding.rendered(in: source) == """
        a:2:1: warning: unknown key "y"; did you mean "x"?
          y
          ^
        a:1:1: note: it stands here first
          x
          ^
        """)
  }

  @Test(
    "The caret stands under wide characters and after tabs",
    arguments: [
      ("\t\"x\" 1", 1, "      ^"), ("漢字x", 6, "      ^"), ("👍x", 4, "    ^"),
      ("e\u{301}x", 3, "   ^"), ("\u{1B}[31mx", 5, "       ^"),
    ])
  func caret(_ text: String, _ offset: Int, _ expected: String) {
    let source = SourceText(name: "a", text: text)
    let finding = Diagnostic(.error, "m", at: SourceRange(offset, offset + 1))
    let lines = finding.rendered(in: source).split(separator: "\n")
    #expect(lines.last.map(String.init) == expected)
    #expect(!finding.rendered(in: source).contains("\u{1B}"))
  }

  @Test("Long lines are cut round the finding")
  func longLine() {
    let text = String(repeating: "a", count: 5000) + "X" + String(repeating: "b", count: 5000)
    let source = SourceText(name: "a", text: text)
    let lines = Diagnostic(.error, "m", at: SourceRange(5000, 5001)).rendered(in: source)
      .split(separator: "\n")
    #expect(lines[0] == "a:1:5001: error: m")
    #expect(lines[1].count < 110)
    let caret = lines[2].count - 1
    #expect(Array(lines[1])[caret] == "X")
  }

  @Test(
    "Locations count lines and characters",
    arguments: [
      (0, 1, 1), (1, 1, 2), (2, 2, 1), (4, 2, 2), (8, 2, 3), (9, 3, 1), (500, 3, 2),
    ])
  func locations(_ offset: Int, _ line: Int, _ column: Int) {
    // a LF é 😀 LF b
    let source = SourceText(name: "a", text: "a\né😀\nb")
    #expect(source.location(of: offset) == SourcePosition(line: line, column: column))
  }

  @Test("Locations are right in every block of a large source")
  func manyLines() {
    let source = SourceText(
      name: "a", text: String(repeating: "0123456789012345\n", count: 2000))
    for line in stride(from: 0, to: 2000, by: 37) {
      let location = source.location(of: line * 17 + 5)
      #expect(location == SourcePosition(line: line + 1, column: 6))
    }
  }

  @Test("A collector keeps the order, caps the number and remembers errors")
  func collector() {
    let collector = DiagnosticCollector(limit: 2)
    collector.warning("a", at: nil)
    collector.warning("b", at: nil)
    #expect(!collector.hasErrors)
    collector.error("c", at: nil)
    #expect(collector.hasErrors)
    let expected = ["a", "b", "1 more problem, not shown"]
    #expect(collector.summary.map(\.message) == expected)
    #expect(collector.summary.last?.severity == .error)
  }
}
