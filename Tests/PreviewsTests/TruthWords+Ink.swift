import GalleyComponents
import GalleyGeometry
import GalleyLayout
import GalleyPreviews
import GalleyStair
import GalleySwiftUI
import Testing

extension TruthWords {
  /// The widths of the ink of the words here, in the order of the texts.
  @MainActor
  func inkMeasures() throws -> [TruthMeasure] {
    let texts = words.keys.sorted()
    let column = VStack(alignment: .leading, spacing: 8) {
      ForEach(texts, id: \.self) { text in
        Text(verbatim: text).font(.system(size: size, weight: Font.Weight(number: weight)))
          .fixedSize().id(text)
      }
    }
    let rows = try InkRows(column.padding(8), width: 480, height: 16 + Double(texts.count) * 80)
    return try texts.map { text in
      let recorded = words[text] ?? 0
      return TruthMeasure(
        name: text, drawn: try #require(rows.width(ofID: text), "\(text) is missing"),
        recorded: recorded, tolerance: max(TruthMeasure.length, recorded / 100))
    }
  }
}

/// A picture of dark rows on white, three pixels to a point.
@MainActor
private struct InkRows {
  private static let scale = 3.0
  private let frame: (String) -> Rect?
  private let (width, height): (Int, Int)
  /// The red of a pixel by its column and row.
  private let level: (Int, Int) -> UInt8

  init(_ view: some View, width: Double, height: Double) throws {
    let renderer = try Renderer()
    var canvas = SceneCanvas(width: width, height: height)
    canvas.grid = PixelGrid(scale: Self.scale)
    let (scene, _) = try PreviewDrawing.settled(
      AnyView(view.background(Color.white)), on: canvas, PreviewResources(), renderer)
    let layout = try renderer.layout(scene).layout
    frame = { layout.frame(ofID: $0) }
    let picture = try renderer.render(scene)
    (self.width, self.height) = (picture.width, picture.height)
    level = { picture.pixels[4 * ($1 * picture.width + $0)] }
  }

  /// The width of the ink in the frame of a view, in points.
  func width(ofID id: String) -> Double? {
    guard let frame = frame(id) else { return nil }
    let rows = Int(frame.minY * Self.scale)..<min(Int(frame.maxY * Self.scale), height)
    let inks: [Double] = (0..<width).map { column in
      let levels = rows.map { level(column, $0) }
      return 255 - Double(levels.min() ?? 255)
    }
    let most = max(inks.max() ?? 0, 1)
    let shares = inks.map { $0 / most }
    guard let first = shares.firstIndex(where: { $0 > 0.12 }),
      let last = shares.lastIndex(where: { $0 > 0.12 }), last > first
    else { return 0 }
    // The outermost columns count by their share of the next ones, as when the recorded pictures were measured.
    func share(of edge: Int, beside next: Int) -> Double {
      min(1, shares[edge] / max(shares[next], 0.5))
    }
    let inside = Double(last - first - 1)
    let columns = inside + share(of: first, beside: first + 1) + share(of: last, beside: last - 1)
    return columns / Self.scale
  }
}
