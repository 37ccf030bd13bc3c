import GalleyDocuments
import GalleyImaging
import GalleyParsing
import Testing

@testable import GalleyStair

/// A page whose shadows, letters, layers and borders cross every slice.
private let page = """
  {"canvas": {"width": 120, "scale": 2, "background": "F2F2F7"},
   "root": {"type": "VStack", "properties": {"spacing": 5, "padding": 9}, "subviews": [
  \((1...9).map { number in """
    {"type": "VStack",
     "properties": {"padding": 7, "backgroundColor": "FFFFFF", "cornerRadius": 9, "opacity": 0.8,
                    "shadow": "0 3 9 #00000066", "borderColor": "FF2D55", "borderWidth": 2},
     "subviews": [{"type": "Text", "values": {"text": "Card \(number), أهلا 🚀"}}]}
    """ }.joined(separator: ","))
  ]}}
  """

/// Rows and lines that are visible far from their place: upside down, on their side, in a shadow.
private let turned = """
  {"canvas": {"width": 300, "background": "F2F2F7"},
   "root": {"type": "VStack", "properties": {"spacing": 5}, "subviews": [
  \(["\"rotationEffect\": 180", "\"rotationEffect\": 35", "\"scaleEffect\": 0.2",
      "\"shadow\": \"0 600 3 #FF2D5599\""].map { effect in """
    {"type": "VStack", "properties": {\(effect)}, "subviews": [
      {"type": "Text", "values": {"text": "\((1...60).map { "Line \($0)" }.joined(separator: "\\n"))"}},
      \((1...9).map { "{\"type\": \"Text\", \"values\": {\"text\": \"Row \($0)\"}, \"properties\": {\"height\": 90}}" }
        .joined(separator: ","))]}
    """ }.joined(separator: ","))
  ]}}
  """

@Test(
  "a picture made in slices has the pixels of the whole",
  arguments: [(page, 7), (page, 64), (page, 100_000), (turned, 128), (turned, 1000)])
func slicesAreTheWhole(document: String, sliceRows: Int) throws {
  let document = try #require(
    DocumentReader.read(SourceText(name: "page.json", text: document)).document)
  let renderer = try Renderer()
  let scene = Scene(document)
  let whole = try renderer.render(scene)
  let sliced = try SlicedPicture(
    try renderer.layout(scene), renderer, budget: PictureBudget(), sliceRows: sliceRows)
  #expect(sliced.width == whole.width && sliced.height == whole.height)
  var pixels = [UInt8](repeating: 0, count: whole.pixels.count)
  for top in stride(from: 0, to: whole.height, by: 50) {
    let rows = top..<min(top + 50, whole.height)
    let bytes = 4 * whole.width * rows.lowerBound..<4 * whole.width * rows.upperBound
    try pixels.withUnsafeMutableBytes {
      try sliced.render(rows: rows, into: UnsafeMutableRawBufferPointer(rebasing: $0[bytes]))
    }
  }
  #expect(pixels == whole.pixels)
}
