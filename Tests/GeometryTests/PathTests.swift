import GalleyGeometry
import Testing

private let box = Rect(x: 0, y: 0, width: 20, height: 10)

@Suite struct PathTests {
  @Test func anArcStaysOnItsCircle() {
    var path = Path()
    path.arc(center: Point(x: 3, y: 4), radius: 10, from: .degrees(-30), to: .degrees(200))
    #expect(path.elements.count == 4)
    #expect(path.currentPoint.map { abs($0.x - (3 - 10 * 0.939_692_62)) < 1e-6 } == true)
    for share in stride(from: 0.05, to: 1, by: 0.05) {
      guard let point = path.trimmed(from: 0, to: share).currentPoint else { continue }
      let (dx, dy) = (point.x - 3, point.y - 4)
      #expect(abs((dx * dx + dy * dy).squareRoot() - 10) < 0.003)
    }
  }

  @Test func anArcGoesOnFromThePoint() {
    var path = Path()
    path.move(to: .zero)
    path.arc(center: .zero, radius: 2, from: .zero, to: .degrees(-90))
    #expect(path.elements[1] == .line(to: Point(x: 2, y: 0)))
    #expect(path.currentPoint == Point(x: 0, y: -2))
  }

  @Test func trimmingTakesSharesOfTheLength() {
    let path = Path.rectangle(box)
    #expect(path.trimmed(from: 0, to: 1) == path)
    #expect(path.trimmed(from: 0.5, to: 0.5) == Path())
    let half = path.trimmed(from: 0.25, to: 0.75)
    #expect(
      half.elements == [
        .move(to: Point(x: 15, y: 0)), .line(to: Point(x: 20, y: 0)),
        .line(to: Point(x: 20, y: 10)), .line(to: Point(x: 5, y: 10)),
      ])
  }

  @Test func aTrimmedCurveLiesOnTheWhole() {
    var path = Path()
    path.move(to: .zero)
    path.quad(to: Point(x: 10, y: 0), control: Point(x: 5, y: 8))
    let half = path.trimmed(from: 0, to: 0.5)
    guard case .quad(let end, let control) = half.elements.last else {
      Issue.record("no curve")
      return
    }
    #expect(abs(end.x - 5) < 1e-9 && abs(end.y - 4) < 1e-9)
    #expect(abs(control.x - 2.5) < 1e-9 && abs(control.y - 4) < 1e-9)
  }

  @Test func starsAndPolygonsBeginOnTop() {
    let square = Path.regularPolygon(sides: 4, in: Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(square.elements.count == 5)
    #expect(square.elements[0] == .move(to: Point(x: 5, y: 0)))
    #expect(square.elements[1] == .line(to: Point(x: 10, y: 5)))
    let star = Path.star(points: 5, innerRatio: 0.4, in: Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(star.elements.count == 11)
    #expect(abs(star.controlBounds.minY) < 1e-12)
  }

  @Test func continuousCornersReachFurtherThanCircles() {
    let path = Path.continuousRectangle(
      Rect(x: 0, y: 0, width: 100, height: 100),
      radii: CornerRadii(topLeft: 0, topRight: 20, bottomRight: 0, bottomLeft: 0))
    // Dashes of the outline begin there: DrunkOnJava/ModularHomeInventory at bad97916, DataManagementSnapshotTests.
    #expect(
      path.elements.prefix(2) == [
        .move(to: Point(x: 100, y: 50)), .line(to: Point(x: 100, y: 100)),
      ])
    #expect(path.elements.contains(.line(to: Point(x: 100 - 20 * 1.528_664_83, y: 0))))
    #expect(path.elements.count { if case .cubic = $0 { true } else { false } } == 3)
    #expect(path.controlBounds == Rect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test(
    "Corners on a short side meet in its middle at an obtuse angle, as on the platform",
    arguments: [34.0, 500])
  func continuousCornersMeet(radius: Double) {
    // A simulator of iOS 17 recorded this outline of a capsule, at 2 pixels a point.
    let path = Path.continuousRectangle(
      Rect(x: 0, y: 0, width: 375, height: 68), radii: CornerRadii(radius))
    let recorded = [
      (4.5, 44.95), (10.5, 31.76), (22.5, 17.32), (34.5, 8.90), (46.5, 4.02), (52.5, 2.54),
      (58.5, 1.39), (64.5, 0.49),
    ]
    // The corner at the top left is the last one.
    var places: [Point] = []
    var last = Point.zero
    for element in path.elements {
      switch element {
      case .cubic(let end, let first, let second):
        for step in 0...1000 where end.x < 60 && end.y <= 34 {
          let t = Double(step) / 1000
          func value(_ part: (Point) -> Double) -> Double {
            let u = 1 - t
            return u * u * u * part(last) + 3 * u * u * t * part(first)
              + 3 * u * t * t * part(second) + t * t * t * part(end)
          }
          places.append(Point(x: value(\.x), y: value(\.y)))
        }
        last = end
      case .move(let end), .line(let end): last = end
      default: break
      }
    }
    for (y, x) in recorded {
      let place = places.min { abs($0.y - y / 2) < abs($1.y - y / 2) }
      #expect(abs((place?.x ?? 0) * 2 - x) < 0.15, "\(y)")
    }
    #expect(path.elements[0] == .move(to: Point(x: 375, y: 34)))
  }

  /// Recorded on iOS 26: isamercan/ThemeKit at c4128406, ButtonSnapshotTests/testButtonPresets.
  @Test("Corners that are too close overlap on their side")
  func overlappingCorners() {
    func overlaps(_ size: Size, _ radius: Double) -> [Path.Element] {
      Path.overlapsOfContinuousCorners(
        Rect(origin: .zero, size: size), radii: CornerRadii(radius)
      ).elements
    }
    let reach = 24 * 1.528_664_83
    #expect(abs(reach - 28 - 8.7) < 0.05)
    #expect(
      overlaps(Size(width: 390, height: 56), 24) == [
        .move(to: Point(x: 390, y: 56 - reach)), .line(to: Point(x: 390, y: reach)),
        .move(to: Point(x: 0, y: 56 - reach)), .line(to: Point(x: 0, y: reach)),
      ])
    let size = Size(width: 390, height: 56)
    #expect(overlaps(size, 999) == overlaps(size, 28))
    #expect(overlaps(size, 18).isEmpty)
  }

  /// Recorded on iOS 18: biffdownhill/Pawdle at 037558bb, pawdleButton_primary_lightMode.
  @Test("Corners of a layer cross on a side that is too short for them")
  func crossedCorners() {
    func outlines(_ size: Size, _ radius: Double) -> [[Point]] {
      let path = Path.crossedRectangle(Rect(origin: .zero, size: size), radius: radius)
      return path.elements.reduce(into: []) { outlines, element in
        switch element {
        case .move(let point): outlines.append([point])
        case .line(let point), .cubic(let point, _, _): outlines[outlines.count - 1].append(point)
        default: break
        }
      }
    }
    let wide = Size(width: 152, height: 44)
    let capsule = outlines(wide, 500)
    #expect(capsule.count == 3)
    // The curves cross 0.0097 radii beside the side; the slivers end where they begin.
    let crossings = capsule[0].filter { abs($0.y - 22) < 1e-6 }.map(\.x)
    #expect(abs((crossings.min() ?? 0) - 0.0097 * 22) < 0.005)
    #expect(abs(152 - (crossings.max() ?? 0) - 0.0097 * 22) < 0.005)
    let reach = 22 * 1.528_664_83
    for sliver in capsule.dropFirst() {
      let (low, high) = (sliver.map(\.y).min() ?? 0, sliver.map(\.y).max() ?? 0)
      #expect(abs(low - (44 - reach)) < 1e-6 && abs(high - reach) < 1e-6)
      #expect(sliver.contains { point in crossings.contains { abs($0 - point.x) < 1e-6 } })
    }
    #expect(outlines(Size(width: 44, height: 44), 22).count == 5)
    #expect(outlines(wide, 14).count == 1)
    #expect(
      Path.crossedRectangle(Rect(origin: .zero, size: wide), radius: 14).controlBounds
        == Rect(origin: .zero, size: wide))
  }

  @Test("a part of one outline is one subpath, whatever its size", arguments: 1...60)
  func partsStayWhole(side: Int) {
    let circle = Path.ellipse(
      in: Rect(x: 5.3, y: 7.1, width: Double(side), height: Double(side)))
    for share in 1..<40 {
      let part = circle.trimmed(from: 0, to: Double(share) / 40)
      #expect(part.elements.count { if case .move = $0 { true } else { false } } == 1)
    }
  }
}
