import GalleyTestSupport
import Testing

@Suite("galley previews on the command line")
struct PreviewsTests {
  private let folder = TemporaryFolder()
  private var tool: Tool { Tool(folder: folder.path) }

  @Test(
    "what cannot be built is refused with a reason",
    arguments: [
      (["previews", "empty", "--galley-path", "."], "there is no Swift source"),
      (["previews", "missing", "--galley-path", "."], "cannot list 'missing'"),
      (["previews", "empty", "--galley-path", ".", "--scale", "99"], "from 0.25 to 8"),
    ])
  func refusals(_ arguments: [String], _ words: String) throws {
    try folder.write("import XCTest", to: "empty/Tests.swift")
    let result = try tool.run(arguments + ["--scratch", "shadow"])
    #expect(result.status == 2 || result.status == 64)
    #expect(result.errors.contains(words), "\(result.errors)")
  }
}
