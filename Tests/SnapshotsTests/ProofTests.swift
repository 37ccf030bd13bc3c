import GalleyGeometry
import GalleyImaging
import GalleyTestSupport
import Testing

@testable import GalleySnapshots

@Suite("Proofs of differences")
struct ProofTests {
  let folder = TemporaryFolder()
  var root: String { "\(folder.path)/Snapshots" }
  var picture: String { "\(root)/a.light.png" }

  static let rows = SceneDescription.column([("wifi", 10, "#cc0000"), ("x", 12, "#00cc00")])
  static let moved = SceneDescription.column(
    [("wifi", 10, "#cc0000"), ("x", 12, "#00cc00")], padding: 20)

  func run(
    _ scene: SceneDescription, _ mode: RecordMode = .never, defect: ToyRenderer.Defect = .none
  ) throws -> SnapshotReport {
    try folder.write("{}", to: "Snapshots/a.json")
    try folder.write(#"{"variants": {"appearance": ["light"]}}"#, to: "Snapshots/suite.json")
    var options = RunOptions()
    options.mode = mode
    options.output = "\(folder.path)/out"
    let toy = ToyRenderer(["a.json": scene], defect: defect)
    let report = try SnapshotRun(root: root, options: options, prepare: toy.preparation)
      .run(try Corpus(root: root).cases)
    try folder.write(ReportJSON.text(of: report), to: "out/results.json")
    return report
  }

  /// Paints a square into the reference and keeps everything it carries: bound to the new pixels, as
  /// a defect of an earlier renderer would look, or as an editor leaves it that knows nothing of it.
  func plant(_ side: Int, in name: String = "a", byEditor: Bool = false) throws {
    let bytes = try #require(folder.bytes("Snapshots/\(name).light.png"))
    let chunk = try #require(PNGContainer(bytes)?.data(named: SnapshotMetadata.chunkName))
    var metadata = try #require(SnapshotMetadata.read(from: bytes))
    var bitmap = try PNGDecoder.decode(bytes).straight
    var pixels = bitmap.pixels
    for y in 40..<(40 + side) {
      for x in 40..<(40 + side) {
        pixels.replaceSubrange((4 * (100 * y + x))..<(4 * (100 * y + x) + 3), with: [255, 0, 255])
      }
    }
    bitmap = Bitmap(width: 100, height: 100, format: .rgbaStraight, pixels: pixels)
    metadata.pixels = bitmap.pixelHash
    let painted = try PNGEncoder(mode: byEditor ? .fast : .small).encode(bitmap)
    try folder.write(
      byEditor
        ? try #require(PNGContainer(painted)).inserting(SnapshotMetadata.chunkName, Array(chunk))
        : metadata.applied(to: painted),
      to: "Snapshots/\(name).light.png")
  }

  func chosen(_ cause: String) throws -> Acceptance.CauseChoice {
    Acceptance.only(
      try Acceptance(root: root, output: "\(folder.path)/out").candidates(), causes: [cause])
  }

  @Test("A change of inputs alone is proven, and accepted by its cause")
  func proven() throws {
    _ = try run(Self.rows, .missing)
    let report = try run(Self.moved)
    let failed = try #require(report.failures.first { $0.name == "a.light" })
    #expect(failed.proof?.isProven == true)
    #expect(failed.explainedPixels == failed.changedPixels)
    #expect(failed.message.hasSuffix(" · proven"))
    #expect(try chosen("space.inset").chosen.map(\.name).sorted() == ["a.layout", "a.light"])
  }

  @Test(
    "A defect in the reference beside a change of inputs is not accepted, whoever painted it",
    arguments: [1, 30], [false, true])
  func planted(side: Int, byEditor: Bool) throws {
    _ = try run(Self.rows, .missing)
    try plant(side, byEditor: byEditor)
    let report = try run(Self.moved)
    let failed = try #require(report.failures.first { $0.name == "a.light" })
    #expect(failed.proof?.isProven == false)
    #expect(failed.proof?.unaccountedPixels == side * side)
    #expect(failed.message.hasPrefix("NOT PROVEN: drawn differently: \(side * side) px"))
    #expect(failed.attachment("unaccounted") != nil)
    let choice = try chosen("space.inset")
    #expect(choice.unproven.map(\.name) == ["a.light"])
    #expect(!choice.chosen.contains { $0.name == "a.light" })
    #expect(report.groups.first { $0.cause.kind == .token }?.unproven == ["a.light"])
  }

  @Test("What no input accounts for is shown although the pictures of differences are used up")
  func unaccountedPictures() throws {
    try folder.write(#"{"variants": {"appearance": ["light"]}}"#, to: "Snapshots/suite.json")
    func run(_ scene: SceneDescription, _ mode: RecordMode) throws -> [PictureResult] {
      var options = RunOptions()
      options.mode = mode
      options.output = "\(folder.path)/out"
      options.differenceLimit = 1
      let names = ["a", "b", "c"].map { "\($0).json" }
      for name in names { try folder.write("{}", to: "Snapshots/\(name)") }
      let toy = ToyRenderer(Dictionary(uniqueKeysWithValues: names.map { ($0, scene) }))
      return try SnapshotRun(root: root, options: options, prepare: toy.preparation)
        .run(try Corpus(root: root).cases).results.filter(\.isPicture)
    }
    _ = try run(Self.rows, .missing)
    for name in ["b", "c"] { try plant(5, in: name) }
    let results = try run(Self.moved, .never)
    #expect(results.map { $0.attachment("diff") != nil } == [true, false, false])
    #expect(results.map { $0.attachment("unaccounted") != nil } == [false, true, false])
    #expect(results.allSatisfy { $0.attachment("expected") != nil })
  }

  @Test("A defect of the renderer beside a change of inputs is found", arguments: [true, false])
  func renderer(isColor: Bool) throws {
    _ = try run(Self.rows, .missing)
    let report = try run(Self.moved, defect: isColor ? .color : .layout)
    let failed = try #require(report.failures.first { $0.name == "a.light" })
    #expect(failed.proof?.isProven == false)
    #expect(
      failed.message.contains(isColor ? "NOT PROVEN: drawn" : "NOT PROVEN: laid out"),
      "\(failed.message)")
    #expect(try chosen("space.inset").unproven.contains { $0.name == "a.light" })
  }

  @Test("A reference that was packed anew with the same pixels proves what it proved before")
  func packedAnew() throws {
    _ = try run(Self.rows, .missing)
    try plant(0, byEditor: true)
    let failed = try #require(try run(Self.moved).failures.first { $0.name == "a.light" })
    #expect(failed.proof?.isProven == true)
    let dump = try #require(try run(Self.moved).failures.first { $0.name == "a.layout" })
    #expect(dump.message.hasSuffix(" · proven"))
  }

  @Test("A reference that carries nothing is told apart, and not accepted by cause")
  func bare() throws {
    _ = try run(Self.rows, .missing)
    let bytes = try #require(folder.bytes("Snapshots/a.light.png"))
    let bitmap = try PNGDecoder.decode(bytes).straight
    try folder.write(
      try PNGEncoder(mode: .small).encode(bitmap), to: "Snapshots/a.light.png")
    let failed = try #require(try run(Self.moved).failures.first { $0.name == "a.light" })
    #expect(failed.message.contains("not proven: the reference carries nothing"))
  }

  @Test("A hand-edited frame dump is not proven")
  func editedDump() throws {
    _ = try run(Self.rows, .missing)
    let dump = String(decoding: folder.bytes("Snapshots/a.layout.txt") ?? [], as: UTF8.self)
    try folder.write(
      dump.replacing("Row#x", with: "Row#y"), to: "Snapshots/a.layout.txt")
    let failed = try #require(try run(Self.moved).failures.first { $0.name == "a.layout" })
    #expect(failed.message.contains("the frame dump is not what its inputs give"))
  }

  @Test("Inputs survive in a reference; damaged ones are no inputs")
  func coding() throws {
    let inputs = PictureInputs(
      drawing: [1, 2, 3], source: Array("{}".utf8),
      environment: [SceneProperty("textSize", "large")], engine: 77)
    let bytes = inputs.encoded()
    #expect(try PictureInputs(decoding: bytes[...]) == inputs)
    for length in bytes.indices {
      #expect(throws: ByteCodingError.self) { try PictureInputs(decoding: bytes[..<length]) }
    }
  }

  @Test("Settings, scale and size are named as causes")
  func environment() {
    let explanation = Explanation(
      tree: TreeDifference(expected: Self.rows, actual: Self.moved, isEnvironmentChanged: true),
      environment: PictureInputs.changes(
        from: [SceneProperty("textSize", "large"), SceneProperty("locale", "en")],
        to: [SceneProperty("textSize", "xLarge"), SceneProperty("locale", "en")]))
    #expect(explanation.causes.first == Cause(.environment, "textSize large → xLarge"))
    var scaled = Self.rows
    scaled.scale = 2
    #expect(
      Explanation(tree: TreeDifference(expected: Self.rows, actual: scaled)).causes
        == [Cause(.canvas, "recorded at another scale: 1, this is 2")])
    for (height, count) in [(100.5, 1), (101, 2)] {
      scaled.size.height = height
      let causes = Explanation(tree: TreeDifference(expected: Self.rows, actual: scaled)).causes
      #expect(causes.count == count, "less than a pixel is rounding: \(height)")
    }
    var wide = Self.rows
    wide.size.width = 140
    #expect(
      Explanation(tree: TreeDifference(expected: Self.rows, actual: wide)).causes
        == [Cause(.canvas, "canvas size 100x100 → 140x100")])
  }

  @Test("What passes brings its tree up to date, beside the picture and without touching it")
  func fresh() throws {
    _ = try run(Self.rows, .missing)
    let picture = folder.bytes("Snapshots/a.light.png")
    // A property that moves no pixel.
    var later = Self.rows
    later.nodes[1].properties.append(SceneProperty("layoutPriority", "1"))
    #expect(try run(later).failures.map(\.name) == ["a.layout"])
    #expect(!folder.exists("Snapshots/snapshots.inputs"), "a run that may not write does not")
    _ = try run(later, .failed)
    #expect(folder.bytes("Snapshots/a.light.png") == picture)
    let first = try #require(folder.bytes("Snapshots/snapshots.inputs"))
    let lock = folder.bytes("Snapshots/snapshots.lock")
    for mode in [RecordMode.missing, .failed, .all] {
      #expect(try run(later, mode).exitStatus == 0)
      #expect(
        folder.bytes("Snapshots/snapshots.inputs") == first, "nothing changed, nothing written")
      #expect(folder.bytes("Snapshots/snapshots.lock") == lock)
    }
    // The next difference is not blamed on the old change.
    var last = Self.moved
    last.nodes[1].properties.append(SceneProperty("layoutPriority", "1"))
    let failures = try run(last).failures
    #expect(failures.map(\.name) == ["a.layout", "a.light"])
    for failed in failures {
      #expect(failed.causes.map(\.kind) == [.token] && failed.proof?.isProven == true)
    }
    // Recorded anew, the picture carries everything itself.
    _ = try run(last, .failed)
    #expect(!folder.exists("Snapshots/snapshots.inputs"))
    #expect(folder.bytes("Snapshots/a.light.png") != picture)
  }

  @Test("A reference is the same whatever the corpus path was typed as")
  func typedPath() throws {
    _ = try run(Self.rows, .missing)
    let metadata = try #require(SnapshotMetadata.carried(byReference: picture))
    let files = metadata.scene?.nodes.compactMap(\.location?.file) ?? []
    #expect(!files.isEmpty && files.allSatisfy { $0 == "column.json" }, "\(files)")
  }

  @Test("Lines of an inputs file that mean nothing are left out; names are escaped")
  func inputsFile() throws {
    var file = InputsFile()
    let metadata = SnapshotMetadata(
      digest: PictureDigest(displayList: 1, renderer: NamedDigest(name: "r", digest: 2)),
      pixels: 7, scene: Self.rows)
    file.set(metadata, for: "a b")
    let read = InputsFile(text: "<<<<<<< ours\n\(file.text)=======\nx\n>>>>>>> theirs\n")
    #expect(read.metadata(of: "a b", pixels: 7) == metadata)
    #expect(read.metadata(of: "a b", pixels: 8) == nil)
    #expect(read.metadata(of: "a", pixels: 7) == nil)
  }
}
