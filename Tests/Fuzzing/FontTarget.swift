import Galley
import GalleyComponents
import GalleyText

/// Font files: read, shaped with, drawn.
enum FontTarget: FuzzTarget {
  static func run(_ bytes: [UInt8]) {
    let data = FontData(bytes: bytes)
    for index in 0..<2 {
      guard let face = try? FontFace(data: data, index: index, file: "a.ttf"),
        let fonts = try? FontRegistry(faces: [face])
      else { continue }
      let renderer = Renderer(fonts: fonts, limits: DocumentTarget.limits)
      _ = try? renderer.render(
        Scene(Text("AVfi 1/2 e\u{301} ⊕ ﷺ 😀").frame(width: 80, height: 30)),
        options: DrawingOptions(threads: 1))
    }
  }
}
