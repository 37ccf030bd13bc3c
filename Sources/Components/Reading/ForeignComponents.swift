internal import GalleyParsing

/// Components in the notation of other systems: a text alone, a list, a type as the only key.
extension ComponentReader {
  /// The component that a value without keys means: a text is a `Text`, a list a `VStack`; nil for others.
  func component(meaning value: SyntaxValue) -> DiagnosticCollector.Advice? {
    guard !hasData else { return nil }
    if let text = value.text {
      let written = #"{"type": "Text", "values": {"text": \#(JSONWriter.quoted(text))}}"#
      return .init("; write \(written)", replacement: written)
    }
    guard let elements = value.elements, !elements.isEmpty,
      elements.allSatisfy({ $0.members != nil || $0.text != nil })
    else { return nil }
    let (start, end) = (value.range.start, value.range.end)
    return .init(
      "; components below one another are the \"subviews\" of a \"VStack\"",
      edits: [
        TextEdit(range: SourceRange(start, start), text: #"{"type": "VStack", "subviews": "#),
        TextEdit(range: SourceRange(end, end), text: "}"),
      ])
  }

  /// The index of the type that a component without `type` names under another key, or as its only key; nil if
  /// it names none. Complains about that key.
  mutating func namedType(_ keys: inout ComponentKeys) -> Int? {
    func index(_ name: String) -> Int? {
      catalog.entry(named: name) ?? ForeignNames.type(for: name).flatMap(catalog.entry(named:))
    }
    let names = ["component", "view", "widget", "kind", "name", "tag", "element", "node", "Type"]
    if let member = keys.strays.first(where: { names.contains($0.key) }),
      let word = member.value.text, let entry = index(word)
    {
      keys.namedType = member.keyRange
      fail(
        "unknown key \(SyntaxValue.quoted(member.key)) in a component without \"type\"",
        at: member.keyRange, suggestion: ComponentKey.type.rawValue)
      return entry
    }
    guard keys.strays.count == 1, let member = keys.strays.first, let entry = index(member.key)
    else {
      return nil
    }
    keys.namedType = member.keyRange
    fail(member, as: catalog.entries[entry], &keys)
    return entry
  }

  /// Complains about a type that is the key of its content: `{"Text": "a"}`, `{"HStack": []}`.
  private mutating func fail(
    _ member: SyntaxMember, as entry: ComponentEntry, _ keys: inout ComponentKeys
  ) {
    var text: String?
    let value = self.text(of: member.value)
    if member.value.text != nil, let key = Self.textKey(of: entry), keys.values == nil {
      text = "\"values\": {\"\(key)\": \(value)}"
      keys.misplaced[.values] = [
        SyntaxMember(key: key, keyRange: member.keyRange, value: member.value)
      ]
    } else if member.value.elements != nil, entry.subviews != .none, keys.subviews == nil {
      text = "\"subviews\": \(value)"
      keys.subviews = member.value
    } else if member.value.members != nil, keys.values == nil {
      text = "\"values\": \(value)"
      keys.values = member.value
    }
    let type = "\"type\": \(JSONWriter.quoted(entry.typeName))"
    let found = "unknown key \(SyntaxValue.quoted(member.key)) in a component without \"type\""
    guard let text, !hasData else {
      return fail("\(found); \(entry.typeName.withArticle) has \(type)", at: member.keyRange)
    }
    diagnostics.fail(
      found, at: member.keyRange,
      advice: .init(
        "; \(entry.typeName.withArticle) has \(type)",
        edits: [TextEdit(range: member.range, text: "\(type), \(text)")]))
  }

  /// The advice to write the text inside of a component as its title, where it has no components and no `values`;
  /// nil for more than a text.
  func titled(
    _ subviews: SyntaxValue, _ entry: ComponentEntry
  ) -> DiagnosticCollector.Advice? {
    guard let text = ForeignNames.soleText(in: subviews), let key = Self.textKey(of: entry),
      !hasData
    else { return nil }
    let written = "\"\(key)\": \(JSONWriter.quoted(text))"
    // The key is before its value, with a colon and perhaps blanks between.
    let before = source.bytes[..<subviews.range.start]
    let name = Array("\"subviews\"".utf8)
    guard let start = before.indices.last(where: { before[$0...].starts(with: name) }) else {
      return nil
    }
    return .init(
      "; write \(written) in \"values\"",
      edits: [
        TextEdit(
          range: SourceRange(start, subviews.range.end), text: "\"values\": {\(written)}")
      ])
  }
}
