import GalleyParsing

/// Prints findings with their source lines to standard error.
enum DiagnosticPrinter {
  /// Prints all findings of one source, a line for each note, and a count when there are several.
  static func print(_ diagnostics: [Diagnostic], of source: SourceText) {
    guard !diagnostics.isEmpty else { return }
    let text = diagnostics.map { $0.rendered(in: source) }.joined(separator: "\n")
    Output.error.line(text)
  }
}
