import GalleyArchives
import GalleySystem
import GalleyTestSupport
import Testing

@Suite("Artifacts of other machines")
struct MergeCommandTests {
  let corpus: ScratchCorpus

  /// A run in two parts in which three pictures fail.
  private static let divided = Result {
    let corpus = try ScratchCorpus()
    try corpus.setInset(8)
    for part in 1...2 {
      try corpus.tool.run(
        ["test", "--shard", "\(part)/2", "--output", "part\(part)", "--reporter", "json,blob"],
        environment: ["CI": "true"])
    }
    return corpus.content
  }

  init() throws { corpus = try ScratchCorpus(files: try Self.divided.get()) }

  /// An archive of files, as a CI system hands it out.
  func pack(_ files: [String], into name: String) throws {
    var writer = try ZIPWriter(path: "\(corpus.folder.path)/\(name)")
    for file in files {
      try writer.add(try #require(corpus.folder.bytes(file)), named: file)
    }
    try writer.finish()
  }

  @Test("Folders, blobs and an archive of blobs merge into one report with all its pictures")
  func merge() throws {
    let blobs = ["part1/blob-1-of-2.zip", "part2/blob-2-of-2.zip"]
    try pack(blobs, into: "all.zip")
    var pages: Set<[UInt8]> = []
    for parts in [["part1", "part2"], blobs, ["all.zip"]] {
      let result = try corpus.tool.run(["merge-reports"] + parts + ["--output", "whole"])
      #expect(result.status == 1)
      #expect(result.text.contains("dimension.inset 4 → 8 · 3 pictures"))
      let pictures = corpus.folder.files.filter {
        $0.hasPrefix("whole/") && ($0.hasSuffix(".png") || $0.hasSuffix(".new"))
      }
      #expect(pictures.count == 3 * 4, "\(pictures)")
      #expect(!corpus.folder.exists("whole/unpacked"))
      pages.insert(try #require(corpus.folder.bytes("whole/report/index.html")))
      try Directory.remove("\(corpus.folder.path)/whole")
    }
    #expect(pages.count == 1)
  }

  @Test("Blobs beside the results of one part count as further parts, its own blob does not")
  func blobsBeside() throws {
    let blob = try #require(corpus.folder.bytes("part2/blob-2-of-2.zip"))
    try corpus.folder.write(blob, to: "part1/blob-2-of-2.zip")
    let result = try corpus.tool.run(["merge-reports", "part1", "--output", "whole"])
    #expect(result.status == 1)
    #expect(result.text.contains("dimension.inset 4 → 8 · 3 pictures"), "\(result.errors)")
    #expect(!corpus.folder.exists("part1/unpacked"))
  }

  @Test("Results that belong to none of the blobs beside them are refused, not preferred")
  func resultsBeside() throws {
    try corpus.tool.run(
      ["test", "--output", "part1", "--reporter", "json"], environment: ["CI": "true"])
    let blob = try #require(corpus.folder.bytes("part2/blob-2-of-2.zip"))
    try corpus.folder.write(blob, to: "part1/blob-2-of-2.zip")
    let result = try corpus.tool.run(["merge-reports", "part1", "--output", "whole"])
    #expect(result.status != 0 && result.errors.contains("part1/results.json"))
    #expect(result.errors.contains("comes from another run than the blobs beside it"))
    #expect(!corpus.folder.exists("whole/results.json"))
  }

  @Test("A part that is missing is refused, and nothing is written")
  func missingPart() throws {
    let result = try corpus.tool.run(["merge-reports", "part2", "--output", "whole"])
    #expect(result.status == 2)
    #expect(result.errors.contains("part 1 of 2 is missing"))
    #expect(!corpus.folder.exists("whole/results.json"))
  }

  @Test("accept --from writes nothing that is no declared reference")
  func undeclared() throws {
    let suite = corpus.folder.bytes("Snapshots/suite.json")
    for name in ["suite.json", "a.json", "plain.dark.png"] {
      try corpus.folder.write("{}", to: "part1/pending/\(name).new")
    }
    let result = try corpus.tool.run(
      ["accept", "--from", "part1", "--from", "part2", "--output", "out"])
    #expect(result.text == "accepted 3, of which 3 changed a reference\n")
    #expect(result.errors.split(separator: "\n").count { $0.hasPrefix("refused '") } == 3)
    #expect(corpus.folder.bytes("Snapshots/suite.json") == suite)
    #expect(!corpus.folder.exists("Snapshots/plain.dark.png"))
  }

  @Test("accept --from takes no candidate for a reference that passed in its run")
  func passed() throws {
    let before = try #require(corpus.reference("plain"))
    let results = try #require(corpus.folder.bytes("part1/results.json"))
    let isInFirst = String(decoding: results, as: UTF8.self).contains("\"plain.light\"")
    let part = isInFirst ? "part1" : "part2"
    try corpus.folder.write(
      try #require(corpus.reference("a")), to: "\(part)/pending/plain.light.png.new")
    let result = try corpus.tool.run(
      ["accept", "--from", "part1", "--from", "part2", "--output", "out"])
    #expect(result.text == "accepted 3, of which 3 changed a reference\n")
    #expect(result.errors.contains("its run says that the reference passed"), "\(result.errors)")
    #expect(corpus.reference("plain") == before)
  }

  @Test("accept --from says when the run was of another commit")
  func otherCommit() throws {
    try corpus.commit()
    try corpus.tool.run(["test", "--output", "there"], environment: ["CI": "true"])
    try corpus.write("plain", padding: "2 ")
    try corpus.commit()
    let result = try corpus.tool.run(["accept", "--from", "there", "--output", "out"])
    #expect(result.errors.contains("warning: the candidates come from commit"))
  }

  @Test("accept --from says which inputs are others than those of the run")
  func otherInputs() throws {
    try corpus.write("b", padding: "3")
    let result = try corpus.tool.run(
      ["accept", "--from", "part1", "--from", "part2", "--output", "out"])
    let warnings = result.errors.split(separator: "\n").filter { $0.hasPrefix("warning") }
    #expect(warnings == ["warning: 'Snapshots/b.json' is not what the candidates were drawn from"])
    try corpus.setInset(9)
    let again = try corpus.tool.run(
      ["accept", "--from", "part1/blob-1-of-2.zip", "--from", "part2", "--output", "out"])
    #expect(again.errors.contains("'Snapshots/app.theme.json' is not what"))
  }

  @Test("Bazel's shard status file is touched")
  func bazel() throws {
    let status = "\(corpus.folder.path)/status"
    try corpus.tool.run(
      ["test", "--output", "out"],
      environment: [
        "TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_STATUS_FILE": status,
      ])
    #expect(corpus.folder.exists("status"))
  }

  @Test(
    "accept --from takes what CI made, packed or not", arguments: ["folder", "blob", "archive"])
  func accept(form: String) throws {
    try pack(corpus.folder.files.filter { $0.hasPrefix("part") && $0.contains(".") }, into: "a.zip")
    let arguments =
      switch form {
      case "folder": ["--from", "part1", "--from", "part2"]
      case "blob": ["--from", "part1/blob-1-of-2.zip", "--from", "part2/blob-2-of-2.zip"]
      default: ["--from", "a.zip"]
      }
    let result = try corpus.tool.run(["accept", "--output", "out"] + arguments)
    #expect(result.text == "accepted 3, of which 3 changed a reference\n")
    #expect(try corpus.tool.run(["test"]).status == 0)
    #expect(!corpus.folder.exists("out/unpacked"))
  }

  @Test(
    "What is no artifact is an error, and nothing is written",
    arguments: [
      ("cut.zip", "damaged"), ("text.zip", "no ZIP archive"), ("slip.zip", "leads out of"),
      ("missing.zip", "No such file"), ("empty", "no results.json"),
    ])
  func bad(name: String, words: String) throws {
    let blob = try #require(corpus.folder.bytes("part1/blob-1-of-2.zip"))
    try corpus.folder.write(Array(blob.dropFirst(9)), to: "cut.zip")
    try corpus.folder.write("hello", to: "text.zip")
    try Directory.create("\(corpus.folder.path)/empty")
    try pack(["part1/results.json"], into: "slip.zip")
    let slip = try #require(corpus.folder.bytes("slip.zip"))
    try corpus.folder.write(
      replacing(Array("part1/".utf8), by: Array("../../".utf8), in: slip), to: "slip.zip")
    let before = corpus.folder.files.filter { !$0.hasPrefix("out") }
    let result = try corpus.tool.run(["accept", "--from", name, "--output", "out"])
    #expect(result.status == 2)
    #expect(result.errors.contains(words), "\(result.errors)")
    #expect(corpus.folder.files.filter { !$0.hasPrefix("out") } == before)
    #expect(!corpus.folder.exists("out/unpacked"))
  }

  func replacing(_ old: [UInt8], by new: [UInt8], in bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for start in 0...(bytes.count - old.count)
    where Array(bytes[start..<(start + old.count)]) == old {
      bytes.replaceSubrange(start..<(start + old.count), with: new)
    }
    return bytes
  }
}
