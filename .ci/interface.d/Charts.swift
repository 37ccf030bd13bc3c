public enum AnnotationPosition : Sendable {
    case automatic
    case overlay
    case top
    case topLeading
    case topTrailing
    case leading
    case trailing
    case bottom
    case bottomLeading
    case bottomTrailing
}
@MainActor public struct AreaMark : ChartContent {
    @MainActor public var body: Never { get }
    @MainActor public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard) where X : Plottable, Y : Plottable
    @MainActor public init<X, Y, S>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard) where X : Plottable, Y : Plottable, S : Plottable
    @MainActor public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) where X : Plottable, Y : Plottable
}
public struct AutomaticScaleDomain : Sendable {
    public static var automatic: AutomaticScaleDomain { get }
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain
}
public protocol AxisContent {
}
@resultBuilder public enum AxisContentBuilder {
    public static func buildBlock(_ parts: any AxisContent...) -> _AxisContentGroup
    public static func buildOptional(_ part: (any AxisContent)?) -> _AxisContentGroup
    public static func buildEither(first: any AxisContent) -> _AxisContentGroup
    public static func buildEither(second: any AxisContent) -> _AxisContentGroup
}
public struct AxisGridLine : AxisMark {
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil)
}
public protocol AxisMark {
}
extension AxisMark {
    @MainActor public func foregroundStyle(_ style: some ShapeStyle) -> some AxisMark
    @MainActor public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark
    @MainActor public func font(_ font: Font?) -> some AxisMark
}
@resultBuilder public enum AxisMarkBuilder {
    public static func buildBlock(_ parts: any AxisMark...) -> _AxisMarkGroup
    public static func buildOptional(_ part: (any AxisMark)?) -> _AxisMarkGroup
    public static func buildEither(first: any AxisMark) -> _AxisMarkGroup
    public static func buildEither(second: any AxisMark) -> _AxisMarkGroup
}
public enum AxisMarkPosition : Sendable {
    case automatic
    case leading
    case trailing
    case top
    case bottom
}
public enum AxisMarkPreset : Sendable {
    case automatic
    case aligned
    case extended
    case inset
}
public struct AxisMarkValues : Sendable {
    public static var automatic: AxisMarkValues { get }
    public static func automatic(desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil) -> AxisMarkValues
    public static func automatic(minimumStride: Double, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil) -> AxisMarkValues
    public static func stride(by value: Double, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil) -> AxisMarkValues
    public static func stride(by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil, calendar: Calendar? = nil) -> AxisMarkValues
}
public struct AxisMarks : AxisContent, @unchecked Sendable {
    public init(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil)
    public init<Value>(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil) where Value : Plottable
    public init<Format>(format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil) where Format : FormatStyle
    public init<Format, Value>(format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil) where Format : FormatStyle, Value : Plottable
    public init(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> _AxisMarkGroup)
    public init<Value>(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> _AxisMarkGroup) where Value : Plottable
    public init(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, @AxisMarkBuilder content: () -> _AxisMarkGroup)
    public init<Value>(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value], @AxisMarkBuilder content: () -> _AxisMarkGroup) where Value : Plottable
}
public struct AxisTick : AxisMark {
    public enum Length : Sendable {
        case automatic
        case label
        case longestLabel
        case fixed(CGFloat)
    }
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil)
    public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil)
    public init(centered: Bool? = nil, length: AxisTick.Length, stroke: StrokeStyle? = nil)
}
public struct AxisValue : Sendable {
    public let index: Int
    public let count: Int
    public func `as`<Value>(_ type: Value.Type) -> Value?
}
public struct AxisValueLabel : AxisMark {
    public init(centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil)
    public init<Style>(format: Style, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) where Style : FormatStyle
    public init(_ text: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil)
    public init(_ text: some StringProtocol, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil)
    public init<Content>(centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content) where Content : View
}
public struct AxisValueLabelCollisionResolution : Sendable {
    public static let automatic: AxisValueLabelCollisionResolution
    public static let disabled: AxisValueLabelCollisionResolution
    public static let truncate: AxisValueLabelCollisionResolution
    public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution
}
public enum AxisValueLabelOrientation : Sendable {
    case automatic
    case horizontal
    case vertical
    case verticalReversed
}
@MainActor public struct BarMark : ChartContent {
    @MainActor public var body: Never { get }
    @MainActor public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard) where X : Plottable, Y : Plottable
    @MainActor public init<X>(x: PlottableValue<X>, stacking: MarkStackingMethod = .standard) where X : Plottable
    @MainActor public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic) where X : Plottable, Y : Plottable
    @MainActor public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic) where X : Plottable, Y : Plottable
}
public struct BasicChartSymbolShape : Sendable {
    public static let circle: BasicChartSymbolShape
    public static let square: BasicChartSymbolShape
    public static let triangle: BasicChartSymbolShape
    public static let diamond: BasicChartSymbolShape
    public static let pentagon: BasicChartSymbolShape
    public static let plus: BasicChartSymbolShape
    public static let cross: BasicChartSymbolShape
    public static let asterisk: BasicChartSymbolShape
}
extension BasicChartSymbolShape {
    public func strokeBorder(lineWidth: CGFloat) -> BasicChartSymbolShape
    public func strokeBorder(style: StrokeStyle = StrokeStyle()) -> BasicChartSymbolShape
}
public struct Chart<Content> : @unchecked Sendable where Content : View {
    public init(@ChartContentBuilder content: () -> Content)
    public init<Data, Mark>(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Mark) where Content == ForEach<Data, Data.Element.ID, Mark>, Data : RandomAccessCollection, Mark : View, Data.Element : Identifiable
    public init<Data, ID, Mark>(_ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Mark) where Content == ForEach<Data, ID, Mark>, Data : RandomAccessCollection, ID : Hashable, Mark : View
}
extension Chart : PrimitiveView {
    public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment)
}
public struct Chart3D<Content> : Sendable where Content : View {
    public init(@ChartContentBuilder content: () -> Content)
    public init<Data, Mark>(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Mark) where Content == ForEach<Data, Data.Element.ID, Mark>, Data : RandomAccessCollection, Mark : View, Data.Element : Identifiable
    public init<Data, ID, Mark>(_ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Mark) where Content == ForEach<Data, ID, Mark>, Data : RandomAccessCollection, ID : Hashable, Mark : View
}
extension Chart3D : View {
    @MainActor public var body: some View { get }
}
public enum Chart3DCameraProjection : Sendable {
    case automatic
    case orthographic
    case perspective
}
public struct Chart3DPose : Equatable, Sendable {
    public var azimuth: Angle
    public var inclination: Angle
    public init(azimuth: Angle, inclination: Angle)
    public static let `default`: Chart3DPose
    public static let front: Chart3DPose
    public static let back: Chart3DPose
    public static let left: Chart3DPose
    public static let right: Chart3DPose
    public static let top: Chart3DPose
    public static let bottom: Chart3DPose
}
public struct Chart3DSurfaceStyle : ShapeStyle, Sendable {
    public static let heightBased: Chart3DSurfaceStyle
    public static let normalBased: Chart3DSurfaceStyle
    public static func heightBased(_ gradient: Gradient, yRange: ClosedRange<Double>? = nil) -> Chart3DSurfaceStyle
}
public struct ChartBinRange<Bound> : Hashable, Sendable where Bound : Comparable, Bound : Hashable, Bound : Sendable {
    public let lowerBound: Bound
    public let upperBound: Bound
}
@MainActor public protocol ChartContent : View {
}
extension ChartContent {
    @MainActor public func foregroundStyle(_ style: some ShapeStyle) -> some ChartContent
    @MainActor public func foregroundStyle<Value>(by value: PlottableValue<Value>) -> some ChartContent where Value : Plottable
    @MainActor public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent
    @MainActor public func position<Value>(by value: PlottableValue<Value>, axis: Axis? = nil, span: MarkDimension = .automatic) -> some ChartContent where Value : Plottable
    @MainActor public func opacity(_ opacity: Double) -> some ChartContent
    @MainActor public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent
    @MainActor public func lineStyle(_ style: StrokeStyle) -> some ChartContent
    @MainActor public func symbol(_ symbol: BasicChartSymbolShape) -> some ChartContent
    @MainActor public func symbol<Value>(by value: PlottableValue<Value>) -> some ChartContent where Value : Plottable
    @MainActor public func symbol<Content>(@ViewBuilder symbol: () -> Content) -> some ChartContent where Content : View
    @MainActor public func symbolSize(_ area: CGFloat) -> some ChartContent
    @MainActor public func symbolSize(_ size: CGSize) -> some ChartContent
    @MainActor public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent
    @MainActor public func zIndex(_ value: Double) -> some ChartContent
    @MainActor public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent
    @MainActor public func annotation<Content>(position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) -> some ChartContent where Content : View
    @MainActor public func accessibilityLabel(_ label: String) -> some ChartContent
    @MainActor public func accessibilityValue(_ value: String) -> some ChartContent
}
extension ChartContent {
    @MainActor public func symbol(_ symbol: some ChartSymbolShape) -> some ChartContent
    @MainActor public func symbol(_ symbol: some View) -> some ChartContent
    @MainActor public func blur(radius: CGFloat) -> some ChartContent
    @MainActor public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent
    @MainActor public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent
    @MainActor public func mask<Content>(@ChartContentBuilder content: () -> Content) -> some ChartContent where Content : View
    @MainActor public func compositingLayer() -> some ChartContent
    @MainActor public func lineStyle<Value>(by value: PlottableValue<Value>) -> some ChartContent where Value : Plottable
    @MainActor public func symbolSize<Value>(by value: PlottableValue<Value>) -> some ChartContent where Value : Plottable
    @MainActor public func offset(_ size: CGSize) -> some ChartContent
    @MainActor public func offset(x: CGFloat = 0, yStart: CGFloat, yEnd: CGFloat) -> some ChartContent
    @MainActor public func accessibilityHidden(_ hidden: Bool) -> some ChartContent
    @MainActor public func accessibilityIdentifier(_ identifier: String) -> some ChartContent
    @MainActor public func accessibilityLabel(_ label: Text) -> some ChartContent
    @MainActor public func accessibilityLabel(_ key: LocalizedStringKey) -> some ChartContent
    @MainActor public func accessibilityValue(_ value: Text) -> some ChartContent
    @MainActor public func accessibilityValue(_ key: LocalizedStringKey) -> some ChartContent
}
public typealias ChartContentBuilder = ViewBuilder
public struct ChartPlotFrame : Sendable {
}
public struct ChartProxy {
    public func position<Value>(forX value: Value) -> CGFloat? where Value : Plottable
    public func position<Value>(forY value: Value) -> CGFloat? where Value : Plottable
    public func value<Value>(atX position: CGFloat, as type: Value.Type = Value.self) -> Value? where Value : Plottable
    public var plotSize: CGSize { get }
}
extension ChartProxy {
    public var plotAreaFrame: ChartPlotFrame { get }
    public var plotFrame: ChartPlotFrame? { get }
    public var plotAreaSize: CGSize { get }
    public func value<X, Y>(at position: CGPoint, as type: (X, Y).Type = (X, Y).self) -> (X, Y)? where X : Plottable, Y : Plottable
    public func value<Value>(atY position: CGFloat, as type: Value.Type = Value.self) -> Value? where Value : Plottable
    public func positionRange<Value>(forX value: Value) -> ClosedRange<CGFloat>? where Value : Plottable
}
public protocol ChartSymbolShape : Shape {
    var perceptualUnitRect: CGRect { get }
}
extension ChartSymbolShape {
    public var perceptualUnitRect: CGRect { get }
}
public struct InterpolationMethod : Hashable, Sendable {
    public static let linear: InterpolationMethod
    public static let monotone: InterpolationMethod
    public static let catmullRom: InterpolationMethod
    public static let cardinal: InterpolationMethod
    public static let stepStart: InterpolationMethod
    public static let stepCenter: InterpolationMethod
    public static let stepEnd: InterpolationMethod
}
extension InterpolationMethod : CustomStringConvertible {
    public static func cardinal(tension: CGFloat) -> InterpolationMethod
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod
    public var description: String { get }
}
@MainActor public struct LineMark : ChartContent {
    @MainActor public var body: Never { get }
    @MainActor public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) where X : Plottable, Y : Plottable
    @MainActor public init<X, Y, S>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>) where X : Plottable, Y : Plottable, S : Plottable
}
public struct MarkDimension : Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    public init(integerLiteral value: Int)
    public init(floatLiteral value: Double)
    public static let automatic: MarkDimension
    public static func ratio(_ ratio: CGFloat) -> MarkDimension
    public static func fixed(_ value: CGFloat) -> MarkDimension
    public static func inset(_ value: CGFloat) -> MarkDimension
}
public enum MarkStackingMethod : Sendable {
    case standard
    case normalized
    case center
    case unstacked
}
public struct NumberBins<Value> : Sendable where Value : BinaryFloatingPoint, Value : Sendable {
    public let thresholds: [Value]
    public init(range: ClosedRange<Value>, count: Int)
    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0)
    public init(data: [Value], desiredCount: Int = 10)
    public func index(for value: Value) -> Int
    public subscript(position: Int) -> ChartBinRange<Value> { get }
}
extension NumberBins : RandomAccessCollection {
    public var startIndex: Int { get }
    public var endIndex: Int { get }
}
@MainActor public struct Plot<Content> : ChartContent where Content : View {
    @MainActor public var body: Never { get }
    @MainActor public init(@ChartContentBuilder content: () -> Content)
}
public struct PlotDimensionScaleRange : Sendable {
    public static var plotDimension: PlotDimensionScaleRange { get }
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange
}
public protocol Plottable {
    associatedtype PrimitivePlottable = Self
    var primitivePlottable: Self.PrimitivePlottable { get }
}
extension Plottable where Self == Self.PrimitivePlottable {
    public var primitivePlottable: Self { get }
}
extension Plottable where Self : RawRepresentable, Self.PrimitivePlottable == Self.RawValue {
    public var primitivePlottable: Self.PrimitivePlottable { get }
}
public struct PlottableValue<Value> where Value : Plottable {
    public static func value(_ label: LocalizedStringKey, _ value: Value) -> PlottableValue<Value>
    public static func value(_ label: some StringProtocol, _ value: Value) -> PlottableValue<Value>
    public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value>
}
extension PlottableValue where Value == Date {
    public static func value(_ label: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current) -> PlottableValue<Value>
}
@MainActor public struct PointMark : ChartContent {
    @MainActor public var body: Never { get }
    @MainActor public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) where X : Plottable, Y : Plottable
}
extension PointMark {
    @MainActor public init<X, Y, Z>(x: PlottableValue<X>, y: PlottableValue<Y>, z: PlottableValue<Z>) where X : Plottable, Y : Plottable, Z : Plottable
}
@MainActor public struct RectangleMark : ChartContent {
    @MainActor public var body: Never { get }
    @MainActor public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic) where X : Plottable, Y : Plottable
    @MainActor public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) where X : Plottable, Y : Plottable
    @MainActor public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic) where X : Plottable, Y : Plottable
    @MainActor public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic) where X : Plottable, Y : Plottable
    @MainActor public init<X>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) where X : Plottable
    @MainActor public init<Y>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) where Y : Plottable
}
@MainActor public struct RuleMark : ChartContent {
    @MainActor public var body: Never { get }
    @MainActor public init<Y>(y: PlottableValue<Y>) where Y : Plottable
    @MainActor public init<X>(x: PlottableValue<X>) where X : Plottable
    @MainActor public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) where X : Plottable, Y : Plottable
}
public struct ScaleType : Hashable, Sendable {
    public static let linear: ScaleType
    public static let log: ScaleType
    public static let symmetricLog: ScaleType
    public static let squareRoot: ScaleType
    public static let category: ScaleType
    public static let date: ScaleType
}
@MainActor public struct SectorMark : ChartContent {
    @MainActor public var body: Never { get }
    @MainActor public init<Value>(angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil) where Value : Plottable
}
@MainActor public struct SurfacePlot : ChartContent {
    @MainActor public var body: Never { get }
    @MainActor public init(x: String, y: String, z: String, function: @escaping @Sendable (Double, Double) -> Double)
    @MainActor public init(x: Text, y: Text, z: Text, function: @escaping @Sendable (Double, Double) -> Double)
    @MainActor public func roughness(_ roughness: Double) -> SurfacePlot
}
extension ShapeStyle where Self == Chart3DSurfaceStyle {
    public static var heightBased: Chart3DSurfaceStyle { get }
    public static var normalBased: Chart3DSurfaceStyle { get }
}
extension View {
    nonisolated public func chart3DPose(_ pose: Chart3DPose) -> some View
    nonisolated public func chart3DPose(_ pose: Binding<Chart3DPose>) -> some View
    nonisolated public func chart3DCameraProjection(_ projection: Chart3DCameraProjection) -> some View
    nonisolated public func chartZScale<Domain>(domain: Domain) -> some View
    nonisolated public func chartZScale<Domain, Range>(domain: Domain, range: Range) -> some View
    nonisolated public func chartZAxisLabel(_ label: LocalizedStringKey) -> some View
    nonisolated public func chartZAxis(_ visibility: Visibility) -> some View
}
extension ForEach : ChartContent {
}
extension Group : ChartContent {
}
extension TupleView : ChartContent {
}
extension EmptyView : ChartContent {
}
extension AnyView : ChartContent {
}
extension Optional : ChartContent where Wrapped : ChartContent {
}
extension String : Plottable {
}
extension Int : Plottable {
}
extension Int8 : Plottable {
}
extension Int16 : Plottable {
}
extension Int32 : Plottable {
}
extension Int64 : Plottable {
}
extension UInt : Plottable {
}
extension UInt8 : Plottable {
}
extension UInt16 : Plottable {
}
extension UInt32 : Plottable {
}
extension UInt64 : Plottable {
}
extension Double : Plottable {
}
extension Float : Plottable {
}
extension Decimal : Plottable {
}
extension Date : Plottable {
}
extension View {
    nonisolated public func chartXAxis(_ visibility: Visibility) -> some View
    nonisolated public func chartYAxis(_ visibility: Visibility) -> some View
    nonisolated public func chartXAxis<Content>(@AxisContentBuilder content: () -> Content) -> some View where Content : AxisContent
    nonisolated public func chartYAxis<Content>(@AxisContentBuilder content: () -> Content) -> some View where Content : AxisContent
    nonisolated public func chartXAxisLabel(_ label: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View
    nonisolated public func chartXAxisLabel(_ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View
    nonisolated public func chartYAxisLabel(_ label: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View
    nonisolated public func chartYAxisLabel(_ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View
    nonisolated public func chartXAxisLabel<Content>(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) -> some View where Content : View
    nonisolated public func chartYAxisLabel<Content>(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) -> some View where Content : View
    nonisolated public func chartLegend(_ visibility: Visibility) -> some View
    nonisolated public func chartLegend(position: AnnotationPosition, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View
    nonisolated public func chartYScale<Bound>(domain: ClosedRange<Bound>) -> some View where Bound : Plottable, Bound : BinaryFloatingPoint
    nonisolated public func chartYScale(domain: ClosedRange<Int>) -> some View
    nonisolated public func chartXScale<Domain>(domain: Domain) -> some View
    nonisolated public func chartForegroundStyleScale<Value>(_ styles: KeyValuePairs<Value, some ShapeStyle>) -> some View where Value : Plottable
    nonisolated public func chartForegroundStyleScale(range: [some ShapeStyle]) -> some View
    nonisolated public func chartPlotStyle<Content>(@ViewBuilder content: @escaping (AnyView) -> Content) -> some View where Content : View
    nonisolated public func chartOverlay<Content>(alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Content) -> some View where Content : View
    nonisolated public func chartBackground<Content>(alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Content) -> some View where Content : View
    nonisolated public func chartXSelection<Value>(value: Binding<Value?>) -> some View where Value : Plottable
    nonisolated public func chartAngleSelection<Value>(value: Binding<Value?>) -> some View where Value : Plottable
    nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View
}
extension View {
    nonisolated public func chartXScale(range: PlotDimensionScaleRange) -> some View
    nonisolated public func chartYScale(range: PlotDimensionScaleRange) -> some View
    nonisolated public func chartXScale(domain: AutomaticScaleDomain) -> some View
    nonisolated public func chartYScale(domain: AutomaticScaleDomain) -> some View
    nonisolated public func chartXScale<Domain>(domain: Domain, range: PlotDimensionScaleRange) -> some View
    nonisolated public func chartXScale(type: ScaleType) -> some View
    nonisolated public func chartYScale(type: ScaleType) -> some View
    nonisolated public func chartForegroundStyleScale(range: Gradient) -> some View
    nonisolated public func chartLegend<Content>(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) -> some View where Content : View
}
extension GeometryProxy {
    public subscript(frame: ChartPlotFrame) -> CGRect { get }
}
