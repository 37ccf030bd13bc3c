import Foundation
import GalleyTestSupport
import Testing

@Suite("What earlier runs found out")
struct HistoryTests {
  let corpus: ScratchCorpus

  init() throws { corpus = try ScratchCorpus() }

  private func test(_ second: Int, _ arguments: [String] = []) throws {
    try corpus.tool.run(
      ["test", "--record", "never"] + arguments,
      environment: ["SOURCE_DATE_EPOCH": "\(1_772_000_000 + second)"])
  }

  private func history(_ arguments: [String] = []) throws -> String {
    try corpus.tool.run(["history"] + arguments).text
  }

  @Test("Runs add lines, one for each picture they looked at, and change none")
  func lines() throws {
    let path = ".build/snapshots/history.tsv"
    try test(0)
    let first = try #require(corpus.folder.bytes(path))
    try test(1)
    let second = try #require(corpus.folder.bytes(path))
    #expect(second.starts(with: first))
    // Nothing had changed, so that nothing was looked at.
    #expect(second.dropFirst(first.count).filter { $0 == 0x0A }.count == 1)
    try test(2, ["--no-history"])
    #expect(corpus.folder.bytes(path) == second)
    for line in String(decoding: second, as: UTF8.self).split(separator: "\n") {
      #expect(line.split(separator: "\t", omittingEmptySubsequences: false).count == 8)
    }
  }

  @Test("Since when a picture differs, for which cause, and how git finds the commit")
  func since() throws {
    try corpus.commit()
    try test(0)
    try corpus.write("b", padding: "9")
    try corpus.commit()
    try test(60)
    try test(120)
    let overview = try history()
    #expect(overview.contains("failed b.light since 2026-02-25T06:14:20Z ("), "\(overview)")
    #expect(overview.contains("passed last at 2026-02-25T06:13:20Z ("))
    let cause = try #require(overview.split(separator: "\n").first { $0.hasPrefix("  cause ") })
    let word = String(cause.split(separator: " ")[1])
    let told = try history(["--cause", word])
    #expect(told.contains("git bisect start") && told.contains("--cause \(word)"), "\(told)")
    // The command that git should run distinguishes the commits, and its results for old ones are not new
    // entries.
    let path = ".build/snapshots/history.tsv"
    let before = corpus.folder.bytes(path)
    #expect(try corpus.tool.run(["test", "--cause", word, "--record", "never"]).status == 1)
    #expect(try corpus.tool.run(["test", "--cause", "another", "--record", "never"]).status == 0)
    try corpus.tool.system(["git", "bisect", "start", "HEAD", "HEAD~1"])
    try test(180)
    try test(180)
    #expect(corpus.folder.bytes(path) == before)
    try corpus.tool.system(["git", "bisect", "reset"])
    let timeline = try history(["b.light"])
    #expect(timeline.contains("06:13:20Z") && timeline.contains("06:14:20Z"))
    #expect(!timeline.contains("06:15:20Z"), "the same again is not told again")
    let json = try JSONSerialization.jsonObject(with: Data(try history(["--json"]).utf8))
    let pictures = try #require(json as? [[String: Any]])
    let failing = try #require(pictures.first { $0["name"] as? String == "b.light" })
    #expect(failing["outcome"] as? String == "failed" && failing["flakeScore"] as? Double == 0)
  }

  @Test(
    "Runs in which nothing was looked at count as the last ones that passed, but not those of a part"
  )
  func passedByInputs() throws {
    try corpus.commit()
    for second in [0, 60, 120] { try test(second) }
    try test(180, ["--filter", "a"])
    try corpus.write("b", padding: "9")
    try corpus.commit()
    try test(240)
    let overview = try history()
    #expect(overview.contains("failed b.light since 2026-02-25T06:17:20Z ("), "\(overview)")
    #expect(overview.contains("passed last at 2026-02-25T06:15:20Z ("), "\(overview)")
    let json = try JSONSerialization.jsonObject(
      with: Data(try history(["--json", "b.light"]).utf8))
    let before = (json as? [[String: Any]])?.first?["before"] as? [String: Any]
    #expect(before?["time"] as? String == "2026-02-25T06:15:20Z")
    #expect(try history(["--cause", "padding"]).contains("not yet at 2026-02-25T06:15:20Z ("))
  }

  @Test("What ends in two ways from the same inputs is flaky")
  func flaky() throws {
    let line = { (second: Int, outcome: String, inputs: String) in
      "2026-03-01T00:00:0\(second)Z\t-\t\(outcome)\t\(inputs)\taa\t3\ta.light\t\n"
    }
    try corpus.folder.write(
      line(0, "passed", "1") + line(1, "failed", "1") + line(2, "passed", "2")
        + line(3, "passed", "1") + "half a line", to: ".build/snapshots/history.tsv")
    #expect(try history().contains("flaky a.light: 100 %"))
    #expect(try history(["a.light"]).contains("4 looks, 3 ms in the mean"))
  }

  @Test("Runs are divided by the corpus's own costs, which the history prints")
  func costs() throws {
    try test(0, ["--no-cache"])
    let text = try history(["--costs"])
    #expect(text.split(separator: "\n").count == 4 && text.contains(" plain\n"))
    // One dear case has a part of its own.
    try corpus.folder.write("90 plain\n10 a\n10 b\n10 c\n", to: "Snapshots/snapshots.costs")
    let part = try corpus.tool.run(
      ["test", "--shard", "1/2", "--record", "never", "--reporter", "list"]).text
    #expect(part.contains("plain.light") && !part.contains("a.light"))
    try corpus.folder.write("many plain\n", to: "Snapshots/snapshots.costs")
    #expect(try corpus.tool.run(["test", "--shard", "1/2"]).status == 2)
  }
}
