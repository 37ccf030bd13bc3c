import Foundation
import GalleyImaging
import GalleyPlatform
import GalleySnapshots
import GalleySystem
import GalleyTestSupport
import Testing

/// The tool is killed while it writes references: when it has come to a file chosen at random, and a
/// random moment later, so that fast and slow machines kill at the same places. Nothing may be lost or
/// half written, and the next run must put everything right.
@Suite("Killed processes", .serialized)
struct KillIntegrationTests {
  static let tool = builtTool
  /// With GALLEY_FULL_TESTS set some hundred processes are killed, else a few.
  static let isFull = ProcessInfo.processInfo.environment["GALLEY_FULL_TESTS"] != nil
  let folder = TemporaryFolder()

  /// The tool beside the test bundle.
  static var builtTool: String {
    var url = URL(fileURLWithPath: CommandLine.arguments[0])
    while url.path.count > 1 {
      url.deleteLastPathComponent()
      let tool = url.appendingPathComponent("galley").path
      if FileManager.default.isExecutableFile(atPath: tool) { return tool }
    }
    return "galley"
  }

  /// A corpus of references without documents that can be rendered: enough for accept and prune.
  func corpus(_ count: Int) throws -> (old: [UInt8], new: [UInt8]) {
    let old = try KillIntegrationTests.picture(1)
    let new = try KillIntegrationTests.picture(2)
    for index in 0..<count {
      try folder.write("{}", to: "Snapshots/c\(index).json")
      try folder.write(old, to: "Snapshots/c\(index).light.png")
      try folder.write(new, to: "out/pending/c\(index).light.png.new")
    }
    return (old, new)
  }

  static func picture(_ seed: UInt8) throws -> [UInt8] {
    let bitmap = Bitmap(
      width: 40, height: 40, format: .rgbaStraight,
      pixels: (0..<6400).map { $0 % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: $0) &* seed })
    let metadata = SnapshotMetadata(
      digest: PictureDigest(
        displayList: UInt64(seed), renderer: NamedDigest(name: "kill", digest: 1)),
      pixels: bitmap.pixelHash)
    return try metadata.applied(to: PNGEncoder(mode: .small).encode(bitmap))
  }

  /// Starts the tool and kills it once something has happened, unless it has ended before.
  ///
  /// - Parameter pause: The delay after that, in microseconds.
  func kill(
    _ arguments: [String], pause: UInt64, when hasHappened: () -> Bool
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.tool)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    while process.isRunning, !hasHappened() { usleep(20) }
    usleep(UInt32(pause))
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Returns the identity of a file's content on disk: a file that is replaced has a different one.
  func identity(_ name: String) -> UInt64? {
    var status = stat()
    return stat("\(folder.path)/\(name)", &status) == 0 ? UInt64(status.st_ino) : nil
  }

  @Test("accept: every reference is old or new, and the next accept finishes", arguments: [1, 2])
  func accept(seed: UInt64) throws {
    var numbers = SeededNumbers(state: seed)
    for _ in 0..<(Self.isFull ? 60 : 3) {
      let (old, new) = try corpus(8)
      let awaited = "Snapshots/c\(numbers.next() % 8).light.png"
      let before = identity(awaited)
      try kill(["accept", "--output", "out"], pause: numbers.next() % 2_000) {
        identity(awaited) != before
      }
      for index in 0..<8 {
        let bytes = try #require(folder.bytes("Snapshots/c\(index).light.png"))
        #expect(bytes == old || bytes == new)
        // A candidate may only be gone if its reference is in place.
        if !folder.exists("out/pending/c\(index).light.png.new") { #expect(bytes == new) }
      }
      let acceptance = Acceptance(root: "\(folder.path)/Snapshots", output: "\(folder.path)/out")
      _ = try acceptance.accept(try acceptance.candidates())
      Recovery.run(output: "\(folder.path)/out", root: "\(folder.path)/Snapshots")
      for index in 0..<8 { #expect(folder.bytes("Snapshots/c\(index).light.png") == new) }
      #expect(!folder.files.contains { $0.hasSuffix(".tmp") })
      #expect(folder.files.filter { $0.hasPrefix("out/journal/") }.isEmpty)
    }
  }

  @Test("prune: only what no case declares is ever gone", arguments: [3])
  func prune(seed: UInt64) throws {
    var numbers = SeededNumbers(state: seed)
    for _ in 0..<(Self.isFull ? 60 : 3) {
      let (old, _) = try corpus(6)
      for index in 0..<16 { try folder.write(old, to: "Snapshots/gone\(index).light.png") }
      let locked = (0..<16).map { "gone\($0).light 1 1 1 1\n" }.sorted().joined()
      try folder.write(locked, to: "Snapshots/snapshots.lock")
      let awaited = "Snapshots/gone\(numbers.next() % 16).light.png"
      try kill(["prune", "--output", "out"], pause: numbers.next() % 500) {
        identity(awaited) == nil
      }
      for index in 0..<6 { #expect(folder.bytes("Snapshots/c\(index).light.png") == old) }
      let corpus = try Corpus(root: "\(folder.path)/Snapshots")
      try Pruning(corpus, output: "\(folder.path)/out").run()
      #expect(!folder.files.contains { $0.hasPrefix("Snapshots/gone") || $0.hasSuffix(".tmp") })
    }
  }

  @Test("record: references are absent or whole, and the next record finishes", arguments: [4])
  func record(seed: UInt64) throws {
    var numbers = SeededNumbers(state: seed)
    for round in 0..<(Self.isFull ? 80 : 4) {
      if round % 4 == 0 {
        try? FileManager.default.removeItem(atPath: "\(folder.path)/Snapshots")
        for index in 0..<20 {
          try folder.write(
            ##"{"type": "Rectangle", "properties": {"width": \##(20 + index), "height": 20, "##
              + ##""backgroundColor": "#1040\##(10 + index)"}}"##, to: "Snapshots/c\(index).json")
        }
      }
      let absent = (0..<20).map { "Snapshots/c\($0).light.png" }.filter { identity($0) == nil }
      let awaited = absent.randomElement(using: &numbers)
      try kill(["record", "--output", "out", "-j", "2"], pause: numbers.next() % 3_000) {
        awaited.map(identity) != .some(nil)
      }
      for file in folder.files where file.hasPrefix("Snapshots/") && file.hasSuffix(".png") {
        let bytes = try #require(folder.bytes(file))
        #expect(SnapshotMetadata.read(from: bytes) != nil, "\(file) is not whole")
      }
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.tool)
    process.arguments = ["record", "--output", "out"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(!folder.files.contains { $0.hasPrefix("Snapshots/") && $0.hasSuffix(".tmp") })
    #expect(folder.files.filter { $0.hasPrefix("out/journal/") }.isEmpty)
    let lock = LockFile(
      text: String(decoding: folder.bytes("Snapshots/snapshots.lock") ?? [], as: UTF8.self))
    let pictures = folder.files.filter { $0.hasPrefix("Snapshots/") && $0.hasSuffix(".png") }
    #expect(pictures.count == 40)
    for file in pictures {
      let name = String(file.dropFirst(10).dropLast(4))
      let metadata = try #require(SnapshotMetadata.read(from: folder.bytes(file) ?? []))
      guard case .picture(let record) = lock.entries[name] else {
        Issue.record("\(name) is not in the lock file")
        continue
      }
      #expect(record.digest == metadata.digest.combined && record.pixels == metadata.pixels)
    }
  }
}
