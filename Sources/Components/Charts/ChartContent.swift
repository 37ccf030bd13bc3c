public import GalleyDesign

/// The content in the braces of a chart in Swift: marks, and loops and conditions around them.
///
/// ```swift
/// Chart {
///   for sale in sales {
///     BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
///       .foregroundStyle(by: .value("Region", sale.region))
///   }
/// }
/// ```
public protocol ChartContent: Sendable {
  /// The values; those of one kind and name that follow one another are one series.
  var marks: [ChartMark] { get }
}

/// A value with what it measures.
public struct PlottableValue<Value: Sendable>: Sendable {
  /// The name of the measured quantity, for readers of the source.
  public let label: String
  /// The value.
  public let value: Value

  /// Makes a value.
  public static func value(_ label: String, _ value: Value) -> PlottableValue {
    PlottableValue(label: label, value: value)
  }
}

/// One value of a chart; ``BarMark`` and its like are its kinds.
public struct DataMark<Kind: DataMarkKind>: ChartContent {
  private var mark: ChartMark

  /// The one mark.
  public var marks: [ChartMark] { [mark] }

  /// Makes a value of a category.
  public init(x: PlottableValue<String>, y: PlottableValue<Double>) {
    mark = ChartMark(Kind.kind, x: [.category(x.value)], y: [y.value])
  }

  /// Makes a value at a number.
  public init(x: PlottableValue<Double>, y: PlottableValue<Double>) {
    mark = ChartMark(Kind.kind, x: [.number(x.value)], y: [y.value])
  }

  /// In a colour.
  public func foregroundStyle(_ color: Color) -> DataMark { changed { $0.color = color } }

  /// Draws the mark in the colour of a series, whose name is shown in the legend.
  public func foregroundStyle(by series: PlottableValue<String>) -> DataMark {
    changed { $0.name = series.value }
  }

  /// With another way from one value to the next.
  public func interpolationMethod(_ method: ChartInterpolation) -> DataMark {
    changed { $0.interpolation = method }
  }

  /// In lines of another width, in points.
  public func lineStyle(width: Double) -> DataMark { changed { $0.lineWidth = width } }

  /// With a symbol at each value; a line has none of itself.
  public func symbol(_ symbol: ChartSymbol) -> DataMark { changed { $0.symbol = symbol } }

  private func changed(_ change: (inout ChartMark) -> Void) -> DataMark {
    var result = self
    change(&result.mark)
    return result
  }
}

extension DataMark where Kind == BarMarkKind {
  /// Makes a bar between two values.
  public init(
    x: PlottableValue<String>, yStart: PlottableValue<Double>, yEnd: PlottableValue<Double>
  ) {
    mark = ChartMark(.bar, x: [.category(x.value)], y: [yEnd.value])
    mark.yStart = [yStart.value]
  }
}

extension DataMark where Kind == AreaMarkKind {
  /// Makes a place of an area between two values.
  public init(
    x: PlottableValue<Double>, yStart: PlottableValue<Double>, yEnd: PlottableValue<Double>
  ) {
    mark = ChartMark(.area, x: [.number(x.value)], y: [yEnd.value])
    mark.yStart = [yStart.value]
  }
}

extension DataMark where Kind == RectangleMarkKind {
  /// Makes a rectangle over the band of a category, between two values.
  public init(
    x: PlottableValue<String>, yStart: PlottableValue<Double>, yEnd: PlottableValue<Double>
  ) {
    mark = ChartMark(.rectangle, x: [.category(x.value)], y: [yEnd.value])
    mark.yStart = [yStart.value]
  }

  /// Makes a rectangle between two numbers and two values.
  public init(
    xStart: PlottableValue<Double>, xEnd: PlottableValue<Double>, yStart: PlottableValue<Double>,
    yEnd: PlottableValue<Double>
  ) {
    mark = ChartMark(
      .rectangle, x: [.number(xStart.value)], xEnd: [.number(xEnd.value)], y: [yEnd.value],
      yStart: [yStart.value])
  }

  /// Makes a rectangle from edge to edge between two values.
  public init(yStart: PlottableValue<Double>, yEnd: PlottableValue<Double>) {
    mark = ChartMark(.rectangle, y: [yEnd.value], yStart: [yStart.value])
  }
}

extension DataMark where Kind == SectorMarkKind {
  /// Makes a slice; its name is that of its series.
  public init(angle: PlottableValue<Double>) {
    mark = ChartMark(.sector, y: [angle.value])
  }
}

extension DataMark where Kind == RuleMarkKind {
  /// Makes a line across the chart at a value.
  public init(y: PlottableValue<Double>) { mark = ChartMark(.rule, y: [y.value]) }

  /// Makes a line along the values at a category.
  public init(x: PlottableValue<String>) { mark = ChartMark(.rule, x: [.category(x.value)], y: []) }
}

/// A kind of mark as a type.
public protocol DataMarkKind: Sendable {
  /// The kind as a value.
  static var kind: ChartMarkKind { get }
}
/// Bars.
public enum BarMarkKind: DataMarkKind {
  /// `.bar`.
  public static let kind = ChartMarkKind.bar
}
/// Points of lines.
public enum LineMarkKind: DataMarkKind {
  /// `.line`.
  public static let kind = ChartMarkKind.line
}
/// Points of upper edges of areas.
public enum AreaMarkKind: DataMarkKind {
  /// `.area`.
  public static let kind = ChartMarkKind.area
}
/// Dots.
public enum PointMarkKind: DataMarkKind {
  /// `.point`.
  public static let kind = ChartMarkKind.point
}
/// Lines across the chart.
public enum RuleMarkKind: DataMarkKind {
  /// `.rule`.
  public static let kind = ChartMarkKind.rule
}
/// Rectangles between places and values.
public enum RectangleMarkKind: DataMarkKind {
  /// `.rectangle`.
  public static let kind = ChartMarkKind.rectangle
}
/// Slices.
public enum SectorMarkKind: DataMarkKind {
  /// `.sector`.
  public static let kind = ChartMarkKind.sector
}

/// A bar from zero to a value.
public typealias BarMark = DataMark<BarMarkKind>
/// A point of a line.
public typealias LineMark = DataMark<LineMarkKind>
/// A point of an area's upper edge.
public typealias AreaMark = DataMark<AreaMarkKind>
/// A dot.
public typealias PointMark = DataMark<PointMarkKind>
/// A line across the chart.
public typealias RuleMark = DataMark<RuleMarkKind>
/// A rectangle between places and values.
public typealias RectangleMark = DataMark<RectangleMarkKind>
/// A slice of a pie or a ring.
public typealias SectorMark = DataMark<SectorMarkKind>

/// Collects the marks in the braces of a chart.
@resultBuilder
public enum ChartContentBuilder {
  /// The marks of one statement.
  public static func buildExpression(_ content: some ChartContent) -> [ChartMark] { content.marks }
  /// The marks of all statements, in order.
  public static func buildBlock(_ parts: [ChartMark]...) -> [ChartMark] { parts.flatMap(\.self) }
  /// The marks of an `if` without `else`.
  public static func buildOptional(_ part: [ChartMark]?) -> [ChartMark] { part ?? [] }
  /// The marks of an `if` that holds.
  public static func buildEither(first part: [ChartMark]) -> [ChartMark] { part }
  /// The marks of an `else`.
  public static func buildEither(second part: [ChartMark]) -> [ChartMark] { part }
  /// The marks of a loop.
  public static func buildArray(_ parts: [[ChartMark]]) -> [ChartMark] { parts.flatMap(\.self) }
}

extension Chart {
  /// Makes a chart of the marks in the braces.
  public init(@ChartContentBuilder content: () -> [ChartMark]) {
    var series: [ChartMark] = []
    for mark in content() {
      // Marks of a series need not follow one another.
      if let same = series.firstIndex(where: mark.continues) {
        series[same].append(mark)
      } else {
        series.append(mark)
      }
    }
    self.init(marks: series)
  }
}
