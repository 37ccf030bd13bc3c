package import Galley
import GalleyDesign
import GalleyDocuments
import GalleyParsing
import GalleyRendering
import GalleySnapshots
package import GalleySystem
import Synchronization

/// How documents are read and drawn; made anew when a theme, a sheet or a font changes.
package struct ServedSources: Sendable {
  /// Reads documents and draws them.
  package var documents: DocumentRenderer
  /// The file of the theme in place of the documents' own, if it is one.
  var themePath: String?
  /// The file of the style sheet in place of the documents' own.
  var styleSheetPath: String?

  package init(
    documents: DocumentRenderer, themePath: String? = nil, styleSheetPath: String? = nil
  ) {
    self.documents = documents
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
    /// What no file holds.
    var made: MadeDocuments
    /// Where they lie, as the watcher names it.
    var listed: Set<String> = []
    /// What each document depended on when it was last drawn, as the watcher names it.
    var places: [String: Set<String>] = [:]
    /// Those of them that nobody has begun to watch.
    var unwatched: Set<String> = []
  }

  /// The folder.
  package let root: String
  private let state: Mutex<State>

  /// Looks through a folder.
  package init(root: String, sources: ServedSources) throws(FileError) {
    self.root = root
    state = Mutex(
      State(sources: sources, made: MadeDocuments(loader: sources.documents.loader, files: [])))
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
    for found in try Corpus(root: root).cases {
      switch (try? DesignFile(found.path))?.kind {
      case .document?:
        paths[found.name] = found.path
        names.append(found.name)
      case .theme?, .tokens?: themes.append((found.name, found.path))
      case .styleSheet?, nil: continue
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
      state.made = MadeDocuments(loader: state.sources.documents.loader, files: themes)
      return isOther
    }
  }

  /// Whether there may be other documents now than before: a file has come or gone, or a folder.
  /// Looking through all of them reads all of them, which a save of one must not wait for.
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
      state.made = MadeDocuments(loader: sources.documents.loader, files: state.themes)
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
    let prepared = try prepared(name, settings, edits, .frames)
    return LivePicture(prepared, sources.documents.renderer, over: before)
  }

  /// A document as it is now, as far as it is wanted; the files that it depends on are watched from then
  /// on.
  private func prepared(
    _ name: String, _ settings: ViewSettings, _ edits: [SourceEdit], _ goal: DocumentRequest.Goal
  ) throws(HTTPRefusal) -> PreparedDocument {
    let (source, theme) = try text(
      of: name, settings.scene.appearance ?? .light, edits: edits)
    var request = settings.request(source)
    request.theme = theme ?? request.theme
    request.goal = goal
    var documents = sources.documents
    let noted = NotedFiles(over: documents.loader.files)
    documents.loader.files = noted
    let prepared = documents.prepare(request)
    let places = ([source.name] + noted.soughtPaths).reduce(into: Set<String>()) {
      $0.formUnion(FileWatcher.places(of: $1))
    }
    state.withLock { state in
      let new = places.subtracting(state.places[name] ?? [])
      guard !new.isEmpty else { return }
      state.places[name, default: []].formUnion(new)
      state.unwatched.formUnion(new)
    }
    return prepared
  }

  /// A document as SVG or PDF.
  func page(
    of name: String, _ settings: ViewSettings, edits: [SourceEdit], as format: PageFormat
  ) throws(HTTPRefusal) -> [UInt8] {
    let options = DrawingOptions().writing(as: format)
    let prepared = try prepared(name, settings, edits, .drawing(options))
    guard let page = prepared.pictures.first?.page else {
      throw HTTPRefusal(.conflict, "the document cannot be drawn")
    }
    return page.page.bytes
  }

  /// How documents are read and drawn.
  var sources: ServedSources { state.withLock { $0.sources } }

  /// Places that documents have come to depend on since this was last asked.
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
