internal import GalleyDesign
internal import GalleyLocalization

/// A chart's series with their colours and scales.
struct ChartData: Sendable {
  /// One series of a chart with axes.
  struct Series: Sendable {
    var mark: ChartMark
    var color: Color
    /// The start and end of each value of a bar or an area; nil is a gap.
    var spans: [Span?] = []
    /// The index of the bar among those beside one another, and their number.
    var slot = (index: 0, count: 1)
  }

  /// The start and end of a bar or of a place of an area.
  struct Span: Sendable {
    var place: ChartPosition
    var base: Double
    var top: Double
    /// True if it is the last of its stack: a bar is round there, and has the stack's value.
    var isEnd = true
    /// The middle of the next span of its stack. It can be painted up to there beneath that span, so that the ground does
    /// not show between the soft edges of both. Nil if it has no next one.
    var cover: Double?
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
    /// The dashes of the line that has the name; empty for whole lines and other marks.
    var dash: [Double] = []
    var lineWidth = 2.0
  }

  private(set) var series: [Series] = []
  /// The slices of a pie; empty for a chart with axes.
  private(set) var sectors: [Sector] = []
  /// The names of the legend, each once, in order.
  private(set) var names: [Name] = []
  private(set) var values = LinearScale.numbers(ValueScale(0, 1))
  private(set) var places = PlaceScale([])
  /// The distance in points of the first and the last place from the ends of the plot, so that dots do not reach
  /// beyond it.
  private(set) var inset = 0.0

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
    let isTime = chart.hasTimes
    for mark in chart.marks where mark.kind != .sector {
      let mark = isTime ? mark.timed : mark
      let count = names.count
      series.append(Series(mark: mark, color: color(of: mark.name, mark.color)))
      guard names.count > count, [.line, .rule].contains(mark.kind) else { continue }
      names[count].dash = mark.dash
      names[count].lineWidth = mark.lineWidth ?? (mark.kind == .line ? 2 : 1)
    }
    names.removeAll { $0.name.isEmpty }
    stack(isGrouped: chart.isGrouped)
    places = placeScale(chart, isTime: isTime)
    if places.line != nil {
      let dots = series.filter { $0.mark.kind == .point || $0.mark.symbol != nil }
      inset = dots.map { $0.mark.symbolSize / 2 }.max() ?? 0
    }
    values = valueScale(chart)
  }

  private func placeScale(_ chart: Chart, isTime: Bool) -> PlaceScale {
    let own = series.filter { ![.rule, .rectangle].contains($0.mark.kind) }.flatMap { series in
      series.mark.y.indices.map { series.mark.position($0) }
    }
    // A rectangle behind a line begins anywhere in it: the order of places is the line's.
    let spanned = series.filter { $0.mark.kind == .rectangle }.flatMap { $0.mark.x + $0.mark.xEnd }
    let ruled = series.filter { $0.mark.kind == .rule && $0.mark.y.isEmpty }.flatMap(\.mark.x)
    let first = isTime ? chart.places.map(\.timed) : chart.places
    let isLine = (first + own + spanned + ruled).allSatisfy(\.isNumber)
    var options = PlaceScale.Options()
    options.hasBars = series.contains { $0.mark.kind == .bar }
    options.isTime = isTime
    // Without an axis a line reaches from edge to edge.
    options.isMeasured = chart.showsPlaces && series.contains { !$0.mark.x.isEmpty }
    options.minimum = chart.minimumX.flatMap { (isTime ? $0.timed : $0).number }
    options.maximum = chart.maximumX.flatMap { (isTime ? $0.timed : $0).number }
    options.ticks = chart.xTicks.map { isTime ? $0.timed : $0 }
    // A rule is at one of the categories, or widens the line.
    return PlaceScale(first + own + spanned + (isLine ? ruled : []), options)
  }

  private func valueScale(_ chart: Chart) -> LinearScale {
    if chart.hasTimeValues {
      let moments = series.flatMap { $0.mark.y.compactMap(\.self) + $0.mark.yStart }
      return .times(
        TimeScale(
          chart.minimumValue ?? moments.min() ?? 0, chart.maximumValue ?? moments.max() ?? 0,
          ticks: chart.valueTicks?.timed))
    }
    let range = range
    return .numbers(
      ValueScale(
        chart.minimumValue ?? range.lowerBound, chart.maximumValue ?? range.upperBound,
        isFixed: (chart.minimumValue != nil, chart.maximumValue != nil), ticks: chart.valueTicks))
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
      if !isAlone { coverStacks(of: kind) }
    }
  }

  private mutating func coverStacks(of kind: ChartMarkKind) {
    var above: [ChartPosition: (up: Double?, down: Double?)] = [:]
    for index in series.indices.reversed() where series[index].mark.kind == kind {
      guard series[index].mark.yStart.isEmpty else { continue }
      for (number, span) in series[index].spans.enumerated() {
        guard let span, span.top != span.base else { continue }
        let (isUp, middle) = (span.top > span.base, (span.base + span.top) / 2)
        let covers = above[span.place] ?? (nil, nil)
        series[index].spans[number]?.cover = isUp ? covers.up : covers.down
        above[span.place] = isUp ? (middle, covers.down) : (covers.up, middle)
      }
    }
  }

  /// True if all marks of a kind are painted in opaque colours, which hide what is beneath them.
  func isOpaque(_ kind: ChartMarkKind, in colors: [RGBAColor]) -> Bool {
    zip(series, colors).allSatisfy { $0.mark.kind != kind || $1.alpha >= 1 }
  }

  /// True if areas are stacked.
  var hasStackedAreas: Bool {
    series.count { $0.mark.kind == .area && $0.mark.yStart.isEmpty } > 1
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

extension ChartPosition {
  /// The number; nil for a category.
  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  var isNumber: Bool { number != nil }

  /// The moment that a text describes in ISO 8601; nil for other texts and for numbers.
  var moment: CalendarMoment? {
    if case .category(let text) = self { CalendarMoment(text) } else { nil }
  }

  /// The seconds since 1970 of a moment; other positions as they are.
  var timed: ChartPosition { moment.map { .number($0.secondsSince1970) } ?? self }
}

extension ChartTicks {
  /// The same with moments in seconds since 1970.
  var timed: ChartTicks {
    if case .positions(let positions) = self { .positions(positions.map(\.timed)) } else { self }
  }
}

extension ChartMark {
  /// The mark with its places in seconds since 1970.
  fileprivate var timed: ChartMark {
    var mark = self
    mark.x = x.map(\.timed)
    mark.xEnd = xEnd.map(\.timed)
    return mark
  }
}

extension Chart {
  /// The places of marks over axes; nil is a place that is only counted.
  private var axisPlaces: [ChartPosition?] {
    marks.filter { $0.kind != .sector }.flatMap { mark -> [ChartPosition?] in
      if mark.x.isEmpty { return [.rule, .rectangle].contains(mark.kind) ? [] : [nil] }
      return mark.x + mark.xEnd
    }
  }

  /// True if every place is a moment: the axis is a scale of time.
  var hasTimes: Bool {
    if hasTimePlaces { return true }
    let places = axisPlaces
    return xScale == .automatic && !places.isEmpty && places.allSatisfy { $0?.moment != nil }
  }

  /// The first place that keeps moments from lying on a scale of time; nil if all are moments or none.
  var placeWithoutTime: String? {
    let places = axisPlaces
    guard xScale == .automatic, places.contains(where: { $0?.moment != nil }) else { return nil }
    for case .some(.category(let text)) in places where CalendarMoment(text) == nil { return text }
    return nil
  }

  /// True if every place is a number and no mark is a bar: the axis is one of numbers.
  var hasNumbers: Bool {
    !marks.contains { $0.kind == .bar }
      && axisPlaces.allSatisfy { $0.map(\.isNumber) ?? true }
  }
}
