import GalleyDesign
import GalleyGeometry
import GalleyPainting
import Testing

@Suite("Clips") struct ClipTests {
  private func fills(_ shape: DisplayShape, _ body: (inout Painter) -> Void = { _ in })
    -> [DisplayShape]
  {
    var painter = Painter()
    painter.clipped(to: .ellipse(Rect(x: 0, y: 0, width: 40, height: 40))) {
      body(&$0)
      $0.fill(shape, with: .solid(.black))
    }
    return painter.list.commands.compactMap {
      if case .fill(let shape, _) = $0 { shape } else { nil }
    }
  }

  /// Recorded on iOS 26: isamercan/ThemeKit at c4128406, DisplaySnapshotTests/testAvatar_group; the edge of a dark circle in
  /// its clip is 0xBD around a white line in it, 0xBF if it counts once and 0xD9 if it counts twice.
  @Test("the soft edge of a shape counts once in a clip of the same outline")
  func edgesCountOnce() {
    let circle = DisplayShape.ellipse(Rect(x: 0, y: 0, width: 40, height: 40))
    #expect(fills(circle) == [.rectangle(Rect(x: -1, y: -1, width: 42, height: 42))])
    let other = DisplayShape.ellipse(Rect(x: 0, y: 0, width: 40, height: 39))
    #expect(fills(other) == [other])
    // The clip ends with its scope, and is another one in other coordinates.
    #expect(fills(circle) { $0.append(.transform(.scale(x: 2, y: 2))) } == [circle])
    var painter = Painter()
    painter.clipped(to: circle) { _ in }
    painter.fill(circle, with: .solid(.black))
    #expect(painter.list.commands.last == .fill(circle, .solid(.black)))
  }
}
