import GalleyDesign
import GalleyDocuments
import GalleyLocalization
import GalleyParsing
import GalleySnapshots
import GalleyStair
import GalleySystem
import GalleyText

/// A theme that a suite names, with the files that it was read from.
struct SuiteTheme: Sendable {
  let theme: Result<Theme, RenderFailure>
  /// Its text; empty for one of Galley's own, and without a file.
  let source: SourceText
  /// The findings in it.
  let findings: [Diagnostic]
  let files: [(path: String, digest: UInt64)]

  /// Reads a theme by its name or file.
  init(_ path: String, _ disk: any FileReading, isStrict: Bool = false) {
    let files = NotedFiles(over: disk)
    do throws(FileError) {
      let loaded = try DesignFile.theme(path, files: files)
      (source, findings) = (loaded.source, loaded.diagnostics)
      theme = Result { () throws(RenderFailure) in
        if loaded.diagnostics.refuse(strictly: isStrict) {
          throw RenderFailure(loaded.diagnostics, loaded.source)
        }
        return try Self.theme(loaded)
      }
    } catch {
      (source, findings) = (SourceText(name: path, bytes: []), [])
      theme = .failure(RenderFailure(error.description))
    }
    self.files = files.digests
  }

  /// The first finding that refuses it, with its place, and how many more there are; nil for a theme that holds.
  func refusal(strictly isStrict: Bool) -> String? {
    let refusing = findings.filter { [$0].refuse(strictly: isStrict) }
    guard let first = refusing.first(where: { $0.severity == .error }) ?? refusing.first else {
      if case .failure(let failure) = theme { return failure.description }
      return nil
    }
    let more = refusing.count > 1 ? ", and \(refusing.count - 1) more" : ""
    return Self.line(first, in: source) + more
  }

  /// The warnings about families that it names and that are not there, each with its place.
  func missing(among fonts: FontRegistry) -> [(family: String, message: String)] {
    ThemeFonts(in: source, fonts: fonts).missing.map {
      ($0.family, Self.line($0.finding, in: source))
    }
  }

  /// A finding in a file other than the one that is reported about.
  private static func line(_ finding: Diagnostic, in source: SourceText) -> String {
    let place = finding.range.map { ":\(source.location(of: $0.start))" } ?? ""
    let meant = finding.suggestion.map { "; did you mean \"\($0)\"?" } ?? ""
    return "\(source.name)\(place): \(finding.message)\(meant)"
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
