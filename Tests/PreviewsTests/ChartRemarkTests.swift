import Foundation
import GalleyCharts
import GalleyPainting
import GalleySwiftUI
import Testing

@MainActor
@Suite struct ChartRemarkTests {
  private struct Own: ChartSymbolShape {
    nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  }

  private static var bar: BarMark { BarMark(x: .value("x", "a"), y: .value("y", 3)) }

  private func settled(@ChartContentBuilder _ content: () -> some View) throws -> Settled {
    try Settled(Chart(content: content).frame(width: 200, height: 120))
  }

  private func remarks(@ChartContentBuilder _ content: () -> some View) throws -> [String] {
    try settled(content).session.remarks
  }

  /// Dates and lengths have the same name in sources that rely on lengths not being values of a chart.
  private func middle(_ hour: Int) -> Date { Date(timeIntervalSince1970: Double(hour) * 3600) }
  private func middle(_ hour: Int) -> CGFloat { CGFloat(hour) }

  @Test func numbersOfEverySizeAreValuesAndLengthsAreNone() throws {
    let marks = try settled {
      PointMark(x: .value("x", middle(1)), y: .value("y", Int16(3)))
      PointMark(x: .value("x", middle(2)), y: .value("y", UInt64(4)))
    }
    #expect(marks.session.remarks.isEmpty, "\(marks.session.remarks)")
  }

  @Test func aChartInSpaceIsALabelledBox() throws {
    let chart = Chart3D {
      SurfacePlot(x: "x", y: "y", z: "z") { x, z in x * z }.foregroundStyle(.heightBased)
      PointMark(x: .value("x", 1), y: .value("y", 2), z: .value("z", 3))
    }
    .chart3DPose(.front)
    let settled = try Settled(chart.frame(width: 200, height: 120).id("chart"))
    #expect(settled.session.remarks == ["Chart3D is not drawn; a labelled box is"])
    #expect(settled.size(of: "chart") == [200, 120])
  }

  @Test func whatIsSaidOfAMarkAndNotDrawnIsNamed() throws {
    let bar = Self.bar
    #expect(try remarks { bar }.isEmpty)
    #expect(
      try remarks { bar.symbol(Own()) } == ["symbols of the user's own are not drawn in charts"])
    #expect(
      try remarks { bar.symbol(Text("a")) } == ["symbols of a chart that are views are not drawn"])
    let day = Date(timeIntervalSince1970: 0)
    #expect(
      try remarks {
        BarMark(xStart: .value("x", day), xEnd: .value("x", day + 9), y: .value("y", "a"))
          .blur(radius: 2)
      } == ["marks of charts are not blurred"])
    #expect(try remarks { bar.blur(radius: 2) } == ["marks of charts are not blurred"])
    #expect(try remarks { bar.shadow(radius: 2) } == ["marks of charts have no shadow"])
    #expect(try remarks { bar.clipShape(Circle()) } == ["marks of charts are not clipped"])
    #expect(try remarks { bar.mask { bar } } == ["marks with a mask are not drawn"])
    #expect(
      try remarks { bar.symbolSize(by: .value("s", 3)) }
        == ["symbols of charts do not grow with a value"])
    #expect(try remarks { bar.zIndex(1) } == ["marks of charts stand in their order"])
    #expect(
      try remarks { bar.symbol(BasicChartSymbolShape.circle.strokeBorder(lineWidth: 1)) }
        == ["symbols of charts are filled"])
    #expect(
      try remarks { bar.interpolationMethod(.catmullRom) }
        == ["lines of charts with catmullRom are monotone"])
    #expect(
      try remarks { BarMark(x: .value("x", "a"), y: .value("y", 3), width: .fixed(4)) }
        == ["how thick the bars of a chart are is the kit's to say"])
    #expect(
      try remarks { AreaMark(x: .value("x", 1), y: .value("y", 3), stacking: .normalized) }
        == ["marks of a chart stand on one another: normalized is not drawn"])
    #expect(
      try remarks { SectorMark(angle: .value("x", 1), angularInset: 3) }
        == ["slices of a chart reach to its edge with a gap of one point"])
  }

  @Test func whatIsSaidOfAChartAndNotDrawnIsNamed() throws {
    func remarks(_ change: (Chart<BarMark>) -> some View) throws -> [String] {
      try Settled(change(Chart { Self.bar }).frame(width: 200, height: 120)).session.remarks
    }
    #expect(
      try remarks { $0.chartLegend(position: .top) } == ["legends of charts stand below them"])
    #expect(
      try remarks { $0.chartPlotStyle { $0 } } == ["the look of a chart's plot is the kit's"])
    #expect(
      try remarks { $0.chartScrollableAxes(.horizontal) }
        == ["charts show all of their values and do not scroll"])
    #expect(
      try remarks { $0.chartXScale(range: .plotDimension(padding: 4)) }
        == ["axes of charts take all of the plot"])
    #expect(
      try remarks { $0.chartXAxisLabel("x", position: .top) }
        == ["what a chart's axis measures stands at its end"])
    #expect(try remarks { $0.chartOverlay { _ in Text("a") } }.isEmpty)
    #expect(
      try remarks { $0.chartOverlay { Text("\($0.position(forX: "a") ?? 0)") } }
        == ["overlays of charts are not told where values lie"])
  }

  @Test func whatLiesOverAChartAndBehindItIsDrawn() throws {
    func frame(_ view: some View) throws -> [Double]? {
      try Settled(view.frame(width: 200, height: 120)).place(of: "layer")
    }
    let chart = Chart { Self.bar }
    let box = Color.red.frame(width: 20, height: 10).id("layer")
    #expect(try frame(chart.chartOverlay(alignment: .topTrailing) { _ in box }) == [180, 0])
    #expect(try frame(chart.chartBackground(alignment: .bottomLeading) { _ in box }) == [0, 110])
  }

  @Test func rectanglesAreThoseOfTheKit() throws {
    let drawn = try settled {
      RectangleMark(x: .value("x", "a"), yStart: .value("y", 1), yEnd: .value("y", 3))
      RectangleMark(yStart: .value("y", 2), yEnd: .value("y", 4))
      RectangleMark(xStart: .value("x", "a"), xEnd: .value("x", "b"))
    }
    #expect(drawn.session.remarks.isEmpty)
    let boxes = drawn.layout.painted().commands.compactMap {
      command -> (width: Double, height: Double)? in
      guard case .fill(.roundedRectangle(let box, _), _) = command else { return nil }
      return (box.width, box.height)
    }
    #expect(boxes.count == 3)
    #expect(boxes[0].width * 2 == boxes[1].width && boxes[1].height * 2 == boxes[2].height)
    #expect(boxes[2].width == boxes[1].width && boxes[0].height == boxes[1].height)
    #expect(
      try remarks {
        RectangleMark(x: .value("x", "a"), y: .value("y", "b"))
      } == ["rectangles of charts lie at numbers of the upright axis"])
  }

  /// The radii at the upper ends of the bars.
  private func radii(_ settled: Settled) -> [Double] {
    settled.layout.painted().commands.compactMap {
      guard case .fill(.roundedRectangle(_, let corners), _) = $0 else { return nil }
      return corners.topLeft
    }
  }

  @Test func everyBarHasItsOwnCorners() throws {
    let chart = try settled {
      BarMark(x: .value("x", "a"), y: .value("y", 3)).cornerRadius(8)
      BarMark(x: .value("x", "b"), y: .value("y", 3)).cornerRadius(0)
      BarMark(x: .value("x", "c"), y: .value("y", 3))
    }
    #expect(radii(chart) == [8, 0, 3])
  }

  /// The positions of bars.
  private func origins(_ settled: Settled) -> [[Double]] {
    settled.layout.painted().commands.compactMap {
      guard case .fill(.roundedRectangle(let box, _), _) = $0 else { return nil }
      return [box.minX, box.minY]
    }
  }

  @Test func aMarkIsMovedFromItsPlace() throws {
    let plain = try #require(try origins(settled { Self.bar }).first)
    let moved = try #require(
      try origins(settled { Self.bar.offset(x: 4).offset(CGSize(width: 1, height: -3)) }).first)
    #expect(abs(moved[0] - plain[0] - 5) < 1e-9 && abs(moved[1] - plain[1] + 3) < 1e-9)
  }

  @Test func wordsOfAnAxisAreDrawnAlikeHoweverTheyAreGiven() throws {
    let words = try Settled(
      Chart { Self.bar }.chartXAxisLabel("Day").frame(width: 200, height: 120))
    let view = try Settled(
      Chart { Self.bar }.chartXAxisLabel { Text("Day") }.frame(width: 200, height: 120))
    let kit = try Settled(Chart { Self.bar }.frame(width: 200, height: 120))
    #expect(words.layout.painted().commands == view.layout.painted().commands)
    #expect(words.layout.painted().commands != kit.layout.painted().commands)
  }
}
