import Foundation
import GalleyFonts
import GalleyGeometry
import GalleyImaging
import GalleyRendering
import GalleySystem
import GalleyTestSupport
import GalleyText
import Testing

@testable import GalleyStair

@Suite("From a scene to a picture")
struct RendererTests {
  private let renderer: Renderer

  init() throws { renderer = try Renderer() }

  private var card: Scene {
    Scene(
      VStack(spacing: 7) {
        Text("Straße").padding(5).background(.white)
        Rectangle().frame(width: 40, height: 30).cornerRadius(6).opacity(0.5)
        Text("أهلا")
      }.padding(9))
  }

  @Test(
    "whole, in stripes or in slices: the pixels are the same",
    arguments: [(0.0, 100_000.0), (0, 0), (1e9, 0)])
  func ways(streamingPixels: Double, slicedRows: Double) throws {
    let whole = try renderer.render(card)
    var options = DrawingOptions(threads: 2)
    options.streamingPixels = streamingPixels
    options.slicedRows = slicedRows
    let read = try PNGDecoder.decode(try renderer.png(card, options: options))
    #expect(try PNGDecoder.decode(try PNGEncoder().encode(whole)).pixels == read.pixels)
    #expect(read.width == whole.width && read.height == whole.height)
  }

  @Test("a picture of more than a hundred thousand rows is written, though no bitmap holds it")
  func tall() throws {
    let scene = Scene(Rectangle().frame(width: 1, height: 60_000))
    let renderer = try Renderer(limits: RenderingLimits(maximumBitmapPixels: 100_000))
    let error = #expect(throws: RenderingError.self) { try renderer.render(scene) }
    let words = try #require(error).description
    #expect(words.contains("2 × 120000 pixels") && words.contains("write the picture to a file"))
    let written = try renderer.write(scene) { _ throws(Never) in }
    #expect(written.width == 2 && written.height == 120_000)
  }

  @Test("a file appears whole, in folders that are made for it")
  func file() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/new/folder/card.png"
    let written = try renderer.write(card, to: path)
    let bytes = try File.read(path)
    #expect(bytes.count == written.byteCount)
    #expect(try bytes == renderer.png(card))
  }

  @Test("a font that goes away before a text needs it is an error, and no picture without letters")
  func lostFont() throws {
    let folder = TemporaryFolder()
    let faces = folder.path + "/Faces"
    try FileManager.default.copyItem(atPath: GalleyFonts.directory, toPath: faces)
    let renderer = Renderer(fonts: try FontRegistry(paths: [faces]))
    try FileManager.default.removeItem(atPath: faces + "/Inter/Inter-roman.var.ttf")
    let error = #expect(throws: RenderingError.self) { try renderer.render(card) }
    let words = try #require(error).description
    #expect(words.contains("Inter-roman.var.ttf: cannot open the font"))
  }

  @Test("what cannot be drawn leaves no file and no folder")
  func refused() throws {
    let folder = TemporaryFolder()
    let error = #expect(throws: WritingError<FileError>.self) {
      try renderer.write(
        Scene(Rectangle().frame(width: 99_999, height: 1)), to: folder.path + "/new/wide.png")
    }
    guard case .drawing(.canvasTooLarge) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!File.exists(folder.path + "/new"))
  }

  @Test("a stream that takes nothing stops the drawing and says why")
  func fullStream() throws {
    let full = FileError(operation: "write", path: "pipe", reason: "full")
    let error = #expect(throws: WritingError<FileError>.self) {
      try renderer.write(card) { _ throws(FileError) in throw full }
    }
    guard case .sink(let inner) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(inner == full)
  }
}
