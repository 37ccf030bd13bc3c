import GalleyGeometry
import Testing

@testable import GalleySnapshots

@Suite("Lints")
struct LintTests {
  func scene(_ change: (inout SceneNode) -> Void) -> SceneDescription {
    var scene = SceneDescription(size: Size(width: 100, height: 100), scale: 1)
    scene.nodes = [
      SceneNode(type: "ZStack", id: "root", parent: -1, frame: .zero),
      SceneNode(
        type: "Button", id: "ok", parent: 0, frame: Rect(x: 0, y: 0, width: 48, height: 48)),
      SceneNode(
        type: "Button", id: "no", parent: 0, frame: Rect(x: 48, y: 0, width: 48, height: 48)),
    ]
    scene.nodes[1].facts.isInteractive = true
    scene.nodes[2].facts.isInteractive = true
    change(&scene.nodes[1])
    return scene
  }

  func lints(_ options: LintOptions = LintOptions(), _ change: (inout SceneNode) -> Void)
    -> [String]
  {
    SceneLinter(options: options).findings(in: scene(change)).map(\.lint)
  }

  @Test("A sound picture has no findings")
  func none() { #expect(lints { _ in }.isEmpty) }

  @Test("Each lint sees its fault, and a suppression with a reason silences it")
  func each() {
    var text = TextFacts()
    text.isTruncated = true
    text.missingCharacters = "☃"
    text.contrast = 2.99
    text.pointSize = 30
    let faults: [(String, (inout SceneNode) -> Void)] = [
      ("tap-target", { $0.frame.size.width = 43 }), ("overflow", { $0.facts.isOverflowing = true }),
      ("overlapping-controls", { $0.frame.size.width = 60 }),
    ]
    for (name, fault) in faults {
      #expect(lints(LintOptions(), fault) == [name])
      #expect(
        lints {
          fault(&$0)
          $0.facts.suppressions = [LintSuppression(lint: name, reason: "known")]
        }.isEmpty)
    }
    #expect(
      lints { $0.facts.text = text } == ["truncated-text", "missing-glyph", "contrast"])
  }

  @Test(
    "Contrast depends on size and weight",
    arguments: [
      (17.0, false, 4.49, true), (17, false, 4.5, false), (18, false, 3, false),
      (14, true, 3.1, false), (14, false, 3.1, true), (18, false, 2.9, true),
    ])
  func contrast(size: Double, isBold: Bool, contrast: Double, isFound: Bool) {
    let found = lints {
      var text = TextFacts()
      (text.pointSize, text.isBold, text.contrast) = (size, isBold, contrast)
      $0.facts.text = text
    }
    #expect(found == (isFound ? ["contrast"] : []))
  }

  @Test("Grid and tokens are asked for by name only")
  func optional() {
    var options = LintOptions()
    options.grid = 8
    options.tokenProperties = ["color"]
    #expect(
      lints(options) {
        $0.frame.origin.y = 3
        $0.properties = [SceneProperty("color", "#1")]
      } == ["off-grid", "off-token"])
  }

  private func result(_ variant: String, _ findings: [LintFinding]) -> PictureResult {
    var result = PictureResult(
      name: "a.\(variant)", caseName: "a", variant: variant, status: .passed)
    result.lints = findings
    return result
  }

  @Test("A finding names its variants when it does not hold for all, and is one for a node")
  func variants() {
    func found(_ ratio: String, _ node: String = "Text", isNote: Bool = false) -> LintFinding {
      LintFinding(lint: "contrast", node: node, message: ratio, isNote: isNote)
    }
    var report = SnapshotReport()
    report.results = [
      result("light", [found("2:1"), found("3:1", "Title"), found("4:1", "Badge")]),
      result("dark", [found("2.5:1"), found("3:1", "Title")]),
    ]
    #expect(
      report.lints.map(\.finding.message) == ["2:1 in light; 2.5:1 in dark", "3:1", "4:1 in light"])
    #expect(report.lints.map(\.pictures.count) == [2, 2, 1])
  }

  @Test("Notes are counted in one line, listed on request, and never fail a run")
  func notes() throws {
    let note = LintFinding(lint: "tap-target", node: "Button", message: "30x30", isNote: true)
    var report = SnapshotReport()
    report.countsLints = true
    report.results = [result("light", [note])]
    #expect(
      report.exitStatus == 0 && report.lints.isEmpty && LintBaseline(report: report).text == "")
    var terminal = TerminalReport(usesColor: false)
    let counted = terminal.summary(report)
    #expect(counted.contains("1 note on colours and sizes of the platform (galley lint --notes)"))
    #expect(!counted.contains("30x30"))
    terminal.listsNotes = true
    #expect(terminal.summary(report).contains("note tap-target Button: 30x30 (1 picture)"))
    #expect(SARIFReport.text(of: report, version: "1.0.0").contains("\"level\":\"note\""))
    #expect(ReportJSON.text(of: report).contains("\"severity\":\"note\""))
  }

  @Test("Findings with one cause are one line with the places of the others")
  func causes() {
    func found(_ line: Int) -> LintFinding {
      LintFinding(
        lint: "contrast", node: "Text[\(line)]", message: "2:1",
        location: SceneLocation(file: "a.json", line: line, column: 4))
    }
    var report = SnapshotReport()
    report.results = [result("light", (1...8).map(found))]
    let text = TerminalReport(usesColor: false).summary(report)
    #expect(
      text.hasPrefix(
        "a.json:1:4: lint contrast Text[1]: 2:1 (1 picture), "
          + "7 more like this at 2:4, 3:4, 4:4, 5:4, 6:4 and elsewhere\n"))
  }
}
