import GalleyComponents
import GalleyDesign
import GalleyParsing
import GalleySnapshots
import GalleyStair
import GalleyTestSupport
import Testing

@testable import GalleySceneSnapshots

@Suite("Steps on documents")
struct DocumentStepTests {
  private static let form = """
    {"type": "VStack", "subviews": [
      {"type": "Toggle", "id": "wifi", "values": {"label": "Wi-Fi"}},
      {"type": "TextField", "values": {"placeholder": "Email", "text": "a"}, "properties": {"state": "focused"}},
      {"type": "SearchField", "values": {"placeholder": "Find"}, "properties": {}},
      {"type": "Picker", "values": {"label": "Size", "options": ["S", "M"]}, "properties": {"selectedIndex": 0}},
      {"type": "Slider", "id": "volume", "properties": {"value": 0.5}},
      {"type": "Toggle", "values": {"label": "Locked"}, "properties": {"on": true, "state": "disabled"}},
      {"type": "DisclosureGroup", "values": {"title": "More"}, "subviews": [{"type": "Text", "values": {"text": "Inside"}}]},
      {"type": "Button", "values": {"title": "Save"}},
      {"type": "List", "id": "rows"},
      {"type": "TabBar", "values": {"items": ["Home", {"title": "Mail"}]}}
    ]}
    """

  private func played(_ steps: String, on text: String = form) throws -> DocumentScreen {
    var screen = DocumentScreen(SourceText(name: "form.json", text: text), .standard)
    try screen.play(ScreenSteps(SourceText(name: "form.steps.json", text: steps)))
    return screen
  }

  private func failure(_ steps: String) -> String {
    do { _ = try played(steps) } catch { return "\(error)" }
    return ""
  }

  private func text(_ screen: DocumentScreen) -> String {
    String(decoding: screen.source.bytes, as: UTF8.self)
  }

  private func lines(_ screen: DocumentScreen) -> [String] { screen.elements.map(\.description) }

  @Test("Elements are what can be used or read, with labels, values and roles")
  func elements() throws {
    #expect(
      lines(try played("[]")) == [
        "toggle \"Wi-Fi\" = \"off\" #wifi", "textField \"Email\" = \"a\"", "searchField \"Find\"",
        "picker \"Size\" = \"S\" [S | M]", "slider = \"0.5\" #volume",
        "toggle \"Locked\" = \"on\" disabled", "button \"More\" = \"closed\"", "text \"Inside\"",
        "button \"Save\"", "group #rows", "tab \"Home\" = \"selected\"", "tab \"Mail\"",
      ])
  }

  @Test("Each control responds as its component says, and the rest of the text stays as it is")
  func controls() throws {
    let screen = try played(
      """
      [{"tap": "wifi"}, {"type": "da", "into": "Email"}, {"type": "x", "into": "Find"},
       {"set": "Size", "to": "M"}, {"set": "volume", "to": 0.25}, {"increment": "volume"},
       {"tap": "More"}, {"scroll": "rows", "y": 40}, {"selectTab": "Mail"}, {"expect": "Size", "value": "M"},
       {"configure": {"appearance": "dark"}}]
      """)
    let expected = [
      "toggle \"Wi-Fi\" = \"on\" #wifi", "textField \"Email\" = \"ada\"",
      "searchField \"Find\" = \"x\"", "picker \"Size\" = \"M\" [S | M]",
      "slider = \"0.35\" #volume",
      "toggle \"Locked\" = \"on\" disabled", "button \"More\" = \"open\"", "text \"Inside\"",
      "button \"Save\"", "group #rows", "tab \"Home\"", "tab \"Mail\" = \"selected\"",
    ]
    #expect(lines(screen) == expected)
    #expect(screen.settings.appearance == .dark)
    // Nothing moves to another line, so that findings keep their places.
    #expect(
      text(screen).split(separator: "\n").count == Self.form.split(separator: "\n").count)
    #expect(text(screen).contains(#""selectedIndex": 1"#))
    #expect(text(screen).contains(#"{"text": "x", "placeholder": "Find"}"#))
    #expect(!text(screen).contains("Email\", \"text\": \"a\""))
    // One field has the focus.
    #expect(text(screen).split(separator: "\"focused\"").count == 2)
    let renderer = DocumentRenderer(try Renderer(), DocumentLoader())
    #expect(renderer.prepare(DocumentRequest(screen.source)).findings == [])
  }

  @Test(
    "What a document does not respond to is an error with the step and what there is",
    arguments: [
      (
        #"[{"tap": "Save"}]"#,
        "step 1: tap \"Save\": it does not respond to that:"
      ),
      (
        #"[{"tap": "Wifi"}]"#, "nothing in the document is called so; there is:"
      ),
      (#"[{"tap": "Locked"}]"#, "it is disabled:"),
      (#"[{"tap": {"role": "toggle"}}]"#, "tap toggle: 2 elements are called so; give an index:"),
      (#"[{"set": "Size", "to": "L"}]"#, "\"L\" is none of its options:"),
      (#"[{"set": "wifi", "to": "on"}]"#, "it does not take a string \"on\":"),
      (#"[{"expect": "wifi", "value": "on"}]"#, "its value is \"off\", not \"on\""),
      (#"[{"absent": "wifi"}]"#, "it is there:"),
      (#"[{"back": true}]"#, "does not respond to that"),
      (
        #"[{"configure": {"keyboard": true}}]"#,
        "a document has no keyboard; a view of SwiftUI has one"
      ),
      (#"[{"tap": {"x": 1, "y": 2}}]"#, "not by places"),
      (#"[{"increment": "volume", "times": 5}, {"increment": "volume"}]"#, "step 2: increment"),
    ])
  func refusals(_ steps: String, _ words: String) {
    #expect(failure(steps).contains(words), "\(failure(steps))")
    #expect(failure(steps).hasPrefix("form.steps.json:1:"))
  }

  @Test("An error lists the elements that there were")
  func listing() {
    let lines = failure(#"[{"tap": "Wifi"}]"#).split(separator: "\n").map(String.init)
    #expect(lines.count == 3 + 12)
    #expect(lines[3] == "  toggle \"Wi-Fi\" = \"off\" #wifi")
    #expect(failure(#"[{"tap": "Save"}]"#).hasSuffix("\n  button \"Save\""))
  }

  @Test("Each snapshot is a case with the picture that its steps lead to, and the steps as a cause")
  func cases() throws {
    let folder = TemporaryFolder()
    try folder.write(
      #"{"type": "Toggle", "id": "wifi", "values": {"label": "Wi-Fi"}, "properties": {"width": 90}}"#,
      to: "a.json")
    try folder.write(
      #"[{"snapshot": "off"}, {"tap": "wifi"}, {"snapshot": "on"}]"#, to: "a.steps.json")
    let corpus = try Corpus(root: folder.path)
    #expect(corpus.findings.isEmpty)
    #expect(corpus.cases.map(\.name) == ["a", "a-off", "a-on"])
    #expect(
      corpus.cases[2].picturePath(corpus.cases[2].variants[0]) == "\(folder.path)/a-on.light.png")
    let pictures = DocumentPictures(renderer: try Renderer())
    func picture(_ index: Int) throws -> PreparedPicture {
      let found = corpus.cases[index]
      return try pictures.preparation(
        RenderRequest(
          path: found.path, variant: found.variants[0], settings: found.settings, found.name))
    }
    #expect(try picture(0).digest == picture(1).digest)
    #expect(try picture(1).digest != picture(2).digest)
    #expect(try picture(2).dependencies.contains("\(folder.path)/a.steps.json"))
    try folder.write(
      #"[{"tap": "wifi"}, {"tap": "bluetooth"}, {"snapshot": "on"}]"#, to: "a.steps.json")
    let broken = try #require(try Corpus(root: folder.path).cases.last)
    #expect(broken.name == "a-on")
    let request = RenderRequest(
      path: broken.path, variant: broken.variants[0], settings: broken.settings, broken.name)
    do {
      _ = try pictures.preparation(request)
      Issue.record("drawn")
    } catch {
      #expect(error.description.contains("a.steps.json:1:19: error: step 2: tap \"bluetooth\""))
      #expect(error.description.contains("toggle \"Wi-Fi\" = \"on\" #wifi"))
    }
  }

  @Test(
    "Steps that make no case are errors of the corpus",
    arguments: [
      ("a.steps.json", "[]", "no step takes a picture"), ("a.steps.json", "[", "error"),
      ("a.steps.json", #"[{"snapshot": "../x"}]"#, "1:15: error: a snapshot's name has"),
      ("b.steps.json", #"[{"snapshot": "x"}]"#, "there is no document 'b.json'"),
    ])
  func mistakes(_ name: String, _ text: String, _ words: String) throws {
    let folder = TemporaryFolder()
    try folder.write(#"{"type": "Circle"}"#, to: "a.json")
    try folder.write(text, to: name)
    let corpus = try Corpus(root: folder.path)
    #expect(corpus.cases.map(\.name) == ["a"] && corpus.hasErrors)
    let said = corpus.findings.map { $0.diagnostic.rendered(in: $0.source) }.joined()
    #expect(said.contains(words), "\(said)")
  }
}
