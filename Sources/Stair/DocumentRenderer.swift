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

  /// Makes a renderer of documents.
  package init(_ renderer: Renderer, _ loader: DocumentLoader, isStrict: Bool = false) {
    (self.renderer, self.loader, self.isStrict) = (renderer, loader, isStrict)
  }

  /// Prepares a document up to the goal of a request.
  package func prepare(_ request: DocumentRequest) -> PreparedDocument {
    var timings = StageTimings()
    let loaded: LoadedDocument
    do throws(FileError) {
      loaded = try timings.measure(.parse) { () throws(FileError) in try load(request) }
    } catch {
      return PreparedDocument(error, of: request.name)
    }
    return prepare(consume loaded, request, timings)
  }

  /// Reads the document of a request, for pictures that are prepared from it later.
  package func load(_ request: DocumentRequest) throws(FileError) -> LoadedDocument {
    var loader = loader
    loader.scale = request.settings.scale ?? loader.scale
    loader.theme = request.theme ?? loader.theme
    if let locale = request.settings.locale { loader.setLocale(locale) }
    return switch request.text {
    case .file(let path): try loader.load(path)
    case .given(let syntax, let path): loader.load(syntax, at: path)
    }
  }

  /// Prepares a document that was read up to the goal of a request.
  package func prepare(
    _ loaded: consuming LoadedDocument, _ request: DocumentRequest,
    _ timings: StageTimings = StageTimings()
  ) -> PreparedDocument {
    var result = PreparedDocument(loaded)
    layOut(&result, request, timings)
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
