import GalleyParsing
import GalleyStair
import GalleySystem

/// Prints findings with their source lines to standard error, in colours where a person looks.
enum DiagnosticPrinter {
  /// Prints all findings of one source.
  static func print(_ diagnostics: [Diagnostic], of source: SourceText) {
    for diagnostic in folded(diagnostics, of: source) {
      Output.error.write(diagnostic.rendered(in: source, Output.error.style) + "\n")
    }
  }

  /// Prints findings and ends the command when one of them is an error.
  static func stop(at diagnostics: [Diagnostic], of source: SourceText) throws(ExitStatus) {
    print(diagnostics, of: source)
    if diagnostics.contains(where: { $0.severity == .error }) { throw .badInput }
  }

  /// More places than this are counted.
  private static let listedPlaces = 5

  /// Returns the findings, with those of the same text replaced by the first of them, which gets a note of
  /// their number and places.
  static func folded(_ diagnostics: [Diagnostic], of source: SourceText) -> [Diagnostic] {
    func words(_ diagnostic: Diagnostic) -> Diagnostic {
      Diagnostic(
        diagnostic.severity, diagnostic.message, at: nil, suggestion: diagnostic.suggestion)
    }
    let groups = Dictionary(grouping: diagnostics.indices) { words(diagnostics[$0]) }
    return diagnostics.indices.compactMap { index in
      guard let group = groups[words(diagnostics[index])], group.first == index else { return nil }
      guard group.count > 1 else { return diagnostics[index] }
      let places = group.dropFirst().prefix(listedPlaces).compactMap { other in
        diagnostics[other].range.map { "\(source.location(of: $0.start))" }
      }
      let rest = group.count - 1 > places.count && !places.isEmpty ? " and elsewhere" : ""
      var first = diagnostics[index]
      first.notes.append(
        Diagnostic(
          .note,
          "\(group.count - 1) more like this"
            + (places.isEmpty ? "" : ", at \(places.joined(separator: ", "))\(rest)"), at: nil))
      return first
    }
  }
}

extension ResultStream {
  /// The style of findings on this stream.
  var style: Diagnostic.Style { allowsColor ? .terminal : .plain }
}

extension MessageStream {
  /// The style of findings on this stream.
  var style: Diagnostic.Style { allowsColor ? .terminal : .plain }

  /// Says what has no place, in the form of what has one: `error: message`.
  func say(_ severity: DiagnosticSeverity, _ message: String) {
    write("\(severity.label(style)) \(message.printable)\n")
  }

  /// Says what is about a file as a whole: `file: error: message`.
  func say(_ severity: DiagnosticSeverity, _ message: String, of file: String) {
    let source = SourceText(name: file, bytes: [])
    write(Diagnostic(severity, message, at: nil).headline(in: source, style) + "\n")
  }
}

extension SyntaxValue {
  /// A finding for programs: `file`, `severity` and `message`; `line`, `column`, `endLine` and
  /// `endColumn` (from 1, the end past the last character) where it has a place; `suggestion` and
  /// `notes` where there are any.
  static func finding(_ diagnostic: Diagnostic, in source: SourceText) -> SyntaxValue {
    var members: [(String, SyntaxValue)] = [("file", .text(source.name))]
    if let range = diagnostic.range {
      let (start, end) = (source.location(of: range.start), source.location(of: range.end))
      members += [
        ("line", .number(Double(start.line))), ("column", .number(Double(start.column))),
        ("endLine", .number(Double(end.line))), ("endColumn", .number(Double(end.column))),
      ]
    }
    members.append(("severity", .text(diagnostic.severity.rawValue)))
    members.append(("message", .text(diagnostic.message)))
    if let suggestion = diagnostic.suggestion { members.append(("suggestion", .text(suggestion))) }
    if !diagnostic.notes.isEmpty {
      members.append(("notes", .array(diagnostic.notes.map { .finding($0, in: source) })))
    }
    return .object(members)
  }
}
