import Foundation
import GalleyGeometry
import GalleyImaging
import GalleyTestSupport
import Synchronization
import Testing

@testable import GalleySnapshots

@Suite("Runs over a corpus")
struct SnapshotRunTests {
  let folder = TemporaryFolder()
  let toy = ToyRenderer([
    "rows.json": .sample, "other.json": .column([("x", 20, "#336699")], background: "#ffffff"),
  ])

  var root: String { "\(folder.path)/Snapshots" }
  var output: String { "\(folder.path)/out" }

  func corpus() throws -> Corpus {
    try folder.write("{}", to: "Snapshots/list/rows.json")
    try folder.write("{}", to: "Snapshots/other.json")
    return try Corpus(root: root)
  }

  func run(
    _ mode: RecordMode, _ change: (inout RunOptions) -> Void = { _ in }
  ) throws -> SnapshotReport {
    var options = RunOptions()
    options.mode = mode
    options.output = output
    options.verifiedShare = 0
    options.workers = 3
    change(&options)
    return try SnapshotRun(root: root, options: options, prepare: toy.preparation)
      .run(try corpus().cases)
  }

  func proofs(_ report: SnapshotReport) -> [String] {
    report.results.map { "\($0.name) \($0.status) \($0.matchedBy?.rawValue ?? "-")" }
  }

  @Test("Folders with a full stop in their names are looked into, and asset catalogues are not")
  func folders() throws {
    try folder.write("{}", to: "Snapshots/v1.2/rows.json")
    try folder.write("{}", to: "Snapshots/Assets.xcassets/Contents.json")
    #expect(try Corpus(root: root).cases.map(\.name) == ["v1.2/rows"])
  }

  @Test("References that cannot be written stay candidates, and the run ends as for bad input")
  func unwritable() throws {
    let cases = try corpus().cases
    // A folder in the place of the file.
    try folder.write("", to: "Snapshots/other.light.png/file")
    var options = RunOptions()
    options.mode = .failed
    options.output = output
    let report = try SnapshotRun(root: root, options: options, prepare: toy.preparation).run(cases)
    let result = try #require(report.results.first { $0.name == "other.light" })
    #expect(result.status == .unusable && result.message.contains("other.light.png"))
    #expect(report.exitStatus == 2)
  }

  @Test("Missing references fail, are written once in mode missing, and pass by digest then")
  func missing() throws {
    let never = try run(.never)
    #expect(never.count(.missing) == 5)
    #expect(never.exitStatus == 1)
    #expect(!folder.exists("Snapshots/snapshots.lock"))
    #expect(folder.exists("out/pending/list/rows.light.png.new"))

    let first = try run(.missing)
    #expect(
      proofs(first) == [
        "list/rows.layout recorded -", "list/rows.light recorded -", "list/rows.dark recorded -",
        "other.layout recorded -", "other.light recorded -", "other.dark passed shared",
      ])
    #expect(first.exitStatus == 1)

    let drawn = toy.drawn.withLock { $0 }
    let second = try run(.never)
    #expect(second.exitStatus == 0)
    #expect(
      proofs(second) == [
        "list/rows.layout passed pixels", "list/rows.light passed digest",
        "list/rows.dark passed digest", "other.layout passed pixels",
        "other.light passed digest", "other.dark passed shared",
      ])
    #expect(toy.drawn.withLock { $0 } == drawn)
    #expect(try corpus().unreferencedFiles.isEmpty)
  }

  @Test("Without the cache, and for the pictures drawn by lot, everything is compared")
  func verification() throws {
    _ = try run(.missing)
    let full = try run(.never) { $0.usesCache = false }
    #expect(full.results.count { $0.matchedBy == .pixels } == 5)
    let sampled = try run(.never) { $0.verifiedShare = 1 }
    #expect(sampled.results.count { $0.matchedBy == .pixels } == 5)
    let some = try run(.never) {
      $0.verifiedShare = 0.5
      $0.seed = 7
    }
    let again = try run(.never) {
      $0.verifiedShare = 0.5
      $0.seed = 7
    }
    #expect(proofs(some) == proofs(again))
  }

  @Test("A digest that vouches for other pixels is found out")
  func staleDigest() throws {
    _ = try run(.missing)
    let path = "\(root)/other.light.png"
    let metadata = try #require(SnapshotMetadata.read(from: try bytes(path)))
    let other = Bitmap(
      width: 100, height: 100, format: .rgbaStraight,
      pixels: [UInt8](repeating: 9, count: 40000))
    var forged = metadata
    forged.pixels = other.pixelHash
    try write(try forged.applied(to: PNGEncoder(mode: .small).encode(other)), path)
    // The line of the lock file belongs to another file.
    #expect(try run(.never).failures.map(\.kind) == [.digest])
    try FileManager.default.removeItem(atPath: "\(root)/snapshots.lock")
    #expect(try run(.never).exitStatus == 0)
    let verified = try run(.never) { $0.verifiedShare = 1 }
    let disbelieved = try run(.never) { $0.believesDigests = false }
    for report in [verified, disbelieved] { #expect(report.failures.map(\.kind) == [.digest]) }
  }

  @Test("A change is explained, kept as a candidate, and accepted by its cause")
  func change() throws {
    _ = try run(.missing)
    toy.scenes.withLock { scenes in
      scenes["rows.json"] = .column(
        [("wifi", 10, "#cc0000"), ("bluetooth", 12, "#00cc00"), (nil, 14, "#0000cc")], padding: 6)
      scenes["other.json"] = .column([("x", 20, "#336699")], padding: 6, background: "#ffffff")
    }
    let before = try bytes("\(root)/other.light.png")
    let report = try run(.never)
    try folder.write(ReportJSON.text(of: report), to: "out/results.json")
    #expect(try bytes("\(root)/other.light.png") == before)
    #expect(report.groups.map(\.cause.text) == ["space.inset 8.0 → 6.0"])
    #expect(report.groups[0].only.count == 5)
    let failed = try #require(report.results.first { $0.name == "other.light" })
    #expect(failed.message.hasSuffix("1 node moved by −2,0 · 80 of 80 px explained · proven"))
    #expect(failed.attachments.map(\.role) == ["actual", "expected", "diff"])
    for attachment in failed.attachments { #expect(folder.exists("out/\(attachment.path)")) }

    let acceptance = Acceptance(root: root, output: output)
    let choice = Acceptance.only(
      try acceptance.candidates(), causes: [report.groups[0].cause.id])
    #expect(choice.chosen.count == 5 && choice.mixed.isEmpty)
    #expect(try acceptance.accept(choice.chosen) == 5)
    #expect(try acceptance.candidates().isEmpty)
    let after = try run(.never)
    #expect(after.exitStatus == 0)
    #expect(after.results.count { $0.matchedBy == .digest } == 3)
  }

  @Test("A failure that lasts is not written again, and what is shown of it outlives its candidate")
  func lasting() throws {
    _ = try run(.missing)
    toy.scenes.withLock { $0["other.json"] = .column([("x", 21, "#336699")]) }
    _ = try run(.never)
    let (shown, waiting) = (
      "\(output)/other.light-actual.png", "\(output)/pending/other.light.png.new"
    )
    let (bytes, time) = (try bytes(shown), try modification(shown))
    _ = try run(.never)
    #expect(try modification(shown) == time)
    let acceptance = Acceptance(root: root, output: output)
    try acceptance.accept(try acceptance.candidates())
    #expect(try self.bytes(shown) == bytes && !FileManager.default.fileExists(atPath: waiting))
    toy.scenes.withLock { $0["other.json"] = .column([("x", 22, "#336699")]) }
    _ = try run(.never)
    #expect(try self.bytes(shown) != bytes)
    #expect(try self.bytes(shown) == self.bytes(waiting))
  }

  @Test("A candidate is written fast, and accepting it writes what recording would have written")
  func smallOnceAccepted() throws {
    _ = try run(.missing)
    let rows = (0..<20).map { index in
      (id: String?("x\(index)"), height: Double(3 + index % 7), color: "#3366\(10 + index)")
    }
    toy.scenes.withLock { $0["other.json"] = .column(rows) }
    _ = try run(.never)
    let waiting = try bytes("\(output)/pending/other.light.png.new")
    let acceptance = Acceptance(root: root, output: output)
    try acceptance.accept(try acceptance.candidates())
    let accepted = try bytes("\(root)/other.light.png")
    #expect(accepted.count < waiting.count)
    for file in ["other.light.png", "snapshots.lock"] {
      try FileManager.default.removeItem(atPath: "\(root)/\(file)")
    }
    _ = try run(.missing)
    #expect(try bytes("\(root)/other.light.png") == accepted)
  }

  @Test("Recording everything changes no byte when no pixel changed")
  func equalPixels() throws {
    _ = try run(.missing)
    let before = try folder.files.filter(isReference).map {
      try modification("\(folder.path)/\($0)")
    }
    let report = try run(.all)
    #expect(report.exitStatus == 0)
    let after = try folder.files.filter(isReference).map {
      try modification("\(folder.path)/\($0)")
    }
    #expect(before == after)
    // Another renderer with the same pixels: only the lock file learns of it, and passes then.
    toy.renderer.withLock { $0 = "toy 2" }
    #expect(try run(.never).results.count { $0.matchedBy == .pixels && $0.isPicture } == 3)
    let picture = try bytes("\(root)/other.light.png")
    #expect(try run(.all).exitStatus == 0)
    #expect(try bytes("\(root)/other.light.png") == picture)
    #expect(try run(.never).results.count { $0.matchedBy == .digest } == 3)
  }

  @Test("A variant that stops looking like another fails though nothing of its own changed")
  func divergence() throws {
    _ = try run(.missing)
    toy.scenes.withLock {
      $0["other.json"] = .column([("x", 20, "#336699")], background: "#eeeeee")
    }
    let report = try run(.never)
    let dark = try #require(report.results.first { $0.name == "other.dark" })
    #expect(dark.status == .missing)
    #expect(dark.message.contains("no longer shows the same as other.light"))
  }

  @Test("With the lock file a pointer to large file storage is enough")
  func largeFiles() throws {
    _ = try run(.missing)
    let size = try bytes("\(root)/other.light.png").count
    func pointer(_ size: Int) -> String {
      "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize \(size)\n"
    }
    try folder.write(pointer(size), to: "Snapshots/other.light.png")
    #expect(try run(.never).results.first { $0.name == "other.light" }?.matchedBy == .lock)
    try folder.write(pointer(size + 1), to: "Snapshots/other.light.png")
    let report = try run(.never)
    #expect(report.exitStatus == 2)
    #expect(report.failures.first?.message.contains("git lfs pull") == true)
  }

  @Test("A component that cannot be rendered is told with its place, and the rest runs")
  func renderFailure() throws {
    toy.scenes.withLock { $0["other.json"] = nil }
    let report = try run(.missing)
    #expect(report.exitStatus == 2)
    #expect(report.count(.error) == 2 && report.count(.recorded) == 3)
    #expect(report.failures.first { $0.status == .error }?.location?.line == 3)
  }

  @Test("Documents that must look the same or different")
  func relations() throws {
    _ = try run(.missing)
    try folder.write("{}", to: "Snapshots/other.same.json")
    try folder.write("{}", to: "Snapshots/other.differs.json")
    toy.scenes.withLock { scenes in
      scenes["other.same.json"] = scenes["other.json"]
      scenes["other.differs.json"] = scenes["other.json"]
    }
    let report = try run(.never)
    #expect(report.failures.map(\.name) == ["other.light.differs", "other.dark.differs"])
  }

  @Test("A picture that depends on more than its input is found out")
  func unstable() throws {
    _ = try run(.missing)
    let count = Counter()
    var options = RunOptions()
    options.mode = .never
    options.output = output
    options.repetitions = 3
    let run = SnapshotRun(root: root, options: options) {
      [toy] request throws(RenderFailure) -> PreparedPicture in
      count.value.add(1, ordering: .relaxed)
      let padding = Double(count.value.load(ordering: .relaxed))
      return toy.prepared(.column([("x", 20, "#336699")], padding: padding), request.variant)
    }
    let report = try run.run(try corpus().cases)
    #expect(report.failures.allSatisfy { $0.kind == .unstable })
    #expect(report.failures.first?.message.contains("VStack#root") == true)
  }

  @Test("A run stops after the failures it was told")
  func stops() throws {
    let report = try run(.never) {
      $0.maximumFailures = 1
      $0.workers = 1
    }
    #expect(report.skippedCases == 1)
  }

  @Test("Pruning removes what was recorded and no case declares, and only that")
  func prune() throws {
    _ = try run(.missing)
    let recorded = try bytes("Snapshots/list/rows.light.png")
    try folder.write(recorded, to: "Snapshots/list/gone.light.png")
    // A picture that documents show; nothing indicates that it was ever recorded.
    let asset = try PNGEncoder().encode(PNGDecoder.decode(recorded))
    for name in ["photo.png", "photo.dark.png"] {
      try folder.write(asset, to: "Snapshots/list/\(name)")
    }
    try folder.write("x", to: "Snapshots/list/gone.layout.txt")
    try folder.write("x", to: "Snapshots/list/notes.md")
    try folder.write("x", to: "Snapshots/list/rows.light.png.Ab3xYz.tmp")
    try folder.write("x", to: "Snapshots/list/mine.tmp")
    let pruning = Pruning(try corpus(), output: output)
    #expect(
      pruning.files.map { $0.dropFirst(root.count) } == [
        "/list/gone.layout.txt", "/list/gone.light.png", "/list/rows.light.png.Ab3xYz.tmp",
      ])
    #expect(try pruning.run() == 3)
    #expect(folder.exists("Snapshots/list/mine.tmp"))
    #expect(folder.exists("Snapshots/list/notes.md"))
    #expect(folder.exists("Snapshots/list/photo.png"))
    #expect(folder.exists("Snapshots/list/photo.dark.png"))
    #expect(try run(.never).exitStatus == 0)
    try folder.write("{", to: "Snapshots/list/suite.json")
    #expect(throws: (any Error).self) { try Pruning(try corpus(), output: output).run() }
  }

  func isReference(_ file: String) -> Bool {
    file.hasPrefix("Snapshots")
      && [".png", ".txt", ".lock"].contains { file.hasSuffix($0) }
  }

  func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  func write(_ bytes: [UInt8], _ path: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  func modification(_ path: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }
}
