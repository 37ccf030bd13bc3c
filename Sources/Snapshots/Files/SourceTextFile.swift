import GalleyParsing
import GalleySystem

/// Files that are read for parsing; one that cannot be read is empty, which parsing reports.
enum SourceTextFile {
  static func read(_ path: String) -> SourceText {
    (try? SourceText(file: path)) ?? SourceText(name: path, bytes: [])
  }
}
