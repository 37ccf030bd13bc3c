import GalleyDesign
import GalleyGeometry
import GalleyPainting
import GalleyRendering
import Testing

@Suite("What cannot be rendered") struct RenderingErrorTests {
  private func failure(
    width: Double = 10, height: Double = 10, scale: Double = 1,
    limits: RenderingLimits = RenderingLimits(), _ commands: [DisplayCommand] = []
  ) -> RenderingError? {
    var painter = Painter()
    painter.owner = 4
    for command in commands { painter.append(command) }
    do throws(RenderingError) {
      _ = try Rasterizer().render(
        painter.list, size: Size(width: width, height: height), grid: PixelGrid(scale: scale),
        options: RenderingOptions(limits: limits))
      return nil
    } catch {
      return error
    }
  }

  @Test("A canvas without pixels is refused", arguments: [0, -1, .nan, .infinity, 1e-9])
  func emptyCanvas(width: Double) {
    guard case .emptyCanvas = failure(width: width) else {
      Issue.record("\(width) was not refused")
      return
    }
  }

  @Test("A canvas of a million pixels square is refused before it is allocated")
  func hugeCanvas() {
    guard
      case .canvasTooLarge(let width, let height, .maximumWidth, 32_767) = failure(
        width: 1e6, height: 1e6)
    else {
      Issue.record("no error that names the limit")
      return
    }
    #expect(width == 1e6 && height == 1e6)
    let text = "\(failure(width: 1e6, height: 1e6)!)"
    #expect(
      text == "the canvas of 1000000 × 1000000 pixels exceeds the limit "
        + "maximumWidth of 32767")
  }

  @Test("A bitmap beyond the limit is refused") func largeBitmap() {
    guard
      case .bitmapTooLarge(102, 100, 10_000) = failure(
        width: 51, height: 50, scale: 2, limits: RenderingLimits(maximumBitmapPixels: 10_000))
    else {
      Issue.record("no error that names the limit")
      return
    }
    #expect(
      failure(
        width: 50, height: 50, scale: 2, limits: RenderingLimits(maximumBitmapPixels: 10_000))
        == nil)
  }

  static let spoiled: [DisplayCommand] = [
    .fill(.rectangle(Rect(x: .nan, y: 0, width: 1, height: 1)), .solid(.black)),
    .fill(
      .roundedRectangle(Rect(x: 0, y: 0, width: 1, height: 1), CornerRadii(.infinity)),
      .solid(.black)),
    .fill(
      .path(Path(elements: [.move(to: .zero), .line(to: Point(x: 1, y: -.infinity))])),
      .solid(.black)),
    .fill(
      .rectangle(Rect(x: 0, y: 0, width: 1, height: 1)),
      .linearGradient(start: .zero, end: Point(x: .nan, y: 0), stops: [])),
    .stroke(
      .rectangle(Rect(x: 0, y: 0, width: 1, height: 1)), StrokeStyle(width: .nan), .solid(.black)),
    .border(Rect(x: 0, y: 0, width: 1, height: 1), .zero, width: .infinity, .black),
    .shadow(
      .rectangle(Rect(x: 0, y: 0, width: 1, height: 1)),
      BoxShadow(color: .black, x: .nan, blur: 1)),
    .transform(Transform(a: .infinity, b: 0, c: 0, d: 1, tx: 0, ty: 0)),
    .clip(.ellipse(Rect(x: 0, y: .nan, width: 1, height: 1))), .beginLayer(opacity: .nan),
  ]

  @Test("A coordinate that is not finite names its command", arguments: spoiled.indices)
  func nonFinite(index: Int) {
    guard case .nonFiniteCoordinate(command: 0, owner: 4) = failure([Self.spoiled[index]]) else {
      Issue.record("\(Self.spoiled[index].dump) was not refused")
      return
    }
  }

  @Test(
    "A scope with one end is refused",
    arguments: [
      [.restore], [.save], [.endLayer], [.beginLayer(opacity: 0.5)],
      [.save, .beginLayer(opacity: 0.5), .restore, .endLayer],
      [.beginLayer(opacity: 1), .save, .endLayer, .restore],
    ] as [[DisplayCommand]]) func unbalanced(commands: [DisplayCommand])
  {
    guard case .unbalancedScope = failure(commands) else {
      Issue.record("\(commands) was not refused")
      return
    }
  }

  @Test("Finite numbers of any size are drawn", arguments: [1e9, 1e18, 1e100, 1e300])
  func enormous(length: Double) throws {
    let rect = Rect(x: -length / 3, y: -length / 3, width: length, height: length)
    let shapes: [DisplayShape] = [
      .rectangle(rect), .roundedRectangle(rect, CornerRadii(20)), .ellipse(rect),
      .path(.rectangle(rect)), .path(.ellipse(in: rect)),
    ]
    for shape in shapes {
      #expect(failure([.fill(shape, .solid(.black))]) == nil)
      #expect(
        failure([.stroke(shape, StrokeStyle(width: length / 100), .solid(.black))]) == nil)
      #expect(
        failure([
          .shadow(shape, BoxShadow(color: .black, x: length, blur: 12, spread: length))
        ]) == nil)
      #expect(failure([.clip(shape), .fill(.rectangle(rect), .solid(.black))]) == nil)
    }
    #expect(failure([.border(rect, CornerRadii(length), width: length, .black)]) == nil)
  }

  @Test("A blur of any size is drawn") func enormousBlur() {
    let shape = DisplayShape.rectangle(Rect(x: 2, y: 2, width: 3, height: 3))
    #expect(failure([.shadow(shape, BoxShadow(color: .black, blur: 1e300))]) == nil)
  }

  @Test("Shapes without extent draw nothing and do no harm") func degenerate() throws {
    let point = Rect(x: 3, y: 3, width: 0, height: 0)
    let commands: [DisplayCommand] = [
      .fill(.rectangle(point), .solid(.black)), .fill(.ellipse(point), .solid(.black)),
      .fill(.path(Path()), .solid(.black)), .border(point, .zero, width: 1, .black),
      .shadow(.rectangle(point), BoxShadow(color: .black, blur: 4)),
      .transform(Transform(a: 0, b: 0, c: 0, d: 0, tx: 1, ty: 1)),
      .fill(.ellipse(Rect(x: 0, y: 0, width: 5, height: 5)), .solid(.black)),
    ]
    #expect(failure(commands) == nil)
  }

  @Test("A failing receiver stops the stream and is reported") func receiverFails() {
    struct Full: Error {}
    var calls = 0
    #expect {
      try Rasterizer().stream(
        DisplayList(), size: Size(width: 10, height: 1_000), grid: PixelGrid(scale: 1),
        options: RenderingOptions(bandHeight: 16)
      ) { _ in
        calls += 1
        throw Full()
      }
    } throws: { error in
      if case RenderingError.receiverFailed(let inner) = error { inner is Full } else { false }
    }
    #expect(calls == 1)
  }
}
