import Foundation
import GalleyFiles
import GalleyImaging
import GalleySnapshots
import GalleyTestSupport
import Testing

/// The tool is killed at random moments while it writes references. Nothing may be lost or half
/// written, and the next run must put everything right.
@Suite("Killed processes", .serialized)
struct KillTests {
  static let tool = builtTool
  /// With GALLEY_FULL_TESTS set more than a hundred processes are killed, else a few.
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
    let old = try KillTests.picture(1)
    let new = try KillTests.picture(2)
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
    let stamp = ReferenceStamp(
      digest: PictureDigest(
        displayList: UInt64(seed), renderer: NamedDigest(name: "kill", digest: 1)),
      pixels: bitmap.pixelHash)
    return stamp.applied(to: try PNGEncoder(mode: .small).encode(bitmap))
  }

  /// Starts the tool and kills it after a while.
  ///
  /// - Returns: Whether it was still running.
  func kill(_ arguments: [String], after microseconds: UInt32) throws -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.tool)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    usleep(microseconds)
    let isRunning = process.isRunning
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    return isRunning
  }

  @Test("accept: every reference is old or new, and the next accept finishes", arguments: [1, 2])
  func accept(seed: UInt64) throws {
    var numbers = SeededNumbers(state: seed)
    var interrupted = 0
    for _ in 0..<(Self.isFull ? 25 : 3) {
      let (old, new) = try corpus(8)
      let delay = UInt32(2_000 + numbers.next() % 60_000)
      if try kill(["accept", "--output", "out"], after: delay) { interrupted += 1 }
      for index in 0..<8 {
        let bytes = try #require(folder.bytes("Snapshots/c\(index).light.png"))
        #expect(bytes == old || bytes == new)
        // A candidate may only be gone when its reference stands.
        if !folder.exists("out/pending/c\(index).light.png.new") { #expect(bytes == new) }
      }
      let acceptance = Acceptance(root: "\(folder.path)/Snapshots", output: "\(folder.path)/out")
      _ = try acceptance.accept(try acceptance.candidates())
      Recovery.run(output: "\(folder.path)/out", root: "\(folder.path)/Snapshots")
      for index in 0..<8 { #expect(folder.bytes("Snapshots/c\(index).light.png") == new) }
      #expect(!folder.files.contains { $0.hasSuffix(".tmp") })
      #expect(folder.files.filter { $0.hasPrefix("out/journal/") }.isEmpty)
    }
    print("accept: \(interrupted) killed while running")
    #expect(interrupted > 0)
  }

  @Test("prune: only what no case declares is ever gone", arguments: [3])
  func prune(seed: UInt64) throws {
    var numbers = SeededNumbers(state: seed)
    for _ in 0..<(Self.isFull ? 25 : 3) {
      let (old, _) = try corpus(6)
      for index in 0..<16 { try folder.write(old, to: "Snapshots/gone\(index).light.png") }
      _ = try kill(
        ["prune", "--output", "out"], after: UInt32(2_000 + numbers.next() % 40_000))
      for index in 0..<6 { #expect(folder.bytes("Snapshots/c\(index).light.png") == old) }
      let corpus = try Corpus(root: "\(folder.path)/Snapshots")
      try Pruning(corpus, output: "\(folder.path)/out").run()
      #expect(!folder.files.contains { $0.hasPrefix("Snapshots/gone") || $0.hasSuffix(".tmp") })
    }
  }

  @Test("record: references are absent or whole, and the next record finishes", arguments: [4])
  func record(seed: UInt64) throws {
    var numbers = SeededNumbers(state: seed)
    var interrupted = 0
    for round in 0..<(Self.isFull ? 32 : 4) {
      if round % 8 == 0 {
        try? FileManager.default.removeItem(atPath: "\(folder.path)/Snapshots")
        for index in 0..<20 {
          try folder.write(
            ##"{"type": "Rectangle", "properties": {"width": \##(20 + index), "height": 20, "##
              + ##""backgroundColor": "#1040\##(10 + index)"}}"##, to: "Snapshots/c\(index).json")
        }
      }
      if try kill(
        ["record", "--output", "out", "-j", "2"], after: UInt32(5_000 + numbers.next() % 200_000))
      {
        interrupted += 1
      }
      for file in folder.files where file.hasPrefix("Snapshots/") && file.hasSuffix(".png") {
        let bytes = try #require(folder.bytes(file))
        #expect(ReferenceStamp.read(from: bytes) != nil, "\(file) is not whole")
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
      let stamp = try #require(ReferenceStamp.read(from: folder.bytes(file) ?? []))
      guard case .picture(let record) = lock.entries[name] else {
        Issue.record("\(name) is not in the lock file")
        continue
      }
      #expect(record.digest == stamp.digest.combined && record.pixels == stamp.pixels)
    }
    print("record: \(interrupted) killed while running")
  }
}
