package import Galley
import GalleyComponents
import GalleyDesign
import GalleyDocuments
import GalleyLayout
package import GalleyParsing
import GalleyRendering
import GalleySystem

/// A document as it is now: its picture, its nodes, what is wrong with it.
package struct LivePicture: Sendable {
  /// The PNG; nil when the document cannot be drawn, or when the page has the picture but for the
  /// stripes.
  package var png: [UInt8]?
  /// What differs from the picture that the page has.
  var stripes: [DrawnView.Stripe]?
  /// What was drawn.
  var view: DrawnView?
  /// What the page needs besides, as members of an object.
  package var facts: [(String, SyntaxValue)] = []
  /// The files that were read or looked for.
  package var files: [String] = []

  /// How long a text may be to be shown beside the picture, in bytes.
  private static let sourceLimit = 512 << 10

  /// A picture that was made elsewhere.
  package init(png: [UInt8]?, facts: [(String, SyntaxValue)]) {
    (self.png, self.facts) = (png, facts)
  }

  /// Reads, lays out and draws.
  ///
  /// - Parameters:
  ///   - source: The text, with edits of the page made.
  ///   - loader: Reads documents.
  package init(
    _ source: SourceText, settings: ViewSettings, loader: DocumentLoader, renderer: Renderer
  ) {
    self.init(source, settings: settings, loader: loader, renderer: renderer, over: nil)
  }

  /// The same for a page that has a picture already.
  init(
    _ source: SourceText, settings: ViewSettings, loader: DocumentLoader, renderer: Renderer,
    over before: DrawnView?
  ) {
    let noted = NotedFiles(over: loader.files)
    var loader = loader
    loader.files = noted
    loader.scale = settings.scene.scale
    loader.theme = settings.theme ?? loader.theme
    let loaded = loader.load(source)
    var findings = loaded.diagnostics
    if let document = loaded.document {
      draw(document, settings, source, renderer, over: before, &findings)
    }
    files = noted.soughtPaths
    facts.append(("findings", .array(findings.prefix(200).map { Self.finding($0, in: source) })))
  }

  private mutating func draw(
    _ document: Document, _ settings: ViewSettings, _ source: SourceText, _ renderer: Renderer,
    over before: DrawnView?, _ findings: inout [Diagnostic]
  ) {
    var scene = Scene(document, settings: settings.scene)
    let theme = document.theme
    let tree = scene.takeTree(scene.context(renderer.typesetter))
    findings += tree.findings(in: source, fonts: renderer.typesetter.fonts)
    var laidOut: SceneLayout?
    do {
      let frames = try renderer.layout(tree, of: scene)
      laidOut = frames
      findings += frames.layout.findings(in: source)
      let view = try DrawnView(frames, of: source, theme: theme, renderer)
      stripes = try before.flatMap { try view.stripes(over: $0) }
      if stripes == nil { png = try view.png(renderer) }
      self.view = view
      facts += [
        ("width", .number(Double(view.width))), ("height", .number(Double(view.height))),
        ("scale", .number(frames.canvas.grid.scale)),
        ("appearance", .text(frames.canvas.appearance.rawValue)),
      ]
    } catch {
      var drawing = error as? RenderingError
      if case .drawing(let inner)? = error as? WritingError<Never> { drawing = inner }
      let place = drawing?.place(in: source, of: laidOut?.layout)
      findings.append(Diagnostic(.error, "\(error)", at: place))
    }
  }

  /// What the page tells of a document besides its picture: its text, and of one that was drawn the
  /// nodes and the colours that have names.
  static func details(
    of view: DrawnView?, _ source: SourceText, _ sources: ServedSources
  ) -> [(String, SyntaxValue)] {
    var facts: [(String, SyntaxValue)] = []
    if source.bytes.count <= sourceLimit {
      facts.append(("source", .text(String(decoding: source.bytes, as: UTF8.self))))
    }
    guard let view else { return facts }
    // The same paths are refused as for what a document draws.
    let beside = ResourceLoader(document: source.name, files: sources.loader.files)
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
