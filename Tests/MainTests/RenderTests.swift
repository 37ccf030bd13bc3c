import Foundation
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
    process.arguments = ["full.sh", KillTests.tool]
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
  }
}
