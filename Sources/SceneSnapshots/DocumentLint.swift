package import Galley
import GalleyDesign
package import GalleyDocuments
package import GalleyParsing
package import GalleySnapshots

/// What is wrong with the layout of a document that stands in no corpus.
package struct DocumentLint: Sendable {
  private let renderer: Renderer
  private let adjust: @Sendable (inout LintOptions) -> Void

  /// Makes a lint.
  ///
  /// - Parameter adjust: Changes the lints that the document asks for under `snapshot`.
  package init(
    renderer: Renderer, adjust: @escaping @Sendable (inout LintOptions) -> Void = { _ in }
  ) {
    self.renderer = renderer
    self.adjust = adjust
  }

  /// The findings in the appearances of the canvas, each once: what lints find as errors, as a run
  /// of the corpus counts them, and what building has to remark.
  package func findings(in document: Document, of source: SourceText) -> [Diagnostic] {
    let settings = document.snapshot.map {
      SuiteReader.read($0, of: source, inheriting: CaseSettings())
    }
    var options = settings?.settings.lints ?? LintOptions()
    adjust(&options)
    var findings = settings?.diagnostics ?? []
    let linter = SceneLinter(options: options)
    for scene in document.scenes(settings: SceneSettings(), appearances: nil) {
      let prepared = renderer.prepare(scene)
      let described = SceneDescription(
        prepared, source: DescribedSource(name: source.name, bytes: source.bytes))
      let more =
        prepared.layout.tree.findings(in: source, fonts: renderer.typesetter.fonts)
        + linter.findings(in: described).map { Self.diagnostic($0, in: source) }
      findings += more.filter { !findings.contains($0) }
    }
    return findings
  }

  private static func diagnostic(_ finding: LintFinding, in source: SourceText) -> Diagnostic {
    let place = finding.location.flatMap { source.offset(line: $0.line, column: $0.column) }
    return Diagnostic(
      .error, "\(finding.lint): \(finding.node): \(finding.message)",
      at: place.map { SourceRange($0, $0 + 1) })
  }
}
