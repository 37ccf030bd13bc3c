package import GalleyDocuments
package import GalleyParsing
import Synchronization

/// A document's text with its syntax, which is parsed once for everyone who needs it: the reader, the
/// findings that are placed in it, and tools that show its components.
package final class DocumentSyntax: Sendable {
  /// The text.
  package let source: SourceText
  private let parsed = Mutex<DocumentReader.Parsed?>(nil)

  /// The syntax of a text is not kept while a longer document is read: its values take many times the
  /// memory of the text.
  private static let keptBytes = 1 << 20

  /// Makes the syntax of a text; parses nothing yet.
  package init(_ source: SourceText) { self.source = source }

  /// True when the text is so long that its syntax is parsed only when a finding needs it.
  package var isLong: Bool { source.bytes.count > Self.keptBytes }

  /// The result of parsing: the values that could be read, and what is wrong with the text.
  package var result: DocumentReader.Parsed {
    parsed.withLock { parsed in
      let result = parsed ?? DocumentReader.parse(source)
      parsed = result
      return result
    }
  }

  /// The values that could be read; nil for a text without any.
  package var value: SyntaxValue? { result.value }
}
