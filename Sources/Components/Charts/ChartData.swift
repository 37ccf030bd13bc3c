internal import GalleyDesign

/// A chart's series with their colours and scales.
struct ChartData: Sendable {
  /// One series of a chart with axes.
  struct Series: Sendable {
    var mark: ChartMark
    var color: Color
    /// What each value of a bar or an area reaches from and to; nil is a gap.
    var spans: [Span?] = []
    /// Which of the bars beside one another it is, of how many.
    var slot = (index: 0, count: 1)
  }

  /// What a bar or a place of an area reaches from and to.
  struct Span: Sendable {
    var place: ChartPosition
    var base: Double
    var top: Double
    /// True if it is the last of its stack: a bar is round there, and has the stack's value.
    var isEnd = true
  }

  /// A slice of a pie.
  struct Sector: Sendable {
    var value: Double
    var color: Color
    /// The mark among all of the chart, and the value in it.
    var place: (mark: Int, index: Int)
  }

  /// A name of the legend.
  struct Name: Sendable {
    var name: String
    var color: Color
  }

  private(set) var series: [Series] = []
  /// The slices of a pie; empty for a chart with axes.
  private(set) var sectors: [Sector] = []
  /// The names of the legend, each once, in order.
  private(set) var names: [Name] = []
  private(set) var values = ValueScale(0, 1)
  private(set) var places = PlaceScale([])

  private static let palette: [SystemColor] = [
    .systemBlue, .systemGreen, .systemOrange, .systemPurple, .systemRed, .systemTeal, .systemYellow,
    .systemPink, .systemIndigo,
  ]

  init(_ chart: Chart, accent: Color) {
    let rest = Self.palette.map(\.color).filter { $0 != accent }
    let colors = chart.colors.flatMap { $0.isEmpty ? nil : $0 } ?? [accent] + rest
    func color(of name: String, _ own: Color?) -> Color {
      if let known = names.first(where: { $0.name == name }), own == nil { return known.color }
      let color = own ?? colors[names.count % colors.count]
      if !names.contains(where: { $0.name == name }) {
        names.append(Name(name: name, color: color))
      }
      return color
    }
    for (number, mark) in chart.marks.enumerated() where mark.kind == .sector {
      for (index, value) in mark.y.enumerated() {
        guard let value, value > 0 else { continue }
        var name = mark.name
        if case .category(let category) = mark.position(index) { name = category }
        let color = color(of: name.isEmpty ? "\(sectors.count + 1)" : name, mark.color)
        sectors.append(Sector(value: value, color: color, place: (number, index)))
      }
    }
    for mark in chart.marks where mark.kind != .sector {
      series.append(Series(mark: mark, color: color(of: mark.name, mark.color)))
    }
    names.removeAll { $0.name.isEmpty }
    stack(isGrouped: chart.isGrouped)
    let own = series.filter { ![.rule, .rectangle].contains($0.mark.kind) }.flatMap { series in
      series.mark.y.indices.map { series.mark.position($0) }
    }
    // A rectangle behind a line begins anywhere in it: the order of places is the line's.
    let spanned = series.filter { $0.mark.kind == .rectangle }.flatMap { $0.mark.x + $0.mark.xEnd }
    places = PlaceScale(
      chart.places + own + spanned, isBanded: series.contains { $0.mark.kind == .bar })
    let range = range
    values = ValueScale(
      chart.minimumValue ?? range.lowerBound, chart.maximumValue ?? range.upperBound,
      isFixed: (chart.minimumValue != nil, chart.maximumValue != nil))
  }

  /// Puts bars and areas on one another, each kind for itself, upwards and downwards.
  private mutating func stack(isGrouped: Bool) {
    let bars = series.indices.filter { series[$0].mark.kind == .bar }
    for (slot, index) in bars.enumerated() where isGrouped {
      series[index].slot = (slot, bars.count)
    }
    for kind in [ChartMarkKind.bar, .area] {
      var sums: [ChartPosition: (up: Double, down: Double)] = [:]
      let isAlone = isGrouped && kind == .bar
      for index in series.indices where series[index].mark.kind == kind {
        let mark = series[index].mark
        series[index].spans = mark.y.enumerated().map { number, value in
          guard let value else { return nil }
          let place = mark.position(number)
          if let start = mark.start(number) { return Span(place: place, base: start, top: value) }
          if isAlone { return Span(place: place, base: 0, top: value) }
          var sum = sums[place] ?? (0, 0)
          let base = value < 0 ? sum.down : sum.up
          if value < 0 { sum.down += value } else { sum.up += value }
          sums[place] = sum
          return Span(place: place, base: base, top: base + value)
        }
      }
      for index in series.indices where series[index].mark.kind == kind && !isAlone {
        guard series[index].mark.yStart.isEmpty else { continue }
        for (number, span) in series[index].spans.enumerated() {
          guard let span, let sum = sums[span.place] else { continue }
          series[index].spans[number]?.isEnd = span.top == sum.up || span.top == sum.down
        }
      }
    }
  }

  /// The least and the largest value with zero.
  private var range: ClosedRange<Double> {
    var (low, high) = (0.0, 0.0)
    for series in series {
      let ends = series.spans.flatMap { span in span.map { [$0.base, $0.top] } ?? [] }
      let mark = series.mark
      let starts = mark.kind == .rectangle ? mark.yStart : []
      let values = series.spans.isEmpty ? mark.y.compactMap(\.self) + starts : ends
      (low, high) = (min(low, values.min() ?? 0), max(high, values.max() ?? 0))
    }
    return low...max(high, low)
  }
}
