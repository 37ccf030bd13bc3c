package import Galley
import GalleyComponents
import GalleyDesign
import GalleyDocuments
import GalleyGeometry
import GalleyParsing
package import GalleySnapshots
import GalleySystem
import Synchronization

/// Prepares the pictures of document files for a run.
package final class DocumentPictures: Sendable {
  private let renderer: Renderer
  private let loader: DocumentLoader
  private let inputs: [String]
  private let fingerprint: NamedDigest
  private let documents = DocumentMemory()
  private let themes = Mutex<[String: Result<Theme, RenderFailure>]>([:])

  /// Makes a source of pictures.
  ///
  /// - Parameters:
  ///   - renderer: Fonts and rasterizer; shared by all pictures.
  ///   - loader: How documents are read, and what they are read with.
  ///   - inputs: The files that the loader's theme and style sheet came from.
  package init(
    renderer: Renderer, loader: DocumentLoader = DocumentLoader(), inputs: [String] = []
  ) {
    self.renderer = renderer
    self.loader = loader
    self.inputs = inputs
    fingerprint = renderer.rendererFingerprint()
  }

  /// What a run asks.
  package var preparation: PicturePreparation {
    { [self] request throws(RenderFailure) in try prepare(request) }
  }

  private func prepare(_ request: RenderRequest) throws(RenderFailure) -> PreparedPicture {
    let path = try document(for: request)
    let files = NotedFiles()
    let source = try Self.source(path)
    let read = try documents.document(
      DocumentMemory.Key(request: request, source: source), files
    ) { () throws(RenderFailure) in try self.read(source, request, files) }
    let scene = Scene(read, settings: try SceneSettings(request.variant))
    return renderer.snapshot(
      of: scene, fingerprint: fingerprint,
      source: DescribedSource(name: source.name, bytes: source.bytes),
      dependencies: [path] + (request.theme.map { [$0] } ?? []) + inputs + files.paths,
      origin: origin(of: request, at: path, source, files))
  }

  /// What the scene of a request was read from, and how an earlier one of it is read again.
  private func origin(
    of request: RenderRequest, at path: String, _ source: SourceText, _ files: NotedFiles
  ) -> SceneOrigin {
    let bundle: @Sendable () -> DocumentBundle = { [inputs] in
      DocumentBundle(
        document: source.bytes, at: path, settings: request.variant.settings,
        theme: request.theme, inputs: inputs, files: files.paths)
    }
    return SceneOrigin(
      bytes: { bundle().bytes },
      read: { [self] bytes throws(RenderFailure) in try read(bytes, at: path, today: bundle()) })
  }

  /// Reads an earlier document as it would be read today.
  private func read(
    _ bytes: [UInt8], at path: String, today: DocumentBundle
  ) throws(RenderFailure) -> EarlierScene {
    guard let bundle = try? DocumentBundle(bytes) else {
      throw RenderFailure("the document was kept by another version of Galley")
    }
    guard bundle.inputs == today.inputs else {
      throw RenderFailure("the theme or style sheet of the whole run is not what it was")
    }
    let variant = Variant(name: "", settings: bundle.settings)
    let theme = try bundle.theme.map { theme throws(RenderFailure) in
      guard let bytes = theme.content else { return try Self.read(theme: theme.name).get() }
      return try Self.theme(DesignFile(SourceText(name: theme.name, bytes: bytes)).theme)
    }
    let request = RenderRequest(path: path, variant: variant)
    let document = try read(
      SourceText(name: path, bytes: bundle.document), request, theme: theme,
      BundledFiles(bundle, at: path))
    return EarlierScene(
      scene: Scene(document, settings: try SceneSettings(variant)),
      changes: bundle.changes(to: today))
  }

  private static func source(_ path: String) throws(RenderFailure) -> SourceText {
    do throws(FileError) { return try DocumentLoader.source(path) } catch {
      throw RenderFailure(error.description)
    }
  }

  /// The document of a state stands beside the case: `<case>.<state>.state.json`.
  private func document(for request: RenderRequest) throws(RenderFailure) -> String {
    guard let state = request.variant[.state], state != "normal" else { return request.path }
    let stem = request.path.hasSuffix(".json") ? String(request.path.dropLast(5)) : request.path
    let path = "\(stem).\(PictureName.sanitized(state)).state.json"
    guard File.exists(path) else {
      throw RenderFailure("the state \"\(state)\" needs a document '\(path)'")
    }
    return path
  }

  private func read(
    _ source: SourceText, _ request: RenderRequest, theme: Theme? = nil, _ files: any FileReading
  ) throws(RenderFailure) -> Document {
    var loader = loader
    loader.files = files
    loader.scale = loader.scale ?? request.variant.number(.scale)
    loader.theme = loader.theme ?? theme
    if loader.theme == nil, let path = request.theme { loader.theme = try self.theme(path) }
    if let locale = request.variant[.locale].flatMap(PseudoLocale.init(rawValue:)) {
      loader.translation = { locale.translated($0) }
    }
    let loaded = loader.load(source, at: source.name)
    guard let document = loaded.document else {
      throw Self.failure(loaded.diagnostics, source)
    }
    return document
  }

  private static func failure(_ findings: [Diagnostic], _ source: SourceText) -> RenderFailure {
    let error = findings.first { $0.severity == .error } ?? findings.first
    let place = error?.range.map { source.location(of: $0.start) }
    return RenderFailure(
      findings.map { $0.rendered(in: source) }.joined(separator: "\n"),
      at: place.map { SceneLocation(file: source.name, line: $0.line, column: $0.column) })
  }

  private func theme(_ path: String) throws(RenderFailure) -> Theme {
    let result = themes.withLock { known -> Result<Theme, RenderFailure> in
      if let result = known[path] { return result }
      let result = Self.read(theme: path)
      known[path] = result
      return result
    }
    return try result.get()
  }

  private static func read(theme path: String) -> Result<Theme, RenderFailure> {
    Result { () throws(RenderFailure) in
      let loaded: LoadedTheme
      do throws(FileError) { loaded = try DesignFile.theme(path) } catch {
        throw RenderFailure(error.description)
      }
      return try theme(loaded)
    }
  }

  private static func theme(_ loaded: LoadedTheme) throws(RenderFailure) -> Theme {
    guard let theme = loaded.theme else { throw failure(loaded.diagnostics, loaded.source) }
    return theme
  }
}
