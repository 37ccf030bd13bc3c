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
  /// Whether there are axes with labels and grid lines; without them a line is a sparkline.
  public var showsAxes = true
  /// Whether the series are named below; nil is whether there are several names.
  public var showsLegend: Bool?
  /// Whether the bars of several series stand side by side instead of on one another.
  public var isGrouped = false
  /// Whether bars lie: places stand below one another, and values grow towards trailing.
  public var isHorizontal = false
  /// The least value of the axis; nil is found from the data.
  public var minimumValue: Double?
  /// The largest value of the axis; nil is found from the data.
  public var maximumValue: Double?
  /// What stands before the numbers of the axis.
  public var valuePrefix = ""
  /// What stands after the numbers of the axis.
  public var valueSuffix = ""
  /// The share of a pie's radius that is left out in the middle.
  public var innerRadius = 0.0
  /// The places that come first on the axis across, in order; the others follow series by series.
  package var places: [ChartPosition] = []

  /// Makes a chart.
  public init(marks: [ChartMark] = []) { self.marks = marks }

  // Reading

  /// What the reference, the schema and editors say of `"type": "Chart"`.
  public static let summary = "Bars, lines, areas and dots over axes, or slices of a pie."
  /// What the theme calls charts.
  public static let schemeKind: SchemeKind? = "charts"
  /// The keys of `"type": "Chart"` besides those that all views share.
  public static let properties: [Property<Chart>] = [
    Property(
      "marks", \.marks, in: .values, default: "none",
      "The data: series with the way they are drawn.", or: ["series", "data"]),
    Property(
      "valuePrefix", \.valuePrefix, as: .displayText, in: .values, default: "none",
      "What stands before the numbers of the axis."),
    Property(
      "valueSuffix", \.valueSuffix, as: .displayText, in: .values, default: "none",
      "What stands after the numbers of the axis."),
    Property(
      "colors", \.colors, default: "the tint, then the system's",
      "The colours of the series in order."),
    Property(
      "showsAxes", \.showsAxes, default: "true",
      "Whether there are axes; without them a line is a sparkline."),
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

  @ViewBuilder
  func composition(in environment: EnvironmentValues) -> some View {
    let data = ChartData(self, accent: environment.accent)
    VStack(alignment: .leading, spacing: 12) {
      if data.sectors.isEmpty {
        plot(data, environment)
      } else {
        Pie(sectors: data.sectors, innerRadius: innerRadius)
          .frame(maxWidth: .infinity, idealHeight: 200, maxHeight: .infinity)
      }
      if showsLegend ?? (data.names.count > 1), !data.names.isEmpty {
        legend(data, environment)
      }
    }
  }

  private func plot(_ data: ChartData, _ environment: EnvironmentValues) -> some View {
    let ticks = showsAxes ? data.values.ticks : []
    let places = showsAxes ? data.places.labels : []
    return Arranged(
      ChartLayout(
        values: ticks.map { data.values.share(of: $0) }, places: places.map(\.share),
        isBanded: data.places.isBanded, isHorizontal: isHorizontal)
    ) {
      ChartPlot(
        data: data, isGrouped: isGrouped, isHorizontal: isHorizontal, gridLines: ticks)
      ForEach(0..<ticks.count) {
        label(valuePrefix + data.values.text(of: ticks[$0]) + valueSuffix)
      }
      ForEach(0..<places.count) { label(places[$0].text) }
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
