import GalleyGeometry
import Testing

/// SVG 2, chapter 9: path data.
@Suite("Paths in SVG's syntax")
struct PathDataTests {
  private func points(_ path: Path) -> [String] {
    path.elements.map { element in
      func word(_ point: Point) -> String {
        "\((point.x * 1000).rounded() / 1000),\((point.y * 1000).rounded() / 1000)"
      }
      switch element {
      case .move(let point): return "M \(word(point))"
      case .line(let point): return "L \(word(point))"
      case .quad(let point, let control): return "Q \(word(control)) \(word(point))"
      case .cubic(let point, let first, let second):
        return "C \(word(first)) \(word(second)) \(word(point))"
      case .close: return "Z"
      }
    }
  }

  @Test(
    "Commands are absolute or relative, and go on without being repeated",
    arguments: [
      ("M1 2L3 4 5 6z", ["M 1.0,2.0", "L 3.0,4.0", "L 5.0,6.0", "Z"]),
      ("m1,2 3,4-1-1", ["M 1.0,2.0", "L 4.0,6.0", "L 3.0,5.0"]),
      ("M0 0H5V-5h1v.5", ["M 0.0,0.0", "L 5.0,0.0", "L 5.0,-5.0", "L 6.0,-5.0", "L 6.0,-4.5"]),
      (
        "M0 0c1 1 2 2 3 0s2-2 3 0",
        [
          "M 0.0,0.0", "C 1.0,1.0 2.0,2.0 3.0,0.0", "C 4.0,-2.0 5.0,-2.0 6.0,0.0",
        ]
      ),
      ("M0 0S1 1 2 0", ["M 0.0,0.0", "C 0.0,0.0 1.0,1.0 2.0,0.0"]),
      (
        "M0 0q1 2 2 0t2 0T9 0",
        [
          "M 0.0,0.0", "Q 1.0,2.0 2.0,0.0", "Q 3.0,-2.0 4.0,0.0", "Q 5.0,2.0 9.0,0.0",
        ]
      ),
      ("M1 1h1zh2", ["M 1.0,1.0", "L 2.0,1.0", "Z", "M 1.0,1.0", "L 3.0,1.0"]),
      ("M1e1-1E-1.5.5", ["M 10.0,-0.1", "L 0.5,0.5"]),
      ("", []),
    ])
  func commands(text: String, expected: [String]) throws {
    #expect(points(try Path(svg: text)) == expected)
  }

  @Test(
    "Numbers are the nearest doubles",
    arguments: [
      "0", "-0", "+1", ".5", "-.25", "5.", "0.1", "-0.30000000000000004", "123456789012345",
      "1234567890123456789", "0.000000000000001", "99999999.9999999", "179.76931348623157", "1e2",
      "2.5E-3", "9007199254740993", "0.1e-5", "000000000000000001.5",
    ])
  func numbers(text: String) throws {
    let path = try Path(svg: "M\(text) 1")
    let value = try #require(Double(text.hasSuffix(".") ? text + "0" : text))
    #expect(path.elements == [.move(to: Point(x: value, y: 1))])
  }

  @Test("Arcs are curves through the circle that both ends lie on")
  func arcs() throws {
    // A quarter of the circle around 0, 0; flags are written without anything between them.
    let quarter = try Path(svg: "M10 0A10 10 0 0110-0A10 10 0 010 10")
    #expect(points(quarter) == ["M 10.0,0.0", "C 10.0,5.523 5.523,10.0 0.0,10.0"])
    let large = try Path(svg: "M10 0A10 10 0 1 0 0 10")
    #expect(large.elements.count == 4)
    #expect(abs(large.controlBounds.minX + 10) < 1e-6 && abs(large.controlBounds.minY + 10) < 1e-6)
    // Radii that are too small are made large enough; one that is zero is a line.
    let grown = try Path(svg: "M0 0a1 1 0 0 1 20 0")
    #expect(abs(grown.controlBounds.minY + 10) < 1e-6)
    #expect(points(try Path(svg: "M0 0a0 5 0 0 1 20 0")) == ["M 0.0,0.0", "L 20.0,0.0"])
    let turned = try Path(svg: "M0 0a10 5 90 0 1 10 10")
    #expect(turned.currentPoint == Point(x: 10, y: 10))
  }

  @Test(
    "What is wrong is named at its place",
    arguments: [
      ("L1 2", 0, "\"M\" or \"m\""), ("M1", 2, "a number"), ("M1 2X", 4, "a command"),
      ("M0 0A1 1 0 2 0 5 5", 11, "0 or 1"), ("M0 0L1 1e999", 7, "a finite number"),
      ("M0 0L..5", 5, "a number"),
    ])
  func mistakes(text: String, offset: Int, expectation: String) {
    #expect(throws: PathSyntaxError.self) { try Path(svg: text) }
    do throws(PathSyntaxError) {
      _ = try Path(svg: text)
    } catch {
      #expect((error.offset, error.expectation) == (offset, expectation))
    }
  }
}
