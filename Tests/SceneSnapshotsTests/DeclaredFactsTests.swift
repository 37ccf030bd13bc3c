import GalleyComponents
import GalleyDocuments
import GalleyLayout
import GalleyParsing
import GalleySnapshots
import GalleyStair
import GalleySystem
import GalleyTestSupport
import Testing

@testable import GalleySceneSnapshots

/// The facts that a component declares about itself: the texts that people read, and its role for the user.
@Suite("What components declare")
struct DeclaredFactsTests {
  /// A control of a user's own, with a text.
  fileprivate struct Stepper: DocumentView {
    var caption = ""
    var state = ControlState.normal

    static let properties = [
      Property("caption", \Stepper.caption, as: .displayText, in: .values, "What it counts."),
      Property("state", \Stepper.state, "What it is doing."),
    ]
    var accessibilityTraits: AccessibilityTraits {
      state == .disabled ? [.isAdjustable, .isNotEnabled] : .isAdjustable
    }
    var body: some View { Text(caption).frame(width: 20, height: 20) }
  }

  /// One that no document knows.
  fileprivate struct Star: View {
    var body: some View {
      Rectangle().frame(width: 12, height: 12).accessibilityAddTraits(.isButton)
    }
  }

  private static let catalog = ComponentCatalog.standard.adding(Stepper())

  private func described(_ root: some View) throws -> SceneDescription {
    SceneDescription(
      try #require(FaultDrillTests.renderer).prepare(
        Scene(root, canvas: SceneCanvas(width: 200))))
  }

  private func document(
    _ root: String, translation: (@Sendable (String) -> String)? = nil
  ) throws -> Document {
    let (document, findings) = DocumentReader.read(
      SourceText(name: "d.json", text: root),
      options: .init(catalog: Self.catalog, translation: translation))
    return try #require(document, "\(findings)")
  }

  @Test(
    "Texts that people read are translated, names and what was typed for machines are not",
    arguments: [
      (#"{"type": "Text", "values": {"text": "Hello"}}"#, ["text": "<Hello>"]),
      (
        #"{"type": "Cell", "values": {"title": "Rate", "detail": "daily", "value": "5"}}"#,
        ["title": "<Rate>", "detail": "<daily>", "value": "<5>"]
      ),
      (
        #"{"type": "Button", "values": {"title": "Go", "disabledTitle": "No", "systemIconName": "star"}}"#,
        ["title": "<Go>", "disabledTitle": "<No>", "systemIconName": "star"]
      ),
      (
        #"{"type": "InfoLabel", "values": {"text": "Rate", "info": "a year"}}"#,
        ["text": "<Rate>", "info": "<a year>"]
      ),
      (
        #"{"type": "NumericLabel", "values": {"value": 5, "unit": "Cr"}, "properties": {"numberType": "amount"}}"#,
        ["unit": "<Cr>", "numberType": "amount"]
      ),
      (
        #"{"type": "Link", "values": {"text": "Home", "url": "https://a.b"}}"#,
        ["text": "<Home>", "url": "https://a.b"]
      ),
      (
        #"{"type": "TextField", "values": {"placeholder": "Name", "message": "Missing"}}"#,
        ["placeholder": "<Name>", "message": "<Missing>"]
      ),
      (
        #"{"type": "Table", "values": {"header": "Top", "emptyMessage": "None"}, "subviews": []}"#,
        ["header": "<Top>", "emptyMessage": "<None>"]
      ),
      (#"{"type": "Stepper", "values": {"caption": "Guests"}}"#, ["caption": "<Guests>"]),
    ])
  func texts(root: String, expected: [String: String]) throws {
    let scene = try described(document(root) { "<\($0)>" }.root)
    for (name, text) in expected { #expect(scene.nodes[0].value(of: name) == text, "\(name)") }
  }

  @Test(
    "Texts with markup are translated stretch by stretch, the markup stays",
    arguments: [
      #"{"type": "Text", "values": {"markdown": "Pay **now**"}}"#,
      #"{"type": "Text", "values": {"html": "Pay <b>now</b>"}}"#,
    ])
  func markup(root: String) throws {
    let text = try #require(document(root) { "<\($0)>" }.root.content as? Text)
    let rich = try #require(text.markdown?.text ?? text.html?.text)
    #expect(rich.string == "<Pay ><now>")
    #expect(rich.segments.count == 2)
  }

  @Test("A pseudo-locale reaches a component of one's own in a run")
  func pseudoLocale() throws {
    let folder = TemporaryFolder()
    try folder.write(#"{"type": "Stepper", "values": {"caption": "Guests"}}"#, to: "own.json")
    let pictures = DocumentPictures(
      renderer: try #require(FaultDrillTests.renderer),
      loader: DocumentLoader(catalog: Self.catalog))
    let variant = Variant(name: "x", settings: [.init(.locale, "en-XA")])
    let prepared = try pictures.preparation(
      RenderRequest(path: folder.path + "/own.json", variant: variant))
    #expect(FrameDump.text(prepared.scene).contains("[Ĝûéšţš one]"))
  }

  @Test("A control of one's own is found when it is too small, unless it is switched off")
  func ownControl() throws {
    func lints(_ root: some View) throws -> [String] {
      SceneLinter().findings(in: try described(root)).map(\.lint)
    }
    #expect(
      try lints(document(#"{"type": "Stepper", "values": {"caption": "A"}}"#).root)
        == ["tap-target"])
    #expect(
      try lints(
        document(
          #"{"type": "Stepper", "values": {"caption": "A"}, "properties": {"state": "disabled"}}"#
        ).root
      ).isEmpty)
    #expect(try lints(Stepper(caption: "A")) == ["tap-target"])
    #expect(try lints(Star()) == ["tap-target"])
    #expect(try lints(Rectangle().frame(width: 12, height: 12)).isEmpty)
  }

  @Test(
    "What Galley's controls are is theirs to say",
    arguments: [
      ("Button", "state", AccessibilityTraits.isButton), ("Switch", "state", .isToggle),
      ("TextField", "state", .isTextField), ("TextView", "state", .isTextField),
    ])
  func controls(type: String, key: String, trait: AccessibilityTraits) throws {
    let plain = try document(#"{"type": "\#(type)"}"#).root.content
    #expect(plain.accessibilityTraits == trait)
    let disabled = try document(
      #"{"type": "\#(type)", "properties": {"\#(key)": "disabled"}}"#
    ).root.content
    #expect(disabled.accessibilityTraits == [trait, .isNotEnabled])
  }

  @Test("Colours by name have their token wherever they stand, lists and tables included")
  func tokens() throws {
    let root = """
      {"type": "VStack", "subviews": [
        {"type": "List", "properties": {"separatorColor": "systemRed", "shadow": {"color": "systemRed"}},
         "subviews": [{"type": "Text"}]},
        {"type": "Table", "properties": {"separatorColor": "systemRed", "backgroundColor": "#FF0000"},
         "subviews": [{"type": "Text", "properties": {"underline": {"color": "systemRed"}}}]}]}
      """
    let scene = try described(document(root).root)
    let named = scene.nodes.flatMap(\.properties).filter { $0.token == "color.systemRed" }
    #expect(
      named.map(\.name) == ["separatorColor", "shadow.color", "separatorColor", "underline.color"])
  }

  @Test("A name that is written over is no token")
  func repeated() throws {
    let root = try document(
      ##"{"type": "Text", "properties": {"foregroundColor": "systemRed", "foregroundColor": "#112233"}}"##
    ).root
    let scene = try described(root)
    #expect(scene.nodes[0].properties.allSatisfy { $0.token == nil })
  }
}
