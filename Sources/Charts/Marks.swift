public import Foundation
public import GalleySwiftUI

public import enum GalleyComponents.ChartInterpolation

/// The extent of a bar, a slice or a ring.
public struct MarkDimension: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  let share: Double?
  /// True for a value that was given.
  let isGiven: Bool
  public init(integerLiteral value: Int) { self.init(share: nil) }
  public init(floatLiteral value: Double) { self.init(share: nil) }
  private init(share: Double?, isGiven: Bool = true) {
    (self.share, self.isGiven) = (share, isGiven)
  }
  public static let automatic = MarkDimension(share: nil, isGiven: false)
  public static func ratio(_ ratio: CGFloat) -> MarkDimension {
    MarkDimension(share: Double(ratio))
  }
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(share: nil) }
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(share: nil) }
}

extension _DataPoint {
  /// Says so where the thickness of a mark or its stack is not the chart's.
  mutating func note(
    _ dimensions: [MarkDimension] = [], _ stacking: MarkStackingMethod = .standard
  ) {
    if dimensions.contains(where: \.isGiven) {
      remarks.append("how thick the bars of a chart are is the kit's to say")
    }
    if stacking != .standard {
      remarks.append("marks of a chart stand on one another: \(stacking) is not drawn")
    }
  }
}

public enum MarkStackingMethod: Sendable { case standard, normalized, center, unstacked }

/// Bars from zero to their values. Bars with a category on the vertical axis are horizontal.
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
    point.note([width, height], stacking)
    _data = [point]
  }
  /// One bar of all of them on one another.
  public init<X: Plottable>(
    x: PlottableValue<X>, stacking: MarkStackingMethod = .standard
  ) {
    var point = _DataPoint(kind: .bar, x: .category(""), y: x.place)
    point.isHorizontal = true
    point.note([], stacking)
    _data = [point]
  }
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    var point = _DataPoint(kind: .bar, x: x.place, y: yEnd.place, yStart: yStart.place)
    point.note([width])
    _data = [point]
  }
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    var point = _DataPoint(kind: .bar, x: y.place, y: xEnd.place, yStart: xStart.place)
    point.isHorizontal = true
    point.note([height])
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
    var point = _DataPoint(kind: .area, x: x.place, y: y.place)
    point.note([], stacking)
    _data = [point]
  }
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    var point = _DataPoint(kind: .area, x: x.place, y: y.place, series: series.name)
    point.note([], stacking)
    _data = [point]
  }
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    _data = [_DataPoint(kind: .area, x: x.place, y: yEnd.place, yStart: yStart.place)]
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
    if innerRadius.isGiven && innerRadius.share == nil || outerRadius.isGiven || angularInset != nil
    {
      point.remarks.append("slices of a chart reach to its edge with a gap of one point")
    }
    _data = [point]
  }
}

// Modifiers of marks

public struct InterpolationMethod: Hashable, Sendable {
  let plain: ChartInterpolation
  let name: String
  public static let linear = InterpolationMethod(plain: .linear, name: "linear")
  public static let monotone = InterpolationMethod(plain: .monotone, name: "monotone")
  public static let catmullRom = InterpolationMethod(plain: .monotone, name: "catmullRom")
  public static let cardinal = InterpolationMethod(plain: .monotone, name: "cardinal")
  public static let stepStart = InterpolationMethod(plain: .stepStart, name: "stepStart")
  public static let stepCenter = InterpolationMethod(plain: .stepCenter, name: "stepCenter")
  public static let stepEnd = InterpolationMethod(plain: .stepEnd, name: "stepEnd")
}

public struct BasicChartSymbolShape: Sendable {
  let plain: KitSymbol
  var remarks: [String] = []
  public static let circle = BasicChartSymbolShape(plain: .circle)
  public static let square = BasicChartSymbolShape(plain: .square)
  public static let triangle = BasicChartSymbolShape(plain: .triangle)
  public static let diamond = BasicChartSymbolShape(plain: .diamond)
  public static let pentagon = BasicChartSymbolShape(plain: .pentagon)
  public static let plus = BasicChartSymbolShape(plain: .plus)
  public static let cross = BasicChartSymbolShape(plain: .cross)
  public static let asterisk = BasicChartSymbolShape(plain: .asterisk)
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
    changed {
      $0.interpolation = method.plain
      guard method.name != method.plain.rawValue else { return }
      $0.remarks.append("lines of charts with \(method.name) are monotone")
    }
  }
  /// - Parameters:
  ///   - axis: The direction in which marks are placed side by side; ignored, because it follows from the marks.
  ///   - span: The room that they share; ignored, because it is that of the marks of one value.
  public func position<Value: Plottable>(
    by value: PlottableValue<Value>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    changed {
      $0.isGrouped = true
      $0.series = $0.series ?? value.name
    }
  }
  public func opacity(_ opacity: Double) -> some ChartContent {
    changed { $0.opacity *= opacity }
  }
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous)
    -> some ChartContent
  {
    changed { $0.cornerRadius = Double(radius) }
  }
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changed {
      $0.lineWidth = Double(style.lineWidth)
      $0.dash = style.dash.map(Double.init)
    }
  }
  public func symbol(_ symbol: BasicChartSymbolShape) -> some ChartContent {
    changed {
      $0.symbol = symbol.plain
      $0.remarks += symbol.remarks
    }
  }
  public func symbol<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
    changed { $0.series = $0.series ?? value.name }
  }
  public func symbol<Content: View>(@ViewBuilder symbol: () -> Content) -> some ChartContent {
    remarked("symbols of a chart that are views are not drawn")
  }
  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    changed { $0.symbolSize = Double(area).squareRoot() }
  }
  public func symbolSize(_ size: CGSize) -> some ChartContent {
    changed { $0.symbolSize = Double(max(size.width, size.height)) }
  }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    changed {
      $0.offset.width += x
      $0.offset.height += y
    }
  }
  public func zIndex(_ value: Double) -> some ChartContent {
    remarked("marks of charts stand in their order")
  }
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    remarked("marks of charts have one colour")
  }
  public func annotation<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some ChartContent {
    // The annotation is placed beside the last of the values, as beside each mark on its own.
    var note = KitAnnotation(mark: 0, index: 0, side: position.side, content: AnyView(content()))
    let places: [HorizontalAlignment: Double] = [.leading: 0, .trailing: 1]
    note.alignment = position.end ?? places[alignment.horizontal] ?? 0.5
    if let spacing { note.spacing = Double(spacing) }
    return changed { $0.annotations.append(note) }
  }
  public func accessibilityLabel(_ label: String) -> some ChartContent { self }
  public func accessibilityValue(_ value: String) -> some ChartContent { self }
}

extension AnnotationPosition {
  /// The side of the mark; nil is the chart's.
  fileprivate var side: KitAnnotation.Side? {
    switch self {
    case .automatic: nil
    case .overlay: .overlay
    case .top, .topLeading, .topTrailing: .top
    case .leading: .leading
    case .trailing: .trailing
    case .bottom, .bottomLeading, .bottomTrailing: .bottom
    }
  }

  /// The position along the side, for positions that fix it.
  fileprivate var end: Double? {
    switch self {
    case .topLeading, .bottomLeading: 0
    case .topTrailing, .bottomTrailing: 1
    default: nil
    }
  }
}
