import GalleyComponents
import GalleyDesign
import GalleyDocuments
import GalleyGeometry
import GalleyLocalization
import GalleyParsing
package import GalleySnapshots
package import GalleyStair
import GalleySystem
import GalleyText
import Synchronization

/// Prepares the pictures of document files for a run.
package final class DocumentPictures: Sendable {
  private let pipeline: DocumentRenderer
  private let inputs: [String]
  private let settings: String?
  /// Files that all pictures are made from: what the loader was read from, and the user's fonts.
  package let sharedFiles: [String]
  private let earlier: EarlierFiles?
  private let renderers: SuiteRenderers
  private var renderer: Renderer { pipeline.renderer }
  /// Drawn on first access: a run in which nothing has changed does without it.
  private let drawnCard = Mutex<Result<NamedDigest, RenderFailure>?>(nil)
  private let documents = DocumentMemory()
  private let earlierDocuments = DocumentMemory()
  private let knownDefaults = Mutex<PropertyDefaults?>(nil)
  private let themes = Mutex<[String: SuiteTheme]>([:])
  /// The families of themes that are not there, by the theme and the fonts of its suite.
  private let missingFonts = Mutex<[[String]: Set<String>]>([:])
  /// Makes a source of pictures.
  ///
  /// - Parameters:
  ///   - renderer: Fonts and rasterizer; shared by all pictures.
  ///   - loader: Reads documents, with the resources that they are read with.
  ///   - isStrict: True if a warning refuses a document.
  ///   - inputs: The files that the loader's theme and style sheet came from.
  ///   - settings: The settings from which the loader and the renderer were made, other than fonts; nil if
  ///     they are not known.
  ///   - sharedFiles: All files that the loader and the user's fonts were read from.
  ///   - earlier: Finds images that are no longer what a reference was drawn from.
  ///   - fonts: Makes the renderers of suites that name fonts, and finds earlier fonts.
  package init(
    renderer: Renderer, loader: DocumentLoader = DocumentLoader(), isStrict: Bool = false,
    inputs: [String] = [], settings: String? = nil, sharedFiles: [String] = [],
    earlier: EarlierFiles? = nil, fonts: SuiteFonts = SuiteFonts()
  ) {
    pipeline = DocumentRenderer(renderer, loader, isStrict: isStrict)
    self.inputs = inputs
    self.settings = settings
    self.sharedFiles = sharedFiles
    self.earlier = earlier
    renderers = SuiteRenderers(fonts, base: renderer)
  }

  /// A hash of everything but files that decides what pictures look like; nil when that is not known.
  /// The same on two machines that draw the same.
  package var digest: UInt64? {
    guard let card = try? fingerprint.get() else { return nil }
    return digest { $0.add(card.digest) }
  }

  /// The same digest for this machine alone, computed without drawing anything: in place of the renderer's
  /// output it uses the processor and the font files on disk.
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

  /// The hash of the renderer's test card as it is drawn here; nil until it is needed.
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
      let defaults = known ?? PropertyDefaults(pipeline.loader.catalog)
      known = defaults
      return defaults
    }
  }

  /// The preparation of pictures for a run.
  package var preparation: PicturePreparation {
    { [self] request throws(RenderFailure) in try prepare(request) }
  }

  private func prepare(_ request: RenderRequest) throws(RenderFailure) -> PreparedPicture {
    let path = try document(for: request)
    let fonts = try renderers.entry(for: request.fonts)
    var pipeline = pipeline
    pipeline.renderer = fonts.renderer
    if let theme = request.theme {
      pipeline.missingFonts.formUnion(missing(theme, request.fonts, fonts.renderer))
    }
    let files = NotedFiles(over: pipeline.loader.files)
    var (source, settings) = (try Self.source(path, files), try SceneSettings(request.variant))
    let read: LoadedDocument
    let wanted: DocumentRequest
    if let steps = request.steps {
      (source, settings) = try played(steps, on: source, settings, files)
      wanted = Self.wanted(source, settings)
      read = try self.read(wanted, request, files)
    } else {
      wanted = Self.wanted(source, settings)
      read = try documents.document(
        DocumentMemory.Key(request: request, source: source), files
      ) { () throws(RenderFailure) in try self.read(wanted, request, files) }
    }
    let prepared = pipeline.prepare(read, wanted)
    guard let scene = prepared.pictures.first?.scene else {
      throw RenderFailure(prepared.findings, source)
    }
    let ownFiles = files.paths.filter { $0 != path }
    var picture = fonts.renderer.snapshot(
      of: scene, fingerprint: try fingerprint.get(), syntax: prepared.syntax,
      dependencies: [path] + (request.theme.map { [$0] } ?? []) + request.fonts + inputs + ownFiles,
      origin: origin(
        of: request, at: path, source, wanted.settings, files.digests.filter { $0.path != path }))
    picture.isDefault = { [self] in defaults.contains($0, $1) }
    let folders = request.strings.compactMap { path in
      Directory.digest(path).map { (path: path, digest: $0) }
    }
    picture.files =
      (files.digests + (request.theme.map { themeFiles($0) } ?? []) + folders)
      .map { NamedDigest(name: $0.path, digest: $0.digest) } + fonts.files
    picture.localization = Self.localization(prepared)
    (picture.findings, picture.source) = (prepared.findings, prepared.source)
    let (ready, drawnScene) = (pipeline, picture.scene)
    let themed = prepared.document.flatMap { document in
      ThemedLook(document.theme, drawnScene) { [self, source] theme in
        var other = wanted
        other.theme = theme
        guard let loaded = try? self.read(other, request, files) else { return nil }
        return ready.prepare(loaded, other).pictures.first?.scene.map {
          SceneDescription($0, source: source)
        }
      }
    }
    let look = WrittenLook(prepared.syntax.value, in: prepared.source, themed: themed)
    picture.isOfPlatform = { look.isOfPlatform($0) }
    return picture
  }

  private static func localization(_ prepared: PreparedDocument) -> [LintFinding] {
    let remarks = prepared.document?.localizationRemarks ?? []
    return remarks.filter { $0.kind != .withoutKey }.map {
      LintFinding(
        lint: "untranslated", node: $0.key, message: $0.message,
        location: prepared.source.sceneLocation(of: $0.range.start))
    }
  }

  /// The input of a picture in settings: one display list.
  private static func wanted(_ source: SourceText, _ settings: SceneSettings) -> DocumentRequest {
    var wanted = DocumentRequest(source)
    wanted.settings = settings
    wanted.goal = .list
    return wanted
  }

  /// A document after steps, and the settings that they lead to.
  private func played(
    _ steps: CaseSteps, on source: SourceText, _ settings: SceneSettings, _ files: NotedFiles
  ) throws(RenderFailure) -> (SourceText, SceneSettings) {
    let text = try Self.source(steps.path, files)
    let read: ScreenSteps
    do throws(StepFindings) { read = try ScreenSteps(text) } catch {
      throw RenderFailure(error.diagnostics, error.source)
    }
    var screen = DocumentScreen(source, pipeline.loader.catalog, settings)
    try screen.play(read, until: steps.snapshot)
    return (screen.source, screen.settings)
  }

  /// Returns the sources from which the scene of a request was read, and a way to read an earlier version of
  /// the scene again.
  private func origin(
    of request: RenderRequest, at path: String, _ source: SourceText, _ settings: SceneSettings,
    _ files: [(path: String, digest: UInt64)]
  ) -> SceneOrigin {
    let theme = request.theme.map { ($0, themeFiles($0)) }
    let bundle: @Sendable () throws(RenderFailure) -> DocumentBundle = {
      [inputs] () throws(RenderFailure) in
      do throws(FileError) {
        return try DocumentBundle(
          document: source.bytes, at: path,
          settings: request.steps == nil ? request.variant.settings : settings.variantSettings,
          theme: theme,
          inputs: inputs, files: files)
      } catch {
        throw RenderFailure(error.description)
      }
    }
    return SceneOrigin(
      bytes: { () throws(RenderFailure) in try bundle().bytes },
      read: { [self] bytes throws(RenderFailure) in try read(bytes, at: path, today: bundle()) },
      renderer: { [renderers] in renderers.renderer(for: request.fonts, with: $0) })
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
      guard let bytes = theme.content else {
        return try SuiteTheme(theme.name, pipeline.loader.files).theme.get()
      }
      return try SuiteTheme.theme(DesignFile(SourceText(name: theme.name, bytes: bytes)).theme)
    }
    let request = RenderRequest(path: path, variant: variant)
    let source = SourceText(name: path, bytes: bundle.document)
    // Themes are distinguished by their content.
    let keyed = RenderRequest(
      path: path, variant: variant,
      theme: bundle.theme.map { "\($0.name) \(ContentHash.of($0.content ?? []))" })
    let wanted = Self.wanted(source, try SceneSettings(variant))
    let loaded = try earlierDocuments.document(
      DocumentMemory.Key(request: keyed, source: source), isAlone: bundle.files.isEmpty
    ) { () throws(RenderFailure) in
      try read(
        wanted, request, theme: theme, BundledFiles(bundle, at: path, earlier: earlier))
    }
    guard let document = loaded.document else { throw RenderFailure(loaded.diagnostics, source) }
    return EarlierScene(
      scene: Scene(document, settings: wanted.settings), changes: bundle.changes(to: today))
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

  /// The document of a state is beside the case: `<case>.<state>.state.json`.
  private func document(for request: RenderRequest) throws(RenderFailure) -> String {
    guard let state = request.variant[.state], state != "normal" else { return request.path }
    let path = Self.path(of: request.path, inState: state)
    guard File.exists(path) else { throw RenderFailure(Self.missing(state: state, path)) }
    return path
  }

  static func path(of document: String, inState state: String) -> String {
    let stem = document.hasSuffix(".json") ? String(document.dropLast(5)) : document
    return "\(stem).\(PictureName.sanitized(state)).state.json"
  }

  static func missing(state: String, _ path: String) -> String {
    "the state \"\(state)\" needs a document '\(path)'"
  }

  /// The findings about the suite files of a corpus beyond their own texts.
  package func suiteFindings(in corpus: Corpus) -> [Corpus.Finding] {
    SuiteCheck(renderers, renderer, pipeline.loader, pipeline.isStrict).findings(in: corpus)
  }

  private func read(
    _ wanted: DocumentRequest, _ request: RenderRequest, theme: Theme? = nil,
    _ files: any FileReading
  ) throws(RenderFailure) -> LoadedDocument {
    var pipeline = pipeline
    pipeline.loader.files = files
    pipeline.loader.theme = pipeline.loader.theme ?? theme
    if pipeline.loader.theme == nil, let path = request.theme {
      pipeline.loader.theme = try self.theme(path)
    }
    if !request.strings.isEmpty {
      pipeline.loader.strings = try SuiteStrings.read(
        request.strings, files, isStrict: pipeline.isStrict)
    }
    do throws(FileError) { return try pipeline.load(wanted) } catch {
      throw RenderFailure(error.description)
    }
  }

  private func theme(_ path: String) throws(RenderFailure) -> Theme {
    try known(path).theme.get()
  }

  /// The missing families of a suite's theme, which are reported about the suite.
  private func missing(_ theme: String, _ fonts: [String], _ renderer: Renderer) -> Set<String> {
    missingFonts.withLock { known in
      if let families = known[[theme] + fonts] { return families }
      let families = Set(
        self.known(theme).missing(among: renderer.typesetter.fonts).map(\.family))
      known[[theme] + fonts] = families
      return families
    }
  }

  private func themeFiles(_ path: String) -> [(path: String, digest: UInt64)] { known(path).files }

  private func known(_ path: String) -> SuiteTheme {
    themes.withLock { known in
      if let read = known[path] { return read }
      let read = SuiteTheme(path, pipeline.loader.files, isStrict: pipeline.isStrict)
      known[path] = read
      return read
    }
  }
}
