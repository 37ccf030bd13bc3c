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
      ("a\nr\ns\nq\n", 1, 1, ["c", "plain"]), ("c\nq\n", 2, 0, ["c", "plain"]),
      ("s\ns\nc\ns\n", 1, 0, ["a", "b", "plain"]), ("s\nA\n", 3, 0, ["a"]),
      ("s\ns\ns\nR\n", 0, 1, ["a", "b", "c"]), ("\n\n\n\n", 0, 0, ["a", "b", "c", "plain"]),
      ("", 0, 0, ["a", "b", "c", "plain"]),
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

  @Test("A person is shown the cause, and the picture where the terminal can")
  func shown() throws {
    let text = try corpus.tool.run(["review", "a"], input: "q\n").text
    #expect(text.contains("dimension.inset 4 → 8"))
    #expect(text.contains("a.light-composite.png"))
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
