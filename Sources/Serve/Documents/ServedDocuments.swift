package import Galley
import GalleyDocuments
package import GalleyParsing
import GalleySnapshots
package import GalleySystem
import Synchronization

/// How documents are read and drawn; made anew when a theme, a sheet or a font changes.
package struct ServedSources: Sendable {
  /// Reads documents.
  package var loader: DocumentLoader
  /// Draws them.
  package var renderer: Renderer

  package init(loader: DocumentLoader, renderer: Renderer) {
    self.loader = loader
    self.renderer = renderer
  }
}

/// The documents of a folder, by name.
package final class ServedDocuments: Sendable {
  private struct State {
    var sources: ServedSources
    /// Paths by the names that cases have.
    var paths: [String: String] = [:]
    var names: [String] = []
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
    state = Mutex(State(sources: sources))
    try relist()
  }

  /// The names in order.
  package var names: [String] { state.withLock { $0.names } }

  /// Looks through the folder again; whether the names are others now.
  @discardableResult
  package func relist() throws(FileError) -> Bool {
    var paths: [String: String] = [:]
    var names: [String] = []
    for found in try Corpus(root: root).cases {
      guard let file = try? DesignFile(found.path), file.kind == .document else { continue }
      paths[found.name] = found.path
      names.append(found.name)
    }
    let listed = paths.values.reduce(into: Set<String>()) {
      $0.formUnion(FileWatcher.places(of: $1))
    }
    return state.withLock { state in
      let isOther = state.names != names
      state.listed = listed
      state.names = names
      state.paths = paths
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
  package func use(_ sources: ServedSources) { state.withLock { $0.sources = sources } }

  /// The file of a document.
  ///
  /// - Throws: A refusal for a name that the folder does not have.
  package func path(of name: String) throws(HTTPRefusal) -> String {
    guard let path = state.withLock({ $0.paths[name] }) else {
      throw HTTPRefusal(.notFound, "there is no document '\(name)'")
    }
    return path
  }

  /// The text of a document with edits made.
  package func source(of name: String, edits: [SourceEdit] = []) throws(HTTPRefusal) -> SourceText {
    let source: SourceText
    do throws(FileError) {
      source = try DocumentLoader.source(try path(of: name, orFail: "read"))
    } catch {
      throw HTTPRefusal(.notFound, "\(error)")
    }
    return try SourceEdit.apply(edits, to: source)
  }

  private func path(of name: String, orFail operation: String) throws(FileError) -> String {
    guard let path = state.withLock({ $0.paths[name] }) else {
      throw FileError(operation: operation, path: name, reason: "there is no such document")
    }
    return path
  }

  /// A document as it is now.
  package func picture(
    of name: String, _ settings: ViewSettings, edits: [SourceEdit] = [], isDetailed: Bool
  ) throws(HTTPRefusal) -> LivePicture {
    let source = try source(of: name, edits: edits)
    let sources = state.withLock { $0.sources }
    let picture = LivePicture(
      source, settings: settings, loader: sources.loader, renderer: sources.renderer,
      isDetailed: isDetailed)
    let places = ([source.name] + picture.files).reduce(into: Set<String>()) {
      $0.formUnion(FileWatcher.places(of: $1))
    }
    state.withLock { state in
      let new = places.subtracting(state.places[name] ?? [])
      state.places[name, default: []].formUnion(new)
      state.unwatched.formUnion(new)
    }
    return picture
  }

  /// Places that documents have come to depend on since this was last asked.
  package func newPlaces() -> Set<String> {
    state.withLock { state in
      defer { state.unwatched = [] }
      return state.unwatched
    }
  }

  /// The documents that depend on files that changed, as far as they were drawn.
  package func names(touchedBy changed: Set<String>) -> [String] {
    state.withLock { state in
      state.names.filter { state.places[$0]?.isDisjoint(with: changed) == false }
    }
  }

  /// The components that documents may name.
  package var catalog: ComponentCatalogText {
    ComponentCatalogText(state.withLock { $0.sources.loader.catalog })
  }
}
