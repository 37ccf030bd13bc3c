public import Foundation
public import GalleySwiftUI

public import struct GalleyComponents.ModifiedContent
public import protocol GalleyComponents.PrimitiveView

/// The options of the charts inside.
struct ChartOptions: @unchecked Sendable {
  var hidesX = false
  var hidesY = false
  var hidesLegend = false
  var xLabel: AnyView?
  var yLabel: AnyView?
  var domain: ClosedRange<Double>?
  var xDomain: ClosedRange<Double>?
  var styles: [String: any ShapeStyle] = [:]
  var palette: [any ShapeStyle] = []
  var xAxis: AxisMarks?
  var yAxis: AxisMarks?
}

private struct ChartOptionsKey: EnvironmentKey {
  static var defaultValue: ChartOptions { ChartOptions() }
}

extension EnvironmentValues {
  var chartOptions: ChartOptions {
    get { self[ChartOptionsKey.self] }
    set { self[ChartOptionsKey.self] = newValue }
  }
}

extension View {
  private nonisolated func charts(
    _ change: @escaping @Sendable (inout ChartOptions) -> Void
  ) -> some View {
    transformEnvironment(\.chartOptions) { change(&$0) }
  }

  /// Sets the label of an axis, which names what it measures; the kit decides its position.
  private nonisolated func named(
    _ axis: any WritableKeyPath<ChartOptions, AnyView?> & Sendable, _ label: some View,
    _ position: AnnotationPosition
  ) -> some View {
    let view = AnyView(label)
    return transformEnvironment(\.self) {
      $0.chartOptions[keyPath: axis] = view
      if position != .automatic { $0._remark("what a chart's axis measures stands at its end") }
    }
  }

  /// Sets the marks of an axis.
  private nonisolated func marked(
    _ axis: any WritableKeyPath<ChartOptions, AxisMarks?> & Sendable, _ marks: [AxisMarks],
    hides: any WritableKeyPath<ChartOptions, Bool> & Sendable
  ) -> some View {
    // Labels are what readers read; sets of marks without any are lines.
    let chosen = marks.first { $0.hasContent == false } ?? marks.first
    return transformEnvironment(\.self) {
      $0.chartOptions[keyPath: axis] = chosen
      // An axis whose marks are left out by a condition is not drawn.
      if marks.isEmpty { $0.chartOptions[keyPath: hides] = true }
      if marks.count > 1 { $0._remark("of several sets of marks of a chart's axis one is drawn") }
      for remark in chosen?.remarks ?? [] { $0._remark(remark) }
    }
  }

  nonisolated func remarked(_ remark: String) -> some View {
    transformEnvironment(\.self) { $0._remark(remark) }
  }

  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View {
    charts { $0.hidesX = visibility == .hidden }
  }
  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View {
    charts { $0.hidesY = visibility == .hidden }
  }
  public nonisolated func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    marked(\.xAxis, content()._marks, hides: \.hidesX)
  }
  public nonisolated func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    marked(\.yAxis, content()._marks, hides: \.hidesY)
  }
  public nonisolated func chartXAxisLabel(
    _ label: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    named(\.xLabel, Text(label), position)
  }
  @_disfavoredOverload
  public nonisolated func chartXAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    named(\.xLabel, Text(label), position)
  }
  public nonisolated func chartYAxisLabel(
    _ label: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    named(\.yLabel, Text(label), position)
  }
  @_disfavoredOverload
  public nonisolated func chartYAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    named(\.yLabel, Text(label), position)
  }
  public nonisolated func chartXAxisLabel<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some View {
    named(\.xLabel, content(), position)
  }
  public nonisolated func chartYAxisLabel<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some View {
    named(\.yLabel, content(), position)
  }
  public nonisolated func chartLegend(_ visibility: Visibility) -> some View {
    charts { $0.hidesLegend = visibility == .hidden }
  }
  public nonisolated func chartLegend(
    position: AnnotationPosition, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    remarked("legends of charts stand below them")
  }
  public nonisolated func chartYScale<Bound: Plottable & BinaryFloatingPoint>(
    domain: ClosedRange<Bound>
  ) -> some View {
    let range = Double(domain.lowerBound)...Double(domain.upperBound)
    return charts { $0.domain = range }
  }
  public nonisolated func chartYScale(domain: ClosedRange<Int>) -> some View {
    chartYScale(domain: Double(domain.lowerBound)...Double(domain.upperBound))
  }
  public nonisolated func chartXScale<Domain>(domain: Domain) -> some View {
    let range: ClosedRange<Double>? =
      switch domain {
      case let numbers as ClosedRange<Double>: numbers
      case let numbers as ClosedRange<Int>: Double(numbers.lowerBound)...Double(numbers.upperBound)
      case let dates as ClosedRange<Date>:
        dates.lowerBound.timeIntervalSince1970...dates.upperBound.timeIntervalSince1970
      default: nil
      }
    return transformEnvironment(\.self) {
      $0.chartOptions.xDomain = range
      if range == nil { $0._remark("the order of a chart's places is that of its data") }
    }
  }
  public nonisolated func chartForegroundStyleScale<Value: Plottable>(
    _ styles: KeyValuePairs<Value, some ShapeStyle>
  ) -> some View {
    let named = styles.map { (PlottableValue(label: "", value: $0.key).name, $0.value) }
    return charts { for (name, style) in named { $0.styles[name] = style } }
  }
  public nonisolated func chartForegroundStyleScale(
    range: [some ShapeStyle]
  ) -> some View {
    charts { $0.palette = range }
  }
  public nonisolated func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (AnyView) -> Content
  ) -> some View { remarked("the look of a chart's plot is the kit's") }
  public nonisolated func chartOverlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Content
  ) -> some View { overlay(alignment: alignment) { ChartLayer(content: content) } }
  public nonisolated func chartBackground<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Content
  ) -> some View { background(alignment: alignment) { ChartLayer(content: content) } }
  public nonisolated func chartXSelection<Value: Plottable>(
    value: Binding<Value?>
  ) -> some View { self }
  public nonisolated func chartAngleSelection<Value: Plottable>(
    value: Binding<Value?>
  ) -> some View { self }
  public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    remarked("charts show all of their values and do not scroll")
  }
}

/// A layer over a chart or behind it.
private struct ChartLayer<Content: View>: @unchecked Sendable {
  let content: (ChartProxy) -> Content
}

extension ChartLayer: PrimitiveView {
  func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    let proxy = ChartProxy(environment: EnvironmentValues(environment))
    Content._makeElement(content(proxy), in: &tree, environment)
  }
}

/// The interface to a chart for an overlay: the positions of its values are found later, so every query is
/// left unanswered, and the run reports this.
public struct ChartProxy {
  let environment: EnvironmentValues

  func unanswered<Answer>(_ answer: Answer) -> Answer {
    environment._remark("overlays of charts are not told where values lie")
    return answer
  }

  public func position<Value: Plottable>(forX value: Value) -> CGFloat? { unanswered(nil) }
  public func position<Value: Plottable>(forY value: Value) -> CGFloat? { unanswered(nil) }
  public func value<Value: Plottable>(atX position: CGFloat, as type: Value.Type = Value.self)
    -> Value?
  { unanswered(nil) }
  public var plotSize: CGSize { unanswered(.zero) }
}
