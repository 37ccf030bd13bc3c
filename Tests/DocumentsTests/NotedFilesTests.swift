import GalleyTestSupport
import Testing

@testable import GalleyDocuments

@Suite("Files a document depends on")
struct NotedFilesTests {
  @Test("What was read and what was only looked for are both remembered")
  func notes() throws {
    let folder = TemporaryFolder()
    try folder.write([1], to: "b.png")
    let files = NotedFiles()
    let loader = ResourceLoader(document: "\(folder.path)/a.json", scale: 1, files: files)
    _ = loader.image(named: "b")
    _ = loader.image(named: "missing")
    #expect(files.paths == ["\(folder.path)/b.png"])
    #expect(files.soughtPaths.contains("\(folder.path)/missing@2x.png"))
  }
}
