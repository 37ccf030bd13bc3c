import Galley
import GalleyComponents
import GalleyDocuments
import GalleyParsing
import GalleySystem

/// A file that an editor has open, as it stands there.
struct OpenDocument {
  /// The address by which the editor knows it.
  let uri: String
  /// The text, named after the file.
  let source: SourceText
  /// What could be read of the text.
  let syntax: SyntaxValue
  let positions: TextPositions

  init(uri: String, text: String, _ unit: TextPositions.Unit) {
    self.init(uri: uri, SourceText(name: FileAddress.path(uri), text: text), unit)
  }

  init(uri: String, _ source: SourceText, _ unit: TextPositions.Unit) {
    (self.uri, self.source) = (uri, source)
    positions = TextPositions(source, unit)
    syntax = SyntaxParser.parse(source).value ?? .object([])
  }

  /// The path of a file that this one names, if it leads to one.
  func path(named name: String) -> String? {
    let path = FilePath(source.name).beside(name).string
    return File.exists(path) ? path : nil
  }

  /// Where a byte stands, and what for.
  func site(at offset: Int, _ grammar: DocumentGrammar) -> Site {
    let cursor = Cursor(source.bytes, at: offset)
    var values: [SyntaxValue?] = []
    var value: SyntaxValue? = syntax
    for level in cursor.levels {
      values.append(value)
      if let key = level.key {
        value = value?[key]
      } else {
        let elements = value?.elements ?? []
        value = elements.indices.contains(level.index) ? elements[level.index] : nil
      }
    }
    let types = zip(cursor.levels, values).map { $0.type ?? $1?["type"]?.text }
    let keys = (syntax.members ?? []).map(\.key) + [cursor.levels.first?.key].compactMap(\.self)
    let isEnvelope = DocumentGrammar.isEnvelope(keys)
    return Site(
      cursor: cursor,
      place: grammar.place(cursor.levels, type: { types[$0] }, isEnvelope: isEnvelope),
      object: values.last ?? nil,
      component: zip(values, types).compactMap { value, type in
        type == nil || value?.members == nil ? nil : value
      }.last,
      word: source.bytes[cursor.word.start..<cursor.word.end])
  }

  /// A place in a document.
  struct Site {
    let cursor: Cursor
    /// What stands here: for a key what its object is, for a value what the value is.
    let place: DocumentGrammar.Place
    /// The innermost object or array as far as it could be read.
    let object: SyntaxValue?
    /// The innermost component.
    let component: SyntaxValue?
    /// What is written here, quotes included.
    let word: ArraySlice<UInt8>

    /// What is written here, without quotes.
    var text: String { Cursor.text(word) }

    /// The name that is written here, and of what kind.
    var name: (DocumentGrammar.Name, String)? {
      guard !cursor.isKey, !text.isEmpty else { return nil }
      switch place {
      case .name(let kind): return (kind, text)
      case .part(_, let description) where DocumentGrammar.siblingKeys.contains(description.name):
        return (.identifier, text)
      default: return nil
      }
    }
  }
}

/// Files as `file:` addresses (RFC 8089).
package enum FileAddress {
  /// The path of an address; what is no such address stands for itself.
  package static func path(_ uri: String) -> String {
    guard uri.hasPrefix("file://") else { return uri }
    let rest = uri.dropFirst("file://".count)
    // The name of a machine may stand before the path.
    return PercentEncoding.decoded(rest.drop { $0 != "/" })
  }

  /// The address of a path.
  static func uri(_ path: String) -> String { "file://" + PercentEncoding.encoded(path) }
}
