internal import GalleyDesign
internal import GalleyLayout
internal import GalleyParsing
internal import GalleyText

extension LayoutTree {
  /// The remarks about a tree that was built from a document, at their places in it.
  ///
  /// - Parameter missing: Fonts about which a finding of the theme was made.
  func findings(
    in syntax: DocumentSyntax, fonts: FontRegistry, without missing: Set<String> = []
  ) -> [Diagnostic] {
    let diagnostics = diagnostics.filter { diagnostic in
      if case .unknownFont(let name) = diagnostic.kind { return !missing.contains(name) }
      return true
    }
    guard !diagnostics.isEmpty else { return [] }
    let (source, root) = (syntax.source, syntax.value)
    return diagnostics.map { diagnostic in
      let offset =
        elements.indices.contains(diagnostic.element)
        ? elements[diagnostic.element].sourceOffset : nil
      let component = offset.flatMap { root?.object(at: $0) }
      switch diagnostic.kind {
      case .unknownFont(let name):
        let own = component?.place(ofText: name)
        let namer = own == nil ? ", which the theme or style sheet names" : ""
        let nearest = SpellingSuggestion.nearest(name, in: fonts.familyNames)
        let hint = nearest == nil ? ThemeFonts.hint : ""
        return Diagnostic(
          .warning, "no font is called \"\(name)\"\(namer); the default font is used\(hint)",
          at: own ?? root?[EnvelopeKey.theme.rawValue]?.place(ofText: name)
            ?? root?[EnvelopeKey.theme.rawValue]?.range ?? component?.opening,
          suggestion: nearest)
      case .passedFonts(let list, let choice):
        let names = choice.missing.map { "\"\($0)\"" }.joined(separator: " or ")
        return Diagnostic(
          .warning,
          "no font is called \(names); \"\(choice.used)\" is used\(ThemeFonts.hint)",
          at: component?.place(ofText: list) ?? root?[EnvelopeKey.theme.rawValue]?.range
            ?? component?.opening)
      case .flatFont(let name):
        return Diagnostic(
          .warning,
          "the font \"\(name)\" has neither ascent nor descent; its lines have no height",
          at: component?.place(ofText: name) ?? component?.opening)
      case .unmetWish(let wish):
        return Self.unmet(
          wish, at: component?.place(of: wish) ?? component?.opening)
      case .coloredEmoji(let first):
        return Diagnostic(
          .warning,
          "no font has \(Self.code(first)) as text, which U+FE0E asks for; it is drawn in colours",
          at: component?.place(of: first, near: diagnostic.textOffset, in: source)
            ?? component?.opening)
      case .unusedTracks:
        return Diagnostic(
          .warning,
          "\"tracks\" has no effect on a Grid of GridRows, whose cells decide the columns",
          at: component?.opening)
      case .missingCharacters(let first, let count, let script):
        return Self.missing(
          first, count, script,
          at: component?.place(of: first, near: diagnostic.textOffset, in: source)
            ?? component?.opening)
      }
    }
  }

  /// A remark about a feature or an axis that a font does not have.
  private static func unmet(_ wish: FontWish, at place: SourceRange?) -> Diagnostic {
    let name = wish.kind == .feature ? "feature" : "variation axis"
    let known =
      wish.known.isEmpty ? "it has none" : "it has \(wish.known.joined(separator: ", "))"
    return Diagnostic(
      .warning, "\(wish.font) has no \(name) \"\(wish.tag)\", which changes nothing", at: place,
      suggestion: SpellingSuggestion.nearest(wish.tag, in: wish.known),
      notes: [Diagnostic(.note, known, at: nil)])
  }

  /// One remark about all characters of a script that a text lacks.
  private static func missing(
    _ first: Unicode.Scalar, _ count: Int, _ script: String, at place: SourceRange?
  ) -> Diagnostic {
    let what =
      count == 1
      ? "no font has the character \(code(first)); a box is drawn"
      : "no font has \(count) characters of the script \(script), \(code(first)) first; boxes are drawn"
    return Diagnostic(
      .warning, what, at: place,
      notes: [
        Diagnostic(
          .note, "--fonts FOLDER adds fonts; Renderer(fontPaths:) does in Swift", at: nil)
      ])
  }
}

extension LayoutTree {
  private static func code(_ scalar: Unicode.Scalar) -> String {
    let code = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
  }
}

extension LayoutResult {
  /// Returns the issues that were laid out otherwise than requested, at their places in the document.
  func findings(in syntax: DocumentSyntax) -> [Diagnostic] {
    guard !issues.isEmpty else { return [] }
    let root = syntax.value
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

  /// Returns the place of a text in the component's own keys.
  fileprivate func place(ofText text: String) -> SourceRange? {
    ownTexts.first { $0.text == text }?.place
  }

  /// Returns the place of a character in the component's own texts: the character itself if it was written
  /// unescaped at the offset in the text, else the text.
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

  /// Returns the place at which a feature or an axis is requested in the component's own keys.
  fileprivate func place(of wish: FontWish) -> SourceRange? {
    guard case .object(let members) = kind else { return nil }
    let key = wish.kind == .feature ? "fontFeatures" : "fontVariations"
    return members.lazy.filter { $0.key == "values" || $0.key == "properties" }
      .compactMap { $0.value.place(ofTag: wish.tag, inside: key) }.first
  }

  private func place(ofTag tag: String, inside key: String) -> SourceRange? {
    switch kind {
    case .object(let members):
      return members.lazy.compactMap { member in
        member.key == key
          ? member.value.place(ofTag: tag) : member.value.place(ofTag: tag, inside: key)
      }.first
    case .array(let elements):
      return elements.lazy.compactMap { $0.place(ofTag: tag, inside: key) }.first
    default: return nil
    }
  }

  /// Returns the place of the tag, or of a word of CSS for it, in a value for features or axes.
  private func place(ofTag tag: String) -> SourceRange? {
    switch kind {
    case .object(let members): return members.first { $0.key == tag }?.keyRange
    case .array(let elements): return elements.lazy.compactMap { $0.place(ofTag: tag) }.first
    case .string(let text):
      let word = text.split(separator: " ").first { word in
        FontFeature.named(String(word))?.contains { $0.tag == tag } ?? false
      }
      guard let word else { return nil }
      // Escapes, which no tag needs, would move it.
      guard text.utf8.count + 2 == range.end - range.start else { return range }
      let start = range.start + 1 + text.utf8.distance(from: text.startIndex, to: word.startIndex)
      return SourceRange(start, start + word.utf8.count)
    default: return nil
    }
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
