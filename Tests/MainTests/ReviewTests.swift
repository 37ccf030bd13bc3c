import Foundation
import GalleyTestSupport
import Testing

@Suite("Candidates, reviewed as a person does")
struct ReviewTests {
  let corpus: ScratchCorpus

  /// Three rows differ for one cause, one of them for another as well; a fourth for a third.
  private static let failing = Result {
    let corpus = try ScratchCorpus()
    try corpus.setInset(8)
    try corpus.write("c", padding: #""inset""#, color: "#993366")
    try corpus.write("plain", padding: "3")
    try corpus.tool.run(["test"])
    return corpus.content
  }

  init() throws { corpus = try ScratchCorpus(files: try Self.failing.get()) }

  /// The candidates that are left.
  var left: [String] {
    corpus.folder.files.filter { $0.hasSuffix(".new") }
      .map { String($0.split(separator: "/").last?.prefix { $0 != "." } ?? "") }
  }

  @Test(
    "Each key does what it says",
    arguments: [
      ("arsq", 1, 1, ["c", "plain"]), ("a\nr\ns\nq\n", 1, 1, ["c", "plain"]),
      ("cq", 2, 0, ["c", "plain"]), ("sscs", 0, 0, ["a", "b", "c", "plain"]),
      ("sA", 3, 0, ["a"]), ("sssR", 0, 1, ["a", "b", "c"]), ("", 0, 0, ["a", "b", "c", "plain"]),
      // Keys without a meaning, arrows and letters beyond ASCII do nothing.
      ("\n \u{1B}[AäxBq", 0, 0, ["a", "b", "c", "plain"]),
      // A decision that is taken back waits again, the last first, even if nothing was left.
      ("uauq", 0, 0, ["a", "b", "c", "plain"]), ("aruq", 1, 0, ["b", "c", "plain"]),
      ("cuq", 0, 0, ["a", "b", "c", "plain"]), ("Auarq", 1, 1, ["c", "plain"]),
      ("suRuq", 0, 0, ["a", "b", "c", "plain"]),
    ])
  func keys(typed: String, accepted: Int, rejected: Int, expected: [String]) throws {
    let before = ["a", "b", "c", "plain"].map(corpus.reference)
    let result = try corpus.tool.run(["review"], input: typed)
    #expect(result.status == 0)
    #expect(result.text.hasSuffix("accepted \(accepted), rejected \(rejected)\n"))
    #expect(left == expected)
    let after = ["a", "b", "c", "plain"].map(corpus.reference)
    #expect(zip(before, after).count { $0 != $1 } == accepted)
  }

  @Test("A decision that is taken back leaves every file as it was")
  func undone() throws {
    let before = corpus.content.filter { $0.key.hasPrefix("Snapshots") || $0.key.hasSuffix(".new") }
    try corpus.tool.run(["review"], input: "auruAuq")
    let after = corpus.content.filter { $0.key.hasPrefix("Snapshots") || $0.key.hasSuffix(".new") }
    #expect(after == before && !before.isEmpty)
    #expect(!corpus.folder.exists(".build/snapshots/undo"))
  }

  @Test("A case is one prompt, with its variants and the lines of its frames")
  func oneCase() throws {
    try corpus.folder.write(
      #"{"variants": {"appearance": ["light", "dark"]}, "theme": "app.theme.json"}"#,
      to: "Snapshots/suite.json")
    try corpus.setInset(4)
    try corpus.tool.run(["record"])
    try corpus.setInset(8)
    try corpus.tool.run(["test", "--filter", "a"])
    let shown = try corpus.tool.run(["review", "a*"], input: "fvlaq")
    let prompts = shown.text.split(separator: "\n").filter { $0.contains("[a]ccept") }
    #expect(prompts.count == 4 && shown.text.hasSuffix("accepted 3, rejected 0\n"), "\(shown.text)")
    #expect(shown.text.contains("    -") && shown.text.contains("    +"))
    #expect(shown.text.contains("  a (3)"))
  }

  @Test("What waits can be listed for people and for programs, without a question")
  func pending() throws {
    let list = try corpus.tool.run(["review", "--list"])
    #expect(list.status == 0 && list.text.hasSuffix("4 candidates of 4 cases\n"))
    #expect(list.text.contains("dimension.inset 4 → 8"))
    let json = try corpus.tool.run(["review", "--json", "b", "c"])
    let value = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output)) as? [[String: Any]])
    #expect(value.compactMap { $0["case"] as? String } == ["b", "c"])
    let candidate = try #require((value[0]["candidates"] as? [[String: Any]])?.first)
    #expect(candidate["proven"] as? Bool == true && candidate["status"] as? String == "failed")
    #expect((candidate["candidate"] as? String).map(corpus.folder.exists) == true)
    #expect((value[1]["causes"] as? [Any])?.count == 2)
    try corpus.tool.run(["accept"])
    #expect(try corpus.tool.run(["review", "--json"]).text == "[]\n")
  }

  @Test("A person is shown the cause, and the picture where the terminal can")
  func shown() throws {
    let text = try corpus.tool.run(["review", "a"], input: "q\n").text
    #expect(text.contains("dimension.inset 4 → 8"))
    #expect(text.contains("a.light-diff.png"))
    let kitty = try corpus.tool.run(["review", "a", "--pictures", "kitty"], input: "q\n").text
    #expect(kitty.contains("\u{1B}_Ga=T,f=100,q=2,m="))
  }

  @Test("accept --cause takes what differs for that cause alone and lists the rest")
  func cause() throws {
    let result = try corpus.tool.run(["accept", "--cause", "dimension.inset"])
    #expect(result.text.contains("left alone, other causes as well: c.light"))
    #expect(left == ["c", "plain"])
    #expect(try corpus.tool.run(["test", "--filter", "a.light", "--filter", "b"]).status == 0)
  }

  @Test("accept --cause may be given several times: they are one set")
  func causes() throws {
    let list = try corpus.tool.run(["review", "c", "--json"])
    let value = try #require(
      try JSONSerialization.jsonObject(with: Data(list.output)) as? [[String: Any]])
    let causes = try #require(value[0]["causes"] as? [[String: Any]])
    let ids = causes.compactMap { $0["id"] as? String }
    #expect(ids.count == 2)
    let result = try corpus.tool.run(["accept"] + ids.flatMap { ["--cause", $0] })
    #expect(result.text.hasPrefix("accepted 3,"), "\(result.text)")
    #expect(left == ["plain"])
  }

  @Test("What passes again leaves nothing to accept")
  func stale() throws {
    try corpus.setInset(4)
    try corpus.tool.run(["test", "--filter", "a.light"])
    #expect(left == ["b", "c", "plain"])
    try corpus.tool.run(["test"])
    #expect(left == ["c", "plain"])
  }

  @Test("Candidates go back to the corpus of their run, whatever the default is; lint forgets none")
  func otherCorpus() throws {
    try corpus.tool.system(["mv", "Snapshots", "Pictures"])
    try corpus.tool.run(["test", "Pictures", "--filter", "plain"])
    try corpus.tool.run(["lint", "--corpus", "Pictures"])
    let before = corpus.folder.bytes("Pictures/plain.light.png")
    #expect(try corpus.tool.run(["accept", "plain"]).text.hasPrefix("accepted 1"))
    #expect(corpus.folder.bytes("Pictures/plain.light.png") != before)
    #expect(!corpus.folder.exists("Snapshots"))
  }

  @Test("reject throws candidates away and leaves references alone")
  func reject() throws {
    let before = corpus.reference("a")
    #expect(try corpus.tool.run(["reject", "a*"]).text == "rejected 1\n")
    #expect(left == ["b", "c", "plain"] && corpus.reference("a") == before)
    let again = try corpus.tool.run(["reject", "a*"])
    #expect(again.status == 2 && again.errors.contains("no candidate matches"))
  }
}
