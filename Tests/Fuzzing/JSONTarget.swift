@testable import GalleyParsing

/// JSON texts: findings inside of the text, and what was read is read again from what is written.
enum JSONTarget: FuzzTarget {
  static func run(_ bytes: [UInt8]) {
    let source = SourceText(name: "a.json", bytes: bytes)
    let (value, findings) = JSONParser.parse(source)
    check(findings, in: source)
    guard let value, !findings.contains(where: { $0.severity == .error }) else { return }
    for style in [JSONWriter.Style.compact, .pretty] {
      let text = JSONWriter.text(of: value, style: style)
      let again = JSONParser.parse(SourceText(name: "a.json", text: text))
      precondition(again.diagnostics.isEmpty)
      precondition(again.value.map { JSONWriter.text(of: $0, style: style) } == text)
    }
  }

  /// Checks that every finding can be shown and is in its text.
  static func check(_ findings: [Diagnostic], in source: SourceText) {
    for finding in findings {
      let range = finding.range ?? SourceRange(0, 0)
      precondition(range.start <= range.end && range.start <= source.bytes.count)
      precondition(!finding.rendered(in: source).isEmpty)
    }
  }
}
