import GalleyComponents
import GalleyDesign
import GalleyDocuments
import GalleyParsing
import GalleyStair
import GalleyTestSupport
import Testing

@testable import GalleyMain

@Suite("The gallery of components")
struct ComponentGalleryTests {
  private static let gallery = ComponentGallery()

  /// Types with a state.
  static let controls = ComponentCatalog.standard.entries.filter {
    !ComponentGallery.states(of: $0).isEmpty
  }.map(\.typeName)

  private func entry(_ type: String) throws -> ComponentEntry {
    try #require(ComponentCatalog.standard.entries.first { $0.typeName == type })
  }

  /// The pixels of a component, which has to be free of faults.
  private func pixels(
    _ component: SyntaxValue, _ appearance: Appearance, _ renderer: Renderer
  ) throws -> [UInt8] {
    let text = JSONWriter.text(of: ComponentGallery.document([component]))
    let (document, findings) = DocumentReader.read(SourceText(name: "page", text: text))
    #expect(findings.isEmpty, "\(findings)")
    var settings = SceneSettings()
    settings.appearance = appearance
    let scene = Scene(try #require(document), settings: settings)
    return try renderer.png(scene)
  }

  /// A component that is on looks the same if it is also selected.
  private static let on = ["isOn", "isSelected"]

  private func isOn(_ component: SyntaxValue) -> Bool {
    let text = JSONWriter.text(of: component)
    return Self.on.contains { text.contains("\"\($0)\":true") || text.contains("\"\($0)\": true") }
  }

  @Test(
    "white surfaces are seen on their pages",
    arguments: ["ActionSheet", "Card", "Popover", "Sheet"])
  func whiteSurfaces(type: String) throws {
    let text = JSONWriter.text(of: Self.gallery.page(of: try entry(type)))
    let (document, _) = DocumentReader.read(SourceText(name: "page", text: text))
    var settings = SceneSettings()
    settings.appearance = .light
    let picture = try Renderer().render(Scene(try #require(document), settings: settings)).straight
    let ground = Array(picture.pixels[..<3])
    let white = stride(from: 0, to: picture.pixels.count, by: 4)
      .count { picture.pixels[$0..<$0 + 3].allSatisfy { $0 >= 252 } }
    #expect(ground != [255, 255, 255] && white > 1_000, "\(ground), \(white)")
  }

  @Test("what is busy does not look as if it were switched off", arguments: controls)
  func busy(type: String) throws {
    let (entry, renderer) = (try entry(type), try Renderer())
    let (off, busy) = (
      Self.gallery.components(entry, in: .disabled), Self.gallery.components(entry, in: .loading)
    )
    for (off, busy) in zip(off, busy) {
      #expect(try pixels(off, .light, renderer) != pixels(busy, .light, renderer), "\(type)")
    }
  }

  @Test(
    "every component has a page, without a fault",
    arguments: ComponentCatalog.standard.entries.map(\.typeName))
  func pages(type: String) throws {
    let page = Self.gallery.page(of: try entry(type))
    let text = JSONWriter.text(of: page)
    let (document, findings) = DocumentReader.read(SourceText(name: type, text: text))
    #expect(findings.isEmpty, "\(findings)")
    #expect(document != nil && text.contains("\"\(type)\""))
  }

  @Test("galley gallery components draws the named ones, and names a mistake")
  func command() throws {
    let folder = TemporaryFolder()
    let tool = Tool(folder: folder.path)
    let drawn = try tool.run(["gallery", "components", "Button", "Cell", "-o", "out"])
    #expect(drawn.status == 0, "\(drawn.errors)")
    #expect(
      folder.files.filter { $0.hasPrefix("out/") && $0.hasSuffix(".png") }.sorted()
        == ["Button", "Cell"].flatMap { ["out/\($0).dark.png", "out/\($0).light.png"] })
    #expect(
      ["index.html", "page.css", "page.js"].allSatisfy { folder.files.contains("out/\($0)") })
    let index = String(decoding: try #require(folder.bytes("out/data/index.js")), as: UTF8.self)
    #expect(index.contains("Button") && index.contains("\"references\":\".\""))
    let wrong = try tool.run(["gallery", "components", "Buton", "-o", "out"])
    #expect(wrong.status == 2 && wrong.errors.contains("did you mean 'Button'?"))
  }
}
