@testable import GalleyParsing

/// Property lists, with the same promises as JSON.
enum PropertyListTarget: FuzzTarget {
  static func run(_ bytes: [UInt8]) {
    let source = SourceText(name: "a.plist", bytes: bytes)
    let (value, findings) = PropertyListParser.parse(source)
    JSONTarget.check(findings, in: source)
    guard let value, !findings.contains(where: { $0.severity == .error }) else { return }
    let text = PropertyListWriter.text(of: value)
    let again = PropertyListParser.parse(SourceText(name: "a.plist", text: text))
    precondition(again.diagnostics.isEmpty)
    precondition(again.value.map(PropertyListWriter.text) == text)
  }
}
