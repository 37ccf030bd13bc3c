package import GalleyComponents
import GalleyDesign
import GalleyDocuments
package import GalleyParsing
import GalleyRendering
import GalleySceneSnapshots
import GalleySnapshots
package import GalleyStair
package import GalleySystem
import Synchronization

/// The settings for reading and drawing documents; made again if a theme, a sheet or a font changes.
package struct ServedSources: Sendable {
  /// Reads documents and draws them.
  package var documents: DocumentRenderer
  /// The file of the theme in place of the documents' own, if it is one.
  var themePath: String?
  /// The file of the style sheet in place of the documents' own.
  var styleSheetPath: String?
  /// The data for the placeholders of documents.
  var data: ServedData?
  /// The documents that show components, of which others have made-up texts and children.
  let sample: @Sendable (ComponentEntry) -> SyntaxValue?

  package init(
    documents: DocumentRenderer, themePath: String? = nil, styleSheetPath: String? = nil,
    data: ServedData? = nil,
    sample: @escaping @Sendable (ComponentEntry) -> SyntaxValue? = { _ in nil }
  ) {
    (self.documents, self.data, self.sample) = (documents, data, sample)
    (self.themePath, self.styleSheetPath) = (themePath, styleSheetPath)
  }
}

/// The documents of a folder, by name.
package final class ServedDocuments: Sendable {
  private struct State {
    var sources: ServedSources
    /// Paths by the names that cases have.
    var paths: [String: String] = [:]
    var names: [String] = []
    /// Theme and token files by the names that the page has for them.
    var themes: [(name: String, path: String)] = []
    /// Documents without a file.
    var made: MadeDocuments
    /// The folders that contain them, as the watcher names them.
    var listed: Set<String> = []
    /// The dependencies of each document as of its last drawing, as the watcher names them.
    var places: [String: Set<String>] = [:]
    /// Those of them that are not watched yet.
    var unwatched: Set<String> = []
  }

  /// The folder.
  package let root: String
  private let state: Mutex<State>

  /// Looks through a folder.
  package init(root: String, sources: ServedSources) throws(FileError) {
    self.root = root
    state = Mutex(
      State(sources: sources, made: MadeDocuments(sources, files: [])))
    try relist()
  }

  /// The names in order.
  package var names: [String] { state.withLock { $0.names } }

  /// Looks through the folder again; whether the names are others now.
  @discardableResult
  package func relist() throws(FileError) -> Bool {
    var paths: [String: String] = [:]
    var names: [String] = []
    var themes: [(name: String, path: String)] = []
    let data = sources.data?.path
    for found in try Corpus(root: root).cases
    where !(data.map { File.isSame($0, found.path) } ?? false) {
      switch (try? DesignFile(found.path))?.kind {
      case .document?:
        paths[found.name] = found.path
        names.append(found.name)
      case .theme?, .tokens?: themes.append((found.name, found.path))
      case .styleSheet?, .suite?, .schema?, nil: continue
      }
    }
    let listed = paths.values.reduce(into: Set<String>()) {
      $0.formUnion(FileWatcher.places(of: $1))
    }
    return state.withLock { state in
      let isOther = state.names != names
      state.listed = listed
      state.names = names
      state.paths = paths
      state.themes = themes
      state.made = MadeDocuments(state.sources, files: themes)
      return isOther
    }
  }

  /// Returns true if the set of documents may have changed: a file or a folder has been added or removed.
  /// Searching all of them means reading all of them, and a save of one must not wait for that.
  package func isListingDoubtful(after changed: Set<String>) -> Bool {
    let listed = state.withLock { $0.listed }
    return changed.contains { place in
      let name = FilePath(place).lastComponent
      return !name.contains(".")
        || name.hasSuffix(".json") && (!listed.contains(place) || !File.exists(place))
    }
  }

  /// Reads and draws in another way from now on.
  package func use(_ sources: ServedSources) {
    state.withLock { state in
      state.sources = sources
      state.made = MadeDocuments(sources, files: state.themes)
    }
  }

  /// The names of documents that no file holds.
  func names(on shelf: MadeDocuments.Shelf) -> [String] {
    state.withLock { $0.made }.names(shelf)
  }

  /// The text of a document with edits made, and the theme that it is drawn with in place of any other.
  private func text(
    of name: String, _ appearance: Appearance, edits: [SourceEdit]
  ) throws(HTTPRefusal) -> (source: SourceText, theme: Theme?) {
    let (path, made) = state.withLock { ($0.paths[name], $0.made) }
    guard let path else {
      guard let document = made.document(name, appearance) else {
        throw HTTPRefusal(.notFound, "there is no document '\(name)'")
      }
      return (try SourceEdit.apply(edits, to: document.text), document.theme)
    }
    let source: SourceText
    do throws(FileError) { source = try DocumentLoader.source(path) } catch {
      throw HTTPRefusal(.notFound, "\(error)")
    }
    return (try SourceEdit.apply(edits, to: source), nil)
  }

  /// A document as it is now.
  ///
  /// - Parameters:
  ///   - before: The picture that the page has.
  func picture(
    of name: String, _ settings: ViewSettings, edits: [SourceEdit] = [],
    over before: DrawnView? = nil
  ) throws(HTTPRefusal) -> LivePicture {
    let wanted = try wanted(name, settings, edits, .frames)
    guard let request = wanted.request else {
      watch([wanted.source.name] + wanted.files, for: name)
      return LivePicture(of: wanted.source, failures: wanted.failures)
    }
    let prepared = prepare(request, name, wanted)
    var picture = LivePicture(prepared, over: before)
    picture.facts += wanted.facts
    return picture
  }

  /// A document as a screen after steps.
  func screen(
    of name: String, _ settings: ViewSettings, after steps: ScreenSteps
  ) throws(RenderFailure) -> PreviewScreen {
    do {
      let (source, theme) = try text(of: name, settings.scene.appearance ?? .light, edits: [])
      let catalog = sources.documents.loader.catalog
      var screen = DocumentScreen(source, catalog, settings.scene)
      try screen.play(steps)
      var settings = settings
      settings.scene = screen.settings
      let wanted = wanted(screen.source, theme, settings, .frames)
      guard let request = wanted.request else {
        throw RenderFailure(wanted.failures.joined(separator: "\n"))
      }
      let prepared = prepare(request, name, wanted)
      let findings = prepared.findings.map { $0.rendered(in: prepared.source) }
      guard let frames = prepared.pictures.first?.frames else {
        throw RenderFailure(findings.joined(separator: "\n"))
      }
      return PreviewScreen(
        png: try prepared.renderer.png(frames),
        elements: screen.elements(in: frames.layout), remarks: findings)
    } catch let failure as RenderFailure {
      throw failure
    } catch {
      throw RenderFailure("\(error)")
    }
  }

  /// A request of the page, prepared.
  private struct Wanted {
    var source: SourceText
    /// Nil where the data cannot be used, for the reasons that follow.
    var request: DocumentRequest?
    var failures: [String] = []
    /// Facts about the data for the page.
    var facts: [(String, SyntaxValue)] = []
    /// The files that were needed so far, besides the document.
    var files: [String] = []
  }

  private func wanted(
    _ name: String, _ settings: ViewSettings, _ edits: [SourceEdit], _ goal: DocumentRequest.Goal
  ) throws(HTTPRefusal) -> Wanted {
    let (source, theme) = try text(
      of: name, settings.scene.appearance ?? .light, edits: edits)
    return wanted(source, theme, settings, goal)
  }

  private func wanted(
    _ source: SourceText, _ theme: Theme?, _ settings: ViewSettings, _ goal: DocumentRequest.Goal
  ) -> Wanted {
    var wanted = Wanted(source: source)
    var syntax = DocumentSyntax(source)
    if let data = sources.data {
      switch data.filling(source, row: settings.row, locale: settings.scene.locale) {
      case .unneeded: break
      case .filled(let filled, let facts):
        (syntax, wanted.facts, wanted.files) = (filled, facts, [data.path])
      case .failed(let failures):
        (wanted.failures, wanted.files) = (failures, [data.path])
        return wanted
      }
    }
    var request = settings.request(syntax)
    request.theme = theme ?? request.theme
    request.goal = goal
    wanted.request = request
    return wanted
  }

  /// A document as it is now, as far as it is wanted; the files that it depends on are watched from then
  /// on.
  private func prepare(
    _ request: DocumentRequest, _ name: String, _ wanted: Wanted
  ) -> PreparedDocument {
    var documents = sources.documents
    let noted = NotedFiles(over: documents.loader.files)
    documents.loader.files = noted
    let prepared = documents.prepare(request)
    watch([wanted.source.name] + wanted.files + noted.soughtPaths, for: name)
    return prepared
  }

  private func watch(_ paths: [String], for name: String) {
    let places = paths.reduce(into: Set<String>()) { $0.formUnion(FileWatcher.places(of: $1)) }
    state.withLock { state in
      let new = places.subtracting(state.places[name] ?? [])
      guard !new.isEmpty else { return }
      state.places[name, default: []].formUnion(new)
      state.unwatched.formUnion(new)
    }
  }

  /// A document as SVG or PDF.
  func page(
    of name: String, _ settings: ViewSettings, edits: [SourceEdit], as format: PageFormat
  ) throws(HTTPRefusal) -> [UInt8] {
    let options = DrawingOptions().writing(as: format)
    let wanted = try wanted(name, settings, edits, .drawing(options))
    guard let request = wanted.request,
      let page = prepare(request, name, wanted).pictures.first?.page
    else {
      throw HTTPRefusal(.conflict, "the document cannot be drawn")
    }
    return page.page.bytes
  }

  /// The options of reading and drawing documents.
  var sources: ServedSources { state.withLock { $0.sources } }

  /// Returns the places that documents have come to depend on since the last call.
  package func newPlaces() -> Set<String> {
    state.withLock { state in
      defer { state.unwatched = [] }
      return state.unwatched
    }
  }

  /// Everything that was drawn so far, and every document of the folder.
  package var knownNames: [String] {
    state.withLock { Set($0.names).union($0.places.keys) }.sorted()
  }

  /// The documents that depend on files that changed, as far as they were drawn.
  package func names(touchedBy changed: Set<String>) -> [String] {
    state.withLock { state in
      state.places.keys.filter { state.places[$0]?.isDisjoint(with: changed) == false }.sorted()
    }
  }

  /// The components that documents may name.
  package var catalog: ComponentCatalogText {
    ComponentCatalogText(state.withLock { $0.sources.documents.loader.catalog })
  }
}
