public import GalleyLocalization
public import GalleyParsing
public import GalleySystem

/// Files of strings that were read together.
public struct StringFiles: Sendable {
  /// Their texts.
  public private(set) var strings = LocalizedStrings()
  /// What is wrong in them, with the file each finding is about.
  public private(set) var findings: [(source: SourceText, diagnostics: [Diagnostic])] = []

  /// Reads files; later ones go before earlier ones.
  ///
  /// - Parameters:
  ///   - paths: `.strings`, `.stringsdict` and `.xcstrings` files, or folders of them.
  ///   - files: Where their bytes come from.
  /// - Throws: `FileError` for a path that cannot be read, and for a folder without strings.
  public init(_ paths: [String], files: any FileReading = DiskFiles()) throws(FileError) {
    for path in paths {
      for file in try Self.files(at: path) {
        let source = LocalizedStrings.source(file, try files.read(file, limit: 1 << 28))
        let found = strings.add(source)
        if !found.isEmpty { findings.append((source, found)) }
      }
    }
  }

  private static let endings = [".strings", ".stringsdict", ".xcstrings"]

  /// The file itself; of a folder the strings in it and in its folders of languages
  /// (`de.lproj`), in the order of their names, so that plurals go before plain strings.
  package static func files(at path: String) throws(FileError) -> [String] {
    guard Directory.exists(path) else { return [path] }
    var files: [String] = []
    for name in try Directory.names(in: path) {
      let inner = FilePath(path).appending(name).string
      if name.hasSuffix(".lproj") {
        files += try Directory.names(in: inner).filter(isStrings).map { "\(inner)/\($0)" }
      } else if isStrings(name) {
        files.append(inner)
      }
    }
    guard files.isEmpty else { return files }
    throw FileError(
      operation: "read strings in", path: path,
      reason: "no .strings, .stringsdict or .xcstrings file in it")
  }

  /// Returns true if a name is that of a file of strings.
  package static func isStrings(_ name: String) -> Bool { endings.contains { name.hasSuffix($0) } }
}
