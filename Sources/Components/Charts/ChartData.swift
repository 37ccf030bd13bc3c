internal import GalleyDesign

/// A chart's series with their colours and scales.
struct ChartData: Sendable {
  /// One series of a chart with axes.
  struct Series: Sendable {
    var mark: ChartMark
    var color: Color
  }

  /// A name of the legend.
  struct Name: Sendable {
    var name: String
    var color: Color
  }

  private(set) var series: [Series] = []
  /// The slices of a pie; empty for a chart with axes.
  private(set) var sectors: [(value: Double, color: Color)] = []
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
    for mark in chart.marks where mark.kind == .sector {
      for (index, value) in mark.y.enumerated() where value > 0 {
        var name = mark.name
        if case .category(let category) = mark.position(index) { name = category }
        sectors.append((value, color(of: name.isEmpty ? "\(sectors.count + 1)" : name, mark.color)))
      }
    }
    for mark in chart.marks where mark.kind != .sector {
      series.append(Series(mark: mark, color: color(of: mark.name, mark.color)))
    }
    names.removeAll { $0.name.isEmpty }
    let own = series.filter { $0.mark.kind != .rule }.flatMap { series in
      series.mark.y.indices.map { series.mark.position($0) }
    }
    places = PlaceScale(
      chart.places + own, isBanded: series.contains { $0.mark.kind == .bar })
    let range = range(isGrouped: chart.isGrouped)
    values = ValueScale(
      chart.minimumValue ?? range.lowerBound, chart.maximumValue ?? range.upperBound,
      isFixed: (chart.minimumValue != nil, chart.maximumValue != nil))
  }

  /// The least and the largest value with zero, stacks added up.
  private func range(isGrouped: Bool) -> ClosedRange<Double> {
    var (low, high) = (0.0, 0.0)
    for kind in [ChartMarkKind.bar, .area] {
      var sums: [ChartPosition: (up: Double, down: Double)] = [:]
      for series in series where series.mark.kind == kind {
        for (index, value) in series.mark.y.enumerated() {
          let place = series.mark.position(index)
          let isAlone = isGrouped && kind == .bar
          var sum: (up: Double, down: Double) = isAlone ? (0, 0) : sums[place] ?? (0, 0)
          if value < 0 { sum.down += value } else { sum.up += value }
          sums[place] = sum
          (low, high) = (min(low, sum.down), max(high, sum.up))
        }
      }
    }
    for series in series where series.mark.kind != .bar && series.mark.kind != .area {
      (low, high) = (min(low, series.mark.y.min() ?? 0), max(high, series.mark.y.max() ?? 0))
    }
    return low...max(high, low)
  }
}
