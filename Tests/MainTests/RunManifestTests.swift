import Foundation
import GalleyFonts
import GalleySystem
import GalleyTestSupport
import Testing

@Suite("A run in which nothing has changed says what the last one said, and no other does")
struct RunManifestTests {
  let corpus: ScratchCorpus
  var folder: TemporaryFolder { corpus.folder }
  private static let manifest = ".build/snapshots/run.manifest"

  /// Three rows with a theme, one with an image, recorded, passed, and passed by inputs.
  private static let passed = Result {
    let corpus = try ScratchCorpus()
    try corpus.folder.write(
      #"{"variants": {"appearance": ["light"]}, "theme": "app.theme.json", "lints": {"enabled": false}}"#,
      to: "Snapshots/suite.json")
    let picture = try #require(corpus.reference("plain"))
    try corpus.folder.write(picture, to: "Snapshots/_assets/star.png")
    try corpus.folder.write(
      #"{"type": "Image", "values": {"localImageName": "star"}}"#, to: "Snapshots/image.json")
    try corpus.folder.write(#"{"type": "Rectangle"}"#, to: "Snapshots/deep/box.json")
    try corpus.folder.write("[tool]\n", to: "Snapshots/notes.toml")
    try corpus.folder.write(
      Array(
        Data(
          contentsOf: URL(
            fileURLWithPath: "\(GalleyFonts.directory)/JetBrainsMono/JetBrainsMono-Regular.ttf"))),
      to: "fonts/own.ttf")
    try corpus.tool.run(["record"])
    for _ in 0..<3 { try corpus.tool.run(["test"] + Self.options) }
    return corpus.content
  }

  private static let options = ["--record", "never", "--fonts", "fonts"]

  init() throws {
    corpus = try ScratchCorpus(files: try Self.passed.get())
    // The fonts of a copy are other files.
    for _ in 0..<2 { try corpus.tool.run(["test"] + Self.options) }
  }

  /// Whether a run said what the last one said. Without the memory of cases, a run that looks at the
  /// corpus has to look at every case.
  private func isRepeated(
    _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> Bool {
    let memory = ".build/snapshots/passed.tsv"
    let kept = folder.bytes(memory)
    try? FileManager.default.removeItem(atPath: "\(folder.path)/\(memory)")
    defer { if let kept { try? folder.write(kept, to: memory) } }
    let result = try corpus.tool.run(
      ["test"] + Self.options + arguments, environment: environment)
    return result.status == 0 && result.text.contains("12 passed (12 by inputs) in ")
  }

  @Test("Nothing has changed: the reports say it anew, and the corpus is left alone")
  func nothing() throws {
    let before = corpus.content
    #expect(try isRepeated(environment: ["SOURCE_DATE_EPOCH": "86400"]))
    for (name, bytes) in corpus.content where name.hasPrefix("Snapshots") {
      #expect(before[name] == bytes, "\(name)")
    }
    func text(_ content: [String: [UInt8]], _ name: String) -> String {
      String(decoding: content[".build/snapshots/\(name)"] ?? [], as: UTF8.self)
    }
    let after = corpus.content
    let junit = text(after, "junit.xml")
    #expect(junit.matches(of: /timestamp="1970-01-02T00:00:00Z"/).count == 6)
    #expect(junit.matches(of: /timestamp=/).count == 6)
    for (name, end) in [
      ("junit.xml", " tests="), ("results.json", #""root":"#),
      ("report/data/index.js", #""causes":"#),
    ] {
      let time = /timestamp="[^"]*"/
      let texts = [before, after].map { text($0, name).replacing(time, with: "") }
      let starts = try texts.map { try #require($0.firstRange(of: end)).lowerBound }
      #expect(texts[0][starts[0]...] == texts[1][starts[1]...], "\(name)")
      if name == "junit.xml" { continue }
      #expect(texts[0][..<starts[0]] != texts[1][..<starts[1]], "\(name) has a seed")
    }
    let lines = text(after, "history.tsv").split(separator: "\n")
    #expect(lines.count == text(before, "history.tsv").split(separator: "\n").count + 1)
    #expect(lines.last?.contains("passed=12 mode=never") == true)
    _ = try JSONSerialization.jsonObject(with: Data(text(after, "results.json").utf8))
    #expect(try isRepeated(), "and once more")
  }

  @Test(
    "Whatever is written, added or removed is noticed",
    arguments: [
      "a.json", "a.light.png", "a.layout.txt", "suite.json", "app.theme.json",
      "snapshots.lock", "_assets/star.png", "image.json", "deep/box.json", "deep/box.light.png",
    ])
  func edited(file: String) throws {
    let path = "Snapshots/\(file)"
    let old = try #require(folder.bytes(path))
    // A space behind what is there changes bytes, if nothing else.
    try folder.write(old + [0x20], to: path)
    #expect(try !isRepeated())
    try FileManager.default.removeItem(atPath: "\(folder.path)/\(path)")
    #expect(try !isRepeated())
  }

  @Test(
    "So is a new case, a new suite, a file that was looked for, and one that no case declares",
    arguments: [
      "new.json", "deep/suite.json", "_assets/star@2x.png", "other.light.png", "deep/new/x.json",
      "a.suite.json",
    ])
  func added(file: String) throws {
    let isPicture = file.hasSuffix(".png")
    let plain = try #require(corpus.reference("plain"))
    let text = file.contains("suite") ? #"{"layout": "none"}"# : #"{"type": "Rectangle"}"#
    try folder.write(isPicture ? plain : Array(text.utf8), to: "Snapshots/\(file)")
    #expect(try !isRepeated())
  }

  @Test("So is another choice of cases, another reading, mode, font, processor and folder")
  func otherRun() throws {
    for arguments in [
      ["--filter", "a"], ["--lenient"], ["--theme", "Snapshots/app.theme.json"], ["--no-cache"],
      ["--verify", "1"], ["--repeat-each", "2"], ["--shard", "1/1"], ["--max-elements", "1000"],
      ["--reporter", "list"], ["--lint"], ["--record", "missing"],
    ] { #expect(try !isRepeated(arguments), "\(arguments)") }
    for _ in 0..<2 { try corpus.tool.run(["test"] + Self.options) }
    #expect(try isRepeated())
    #expect(try !isRepeated(environment: ["PIXMAN_DISABLE": "sse2"]))
    try folder.write(
      Array(
        Data(
          contentsOf: URL(
            fileURLWithPath: "\(GalleyFonts.directory)/JetBrainsMono/JetBrainsMono-Bold.ttf"))),
      to: "fonts/own.ttf")
    #expect(try !isRepeated())
  }

  @Test(
    "A manifest that was cut off, edited or made by another program counts for nothing",
    arguments: [0, 1, 2, 3])
  func damaged(way: Int) throws {
    #expect(try isRepeated())
    let text = String(decoding: try #require(folder.bytes(Self.manifest)), as: UTF8.self)
    let parts = text.split(separator: " ", maxSplits: 4)
    #expect(parts[0...2].joined(separator: " ") == "galley run 4")
    let damaged = [
      String(text.dropLast(10)), text.replacing("passed 12", with: "passed 11"),
      text.replacing(parts[4].prefix(16), with: "0123456789abcdef"), "",
    ]
    #expect(damaged[way] != text)
    try folder.write(damaged[way], to: Self.manifest)
    #expect(try !isRepeated())
  }

  @Test(
    "A report that is gone or was written over comes back as it was kept, else is made again",
    arguments: ["junit.xml", "results.json", "report/page.js", "report/data/index.js"])
  func reports(name: String) throws {
    let path = ".build/snapshots/\(name)"
    let old = try #require(folder.bytes(path))
    for isGone in [false, true] {
      try FileManager.default.removeItem(atPath: "\(folder.path)/\(path)")
      if !isGone { try folder.write(Array(old.dropLast(3)), to: path) }
      #expect(try isRepeated())
      // All but when the run was.
      #expect(folder.bytes(path)?.suffix(200) == old.suffix(200))
    }
    try FileManager.default.removeItem(atPath: "\(folder.path)/.build/snapshots/settled")
    try FileManager.default.removeItem(atPath: "\(folder.path)/\(path)")
    #expect(try !isRepeated())
    #expect(folder.bytes(path) != nil)
  }

  @Test(
    "Every reporter says it anew, on standard output and in files",
    arguments: ["dot,github,gitlab,sarif", "list,markdown,comment,blob,junit"])
  func reporters(names: String) throws {
    let arguments = ["--reporter", names]
    let environment = ["GITHUB_STEP_SUMMARY": "\(folder.path)/step.md"]
    func said() throws -> String {
      try corpus.tool.run(["test"] + Self.options + arguments, environment: environment).text
        .replacing(#/ in [0-9.]+ s,.*/#, with: "").replacing(#/ [0-9.]+ m?s\b/#, with: "")
    }
    let (first, before) = (try said(), corpus.content)
    #expect(try isRepeated(arguments, environment: environment))
    let second = try said()
    // Cases end in any order when all of them are looked at.
    #expect(second.split(separator: "\n").sorted() == first.split(separator: "\n").sorted())
    let after = corpus.content
    let files = [
      "code-quality.json", "lints.sarif", "summary.md", "comment.md", "comment-pictures.txt",
    ]
    for name in files.map({ ".build/snapshots/\($0)" }) { #expect(before[name] == after[name]) }
    if names.hasPrefix("dot") {
      #expect(first.contains("············\n"))
      return
    }
    #expect(first.split(separator: "\n").count { $0.contains("[inputs]") } == 12)
    let summary = try #require(after[".build/snapshots/summary.md"])
    #expect(folder.bytes("step.md") == summary + summary + summary, "one for each run")
    let moved = "\(folder.path)/moved"
    try corpus.tool.run(
      ["merge-reports", ".build/snapshots/blob-1-of-1.zip", "--output", moved])
    let merged = String(decoding: try #require(folder.bytes("moved/results.json")), as: UTF8.self)
    let own = String(decoding: try #require(after[".build/snapshots/results.json"]), as: UTF8.self)
    let seed = try #require(own.firstMatch(of: /"seed":"[0-9]+"/)).output
    #expect(merged.contains(seed), "the archive is of this run")
    // A comment that somebody else left is no comment of this run.
    try folder.write("old", to: ".build/snapshots/comment.md")
    #expect(try isRepeated(arguments, environment: environment))
    #expect(!folder.exists(".build/snapshots/comment.md"))
  }

  @Test("A failure is told again, and mended it is what was before")
  func failure() throws {
    let old = try #require(folder.bytes("Snapshots/a.json"))
    try corpus.write("a", padding: "9")
    for _ in 0..<3 { #expect(try corpus.tool.run(["test"] + Self.options).status == 1) }
    try folder.write(old, to: "Snapshots/a.json")
    #expect(try isRepeated(), "the reports are those of before the failure")
    #expect(try isRepeated())
  }

  @Test("Candidates of cases that are not part of a repeated run stay")
  func candidates() throws {
    try corpus.write("a", padding: "9")
    #expect(try corpus.tool.run(["test"] + Self.options).status == 1)
    let pending = ".build/snapshots/pending/a.light.png.new"
    let others = ["test"] + Self.options + ["--filter", "plain"]
    for _ in 0..<3 {
      let text = try corpus.tool.run(others).text
      #expect(text.contains("2 passed (2 by inputs)"), "\(text)")
      #expect(folder.exists(pending))
    }
  }

  @Test("Times of files are trusted once they have settled, and never the time of writing alone")
  func stamps() throws {
    func stamps() throws -> Substring {
      let text = String(decoding: try #require(folder.bytes(Self.manifest)), as: UTF8.self)
      let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("tree ") })
      return line.split(separator: " ")[2]
    }
    // A loaded machine may take longer than files take to settle: then once more.
    let text = try #require(folder.bytes("Snapshots/a.json"))
    var isTrusted = true
    for _ in 0..<10 where isTrusted {
      try folder.write(text, to: "Snapshots/a.json")
      try corpus.tool.run(["test"] + Self.options)
      isTrusted = try stamps() != "0000000000000000"
    }
    #expect(!isTrusted, "files were written a moment ago")
    Thread.sleep(forTimeInterval: 2.5)
    #expect(try isRepeated())
    #expect(try stamps() != "0000000000000000")
    #expect(try isRepeated())

    // The same length and the same time of writing: only the time of the change of status tells.
    let path = "\(folder.path)/Snapshots/a.layout.txt"
    let time = try #require(
      try FileManager.default.attributesOfItem(atPath: path)[.modificationDate])
    let handle = try #require(FileHandle(forUpdatingAtPath: path))
    let byte = try #require(try handle.read(upToCount: 1)?.first)
    try handle.seek(toOffset: 0)
    try handle.write(contentsOf: [byte ^ 1])
    try handle.close()
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: path)
    #expect(try !isRepeated())

    // Written again as it was: bytes say that nothing has changed, stamps do not.
    let again = try #require(FileHandle(forUpdatingAtPath: path))
    try again.write(contentsOf: [byte])
    try again.close()
    for _ in 0..<2 { try corpus.tool.run(["test"] + Self.options) }
    #expect(try isRepeated(["--no-stamps"]))
  }

  @Test("On CI machines every file is read, whatever its times say, unless asked otherwise")
  func everyByte() throws {
    let caches = TemporaryFolder()
    let environment = ["CI": "true", "XDG_CACHE_HOME": caches.path]
    for _ in 0..<2 { try corpus.tool.run(["test"] + Self.options, environment: environment) }
    Thread.sleep(forTimeInterval: 2.5)
    #expect(try isRepeated(environment: environment))
    // A manifest whose bytes are not those of the corpus, though its stamps are.
    let secret = try #require(SecretFile.bytes("\(caches.path)/galley/memory.key", count: 16))
    let key = try #require(HashKey(secret))
    try forge("tree", key: key)
    #expect(try isRepeated(["--stamps"], environment: environment))
    try forge("tree", key: key)
    #expect(try !isRepeated(environment: environment))
  }

  @Test("What changed is drawn without the renderer's card, whose hash the manifest has")
  func card() throws {
    func candidate() throws -> [UInt8] {
      let result = try corpus.tool.run(["test"] + Self.options)
      #expect(result.text.contains("(10 by inputs) in "), "\(result.text)")
      return try #require(folder.bytes(".build/snapshots/pending/plain.light.png.new"))
    }
    try corpus.write("plain", padding: "9")
    let known = try candidate()
    try forge("card")
    #expect(try candidate() != known)
  }

  /// Writes the manifest with another first number in the line of a word, sealed with a key.
  private func forge(_ word: String, key: HashKey = .known) throws {
    let text = String(decoding: try #require(folder.bytes(Self.manifest)), as: UTF8.self)
    let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("\(word) ") })
    let number = line.split(separator: " ")[1]
    let forged = text.split(separator: " ", maxSplits: 4)[4]
      .replacing(number, with: "0123456789abcdef")
    var hash = KeyedHash(key: key)
    hash.add("galley run 4")
    hash.add(String(forged))
    let digits = String(hash.value, radix: 16)
    let seal = String(repeating: "0", count: 16 - digits.count) + digits
    try folder.write(Array("galley run 4 \(seal) \(forged)".utf8), to: Self.manifest)
  }
}
