import Foundation
import GalleyTestSupport
import Testing

@Suite("Pictures in a terminal")
struct PreviewIntegrationTests {
  private let folder = TemporaryFolder()
  private var tool: Tool { Tool(folder: folder.path) }

  init() throws {
    try folder.write(
      #"{"type": "Circle", "properties": {"width": 9, "height": 9}}"#, to: "dot.json")
  }

  @Test("Kitty and iTerm2 are sent the file that render writes", arguments: ["kitty", "iterm"])
  func protocols(_ form: String) throws {
    let file = try tool.run(["render", "dot.json", "-o", "-"])
    let shown = try tool.run(["preview", "dot.json", "--pictures", form])
    #expect(shown.status == 0)
    let (start, end) = form == "kitty" ? (";", "\u{1B}\\") : (":", "\u{07}")
    let text = shown.text
    let payload = text[
      text.range(of: start, options: form == "iterm" ? .backwards : [])!.upperBound...
    ]
    .components(separatedBy: end)[0]
    #expect(Data(base64Encoded: payload).map(Array.init) == file.output)
  }

  @Test("Blocks have two rows of pixels in a line and fit the terminal's width")
  func blocks() throws {
    let shown = try tool.run(
      ["preview", "dot.json", "--pictures", "blocks", "--scale", "2"],
      environment: ["COLUMNS": "9"])
    let lines = shown.text.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(
      lines.allSatisfy { $0.unicodeScalars.count { (0x2580...0x259F).contains($0.value) } == 9 })
  }

  @Test(
    "What cannot be shown is said",
    arguments: [
      (["dot.json"], "standard output shows no pictures because it is no terminal"),
      (["dot.json", "--watch", "--whole", "--pictures", "blocks"], "fit the window"),
      (["dot.json", "--pictures", "paper"], "--pictures takes one of auto, kitty"),
      (["none.json", "--pictures", "blocks"], "No such file"),
      (["--watch", "--pictures", "blocks"], "cannot be watched"),
    ])
  func refusals(_ arguments: [String], _ words: String) throws {
    let result = try tool.run(["preview"] + arguments)
    #expect(result.status == 2)
    #expect(result.errors.contains(words))
    #expect(result.output.isEmpty)
  }

  @Test(
    "A watched document is shown again when it is saved, and its mistakes until they are mended")
  func watch() throws {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: KillIntegrationTests.tool)
    process.arguments = ["preview", "dot.json", "--watch", "--pictures", "blocks"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ["PATH": "/usr/bin:/bin", "COLUMNS": "40"]
    process.standardOutput = output
    process.standardError = output
    try process.run()
    // Threads of tests have other signals blocked, and children inherit that.
    defer { kill(process.processIdentifier, SIGKILL) }
    var shown = ""
    func wait(for words: String) {
      while !shown.contains(words) {
        let piece = output.fileHandleForReading.availableData
        guard !piece.isEmpty else { return }
        shown += String(decoding: piece, as: UTF8.self)
      }
      shown = ""
    }
    wait(for: "▀")
    let path = folder.path + "/dot.json"
    func save(_ text: String) throws {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path + "~"))
      #expect(rename(path + "~", path) == 0)
    }
    try save(#"{"type": "Circl"}"#)
    wait(for: "did you mean")
    try save(#"{"type": "Circle", "properties": {"width": 4, "height": 4}}"#)
    wait(for: "▀")
    #expect(process.isRunning)
  }
}
