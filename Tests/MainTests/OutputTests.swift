import ArgumentParser
import Foundation
import GalleyStair
import GalleyTestSupport
import Testing

@testable import GalleyMain

@Suite("What the command writes, and where")
struct OutputTests {
  private let folder = TemporaryFolder()
  private var tool: Tool { Tool(folder: folder.path) }
  private let text = #"{"type": "Text", "values": {"text": "a"}}"#

  private func content(_ name: String) throws -> String {
    try String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)
  }

  @Test("missing folders are made")
  func folders() throws {
    try folder.write(text, to: "a.json")
    #expect(try tool.run(["render", "a.json", "-o", "new/folder/x.png"]).status == 0)
    #expect(FileManager.default.fileExists(atPath: folder.path + "/new/folder/x.png"))
    let theme = ##"{"extends": "plain", "colors": {"ink": "#102030"}}"##
    try folder.write(theme, to: "t.json")
    let convert = ["tokens", "convert", "t.json", "-o", "other/t.tokens.json"]
    #expect(try tool.run(convert).status == 0)
    #expect(try content("other/t.tokens.json").contains("ink"))
  }

  @Test("no input is written over, by whatever name it goes")
  func inputs() throws {
    try folder.write(text, to: "a.json")
    try folder.write(#"{"extends": "plain"}"#, to: "t.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link.png", withDestinationPath: "a.json")
    #expect(try tool.run(["render", "a.json", "-o", "a.png"]).status == 0)
    let picture = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/a.png"))
    try folder.write(
      #"{"type": "Image", "values": {"localImageName": "a.png"}}"#, to: "image.json")
    for (arguments, input) in [
      (["render", "a.json", "-o", "a.json"], "a.json"),
      (["render", "a.json", "-o", "link.png"], "link.png"),
      (["render", "a.json", "--theme", "t.json", "-o", "t.json"], "t.json"),
      (["render", "image.json", "-o", "a.png"], "a.png"),
      (["tokens", "convert", "t.json", "--to", "theme", "-o", "t.json"], "t.json"),
    ] {
      let result = try tool.run(arguments)
      #expect(result.status == 2, "\(arguments)")
      #expect(result.errors.contains("'\(input)' would take the place of"), "\(result.errors)")
    }
    #expect(try content("a.json") == text)
    #expect(try content("t.json") == #"{"extends": "plain"}"#)
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path + "/a.png")) == picture)
  }

  @Test("a difference is not written over what it compares")
  func difference() throws {
    try folder.write(text, to: "a.json")
    try folder.write(text.replacingOccurrences(of: #""a""#, with: #""b""#), to: "b.json")
    #expect(try tool.run(["render", "a.json", "b.json", "-o", "./"]).status == 0)
    let before = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/b.png"))
    #expect(try tool.run(["diff", "a.png", "b.png", "-o", "b.png"]).status == 2)
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path + "/b.png")) == before)
    #expect(try tool.run(["diff", "a.png", "b.png", "-o", "new/d.png"]).status == 1)
    #expect(FileManager.default.fileExists(atPath: folder.path + "/new/d.png"))
  }

  @Test(
    "standard output that takes nothing is status 2, whatever the command",
    .enabled(if: RenderTests.hasFullDevice),
    arguments: [
      "inspect a.json", "inspect a.json --stage syntax", "schema", "doctor --hash", "--version",
      "--help", "lint a.json", "render a.json -o - ", "render a.json -o x.png --timings",
      "tokens convert t.json --to tokens", "prune --corpus .",
    ])
  func fullOutput(_ arguments: String) throws {
    try folder.write(text, to: "a.json")
    try folder.write(#"{"extends": "plain"}"#, to: "t.json")
    let script = "\"\(KillIntegrationTests.tool)\" \(arguments) > /dev/full"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
  }

  @Test(
    "long work says on a terminal how far it is, and takes that away",
    arguments: ["gallery Snapshots -o page", "lint --corpus Snapshots"])
  func progress(_ arguments: String) throws {
    for index in 0..<24 { try folder.write(text, to: "Snapshots/\(index).json") }
    let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    defer { close(terminal) }
    var (unlocked, number): (Int32, Int32) = (0, 0)
    // TIOCSPTLCK and TIOCGPTN: the requests of `unlockpt` and `ptsname`.
    let isReady =
      ioctl(terminal, 0x4004_5431, &unlocked) == 0
      && ioctl(terminal, 0x8004_5430, &number) == 0
    try #require(isReady)
    let end = "/dev/pts/\(number)"
    let screen = try #require(FileHandle(forUpdatingAtPath: end))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: KillIntegrationTests.tool)
    process.arguments = arguments.split(separator: " ").map(String.init)
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = screen
    try process.run()
    process.waitUntilExit()
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(terminal, &bytes, bytes.count)
    let said = String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
    #expect(said.contains("12 of "))
    #expect(said.hasSuffix("\r\u{1B}[K"))
    try screen.close()
  }

  @Test(
    "findings are coloured where colours are allowed",
    arguments: [([:], false), (["FORCE_COLOR": "1"], true)] as [([String: String], Bool)])
  func colors(_ environment: [String: String], _ isColored: Bool) throws {
    try folder.write(#"{"type": "Txt"}"#, to: "a.json")
    let said = try tool.run(["render", "a.json"], environment: environment).errors
    let plain = said.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    #expect(plain.hasPrefix("a.json:1:10: error: unknown type \"Txt\"; did you mean \"Text\"?\n"))
    #expect(said.contains("\u{1B}[1;31merror:\u{1B}[0m") == isColored)
    #expect((said == plain) == !isColored)
    let quiet = environment.merging(["NO_COLOR": "1"]) { $1 }
    #expect(try tool.run(["render", "a.json"], environment: quiet).errors == plain)
  }

  @Test("the version names what turns scenes into pixels")
  func version() throws {
    let result = try tool.run(["--version"])
    #expect(result.status == 0)
    #expect(result.text.hasPrefix("galley \(CommandLineTool.version)\nrenderer: galley "))
    #expect(result.text.contains("cairo") && result.text.contains("harfbuzz"))
  }

  @Test("every command shows how it is used")
  func examples() {
    func check(_ command: any ParsableCommand.Type, _ path: String) {
      let configuration = command.configuration
      let name = path.isEmpty ? configuration.commandName ?? "" : path
      #expect(configuration.discussion.contains("\n  \(name)"), "\(name)")
      for inner in configuration.subcommands {
        check(inner, "\(name) \(inner.configuration.commandName ?? "")")
      }
    }
    check(GalleyCommand.self, "")
  }

  @Test("a catalogue of one's own reaches every command that reads documents")
  func catalog() throws {
    let own = ComponentCatalog(
      ComponentCatalog.standard.entries.filter { $0.typeName != "Rectangle" })
    let options = try SourceOptions.parse([])
    try CommandLineTool.$catalog.withValue(own) {
      let loader = try options.loader()
      #expect(loader.catalog.entries.count == own.entries.count)
    }
  }
}
