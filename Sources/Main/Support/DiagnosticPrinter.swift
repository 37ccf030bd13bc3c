import Galley
import GalleyParsing
import GalleySystem

/// Prints findings with their source lines to standard error, in colours where a person looks.
enum DiagnosticPrinter {
  /// Prints all findings of one source.
  static func print(_ diagnostics: [Diagnostic], of source: SourceText) {
    let style: Diagnostic.Style = Output.error.allowsColor ? .terminal : .plain
    for diagnostic in diagnostics {
      Output.error.write(diagnostic.rendered(in: source, style) + "\n")
    }
  }

  /// Prints findings and ends the command when one of them is an error.
  static func stop(at diagnostics: [Diagnostic], of source: SourceText) throws(ExitStatus) {
    print(diagnostics, of: source)
    if diagnostics.contains(where: { $0.severity == .error }) { throw .badInput }
  }
}
