import GalleyTestSupport
import Testing

@testable import GalleySnapshots

@Suite("What a run looks at")
struct SelectionTests {
  @Test("Shards hold every job once, and about as much each", arguments: [1, 2, 3, 7])
  func shards(count: Int) throws {
    var numbers = SeededNumbers(state: 6)
    let costs = (0..<200).map { _ in Double(numbers.next() % 1000) }
    let parts = try (1...count).map {
      try #require(Shard(index: $0, count: count)).indices(costs: costs)
    }
    #expect(parts.flatMap { $0 }.sorted() == Array(0..<200))
    let loads = parts.map { $0.reduce(0) { $0 + costs[$1] } }
    #expect((loads.max() ?? 0) - (loads.min() ?? 0) <= 1000)
  }

  @Test(
    "Build systems ask in their own words",
    arguments: [
      (["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "4"], 1),
      (["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "4"], 2),
      (["BUILDKITE_PARALLEL_JOB": "3", "BUILDKITE_PARALLEL_JOB_COUNT": "4"], 4),
      (["CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "4"], 2),
    ])
  func environment(variables: [String: String], index: Int) {
    #expect(Shard(environment: variables) == Shard(index: index, count: 4))
  }

  @Test("A shard that cannot be is refused", arguments: ["0/3", "4/3", "1", "a/b", "1/2/3", ""])
  func refused(text: String) {
    #expect(Shard(text) == nil)
  }

  @Test(
    "Patterns",
    arguments: [
      ("badge/count", "count", true), ("badge/count", "Count", false),
      ("badge/count", "badge/*", true), ("badge/count", "b*/c*t", true),
      ("badge/count", "*x*", false), ("badge/count", "count*", false),
      ("badge/count", "b?dge/*", true), ("a", "?", true), ("", "*", true),
    ])
  func patterns(name: String, pattern: String, expected: Bool) {
    #expect(CaseFilter(patterns: [pattern]).matches(name) == expected)
  }

  @Test("A case runs when its document, references, declarations or dependencies changed")
  func changedFiles() {
    let subject = SnapshotCase(
      name: "badge/count", path: "Snapshots/badge/count.json", folder: "Snapshots/badge",
      stem: "count")
    func touches(_ file: String) -> Bool {
      ChangedFiles([file]).touches(subject, dependencies: ["Snapshots/badge/../themes/t.json"])
    }
    #expect(touches("./Snapshots/badge/count.json"))
    #expect(touches("Snapshots/badge/count.dark.png"))
    #expect(touches("Snapshots/badge/count.suite.json"))
    #expect(touches("Snapshots/suite.json"))
    #expect(touches("Snapshots/themes/t.json"))
    #expect(!touches("Snapshots/badge/other.json"))
    #expect(!touches("Snapshots/list/suite.json"))
    #expect(!ChangedFiles([]).touches(subject, dependencies: nil))
    #expect(ChangedFiles(["README.md"]).touches(subject, dependencies: nil))
  }

  @Test("The lock file reads back, is sorted, and merges line by line")
  func lockFile() {
    var lock = LockFile()
    lock.entries = [
      "b c%": .picture(.init(digest: 1, pixels: .max, tree: 3, size: 4, file: 5)),
      "a": .alias("b c%"),
    ]
    #expect(lock.text.split(separator: "\n").map { $0.prefix(3) } == ["a =", "b%2"])
    #expect(LockFile(text: lock.text) == lock)
    // As git writes it where "autocrlf" is on, and old tools did.
    for end in ["\r\n", "\r"] {
      #expect(LockFile(text: lock.text.replacing("\n", with: end)) == lock)
    }
  }
}
