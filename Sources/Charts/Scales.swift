public import Foundation
public import GalleySwiftUI

// Where values lie is the kit's to say: these compile, and what they ask for is named.

/// Equal parts of a range of numbers.
public struct NumberBins<Value: BinaryFloatingPoint & Sendable>: Sendable {
  public let thresholds: [Value]

  public init(range: ClosedRange<Value>, count: Int) {
    let count = Swift.max(1, count)
    let step = (range.upperBound - range.lowerBound) / Value(count)
    thresholds = (0...count).map { range.lowerBound + Value($0) * step }
  }
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    self.init(range: range, count: desiredCount)
  }
  public init(data: [Value], desiredCount: Int = 10) {
    self.init(range: (data.min() ?? 0)...(data.max() ?? 1), count: desiredCount)
  }

  /// The part that contains a value.
  public func index(for value: Value) -> Int {
    let above = thresholds.firstIndex { $0 > value } ?? thresholds.count - 1
    return Swift.max(0, Swift.min(thresholds.count - 2, above - 1))
  }
  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
  }
}

extension NumberBins: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { thresholds.count - 1 }
}

public struct ChartBinRange<Bound: Comparable & Sendable>: Hashable, Sendable
where Bound: Hashable {
  public let lowerBound: Bound
  public let upperBound: Bound
}

/// Which values an axis has, where nobody says them one by one.
public struct AutomaticScaleDomain: Sendable {
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain { AutomaticScaleDomain() }
}

/// The part of the plot that an axis has.
public struct PlotDimensionScaleRange: Sendable {
  public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange() }
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange { plotDimension }
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange { plotDimension }
}

/// The scale of an axis.
public struct ScaleType: Hashable, Sendable {
  public static let linear = ScaleType(name: "linear")
  public static let log = ScaleType(name: "log")
  public static let symmetricLog = ScaleType(name: "symmetricLog")
  public static let squareRoot = ScaleType(name: "squareRoot")
  public static let category = ScaleType(name: "category")
  public static let date = ScaleType(name: "date")
  let name: String
}

extension View {
  public nonisolated func chartXScale(range: PlotDimensionScaleRange) -> some View {
    remarked("axes of charts take all of the plot")
  }
  public nonisolated func chartYScale(range: PlotDimensionScaleRange) -> some View {
    remarked("axes of charts take all of the plot")
  }
  public nonisolated func chartXScale(domain: AutomaticScaleDomain) -> some View { self }
  public nonisolated func chartYScale(domain: AutomaticScaleDomain) -> some View {
    remarked("axes of charts are not turned round")
  }
  public nonisolated func chartXScale<Domain>(
    domain: Domain, range: PlotDimensionScaleRange
  ) -> some View {
    chartXScale(domain: domain)
  }
  public nonisolated func chartXScale(type: ScaleType) -> some View {
    remarked("axes of charts are linear")
  }
  public nonisolated func chartYScale(type: ScaleType) -> some View {
    remarked("axes of charts are linear")
  }
  public nonisolated func chartForegroundStyleScale(range: Gradient) -> some View {
    chartForegroundStyleScale(range: range.stops.map(\.color))
  }
  public nonisolated func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some View {
    remarked("legends of charts are the kit's")
  }
}

extension ChartProxy {
  /// The anchor that a geometry resolves.
  public var plotAreaFrame: ChartPlotFrame { unanswered(ChartPlotFrame()) }
  public var plotFrame: ChartPlotFrame? { plotAreaFrame }
  public var plotAreaSize: CGSize { plotSize }
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? { unanswered(nil) }
  public func value<Value: Plottable>(
    atY position: CGFloat, as type: Value.Type = Value.self
  ) -> Value? { unanswered(nil) }
  public func positionRange<Value: Plottable>(forX value: Value) -> ClosedRange<CGFloat>? {
    unanswered(nil)
  }
}

/// Where the plot of a chart lies; all of the chart, which a preview is told.
public struct ChartPlotFrame: Sendable {}

extension GeometryProxy {
  public subscript(frame: ChartPlotFrame) -> CGRect { CGRect(origin: .zero, size: size) }
}
