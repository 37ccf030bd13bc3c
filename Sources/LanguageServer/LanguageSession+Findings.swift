import GalleyParsing

extension LanguageSession {
  /// A finding as editors take it.
  func finding(_ finding: Diagnostic, in document: OpenDocument) -> SyntaxValue {
    let severity =
      switch finding.severity {
      case .error: 1.0
      case .warning: 2.0
      case .note: 3.0
      }
    var members: [(String, SyntaxValue)] = [
      ("range", document.positions.range(finding.range ?? SourceRange(0, 0))),
      ("severity", .number(severity)), ("source", .text("galley")),
      ("message", .text(Self.words(finding))),
    ]
    let edits = finding.edits(in: document.source)
    let own = finding.edit(in: document.source) ?? edits.first { !$0.text.isEmpty } ?? edits.first
    if let own {
      let values = edits.map { edit($0.range, $0.text, in: document) }
      members.append(
        ("data", .object([("text", .text(own.text)), ("edits", .array(values))])))
    }
    let notes = finding.notes.compactMap { note in
      note.range.map { range in
        SyntaxValue.object([
          ("location", location(range, in: document)), ("message", .text(note.message)),
        ])
      }
    }
    if !notes.isEmpty { members.append(("relatedInformation", .array(notes))) }
    return .object(members)
  }

  private static func words(_ finding: Diagnostic) -> String {
    finding.message + (finding.suggestion.map { "; did you mean \"\($0)\"?" } ?? "")
  }

  func location(_ range: SourceRange, in document: OpenDocument) -> SyntaxValue {
    .object([("uri", .text(document.uri)), ("range", document.positions.range(range))])
  }

  /// An edit of one range.
  func edit(_ range: SourceRange, _ text: String, in document: OpenDocument) -> SyntaxValue {
    .object([("range", document.positions.range(range)), ("newText", .text(text))])
  }

  /// Returns the edit that sets the blanks and line breaks of a file; null for one that is not JSON.
  func formatting(of document: OpenDocument, _ parameters: SyntaxValue) -> SyntaxValue {
    let options = parameters["options"]
    let isTab = options?["insertSpaces"]?.truth == false
    let blanks = options?["tabSize"]?.number.map { Int(saturating: $0.value) } ?? 2
    let source = document.source
    guard let text = DocumentFormatter.formatted(source, indentation: isTab ? nil : blanks)
    else { return .null }
    let whole = SourceRange(0, source.bytes.count)
    return .array(
      text == source.bytes
        ? [] : [edit(whole, String(decoding: text, as: UTF8.self), in: document)])
  }

  /// Returns the probable intention for each finding in a range that suggests one.
  func repairs(in document: OpenDocument, _ parameters: SyntaxValue) -> SyntaxValue {
    let findings = parameters["context"]?["diagnostics"]?.elements ?? []
    return .array(
      findings.compactMap { finding -> SyntaxValue? in
        guard let text = finding["data"]?["text"]?.text, let edits = finding["data"]?["edits"]
        else { return nil }
        return .object([
          ("title", .text("Change to \(text)")), ("kind", .text("quickfix")),
          ("isPreferred", .truth(true)), ("diagnostics", .array([finding])),
          ("edit", .object([("changes", .object([(document.uri, edits)]))])),
        ])
      })
  }
}
