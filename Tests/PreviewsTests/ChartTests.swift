import Foundation
import GalleyCharts
import GalleyDesign
import GalleyGeometry
import GalleyPainting
import GalleySwiftUI
import Testing

/// Charts written as Swift Charts has them.
@MainActor
@Suite struct ChartTests {
  private struct Sale: Identifiable {
    let id: Int
    var quarter: String { "q\(id)" }
    var region: String { id.isMultiple(of: 2) ? "North" : "South" }
  }

  /// The words of a view from first to last.
  private func words(_ view: some View) throws -> [String] {
    let settled = try Settled(view, width: 300, height: 200)
    let texts = settled.layout.painted(in: nil, extents: nil, keepsTexts: true).texts
    return texts.sorted { $0.key < $1.key }.map(\.value.text)
  }

  @Test("Categories come in the order of the data, whichever series they belong to")
  func order() throws {
    let chart = Chart((0..<4).map(Sale.init)) { sale in
      BarMark(x: .value("Quarter", sale.quarter), y: .value("Sold", 3 + sale.id))
        .foregroundStyle(by: .value("Region", sale.region))
    }
    #expect(try words(chart).filter { $0.hasPrefix("q") } == ["q0", "q1", "q2", "q3"])
  }

  @Test("Bars with a category on the upright axis lie, with the names at their leading edge")
  func lying() throws {
    let chart = Chart((0..<3).map(Sale.init)) { sale in
      BarMark(x: .value("Sold", 10 * (1 + sale.id)), y: .value("Quarter", sale.quarter))
    }
    let settled = try Settled(chart, width: 300, height: 200)
    #expect(settled.session.remarks == [])
    #expect(try words(chart).filter { $0.hasPrefix("q") } == ["q0", "q1", "q2"])
    let list = settled.layout.painted(in: nil, extents: nil, keepsTexts: false)
    let bars = list.commands.compactMap { command in
      if case .fill(.roundedRectangle(let bar, let radii), _) = command {
        (bar, radii)
      } else {
        nil
      }
    }
    #expect(bars.count == 3)
    #expect(zip(bars, bars.dropFirst()).allSatisfy { $0.0.maxY < $1.0.minY })
    #expect(zip(bars, bars.dropFirst()).allSatisfy { $0.0.minX == $1.0.minX })
    #expect(bars.map { ($0.0.width / bars[0].0.width).rounded() } == [1, 2, 3])
    #expect(bars[0].1.topRight == 3 && bars[0].1.topLeft == 0)
    // The names are drawn before the bars.
    let places = list.commands.compactMap {
      if case .glyphs(_, let place, _) = $0 { place.x } else { nil as Double? }
    }
    #expect(places.filter { $0 < bars[0].0.minX }.count >= 3)
  }

  @Test("What stands beside marks is drawn, and what axes measure, and nothing is remarked upon")
  func annotations() throws {
    let chart = Chart {
      ForEach(0..<3) { id in
        BarMark(
          x: .value("Quarter", "q\(id)"), yStart: .value("From", 1), yEnd: .value("To", 2 + id)
        )
        .annotation(position: .top, alignment: .leading) { Text("note \(id)") }
        .cornerRadius(0)
        .opacity(0.5)
      }
      RuleMark(x: .value("Quarter", "q1"))
        .lineStyle(StrokeStyle(lineWidth: 3, dash: [2, 1]))
        .annotation(position: .overlay) { Text("here") }
    }
    .chartXAxisLabel("Time")
    .chartYAxisLabel("Sold")
    .chartYAxis(.hidden)
    let settled = try Settled(chart, width: 300, height: 200)
    #expect(settled.session.remarks == [])
    let words = try words(chart)
    #expect(
      Set(words).isSuperset(of: ["note 0", "note 1", "note 2", "here", "Time", "Sold", "q0"]))
    #expect(!words.contains("5"), "the upright axis is hidden")
    let list = settled.layout.painted(in: nil, extents: nil, keepsTexts: false)
    let bars = list.commands.compactMap { command in
      if case .fill(.roundedRectangle(let bar, let radii), .solid(let color)) = command {
        (bar, radii.topLeft, color.alpha)
      } else {
        nil
      }
    }
    #expect(bars.count == 3 && bars.allSatisfy { $0.1 == 0 && $0.2 == 0.5 })
    #expect(bars.map { ($0.0.height / bars[0].0.height).rounded() } == [1, 2, 3])
    let rules = list.commands.compactMap { command in
      if case .stroke(_, let style, _) = command { [style.width] + style.dashes } else { nil }
    }
    #expect(rules == [[3, 2, 1]])
  }

  private func day(_ number: Int) -> Date { Date(timeIntervalSince1970: Double(number) * 86_400) }

  /// The boxes of bars and dots.
  private func boxes(_ view: some View) throws -> [[Double]] {
    try Settled(view, width: 300, height: 200).layout.painted().commands.compactMap {
      switch $0 {
      case .fill(.roundedRectangle(let box, _), _), .fill(.ellipse(let box), _):
        [box.minX, box.maxX]
      default: nil
      }
    }
  }

  @Test("Dates lie on a scale of time with the words of the environment's language")
  func dates() throws {
    // 2025-01-01 is day 20,089.
    let chart = Chart {
      ForEach([0, 1, 73, 364], id: \.self) { number in
        PointMark(x: .value("Day", day(20_089 + number)), y: .value("Sold", 3))
      }
    }
    let middles = try boxes(chart).map { ($0[0] + $0[1]) / 2 }
    let length = middles[3] - middles[0]
    let shares = middles.map { (($0 - middles[0]) / length * 364).rounded() }
    #expect(shares == [0, 1, 73, 364])
    #expect(Set(try words(chart)).isSuperset(of: ["Jan", "Apr", "Jul", "Oct"]))
    let german = chart.environment(\.locale, Locale(identifier: "de"))
    #expect(Set(try words(german)).isSuperset(of: ["Jan", "Apr", "Jul", "Okt"]))
  }

  @Test("Bars between two dates lie on a scale of time and begin and end there")
  func spans() throws {
    let chart = Chart {
      ForEach([0, 10], id: \.self) { number in
        BarMark(
          xStart: .value("From", day(20_089 + number)),
          xEnd: .value("To", day(20_099 + 2 * number)), y: .value("Task", "t\(number)"))
      }
    }
    #expect(try Settled(chart, width: 300, height: 200).session.remarks == [])
    let bars = try boxes(chart)
    #expect(bars.count == 2 && abs(bars[0][1] - bars[1][0]) < 1e-6)
    #expect(((bars[1][1] - bars[1][0]) / (bars[0][1] - bars[0][0])).rounded() == 2)
  }

  @Test("The ends of the axis across are those of its domain")
  func domain() throws {
    let chart = Chart {
      PointMark(x: .value("x", 4), y: .value("y", 3))
      PointMark(x: .value("x", 6), y: .value("y", 3))
    }
    let wide = chart.chartXScale(domain: 0...20)
    #expect(try Settled(wide, width: 300, height: 200).session.remarks == [])
    #expect(try words(wide).contains("20"))
    #expect(try !words(chart).contains("20"))
  }

  @Test("Marks with a mask are not drawn")
  func masked() throws {
    let bar = BarMark(x: .value("x", "a"), y: .value("y", 3))
    #expect(try boxes(Chart { bar.mask { bar } }).isEmpty)
    #expect(try boxes(Chart { bar }).count == 1)
  }

  @Test("What is made anew as time goes on is shown at the moment at which the clock stands")
  func moment() throws {
    let view = TimelineView(.everyMinute) { context in
      Text(verbatim: "\(Int(context.date.timeIntervalSince1970))")
    }
    #expect(try words(view) == ["1735724460"])
  }

  @Test("Marks of axes are drawn at the values and in the words that they have")
  func axisMarks() throws {
    let day = 86_400.0
    let chart = Chart {
      ForEach(0..<12) { week in
        LineMark(
          x: .value("Day", Date(timeIntervalSince1970: Double(week) * 15 * day)),
          y: .value("Sold", week * 9))
      }
    }
    let formatted = chart.chartXAxis {
      AxisMarks(values: .stride(by: .month, count: 2)) { _ in
        AxisGridLine()
        AxisTick()
        AxisValueLabel(format: .dateTime.year().month(.wide))
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading, values: [0, 50, 100]) { value in
        if let number = value.as(Int.self) {
          AxisValueLabel { Text("\(number) pieces") }
        }
      }
    }
    let settled = try Settled(formatted, width: 340, height: 200)
    #expect(settled.session.remarks == [])
    let list = settled.layout.painted(in: nil, extents: nil, keepsTexts: true)
    let texts = list.texts.map(\.value.text)
    #expect(
      Set(texts) == [
        "January 1970", "March 1970", "May 1970", "0 pieces", "50 pieces", "100 pieces",
      ])
    let places = list.texts.compactMap { index, text -> Double? in
      guard text.text.hasSuffix("pieces"), case .glyphs(_, let place, _) = list.commands[index]
      else { return nil }
      return place.x
    }
    #expect(places.count == 3 && places.allSatisfy { $0 < 80 })
    let lines = list.commands.compactMap {
      if case .fill(.rectangle(let box), _) = $0 { box } else { nil }
    }
    #expect(lines.count == 3 && lines.allSatisfy { $0.height > $0.width }, "no lines at values")
  }

  @Test("Axes count their values as they are asked to")
  func desiredCount() throws {
    func numbers(_ count: Int) throws -> Int {
      let chart = Chart((0..<4).map(Sale.init)) { sale in
        BarMark(x: .value("Quarter", sale.quarter), y: .value("Sold", sale.id * 30))
      }
      .chartYAxis { AxisMarks(values: .automatic(desiredCount: count)) }
      return try words(chart).filter { Int($0) != nil }.count
    }
    #expect(try numbers(3) == 3 && numbers(10) == 10)
  }

  /// Recorded on iOS 26: kasianov-mikhail/scout at c6218f7e, SparklineSnapshotTests.
  @Test("Upright grid lines are dashed, end with the plot without ticks, and need no mark")
  func gridLines() throws {
    func chart(_ values: [Double], isShown: Bool = true) throws -> Settled {
      try Settled(
        Chart(Array(values.enumerated()), id: \.offset) { index, value in
          LineMark(x: .value("Index", Double(index)), y: .value("Value", value))
        }
        .chartXAxis {
          if isShown { AxisMarks(values: [0.0, 0.5, 1]) { _ in AxisGridLine() } }
        }
        .chartYAxis {
          if isShown { AxisMarks(values: [0.0, 10]) { _ in AxisGridLine() } }
        }
        .chartXScale(domain: 0...1.0).chartYScale(domain: 0...10.0), width: 100, height: 60)
    }
    for values in [[2.0, 8.0], []] {
      let commands = try chart(values).layout.painted().commands
      let dashes = commands.compactMap { command -> Rect? in
        guard case .stroke(let shape, let style, _) = command, style.dashes == [2, 2] else {
          return nil
        }
        return shape.bounds
      }
      #expect(dashes.count == 3 && dashes.allSatisfy { $0.minY >= -0.5 && $0.maxY <= 60.5 })
      let boxes = commands.count { if case .fill(.rectangle, _) = $0 { true } else { false } }
      #expect(boxes == 2, "level lines are whole")
    }
    let bare = try chart([2, 8], isShown: false).layout.painted().commands
    let painted = bare.count { command in
      switch command {
      case .fill, .stroke: true
      default: false
      }
    }
    #expect(painted == 1, "an axis without marks has no lines")
  }
}
