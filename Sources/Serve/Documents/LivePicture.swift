import GalleyDesign
import GalleyDocuments
package import GalleyParsing
import GalleyRendering
import GalleyStair

/// A document as it is now: its picture, its nodes, what is wrong with it.
package struct LivePicture: Sendable {
  /// The PNG; nil when the document cannot be drawn, or when the page has the picture but for the
  /// stripes.
  package var png: [UInt8]?
  /// The differences from the picture that the page has.
  var stripes: [DrawnView.Stripe]?
  /// The drawn view.
  var view: DrawnView?
  /// The text, edits of the page made.
  private(set) var source = SourceText(name: "", bytes: [])
  /// The other data that the page needs, as members of an object.
  package var facts: [(String, SyntaxValue)] = []
  /// The maximum length of a text that is shown beside the picture, in bytes.
  private static let sourceLimit = 512 << 10

  /// A picture that was made elsewhere.
  package init(png: [UInt8]?, facts: [(String, SyntaxValue)]) {
    (self.png, self.facts) = (png, facts)
  }

  /// A document that cannot be drawn for reasons outside of it, given as text.
  init(of source: SourceText, failures: [String]) {
    self.source = source
    let findings = failures.map { failure in
      SyntaxValue.array([
        .text(DiagnosticSeverity.error.rawValue), .text(failure), .number(0), .number(0),
      ])
    }
    facts = [("findings", .array(findings))]
  }

  /// Draws a document.
  ///
  /// - Parameters:
  ///   - prepared: Its frames and findings.
  ///   - before: The picture that the page has.
  init(_ prepared: PreparedDocument, over before: DrawnView?) {
    var prepared = prepared
    var findings: [Diagnostic] = []
    let (syntax, theme) = (prepared.syntax, prepared.document?.theme ?? .standard)
    let renderer = prepared.renderer
    source = syntax.source
    do {
      for picture in prepared.pictures {
        _ = try prepared.drawn(picture) { () throws(WritingError<Never>) in
          let view = try DrawnView(picture.frames, of: syntax, theme: theme, renderer)
          stripes = try before.flatMap { before throws(WritingError<Never>) in
            try view.stripes(over: before)
          }
          if stripes == nil { png = try view.png() }
          self.view = view
          facts = Self.facts(of: view)
        }
      }
    } catch {
      findings = [Diagnostic(.error, "\(error)", at: nil)]
    }
    findings = prepared.findings + findings
    facts.append(
      ("findings", .array(findings.prefix(200).map { Self.finding($0, in: syntax.source) })))
  }

  private static func facts(of view: DrawnView) -> [(String, SyntaxValue)] {
    [
      ("width", .number(Double(view.width))), ("height", .number(Double(view.height))),
      ("scale", .number(view.frames.canvas.grid.scale)),
      ("appearance", .text(view.frames.canvas.appearance.rawValue)),
    ]
  }

  /// Returns the details of a document that the page shows besides its picture: its text, and for one that
  /// was drawn the nodes and the named colours.
  static func details(
    of view: DrawnView?, _ source: SourceText, _ sources: ServedSources
  ) -> [(String, SyntaxValue)] {
    var facts: [(String, SyntaxValue)] = []
    if source.bytes.count <= sourceLimit {
      facts.append(("source", .text(String(decoding: source.bytes, as: UTF8.self))))
    }
    guard let view else { return facts }
    // The same paths are refused as for what a document draws.
    let beside = ResourceLoader(document: source.name, files: sources.documents.loader.files)
    facts +=
      ViewNodes(view, named: (sources.themePath, sources.styleSheetPath)) { beside.text(named: $0) }
      .facts
    let (appearance, contrast) = (view.frames.canvas.appearance, view.frames.canvas.contrast)
    let palette = view.theme.palette
    let colors = palette.names.map { name in
      SyntaxValue.array([
        .text(name),
        .text(palette[name]?.resolved(for: appearance, contrast: contrast).hexText ?? ""),
      ])
    }
    facts.append(("colors", .array(colors)))
    return facts
  }

  /// `[severity, text with place and caret, line, column]`; line 0 without a place.
  private static func finding(_ finding: Diagnostic, in source: SourceText) -> SyntaxValue {
    let place = finding.range.map { source.location(of: $0.start) }
    return .array([
      .text(finding.severity.rawValue), .text(finding.rendered(in: source)),
      .number(Double(place?.line ?? 0)), .number(Double(place?.column ?? 0)),
    ])
  }
}
