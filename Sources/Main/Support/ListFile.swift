import GalleyParsing
import GalleySystem

/// A file of lines that people keep beside references.
enum ListFile {
  /// The text of the file.
  ///
  /// - Throws: `FileError`, or `ExitStatus.badInput` after printing what git left in its place.
  static func text(_ path: String) throws -> String {
    let source = try SourceText(file: path)
    if let fault = source.repositoryFault {
      DiagnosticPrinter.print([fault], of: source)
      throw ExitStatus.badInput
    }
    return String(decoding: source.bytes, as: UTF8.self)
  }
}
