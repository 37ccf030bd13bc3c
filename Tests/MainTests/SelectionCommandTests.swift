import GalleyTestSupport
import Testing

@Suite("Which cases a run takes")
struct SelectionCommandTests {
  let corpus: ScratchCorpus

  init() throws { corpus = try ScratchCorpus() }

  func cases(_ arguments: [String]) throws -> [String] {
    let result = try corpus.tool.run(["test", "--reporter", "list", "--output", "out"] + arguments)
    // The summary repeats failures.
    let names = result.text.split(separator: "\n").compactMap { line -> String? in
      let words = line.split(separator: " ")
      return words.count > 2 && words[1].hasSuffix(".light") && !line.hasPrefix(" ")
        ? String(words[1].dropLast(6)) : nil
    }
    return Set(names).sorted()
  }

  @Test("Only what depends on a changed file: the document, its reference, its theme, a new one")
  func onlyChanged() throws {
    try corpus.commit()
    let none = try corpus.tool.run(["test", "--only-changed"])
    #expect(none.status == 0 && none.errors.contains("nothing changed"))
    try corpus.write("plain", padding: "2 ")
    try corpus.write("new", padding: "1")
    #expect(try cases(["--only-changed"]) == ["new", "plain"])
    try corpus.setInset(5)
    #expect(try cases(["--only-changed"]) == ["a", "b", "c", "new", "plain"])
  }

  @Test("A commit to compare with stands behind the sign; one that git does not know is an error")
  func since() throws {
    try corpus.commit()
    try corpus.write("b", padding: "9")
    try corpus.commit()
    #expect(try cases(["--only-changed=HEAD~1"]) == ["b"])
    let unknown = try corpus.tool.run(["test", "--only-changed=nowhere"])
    #expect(unknown.status == 2 && unknown.errors.contains("git cannot compare"))
    let option = try corpus.tool.run(["test", "--only-changed=--output=x"])
    #expect(option.status == 2 && !corpus.folder.exists("x"))
  }

  @Test("--last-failed takes what did not pass, and all parts of a division take everything once")
  func lastFailedAndShards() throws {
    try corpus.write("b", padding: "9")
    #expect(try cases([]).count == 4)
    #expect(try cases(["--last-failed"]) == ["b"])
    let parts = try (1...3).map { try cases(["--shard", "\($0)/3"]) }
    #expect(parts.flatMap(\.self).sorted() == ["a", "b", "c", "plain"])
  }

  @Test("-u is --record failed, and takes a mode behind the sign")
  func update() throws {
    try corpus.write("b", padding: "9")
    let before = corpus.reference("b")
    try corpus.tool.run(["test", "--update-snapshots=never"])
    #expect(corpus.reference("b") == before)
    #expect(try corpus.tool.run(["test", "-u", "Snapshots"]).status == 1)
    #expect(corpus.reference("b") != before)
    let unknown = try corpus.tool.run(["test", "-u=sometimes"])
    #expect(unknown.status == 2 && unknown.errors.contains("sometimes"))
  }
}
