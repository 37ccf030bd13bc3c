import GalleyDesign
import GalleyGeometry
import GalleyLayout
import GalleyPainting
import Testing

@testable import GalleyComponents

@Suite struct ChartLayoutTests {
  /// A word as it is drawn.
  private struct Word {
    var text: String
    var x: Double
    var y: Double
    var width: Double
    var middle: Double { x + width / 2 }
  }

  private struct Drawn {
    var plot: Rect
    var words: [Word]
    var list: DisplayList

    subscript(_ text: String) -> Word? { words.first { $0.text == text } }
  }

  private func drawn(
    _ chart: Chart, width: Double = 358, height: Double = 220, textSize: TextSize = .large
  ) throws -> Drawn {
    let result = try SwiftScene(chart, width: width, height: height, textSize: textSize).result
    let list = result.painted(in: nil, extents: nil, keepsTexts: true)
    let words = list.texts.compactMap { index, text -> Word? in
      guard case .glyphs(_, let place, _) = list.commands[index] else { return nil }
      return Word(text: text.text, x: place.x, y: place.y, width: text.width)
    }
    return Drawn(plot: try #require(result.frame(ofNode: 1)), words: words, list: list)
  }

  private func categories(_ names: [String]) -> [ChartPosition] { names.map { .category($0) } }

  @Test("the distance of dates is that of time, and their labels stand at their ticks")
  func dates() throws {
    let days = ["2025-01-01", "2025-01-02", "2025-03-15", "2025-12-31"]
    let mark = ChartMark(.point, x: categories(days), y: [1, 2, 3, 4])
    let drawn = try drawn(Chart(marks: [mark]))
    let middles = drawn.list.commands.compactMap {
      if case .fill(.ellipse(let box), _) = $0 { box.center.x } else { nil }
    }
    let day = (middles[3] - middles[0]) / 364
    #expect(abs(middles[1] - middles[0] - day) < 1e-6)
    #expect(abs(middles[2] - middles[0] - 73 * day) < 1e-6)
    for (label, number) in [("Jan", 0.0), ("Apr", 90), ("Jul", 181), ("Oct", 273)] {
      let word = try #require(drawn[label])
      #expect(abs(word.middle - middles[0] - number * day) < 1.5, "\(label)")
    }
    #expect(middles[0] - 4 >= drawn.plot.minX && middles[3] + 4 <= drawn.plot.maxX)
  }

  @Test("dates are names where the axis has categories, or where one of them is none")
  func names() throws {
    func shares(_ days: [String], _ change: (inout Chart) -> Void = { _ in }) -> [Double] {
      var chart = Chart(marks: [ChartMark(.line, x: categories(days), y: [1, 2, 3])])
      change(&chart)
      let data = ChartData(chart, accent: .black)
      return data.series[0].mark.x.map { data.places.share(of: $0) }
    }
    let third = 1.0 / 3
    let days = ["2025-01-01", "2025-01-02", "2025-01-05"]
    #expect(shares(days) == [0, 0.25, 1])
    #expect(shares(days) { $0.xScale = .category } == [0.5 * third, 1.5 * third, 2.5 * third])
    #expect(
      shares(["2025-01-01", "2025-01-02", "later"]) == [0.5 * third, 1.5 * third, 2.5 * third])
    #expect(shares(["2025-01-01T12:00", "2025-01-02", "2025-01-01T14:00+02:00"]) == [0, 1, 0])
  }

  @Test(
    "bars of months stand on a scale of time with half a bar before the first and after the last")
  func bars() throws {
    let months = ["2025-01", "2025-02", "2025-03", "2025-04"]
    let drawn = try drawn(Chart(marks: [ChartMark(.bar, x: categories(months), y: [1, 2, 3, 4])]))
    let bars = drawn.list.commands.compactMap {
      if case .fill(.roundedRectangle(let box, _), _) = $0 { box } else { nil as Rect? }
    }
    #expect(bars.count == 4)
    for (bar, name) in zip(bars, ["Jan", "Feb", "Mar", "Apr"]) {
      #expect(abs(bar.center.x - (drawn[name]?.middle ?? 0)) < 1.5, "\(name)")
      #expect(bar.minX >= drawn.plot.minX && bar.maxX <= drawn.plot.maxX)
    }
  }

  @Test("an axis of numbers has grid lines at its labels and keeps dots within the plot")
  func scatter() throws {
    let mark = ChartMark(.point, x: [4.1, 6, 9].map { .number($0) }, y: [20, 30, 40])
    let drawn = try drawn(Chart(marks: [mark]))
    let lines = drawn.list.commands.compactMap { command -> Double? in
      guard case .fill(.rectangle(let box), _) = command, box.height > box.width else { return nil }
      return box.minX
    }
    #expect(lines.count == 6)
    for (line, label) in zip(lines, ["4", "5", "6", "7", "8", "9"]) {
      #expect(abs(line - (drawn.words.last { $0.text == label }?.middle ?? 0)) < 2, "\(label)")
    }
    for case .fill(.ellipse(let box), _) in drawn.list.commands {
      #expect(box.minX >= drawn.plot.minX - 1e-6 && box.maxX <= drawn.plot.maxX + 1e-6)
    }
  }

  @Test("values that are only counted reach from edge to edge and have no grid lines of their own")
  func counted() throws {
    let drawn = try drawn(Chart(marks: [ChartMark(.line, y: [3, 4, 2])]))
    #expect(
      !drawn.list.commands.contains {
        if case .fill(.rectangle(let box), _) = $0 { box.height > box.width } else { false }
      })
    var chart = Chart(marks: [ChartMark(.line, x: [.number(9), .number(21)], y: [1, 2])])
    #expect(ChartData(chart, accent: .black).places.share(of: .number(9)) > 0)
    chart.showsAxes = false
    #expect(ChartData(chart, accent: .black).places.share(of: .number(9)) == 0)
  }

  @Test("long names are broken into two lines in their band, cut, and none is moved")
  func longNames() throws {
    let names = [
      "Bicycle repair and maintenance", "Groceries and household", "Public transport",
      "Insurance (health, home, travel)", "Streaming subscriptions", "Restaurants",
    ]
    let drawn = try drawn(
      Chart(marks: [ChartMark(.bar, x: categories(names), y: [120, 640, 89, 310, 42, 275])]))
    let bars = drawn.list.commands.compactMap {
      if case .fill(.roundedRectangle(let box, _), _) = $0 { box.center.x } else { nil }
    }
    let below = drawn.words.filter { $0.y > drawn.plot.maxY }
    #expect(bars.count == 6 && Set(below.map(\.y)).count >= 3)
    for bar in bars { #expect(below.contains { abs($0.middle - bar) < 12 }) }
    #expect(below.allSatisfy { $0.width <= drawn.plot.width / 6 })
  }

  @Test(
    "the plot has half of the height at least, at every text size, before the legend and labels")
  func room() throws {
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    let names = [
      "Direct", "Organic search", "Paid search", "Referral", "Social", "E-mail", "Other",
    ]
    var chart = Chart(
      marks: names.map {
        ChartMark(.bar, name: $0, x: categories(months), y: months.map { _ in 3 })
      })
    (chart.xAxisLabel, chart.yAxisLabel) = ("Month", "Visits")
    for isHorizontal in [false, true] {
      chart.isHorizontal = isHorizontal
      for size in TextSize.allCases {
        for (width, height) in [(358.0, 220.0), (160, 120), (90, 60), (358, 30)] {
          let drawn = try drawn(chart, width: width, height: height, textSize: size)
          #expect(drawn.plot.height >= max(height / 2, min(40, height)), "\(size) \(height)")
          #expect(drawn.plot.width >= min(40, width))
          #expect(drawn.plot.minY >= 0 && drawn.plot.maxY <= height)
        }
      }
    }
    let usual = try drawn(chart)
    #expect(usual["Direct"] != nil && usual["Month"] != nil)
    let low = try drawn(chart, height: 90)
    #expect(low["Direct"] == nil, "the legend goes first")
  }

  @Test("the legend of a pie leaves the slices half of the height")
  func pie() throws {
    let chart = Chart(marks: [
      ChartMark(
        .sector, x: categories((0..<9).map { "A long name \($0)" }), y: (0..<9).map { _ in 1 })
    ])
    let drawn = try drawn(chart, width: 200, height: 130, textSize: .accessibility5)
    #expect(drawn.plot.height >= 65)
  }

  @Test("values of grouped bars that are wider than a bar are all left out")
  func groupedValues() throws {
    func values(_ numbers: [Double]) throws -> Int {
      let names = ["Plan", "Actual", "Forecast"]
      var chart = Chart(
        marks: names.map {
          ChartMark(.bar, name: $0, x: categories(["a", "b", "c", "d", "e", "f"]), y: numbers)
        })
      (chart.isGrouped, chart.showsValues, chart.showsAxes) = (true, true, false)
      return try drawn(chart).words.filter { Double($0.text) != nil }.count
    }
    #expect(try values([1, 2, 3, 4, 5, 6]) == 18)
    #expect(try values([1, 2, 3, 4, 5, 2205]) == 0)
  }

  @Test("no value lies on another one, on a bar or under a rule")
  func freeValues() throws {
    var chart = Chart(marks: [
      ChartMark(.bar, x: categories(["a", "b", "c"]), y: [4, 8, 3.8]),
      ChartMark(.line, x: categories(["a", "b", "c"]), y: [2, 9, 6]),
      ChartMark(.rule, y: [4.4]),
    ])
    (chart.showsValues, chart.showsAxes) = (true, false)
    let drawn = try drawn(chart, height: 150)
    let rule = try #require(
      drawn.list.commands.compactMap {
        if case .fill(.rectangle(let box), _) = $0, box.width > 300 { box } else { nil as Rect? }
      }.first)
    let texts = drawn.words.map(\.text)
    #expect(texts.contains("4") && texts.contains("8"))
    #expect(!texts.contains("2"), "the point lies on a bar")
    for word in drawn.words {
      #expect(word.y <= rule.minY + 1 || word.y - 8 >= rule.maxY - 1, "\(word)")
    }
  }

  @Test("no value of a line lies over the line or a dot, or reaches out of the plot")
  func lineValues() throws {
    let days = (1...9).map { "2025-0\($0)-01" }
    let sales = [42_000.0, 38_500, 51_200, 47_800, 56_100, 61_300, 58_900, 64_200, 59_700]
    var chart = Chart(marks: [ChartMark(.line, x: categories(days), y: sales, symbol: .circle)])
    (chart.showsValues, chart.valueSuffix, chart.valueFormat) = (true, " €", .full)
    let drawn = try drawn(chart)
    let values = drawn.words.filter { $0.text.contains("00 €") && $0.x < drawn.plot.maxX - 1 }
    let dots = drawn.list.commands.compactMap {
      if case .fill(.ellipse(let box), _) = $0 { box } else { nil }
    }
    #expect(values.count >= 5 && dots.count == 9)
    for value in values {
      #expect(value.x >= drawn.plot.minX - 1 && value.x + value.width <= drawn.plot.maxX + 1)
      // Digits are eight points high above their base line.
      let box = Rect(x: value.x, y: value.y - 8, width: value.width, height: 8)
      for (from, to) in zip(dots, dots.dropFirst()) {
        for step in 0...100 {
          let share = Double(step) / 100
          let x = from.center.x + (to.center.x - from.center.x) * share
          let y = from.center.y + (to.center.y - from.center.y) * share
          let isOver = x > box.minX && x < box.maxX && y > box.minY && y < box.maxY
          #expect(!isOver, "\(value) \(x) \(y)")
        }
      }
    }
  }

  @Test("texts of a chart have its foreground colour")
  func textColor() throws {
    var chart = Chart(marks: [
      ChartMark(.bar, name: "one", x: categories(["a", "b"]), y: [3, 4]),
      ChartMark(.bar, name: "two", x: categories(["a", "b"]), y: [3, 4]),
    ])
    (chart.showsValues, chart.xAxisLabel, chart.yAxisLabel) = (true, "x", "y")
    let result = try SwiftScene(chart.foregroundColor(.black), width: 300, height: 200).result
    let colors = result.painted(in: nil, extents: nil).commands.compactMap {
      if case .glyphs(_, _, let color) = $0 { color } else { nil as RGBAColor? }
    }
    #expect(colors.count > 8 && Set(colors).count == 1 && colors.first?.alpha == 1)
  }

  @Test("a sign of per cent stays behind a number below zero in texts from right to left")
  func affixes() throws {
    var chart = Chart(marks: [ChartMark(.bar, x: categories(["a", "b"]), y: [-40, 20])])
    chart.valueSuffix = "%"
    let result = try SwiftScene(
      chart.layoutDirection(.rightToLeft), width: 300, height: 200
    ).result
    let texts = result.painted(in: nil, extents: nil, keepsTexts: true).texts.map(\.value.text)
    // A text that is not isolated has two runs: the number, and the sign on its other side.
    #expect(texts.contains("-40%") && texts.contains("20%"), "\(texts)")
  }

  @Test("numbers stand at the leading edge of the plot if they are to")
  func leadingNumbers() throws {
    var chart = Chart(marks: [ChartMark(.bar, x: categories(["a", "b"]), y: [30, 40])])
    #expect(try drawn(chart)["40"]?.x ?? 0 > 300)
    chart.valueEdge = .leading
    let drawn = try drawn(chart)
    let word = try #require(drawn["40"])
    #expect(word.x >= 0 && word.x + word.width <= drawn.plot.minX && drawn.plot.maxX == 358)
  }

  @Test("the name of a dashed line has a dashed sample, and a rule its words")
  func dashes() throws {
    let chart = Chart(marks: [
      ChartMark(.line, name: "Plan", y: [1, 2], dash: [4, 3]),
      ChartMark(.line, name: "Actual", y: [2, 3]),
      ChartMark(.rule, y: [2], label: "Goal"),
    ])
    let drawn = try drawn(chart)
    let dashed = drawn.list.commands.compactMap {
      if case .stroke(_, let style, _) = $0, style.dashes == [4, 3] { style } else { nil }
    }
    #expect(dashed.count == 2 && dashed.allSatisfy { $0.width == 2 })
    let whole = drawn.list.commands.compactMap {
      if case .stroke(_, let style, _) = $0, style.dashes.isEmpty { style } else { nil }
    }
    #expect(whole.count == 2, "a whole line beside a dashed one has a line as its sample as well")
    let goal = try #require(drawn["Goal"])
    #expect(abs(goal.x + goal.width - drawn.plot.maxX) < 1.5)
  }

  @Test("values of slices lie within their slices, or are left out")
  func slices() throws {
    var chart = Chart(marks: [
      ChartMark(.sector, y: [1200, 480, 160, 210, 350, 45, 20])
    ])
    (chart.showsValues, chart.innerRadius, chart.showsLegend) = (true, 0.6, false)
    let texts = try drawn(chart, height: 160).words.map(\.text)
    #expect(Set(texts).isSuperset(of: ["1,200", "480", "350"]))
    #expect(!texts.contains("45") && !texts.contains("20"))
  }

  @Test("areas on one another are opaque, one alone is not")
  func areas() throws {
    func alphas(_ marks: [ChartMark]) throws -> [Double] {
      let chart = Chart(marks: marks)
      return try drawn(chart).list.commands.compactMap {
        if case .fill(.path, .solid(let color)) = $0 { color.alpha } else { nil }
      }
    }
    let (one, two) = (
      ChartMark(.area, name: "a", y: [1, 2]), ChartMark(.area, name: "b", y: [2, 1])
    )
    #expect(try alphas([one, two]) == [1, 1])
    #expect(try alphas([one]) == [0.35])
  }
}
