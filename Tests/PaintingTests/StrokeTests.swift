import GalleyDesign
import GalleyGeometry
import GalleyPainting
import Testing

@Suite("Lines along outlines") struct StrokeTests {
  private func commands(_ path: Path, _ placement: StrokeStyle.Placement) -> [DisplayCommand] {
    var painter = Painter()
    painter.stroke(
      .path(path), StrokeStyle(width: 4), with: .solid(.black), placement: placement)
    return painter.list.commands
  }

  @Test("an open outline has no inside: its line is centred", arguments: [true, false])
  func openOutlines(isInside: Bool) {
    var path = Path()
    path.move(to: Point(x: 10, y: 10))
    path.line(to: Point(x: 40, y: 40))
    #expect(
      commands(path, isInside ? .inside : .outside)
        == [.stroke(.path(path), StrokeStyle(width: 4), .solid(.black))])
    path.line(to: Point(x: 40, y: 10))
    path.close()
    #expect(commands(path, isInside ? .inside : .outside).count > 1)
  }
}
