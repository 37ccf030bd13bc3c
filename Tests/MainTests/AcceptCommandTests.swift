import GalleyTestSupport
import Testing

@Suite("Where accepted candidates go")
struct AcceptCommandTests {
  @Test(
    "A candidate replaces its own reference, whatever letters the path of the corpus has",
    arguments: ["Snäpshöts", "ab\u{308}c/Snapshots", "/jürgen/Snapshots"])
  func nonASCII(root: String) throws {
    let folder = TemporaryFolder()
    let root = root.hasPrefix("/") ? folder.path + root : root
    let place = root.hasPrefix("/") ? String(root.dropFirst(folder.path.count + 1)) : root
    func write(_ color: String) throws {
      try folder.write(
        """
        {"type": "Rectangle", "properties": {"width": 20, "height": 10, \
        "foregroundColor": "\(color)"}}
        """, to: "\(place)/karte/abc.json")
    }
    let tool = Tool(folder: folder.path)
    try write("#336699")
    try tool.run(["record", root])
    let files = folder.files.filter { $0.hasPrefix(place + "/") }
    let picture = try #require(files.first { $0.hasSuffix(".png") })
    let old = try #require(folder.bytes(picture))
    try write("#993366")
    #expect(try tool.run(["test", root, "--record", "never"]).status == 1)
    #expect(try tool.run(["accept", "--corpus", root]).status == 0)
    #expect(folder.files.filter { $0.hasPrefix(place + "/") } == files)
    #expect(folder.bytes(picture) != old)
    #expect(try tool.run(["test", root, "--record", "never"]).status == 0)
  }
}
