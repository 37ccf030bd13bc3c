import GalleySnapshots
import GalleySystem
import GalleyTestSupport
import Testing

@Suite("Branches that change references", .timeLimit(.minutes(5)))
struct MergeDriverTests {
  let corpus: ScratchCorpus

  /// A repository with a recorded corpus whose drivers are set.
  private static let committed = Result {
    let corpus = try ScratchCorpus()
    try write(corpus, "a", color: "#336699", width: 20)
    try corpus.tool.run(["record"])
    let isSet = try corpus.tool.run(["init", "--ci", "none"]).text
    try corpus.folder.write("/.build\n", to: ".gitignore")
    try #require(isSet.contains("git config merge.galley.driver 'galley merge %O %A %B %P'"))
    try File.remove("\(corpus.folder.path)/Snapshots/card.json")
    return corpus.content
  }

  init() throws {
    corpus = try ScratchCorpus(files: try Self.committed.get())
    try git("init", "-q", "-b", "main")
    try git("config", "user.name", "a")
    try git("config", "user.email", "a@b")
    try git("config", "merge.galley.driver", "'\(corpus.tool.program)' merge %O %A %B %P")
    try commit("base")
  }

  private func git(_ arguments: String...) throws {
    try corpus.tool.system(["git"] + arguments)
  }

  private func commit(_ subject: String) throws {
    try git("add", "-A")
    try git("commit", "-q", "-m", subject)
  }

  private func text(_ name: String) -> String? {
    corpus.folder.bytes(name).map { String(decoding: $0, as: UTF8.self) }
  }

  /// A card whose colour and width are far enough from each other to be merged.
  private static func write(
    _ corpus: ScratchCorpus, _ name: String, color: String, width: Int
  ) throws {
    try corpus.folder.write(
      """
      {"type": "VStack", "id": "\(name)", "properties": {"padding": "inset"}, "subviews": [
        {"type": "Rectangle", "properties": {
          "foregroundColor": "\(color)",
          "height": 10,
          "opacity": 1,
          "cornerRadius": 2,
          "width": \(width)
        }}
      ]}
      """, to: "Snapshots/\(name).json")
  }

  /// Records what a branch changed and commits it.
  private func branch(_ name: String, _ change: () throws -> Void) throws {
    try git("checkout", "-q", "-b", name, "main")
    try change()
    try corpus.tool.run(["record"])
    try commit(name)
  }

  /// One branch changes colours and adds a case, the other a width, the theme and another case.
  private func diverge() throws {
    try branch("one") {
      try Self.write(corpus, "a", color: "#993366", width: 20)
      try corpus.write("d", padding: "3")
    }
    try branch("two") {
      try Self.write(corpus, "a", color: "#336699", width: 40)
      try corpus.setInset(8)
      try corpus.write("e", padding: "5")
    }
  }

  /// The result of a run that compares every pixel.
  private func test() throws -> Tool.Result {
    try corpus.tool.run(["test", "--no-cache"], environment: ["CI": "true"])
  }

  private func expectMerged() throws {
    let result = try test()
    #expect(result.status == 0, "\(result.text)\(result.errors)")
    let lock = try #require(text("Snapshots/snapshots.lock"))
    #expect(LockFile(text: lock).faults.isEmpty)
    #expect(
      LockFile(text: lock).entries.keys.sorted()
        == ["a", "b", "c", "d", "e", "plain"].map { "\($0).light" })
  }

  @Test("Two branches with changed and added cases merge, and the picture is that of both")
  func merge() throws {
    try diverge()
    let theirs = try #require(corpus.reference("a"))
    try git("checkout", "-q", "one")
    let ours = try #require(corpus.reference("a"))
    try git("merge", "-q", "--no-edit", "two")
    try expectMerged()
    let merged = try #require(corpus.reference("a"))
    #expect(merged != ours && merged != theirs)
  }

  @Test("A rebase draws what its commits make together")
  func rebase() throws {
    try diverge()
    try git("rebase", "-q", "one")
    try expectMerged()
  }

  @Test("A cherry-pick draws its change upon the branch")
  func pick() throws {
    try diverge()
    try git("checkout", "-q", "one")
    try git("cherry-pick", "two")
    try expectMerged()
  }

  @Test("A conflict in a document leaves its references in conflict, and others merge")
  func conflict() throws {
    try branch("one") {
      try Self.write(corpus, "a", color: "#993366", width: 20)
      try corpus.write("plain", padding: "3")
    }
    try branch("two") {
      try Self.write(corpus, "a", color: "#669933", width: 20)
      try corpus.write("e", padding: "5")
    }
    #expect(throws: (any Error).self) { try git("merge", "-q", "--no-edit", "one") }
    let lock = try #require(text("Snapshots/snapshots.lock"))
    let names = lock.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(
      names == [
        "<<<<<<<", "a.light", "=======", "a.light", ">>>>>>>", "b.light", "c.light", "e.light",
        "plain.light",
      ])
    let result = try test()
    #expect(result.status != 0)
    #expect((result.text + result.errors).contains("a merge left both sides here"))
    // The command in the message ends the conflict.
    try Self.write(corpus, "a", color: "#669966", width: 20)
    try corpus.tool.run(["record", "Snapshots"])
    try commit("merged")
    #expect(try test().status == 0)
  }

  @Test("A reference that is not what its side's documents make is not merged")
  func unproven() throws {
    try diverge()
    try git("checkout", "-q", "one")
    try Self.write(corpus, "a", color: "#119911", width: 20)
    try commit("not recorded")
    #expect(throws: (any Error).self) { try git("merge", "-q", "--no-edit", "two") }
    let said = try corpus.tool.run([
      "merge", "Snapshots/a.json", "Snapshots/a.light.png", "Snapshots/a.light.png",
      "Snapshots/a.light.png",
    ])
    #expect(said.status == 1 && said.errors.contains("run \"galley record Snapshots\""))
  }

  @Test("init sets git's drivers in the repository, and refuses a folder that is not in one")
  func drivers() throws {
    #expect(try corpus.tool.run(["init", "--ci", "none", "--drivers"]).status == 0)
    let settings = try #require(text(".git/config"))
    #expect(settings.contains("driver = galley merge %O %A %B %P"))
    #expect(settings.contains("textconv = galley describe"))
    let outside = TemporaryFolder()
    let refused = try Tool(folder: outside.path).run(["init", "--ci", "none", "--drivers"])
    #expect(refused.status == 2)
    #expect(refused.errors.contains("is not in a repository"))
  }
}
