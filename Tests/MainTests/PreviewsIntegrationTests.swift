import Foundation
import GalleySceneSnapshots
import GalleySystem
import GalleyTestSupport
import Testing

@testable import GalleyMain

@Suite("galley previews on the command line")
struct PreviewsIntegrationTests {
  private let folder = TemporaryFolder()
  private var tool: Tool { Tool(folder: folder.path) }

  @Test(
    "what cannot be built is refused with a reason",
    arguments: [
      (["previews", "empty", "--galley-path", "."], "there is no Swift source"),
      (["previews", "missing", "--galley-path", "."], "cannot list 'missing'"),
      (["previews", "empty", "--galley-path", ".", "--scale", "99"], "from 0.25 to 8"),
    ])
  func refusals(_ arguments: [String], _ words: String) throws {
    try folder.write("import XCTest", to: "empty/Tests.swift")
    let result = try tool.run(arguments + ["--scratch", "shadow"])
    #expect(result.status == 2 || result.status == 64)
    #expect(result.errors.contains(words), "\(result.errors)")
  }

  /// Starts the command on the folder `app` with another compiler.
  private func startPreviews(with compiler: StandInCompiler) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: KillIntegrationTests.tool)
    process.arguments = [
      "previews", "app", "-o", "out", "--galley-path", ".", "--scratch", "shadow",
    ]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = compiler.environment
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  @Test("The program starts beside the files that an app would carry")
  func bundle() throws {
    let compiler = try StandInCompiler(in: folder)
    try compiler.writeReply()
    try folder.write("// a view", to: "app/Views/View.swift")
    try folder.write("[1]", to: "app/Data/numbers.json")
    try folder.write("{}", to: "app/Assets.xcassets/Contents.json")
    try folder.write("\"a\" = \"b\";", to: "app/de.lproj/Localizable.strings")
    try folder.write("old", to: "shadow/Bundle/old.json")
    let process = try startPreviews(with: compiler)
    process.waitUntilExit()
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/shadow/Bundle")
    #expect(files.sorted() == ["GalleyPreviewHost", "numbers.json"])
    #expect(
      try String(contentsOfFile: folder.path + "/shadow/Bundle/numbers.json", encoding: .utf8)
        == "[1]")
  }

  @Test("An end of the command ends the build that it has started")
  func end() throws {
    let compiler = try StandInCompiler(in: folder)
    try folder.write("// endless", to: "app/Views/View.swift")
    let process = try startPreviews(with: compiler)
    defer { kill(process.processIdentifier, SIGKILL) }
    // In its cell a process has another number, so that it is found by its arguments.
    func sleeper() -> Int32? {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return names.lazy.compactMap { Int32($0) }.first { number in
        let words = FileManager.default.contents(atPath: "/proc/\(number)/cmdline") ?? Data()
        return String(decoding: words, as: UTF8.self) == "sleep\06174\0"
      }
    }
    let end = Date(timeIntervalSinceNow: 120)
    while sleeper() == nil, Date() < end { usleep(10_000) }
    let build = try #require(sleeper())
    process.terminate()
    process.waitUntilExit()
    // If the parent does not reap it, a process that has ended remains as a name.
    func isRunning() -> Bool {
      // Between two looks the process may be taken away, so that one look decides.
      let state = try? String(contentsOfFile: "/proc/\(build)/stat", encoding: .utf8)
      return state.map { !$0.contains(") Z ") } ?? false
    }
    while isRunning(), Date() < end { usleep(10_000) }
    #expect(!isRunning())
  }

  /// Puts the compiler's place, a source and the picture that its preview prepares into the folder.
  private func standIn(for source: String) throws -> StandInCompiler {
    let compiler = try StandInCompiler(in: folder)
    try folder.write(source, to: "app/View.swift")
    try compiler.writeReply()
    return compiler
  }

  @Test("A filter finds a name as it is written; one that finds nothing is refused with the names")
  func filters() throws {
    let compiler = try standIn(for: "// a view")
    func draw(_ filter: String) throws -> Tool.Result {
      try tool.run(
        [
          "previews", "app", "-o", "out", "--galley-path", ".", "--scratch", "shadow", "--filter",
          filter,
        ],
        environment: compiler.environment)
    }
    #expect(try draw("View ").status == 0)
    #expect(folder.exists("out/View.png"))
    let none = try draw("Card")
    #expect(none.status == 2)
    #expect(
      none.errors.contains("no preview's name contains 'Card'; there are View"), "\(none.errors)")
  }

  @Test("A second command waits for the first one's folder")
  func oneFolder() throws {
    let compiler = try standIn(for: "// a view")
    try folder.write("", to: "shadow/drawing")
    let lock = try FileLock(path: "\(folder.path)/shadow/drawing") {}
    let arguments = ["previews", "app", "-o", "out", "--galley-path", ".", "--scratch", "shadow"]
    let (process, errors) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: KillIntegrationTests.tool)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = compiler.environment
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    let said = String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
    #expect(said.contains("another command draws in"), "\(said)")
    #expect(!folder.exists("out/View.png"))
    lock.release()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0 && folder.exists("out/View.png"))
  }

  @Test("Every preview of a source that does not compile is named with the reason")
  func leftOut() throws {
    try folder.write(
      """
      // #Preview { this is none }
      struct Card_Previews: PreviewProvider {}
      #Preview("Two") { Card() }
      """, to: "Card.swift")
    let source = LeftOutSource(file: "\(folder.path)/Card.swift", reason: "3:1: no")
    #expect(source.previews.map(\.name) == ["Card_Previews", "Card"])
    #expect(source.previews.map(\.line) == [2, 3])
  }

  @Test(
    "Previews of a source and of a folder are shown in the terminal, with what is wrong in them",
    arguments: ["app", "app/View.swift"])
  func terminal(_ path: String) throws {
    let building = ["--galley-path", ".", "--scratch", "shadow", "--pictures", "blocks"]
    let environment = try standIn(for: "// one").environment
      .merging(["COLUMNS": "40"]) { $1 }
    let shown = try tool.run(["preview", path] + building, environment: environment)
    #expect(shown.status == 0, "\(shown.errors)")
    // Eighteen pixels, two in a line.
    #expect(shown.text.split(separator: "\n").count == 9)
    #expect(shown.errors.contains("View: near by"))
    try folder.write("mistake", to: "app/View.swift")
    let broken = try tool.run(["preview", path] + building, environment: environment)
    #expect(broken.status == 2)
    #expect(broken.errors.contains("app/View.swift:1:1: a mistake"))
    #expect(broken.text == shown.text)
  }

  @Test("What is watched is built and drawn again with each save; a mistake is named and mended")
  func watch() throws {
    let compiler = try StandInCompiler(in: folder)
    try folder.write("// one\n#Preview { Text(\"one\") }", to: "app/Views/View.swift")
    let (process, errors) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: KillIntegrationTests.tool)
    process.arguments = [
      "previews", "app", "-o", "out", "--watch", "--galley-path", ".", "--scratch", "shadow",
    ]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = compiler.environment
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    defer { kill(process.processIdentifier, SIGKILL) }
    func save(_ text: String) throws {
      let path = folder.path + "/app/Views/View.swift"
      try Data(text.utf8).write(to: URL(fileURLWithPath: path + "~"))
      #expect(rename(path + "~", path) == 0)
    }
    func expectPicture(of words: String) throws {
      let end = Date(timeIntervalSinceNow: 120)
      let path = URL(fileURLWithPath: folder.path + "/out/View.png")
      while Date() < end {
        if let data = try? Data(contentsOf: path),
          String(decoding: data, as: UTF8.self).contains(words)
        {
          return
        }
        usleep(10_000)
      }
      Issue.record("no picture of '\(words)'")
    }
    try expectPicture(of: "one")
    try save("// two\n#Preview { Text(\"two\") }")
    try expectPicture(of: "two")
    try save("mistake")
    var said = ""
    while !said.contains("View.swift:1:1: a mistake") {
      let piece = errors.fileHandleForReading.availableData
      try #require(!piece.isEmpty)
      said += String(decoding: piece, as: UTF8.self)
    }
    // Nothing is drawn without it, and its picture stays.
    try expectPicture(of: "two")
    try save("// three\n#Preview { Text(\"three\") }")
    try expectPicture(of: "three")
    #expect(process.isRunning)
  }
}
