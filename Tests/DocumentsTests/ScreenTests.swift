import Foundation
import GalleyDesign
import GalleyGeometry
import GalleyPainting
import Testing

/// Documents of the corpus that represent whole screens, at one pixel a point.
@Suite struct ScreenTests {
  private static let corpus = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Snapshots").standardizedFileURL

  private func placed(_ name: String, width: Double?) throws -> PlacedDocument {
    let file = Self.corpus.appending(path: name + ".json")
    return try PlacedDocument(try String(contentsOf: file, encoding: .utf8), width: width)
  }

  @Test("DNA-38: a search form is a label over a field with a magnifier beside a button")
  func searchForm() throws {
    let origins = try placed("input/search-form", width: 360).list.commands.compactMap {
      if case .glyphs(_, let origin, _) = $0 { origin } else { nil as Point? }
    }
    // The placeholder begins behind an inset of 12, an icon of 20 and a gap of 8.
    #expect(origins.prefix(2).map { $0.x.rounded() } == [16, 56])
    let button = try #require(origins.last)
    #expect(button.x.rounded() == 278)
    #expect(origins[0].y < 45 && origins[1].y > 45 && abs(origins[1].y - button.y) <= 1)
  }

  @Test("DNA-39: the screen of colours has fifteen rows of 48, each with one of DNAKit's colours")
  func colors() throws {
    let published = Set(DNAColor.allCases.map(\.color.light))
    let samples = try placed("screen/dna-colors", width: 240).list.commands.compactMap {
      if case .fill(.roundedRectangle(let rect, _), .solid(let color)) = $0,
        published.contains(color)
      {
        rect
      } else {
        nil as Rect?
      }
    }
    #expect(
      samples
        == (0..<15).map {
          Rect(x: 16, y: 8 + 48 * Double($0), width: 32, height: 32)
        })
  }

  private func borders(_ name: String, width: Double?) throws -> [Rect] {
    try placed(name, width: width).list.commands.compactMap {
      if case .border(let rect, _, _, _) = $0 { rect } else { nil }
    }
  }

  @Test("DNA-39: the screen of inputs has a column of labels of a fifth of the width")
  func inputs() throws {
    // Five fields, the view for text, the card over them.
    let boxes = try borders("screen/dna-inputs", width: 414)
    try #require(boxes.count == 7)
    let fields = boxes[...4]
    // 32 from the edge, a fifth of what 350 points leave beside a gap of 16, that gap.
    #expect(Set(fields.map(\.minX)) == [115] && Set(fields.map(\.maxX)) == [382])
    #expect(fields[1].minY - fields[0].maxY == 16)
    #expect(boxes[5].minY - fields[4].maxY == 40)
  }

  @Test("DNA-39: the screen of buttons has nine kinds in five states, 24 apart, and four heights")
  func buttons() throws {
    let boxes = try borders("screen/dna-buttons", width: nil)
    try #require(boxes.count == 9 * 5 + 4)
    let rows = stride(from: 0, to: 45, by: 5).map { boxes[$0].minY }
    #expect(rows == (0..<9).map { 16 + 58 * Double($0) })
    #expect(boxes[45...].map(\.height) == [24, 34, 40, 50])
  }
}
