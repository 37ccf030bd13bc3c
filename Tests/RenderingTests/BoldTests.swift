import GalleyGeometry
import Testing

@testable import GalleyRendering

@Suite("Widened stems")
struct BoldTests {
  private func polygon(_ points: [(Double, Double)]) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      let point = Point(x: point.0, y: point.1)
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    path.close()
    return path
  }

  private func points(_ path: Path) -> [[Double]] {
    path.elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point), .quad(let point, _), .cubic(let point, _, _):
        [point.x, point.y].map { ($0 * 1000).rounded() / 1000 }
      case .close: nil
      }
    }
  }

  @Test("Every edge moves outwards by half of the length, whichever way the outline turns")
  func square() {
    let corners = [(0.0, 0.0), (1, 0), (1, 1), (0, 1)]
    let wanted: Set = [[-0.05, -0.05], [1.05, -0.05], [1.05, 1.05], [-0.05, 1.05]]
    #expect(Set(points(polygon(corners).emboldened(by: 0.1))) == wanted)
    #expect(Set(points(polygon(corners.reversed()).emboldened(by: 0.1))) == wanted)
  }

  @Test("Holes become smaller")
  func hole() {
    var ring = polygon([(0, 0), (1, 0), (1, 1), (0, 1)])
    let hole = polygon([(0.3, 0.3), (0.3, 0.7), (0.7, 0.7), (0.7, 0.3)])
    ring = Path(elements: ring.elements + hole.elements)
    let bold = points(ring.emboldened(by: 0.1))
    #expect(bold.suffix(4) == [[0.35, 0.35], [0.35, 0.65], [0.65, 0.65], [0.65, 0.35]])
  }

  @Test("Curves move with their control points, and a start that stands twice moves once")
  func curves() {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.quad(to: Point(x: 1, y: 1), control: Point(x: 1, y: 0))
    path.cubic(
      to: Point(x: 0, y: 0), control1: Point(x: 0.7, y: 1), control2: Point(x: 0, y: 1))
    path.close()
    let bold = path.emboldened(by: 0.1)
    guard case .quad(_, let control) = bold.elements[1] else { return #expect(Bool(false)) }
    #expect(abs(control.x - 1.05) < 1e-9 && abs(control.y + 0.05) < 1e-9)
    #expect(points(bold).first == points(bold).last)
  }

  @Test("What has no area, no length or a needle's tip stays finite and near")
  func degenerate() {
    let line = polygon([(0, 0), (1, 0)])
    #expect(line.emboldened(by: 0.1) == line)
    let needle = polygon([(0, 0), (10, 0.001), (10, 0.001), (0, 0.002), (0, 0)])
    for point in points(needle.emboldened(by: 0.1)) {
      #expect(point[0] > -0.2 && point[0] < 10.2 && abs(point[1]) < 0.2)
    }
    #expect(Path().emboldened(by: 0.1).elements.isEmpty)
  }
}
