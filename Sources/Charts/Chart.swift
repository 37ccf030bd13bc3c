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
    let points = points.filter { !$0.isLeftOut }
    var marks: [ChartMark] = []
    // In the order of the data, whichever series they belong to.
    var places: [ChartPosition] = []
    let isHorizontal = points.contains(where: \.isHorizontal)
    let hasTimes = Self.hasTimes(points, isHorizontal: isHorizontal)
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
          let place = plain(isRectangle ? point.x : point.y, hasTimes: hasTimes, isBanded: false)
        else {
          // A rectangle has added its own remark.
          if point.kind != .rectangle {
            values._remark("marks of charts without a number are not drawn")
          }
          continue
        }
        var mark = mark(point, options, values)
        (mark.x, mark.y) = ([place], [])
        if let end = plain(point.xEnd, hasTimes: hasTimes, isBanded: false) { mark.xEnd = [end] }
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
        if let place = plain(point.x, hasTimes: hasTimes, isBanded: isBanded) { mark.x = [place] }
        if let end = plain(point.xEnd, hasTimes: hasTimes, isBanded: isBanded) { mark.xEnd = [end] }
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
    chart.hasTimePlaces = hasTimes
    chart.hasTimeValues = points.contains { $0.kind != .rule && $0.y?.isDate == true }
    chart.xScale = .category
    chart.isGrouped = points.contains(where: \.isGrouped)
    (chart.showsXAxis, chart.showsYAxis) = (!options.hidesX, !options.hidesY)
    mark(&chart, options, values)
    if options.hidesLegend { chart.showsLegend = false }
    let (placeDomain, valueDomain) =
      isHorizontal ? (options.domain, options.xDomain) : (options.xDomain, options.domain)
    if let valueDomain {
      (chart.minimumValue, chart.maximumValue) = (valueDomain.lowerBound, valueDomain.upperBound)
    }
    if let placeDomain {
      chart.minimumX = .number(placeDomain.lowerBound)
      chart.maximumX = .number(placeDomain.upperBound)
    }
    if !options.palette.isEmpty {
      chart.colors = options.palette.map { $0._paint(in: values).color }
    }
    return chart
  }

  /// Sets the marks of the axes.
  private func mark(_ chart: inout KitChart, _ options: ChartOptions, _ values: EnvironmentValues) {
    let (places, numbers) =
      chart.isHorizontal ? (options.yAxis, options.xAxis) : (options.xAxis, options.yAxis)
    (chart.xTicks, chart.valueTicks) = (places?.ticks, numbers?.ticks)
    chart.placeMarks = places?.plain(isTime: chart.hasTimePlaces)
    chart.valueMarks = numbers?.plain(isTime: chart.hasTimeValues)
    if options.yAxis?.position == .leading, !chart.isHorizontal { chart.valueEdge = .leading }
    if options.xAxis?.position == .top {
      values._remark("labels of a chart's x axis stand below it")
    }
  }

  /// Creates a mark with the style and options of a point, still without a value.
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

  /// Returns true if all places are moments.
  private static func hasTimes(_ points: [_DataPoint], isHorizontal: Bool) -> Bool {
    let places = points.flatMap { point -> [_DataPoint.Place?] in
      guard point.kind == .rule else { return [point.x, point.xEnd] }
      return point.isUprightRule != isHorizontal ? [point.y] : []
    }.compactMap { $0 }
    return !places.isEmpty && places.allSatisfy(\.isDate)
  }

  private func plain(_ place: _DataPoint.Place?, hasTimes: Bool, isBanded: Bool) -> ChartPosition? {
    switch place {
    case .category(let text)?: .category(text)
    case .number(let number)?: isBanded ? .category(number.formatted()) : .number(number)
    case .date(let date, let unit)?:
      hasTimes
        ? .number(Self.seconds(date, unit))
        : .category(date.formatted(.iso8601.year().month().day()))
    case nil: nil
    }
  }

  private static func number(_ place: _DataPoint.Place?) -> Double? {
    switch place {
    case .number(let number)?: number
    case .date(let date, let unit)?: seconds(date, unit)
    default: nil
    }
  }

  /// The beginning of the unit that a date is in, in seconds since 1970.
  private static func seconds(_ date: Date, _ unit: Calendar.Component?) -> Double {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .gmt
    let start = unit.flatMap { calendar.dateInterval(of: $0, for: date)?.start } ?? date
    return start.timeIntervalSince1970
  }

  public nonisolated static func _elementName(_ view: Chart) -> String { "Chart" }
}

extension _DataPoint.Place {
  var isDate: Bool {
    if case .date = self { true } else { false }
  }
}
