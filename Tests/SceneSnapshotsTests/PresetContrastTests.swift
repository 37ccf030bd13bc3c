import Galley
import GalleyComponents
import GalleyDesign
import GalleyDocuments
import GalleyParsing
import GalleySnapshots
import Testing

@testable import GalleySceneSnapshots

/// Whether the words of every control can be read in every preset: 3 to 1 at least, as WCAG 2.2 asks
/// of large text and of controls. Less than 4.5 is what the systems published: white on the
/// platform's blue has 4.01, on its red 3.54.
@Suite("Contrast of presets")
struct PresetContrastTests {
  private static let states = ["normal", "highlighted", "selected", "focused", "error"]

  private static let page: String = {
    func view(_ type: String, _ id: String, _ properties: String = "", _ values: String) -> String {
      #"{"type": "\#(type)", "id": "\#(id)", "properties": {\#(properties)}, "values": {\#(values)}}"#
    }
    var views: [String] = []
    for kind in ButtonKind.allCases {
      views += states.map {
        view(
          "Button", "\(kind) \($0)", #""kind": "\#(kind)", "state": "\#($0)""#, #""title": "Go""#)
      }
    }
    for type in ["TextField", "TextView", "SearchField"] {
      views += ["normal", "focused", "error"].map {
        view(type, "\(type) \($0)", #""state": "\#($0)""#, #""text": "Word""#)
      }
    }
    views.append(view("TextField", "message", #""state": "error""#, #""message": "Not so""#))
    for state in states {
      let said = #""state": "\#(state)""#
      views.append(
        view("Cell", "Cell \(state)", said, #""title": "T", "detail": "D", "value": "V""#))
      views += ["Checkbox", "RadioButton", "Toggle", "Stepper", "ColorPicker"].map {
        view($0, "\($0) \(state)", said, #""label": "L""#)
      }
      views += ["segmented", "inline", "radioGroup", "menu"].map {
        view(
          "Picker", "\($0) \(state)", said + #", "pickerStyle": "\#($0)""#,
          #""label": "L", "options": ["A", "B"]"#)
      }
      views.append(view("Chip", "Chip \(state)", said, #""title": "C""#))
      views.append(
        view("Chip", "Chosen \(state)", said + #", "isSelected": true"#, #""title": "C""#))
    }
    views += [
      view("Text", "Text", "", #""text": "Text""#), view("Badge", "Badge", "", #""text": "3""#),
      view("Tag", "Tag", "", #""text": "New""#),
      view("Bubble", "in", "", #""text": "Hi", "caption": "now""#),
      view("Bubble", "out", #""isOutgoing": true"#, #""text": "Hi""#),
      view("Banner", "Banner", "", #""title": "T", "message": "M""#),
      view("TextButton", "TextButton", "", #""title": "Go""#),
      view("Link", "Link", "", #""text": "Go", "url": "https://a.b""#),
      view("Alert", "Alert", "", #""title": "T", "message": "M""#),
    ]
    return """
      {"canvas": {"width": 400}, "root": {"type": "VStack", "subviews": [\(views.joined(separator: ","))]}}
      """
  }()

  /// Colours that DNAKit published side by side.
  private static let published: [Appearance: Set<String>] = [
    .light: [
      "secondaryAccent normal", "secondaryAccent highlighted", "secondaryAccent selected",
      "secondaryAccent focused", "secondaryDanger highlighted", "disable highlighted",
    ],
    .dark: ["primaryAccent highlighted", "secondaryDanger highlighted"],
  ]

  @Test(
    "words can be read, whatever the state", arguments: Theme.presets.map(\.name),
    Appearance.allCases)
  func readable(name: String, appearance: Appearance) throws {
    let theme = try #require(Theme.presets.first { $0.name == name }?.theme)
    let (document, findings) = DocumentReader.read(
      SourceText(name: "presets.json", text: Self.page), options: .init(theme: theme))
    #expect(findings.filter { $0.severity == .error }.isEmpty, "\(findings)")
    var settings = SceneSettings()
    settings.appearance = appearance
    let prepared = try #require(FaultDrillTests.renderer).prepare(
      Scene(try #require(document), settings: settings))
    var options = LintOptions()
    options.minimumContrast = 3
    let weak = SceneLinter(options: options).findings(in: SceneDescription(prepared))
      .filter { $0.lint == "contrast" }
    // A scheme for buttons goes before their kinds, so these pairs are not seen under it.
    let hidesKinds = theme[.buttons]?.colors?.foreground != nil
    let known = hidesKinds ? [] : (Self.published[appearance] ?? []).map { "Button#\($0) › Text" }
    #expect(Set(weak.map(\.node)) == Set(known), "\(weak.map { "\($0.node): \($0.message)" })")
  }
}
