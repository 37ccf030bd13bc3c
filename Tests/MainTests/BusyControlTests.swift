import GalleyComponents
import GalleyDocuments
import GalleyGeometry
import GalleyParsing
import GalleySceneSnapshots
import GalleySnapshots
import GalleyStair
import Testing

@testable import GalleyMain

/// Checks that every control that can be busy shows this by a spinner, and that the spinner has a place of
/// its own: over text neither of them could be read.
@Suite("Busy controls")
struct BusyControlTests {
  private static let page = JSONWriter.text(
    of: SyntaxValue(
      .object([
        SyntaxMember("type", .text("VStack")), SyntaxMember("subviews", .array(samples)),
      ])))

  /// Those of the gallery, and the forms of pickers that it does not show.
  private static let samples: [SyntaxValue] = {
    let gallery = ComponentGallery()
    let entries = ComponentCatalog.standard.entries.filter {
      ComponentGallery.states(of: $0).contains(.loading)
    }
    let pickers = [
      ("Picker", "pickerStyle", ["inline", "wheel", "radioGroup"]),
      ("DatePicker", "datePickerStyle", ["wheel"]),
    ].flatMap { type, key, styles in
      styles.map { style in
        SyntaxValue.object([
          ("type", .text(type)),
          ("properties", .object([(key, .text(style)), ("state", .text("loading"))])),
          (
            "values",
            .object(
              type == "Picker"
                ? [("options", .array(["One", "Two", "Three"].map { .text($0) }))]
                : [("date", .text("2026-11-22"))])
          ),
        ])
      }
    }
    return entries.flatMap { gallery.components($0, in: .loading) } + pickers
  }()

  @Test("the wheel of a busy control stands beside its words or in their place")
  func wheels() throws {
    let (document, findings) = DocumentReader.read(SourceText(name: "busy.json", text: Self.page))
    #expect(findings.filter { $0.severity == .error }.isEmpty, "\(findings)")
    var settings = SceneSettings()
    settings.width = 390
    let scene = SceneDescription(
      try Renderer().prepare(Scene(try #require(document), settings: settings)))
    let parents = scene.nodes.map { $0.parent }
    func isHidden(_ index: Int) -> Bool {
      if index < 0 { return false }
      let hides = scene.nodes[index].properties.contains {
        $0.name.hasPrefix("opacity") && $0.value == "0"
      }
      return hides || isHidden(parents[index])
    }
    func control(_ index: Int) -> Int {
      scene.nodes[parents[index]].parent < 0 ? index : control(parents[index])
    }
    var busy: Set<Int> = []
    for (index, wheel) in scene.nodes.enumerated() where wheel.type == "ActivityIndicator" {
      busy.insert(control(index))
      // Views hidden in these are not in the tree that describes them: `KitTests` checks the drawn content.
      if ["ControlGroup", "IconButton"].contains(scene.nodes[control(index)].type) { continue }
      for (other, node) in scene.nodes.enumerated()
      where ["Text", "Image"].contains(node.type) && !isHidden(other) {
        let covered = node.frame.intersection(wheel.frame)
        #expect(
          covered == nil || covered?.width == 0 || covered?.height == 0,
          "\(scene.name(of: index)) over \(scene.name(of: other))")
      }
    }
    let controls = scene.nodes.indices.filter { $0 > 0 && control($0) == $0 }
    // A switch draws its knob with everything on it.
    for index in controls
    where !busy.contains(index) && !["Switch", "Toggle"].contains(scene.nodes[index].type) {
      Issue.record("\(scene.name(of: index)) has no wheel")
    }
    #expect(controls.count == Self.samples.count)
  }
}
