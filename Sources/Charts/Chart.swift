import Foundation
public import GalleySwiftUI

public import enum GalleyComponents.ChartInterpolation
public import struct GalleyComponents.ChartMark
public import enum GalleyComponents.ChartPosition
public import protocol GalleyComponents.PrimitiveView
import struct GalleyGeometry.Size

/// Bars, lines, areas, points, rules and slices, drawn by the kit's chart.
public struct Chart<Content: View>: @unchecked Sendable {
  private let content: Content

  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  public init<Data: RandomAccessCollection, Mark: View>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Mark
  )
  where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Mark> {
    self.content = ForEach(data, content: content)
  }

  public init<Data: RandomAccessCollection, ID: Hashable, Mark: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Mark
  ) where Content == ForEach<Data, ID, Mark> {
    self.content = ForEach(data, id: id, content: content)
  }
}

extension Chart: PrimitiveView {
  public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    let values = EnvironmentValues(environment)
    let points = (content as? any ChartContent)?._data ?? []
    for remark in points.flatMap(\.remarks) { values._remark(remark) }
    KitChart._makeElement(plain(points, values), in: &tree, environment)
  }

  private func plain(
    _ points: [_DataPoint], _ values: EnvironmentValues
  ) -> KitChart {
    let options = values.chartOptions
    let dates = DateLabels(
      points.flatMap { [$0.x, $0.xEnd] }.compactMap {
        if case .date(let date, let unit)? = $0 { (date, unit) } else { nil }
      })
    var marks: [ChartMark] = []
    // In the order of the data, whichever series they belong to.
    var places: [ChartPosition] = []
    let isHorizontal = points.contains(where: \.isHorizontal)
    var annotations: [KitAnnotation] = []
    func annotate(_ point: _DataPoint, _ mark: Int) {
      for var note in point.annotations {
        (note.mark, note.index) = (mark, max(marks[mark].y.count - 1, 0))
        annotations.append(note)
      }
    }
    for point in points {
      guard let y = Self.number(point.y) else {
        // A rule at a place and a rectangle from edge to edge have no value.
        let isRectangle = point.kind == .rectangle && point.y == nil
        guard point.kind == .rule || isRectangle,
          let place = plain(isRectangle ? point.x : point.y, dates)
        else {
          // A rectangle has added its own remark.
          if point.kind != .rectangle {
            values._remark("marks of charts without a number are not drawn")
          }
          continue
        }
        var mark = mark(point, options, values)
        (mark.x, mark.y) = ([place], [])
        if let end = plain(point.xEnd, dates) { mark.xEnd = [end] }
        if isRectangle { places += mark.x + mark.xEnd }
        marks.append(mark)
        annotate(point, marks.endIndex - 1)
        continue
      }
      var mark = mark(point, options, values)
      if point.kind == .rule, point.isUprightRule != isHorizontal {
        (mark.x, mark.y) = ([.number(y)], [])
      } else {
        mark.y = [y]
        if let start = Self.number(point.yStart) { mark.yStart = [start] }
        let isBanded = point.kind == .bar
        if let place = plain(point.x, dates, isBanded: isBanded) { mark.x = [place] }
        if let end = plain(point.xEnd, dates, isBanded: isBanded) { mark.xEnd = [end] }
      }
      if mark.kind != .rule { places += mark.x + mark.xEnd }
      let same = marks.firstIndex(where: mark.continues) ?? marks.endIndex
      if same < marks.endIndex { marks[same].append(mark) } else { marks.append(mark) }
      annotate(point, same)
    }
    var chart = KitChart(marks: marks)
    chart.places = places
    chart.annotations = annotations
    (chart.xAxisView, chart.yAxisView) = (options.xLabel, options.yLabel)
    chart.innerRadius = points.map(\.innerRadius).max() ?? 0
    chart.isHorizontal = isHorizontal
    chart.isGrouped = points.contains(where: \.isGrouped)
    (chart.showsXAxis, chart.showsYAxis) = (!options.hidesX, !options.hidesY)
    if options.hidesLegend { chart.showsLegend = false }
    if let domain = options.domain {
      (chart.minimumValue, chart.maximumValue) = (domain.lowerBound, domain.upperBound)
    }
    if !options.palette.isEmpty {
      chart.colors = options.palette.map { $0._paint(in: values).color }
    }
    return chart
  }

  /// A mark with what is said of it, still without a value.
  private func mark(
    _ point: _DataPoint, _ options: ChartOptions, _ values: EnvironmentValues
  ) -> ChartMark {
    let style = point.style ?? point.series.flatMap { options.styles[$0] }
    var mark = ChartMark(
      point.kind, name: point.series ?? "", y: [], color: style.map { $0._paint(in: values).color },
      interpolation: point.interpolation, lineWidth: point.lineWidth,
      dash: point.dash, opacity: point.opacity, symbol: point.symbol)
    if let size = point.symbolSize { mark.symbolSize = size }
    mark.cornerRadius = point.cornerRadius
    mark.offset = Size(width: Double(point.offset.width), height: Double(point.offset.height))
    return mark
  }

  private func plain(
    _ place: _DataPoint.Place?, _ dates: DateLabels, isBanded: Bool = false
  ) -> ChartPosition? {
    switch place {
    case .category(let text)?: .category(text)
    case .number(let number)?: isBanded ? .category(number.formatted()) : .number(number)
    case .date(let date, _)?: .category(dates.label(of: date))
    case nil: nil
    }
  }

  private static func number(_ place: _DataPoint.Place?) -> Double? {
    if case .number(let number)? = place { number } else { nil }
  }

  public nonisolated static func _elementName(_ view: Chart) -> String { "Chart" }
}

/// Names for dates on an axis. Where several have one, as days of a month, the first of them has it.
private struct DateLabels {
  private var labels: [Date: String] = [:]

  init(_ dates: [(date: Date, unit: Calendar.Component?)]) {
    let all = Set(dates.map(\.date)).sorted()
    guard let first = all.first, let last = all.last else { return }
    let format = Self.format(dates.lazy.compactMap(\.unit).first, last.timeIntervalSince(first))
    var previous = ""
    for (index, date) in all.enumerated() {
      let label = date.formatted(format)
      // A place without a name still has a position of its own.
      labels[date] = label == previous ? String(repeating: "\u{200B}", count: index) : label
      previous = label
    }
  }

  private static func format(_ unit: Calendar.Component?, _ span: TimeInterval) -> Date.FormatStyle
  {
    let day = 86_400.0
    var style = Date.FormatStyle(locale: Locale(identifier: "en_US"))
    style.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    switch unit {
    case .year: return style.year()
    case .month, .quarter: return span > 400 * day ? style.year().month() : style.month()
    case .weekday: return style.weekday()
    case .day, .weekOfYear: return style.month().day()
    case .hour, .minute: return style.hour()
    default:
      if span > 3 * 365 * day { return style.year() }
      if span > 60 * day { return style.month() }
      return span > 2 * day ? style.month().day() : style.hour()
    }
  }

  func label(of date: Date) -> String { labels[date] ?? "" }
}
