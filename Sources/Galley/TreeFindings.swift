package import GalleyLayout
package import GalleyParsing
package import GalleyText

extension LayoutTree {
  /// The remarks about a tree that was built from a document, at their places in it.
  ///
  /// Reads the document's syntax once more when there is anything to say.
  package func findings(in source: SourceText, fonts: FontRegistry) -> [Diagnostic] {
    guard !diagnostics.isEmpty else { return [] }
    let root = JSONParser.parse(source).value
    return diagnostics.map { diagnostic in
      let offset =
        elements.indices.contains(diagnostic.element)
        ? elements[diagnostic.element].sourceOffset : nil
      let component = offset.flatMap { root?.object(at: $0) }
      switch diagnostic.kind {
      case .unknownFont(let name):
        return Diagnostic(
          .warning, "no font is called \"\(name)\"; the default font is used",
          at: component?.place(ofText: name) ?? component?.opening,
          suggestion: SpellingSuggestion.nearest(name, in: fonts.familyNames))
      case .missingCharacters(let first, let count, let script):
        return Self.missing(
          first, count, script,
          at: component?.place(of: first, near: diagnostic.textOffset, in: source)
            ?? component?.opening)
      }
    }
  }

  /// One remark about all characters of a script that a text lacks.
  private static func missing(
    _ first: Unicode.Scalar, _ count: Int, _ script: String, at place: SourceRange?
  ) -> Diagnostic {
    let code = String(first.value, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: max(0, 4 - code.count)) + code
    let what =
      count == 1
      ? "no font has the character U+\(padded); a box is drawn"
      : "no font has \(count) characters of the script \(script), U+\(padded) first; boxes are drawn"
    return Diagnostic(
      .warning, what, at: place,
      notes: [
        Diagnostic(
          .note, "--fonts FOLDER adds fonts; Renderer(fontPaths:) does in Swift", at: nil)
      ])
  }
}

extension LayoutResult {
  /// What was laid out otherwise than it was asked for, at its places in the document.
  ///
  /// Reads the document's syntax once more when there is anything to say.
  ///
  /// - Parameter source: The document; nil leaves the places out.
  package func findings(in source: SourceText?) -> [Diagnostic] {
    guard !issues.isEmpty else { return [] }
    let root = source.flatMap { JSONParser.parse($0).value }
    return issues.map { issue in
      let component = issue.sourceOffset.flatMap { root?.object(at: $0) }
      return Diagnostic(.warning, issue.message, at: component?.opening)
    }
  }
}

extension SyntaxValue {
  /// The object that begins at an offset, this one or one inside.
  func object(at offset: Int) -> SyntaxValue? {
    guard range.start <= offset, offset < range.end else { return nil }
    switch kind {
    case .object(let members):
      if range.start == offset { return self }
      return members.lazy.compactMap { $0.value.object(at: offset) }.first
    case .array(let elements):
      return elements.lazy.compactMap { $0.object(at: offset) }.first
    default: return nil
    }
  }

  /// The bracket that opens it.
  var opening: SourceRange { SourceRange(range.start, range.start + 1) }

  /// Where a text stands in the component's own keys.
  fileprivate func place(ofText text: String) -> SourceRange? {
    ownTexts.first { $0.text == text }?.place
  }

  /// Where a character stands in the component's own texts: itself when it was written as it is
  /// where the text says, else the text.
  fileprivate func place(
    of scalar: Unicode.Scalar, near offset: Int, in source: SourceText
  ) -> SourceRange? {
    let texts = ownTexts.filter { $0.text.unicodeScalars.contains(scalar) }
    guard let found = texts.first else { return nil }
    let bytes = Array(String(scalar).utf8)
    let start = found.place.start + 1 + offset
    let end = start + bytes.count
    if end < found.place.end, source.bytes[start..<end].elementsEqual(bytes) {
      return SourceRange(start, end)
    }
    return found.place
  }

  private var ownTexts: [(text: String, place: SourceRange)] {
    guard case .object(let members) = kind else { return [] }
    return members.filter { $0.key == "values" || $0.key == "properties" }.flatMap { part in
      guard case .object(let keys) = part.value.kind else {
        return [(text: String, place: SourceRange)]()
      }
      return keys.compactMap { key in
        guard case .string(let text) = key.value.kind else { return nil }
        return (text, key.value.range)
      }
    }
  }
}
