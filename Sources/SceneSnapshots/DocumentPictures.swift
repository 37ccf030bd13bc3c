package import Galley
import GalleyComponents
import GalleyDesign
import GalleyDocuments
import GalleyGeometry
import GalleyLocalization
import GalleyParsing
package import GalleySnapshots
import GalleySystem
import GalleyText
import Synchronization

/// Prepares the pictures of document files for a run.
package final class DocumentPictures: Sendable {
  private let renderer: Renderer
  private let loader: DocumentLoader
  private let inputs: [String]
  private let settings: String?
  /// Files that all pictures are made from: what the loader was read from, and the user's fonts.
  package let sharedFiles: [String]
  private let earlier: EarlierFiles?
  private let earlierFont: EarlierFont?
  private let earlierRenderers = Mutex<[[NamedDigest]: Renderer?]>([:])
  /// Drawn when it is first asked for: a run in which nothing has changed does without it.
  private let drawnCard = Mutex<Result<NamedDigest, RenderFailure>?>(nil)
  private let documents = DocumentMemory()
  private let earlierDocuments = DocumentMemory()
  private let knownDefaults = Mutex<PropertyDefaults?>(nil)
  private let themes = Mutex<[String: ReadTheme]>([:])
  /// Makes a source of pictures.
  ///
  /// - Parameters:
  ///   - renderer: Fonts and rasterizer; shared by all pictures.
  ///   - loader: How documents are read, and what they are read with.
  ///   - inputs: The files that the loader's theme and style sheet came from.
  ///   - settings: What the loader and the renderer were made from, other than fonts; nil when it
  ///     cannot be told.
  ///   - sharedFiles: All files that the loader and the user's fonts were read from.
  ///   - earlier: Finds images that are no longer what a reference was drawn from.
  ///   - earlierFont: The same for fonts.
  package init(
    renderer: Renderer, loader: DocumentLoader = DocumentLoader(), inputs: [String] = [],
    settings: String? = nil, sharedFiles: [String] = [], earlier: EarlierFiles? = nil,
    earlierFont: EarlierFont? = nil
  ) {
    self.renderer = renderer
    self.loader = loader
    self.inputs = inputs
    self.settings = settings
    self.sharedFiles = sharedFiles
    self.earlier = earlier
    self.earlierFont = earlierFont
  }

  /// A hash of everything but files that decides what pictures look like; nil when that is not known.
  /// The same on two machines that draw the same.
  package var digest: UInt64? {
    guard let card = try? fingerprint.get() else { return nil }
    return digest { $0.add(card.digest) }
  }

  /// The same of this machine alone, known without drawing anything: instead of what the renderer
  /// draws, the processor, and the font files as they lie there.
  package var ownDigest: UInt64? {
    guard let processor = RunningProgram.surroundings else { return nil }
    return digest { hash in
      hash.add(processor)
      var known = ""
      for face in renderer.typesetter.fonts.faces where face.file != known {
        known = face.file
        FileStamp(of: face.file)?.add(to: &hash)
      }
    }
  }

  private func digest(_ add: (inout ContentHash) -> Void) -> UInt64? {
    guard let settings, let program = RunningProgram.digest else { return nil }
    var hash = ContentHash(seed: 10)
    hash.add(program)
    add(&hash)
    for face in renderer.typesetter.fonts.faces { hash.add(face.digest) }
    hash.add(settings)
    return hash.value
  }

  /// The hash of the renderer's test card as it is drawn here; nil while nobody needed it.
  package var card: UInt64? { drawnCard.withLock { try? $0?.get().digest } }

  /// Makes ready what belongs to no single picture.
  ///
  /// - Parameter card: The hash of the test card where ``ownDigest`` was what it is now; nil to draw it.
  package func makeReady(card: UInt64?) {
    if let card { drawnCard.withLock { $0 = $0 ?? .success(NamedDigest(card: card)) } }
    _ = fingerprint
    _ = EngineFingerprint.value(with: renderer)
  }

  private var fingerprint: Result<NamedDigest, RenderFailure> {
    drawnCard.withLock { known in
      let card =
        known ?? Result { () throws(RenderFailure) in try renderer.rendererFingerprint() }
      known = card
      return card
    }
  }

  private var defaults: PropertyDefaults {
    knownDefaults.withLock { known in
      let defaults = known ?? PropertyDefaults(loader.catalog)
      known = defaults
      return defaults
    }
  }

  /// A theme that a suite names, with the files that it was read from.
  private struct ReadTheme {
    var theme: Result<Theme, RenderFailure>
    var files: [(path: String, digest: UInt64)]
  }

  /// What a run asks.
  package var preparation: PicturePreparation {
    { [self] request throws(RenderFailure) in try prepare(request) }
  }

  private func prepare(_ request: RenderRequest) throws(RenderFailure) -> PreparedPicture {
    let path = try document(for: request)
    let files = NotedFiles()
    let source = try Self.source(path, files)
    let read = try documents.document(
      DocumentMemory.Key(request: request, source: source), files
    ) { () throws(RenderFailure) in try self.read(source, request, files) }
    let scene = Scene(read, settings: try SceneSettings(request.variant))
    let ownFiles = files.paths.filter { $0 != path }
    var picture = try renderer.snapshot(
      of: scene, fingerprint: try fingerprint.get(), source: source,
      dependencies: [path] + (request.theme.map { [$0] } ?? []) + inputs + ownFiles,
      origin: origin(of: request, at: path, source, files.digests.filter { $0.path != path }))
    picture.isDefault = { [self] in defaults.contains($0, $1) }
    let folders = request.strings.compactMap { path in
      Directory.digest(path).map { (path: path, digest: $0) }
    }
    picture.files = (files.digests + (request.theme.map { themeFiles($0) } ?? []) + folders)
      .map { NamedDigest(name: $0.path, digest: $0.digest) }
    picture.localization = read.localizationRemarks.filter { $0.kind != .withoutKey }.map {
      LintFinding(
        lint: "untranslated", node: $0.key, message: $0.message,
        location: source.sceneLocation(of: $0.range.start))
    }
    return picture
  }

  /// What the scene of a request was read from, and how an earlier one of it is read again.
  private func origin(
    of request: RenderRequest, at path: String, _ source: SourceText,
    _ files: [(path: String, digest: UInt64)]
  ) -> SceneOrigin {
    let theme = request.theme.map { ($0, themeFiles($0)) }
    let bundle: @Sendable () throws(RenderFailure) -> DocumentBundle = {
      [inputs] () throws(RenderFailure) in
      do throws(FileError) {
        return try DocumentBundle(
          document: source.bytes, at: path, settings: request.variant.settings, theme: theme,
          inputs: inputs, files: files)
      } catch {
        throw RenderFailure(error.description)
      }
    }
    return SceneOrigin(
      bytes: { () throws(RenderFailure) in try bundle().bytes },
      read: { [self] bytes throws(RenderFailure) in try read(bytes, at: path, today: bundle()) },
      renderer: { [self] in renderer(with: $0) })
  }

  /// A renderer that has faces as they once were, made once; nil when one of them was not kept.
  private func renderer(with faces: [NamedDigest]) -> Renderer? {
    earlierRenderers.withLock { known in
      if let renderer = known[faces] { return renderer }
      let found = faces.compactMap { earlierFont?($0) }
      var earlier: Renderer?
      if found.count == faces.count,
        let fonts = try? renderer.typesetter.fonts.replacing(found)
      {
        earlier = Renderer(fonts: fonts, limits: renderer.limits)
      }
      known.updateValue(earlier, forKey: faces)
      return earlier
    }
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
      guard let bytes = theme.content else { return try Self.read(theme.name).theme.get() }
      return try Self.theme(DesignFile(SourceText(name: theme.name, bytes: bytes)).theme)
    }
    let request = RenderRequest(path: path, variant: variant)
    let source = SourceText(name: path, bytes: bundle.document)
    // Themes are told apart by what they say.
    let keyed = RenderRequest(
      path: path, variant: variant,
      theme: bundle.theme.map { "\($0.name) \(ContentHash.of($0.content ?? []))" })
    let document = try earlierDocuments.document(
      DocumentMemory.Key(request: keyed, source: source), isAlone: bundle.files.isEmpty
    ) { () throws(RenderFailure) in
      try read(
        source, request, theme: theme, BundledFiles(bundle, at: path, earlier: earlier))
    }
    return EarlierScene(
      scene: Scene(document, settings: try SceneSettings(variant)),
      changes: bundle.changes(to: today))
  }

  private static func source(
    _ path: String, _ files: NotedFiles
  ) throws(RenderFailure) -> SourceText {
    do throws(FileError) {
      return SourceText(file: path, bytes: try files.read(path, limit: .max))
    } catch {
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
    if !request.strings.isEmpty {
      loader.strings = try Self.strings(request.strings, files)
    }
    if let locale = request.variant[.locale] { loader.setLocale(locale) }
    let loaded = loader.load(source, at: source.name)
    guard let document = loaded.document else {
      throw Self.failure(loaded.diagnostics, source)
    }
    return document
  }

  private static func strings(
    _ paths: [String], _ files: any FileReading
  ) throws(RenderFailure) -> LocalizedStrings {
    do throws(FileError) {
      let read = try StringFiles(paths, files: files)
      for (source, findings) in read.findings
      where findings.contains(where: { $0.severity == .error }) {
        throw FileError(
          operation: "read", path: source.name, reason: failure(findings, source).description)
      }
      return read.strings
    } catch {
      throw RenderFailure(error.description)
    }
  }

  private static func failure(_ findings: [Diagnostic], _ source: SourceText) -> RenderFailure {
    let error = findings.first { $0.severity == .error } ?? findings.first
    let place = error?.range.map { source.sceneLocation(of: $0.start) }
    return RenderFailure(
      findings.map { $0.rendered(in: source) }.joined(separator: "\n"),
      at: place)
  }

  private func theme(_ path: String) throws(RenderFailure) -> Theme {
    try known(path).theme.get()
  }

  private func themeFiles(_ path: String) -> [(path: String, digest: UInt64)] { known(path).files }

  private func known(_ path: String) -> ReadTheme {
    themes.withLock { known in
      if let read = known[path] { return read }
      let read = Self.read(path)
      known[path] = read
      return read
    }
  }

  private static func read(_ path: String) -> ReadTheme {
    let files = NotedFiles()
    let result = Result { () throws(RenderFailure) in
      let loaded: LoadedTheme
      do throws(FileError) { loaded = try DesignFile.theme(path, files: files) } catch {
        throw RenderFailure(error.description)
      }
      return try theme(loaded)
    }
    return ReadTheme(theme: result, files: files.digests)
  }

  private static func theme(_ loaded: LoadedTheme) throws(RenderFailure) -> Theme {
    guard let theme = loaded.theme else { throw failure(loaded.diagnostics, loaded.source) }
    return theme
  }
}
