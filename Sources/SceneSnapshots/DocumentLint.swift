package import GalleyDesign
import GalleyDocuments
package import GalleyParsing
package import GalleySnapshots
package import GalleyStair

/// The layout findings of a document that belongs to no corpus.
package struct DocumentLint: Sendable {
  private let theme: Theme?
  private let adjust: @Sendable (inout LintOptions) -> Void

  /// Makes a lint.
  ///
  /// - Parameters:
  ///   - theme: The theme in which documents are drawn in place of their own, or nil.
  ///   - adjust: Changes the lints that the document requests under `snapshot`.
  package init(
    theme: Theme? = nil, adjust: @escaping @Sendable (inout LintOptions) -> Void = { _ in }
  ) {
    self.theme = theme
    self.adjust = adjust
  }

  /// The findings of a document whose display lists were prepared, each once: what the way to its pictures
  /// found, and what lints find in each of them, as errors, as a run of the corpus counts them.
  package func findings(in prepared: PreparedDocument) -> [Diagnostic] {
    let settings = Self.settings(of: prepared)
    var findings = prepared.findings + (settings?.diagnostics ?? [])
    for lint in report(on: prepared, settings?.settings).lints {
      let more = Self.diagnostic(.error, lint.finding, in: prepared.source)
      if !findings.contains(more) { findings.append(more) }
    }
    return findings
  }

  /// The notes on colours and sizes that the platform chose.
  package func notes(in prepared: PreparedDocument) -> [Diagnostic] {
    report(on: prepared, Self.settings(of: prepared)?.settings).lintNotes.map {
      Self.diagnostic(.note, $0.finding, in: prepared.source)
    }
  }

  /// The lint findings of the first picture of a document.
  package func lints(in prepared: PreparedDocument) -> [LintFinding] {
    report(on: prepared, Self.settings(of: prepared)?.settings).results.first?.lints ?? []
  }

  /// The findings by picture; the variants of a document are its appearances.
  private func report(on prepared: PreparedDocument, _ settings: CaseSettings?) -> SnapshotReport {
    var options = settings?.lints ?? LintOptions()
    adjust(&options)
    let linter = SceneLinter(options: options)
    let look = WrittenLook(prepared.syntax.value, in: prepared.source, theme: theme)
    var report = SnapshotReport()
    for picture in prepared.pictures {
      guard let scene = picture.scene else { continue }
      let appearance = scene.canvas.appearance.rawValue
      var result = PictureResult(
        name: appearance, caseName: prepared.source.name, variant: appearance, status: .passed)
      result.lints = linter.findings(in: SceneDescription(scene, source: prepared.source)).map {
        var finding = $0
        finding.isNote = look.isOfPlatform(finding)
        return finding
      }
      report.results.append(result)
    }
    return report
  }

  private static func settings(
    of prepared: PreparedDocument
  ) -> (settings: CaseSettings, diagnostics: [Diagnostic])? {
    prepared.document?.snapshot.map {
      SuiteReader.read($0, of: prepared.source, inheriting: CaseSettings())
    }
  }

  private static func diagnostic(
    _ severity: DiagnosticSeverity, _ finding: LintFinding, in source: SourceText
  ) -> Diagnostic {
    let place = finding.location.flatMap { source.offset(line: $0.line, column: $0.column) }
    return Diagnostic(
      severity, "\(finding.lint): \(finding.node): \(finding.message)",
      at: place.map { SourceRange($0, $0 + 1) })
  }
}
