public import GalleyDesign
internal import GalleyGeometry
public import GalleyLayout

/// Bars, lines, areas and dots over axes, or slices of a pie, from data in the document, after Swift
/// Charts. It takes the room it is offered, 200 points in height where any would do.
public struct Chart: Sendable {
  /// The data.
  public var marks: [ChartMark]
  /// The colours of the series in order; the tint first unless they are given.
  public var colors: [Color]?
  /// True if there are axes with labels and grid lines; without them a line is a sparkline.
  public var showsAxes = true
  /// True if there is the axis at the bottom; nil is as `showsAxes` says.
  public var showsXAxis: Bool?
  /// True if there is the upright axis; nil is as `showsAxes` says.
  public var showsYAxis: Bool?
  /// What the axis at the bottom measures: words below it.
  public var xAxisLabel = ""
  /// What the upright axis measures: words above its end.
  public var yAxisLabel = ""
  /// True if values stand beside what shows them: above bars and points, those of a whole stack at its end.
  /// One that would cover another is left out.
  public var showsValues = false
  /// The corner radius of the ends of bars, in points.
  public var barCornerRadius = 3.0
  /// Whether the series are named below; nil is whether there are several names.
  public var showsLegend: Bool?
  /// True if the bars of several series stand side by side instead of on one another.
  public var isGrouped = false
  /// True if bars lie: places stand below one another, and values grow towards trailing.
  public var isHorizontal = false
  /// The least value of the axis; nil is found from the data.
  public var minimumValue: Double?
  /// The largest value of the axis; nil is found from the data.
  public var maximumValue: Double?
  /// The prefix of the numbers of the axis.
  public var valuePrefix = ""
  /// The suffix of the numbers of the axis.
  public var valueSuffix = ""
  /// The share of a pie's radius that is left out in the middle.
  public var innerRadius = 0.0
  /// The places that come first on the axis across, in order; the others follow series by series.
  package var places: [ChartPosition] = []
  /// A view in the place of the words that say what the axis at the bottom measures.
  package var xAxisView: AnyView?
  /// The same of the upright axis.
  package var yAxisView: AnyView?
  /// What stands beside values besides their numbers.
  package var annotations: [ChartAnnotation] = []

  /// Makes a chart.
  public init(marks: [ChartMark] = []) { self.marks = marks }

  // Reading

  /// The sentence about `"type": "Chart"` in the reference, the schema and editors.
  public static let summary = "Bars, lines, areas and dots over axes, or slices of a pie."
  /// The theme's name for charts.
  public static let schemeKind: SchemeKind? = "charts"
  /// The keys of `"type": "Chart"` besides those that all views share.
  public static let properties: [Property<Chart>] = [
    Property(
      "marks", \.marks, in: .values, default: "none",
      "The data: series with the way they are drawn.", or: ["series", "data"]),
    Property(
      "valuePrefix", \.valuePrefix, as: .displayText, in: .values, default: "none",
      "What stands before the numbers of values and their axis."),
    Property(
      "valueSuffix", \.valueSuffix, as: .displayText, in: .values, default: "none",
      "What stands after the numbers of values and their axis."),
    Property(
      "xAxisLabel", \.xAxisLabel, as: .displayText, in: .values, default: "none",
      "What the axis at the bottom measures."),
    Property(
      "yAxisLabel", \.yAxisLabel, as: .displayText, in: .values, default: "none",
      "What the upright axis measures; it stands above its end."),
    Property(
      "colors", \.colors, default: "the tint, then the system's",
      "The colours of the series in order."),
    Property(
      "showsAxes", \.showsAxes, default: "true",
      "Whether there are axes; without them a line is a sparkline."),
    Property(
      "showsXAxis", \.showsXAxis, default: "as `showsAxes`",
      "Whether there is the axis at the bottom."),
    Property(
      "showsYAxis", \.showsYAxis, default: "as `showsAxes`",
      "Whether there is the upright axis."),
    Property(
      "showsValues", \.showsValues, default: "false",
      "Whether values stand beside what shows them; one that would cover another is left out."),
    Property(
      "barCornerRadius", \.barCornerRadius, as: .length, default: "3",
      "How round the ends of bars are, in points."),
    Property(
      "showsLegend", \.showsLegend, default: "true with several names",
      "Whether the series are named below."),
    Property(
      "isGrouped", \.isGrouped, default: "false",
      "Whether the bars of several series stand side by side instead of on one another."),
    Property(
      "isHorizontal", \.isHorizontal, default: "false",
      "Whether bars lie: places stand below one another, and values grow towards trailing."),
    Property(
      "minimumValue", \.minimumValue, default: "0, or less with the data",
      "The least value of the axis."),
    Property(
      "maximumValue", \.maximumValue, default: "a round one above the data",
      "The largest value of the axis."),
    Property(
      "innerRadius", \.innerRadius, as: .share, default: "0",
      "The share of a pie's radius that is left out in the middle."),
  ]

  /// Complains about ends of the axis with nothing between them.
  public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace) {
    reader.checkEnds(minimumValue, maximumValue, at: place)
  }

  @ViewBuilder
  func composition(in environment: EnvironmentValues) -> some View {
    let data = ChartData(self, accent: environment.accent)
    VStack(alignment: .leading, spacing: 12) {
      if data.sectors.isEmpty {
        named(plot(data, environment))
      } else {
        Pie(sectors: data.sectors, innerRadius: innerRadius, notes: notes(of: data.sectors))
          .frame(maxWidth: .infinity, idealHeight: 200, maxHeight: .infinity)
      }
      if showsLegend ?? (data.names.count > 1), !data.names.isEmpty {
        legend(data, environment)
      }
    }
  }

  /// A plot with what its axes measure.
  @ViewBuilder
  private func named(_ plot: some View) -> some View {
    let (x, y) = (Wording(xAxisLabel, or: xAxisView), Wording(yAxisLabel, or: yAxisView))
    if x.isEmpty && y.isEmpty {
      plot
    } else {
      VStack(spacing: 4) {
        if !y.isEmpty {
          measure(y).frame(maxWidth: .infinity, alignment: isHorizontal ? .leading : .trailing)
        }
        plot
        if !x.isEmpty { measure(x) }
      }
    }
  }

  /// What an axis measures, in the look of its labels.
  private func measure(_ words: Wording) -> some View {
    words.text { $0.font(.caption2).oneLine() }.foregroundColor(.system(.secondaryLabel))
  }

  private func plot(_ data: ChartData, _ environment: EnvironmentValues) -> some View {
    let (showsX, showsY) = (showsXAxis ?? showsAxes, showsYAxis ?? showsAxes)
    let (showsNumbers, showsPlaces) = isHorizontal ? (showsX, showsY) : (showsY, showsX)
    let ticks = showsNumbers ? data.values.ticks : []
    let places = showsPlaces ? data.places.labels : []
    let notes = placed + (showsValues ? numbers(of: data) : [])
    return Arranged(
      ChartLayout(
        values: ticks.map { data.values.share(of: $0) }, places: places.map(\.share),
        isHorizontal: isHorizontal, data: notes.isEmpty ? nil : data, annotations: notes)
    ) {
      ChartPlot(
        data: data, isHorizontal: isHorizontal, gridLines: ticks, cornerRadius: barCornerRadius)
      ForEach(0..<ticks.count) {
        label(valuePrefix + data.values.text(of: ticks[$0]) + valueSuffix)
      }
      ForEach(0..<places.count) { label(places[$0].text) }
      ForEach(0..<notes.count) { notes[$0].content }
    }
  }

  /// The annotations of marks with axes, by their places among these.
  private var placed: [ChartAnnotation] {
    annotations.filter { marks.indices.contains($0.mark) && marks[$0.mark].kind != .sector }.map {
      var note = $0
      note.mark -= marks[..<note.mark].count { $0.kind == .sector }
      return note
    }
  }

  /// What stands in each slice: its annotation, else its number where values are shown.
  private func notes(of sectors: [ChartData.Sector]) -> [AnyView?] {
    sectors.map { sector in
      let own = annotations.last { ($0.mark, $0.index) == sector.place }
      guard own == nil, showsValues else { return own?.content }
      let words = valuePrefix + ValueScale.shortest(sector.value) + valueSuffix
      let color = Color(
        light: sector.color.light.complementaryText, dark: sector.color.dark.complementaryText)
      return AnyView(AxisLabel(words).foregroundColor(color))
    }
  }

  /// The numbers beside values; those of bars on one another at their end.
  private func numbers(of data: ChartData) -> [ChartAnnotation] {
    data.series.indices.flatMap { number in
      let series = data.series[number]
      guard ![.rule, .area, .rectangle].contains(series.mark.kind) else {
        return [ChartAnnotation]()
      }
      return series.mark.y.indices.compactMap { index in
        guard var value = series.mark.y[index] else { return nil }
        if series.mark.kind == .bar, series.mark.yStart.isEmpty {
          guard let span = series.spans[index], span.isEnd else { return nil }
          value = span.top
        }
        let words = valuePrefix + ValueScale.shortest(value) + valueSuffix
        var note = ChartAnnotation(mark: number, index: index, content: AnyView(label(words)))
        note.yields = true
        return note
      }
    }
  }

  private func label(_ words: String) -> some View {
    AxisLabel(words).foregroundColor(.system(.secondaryLabel))
  }

  private func legend(
    _ data: ChartData, _ environment: EnvironmentValues
  ) -> some View {
    let side = environment.grown(8, with: .caption1)
    return Flow(spacing: 14, lineSpacing: 4) {
      ForEach(0..<data.names.count) { index in
        HStack(spacing: 5) {
          Circle().fill(data.names[index].color).frame(width: side, height: side)
          Text(data.names[index].name).font(.caption).foregroundColor(.system(.secondaryLabel))
        }
      }
    }
  }
}

extension Chart: ComposedView {
  /// An image.
  public var accessibilityTraits: AccessibilityTraits { .isImage }
}
