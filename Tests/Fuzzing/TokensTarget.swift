import GalleyDesign
import GalleyParsing
import GalleyTokens

/// Design tokens: read, written, read again, and written in the other forms.
enum TokensTarget: FuzzTarget {
  static func run(_ bytes: [UInt8]) {
    let source = SourceText(name: "a.tokens.json", bytes: bytes)
    let (document, findings) = DesignTokenReader.read(source) { _ in nil }
    JSONTarget.check(findings, in: source)
    _ = document.theme(named: "a", over: .plain)
    _ = CustomPropertyWriter.text(of: document)
    let text = DesignTokenWriter.text(of: document)
    guard !findings.contains(where: { $0.severity == .error }) else { return }
    let again = DesignTokenReader.read(SourceText(name: "a.tokens.json", text: text)) { _ in nil }
    precondition(DesignTokenWriter.text(of: again.document) == text)
  }
}
