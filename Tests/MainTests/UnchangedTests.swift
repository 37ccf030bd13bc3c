import Foundation
import GalleyFonts
import GalleyTestSupport
import Testing

@Suite("What has not changed is not looked at, and what has is")
struct UnchangedTests {
  let folder = TemporaryFolder()
  var tool: Tool { Tool(folder: folder.path) }

  /// Two cases with everything a case may depend on, recorded and passed once.
  private static let passed = Result {
    let corpus = UnchangedTests(files: [:])
    try corpus.write("suite.json", Self.suite("[\"light\", \"dark\"]"))
    try corpus.write("app.theme.json", #"{"dimensions": {"inset": 4}}"#)
    try corpus.write("_sheets/sheet.json", ##"{"colors": {"mark": "#336699"}}"##)
    try corpus.write("other.json", #"{"type": "Rectangle", "properties": {"size": 20}}"#)
    try corpus.tool.run(["record"])
    // A picture that is there already serves as an image.
    let picture = try #require(corpus.folder.bytes("Snapshots/other.light.png"))
    for name in ["star", "star@2x"] {
      try corpus.folder.write(picture, to: "Snapshots/_assets/\(name).png")
    }
    try corpus.write("row.json", Self.row("Row"))
    try corpus.write("row.same.json", Self.row("Row"))
    try corpus.tool.run(["record"])
    try corpus.tool.run(["test"])
    return corpus.content
  }

  private static func suite(_ appearances: String) -> String {
    """
    {"variants": {"appearance": \(appearances)}, "theme": "app.theme.json", \
    "lints": {"enabled": false}}
    """
  }

  private static func row(_ title: String) -> String {
    """
    {"styleSheet": "_sheets/sheet.json", "root": {"type": "HStack", "properties": {"padding": "inset"}, \
    "subviews": [{"type": "Image", "values": {"localImageName": "star"}}, \
    {"type": "Text", "properties": {"foregroundColor": "mark"}, "values": {"text": "\(title)"}}, \
    {"type": "Text", "values": {"text": "x"}}]}}
    """
  }

  init() throws { self.init(files: try Self.passed.get()) }

  private init(files: [String: [UInt8]]) {
    for (name, bytes) in files { try? folder.write(bytes, to: name) }
  }

  private var content: [String: [UInt8]] {
    var content: [String: [UInt8]] = [:]
    for name in folder.files where name.contains(".") {
      if let bytes = folder.bytes(name) { content[name] = bytes }
    }
    return content
  }

  private func write(_ name: String, _ text: String) throws {
    try folder.write(text, to: "Snapshots/\(name)")
  }

  private func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: "\(folder.path)/\(name)")
  }

  @Test("git is asked once by a run, and says what it said", arguments: [[], ["--no-cache"]])
  func git(_ arguments: [String]) throws {
    try tool.system(["git", "init", "-q"])
    try folder.write(
      "#!/bin/sh\necho >>'\(folder.path)/asked'\nexec /usr/bin/git \"$@\"\n", to: "bin/git")
    try tool.system(["chmod", "+x", "bin/git"])
    let path = ["PATH": "\(folder.path)/bin:/usr/bin:/bin"]
    try tool.run(["test", "--record", "never"] + arguments, environment: path)
    #expect(folder.bytes("asked")?.count == 1)
  }

  /// The checks that a run looks at.
  private func looked(_ arguments: [String] = []) throws -> Set<String> {
    let result = try tool.run(["test", "--reporter", "list", "--record", "never"] + arguments)
    let lines = result.text.split(separator: "\n").filter {
      $0.hasSuffix(" ms") || $0.contains(" ms  ")
    }
    #expect(!lines.isEmpty, "\(result.text)\(result.errors)")
    return Set(
      lines.filter { !$0.contains("[inputs]") }.map { String($0.split(separator: " ")[1]) })
  }

  private static let rows: Set = [
    "row.layout", "row.light", "row.dark", "row.light.same", "row.dark.same",
  ]
  private static let others: Set = ["other.layout", "other.light", "other.dark"]

  @Test("Nothing has changed: nothing is looked at, nothing is written, and everything is reported")
  func nothing() throws {
    _ = try looked()
    let before = content.filter { $0.key.hasPrefix("Snapshots") }
    #expect(try looked().isEmpty)
    #expect(content.filter { $0.key.hasPrefix("Snapshots") } == before)
    let summary = try tool.run(["test", "--reporter", "json", "--record", "never"]).text
    #expect(summary.contains("8 passed (8 by inputs)"))
  }

  @Test(
    "Whatever a case depends on is looked at again when it changes",
    arguments: [
      ("row.json", row("Row 2"), rows), ("row.json", row("Row") + " ", rows),
      ("row.same.json", row("Other"), rows),
      ("app.theme.json", #"{"dimensions": {"inset": 5}}"#, rows.union(others)),
      ("_sheets/sheet.json", ##"{"colors": {"mark": "#336698"}}"##, rows),
      (
        "suite.json", suite("[\"light\"]"),
        Set(["row.layout", "row.light", "row.light.same", "other.layout", "other.light"])
      ),
      ("row.suite.json", #"{"tolerance": {"reason": "try", "channelLevels": 1}}"#, rows),
      ("row.layout.txt", "VStack 0 0 1 1\n", rows),
    ])
  func changed(file: String, text: String, expected: Set<String>) throws {
    _ = try looked()
    try write(file, text)
    #expect(try looked() == expected)
  }

  @Test("So is an image, one of a better density that was not there, and one that is gone")
  func images() throws {
    _ = try looked()
    let image = try #require(folder.bytes("Snapshots/other.dark.png"))
    try folder.write(image, to: "Snapshots/_assets/star@2x.png")
    #expect(try looked() == Self.rows)
    try folder.write(image, to: "Snapshots/star@2x.png")
    #expect(try looked() == Self.rows)
    try remove("Snapshots/star@2x.png")
    #expect(try looked() == Self.rows)
  }

  @Test("So is a reference that somebody edited, put another in the place of, or removed")
  func references() throws {
    _ = try looked()
    let dark = try #require(folder.bytes("Snapshots/row.dark.png"))
    try folder.write(Array(dark.dropLast(12)), to: "Snapshots/row.dark.png")
    #expect(try looked() == Self.rows)
    try remove("Snapshots/row.dark.png")
    #expect(try looked() == Self.rows)
    try folder.write(dark, to: "Snapshots/row.dark.png")
    #expect(try looked().isEmpty, "what passed once with these very files needs no second look")
  }

  @Test("So is everything with other fonts, another theme, another reading, or on request")
  func settings() throws {
    _ = try looked()
    let theme = #"{"dimensions": {"inset": 4}}"#
    try folder.write(theme, to: "plain.theme.json")
    for arguments in [
      ["--theme", "plain.theme.json"], ["--lenient"], ["--no-cache"], ["--verify", "1"],
      ["--repeat-each", "2"], ["--max-elements", "1000"],
    ] {
      #expect(try looked(arguments) == Self.rows.union(Self.others), "\(arguments)")
      _ = try looked()
    }
    try folder.write(theme, to: "plain.theme.json")
    _ = try looked(["--theme", "plain.theme.json"])
    #expect(try looked(["--theme", "plain.theme.json"]).isEmpty)
    try folder.write(#"{"dimensions": {"inset": 9}}"#, to: "plain.theme.json")
    #expect(try looked(["--theme", "plain.theme.json"]) == Self.rows.union(Self.others))
  }

  @Test("So is everything when a file of --fonts has other bytes")
  func fonts() throws {
    let faces = "\(GalleyFonts.directory)/JetBrainsMono/JetBrainsMono"
    func copy(_ weight: String) throws {
      let url = URL(fileURLWithPath: "\(faces)-\(weight).ttf")
      try folder.write(Array(try Data(contentsOf: url)), to: "fonts/own.ttf")
    }
    let arguments = ["--fonts", "fonts"]
    let all = Self.rows.union(Self.others)
    try copy("Regular")
    #expect(try looked(arguments) == all)
    #expect(try looked(arguments).isEmpty)
    try copy("Bold")
    #expect(try looked(arguments) == all)
    #expect(try looked(arguments).isEmpty)
    try remove("fonts/own.ttf")
    #expect(try looked(arguments) == all)
  }

  @Test("So is everything with another build of the program, and with a memory that is damaged")
  func program() throws {
    _ = try looked()
    let path = ".build/snapshots/passed.tsv"
    let text = String(decoding: try #require(folder.bytes(path)), as: UTF8.self)
    try folder.write(text.replacing("galley 2 ", with: "galley 2 0"), to: path)
    #expect(try looked() == Self.rows.union(Self.others))
    #expect(try looked().isEmpty)
    try folder.write(String(text.dropLast(text.utf8.count / 3)), to: path)
    #expect(try looked().isEmpty, "the run as a whole is known")
    try remove(".build/snapshots/run.manifest")
    #expect(try !looked().isEmpty)
  }

  @Test("What failed is looked at each time, and what a tolerance lets pass says so again")
  func told() throws {
    try write("_sheets/sheet.json", ##"{"colors": {"mark": "#FF0000"}}"##)
    for _ in 0..<2 { #expect(try looked().isSuperset(of: ["row.light"])) }
    try write(
      "row.suite.json", #"{"tolerance": {"reason": "try", "channelLevels": 255}, "layout": "none"}"#
    )
    try remove("Snapshots/row.same.json")
    for isAgain in [false, true] {
      let text = try tool.run(["test", "--record", "never", "--reporter", "list"]).text
      #expect(text.contains("2 pass only thanks to masks or tolerances"))
      #expect(text.contains("row.light [tolerance] 0 ms") == isAgain)
    }
  }
}
