import GalleyGeometry
import GalleyParsing
import GalleyTestSupport
import Testing

@testable import GalleySnapshots

@Suite("Masks and tolerances")
struct MaskTests {
  let folder = TemporaryFolder()

  /// The second row has the given width and colour; below it a third.
  static func scene(_ width: Double, _ color: String, last: String = "#0000cc") -> SceneDescription
  {
    var scene = SceneDescription.column([
      ("wifi", 10, "#cc0000"), ("clock", 12, color), (nil, 14, last),
    ])
    scene.nodes[2].frame = Rect(x: 8, y: 22, width: width, height: 12)
    scene.nodes[2].type = "Clock"
    return scene
  }

  func run(
    _ scene: SceneDescription, _ mode: RecordMode, suite: String
  ) throws -> SnapshotReport {
    try folder.write("{}", to: "Snapshots/rows.json")
    try folder.write(suite, to: "Snapshots/suite.json")
    let corpus = try Corpus(root: "\(folder.path)/Snapshots")
    #expect(!corpus.hasErrors, "\(corpus.findings.map(\.diagnostic.message))")
    var options = RunOptions()
    options.mode = mode
    options.output = "\(folder.path)/out"
    options.usesCache = false
    return try SnapshotRun(
      root: corpus.root, options: options, prepare: ToyRenderer(["rows.json": scene]).preparation
    ).run(corpus.cases)
  }

  static func suite(_ subject: String) -> String {
    ##"{"variants": {"appearance": ["light"]}, "masks": [{\##(subject), "reason": "shows the time"}]}"##
  }

  @Test(
    "What is masked may change, become smaller and larger; frames and pixels respect it",
    arguments: [
      ##""id": "clock""##, ##""type": "Clock""##, ##""rect": [0, 20, 100, 15]"##,
    ])
  func masked(_ subject: String) throws {
    let suite = Self.suite(subject)
    _ = try run(Self.scene(60, "#00cc00"), .missing, suite: suite)
    let dump = folder.bytes("Snapshots/rows.layout.txt").map { String(decoding: $0, as: UTF8.self) }
    #expect(dump?.contains("Clock#clock 0,0 0x0 masked=true\n") == true)
    for width in [20.0, 80] {
      let report = try run(Self.scene(width, "#00cc88"), .never, suite: suite)
      #expect(report.exitStatus == 0, "\(report.results.map(\.message))")
      let picture = try #require(report.results.first { $0.reference?.hasSuffix(".png") == true })
      #expect(picture.matchedBy == .tolerance)
      #expect(picture.tolerated.map(\.reason) == ["shows the time"])
      #expect(picture.tolerated.map(\.pixels) == [Int(max(60, width)) * 12])
      #expect(report.toleratedCount == 1)
    }
    // Another row is not masked, and a masked change is not a cause.
    let report = try run(Self.scene(20, "#00cc88", last: "#cccc00"), .never, suite: suite)
    let picture = try #require(report.results.first { $0.kind == .mismatch })
    #expect(picture.causes.map(\.text) == ["Row color #0000cc → #cccc00"])
    #expect(picture.changedPixels == 60 * 14)
    #expect(picture.proof?.isProven == true)
  }

  @Test("A frame dump recorded before there was a mask passes, is counted and is not written again")
  func older() throws {
    let bare = #"{"variants": {"appearance": ["light"]}}"#
    _ = try run(Self.scene(60, "#00cc00"), .missing, suite: bare)
    let before = folder.bytes("Snapshots/rows.layout.txt")
    let report = try run(
      Self.scene(20, "#00cc00"), .failed, suite: Self.suite(#""id": "clock""#))
    #expect(report.exitStatus == 0)
    #expect(report.toleratedCount == 2)
    #expect(folder.bytes("Snapshots/rows.layout.txt") == before)
    // A mask that is meant for no node has no part in it.
    let two = ##""id": "clock", "reason": "shows the time"}, {"id": "clok""##
    let idle = try run(Self.scene(20, "#00cc00"), .never, suite: Self.suite(two))
    #expect(idle.results.map { $0.tolerated.map(\.rule) } == [["mask #clock"], ["mask #clock"]])
    // Its height is masked too, so the row below moves and fails.
    var moved = Self.scene(20, "#00cc00")
    moved.nodes[3].frame = Rect(x: 8, y: 40, width: 60, height: 14)
    let failed = try run(moved, .never, suite: Self.suite(#""id": "clock""#))
    #expect(failed.count(.failed) == 2)
  }

  @Test(
    "A masked node may make the canvas that hugs it larger and smaller, and nothing else may differ"
  )
  func growth() throws {
    let suite = Self.suite(##""id": "clock""##)
    func scene(_ width: Double, last: String = "#0000cc", at y: Double = 36) -> SceneDescription {
      var scene = Self.scene(width, "#00cc00", last: last)
      scene.size.width = width + 16
      scene.nodes[0].frame = Rect(x: 0, y: 0, width: width + 16, height: scene.size.height)
      scene.nodes[3].frame = Rect(x: 8, y: y, width: 60, height: 14)
      return scene
    }
    _ = try run(scene(80), .missing, suite: suite)
    for width in [70.0, 95] {
      let report = try run(scene(width), .never, suite: suite)
      #expect(report.exitStatus == 0, "\(report.results.map(\.message))")
      #expect(report.results.map(\.matchedBy) == [.tolerance, .tolerance])
      #expect(report.results.allSatisfy { $0.tolerated.map(\.reason) == ["shows the time"] })
    }
    let other = try run(scene(95, last: "#cccc00"), .never, suite: suite)
    #expect(other.failures.map(\.kind) == [.layout, .size])
    // A view beside it has moved: that is reported, with advice.
    let moved = try run(scene(95, at: 38), .never, suite: suite)
    #expect(moved.count(.failed) == 2)
    #expect(
      moved.results.last?.message.contains("mask #clock has another size and moves") == true,
      "\(moved.results.map(\.message))")
    // Another canvas that no mask accounts for.
    var wider = scene(80)
    wider.size.width += 10
    let failed = try run(wider, .never, suite: suite)
    #expect(failed.count(.failed) == 2)
    #expect(failed.results.allSatisfy { !$0.message.contains("mask #clock") })
  }

  @Test("Masks of a suite and of a case add up")
  func inheritance() throws {
    try folder.write("{}", to: "Snapshots/rows.json")
    try folder.write(Self.suite(#""id": "a""#), to: "Snapshots/suite.json")
    try folder.write(Self.suite(#""type": "B""#), to: "Snapshots/rows.suite.json")
    let masks = try Corpus(root: "\(folder.path)/Snapshots").cases.first?.settings.masks
    #expect(masks?.map(\.subject) == [.id("a"), .type("B")])
  }

  @Test(
    "A mask without a reason, without a part or with two is refused",
    arguments: [
      #"{"masks": [{"id": "a"}]}"#, #"{"masks": [{"reason": "x"}]}"#,
      #"{"masks": [{"id": "a", "reason": "  "}]}"#,
      #"{"masks": [{"id": "a", "type": "B", "reason": "x"}]}"#,
      #"{"masks": [{"rect": [0, 0, 0, 4], "reason": "x"}]}"#,
      #"{"masks": [{"rect": [0, 0, 4], "reason": "x"}]}"#,
      #"{"masks": [{"id": "a", "reason": "x", "because": "y"}]}"#,
      #"{"tolerance": {"channelLevels": 2, "reason": ""}}"#,
      #"{"tolerance": {"like": "pixelmatch-6", "reason": "x"}}"#,
    ])
  func refused(_ text: String) {
    let findings = SuiteReader.read(
      SourceText(name: "suite.json", text: text), inheriting: CaseSettings()
    ).diagnostics
    #expect(findings.contains { $0.severity == .error }, "\(findings)")
  }

  @Test("Every report names masks and tolerances with their reasons and counts them")
  func reports() throws {
    let suite = """
      {"variants": {"appearance": ["light"]}, "masks": [{"id": "clock", "reason": "shows the time"}],
       "tolerance": {"like": "odiff-4", "reason": "old cairo"}}
      """
    _ = try run(Self.scene(60, "#00cc00"), .missing, suite: suite)
    let report = try run(Self.scene(60, "#00cc88", last: "#0000cf"), .never, suite: suite)
    let picture = try #require(report.results.last)
    #expect(
      picture.tolerated.map(\.rule) == [
        "mask #clock", "tolerance odiff 4, threshold 0.1, anti-aliasing counted",
      ])
    let texts = [
      TerminalReport(usesColor: false).summary(report), ReportJSON.text(of: report),
      JUnitReport.text(of: report), SARIFReport.text(of: report, version: "1"),
      MarkdownReport.text(of: report), HTMLReportIndex(report, corpus: "a", output: "b").json,
    ]
    for text in texts {
      #expect(text.contains("shows the time") && text.contains("old cairo"), "\(text)")
    }
    #expect(texts[0].contains("1 pass only thanks to masks or tolerances: 1 by mask #clock"))
    #expect(texts[2].contains(#"<property name="tolerated" value="1"/>"#))
    let read = ReportReader.read(SourceText(name: "r", text: texts[1])).report
    #expect(read?.results.last?.tolerated == picture.tolerated)
  }

  @Test("The schema and the reader know the same keys")
  func schema() {
    let collector = SuiteReader.read(
      SourceText(name: "suite.json", text: #"{"tolerances": {}}"#), inheriting: CaseSettings())
    #expect(!collector.diagnostics.isEmpty)
    for key in ["masks", "tolerance", "variants", "lints", "layout"] {
      #expect(SuiteSchema.value["properties"]?[key] != nil)
    }
  }
}
