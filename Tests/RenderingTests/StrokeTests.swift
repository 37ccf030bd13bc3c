import GalleyDesign
import GalleyGeometry
import GalleyImaging
import GalleyPainting
import GalleyRendering
import Testing

/// Opacities of black strokes on a clear canvas of 24 × 24 pixels.
private struct StrokePicture {
  let bitmap: Bitmap

  init(_ path: Path, _ style: StrokeStyle, _ transform: Transform = .identity) throws {
    var painter = Painter()
    painter.append(.transform(transform))
    painter.append(.stroke(.path(path), style, .solid(.black)))
    bitmap = try Rasterizer().render(
      painter.list, size: Size(width: 24, height: 24), grid: PixelGrid(scale: 1))
  }

  subscript(x: Int, y: Int) -> UInt32 { bitmap.pixel(x, y) >> 24 }

  /// The opacities of a row.
  func row(_ y: Int, _ columns: Range<Int>) -> [UInt32] { columns.map { self[$0, y] } }

  /// The sum of all opacities, in pixels.
  var ink: Double {
    (0..<24).reduce(0) { sum, y in sum + Double(row(y, 0..<24).reduce(0, +)) / 255 }
  }
}

private func line(_ points: (Double, Double)...) -> Path {
  var path = Path()
  path.move(to: Point(x: points[0].0, y: points[0].1))
  for (x, y) in points.dropFirst() { path.line(to: Point(x: x, y: y)) }
  return path
}

@Suite("Strokes") struct StrokeTests {
  // Circles are polygons within 0.04 pixels, so round parts have up to 3 % less ink.

  @Test func capsEndWhereTheyShould() throws {
    let path = line((6, 10), (12, 10))
    let butt = try StrokePicture(path, StrokeStyle(width: 4))
    #expect(butt.row(9, 4..<14) == [0, 0, 255, 255, 255, 255, 255, 255, 0, 0])
    let square = try StrokePicture(path, StrokeStyle(width: 4, cap: .square))
    #expect(square.row(9, 3..<15) == [0] + Array(repeating: 255, count: 10) + [0])
    let round = try StrokePicture(path, StrokeStyle(width: 4, cap: .round))
    #expect(abs(round.ink - (24 + 4 * Double.pi)) < 0.4)
    #expect(round[3, 9] == 0 && round[4, 9] > 200 && round[13, 9] > 200 && round[14, 9] == 0)
  }

  @Test func cornersHaveTheirJoins() throws {
    let path = line((4, 20), (4, 4), (20, 4))
    func corner(_ join: StrokeStyle.Join) throws -> (UInt32, Double) {
      let picture = try StrokePicture(path, StrokeStyle(width: 4, join: join))
      return (picture[2, 2], picture.ink)
    }
    // Two lines of 16 × 4 that share a square of 2 × 2, and the outer square as a whole, as a
    // quarter of a circle and as a triangle.
    let miter = try corner(.miter)
    let round = try corner(.round)
    let bevel = try corner(.bevel)
    #expect(miter == (255, 128))
    #expect(round.0 < 200 && abs(round.1 - (124 + Double.pi)) < 0.1)
    #expect(bevel.0 == 0 && abs(bevel.1 - 126) < 0.05)
  }

  @Test func sharpCornersLoseTheirTips() throws {
    // 10° is beyond the limit of ten half widths, 15° is within it.
    let width = StrokeStyle(width: 2)
    let blunt = try StrokePicture(line((20, 12), (10, 12), (20, 13.76)), width)
    let sharp = try StrokePicture(line((20, 12), (10, 12), (20, 14.68)), width)
    #expect(blunt[8, 11] == 0)
    #expect(sharp[5, 11] > 0)
  }

  @Test func aClosedContourHasNoEnds() throws {
    var path = line((4, 4), (20, 4), (20, 20), (4, 20))
    path.close()
    let picture = try StrokePicture(path, StrokeStyle(width: 4))
    #expect(picture.ink == 400 - 144)
    #expect(picture[2, 2] == 255 && picture[6, 6] == 0)
  }

  @Test func dashesAndGapsAlternate() throws {
    let path = line((2, 10), (22, 10))
    let picture = try StrokePicture(path, StrokeStyle(width: 2, dashes: [4, 2]))
    #expect(
      picture.row(10, 0..<24)
        == [0, 0, 255, 255, 255, 255, 0, 0, 255, 255, 255, 255, 0, 0, 255, 255, 255, 255, 0, 0]
        + [255, 255, 0, 0])
    // An odd number of lengths is gone through twice.
    let odd = try StrokePicture(path, StrokeStyle(width: 2, dashes: [4]))
    #expect(odd.row(10, 2..<12) == [255, 255, 255, 255, 0, 0, 0, 0, 255, 255])
  }

  @Test func aDashGoesRoundCornersAndOverTheBeginning() throws {
    var path = line((12, 4), (20, 4), (20, 20), (4, 20), (4, 4))
    path.close()
    // 64 long: 12 drawn from the middle of the upper side round the corner, 40 not, 12 drawn that
    // go on over the beginning.
    let picture = try StrokePicture(path, StrokeStyle(width: 2, dashes: [12, 40]))
    #expect(picture.row(3, 2..<22).allSatisfy { $0 == 255 } == false)
    #expect(picture.row(3, 4..<21) == Array(repeating: 255, count: 17))
    #expect(picture[19, 7] == 255 && picture[19, 8] == 0)
    #expect(picture[3, 7] == 255 && picture[3, 8] == 0)
    // The corners have their mitres, and no cap interrupts the line at its beginning.
    #expect(picture[20, 3] == 255 && picture[3, 3] == 255)
  }

  @Test func dashesWithoutLengthAreDots() throws {
    let path = line((4, 12), (20, 12))
    let round = try StrokePicture(path, StrokeStyle(width: 4, cap: .round, dashes: [0, 8]))
    #expect(abs(round.ink - 3 * 4 * Double.pi) < 1)
    let square = try StrokePicture(path, StrokeStyle(width: 4, cap: .square, dashes: [0, 8]))
    #expect(square.ink == 48)
    let butt = try StrokePicture(path, StrokeStyle(width: 4, dashes: [0, 8]))
    #expect(butt.ink == 0)
  }

  @Test func aPatternTooFineToBeSeenLeavesItsInk() throws {
    let path = line((2, 12), (22, 12))
    let picture = try StrokePicture(path, StrokeStyle(width: 4, dashes: [0.001, 0.003]))
    #expect(abs(picture.ink - 20) < 2)
  }

  @Test func roundAndSquareCapsShowAPlaceThatIsClosed() throws {
    var place = line((12, 12))
    #expect(try StrokePicture(place, StrokeStyle(width: 6, cap: .round)).ink == 0)
    place.close()
    let dot = try StrokePicture(place, StrokeStyle(width: 6, cap: .round))
    #expect(abs(dot.ink - 9 * Double.pi) < 0.4)
    #expect(try StrokePicture(place, StrokeStyle(width: 6, cap: .square)).ink == 36)
    #expect(try StrokePicture(place, StrokeStyle(width: 6, cap: .butt)).ink == 0)
  }

  @Test func aLineThatTurnsBackHasHalfACircle() throws {
    let path = line((6, 12), (16, 12), (8, 12))
    let picture = try StrokePicture(path, StrokeStyle(width: 6, join: .round))
    #expect(abs(picture.ink - (60 + 4.5 * Double.pi)) < 0.1)
  }

  @Test func aCurvesCapStandsAcrossItsTangent() throws {
    var path = Path()
    path.move(to: Point(x: 4, y: 4))
    path.cubic(
      to: Point(x: 20, y: 20), control1: Point(x: 13, y: 4), control2: Point(x: 20, y: 11))
    let picture = try StrokePicture(path, StrokeStyle(width: 4))
    #expect((3..<6).allSatisfy { picture[3, $0] == 0 && picture[4, $0] == 255 })
    #expect((18..<21).allSatisfy { picture[$0, 20] == 0 && picture[$0, 19] == 255 })
  }

  /// With round caps and joins a stroke consists of the points within half its width of the line, under any
  /// map of the plane.
  @Test(arguments: 0..<40)
  func aRoundStrokeIsWhatIsNear(seed: UInt64) throws {
    var random = Numbers(state: seed &* 0x9E37_79B9_7F4A_7C15 | 1)
    let points = (0..<Int(2 + seed % 5)).map { _ in
      Point(x: random.next(4...20), y: random.next(4...20))
    }
    var transform = Transform.identity
    if seed % 2 == 1 {
      transform = Transform(
        a: random.next(0.7...1.3), b: random.next(-0.4...0.4), c: random.next(-0.4...0.4),
        d: (seed % 4 == 1 ? -1 : 1) * random.next(0.7...1.3), tx: random.next(-2...2),
        ty: seed % 4 == 1 ? 22 : 0)
    }
    var path = Path()
    path.move(to: points[0])
    for point in points.dropFirst() { path.line(to: point) }
    let half = random.next(1...3)
    let picture = try StrokePicture(
      path, StrokeStyle(width: 2 * half, cap: .round, join: .round), transform)
    let inverse = try #require(transform.inverse)
    for y in 0..<24 {
      for x in 0..<24 {
        let corners = [(0.0, 0.0), (1, 0), (0, 1), (1, 1), (0.5, 0.5)].map { dx, dy in
          inverse.apply(to: Point(x: Double(x) + dx, y: Double(y) + dy)).distance(to: points)
        }
        // Discs are convex, lines of them nearly: what holds at the corners with room to spare
        // holds for the pixel.
        if corners.allSatisfy({ $0 < half - 0.3 }) { #expect(picture[x, y] == 255, "\(x) \(y)") }
        if corners.allSatisfy({ $0 > half + 0.8 }) { #expect(picture[x, y] == 0, "\(x) \(y)") }
      }
    }
  }
}

extension Point {
  /// The distance to the nearest point of some connected lines.
  fileprivate func distance(to points: [Point]) -> Double {
    zip(points, points.dropFirst()).map { start, end in
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let along = ((x - start.x) * dx + (y - start.y) * dy) / (dx * dx + dy * dy)
      let t = max(0, min(1, along))
      let (rx, ry) = (x - start.x - t * dx, y - start.y - t * dy)
      return (rx * rx + ry * ry).squareRoot()
    }.min() ?? .infinity
  }
}

/// The same numbers in every run (xorshift).
private struct Numbers {
  var state: UInt64

  mutating func next(_ range: ClosedRange<Double>) -> Double {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    let share = Double(state >> 11) / Double(1 << 53)
    return range.lowerBound + (range.upperBound - range.lowerBound) * share
  }
}
