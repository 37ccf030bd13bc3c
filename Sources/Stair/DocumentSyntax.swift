package import GalleyDocuments
package import GalleyParsing
package import GalleyTemplates
import Synchronization

/// A document's text with its syntax, which is parsed once for everyone who needs it: the reader, the
/// findings that are placed in it, and tools that show its components.
package final class DocumentSyntax: Sendable {
  /// The text.
  package let source: SourceText
  private let parsed: Mutex<DocumentReader.Parsed?>
  /// The places that have values of data; none of a document without data.
  let substitutions: [Substitution]
  /// True for a document into which fields of data were put.
  package let hasData: Bool

  /// The syntax of a text is not kept while a longer document is read: its values take many times the
  /// memory of the text.
  private static let keptBytes = 1 << 20

  /// Makes the syntax of a text; parses nothing yet.
  package init(_ source: SourceText) {
    self.source = source
    parsed = Mutex(nil)
    (substitutions, hasData) = ([], false)
  }

  /// Makes the syntax of a document into which fields of data were put.
  package init(_ source: SourceText, _ expansion: Expansion) {
    self.source = source
    parsed = Mutex((expansion.value, expansion.findings))
    (substitutions, hasData) = (expansion.substitutions, true)
  }

  /// True when the text is so long that its syntax is parsed only when a finding needs it.
  package var isLong: Bool { !hasData && source.bytes.count > Self.keptBytes }

  /// The result of parsing: the values that could be read, and what is wrong with the text.
  package var result: DocumentReader.Parsed {
    parsed.withLock { parsed in
      let result = parsed ?? DocumentReader.parse(source)
      parsed = result
      return result
    }
  }

  /// A finding with notes that name the data at its place.
  func withOrigins(_ finding: Diagnostic) -> Diagnostic {
    guard let range = finding.range, finding.notes.isEmpty else { return finding }
    // More than a few origins, as of a list, explain nothing.
    let origins = substitutions.filter { $0.range.start < range.end && range.start < $0.range.end }
    guard (1...3).contains(origins.count) else { return finding }
    var result = finding
    result.notes = origins.map { Diagnostic(.note, $0.origin, at: nil) }
    return result
  }

  /// The values that could be read; nil for a text without any.
  package var value: SyntaxValue? { result.value }
}
