import Foundation
import GalleyGeometry
import Testing

@testable import GalleySnapshots

/// The figures that pixelmatch and odiff test themselves with, on their own pictures, which are in `Peers`
/// with their licences.
@Suite("Published figures of other tools")
struct PublishedFiguresTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Peers").path

  func count(
    _ old: String, _ new: String, _ measure: PixelMeasure, ignoring rects: [PixelRect] = []
  ) throws -> Int {
    let comparison = FileComparison.compare(
      expected: "\(Self.folder)/\(old).png", actual: "\(Self.folder)/\(new).png",
      options: ComparisonOptions(measure: measure, ignoredRects: rects))
    switch comparison.outcome {
    case .sameBytes, .compared(.none): return 0
    case .compared(.pixels(let pixels)): return pixels.failingPixels
    case .compared(.size(let size)): return size.failingPixels
    default: throw CocoaError(.fileReadUnknown, userInfo: ["outcome": "\(comparison.outcome)"])
    }
  }

  @Test(
    "pixelmatch 5",
    arguments: [
      ("1a", "1b", 0.05, 143), ("2a", "2b", 0.05, 12_437), ("3a", "3b", 0.05, 212),
      ("5a", "5b", 0.05, 0), ("6a", "6b", 0.05, 51), ("6a", "6a", 0, 0), ("7a", "7b", 0.1, 2448),
    ] as [(String, String, Double, Int)])
  func pixelmatch5(_ old: String, _ new: String, _ threshold: Double, _ expected: Int) throws {
    let measure = PixelMeasure.like(.pixelmatch5, threshold: threshold)
    #expect(try count("pixelmatch/\(old)", "pixelmatch/\(new)", measure) == expected)
  }

  @Test(
    "pixelmatch 7",
    arguments: [
      ("1a", "1b", 0.05, 143), ("1a", "1b", 0.1, 106), ("2a", "2b", 0.05, 12_437),
      ("3a", "3b", 0.05, 212), ("5a", "5b", 0.05, 6), ("6a", "6b", 0.05, 51), ("6a", "6a", 0, 0),
      ("7a", "7b", 0.1, 2448), ("8a", "5b", 0.05, 32_896),
    ] as [(String, String, Double, Int)])
  func pixelmatch7(_ old: String, _ new: String, _ threshold: Double, _ expected: Int) throws {
    let measure = PixelMeasure.like(.pixelmatch7, threshold: threshold)
    #expect(try count("pixelmatch/\(old)", "pixelmatch/\(new)", measure) == expected)
  }

  @Test(
    "odiff 4, pictures of two sizes among them",
    arguments: [
      ("orange", "orange_changed", .like(.odiff4), 1366),
      ("orange", "orange_changed", .like(.odiff4, threshold: 0.5), 25),
      (
        "antialiasing-on", "antialiasing-off", .like(.odiff4, forgivesAntialiased: true), 38
      ),
      (
        "antialiasing-on", "antialiasing-off-small", .like(.odiff4, forgivesAntialiased: true), 417
      ),
      ("white4x4", "purple8x8", .like(.odiff4), 64), ("purple8x8", "white4x4", .like(.odiff4), 64),
    ] as [(String, String, PixelMeasure, Int)])
  func odiff4(_ old: String, _ new: String, _ measure: PixelMeasure, _ expected: Int) throws {
    #expect(try count("odiff/\(old)", "odiff/\(new)", measure) == expected)
  }

  @Test("odiff 4 with its own ignored regions, whose last row and column count")
  func ignoredRegions() throws {
    let regions = [
      PixelRect(x: 150, y: 30, width: 161, height: 76),
      PixelRect(x: 20, y: 175, width: 86, height: 26),
    ]
    let ignored = try count(
      "odiff/orange", "odiff/orange_changed", .like(.odiff4), ignoring: regions)
    #expect(ignored == 0)
  }

  @Test("White and nothing: equal on white, different on the pattern")
  func transparency() {
    func fails(_ old: UInt32, _ new: UInt32, _ tool: ComparisonTool) -> Bool {
      !BitmapComparison.difference(
        expected: TestPicture(width: 1, height: 1, fill: old).bitmap,
        actual: TestPicture(width: 1, height: 1, fill: new).bitmap,
        options: ComparisonOptions(measure: .like(tool))
      ).passes
    }
    for (old, new) in [(0xFFFF_FFFF, 0x00FF_FFFF), (0x8000_0000, 0xFF7F_7F7F)] as [(UInt32, UInt32)]
    {
      #expect(!fails(old, new, .pixelmatch5) && !fails(old, new, .odiff4))
      #expect(fails(old, new, .pixelmatch7))
    }
  }
}
