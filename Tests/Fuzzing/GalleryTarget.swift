import GalleyParsing
import GalleyStair
import GalleyTokens

/// The gallery of a stranger's tokens or theme: pages of its colours, type, lengths and shadows, drawn.
enum GalleryTarget: FuzzTarget {
  private static let renderer = try? Renderer(limits: DocumentTarget.limits)

  static func run(_ bytes: [UInt8]) {
    for name in ["a.tokens.json", "a.json"] {
      guard let theme = DesignFile(SourceText(name: name, bytes: bytes)).theme.theme else {
        continue
      }
      let loader = DocumentLoader(theme: theme)
      for page in TokenGallery.pages(of: theme, .light) {
        let source = SourceText(name: "page", text: JSONWriter.text(of: page))
        guard let document = loader.load(source).document else { continue }
        for scene in document.scenes() { _ = try? renderer?.layout(scene) }
      }
    }
  }
}
