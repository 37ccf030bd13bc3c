import GalleyDesign
package import GalleyDocuments
package import GalleyParsing
package import GalleySnapshots
package import GalleyStair

/// The layout findings of a document that belongs to no corpus.
package struct DocumentLint: Sendable {
  private let files: any FileReading
  private let adjust: @Sendable (inout LintOptions) -> Void

  /// Makes a lint.
  ///
  /// - Parameters:
  ///   - files: Reads the suite files above a document, whose lints hold for it.
  ///   - adjust: Changes the lints that the suite and the document, under `snapshot`, request.
  package init(
    files: any FileReading = DiskFiles(),
    adjust: @escaping @Sendable (inout LintOptions) -> Void = { _ in }
  ) {
    (self.files, self.adjust) = (files, adjust)
  }

  /// The findings of a document whose display lists were prepared, each once: what the way to its pictures
  /// found, and what lints find in each of them, as errors, as a run of the corpus counts them.
  package func findings(in prepared: PreparedDocument) -> [Diagnostic] {
    let settings = settings(of: prepared)
    var findings = prepared.findings + settings.diagnostics
    for lint in report(on: prepared, settings.settings).lints {
      let more = Self.diagnostic(.error, lint.finding, in: prepared.source)
      if !findings.contains(more) { findings.append(more) }
    }
    return findings
  }

  /// The notes on colours and sizes that the platform chose.
  package func notes(in prepared: PreparedDocument) -> [Diagnostic] {
    report(on: prepared, settings(of: prepared).settings).lintNotes.map {
      Self.diagnostic(.note, $0.finding, in: prepared.source)
    }
  }

  /// The lint findings of the first picture of a document.
  package func lints(in prepared: PreparedDocument) -> [LintFinding] {
    report(on: prepared, settings(of: prepared).settings).results.first?.lints ?? []
  }

  /// The findings by picture; the variants of a document are its appearances.
  private func report(on prepared: PreparedDocument, _ settings: CaseSettings) -> SnapshotReport {
    var options = settings.lints
    adjust(&options)
    let linter = SceneLinter(options: options)
    var report = SnapshotReport()
    for picture in prepared.pictures {
      guard let scene = picture.scene else { continue }
      let appearance = scene.canvas.appearance.rawValue
      var result = PictureResult(
        name: appearance, caseName: prepared.source.name, variant: appearance, status: .passed)
      let described = SceneDescription(scene, source: prepared.source)
      let look = Self.look(of: described, appearance: scene.canvas.appearance, prepared)
      result.lints = linter.findings(in: described).map {
        var finding = $0
        finding.isNote = look.isOfPlatform(finding)
        return finding
      }
      report.results.append(result)
    }
    return report
  }

  /// The picture with what its theme decides in it.
  private static func look(
    of scene: SceneDescription, appearance: Appearance, _ prepared: PreparedDocument
  ) -> WrittenLook {
    let (redraw, source) = (prepared.redraw, prepared.source)
    let themed = prepared.document.flatMap { document in
      ThemedLook(document.theme, scene) { theme in
        redraw?(theme).pictures.lazy.compactMap(\.scene)
          .first { $0.canvas.appearance == appearance }
          .map { SceneDescription($0, source: source) }
      }
    }
    return WrittenLook(prepared.syntax.value, in: source, themed: themed)
  }

  /// The settings that govern the document, and the findings in those that it declares itself.
  private func settings(
    of prepared: PreparedDocument
  ) -> (settings: CaseSettings, diagnostics: [Diagnostic]) {
    let suite = GoverningSuite(
      of: prepared.source, declaring: { prepared.document?.snapshot }, in: files)
    return (suite.settings, suite.declaredFindings)
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
