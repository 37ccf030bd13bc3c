package import GalleyDesign
package import GalleyParsing

/// A style of the style sheet by its name.
package struct StyleName: PropertyValue, Hashable {
  /// The name.
  package var name: String

  /// The name of a style.
  package static var kind: PropertyKind { .form("the name of a style") }

  /// Finds the style.
  package static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> StyleName? {
    guard case .string(let word) = value.kind else { return reader.mismatch(name, kind, value) }
    if reader.names.style(named: word, substyle: nil) != nil { return StyleName(name: word) }
    let known = reader.names.styleNames
    if known.isEmpty, let member = reader.member, member.value.range == value.range,
      let text = reader.kindMeant(by: word)
    {
      reader.diagnostics.fail(
        "unknown style \(SyntaxValue.quoted(word)); there is no style sheet",
        at: SourceRange(member.keyRange.start, value.range.end),
        advice: .init("; write \(text)", replacement: text))
      return nil
    }
    let remark = known.isEmpty ? "; there is no style sheet" : ""
    reader.diagnostics.unknown("style", word, remark, at: value.range, among: known)
    return nil
  }

  /// Writes the name.
  package func describe(as name: String, in writer: inout PropertyWriter) {
    writer.write(name, self.name, token: "style.\(self.name)")
  }
}

/// A scheme of the theme by its name.
package struct SchemeName: PropertyValue, Hashable {
  /// The name.
  package var name: String
  /// The scheme over the theme's base.
  package var scheme: Scheme

  /// The name of a scheme.
  package static var kind: PropertyKind { .form("the name of a scheme") }

  /// Finds the scheme.
  package static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> SchemeName? {
    guard case .string(let word) = value.kind else { return reader.mismatch(name, kind, value) }
    if let scheme = reader.names.scheme(for: SchemeKind(word)) {
      return SchemeName(name: word, scheme: scheme)
    }
    reader.diagnostics.unknown("scheme", word, at: value.range, among: reader.names.schemeNames)
    return nil
  }

  /// Writes the name.
  package func describe(as name: String, in writer: inout PropertyWriter) {
    writer.write(name, self.name, token: "scheme.\(self.name)")
  }
}
