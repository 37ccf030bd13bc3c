import Foundation
import GalleyTestSupport
import Testing

@Suite("Tests that run again whenever a file changes")
struct WatchIntegrationTests {
  @Test("A save is noticed, keys are followed, and what ends the input does not end the watching")
  func watch() throws {
    let corpus = try ScratchCorpus()
    let tool = try WatchedTool(
      ["test", "--watch", "--record", "never", "--reporter", "list"], in: corpus.folder.path)
    defer { tool.end() }
    #expect(tool.waits(for: "4 passed", times: 1))
    try corpus.write("b", padding: "9")
    #expect(tool.waits(for: "1 failed", times: 1))
    // Only what was saved is looked at.
    #expect(tool.text.contains("[inputs]"))
    // A theme counts as a file of its cases; return and an unknown key are distinguished.
    try corpus.setInset(5)
    #expect(tool.waits(for: "4 failed", times: 1) || tool.waits(for: "3 failed", times: 1))
    tool.press("x\n")
    #expect(tool.waits(for: "watching Snapshots", times: 4))
    tool.press("f")
    #expect(tool.waits(for: "watching Snapshots", times: 5))
    tool.press("u")
    #expect(tool.waits(for: "4 passed", times: 2))
    tool.press("q")
    #expect(tool.ends() == 0)
  }

  @Test("A mistake is told and mended; input that has ended says nothing more")
  func mistake() throws {
    let corpus = try ScratchCorpus()
    let tool = try WatchedTool(
      ["test", "--watch", "--record", "never", "--reporter", "list"], in: corpus.folder.path)
    defer { tool.end() }
    #expect(tool.waits(for: "4 passed", times: 1))
    tool.closeInput()
    try corpus.folder.write("{", to: "Snapshots/suite.json")
    #expect(tool.waits(for: "watching Snapshots", times: 2))
    try corpus.folder.write(
      #"{"variants": {"appearance": ["light"]}, "layout": "none", "theme": "app.theme.json"}"#,
      to: "Snapshots/suite.json")
    #expect(tool.waits(for: "4 passed", times: 2))
  }
}

/// The command while it runs.
private final class WatchedTool {
  private let process = Process()
  private let input = Pipe()
  private let output: String

  init(_ arguments: [String], in folder: String) throws {
    output = "\(folder)/said"
    _ = FileManager.default.createFile(atPath: output, contents: nil)
    process.executableURL = URL(fileURLWithPath: KillIntegrationTests.tool)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ["PATH": "/usr/bin:/bin"]
    process.standardInput = input
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  var text: String {
    String(decoding: FileManager.default.contents(atPath: output) ?? Data(), as: UTF8.self)
  }

  /// Returns true if a text occurs so often, after waiting as long as a busy machine may need.
  func waits(for word: String, times: Int) -> Bool {
    for _ in 0..<1200 {
      if text.ranges(of: word).count >= times { return true }
      if !process.isRunning { return false }
      Thread.sleep(forTimeInterval: 0.05)
    }
    return false
  }

  func press(_ keys: String) { try? input.fileHandleForWriting.write(contentsOf: Data(keys.utf8)) }
  func closeInput() { try? input.fileHandleForWriting.close() }

  func ends() -> Int32? {
    for _ in 0..<1200 where process.isRunning { Thread.sleep(forTimeInterval: 0.05) }
    return process.isRunning ? nil : process.terminationStatus
  }

  func end() {
    // A child may have inherited that gentler signals are held back.
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }
}
