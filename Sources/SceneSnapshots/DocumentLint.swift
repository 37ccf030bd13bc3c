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
    let settings = Self.settings(of: document, source)
    var findings = settings?.diagnostics ?? []
    let linter = linter(settings?.settings)
    for scene in document.scenes(settings: SceneSettings(), appearances: nil) {
      let more: [Diagnostic]
      do throws(RenderingError) {
        let prepared = try renderer.prepare(scene)
        more =
          prepared.layout.tree.findings(in: source, fonts: renderer.typesetter.fonts)
          + prepared.layout.findings(in: source)
          + linter.findings(in: SceneDescription(prepared, source: source))
          .map { Self.diagnostic($0, in: source) }
      } catch {
        more = [Diagnostic(.error, error.description, at: error.place(in: source))]
      }
      findings += more.filter { !findings.contains($0) }
    }
    return findings
  }

  /// What lints find in the first appearance of the canvas in a language.
  package func findings(
    in document: Document, of source: SourceText, locale: String
  ) throws(RenderingError) -> [LintFinding] {
    var settings = SceneSettings()
    settings.setLocale(locale)
    let linter = linter(Self.settings(of: document, source)?.settings)
    let scenes = document.scenes(settings: settings, appearances: nil)
    guard let scene = scenes.first else { return [] }
    return linter.findings(in: SceneDescription(try renderer.prepare(scene), source: source))
  }

  private static func settings(
    of document: Document, _ source: SourceText
  ) -> (settings: CaseSettings, diagnostics: [Diagnostic])? {
    document.snapshot.map { SuiteReader.read($0, of: source, inheriting: CaseSettings()) }
  }

  private func linter(_ settings: CaseSettings?) -> SceneLinter {
    var options = settings?.lints ?? LintOptions()
    adjust(&options)
    return SceneLinter(options: options)
  }

  private static func diagnostic(_ finding: LintFinding, in source: SourceText) -> Diagnostic {
    let place = finding.location.flatMap { source.offset(line: $0.line, column: $0.column) }
    return Diagnostic(
      .error, "\(finding.lint): \(finding.node): \(finding.message)",
      at: place.map { SourceRange($0, $0 + 1) })
  }
}
