import Testing

@testable import GalleyGeometry

@Test("thirds of 100 snap to 33, 34 and 33 pixels without gap or overlap")
func thirds() {
  let grid = PixelGrid(scale: 1)
  let third = 100.0 / 3
  let frames = (0..<3).map {
    grid.snapped(Rect(x: Double($0) * third, y: 0, width: third, height: 1))
  }
  #expect(frames.map(\.width) == [33, 34, 33])
  #expect(frames.map(\.minX) == [0, 33, 67])
}

@Test("halves snap upwards, below zero as well", arguments: [(0.5, 1.0), (-0.5, 0), (1.49, 1)])
func halves(value: Double, snapped: Double) {
  #expect(PixelGrid(scale: 1).snapped(value) == snapped)
}

@Test("content rounds up to a pixel, but noise does not make one")
func roundingUp() {
  let grid = PixelGrid(scale: 2)
  #expect(grid.roundedUp(10.1) == 10.5)
  #expect(grid.roundedUp(10.5) == 10.5)
  #expect(grid.roundedUp(10.500_000_000_1) == 10.5)
}
