import GalleyTestSupport
import Testing

@testable import GalleyChecks

@Suite("Sources that have moved")
struct MovedSourceTests {
  @Test("The longest end of the path that is there is taken; else the path stays")
  func moved() throws {
    let folder = TemporaryFolder()
    try folder.write("", to: "Tests/AppTests/A.swift")
    let source = MovedSource(path: "/sandbox/7/app/Tests/AppTests/A.swift")
    #expect(source.place(below: folder.path + "/") == "\(folder.path)/Tests/AppTests/A.swift")
    #expect(source.place(below: "\(folder.path)/none") == source.path)
    #expect(source.place(below: nil) == source.path)
  }
}
