import GalleyComponents
import GalleyStair
import GalleyText

/// Font files: read, shaped with, drawn.
enum FontTarget: FuzzTarget {
  static func run(_ bytes: [UInt8]) {
    for index in 0..<2 { draw("AVfi 1/2 e\u{301} ⊕ ﷺ 😀", with: bytes, index) }
  }

  /// Draws a text with a face of a file.
  static func draw(_ text: String, with bytes: [UInt8], _ index: Int = 0) {
    guard
      let face = try? FontFace(data: FontData(bytes: bytes), index: index, file: "a.ttf"),
      let fonts = try? FontRegistry(faces: [face])
    else { return }
    let renderer = Renderer(fonts: fonts, limits: DocumentTarget.limits)
    _ = try? renderer.render(
      Scene(Text(text).frame(width: 80, height: 30)), options: DrawingOptions(threads: 1))
  }
}
