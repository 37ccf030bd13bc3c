import Foundation
import GalleyTestSupport
import Testing

@Suite("A run in which a few cases have changed reports what a run of all cases does")
struct PartlyUnchangedTests {
  let corpus: ScratchCorpus
  var folder: TemporaryFolder { corpus.folder }
  private static let output = ".build/snapshots"

  /// Thirty cases, one with remarks, one that a tolerance lets pass, one with a name to escape; passed
  /// until nothing was looked at any more.
  private static let settled = Result {
    let corpus = try ScratchCorpus(files: [:])
    try corpus.folder.write(
      #"{"variants": {"appearance": ["light", "dark"]}, "theme": "app.theme.json"}"#,
      to: "Snapshots/suite.json")
    try corpus.setInset(4)
    for number in 0..<26 { try corpus.write("row\(number)", padding: #""inset""#) }
    try corpus.folder.write(
      #"{"type": "Text", "properties": {"width": 9}, "values": {"text": "cut \#u{0530}"}}"#,
      to: "Snapshots/remark.json")
    try corpus.write("größer", padding: "3")
    try corpus.write("z", padding: "3")
    try corpus.write("tolerated", padding: "3", color: "#336699")
    try corpus.tool.run(["record"])
    try corpus.folder.write(
      #"{"tolerance": {"reason": "a < b", "channelLevels": 255}, "layout": "none"}"#,
      to: "Snapshots/tolerated.suite.json")
    try corpus.write("tolerated", padding: "3", color: "#996633")
    return corpus.content
  }

  private static let reporters = "list,html,junit,json,markdown,gitlab,sarif,comment"
  private static let options = [
    "test", "--record", "never", "--seed", "7", "--reporter", reporters,
  ]

  init() throws {
    corpus = try ScratchCorpus(files: try Self.settled.get())
    for _ in 0..<3 { try run() }
    try #require(folder.bytes("\(Self.output)/run.cases") != nil)
  }

  @Test("What fails as it did before leaves the pictures that the page shows of it as they lie")
  func failedAlike() throws {
    try corpus.write("row3", padding: "9")
    func files() throws -> [String: Int] {
      try run()
      let names = folder.files.filter { $0.hasPrefix("\(Self.output)/report/data/pixels/") }
      return try Dictionary(
        uniqueKeysWithValues: names.map { name in
          let path = "\(folder.path)/\(name)"
          let facts = try FileManager.default.attributesOfItem(atPath: path)
          return (name, try #require(facts[.systemFileNumber] as? Int))
        })
    }
    let first = try files()
    #expect(!first.isEmpty)
    #expect(try files() == first)
  }

  @discardableResult
  private func run(_ more: [String] = []) throws -> Tool.Result {
    try corpus.tool.run(Self.options + more, environment: ["SOURCE_DATE_EPOCH": "86400"])
  }

  /// The output of a run without its times.
  private func told() throws -> [String: String] {
    let result = try run()
    #expect(result.status < 2, "\(result.errors)")
    var texts = ["standard output": result.text, "status": "\(result.status)"]
    for (name, bytes) in corpus.content
    where name.hasPrefix(Self.output) && !name.contains("/settled/")
      && !name.hasSuffix(".layout.txt") && !name.contains("/pending/")
    {
      guard
        [".json", ".xml", ".js", ".html", ".md", ".txt", ".sarif"].contains(where: name.hasSuffix)
      else { continue }
      var text = String(decoding: bytes, as: UTF8.self)
      // The slowest of the run, in the order of their names.
      if let slowest = text.firstMatch(of: /"slowest":\[(?:\n(\[[^\]]*\](,\n\[[^\]]*\])*)\n)?\]/) {
        let names = (slowest.1 ?? "").matches(of: /\["([^"]*)"/).map { String($0.1) }.sorted()
        text.replaceSubrange(slowest.range, with: "slowest: \(names)")
      }
      texts[name] = text
    }
    return texts.mapValues { text in
      text.replacing(/"seconds":[0-9.e-]+/, with: "").replacing(/time="[0-9.]+"/, with: "")
        .replacing(/[0-9.]+ ms/, with: "").replacing(/in [0-9.]+ s,/, with: "")
    }
  }

  /// The same of a run that knows nothing of the last one but which cases passed.
  private func toldAnew() throws -> [String: String] {
    for name in ["run.cases", "run.manifest"] {
      try FileManager.default.removeItem(atPath: "\(folder.path)/\(Self.output)/\(name)")
    }
    return try told()
  }

  private func expectEqual(_ some: [String: String], _ all: [String: String]) {
    #expect(Set(some.keys) == Set(all.keys))
    for (name, text) in all {
      // Cases end in any order when all of them are looked at.
      let (one, other) =
        name == "standard output"
        ? (Self.sorted(some[name] ?? ""), Self.sorted(text)) : (some[name] ?? "", text)
      if one != other {
        let (left, right) = (one.split(separator: "\n"), other.split(separator: "\n"))
        let place = zip(left, right).firstIndex(of: { $0 != $1 }) ?? min(left.count, right.count)
        Issue.record(
          "\(name), line \(place):\n\(left.dropFirst(place).first ?? "-")\n\(right.dropFirst(place).first ?? "-")"
        )
      }
    }
  }

  private static func sorted(_ text: String) -> String {
    text.split(separator: "\n").sorted().joined(separator: "\n")
  }

  @Test(
    "One changed document, one with a name to escape, one that tells more anyway, and two of them",
    arguments: [["row7"], ["größer"], ["tolerated"], ["remark"], ["row0", "z"], ["row3", "row4"]])
  func changed(names: [String]) throws {
    for name in names { try corpus.write(name, padding: "9", color: "#FF0000") }
    let some = try told()
    #expect(some["status"] == "1")
    expectEqual(some, try toldAnew())
  }

  @Test(
    "A changed reference, frame dump, and a document that cannot be read", arguments: [0, 1, 2])
  func others(way: Int) throws {
    switch way {
    case 0:
      let other = try #require(folder.bytes("Snapshots/z.dark.png"))
      try folder.write(other, to: "Snapshots/row5.dark.png")
    case 1: try folder.write("VStack 0 0 1 1\n", to: "Snapshots/row5.layout.txt")
    default: try folder.write("{\"type\": ", to: "Snapshots/row5.json")
    }
    let some = try corpus.tool.run(Self.options)
    #expect(some.status == (way == 2 ? 2 : 1))
    #expect(some.text.contains("(") && some.text.contains("by inputs"))
  }

  /// The number of results that were not looked at, in a run that does not know which cases passed.
  private func kept(_ more: [String] = []) throws -> Int {
    try FileManager.default.removeItem(atPath: "\(folder.path)/\(Self.output)/passed.tsv")
    let text = try run(more).text
    return text.firstMatch(of: /([0-9]+) by inputs/).flatMap { Int($0.1) } ?? 0
  }

  @Test("Only the changed case and those that tell more are looked at, run after run")
  func looked() throws {
    try corpus.write("row7", padding: "9")
    // Thirty cases, without row7, remark and tolerated.
    #expect(try kept() == 27 * 3)
    #expect(try kept() == 27 * 3, "and once more")
    #expect(try kept(["--no-stamps"]) == 27 * 3)
    try corpus.write("row7", padding: "\"inset\"")
    #expect(try run().text.contains("89 passed (88 by inputs, 1 by tolerance)") == false)
  }

  @Test(
    "Whatever may matter to other cases has all of them looked at",
    arguments: [
      "suite.json", "app.theme.json", "snapshots.lock", "new.json", "row1.suite.json",
      "other.dark.png",
    ])
  func shared(file: String) throws {
    try corpus.write("row7", padding: "9")
    let old = folder.bytes("Snapshots/\(file)")
    let new = file.contains("suite") ? Array(#"{"layout": "none"}"#.utf8) : Array("{}".utf8)
    try folder.write(old.map { $0 + [0x20] } ?? new, to: "Snapshots/\(file)")
    #expect(try kept() == 0)
  }

  @Test("So has a document that says how it is checked, and memories that were cut off or edited")
  func damaged() throws {
    try corpus.write("row7", padding: "9")
    let path = "\(Self.output)/run.cases"
    let memory = try #require(folder.bytes(path))
    for bytes in [Array(memory.dropLast(30)), [], memory.map { $0 == 0x6B ? 0x6F : $0 }] {
      try folder.write(bytes, to: path)
      #expect(try kept() == 0)
    }
    try folder.write(memory, to: path)
    let text = String(decoding: try #require(folder.bytes("Snapshots/row7.json")), as: UTF8.self)
    try folder.write(
      text.replacing(
        "{\"type\": \"VStack\"", with: #"{"snapshot": {"layout": "none"}, "type": "VStack""#),
      to: "Snapshots/row7.json")
    #expect(try kept() == 0)
  }

  @Test("After changes were taken back, the reports are those of the run before")
  func restored() throws {
    let before = try told()
    let old = try #require(folder.bytes("Snapshots/row7.json"))
    try corpus.write("row7", padding: "9")
    let failed = try told()
    #expect(failed["status"] == "1" && before["status"] == "0")
    try folder.write(old, to: "Snapshots/row7.json")
    try FileManager.default.removeItem(atPath: "\(folder.path)/\(Self.output)/passed.tsv")
    let after = try told()
    for (name, text) in before { #expect(after[name] == text, "\(name)") }
  }
}

extension Sequence {
  fileprivate func firstIndex(of predicate: (Element) -> Bool) -> Int? {
    for (index, element) in enumerated() where predicate(element) { return index }
    return nil
  }
}
