import GalleyDesign
import GalleyDocuments
import GalleyParsing
import GalleyRendering
import GalleySystem

/// Prepares documents for every command in the same steps: read, build, lay out, draw. All findings are in
/// one list.
package struct DocumentRenderer: Sendable {
  /// Reads documents. Its language, scale and theme give way to those of a request.
  package var loader: DocumentLoader
  /// Lays them out and draws them.
  package var renderer: Renderer
  /// True when a warning refuses a document.
  package var isStrict: Bool
  /// The missing fonts of the theme that its own findings report.
  package var missingFonts: Set<String> = []
  /// The number of warnings about what the caller gave, which were reported.
  package var givenWarnings = 0
  /// Finds the suite files above documents, whose theme, fonts and strings hold where the caller gives none; nil
  /// for a caller that applies them itself.
  package var suites: (any SuiteDesigns)?

  /// Makes a renderer of documents.
  package init(_ renderer: Renderer, _ loader: DocumentLoader, isStrict: Bool = false) {
    (self.renderer, self.loader, self.isStrict) = (renderer, loader, isStrict)
  }

  /// Prepares a document up to the goal of a request.
  package func prepare(_ request: DocumentRequest) -> PreparedDocument {
    var timings = StageTimings()
    var governed = self
    governed.suites = nil
    var findings: [Diagnostic] = []
    let loaded: LoadedDocument
    do throws(FileError) {
      loaded = try timings.measure(.parse) { () throws(FileError) in
        let (syntax, path) = try Self.text(of: request)
        findings = governed.adopt(suites, of: syntax, at: path, request.theme)
        return governed.load(syntax, at: path, request)
      }
    } catch {
      return PreparedDocument(error, of: request.name, renderer)
    }
    // A document has no mistakes of its own in what it lacks by them.
    if findings.contains(where: { $0.severity == .error }) {
      return PreparedDocument(consume loaded, refusedBy: findings, governed.renderer)
    }
    var prepared = governed.prepare(consume loaded, request, timings, findings)
    if case .list = request.goal {
      prepared.redraw = { [governed] theme in
        var other = request
        other.theme = theme
        return governed.prepare(other)
      }
    }
    return prepared
  }

  /// The renderer that a document is read and drawn with: this one with what the suite files above the document
  /// decide.
  package func governed(over source: SourceText) -> DocumentRenderer {
    var governed = self
    governed.suites = nil
    _ = governed.adopt(suites, of: DocumentSyntax(source), at: nil, nil)
    return governed
  }

  /// Takes the design of the suites where the caller gave none, and returns what is wrong with it.
  private mutating func adopt(
    _ suites: (any SuiteDesigns)?, of syntax: DocumentSyntax, at path: String?, _ theme: Theme?
  ) -> [Diagnostic] {
    guard let suites else { return [] }
    let needs = SuiteNeeds(
      theme: theme == nil && loader.theme == nil, strings: loader.strings == nil)
    let source = path.map { SourceText(name: $0, bytes: syntax.source.bytes) } ?? syntax.source
    let design = suites.design(
      of: source, declaring: { syntax.value?[EnvelopeKey.snapshot.rawValue] }, needs,
      in: loader.files)
    loader.theme = loader.theme ?? design.theme
    loader.strings = loader.strings ?? design.strings
    renderer = design.renderer ?? renderer
    missingFonts.formUnion(design.missingFonts)
    return design.findings
  }

  /// Reads the document of a request, for pictures that are prepared from it later.
  package func load(_ request: DocumentRequest) throws(FileError) -> LoadedDocument {
    let (syntax, path) = try Self.text(of: request)
    return load(syntax, at: path, request)
  }

  /// The text of a request, and the path around which its images and sheets are.
  private static func text(
    of request: DocumentRequest
  ) throws(FileError) -> (syntax: DocumentSyntax, path: String?) {
    switch request.text {
    case .file(let path): (DocumentSyntax(try DocumentLoader.source(path)), path == "-" ? "" : path)
    case .given(let syntax, let path): (syntax, path)
    }
  }

  private func load(
    _ syntax: DocumentSyntax, at path: String?, _ request: DocumentRequest
  ) -> LoadedDocument {
    var loader = loader
    loader.scale = request.settings.scale ?? loader.scale
    loader.theme = request.theme ?? loader.theme
    loader.fonts = renderer.typesetter.fonts
    if let locale = request.settings.locale { loader.setLocale(locale) }
    return loader.load(syntax, at: path)
  }

  /// Prepares a document that was read up to the goal of a request.
  package func prepare(
    _ loaded: consuming LoadedDocument, _ request: DocumentRequest,
    _ timings: StageTimings = StageTimings(), _ findings: [Diagnostic] = []
  ) -> PreparedDocument {
    var pipeline = self
    pipeline.missingFonts.formUnion(loaded.missingFonts)
    var result = PreparedDocument(loaded, renderer)
    result.add(findings)
    pipeline.layOut(&result, request, timings)
    result.settle(refusingWarnings: isStrict)
    return result
  }

  private func layOut(
    _ result: inout PreparedDocument, _ request: DocumentRequest, _ timings: StageTimings
  ) {
    if case .document = request.goal { return }
    var scenes = result.document.map { Self.scenes(of: $0, request) } ?? []
    if case .drawing = request.goal { result.document = nil }
    var timings = timings
    while !scenes.isEmpty {
      // Nothing but the layout holds the components of the last scene.
      let scene = scenes.removeFirst()
      guard let picture = picture(of: scene, request.goal, timings, &result) else { return }
      result.pictures.append(picture)
      timings = StageTimings()
    }
    if case .drawing = request.goal { result.releaseText() }
  }

  /// A picture of a scene; nil after its failure was added to the findings.
  private func picture(
    of scene: consuming Scene, _ goal: DocumentRequest.Goal, _ timings: StageTimings,
    _ result: inout PreparedDocument
  ) -> PreparedDocument.Picture? {
    var laidOut: SceneLayout?
    do throws(RenderingError) {
      let frames = try layout(scene, goal, timings)
      laidOut = frames
      result.add(
        frames.layout.tree.findings(
          in: result.syntax, fonts: renderer.typesetter.fonts, without: missingFonts))
      result.add(frames.layout.findings(in: result.syntax))
      if isStrict { result.add(frames.layout.strictFindings(in: result.syntax)) }
      try renderer.requirePicture(frames)
      switch goal {
      case .document, .frames:
        return PreparedDocument.Picture(frames: frames, scene: nil, page: nil)
      case .list:
        return PreparedDocument.Picture(frames: frames, scene: renderer.prepare(frames), page: nil)
      case .drawing(let options):
        let page = try renderer.drawnPage(frames, options)
        result.add(page?.page.findings(in: frames) ?? [])
        return PreparedDocument.Picture(frames: frames, scene: nil, page: page)
      }
    } catch {
      result.fail(error, in: laidOut)
      return nil
    }
  }

  private func layout(
    _ scene: consuming Scene, _ goal: DocumentRequest.Goal, _ timings: StageTimings
  ) throws(RenderingError) -> SceneLayout {
    guard case .drawing(let options) = goal else { return try renderer.layout(scene, timings) }
    return try renderer.layout(drawing: scene, options, timings)
  }

  private static func scenes(of document: Document, _ request: DocumentRequest) -> [Scene] {
    request.drawsEachAppearance
      ? document.scenes(settings: request.settings, appearances: request.appearances)
      : [Scene(document, settings: request.settings)]
  }
}

extension Renderer {
  /// Writes a prepared picture to a file, whose ending names the format.
  package func write(
    _ picture: PreparedDocument.Picture, to path: String, _ options: DrawingOptions
  ) throws(WritingError<FileError>) -> WrittenPicture {
    try write(picture.frames, as: picture.page, to: path, options)
  }

  /// Sends the bytes of a prepared picture: a page where it is one, else a PNG.
  package func write<SinkError>(
    _ picture: PreparedDocument.Picture, _ options: DrawingOptions,
    to sink: @escaping @Sendable ([UInt8]) throws(SinkError) -> Void
  ) throws(WritingError<SinkError>) -> WrittenPicture {
    try write(picture.frames, as: picture.page, options, to: sink)
  }
}
