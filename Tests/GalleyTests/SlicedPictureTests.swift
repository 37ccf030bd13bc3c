import GalleyDocuments
import GalleyImaging
import GalleyParsing
import Testing

@testable import Galley

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

@Test("a picture made in slices has the pixels of the whole", arguments: [7, 64, 100_000])
func slicesAreTheWhole(sliceRows: Int) throws {
  let document = try #require(
    DocumentReader.read(SourceText(name: "page.json", text: page)).document)
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
