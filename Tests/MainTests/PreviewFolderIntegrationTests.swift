import Foundation
import GalleyTestSupport
import Synchronization
import Testing

@testable import GalleyMain

/// The folder in which previews are built, which belongs to one command at a time.
@Suite("One command in a folder of previews")
struct PreviewFolderIntegrationTests {
  private let folder = TemporaryFolder()

  @Test(
    "A command that builds sources waits for another one that draws in the same folder",
    arguments: [
      ["previews", "app", "-o", "out"],
      ["swift", "--to-document", "app"],
      ["test", "--previews", "app", "references", "--output", "results", "--record", "never"],
      ["fidelity", "recorded", "--previews", "app"],
    ])
  func waiting(_ command: [String]) throws {
    let compiler = try StandInCompiler(in: folder)
    try compiler.writeReply()
    try folder.write("// a view", to: "app/View.swift")
    try folder.write("none", to: "recorded/none.txt")
    try folder.write("none", to: "references/none.txt")
    try folder.write("none", to: "shadow/none")
    let shadow = folder.path + "/shadow"
    let hold = Mutex<ShadowPackage.Hold?>(try ShadowPackage.Hold(shadow))

    let process = Process()
    process.executableURL = URL(fileURLWithPath: KillIntegrationTests.tool)
    process.arguments = command + ["--galley-path", ".", "--scratch", "shadow"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = compiler.environment
    let log = folder.path + "/errors"
    #expect(FileManager.default.createFile(atPath: log, contents: nil))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: log))
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    defer { kill(process.processIdentifier, SIGKILL) }
    func said() throws -> String { try String(contentsOfFile: log, encoding: .utf8) }
    let end = Date(timeIntervalSinceNow: 60)
    while try !said().contains("waiting for it"), process.isRunning, Date() < end {
      usleep(10_000)
    }
    #expect(try said().contains("note: another command draws in '\(shadow)'; waiting for it"))
    let program = "shadow/.build/debug/GalleyPreviewHost"
    #expect(process.isRunning && !folder.exists(program))
    hold.withLock { $0 = nil }
    process.waitUntilExit()
    let errors = try said()
    #expect(folder.exists(program), "\(errors)")
  }
}
