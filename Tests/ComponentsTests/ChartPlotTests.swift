import GalleyDesign
import GalleyGeometry
import GalleyLayout
import GalleyPainting
import Testing

@testable import GalleyComponents

@Suite struct ChartPlotTests {
  private func plot(
    _ marks: [ChartMark], isHorizontal: Bool = false, isGrouped: Bool = false
  ) -> Plot {
    var chart = Chart(marks: marks)
    (chart.isHorizontal, chart.isGrouped) = (isHorizontal, isGrouped)
    return Plot(
      frame: Rect(x: 0, y: 0, width: 100, height: 100),
      data: ChartData(chart, accent: SystemColor.systemBlue.color), isMirrored: false,
      isHorizontal: isHorizontal)
  }

  private func points(_ path: Path) -> [Point] {
    path.elements.compactMap {
      switch $0 {
      case .move(let point), .line(let point): point
      default: nil
      }
    }
  }

  @Test("a line ends before a gap and begins anew behind it; a gap has neither bar nor area")
  func gaps() {
    let values: [Double?] = [1, nil, 3, 4, nil]
    let place = plot([.line, .bar, .area].map { ChartMark($0, y: values) })
    #expect(place.runs(of: place.data.series[0]).map(\.count) == [1, 2])
    #expect(place.data.series[1].spans.map { $0 == nil } == [false, true, false, false, true])
    #expect(place.areas(of: place.data.series[2], isCovered: false).count == 2)
    #expect(place.data.values.maximum == 4)
  }

  @Test(
    "an area on another begins where that one ends, step by step",
    arguments: [ChartInterpolation.linear, .stepEnd, .stepStart, .stepCenter])
  func stackedSteps(interpolation: ChartInterpolation) {
    let place = plot([
      ChartMark(.area, name: "a", y: [1, 3, 2], interpolation: interpolation),
      ChartMark(.area, name: "b", y: [1, 1, 4], interpolation: interpolation),
    ])
    let lower = points(place.areas(of: place.data.series[0], isCovered: false)[0])
    let upper = points(place.areas(of: place.data.series[1], isCovered: false)[0])
    let shared = lower.count / 2
    #expect(Array(lower.prefix(shared)) == upper.suffix(shared).reversed())
  }

  @Test("the next bar or area of a stack covers the end of the one before, so that no ground shows")
  func covered() throws {
    func ends(_ kind: ChartMarkKind, isHorizontal: Bool = false) -> (Rect, Rect) {
      let place = plot(
        [
          ChartMark(kind, name: "a", y: [1, -1]), ChartMark(kind, name: "b", y: [0, 0]),
          ChartMark(kind, name: "c", y: [2, -2]),
        ], isHorizontal: isHorizontal)
      func bounds(_ index: Int) -> Rect {
        let series = place.data.series[index]
        guard kind == .bar, let span = series.spans[0] else {
          return DisplayShape.path(place.areas(of: series, isCovered: true)[0]).bounds
        }
        return place.shape(span, series.slot, radius: 0, isFree: false, beneath: 0.5).bounds
      }
      return (bounds(0), bounds(2))
    }
    let (low, high) = ends(.bar)
    #expect(abs(low.minY - (high.maxY - 0.5)) < 1e-9)
    let (left, right) = ends(.bar, isHorizontal: true)
    #expect(abs(left.maxX - (right.minX + 0.5)) < 1e-9)
    let place = plot([
      ChartMark(.area, name: "a", y: [1, 1]), ChartMark(.area, name: "b", y: [2, 2]),
    ])
    let area = place.areas(of: place.data.series[0], isCovered: true)[0]
    let top = points(area).map(\.y).min()
    #expect(abs(try #require(top) - place.y(2)) < 1e-9)
    // Colours that are not opaque would show twice.
    let colors = [RGBAColor(hex: 0xFF0000), RGBAColor(hex: 0x00FF00).with(alpha: 0.5)]
    #expect(!place.data.isOpaque(.area, in: colors) && place.data.isOpaque(.bar, in: colors))
  }

  @Test("steps and smooth lines of charts that lie are those of the others, turned")
  func lying() throws {
    for interpolation in [ChartInterpolation.stepEnd, .stepCenter, .monotone] {
      let mark = ChartMark(
        .line, x: ["a", "b", "c"].map { .category($0) }, y: [1, 4, 2], interpolation: interpolation)
      func elements(_ isHorizontal: Bool) -> [Path.Element] {
        let place = plot([mark], isHorizontal: isHorizontal)
        return place.runs(of: place.data.series[0]).flatMap {
          place.line($0, interpolation).elements
        }
      }
      // Turned, values grow to the right instead of upwards.
      func told(_ elements: [Path.Element], isTurned: Bool) -> [[Int]] {
        func told(_ point: Point) -> [Int] {
          let place = isTurned ? Point(x: point.y, y: 100 - point.x) : point
          return [Int((place.x * 1000).rounded()), Int((place.y * 1000).rounded())]
        }
        return elements.map { element in
          switch element {
          case .move(let point), .line(let point): told(point)
          case .cubic(let end, let one, let two): told(one) + told(two) + told(end)
          default: []
          }
        }
      }
      let lying = told(elements(true), isTurned: true)
      #expect(lying.count > 2 && lying == told(elements(false), isTurned: false))
    }
  }

  @Test("bars between two values reach from one to the other and leave the others where they are")
  func ranges() throws {
    let place = plot([ChartMark(.bar, y: [4, 8], yStart: [2, 6]), ChartMark(.bar, y: [1, 1])])
    let bars = place.data.series.map { $0.spans.compactMap(\.self).map { [$0.base, $0.top] } }
    #expect(bars == [[[2, 4], [6, 8]], [[0, 1], [0, 1]]])
    let bar = place.bar(try #require(place.data.series[0].spans[0]), (0, 1))
    #expect(bar.minY == 50 && bar.maxY == 75)
  }

  @Test(
    "rectangles reach over bands or between numbers, and from edge to edge where nothing is said")
  func rectangles() throws {
    func box(_ mark: ChartMark, _ index: Int = 0, isHorizontal: Bool = false) throws -> Rect {
      let line = ChartMark(.line, x: ["a", "b", "c", "d"].map { .category($0) }, y: [0, 4, 8, 2])
      let place = plot([mark, line], isHorizontal: isHorizontal)
      return try #require(place.rectangle(mark, index))
    }
    let days: [ChartPosition] = [.category("b"), .category("d")]
    let target = ChartMark(.rectangle, x: days, y: [8, 4], yStart: [4, 2])
    #expect(try box(target) == Rect(x: 25, y: 0, width: 25, height: 50))
    #expect(try box(target, 1) == Rect(x: 75, y: 50, width: 25, height: 25))
    #expect(try box(target, isHorizontal: true) == Rect(x: 50, y: 25, width: 50, height: 25))
    let span = ChartMark(.rectangle, x: [.category("b")], xEnd: [.category("c")], y: [])
    #expect(try box(span) == Rect(x: 25, y: 0, width: 50, height: 100))
    let band = ChartMark(.rectangle, y: [6], yStart: [2])
    #expect(try box(band) == Rect(x: 0, y: 25, width: 100, height: 50))
    let about = ChartMark(.rectangle, x: [.category("a")], y: [4], symbolSize: 10)
    #expect(try box(about) == Rect(x: 0, y: 45, width: 25, height: 10))
    let numbers = ChartMark(
      .rectangle, x: [.number(1), .number(3)], xEnd: [.number(2), .number(5)], y: [1, nil],
      yStart: [0, 0])
    let place = plot([numbers])
    #expect(place.rectangle(numbers, 0) == Rect(x: 0, y: 0, width: 25, height: 100))
    #expect(place.rectangle(numbers, 1) == nil, "a gap has none")
  }

  @Test("an annotation stands on its side of a bar, and of those that yield none covers another")
  func annotations() throws {
    let place = plot([ChartMark(.bar, y: [4, -4])])
    let size = Size(width: 10, height: 6)
    func frame(_ index: Int, _ side: ChartAnnotation.Side?) throws -> Rect {
      let note = ChartAnnotation(mark: 0, index: index, side: side, content: AnyView(EmptyView()))
      return try #require(place.frame(of: note, size))
    }
    #expect(try frame(0, nil) == Rect(x: 20, y: -8, width: 10, height: 6))
    #expect(try frame(1, nil).minY == 102, "below what is negative")
    #expect(try frame(0, .overlay).center == Point(x: 25, y: 25))
    #expect(try frame(0, .leading).maxX == 25 - 16.25 - 2)
    #expect(try frame(1, .bottom).minY == 102)
    let missing = ChartAnnotation(mark: 0, index: 2, content: AnyView(EmptyView()))
    #expect(place.frame(of: missing, size) == nil)
  }

  @Test("the value of a bar stands above a line that would go through it, unless that is far away")
  func raisedValues() throws {
    func frames(_ line: [Double], width: Double = 10) throws -> (plain: Rect, free: Rect?) {
      let size = Size(width: width, height: 12)
      let place = plot([ChartMark(.bar, y: [8, 4]), ChartMark(.line, y: line.map { $0 })])
      var note = ChartAnnotation(mark: 0, index: 1, content: AnyView(EmptyView()))
      note.yields = true
      return (
        try #require(place.frame(of: note, size)),
        try #require(place.frames(of: [note], [size]).first)
      )
    }
    let (plain, free) = try frames([4.5, 4.5])
    let raised = try #require(free)
    #expect(raised.minY < plain.minY && raised.minY >= plain.minY - 24)
    #expect(raised.origin.x == plain.minX)
    #expect(try frames([2, 2]).free == plain)
    #expect(try frames([0, 12], width: 60).free == nil)
  }

  @Test("numbers of slices stand in their slices, whichever way words are read")
  func slices() throws {
    var chart = Chart(marks: [ChartMark(.sector, y: [3, 1])])
    (chart.showsValues, chart.showsLegend) = (true, false)
    func places(_ direction: LayoutDirection) throws -> [Double] {
      let view = chart.frame(width: 100, height: 100).layoutDirection(direction)
      return try SwiftScene(view, width: 100, height: 100).list.commands.compactMap {
        if case .glyphs(_, let place, _) = $0 { place.x } else { nil }
      }
    }
    let found = try places(.leftToRight)
    #expect(found.count == 2 && found[0] > 50 && found[1] < 50)
    // Up to the pixel on which a text begins.
    let mirrored = try places(.rightToLeft)
    #expect(zip(mirrored, found).allSatisfy { abs($0 - $1) <= 1 } && mirrored.count == 2)
  }

  @Test("values stand beside what shows them, a stack's at its end, and not over one another")
  func values() throws {
    func words(_ marks: [ChartMark], isGrouped: Bool = false) throws -> [String] {
      var chart = Chart(marks: marks)
      (chart.showsValues, chart.showsAxes, chart.isGrouped) = (true, false, isGrouped)
      chart.valueSuffix = "%"
      let layout = try SwiftScene(chart, width: 200, height: 100).result
      let texts = layout.painted(in: nil, extents: nil, keepsTexts: true).texts
      return texts.sorted { $0.key < $1.key }.map(\.value.text)
    }
    let stack = [
      ChartMark(.bar, name: "a", y: [0.1, 2]), ChartMark(.bar, name: "b", y: [0.2, 3]),
    ]
    #expect(try words(stack).prefix(2) == ["0.3%", "5%"])
    #expect(try words(stack, isGrouped: true).prefix(4) == ["0.1%", "2%", "0.2%", "3%"])
    #expect(try words([ChartMark(.line, y: [1, nil, 2])]) == ["1%", "2%"])
    #expect(try words([ChartMark(.sector, y: [3, 0, nil, 1])]).prefix(2) == ["3%", "1%"])
    #expect(try words([ChartMark(.point, x: [.number(1), .number(1)], y: [2, 2])]) == ["2%"])
  }
}
