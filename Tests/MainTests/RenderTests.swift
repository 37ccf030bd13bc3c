import Foundation
import GalleyStair
import GalleyTestSupport
import Testing

@Suite("galley render on the command line")
struct RenderTests {
  private let folder = TemporaryFolder()
  private var tool: Tool { Tool(folder: folder.path) }
  private let text = #"{"type": "Text", "values": {"text": "a"}}"#

  @Test(
    "what cannot be done is refused with a reason",
    arguments: [
      (["rendr", "a.json"], "did you mean 'render'?"),
      (["render", "--scael", "2", "a.json"], "Did you mean '--scale'?"),
      (["render", "a.json", "b/a.json", "-o", "out/"], "would both become 'out/a.png'"),
      (["render", "a.json", "--appearance", "both", "-o", "out.png"], "2 pictures need a folder"),
      (["render", "both.json", "-o", "out.png"], "2 pictures need a folder"),
      (["gallery", "tokens", "-o", "out.png"], "into a folder, and 'out.png' is a file name"),
      (["gallery", "components", "-o", "out.svg"], "into a folder, and 'out.svg' is a file name"),
      (["gallery", ".", "-o", "out.html"], "into a folder, and 'out.html' is a file name"),
      (["previews", "A.swift", "-o", "out.png"], "into a folder, and 'out.png' is a file name"),
      (["render", "both.json", "-o", "-"], "standard output takes one picture, not 2"),
      (["render", "a.json", "-o", "./a.json"], "'./a.json' would take the place of 'a.json'"),
      (
        ["render", "a.json", "--theme", "t.json", "-o", "link"], "would take the place of 't.json'"
      ),
      (["render", "pipe"], "cannot read 'pipe': it is not a regular file"),
      (["render", "wide.json"], #"wide.json:1:47: error: the canvas of 2000000 × 18 pixels"#),
    ])
  func refusals(_ arguments: [String], _ words: String) throws {
    try folder.write(text, to: "a.json")
    try folder.write(text, to: "b/a.json")
    try folder.write(#"{"canvas": {"appearance": "both"}, "root": \#(text)}"#, to: "both.json")
    try folder.write(
      #"{"type": "Rectangle", "properties": {"width": 1000000, "height": 9}}"#, to: "wide.json")
    try folder.write("{}", to: "t.json")
    symlink("t.json", folder.path + "/link")
    mkfifo(folder.path + "/pipe", 0o600)
    let before = folder.bytes("a.json")
    let result = try tool.run(arguments)
    #expect(result.status == 2)
    #expect(result.errors.contains(words))
    #expect(folder.bytes("a.json") == before && folder.bytes("t.json") == Array("{}".utf8))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/out"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/out.png"))
    #expect(result.output.isEmpty)
  }

  @Test(
    "a picture beyond the budget is refused at its place, and the others are drawn",
    arguments: [
      (
        ["--max-pixels", "50000"], "tall.json:1:60: error: the canvas of 18 × 20000 pixels exceeds"
      ),
      (["--max-elements", "3"], "tall.json:1:1: error: the 5 elements of the tree exceed"),
    ])
  func budget(_ options: [String], _ words: String) throws {
    try folder.write(text, to: "a.json")
    let tall = #"{"type": "Rectangle", "properties": {"width": 9, "height": 10000}}"#
    let many = options[0] == "--max-elements"
    try folder.write(
      many
        ? #"{"type": "VStack", "subviews": [\#([tall, text, text, text].joined(separator: ","))]}"#
        : tall,
      to: "tall.json")
    let result = try tool.run(["render", "tall.json", "a.json", "-o", "out"] + options)
    #expect(result.status == 2)
    #expect(result.errors.contains(words), "\(result.errors)")
    #expect(folder.bytes("out/a.png")?.isEmpty == false)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/out/tall.png"))
  }

  @Test(
    "time and memory are refused at the beginning of the document",
    arguments: [
      (["--max-time", "0.000001"], "a.json:1:1: error: the picture takes longer than the limit"),
      (["--max-memory", "1"], "a.json:1:1: error: the picture asks for "),
    ])
  func timeAndMemory(_ options: [String], _ words: String) throws {
    try folder.write(
      #"{"type": "Rectangle", "properties": {"width": 900, "height": 900, "blur": 9}}"#,
      to: "a.json")
    let result = try tool.run(["render", "a.json", "-o", "a.png"] + options)
    #expect(result.status == 2)
    #expect(result.errors.contains(words), "\(result.errors)")
    #expect(folder.bytes("a.png") == nil)
    let enough = ["--max-time", "3600", "--max-memory", "1000000"]
    #expect(try tool.run(["render", "a.json", "-o", "a.png"] + enough).status == 0)
  }

  @Test("nothing is quoted of a file behind a link that leads out of the folder")
  func foreignFile() throws {
    let foreign = TemporaryFolder()
    try foreign.write(#"{"secret": "hunter2"}"#, to: "a.json")
    try foreign.write("hunter2:x:0", to: "b.json")
    try folder.write(#"{"theme": "b.json", "root": \#(text)}"#, to: "c/themed.json")
    for (path, name) in [("a.json", "a.json"), ("b.json", "b.json"), ("c/b.json", "c/themed.json")]
    {
      symlink(foreign.path + "/" + path.suffix(6), folder.path + "/" + path)
      let result = try tool.run(["render", name])
      #expect(result.status == 2 && result.errors.contains("nothing of it is shown"))
      #expect(!result.errors.contains("hunter2") && !result.errors.contains("secret"))
    }
    // Links inside the folder are its author's own.
    try folder.write(#"{"secret": 1}"#, to: "c/d.json")
    symlink("c/d.json", folder.path + "/d.json")
    #expect(try tool.run(["render", "d.json"]).errors.contains("secret"))
  }

  @Test("a document that cannot be read is one error, whatever the output")
  func unreadable() throws {
    try folder.write("{", to: "a.json")
    let result = try tool.run(["render", "a.json", "-o", "out.png"])
    #expect(result.status == 2 && !result.errors.contains("0 pictures"))
  }

  @Test("what a document says neither moves the cursor nor commands a CI system")
  func printed() throws {
    try folder.write(#"{"type": "x\n::error file=a::pwned\u001b[2J"}"#, to: "a.json")
    try folder.write("::error::a", to: "b\n::c.json")
    for name in ["a.json", "b\n::c.json"] {
      let result = try tool.run(["render", name])
      #expect(result.status == 2 && !result.errors.isEmpty)
      for line in result.errors.split(separator: "\n") {
        #expect(!line.drop { $0 == " " }.hasPrefix("::"), "\(line)")
        #expect(!line.unicodeScalars.contains("\u{1B}"))
      }
    }
  }

  @Test("a picture that standard output does not take is an error", .enabled(if: hasFullDevice))
  func fullOutput() throws {
    try folder.write(text, to: "a.json")
    try folder.write(
      "#!/bin/sh\nexec \"$1\" render a.json -o - > /dev/full", to: "full.sh")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["full.sh", KillIntegrationTests.tool]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
  }

  static var hasFullDevice: Bool { FileManager.default.fileExists(atPath: "/dev/full") }

  @Test("a font that does not exist is a warning, and the picture is drawn")
  func unknownFont() throws {
    try folder.write(
      #"{"type": "Text", "values": {"text": "a"}, "properties": {"fontName": "Intre"}}"#,
      to: "a.json")
    let result = try tool.run(["render", "a.json", "-o", "a.png"])
    #expect(result.status == 0)
    #expect(result.errors.hasPrefix(#"a.json:1:70: warning: no font is called "Intre""#))
    #expect(FileManager.default.fileExists(atPath: folder.path + "/a.png"))
    let strict = try tool.run(["render", "a.json", "-o", "b.png", "--strict"])
    #expect(strict.status == 2)
    #expect(strict.errors == result.errors.replacing("warning", with: "error"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/b.png"))
  }

  @Test("every setting of a picture is an option", arguments: Setting.all.map(\.name))
  func settings(name: String) throws {
    let option = name.reduce(into: "--") { $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)" }
    #expect(try tool.run(["render", "--help"]).text.contains(" \(option)"))
  }
}
