import GalleyParsing
import GalleyStair
import Testing

/// The steps with which a user's package adds a component: a type and an entry in a catalogue.
@Suite("A component of one's own")
struct OwnComponentTests {
  fileprivate struct Badge: DocumentView {
    var count = 0

    static let summary = "A number on a rounded ground."
    static let properties = [
      Property("count", \Badge.count, in: .values, default: "0", "The number.")
    ]

    var body: some View {
      Rectangle().frame(width: 10 * Double(count), height: 16)
    }
  }

  private let loader = DocumentLoader(catalog: ComponentCatalog.standard.adding(Badge()))

  @Test("A document may name it, and it is laid out among the others")
  func document() throws {
    let text = """
      {"type": "HStack", "subviews": [
        {"type": "Badge", "id": "badge", "values": {"count": 3}},
        {"type": "Rectangle", "properties": {"width": 5, "height": 5}}]}
      """
    let loaded = loader.load(SourceText(name: "a.json", text: text), at: "a.json")
    #expect(loaded.diagnostics.isEmpty)
    let prepared = try Renderer().prepare(Scene(try #require(loaded.document)))
    #expect(prepared.layout.frame(ofID: "badge") == Rect(x: 0, y: 0, width: 30, height: 16))
    #expect(prepared.size == Size(width: 35, height: 16))
  }

  @Test("Its keys are checked and its name is suggested like those of every other")
  func mistakes() {
    let text = #"{"type": "Bagde", "values": {"count": 3}}"#
    let loaded = loader.load(SourceText(name: "a.json", text: text), at: "a.json")
    #expect(loaded.document == nil)
    #expect(loaded.diagnostics.first?.suggestion == "Badge")
  }

  @Test("Swift trees take it as it is, and the README's row is drawn")
  func swift() throws {
    let row = HStack(spacing: 12) {
      Circle().frame(width: 40, height: 40)
      Text("Ada Lovelace").padding(.vertical, 8)
      Badge(count: 2)
      Spacer()
    }
    let bitmap = try Renderer().render(Scene(row, canvas: SceneCanvas(width: 300)))
    #expect(bitmap.width == 600 && bitmap.height >= 80)
  }
}
