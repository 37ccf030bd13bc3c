import Foundation
import GalleySystem
import GalleyTestSupport
import Testing

/// Every system call of a command fails in turn, as with a full or a broken disk, and every request of a
/// codec for memory. Afterwards the disk contains the earlier content, or the content that the command should
/// write; no temporary file is left; the command reports the failed operation; and if run again it completes
/// its work.
@Suite("Faults", .serialized, .enabled(if: FaultShim.library != nil))
struct FaultIntegrationTests {
  /// With GALLEY_FULL_TESTS set every fault is tried for every command, else some for two.
  static let step = KillIntegrationTests.isFull ? 1 : 17
  /// A command and the corpus it is run in.
  struct Subject: CustomTestStringConvertible, Sendable {
    var name: String
    var arguments: [String]
    var input: String?
    var files: @Sendable () throws -> [String: [UInt8]]
    var testDescription: String { name }
  }

  /// Rows of which some differ from their references, one has none, and candidates wait for all.
  private static let changed = Result {
    let corpus = try ScratchCorpus()
    try corpus.setInset(8)
    try corpus.write("new", padding: "1")
    try corpus.folder.write("old", to: "picture.png")
    try corpus.tool.run(["test", "--record", "never", "--reporter", "json,blob"])
    return corpus.content
  }

  static let subjects = [
    Subject(name: "render", arguments: ["render", "Snapshots/plain.json", "-o", "picture.png"]),
    Subject(name: "test", arguments: ["test", "--record", "missing", "-j", "1"]),
    Subject(name: "record", arguments: ["record", "-j", "1"]),
    Subject(name: "accept", arguments: ["accept"]),
    Subject(
      name: "accept --from", arguments: ["accept", "--from", ".build/snapshots/blob-1-of-1.zip"]),
    Subject(name: "review", arguments: ["review"], input: "a\nr\nA\n"),
    Subject(name: "prune", arguments: ["prune"]),
    Subject(
      name: "merge-reports",
      arguments: ["merge-reports", ".build/snapshots/blob-1-of-1.zip", "--output", "whole"]),
  ]

  /// Commands that read and write pictures, archives and XML.
  static let codecSubjects = [
    Subject(name: "render", arguments: ["render", "pictures.json", "-o", "picture.png"]) {
      let corpus = try ScratchCorpus(files: try changed.get())
      let light = try #require(corpus.reference("a"))
      try corpus.folder.write(light, to: "a.png")
      try corpus.folder.write(try #require(Data(base64Encoded: jpeg)).map(\.self), to: "b.jpg")
      try corpus.folder.write(
        """
        {"type": "HStack", "subviews": [
          {"type": "Image", "values": {"localImageName": "a.png"}},
          {"type": "Image", "values": {"localImageName": "b.jpg"}}]}
        """, to: "pictures.json")
      return corpus.content
    },
    Subject(
      name: "render small",
      arguments: ["render", "--small", "Snapshots/plain.json", "-o", "picture.png"]),
    Subject(name: "test", arguments: ["test", "--record", "missing", "-j", "1", "--no-cache"]),
    Subject(
      name: "diff", arguments: ["diff", "Snapshots/a.light.png", "Snapshots/plain.light.png"]),
    Subject(
      name: "merge-reports",
      arguments: ["merge-reports", ".build/snapshots/blob-1-of-1.zip", "--output", "whole"]),
  ]

  /// A grey slope of 8 × 8.
  private static let jpeg = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObD\
    oKrarYqMyP/L2u71////m8H////6/+b9//j/wAALCAAIAAgBAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAEC\
    AwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAk\
    M2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJ\
    ipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3\
    +Pn6/9oACAEBAAA/AIFsPav/2Q==
    """

  @Test(
    "System calls of the file layer",
    arguments: KillIntegrationTests.isFull
      ? subjects : subjects.filter { ["render", "accept"].contains($0.name) },
    ["", "+"])
  func files(subject: Subject, duration: String) throws {
    try drill(subject, duration)
  }

  @Test("Memory of the codecs", arguments: codecSubjects, ["", "+"])
  func memory(subject: Subject, duration: String) throws {
    try drill(subject, duration, further: ["GALLEY_FAULT_MEMORY": "1"])
  }

  @Test("A file system without files that have no name, and a signal")
  func signals() throws {
    let corpus = try ScratchCorpus(files: [:])
    try corpus.folder.write(
      #"{"type": "Rectangle", "properties": {"width": 2000, "height": 90000}}"#, to: "long.json")
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: KillIntegrationTests.tool)
      process.arguments = ["render", "long.json", "-o", "long.png", "--scale", "4"]
      process.currentDirectoryURL = URL(fileURLWithPath: corpus.folder.path)
      process.environment = ["LD_PRELOAD": FaultShim.library ?? "", "GALLEY_NAMED_FILES": "1"]
      process.standardError = FileHandle.nullDevice
      try Self.runTakingSignals(process)
      while process.isRunning, !corpus.folder.files.contains(where: { $0.hasSuffix(".tmp") }) {
        usleep(200)
      }
      kill(process.processIdentifier, number)
      process.waitUntilExit()
      #expect(process.terminationReason == .uncaughtSignal, "it ended before the signal \(number)")
      #expect(process.terminationStatus == number)
      #expect(corpus.folder.files == ["long.json"])
    }
  }

  /// Starts a process that signals reach: the threads of tests block them, and hand that down.
  private static func runTakingSignals(_ process: Process) throws {
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try process.run()
  }

  private func drill(
    _ subject: Subject, _ duration: String, further: [String: String] = [:]
  ) throws {
    let files = try subject.files()
    let whole = try ScratchCorpus(files: files)
    let expected = try whole.tool.run(subject.arguments, input: subject.input)
    let after = Self.kept(whole)
    var number = 1
    while true {
      let corpus = try ScratchCorpus(files: files)
      let log = "\(FaultShim.folder.path)/log"
      try File.remove(log)
      let result = try corpus.tool.run(
        subject.arguments, input: subject.input,
        environment: [
          "LD_PRELOAD": FaultShim.library ?? "", "GALLEY_FAULT": "\(number)\(duration)",
          "GALLEY_FAULT_LOG": log,
        ].merging(further) { $1 })
      guard let call = try? File.read(log) else { break }
      let name = String(decoding: call, as: UTF8.self).split(separator: "\n")[0]
      let title = "\(subject.name) \(number)\(duration) \(name)"
      let now = Self.kept(corpus)
      Self.check(now, files, after, title, String(name), duration)
      #expect(result.status < 4, "\(title) ended with \(result.status): \(result.errors)")
      if result.status == expected.status {
        let isDone = now == after || result.status != 0 || name.hasPrefix("unlink")
        #expect(isDone || !result.errors.isEmpty, "\(title) succeeds with other files")
      } else {
        #expect(result.status != 0, "\(title) succeeds")
        #expect(!result.errors.isEmpty || !result.text.isEmpty, "\(title) says nothing")
      }
      let again = try corpus.tool.run(subject.arguments, input: subject.input)
      if subject.input == nil, again.status == expected.status {
        let mayStay = Self.mayLeaveTemporaries(String(name), duration)
        let finished = Self.kept(corpus).filter { !mayStay || !$0.key.hasSuffix(".tmp") }
        let others = Set(finished.keys).union(after.keys).filter { finished[$0] != after[$0] }
        #expect(others.isEmpty, "\(title) is not finished by the next run: \(others.sorted())")
      }
      number += Self.step
    }
    #expect(number > 1, "nothing failed")
    if KillIntegrationTests.isFull { print("\(subject.name) \(number - 1)\(duration)") }
  }

  /// The files that a person would miss: references with their lock file, and the picture.
  private static func kept(_ corpus: ScratchCorpus) -> [String: [UInt8]] {
    corpus.content.filter { name, _ in
      name == "picture.png" || name.hasPrefix("Snapshots/") || name.hasSuffix(".tmp")
    }
  }

  /// A file that cannot be removed remains.
  private static func mayLeaveTemporaries(_ call: String, _ duration: String) -> Bool {
    duration == "+" || call.hasPrefix("unlink")
  }

  private static func check(
    _ now: [String: [UInt8]], _ before: [String: [UInt8]], _ after: [String: [UInt8]],
    _ title: String, _ call: String, _ duration: String
  ) {
    for (name, bytes) in now where !name.hasSuffix(".lock") {
      let mayStay = mayLeaveTemporaries(call, duration)
      #expect(!name.hasSuffix(".tmp") || mayStay, "\(title) leaves \(name)")
      if name.hasSuffix(".tmp") { continue }
      let isWhole = bytes == before[name] || bytes == after[name]
      #expect(isWhole, "\(title) spoils \(name)")
    }
    for name in before.keys where after[name] != nil {
      let isThere = now[name] != nil || name.hasPrefix(".build/")
      #expect(isThere, "\(title) loses \(name)")
    }
    let (old, new) = (lines(before), lines(after))
    for line in lines(now) {
      let isKnown = old.contains(line) || new.contains(line)
      #expect(isKnown, "\(title) makes up \(line)")
    }
    let names = Set(lines(now).map { $0.prefix { $0 != " " } })
    for line in old.intersection(new) {
      let isThere = names.contains(line.prefix { $0 != " " })
      #expect(isThere, "\(title) loses the line \(line)")
    }
  }

  private static func lines(_ files: [String: [UInt8]]) -> Set<Substring> {
    Set(
      String(decoding: files["Snapshots/snapshots.lock"] ?? [], as: UTF8.self)
        .split(separator: "\n"))
  }
}

extension FaultIntegrationTests.Subject {
  fileprivate init(name: String, arguments: [String], input: String? = nil) {
    self.init(
      name: name, arguments: arguments, input: input,
      files: { try FaultIntegrationTests.prepared(for: name) })
  }

  fileprivate init(
    name: String, arguments: [String], files: @escaping @Sendable () throws -> [String: [UInt8]]
  ) {
    self.init(name: name, arguments: arguments, input: nil, files: files)
  }
}

extension FaultIntegrationTests {
  fileprivate static func prepared(for name: String) throws -> [String: [UInt8]] {
    var files = try changed.get()
    // Undeclared references are removed.
    if name == "prune" { files["Snapshots/gone.light.png"] = files["Snapshots/a.light.png"] }
    return files
  }
}

/// The library that lets calls fail, made from its source; nil without a compiler.
private enum FaultShim {
  static let folder = TemporaryFolder()
  static let library: String? = {
    #if os(Linux)
      let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Faults/faults.c").path
      let library = "\(folder.path)/faults.so"
      let arguments = ["clang", "-shared", "-fPIC", "-O1", "-w", "-o", library, source]
      guard (try? Tool(folder: "/").system(arguments)) != nil else { return nil }
      return library
    #else
      return nil
    #endif
  }()
}
