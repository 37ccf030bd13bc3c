import Foundation
import GalleyParsing
import GalleySystem
import GalleyTestSupport
import Synchronization
import Testing

@testable import GalleyImaging
@testable import GalleySnapshots

@Suite("Bad references and bad corpora")
struct BadReferenceTests {
  let folder = TemporaryFolder()
  let toy = ToyRenderer(["a.json": .sample])

  func run(_ mode: RecordMode, output: String? = nil) throws -> SnapshotReport {
    try folder.write("{}", to: "Snapshots/a.json")
    try folder.write(
      #"{"variants": {"appearance": ["light"]}, "layout": "none"}"#, to: "Snapshots/suite.json")
    var options = RunOptions()
    options.mode = mode
    options.output = output ?? "\(folder.path)/out"
    let root = "\(folder.path)/Snapshots"
    return try SnapshotRun(root: root, options: options, prepare: toy.preparation)
      .run(try Corpus(root: root).cases)
  }

  static let good: [UInt8] = {
    let (bitmap, _) = ToyRenderer.paint(.sample)
    return (try? PNGEncoder(mode: .small).encode(bitmap)) ?? []
  }()

  func place(_ bytes: [UInt8]) throws {
    _ = try? run(.never)
    try Data(bytes).write(to: URL(fileURLWithPath: "\(folder.path)/Snapshots/a.light.png"))
  }

  @Test("A file that is no picture is unusable, not different")
  func notAPicture() throws {
    for bytes in [[], Array("hello".utf8), Array(Self.good.prefix(8)), Array(Self.good.prefix(60))]
    {
      try place(bytes)
      let report = try run(.never)
      #expect(report.results.map(\.status) == [.unusable])
      #expect(report.exitStatus == 2)
    }
  }

  @Test("A named pipe is refused, not waited for")
  func pipe() throws {
    _ = try run(.never)
    let path = "\(folder.path)/Snapshots/a.light.png"
    try #require(mkfifo(path, 0o600) == 0)
    let report = try run(.failed)
    #expect(report.results.map(\.message).first?.hasSuffix("is no regular file") == true)
    #expect(!File.isRegular(path) && File.exists(path), "it stays what it is")
  }

  @Test("A document whose name has a line break is an error of the corpus")
  func lineBreak() throws {
    try folder.write("{}", to: "Snapshots/a\nb.json")
    let corpus = try Corpus(root: "\(folder.path)/Snapshots")
    #expect(corpus.hasErrors)
    #expect(corpus.findings.first?.diagnostic.message.contains("line break") == true)
  }

  @Test("A damaged picture is unusable, wherever the damage is")
  func damaged() throws {
    for offset in stride(from: 16, to: Self.good.count - 12, by: 9) {
      var bytes = Self.good
      bytes[offset] ^= 0x55
      try place(bytes)
      let report = try run(.never)
      #expect(report.results.map(\.status) == [.unusable])
      #expect(!report.results[0].message.isEmpty)
    }
  }

  @Test("A header that promises two thousand million pixels costs nothing")
  func bomb() throws {
    var bytes = Self.good
    bytes.replaceSubrange(16..<24, with: [0, 0, 0xFF, 0xFF, 0, 0, 0x7F, 0xFF])
    var header = PNGChunkWriter()
    header.append("IHDR", Array(bytes[16..<29]))
    bytes.replaceSubrange(8..<33, with: header.bytes)
    try place(bytes)
    #expect(try run(.never).results.map(\.status) == [.unusable])
  }

  @Test("Other colour types, depths and interlacing compare by pixels")
  func foreign() throws {
    for (name, base64) in ForeignPictures.all {
      let bytes = try #require(Data(base64Encoded: base64))
      try place(Array(bytes))
      let report = try run(.never)
      #expect(report.results.map(\.status) == [.passed], "\(name)")
      #expect(report.results.map(\.matchedBy) == [.pixels], "\(name)")
    }
  }

  @Test("Another size is told as such and aligned at the corner")
  func otherSize() throws {
    let small = Bitmap(
      width: 90, height: 110, format: .rgbaStraight,
      pixels: [UInt8](repeating: 255, count: 4 * 90 * 110))
    try place(try PNGEncoder(mode: .small).encode(small))
    let result = try #require(try run(.never).results.first)
    #expect(result.kind == .size)
    #expect(result.message.hasPrefix("size 90x110 → 100x100"))
    #expect(result.totalPixels == 11_000)
    #expect(folder.exists("out/a.light-diff.png"))
  }

  @Test("The picture of a difference has the pixels alone, and no frames over them")
  func differencePicture() throws {
    _ = try run(.missing)
    toy.scenes.withLock { $0["a.json"] = .column([("n", 30, "#0a0a0a")]) }
    _ = try run(.never)
    let picture = try PNGDecoder.decode(folder.bytes("out/a.light-diff.png") ?? []).straight
    let colors = Set(
      stride(from: 0, to: picture.pixels.count, by: 4).map {
        Array(picture.pixels[$0..<$0 + 3])
      })
    #expect(colors.contains([214, 0, 130]))
    #expect(colors.allSatisfy { $0 == [214, 0, 130] || Set($0).count == 1 }, "\(colors)")
  }

  @Test("A reference with a colour profile is compared by its colours")
  func profiled() throws {
    let (bitmap, _) = ToyRenderer.paint(.sample)
    let chunk = PNGChunk(name: "cICP", data: [12, 13, 0, 1])
    try place(try PNGEncoder(mode: .small, chunks: [chunk]).encode(bitmap))
    #expect(try run(.never).results.map(\.status) == [.failed])
  }

  @Test("Recording replaces what cannot be read")
  func replaced() throws {
    try place(Array("hello".utf8))
    #expect(try run(.failed).results.map(\.status) == [.recorded])
    #expect(try run(.never).exitStatus == 0)
  }

  @Test("An optimiser that drops its metadata costs one comparison, not the verdict")
  func stripped() throws {
    try place(Self.good)
    #expect(try run(.never).results.map(\.matchedBy) == [.pixels])
  }

  @Test("A tree that cannot be written: everything goes to the output folder")
  func readOnly() throws {
    _ = try run(.missing)
    toy.scenes.withLock { $0["a.json"] = .column([("n", 30, "#0a0a0a")]) }
    let root = "\(folder.path)/Snapshots"
    let before = folder.files.filter { $0.hasPrefix("Snapshots") }
    chmod(root, 0o555)
    defer { chmod(root, 0o755) }
    let report = try run(.never)
    #expect(report.exitStatus == 1)
    #expect(folder.files.filter { $0.hasPrefix("Snapshots") } == before)
    #expect(folder.exists("out/a.light-diff.png"))
    #expect(folder.exists("out/pending/a.light.png.new"))
  }

  @Test("What cannot be recorded waits as a candidate")
  func unwritable() throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/Snapshots/a.light.png", withIntermediateDirectories: true)
    let report = try run(.failed)
    #expect(report.results.map(\.status) == [.unusable])
    #expect(folder.exists("out/pending/a.light.png.new"))
  }

  @Test("An output folder that cannot be made fails nothing but says so")
  func noOutput() throws {
    _ = try run(.missing)
    toy.scenes.withLock { $0["a.json"] = .column([("n", 30, "#0a0a0a")]) }
    let report = try run(.never, output: "/proc/galley")
    #expect(report.count(.failed) == 1)
    #expect(report.notes.contains { $0.hasPrefix("no pictures kept") })
  }

  @Test("Names that differ in case only are refused")
  func caseCollision() throws {
    try folder.write("{}", to: "Snapshots/badge.json")
    try folder.write("{}", to: "Snapshots/Badge.json")
    let corpus = try Corpus(root: "\(folder.path)/Snapshots")
    #expect(corpus.hasErrors)
    #expect(
      corpus.findings.contains {
        $0.diagnostic.message.contains("Badge.light.png")
          && $0.diagnostic.message.contains("badge.light.png")
      })
  }

  @Test("Two variants with one name are refused")
  func variantCollision() throws {
    try folder.write("{}", to: "Snapshots/a.json")
    try folder.write(
      #"{"variants": {"state": ["on off", "on/off"]}}"#, to: "Snapshots/a.suite.json")
    #expect(try Corpus(root: "\(folder.path)/Snapshots").hasErrors)
  }
}
