import GalleyDesign
import GalleyDocuments
import GalleyParsing
import Testing

@testable import GalleyStair

/// `lineHeight` of a theme is the distance of baselines as a multiple of the size, as CSS and Figma have it.
@Suite("The height of lines that a theme states")
struct ThemeLineHeightTests {
  private static let renderer = Result { try Renderer() }

  /// The height of three lines in the text style "lead".
  private func height(_ style: String, _ more: String = "") throws -> Double {
    let theme = SourceText(
      name: "t.theme.json", text: #"{"name": "T", "textStyles": {"lead": {\#(style)}}}"#)
    let (read, findings) = ThemeReader.read(theme)
    #expect(findings == [])
    let text =
      #"{"type": "Text", "values": {"text": "a\na\na"}, "properties": {"typography": "lead"\#(more)}}"#
    var loader = DocumentLoader()
    loader.theme = read
    let documents = DocumentRenderer(try Self.renderer.get(), loader)
    let request = DocumentRequest(SourceText(name: "a.json", text: text))
    let picture = try #require(documents.prepare(request).pictures.first)
    return picture.frames.size.height
  }

  @Test(
    "Lines have the stated distance in every family",
    arguments: [
      #""size": 20"#, #""size": 20, "family": "Noto Sans Arabic""#,
      #""size": 20, "weight": "black""#,
    ])
  func pitch(_ style: String) throws {
    #expect(try height(style + #", "lineHeight": 1.4"#) == 84)
    #expect(try height(style + #", "lineHeight": 1"#) == 60)
    #expect(
      try height(style + #", "lineHeight": 1.4"#, #", "fontSize": 10"#) == 42, "of its own size")
    let natural = try height(style)
    #expect(try height(style + #", "lineSpacing": 5"#) == natural + 10)
    #expect(
      try abs(height(style + #", "lineHeight": 3"#, #", "lineHeightMultiple": 1"#) - natural)
        < 0.01,
      "the document's own key counts")
  }

  @Test(
    "A line height in another unit leads to the factor with exactly that distance",
    arguments: [
      ("20", #""28px""#, 28.0), ("20", "28", 28), ("20", #""150%""#, 30), ("15", #""28px""#, 28),
      ("13", #""1.3em""#, 16.9), ("17", #""25pt""#, 25),
    ])
  func suggestion(_ size: String, _ written: String, _ pitch: Double) throws {
    let text =
      #"{"name": "T", "textStyles": {"lead": {"size": \#(size), "lineHeight": \#(written)}}}"#
    let (_, findings) = ThemeReader.read(SourceText(name: "t.theme.json", text: text))
    let factor = try #require(findings.first?.replacement, "\(findings)")
    let lines = try height(#""size": \#(size), "lineHeight": \#(factor)"#)
    // Frames are aligned to the pixels of the canvas.
    #expect(abs(lines - 3 * pitch) < 0.51, "\(factor)")
    #expect(abs((Double(factor) ?? 0) * (Double(size) ?? 0) - pitch) < 0.001, "\(factor)")
  }

  @Test("The factor of CSS stays as it is under the key of the theme")
  func renamed() throws {
    let text = #"{"name": "T", "textStyles": {"lead": {"size": 20, "line-height": 1.4}}}"#
    let (_, findings) = ThemeReader.read(SourceText(name: "t.theme.json", text: text))
    #expect(findings.map(\.suggestion) == ["lineHeight"])
    #expect(try height(#""size": 20, "lineHeight": 1.4"#) == 84)
  }
}
