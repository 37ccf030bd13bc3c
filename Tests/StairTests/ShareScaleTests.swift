import GalleyDocuments
import GalleyGeometry
import GalleyParsing
import Testing

@testable import GalleyStair

/// A view that takes the rest of a row gets less of it by the amount that texts beside it are rounded up, and
/// the scale changes nothing else of it: texts take whole device pixels, and a rest that did not account for
/// it would cover them or leave a gap.
@Suite struct ShareScaleTests {
  private static let words = [
    ["a"], ["Settings"], ["Wi-Fi", "12:45"], ["Total", "1,234.50", "EUR"],
    ["iiii", "WWWW", "llll", "mmmm"],
  ]

  private func rest(beside words: [String], at scale: Double, _ renderer: Renderer) throws -> Rect {
    let texts = words.map { #"{"type": "Text", "values": {"text": "\#($0)"}}"# }
    let text = """
      {"canvas": {"width": 300, "height": 40}, "root": {"type": "HStack", "properties": {"spacing": 4},
        "subviews": [\(texts.joined(separator: ", ")), {"type": "Rectangle", "id": "rest"}]}}
      """
    let (document, _) = DocumentReader.read(SourceText(name: "a", text: text))
    var settings = SceneSettings()
    settings.scale = scale
    let scene = Scene(try #require(document), settings: settings)
    return try #require(try renderer.layout(scene).layout.frame(ofID: "rest"))
  }

  @Test("a rest depends on the scale by less than a device pixel for each text", arguments: words)
  func rest(words: [String]) throws {
    let renderer = try Renderer()
    // An eighth of a point is the finest scale that there is.
    let finest = try rest(beside: words, at: 8, renderer)
    for scale in [1.0, 2, 3] {
      let found = try rest(beside: words, at: scale, renderer)
      let lost = finest.width - found.width
      let tolerance = Double(words.count)
      #expect(lost > -tolerance / 8 && lost < tolerance / scale, "\(words) at \(scale): \(lost)")
      #expect(abs(found.maxX - 300) < 1e-9)
    }
  }
}
