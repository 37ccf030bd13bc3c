import GalleyComponents
import GalleyDocuments
import GalleyParsing
import GalleyStair
import GalleySystem

/// A file that an editor has open, with the editor's text.
struct OpenDocument {
  /// The address by which the editor knows it.
  let uri: String
  /// The text, named after the file.
  let source: SourceText
  /// The part of the text that could be read.
  let syntax: SyntaxValue
  let positions: TextPositions
  /// The kind that the content shows; an object without keys is a document to be.
  let kind: DesignFile.Kind

  init(uri: String, text: String, _ unit: TextPositions.Unit) {
    self.init(uri: uri, SourceText(name: FileAddress.path(uri), text: text), unit)
  }

  init(uri: String, _ source: SourceText, _ unit: TextPositions.Unit) {
    (self.uri, self.source) = (uri, source)
    positions = TextPositions(source, unit)
    syntax = SyntaxParser.parse(source).value ?? .object([])
    kind = DesignFile.kind(of: source, syntax)
  }

  /// The path of a file that this one names, if it leads to one.
  func path(named name: String) -> String? {
    let path = FilePath(source.name).beside(name).string
    return File.exists(path) ? path : nil
  }

  /// The place of a byte and its purpose.
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
      place: grammar.place(
        cursor.levels, from: kind == .theme ? .theme : .file(nil), type: { types[$0] },
        isEnvelope: isEnvelope),
      object: values.last ?? nil,
      component: zip(values, types).compactMap { value, type in
        type == nil || value?.members == nil ? nil : value
      }.last,
      word: source.bytes[cursor.word.start..<cursor.word.end])
  }

  /// A place in a document.
  struct Site {
    let cursor: Cursor
    /// The element here: for a key the kind of its object, for a value the kind of the value.
    let place: DocumentGrammar.Place
    /// The innermost object or array as far as it could be read.
    let object: SyntaxValue?
    /// The innermost component.
    let component: SyntaxValue?
    /// The word, quotes included.
    let word: ArraySlice<UInt8>

    /// The key whose value is here; nil for a key and in a list.
    var key: String? { cursor.isKey ? nil : cursor.levels.last?.key }

    /// The same, also for an element of the key's list.
    var innermostKey: String? { key ?? cursor.levels.last { $0.key != nil }?.key }

    /// The word without quotes.
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
  /// Returns the path of an address; a text that is not such an address is returned unchanged.
  package static func path(_ uri: String) -> String {
    guard uri.hasPrefix("file://") else { return uri }
    let rest = uri.dropFirst("file://".count)
    // The name of a machine may precede the path.
    return PercentEncoding.decoded(rest.drop { $0 != "/" })
  }

  /// The address of a path.
  static func uri(_ path: String) -> String { "file://" + PercentEncoding.encoded(path) }
}
