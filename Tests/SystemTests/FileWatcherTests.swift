import Foundation
import GalleyTestSupport
import Testing

@testable import GalleySystem

@Suite("Watching files")
struct FileWatcherTests {
  // Folders of other machines have no reports of the kernel, and are looked at instead.
  private let folder = GalleyTestSupport.TemporaryFolder()

  private func path(_ name: String) -> String { "\(folder.path)/\(name)" }
  private func place(_ name: String) throws -> String {
    try #require(FileWatcher.places(of: path(name)).first)
  }

  /// Returns everything that is reported until a place is among it, or nothing more comes.
  private func changes(_ watcher: FileWatcher, until place: String) -> Set<String> {
    var all: Set<String> = []
    while !all.contains(place) {
      let more = watcher.changes(within: 20_000)
      if more.isEmpty { break }
      all.formUnion(more)
    }
    #expect(all.contains(place))
    return all
  }

  @Test("Nothing is told while nothing happens", arguments: [true, false])
  func silence(hasReports: Bool) throws {
    let watcher = FileWatcher(hasReports: hasReports)
    watcher.watch(below: folder.path)
    #expect(watcher.changes(within: 0).isEmpty)
  }

  @Test(
    "Writing, replacing, moving and removing are told by the place of the name",
    arguments: [true, false])
  func kinds(hasReports: Bool) throws {
    try folder.write("1", to: "a")
    let watcher = FileWatcher(hasReports: hasReports)
    watcher.watch([path("a")])
    let place = try place("a")
    try Data("2".utf8).write(to: URL(fileURLWithPath: path("a")))
    _ = changes(watcher, until: place)
    try folder.write("3", to: "b")
    #expect(rename(path("b"), path("a")) == 0)
    _ = changes(watcher, until: place)
    #expect(rename(path("a"), path("c")) == 0)
    _ = changes(watcher, until: place)
    #expect(rename(path("c"), path("a")) == 0)
    _ = changes(watcher, until: place)
    #expect(unlink(path("a")) == 0)
    _ = changes(watcher, until: place)
  }

  @Test("A place does not depend on how the path is spelled, and a link has two")
  func spelling() throws {
    try folder.write("1", to: "deep/a")
    try FileManager.default.createSymbolicLink(
      atPath: path("link"), withDestinationPath: path("deep/a"))
    let plain = FileWatcher.places(of: path("deep/a"))
    #expect(plain.count == 1)
    #expect(FileWatcher.places(of: path("deep/../deep/./a")) == plain)
    let link = FileWatcher.places(of: path("link"))
    #expect(link.count == 2 && link.isSuperset(of: plain))
    let watcher = FileWatcher()
    watcher.watch([path("link")])
    try folder.write("2", to: "deep/a")
    _ = changes(watcher, until: try #require(plain.first))
  }

  @Test(
    "Folders that are made later are watched, with what was in them before",
    arguments: [true, false])
  func later(hasReports: Bool) throws {
    let watcher = FileWatcher(hasReports: hasReports)
    watcher.watch(below: folder.path)
    try folder.write("1", to: "new/deep/a")
    _ = changes(watcher, until: try place("new/deep/a"))
    try folder.write("2", to: "new/deep/a")
    _ = changes(watcher, until: try place("new/deep/a"))
    try folder.write("1", to: ".git/x")
    try folder.write("1", to: "b")
    #expect(changes(watcher, until: try place("b")).isDisjoint(with: [try place(".git/x")]))
  }

  @Test("A file is waited for whose folder is not there yet", arguments: [true, false])
  func missingFolder(hasReports: Bool) throws {
    let watcher = FileWatcher(hasReports: hasReports)
    watcher.watch([path("images/deep/a.png")])
    try FileManager.default.createDirectory(
      atPath: path("images"), withIntermediateDirectories: true)
    _ = changes(watcher, until: try place("images"))
  }
}
