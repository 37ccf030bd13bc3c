import GalleyTestSupport
import Testing

@Suite("The page of a folder's documents")
struct GalleryPageTests {
  @Test("a gallery has every picture that can be drawn, and names the others")
  func page() throws {
    let corpus = try ScratchCorpus()
    try corpus.folder.write(#"{"type": "Rectangel"}"#, to: "Snapshots/broken.json")
    let result = try corpus.tool.run(["gallery", "Snapshots", "-o", "page"])
    #expect(result.status == 2)
    #expect(result.errors.contains("Snapshots/broken.json:1:10: error:"), "\(result.errors)")
    let pictures = corpus.folder.files.filter { $0.hasPrefix("page/pictures/") }
    #expect(
      pictures.sorted() == ["a", "b", "c", "plain"].map { "page/pictures/\($0).light.png" })
    let index = String(decoding: corpus.folder.bytes("page/data/index.js") ?? [], as: UTF8.self)
    #expect(index.contains("plain") && !index.contains("broken"))
    for name in ["index.html", "page.css", "page.js"] {
      #expect(corpus.folder.exists("page/\(name)"))
    }
  }
}
