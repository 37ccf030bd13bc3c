import GalleyGeometry
import Testing

@testable import GalleyRendering

/// The exact areas of polygons that go down once and up once.
@Suite struct MonotonePolygonTests {
  private static let (width, height) = (24, 20)

  /// A polygon with vertices on the grid of 1/256 pixel.
  private static func polygon(_ points: [(Int, Int)]) -> Polylines {
    var lines = Polylines()
    for (x, y) in points { lines.add(Vertex(x: x, y: y)) }
    lines.endContour(isClosed: true)
    return lines
  }

  private static func levels(
    _ lines: Polylines, over: UInt8 = 0, removing: Bool = false
  ) throws -> [[Int]] {
    var memory = [UInt8](repeating: over, count: width * height)
    let polygon = try #require(MonotonePolygon(lines))
    memory.withUnsafeMutableBufferPointer {
      guard let base = $0.baseAddress else { return }
      polygon.draw(into: base, width: width, height: height, stride: width, removing: removing)
    }
    return (0..<height).map { row in (0..<width).map { Int(memory[row * width + $0]) } }
  }

  /// The share of a pixel in a convex polygon, by 64 · 64 samples.
  private static func sampled(_ points: [(Int, Int)], _ column: Int, _ row: Int) -> Double {
    var inside = 0
    for step in 0..<4_096 {
      let x = Double(column << 8) + (Double(step % 64) + 0.5) * 4
      let y = Double(row << 8) + (Double(step / 64) + 0.5) * 4
      let signs = points.indices.map { index in
        let (a, b) = (points[index], points[(index + 1) % points.count])
        return Double(b.0 - a.0) * (y - Double(a.1)) - Double(b.1 - a.1) * (x - Double(a.0))
      }
      if signs.allSatisfy({ $0 >= 0 }) || signs.allSatisfy({ $0 <= 0 }) { inside += 1 }
    }
    return Double(inside) / 4_096
  }

  @Test(
    "Levels are the areas, in and beyond the mask",
    arguments: [
      [(300, 200), (5_000, 900), (4_100, 4_300), (700, 3_900)],
      [(100, 100), (5_900, 140), (5_870, 160), (120, 190)],
      [(-900, 1_000), (3_000, -2_000), (9_000, 2_100), (2_800, 7_000)],
      [(1_024, 1_024), (2_048, 1_024), (2_048, 2_048), (1_024, 2_048)],
    ])
  func areas(points: [(Int, Int)]) throws {
    for points in [points, points.reversed()] {
      let levels = try Self.levels(Self.polygon(points))
      for row in 0..<Self.height {
        for column in 0..<Self.width {
          let exact = 255 * Self.sampled(points, column, row)
          #expect(abs(Double(levels[row][column]) - exact) <= 5, "\(column), \(row)")
        }
      }
    }
  }

  @Test("A continuous corner has equal levels along its row and its column")
  func corner() throws {
    let rect = Rect(x: 0, y: 0, width: 20, height: 20)
    let path = Path.continuousRectangle(rect, radii: CornerRadii(6))
    let levels = try Self.levels(Outline(path, .identity).flattened())
    for step in 0..<10 { #expect(abs(levels[0][step] - levels[step][0]) <= 1, "\(step)") }
    // The flat end of the curve rises level by level.
    let row = levels[0][4..<10]
    #expect(zip(row, row.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(Set(row).count >= 5)
  }

  @Test("A polygon takes its area from what was drawn")
  func effects() throws {
    let square = Self.polygon([(384, 256), (768, 256), (768, 512), (384, 512)])
    #expect(try Self.levels(square, over: 200, removing: true)[1][0...3] == [200, 100, 0, 200])
    #expect(try Self.levels(square, over: 51)[1][0...3] == [51, 153, 255, 51])
  }

  /// Recorded on iOS 26: isamercan/ThemeKit at c4128406, testThemeButton_sizes: a shape of 240 by 120 pixels.
  @Test(
    "Slivers beside a layer's outline have their recorded levels",
    arguments: [
      (40, [0.02, 0, 0, 0.28, 1]), (46, [0.08, 0, 0.68, 1, 1]), (48, [0.12, 0.08, 1, 1, 1]),
      (52, [0.22, 0.69, 1, 1, 1]), (56, [0.51, 1, 1, 1, 1]), (58, [0.8, 1, 1, 1, 1]),
    ])
  func slivers(row: Int, recorded: [Double]) throws {
    let rect = Rect(x: 0, y: -40, width: 240, height: 120)
    let path = Path.crossedRectangle(rect, radius: 72)
    let levels = try Self.levels(Outline(path, .identity).flattened())[row - 40]
    for (level, share) in zip(levels, recorded) {
      #expect(abs(Double(level) / 255 - share) < 0.05, "\(levels.prefix(5))")
    }
  }

  @Test("Polygons that turn more often and several polygons that do not touch are not monotone")
  func others() {
    let star = [(0, 0), (512, 1_024), (1_024, 0), (1_024, 2_048), (512, 1_536), (0, 2_048)]
    #expect(MonotonePolygon(Self.polygon(star)) == nil)
    var two = Self.polygon([(0, 0), (256, 0), (256, 256)])
    two.add(Vertex(x: 512, y: 512))
    two.add(Vertex(x: 768, y: 512))
    two.add(Vertex(x: 768, y: 768))
    two.endContour(isClosed: true)
    #expect(MonotonePolygon(two) == nil)
    // One that touches runs round its area in the same direction and has its own box.
    for (last, isKnown) in [((256, 256), true), ((128, 128), false)] {
      var touching = Self.polygon([(0, 0), (256, 0), (256, 256)])
      for point in [(512, 512), last, (512, 256)] {
        touching.add(Vertex(x: point.0, y: point.1))
      }
      touching.endContour(isClosed: true)
      #expect((MonotonePolygon(touching) != nil) == isKnown)
    }
    #expect(MonotonePolygon(Polylines()) == nil)
  }
}
