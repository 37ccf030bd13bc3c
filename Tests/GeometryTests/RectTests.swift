import Testing

@testable import GalleyGeometry

@Test("a rectangle holds its left and top edges, not its right and bottom ones")
func halfOpen() {
  let rect = Rect(x: 1, y: 2, width: 3, height: 4)
  #expect(rect.contains(Point(x: 1, y: 2)))
  #expect(!rect.contains(Point(x: 4, y: 2)) && !rect.contains(Point(x: 1, y: 6)))
}

@Test("insets shrink, follow the direction, and stop at zero")
func insets() {
  let rect = Rect(x: 0, y: 0, width: 10, height: 10)
  let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
  #expect(rect.inset(by: insets, in: .leftToRight) == Rect(x: 2, y: 1, width: 4, height: 6))
  #expect(rect.inset(by: insets, in: .rightToLeft) == Rect(x: 4, y: 1, width: 4, height: 6))
  #expect(rect.inset(by: 6).size == .zero)
}

@Test("touching rectangles share nothing; a union ignores what is empty")
func sharing() {
  let left = Rect(x: 0, y: 0, width: 5, height: 5)
  let right = Rect(x: 5, y: 0, width: 5, height: 5)
  #expect(left.intersection(right) == nil)
  #expect(left.union(right) == Rect(x: 0, y: 0, width: 10, height: 5))
  #expect(left.union(Rect(x: 50, y: 50, width: 0, height: 9)) == left)
}

@Test("radii that do not fit shrink by one common factor")
func radii() {
  let fitted = CornerRadii(topLeft: 30, topRight: 10, bottomRight: 10, bottomLeft: 10)
    .clamped(to: Size(width: 20, height: 100))
  #expect(fitted == CornerRadii(topLeft: 15, topRight: 5, bottomRight: 5, bottomLeft: 5))
  #expect(CornerRadii(-3).clamped(to: Size(width: 9, height: 9)).isZero)
}

@Test("a map followed by another applies in that order")
func transformOrder() {
  let map = Transform.scale(x: 2, y: 3).followed(by: .translation(x: 10, y: 20))
  #expect(map.apply(to: Point(x: 1, y: 1)) == Point(x: 12, y: 23))
}

@Test("the outline of a rounded rectangle stays within the rectangle")
func roundedOutline() {
  let rect = Rect(x: 3, y: 4, width: 50, height: 20)
  #expect(Path.roundedRectangle(rect, radii: CornerRadii(99)).controlBounds == rect)
  #expect(Path.roundedRectangle(rect, radii: .zero) == .rectangle(rect))
  #expect(Path.ellipse(in: rect).controlBounds == rect)
}
