public import GalleyDesign
internal import GalleyGeometry
public import GalleyLayout
internal import GalleyPainting
internal import GalleyText

/// Bars, lines, areas and dots over axes, or slices of a pie, from data in the document, after Swift
/// Charts. It takes the room it is offered, 200 points in height where any would do.
public struct Chart: Sendable {
  /// The data.
  public var marks: [ChartMark]
  /// The colours of the series in order; the tint first unless they are given.
  public var colors: [Color]?
  /// True if there are axes with labels and grid lines; without them a line is a sparkline.
  public var showsAxes = true
  /// True if the axis at the bottom is shown; nil follows `showsAxes`.
  public var showsXAxis: Bool?
  /// True if the vertical axis is shown; nil follows `showsAxes`.
  public var showsYAxis: Bool?
  /// The label of the axis at the bottom, which names what it measures: text below it.
  public var xAxisLabel = ""
  /// The label of the vertical axis, which names what it measures: text above its end.
  public var yAxisLabel = ""
  /// True if values are shown beside their marks: above bars and points, those of a whole stack at its end. A
  /// value that would cover another is left out.
  public var showsValues = false
  /// The corner radius of the ends of bars, in points.
  public var barCornerRadius = 3.0
  /// True if the series are named below; nil shows the names if there are several.
  public var showsLegend: Bool?
  /// True if the bars of several series are placed side by side instead of on one another.
  public var isGrouped = false
  /// True if bars are horizontal: places are arranged below one another, and values grow towards trailing.
  public var isHorizontal = false
  /// The least value of the axis; nil is found from the data.
  public var minimumValue: Double?
  /// The largest value of the axis; nil is found from the data.
  public var maximumValue: Double?
  /// The least number or the earliest date in ISO 8601 of the axis across; nil is found from the data.
  public var minimumX: ChartPosition?
  /// The largest number or the latest date in ISO 8601 of the axis across; nil is found from the data.
  public var maximumX: ChartPosition?
  /// The kind of the axis across.
  public var xScale = ChartXScale.automatic
  /// The labels and grid lines of the axis across; nil is found from the data.
  public var xTicks: ChartTicks?
  /// The labels and grid lines of the axis of values; nil is found from the data.
  public var valueTicks: ChartTicks?
  /// The notation of the dates of the axis across.
  public var xFormat = ChartDateFormat.automatic
  /// The notation of values and of their axis.
  public var valueFormat = ChartNumberFormat.automatic
  /// The edge with the numbers of an upright axis of values; nil is trailing.
  public var valueEdge: ChartEdge?
  /// The prefix of the numbers of the axis.
  public var valuePrefix = ""
  /// The suffix of the numbers of the axis.
  public var valueSuffix = ""
  /// The share of a pie's radius that is left out in the middle.
  public var innerRadius = 0.0
  /// True if the numbers of places are moments, in seconds since 1970.
  package var hasTimePlaces = false
  /// True if values are moments, in seconds since 1970.
  package var hasTimeValues = false
  /// The places that come first on the axis across, in order; the others follow series by series.
  package var places: [ChartPosition] = []
  /// A view in place of the label of the axis at the bottom.
  package var xAxisView: AnyView?
  /// The same of the upright axis.
  package var yAxisView: AnyView?
  /// The marks of the axis of places as Swift Charts describes them.
  package var placeMarks: ChartAxisMarks?
  /// Those of the axis of values.
  package var valueMarks: ChartAxisMarks?
  /// The views beside values besides their numbers.
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
      "minimumX", \.minimumX, default: "a round number below the data, or the first date",
      "The least number or the first date of the axis across."),
    Property(
      "maximumX", \.maximumX, default: "a round number above the data, or the last date",
      "The largest number or the last date of the axis across."),
    Property(
      "xScale", \.xScale, default: "automatic",
      "Whether dates in `x` lie on a scale of time or are names."),
    Property(
      "xTicks", \.xTicks, default: "by the span of the axis",
      "The labels and grid lines of the axis across: about so many, at these positions, or at every unit of time such as \"month\" or \"2 weeks\"."
    ),
    Property(
      "valueTicks", \.valueTicks, default: "by the span of the axis",
      "The labels and grid lines of the axis of values: about so many, or at these numbers."),
    Property(
      "xFormat", \.xFormat, default: "automatic",
      "The notation of the dates of the axis across."),
    Property(
      "valueFormat", \.valueFormat, default: "automatic",
      "The notation of the numbers of values and of their axis."),
    Property(
      "valueEdge", \.valueEdge, default: "trailing",
      "The edge beside which the numbers of an upright axis stand."),
    Property(
      "innerRadius", \.innerRadius, as: .share, default: "0",
      "The share of a pie's radius that is left out in the middle."),
  ]

  /// Complains about ends of an axis with nothing between them and about dates beside other texts.
  public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace) {
    reader.checkEnds(minimumValue, maximumValue, at: place)
    if let name = placeWithoutTime {
      reader.warn(
        "\"\(name)\" is no date in ISO 8601, so that all places are names; "
          + "\"xScale\": \"category\" says that dates are names as well",
        at: place.range(of: "marks"))
    }
    let ends = [("minimumX", minimumX), ("maximumX", maximumX)].compactMap { name, end in
      end.map { (name: name, number: (hasTimes ? $0.timed : $0).number) }
    }
    for end in ends {
      if !hasTimes, !hasNumbers {
        reader.warn(
          "\"\(end.name)\" has no effect on an axis of names", at: place.range(of: end.name))
      } else if end.number == nil {
        let kind = hasTimes ? "a date in ISO 8601" : "a number"
        reader.fail("\"\(end.name)\" is not \(kind)", at: place.range(of: end.name))
      }
    }
    checkTicks(&reader, at: place)
    if ends.count == 2, let low = ends[0].number, let high = ends[1].number, low >= high {
      reader.fail(
        "nothing lies between \"minimumX\" and \"maximumX\"", at: place.range(of: "maximumX"))
    }
  }

  @ViewBuilder
  func composition(in environment: EnvironmentValues) -> some View {
    let data = ChartData(self, accent: environment.accent)
    let words = ChartWords(in: environment)
    if data.sectors.isEmpty {
      plot(data, words, environment)
    } else {
      pie(data, words, environment)
    }
  }

  private func pie(
    _ data: ChartData, _ words: ChartWords, _ environment: EnvironmentValues
  ) -> some View {
    let names = legendNames(data)
    return Arranged(ChartLayout(data: data, legendCount: names.count)) {
      pie(of: data.sectors, words).frame(maxWidth: .infinity, maxHeight: .infinity)
      legend(names, environment)
    }
  }

  /// The names that the legend has.
  private func legendNames(_ data: ChartData) -> [ChartData.Name] {
    showsLegend ?? (data.names.count > 1) ? data.names : []
  }

  /// Returns the label that names what an axis measures, in the style of its other labels.
  private func measure(_ words: Wording, _ color: Color) -> some View {
    words.text { $0.font(.caption2).oneLine() }.foregroundColor(color)
      .heldBelowAccessibilitySizes()
  }

  private func plot(
    _ data: ChartData, _ words: ChartWords, _ environment: EnvironmentValues
  ) -> some View {
    let numbers = showsNumbers ? valueTicks(of: data, words) : []
    let places = showsPlaces ? placeTicks(of: data, words) : []
    let (numberLabels, placeLabels) = (numbers.labels, places.labels)
    let color = environment.foreground ?? .system(.secondaryLabel)
    let notes = placed + (showsValues ? self.numbers(of: data, words, color) : [])
    let (x, y) = (Wording(xAxisLabel, or: xAxisView), Wording(yAxisLabel, or: yAxisView))
    let names = legendNames(data)
    return Arranged(
      ChartLayout(
        values: numberLabels.map(\.share), places: placeLabels.map(\.share),
        isHorizontal: isHorizontal, numbersLead: valueEdge == .leading, data: data,
        annotations: notes, measures: (!x.isEmpty, !y.isEmpty), legendCount: names.count)
    ) {
      ChartPlot(
        data: data, isHorizontal: isHorizontal,
        gridLines: numbers.filter(\.hasLine).map(\.share),
        placeLines: hasPlaceLines(data) ? places.filter(\.hasLine) : [],
        isClipped: minimumX != nil || maximumX != nil, cornerRadius: barCornerRadius,
        numbers: notes.indices.filter { notes[$0].yields }.map {
          1 + numberLabels.count + placeLabels.count + $0
        })
      ForEach(0..<numberLabels.count) { label(numberLabels[$0].words, color) }
      ForEach(0..<placeLabels.count) { label(placeLabels[$0].words, color, lines: 2) }
      ForEach(0..<notes.count) { notes[$0].content }
      if !y.isEmpty { measure(y, color) }
      if !x.isEmpty { measure(x, color) }
      legend(names, environment)
    }
  }

  /// Returns true if there are lines at the ticks of places.
  private func hasPlaceLines(_ data: ChartData) -> Bool {
    hasMeasuredPlaces(data) || placeMarks != nil
  }

  /// True if the axis of places is shown.
  var showsPlaces: Bool { (isHorizontal ? showsYAxis : showsXAxis) ?? showsAxes }

  /// True if the axis of values is shown.
  private var showsNumbers: Bool { (isHorizontal ? showsXAxis : showsYAxis) ?? showsAxes }

  /// Returns true if places are numbers or moments that are given and not only counted.
  private func hasMeasuredPlaces(_ data: ChartData) -> Bool {
    data.places.line != nil && data.series.contains { !$0.mark.x.isEmpty }
  }

  /// The annotations of marks with axes, by their places among these.
  private var placed: [ChartAnnotation] {
    ruleLabels
      + annotations.filter { marks.indices.contains($0.mark) && marks[$0.mark].kind != .sector }.map
    {
      var note = $0
      note.mark = axisIndex(of: note.mark)
      return note
    }
  }

  /// Returns the place of a mark among those with axes.
  private func axisIndex(of mark: Int) -> Int {
    mark - marks[..<mark].count { $0.kind == .sector }
  }

  /// The words at the ends of rules.
  private var ruleLabels: [ChartAnnotation] {
    marks.indices.filter { marks[$0].kind == .rule && !marks[$0].label.isEmpty }.map { index in
      let mark = marks[index]
      let isUpright = mark.y.isEmpty != isHorizontal
      let words = label(Wording(mark.label), mark.color ?? .system(.secondaryLabel))
      var note = ChartAnnotation(
        mark: axisIndex(of: index), index: 0, side: isUpright ? .trailing : .top,
        content: AnyView(words))
      note.alignment = isUpright ? 0 : 1
      return note
    }
  }

  /// Returns slices with their annotations, or with their numbers if values are shown.
  private func pie(of sectors: [ChartData.Sector], _ words: ChartWords) -> Pie {
    var pie = Pie(sectors: sectors, innerRadius: innerRadius, notes: [])
    for (index, sector) in sectors.enumerated() {
      let own = annotations.last { ($0.mark, $0.index) == sector.place }
      pie.notes.append(own?.content)
      guard own == nil, showsValues else { continue }
      let number = affixed(words.value(sector.value, valueFormat))
      let color = Color(
        light: sector.color.light.complementaryText, dark: sector.color.dark.complementaryText)
      pie.notes[index] = AnyView(label(Wording(number), color))
      pie.yields.insert(index)
    }
    return pie
  }

  /// The numbers beside values; those of bars on one another at their end.
  private func numbers(
    of data: ChartData, _ words: ChartWords, _ color: Color
  ) -> [ChartAnnotation] {
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
        let text = affixed(data.values.value(value, words, valueFormat))
        var note = ChartAnnotation(
          mark: number, index: index, content: AnyView(label(Wording(text), color)))
        note.yields = true
        return note
      }
    }
  }

  /// Returns a number with its prefix and its suffix. Those of an isolated number are isolated with it.
  func affixed(_ number: String) -> String {
    guard number.first == ChartWords.isolate, number.last == ChartWords.end else {
      return valuePrefix + number + valueSuffix
    }
    let inner = number.dropFirst().dropLast()
    return "\(ChartWords.isolate)\(valuePrefix)\(inner)\(valueSuffix)\(ChartWords.end)"
  }

  /// Returns the label of a place, a value or a tick: words, or a view in their place.
  private func label(_ words: Wording, _ color: Color, lines: Int = 1) -> some View {
    words.text {
      $0.font(.caption2).lineLimit(lines)
        .multilineTextAlignment(lines > 1 ? .center : .leading)
    }
    .foregroundColor(color).heldBelowAccessibilitySizes()
  }
}

extension Chart: ComposedView {
  /// An image.
  public var accessibilityTraits: AccessibilityTraits { .isImage }
}
