import GalleyParsing
import GalleyPlatform
import GalleySystem

/// The served page: answers, and news of what changes on the disk.
package final class PageServer: Sendable {
  private let server: LoopbackServer
  private let gatekeeper: Gatekeeper
  private let site: LiveSite
  private let watcher: FileWatcher
  /// Files besides the documents' own on which everything depends, as the watcher names them.
  private let common: Set<String>
  private let reload: @Sendable () -> ServedSources?
  /// The file that a run leaves, as the watcher names it, and what it becomes.
  private let runPlaces: Set<String>
  private let previews: (any ServedPreviews)?
  private let readRun: @Sendable () -> ReviewDesk?

  /// Listens on this machine and watches the folder of the documents.
  ///
  /// - Parameters:
  ///   - port: The port; 0 takes any that is free.
  ///   - previews: Previews of Swift sources, which are followed.
  ///   - commonFiles: Themes, sheets and folders of fonts on which every document depends.
  ///   - reload: Reads those again; nil keeps what was.
  ///   - runFile: The file that a run of the tests leaves.
  ///   - readRun: The run to review; nil if there is not a run of these documents.
  package init(
    _ documents: ServedDocuments, port: UInt16 = 0, previews: (any ServedPreviews)? = nil,
    commonFiles: [String] = [],
    limits: LoopbackServer.Limits = LoopbackServer.Limits(),
    reload: @escaping @Sendable () -> ServedSources? = { nil }, runFile: String? = nil,
    readRun: @escaping @Sendable () -> ReviewDesk? = { nil }
  ) throws {
    server = try LoopbackServer(port: port, limits: limits)
    gatekeeper = Gatekeeper(port: server.port)
    runPlaces = runFile.map(FileWatcher.places) ?? []
    self.readRun = readRun
    self.previews = previews
    site = LiveSite(documents: documents, previews: previews, review: readRun())
    watcher = FileWatcher()
    common = commonFiles.reduce(into: []) { $0.formUnion(FileWatcher.places(of: $1)) }
    self.reload = reload
    watcher.watch(below: documents.root)
    watcher.watch(commonFiles + [runFile].compactMap(\.self))
    for folder in commonFiles where Directory.exists(folder) { watcher.watch(below: folder) }
  }

  /// The address to open.
  package var address: String { gatekeeper.address }
  /// The port on 127.0.0.1.
  package var port: UInt16 { server.port }
  /// The number of pages that listen for changes.
  package var listeners: Int { site.events.count }

  /// The memory of pictures that pages may still request, in bytes.
  package var keptBytes: Int { site.keptBytes }

  /// Answers and watches until the task is cancelled.
  package func run() async throws {
    let life = Life()
    guard isWatching(during: life) else {
      throw FileError(operation: "watch", path: site.documents.root, reason: lastSystemError())
    }
    defer { life.end() }
    if let previews { try follow(previews) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { [self] in
        try await server.run(knowing: gatekeeper.knows) { [self] request in
          do throws(HTTPRefusal) {
            let response = try gatekeeper.check(request) ?? site.answer(request)
            watcher.watch(site.documents.newPlaces())
            return response
          } catch {
            return HTTPResponse(error)
          }
        }
      }
      group.addTask { [site] in
        // So that a page that has gone is noticed although nothing happens.
        while true {
          try await Task.sleep(for: .seconds(10))
          site.events.tell(ServerEvent("ping", "{}"))
        }
      }
      try await group.next()
      group.cancelAll()
    }
  }

  /// Looks for changes on a thread of its own, which ends with the life.
  private func isWatching(during life: Life) -> Bool {
    let thread = WorkerThread { [self] in
      while life.isGoingOn { tell(watcher.changes(within: 500)) }
    }
    return thread != nil
  }

  private func tell(_ changed: Set<String>) {
    guard !changed.isEmpty else { return }
    let isCommon = changed.contains { place in
      common.contains { place == $0 || FilePath(place).relative(to: FilePath($0)) != nil }
    }
    if !runPlaces.isDisjoint(with: changed) {
      site.show(readRun())
      site.events.tell(ServerEvent("run", "{}"))
    }
    if isCommon, let sources = reload() { site.documents.use(sources) }
    tellNames(touchedBy: changed, isCommon)
    guard site.documents.isListingDoubtful(after: changed) else { return }
    // A folder that cannot be read now may be readable with the next change.
    if (try? site.documents.relist()) == true { site.events.tell(ServerEvent("index", "{}")) }
  }

  /// A build may change any of them, and a list of them is soon made.
  private func follow(_ previews: any ServedPreviews) throws {
    let shelf = PreviewShelf(previews)
    try previews.follow { [site] in
      let list = SyntaxValue.array(shelf.names.map { .text($0) })
      site.events.tell(ServerEvent("index", "{}"))
      site.events.tell(ServerEvent("changed", JSONWriter.text(of: list, style: .compact)))
    }
  }

  private func tellNames(touchedBy changed: Set<String>, _ isCommon: Bool) {
    let names = isCommon ? site.documents.knownNames : site.documents.names(touchedBy: changed)
    guard !names.isEmpty else { return }
    let list = SyntaxValue.array(names.map { .text($0) })
    site.events.tell(ServerEvent("changed", JSONWriter.text(of: list, style: .compact)))
  }
}
