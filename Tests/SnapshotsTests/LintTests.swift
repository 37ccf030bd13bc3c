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
}
