package import Galley
import GalleyDocuments
package import GalleyParsing
package import GalleySnapshots

/// The layout findings of a document that belongs to no corpus.
package struct DocumentLint: Sendable {
  private let adjust: @Sendable (inout LintOptions) -> Void

  /// Makes a lint.
  ///
  /// - Parameter adjust: Changes the lints that the document asks for under `snapshot`.
  package init(adjust: @escaping @Sendable (inout LintOptions) -> Void = { _ in }) {
    self.adjust = adjust
  }

  /// The findings of a document whose display lists were prepared, each once: what the way to its pictures
  /// found, and what lints find in each of them, as errors, as a run of the corpus counts them.
  package func findings(in prepared: PreparedDocument) -> [Diagnostic] {
    let settings = Self.settings(of: prepared)
    var findings = prepared.findings + (settings?.diagnostics ?? [])
    for finding in lints(in: prepared.pictures, of: prepared, settings?.settings) {
      let more = Self.diagnostic(finding, in: prepared.source)
      if !findings.contains(more) { findings.append(more) }
    }
    return findings
  }

  /// The lint findings of the first picture of a document.
  package func lints(in prepared: PreparedDocument) -> [LintFinding] {
    lints(in: prepared.pictures.prefix(1), of: prepared, Self.settings(of: prepared)?.settings)
  }

  private func lints(
    in pictures: some Sequence<PreparedDocument.Picture>, of prepared: PreparedDocument,
    _ settings: CaseSettings?
  ) -> [LintFinding] {
    var options = settings?.lints ?? LintOptions()
    adjust(&options)
    let linter = SceneLinter(options: options)
    return pictures.compactMap(\.scene).flatMap {
      linter.findings(in: SceneDescription($0, source: prepared.source))
    }
  }

  private static func settings(
    of prepared: PreparedDocument
  ) -> (settings: CaseSettings, diagnostics: [Diagnostic])? {
    prepared.document?.snapshot.map {
      SuiteReader.read($0, of: prepared.source, inheriting: CaseSettings())
    }
  }

  private static func diagnostic(_ finding: LintFinding, in source: SourceText) -> Diagnostic {
    let place = finding.location.flatMap { source.offset(line: $0.line, column: $0.column) }
    return Diagnostic(
      .error, "\(finding.lint): \(finding.node): \(finding.message)",
      at: place.map { SourceRange($0, $0 + 1) })
  }
}
