import GalleyComponents
import GalleyDesign
import GalleyDocuments
import GalleyParsing
import GalleySceneSnapshots
import GalleySnapshots
import GalleyStair
import Testing

@testable import GalleyMain

/// Checks that the text of every component can be read in every preset: 3 to 1 at least, as WCAG 2.2 requires
/// for large text and for controls. Contrasts below 4.5 are those that the systems published: white on the
/// platform's blue has 4.01, on its red 3.54. A component that takes no input is exempt by WCAG, and the lint
/// ignores it; a busy one shows a spinner in the place of its text.
@Suite("Contrast of presets")
struct PresetContrastTests {
  private static let states = ControlState.allCases.filter { $0 != .disabled && $0 != .loading }

  /// The samples of every component of the gallery, in every state it has, and buttons of every kind; each
  /// with an id that describes it.
  private static let page: String = {
    let gallery = ComponentGallery()
    var components: [SyntaxValue] = []
    func add(_ samples: [SyntaxValue], _ name: String, _ state: ControlState?) {
      for (index, sample) in samples.enumerated() {
        guard case .object(let members) = sample.kind else { continue }
        let id = "\(name) \(index + 1)" + (state.map { " \($0)" } ?? "")
        components.append(SyntaxValue(.object([SyntaxMember("id", .text(id))] + members)))
      }
    }
    for entry in ComponentCatalog.standard.entries where entry.typeName != "Button" {
      let own = ComponentGallery.states(of: entry).filter(states.contains)
      if own.isEmpty { add(gallery.components(entry), entry.typeName, nil) }
      for state in own { add(gallery.components(entry, in: state), entry.typeName, state) }
    }
    for state in states {
      for kind in ButtonKind.allCases {
        let properties = SyntaxValue(
          .object([
            SyntaxMember("kind", .text(kind.rawValue)),
            SyntaxMember("state", .text(state.rawValue)),
          ]))
        let values = SyntaxValue(.object([SyntaxMember("title", .text("Go"))]))
        add(
          [
            SyntaxValue(
              .object([
                SyntaxMember("type", .text("Button")), SyntaxMember("properties", properties),
                SyntaxMember("values", values),
              ]))
          ], "\(kind)", state)
      }
    }
    for state in [ControlState.hovered, .highlighted, .selected] {
      let button = SyntaxValue.object([
        ("type", .text("Button")), ("properties", .object([("state", .text(state.rawValue))])),
        ("values", .object([("title", .text("Go"))])),
      ])
      add(
        [.object([("type", .text("ControlGroup")), ("subviews", .array([button]))])],
        "segment", state)
    }
    // The preset's own page, not the gallery's.
    let column = SyntaxValue(
      .object([
        SyntaxMember("type", .text("VStack")), SyntaxMember("subviews", .array(components)),
      ]))
    let canvas = SyntaxValue(.object([SyntaxMember("width", .number(400))]))
    return JSONWriter.text(
      of: SyntaxValue(.object([SyntaxMember("canvas", canvas), SyntaxMember("root", column)])))
  }()

  /// Colours that their systems published side by side, by what shows them.
  private static let published: [String: String] = [
    // DNAKit's buttons.
    "secondaryAccent": "its table", "secondaryDanger 1 hovered": "its table",
    "secondaryDanger 1 highlighted": "its table", "primaryAccent 1 highlighted": "its table",
    "disable 1 highlighted": "its table", "CapsuleCell 1": "white on teal",
    // The platform's blue on the platform's fill, over the page of DNAKit, which is lighter in dark.
    "gray 1 normal": "its page", "gray 1 focused": "its page",
    "ControlGroup 1 normal": "its page", "ControlGroup 1 focused": "its page",
    "ControlGroup 1 error": "its page", "segment 1 highlighted": "its page",
    // DNAKit's light grey on its white field, under the veil of a pointer.
    "TextField 1 hovered": "its placeholder",
    // what3words' red on the same page.
    "SuggestionCell 1": "its slashes", "WordsView 1": "its slashes",
  ]

  @Test("words can be read, whatever the state, and every exception is one")
  func readable() throws {
    var needed: Set<String> = []
    for preset in Theme.presets {
      for appearance in Appearance.allCases {
        for finding in try weak(preset.theme, appearance) {
          let names = Self.published.keys.filter { finding.node.contains("#\($0)") }
          needed.formUnion(names)
          #expect(
            !names.isEmpty, "\(preset.name), \(appearance): \(finding.node): \(finding.message)")
        }
      }
    }
    #expect(Set(Self.published.keys).subtracting(needed).isEmpty)
  }

  /// The words of the page that have less than 3 to 1.
  private func weak(_ theme: Theme, _ appearance: Appearance) throws -> [LintFinding] {
    let (document, findings) = DocumentReader.read(
      SourceText(name: "presets.json", text: Self.page), options: .init(theme: theme))
    #expect(findings.filter { $0.severity == .error }.isEmpty, "\(findings)")
    var settings = SceneSettings()
    settings.appearance = appearance
    let prepared = try Renderer().prepare(Scene(try #require(document), settings: settings))
    var options = LintOptions()
    options.minimumContrast = 3
    return SceneLinter(options: options).findings(in: SceneDescription(prepared))
      .filter { $0.lint == "contrast" }
  }
}
