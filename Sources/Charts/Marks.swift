public import Foundation
public import GalleySwiftUI

public import enum GalleyComponents.ChartInterpolation

/// How far a bar, a slice or a ring reaches.
public struct MarkDimension: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  let share: Double?
  public init(integerLiteral value: Int) { share = nil }
  public init(floatLiteral value: Double) { share = nil }
  private init(share: Double?) { self.share = share }
  public static let automatic = MarkDimension(share: nil)
  public static func ratio(_ ratio: CGFloat) -> MarkDimension {
    MarkDimension(share: Double(ratio))
  }
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(share: nil) }
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(share: nil) }
}

public enum MarkStackingMethod: Sendable { case standard, normalized, center, unstacked }

/// Bars from zero to their values. Those with a category on the upright axis lie.
public struct BarMark: ChartContent {
  public nonisolated let _data: [_DataPoint]
  public var body: Never { preconditionFailure("marks have no body") }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    var point = _DataPoint(kind: .bar, x: x.place, y: y.place)
    if case .number = x.place, case .number = y.place {
    } else if case .number = x.place {
      (point.x, point.y) = (point.y, point.x)
      point.isHorizontal = true
    }
    _data = [point]
  }
  /// One bar of all of them on one another.
  public init<X: Plottable>(
    x: PlottableValue<X>, stacking: MarkStackingMethod = .standard
  ) {
    var point = _DataPoint(kind: .bar, x: .category(""), y: x.place)
    point.isHorizontal = true
    _data = [point]
  }
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    var point = _DataPoint(kind: .bar, x: x.place, y: yEnd.place)
    point.remarks.append("bars between two values begin at zero")
    _data = [point]
  }
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    var point = _DataPoint(kind: .bar, x: y.place, y: xEnd.place)
    point.isHorizontal = true
    point.remarks.append("bars between two values begin at zero")
    _data = [point]
  }
}

public struct LineMark: ChartContent {
  public nonisolated let _data: [_DataPoint]
  public var body: Never { preconditionFailure("marks have no body") }

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    _data = [_DataPoint(kind: .line, x: x.place, y: y.place)]
  }
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    _data = [_DataPoint(kind: .line, x: x.place, y: y.place, series: series.name)]
  }
}

public struct AreaMark: ChartContent {
  public nonisolated let _data: [_DataPoint]
  public var body: Never { preconditionFailure("marks have no body") }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    _data = [_DataPoint(kind: .area, x: x.place, y: y.place)]
  }
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    _data = [_DataPoint(kind: .area, x: x.place, y: y.place, series: series.name)]
  }
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    var point = _DataPoint(kind: .area, x: x.place, y: yEnd.place)
    point.remarks.append("areas between two values begin at zero")
    _data = [point]
  }
}

public struct PointMark: ChartContent {
  public nonisolated let _data: [_DataPoint]
  public var body: Never { preconditionFailure("marks have no body") }

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    _data = [_DataPoint(kind: .point, x: x.place, y: y.place)]
  }
}

public struct RuleMark: ChartContent {
  public nonisolated let _data: [_DataPoint]
  public var body: Never { preconditionFailure("marks have no body") }

  public init<Y: Plottable>(y: PlottableValue<Y>) {
    _data = [_DataPoint(kind: .rule, y: y.place)]
  }
  public init<X: Plottable>(x: PlottableValue<X>) {
    var point = _DataPoint(kind: .rule, y: x.place)
    point.isUprightRule = true
    _data = [point]
  }
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    var point = _DataPoint(kind: .rule, y: y.place)
    point.remarks.append("rules reach from edge to edge")
    _data = [point]
  }
}

public struct SectorMark: ChartContent {
  public nonisolated let _data: [_DataPoint]
  public var body: Never { preconditionFailure("marks have no body") }

  public init<Value: Plottable>(
    angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    var point = _DataPoint(kind: .sector, y: angle.place)
    point.innerRadius = innerRadius.share ?? 0
    _data = [point]
  }
}

// What is said of marks

public struct InterpolationMethod: Hashable, Sendable {
  let plain: ChartInterpolation
  let name: String
  public static let linear = InterpolationMethod(plain: .linear, name: "linear")
  public static let monotone = InterpolationMethod(plain: .monotone, name: "monotone")
  public static let catmullRom = InterpolationMethod(plain: .monotone, name: "catmullRom")
  public static let cardinal = InterpolationMethod(plain: .monotone, name: "cardinal")
  public static let stepStart = InterpolationMethod(plain: .stepEnd, name: "stepStart")
  public static let stepCenter = InterpolationMethod(plain: .stepEnd, name: "stepCenter")
  public static let stepEnd = InterpolationMethod(plain: .stepEnd, name: "stepEnd")
}

public struct BasicChartSymbolShape: Sendable {
  public static let circle = BasicChartSymbolShape()
  public static let square = BasicChartSymbolShape()
  public static let triangle = BasicChartSymbolShape()
  public static let diamond = BasicChartSymbolShape()
  public static let pentagon = BasicChartSymbolShape()
  public static let plus = BasicChartSymbolShape()
  public static let cross = BasicChartSymbolShape()
  public static let asterisk = BasicChartSymbolShape()
}

public enum AnnotationPosition: Sendable {
  case automatic, overlay, top, topLeading, topTrailing, leading, trailing, bottom, bottomLeading
  case bottomTrailing
}

extension ChartContent {
  public func foregroundStyle(_ style: some ShapeStyle) -> some ChartContent {
    changed { $0.style = style }
  }
  public func foregroundStyle<Value: Plottable>(
    by value: PlottableValue<Value>
  ) -> some ChartContent {
    changed { $0.series = value.name }
  }
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changed { $0.interpolation = method.plain }
  }
  public func position<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
    changed {
      $0.isGrouped = true
      $0.series = $0.series ?? value.name
    }
  }
  public func opacity(_ opacity: Double) -> some ChartContent { self }
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous)
    -> some ChartContent
  { self }
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent { self }
  public func symbol(_ symbol: BasicChartSymbolShape) -> some ChartContent { self }
  public func symbol<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
    changed { $0.series = $0.series ?? value.name }
  }
  public func symbol<Content: View>(@ViewBuilder symbol: () -> Content) -> some ChartContent {
    self
  }
  public func symbolSize(_ area: CGFloat) -> some ChartContent { self }
  public func symbolSize(_ size: CGSize) -> some ChartContent { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { self }
  public func zIndex(_ value: Double) -> some ChartContent { self }
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { self }
  public func annotation<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some ChartContent {
    changed { $0.remarks.append("annotations of marks are not drawn") }
  }
  public func accessibilityLabel(_ label: String) -> some ChartContent { self }
  public func accessibilityValue(_ value: String) -> some ChartContent { self }
}
