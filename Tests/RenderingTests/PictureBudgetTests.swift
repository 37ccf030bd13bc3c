import GalleyDesign
import GalleyGeometry
import GalleyImaging
import GalleyPainting
import GalleySystem
import GalleyText
import Testing

@testable import GalleyRendering

@Suite("What a picture may cost")
struct PictureBudgetTests {
  private func draw(
    _ commands: [DisplayCommand], on rasterizer: Rasterizer = Rasterizer(), width: Double = 100,
    height: Double = 100, limits: RenderingLimits = RenderingLimits()
  ) throws -> Bitmap {
    var painter = Painter()
    painter.owner = 7
    for command in commands { painter.append(command) }
    return try rasterizer.render(
      painter.list, size: Size(width: width, height: height), grid: PixelGrid(scale: 1),
      options: RenderingOptions(limits: limits))
  }

  private func refusal(_ body: () throws -> Void) -> RenderingError? {
    do { try body() } catch { return error as? RenderingError }
    return nil
  }

  private func line(_ points: [Point], _ style: StrokeStyle, closed: Bool = false) -> DisplayCommand
  {
    var path = Path()
    path.move(to: points[0])
    for point in points.dropFirst() { path.line(to: point) }
    if closed { path.close() }
    return .stroke(.path(path), style, .solid(.black))
  }

  @Test(
    "dashes out of sight change nothing of those in sight",
    arguments: [
      StrokeStyle(width: 3, dashes: [7, 3]),
      StrokeStyle(width: 6, cap: .square, dashes: [5, 4, 9], dashPhase: 2.5),
      StrokeStyle(width: 9, cap: .round, dashes: [0, 14]),
    ])
  func skippedDashes(_ style: StrokeStyle) throws {
    let stroke = OutlineStroke(style, .identity)
    let pen = try #require(StrokePen(stroke))
    let pattern = try #require(
      DashPattern(stroke.dashes, phase: stroke.dashPhase, scale: pen.scale))
    var path = Path()
    path.move(to: Point(x: -150_000, y: 10))
    for point in [(90.0, 20.0), (95, 30), (50, -80_000), (60, 90_000), (-9, 50)] {
      path.line(to: Point(x: point.0, y: point.1))
    }
    let lines = Outline(path, .identity).flattened(.stroke)
    for isClosed in [false, true] {
      let line = StrokeLine(try #require(lines.contours.first), of: lines, isClosed: isClosed, pen)
      func dashes(_ window: FixedRect) throws -> (made: [[Vertex]], count: Int) {
        var (made, count): ([[Vertex]], Int) = ([], 0)
        try line.forEachDash(
          pattern, pen, in: window, count: { count += 1 }, { made.append($0.vertices) })
        return (made, count)
      }
      let window = FixedRect(left: 0, top: 0, right: 100 << 8, bottom: 100 << 8)
      let all = try dashes(window.inset(by: -1 << 40))
      let seen = try dashes(window)
      #expect(seen.count < all.count / 50)
      let kept = Set(seen.made)
      #expect(kept.isSubset(of: Set(all.made)))
      let touching = all.made.filter { dash in
        dash.contains { window.left...window.right ~= $0.x && window.top...window.bottom ~= $0.y }
      }
      #expect(touching.count > 9 && touching.allSatisfy(kept.contains))
    }
  }

  @Test(
    "dashes of a line of millions of pixels are as long as those of a short one",
    arguments: [40_000.0, 200_000, 2_000_000])
  func farDashes(_ far: Double) throws {
    let stroke = OutlineStroke(StrokeStyle(width: 2, dashes: [7, 3]), .identity)
    let pen = try #require(StrokePen(stroke))
    let pattern = try #require(DashPattern(stroke.dashes, phase: 0, scale: pen.scale))
    var path = Path()
    path.move(to: Point(x: -far, y: 10))
    path.line(to: Point(x: far, y: 10))
    let lines = Outline(path, .identity).flattened(.stroke)
    let line = StrokeLine(try #require(lines.contours.first), of: lines, isClosed: false, pen)
    let window = FixedRect(left: 0, top: 0, right: 100 << 8, bottom: 100 << 8)
    var seen: [[Vertex]] = []
    try line.forEachDash(pattern, pen, in: window, count: {}, { seen.append($0.vertices) })
    // A whole number of periods lies between the beginning and the edge.
    let expected = stride(from: 0, to: 100 << 8, by: 10 << 8).map { [$0, $0 + (7 << 8)] }
    #expect(seen.map { $0.map(\.x) }.filter { $0[0] >= 0 && $0[0] < 100 << 8 } == expected)
  }

  @Test("a closed line whose dashes are mostly out of sight joins its ends")
  func closedDashes() throws {
    let style = StrokeStyle(width: 4, dashes: [20, 10])
    let corners = [
      Point(x: 50, y: 50), Point(x: 9050, y: 50), Point(x: 9050, y: 9050), Point(x: 50, y: 9050),
    ]
    let closed = try draw([line(corners, style, closed: true)])
    // The last dash of 36,000 points ends where the line begins.
    let open = try draw([line(corners + [corners[0]], style)])
    #expect(closed.pixel(60, 50) == open.pixel(60, 50) && closed.pixel(75, 50) == 0)
    #expect(closed.pixel(60, 50) >> 24 == 255)
  }

  @Test("dashes that nobody could make are refused at the element that asks for them")
  func tooManyDashes() throws {
    let fine = StrokeStyle(width: 1, dashes: [0.00001, 0.00001])
    _ = try draw([line([.zero, Point(x: 1e7, y: 1e7)], fine)])
    let zigzag = (0..<9_000).map { Point(x: $0 % 2 == 0 ? 0 : 100, y: Double($0) / 90) }
    guard case .tooManyDashes(_, owner: 7)? = refusal({ _ = try draw([line(zigzag, fine)]) }) else {
      Issue.record("not refused for its dashes")
      return
    }
  }

  private let blurred: [DisplayCommand] = [
    .beginLayer(Compositing(blur: 9)),
    .fill(.rectangle(Rect(x: 10, y: 10, width: 80, height: 80)), .solid(.black)), .endLayer,
  ]

  @Test("time is up inside a blur, a shadow and a line of dashes")
  func time() throws {
    let late = PictureBudget(RenderingLimits(maximumTime: .zero)).charged(to: 3)
    var plane = [UInt8](repeating: 9, count: 400)
    for sigma in [500, 5000] {
      #expect(throws: RenderingError.self) {
        try GaussianBlur(sigma: sigma).apply(to: &plane, 20, 20, late)
      }
    }
    let error = refusal {
      _ = try Outline(.rectangle(Rect(x: 0, y: 0, width: 9_000, height: 9)), .identity).stroked(
        OutlineStroke(width: 1, dashes: [0.25, 0.25]), width: 9_000, height: 9, late)
    }
    guard case .outOfTime(allowed: .zero, owner: 3)? = error else {
      Issue.record("not refused for its time: \(String(describing: error))")
      return
    }
  }

  @Test("memory is refused before it is taken, at the element that asks for it")
  func memory() throws {
    _ = try draw(blurred)
    guard
      case .outOfMemory(let bytes, allowed: 100_000, owner: 7)? = refusal({
        _ = try draw(blurred, limits: RenderingLimits(maximumMemory: 100_000))
      })
    else {
      Issue.record("not refused for its memory")
      return
    }
    #expect(bytes > 100_000)
    let error = refusal {
      _ = try draw([], width: 10_000, limits: RenderingLimits(maximumMemory: 3_999_999))
    }
    guard case .outOfMemory(4_000_000, allowed: 3_999_999, owner: -1)? = error else {
      Issue.record("not refused for its pixels")
      return
    }
  }

  @Test("what others have drawn before makes no difference to what a picture may cost")
  func order() throws {
    let rasterizer = Rasterizer()
    let small = RenderingLimits(maximumMemory: 60_000)
    let box = DisplayCommand.shadow(
      .path(.rectangle(Rect(x: 20, y: 20, width: 60, height: 60))),
      BoxShadow(color: .black, blur: 8))
    func refused() -> String? {
      refusal { _ = try draw([box], on: rasterizer, limits: small) }?.description
    }
    let alone = refused()
    #expect(alone?.contains("maximumMemory") == true)
    for _ in 0..<3 { _ = try draw(blurred + [box], on: rasterizer) }
    // Its mask is known by now.
    #expect(refused() == alone)
    _ = try draw([], on: rasterizer, height: 50, limits: small)
  }

  @Test("memory of a part is released with it")
  func parts() throws {
    let budget = PictureBudget(RenderingLimits(maximumMemory: 100))
    try budget.hold(40)
    do {
      let part = budget.part
      try part.hold(60)
      #expect(throws: RenderingError.self) { try budget.require(bytes: 1) }
    }
    try budget.require(bytes: 60)
    budget.release(40)
    try budget.require(bytes: 100)
  }

  @Test("a glyph that its font makes as large as a house is drawn as a shape, not kept as a mask")
  func hugeGlyphs() throws {
    var path = Path()
    path.addPath(.rectangle(Rect(x: 0, y: -400, width: 2000, height: 400)))
    let made = try GlyphMaker.mask(of: .outline(path), size: 20, origin: .zero)
    #expect(made.mask.isOutsized && made.byteCount == 0)
    let block = PixelBlock(width: 255, height: 255) { $0.update(repeating: 0, count: 255 * 255) }
    let box = Rect(x: 0, y: -255, width: 255, height: 255)
    #expect(try GlyphMaker.mask(of: .picture(block, box), size: 200, origin: .zero).mask.isOutsized)
    #expect(try !GlyphMaker.mask(of: .outline(path), size: 2, origin: .zero).mask.isOutsized)
  }
}
