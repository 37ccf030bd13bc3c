import Foundation
import Galley
import GalleySceneSnapshots
import GalleySnapshots
import GalleyTestSupport
import Testing

@testable import GalleyMain

@Suite("galley previews on the command line")
struct PreviewsTests {
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
  /// Stands for the compiler: what it builds lists one preview, writes the sources themselves as its
  /// picture, and prepares what the file `reply` holds. Whether the real one does it, .ci/previews shows.
  private let compiler = #"""
    #!/bin/sh
    folder=$3
    if grep -qn mistake "$folder"/Previewed/*.swift
    then echo "$(grep -l mistake "$folder"/Previewed/*.swift):1:1: error: a mistake"; exit 1; fi
    if grep -qn endless "$folder"/Previewed/*.swift
    then sleep 6174 & wait; fi
    mkdir -p "$folder/.build/debug"
    cat > "$folder/.build/debug/GalleyPreviewHost" <<HOST
    #!/bin/sh
    # Requests and replies: eight bytes of length, and the message.
    while length=\$(dd bs=1 count=8 2>/dev/null <&3 | od -An -tu8 | tr -d ' '); [ -n "\$length" ]; do
      # All of it is read, else the next message begins with the rest of this one.
      task=\$(dd bs=1 count="\$length" 2>/dev/null <&3 | od -An -v -tu1 | tr -s ' \\n' ' ' | cut -d' ' -f2)
      if [ "\$task" = 0 ]; then
        printf '\\016\\0\\0\\0\\0\\0\\0\\0\\0\\001\\004View\\0\\0\\004View' >&4
      elif [ "\$task" = 1 ]; then
        cat reply >&4
      else
        { printf '\\211PNG'; cat "$folder"/Previewed/*View.swift; } > "$folder/tmp/new"
        n=\$(wc -c < "$folder/tmp/new")
        printf '%b' "\\\\0\$(printf %o \$((n + 5)))" >&4
        printf '\\0\\0\\0\\0\\0\\0\\0\\002\\001\\001\\0' >&4
        printf '%b' "\\\\0\$(printf %o \$n)" >&4
        cat "$folder/tmp/new" >&4
      fi
    done
    HOST
    chmod +x "$folder/.build/debug/GalleyPreviewHost"
    """#

  @Test("An end of the command ends the build that it has started")
  func end() throws {
    try folder.write(
      compiler.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n"),
      to: "bin/swift")
    try tool.system(["chmod", "+x", "bin/swift"])
    try folder.write("// endless", to: "app/Views/View.swift")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: KillTests.tool)
    process.arguments = [
      "previews", "app", "-o", "out", "--galley-path", ".", "--scratch", "shadow",
    ]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ["PATH": "\(folder.path)/bin:/usr/bin:/bin"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    defer { kill(process.processIdentifier, SIGKILL) }
    // In its cell a process has another number, so that it is found by its arguments.
    func sleeper() -> Int32? {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return names.lazy.compactMap { Int32($0) }.first { number in
        let words = FileManager.default.contents(atPath: "/proc/\(number)/cmdline") ?? Data()
        return String(decoding: words, as: UTF8.self) == "sleep\06174\0"
      }
    }
    let end = Date(timeIntervalSinceNow: 30)
    while sleeper() == nil, Date() < end { usleep(10_000) }
    let build = try #require(sleeper())
    process.terminate()
    process.waitUntilExit()
    // Where nobody takes it away, a process that has ended stays as a name.
    func isRunning() -> Bool {
      // Between two looks the process may be taken away, so that one look decides.
      let state = try? String(contentsOfFile: "/proc/\(build)/stat", encoding: .utf8)
      return state.map { !$0.contains(") Z ") } ?? false
    }
    while isRunning(), Date() < end { usleep(10_000) }
    #expect(!isRunning())
  }

  /// Puts the compiler's place, a source and the picture that its preview prepares into the folder.
  private func standIn(for source: String) throws {
    let lines = compiler.split(separator: "\n", omittingEmptySubsequences: false)
    try folder.write(lines.joined(separator: "\n"), to: "bin/swift")
    try tool.system(["chmod", "+x", "bin/swift"])
    try folder.write(source, to: "app/View.swift")
    let renderer = try Renderer()
    let prepared = try renderer.prepare(Scene(Rectangle().frame(width: 9, height: 9)))
    let portable = PortablePicture(
      prepared, scene: SceneDescription(prepared), remarks: ["near by"], by: renderer)
    let reply = PreviewReply.prepared(portable.bytes).bytes
    let length = (0..<8).map { UInt8(truncatingIfNeeded: reply.count >> (8 * $0)) }
    try folder.write(length + reply, to: "reply")
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
    let environment = ["PATH": "\(folder.path)/bin:/usr/bin:/bin", "COLUMNS": "40"]
    try standIn(for: "// one")
    let shown = try tool.run(["preview", path] + building, environment: environment)
    #expect(shown.status == 0, "\(shown.errors)")
    // Eighteen pixels, two in a line.
    #expect(shown.text.split(separator: "\n").count == 9)
    #expect(shown.errors.contains("View: near by"))
    try standIn(for: "mistake")
    let broken = try tool.run(["preview", path] + building, environment: environment)
    #expect(broken.status == 2)
    #expect(broken.errors.contains("app/View.swift:1:1: a mistake"))
    #expect(broken.text == shown.text)
  }

  @Test("What is watched is built and drawn again with each save; a mistake is named and mended")
  func watch() throws {
    let lines = compiler.split(separator: "\n", omittingEmptySubsequences: false)
    try folder.write(lines.joined(separator: "\n"), to: "bin/swift")
    try tool.system(["chmod", "+x", "bin/swift"])
    try folder.write("// one\n#Preview { Text(\"one\") }", to: "app/Views/View.swift")
    let (process, errors) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: KillTests.tool)
    process.arguments = [
      "previews", "app", "-o", "out", "--watch", "--galley-path", ".", "--scratch", "shadow",
    ]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ["PATH": "\(folder.path)/bin:/usr/bin:/bin"]
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
      let end = Date(timeIntervalSinceNow: 30)
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
