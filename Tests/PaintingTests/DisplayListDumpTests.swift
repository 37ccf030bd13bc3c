import GalleyDesign
import GalleyGeometry
import GalleyPainting
import Testing

@Suite("Dump of a display list") struct DisplayListDumpTests {
  @Test("Scopes indent, owners follow") func scopesIndent() {
    var painter = Painter()
    painter.append(.beginLayer(opacity: 0.5))
    painter.owner = 3
    painter.clipped(to: .ellipse(Rect(x: 0, y: 0, width: 10, height: 8.5))) {
      $0.fill(
        .rectangle(Rect(x: 1, y: 2, width: 3, height: 4)),
        with: .solid(RGBAColor(hex: 0x1B1F24, alpha: 0.25)))
    }
    painter.append(.endLayer)
    #expect(
      painter.list.dump == """
        layer opacity 0.5
          save @3
            clip ellipse (0,0 10×8.5) @3
            fill rectangle (1,2 3×4) #1B1F24/0.25 @3
          restore @3
        end layer @3

        """)
  }

  @Test("Everything about a layer is written") func layersAreWhole() {
    let compositing = Compositing(
      opacity: 0.25, blendMode: .multiply, colors: .brightness(0.5), blur: 3,
      shadows: [LayerShadow(.inner, color: .black, x: 1, y: -2, blur: 4)])
    #expect(
      DisplayCommand.beginLayer(compositing).dump
        == "layer opacity 0.25 multiply colors [1 0 0 0.5 0 1 0 0.5 0 0 1 0.5] blur 3 "
        + "inner #000000 offset 1,-2 blur 4")
  }

  @Test("Gradients are written whole") func gradientsAreWhole() {
    let stops = [GradientStop(location: 0.5, color: .white)]
    let shape = DisplayShape.rectangle(Rect(x: 0, y: 0, width: 1, height: 1))
    func dump(_ paint: Paint) -> String { DisplayCommand.fill(shape, paint).dump }
    #expect(
      dump(.ellipticalGradient(center: .zero, radii: Size(width: 2, height: 3), stops: stops))
        == "fill rectangle (0,0 1×1) elliptical 0,0 radii 2×3 [0.5 #FFFFFF]")
    #expect(
      dump(.angularGradient(center: .zero, start: .degrees(-90), end: .zero, stops: stops))
        == "fill rectangle (0,0 1×1) angular 0,0 from -90° to 0° [0.5 #FFFFFF]")
  }

  @Test("Paths and strokes are written whole") func pathsAreWhole() {
    var path = Path()
    path.move(to: .zero)
    path.quad(to: Point(x: 1, y: 0), control: Point(x: 0.5, y: 2))
    path.close()
    let command = DisplayCommand.stroke(
      .path(path), StrokeStyle(width: 2, cap: .round, dashes: [1, 3]),
      .linearGradient(
        start: .zero, end: Point(x: 0, y: 9),
        stops: [
          GradientStop(location: 0, color: .white), GradientStop(location: 1, color: .black),
        ]))
    #expect(
      command.dump
        == "stroke path [M 0,0 Q 0.5,2 1,0 Z] width 2 round miter dashes 1 3 "
        + "linear 0,0 to 0,9 [0 #FFFFFF, 1 #000000]")
  }
}
