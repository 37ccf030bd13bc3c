public import Foundation
public import GalleySwiftUI

public import enum GalleyComponents.ChartInterpolation
public import enum GalleyComponents.ChartMarkKind
public import protocol GalleyComponents.ViewVisitor
public import enum GalleyComponents._ConditionalContent

// Swift Charts' interface to the kit's chart. Marks are also views, which draw nothing by themselves, so that
// they can be used in ForEach, in Group and in conditions.

/// The content of a chart.
public protocol ChartContent: View {
  /// The values in it, in order.
  nonisolated var _data: [_DataPoint] { get }
}

/// One value of a chart; only marks make one.
public struct _DataPoint: Sendable {
  enum Place: Sendable {
    case category(String)
    case number(Double)
    case date(Date, unit: Calendar.Component?)
  }

  var kind: ChartMarkKind
  var x: Place?
  var y: Place?
  /// The start of a bar or of a place of an area.
  var yStart: Place?
  /// The end of a rectangle across the axis.
  var xEnd: Place?
  var series: String?
  var style: (any ShapeStyle)?
  var interpolation = ChartInterpolation.linear
  var innerRadius = 0.0
  var opacity = 1.0
  var lineWidth: Double?
  var dash: [Double] = []
  var symbol: KitSymbol?
  var symbolSize: Double?
  var cornerRadius: Double?
  /// The offset, in points.
  var offset = CGSize.zero
  var annotations: [KitAnnotation] = []
  var isGrouped = false
  /// True if the place is that of the upright axis.
  var isHorizontal = false
  /// True if a rule is at a place of the axis across instead of at a value of the upright one.
  var isUprightRule = false
  /// True if the mark is not drawn.
  var isLeftOut = false
  /// The approximations of the picture.
  var remarks: [String] = []
}

/// A mark; `BarMark` and its like make one.
public struct _Mark: Sendable {
  var point: _DataPoint
}

extension ChartContent {
  func changed(_ change: (inout _DataPoint) -> Void) -> _ChangedMarks {
    _ChangedMarks(
      _data: _data.map {
        var point = $0
        change(&point)
        return point
      })
  }

  /// Returns the same marks with a remark, reported by the run, that something is not drawn.
  func remarked(_ remark: String) -> _ChangedMarks { changed { $0.remarks.append(remark) } }

  public nonisolated static func _makeView(
    _ view: Self, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) { tree.leaf(.empty) }
}

/// Marks with a modifier that applies to all of them.
public struct _ChangedMarks: Sendable {
  public let _data: [_DataPoint]
}

extension _ChangedMarks: ChartContent {
  public var body: Never { preconditionFailure("marks have no body") }
}

// Modifiers between a chart and its marks

private struct Collector: ViewVisitor {
  var data: [_DataPoint] = []
  mutating func visit<Content: View>(_ view: Content) {
    if let content = view as? any ChartContent { data += content._data }
  }
}

extension View {
  fileprivate nonisolated var dataOfChildren: [_DataPoint] {
    var collector = Collector()
    Self._visitChildren(self, &collector)
    return collector.data
  }
}

extension ForEach: ChartContent {
  public nonisolated var _data: [_DataPoint] { dataOfChildren }
}
extension Group: ChartContent {
  public nonisolated var _data: [_DataPoint] { dataOfChildren }
}
extension TupleView: ChartContent {
  public nonisolated var _data: [_DataPoint] { dataOfChildren }
}
extension EmptyView: ChartContent {
  public nonisolated var _data: [_DataPoint] { [] }
}
extension AnyView: ChartContent {
  public nonisolated var _data: [_DataPoint] { dataOfChildren }
}
extension Optional: ChartContent where Wrapped: ChartContent {
  public nonisolated var _data: [_DataPoint] { self?._data ?? [] }
}
extension _ConditionalContent: ChartContent where First: ChartContent, Second: ChartContent {
  public nonisolated var _data: [_DataPoint] { dataOfChildren }
}

public typealias ChartContentBuilder = ViewBuilder

// Values

/// A value that a chart can show.
public protocol Plottable {
  associatedtype PrimitivePlottable = Self
  var primitivePlottable: PrimitivePlottable { get }
}

extension Plottable where PrimitivePlottable == Self {
  public var primitivePlottable: Self { self }
}
extension Plottable where Self: RawRepresentable, PrimitivePlottable == RawValue {
  public var primitivePlottable: RawValue { rawValue }
}

extension String: Plottable {}
extension Int: Plottable {}
extension Int8: Plottable {}
extension Int16: Plottable {}
extension Int32: Plottable {}
extension Int64: Plottable {}
extension UInt: Plottable {}
extension UInt8: Plottable {}
extension UInt16: Plottable {}
extension UInt32: Plottable {}
extension UInt64: Plottable {}
extension Double: Plottable {}
extension Float: Plottable {}
extension Decimal: Plottable {}
extension Date: Plottable {}

/// A value with what it measures.
public struct PlottableValue<Value: Plottable> {
  let label: String
  let value: Value
  var unit: Calendar.Component?

  public static func value(_ label: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(label: "", value: value)
  }
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ value: Value) -> PlottableValue {
    PlottableValue(label: String(label), value: value)
  }
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(label: "", value: value)
  }

  var place: _DataPoint.Place {
    switch value.primitivePlottable as Any {
    case let number as any BinaryInteger: .number(Double(number))
    case let number as Double: .number(number)
    case let number as Float: .number(Double(number))
    case let number as Decimal: .number(NSDecimalNumber(decimal: number).doubleValue)
    case let date as Date: .date(date, unit: unit)
    case let text as String: .category(text)
    case let other: .category("\(other)")
    }
  }

  /// The value as the name of a series.
  var name: String {
    switch place {
    case .category(let text): text
    case .number(let number): number.formatted()
    case .date(let date, _): date.formatted(date: .abbreviated, time: .omitted)
    }
  }
}

extension PlottableValue where Value == Date {
  public static func value(
    _ label: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> PlottableValue {
    PlottableValue(label: "", value: value, unit: unit)
  }
}
