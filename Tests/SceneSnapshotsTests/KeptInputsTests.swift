import GalleySnapshots
import GalleySystem
import GalleyTestSupport
import Testing

@testable import GalleySceneSnapshots

@Suite("What is kept with a reference")
struct KeptInputsTests {
  let folder = TemporaryFolder()
  static let files = [
    "app.theme.json": ##"{"colors": {"accent": "#FF0000"}}"##,
    "s.xcstrings": #"{"sourceLanguage": "en", "version": "1.0", "strings": {"Hello": {}}}"#,
    "a.json": #"{"type": "Text", "values": {"text": "Hello"}}"#,
  ]

  private func prepared() throws -> PreparedPicture {
    for (name, text) in Self.files { try folder.write(text, to: name) }
    let pictures = DocumentPictures(renderer: try #require(FaultDrillTests.renderer))
    var request = RenderRequest(
      path: "\(folder.path)/a.json", variant: Variant(name: "x", settings: [.init(.locale, "en")]),
      theme: "\(folder.path)/app.theme.json")
    request.strings = ["\(folder.path)/s.xcstrings"]
    return try pictures.preparation(request)
  }

  @Test("The theme and the files that a document was read with are kept")
  func kept() throws {
    let source = try #require(try prepared().inputs()).source
    let bundle = try DocumentBundle(source)
    #expect(bundle.theme?.name == "app.theme.json")
    let theme = try #require(bundle.theme?.content)
    #expect(String(decoding: theme, as: UTF8.self) == Self.files["app.theme.json"])
    #expect(bundle.files.map(\.name) == ["s.xcstrings"])
  }

  @Test(
    "A file that is gone or another since the picture was made is an error, not left out",
    arguments: ["app.theme.json", "s.xcstrings"], [nil, "{}"])
  func changed(name: String, text: String?) throws {
    let picture = try prepared()
    if let text {
      try folder.write(text, to: name)
    } else {
      try File.remove("\(folder.path)/\(name)")
    }
    let error = #expect(throws: RenderFailure.self) { try picture.inputs() }
    #expect(error?.description.contains(name) == true)
  }
}
