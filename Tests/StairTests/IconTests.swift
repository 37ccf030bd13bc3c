import Foundation
import GalleyDocuments
import GalleyGeometry
import GalleyImaging
import GalleyParsing
import GalleyRendering
import Testing

@testable import GalleyStair

@Suite("Icons in pictures") struct IconTests {
  private let renderer: Renderer

  init() throws { renderer = try Renderer() }

  private func picture(_ name: String, color: Color = .black) throws -> Bitmap {
    try renderer.render(
      Scene(
        Image(systemName: name).frame(width: 40, height: 40).foregroundColor(color)
          .background(Color(light: RGBAColor(hex: 0xFF0000), dark: RGBAColor(hex: 0xFF0000)))))
  }

  /// The share of pixels that are of a colour.
  private func share(of color: [UInt8], in bitmap: Bitmap) -> Double {
    let pixels = bitmap.pixels
    let count = stride(from: 0, to: pixels.count, by: 4).count {
      Array(pixels[$0..<$0 + 3]) == color
    }
    return Double(count * 4) / Double(pixels.count)
  }

  @Test(
    "what is cut out of a filled shape shows what lies beneath",
    arguments: ["bolt.circle.fill", "42.square.fill", "q.circle.fill", "xmark.circle.fill"])
  func knockOut(name: String) throws {
    let (red, black): ([UInt8], [UInt8]) = ([0, 0, 255], [0, 0, 0])
    let solid = try picture(name.hasSuffix("square.fill") ? "square.fill" : "circle.fill")
    let cut = try picture(name)
    #expect(share(of: black, in: solid) > share(of: black, in: cut) + 0.02)
    #expect(share(of: red, in: cut) > share(of: red, in: solid) + 0.02)
    #expect(share(of: black, in: cut) > 0.2)
  }

  @Test(
    "no two of a symbol's variants look alike",
    arguments: ["heart", "bell", "house", "star", "bolt", "person", "trash", "eye"])
  func variants(name: String) throws {
    let pictures = try ["", ".fill", ".circle", ".circle.fill", ".slash", ".badge", ".square.fill"]
      .map { try picture(name + $0).pixels }
    #expect(Set(pictures).count == pictures.count)
  }

  @Test(
    "an icon has the size of its font in a canvas of any size; only its own frame changes it",
    arguments: [
      "{}", #"{"width": 90}"#, #"{"width": 90, "height": 70}"#, #"{"device": "iphone-16"}"#,
    ])
  func canvases(canvas: String) throws {
    /// The frame of the icon at the root, in another component or not.
    func size(_ around: String? = nil, _ properties: String = #""fontSize": 20"#) throws -> Size {
      let icon =
        #"{"type": "Image", "id": "i", "values": {"systemIconName": "bell.fill"}, "properties": {\#(properties)}}"#
      let root =
        around.map { #"{"type": "\#($0)", "subviews": [\#(icon), {"type": "Spacer"}]}"# } ?? icon
      let text = #"{"canvas": \#(canvas), "root": \#(root)}"#
      let document = DocumentReader.read(SourceText(name: "a.json", text: text)).document
      let prepared = try renderer.prepare(Scene(try #require(document)))
      return try #require(prepared.layout.frame(ofID: "i")).size
    }
    let alone = try size()
    #expect(alone.height < 30)
    for around in ["ZStack", "SafeAreaInset", "Overlay"] { #expect(try size(around) == alone) }
    #expect(try size(nil, #""width": 60, "height": 60"#) == Size(width: 60, height: 60))
  }

  @Test("an unknown name is an error with the nearest one, and a dotted square when lenient")
  func unknown() throws {
    let source = SourceText(
      name: "a.json", text: #"{"type": "Image", "values": {"systemIconName": "house.fil"}}"#)
    let strict = DocumentReader.read(source)
    #expect(strict.document == nil)
    #expect(
      strict.diagnostics.map { $0.headline(in: source) } == [
        #"a.json:1:48: error: unknown icon "house.fil"; did you mean "house.fill"?"#
      ])
    let lenient = DocumentReader.read(source, options: .init(mode: .lenient))
    #expect(lenient.document != nil && lenient.diagnostics.map(\.severity) == [.warning])
    #expect(try picture("house.fil").pixels == picture("applelogo").pixels)
  }

  @Test("a trade mark is not drawn, and that is said")
  func tradeMark() throws {
    let source = SourceText(
      name: "a.json", text: #"{"type": "Image", "values": {"systemIconName": "applelogo"}}"#)
    let read = DocumentReader.read(source)
    #expect(read.document != nil)
    #expect(read.diagnostics.map(\.severity) == [.warning])
  }

  @Test("the licence of the drawings stands beside them")
  func licence() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let text = try String(
      contentsOf: folder.appending(path: "../../Sources/CData/Icons/LICENSE.txt"), encoding: .utf8)
    #expect(text.contains("MIT License") && text.contains("Copyright (c) Phosphor Icons"))
  }
}
