import GalleyGeometry
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The series agree with the C library, whose last bits may differ from machine to machine.
@Suite struct AngleTests {
  @Test(arguments: (-100...100).map { 7.25 * Double($0) })
  func sineAndCosine(degrees: Double) {
    let angle = Angle(degrees: degrees)
    #expect(abs(angle.sine - sin(angle.radians)) < 2e-15)
    #expect(abs(angle.cosine - cos(angle.radians)) < 2e-15)
  }

  @Test func quarterTurnsAreExact() {
    #expect([0, 90, 180, 270, -90].map { Angle(degrees: $0).sine } == [0, 1, 0, -1, -1])
    #expect([0, 90, 180, 270, -90].map { Angle(degrees: $0).cosine } == [1, 0, -1, 0, 0])
    let turn = Transform.rotation(.degrees(90)).about(Point(x: 2, y: 3))
    #expect(turn.apply(to: Point(x: 5, y: 3)) == Point(x: 2, y: 6))
  }

  @Test func anglesOfVectors() {
    for (x, y) in [(1.0, 0.0), (3, 4), (-2, 0.1), (-1, -7), (0, 5), (0.001, -0.9), (-1, 0)] {
      #expect(abs(Angle.of(x: x, y: y).radians - atan2(y, x)) < 2e-15)
    }
    #expect(Angle.of(x: 0, y: 0) == .zero)
  }

  @Test func skewLeans() {
    let lean = Transform.skew(x: .degrees(45))
    let point = lean.apply(to: Point(x: 1, y: 2))
    #expect(abs(point.x - 3) < 1e-12 && point.y == 2)
  }
}
