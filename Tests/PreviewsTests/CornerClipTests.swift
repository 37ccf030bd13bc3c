import GalleyComponents
import GalleyDesign
import GalleyPainting
import GalleyPreviews
import GalleyStair
import GalleySwiftUI
import Testing

/// Corners that modifiers cut off.
@MainActor
@Suite struct CornerClipTests {
  /// The shapes that cut a view off, in the order of painting.
  private func clips(of view: some GalleySwiftUI.View, on system: SystemVersion) throws
    -> [DisplayShape]
  {
    try Settled(view, width: 100, height: 100, system: system).layout.painted().commands
      .compactMap { if case .clip(let shape) = $0 { shape } else { nil } }
  }

  @Test(
    "A corner radius has the usual corners of the SDK, which are continuous since iOS 17",
    arguments: SystemVersion.allCases)
  func cornersOfSystems(_ system: SystemVersion) throws {
    let style: RoundedCornerStyle = system == .ios16 ? .circular : .continuous
    let box = GalleySwiftUI.Color.red.frame(width: 60, height: 60)
    let shape = GalleySwiftUI.RoundedRectangle(cornerRadius: 16, style: style)
    let drawn = try clips(of: box.cornerRadius(16), on: system)
    #expect(try !drawn.isEmpty && drawn == clips(of: box.clipShape(shape), on: system))
  }

  /// The pixels that a recorded button with a corner radius of 16 leaves free in some of its upper rows, at 3 pixels a
  /// point: marian-stanciulica/Foodybite, FoodybiteUITests/Snapshot Tests/Review & Ratings/__Snapshots__/
  /// ReviewViewSnapshotTests/test_reviewViewFailureState.light.png at dada87c0.
  private static let recorded: [(row: Int, free: Double)] = [
    (2, 35.02), (4, 28.48), (8, 20.98), (12, 15.81), (16, 11.9), (24, 6.38), (32, 3.05), (40, 1.48),
    (48, 0.68),
  ]

  @Test func aCornerLeavesTheRecordedPixelsFree() throws {
    let renderer = try Renderer()
    var canvas = SceneCanvas(width: 100, height: 60)
    canvas.grid = PixelGrid(scale: 3)
    let view = GalleySwiftUI.Color.black.cornerRadius(16).background(GalleySwiftUI.Color.white)
    let (scene, _) = try PreviewDrawing.settled(
      GalleySwiftUI.AnyView(view), on: canvas, PreviewResources(), renderer)
    let picture = try renderer.render(scene)
    for (row, free) in Self.recorded {
      // The platform softens both the ground and what the layer cuts off, so that a pixel at its edge has the square of
      // the coverage that it has here.
      let covered = (0..<78).map {
        1 - Double(picture.pixels[4 * (row * picture.width + $0)]) / 255
      }
      let drawn = covered.reduce(0) { $0 + 1 - $1 * $1 }
      #expect(abs(drawn - free) < 0.15, "row \(row): \(drawn), recorded \(free)")
    }
  }

  @Test func someRoundedCornersOfUIKitAreContinuous() {
    let rect = CGRect(x: 0, y: 0, width: 80, height: 60)
    let radii = RectangleCornerRadii(
      topLeading: 16, bottomLeading: 0, bottomTrailing: 0, topTrailing: 16)
    let drawn = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .topRight],
      cornerRadii: CGSize(width: 16, height: 16))
    #expect(
      GalleySwiftUI.Path(drawn.cgPath)
        == GalleySwiftUI.Path(roundedRect: rect, cornerRadii: radii, style: .continuous))
  }
}
