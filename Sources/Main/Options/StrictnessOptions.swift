import ArgumentParser
import GalleyParsing
import GalleyStair

/// The treatment of input that is wrong or doubtful.
struct StrictnessOptions: ParsableArguments {
  @Flag(help: "Leave out what cannot be read, with a warning, instead of refusing the file.")
  var lenient = false

  @Flag(help: "Refuse files that give cause for a warning as well.")
  var strict = false

  func validate() throws {
    guard !(strict && lenient) else {
      throw ValidationError("--strict and --lenient contradict each other")
    }
  }

  var mode: ReadingMode { lenient ? .lenient : .strict }

  /// Prints findings and ends the command when one of them refuses the source.
  func stop(at diagnostics: [Diagnostic], of source: SourceText) throws(ExitStatus) {
    DiagnosticPrinter.print(diagnostics, of: source)
    if refuses(diagnostics) { throw .badInput }
  }

  /// Returns true if findings refuse their source.
  func refuses(_ diagnostics: [Diagnostic]) -> Bool { diagnostics.refuse(strictly: strict) }
}
