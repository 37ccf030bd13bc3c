import Foundation
import GalleyTestSupport
import Testing

@testable import GalleyMain

/// Commands on a system that refuses them something.
@Suite("A process without what it needs")
struct ProcessTests {
  private let folder = TemporaryFolder()
  private var tool: Tool { Tool(folder: folder.path) }

  @Test("arguments that cannot be read are an error, not nothing to do")
  func noArguments() {
    #expect(CommandLineTool.status(ofProcess: []) == 2)
    #expect(CommandLineTool.status(ofProcess: ["galley", "list", "devices"]) == 0)
  }

  #if os(Linux)
    /// A shell that may mount, with an empty folder in the place of /proc.
    private static let hiding = [
      "--user", "--map-root-user", "--mount", "sh", "-c",
      "mount -t tmpfs none /proc && exec \"$0\" \"$@\"",
    ]
    private static let canHide: Bool = {
      let result = try? Tool(folder: "/", program: "/usr/bin/unshare").run(hiding + ["true"])
      return result?.status == 0
    }()

    @Test("without /proc a command fails and says so", .enabled(if: canHide))
    func noProcesses() throws {
      try folder.write(#"{"type": "Text", "values": {"text": "a"}}"#, to: "a.json")
      let shell = Tool(folder: folder.path, program: "/usr/bin/unshare")
      let result = try shell.run(
        Self.hiding + [KillIntegrationTests.tool, "render", "a.json", "-o", "a.png"])
      #expect(result.status == 2 && result.errors.contains("/proc/self/cmdline"), "\(result)")
      #expect(!folder.exists("a.png"))
    }
  #endif

  @Test("a file that may not grow any more is an error at the file")
  func fullFile() throws {
    try folder.write(
      #"{"type": "Text", "properties": {"padding": 90}, "values": {"text": "Ångström"}}"#,
      to: "a.json")
    let shell = Tool(folder: folder.path, program: "/bin/sh")
    let result = try shell.run([
      "-c", #"ulimit -f 1 && exec "$0" "$@""#, KillIntegrationTests.tool, "render", "a.json", "-o",
      "a.png",
    ])
    #expect(
      result.status == 2 && result.errors.contains("a.png"), "\(result.status) \(result.errors)")
    #expect(!folder.exists("a.png"))
  }

  @Test("the limits of CI refuse at the place, and the others are drawn in any order")
  func limits() throws {
    let tall = """
      {"canvas": {"width": 180},
        "root": {"type": "Text", "properties": {"padding": 8000000}, "values": {"text": "x"}}}
      """
    let heavy = """
      {"root": {"type": "ZStack", "subviews": [
        {"type": "Rectangle", "properties": {"width": 2000, "height": 2000}},
        {"type": "Rectangle", "properties": {"width": 2000, "height": 2000, "blur": 9}}]}}
      """
    try folder.write(tall, to: "tall.json")
    try folder.write(heavy, to: "heavy.json")
    try folder.write(#"{"type": "Text", "values": {"text": "a"}}"#, to: "a.json")
    for files in [["heavy.json", "a.json", "tall.json"], ["tall.json", "a.json", "heavy.json"]] {
      let result = try tool.run(
        ["render"] + files + ["-o", "out", "-j", "1", "--limits", "ci", "--max-memory", "100"])
      #expect(result.status == 2)
      #expect(result.errors.contains("tall.json:2:") && result.errors.contains("of 134217728"))
      #expect(
        result.errors.contains("heavy.json:3:3: error: the picture asks for"), "\(result.errors)")
      #expect(folder.exists("out/a.png") && !folder.exists("out/heavy.png"))
    }
  }
}
