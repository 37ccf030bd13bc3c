import GalleyDesign
import GalleyDocuments
import GalleyLocalization
import GalleyParsing
import GalleySnapshots
import GalleyStair
import GalleySystem

/// A theme that a suite names, with the files that it was read from.
struct SuiteTheme: Sendable {
  let theme: Result<Theme, RenderFailure>
  let files: [(path: String, digest: UInt64)]

  /// Reads a theme by its name or file.
  init(_ path: String, _ disk: any FileReading, isStrict: Bool = false) {
    let files = NotedFiles(over: disk)
    theme = Result { () throws(RenderFailure) in
      let loaded: LoadedTheme
      do throws(FileError) { loaded = try DesignFile.theme(path, files: files) } catch {
        throw RenderFailure(error.description)
      }
      if loaded.diagnostics.refuse(strictly: isStrict) {
        throw RenderFailure(loaded.diagnostics, loaded.source)
      }
      return try Self.theme(loaded)
    }
    self.files = files.digests
  }

  static func theme(_ loaded: LoadedTheme) throws(RenderFailure) -> Theme {
    guard let theme = loaded.theme else { throw RenderFailure(loaded.diagnostics, loaded.source) }
    return theme
  }
}

/// The strings that suites name.
enum SuiteStrings {
  static func read(
    _ paths: [String], _ files: any FileReading, isStrict: Bool
  ) throws(RenderFailure) -> LocalizedStrings {
    let read: StringFiles
    do throws(FileError) { read = try StringFiles(paths, files: files) } catch {
      throw RenderFailure(error.description)
    }
    for (source, findings) in read.findings where findings.refuse(strictly: isStrict) {
      throw RenderFailure(findings, source)
    }
    return read.strings
  }
}

extension RenderFailure {
  /// Findings that refuse a source, at the place of the first error.
  init(_ findings: [Diagnostic], _ source: SourceText) {
    let error = findings.first { $0.severity == .error } ?? findings.first
    self.init(
      findings.map { $0.rendered(in: source) }.joined(separator: "\n"),
      at: error?.range.map { source.sceneLocation(of: $0.start) })
  }
}
