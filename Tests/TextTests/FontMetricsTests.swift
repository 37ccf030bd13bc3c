import Foundation
import GalleyDesign
import GalleyGeometry
import Testing

@testable import GalleyText

@Suite("Heights of lines")
struct FontMetricsTests {
  /// A face in whose tables words were changed, by table and offset.
  private func face(_ changes: [(String, Int, Int)]) throws -> FontFace {
    var bytes = DamagedFontTests.hebrew
    for (table, offset, value) in changes {
      let entry = try #require(
        stride(from: 12, to: 400, by: 16).first { bytes[$0..<$0 + 4].elementsEqual(table.utf8) })
      let place = bytes[entry + 8..<entry + 12].reduce(0) { $0 << 8 | Int($1) } + offset
      (bytes[place], bytes[place + 1]) = (UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF))
    }
    return try FontFace(bytes: bytes, name: "a.ttf")
  }

  private func metrics(_ changes: [(String, Int, Int)]) throws -> FontMetrics {
    let face = try self.face(changes)
    let typesetter = Typesetter(fonts: try FontRegistry(faces: [face]))
    return typesetter.metrics(of: FontInstance(face: face))
  }

  private let noHeader = [("hhea", 4, 0), ("hhea", 6, 0), ("hhea", 8, 0), ("OS/2", 62, 0)]

  @Test("a face whose header has none takes its typographic and then its Windows metrics")
  func fallbacks() throws {
    let typographic = try metrics(
      noHeader + [("OS/2", 68, 700), ("OS/2", 70, -300), ("OS/2", 72, 50)])
    #expect(
      (typographic.ascent, typographic.descent, typographic.lineGap) == (0.7, 0.3, 0.05))
    let noType = noHeader + [("OS/2", 68, 0), ("OS/2", 70, 0), ("OS/2", 72, 90)]
    let windows = try metrics(noType + [("OS/2", 74, 900), ("OS/2", 76, 500)])
    #expect((windows.ascent, windows.descent, windows.lineGap) == (0.9, 0.5, 0))
    #expect(try metrics(noType + [("OS/2", 74, 0), ("OS/2", 76, 0)]).lineHeight == 0)
  }

  @Test("a header that has metrics is what counts")
  func header() throws {
    let plain = try metrics([("hhea", 4, 800), ("hhea", 6, -200), ("OS/2", 62, 0)])
    #expect((plain.ascent, plain.descent) == (0.8, 0.2))
    // f3rn4d0n/BitsoChallenge at 892e6fed has a face whose flag selects its typographic metrics, and whose lines are as
    // far apart in its recorded pictures as by its header.
    let flagged = try metrics([
      ("hhea", 4, 800), ("hhea", 6, -200), ("hhea", 8, 40), ("OS/2", 62, 128), ("OS/2", 68, 700),
      ("OS/2", 70, -300), ("OS/2", 72, 50),
    ])
    #expect((flagged.ascent, flagged.descent, flagged.lineGap) == (0.8, 0.2, 0.04))
  }

  /// The pictures of SBBInfoView in SchweizerischeBundesbahnen/mobile-ios-design-swiftui at 051dac8e (iOS 26) show
  /// eight lines of a font with a gap of 0.033 ems and 6 points between lines, 23.9 points apart at size 16.
  @Test("The gap of a font counts where a text does not say the distance of its lines")
  func gap() throws {
    let face = try self.face([
      ("hhea", 4, 905), ("hhea", 6, -212), ("hhea", 8, 33), ("OS/2", 62, 0),
    ])
    let typesetter = Typesetter(fonts: try FontRegistry(faces: [face]))
    func height(_ text: String, _ spacing: Double) -> Double {
      Paragraph(
        AttributedText(
          text, attributes: TextAttributes(font: FontDescriptor(family: face.familyName, size: 16))),
        style: ParagraphStyle(lineSpacing: spacing), typesetter: typesetter
      ).layout(grid: PixelGrid(scale: 1000)).size.height
    }
    #expect(abs(height("א\nא", 0) - 2 * 16 * 1.15) < 0.01)
    #expect(abs(height("א\nא", 6) - 2 * 16 * 1.117 - 6) < 0.01)
    #expect(abs(height("א", 6) - 16 * 1.117) < 0.01)
  }
}
