final public class AXCategoricalDataAxisDescriptor : AXDataAxisDescriptor {
    public var title: String
    public var categoryOrder: [String]
    public init(title: String, categoryOrder: [String])
}
final public class AXChartDescriptor {
    public var title: String?
    public var summary: String?
    public var xAxis: any AXDataAxisDescriptor
    public var yAxis: AXNumericDataAxisDescriptor?
    public var additionalAxes: [any AXDataAxisDescriptor]
    public var series: [AXDataSeriesDescriptor]
    public init(title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor])
}
@MainActor @preconcurrency public protocol AXChartDescriptorRepresentable {
    @MainActor func makeChartDescriptor() -> AXChartDescriptor
    @MainActor func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}
extension AXChartDescriptorRepresentable {
    @MainActor public func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}
public enum AXCustomContent {
    public enum Importance : Sendable {
        case `default`
        case high
    }
}
public protocol AXDataAxisDescriptor : AnyObject {
    var title: String { get set }
}
final public class AXDataPoint {
    public enum Value : Sendable {
        case number(Double)
        case category(String)
    }
    public var x: AXDataPoint.Value
    public var y: Double?
    public var additionalValues: [AXDataPoint.Value]
    public var label: String?
    public init(x: Double, y: Double? = nil, additionalValues: [AXDataPoint.Value] = [], label: String? = nil)
    public init(x: String, y: Double? = nil, additionalValues: [AXDataPoint.Value] = [], label: String? = nil)
}
final public class AXDataSeriesDescriptor {
    public var name: String?
    public var isContinuous: Bool
    public var dataPoints: [AXDataPoint]
    public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint])
}
final public class AXNumericDataAxisDescriptor : AXDataAxisDescriptor {
    public enum ScaleType : Sendable {
        case linear
        case log10
        case ln
    }
    public var title: String
    public var range: ClosedRange<Double>
    public var gridlinePositions: [Double]
    public var valueDescriptionProvider: (Double) -> String
    public var scaleType: AXNumericDataAxisDescriptor.ScaleType
    public init(title: String, range: ClosedRange<Double>, gridlinePositions: [Double], valueDescriptionProvider: @escaping (Double) -> String)
}
public struct AccessibilityActionKind : Equatable, Sendable {
    public static let `default`: AccessibilityActionKind
    public static let escape: AccessibilityActionKind
    public static let magicTap: AccessibilityActionKind
    public init(named name: Text)
}
public enum AccessibilityAdjustmentDirection : Sendable {
    case increment
    case decrement
}
public struct AccessibilityChildBehavior : Hashable, Sendable {
    public static let ignore: AccessibilityChildBehavior
    public static let contain: AccessibilityChildBehavior
    public static let combine: AccessibilityChildBehavior
}
public struct AccessibilityCustomContentKey : Sendable {
    public init(_ label: LocalizedStringKey)
    public init(_ label: LocalizedStringKey, id: String)
    public init(_ label: Text, id: String)
}
@propertyWrapper public struct AccessibilityFocusState<Value> : DynamicProperty where Value : Hashable {
    public init() where Value == Bool
    public init<Wrapped>() where Value == Wrapped?, Wrapped : Hashable
    public var wrappedValue: Value { get nonmutating set }
    public var projectedValue: AccessibilityFocusState<Value>.Binding { get }
    public struct Binding {
    }
}
public enum AccessibilityHeadingLevel : Sendable {
    case unspecified
    case h1
    case h2
    case h3
    case h4
    case h5
    case h6
}
public enum AccessibilityNotification {
    public struct Announcement : Sendable {
        public init(_ text: String)
        public init(_ text: AttributedString)
        public init(_ text: LocalizedStringResource)
        public func post()
    }
    public struct LayoutChanged {
        public init(_ element: Any? = nil)
        public func post()
    }
    public struct ScreenChanged {
        public init(_ element: Any? = nil)
        public func post()
    }
    public struct PageScrolled : Sendable {
        public init(_ text: String)
        public func post()
    }
}
public protocol AccessibilityRotorContent {
}
@resultBuilder public enum AccessibilityRotorContentBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content : AccessibilityRotorContent
    public static func buildBlock<each Content>(_ content: repeat each Content) -> _AccessibilityRotorEntries where repeat each Content : AccessibilityRotorContent
    public static func buildOptional<Content>(_ content: Content?) -> _AccessibilityRotorEntries where Content : AccessibilityRotorContent
}
public struct AccessibilityRotorEntry<ID> : AccessibilityRotorContent where ID : Hashable {
    public init(_ label: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {})
    public init<Label>(_ label: Label, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) where Label : StringProtocol
    public init(_ label: LocalizedStringKey, _ id: ID, in namespace: Namespace.ID, prepare: @escaping () -> Void = {})
}
public struct AccessibilitySystemRotor : Sendable {
    public static var links: AccessibilitySystemRotor { get }
    public static func links(visited: Bool) -> AccessibilitySystemRotor
    public static var headings: AccessibilitySystemRotor { get }
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor
    public static var boldText: AccessibilitySystemRotor { get }
    public static var images: AccessibilitySystemRotor { get }
    public static var lists: AccessibilitySystemRotor { get }
    public static var tables: AccessibilitySystemRotor { get }
    public static var textFields: AccessibilitySystemRotor { get }
    public static var landmarks: AccessibilitySystemRotor { get }
}
public struct AccessibilityTraits : OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int)
    public static let isButton: AccessibilityTraits
    public static let isHeader: AccessibilityTraits
    public static let isSelected: AccessibilityTraits
    public static let isLink: AccessibilityTraits
    public static let isSearchField: AccessibilityTraits
    public static let isImage: AccessibilityTraits
    public static let playsSound: AccessibilityTraits
    public static let isKeyboardKey: AccessibilityTraits
    public static let isStaticText: AccessibilityTraits
    public static let isSummaryElement: AccessibilityTraits
    public static let updatesFrequently: AccessibilityTraits
    public static let startsMediaSession: AccessibilityTraits
    public static let allowsDirectInteraction: AccessibilityTraits
    public static let causesPageTurn: AccessibilityTraits
    public static let isModal: AccessibilityTraits
    public static let isToggle: AccessibilityTraits
    public static let isTabBar: AccessibilityTraits
}
public struct AccessibilityZoomGestureAction : Sendable {
    public enum Direction : Sendable {
        case zoomIn
        case zoomOut
    }
    public let direction: AccessibilityZoomGestureAction.Direction
    public let location: UnitPoint
    public let point: CGPoint
}
@MainActor public struct AccessoryCircularCapacityGaugeStyle : GaugeStyle {
    nonisolated public init()
    @MainActor public func makeBody(configuration: AccessoryCircularCapacityGaugeStyle.Configuration) -> some View
}
@MainActor public struct AccessoryCircularGaugeStyle : GaugeStyle {
    nonisolated public init()
    @MainActor public func makeBody(configuration: AccessoryCircularGaugeStyle.Configuration) -> some View
}
@MainActor public struct AccessoryLinearGaugeStyle : GaugeStyle {
    nonisolated public init()
    @MainActor public func makeBody(configuration: AccessoryLinearGaugeStyle.Configuration) -> some View
}
public struct ActionSheet {
    public typealias Button = Alert.Button
    public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()])
}
public enum AdaptableTabBarPlacement : Sendable {
    case automatic
    case tabBar
    case sidebar
}
public struct Alert {
    public struct Button {
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button
        public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button
    }
    public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil)
    public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button)
}
public protocol AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}
public enum AlternatingRowBackgroundBehavior : Sendable {
    case automatic
    case enabled
    case disabled
}
public struct Anchor<Value> {
    public struct Source {
    }
}
extension Anchor : @unchecked Sendable {
}
extension Anchor : Equatable where Value : Equatable {
    public static func == (one: Anchor<Value>, other: Anchor<Value>) -> Bool
}
extension Anchor : Hashable where Value : Hashable {
    public func hash(into hasher: inout Hasher)
}
extension Anchor.Source where Value == CGRect {
    public static var bounds: Anchor<CGRect>.Source { get }
    public static func rect(_ rect: CGRect) -> Anchor<Value>.Source
}
extension Anchor.Source where Value == CGPoint {
    public static var center: Anchor<CGPoint>.Source { get }
    public static var top: Anchor<CGPoint>.Source { get }
    public static var bottom: Anchor<CGPoint>.Source { get }
    public static var leading: Anchor<CGPoint>.Source { get }
    public static var trailing: Anchor<CGPoint>.Source { get }
    public static var topLeading: Anchor<CGPoint>.Source { get }
    public static var topTrailing: Anchor<CGPoint>.Source { get }
    public static var bottomLeading: Anchor<CGPoint>.Source { get }
    public static var bottomTrailing: Anchor<CGPoint>.Source { get }
}
public struct AngularGradient : ShapeStyle {
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero)
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero)
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle)
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero)
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero)
}
nonisolated public protocol Animatable {
    associatedtype AnimatableData : VectorArithmetic = EmptyAnimatableData
    var animatableData: Self.AnimatableData { get set }
}
extension Animatable where Self.AnimatableData == EmptyAnimatableData {
    public var animatableData: EmptyAnimatableData
}
@attached(extension, conformances: Animatable) public macro Animatable() = #externalMacro(module: "GalleyPreviewMacros", type: "Animatable")
@attached(peer) public macro AnimatableIgnored() = #externalMacro(module: "GalleyPreviewMacros", type: "AnimatableIgnored")
@MainActor public protocol AnimatableModifier : ViewModifier, Animatable {
}
public struct AnimatablePair<First, Second> : VectorArithmetic where First : VectorArithmetic, Second : VectorArithmetic {
    public var first: First
    public var second: Second
    public init(_ first: First, _ second: Second)
    public static var zero: AnimatablePair<First, Second> { get }
    public mutating func scale(by factor: Double)
    public var magnitudeSquared: Double { get }
    public static func + (left: AnimatablePair<First, Second>, right: AnimatablePair<First, Second>) -> AnimatablePair<First, Second>
    public static func - (left: AnimatablePair<First, Second>, right: AnimatablePair<First, Second>) -> AnimatablePair<First, Second>
}
extension AnimatablePair : Sendable where First : Sendable, Second : Sendable {
}
public struct Animation : Hashable, Sendable {
    public static let `default`: Animation
    public static let linear: Animation
    public static let easeIn: Animation
    public static let easeOut: Animation
    public static let easeInOut: Animation
    public static let spring: Animation
    public static let interactiveSpring: Animation
    public static let smooth: Animation
    public static let snappy: Animation
    public static let bouncy: Animation
    public static func linear(duration: TimeInterval) -> Animation
    public static func easeIn(duration: TimeInterval) -> Animation
    public static func easeOut(duration: TimeInterval) -> Animation
    public static func easeInOut(duration: TimeInterval) -> Animation
    public static func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: TimeInterval = 0.35) -> Animation
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation
    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation
    public static func spring(duration: TimeInterval, bounce: Double = 0, blendDuration: Double = 0) -> Animation
    public static func spring(_ spring: Spring) -> Animation
    public static func spring(_ spring: Spring, blendDuration: TimeInterval) -> Animation
    public static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25) -> Animation
    public static func interactiveSpring(duration: TimeInterval, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25) -> Animation
    public static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) -> Animation
    public static func interpolatingSpring(duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0) -> Animation
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation
    public static var interpolatingSpring: Animation { get }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation
    public func delay(_ delay: TimeInterval) -> Animation
    public func speed(_ speed: Double) -> Animation
    public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation
    public func repeatForever(autoreverses: Bool = true) -> Animation
}
public enum AnimationCompletionCriteria : Hashable, Sendable {
    case logicallyComplete
    case removed
}
public struct AnimationTimelineSchedule : TimelineSchedule {
    public init(minimumInterval: Double? = nil, paused: Bool = false)
}
public struct AnyGesture<Value> : Gesture {
    public init(_ gesture: some Gesture<Value>)
}
public struct AnyGradient : Hashable, Sendable, ShapeStyle {
    public init(_ gradient: Gradient)
}
extension AnyGradient {
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient
}
public struct AnyLayout : Sendable {
    public init(_ layout: some Layout)
    public init(_ layout: HStackLayout)
    public init(_ layout: VStackLayout)
    public init(_ layout: ZStackLayout)
    public func callAsFunction<Content>(@ViewBuilder _ content: () -> Content) -> some View where Content : View
}
public struct AnyShape : Sendable {
    public init(_ shape: some Shape)
}
extension AnyShape : Shape {
    public func path(in rect: CGRect) -> Path
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}
public struct AnyShapeStyle : ShapeStyle {
    public init(_ style: some ShapeStyle)
}
public struct AnyTransition : Sendable {
    public static let identity: AnyTransition
    public static let opacity: AnyTransition
    public static let scale: AnyTransition
    public static let slide: AnyTransition
    public static func move(edge: Edge) -> AnyTransition
    public static func push(from edge: Edge) -> AnyTransition
    public static func offset(_ offset: CGSize) -> AnyTransition
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> AnyTransition
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition
    public static func modifier<Active, Identity>(active: Active, identity: Identity) -> AnyTransition where Active : ViewModifier, Identity : ViewModifier
    public init<Made>(_ transition: Made) where Made : Transition
    public static let blurReplace: AnyTransition
    public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> AnyTransition
    public func combined(with other: AnyTransition) -> AnyTransition
    public func animation(_ animation: Animation?) -> AnyTransition
}
extension AnyTransition {
    public static func symbolEffect<Effect>(_ effect: Effect, options: SymbolEffectOptions = .default) -> AnyTransition where Effect : TransitionSymbolEffect
}
@MainActor @preconcurrency public protocol App {
    associatedtype Body : Scene
    @SceneBuilder @MainActor var body: Self.Body { get }
    @MainActor init()
}
extension App {
    @MainActor public static func main()
}
@propertyWrapper public struct AppStorage<Value> : DynamicProperty {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    public init(_ key: String, store: UserDefaults? = nil) where Value : ExpressibleByNilLiteral
    public var wrappedValue: Value { get nonmutating set }
    public var projectedValue: Binding<Value> { get }
}
public struct AppearSymbolEffect : IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var up: AppearSymbolEffect { get }
    public var down: AppearSymbolEffect { get }
    public var byLayer: AppearSymbolEffect { get }
    public var wholeSymbol: AppearSymbolEffect { get }
}
public struct AsyncImage<Content> : Sendable where Content : View {
}
extension AsyncImage where Content == Image {
    public init(url: URL?, scale: CGFloat = 1)
}
extension AsyncImage {
    public init<Shown, Placeholder>(url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Shown, @ViewBuilder placeholder: @escaping () -> Placeholder) where Content == _ConditionalContent<Shown, Placeholder>, Shown : View, Placeholder : View
    public init(url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (AsyncImagePhase) -> Content)
}
extension AsyncImage : PrimitiveView {
    public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment)
}
public enum AsyncImagePhase : Sendable {
    case empty
    case success(Image)
    case failure(any Error)
    public var image: Image? { get }
    public var error: (any Error)? { get }
}
public struct AttributedTextSelection : Equatable, Sendable {
    public enum Indices : Equatable, Sendable {
        case insertionPoint(AttributedString.Index)
        case ranges(RangeSet<AttributedString.Index>)
    }
    public init()
    public init(insertionPoint: AttributedString.Index)
    public init(range: Range<AttributedString.Index>)
    public init(ranges: RangeSet<AttributedString.Index>)
    public func indices(in text: AttributedString) -> AttributedTextSelection.Indices
}
@MainActor public struct AutomaticControlGroupStyle : ControlGroupStyle {
    nonisolated public init()
    @MainActor public func makeBody(configuration: AutomaticControlGroupStyle.Configuration) -> some View
}
@MainActor public struct AutomaticDisclosureGroupStyle : DisclosureGroupStyle {
    nonisolated public init()
    @MainActor public func makeBody(configuration: AutomaticDisclosureGroupStyle.Configuration) -> some View
}
@MainActor public struct AutomaticFormStyle : FormStyle {
    nonisolated public init()
}
@MainActor public struct AutomaticLabeledContentStyle : LabeledContentStyle {
    nonisolated public init()
    @MainActor public func makeBody(configuration: AutomaticLabeledContentStyle.Configuration) -> some View
}
public struct AutomaticNavigationSplitViewStyle : NavigationSplitViewStyle {
    public init()
}
public struct AutomaticNavigationTransition : NavigationTransition {
}
public struct AutomaticSymbolEffect : TransitionSymbolEffect, ContentTransitionSymbolEffect {
}
public struct AutomaticTextEditorStyle : TextEditorStyle {
    public init()
}
public enum BackgroundProminence : Hashable, Sendable {
    case standard
    case increased
}
public struct BackgroundStyle : ShapeStyle {
    public init()
}
public struct BackgroundTask<Request, Response> : Sendable {
}
extension BackgroundTask where Request == (), Response == () {
    public static func appRefresh(_ identifier: String) -> BackgroundTask<Request, Response>
    public static func urlSession(_ identifier: String) -> BackgroundTask<Request, Response>
}
public struct BadgeProminence : Hashable, Sendable {
    public static let standard: BadgeProminence
    public static let increased: BadgeProminence
    public static let decreased: BadgeProminence
}
public struct BalancedNavigationSplitViewStyle : NavigationSplitViewStyle {
    public init()
}
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
    public var wrappedValue: Value
    public init(wrappedValue: Value) where Value : Observable
    public init(wrappedValue: Value) where Value : ObservableObject
    public init(_ wrappedValue: Value) where Value : Observable
    public init(projectedValue: Bindable<Value>)
    public var projectedValue: Bindable<Value> { get }
    public subscript<Member>(dynamicMember path: ReferenceWritableKeyPath<Value, Member>) -> Binding<Member> where Value : AnyObject { get }
}
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    public var transaction: Transaction
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void)
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void)
    public init(projectedValue: Binding<Value>)
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped?
    public init?(_ base: Binding<Value?>)
    public static func constant(_ value: Value) -> Binding<Value>
    public var wrappedValue: Value { get nonmutating set }
    public var projectedValue: Binding<Value> { get }
    public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Binding<Member> { get }
    public func animation(_ animation: Animation? = .default) -> Binding<Value>
    public func transaction(_ transaction: Transaction) -> Binding<Value>
}
extension Binding : @unchecked Sendable {
}
extension Binding : DynamicProperty {
}
extension Binding : Identifiable where Value : Identifiable {
    public var id: Value.ID { get }
}
extension Binding : Sequence where Value : MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
}
extension Binding : Collection where Value : MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices
    public var startIndex: Value.Index { get }
    public var endIndex: Value.Index { get }
    public var indices: Value.Indices { get }
    public func index(after index: Value.Index) -> Value.Index
    public subscript(position: Value.Index) -> Binding<Value.Element> { get }
}
extension Binding : BidirectionalCollection where Value : BidirectionalCollection, Value : MutableCollection {
    public func index(before index: Value.Index) -> Value.Index
}
extension Binding : RandomAccessCollection where Value : MutableCollection, Value : RandomAccessCollection {
}
public enum BlurReplaceTransition {
    public enum Configuration : Sendable {
        case downUp
        case upUp
    }
}
@MainActor public struct BorderedButtonStyle : PrimitiveButtonStyle {
    nonisolated public init()
    @MainActor public func makeBody(configuration: BorderedButtonStyle.Configuration) -> some View
}
@MainActor public struct BorderedProminentButtonStyle : PrimitiveButtonStyle {
    nonisolated public init()
    @MainActor public func makeBody(configuration: BorderedProminentButtonStyle.Configuration) -> some View
}
@MainActor public struct BorderlessButtonMenuStyle : MenuStyle {
    nonisolated public init()
}
@MainActor public struct BorderlessButtonStyle : PrimitiveButtonStyle {
    nonisolated public init()
    @MainActor public func makeBody(configuration: BorderlessButtonStyle.Configuration) -> some View
}
public struct BounceSymbolEffect : DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var up: BounceSymbolEffect { get }
    public var down: BounceSymbolEffect { get }
    public var byLayer: BounceSymbolEffect { get }
    public var wholeSymbol: BounceSymbolEffect { get }
}
public struct BreatheSymbolEffect : DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var plain: BreatheSymbolEffect { get }
    public var pulse: BreatheSymbolEffect { get }
    public var byLayer: BreatheSymbolEffect { get }
    public var wholeSymbol: BreatheSymbolEffect { get }
}
public struct Button<Label> : @unchecked Sendable where Label : View {
    @preconcurrency public init(action: @escaping @MainActor @Sendable () -> Void, @ViewBuilder label: () -> Label)
    @preconcurrency public init(role: ButtonRole?, action: @escaping @MainActor @Sendable () -> Void, @ViewBuilder label: () -> Label)
}
extension Button where Label == Text {
    @preconcurrency public init(_ key: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor @Sendable () -> Void)
    @preconcurrency public init<Title>(_ title: Title, role: ButtonRole? = nil, action: @escaping @MainActor @Sendable () -> Void) where Title : StringProtocol
}
extension Button where Label == Label<Text, Image> {
    @preconcurrency public init(_ key: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor @Sendable () -> Void)
    @preconcurrency public init<Title>(_ title: Title, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor @Sendable () -> Void) where Title : StringProtocol
    @preconcurrency public init(_ key: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor @Sendable () -> Void)
    @preconcurrency public init<Title>(_ title: Title, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor @Sendable () -> Void) where Title : StringProtocol
}
extension Button where Label == DefaultButtonLabel {
    @preconcurrency public init(role: ButtonRole, action: @escaping @MainActor @Sendable () -> Void)
}
extension Button where Label == _StylePart {
    public init(_ configuration: PrimitiveButtonStyleConfiguration)
}
extension Button : View {
    @MainActor public var body: some View { get }
}
public struct ButtonBorderShape : Hashable, Sendable {
    public static let automatic: ButtonBorderShape
    public static let capsule: ButtonBorderShape
    public static let circle: ButtonBorderShape
    public static let roundedRectangle: ButtonBorderShape
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape
}
@MainActor public struct ButtonMenuStyle : MenuStyle {
    nonisolated public init()
}
public enum ButtonRepeatBehavior : Sendable {
    case automatic
    case enabled
    case disabled
}
public struct ButtonRole : Equatable, Sendable {
    public static let destructive: ButtonRole
    public static let cancel: ButtonRole
    public static let confirm: ButtonRole
    public static let close: ButtonRole
}
public struct ButtonSizing : Hashable, Sendable {
    public static let automatic: ButtonSizing
    public static let fitted: ButtonSizing
    public static let flexible: ButtonSizing
}
@MainActor @preconcurrency public protocol ButtonStyle : Sendable {
    associatedtype Body : View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder @MainActor func makeBody(configuration: Self.Configuration) -> Self.Body
}
public struct ButtonStyleConfiguration {
    public typealias Label
    public let role: ButtonRole?
    public let label: ButtonStyleConfiguration.Label
    public let isPressed: Bool
}
@MainActor public struct ButtonToggleStyle : ToggleStyle {
    nonisolated public init()
    @MainActor public func makeBody(configuration: ButtonToggleStyle.Configuration) -> some View
}
public func CACurrentMediaTime() -> CFTimeInterval
final public class CADisplayLink {
    public var isPaused: Bool
    public var preferredFramesPerSecond: Int
    public let duration: CFTimeInterval
    public let timestamp: CFTimeInterval
    public let targetTimestamp: CFTimeInterval
    public init(target: Any, selector: Selector)
    public func add(to loop: RunLoop, forMode mode: RunLoop.Mode)
    public func remove(from loop: RunLoop, forMode mode: RunLoop.Mode)
    public func invalidate()
}
public class CALayer {
    public init()
    public var cornerRadius: CGFloat
    public var masksToBounds: Bool
    public var borderWidth: CGFloat
    public var opacity: Float
    public var shadowOpacity: Float
    public var shadowRadius: CGFloat
    public var shadowOffset: CGSize
    public var frame: CGRect
    public private(set) var sublayers: [CALayer]? { get }
    public func removeAllAnimations()
    public func addSublayer(_ layer: CALayer)
}
final public class CFError {
}
public typealias CFTimeInterval = Double
public typealias CFURL = URL
public struct CGAffineTransform : Hashable, Sendable {
    public var a: CGFloat
    public var b: CGFloat
    public var c: CGFloat
    public var d: CGFloat
    public var tx: CGFloat
    public var ty: CGFloat
    public static let identity: CGAffineTransform
    public init(a: CGFloat = 1, b: CGFloat = 0, c: CGFloat = 0, d: CGFloat = 1, tx: CGFloat = 0, ty: CGFloat = 0)
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
    public init(translationX x: CGFloat, y: CGFloat)
    public init(scaleX x: CGFloat, y: CGFloat)
    public init(rotationAngle angle: CGFloat)
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform
    public func rotated(by angle: CGFloat) -> CGAffineTransform
    public func inverted() -> CGAffineTransform
}
final public class CGColor : Hashable, Sendable {
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    public convenience init(gray: CGFloat, alpha: CGFloat)
    public static func == (left: CGColor, right: CGColor) -> Bool
    public func hash(into hasher: inout Hasher)
    public var alpha: CGFloat { get }
    public var components: [CGFloat]? { get }
    public var numberOfComponents: Int { get }
    public var colorSpace: CGColorSpace? { get }
    public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: [String : Any]?) -> CGColor?
    public func copy(alpha: CGFloat) -> CGColor?
}
public enum CGColorRenderingIntent : Int32, Sendable {
    case defaultIntent
    case absoluteColorimetric
    case relativeColorimetric
    case perceptual
    case saturation
}
final public class CGColorSpace : Hashable, Sendable {
    public let name: String?
    public static let sRGB: String
    public static let extendedSRGB: String
    public static let linearSRGB: String
    public static let displayP3: String
    public static let genericGrayGamma2_2: String
    public init?(name: String)
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool
    public func hash(into hasher: inout Hasher)
}
final public class CGContext {
    public var ctm: CGAffineTransform { get }
    public var boundingBoxOfClipPath: CGRect { get }
    public func saveGState()
    public func restoreGState()
    public func translateBy(x: CGFloat, y: CGFloat)
    public func scaleBy(x: CGFloat, y: CGFloat)
    public func rotate(by angle: CGFloat)
    public func concatenate(_ transform: CGAffineTransform)
    public func setFillColor(_ color: CGColor)
    public func setStrokeColor(_ color: CGColor)
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    public func setLineWidth(_ width: CGFloat)
    public func setLineCap(_ cap: CGLineCap)
    public func setLineJoin(_ join: CGLineJoin)
    public func setAlpha(_ alpha: CGFloat)
    public func setShadow(offset: CGSize, blur: CGFloat)
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?)
    public func beginPath()
    public func closePath()
    public func move(to point: CGPoint)
    public func addLine(to point: CGPoint)
    public func addRect(_ rect: CGRect)
    public func addEllipse(in rect: CGRect)
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)
    public func addPath(_ path: CGPath)
    public func fill(_ rect: CGRect)
    public func fillEllipse(in rect: CGRect)
    public func stroke(_ rect: CGRect)
    public func stroke(_ rect: CGRect, width: CGFloat)
    public func strokeEllipse(in rect: CGRect)
    public func fillPath()
    public func strokePath()
    public func clip()
    public func clip(to rect: CGRect)
    public func clear(_ rect: CGRect)
    public func draw(_ image: CGImage, in rect: CGRect)
    public func makeImage() -> CGImage?
}
final public class CGDataProvider : Sendable {
    public init?(url: CFURL)
}
final public class CGFont : Sendable {
    public init?(_ provider: CGDataProvider)
}
final public class CGImage : Sendable {
}
public enum CGLineCap : Int32, Sendable {
    case butt
    case round
    case square
}
public enum CGLineJoin : Int32, Sendable {
    case miter
    case round
    case bevel
}
final public class CGMutablePath : CGPath, @unchecked Sendable {
    public convenience init()
    public func move(to point: CGPoint)
    public func addLine(to point: CGPoint)
    public func addLines(between points: [CGPoint])
    public func addQuadCurve(to end: CGPoint, control: CGPoint)
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint)
    public func closeSubpath()
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity)
    public func addRects(_ rects: [CGRect])
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity)
    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity)
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool, transform: CGAffineTransform = .identity)
    public func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity)
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity)
    public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity)
}
public class CGPath : Hashable, @unchecked Sendable {
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?)
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?)
    public convenience init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?)
    public static func == (left: CGPath, right: CGPath) -> Bool
    public func hash(into hasher: inout Hasher)
    public var isEmpty: Bool { get }
    public var currentPoint: CGPoint { get }
    public var boundingBox: CGRect { get }
    public var boundingBoxOfPath: CGRect { get }
    public func copy() -> CGPath?
    public func mutableCopy() -> CGMutablePath?
    public func contains(_ point: CGPoint) -> Bool
}
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect
public func CGRectIntersection(_ one: CGRect, _ other: CGRect) -> CGRect
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect
public func CGRectUnion(_ one: CGRect, _ other: CGRect) -> CGRect
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize
public struct CGVector : Hashable, Sendable {
    public static let zero: CGVector
    public var dx: CGFloat
    public var dy: CGFloat
    public init(dx: CGFloat, dy: CGFloat)
}
@discardableResult
public func CTFontManagerRegisterFontsForURL(_ url: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool
@discardableResult
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool
public enum CTFontManagerScope : Sendable {
    case none
    case process
    case persistent
    case session
    case user
}
public struct Canvas<Symbols> : @unchecked Sendable where Symbols : View {
    public var symbols: Symbols
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    public var isOpaque: Bool
    public var colorMode: ColorRenderingMode
    public var rendersAsynchronously: Bool
    public init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols)
}
extension Canvas where Symbols == EmptyView {
    public init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void)
}
extension Canvas : PrimitiveView {
    public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment)
}
public struct Capsule : Sendable {
    public var style: RoundedCornerStyle
    public init(style: RoundedCornerStyle = .continuous)
}
extension Capsule : InsettableShape {
    public func path(in rect: CGRect) -> Path
    public func inset(by amount: CGFloat) -> Capsule
}
@MainActor public struct CheckboxToggleStyle : ToggleStyle {
    nonisolated public init()
    @MainActor public func makeBody(configuration: CheckboxToggleStyle.Configuration) -> some View
}
public struct Circle : Sendable {
    public init()
}
extension Circle : InsettableShape {
    public func path(in rect: CGRect) -> Path
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    public func inset(by amount: CGFloat) -> Circle
}
@MainActor public struct CircularProgressViewStyle : ProgressViewStyle {
    nonisolated public init()
    nonisolated public init(tint: Color)
    @MainActor public func makeBody(configuration: CircularProgressViewStyle.Configuration) -> some View
}
public struct CodableRepresentation<Item> : TransferRepresentation where Item : Decodable, Item : Encodable {
    public init(contentType: UTType)
    public init(for type: Item.Type, contentType: UTType)
}
public struct Color : Hashable, Sendable {
    public enum RGBColorSpace : Hashable, Sendable {
        case sRGB
        case sRGBLinear
        case displayP3
    }
    public init(_ space: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1)
    public init(_ space: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1)
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)
    public init(_ name: String, bundle: Bundle? = nil)
    public init(_ resource: ColorResource)
    public init(_ color: UIColor)
    public init(uiColor: UIColor)
    public init(nsColor: UIColor)
    public static let clear: Color
    public static let black: Color
    public static let white: Color
    public static let gray: Color
    public static let red: Color
    public static let orange: Color
    public static let yellow: Color
    public static let green: Color
    public static let mint: Color
    public static let teal: Color
    public static let cyan: Color
    public static let blue: Color
    public static let indigo: Color
    public static let purple: Color
    public static let pink: Color
    public static let brown: Color
    public static let primary: Color
    public static let secondary: Color
    public static let accentColor: Color
    public func opacity(_ opacity: Double) -> Color
    public func mix(with other: Color, by fraction: Double, in space: Gradient.ColorSpace = .perceptual) -> Color
    public var gradient: AnyGradient { get }
    public func resolve(in environment: EnvironmentValues) -> Color.Resolved
    public struct Resolved : Hashable, Sendable {
        public var red: Float
        public var green: Float
        public var blue: Float
        public var opacity: Float
        public init(colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1)
    }
    public init(_ resolved: Color.Resolved)
    public var description: String { get }
}
extension Color : ShapeStyle {
}
extension Color : PrimitiveView {
    public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment)
}
extension Color {
    public init(_ color: CGColor)
    public init(cgColor: CGColor)
    public var cgColor: CGColor? { get }
}
extension Color.Resolved : ShapeStyle {
}
public struct ColorPicker<Label> : @unchecked Sendable where Label : View {
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label)
}
extension ColorPicker where Label == Text {
    public init(_ key: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true)
}
extension ColorPicker : View {
    @MainActor public var body: some View { get }
}
public enum ColorRenderingMode : Hashable, Sendable {
    case nonLinear
    case linear
    case extendedLinear
}
public struct ColorResource : Hashable, Sendable {
    public init(name: String, bundle: Bundle)
}
public enum ColorScheme : Hashable, Sendable, CaseIterable {
    case light
    case dark
}
public enum ColorSchemeContrast : Hashable, Sendable, CaseIterable {
    case standard
    case increased
}
public struct ColumnNavigationViewStyle : NavigationViewStyle {
}
@MainActor public struct ColumnsFormStyle : FormStyle {
    nonisolated public init()
}
public struct CommandGroup<Content> where Content : View {
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
}
extension CommandGroup : Commands {
    @MainActor public var body: Never { get }
}
public struct CommandGroupPlacement : Sendable {
    public static let appInfo: CommandGroupPlacement
    public static let appSettings: CommandGroupPlacement
    public static let systemServices: CommandGroupPlacement
    public static let appVisibility: CommandGroupPlacement
    public static let appTermination: CommandGroupPlacement
    public static let newItem: CommandGroupPlacement
    public static let saveItem: CommandGroupPlacement
    public static let importExport: CommandGroupPlacement
    public static let printItem: CommandGroupPlacement
    public static let undoRedo: CommandGroupPlacement
    public static let pasteboard: CommandGroupPlacement
    public static let textEditing: CommandGroupPlacement
    public static let textFormatting: CommandGroupPlacement
    public static let toolbar: CommandGroupPlacement
    public static let sidebar: CommandGroupPlacement
    public static let windowSize: CommandGroupPlacement
    public static let windowList: CommandGroupPlacement
    public static let windowArrangement: CommandGroupPlacement
    public static let singleWindowList: CommandGroupPlacement
    public static let help: CommandGroupPlacement
}
public struct CommandMenu<Content> where Content : View {
    public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content)
    public init<Title>(_ title: Title, @ViewBuilder content: () -> Content) where Title : StringProtocol
    public init(_ title: Text, @ViewBuilder content: () -> Content)
}
extension CommandMenu : Commands {
    @MainActor public var body: Never { get }
}
@MainActor @preconcurrency public protocol Commands {
    associatedtype Body : Commands
    @CommandsBuilder @MainActor var body: Self.Body { get }
}
@resultBuilder public enum CommandsBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content : Commands
    public static func buildBlock() -> EmptyCommands
    public static func buildBlock<Content>(_ content: Content) -> Content where Content : Commands
    public static func buildBlock<each Content>(_ content: repeat each Content) -> EmptyCommands where repeat each Content : Commands
    public static func buildIf<Content>(_ content: Content?) -> Content? where Content : Commands
    public static func buildEither<Content>(first: Content) -> EmptyCommands where Content : Commands
    public static func buildEither<Content>(second: Content) -> EmptyCommands where Content : Commands
    public static func buildLimitedAvailability<Content>(_ content: Content) -> EmptyCommands where Content : Commands
}
@MainActor public struct CompactDatePickerStyle : DatePickerStyle {
    @MainActor public init()
}
public struct ConcentricRectangle : Sendable {
    public init()
    public init(corners: Edge.Corner.Style, isUniform: Bool = false)
}
extension ConcentricRectangle : InsettableShape {
    public func path(in rect: CGRect) -> Path
    public func inset(by amount: CGFloat) -> ConcentricRectangle
}
public struct ContainerBackgroundPlacement : Sendable {
    public static let widget: ContainerBackgroundPlacement
    public static let navigation: ContainerBackgroundPlacement
    public static let navigationSplitView: ContainerBackgroundPlacement
    public static let subscriptionStore: ContainerBackgroundPlacement
    public static let subscriptionStoreHeader: ContainerBackgroundPlacement
    public static let subscriptionStoreFullHeight: ContainerBackgroundPlacement
    public static let tabView: ContainerBackgroundPlacement
    public static let window: ContainerBackgroundPlacement
}
public struct ContainerRelativeShape : Sendable {
    public init()
}
extension ContainerRelativeShape : InsettableShape {
    public func path(in rect: CGRect) -> Path
    public func inset(by amount: CGFloat) -> ContainerRelativeShape
}
public struct ContainerValues : @unchecked Sendable {
    public subscript<Key>(key: Key.Type) -> Key.Value where Key : EnvironmentKey
}
public enum ContentMarginPlacement : Sendable {
    case automatic
    case scrollContent
    case scrollIndicators
}
public struct ContentShapeKinds : OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int)
    public static let interaction: ContentShapeKinds
    public static let dragPreview: ContentShapeKinds
    public static let contextMenuPreview: ContentShapeKinds
    public static let hoverEffect: ContentShapeKinds
    public static let accessibility: ContentShapeKinds
}
public enum ContentSizeCategory : Hashable, Sendable, CaseIterable {
    case extraSmall
    case small
    case medium
    case large
    case extraLarge
    case extraExtraLarge
    case extraExtraExtraLarge
    case accessibilityMedium
    case accessibilityLarge
    case accessibilityExtraLarge
    case accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge
    public var isAccessibilityCategory: Bool { get }
}
extension ContentSizeCategory {
    public init?(_ category: UIContentSizeCategory)
}
public struct ContentTransition : Hashable, Sendable {
    public static let identity: ContentTransition
    public static let opacity: ContentTransition
    public static let interpolate: ContentTransition
    public static let symbolEffect: ContentTransition
    public static func numericText(countsDown: Bool = false) -> ContentTransition
    public static func numericText(value: Double) -> ContentTransition
}
extension ContentTransition {
    public static func symbolEffect<Effect>(_ effect: Effect, options: SymbolEffectOptions = .default) -> ContentTransition where Effect : ContentTransitionSymbolEffect
}
public protocol ContentTransitionSymbolEffect : SymbolEffect {
}
public struct ContentUnavailableView<Label, Description, Actions> : Sendable where Label : View, Description : View, Actions : View {
    public init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() }, @ViewBuilder actions: () -> Actions = { EmptyView() })
}
extension ContentUnavailableView where Label == Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public init(_ key: LocalizedStringKey, systemImage: String, description: Text? = nil)
    public init<Title>(_ title: Title, systemImage: String, description: Text? = nil) where Title : StringProtocol
    public static var search: ContentUnavailableView<Label<Text, Image>, Text?, EmptyView> { get }
    public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions>
}
extension ContentUnavailableView : View {
    @MainActor public var body: some View { get }
}
extension ContentUnavailableView where Label == Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public init(_ key: LocalizedStringKey, image name: String, description: Text? = nil)
    public init<Title>(_ title: Title, image name: String, description: Text? = nil) where Title : StringProtocol
}
public enum ControlActiveState : Hashable, Sendable, CaseIterable {
    case key
    case active
    case inactive
}
public struct ControlGroup<Content> : Sendable where Content : View {
    public init(@ViewBuilder content: () -> Content)
    public init<Label>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where Label : View
    public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content)
    public init<Title>(_ title: Title, @ViewBuilder content: () -> Content) where Title : StringProtocol
    public init(_ key: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
    public init<Title>(_ title: Title, systemImage: String, @ViewBuilder content: () -> Content) where Title : StringProtocol
}
extension ControlGroup where Content == _StylePart {
    public init(_ configuration: ControlGroupStyleConfiguration)
}
extension ControlGroup : View {
    @MainActor public var body: some View { get }
}
@MainActor @preconcurrency public protocol ControlGroupStyle : Sendable {
    associatedtype Body : View
    typealias Configuration = ControlGroupStyleConfiguration
    @ViewBuilder @MainActor func makeBody(configuration: Self.Configuration) -> Self.Body
}
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    nonisolated public static var automatic: AutomaticControlGroupStyle { get }
    nonisolated public static var palette: AutomaticControlGroupStyle { get }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    nonisolated public static var navigation: NavigationControlGroupStyle { get }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
    nonisolated public static var menu: MenuControlGroupStyle { get }
    nonisolated public static var compactMenu: MenuControlGroupStyle { get }
}
public struct ControlGroupStyleConfiguration {
    public typealias Content
    public typealias Label
    public let content: ControlGroupStyleConfiguration.Content
    public let label: ControlGroupStyleConfiguration.Label
}
public enum ControlSize : Hashable, Sendable, CaseIterable {
    case mini
    case small
    case regular
    case large
    case extraLarge
}
public enum CoordinateSpace : Equatable, Hashable, @unchecked Sendable {
    case global
    case local
    case named(AnyHashable)
}
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { get }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { get }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace
    public static var scrollView: NamedCoordinateSpace { get }
}
public struct CubicKeyframe<Value> : KeyframeTrackContent {
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil)
}
public protocol CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { get }
}
public protocol CustomPresentationDetent {
    typealias Context = PresentationDetent.Context
    static func height(in context: Self.Context) -> CGFloat?
}
public struct DataRepresentation<Item> : TransferRepresentation {
    public init(contentType: UTType, exporting: @escaping (Item) async throws -> Data, importing: @escaping (Data) async throws -> Item)
    public init(exportedContentType: UTType, exporting: @escaping (Item) async throws -> Data)
    public init(importedContentType: UTType, importing: @escaping (Data) async throws -> Item)
}
final public class DateComponentsFormatter {
    public enum UnitsStyle : Int, Sendable {
        case positional
        case abbreviated
        case short
        case full
        case spellOut
        case brief
    }
    public struct ZeroFormattingBehavior : OptionSet, Sendable {
        public static let `default`: DateComponentsFormatter.ZeroFormattingBehavior
        public static let dropLeading: DateComponentsFormatter.ZeroFormattingBehavior
        public static let dropMiddle: DateComponentsFormatter.ZeroFormattingBehavior
        public static let dropTrailing: DateComponentsFormatter.ZeroFormattingBehavior
        public static let dropAll: DateComponentsFormatter.ZeroFormattingBehavior
        public static let pad: DateComponentsFormatter.ZeroFormattingBehavior
        public let rawValue: UInt
        public init(rawValue: UInt)
    }
    public var unitsStyle: DateComponentsFormatter.UnitsStyle
    public var allowedUnits: NSCalendar.Unit
    public var zeroFormattingBehavior: DateComponentsFormatter.ZeroFormattingBehavior
    public var maximumUnitCount: Int
    public var includesApproximationPhrase: Bool
    public var includesTimeRemainingPhrase: Bool
    public var allowsFractionalUnits: Bool
    public var collapsesLargestUnit: Bool
    public var calendar: Calendar?
    public init()
    public func string(from interval: TimeInterval) -> String?
    public func string(from start: Date, to end: Date) -> String?
    public func string(from components: DateComponents) -> String?
}
public struct DatePicker<Label> : @unchecked Sendable where Label : View {
    public typealias Components = DatePickerComponents
    public init(selection: Binding<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label)
    public init<Range>(selection: Binding<Date>, in range: Range, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label) where Range : RangeExpression, Range.Bound == Date
}
extension DatePicker where Label == Text {
    public init(_ key: LocalizedStringKey, selection: Binding<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date])
    public init<Range>(_ key: LocalizedStringKey, selection: Binding<Date>, in range: Range, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]) where Range : RangeExpression, Range.Bound == Date
}
extension DatePicker where Label == _StylePart {
    public init(_ configuration: DatePickerStyleConfiguration)
}
extension DatePicker : View {
    @MainActor public var body: some View { get }
}
public struct DatePickerComponents : OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int)
    public static let hourAndMinute: DatePickerComponents
    public static let date: DatePickerComponents
}
@MainActor @preconcurrency public protocol DatePickerStyle {
    associatedtype Body : View = Never
    typealias Configuration = DatePickerStyleConfiguration
    @ViewBuilder @MainActor func makeBody(configuration: Self.Configuration) -> Self.Body
}
extension DatePickerStyle where Self.Body == Never {
    @MainActor public func makeBody(configuration: Self.Configuration) -> Never
}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
    @MainActor public static var automatic: DefaultDatePickerStyle { get }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
    @MainActor public static var compact: CompactDatePickerStyle { get }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    @MainActor public static var graphical: GraphicalDatePickerStyle { get }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
    @MainActor public static var wheel: WheelDatePickerStyle { get }
}
public struct DatePickerStyleConfiguration {
    public typealias Label
    public let label: DatePickerStyleConfiguration.Label
    @Binding public var selection: Date { get nonmutating set }
    public let minimumDate: Date?
    public let maximumDate: Date?
    public let displayedComponents: DatePickerComponents
}
public struct DefaultButtonLabel : @unchecked Sendable {
}
extension DefaultButtonLabel : View {
    @ViewBuilder @MainActor public var body: some View { get }
}
@MainActor public struct DefaultButtonStyle : PrimitiveButtonStyle {
    nonisolated public init()
    @MainActor public func makeBody(configuration: DefaultButtonStyle.Configuration) -> some View
}
@MainActor public struct DefaultDatePickerStyle : DatePickerStyle {
    @MainActor public init()
}
@MainActor public struct DefaultGaugeStyle : GaugeStyle {
    nonisolated public init()
    @MainActor public func makeBody(configuration: DefaultGaugeStyle.Configuration) -> some View
}
@MainActor public struct DefaultGroupBoxStyle : GroupBoxStyle {
    nonisolated public init()
    @MainActor public func makeBody(configuration: DefaultGroupBoxStyle.Configuration) -> some View
}
@MainActor public struct DefaultLabelStyle : LabelStyle {
    nonisolated public init()
    @MainActor public func makeBody(configuration: DefaultLabelStyle.Configuration) -> some View
}
public struct DefaultListStyle : ListStyle {
    public init()
}
@MainActor public struct DefaultMenuStyle : MenuStyle {
    nonisolated public init()
}
public struct DefaultNavigationViewStyle : NavigationViewStyle {
    public init()
}
public struct DefaultPickerStyle : PickerStyle {
    public init()
}
@MainActor public struct DefaultProgressViewStyle : ProgressViewStyle {
    nonisolated public init()
    @ViewBuilder @MainActor public func makeBody(configuration: DefaultProgressViewStyle.Configuration) -> some View
}
public struct DefaultTabViewStyle : TabViewStyle {
    public init()
}
@MainActor public struct DefaultTextFieldStyle : TextFieldStyle {
    @MainActor public init()
}
public struct DefaultToolbarItem {
    public struct Kind : Equatable, Sendable {
        public static let search: DefaultToolbarItem.Kind
        public static let sidebarToggle: DefaultToolbarItem.Kind
        public static let title: DefaultToolbarItem.Kind
    }
    public init(kind: DefaultToolbarItem.Kind, placement: ToolbarItemPlacement = .automatic)
}
extension DefaultToolbarItem : ToolbarContent {
    @MainActor public var body: Never { get }
}
public enum DialogSeverity : Sendable {
    case automatic
    case standard
    case critical
}
public struct DisabledTextSelectability : TextSelectability {
    public static let allowsSelection: Bool
}
public struct DisappearSymbolEffect : IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var up: DisappearSymbolEffect { get }
    public var down: DisappearSymbolEffect { get }
    public var byLayer: DisappearSymbolEffect { get }
    public var wholeSymbol: DisappearSymbolEffect { get }
}
public struct DisclosureGroup<Label, Content> : @unchecked Sendable where Label : View, Content : View {
    public init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)
}
extension DisclosureGroup where Label == Text {
    public init(_ key: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content)
    public init(_ key: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content)
    public init<Title>(_ title: Title, @ViewBuilder content: @escaping () -> Content) where Title : StringProtocol
    public init<Title>(_ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) where Title : StringProtocol
}
extension DisclosureGroup : View {
    @MainActor public var body: some View { get }
}
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
    associatedtype Body : View
    typealias Configuration = DisclosureGroupStyleConfiguration
    @ViewBuilder @MainActor func makeBody(configuration: Self.Configuration) -> Self.Body
}
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    nonisolated public static var automatic: AutomaticDisclosureGroupStyle { get }
}
public struct DisclosureGroupStyleConfiguration : @unchecked Sendable {
    public typealias Label
    public typealias Content
    public let label: DisclosureGroupStyleConfiguration.Label
    public let content: DisclosureGroupStyleConfiguration.Content
    @Binding public var isExpanded: Bool { get nonmutating set }
}
public protocol DiscreteSymbolEffect : SymbolEffect {
}
public struct DismissAction : @unchecked Sendable {
    public func callAsFunction()
}
public struct DismissSearchAction : @unchecked Sendable {
    public func callAsFunction()
}
public struct DocumentGroup<Document, Content> : Sendable where Content : View {
}
extension DocumentGroup where Document : FileDocument {
    public init(newDocument: @autoclosure @escaping () -> Document, @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content)
    public init(viewing type: Document.Type, @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content)
}
extension DocumentGroup where Document : ReferenceFileDocument {
    public init(newDocument: @escaping () -> Document, @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content)
}
extension DocumentGroup : Scene {
    @MainActor public var body: Never { get }
}
public struct DoubleColumnNavigationViewStyle : NavigationViewStyle {
    public init()
}
public struct DragGesture : Gesture {
    public struct Value : Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        public var translation: CGSize
        public var velocity: CGSize
        public var predictedEndLocation: CGPoint
        public var predictedEndTranslation: CGSize
    }
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local)
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol)
}
public struct DrawOffSymbolEffect : IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var byLayer: DrawOffSymbolEffect { get }
    public var wholeSymbol: DrawOffSymbolEffect { get }
    public var individually: DrawOffSymbolEffect { get }
    public var reversed: DrawOffSymbolEffect { get }
    public var nonReversed: DrawOffSymbolEffect { get }
}
public struct DrawOnSymbolEffect : IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var byLayer: DrawOnSymbolEffect { get }
    public var wholeSymbol: DrawOnSymbolEffect { get }
    public var individually: DrawOnSymbolEffect { get }
}
@MainActor @preconcurrency public protocol DropDelegate {
    @MainActor func performDrop(info: DropInfo) -> Bool
    @MainActor func validateDrop(info: DropInfo) -> Bool
    @MainActor func dropEntered(info: DropInfo)
    @MainActor func dropUpdated(info: DropInfo) -> DropProposal?
    @MainActor func dropExited(info: DropInfo)
}
extension DropDelegate {
    @MainActor public func validateDrop(info: DropInfo) -> Bool
    @MainActor public func dropEntered(info: DropInfo)
    @MainActor public func dropUpdated(info: DropInfo) -> DropProposal?
    @MainActor public func dropExited(info: DropInfo)
}
public struct DropInfo {
    public var location: CGPoint { get }
    public func hasItemsConforming(to types: [UTType]) -> Bool
    public func itemProviders(for types: [UTType]) -> [NSItemProvider]
}
public enum DropOperation : Sendable {
    case cancel
    case forbidden
    case copy
    case move
}
public struct DropProposal : Sendable {
    public let operation: DropOperation
    public init(operation: DropOperation)
}
public protocol DynamicProperty {
    mutating func update()
}
extension DynamicProperty {
    public mutating func update()
}
public enum DynamicTypeSize : Hashable, Comparable, Sendable, CaseIterable {
    case xSmall
    case small
    case medium
    case large
    case xLarge
    case xxLarge
    case xxxLarge
    case accessibility1
    case accessibility2
    case accessibility3
    case accessibility4
    case accessibility5
    public var isAccessibilitySize: Bool { get }
}
@MainActor public protocol DynamicViewContent : View {
}
extension DynamicViewContent {
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent
}
public struct EditActions<Data> : OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int)
    public static var move: EditActions<Data> { get }
    public static var delete: EditActions<Data> { get }
    public static var all: EditActions<Data> { get }
}
public struct EditButton : @unchecked Sendable {
    public init()
}
extension EditButton : View {
    @MainActor public var body: some View { get }
}
public enum EditMode : Hashable, Sendable {
    case inactive
    case transient
    case active
    public var isEditing: Bool { get }
}
@MainActor public struct EditableCollectionContent<Content, Data> : View where Content : View {
    @MainActor public var body: some View { get }
}
public struct Ellipse : Sendable {
    public init()
}
extension Ellipse : InsettableShape {
    public func path(in rect: CGRect) -> Path
    public func inset(by amount: CGFloat) -> Ellipse
}
public struct EllipticalGradient : ShapeStyle {
    public init(gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5)
    public init(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5)
}
public struct EmptyAnimatableData : VectorArithmetic, Sendable {
    public init()
    public static let zero: EmptyAnimatableData
    public mutating func scale(by factor: Double)
    public var magnitudeSquared: Double { get }
    public static func + (left: EmptyAnimatableData, right: EmptyAnimatableData) -> EmptyAnimatableData
    public static func - (left: EmptyAnimatableData, right: EmptyAnimatableData) -> EmptyAnimatableData
}
public struct EmptyCommands : Sendable {
    nonisolated public init()
}
extension EmptyCommands : Commands {
    @MainActor public var body: Never { get }
}
@MainActor public struct EmptyModifier : ViewModifier {
    @MainActor public static let identity: EmptyModifier
    nonisolated public init()
    @MainActor public func body(content: EmptyModifier.Content) -> some View
}
public struct EmptyVisualEffect : VisualEffect {
}
public struct EnabledTextSelectability : TextSelectability {
    public static let allowsSelection: Bool
}
@attached(accessor) @attached(peer, names: prefixed(__Key_)) public macro Entry() = #externalMacro(module: "GalleyPreviewMacros", type: "Entry")
@propertyWrapper public struct Environment<Value> : DynamicProperty {
    public init(_ path: KeyPath<EnvironmentValues, Value>)
    public init(_ type: Value.Type) where Value : AnyObject, Value : Observable
    public init<Object>(_ type: Object.Type) where Value == Object?, Object : AnyObject, Object : Observable
    public var wrappedValue: Value { get }
}
extension Environment : @unchecked Sendable where Value : Sendable {
}
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}
@propertyWrapper public struct EnvironmentObject<Object> : DynamicProperty where Object : ObservableObject {
    public init()
    public var wrappedValue: Object { get }
    public var projectedValue: ObservedObject<Object>.Wrapper { get }
}
public struct EnvironmentValues : CustomStringConvertible {
    public init()
    public subscript<Key>(key: Key.Type) -> Key.Value where Key : EnvironmentKey
    public subscript<Object>(type: Object.Type) -> Object? where Object : AnyObject
    public var description: String { get }
    public var colorScheme: ColorScheme
    public var colorSchemeContrast: ColorSchemeContrast { get }
    public var layoutDirection: LayoutDirection
    public var locale: Locale
    public var displayScale: CGFloat { get }
    public var pixelLength: CGFloat { get }
    public var dynamicTypeSize: DynamicTypeSize
    public var sizeCategory: ContentSizeCategory
    public var legibilityWeight: LegibilityWeight?
}
extension EnvironmentValues {
    public var backgroundStyle: AnyShapeStyle?
}
extension EnvironmentValues {
    public var dismiss: DismissAction { get }
    public var openURL: OpenURLAction
    public internal(set) var refresh: RefreshAction?
    public var dismissSearch: DismissSearchAction { get }
    public var openWindow: OpenWindowAction { get }
    public var requestReview: RequestReviewAction { get }
    public var presentationMode: Binding<PresentationMode> { get }
    public var isPresented: Bool { get }
    public var isSearching: Bool { get }
    public var isFocused: Bool { get }
    public var scenePhase: ScenePhase
    public var controlActiveState: ControlActiveState
    public var calendar: Calendar
    public var timeZone: TimeZone
    public var redactionReasons: RedactionReasons
    public var horizontalSizeClass: UserInterfaceSizeClass?
    public var verticalSizeClass: UserInterfaceSizeClass?
    public var isEnabled: Bool
    public var controlSize: ControlSize
    public var editMode: Binding<EditMode>?
    public var font: Font?
    public var lineLimit: Int?
    public var lineSpacing: CGFloat
    public var multilineTextAlignment: TextAlignment
    public var minimumScaleFactor: CGFloat
    public var truncationMode: Text.TruncationMode
    public var textCase: Text.Case?
    public var allowsTightening: Bool
    public var imageScale: Image.Scale
    public var symbolRenderingMode: SymbolRenderingMode?
    public var symbolVariants: SymbolVariants
    public var defaultMinListRowHeight: CGFloat
    public var defaultMinListHeaderHeight: CGFloat?
    public var accessibilityReduceMotion: Bool { get }
    public var accessibilityReduceTransparency: Bool { get }
    public var accessibilityDifferentiateWithoutColor: Bool { get }
    public var accessibilityVoiceOverEnabled: Bool { get }
    public var accessibilityEnabled: Bool { get }
    public var accessibilityDimFlashingLights: Bool { get }
    public var accessibilityLargeContentViewerEnabled: Bool { get }
    public var accessibilityPlayAnimatedImages: Bool { get }
    public var accessibilitySwitchControlEnabled: Bool { get }
    public var accessibilityAssistiveAccessEnabled: Bool { get }
    public var accessibilityInvertColors: Bool { get }
    public var accessibilityShowButtonShapes: Bool { get }
    public var backgroundProminence: BackgroundProminence { get }
}
@MainActor @preconcurrency public protocol EnvironmentalModifier : ViewModifier where Self.Body == AnyView {
    associatedtype ResolvedModifier : ViewModifier
    @MainActor func resolve(in environment: EnvironmentValues) -> Self.ResolvedModifier
}
extension EnvironmentalModifier {
    @MainActor public func body(content: Self.Content) -> AnyView
}
@MainActor public struct EquatableView<Content> : View where Content : View, Content : Equatable {
    @MainActor public var content: Content
    @MainActor public init(content: Content)
    @MainActor public var body: some View { get }
}
public struct EventModifiers : OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int)
    public static let capsLock: EventModifiers
    public static let shift: EventModifiers
    public static let control: EventModifiers
    public static let option: EventModifiers
    public static let command: EventModifiers
}
public struct EveryMinuteTimelineSchedule : TimelineSchedule {
    public init()
}
public struct ExclusiveGesture<First, Second> : Gesture where First : Gesture, Second : Gesture {
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }
    public init(_ first: First, _ second: Second)
}
public struct ExplicitTimelineSchedule<Dates> : TimelineSchedule where Dates : Sequence, Dates.Element == Date {
    public init(_ dates: Dates)
}
public protocol FileDocument {
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
    static var readableContentTypes: [UTType] { get }
    static var writableContentTypes: [UTType] { get }
    init(configuration: Self.ReadConfiguration) throws
    func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
}
extension FileDocument {
    public static var writableContentTypes: [UTType] { get }
}
public struct FileDocumentConfiguration<Document> where Document : FileDocument {
    @Binding public var document: Document { get nonmutating set }
    public var fileURL: URL?
    public var isEditable: Bool { get }
}
public struct FileDocumentReadConfiguration {
    public let contentType: UTType
    public let file: FileWrapper
}
public struct FileDocumentWriteConfiguration {
    public let contentType: UTType
    public let existingFile: FileWrapper?
}
public struct FileRepresentation<Item> : TransferRepresentation {
    public init(contentType: UTType, shouldAttemptToOpenInPlace: Bool = false, exporting: @escaping (Item) async throws -> SentTransferredFile, importing: @escaping (ReceivedTransferredFile) async throws -> Item)
    public init(exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false, exporting: @escaping (Item) async throws -> SentTransferredFile)
    public init(importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false, importing: @escaping (ReceivedTransferredFile) async throws -> Item)
}
open class FileWrapper : @unchecked Sendable {
    public private(set) var regularFileContents: Data? { get }
    public private(set) var fileWrappers: [String : FileWrapper]? { get }
    public var preferredFilename: String?
    public var filename: String?
    public init(regularFileWithContents contents: Data)
    public init(directoryWithFileWrappers children: [String : FileWrapper])
    public var isDirectory: Bool { get }
    public var isRegularFile: Bool { get }
    @discardableResult
    public func addFileWrapper(_ child: FileWrapper) -> String
    @discardableResult
    public func addRegularFile(withContents contents: Data, preferredFilename name: String) -> String
    public func removeFileWrapper(_ child: FileWrapper)
}
public struct FillShapeStyle : ShapeStyle {
    public init()
}
public struct FillStyle : Hashable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool
    public init(eoFill: Bool = false, antialiased: Bool = true)
}
@propertyWrapper public struct FocusState<Value> : DynamicProperty where Value : Hashable {
    public init() where Value == Bool
    public init<Wrapped>() where Value == Wrapped?, Wrapped : Hashable
    public var wrappedValue: Value { get nonmutating set }
    public var projectedValue: FocusState<Value>.Binding { get }
    @propertyWrapper public struct Binding {
        public var wrappedValue: Value { get nonmutating set }
        public var projectedValue: FocusState<Value>.Binding { get }
    }
}
@propertyWrapper public struct FocusedBinding<Value> : DynamicProperty {
    public init(_ path: KeyPath<FocusedValues, Binding<Value>?>)
    public var wrappedValue: Value? { get nonmutating set }
}
@propertyWrapper public struct FocusedValue<Value> : DynamicProperty {
    public init(_ path: KeyPath<FocusedValues, Value?>)
    public var wrappedValue: Value? { get }
}
public protocol FocusedValueKey {
    associatedtype Value
}
public struct FocusedValues {
    public subscript<Key>(key: Key.Type) -> Key.Value where Key : EnvironmentKey
    public subscript<Key>(key: Key.Type) -> Key.Value? where Key : FocusedValueKey
}
public struct Font : Hashable, Sendable {
    public enum TextStyle : Hashable, Sendable, CaseIterable {
        case largeTitle
        case extraLargeTitle
        case extraLargeTitle2
        case title
        case title2
        case title3
        case headline
        case subheadline
        case body
        case callout
        case footnote
        case caption
        case caption2
    }
    public struct Weight : Hashable, Sendable {
        public static let ultraLight: Font.Weight
        public static let thin: Font.Weight
        public static let light: Font.Weight
        public static let regular: Font.Weight
        public static let medium: Font.Weight
        public static let semibold: Font.Weight
        public static let bold: Font.Weight
        public static let heavy: Font.Weight
        public static let black: Font.Weight
    }
    public enum Design : Hashable, Sendable {
        case `default`
        case serif
        case rounded
        case monospaced
    }
    public enum Leading : Hashable, Sendable {
        case standard
        case tight
        case loose
    }
    public struct Width : Hashable, Sendable {
        public let value: CGFloat
        public init(_ value: CGFloat)
        public static let compressed: Font.Width
        public static let condensed: Font.Width
        public static let standard: Font.Width
        public static let expanded: Font.Width
    }
    public static let largeTitle: Font
    public static let title: Font
    public static let title2: Font
    public static let title3: Font
    public static let headline: Font
    public static let subheadline: Font
    public static let body: Font
    public static let callout: Font
    public static let footnote: Font
    public static let caption: Font
    public static let caption2: Font
    public static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font
    public static func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font
    public static func custom(_ name: String, size: CGFloat) -> Font
    public static func custom(_ name: String, size: CGFloat, relativeTo style: Font.TextStyle) -> Font
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font
    public func weight(_ weight: Font.Weight) -> Font
    public func bold() -> Font
    public func italic() -> Font
    public func monospaced() -> Font
    public func monospacedDigit() -> Font
    public func smallCaps() -> Font
    public func lowercaseSmallCaps() -> Font
    public func uppercaseSmallCaps() -> Font
    public func leading(_ leading: Font.Leading) -> Font
    public func width(_ width: Font.Width) -> Font
}
extension Font {
    public init(_ font: UIFont)
    public init(uiFont: UIFont)
}
public struct ForegroundStyle : ShapeStyle {
    public init()
}
public struct Form<Content> : Sendable where Content : View {
    public init(@ViewBuilder content: () -> Content)
}
extension Form where Content == _StyleParts {
    public init(_ configuration: FormStyleConfiguration)
}
extension Form : PrimitiveView {
    public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment)
}
@MainActor @preconcurrency public protocol FormStyle {
    associatedtype Body : View = Never
    typealias Configuration = FormStyleConfiguration
    @ViewBuilder @MainActor func makeBody(configuration: Self.Configuration) -> Self.Body
}
extension FormStyle where Self.Body == Never {
    @MainActor public func makeBody(configuration: Self.Configuration) -> Never
}
extension FormStyle where Self == GroupedFormStyle {
    @MainActor public static var grouped: GroupedFormStyle { get }
}
extension FormStyle where Self == ColumnsFormStyle {
    @MainActor public static var columns: ColumnsFormStyle { get }
}
extension FormStyle where Self == AutomaticFormStyle {
    @MainActor public static var automatic: AutomaticFormStyle { get }
}
public struct FormStyleConfiguration {
    public typealias Content
    public let content: FormStyleConfiguration.Content
}
public struct Gauge<Label, CurrentValueLabel, BoundsLabel> : Sendable where Label : View, CurrentValueLabel : View, BoundsLabel : View {
    public init<Value>(value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel) where Value : BinaryFloatingPoint
}
extension Gauge where BoundsLabel == EmptyView {
    public init<Value>(value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel) where Value : BinaryFloatingPoint
}
extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
    public init<Value>(value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label) where Value : BinaryFloatingPoint
}
extension Gauge : View {
    @MainActor public var body: some View { get }
}
@MainActor @preconcurrency public protocol GaugeStyle : Sendable {
    associatedtype Body : View
    typealias Configuration = GaugeStyleConfiguration
    @ViewBuilder @MainActor func makeBody(configuration: Self.Configuration) -> Self.Body
}
extension GaugeStyle where Self == DefaultGaugeStyle {
    nonisolated public static var automatic: DefaultGaugeStyle { get }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { get }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle { get }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { get }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle { get }
    nonisolated public static var accessoryLinearCapacity: AccessoryLinearGaugeStyle { get }
}
public struct GaugeStyleConfiguration : Sendable {
    public typealias Label
    public typealias CurrentValueLabel
    public typealias MinimumValueLabel
    public typealias MaximumValueLabel
    public let value: Double
    public let label: GaugeStyleConfiguration.Label
    public let currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel?
    public let minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel?
    public let maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel?
}
@MainActor public protocol GeometryEffect : ViewModifier, Animatable where Self.Body == Never {
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}
extension GeometryEffect {
    @MainActor public func body(content: Self.Content) -> Never
}
extension GeometryEffect {
    nonisolated public func ignoredByLayout() -> Self
}
public struct GeometryProxy : @unchecked Sendable {
    public var size: CGSize { get }
    public var safeAreaInsets: EdgeInsets { get }
    public func frame(in space: CoordinateSpace) -> CGRect
    public func frame(in space: some CoordinateSpaceProtocol) -> CGRect
    public func bounds(of space: NamedCoordinateSpace) -> CGRect?
    public subscript<Value>(anchor: Anchor<Value>) -> Value { get }
}
public struct GeometryReader<Content> : @unchecked Sendable where Content : View {
    public var content: (GeometryProxy) -> Content
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content)
}
extension GeometryReader : PrimitiveView {
    public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment)
}
public protocol Gesture<Value> {
    associatedtype Value = Self.Body.Value
    associatedtype Body : Gesture = Never
    @MainActor @preconcurrency var body: Self.Body { get }
}
extension Gesture {
    public func onChanged(_ action: @escaping (Self.Value) -> Void) -> _ChangedGesture<Self.Value>
    public func onEnded(_ action: @escaping (Self.Value) -> Void) -> _ChangedGesture<Self.Value>
    public func updating<State>(_ state: GestureState<State>, body: @escaping (Self.Value, inout State, inout Transaction) -> Void) -> _ChangedGesture<Self.Value>
    public func map<Result>(_ body: @escaping (Self.Value) -> Result) -> _ChangedGesture<Result>
    public func simultaneously<Other>(with other: Other) -> SimultaneousGesture<Self, Other> where Other : Gesture
    public func sequenced<Other>(before other: Other) -> SequenceGesture<Self, Other> where Other : Gesture
    public func exclusively<Other>(before other: Other) -> ExclusiveGesture<Self, Other> where Other : Gesture
}
extension Gesture where Self.Body == Never {
    public var body: Never { get }
}
public struct GestureMask : OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32)
    public static let none: GestureMask
    public static let gesture: GestureMask
    public static let subviews: GestureMask
    public static let all: GestureMask
}
@propertyWrapper public struct GestureState<Value> : DynamicProperty {
    public let wrappedValue: Value
    public init(wrappedValue: Value)
    public init(initialValue: Value)
    public init(wrappedValue: Value, resetTransaction: Transaction)
    public var projectedValue: GestureState<Value> { get }
}
public struct Glass : Equatable, Sendable {
    public static let regular: Glass
    public static let clear: Glass
    public static let identity: Glass
    public func tint(_ color: Color?) -> Glass
    public func interactive(_ isEnabled: Bool = true) -> Glass
}
@MainActor public struct GlassButtonStyle : PrimitiveButtonStyle {
    nonisolated public init()
    nonisolated public init(_ glass: Glass)
    @MainActor public func makeBody(configuration: GlassButtonStyle.Configuration) -> some View
}
public struct GlassEffectContainer<Content> : Sendable where Content : View {
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
}
extension GlassEffectContainer : View {
    @MainActor public var body: some View { get }
}
public struct GlassEffectTransition : Sendable {
    public static let identity: GlassEffectTransition
    public static let matchedGeometry: GlassEffectTransition
    public static let materialize: GlassEffectTransition
}
@MainActor public struct GlassProminentButtonStyle : PrimitiveButtonStyle {
    nonisolated public init()
    @MainActor public func makeBody(configuration: GlassProminentButtonStyle.Configuration) -> some View
}
public struct GlobalCoordinateSpace : CoordinateSpaceProtocol, Sendable {
    public var coordinateSpace: CoordinateSpace { get }
}
public struct Gradient : Hashable, Sendable, ShapeStyle {
    public struct Stop : Hashable, Sendable {
        public var color: Color
        public var location: CGFloat
        public init(color: Color, location: CGFloat)
    }
    public var stops: [Gradient.Stop]
    public init(stops: [Gradient.Stop])
    public init(colors: [Color])
}
extension Gradient {
    public enum ColorSpace : Hashable, Sendable {
        case device
        case perceptual
    }
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient
}
@MainActor public struct GraphicalDatePickerStyle : DatePickerStyle {
    @MainActor public init()
}
public struct GraphicsContext {
    public var opacity: Double
    public var blendMode: BlendMode
    public var transform: CGAffineTransform
    public let environment: EnvironmentValues
    public private(set) var clipBoundingRect: CGRect { get }
    public mutating func translateBy(x: CGFloat, y: CGFloat)
    public mutating func scaleBy(x: CGFloat, y: CGFloat)
    public mutating func rotate(by angle: Angle)
    public mutating func concatenate(_ matrix: CGAffineTransform)
    public struct ClipOptions : OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32)
        public static let inverse: GraphicsContext.ClipOptions
    }
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: GraphicsContext.ClipOptions = ClipOptions())
    public struct Filter : Sendable {
        public static func blur(radius: CGFloat, options: GraphicsContext.BlurOptions = BlurOptions()) -> GraphicsContext.Filter
        public static func shadow(color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0, blendMode: BlendMode = .normal, options: GraphicsContext.ShadowOptions = ShadowOptions()) -> GraphicsContext.Filter
        public static func colorMultiply(_ color: Color) -> GraphicsContext.Filter
        public static func brightness(_ amount: Double) -> GraphicsContext.Filter
        public static func contrast(_ amount: Double) -> GraphicsContext.Filter
        public static func saturation(_ amount: Double) -> GraphicsContext.Filter
        public static func grayscale(_ amount: Double) -> GraphicsContext.Filter
        public static func hueRotation(_ angle: Angle) -> GraphicsContext.Filter
    }
    public struct BlurOptions : OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32)
        public static let opaque: GraphicsContext.BlurOptions
        public static let dithersResult: GraphicsContext.BlurOptions
    }
    public struct ShadowOptions : OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32)
        public static let shadowAbove: GraphicsContext.ShadowOptions
        public static let shadowOnly: GraphicsContext.ShadowOptions
    }
    public struct FilterOptions : OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32)
        public static let linearColor: GraphicsContext.FilterOptions
    }
    public mutating func addFilter(_ filter: GraphicsContext.Filter, options: GraphicsContext.FilterOptions = FilterOptions())
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows
    public mutating func clipToLayer(opacity: Double = 1, options: GraphicsContext.ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void) rethrows
    public func fill(_ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle())
    public func stroke(_ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle)
    public func stroke(_ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1)
    public struct ResolvedText {
        public var shading: GraphicsContext.Shading
        public func measure(in size: CGSize) -> CGSize
        public func firstBaseline(in size: CGSize) -> CGFloat
        public func lastBaseline(in size: CGSize) -> CGFloat
    }
    public struct ResolvedImage {
        public let size: CGSize
        public var shading: GraphicsContext.Shading?
        public var baseline: CGFloat { get }
    }
    public struct ResolvedSymbol {
        public let size: CGSize
    }
    public func resolve(_ text: Text) -> GraphicsContext.ResolvedText
    public func resolve(_ image: Image) -> GraphicsContext.ResolvedImage
    public func resolveSymbol(id: some Hashable) -> GraphicsContext.ResolvedSymbol?
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center)
    public func draw(_ text: Text, in rect: CGRect)
    public func draw(_ text: GraphicsContext.ResolvedText, at point: CGPoint, anchor: UnitPoint = .center)
    public func draw(_ text: GraphicsContext.ResolvedText, in rect: CGRect)
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center)
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle())
    public func draw(_ image: GraphicsContext.ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center)
    public func draw(_ image: GraphicsContext.ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle())
    public func draw(_ symbol: GraphicsContext.ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center)
    public func draw(_ symbol: GraphicsContext.ResolvedSymbol, in rect: CGRect)
}
extension GraphicsContext {
    public func resolve(_ shading: GraphicsContext.Shading) -> GraphicsContext.Shading
}
extension GraphicsContext {
    public struct Shading : @unchecked Sendable {
        public static var foreground: GraphicsContext.Shading { get }
        public static var backdrop: GraphicsContext.Shading { get }
        public static func style<Style>(_ style: Style) -> GraphicsContext.Shading where Style : ShapeStyle
        public static func color(_ color: Color) -> GraphicsContext.Shading
        public static func color(_ space: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) -> GraphicsContext.Shading
        public static func color(_ space: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> GraphicsContext.Shading
        public static func palette(_ array: [GraphicsContext.Shading]) -> GraphicsContext.Shading
        public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GraphicsContext.GradientOptions = GradientOptions()) -> GraphicsContext.Shading
        public static func radialGradient(_ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, options: GraphicsContext.GradientOptions = GradientOptions()) -> GraphicsContext.Shading
        public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GraphicsContext.GradientOptions = GradientOptions()) -> GraphicsContext.Shading
    }
    public struct GradientOptions : OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32)
        public static let `repeat`: GraphicsContext.GradientOptions
        public static let mirror: GraphicsContext.GradientOptions
        public static let linearColor: GraphicsContext.GradientOptions
    }
}
extension GraphicsContext {
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init())
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init())
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init())
}
extension GraphicsContext.Filter {
    public static func projectionTransform(_ matrix: ProjectionTransform) -> GraphicsContext.Filter
    public static func colorInvert(_ amount: Double = 1) -> GraphicsContext.Filter
    public static var luminanceToAlpha: GraphicsContext.Filter { get }
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> GraphicsContext.Filter
}
public struct Grid<Content> : Sendable where Content : View {
    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
}
extension Grid : PrimitiveView {
    public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment)
}
public struct GridItem : Sendable {
    public enum Size : Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }
    public var size: GridItem.Size
    public var spacing: CGFloat?
    public var alignment: Alignment?
    public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil)
}
public struct GridRow<Content> : Sendable where Content : View {
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)
}
extension GridRow : PrimitiveView {
    public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment)
}
public struct GroupBox<Label, Content> : Sendable where Label : View, Content : View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    public init(label: Label, @ViewBuilder content: () -> Content)
}
extension GroupBox where Label == EmptyView {
    public init(@ViewBuilder content: () -> Content)
}
extension GroupBox where Label == Text {
    public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content)
    public init<Title>(_ title: Title, @ViewBuilder content: () -> Content) where Title : StringProtocol
}
extension GroupBox where Label == _StyleParts, Content == _StyleParts {
    public init(_ configuration: GroupBoxStyleConfiguration)
}
extension GroupBox : View {
    @MainActor public var body: some View { get }
}
@MainActor @preconcurrency public protocol GroupBoxStyle : Sendable {
    associatedtype Body : View
    typealias Configuration = GroupBoxStyleConfiguration
    @ViewBuilder @MainActor func makeBody(configuration: Self.Configuration) -> Self.Body
}
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    nonisolated public static var automatic: DefaultGroupBoxStyle { get }
}
public struct GroupBoxStyleConfiguration : Sendable {
    public typealias Label
    public typealias Content
    public let label: GroupBoxStyleConfiguration.Label
    public let content: GroupBoxStyleConfiguration.Content
}
@MainActor public struct GroupedFormStyle : FormStyle {
    nonisolated public init()
}
public struct GroupedListStyle : ListStyle {
    public init()
}
@MainActor public struct HSplitView<Content> : View where Content : View {
    @MainActor public init(@ViewBuilder content: () -> Content)
    @MainActor public var body: some View { get }
}
public struct HStackLayout : Sendable {
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil)
    public func callAsFunction<Content>(@ViewBuilder _ content: () -> Content) -> some View where Content : View
}
@MainActor public struct HelpLink : View {
    @MainActor public init(action: @escaping () -> Void)
    @MainActor public init(destination: URL)
    @MainActor public init(anchor: String)
    @MainActor public var body: some View { get }
}
public struct HierarchicalShapeStyle : ShapeStyle {
    public static let primary: HierarchicalShapeStyle
    public static let secondary: HierarchicalShapeStyle
    public static let tertiary: HierarchicalShapeStyle
    public static let quaternary: HierarchicalShapeStyle
    public static let quinary: HierarchicalShapeStyle
}
public enum HorizontalEdge : Hashable, Sendable, CaseIterable {
    case leading
    case trailing
    public struct Set : OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int)
        public static let leading: HorizontalEdge.Set
        public static let trailing: HorizontalEdge.Set
        public static let all: HorizontalEdge.Set
    }
}
public struct HoverEffect : Sendable {
    public static let automatic: HoverEffect
    public static let highlight: HoverEffect
    public static let lift: HoverEffect
}
public enum HoverPhase : Equatable, Sendable {
    case active(CGPoint)
    case ended
}
@MainActor public struct IconOnlyLabelStyle : LabelStyle {
    nonisolated public init()
    @MainActor public func makeBody(configuration: IconOnlyLabelStyle.Configuration) -> some View
}
public struct Image : Equatable, Sendable {
    public init(systemName: String)
    public init(systemName: String, variableValue: Double?)
    public init(_ name: String, bundle: Bundle? = nil)
    public init(_ name: String, bundle: Bundle? = nil, label: Text)
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil)
    public init(decorative name: String, bundle: Bundle? = nil)
    public init(_ resource: ImageResource)
    public init(uiImage: UIImage)
    public init(nsImage: UIImage)
    public enum ResizingMode : Hashable, Sendable {
        case tile
        case stretch
    }
    public enum TemplateRenderingMode : Hashable, Sendable {
        case template
        case original
    }
    public enum Interpolation : Hashable, Sendable {
        case none
        case low
        case medium
        case high
    }
    public typealias Scale = ImageScale
    public enum Orientation : Hashable, Sendable {
        case up
        case upMirrored
        case down
        case downMirrored
        case left
        case leftMirrored
        case right
        case rightMirrored
    }
    public enum DynamicRange : Hashable, Sendable {
        case standard
        case constrainedHigh
        case high
    }
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image
    public func renderingMode(_ mode: Image.TemplateRenderingMode?) -> Image
    public func interpolation(_ interpolation: Image.Interpolation) -> Image
    public func antialiased(_ isAntialiased: Bool) -> Image
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image
    public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image
}
extension Image : PrimitiveView {
    public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment)
}
extension Image {
    public init(_ image: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text)
    public init(decorative image: CGImage, scale: CGFloat, orientation: Image.Orientation = .up)
}
public struct ImagePaint : ShapeStyle {
    public var image: Image
    public var sourceRect: CGRect
    public var scale: CGFloat
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1)
}
@MainActor final public class ImageRenderer<Content> : ObservableObject where Content : View {
    @MainActor public var content: Content
    @MainActor public var scale: CGFloat
    @MainActor public var proposedSize: ProposedSize
    @MainActor public var isOpaque: Bool
    @MainActor public var uiImage: UIImage? { get }
    @MainActor public var nsImage: NSImage? { get }
    @MainActor public var cgImage: CGImage? { get }
    @MainActor public init(content: Content)
}
public struct ImageResource : Hashable, Sendable {
    public init(name: String, bundle: Bundle)
}
public struct ImportFromDevicesCommands : Sendable {
    public init()
}
extension ImportFromDevicesCommands : Commands {
    @MainActor public var body: Never { get }
}
public protocol IndefiniteSymbolEffect : SymbolEffect {
}
public protocol IndexViewStyle {
}
extension IndexViewStyle where Self == PageIndexViewStyle {
    public static var page: PageIndexViewStyle { get }
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle
}
public struct InlinePickerStyle : PickerStyle {
    public init()
}
public struct InlinePresentationIntent : OptionSet, Hashable, Sendable, Codable {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static let emphasized: InlinePresentationIntent
    public static let stronglyEmphasized: InlinePresentationIntent
    public static let code: InlinePresentationIntent
    public static let strikethrough: InlinePresentationIntent
    public static let softBreak: InlinePresentationIntent
    public static let lineBreak: InlinePresentationIntent
    public static let inlineHTML: InlinePresentationIntent
    public static let blockHTML: InlinePresentationIntent
}
public struct InsetGroupedListStyle : ListStyle {
    public init()
}
public struct InsetListStyle : ListStyle {
    public init()
}
nonisolated public protocol InsettableShape : Shape {
    associatedtype InsetShape : InsettableShape
    func inset(by amount: CGFloat) -> Self.InsetShape
}
extension InsettableShape {
    nonisolated public func strokeBorder<Content>(_ content: Content, style: StrokeStyle, antialiased: Bool = true) -> _PaintedShape<Self> where Content : ShapeStyle
    nonisolated public func strokeBorder<Content>(_ content: Content = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true) -> _PaintedShape<Self> where Content : ShapeStyle
    nonisolated public func strokeBorder(style: StrokeStyle) -> _PaintedShape<Self>
}
public struct InspectorCommands : Sendable {
    public init()
}
extension InspectorCommands : Commands {
    @MainActor public var body: Never { get }
}
public enum InterfaceOrientation : Sendable {
    case portrait
    case portraitUpsideDown
    case landscapeLeft
    case landscapeRight
}
public struct KeyEquivalent : Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    public let character: Character
    public init?(named name: String)
    public init(_ character: Character)
    public init(extendedGraphemeClusterLiteral value: Character)
    public static let `return`: KeyEquivalent
    public static let escape: KeyEquivalent
    public static let delete: KeyEquivalent
    public static let tab: KeyEquivalent
    public static let space: KeyEquivalent
    public static let upArrow: KeyEquivalent
    public static let downArrow: KeyEquivalent
    public static let leftArrow: KeyEquivalent
    public static let rightArrow: KeyEquivalent
}
public struct KeyPress : Sendable {
    public enum Result : Sendable {
        case handled
        case ignored
    }
    public struct Phases : OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int)
        public static let down: KeyPress.Phases
        public static let `repeat`: KeyPress.Phases
        public static let up: KeyPress.Phases
        public static let all: KeyPress.Phases
    }
    public let phase: KeyPress.Phases
    public let key: KeyEquivalent
    public let characters: String
    public let modifiers: EventModifiers
}
public struct KeyboardShortcut : Hashable, Sendable {
    public let key: KeyEquivalent
    public let modifiers: EventModifiers
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
    public static let defaultAction: KeyboardShortcut
    public static let cancelAction: KeyboardShortcut
}
public struct KeyframeAnimator<Value, Path, Content> : Sendable where Content : View {
    public init(initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path)
    public init(initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path)
}
extension KeyframeAnimator : View {
    @MainActor public var body: some View { get }
}
public struct KeyframeTrack<Root, Value, Content> : Keyframes where Value == Content.Value, Content : KeyframeTrackContent {
    public typealias Value = Root
    public init(_ path: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content)
}
extension KeyframeTrack {
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value
}
public protocol KeyframeTrackContent<Value> {
    associatedtype Value
}
@resultBuilder public enum KeyframeTrackContentBuilder<Value> {
    public static func buildExpression<Frame>(_ frame: Frame) -> _KeyframeList<Value> where Value == Frame.Value, Frame : KeyframeTrackContent
    public static func buildBlock(_ frames: _KeyframeList<Value>...) -> _KeyframeList<Value>
    public static func buildArray(_ frames: [_KeyframeList<Value>]) -> _KeyframeList<Value>
    public static func buildEither(first: _KeyframeList<Value>) -> _KeyframeList<Value>
    public static func buildEither(second: _KeyframeList<Value>) -> _KeyframeList<Value>
    public static func buildOptional(_ frames: _KeyframeList<Value>?) -> _KeyframeList<Value>
}
public protocol Keyframes<Value> {
    associatedtype Value
}
@resultBuilder public enum KeyframesBuilder<Value> {
    public static func buildExpression<Frames>(_ frames: Frames) -> _KeyframeList<Value> where Value == Frames.Value, Frames : Keyframes
    public static func buildExpression<Frame>(_ frame: Frame) -> _KeyframeList<Value> where Value == Frame.Value, Frame : KeyframeTrackContent
    public static func buildBlock(_ frames: _KeyframeList<Value>...) -> _KeyframeList<Value>
}
public struct Label<Title, Icon> : Sendable where Title : View, Icon : View {
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)
}
extension Label where Title == Text, Icon == Image {
    public init(_ key: LocalizedStringKey, systemImage name: String)
    public init<Words>(_ title: Words, systemImage name: String) where Words : StringProtocol
    public init(_ key: LocalizedStringKey, image name: String)
    public init<Words>(_ title: Words, image name: String) where Words : StringProtocol
    public init(_ key: LocalizedStringKey, image resource: ImageResource)
    public init<Words>(_ title: Words, image resource: ImageResource) where Words : StringProtocol
}
extension Label where Title == _StylePart, Icon == _StylePart {
    public init(_ configuration: LabelStyleConfiguration)
}
extension Label : View {
    @MainActor public var body: some View { get }
}
@MainActor @preconcurrency public protocol LabelStyle : Sendable {
    associatedtype Body : View
    typealias Configuration = LabelStyleConfiguration
    @ViewBuilder @MainActor func makeBody(configuration: Self.Configuration) -> Self.Body
}
extension LabelStyle where Self == DefaultLabelStyle {
    nonisolated public static var automatic: DefaultLabelStyle { get }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
    nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { get }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
    nonisolated public static var titleOnly: TitleOnlyLabelStyle { get }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
    nonisolated public static var iconOnly: IconOnlyLabelStyle { get }
}
public struct LabelStyleConfiguration : Sendable {
    public typealias Title
    public typealias Icon
    public let title: LabelStyleConfiguration.Title
    public let icon: LabelStyleConfiguration.Icon
}
public struct LabeledContent<Label, Content> : Sendable where Label : View, Content : View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
}
extension LabeledContent where Label == Text {
    public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content)
    public init<Title>(_ title: Title, @ViewBuilder content: () -> Content) where Title : StringProtocol
}
extension LabeledContent where Label == Text, Content == Text {
    public init<Value>(_ key: LocalizedStringKey, value: Value) where Value : StringProtocol
    public init<Title, Value>(_ title: Title, value: Value) where Title : StringProtocol, Value : StringProtocol
    public init<Style>(_ key: LocalizedStringKey, value: Style.FormatInput, format: Style) where Style : FormatStyle, Style.FormatInput : Equatable, Style.FormatOutput == String
}
extension LabeledContent : View {
    @MainActor public var body: some View { get }
}
extension LabeledContent where Label == _StyleParts, Content == _StyleParts {
    public init(_ configuration: LabeledContentStyleConfiguration)
}
@MainActor @preconcurrency public protocol LabeledContentStyle : Sendable {
    associatedtype Body : View
    typealias Configuration = LabeledContentStyleConfiguration
    @ViewBuilder @MainActor func makeBody(configuration: Self.Configuration) -> Self.Body
}
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    nonisolated public static var automatic: AutomaticLabeledContentStyle { get }
}
public struct LabeledContentStyleConfiguration : Sendable {
    public typealias Label
    public typealias Content
    public let label: LabeledContentStyleConfiguration.Label
    public let content: LabeledContentStyleConfiguration.Content
}
public protocol Layout : Animatable, Sendable {
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews
    static var layoutProperties: LayoutProperties { get }
    func makeCache(subviews: Self.Subviews) -> Self.Cache
    func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
    func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)
    func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
}
extension Layout {
    public static var layoutProperties: LayoutProperties { get }
    public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
    public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
    public func callAsFunction<Content>(@ViewBuilder _ content: () -> Content) -> some View where Content : View
}
extension Layout where Self.Cache == () {
    public func makeCache(subviews: Self.Subviews)
}
public struct LayoutDimensions {
    public var width: CGFloat { get }
    public var height: CGFloat { get }
    public subscript(guide: HorizontalAlignment) -> CGFloat { get }
    public subscript(guide: VerticalAlignment) -> CGFloat { get }
}
public enum LayoutDirectionBehavior : Hashable, Sendable {
    case fixed
    case mirrors
}
public struct LayoutProperties : Sendable {
    public var stackOrientation: Axis?
    public init()
}
public struct LayoutSubview : Equatable {
    public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool
    public var priority: Double { get }
    public var spacing: ViewSpacing { get }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    public func dimensions(in proposal: ProposedViewSize) -> LayoutDimensions
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize = .unspecified)
    public subscript<Key>(key: Key.Type) -> Key.Value where Key : LayoutValueKey { get }
}
public struct LayoutSubviews : RandomAccessCollection {
    public var layoutDirection: LayoutDirection
    public var startIndex: Int { get }
    public var endIndex: Int { get }
    public subscript(index: Int) -> LayoutSubview { get }
    public subscript(bounds: Range<Int>) -> LayoutSubviews { get }
}
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}
public struct LazyHGrid<Content> : Sendable where Content : View {
    public init(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content)
}
extension LazyHGrid : PrimitiveView {
    public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment)
}
public struct LazyVGrid<Content> : Sendable where Content : View {
    public init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content)
}
extension LazyVGrid : PrimitiveView {
    public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment)
}
public enum LegibilityWeight : Hashable, Sendable {
    case regular
    case bold
}
@MainActor public struct LinearCapacityGaugeStyle : GaugeStyle {
    nonisolated public init()
    @MainActor public func makeBody(configuration: LinearCapacityGaugeStyle.Configuration) -> some View
}
public struct LinearGradient : ShapeStyle {
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
}
public struct LinearKeyframe<Value> : KeyframeTrackContent {
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear)
}
@MainActor public struct LinearProgressViewStyle : ProgressViewStyle {
    nonisolated public init()
    nonisolated public init(tint: Color)
    @MainActor public func makeBody(configuration: LinearProgressViewStyle.Configuration) -> some View
}
public struct Link<Label> : Sendable where Label : View {
    public init(destination: URL, @ViewBuilder label: () -> Label)
}
extension Link where Label == Text {
    public init(_ key: LocalizedStringKey, destination: URL)
    public init<Title>(_ title: Title, destination: URL) where Title : StringProtocol
}
extension Link : View {
    @MainActor public var body: some View { get }
}
public struct LinkShapeStyle : ShapeStyle {
    public init()
}
public struct List<Selection, Content> : Sendable where Content : View {
}
extension List where Selection == Never {
    public init(@ViewBuilder content: () -> Content)
    public init<Data, Row>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row) where Content == ForEach<Data, Data.Element.ID, Row>, Data : RandomAccessCollection, Row : View, Data.Element : Identifiable
    public init<Data, ID, Row>(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row) where Content == ForEach<Data, ID, Row>, Data : RandomAccessCollection, ID : Hashable, Row : View
    public init<Row>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row) where Content == ForEach<Range<Int>, Int, Row>, Row : View
}
extension List where Selection : Hashable {
    public init(selection: Binding<Selection?>?, @ViewBuilder content: () -> Content)
    public init(selection: Binding<Set<Selection>>?, @ViewBuilder content: () -> Content)
    public init<Data, Row>(_ data: Data, selection: Binding<Selection?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row) where Content == ForEach<Data, Data.Element.ID, Row>, Data : RandomAccessCollection, Row : View, Data.Element : Identifiable
    public init<Data, Row>(_ data: Data, selection: Binding<Set<Selection>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row) where Content == ForEach<Data, Data.Element.ID, Row>, Data : RandomAccessCollection, Row : View, Data.Element : Identifiable
    public init<Data, ID, Row>(_ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Selection?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row) where Content == ForEach<Data, ID, Row>, Data : RandomAccessCollection, ID : Hashable, Row : View
}
extension List where Selection : Hashable {
    public init<Data, ID, Row>(_ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<Selection>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row) where Content == ForEach<Data, ID, Row>, Data : RandomAccessCollection, ID : Hashable, Row : View
    public init<Row>(_ data: Range<Int>, selection: Binding<Selection?>?, @ViewBuilder rowContent: @escaping (Int) -> Row) where Content == ForEach<Range<Int>, Int, Row>, Row : View
    public init<Row>(_ data: Range<Int>, selection: Binding<Set<Selection>>?, @ViewBuilder rowContent: @escaping (Int) -> Row) where Content == ForEach<Range<Int>, Int, Row>, Row : View
}
extension List : PrimitiveView {
    public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment)
}
extension List where Selection == Never {
    public init<Data, ID, Row>(_ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row) where Content == ForEach<[Binding<Data.Element>], ID, EditableCollectionContent<Row, Data>>, Data : MutableCollection, Data : RandomAccessCollection, Data : RangeReplaceableCollection, ID : Hashable, Row : View
    public init<Data, Row>(_ data: Binding<Data>, editActions: EditActions<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row) where Content == ForEach<[Binding<Data.Element>], Data.Element.ID, EditableCollectionContent<Row, Data>>, Data : MutableCollection, Data : RandomAccessCollection, Data : RangeReplaceableCollection, Row : View, Data.Element : Identifiable
}
extension List where Selection == Never {
    public init<Data, Row>(_ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data : RandomAccessCollection, Row : View, Data.Element : Identifiable
    public init<Data, ID, Row>(_ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row) where Content == OutlineGroup<Data, ID, Row>, Data : RandomAccessCollection, ID : Hashable, Row : View
}
public struct ListItemTint : Sendable {
    public static func fixed(_ color: Color) -> ListItemTint
    public static func preferred(_ color: Color) -> ListItemTint
    public static let monochrome: ListItemTint
}
public struct ListSectionSpacing : Sendable {
    public static let `default`: ListSectionSpacing
    public static let compact: ListSectionSpacing
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing
}
public protocol ListStyle {
}
extension ListStyle where Self == DefaultListStyle {
    public static var automatic: DefaultListStyle { get }
}
extension ListStyle where Self == PlainListStyle {
    public static var plain: PlainListStyle { get }
}
extension ListStyle where Self == GroupedListStyle {
    public static var grouped: GroupedListStyle { get }
}
extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { get }
}
extension ListStyle where Self == InsetListStyle {
    public static var inset: InsetListStyle { get }
}
extension ListStyle where Self == SidebarListStyle {
    public static var sidebar: SidebarListStyle { get }
}
public struct LocalCoordinateSpace : CoordinateSpaceProtocol, Sendable {
    public var coordinateSpace: CoordinateSpace { get }
}
public struct LocalizedStringKey : Equatable, Sendable, ExpressibleByStringInterpolation {
    public init(_ value: String)
    public init(stringLiteral value: String)
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation)
    public static func == (left: LocalizedStringKey, right: LocalizedStringKey) -> Bool
    public struct StringInterpolation : StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int)
        public mutating func appendLiteral(_ literal: String)
        public mutating func appendInterpolation(_ string: String)
        public mutating func appendInterpolation(_ text: Text)
        public mutating func appendInterpolation(_ image: Image)
        public mutating func appendInterpolation(_ value: Int)
        public mutating func appendInterpolation(_ value: Double)
        public mutating func appendInterpolation(_ value: CGFloat)
        public mutating func appendInterpolation(_ value: Float)
        public mutating func appendInterpolation<Value>(_ value: Value)
        public mutating func appendInterpolation(_ value: Double, specifier: String)
        public mutating func appendInterpolation(_ value: CGFloat, specifier: String)
        public mutating func appendInterpolation(_ value: Float, specifier: String)
        public mutating func appendInterpolation(_ value: Int, specifier: String)
        public mutating func appendInterpolation<Style>(_ input: Style.FormatInput, format: Style) where Style : FormatStyle, Style.FormatInput : Equatable, Style.FormatOutput == String
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle)
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) where Subject : ReferenceConvertible
        public mutating func appendInterpolation(_ date: Date, formatter: Formatter)
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) where Subject : NSObject
    }
}
public struct LocalizedStringResource : Equatable, Sendable, ExpressibleByStringInterpolation {
    public let key: String
    public init(stringLiteral value: String)
    public init(_ key: String, defaultValue: String? = nil, table: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
}
public struct LongPressGesture : Gesture {
    public typealias Value = Bool
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10)
}
public struct MagnificationGesture : Gesture {
    public typealias Value = CGFloat
    public init(minimumScaleDelta: CGFloat = 0.01)
}
public struct MagnifyGesture : Gesture {
    public struct Value : Equatable, Sendable {
        public var magnification: CGFloat
        public var velocity: CGFloat
        public var startLocation: CGPoint
        public var startAnchor: UnitPoint
    }
    public init(minimumScaleDelta: CGFloat = 0.01)
}
public struct MatchedGeometryProperties : OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int)
    public static let position: MatchedGeometryProperties
    public static let size: MatchedGeometryProperties
    public static let frame: MatchedGeometryProperties
}
public struct Material : ShapeStyle {
    public static let ultraThin: Material
    public static let thin: Material
    public static let regular: Material
    public static let thick: Material
    public static let ultraThick: Material
    public static let bar: Material
}
public struct MeasurementFormatUnitUsage<UnitType> : Hashable, Codable, Sendable where UnitType : Dimension {
    public static var general: MeasurementFormatUnitUsage<UnitType> { get }
    public static var asProvided: MeasurementFormatUnitUsage<UnitType> { get }
}
extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    public static var weather: MeasurementFormatUnitUsage<UnitTemperature> { get }
    public static var person: MeasurementFormatUnitUsage<UnitTemperature> { get }
}
extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    public static var person: MeasurementFormatUnitUsage<UnitLength> { get }
    public static var personHeight: MeasurementFormatUnitUsage<UnitLength> { get }
    public static var road: MeasurementFormatUnitUsage<UnitLength> { get }
}
extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    public static var food: MeasurementFormatUnitUsage<UnitEnergy> { get }
    public static var workout: MeasurementFormatUnitUsage<UnitEnergy> { get }
}
public struct Menu<Label, Content> : @unchecked Sendable where Label : View, Content : View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void)
}
extension Menu where Label == Text {
    public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content)
    public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void)
    public init<Title>(_ title: Title, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) where Title : StringProtocol
    public init<Title>(_ title: Title, @ViewBuilder content: () -> Content) where Title : StringProtocol
}
extension Menu where Label == Label<Text, Image> {
    public init(_ key: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
    public init(_ key: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void)
    public init<Title>(_ title: Title, systemImage: String, @ViewBuilder content: () -> Content) where Title : StringProtocol
}
extension Menu where Label == _StylePart, Content == _StyleParts {
    public init(_ configuration: MenuStyleConfiguration)
}
extension Menu : View {
    @MainActor public var body: some View { get }
}
public enum MenuActionDismissBehavior : Sendable {
    case automatic
    case enabled
    case disabled
}
public struct MenuBarExtra<Label, Content> where Label : View, Content : View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    public init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
}
extension MenuBarExtra where Label == Label<Text, Image> {
    public init(_ key: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
    public init(_ key: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content)
    public init<Title>(_ title: Title, systemImage: String, @ViewBuilder content: () -> Content) where Title : StringProtocol
    public init(_ key: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content)
}
extension MenuBarExtra where Label == Text {
    public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content)
}
extension MenuBarExtra : Scene {
    @MainActor public var body: Never { get }
}
public enum MenuBarExtraStyle : Sendable {
    case automatic
    case menu
    case window
}
@MainActor public struct MenuControlGroupStyle : ControlGroupStyle {
    nonisolated public init()
    @MainActor public func makeBody(configuration: MenuControlGroupStyle.Configuration) -> some View
}
public enum MenuOrder : Sendable {
    case automatic
    case priority
    case fixed
}
public struct MenuPickerStyle : PickerStyle {
    public init()
}
@MainActor @preconcurrency public protocol MenuStyle {
    associatedtype Body : View = Never
    typealias Configuration = MenuStyleConfiguration
    @ViewBuilder @MainActor func makeBody(configuration: Self.Configuration) -> Self.Body
}
extension MenuStyle where Self.Body == Never {
    @MainActor public func makeBody(configuration: Self.Configuration) -> Never
}
extension MenuStyle where Self == DefaultMenuStyle {
    @MainActor public static var automatic: DefaultMenuStyle { get }
    @MainActor public static var button: DefaultMenuStyle { get }
    @MainActor public static var borderlessButton: DefaultMenuStyle { get }
}
public struct MenuStyleConfiguration {
    public typealias Label
    public typealias Content
    public let label: MenuStyleConfiguration.Label
    public let content: MenuStyleConfiguration.Content
}
public struct MeshGradient : ShapeStyle {
    public init(width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device)
}
public enum MoveCommandDirection : Sendable {
    case up
    case down
    case left
    case right
}
public struct MoveKeyframe<Value> : KeyframeTrackContent {
    public init(_ to: Value)
}
@MainActor public struct MultiDatePicker<Label> : View where Label : View {
    @MainActor public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label)
    @MainActor public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label)
    @MainActor public init(_ key: LocalizedStringKey, selection: Binding<Set<DateComponents>>) where Label == Text
    @MainActor public init(_ key: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) where Label == Text
    @MainActor public init<Title>(_ title: Title, selection: Binding<Set<DateComponents>>) where Label == Text, Title : StringProtocol
    @MainActor public var body: some View { get }
}
open class NSAlert : NSObject {
    public enum Style : UInt, Sendable {
        case warning
        case informational
        case critical
    }
    override public init()
    public init(error: any Error)
    public var messageText: String
    public var informativeText: String
    public var alertStyle: NSAlert.Style
    public var icon: NSImage?
    public var accessoryView: NSView?
    public var showsHelp: Bool
    public var showsSuppressionButton: Bool
    public let suppressionButton: NSButton?
    weak public var delegate: (any NSAlertDelegate)?
    public let window: NSWindow
    public private(set) var buttons: [NSButton] { get }
    @discardableResult
    public func addButton(withTitle title: String) -> NSButton
    @discardableResult
    public func runModal() -> NSApplication.ModalResponse
    public func beginSheetModal(for window: NSWindow, completionHandler: ((NSApplication.ModalResponse) -> Void)? = nil)
}
public protocol NSAlertDelegate : AnyObject {
}
public var NSApp: NSApplication! { get }
final public class NSAppearance : NSObject, @unchecked Sendable {
    public struct Name : RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String)
        public static let aqua: NSAppearance.Name
        public static let darkAqua: NSAppearance.Name
        public static let vibrantDark: NSAppearance.Name
        public static let vibrantLight: NSAppearance.Name
    }
    public let name: NSAppearance.Name
    public convenience init?(named name: NSAppearance.Name)
    public func bestMatch(from names: [NSAppearance.Name]) -> NSAppearance.Name?
}
final public class NSApplication : NSResponder, @unchecked Sendable {
    public static let shared: NSApplication
    public enum ActivationPolicy : Int, Sendable {
        case regular
        case accessory
        case prohibited
    }
    public enum TerminateReply : UInt, Sendable {
        case terminateCancel
        case terminateNow
        case terminateLater
    }
    public struct ModalResponse : RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int)
        public static let OK: NSApplication.ModalResponse
        public static let cancel: NSApplication.ModalResponse
        public static let stop: NSApplication.ModalResponse
        public static let abort: NSApplication.ModalResponse
        public static let `continue`: NSApplication.ModalResponse
        public static let alertFirstButtonReturn: NSApplication.ModalResponse
        public static let alertSecondButtonReturn: NSApplication.ModalResponse
        public static let alertThirdButtonReturn: NSApplication.ModalResponse
    }
    weak public var delegate: (any NSApplicationDelegate)?
    public var windows: [NSWindow] { get }
    public var keyWindow: NSWindow? { get }
    public var mainWindow: NSWindow? { get }
    public var currentEvent: NSEvent? { get }
    public var isActive: Bool { get }
    public var mainMenu: NSMenu?
    public var appearance: NSAppearance?
    public var effectiveAppearance: NSAppearance { get }
    public var applicationIconImage: NSImage!
    public let dockTile: NSDockTile
    public func window(withWindowNumber number: Int) -> NSWindow?
    public func activationPolicy() -> NSApplication.ActivationPolicy
    @discardableResult
    public func setActivationPolicy(_ policy: NSApplication.ActivationPolicy) -> Bool
    public func activate(ignoringOtherApps: Bool)
    public func activate()
    public func hide(_ sender: Any?)
    public func terminate(_ sender: Any?)
    public func orderFrontStandardAboutPanel(_ sender: Any?)
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool
    public func runModal(for window: NSWindow) -> NSApplication.ModalResponse
    public static let didBecomeActiveNotification: Notification.Name
    public static let didResignActiveNotification: Notification.Name
    public static let willResignActiveNotification: Notification.Name
    public static let willTerminateNotification: Notification.Name
    public static let didFinishLaunchingNotification: Notification.Name
}
@MainActor @preconcurrency public protocol NSApplicationDelegate : AnyObject {
    @MainActor func applicationWillFinishLaunching(_ notification: Notification)
    @MainActor func applicationDidFinishLaunching(_ notification: Notification)
}
extension NSApplicationDelegate {
    @MainActor public func applicationWillFinishLaunching(_ notification: Notification)
    @MainActor public func applicationDidFinishLaunching(_ notification: Notification)
}
@MainActor @propertyWrapper @preconcurrency public struct NSApplicationDelegateAdaptor<Delegate> where Delegate : NSObject, Delegate : NSApplicationDelegate {
    @MainActor public init(_ type: Delegate.Type = Delegate.self)
    @MainActor public init(_ type: Delegate.Type, _ make: @MainActor @Sendable () -> Delegate)
    @MainActor public var wrappedValue: Delegate { get }
}
final public class NSBitmapImageRep : NSObject {
    public enum FileType : UInt, Sendable {
        case tiff
        case bmp
        case gif
        case jpeg
        case png
        case jpeg2000
    }
    public struct PropertyKey : RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String)
        public static let compressionFactor: NSBitmapImageRep.PropertyKey
    }
    public init?(data: Data)
    public init(cgImage: CGImage)
    public var size: NSSize { get }
    public var cgImage: CGImage? { get }
    public func representation(using type: NSBitmapImageRep.FileType, properties: [NSBitmapImageRep.PropertyKey : Any]) -> Data?
}
open class NSButton : NSControl {
    public enum ButtonType : UInt, Sendable {
        case momentaryLight
        case pushOnPushOff
        case toggle
        case `switch`
        case radio
    }
    public enum BezelStyle : UInt, Sendable {
        case automatic
        case push
        case flexiblePush
        case disclosure
        case circular
        case helpButton
        case smallSquare
        case toolbar
        case accessoryBarAction
        case accessoryBar
        case pushDisclosure
        case badge
        case rounded
    }
    public var title: String
    public var image: NSImage?
    public var imagePosition: NSControlImagePosition
    public var state: NSControl.StateValue
    public var isBordered: Bool
    public var bezelStyle: NSButton.BezelStyle
    public var keyEquivalent: String
    public var keyEquivalentModifierMask: NSEvent.ModifierFlags
    public var hasDestructiveAction: Bool
    public var contentTintColor: NSColor?
    public convenience init(title: String, target: Any?, action: Selector?)
    public convenience init(image: NSImage, target: Any?, action: Selector?)
    public func setButtonType(_ type: NSButton.ButtonType)
}
open class NSCell : NSObject {
    public var usesSingleLineMode: Bool
    public var wraps: Bool
    public var isScrollable: Bool
    public var isBordered: Bool
}
public typealias NSColor = UIColor
open class NSComboBox : NSTextField {
    public var usesDataSource: Bool
    weak public var dataSource: (any NSComboBoxDataSource)?
    public var completes: Bool
    public var numberOfVisibleItems: Int
    public var hasVerticalScroller: Bool
    public private(set) var objectValues: [Any] { get }
    public var indexOfSelectedItem: Int { get }
    public var objectValueOfSelectedItem: Any? { get }
    public func addItem(withObjectValue value: Any)
    public func addItems(withObjectValues values: [Any])
    public func removeAllItems()
    public func selectItem(at index: Int)
    public func selectItem(withObjectValue value: Any?)
    public func noteNumberOfItemsChanged()
    public func reloadData()
}
public protocol NSComboBoxDataSource : AnyObject {
}
public protocol NSComboBoxDelegate : NSTextFieldDelegate {
}
open class NSControl : NSView {
    public enum StateValue : Int, Sendable {
        case mixed
        case off
        case on
    }
    public enum ControlSize : UInt, Sendable {
        case regular
        case small
        case mini
        case large
    }
    public var isEnabled: Bool
    public var stringValue: String
    public var attributedStringValue: NSAttributedString
    public var integerValue: Int
    public var doubleValue: Double
    public var objectValue: Any?
    public var font: NSFont?
    public var alignment: NSTextAlignment
    public var lineBreakMode: NSLineBreakMode
    public var controlSize: NSControl.ControlSize
    public var cell: NSCell?
    weak public var target: AnyObject?
    public var action: Selector?
    public func sizeToFit()
    public func currentEditor() -> NSText?
    public static let textDidChangeNotification: Notification.Name
}
public enum NSControlImagePosition : UInt, Sendable {
    case noImage
    case imageOnly
    case imageLeft
    case imageRight
    case imageBelow
    case imageAbove
    case imageOverlaps
    case imageLeading
    case imageTrailing
}
public protocol NSControlTextEditingDelegate : AnyObject {
}
final public class NSCursor : NSObject, @unchecked Sendable {
    override public init()
    public init(image: NSImage, hotSpot: NSPoint)
    public static let arrow: NSCursor
    public static let iBeam: NSCursor
    public static let pointingHand: NSCursor
    public static let openHand: NSCursor
    public static let closedHand: NSCursor
    public static let crosshair: NSCursor
    public static let resizeLeftRight: NSCursor
    public static let resizeUpDown: NSCursor
    public static let operationNotAllowed: NSCursor
    public static func pop()
    public static func hide()
    public static func unhide()
    public func push()
    public func pop()
    public func set()
}
open class NSDataDetector : NSObject, @unchecked Sendable {
    public let checkingTypes: NSTextCheckingTypes
    public init(types: NSTextCheckingTypes) throws
    open func matches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> [NSTextCheckingResult]
    open func firstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSTextCheckingResult?
    open func numberOfMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> Int
    open func enumerateMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange, using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void)
}
open class NSDatePicker : NSControl {
    public struct ElementFlags : OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static let hourMinute: NSDatePicker.ElementFlags
        public static let hourMinuteSecond: NSDatePicker.ElementFlags
        public static let yearMonth: NSDatePicker.ElementFlags
        public static let yearMonthDay: NSDatePicker.ElementFlags
    }
    public enum Style : UInt, Sendable {
        case textFieldAndStepper
        case clockAndCalendar
        case textField
    }
    public var dateValue: Date
    public var minDate: Date?
    public var maxDate: Date?
    public var calendar: Calendar?
    public var locale: Locale?
    public var timeZone: TimeZone?
    public var datePickerElements: NSDatePicker.ElementFlags
    public var datePickerStyle: NSDatePicker.Style
    public var presentsCalendarOverlay: Bool
    public var isBordered: Bool
    public var isBezeled: Bool
    public var drawsBackground: Bool
    public var backgroundColor: NSColor?
    public var textColor: NSColor?
}
final public class NSDockTile : NSObject {
    public var badgeLabel: String?
    public var showsApplicationBadge: Bool
    public var contentView: NSView?
    public func display()
}
open class NSEvent : NSObject {
    public enum EventType : UInt, Sendable {
        case leftMouseDown
        case leftMouseUp
        case rightMouseDown
        case rightMouseUp
        case mouseMoved
        case leftMouseDragged
        case rightMouseDragged
        case mouseEntered
        case mouseExited
        case keyDown
        case keyUp
        case flagsChanged
        case scrollWheel
        case otherMouseDown
        case otherMouseUp
        case otherMouseDragged
    }
    public struct EventTypeMask : OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64)
        public static let leftMouseDown: NSEvent.EventTypeMask
        public static let leftMouseUp: NSEvent.EventTypeMask
        public static let leftMouseDragged: NSEvent.EventTypeMask
        public static let rightMouseDown: NSEvent.EventTypeMask
        public static let rightMouseUp: NSEvent.EventTypeMask
        public static let otherMouseDown: NSEvent.EventTypeMask
        public static let mouseMoved: NSEvent.EventTypeMask
        public static let keyDown: NSEvent.EventTypeMask
        public static let keyUp: NSEvent.EventTypeMask
        public static let flagsChanged: NSEvent.EventTypeMask
        public static let scrollWheel: NSEvent.EventTypeMask
        public static let any: NSEvent.EventTypeMask
    }
    public struct ModifierFlags : OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static let capsLock: NSEvent.ModifierFlags
        public static let shift: NSEvent.ModifierFlags
        public static let control: NSEvent.ModifierFlags
        public static let option: NSEvent.ModifierFlags
        public static let command: NSEvent.ModifierFlags
        public static let numericPad: NSEvent.ModifierFlags
        public static let function: NSEvent.ModifierFlags
        public static let deviceIndependentFlagsMask: NSEvent.ModifierFlags
    }
    public var type: NSEvent.EventType { get }
    public var modifierFlags: NSEvent.ModifierFlags { get }
    public var keyCode: UInt16 { get }
    public var characters: String? { get }
    public var charactersIgnoringModifiers: String? { get }
    public var clickCount: Int { get }
    public var window: NSWindow? { get }
    public var windowNumber: Int { get }
    public var locationInWindow: NSPoint { get }
    public var scrollingDeltaX: CGFloat { get }
    public var scrollingDeltaY: CGFloat { get }
    public static var modifierFlags: NSEvent.ModifierFlags { get }
    public static var mouseLocation: NSPoint { get }
    public static var pressedMouseButtons: Int { get }
    public static func addLocalMonitorForEvents(matching mask: NSEvent.EventTypeMask, handler: @escaping (NSEvent) -> NSEvent?) -> Any?
    public static func addGlobalMonitorForEvents(matching mask: NSEvent.EventTypeMask, handler: @escaping (NSEvent) -> Void) -> Any?
    public static func removeMonitor(_ monitor: Any)
}
public enum NSFocusRingType : UInt, Sendable {
    case `default`
    case none
    case exterior
}
public typealias NSFont = UIFont
open class NSHostingController<Content> : NSViewController where Content : View {
    public var rootView: Content
    public init(rootView: Content)
    public var sizingOptions: NSHostingSizingOptions
    required public init?(coder: NSCoder)
}
public struct NSHostingSizingOptions : OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int)
    public static let minSize: NSHostingSizingOptions
    public static let intrinsicContentSize: NSHostingSizingOptions
    public static let maxSize: NSHostingSizingOptions
    public static let preferredContentSize: NSHostingSizingOptions
}
open class NSHostingView<Content> : NSView where Content : View {
    public var rootView: Content
    required public init(rootView: Content)
    public var sizingOptions: NSHostingSizingOptions
    required public init?(coder: NSCoder)
}
public typealias NSImage = UIImage
open class NSImageView : NSControl {
    public var image: NSImage?
    public var animates: Bool
}
open class NSItemProvider {
    public init()
    public init(object: Any)
    public init(item: Any?, typeIdentifier: String?)
    public var suggestedName: String?
    public var registeredTypeIdentifiers: [String] { get }
    public func hasItemConformingToTypeIdentifier(_ type: String) -> Bool
    public func canLoadObject(ofClass type: any NSItemProviderReading.Type) -> Bool
    public func canLoadObject<Object>(ofClass type: Object.Type) -> Bool
    @discardableResult
    public func loadObject(ofClass type: any NSItemProviderReading.Type, completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void) -> Progress
    @discardableResult
    public func loadObject<Object>(ofClass type: Object.Type, completionHandler: @escaping @Sendable (Object?, (any Error)?) -> Void) -> Progress
}
public protocol NSItemProviderReading : AnyObject {
}
public protocol NSItemProviderWriting : AnyObject {
}
final public class NSKeyValueObservation : Hashable {
    public func invalidate()
    public static func == (one: NSKeyValueObservation, other: NSKeyValueObservation) -> Bool
    public func hash(into hasher: inout Hasher)
}
public struct NSKeyValueObservedChange<Value> {
    public let newValue: Value?
    public let oldValue: Value?
    public let isPrior: Bool
}
public struct NSKeyValueObservingOptions : OptionSet, Sendable {
    public static let new: NSKeyValueObservingOptions
    public static let old: NSKeyValueObservingOptions
    public static let initial: NSKeyValueObservingOptions
    public static let prior: NSKeyValueObservingOptions
    public let rawValue: UInt
    public init(rawValue: UInt)
}
public struct NSLayoutAnchor : Sendable {
    public func constraint(equalTo other: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint
    public func constraint(greaterThanOrEqualTo other: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint
    public func constraint(lessThanOrEqualTo other: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint
    public func constraint(equalTo other: NSLayoutAnchor, multiplier: CGFloat) -> NSLayoutConstraint
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint
}
final public class NSLayoutConstraint {
    public enum Axis : Int, Sendable {
        case horizontal
        case vertical
    }
    public var isActive: Bool
    public var constant: CGFloat
    public static func activate(_ constraints: [NSLayoutConstraint])
}
extension NSLayoutConstraint {
    public typealias Orientation = NSLayoutConstraint.Axis
    public typealias Priority = UILayoutPriority
}
public enum NSLineBreakMode : Int, Sendable {
    case byWordWrapping
    case byCharWrapping
    case byClipping
    case byTruncatingHead
    case byTruncatingTail
    case byTruncatingMiddle
}
open class NSMenu : NSObject {
    public var title: String
    public private(set) var items: [NSMenuItem] { get }
    public var autoenablesItems: Bool
    public init(title: String = "")
    public func addItem(_ item: NSMenuItem)
    @discardableResult
    public func addItem(withTitle title: String, action: Selector?, keyEquivalent: String) -> NSMenuItem
    public func removeAllItems()
    public func item(withTitle title: String) -> NSMenuItem?
    @discardableResult
    public func popUp(positioning item: NSMenuItem?, at point: NSPoint, in view: NSView?) -> Bool
}
open class NSMenuItem : NSObject {
    public var title: String
    public var action: Selector?
    public var keyEquivalent: String
    public var keyEquivalentModifierMask: NSEvent.ModifierFlags
    weak public var target: AnyObject?
    public var submenu: NSMenu?
    public var image: NSImage?
    public var state: NSControl.StateValue
    public var isEnabled: Bool
    public var isHidden: Bool
    public var tag: Int
    public var representedObject: Any?
    override public init()
    public init(title: String, action: Selector?, keyEquivalent: String)
    public static func separator() -> NSMenuItem
}
final public class NSOpenPanel : NSSavePanel {
    public var urls: [URL] { get }
    public var canChooseFiles: Bool
    public var canChooseDirectories: Bool
    public var allowsMultipleSelection: Bool
    public var resolvesAliases: Bool
}
open class NSPanel : NSWindow {
    public var isFloatingPanel: Bool
    public var becomesKeyOnlyIfNeeded: Bool
    public var worksWhenModal: Bool
}
final public class NSPasteboard : NSObject, @unchecked Sendable {
    public static let general: NSPasteboard
    public struct PasteboardType : RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String)
        public init(_ rawValue: String)
        public static let string: NSPasteboard.PasteboardType
        public static let URL: NSPasteboard.PasteboardType
        public static let fileURL: NSPasteboard.PasteboardType
        public static let html: NSPasteboard.PasteboardType
        public static let rtf: NSPasteboard.PasteboardType
        public static let png: NSPasteboard.PasteboardType
        public static let tiff: NSPasteboard.PasteboardType
        public static let pdf: NSPasteboard.PasteboardType
    }
    @discardableResult
    public func clearContents() -> Int
    @discardableResult
    public func declareTypes(_ types: [NSPasteboard.PasteboardType], owner: Any?) -> Int
    @discardableResult
    public func setString(_ text: String, forType type: NSPasteboard.PasteboardType) -> Bool
    @discardableResult
    public func setData(_ data: Data?, forType type: NSPasteboard.PasteboardType) -> Bool
    @discardableResult
    public func writeObjects(_ objects: [Any]) -> Bool
    public func string(forType type: NSPasteboard.PasteboardType) -> String?
    public func data(forType type: NSPasteboard.PasteboardType) -> Data?
}
open class NSPopover : NSResponder {
    public enum Behavior : Int, Sendable {
        case applicationDefined
        case transient
        case semitransient
    }
    public var behavior: NSPopover.Behavior
    public var animates: Bool
    public var contentSize: CGSize
    public var contentViewController: NSViewController?
    weak public var delegate: (any NSPopoverDelegate)?
    public var isShown: Bool { get }
    public func show(relativeTo rect: NSRect, of view: NSView, preferredEdge: NSRectEdge)
    public func performClose(_ sender: Any?)
    public func close()
    public static let didShowNotification: Notification.Name
    public static let didCloseNotification: Notification.Name
    public static let willCloseNotification: Notification.Name
}
public protocol NSPopoverDelegate : AnyObject {
}
open class NSProgressIndicator : NSView {
    public enum Style : UInt, Sendable {
        case bar
        case spinning
    }
    public var style: NSProgressIndicator.Style
    public var isIndeterminate: Bool
    public var doubleValue: Double
    public func startAnimation(_ sender: Any?)
    public func stopAnimation(_ sender: Any?)
}
open class NSResponder : NSObject {
    override public init()
    required public init?(coder: NSCoder)
    open var nextResponder: NSResponder? { get }
    open var acceptsFirstResponder: Bool { get }
    @discardableResult
    open func becomeFirstResponder() -> Bool
    @discardableResult
    open func resignFirstResponder() -> Bool
    @discardableResult
    public func tryToPerform(_ action: Selector, with object: Any?) -> Bool
    open func mouseDown(with event: NSEvent)
    open func mouseUp(with event: NSEvent)
    open func mouseDragged(with event: NSEvent)
    open func mouseMoved(with event: NSEvent)
    open func mouseEntered(with event: NSEvent)
    open func mouseExited(with event: NSEvent)
    open func rightMouseDown(with event: NSEvent)
    open func scrollWheel(with event: NSEvent)
    open func keyDown(with event: NSEvent)
    open func keyUp(with event: NSEvent)
    open func flagsChanged(with event: NSEvent)
    open func cancelOperation(_ sender: Any?)
}
final public class NSRunningApplication : NSObject, @unchecked Sendable {
    public static let current: NSRunningApplication
    public static func runningApplications(withBundleIdentifier identifier: String) -> [NSRunningApplication]
    public var bundleIdentifier: String? { get }
    public var localizedName: String? { get }
    public var bundleURL: URL? { get }
    public var icon: NSImage? { get }
    public var processIdentifier: Int32 { get }
    public var isTerminated: Bool { get }
    @discardableResult
    public func terminate() -> Bool
    @discardableResult
    public func forceTerminate() -> Bool
}
open class NSSavePanel : NSPanel {
    public var url: URL? { get }
    public var directoryURL: URL?
    public var message: String
    public var prompt: String
    public var nameFieldStringValue: String
    public var nameFieldLabel: String
    public var canCreateDirectories: Bool
    public var showsHiddenFiles: Bool
    public var isExtensionHidden: Bool
    public var allowedFileTypes: [String]?
    public var accessoryView: NSView?
    @discardableResult
    public func runModal() -> NSApplication.ModalResponse
    public func begin(completionHandler: @escaping (NSApplication.ModalResponse) -> Void)
    @discardableResult
    public func begin() async -> NSApplication.ModalResponse
    public func beginSheetModal(for window: NSWindow, completionHandler: @escaping (NSApplication.ModalResponse) -> Void)
}
final public class NSScreen : NSObject {
    public static var main: NSScreen? { get }
    public static var screens: [NSScreen] { get }
    public var frame: NSRect { get }
    public var visibleFrame: NSRect { get }
    public var backingScaleFactor: CGFloat { get }
}
open class NSScrollView : NSView {
    public enum BorderType : UInt, Sendable {
        case noBorder
        case lineBorder
        case bezelBorder
        case grooveBorder
    }
    public var documentView: NSView?
    public var hasVerticalScroller: Bool
    public var hasHorizontalScroller: Bool
    public var autohidesScrollers: Bool
    public var borderType: NSScrollView.BorderType
    public var drawsBackground: Bool
    public var backgroundColor: NSColor?
    public var contentSize: NSSize { get }
}
final public class NSSearchField : NSTextField {
}
final public class NSSecureTextField : NSTextField {
}
public func NSSelectorFromString(_ name: String) -> Selector
final public class NSSharingService : NSObject {
    public let title: String
    public func perform(withItems items: [Any])
}
final public class NSSharingServicePicker : NSObject {
    weak public var delegate: (any NSSharingServicePickerDelegate)?
    public init(items: [Any])
    public func show(relativeTo rect: NSRect, of view: NSView, preferredEdge: NSRectEdge)
}
public protocol NSSharingServicePickerDelegate : AnyObject {
}
open class NSSplitViewController : NSViewController {
    open func toggleSidebar(_ sender: Any?)
}
final public class NSStatusBar : NSObject, @unchecked Sendable {
    public static let system: NSStatusBar
    public var thickness: CGFloat { get }
    public func statusItem(withLength length: CGFloat) -> NSStatusItem
    public func removeStatusItem(_ item: NSStatusItem)
}
final public class NSStatusBarButton : NSButton {
}
final public class NSStatusItem : NSObject {
    public static let variableLength: CGFloat
    public static let squareLength: CGFloat
    public let button: NSStatusBarButton?
    public var menu: NSMenu?
    public var length: CGFloat
    public var isVisible: Bool
}
public func NSStringFromSelector(_ selector: Selector) -> String
open class NSTableView : NSControl {
    public var selectedRow: Int { get }
    public var backgroundColor: NSColor?
    public func reloadData()
}
open class NSText : NSView {
    public var string: String
    public var font: NSFont?
    public var textColor: NSColor?
    public var backgroundColor: NSColor?
    public var drawsBackground: Bool
    public var isEditable: Bool
    public var isSelectable: Bool
    public var isRichText: Bool
    public var alignment: NSTextAlignment
    public var selectedRange: NSRange
    public var isVerticallyResizable: Bool
    public var isHorizontallyResizable: Bool
    public var minSize: CGSize
    public var maxSize: CGSize
    open func selectAll(_ sender: Any?)
    open func copy(_ sender: Any?)
    open func cut(_ sender: Any?)
    open func paste(_ sender: Any?)
    open func delete(_ sender: Any?)
    public static let didChangeNotification: Notification.Name
}
public enum NSTextAlignment : Int, Sendable {
    case left
    case center
    case right
    case justified
    case natural
}
public typealias NSTextCheckingTypes = UInt64
final public class NSTextContainer {
    public var lineFragmentPadding: CGFloat
    public var maximumNumberOfLines: Int
}
public protocol NSTextDelegate : AnyObject {
}
open class NSTextField : NSControl {
    public enum BezelStyle : UInt, Sendable {
        case squareBezel
        case roundedBezel
    }
    weak public var delegate: (any NSTextFieldDelegate)?
    public var placeholderString: String?
    public var placeholderAttributedString: NSAttributedString?
    public var textColor: NSColor?
    public var backgroundColor: NSColor?
    public var drawsBackground: Bool
    public var isBordered: Bool
    public var isBezeled: Bool
    public var bezelStyle: NSTextField.BezelStyle
    public var isEditable: Bool
    public var isSelectable: Bool
    public var maximumNumberOfLines: Int
    public var usesSingleLineMode: Bool
    public var preferredMaxLayoutWidth: CGFloat
    public convenience init(string: String)
    public convenience init(labelWithString string: String)
    public func selectText(_ sender: Any?)
}
public protocol NSTextFieldDelegate : NSControlTextEditingDelegate {
}
open class NSTextView : NSText {
    weak public var delegate: (any NSTextViewDelegate)?
    public var typingAttributes: [NSAttributedString.Key : Any]
    public var textContainerInset: CGSize
    public var insertionPointColor: NSColor?
    public var allowsUndo: Bool
    public var usesFontPanel: Bool
    public var isContinuousSpellCheckingEnabled: Bool
    public var isGrammarCheckingEnabled: Bool
    public var isAutomaticQuoteSubstitutionEnabled: Bool
    public var isAutomaticDashSubstitutionEnabled: Bool
    public var isAutomaticTextReplacementEnabled: Bool
    public var isAutomaticSpellingCorrectionEnabled: Bool
    public var isAutomaticLinkDetectionEnabled: Bool
    public func setSelectedRange(_ range: NSRange)
    public func scrollRangeToVisible(_ range: NSRange)
    open func didChangeText()
}
public protocol NSTextViewDelegate : NSTextDelegate {
}
open class NSTrackingArea : NSObject {
    public struct Options : OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static let mouseEnteredAndExited: NSTrackingArea.Options
        public static let mouseMoved: NSTrackingArea.Options
        public static let cursorUpdate: NSTrackingArea.Options
        public static let activeWhenFirstResponder: NSTrackingArea.Options
        public static let activeInKeyWindow: NSTrackingArea.Options
        public static let activeInActiveApp: NSTrackingArea.Options
        public static let activeAlways: NSTrackingArea.Options
        public static let inVisibleRect: NSTrackingArea.Options
    }
    public init(rect: NSRect, options: NSTrackingArea.Options = [], owner: Any?, userInfo: [AnyHashable : Any]? = nil)
}
public struct NSUnderlineStyle : OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int)
    public static let single: NSUnderlineStyle
    public static let thick: NSUnderlineStyle
    public static let double: NSUnderlineStyle
    public static let patternDot: NSUnderlineStyle
    public static let patternDash: NSUnderlineStyle
    public static let patternDashDot: NSUnderlineStyle
    public static let patternDashDotDot: NSUnderlineStyle
    public static let byWord: NSUnderlineStyle
}
open class NSUserActivity : NSObject {
    public let activityType: String
    public var title: String?
    public var userInfo: [AnyHashable : Any]?
    public var webpageURL: URL?
    public init(activityType: String)
    public func becomeCurrent()
    public func resignCurrent()
    public func invalidate()
}
public struct NSUserInterfaceItemIdentifier : RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String)
    public init(_ rawValue: String)
}
open class NSView : NSResponder {
    public struct AutoresizingMask : OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static let width: NSView.AutoresizingMask
        public static let height: NSView.AutoresizingMask
    }
    public var frame: CGRect
    public var bounds: CGRect
    public var wantsLayer: Bool
    public let layer: CALayer?
    public var isHidden: Bool
    public var alphaValue: CGFloat
    public var appearance: NSAppearance?
    public var focusRingType: NSFocusRingType
    public var autoresizingMask: NSView.AutoresizingMask
    public var translatesAutoresizingMaskIntoConstraints: Bool
    public var toolTip: String?
    public var identifier: NSUserInterfaceItemIdentifier?
    public private(set) var subviews: [NSView] { get }
    weak public private(set) var superview: NSView? { get }
    public var window: NSWindow? { get }
    public init(frame: NSRect)
    override public convenience init()
    required public init?(coder: NSCoder)
    open var intrinsicContentSize: NSSize { get }
    open var fittingSize: NSSize { get }
    open var isFlipped: Bool { get }
    public func addSubview(_ view: NSView)
    public func removeFromSuperview()
    open func draw(_ rect: NSRect)
    open func layout()
    open func hitTest(_ point: NSPoint) -> NSView?
    open func viewDidMoveToWindow()
    open func viewWillMove(toWindow window: NSWindow?)
    open func updateTrackingAreas()
    open func invalidateIntrinsicContentSize()
    open func menu(for event: NSEvent) -> NSMenu?
    public var menu: NSMenu?
    public func addTrackingArea(_ area: NSTrackingArea)
    public func removeTrackingArea(_ area: NSTrackingArea)
    public var trackingAreas: [NSTrackingArea] { get }
    public func addGestureRecognizer(_ recognizer: Any)
    public func layoutSubtreeIfNeeded()
    public func setContentHuggingPriority(_ priority: NSLayoutConstraint.Priority, for axis: NSLayoutConstraint.Orientation)
    public func setContentCompressionResistancePriority(_ priority: NSLayoutConstraint.Priority, for axis: NSLayoutConstraint.Orientation)
    public func convert(_ point: NSPoint, to view: NSView?) -> NSPoint
    public func convert(_ point: NSPoint, from view: NSView?) -> NSPoint
    public func convert(_ rect: NSRect, to view: NSView?) -> NSRect
    public func convert(_ rect: NSRect, from view: NSView?) -> NSRect
    public var needsDisplay: Bool
    public var needsLayout: Bool
    public var topAnchor: NSLayoutAnchor { get }
    public var bottomAnchor: NSLayoutAnchor { get }
    public var leadingAnchor: NSLayoutAnchor { get }
    public var trailingAnchor: NSLayoutAnchor { get }
    public var centerXAnchor: NSLayoutAnchor { get }
    public var centerYAnchor: NSLayoutAnchor { get }
    public var widthAnchor: NSLayoutAnchor { get }
    public var heightAnchor: NSLayoutAnchor { get }
}
open class NSViewController : NSResponder {
    public var view: NSView
    public var title: String?
    public var preferredContentSize: CGSize
    public init(nibName: String?, bundle: Bundle?)
    override public convenience init()
    required public init?(coder: NSCoder)
    open func loadView()
    open func viewDidLoad()
    open func viewWillAppear()
    open func viewDidAppear()
    open func viewWillDisappear()
    open func viewDidDisappear()
    open func viewDidLayout()
}
@MainActor @preconcurrency public protocol NSViewRepresentable : View where Self.Body == Never {
    associatedtype NSViewType
    associatedtype Coordinator = Void
    typealias Context = NSViewRepresentableContext<Self>
    @MainActor func makeNSView(context: Self.Context) -> Self.NSViewType
    @MainActor func updateNSView(_ view: Self.NSViewType, context: Self.Context)
    @MainActor func makeCoordinator() -> Self.Coordinator
}
extension NSViewRepresentable {
    @MainActor public var body: Never { get }
}
extension NSViewRepresentable where Self.Coordinator == () {
    @MainActor public func makeCoordinator()
}
public struct NSViewRepresentableContext<Representable> where Representable : NSViewRepresentable {
    public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
    public var transaction: Transaction
}
open class NSVisualEffectView : NSView {
    public enum Material : Int, Sendable {
        case titlebar
        case selection
        case menu
        case popover
        case sidebar
        case headerView
        case sheet
        case windowBackground
        case hudWindow
        case fullScreenUI
        case toolTip
        case contentBackground
        case underWindowBackground
        case underPageBackground
    }
    public enum BlendingMode : Int, Sendable {
        case behindWindow
        case withinWindow
    }
    public enum State : Int, Sendable {
        case followsWindowActiveState
        case active
        case inactive
    }
    public var material: NSVisualEffectView.Material
    public var blendingMode: NSVisualEffectView.BlendingMode
    public var state: NSVisualEffectView.State
    public var isEmphasized: Bool
}
open class NSWindow : NSResponder {
    public struct StyleMask : OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static let borderless: NSWindow.StyleMask
        public static let titled: NSWindow.StyleMask
        public static let closable: NSWindow.StyleMask
        public static let miniaturizable: NSWindow.StyleMask
        public static let resizable: NSWindow.StyleMask
        public static let utilityWindow: NSWindow.StyleMask
        public static let nonactivatingPanel: NSWindow.StyleMask
        public static let hudWindow: NSWindow.StyleMask
        public static let fullSizeContentView: NSWindow.StyleMask
    }
    public enum BackingStoreType : UInt, Sendable {
        case buffered
    }
    public enum TitleVisibility : Int, Sendable {
        case visible
        case hidden
    }
    public enum ButtonType : UInt, Sendable {
        case closeButton
        case miniaturizeButton
        case zoomButton
    }
    public enum AnimationBehavior : Int, Sendable {
        case `default`
        case none
        case documentWindow
        case utilityWindow
    }
    public enum OrderingMode : Int, Sendable {
        case above
        case below
        case out
    }
    public struct CollectionBehavior : OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static let canJoinAllSpaces: NSWindow.CollectionBehavior
        public static let moveToActiveSpace: NSWindow.CollectionBehavior
        public static let transient: NSWindow.CollectionBehavior
        public static let ignoresCycle: NSWindow.CollectionBehavior
        public static let fullScreenPrimary: NSWindow.CollectionBehavior
        public static let fullScreenAuxiliary: NSWindow.CollectionBehavior
    }
    public struct Level : RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int)
        public static let normal: NSWindow.Level
        public static let floating: NSWindow.Level
        public static let statusBar: NSWindow.Level
        public static let popUpMenu: NSWindow.Level
    }
    public struct FrameAutosaveName : RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        public let rawValue: String
        public init(rawValue: String)
        public init(stringLiteral text: String)
    }
    override public init()
    public init(contentRect: NSRect, styleMask: NSWindow.StyleMask, backing: NSWindow.BackingStoreType, defer: Bool)
    required public init?(coder: NSCoder)
    public convenience init(contentViewController: NSViewController)
    public static var allowsAutomaticWindowTabbing: Bool
    public private(set) var frame: CGRect { get }
    public var styleMask: NSWindow.StyleMask
    public var level: NSWindow.Level
    public var title: String
    public var subtitle: String
    public var titleVisibility: NSWindow.TitleVisibility
    public var titlebarAppearsTransparent: Bool
    public var isMovableByWindowBackground: Bool
    public var isMovable: Bool
    public var isReleasedWhenClosed: Bool
    public var hidesOnDeactivate: Bool
    public var collectionBehavior: NSWindow.CollectionBehavior
    public var animationBehavior: NSWindow.AnimationBehavior
    public var backgroundColor: NSColor?
    public var isOpaque: Bool
    public var hasShadow: Bool
    public var alphaValue: CGFloat
    public var appearance: NSAppearance?
    public var contentView: NSView?
    public var contentViewController: NSViewController?
    weak public var delegate: (any NSWindowDelegate)?
    public var identifier: NSUserInterfaceItemIdentifier?
    public var firstResponder: NSResponder? { get }
    public var parent: NSWindow? { get }
    public var childWindows: [NSWindow]? { get }
    public var attachedSheet: NSWindow? { get }
    public var screen: NSScreen? { get }
    public var windowNumber: Int { get }
    public var isVisible: Bool { get }
    public var isKeyWindow: Bool { get }
    open var canBecomeKey: Bool { get }
    open var canBecomeMain: Bool { get }
    public func standardWindowButton(_ button: NSWindow.ButtonType) -> NSButton?
    public func setFrame(_ frame: NSRect, display: Bool, animate: Bool = false)
    public func setFrameOrigin(_ origin: NSPoint)
    public func setContentSize(_ size: NSSize)
    @discardableResult
    public func setFrameAutosaveName(_ name: NSWindow.FrameAutosaveName) -> Bool
    @discardableResult
    public func makeFirstResponder(_ responder: NSResponder?) -> Bool
    public func addChildWindow(_ window: NSWindow, ordered: NSWindow.OrderingMode)
    public func removeChildWindow(_ window: NSWindow)
    public func convertToScreen(_ rect: NSRect) -> NSRect
    public func convertPoint(toScreen point: NSPoint) -> NSPoint
    public func makeKeyAndOrderFront(_ sender: Any?)
    public func orderFront(_ sender: Any?)
    public func orderFrontRegardless()
    public func orderOut(_ sender: Any?)
    public func makeKey()
    public func center()
    public func close()
    public func performClose(_ sender: Any?)
    public func endSheet(_ sheet: NSWindow)
    public func invalidateShadow()
    public func toggleFullScreen(_ sender: Any?)
    public static let didBecomeKeyNotification: Notification.Name
    public static let didBecomeMainNotification: Notification.Name
    public static let didResignKeyNotification: Notification.Name
    public static let willCloseNotification: Notification.Name
    public static let didResizeNotification: Notification.Name
}
public protocol NSWindowDelegate : AnyObject {
}
final public class NSWorkspace : NSObject, @unchecked Sendable {
    public static let shared: NSWorkspace
    final public class OpenConfiguration : NSObject {
        public var activates: Bool
        public var arguments: [String]
        public var createsNewApplicationInstance: Bool
        override public init()
    }
    public struct IconCreationOptions : OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
    }
    public let notificationCenter: NotificationCenter
    public var accessibilityDisplayShouldReduceTransparency: Bool { get }
    public var accessibilityDisplayShouldReduceMotion: Bool { get }
    public var accessibilityDisplayShouldIncreaseContrast: Bool { get }
    public var runningApplications: [NSRunningApplication] { get }
    public var frontmostApplication: NSRunningApplication? { get }
    @discardableResult
    public func open(_ url: URL) -> Bool
    public func open(_ urls: [URL], withApplicationAt application: URL, configuration: NSWorkspace.OpenConfiguration, completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil)
    public func openApplication(at url: URL, configuration: NSWorkspace.OpenConfiguration, completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil)
    public func urlForApplication(withBundleIdentifier identifier: String) -> URL?
    public func urlForApplication(toOpen url: URL) -> URL?
    public func icon(forFile path: String) -> NSImage
    @discardableResult
    public func selectFile(_ path: String?, inFileViewerRootedAtPath root: String) -> Bool
    public func activateFileViewerSelecting(_ urls: [URL])
    @discardableResult
    public func setIcon(_ image: NSImage?, forFile path: String, options: NSWorkspace.IconCreationOptions = []) -> Bool
    public static let accessibilityDisplayOptionsDidChangeNotification: Notification.Name
    public static let didActivateApplicationNotification: Notification.Name
    public static let didWakeNotification: Notification.Name
    public static let willSleepNotification: Notification.Name
}
public struct NamedCoordinateSpace : CoordinateSpaceProtocol, @unchecked Sendable {
    public var coordinateSpace: CoordinateSpace { get }
}
@propertyWrapper public struct Namespace : DynamicProperty {
    public struct ID : Hashable, Sendable {
    }
    public init()
    public var wrappedValue: Namespace.ID { get }
}
public enum NavigationBarItem {
    public enum TitleDisplayMode : Sendable {
        case automatic
        case inline
        case large
        case inlineLarge
    }
}
@MainActor public struct NavigationControlGroupStyle : ControlGroupStyle {
    nonisolated public init()
    @MainActor public func makeBody(configuration: NavigationControlGroupStyle.Configuration) -> some View
}
public struct NavigationLink<Label, Destination> : @unchecked Sendable where Label : View, Destination : View {
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
    public init(destination: Destination, @ViewBuilder label: () -> Label)
    public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label)
    public init<Tag>(tag: Tag, selection: Binding<Tag?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) where Tag : Hashable
    public init<Tag>(destination: Destination, tag: Tag, selection: Binding<Tag?>, @ViewBuilder label: () -> Label) where Tag : Hashable
}
extension NavigationLink where Label == Text {
    public init(_ key: LocalizedStringKey, @ViewBuilder destination: () -> Destination)
    public init(_ key: LocalizedStringKey, destination: Destination)
    public init<Title>(_ title: Title, @ViewBuilder destination: () -> Destination) where Title : StringProtocol
    public init<Title>(_ title: Title, destination: Destination) where Title : StringProtocol
}
extension NavigationLink where Destination == Never {
    public init<Value>(value: Value?, @ViewBuilder label: () -> Label) where Value : Hashable
    public init<Value>(_ key: LocalizedStringKey, value: Value?) where Label == Text, Value : Hashable
    public init<Title, Value>(_ title: Title, value: Value?) where Label == Text, Title : StringProtocol, Value : Hashable
}
extension NavigationLink : View {
    @MainActor public var body: some View { get }
}
public struct NavigationLinkPickerStyle : PickerStyle {
    public init()
}
public struct NavigationPath : Equatable, @unchecked Sendable {
    public var count: Int { get }
    public var isEmpty: Bool { get }
    public init()
    public init<Elements>(_ elements: Elements) where Elements : Sequence, Elements.Element : Hashable
    public mutating func append<Value>(_ value: Value) where Value : Hashable
    public mutating func removeLast(_ count: Int = 1)
    public var codable: NavigationPath.CodableRepresentation? { get }
    public init(_ codable: NavigationPath.CodableRepresentation)
    public struct CodableRepresentation : Codable {
        public func encode(to encoder: any Encoder) throws
    }
}
extension NavigationPath.CodableRepresentation {
    public init(from decoder: any Decoder) throws
}
public struct NavigationSplitView<Sidebar, Content, Detail> : Sendable where Sidebar : View, Content : View, Detail : View {
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)
}
extension NavigationSplitView where Content == EmptyView {
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
    public init(columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
}
extension NavigationSplitView {
    public init(columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)
    public init(preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView
    public init(columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView
    public init(preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)
    public init(columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)
}
extension NavigationSplitView : PrimitiveView {
    public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment)
}
public struct NavigationSplitViewColumn : Hashable, Sendable {
    public static let sidebar: NavigationSplitViewColumn
    public static let content: NavigationSplitViewColumn
    public static let detail: NavigationSplitViewColumn
}
public protocol NavigationSplitViewStyle {
}
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    public static var automatic: AutomaticNavigationSplitViewStyle { get }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    public static var balanced: BalancedNavigationSplitViewStyle { get }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { get }
}
public struct NavigationSplitViewVisibility : Equatable, Sendable {
    public static let automatic: NavigationSplitViewVisibility
    public static let all: NavigationSplitViewVisibility
    public static let doubleColumn: NavigationSplitViewVisibility
    public static let detailOnly: NavigationSplitViewVisibility
}
public struct NavigationStack<Data, Root> : Sendable where Root : View {
}
extension NavigationStack where Data == NavigationPath {
    public init(@ViewBuilder root: () -> Root)
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
}
extension NavigationStack where Data : MutableCollection, Data : RandomAccessCollection, Data : RangeReplaceableCollection {
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root) where Data.Element : Hashable
}
extension NavigationStack : PrimitiveView {
    public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment)
}
public protocol NavigationTransition {
}
extension NavigationTransition where Self == AutomaticNavigationTransition {
    public static var automatic: AutomaticNavigationTransition { get }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition
}
public struct NavigationView<Content> : Sendable where Content : View {
    public init(@ViewBuilder content: () -> Content)
}
extension NavigationView : PrimitiveView {
    public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment)
}
public protocol NavigationViewStyle {
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { get }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: DefaultNavigationViewStyle { get }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    public static var columns: ColumnNavigationViewStyle { get }
}
@propertyWrapper public struct ObservedObject<Object> : DynamicProperty where Object : ObservableObject {
    public var wrappedValue: Object
    public init(wrappedValue: Object)
    public init(initialValue: Object)
    public var projectedValue: ObservedObject<Object>.Wrapper { get }
    @dynamicMemberLookup public struct Wrapper {
        public subscript<Member>(dynamicMember path: ReferenceWritableKeyPath<Object, Member>) -> Binding<Member> { get }
    }
}
public struct OffsetShape<Content> : Sendable where Content : Shape {
    public var shape: Content
    public var offset: CGSize
    public init(shape: Content, offset: CGSize)
}
extension OffsetShape : Shape {
    public func path(in rect: CGRect) -> Path
}
public struct OpenURLAction : @unchecked Sendable {
    public struct Result : Sendable {
        public static let handled: OpenURLAction.Result
        public static let discarded: OpenURLAction.Result
        public static let systemAction: OpenURLAction.Result
        public static func systemAction(_ url: URL) -> OpenURLAction.Result
    }
    public init(handler: @escaping (URL) -> OpenURLAction.Result)
    public func callAsFunction(_ url: URL)
    public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void)
}
public struct OpenWindowAction : Sendable {
    public func callAsFunction(id: String)
    public func callAsFunction<Value>(value: Value)
    public func callAsFunction<Value>(id: String, value: Value)
}
public struct OutlineGroup<Data, ID, Row> : Sendable where Data : RandomAccessCollection, ID : Hashable, Row : View {
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Row)
}
extension OutlineGroup where ID == Data.Element.ID, Data.Element : Identifiable {
    public init(_ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Row)
}
extension OutlineGroup where ID == Data.Element.ID, Data.Element : Identifiable {
    public init<Node>(_ root: Node, children: KeyPath<Node, Data?>, @ViewBuilder content: @escaping (Node) -> Row) where Data == [Node], ID == Node.ID, Node : Identifiable
}
extension OutlineGroup : PrimitiveView {
    public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment)
}
public struct PageIndexViewStyle : IndexViewStyle {
    public enum BackgroundDisplayMode : Sendable {
        case automatic
        case interactive
        case always
        case never
    }
    public init(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode = .automatic)
}
public struct PageTabViewStyle : TabViewStyle {
    public struct IndexDisplayMode : Sendable {
        public static let automatic: PageTabViewStyle.IndexDisplayMode
        public static let always: PageTabViewStyle.IndexDisplayMode
        public static let never: PageTabViewStyle.IndexDisplayMode
    }
    public init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic)
}
public struct PagingScrollTargetBehavior : ScrollTargetBehavior {
    public init()
}
public struct PasteButton : Sendable {
    @preconcurrency public init<Payload>(payloadType: Payload.Type, onPaste: @escaping @MainActor @Sendable ([Payload]) -> Void)
    @preconcurrency public init<Type>(supportedContentTypes: [Type], payloadAction: @escaping @MainActor @Sendable ([NSItemProvider]) -> Void)
}
extension PasteButton : View {
    @MainActor public var body: some View { get }
}
public struct Path : Hashable, Sendable {
    public init()
    public init(_ build: (inout Path) -> Void)
    public init(_ rect: CGRect)
    public init(ellipseIn rect: CGRect)
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
    public var isEmpty: Bool { get }
    public var boundingRect: CGRect { get }
    public init(_ path: CGPath)
    public var cgPath: CGPath { get }
    public var currentPoint: CGPoint? { get }
    public enum Element : Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }
    public func forEach(_ body: (Path.Element) -> Void)
    public mutating func move(to point: CGPoint)
    public mutating func addLine(to point: CGPoint)
    public mutating func addLines(_ points: [CGPoint])
    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint)
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint)
    public mutating func closeSubpath()
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity)
    public mutating func addRects(_ rects: [CGRect])
    public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity)
    public mutating func addRoundedRect(in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity)
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity)
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity)
    public mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = .identity)
    public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity)
    public mutating func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity)
    public func applying(_ transform: CGAffineTransform) -> Path
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path
    public func trimmedPath(from start: CGFloat, to end: CGFloat) -> Path
    public func strokedPath(_ style: StrokeStyle) -> Path
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool
}
extension Path : Shape {
    public func path(in rect: CGRect) -> Path
}
extension Path {
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)
}
public enum PencilGesturePhase : Sendable {
    case active(PencilGestureValue)
    case ended(PencilGestureValue)
    case failed
}
public struct PencilGestureValue : Sendable {
    public let hoverPose: PencilHoverPose?
}
public struct PencilHoverPose : Hashable, Sendable {
    public let location: CGPoint
    public let zDistance: CGFloat
}
public struct PeriodicTimelineSchedule : TimelineSchedule {
    public init(from date: Date, by interval: TimeInterval)
}
public struct PhaseAnimator<Phase, Content> : Sendable where Phase : Equatable, Content : View {
    public init(_ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation? = { _ in .default })
    public init(_ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation? = { _ in .default })
}
extension PhaseAnimator : View {
    @MainActor public var body: some View { get }
}
public struct Picker<Label, Selection, Content> : @unchecked Sendable where Label : View, Selection : Hashable, Content : View {
    public init(selection: Binding<Selection>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    public init(selection: Binding<Selection>, label: Label, @ViewBuilder content: () -> Content)
}
extension Picker {
    public init(selection: Binding<Selection>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View)
    public init<Sources>(sources: Sources, selection: KeyPath<Sources.Element, Binding<Selection>>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where Sources : RandomAccessCollection
}
extension Picker where Label == Text {
    public init<Sources>(_ key: LocalizedStringKey, sources: Sources, selection: KeyPath<Sources.Element, Binding<Selection>>, @ViewBuilder content: () -> Content) where Sources : RandomAccessCollection
    public init(_ key: LocalizedStringKey, selection: Binding<Selection>, @ViewBuilder content: () -> Content)
    public init<Title>(_ title: Title, selection: Binding<Selection>, @ViewBuilder content: () -> Content) where Title : StringProtocol
}
extension Picker where Label == Label<Text, Image> {
    public init(_ key: LocalizedStringKey, systemImage: String, selection: Binding<Selection>, @ViewBuilder content: () -> Content)
}
extension Picker : View {
    @MainActor public var body: some View { get }
}
public protocol PickerStyle {
}
extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: DefaultPickerStyle { get }
}
extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: MenuPickerStyle { get }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { get }
    public static var palette: SegmentedPickerStyle { get }
}
extension PickerStyle where Self == InlinePickerStyle {
    public static var inline: InlinePickerStyle { get }
}
extension PickerStyle where Self == WheelPickerStyle {
    public static var wheel: WheelPickerStyle { get }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
    public static var navigationLink: NavigationLinkPickerStyle { get }
}
public struct PinnedScrollableViews : OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int)
    public static let sectionHeaders: PinnedScrollableViews
    public static let sectionFooters: PinnedScrollableViews
}
public struct PlaceholderContentView<Value> : Sendable {
}
extension PlaceholderContentView : PrimitiveView {
    public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment)
}
public struct PlaceholderTextShapeStyle : ShapeStyle {
    public init()
}
@MainActor public struct PlainButtonStyle : PrimitiveButtonStyle {
    nonisolated public init()
    @MainActor public func makeBody(configuration: PlainButtonStyle.Configuration) -> some View
}
public struct PlainListStyle : ListStyle {
    public init()
}
public struct PlainTextEditorStyle : TextEditorStyle {
    public init()
}
@MainActor public struct PlainTextFieldStyle : TextFieldStyle {
    @MainActor public init()
}
public struct PointerStyle : Hashable, Sendable {
    public static let `default`: PointerStyle
    public static let horizontalText: PointerStyle
    public static let verticalText: PointerStyle
    public static let link: PointerStyle
    public static let grabIdle: PointerStyle
    public static let grabActive: PointerStyle
    public static let zoomIn: PointerStyle
    public static let zoomOut: PointerStyle
    public static let columnResize: PointerStyle
    public static let rowResize: PointerStyle
}
public struct PopoverAttachmentAnchor : Sendable {
    public static func point(_ point: UnitPoint) -> PopoverAttachmentAnchor
    public static func rect(_ source: Anchor<CGRect>.Source) -> PopoverAttachmentAnchor
}
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
    static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}
extension PreferenceKey where Self.Value : ExpressibleByNilLiteral {
    public static var defaultValue: Self.Value { get }
}
public struct PresentationAdaptation : Sendable {
    public static let automatic: PresentationAdaptation
    public static let none: PresentationAdaptation
    public static let popover: PresentationAdaptation
    public static let sheet: PresentationAdaptation
    public static let fullScreenCover: PresentationAdaptation
}
public struct PresentationBackgroundInteraction : Sendable {
    public static let automatic: PresentationBackgroundInteraction
    public static let enabled: PresentationBackgroundInteraction
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction
    public static let disabled: PresentationBackgroundInteraction
}
public struct PresentationContentInteraction : Hashable, Sendable {
    public static let automatic: PresentationContentInteraction
    public static let resizes: PresentationContentInteraction
    public static let scrolls: PresentationContentInteraction
}
public struct PresentationMode : Sendable {
    public var isPresented: Bool { get }
    public mutating func dismiss()
}
public struct PresentationSizing : Hashable, Sendable {
    public static let automatic: PresentationSizing
    public static let form: PresentationSizing
    public static let page: PresentationSizing
    public static let fitted: PresentationSizing
    public func fitted(horizontal: Bool, vertical: Bool) -> PresentationSizing
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> PresentationSizing
}
public struct Preview {
    public struct ViewTraits {
    }
}
@freestanding(declaration) public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor @Sendable () -> any View) = #externalMacro(module: "GalleyPreviewMacros", type: "Preview")
@freestanding(declaration) public macro Preview(_ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>, _ additional: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor @Sendable () -> any View) = #externalMacro(module: "GalleyPreviewMacros", type: "Preview")
public struct PreviewDevice : Sendable, ExpressibleByStringLiteral {
    public let rawValue: String
    public init(rawValue: String)
    public init(stringLiteral value: String)
}
public enum PreviewLayout : Sendable {
    case device
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}
@MainActor @preconcurrency public protocol PreviewModifier : SendableMetatype {
    associatedtype Context = Void
    associatedtype Body : View
    typealias Content = AnyView
    @MainActor static func makeSharedContext() async throws -> Self.Context
    @ViewBuilder @MainActor func body(content: Self.Content, context: Self.Context) -> Self.Body
}
extension PreviewModifier where Self.Context == () {
    @MainActor public static func makeSharedContext() async throws
}
public enum PreviewPlatform : Sendable {
    case iOS
    case macOS
    case tvOS
    case watchOS
}
@MainActor @preconcurrency public protocol PreviewProvider {
    associatedtype Previews : View
    @ViewBuilder @MainActor static var previews: Self.Previews { get }
    @MainActor static var platform: PreviewPlatform? { get }
}
extension PreviewProvider {
    @MainActor public static var platform: PreviewPlatform? { get }
}
public protocol PreviewRegistry {
    nonisolated static var name: String? { get }
    nonisolated static var file: String { get }
    nonisolated static var line: Int { get }
    @MainActor static var traits: [PreviewTrait<Preview.ViewTraits>] { get }
    @MainActor static func make() -> any View
}
public struct PreviewTrait<T> : Sendable {
    public static var defaultLayout: PreviewTrait<T> { get }
    public static var sizeThatFitsLayout: PreviewTrait<T> { get }
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T>
    public static var portrait: PreviewTrait<T> { get }
    public static var portraitUpsideDown: PreviewTrait<T> { get }
    public static var landscapeLeft: PreviewTrait<T> { get }
    public static var landscapeRight: PreviewTrait<T> { get }
}
extension PreviewTrait where T == Preview.ViewTraits {
    @MainActor public static func modifier<Modifier>(_ modifier: Modifier) -> PreviewTrait<T> where Modifier : PreviewModifier
}
@attached(peer) public macro Previewable() = #externalMacro(module: "GalleyPreviewMacros", type: "Previewable")
@MainActor @preconcurrency public protocol PrimitiveButtonStyle : Sendable {
    associatedtype Body : View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder @MainActor func makeBody(configuration: Self.Configuration) -> Self.Body
}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    nonisolated public static var automatic: DefaultButtonStyle { get }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    nonisolated public static var plain: PlainButtonStyle { get }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    nonisolated public static var borderless: BorderlessButtonStyle { get }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    nonisolated public static var bordered: BorderedButtonStyle { get }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    nonisolated public static var borderedProminent: BorderedProminentButtonStyle { get }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    nonisolated public static var glass: GlassButtonStyle { get }
    nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    nonisolated public static var glassProminent: GlassProminentButtonStyle { get }
}
public struct PrimitiveButtonStyleConfiguration {
    public typealias Label
    public let role: ButtonRole?
    public let label: PrimitiveButtonStyleConfiguration.Label
    @MainActor @preconcurrency public func trigger()
}
public struct ProgressView<Label, CurrentValueLabel> : @unchecked Sendable where Label : View, CurrentValueLabel : View {
}
extension ProgressView {
    public init(timerInterval interval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel)
}
extension ProgressView where CurrentValueLabel == Text {
    public init(timerInterval interval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label)
    public init(timerInterval interval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView
}
extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    public init(_ progress: Progress)
}
extension ProgressView where CurrentValueLabel == EmptyView {
    public init() where Label == EmptyView
    public init(@ViewBuilder label: () -> Label)
    public init(_ key: LocalizedStringKey) where Label == Text
    public init<Title>(_ title: Title) where Label == Text, Title : StringProtocol
    public init<Value>(value: Value?, total: Value = 1) where Label == EmptyView, Value : BinaryFloatingPoint
    public init<Value>(value: Value?, total: Value = 1, @ViewBuilder label: () -> Label) where Value : BinaryFloatingPoint
    public init<Value>(_ key: LocalizedStringKey, value: Value?, total: Value = 1) where Label == Text, Value : BinaryFloatingPoint
    public init<Title, Value>(_ title: Title, value: Value?, total: Value = 1) where Label == Text, Title : StringProtocol, Value : BinaryFloatingPoint
}
extension ProgressView {
    public init<Value>(value: Value?, total: Value = 1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel) where Value : BinaryFloatingPoint
}
extension ProgressView where Label == _StylePart, CurrentValueLabel == _StylePart {
    public init(_ configuration: ProgressViewStyleConfiguration)
}
extension ProgressView : View {
    @MainActor public var body: some View { get }
}
@MainActor @preconcurrency public protocol ProgressViewStyle : Sendable {
    associatedtype Body : View
    typealias Configuration = ProgressViewStyleConfiguration
    @ViewBuilder @MainActor func makeBody(configuration: Self.Configuration) -> Self.Body
}
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    nonisolated public static var automatic: DefaultProgressViewStyle { get }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    nonisolated public static var linear: LinearProgressViewStyle { get }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    nonisolated public static var circular: CircularProgressViewStyle { get }
}
public struct ProgressViewStyleConfiguration {
    public typealias Label
    public typealias CurrentValueLabel
    public let fractionCompleted: Double?
    public let label: ProgressViewStyleConfiguration.Label?
    public let currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
}
public struct ProjectionTransform : Hashable, Sendable {
    public init()
    public init(_ transform: CGAffineTransform)
}
public enum Prominence : Sendable {
    case standard
    case increased
}
public struct ProminentDetailNavigationSplitViewStyle : NavigationSplitViewStyle {
    public init()
}
public typealias ProposedViewSize = ProposedSize
public struct ProxyRepresentation<Item, Proxy> : TransferRepresentation {
    public init(exporting: @escaping (Item) throws -> Proxy)
    public init(importing: @escaping (Proxy) throws -> Item)
    public init(exporting: @escaping (Item) throws -> Proxy, importing: @escaping (Proxy) throws -> Item)
}
public struct PulseSymbolEffect : DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var byLayer: PulseSymbolEffect { get }
    public var wholeSymbol: PulseSymbolEffect { get }
}
public struct RadialGradient : ShapeStyle {
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
}
public struct ReceivedTransferredFile : Sendable {
    public let file: URL
    public let isOriginalFile: Bool
}
public struct Rectangle : Sendable {
    public init()
}
extension Rectangle : InsettableShape {
    public func path(in rect: CGRect) -> Path
    public func inset(by amount: CGFloat) -> Rectangle
}
public struct RectangleCornerRadii : Hashable, Sendable {
    public var topLeading: CGFloat
    public var bottomLeading: CGFloat
    public var bottomTrailing: CGFloat
    public var topTrailing: CGFloat
    public init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0)
}
public struct RedactionReasons : OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int)
    public static let placeholder: RedactionReasons
    public static let privacy: RedactionReasons
    public static let invalidated: RedactionReasons
}
public protocol ReferenceFileDocument : ObservableObject {
    associatedtype Snapshot
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
    static var readableContentTypes: [UTType] { get }
    static var writableContentTypes: [UTType] { get }
    init(configuration: Self.ReadConfiguration) throws
    func snapshot(contentType: UTType) throws -> Self.Snapshot
    func fileWrapper(snapshot: Self.Snapshot, configuration: Self.WriteConfiguration) throws -> FileWrapper
}
extension ReferenceFileDocument {
    public static var writableContentTypes: [UTType] { get }
}
public struct ReferenceFileDocumentConfiguration<Document> where Document : ReferenceFileDocument {
    public let document: Document
    public var fileURL: URL?
    public var isEditable: Bool { get }
}
public struct RefreshAction : @unchecked Sendable {
    public func callAsFunction() async
}
@MainActor public struct RenameButton : View {
    @MainActor public init()
    @MainActor public var body: some View { get }
}
public struct ReplaceSymbolEffect : ContentTransitionSymbolEffect {
    public var downUp: ReplaceSymbolEffect { get }
    public var upUp: ReplaceSymbolEffect { get }
    public var offUp: ReplaceSymbolEffect { get }
    public var byLayer: ReplaceSymbolEffect { get }
    public var wholeSymbol: ReplaceSymbolEffect { get }
}
public struct RequestReviewAction : Sendable {
    @MainActor public func callAsFunction()
}
public struct RotateGesture : Gesture {
    public struct Value : Equatable, Sendable {
        public var rotation: Angle
        public var velocity: Angle
    }
    public init(minimumAngleDelta: Angle = .degrees(1))
}
public struct RotateSymbolEffect : DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var clockwise: RotateSymbolEffect { get }
    public var counterClockwise: RotateSymbolEffect { get }
    public var byLayer: RotateSymbolEffect { get }
    public var wholeSymbol: RotateSymbolEffect { get }
}
public struct RotatedShape<Content> : Sendable where Content : Shape {
    public var shape: Content
    public var angle: Angle
    public var anchor: UnitPoint
    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center)
}
extension RotatedShape : Shape {
    public func path(in rect: CGRect) -> Path
}
public struct RotationGesture : Gesture {
    public typealias Value = Angle
    public init(minimumAngleDelta: Angle = .degrees(1))
}
public struct RoundedBorderTextEditorStyle : TextEditorStyle {
    public init()
}
@MainActor public struct RoundedBorderTextFieldStyle : TextFieldStyle {
    @MainActor public init()
}
public struct RoundedRectangle : Sendable {
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
}
extension RoundedRectangle : InsettableShape {
    public func path(in rect: CGRect) -> Path
    public func inset(by amount: CGFloat) -> RoundedRectangle
}
public struct ScaleSymbolEffect : IndefiniteSymbolEffect {
    public var up: ScaleSymbolEffect { get }
    public var down: ScaleSymbolEffect { get }
    public var byLayer: ScaleSymbolEffect { get }
    public var wholeSymbol: ScaleSymbolEffect { get }
}
@propertyWrapper public struct ScaledMetric<Value> : DynamicProperty where Value : BinaryFloatingPoint {
    public init(wrappedValue: Value, relativeTo style: Font.TextStyle = .body)
    public init(wrappedValue: Value)
    public var wrappedValue: Value { get }
}
public struct ScaledShape<Content> : Sendable where Content : Shape {
    public var shape: Content
    public var scale: CGSize
    public var anchor: UnitPoint
    public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center)
}
extension ScaledShape : Shape {
    public func path(in rect: CGRect) -> Path
}
@MainActor @preconcurrency public protocol Scene {
    associatedtype Body : Scene
    @SceneBuilder @MainActor var body: Self.Body { get }
}
extension Scene {
    @MainActor public func menuBarExtraStyle(_ style: MenuBarExtraStyle) -> Self
    @MainActor public func windowStyle(_ style: WindowStyle) -> Self
    @MainActor public func windowToolbarStyle(_ style: WindowToolbarStyle) -> Self
    @MainActor public func windowResizability(_ resizability: WindowResizability) -> Self
    @MainActor public func windowLevel(_ level: WindowLevel) -> Self
    @MainActor public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> Self
    @MainActor public func defaultPosition(_ position: UnitPoint) -> Self
    @MainActor public func defaultSize(_ size: CGSize) -> Self
    @MainActor public func handlesExternalEvents(matching conditions: Set<String>) -> Self
    @MainActor public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> Self
    @MainActor public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> Self
    @MainActor public func defaultAppStorage(_ store: UserDefaults) -> Self
    @MainActor public func backgroundTask<Request, Response>(_ task: BackgroundTask<Request, Response>, action: @escaping @Sendable (Request) async -> Response) -> Self
    @MainActor public func modelContainer<Container>(_ container: Container) -> Self where Container : AnyObject
}
extension Scene {
    @MainActor public func environmentObject<Object>(_ object: Object) -> Self where Object : ObservableObject
    @MainActor public func environment<Object>(_ object: Object?) -> Self where Object : AnyObject, Object : Observable
    @MainActor public func onChange<Value>(of value: Value, perform action: @escaping (Value) -> Void) -> Self where Value : Equatable
    @MainActor public func onChange<Value>(of value: Value, initial: Bool = false, _ action: @escaping () -> Void) -> Self where Value : Equatable
    @MainActor public func onChange<Value>(of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void) -> Self where Value : Equatable
    @MainActor public func defaultSize(width: CGFloat, height: CGFloat) -> Self
}
extension Scene {
    @MainActor public func commands<Content>(@CommandsBuilder content: () -> Content) -> Self where Content : Commands
    @MainActor public func commandsRemoved() -> Self
}
@resultBuilder public enum SceneBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content : Scene
    public static func buildBlock<Content>(_ content: Content) -> Content where Content : Scene
    public static func buildBlock<each Content>(_ content: repeat each Content) -> _SceneList where repeat each Content : Scene
    public static func buildIf<Content>(_ content: Content?) -> Content? where Content : Scene
    public static func buildLimitedAvailability<Content>(_ content: Content) -> _SceneList where Content : Scene
}
public enum SceneLaunchBehavior : Sendable {
    case automatic
    case presented
    case suppressed
}
public enum ScenePhase : Comparable, Hashable, Sendable {
    case background
    case inactive
    case active
}
@propertyWrapper public struct SceneStorage<Value> : DynamicProperty {
    public init(wrappedValue: Value, _ key: String)
    public init(_ key: String) where Value : ExpressibleByNilLiteral
    public var wrappedValue: Value { get nonmutating set }
    public var projectedValue: Binding<Value> { get }
}
public enum ScreenRole : String, Sendable, Hashable, CaseIterable {
    case button
    case link
    case toggle
    case textField
    case secureField
    case textEditor
    case searchField
    case picker
    case slider
    case stepper
    case datePicker
    case colorPicker
    case pageControl
    case tab
    case menu
    case header
    case image
    case text
    case group
}
public enum ScreenValue : Sendable, Hashable {
    case text(String)
    case number(Double)
    case flag(Bool)
    case date(Date)
}
extension ScreenValue : ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral {
    public init(stringLiteral value: String)
    public init(integerLiteral value: Int)
    public init(floatLiteral value: Double)
    public init(booleanLiteral value: Bool)
}
extension ScreenValue : CustomStringConvertible {
    public var description: String { get }
}
public enum ScrollAnchorRole : Hashable, Sendable {
    case initialOffset
    case sizeChanges
    case alignment
}
public struct ScrollBounceBehavior : Sendable {
    public static let automatic: ScrollBounceBehavior
    public static let always: ScrollBounceBehavior
    public static let basedOnSize: ScrollBounceBehavior
}
public struct ScrollDismissesKeyboardMode : Sendable {
    public static let automatic: ScrollDismissesKeyboardMode
    public static let immediately: ScrollDismissesKeyboardMode
    public static let interactively: ScrollDismissesKeyboardMode
    public static let never: ScrollDismissesKeyboardMode
}
public struct ScrollEdgeEffectStyle : Hashable, Sendable {
    public static let automatic: ScrollEdgeEffectStyle
    public static let soft: ScrollEdgeEffectStyle
    public static let hard: ScrollEdgeEffectStyle
}
public struct ScrollGeometry : Equatable, Sendable {
    public var contentOffset: CGPoint
    public var contentSize: CGSize
    public var contentInsets: EdgeInsets
    public var containerSize: CGSize
    public var visibleRect: CGRect { get }
    public var bounds: CGRect { get }
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize)
}
public struct ScrollIndicatorVisibility : Hashable, Sendable {
    public static let automatic: ScrollIndicatorVisibility
    public static let visible: ScrollIndicatorVisibility
    public static let hidden: ScrollIndicatorVisibility
    public static let never: ScrollIndicatorVisibility
}
public enum ScrollPhase : Hashable, Sendable {
    case idle
    case tracking
    case interacting
    case decelerating
    case animating
    public var isScrolling: Bool { get }
}
public struct ScrollPhaseChangeContext {
    public let geometry: ScrollGeometry
    public let velocity: CGVector?
}
public struct ScrollPosition : Equatable, @unchecked Sendable {
    public var edge: Edge?
    public var point: CGPoint?
    public private(set) var isPositionedByUser: Bool { get }
    public init<ID>(idType: ID.Type = Never.self) where ID : Hashable
    public init<ID>(id: ID, anchor: UnitPoint? = nil) where ID : Hashable
    public init<ID>(idType: ID.Type = Never.self, edge: Edge) where ID : Hashable
    public init<ID>(idType: ID.Type = Never.self, point: CGPoint) where ID : Hashable
    public init<ID>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) where ID : Hashable
    public init<ID>(idType: ID.Type = Never.self, x: CGFloat) where ID : Hashable
    public init<ID>(idType: ID.Type = Never.self, y: CGFloat) where ID : Hashable
    public var viewID: (any Hashable)? { get }
    public func viewID<ID>(type: ID.Type) -> ID? where ID : Hashable
    public mutating func scrollTo<ID>(id: ID, anchor: UnitPoint? = nil) where ID : Hashable
    public mutating func scrollTo(edge: Edge)
    public mutating func scrollTo(point: CGPoint)
    public mutating func scrollTo(x: CGFloat, y: CGFloat)
    public mutating func scrollTo(x: CGFloat)
    public mutating func scrollTo(y: CGFloat)
}
public struct ScrollTarget : Hashable, Sendable {
    public var rect: CGRect
    public var anchor: UnitPoint?
}
public protocol ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext)
}
extension ScrollTargetBehavior {
    public typealias TargetContext = ScrollTargetBehaviorContext
    public func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)
}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { get }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { get }
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> ViewAlignedScrollTargetBehavior
}
public struct ScrollTargetBehaviorContext {
    public let originalTarget: ScrollTarget
    public let velocity: CGVector
    public let contentSize: CGSize
    public let containerSize: CGSize
    public let axes: Axis.Set
}
public struct ScrollTransitionConfiguration : Sendable {
    public struct Threshold : Sendable {
        public static let visible: ScrollTransitionConfiguration.Threshold
        public static let hidden: ScrollTransitionConfiguration.Threshold
        public static let centered: ScrollTransitionConfiguration.Threshold
        public static func visible(_ amount: Double) -> ScrollTransitionConfiguration.Threshold
        public func inset(by distance: Double) -> ScrollTransitionConfiguration.Threshold
        public func interpolated(towards other: ScrollTransitionConfiguration.Threshold, amount: Double) -> ScrollTransitionConfiguration.Threshold
    }
    public static let identity: ScrollTransitionConfiguration
    public static let animated: ScrollTransitionConfiguration
    public static let interactive: ScrollTransitionConfiguration
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration
    public func threshold(_ threshold: ScrollTransitionConfiguration.Threshold) -> ScrollTransitionConfiguration
}
public enum ScrollTransitionPhase : Sendable {
    case topLeading
    case identity
    case bottomTrailing
    public var isIdentity: Bool { get }
    public var value: Double { get }
}
public struct ScrollView<Content> : Sendable where Content : View {
    public var axes: Axis.Set
    public var showsIndicators: Bool
    public var content: Content
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)
}
extension ScrollView : PrimitiveView {
    public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment)
}
public struct ScrollViewProxy : @unchecked Sendable {
    public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID : Hashable
}
public struct ScrollViewReader<Content> : Sendable where Content : View {
    public init(@ViewBuilder content: (ScrollViewProxy) -> Content)
}
extension ScrollViewReader : View {
    @MainActor public var body: some View { get }
}
public struct SearchFieldPlacement : Sendable {
    public enum NavigationBarDrawerDisplayMode : Sendable {
        case automatic
        case always
    }
    public static let automatic: SearchFieldPlacement
    public static let navigationBarDrawer: SearchFieldPlacement
    public static let toolbar: SearchFieldPlacement
    public static let sidebar: SearchFieldPlacement
    public static func navigationBarDrawer(displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode) -> SearchFieldPlacement
}
public enum SearchPresentationToolbarBehavior : Sendable {
    case automatic
    case avoidHidingContent
}
public enum SearchToolbarBehavior : Sendable {
    case automatic
    case minimize
}
public struct Section<Parent, Content, Footer> : Sendable where Parent : View, Content : View, Footer : View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer)
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content)
}
extension Section where Parent == EmptyView, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content)
}
extension Section where Footer == EmptyView {
    public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)
    public init(header: Parent, @ViewBuilder content: () -> Content)
}
extension Section where Parent == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer)
    public init(footer: Footer, @ViewBuilder content: () -> Content)
}
extension Section where Parent == Text, Footer == EmptyView {
    public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content)
    public init<Title>(_ title: Title, @ViewBuilder content: () -> Content) where Title : StringProtocol
    public init(_ key: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)
    public init<Title>(_ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) where Title : StringProtocol
}
extension Section : PrimitiveView {
    public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment)
}
public struct SectionCollection : RandomAccessCollection {
    public var startIndex: Int { get }
    public var endIndex: Int { get }
    public subscript(index: Int) -> SectionConfiguration { get }
}
public struct SectionConfiguration : Identifiable {
    public let id: Int
    public let containerValues: ContainerValues
    public let header: SubviewsCollection
    public let footer: SubviewsCollection
    public let content: SubviewsCollection
}
public struct SecureField<Label> : @unchecked Sendable where Label : View {
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)
}
extension SecureField where Label == Text {
    public init(_ key: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil)
    public init(_ key: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void)
    public init<Title>(_ title: Title, text: Binding<String>, onCommit: @escaping () -> Void) where Title : StringProtocol
    public init<Title>(_ title: Title, text: Binding<String>, prompt: Text? = nil) where Title : StringProtocol
}
extension SecureField : View {
    @MainActor public var body: some View { get }
}
public struct SegmentedPickerStyle : PickerStyle {
    public init()
}
public struct SelectionShapeStyle : ShapeStyle {
    public init()
}
public struct Selector : Hashable, Sendable, ExpressibleByStringLiteral {
    public init(_ name: String)
    public init(stringLiteral name: String)
}
public struct SensoryFeedback : Equatable, Sendable {
    public enum Weight : Sendable {
        case light
        case medium
        case heavy
    }
    public enum Flexibility : Sendable {
        case soft
        case solid
        case rigid
    }
    public static let success: SensoryFeedback
    public static let warning: SensoryFeedback
    public static let error: SensoryFeedback
    public static let selection: SensoryFeedback
    public static let increase: SensoryFeedback
    public static let decrease: SensoryFeedback
    public static let impact: SensoryFeedback
    public static func impact(weight: SensoryFeedback.Weight = .medium, intensity: Double = 1) -> SensoryFeedback
    public static func impact(flexibility: SensoryFeedback.Flexibility, intensity: Double = 1) -> SensoryFeedback
}
public struct SentTransferredFile : Sendable {
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false)
}
public struct SeparatorShapeStyle : ShapeStyle {
    public init()
}
public struct SequenceGesture<First, Second> : Gesture where First : Gesture, Second : Gesture {
    public enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
    }
    public init(_ first: First, _ second: Second)
}
public struct Settings<Content> where Content : View {
    public init(@ViewBuilder content: () -> Content)
}
extension Settings : Scene {
    @MainActor public var body: Never { get }
}
@MainActor public struct SettingsLink<Label> : View where Label : View {
    @MainActor public init(@ViewBuilder label: () -> Label)
    @MainActor public init() where Label == Text
    @MainActor public var body: some View { get }
}
public struct Shader : ShapeStyle {
    public init(function: ShaderFunction, arguments: [Shader.Argument])
    public struct Argument : Sendable {
        public static func float<Value>(_ value: Value) -> Shader.Argument where Value : BinaryFloatingPoint
        public static func float2<Value>(_ x: Value, _ y: Value) -> Shader.Argument where Value : BinaryFloatingPoint
        public static func float2(_ point: CGPoint) -> Shader.Argument
        public static func float2(_ size: CGSize) -> Shader.Argument
        public static func float3<Value>(_ x: Value, _ y: Value, _ z: Value) -> Shader.Argument where Value : BinaryFloatingPoint
        public static func float4<Value>(_ x: Value, _ y: Value, _ z: Value, _ w: Value) -> Shader.Argument where Value : BinaryFloatingPoint
        public static func floatArray(_ array: [Float]) -> Shader.Argument
        public static func color(_ color: Color) -> Shader.Argument
        public static func colorArray(_ array: [Color]) -> Shader.Argument
        public static func image(_ image: Image) -> Shader.Argument
        public static func data(_ data: Data) -> Shader.Argument
        public static var boundingRect: Shader.Argument { get }
    }
}
@dynamicCallable public struct ShaderFunction : Sendable {
    public init(library: ShaderLibrary, name: String)
    public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader
}
@dynamicMemberLookup public struct ShaderLibrary : Sendable {
    public static let `default`: ShaderLibrary
    public init(data: Data)
    public init(url: URL)
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary
    public static subscript(dynamicMember name: String) -> ShaderFunction { get }
    public subscript(dynamicMember name: String) -> ShaderFunction { get }
}
public struct ShadowStyle : Hashable, Sendable {
    public static func drop(color: Color = Color(.sRGB, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle
    public static func inner(color: Color = Color(.sRGB, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle
}
nonisolated public protocol Shape : View, Animatable where Self.Body == _ShapeBody {
    func path(in rect: CGRect) -> Path
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}
extension Shape where Self == Rectangle {
    public static var rect: Rectangle { get }
}
extension Shape where Self == Circle {
    public static var circle: Circle { get }
}
extension Shape where Self == Ellipse {
    public static var ellipse: Ellipse { get }
}
extension Shape where Self == Capsule {
    public static var capsule: Capsule { get }
    public static func capsule(style: RoundedCornerStyle) -> Capsule
}
extension Shape where Self == ContainerRelativeShape {
    public static var containerRelative: ContainerRelativeShape { get }
}
extension Shape where Self == RoundedRectangle {
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle
}
extension Shape where Self == UnevenRoundedRectangle {
    public static func rect(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous) -> UnevenRoundedRectangle
}
extension Shape {
    nonisolated public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> _ChangedShape
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> _ChangedShape
    nonisolated public func offset(_ offset: CGSize) -> _ChangedShape
    nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> _ChangedShape
    nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> _ChangedShape
    nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> _ChangedShape
    nonisolated public func transform(_ transform: CGAffineTransform) -> _ChangedShape
    nonisolated public func size(_ size: CGSize) -> _ChangedShape
    nonisolated public func size(width: CGFloat, height: CGFloat) -> _ChangedShape
}
extension Shape where Self == ConcentricRectangle {
    public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle
}
extension Shape {
    public var body: _ShapeBody { get }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}
extension Shape {
    nonisolated public func fill<Content>(_ content: Content = ForegroundStyle(), style: FillStyle = FillStyle()) -> _PaintedShape<Self> where Content : ShapeStyle
    nonisolated public func fill(style: FillStyle) -> _PaintedShape<Self>
    nonisolated public func stroke<Content>(_ content: Content, style: StrokeStyle, antialiased: Bool = true) -> _PaintedShape<Self> where Content : ShapeStyle
    nonisolated public func stroke<Content>(_ content: Content, lineWidth: CGFloat = 1, antialiased: Bool = true) -> _PaintedShape<Self> where Content : ShapeStyle
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self>
    nonisolated public func stroke(style: StrokeStyle) -> _StrokedShape<Self>
}
public protocol ShapeStyle : Sendable {
    associatedtype Resolved : ShapeStyle = Never
    nonisolated func resolve(in environment: EnvironmentValues) -> Self.Resolved
}
extension ShapeStyle where Self == LinearGradient {
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
    public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
}
extension ShapeStyle where Self == LinearGradient {
    public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
}
extension ShapeStyle where Self == RadialGradient {
    public static func radialGradient(_ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat) -> RadialGradient
    public static func radialGradient(colors: [Color], center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat) -> RadialGradient
    public static func radialGradient(stops: [Gradient.Stop], center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat) -> RadialGradient
}
extension ShapeStyle where Self == AngularGradient {
    public static func angularGradient(_ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle) -> AngularGradient
    public static func angularGradient(colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle) -> AngularGradient
    public static func conicGradient(_ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero) -> AngularGradient
    public static func conicGradient(colors: [Color], center: UnitPoint = .center, angle: Angle = .zero) -> AngularGradient
}
extension ShapeStyle where Self == EllipticalGradient {
    public static func ellipticalGradient(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) -> EllipticalGradient
    public static func ellipticalGradient(_ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) -> EllipticalGradient
}
extension ShapeStyle where Self == ImagePaint {
    public static func image(_ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) -> ImagePaint
}
extension ShapeStyle where Self.Resolved == Never {
    nonisolated public func resolve(in environment: EnvironmentValues) -> Never
}
extension ShapeStyle {
    nonisolated public func opacity(_ opacity: Double) -> some ShapeStyle
    nonisolated public func shadow(_ style: ShadowStyle) -> some ShapeStyle
    nonisolated public func blendMode(_ mode: BlendMode) -> some ShapeStyle
    nonisolated public var secondary: some ShapeStyle { get }
    nonisolated public var tertiary: some ShapeStyle { get }
    nonisolated public var quaternary: some ShapeStyle { get }
    nonisolated public var quinary: some ShapeStyle { get }
}
extension ShapeStyle where Self == Color {
    public static var clear: Color { get }
    public static var black: Color { get }
    public static var white: Color { get }
    public static var gray: Color { get }
    public static var red: Color { get }
    public static var orange: Color { get }
    public static var yellow: Color { get }
    public static var green: Color { get }
    public static var mint: Color { get }
    public static var teal: Color { get }
    public static var cyan: Color { get }
    public static var blue: Color { get }
    public static var indigo: Color { get }
    public static var purple: Color { get }
    public static var pink: Color { get }
    public static var brown: Color { get }
    public static var accentColor: Color { get }
}
extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { get }
}
extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { get }
}
extension ShapeStyle where Self == FillShapeStyle {
    public static var fill: FillShapeStyle { get }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    public static var windowBackground: WindowBackgroundShapeStyle { get }
}
extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { get }
}
extension ShapeStyle where Self == SelectionShapeStyle {
    public static var selection: SelectionShapeStyle { get }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { get }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { get }
}
extension ShapeStyle where Self == LinkShapeStyle {
    public static var link: LinkShapeStyle { get }
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { get }
    public static var secondary: HierarchicalShapeStyle { get }
    public static var tertiary: HierarchicalShapeStyle { get }
    public static var quaternary: HierarchicalShapeStyle { get }
    public static var quinary: HierarchicalShapeStyle { get }
}
extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { get }
    public static var thinMaterial: Material { get }
    public static var regularMaterial: Material { get }
    public static var thickMaterial: Material { get }
    public static var ultraThickMaterial: Material { get }
    public static var bar: Material { get }
}
public struct ShareLink<Label> : Sendable where Label : View {
    public init<Item>(item: Item, @ViewBuilder label: () -> Label)
    public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) where Label == Label<Text, Image>
    public init<Item>(_ key: LocalizedStringKey, item: Item) where Label == Label<Text, Image>
}
extension ShareLink {
    public init<Item, Image, Icon>(item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>, @ViewBuilder label: () -> Label)
    public init<Item, Image, Icon>(item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>) where Label == Label<Text, Image>
    public init<Item, Image, Icon>(_ key: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>) where Label == Label<Text, Image>
    public init<Items>(items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) where Items : RandomAccessCollection
    public init<Items>(items: Items, subject: Text? = nil, message: Text? = nil) where Label == Label<Text, Image>, Items : RandomAccessCollection
}
extension ShareLink : View {
    @MainActor public var body: some View { get }
}
public struct SharePreview<Image, Icon> : Sendable {
}
extension SharePreview where Image == Never, Icon == Never {
    public init(_ key: LocalizedStringKey)
    public init<Title>(_ title: Title) where Title : StringProtocol
}
extension SharePreview where Icon == Never {
    public init(_ key: LocalizedStringKey, image: Image)
    public init<Title>(_ title: Title, image: Image) where Title : StringProtocol
}
extension SharePreview where Image == Never {
    public init(_ key: LocalizedStringKey, icon: Icon)
}
extension SharePreview {
    public init(_ key: LocalizedStringKey, image: Image, icon: Icon)
}
public struct SidebarCommands : Sendable {
    public init()
}
extension SidebarCommands : Commands {
    @MainActor public var body: Never { get }
}
public struct SidebarListStyle : ListStyle {
    public init()
}
public struct SimultaneousGesture<First, Second> : Gesture where First : Gesture, Second : Gesture {
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }
    public init(_ first: First, _ second: Second)
}
public struct Slider<Label, ValueLabel> : @unchecked Sendable where Label : View, ValueLabel : View {
    public init<Value>(value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Value : BinaryFloatingPoint
    public init<Value>(value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Value : BinaryFloatingPoint
}
extension Slider where ValueLabel == EmptyView {
    public init<Value>(value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Value : BinaryFloatingPoint
    public init<Value>(value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Value : BinaryFloatingPoint
}
extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    public init<Value>(value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Value : BinaryFloatingPoint
    public init<Value>(value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Value : BinaryFloatingPoint
}
extension Slider : View {
    @MainActor public var body: some View { get }
}
extension Slider {
    public init<Value>(value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label) where Value : BinaryFloatingPoint
    public init<Value>(value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label) where Value : BinaryFloatingPoint
}
extension Slider where ValueLabel == EmptyView {
    public init<Value>(value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, label: () -> Label) where Value : BinaryFloatingPoint
}
extension Slider {
    public init<Value>(value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, neutralValue: Value? = nil, enabledBounds: ClosedRange<Value>? = nil, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Value : BinaryFloatingPoint
    public init<Value>(value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride, neutralValue: Value? = nil, enabledBounds: ClosedRange<Value>? = nil, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Value : BinaryFloatingPoint
}
extension Slider where ValueLabel == EmptyView {
    public init<Value>(value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, neutralValue: Value, enabledBounds: ClosedRange<Value>? = nil, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Value : BinaryFloatingPoint
    public init<Value>(value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, neutralValue: Value? = nil, enabledBounds: ClosedRange<Value>? = nil, @ViewBuilder label: () -> Label, @SliderTickBuilder<Value> ticks: () -> [SliderTick<Value>], onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Value : BinaryFloatingPoint
    public init<Value>(value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride, neutralValue: Value? = nil, enabledBounds: ClosedRange<Value>? = nil, @ViewBuilder label: () -> Label, tick: (Value) -> SliderTick<Value>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Value : BinaryFloatingPoint, Value.Stride : BinaryFloatingPoint
}
public struct SliderTick<Value> where Value : BinaryFloatingPoint {
    public init(_ value: Value)
    public init(_ value: Value, @ViewBuilder label: () -> some View)
}
@resultBuilder public enum SliderTickBuilder<Value> where Value : BinaryFloatingPoint {
    public static func buildExpression(_ tick: SliderTick<Value>) -> [SliderTick<Value>]
    public static func buildBlock(_ ticks: [SliderTick<Value>]...) -> [SliderTick<Value>]
    public static func buildOptional(_ ticks: [SliderTick<Value>]?) -> [SliderTick<Value>]
    public static func buildArray(_ ticks: [[SliderTick<Value>]]) -> [SliderTick<Value>]
}
public enum SpacerSizing : Sendable {
    case flexible
    case fixed
}
public struct SpatialTapGesture : Gesture {
    public struct Value : Equatable, Sendable {
        public var location: CGPoint
    }
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local)
}
public struct Spring : Hashable, Sendable {
    public var duration: TimeInterval
    public var bounce: Double
    public init(duration: TimeInterval = 0.5, bounce: Double = 0)
    public init(response: Double, dampingRatio: Double)
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false)
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001)
    public static var smooth: Spring { get }
    public static var snappy: Spring { get }
    public static var bouncy: Spring { get }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring
    public var response: Double { get }
    public var dampingRatio: Double { get }
    public var mass: Double { get }
    public var stiffness: Double { get }
    public var damping: Double { get }
    public var settlingDuration: TimeInterval { get }
    public func value<Value>(target: Value, initialVelocity: Value = .zero, time: TimeInterval) -> Value where Value : VectorArithmetic
    public func velocity<Value>(target: Value, initialVelocity: Value = .zero, time: TimeInterval) -> Value where Value : VectorArithmetic
}
public struct SpringKeyframe<Value> : KeyframeTrackContent {
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil)
}
public struct StackNavigationViewStyle : NavigationViewStyle {
    public init()
}
@propertyWrapper public struct State<Value> : DynamicProperty {
    public init(wrappedValue: Value)
    public init(initialValue: Value)
    public var wrappedValue: Value { get nonmutating set }
    public var projectedValue: Binding<Value> { get }
}
extension State where Value : ExpressibleByNilLiteral {
    public init()
}
extension State : @unchecked Sendable where Value : Sendable {
}
@propertyWrapper public struct StateObject<Object> : DynamicProperty where Object : ObservableObject {
    public init(wrappedValue make: @autoclosure @escaping () -> Object)
    public var wrappedValue: Object { get }
    public var projectedValue: ObservedObject<Object>.Wrapper { get }
}
public struct Stepper<Label> : @unchecked Sendable where Label : View {
    public init(@ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in })
    public init(onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label)
    public init<Value>(value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Value : Strideable
    public init<Value>(value: Binding<Value>, step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label) where Value : Strideable
    public init<Value>(value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label) where Value : Strideable
    public init<Value>(value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Value : Strideable
}
extension Stepper where Label == Text {
    public init(_ key: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in })
    public init<Value>(_ key: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Value : Strideable
    public init<Value>(_ key: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Value : Strideable
    public init<Title, Value>(_ title: Title, value: Binding<Value>, step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Title : StringProtocol, Value : Strideable
    public init<Title, Value>(_ title: Title, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Title : StringProtocol, Value : Strideable
}
extension Stepper : View {
    @MainActor public var body: some View { get }
}
public struct StrokeStyle : Hashable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
    public var dashPhase: CGFloat
    public init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0)
}
public struct SubmitLabel : Sendable {
    public static let done: SubmitLabel
    public static let go: SubmitLabel
    public static let send: SubmitLabel
    public static let join: SubmitLabel
    public static let route: SubmitLabel
    public static let search: SubmitLabel
    public static let `return`: SubmitLabel
    public static let next: SubmitLabel
    public static let `continue`: SubmitLabel
}
public struct SubmitTriggers : OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int)
    public static let text: SubmitTriggers
    public static let search: SubmitTriggers
}
public struct Subview : Identifiable {
    public let id: Int
}
extension Subview {
    public var containerValues: ContainerValues { get }
}
extension Subview : PrimitiveView {
    public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment)
}
public struct SubviewsCollection : RandomAccessCollection {
    public var startIndex: Int { get }
    public var endIndex: Int { get }
    public subscript(index: Int) -> Subview { get }
}
extension SubviewsCollection : View {
    @MainActor public var body: some View { get }
}
@MainActor public struct SwitchToggleStyle : ToggleStyle {
    nonisolated public init()
    nonisolated public init(tint: Color)
    @MainActor public func makeBody(configuration: SwitchToggleStyle.Configuration) -> some View
}
public enum SymbolColorRenderingMode : Hashable, Sendable {
    case flat
    case gradient
}
public protocol SymbolEffect : Sendable {
}
extension SymbolEffect where Self == BounceSymbolEffect {
    public static var bounce: BounceSymbolEffect { get }
}
extension SymbolEffect where Self == PulseSymbolEffect {
    public static var pulse: PulseSymbolEffect { get }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
    public static var variableColor: VariableColorSymbolEffect { get }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
    public static var scale: ScaleSymbolEffect { get }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
    public static var breathe: BreatheSymbolEffect { get }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
    public static var wiggle: WiggleSymbolEffect { get }
}
extension SymbolEffect where Self == RotateSymbolEffect {
    public static var rotate: RotateSymbolEffect { get }
}
extension SymbolEffect where Self == AppearSymbolEffect {
    public static var appear: AppearSymbolEffect { get }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
    public static var disappear: DisappearSymbolEffect { get }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
    public static var replace: ReplaceSymbolEffect { get }
}
extension SymbolEffect where Self == DrawOnSymbolEffect {
    public static var drawOn: DrawOnSymbolEffect { get }
}
extension SymbolEffect where Self == DrawOffSymbolEffect {
    public static var drawOff: DrawOffSymbolEffect { get }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
    public static var automatic: AutomaticSymbolEffect { get }
}
public struct SymbolEffectOptions : Sendable {
    public struct RepeatBehavior : Sendable {
        public static let continuous: SymbolEffectOptions.RepeatBehavior
        public static let periodic: SymbolEffectOptions.RepeatBehavior
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> SymbolEffectOptions.RepeatBehavior
    }
    public static let `default`: SymbolEffectOptions
    public static let repeating: SymbolEffectOptions
    public static let nonRepeating: SymbolEffectOptions
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions
    public static func `repeat`(_ behavior: SymbolEffectOptions.RepeatBehavior) -> SymbolEffectOptions
    public static func speed(_ speed: Double) -> SymbolEffectOptions
    public var repeating: SymbolEffectOptions { get }
    public var nonRepeating: SymbolEffectOptions { get }
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions
    public func `repeat`(_ behavior: SymbolEffectOptions.RepeatBehavior) -> SymbolEffectOptions
    public func speed(_ speed: Double) -> SymbolEffectOptions
}
public typealias SymbolRenderingMode = SymbolRenderingMode
public enum SymbolVariableValueMode : Hashable, Sendable {
    case color
    case draw
}
public struct SymbolVariants : Hashable, Sendable {
    public static let none: SymbolVariants
    public static let fill: SymbolVariants
    public static let circle: SymbolVariants
    public static let square: SymbolVariants
    public static let rectangle: SymbolVariants
    public static let slash: SymbolVariants
    public var fill: SymbolVariants { get }
    public var circle: SymbolVariants { get }
    public var square: SymbolVariants { get }
    public var slash: SymbolVariants { get }
}
public enum SystemFormatStyle {
}
extension SystemFormatStyle {
    public struct DateOffset : FormatStyle, Codable, Hashable, Sendable {
        public func format(_ date: Date) -> String
    }
    public struct DateReference : FormatStyle, Codable, Hashable, Sendable {
        public func format(_ now: Date) -> String
    }
    public struct Stopwatch : FormatStyle, Codable, Hashable, Sendable {
        public func format(_ date: Date) -> String
    }
    public struct Timer : FormatStyle, Codable, Hashable, Sendable {
        public func format(_ date: Date) -> String
    }
}
public struct Tab<Value, Content, Label> : @unchecked Sendable where Content : View, Label : View {
}
extension Tab where Value == Never {
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
}
extension Tab where Value : Hashable {
    public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
}
extension Tab where Value : Hashable, Label == EmptyView {
    public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content)
}
extension Tab where Value == Never, Label == EmptyView {
    public init(role: TabRole?, @ViewBuilder content: () -> Content)
}
extension Tab where Value == Never, Label == Label<Text, Image> {
    public init(_ key: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content)
    public init<Title>(_ title: Title, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) where Title : StringProtocol
    public init(_ key: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content)
}
extension Tab where Value : Hashable, Label == Label<Text, Image> {
    public init(_ key: LocalizedStringKey, image: ImageResource, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content)
    public init(_ key: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content)
    public init<Title>(_ title: Title, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) where Title : StringProtocol
    public init(_ key: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content)
}
extension Tab : View {
    @MainActor public var body: some View { get }
}
extension Tab : TabContent where Value : Hashable {
    public typealias TabValue = Value
}
public struct TabBarMinimizeBehavior : Hashable, Sendable {
    public static let automatic: TabBarMinimizeBehavior
    public static let onScrollDown: TabBarMinimizeBehavior
    public static let onScrollUp: TabBarMinimizeBehavior
    public static let never: TabBarMinimizeBehavior
}
@MainActor @preconcurrency public protocol TabContent<TabValue> : View {
    associatedtype TabValue : Hashable
}
@resultBuilder public enum TabContentBuilder<TabValue> where TabValue : Hashable {
    public static func buildExpression<Content>(_ content: Content) -> Content where TabValue == Content.TabValue, Content : TabContent
    public static func buildBlock<each Content>(_ content: repeat each Content) -> _TabList<TabValue> where repeat each Content : TabContent
    public static func buildIf(_ content: _TabList<TabValue>?) -> _TabList<TabValue>
    public static func buildEither(first: _TabList<TabValue>) -> _TabList<TabValue>
    public static func buildEither(second: _TabList<TabValue>) -> _TabList<TabValue>
}
public enum TabCustomizationBehavior : Sendable {
    case automatic
    case disabled
    case reorderable
}
public struct TabRole : Hashable, Sendable {
    public static let search: TabRole
    public static let prominent: TabRole
}
public struct TabSection<Header, Content> : Sendable where Header : View, Content : View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header)
    public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) where Header == Text
}
extension TabSection : View {
    @MainActor public var body: some View { get }
}
public struct TabView<Selection, Content> : @unchecked Sendable where Content : View {
}
extension TabView where Selection == Int {
    public init(@ViewBuilder content: () -> Content)
}
extension TabView where Selection : Hashable {
    public init(selection: Binding<Selection>, @ViewBuilder content: () -> Content)
    public init(selection: Binding<Selection>?, @ViewBuilder content: () -> Content)
}
extension TabView : PrimitiveView {
    public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment)
}
public struct TabViewCustomization : Hashable, Codable, Sendable {
    public init()
    public mutating func resetTabOrder()
    public mutating func resetVisibility()
    public mutating func resetSectionOrder()
}
public protocol TabViewStyle {
}
extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: DefaultTabViewStyle { get }
    public static var sidebarAdaptable: DefaultTabViewStyle { get }
}
extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { get }
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle
}
public struct Table<Value> : @unchecked Sendable where Value : Identifiable {
    public init<Data>(_ data: Data, @TableColumnBuilder<Value> columns: () -> [TableColumnParts<Value>]) where Value == Data.Element, Data : RandomAccessCollection
    public init<Data>(_ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> [TableColumnParts<Value>]) where Value == Data.Element, Data : RandomAccessCollection
    public init<Data>(_ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> [TableColumnParts<Value>]) where Value == Data.Element, Data : RandomAccessCollection
    public init<Data, Order>(_ data: Data, sortOrder: Binding<[Order]>, @TableColumnBuilder<Value> columns: () -> [TableColumnParts<Value>]) where Value == Data.Element, Data : RandomAccessCollection, Order : SortComparator
    public init<Data, Order>(_ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Order]>, @TableColumnBuilder<Value> columns: () -> [TableColumnParts<Value>]) where Value == Data.Element, Data : RandomAccessCollection, Order : SortComparator
    public init(of type: Value.Type, @TableColumnBuilder<Value> columns: () -> [TableColumnParts<Value>], @TableRowBuilder<Value> rows: () -> [Value])
    public init(of type: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> [TableColumnParts<Value>], @TableRowBuilder<Value> rows: () -> [Value])
    public init(of type: Value.Type, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> [TableColumnParts<Value>], @TableRowBuilder<Value> rows: () -> [Value])
    public init<Order>(of type: Value.Type, sortOrder: Binding<[Order]>, @TableColumnBuilder<Value> columns: () -> [TableColumnParts<Value>], @TableRowBuilder<Value> rows: () -> [Value]) where Order : SortComparator
    public init<Data, Order>(_ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Order]>, @TableColumnBuilder<Value> columns: () -> [TableColumnParts<Value>]) where Value == Data.Element, Data : RandomAccessCollection, Order : SortComparator
}
extension Table : View {
    @MainActor public var body: some View { get }
}
public struct TableColumn<Value, Content> where Content : View {
    public init(_ key: LocalizedStringKey, @ViewBuilder content: @escaping (Value) -> Content)
    public init<Sorted>(_ key: LocalizedStringKey, value: KeyPath<Value, Sorted>, @ViewBuilder content: @escaping (Value) -> Content)
    public init(_ key: LocalizedStringKey, value: KeyPath<Value, String>) where Content == Text
    public func width(_ width: CGFloat? = nil) -> TableColumn<Value, Content>
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn<Value, Content>
}
@resultBuilder public enum TableColumnBuilder<Value> {
    public static func buildExpression<Content>(_ column: TableColumn<Value, Content>) -> [TableColumnParts<Value>] where Content : View
    public static func buildBlock(_ columns: [TableColumnParts<Value>]...) -> [TableColumnParts<Value>]
    public static func buildIf(_ columns: [TableColumnParts<Value>]?) -> [TableColumnParts<Value>]
}
public struct TableColumnParts<Value> {
}
public struct TableRow<Value> : @unchecked Sendable where Value : Identifiable {
    public init(_ value: Value)
    public func contextMenu<Content>(@ViewBuilder menuItems: () -> Content) -> TableRow<Value> where Content : View
    public func itemProvider(_ action: (() -> NSItemProvider?)?) -> TableRow<Value>
    public func draggable<Payload>(_ payload: @autoclosure @escaping () -> Payload) -> TableRow<Value>
}
extension TableRow : View {
    @MainActor public var body: some View { get }
}
@resultBuilder public enum TableRowBuilder<Value> where Value : Identifiable {
    public static func buildExpression(_ row: TableRow<Value>) -> [Value]
    public static func buildExpression(_ section: TableSection<Value>) -> [Value]
    public static func buildExpression<Data, ID, Content>(_ rows: ForEach<Data, ID, Content>) -> [Value] where Value == Data.Element, Data : RandomAccessCollection, ID : Hashable, Content : View
    public static func buildBlock(_ rows: [Value]...) -> [Value]
    public static func buildOptional(_ rows: [Value]?) -> [Value]
    public static func buildEither(first rows: [Value]) -> [Value]
    public static func buildEither(second rows: [Value]) -> [Value]
    public static func buildArray(_ rows: [[Value]]) -> [Value]
}
public struct TableSection<Value> where Value : Identifiable {
    public init(_ key: LocalizedStringKey, @TableRowBuilder<Value> content: () -> [Value])
}
public struct TapGesture : Gesture {
    public typealias Value = Void
    public var count: Int
    public init(count: Int = 1)
}
public struct Text : Equatable, Sendable {
    public init(verbatim content: String)
    public init<Content>(_ content: Content) where Content : StringProtocol
    public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
    public init(_ resource: LocalizedStringResource)
    public init(_ content: AttributedString)
    public init(_ image: Image)
    public init<Style>(_ input: Style.FormatInput, format: Style) where Style : FormatStyle, Style.FormatInput : Equatable, Style.FormatOutput == String
    public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject : ReferenceConvertible
    public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject : NSObject
    public init(_ date: Date, style: Text.DateStyle)
    public init(_ interval: ClosedRange<Date>)
    public init(_ interval: DateInterval)
    public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true)
    public struct DateStyle : Hashable, Sendable {
        public static let date: Text.DateStyle
        public static let time: Text.DateStyle
        public static let relative: Text.DateStyle
        public static let offset: Text.DateStyle
        public static let timer: Text.DateStyle
    }
    public enum Case : Hashable, Sendable {
        case uppercase
        case lowercase
    }
    public enum TruncationMode : Hashable, Sendable {
        case head
        case middle
        case tail
    }
    public struct LineStyle : Hashable, Sendable {
        public enum Pattern : Hashable, Sendable {
            case solid
            case dot
            case dash
            case dashDot
            case dashDotDot
        }
        public init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil)
        public static let single: Text.LineStyle
        public init?(nsUnderlineStyle style: NSUnderlineStyle)
    }
    public static func + (left: Text, right: Text) -> Text
    public func font(_ font: Font?) -> Text
    public func fontWeight(_ weight: Font.Weight?) -> Text
    public func fontDesign(_ design: Font.Design?) -> Text
    public func fontWidth(_ width: Font.Width?) -> Text
    public func bold() -> Text
    public func bold(_ isActive: Bool) -> Text
    public func italic() -> Text
    public func italic(_ isActive: Bool) -> Text
    public func monospaced(_ isActive: Bool = true) -> Text
    public func monospacedDigit() -> Text
    public func foregroundColor(_ color: Color?) -> Text
    public func foregroundStyle<Style>(_ style: Style) -> Text where Style : ShapeStyle
    public func tracking(_ tracking: CGFloat) -> Text
    public func kerning(_ kerning: CGFloat) -> Text
    public func baselineOffset(_ offset: CGFloat) -> Text
    public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> Text
    public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> Text
    public struct Scale : Hashable, Sendable {
        public static let `default`: Text.Scale
        public static let secondary: Text.Scale
    }
    public func accessibilityLabel(_ label: Text) -> Text
    public func accessibilityLabel(_ label: String) -> Text
    public func accessibilityLabel(_ label: LocalizedStringKey) -> Text
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text
}
extension Text {
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text
    nonisolated public func speechAdjustedPitch(_ value: Double) -> Text
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> Text
}
extension Text : PrimitiveView {
    public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment)
}
extension Text {
    public enum AlignmentStrategy : Hashable, Sendable {
        case `default`
        case layoutBased
        case writingDirectionBased
    }
    public enum WritingDirectionStrategy : Hashable, Sendable {
        case `default`
        case layoutBased
        case contentBased
    }
}
extension Text {
    public struct Layout : RandomAccessCollection, Sendable {
        public var startIndex: Int { get }
        public var endIndex: Int { get }
        public subscript(position: Int) -> Text.Layout.Line { get }
        public var isTruncated: Bool { get }
        public struct TypographicBounds : Hashable, Sendable {
            public var origin: CGPoint
            public var width: CGFloat
            public var ascent: CGFloat
            public var descent: CGFloat
            public var leading: CGFloat
            public var rect: CGRect { get }
        }
        public struct Line : RandomAccessCollection, Sendable {
            public var startIndex: Int { get }
            public var endIndex: Int { get }
            public subscript(position: Int) -> Text.Layout.Run { get }
            public var origin: CGPoint { get }
            public var typographicBounds: Text.Layout.TypographicBounds { get }
        }
        public struct Run : RandomAccessCollection, Sendable {
            public var startIndex: Int { get }
            public var endIndex: Int { get }
            public subscript(position: Int) -> Text.Layout.RunSlice { get }
            public subscript<Attribute>(key: Attribute.Type) -> Attribute? where Attribute : TextAttribute { get }
            public var typographicBounds: Text.Layout.TypographicBounds { get }
            public var layoutDirection: LayoutDirection { get }
        }
        public struct RunSlice : Sendable {
            public subscript<Attribute>(key: Attribute.Type) -> Attribute? where Attribute : TextAttribute { get }
            public var typographicBounds: Text.Layout.TypographicBounds { get }
        }
        public struct DrawingOptions : OptionSet, Sendable {
            public let rawValue: UInt32
            public init(rawValue: UInt32)
            public static let disablesSubpixelQuantization: Text.Layout.DrawingOptions
        }
    }
    public func customAttribute<Attribute>(_ value: Attribute) -> Text where Attribute : TextAttribute
}
extension Text {
    public init<Value, Style>(_ source: TimeDataSource<Value>, format: Style) where Value : Equatable, Value == Style.FormatInput, Style : FormatStyle, Style.FormatOutput == String
}
public enum TextAlignment : Hashable, Sendable, CaseIterable {
    case leading
    case center
    case trailing
}
public protocol TextAttribute {
}
public struct TextEditingCommands : Sendable {
    public init()
}
extension TextEditingCommands : Commands {
    @MainActor public var body: Never { get }
}
public struct TextEditor : @unchecked Sendable {
    public init(text: Binding<String>)
    public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil)
}
extension TextEditor : View {
    @MainActor public var body: some View { get }
}
extension TextEditor {
    public init(text: Binding<String>, selection: Binding<TextSelection?>)
}
public protocol TextEditorStyle {
}
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    public static var automatic: AutomaticTextEditorStyle { get }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
    public static var plain: PlainTextEditorStyle { get }
}
extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    public static var roundedBorder: RoundedBorderTextEditorStyle { get }
}
public struct TextField<Label> : @unchecked Sendable where Label : View {
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label)
}
extension TextField where Label == Text {
    public init(_ key: LocalizedStringKey, text: Binding<String>)
    public init(_ key: LocalizedStringKey, text: Binding<String>, prompt: Text?)
    public init(_ key: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis)
    public init<Title>(_ title: Title, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal) where Title : StringProtocol
    public init(_ key: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {})
    public init(_ key: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void)
    public init<Style>(_ key: LocalizedStringKey, value: Binding<Style.FormatInput>, format: Style, prompt: Text? = nil) where Style : ParseableFormatStyle, Style.FormatOutput == String
    public init<Style>(_ key: LocalizedStringKey, value: Binding<Style.FormatInput?>, format: Style, prompt: Text? = nil) where Style : ParseableFormatStyle, Style.FormatOutput == String
    public init<Value>(_ key: LocalizedStringKey, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil)
    public init<Title, Style>(_ title: Title, value: Binding<Style.FormatInput>, format: Style, prompt: Text? = nil) where Title : StringProtocol, Style : ParseableFormatStyle, Style.FormatOutput == String
    public init<Value>(_ key: LocalizedStringKey, value: Binding<Value>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {})
    public init<Title, Value>(_ title: Title, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil) where Title : StringProtocol
    public init<Title, Value>(_ title: Title, value: Binding<Value>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}) where Title : StringProtocol
    public init<Title>(_ title: Title, text: Binding<String>, onCommit: @escaping () -> Void) where Title : StringProtocol
    public init<Title>(_ title: Title, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}) where Title : StringProtocol
}
extension TextField {
    public init<Style>(value: Binding<Style.FormatInput>, format: Style, prompt: Text? = nil, @ViewBuilder label: () -> Label) where Style : ParseableFormatStyle, Style.FormatOutput == String
    public init<Style>(value: Binding<Style.FormatInput?>, format: Style, prompt: Text? = nil, @ViewBuilder label: () -> Label) where Style : ParseableFormatStyle, Style.FormatOutput == String
}
extension TextField : View {
    @MainActor public var body: some View { get }
}
extension TextField where Label == Text {
    public init(_ key: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis = .horizontal)
    public init<Title>(_ title: Title, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis = .horizontal) where Title : StringProtocol
}
extension TextField {
    public init(text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label)
}
@MainActor @preconcurrency public protocol TextFieldStyle {
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
    @MainActor public static var automatic: DefaultTextFieldStyle { get }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    @MainActor public static var plain: PlainTextFieldStyle { get }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    @MainActor public static var roundedBorder: RoundedBorderTextFieldStyle { get }
}
public struct TextFormattingCommands : Sendable {
    public init()
}
extension TextFormattingCommands : Commands {
    @MainActor public var body: Never { get }
}
public struct TextInputAutocapitalization : Sendable {
    public static let never: TextInputAutocapitalization
    public static let words: TextInputAutocapitalization
    public static let sentences: TextInputAutocapitalization
    public static let characters: TextInputAutocapitalization
}
public struct TextProxy : Sendable {
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}
@MainActor @preconcurrency public protocol TextRenderer : Animatable {
    @MainActor func draw(layout: Text.Layout, in context: inout GraphicsContext)
    @MainActor func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    @MainActor var displayPadding: EdgeInsets { get }
}
extension TextRenderer {
    @MainActor public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    @MainActor public var displayPadding: EdgeInsets { get }
}
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}
extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { get }
}
extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { get }
}
public struct TextSelection : Hashable, Sendable {
    public enum Indices : Hashable, Sendable {
        case selection(Range<String.Index>)
        case multiSelection(RangeSet<String.Index>)
    }
    public var indices: TextSelection.Indices
    public var affinity: TextSelectionAffinity
    public init(range: Range<String.Index>)
    public init(ranges: RangeSet<String.Index>)
    public init(insertionPoint: String.Index)
    public var isInsertion: Bool { get }
}
public enum TextSelectionAffinity : Hashable, Sendable {
    case automatic
    case upstream
    case downstream
}
public struct TimeDataSource<Value> : Sendable {
}
extension TimeDataSource where Value == Date {
    public static var currentDate: TimeDataSource<Date> { get }
}
extension TimeDataSource where Value == Duration {
    public static func durationOffset(to date: Date) -> TimeDataSource<Value>
}
public protocol TimelineSchedule {
    typealias Mode = TimelineScheduleMode
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { get }
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from date: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule
}
extension TimelineSchedule {
    public static func explicit<Dates>(_ dates: Dates) -> ExplicitTimelineSchedule<Dates> where Self == ExplicitTimelineSchedule<Dates>, Dates : Sequence, Dates.Element == Date
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: EveryMinuteTimelineSchedule { get }
}
public enum TimelineScheduleMode : Hashable, Sendable {
    case normal
    case lowFrequency
}
public struct TimelineView<Schedule, Content> : @unchecked Sendable where Content : View {
    public typealias Context = TimelineViewDefaultContext
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineView<Schedule, Content>.Context) -> Content) where Schedule : TimelineSchedule
}
extension TimelineView : PrimitiveView {
    public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment)
}
public struct TimelineViewDefaultContext : Sendable {
    public enum Cadence : Comparable, Sendable {
        case live
        case seconds
        case minutes
    }
    public let date: Date
    public let cadence: TimelineViewDefaultContext.Cadence
}
public struct TintShapeStyle : ShapeStyle {
    public init()
}
@MainActor public struct TitleAndIconLabelStyle : LabelStyle {
    nonisolated public init()
    @MainActor public func makeBody(configuration: TitleAndIconLabelStyle.Configuration) -> some View
}
@MainActor public struct TitleOnlyLabelStyle : LabelStyle {
    nonisolated public init()
    @MainActor public func makeBody(configuration: TitleOnlyLabelStyle.Configuration) -> some View
}
public struct Toggle<Label> : @unchecked Sendable where Label : View {
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)
}
extension Toggle {
    public init<Sources>(sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>, @ViewBuilder label: () -> Label) where Sources : RandomAccessCollection
}
extension Toggle where Label == Text {
    public init<Sources>(_ key: LocalizedStringKey, sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>) where Sources : RandomAccessCollection
    public init(_ key: LocalizedStringKey, isOn: Binding<Bool>)
    public init<Title>(_ title: Title, isOn: Binding<Bool>) where Title : StringProtocol
}
extension Toggle where Label == Label<Text, Image> {
    public init(_ key: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>)
}
extension Toggle where Label == Label<Text, Image> {
    public init<Sources>(_ key: LocalizedStringKey, systemImage: String, sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>) where Sources : RandomAccessCollection
}
extension Toggle where Label == _StylePart {
    public init(_ configuration: ToggleStyleConfiguration)
}
extension Toggle : View {
    @MainActor public var body: some View { get }
}
@MainActor @preconcurrency public protocol ToggleStyle : Sendable {
    associatedtype Body : View
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder @MainActor func makeBody(configuration: Self.Configuration) -> Self.Body
}
extension ToggleStyle where Self == SwitchToggleStyle {
    nonisolated public static var automatic: SwitchToggleStyle { get }
    nonisolated public static var `switch`: SwitchToggleStyle { get }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    nonisolated public static var button: ButtonToggleStyle { get }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
    nonisolated public static var checkbox: CheckboxToggleStyle { get }
}
public struct ToggleStyleConfiguration {
    public typealias Label
    public let label: ToggleStyleConfiguration.Label
    @Binding public var isOn: Bool { get nonmutating set }
    public var isMixed: Bool { get }
}
public struct ToolbarCommands : Sendable {
    public init()
}
extension ToolbarCommands : Commands {
    @MainActor public var body: Never { get }
}
@MainActor @preconcurrency public protocol ToolbarContent {
    associatedtype Body : ToolbarContent
    @ToolbarContentBuilder @MainActor var body: Self.Body { get }
}
extension ToolbarContent {
    nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent
}
@resultBuilder public enum ToolbarContentBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content : ToolbarContent
    public static func buildBlock<Content>(_ content: Content) -> Content where Content : ToolbarContent
    public static func buildBlock<each Content>(_ content: repeat each Content) -> _ToolbarList where repeat each Content : ToolbarContent
    public static func buildIf<Content>(_ content: Content?) -> Content? where Content : ToolbarContent
    public static func buildEither<Content>(first: Content) -> _ToolbarList where Content : ToolbarContent
    public static func buildEither<Content>(second: Content) -> _ToolbarList where Content : ToolbarContent
    public static func buildLimitedAvailability<Content>(_ content: Content) -> _ToolbarList where Content : ToolbarContent
}
public enum ToolbarDefaultItemKind : Sendable {
    case sidebarToggle
    case title
}
public struct ToolbarItem<ID, Content> where Content : View {
}
extension ToolbarItem where ID == () {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
}
extension ToolbarItem where ID == String {
    public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
}
extension ToolbarItem : ToolbarContent {
    @MainActor public var body: Never { get }
}
public struct ToolbarItemGroup<Content> where Content : View {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
}
extension ToolbarItemGroup : ToolbarContent {
    @MainActor public var body: Never { get }
}
public struct ToolbarItemPlacement : Hashable, Sendable {
    public static let automatic: ToolbarItemPlacement
    public static let principal: ToolbarItemPlacement
    public static let navigation: ToolbarItemPlacement
    public static let primaryAction: ToolbarItemPlacement
    public static let secondaryAction: ToolbarItemPlacement
    public static let status: ToolbarItemPlacement
    public static let confirmationAction: ToolbarItemPlacement
    public static let cancellationAction: ToolbarItemPlacement
    public static let destructiveAction: ToolbarItemPlacement
    public static let navigationBarLeading: ToolbarItemPlacement
    public static let navigationBarTrailing: ToolbarItemPlacement
    public static let topBarLeading: ToolbarItemPlacement
    public static let topBarTrailing: ToolbarItemPlacement
    public static let bottomBar: ToolbarItemPlacement
    public static let keyboard: ToolbarItemPlacement
}
public struct ToolbarPlacement : Sendable {
    public static let automatic: ToolbarPlacement
    public static let navigationBar: ToolbarPlacement
    public static let bottomBar: ToolbarPlacement
    public static let tabBar: ToolbarPlacement
    public static let windowToolbar: ToolbarPlacement
}
public struct ToolbarRole : Sendable {
    public static let automatic: ToolbarRole
    public static let navigationStack: ToolbarRole
    public static let browser: ToolbarRole
    public static let editor: ToolbarRole
}
public struct ToolbarSpacer {
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic)
}
extension ToolbarSpacer : ToolbarContent {
    @MainActor public var body: Never { get }
}
public typealias ToolbarTitleDisplayMode = NavigationBarItem.TitleDisplayMode
public struct ToolbarTitleMenu<Content> where Content : View {
    public init(@ViewBuilder content: () -> Content)
}
extension ToolbarTitleMenu where Content == EmptyView {
    public init()
}
extension ToolbarTitleMenu : ToolbarContent {
    @MainActor public var body: Never { get }
}
public struct Transaction : @unchecked Sendable {
    public var animation: Animation?
    public var disablesAnimations: Bool
    public var isContinuous: Bool
    public init()
    public init(animation: Animation?)
    public mutating func addAnimationCompletion(criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void)
}
public protocol TransferRepresentation<Item> {
    associatedtype Item
}
extension TransferRepresentation {
    public func suggestedFileName(_ name: String) -> Self
    public func suggestedFileName(_ name: @escaping (Self.Item) -> String?) -> Self
    public func visibility(_ visibility: TransferRepresentationVisibility) -> Self
    public func exportingCondition(_ condition: @escaping (Self.Item) -> Bool) -> Self
}
@resultBuilder public enum TransferRepresentationBuilder<Item> {
    public static func buildExpression<Form>(_ form: Form) -> Form where Item == Form.Item, Form : TransferRepresentation
    public static func buildBlock<Form>(_ form: Form) -> Form where Item == Form.Item, Form : TransferRepresentation
    public static func buildBlock<each Form>(_ forms: repeat each Form) -> _TransferRepresentations<Item> where repeat each Form : TransferRepresentation
}
public enum TransferRepresentationVisibility : Sendable {
    case all
    case team
    case group
    case ownProcess
}
public protocol Transferable {
    associatedtype Representation : TransferRepresentation
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Self.Representation { get }
}
public struct TransformedShape<Content> : Sendable where Content : Shape {
    public var shape: Content
    public var transform: CGAffineTransform
    public init(shape: Content, transform: CGAffineTransform)
}
extension TransformedShape : Shape {
    public func path(in rect: CGRect) -> Path
}
@MainActor @preconcurrency public protocol Transition {
    associatedtype Body : View
    typealias Content = PlaceholderContentView<Self>
    @ViewBuilder @MainActor func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
}
extension Transition {
    @MainActor public func combined<Other>(with other: Other) -> some Transition where Other : Transition
    @MainActor public func animation(_ animation: Animation?) -> some Transition
}
public enum TransitionPhase : Hashable, Sendable {
    case willAppear
    case identity
    case didDisappear
    public var isIdentity: Bool { get }
    public var value: Double { get }
}
public protocol TransitionSymbolEffect : SymbolEffect {
}
public typealias TreeBuilder = LayoutTree.Builder
public typealias TreeEnvironment = EnvironmentValues
public enum UIAccessibility {
    public static var isVoiceOverRunning: Bool { get }
    public static var isMonoAudioEnabled: Bool { get }
    public static var isClosedCaptioningEnabled: Bool { get }
    public static var isInvertColorsEnabled: Bool { get }
    public static var isGuidedAccessEnabled: Bool { get }
    public static var isBoldTextEnabled: Bool { get }
    public static var isGrayscaleEnabled: Bool { get }
    public static var isReduceTransparencyEnabled: Bool { get }
    public static var isReduceMotionEnabled: Bool { get }
    public static var isDarkerSystemColorsEnabled: Bool { get }
    public static var isSwitchControlRunning: Bool { get }
    public static var isSpeakSelectionEnabled: Bool { get }
    public static var isSpeakScreenEnabled: Bool { get }
    public static var isShakeToUndoEnabled: Bool { get }
    public static var isAssistiveTouchRunning: Bool { get }
    public static var shouldDifferentiateWithoutColor: Bool { get }
    public static var isOnOffSwitchLabelsEnabled: Bool { get }
    public static var isVideoAutoplayEnabled: Bool { get }
    public static var prefersCrossFadeTransitions: Bool { get }
    public static var buttonShapesEnabled: Bool { get }
    public static func post(notification: UIAccessibility.Notification, argument: Any?)
    public static func requestGuidedAccessSession(enabled enable: Bool, completionHandler: @escaping @Sendable (Bool) -> Void)
    public static func focusedElement(using technology: UIAccessibility.AssistiveTechnologyIdentifier?) -> Any?
    public enum Notification : Sendable {
        case announcement
        case layoutChanged
        case screenChanged
        case pageScrolled
        case pauseAssistiveTechnology
        case resumeAssistiveTechnology
    }
    public struct AssistiveTechnologyIdentifier : RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String)
        public static let voiceOver: UIAccessibility.AssistiveTechnologyIdentifier
        public static let switchControl: UIAccessibility.AssistiveTechnologyIdentifier
    }
    public static let announcementDidFinishNotification: Notification.Name
    public static let elementFocusedNotification: Notification.Name
    public static let voiceOverStatusDidChangeNotification: Notification.Name
    public static let monoAudioStatusDidChangeNotification: Notification.Name
    public static let closedCaptioningStatusDidChangeNotification: Notification.Name
    public static let invertColorsStatusDidChangeNotification: Notification.Name
    public static let guidedAccessStatusDidChangeNotification: Notification.Name
    public static let boldTextStatusDidChangeNotification: Notification.Name
    public static let grayscaleStatusDidChangeNotification: Notification.Name
    public static let reduceTransparencyStatusDidChangeNotification: Notification.Name
    public static let reduceMotionStatusDidChangeNotification: Notification.Name
    public static let darkerSystemColorsStatusDidChangeNotification: Notification.Name
    public static let switchControlStatusDidChangeNotification: Notification.Name
    public static let speakSelectionStatusDidChangeNotification: Notification.Name
    public static let speakScreenStatusDidChangeNotification: Notification.Name
    public static let shakeToUndoDidChangeNotification: Notification.Name
    public static let assistiveTouchStatusDidChangeNotification: Notification.Name
    public static let differentiateWithoutColorDidChangeNotification: Notification.Name
    public static let onOffSwitchLabelsDidChangeNotification: Notification.Name
    public static let videoAutoplayStatusDidChangeNotification: Notification.Name
    public static let prefersCrossFadeTransitionsStatusDidChange: Notification.Name
    public static let buttonShapesEnabledStatusDidChangeNotification: Notification.Name
    public static let hearingDevicePairedEarDidChangeNotification: Notification.Name
    public static let announcementStringValueUserInfoKey: String
    public static let announcementWasSuccessfulUserInfoKey: String
    public static let focusedElementUserInfoKey: String
    public static let unfocusedElementUserInfoKey: String
    public static let assistiveTechnologyUserInfoKey: String
}
public enum UIAccessibilityContrast : Int, Sendable {
    case unspecified
    case normal
    case high
}
public struct UIAccessibilityTraits : OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64)
    public static let none: UIAccessibilityTraits
    public static let button: UIAccessibilityTraits
    public static let link: UIAccessibilityTraits
    public static let image: UIAccessibilityTraits
    public static let selected: UIAccessibilityTraits
    public static let staticText: UIAccessibilityTraits
    public static let notEnabled: UIAccessibilityTraits
    public static let header: UIAccessibilityTraits
}
open class UIActivity {
    public struct ActivityType : RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String)
    }
    public init()
}
final public class UIActivityIndicatorView : UIView {
    override public var intrinsicContentSize: CGSize { get }
    public enum Style : Sendable {
        case medium
        case large
    }
    public var style: UIActivityIndicatorView.Style
    public var color: UIColor!
    public var hidesWhenStopped: Bool
    public private(set) var isAnimating: Bool { get }
    public convenience init(style: UIActivityIndicatorView.Style)
    public func startAnimating()
    public func stopAnimating()
}
final public class UIActivityViewController : UIViewController {
    public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?)
    public var excludedActivityTypes: [UIActivity.ActivityType]?
}
open class UIAlertAction : NSObject {
    public enum Style : Int, Sendable {
        case `default`
        case cancel
        case destructive
    }
    public let title: String?
    public let style: UIAlertAction.Style
    public var isEnabled: Bool
    public init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil)
}
open class UIAlertController : UIViewController {
    public enum Style : Int, Sendable {
        case actionSheet
        case alert
    }
    public var message: String?
    public let preferredStyle: UIAlertController.Style
    public private(set) var actions: [UIAlertAction] { get }
    public private(set) var textFields: [UITextField]? { get }
    public var preferredAction: UIAlertAction?
    public init(title: String?, message: String?, preferredStyle: UIAlertController.Style)
    required public init?(coder: NSCoder)
    public func addAction(_ action: UIAlertAction)
    public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil)
}
final public class UIApplication : UIResponder, @unchecked Sendable {
    public static let shared: UIApplication
    public enum State : Sendable {
        case active
        case inactive
        case background
    }
    public struct OpenExternalURLOptionsKey : Hashable, Sendable {
    }
    public struct LaunchOptionsKey : Hashable, Sendable {
    }
    public var applicationState: UIApplication.State { get }
    public var connectedScenes: Set<UIScene> { get }
    public var windows: [UIWindow] { get }
    public var keyWindow: UIWindow? { get }
    public var isIdleTimerDisabled: Bool
    public var supportsAlternateIcons: Bool { get }
    public var alternateIconName: String? { get }
    public func canOpenURL(_ url: URL) -> Bool
    public func open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey : Any] = [:], completionHandler: ((Bool) -> Void)? = nil)
    public func setAlternateIconName(_ name: String?, completionHandler: (((any Error)?) -> Void)? = nil)
    public func registerForRemoteNotifications()
    public var statusBarOrientation: UIInterfaceOrientation { get }
    public func setStatusBarStyle(_ style: UIStatusBarStyle, animated: Bool)
    public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation)
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool
    public static let openSettingsURLString: String
    public static let didBecomeActiveNotification: Notification.Name
    public static let willResignActiveNotification: Notification.Name
    public static let didReceiveMemoryWarningNotification: Notification.Name
    public static let didEnterBackgroundNotification: Notification.Name
    public static let willEnterForegroundNotification: Notification.Name
    public static let willTerminateNotification: Notification.Name
}
@MainActor @preconcurrency public protocol UIApplicationDelegate : AnyObject {
    @MainActor func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey : Any]?) -> Bool
    @MainActor func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey : Any]?) -> Bool
}
extension UIApplicationDelegate {
    @MainActor public func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey : Any]?) -> Bool
    @MainActor public func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey : Any]?) -> Bool
}
@MainActor @propertyWrapper @preconcurrency public struct UIApplicationDelegateAdaptor<Delegate> where Delegate : NSObject, Delegate : UIApplicationDelegate {
    @MainActor public init(_ type: Delegate.Type = Delegate.self)
    @MainActor public init(_ type: Delegate.Type, _ make: @MainActor @Sendable () -> Delegate)
    @MainActor public var wrappedValue: Delegate { get }
}
open class UIBarAppearance : NSObject {
    override required public init()
    override open func copy() -> Any
    public var backgroundColor: UIColor?
    public var backgroundEffect: UIBlurEffect?
    public var backgroundImage: UIImage?
    public var shadowColor: UIColor?
    public var shadowImage: UIImage?
    public func configureWithOpaqueBackground()
    public func configureWithTransparentBackground()
    public func configureWithDefaultBackground()
}
final public class UIBarButtonItem {
    public var title: String?
    public var tintColor: UIColor?
    public init()
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key : Any]?, for state: UIControl.State)
    public static func appearance() -> UIBarButtonItem
}
final public class UIBarButtonItemAppearance {
    public init()
    public var normal: UIBarItemStateAppearance
    public var highlighted: UIBarItemStateAppearance
    public var disabled: UIBarItemStateAppearance
}
open class UIBarItem : NSObject {
    public var title: String?
    public var image: UIImage?
    public var isEnabled: Bool
    public var tag: Int
}
final public class UIBarItemStateAppearance {
    public init()
    public var titleTextAttributes: [NSAttributedString.Key : Any]
    public var iconColor: UIColor?
    public var badgeBackgroundColor: UIColor?
}
public enum UIBarMetrics : Int, Sendable {
    case `default`
    case compact
    case defaultPrompt
    case compactPrompt
}
final public class UIBezierPath {
    public var cgPath: CGPath
    public init()
    public init(cgPath: CGPath)
    public func reversing() -> UIBezierPath
    public init(rect: CGRect)
    public init(ovalIn rect: CGRect)
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat)
    public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii size: CGSize)
    public func move(to point: CGPoint)
    public func addLine(to point: CGPoint)
    public func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint)
    public func addQuadCurve(to point: CGPoint, controlPoint: CGPoint)
    public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)
    public func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)
    public func close()
    public var isEmpty: Bool { get }
    public var bounds: CGRect { get }
    public func append(_ other: UIBezierPath)
    public func apply(_ transform: CGAffineTransform)
    public var lineWidth: CGFloat
    public var usesEvenOddFillRule: Bool
    public func fill()
    public func stroke()
    public func addClip()
}
final public class UIBlurEffect : UIVisualEffect {
    public enum Style : Sendable {
        case extraLight
        case light
        case dark
        case regular
        case prominent
        case systemUltraThinMaterial
        case systemThinMaterial
        case systemMaterial
        case systemThickMaterial
        case systemChromeMaterial
        case systemUltraThinMaterialLight
        case systemThinMaterialLight
        case systemMaterialLight
        case systemThickMaterialLight
        case systemChromeMaterialLight
        case systemUltraThinMaterialDark
        case systemThinMaterialDark
        case systemMaterialDark
        case systemThickMaterialDark
        case systemChromeMaterialDark
    }
    public let style: UIBlurEffect.Style
    public init(style: UIBlurEffect.Style)
}
open class UIButton : UIControl {
    public enum ButtonType : Int, Sendable {
        case custom
        case system
        case detailDisclosure
        case infoLight
        case infoDark
        case contactAdd
        case close
    }
    public convenience init(type: UIButton.ButtonType)
    public let titleLabel: UILabel?
    public let imageView: UIImageView?
    public var contentEdgeInsets: UIEdgeInsets
    public private(set) var currentTitle: String? { get }
    public func setTitle(_ title: String?, for state: UIControl.State)
    public func setTitleColor(_ color: UIColor?, for state: UIControl.State)
    public func setImage(_ image: UIImage?, for state: UIControl.State)
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State)
    public static func appearance() -> UIButton
}
open class UICalendarSelection : NSObject {
}
final public class UICalendarSelectionMultiDate : UICalendarSelection {
    weak public var delegate: (any UICalendarSelectionMultiDateDelegate)?
    public var selectedDates: [DateComponents]
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?)
    public func setSelectedDates(_ dates: [DateComponents], animated: Bool)
}
@MainActor public protocol UICalendarSelectionMultiDateDelegate : AnyObject {
    @MainActor func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    @MainActor func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
}
final public class UICalendarSelectionSingleDate : UICalendarSelection {
    weak public var delegate: (any UICalendarSelectionSingleDateDelegate)?
    public var selectedDate: DateComponents?
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?)
    public func setSelected(_ date: DateComponents?, animated: Bool)
}
@MainActor public protocol UICalendarSelectionSingleDateDelegate : AnyObject {
    @MainActor func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
}
open class UICalendarView : UIView {
    public enum DecorationSize : Int, Sendable {
        case small
        case medium
        case large
    }
    final public class Decoration : NSObject {
        override public init()
        public init(color: UIColor?, size: UICalendarView.DecorationSize = .medium)
        public init(image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium)
        public init(customViewProvider: @escaping () -> UIView)
        public static func `default`(color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium) -> UICalendarView.Decoration
        public static func image(_ image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium) -> UICalendarView.Decoration
        public static func customView(_ provider: @escaping () -> UIView) -> UICalendarView.Decoration
    }
    weak public var delegate: (any UICalendarViewDelegate)?
    public var selectionBehavior: UICalendarSelection?
    public var calendar: Calendar
    public var locale: Locale
    public var timeZone: TimeZone?
    public var availableDateRange: DateInterval
    public var visibleDateComponents: DateComponents
    public var wantsDateDecorations: Bool
    public func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool)
    public func setVisibleDateComponents(_ date: DateComponents, animated: Bool)
}
@MainActor public protocol UICalendarViewDelegate : AnyObject {
    @MainActor func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration?
}
final public class UIColor : Hashable, Sendable {
    public static func == (left: UIColor, right: UIColor) -> Bool
    public func hash(into hasher: inout Hasher)
    public convenience init(_ color: Color)
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    public convenience init(white: CGFloat, alpha: CGFloat)
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)
    public convenience init?(named name: String)
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?)
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor
    public static let clear: UIColor
    public static let black: UIColor
    public static let white: UIColor
    public static let red: UIColor
    public static let green: UIColor
    public static let blue: UIColor
    public static let yellow: UIColor
    public static let orange: UIColor
    public static let purple: UIColor
    public static let gray: UIColor
    public static let lightGray: UIColor
    public static let darkGray: UIColor
    public static let label: UIColor
    public static let secondaryLabel: UIColor
    public static let tertiaryLabel: UIColor
    public static let quaternaryLabel: UIColor
    public static let placeholderText: UIColor
    public static let separator: UIColor
    public static let opaqueSeparator: UIColor
    public static let link: UIColor
    public static let systemBackground: UIColor
    public static let secondarySystemBackground: UIColor
    public static let tertiarySystemBackground: UIColor
    public static let systemGroupedBackground: UIColor
    public static let secondarySystemGroupedBackground: UIColor
    public static let tertiarySystemGroupedBackground: UIColor
    public static let systemFill: UIColor
    public static let secondarySystemFill: UIColor
    public static let tertiarySystemFill: UIColor
    public static let quaternarySystemFill: UIColor
    public static let systemRed: UIColor
    public static let systemOrange: UIColor
    public static let systemYellow: UIColor
    public static let systemGreen: UIColor
    public static let systemMint: UIColor
    public static let systemTeal: UIColor
    public static let systemCyan: UIColor
    public static let systemBlue: UIColor
    public static let systemIndigo: UIColor
    public static let systemPurple: UIColor
    public static let systemPink: UIColor
    public static let systemBrown: UIColor
    public static let systemGray: UIColor
    public static let systemGray2: UIColor
    public static let systemGray3: UIColor
    public static let systemGray4: UIColor
    public static let systemGray5: UIColor
    public static let systemGray6: UIColor
}
extension UIColor {
    public var accessibilityName: String { get }
}
extension UIColor : NSItemProviderReading, NSItemProviderWriting {
}
extension UIColor {
    public convenience init(cgColor: CGColor)
    public var cgColor: CGColor { get }
    @discardableResult
    public func getRed(_ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool
    @discardableResult
    public func getHue(_ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?, brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool
}
extension UIColor {
    public func setFill()
    public func setStroke()
    public func set()
    public func resolvedColor(with traits: UITraitCollection) -> UIColor
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor)
}
public protocol UIContentConfiguration {
}
public struct UIContentSizeCategory : Hashable, Sendable {
    public let rawValue: String
    public static let unspecified: UIContentSizeCategory
    public static let extraSmall: UIContentSizeCategory
    public static let small: UIContentSizeCategory
    public static let medium: UIContentSizeCategory
    public static let large: UIContentSizeCategory
    public static let extraLarge: UIContentSizeCategory
    public static let extraExtraLarge: UIContentSizeCategory
    public static let extraExtraExtraLarge: UIContentSizeCategory
    public static let accessibilityMedium: UIContentSizeCategory
    public static let accessibilityLarge: UIContentSizeCategory
    public static let accessibilityExtraLarge: UIContentSizeCategory
    public static let accessibilityExtraExtraLarge: UIContentSizeCategory
    public static let accessibilityExtraExtraExtraLarge: UIContentSizeCategory
    public var isAccessibilityCategory: Bool { get }
}
extension UIContentSizeCategory {
    public init(_ category: ContentSizeCategory?)
}
open class UIControl : UIView {
    public struct State : OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static let normal: UIControl.State
        public static let highlighted: UIControl.State
        public static let disabled: UIControl.State
        public static let selected: UIControl.State
    }
    public var isEnabled: Bool
    public var isSelected: Bool
    public var isHighlighted: Bool
    public struct Event : OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static let touchDown: UIControl.Event
        public static let touchUpInside: UIControl.Event
        public static let touchUpOutside: UIControl.Event
        public static let valueChanged: UIControl.Event
        public static let editingDidBegin: UIControl.Event
        public static let editingChanged: UIControl.Event
        public static let editingDidEnd: UIControl.Event
    }
    public func addTarget(_ target: Any?, action: Selector, for event: UIControl.Event)
    public func removeTarget(_ target: Any?, action: Selector?, for event: UIControl.Event)
}
final public class UIDevice : Sendable {
    public static let current: UIDevice
    public typealias UserInterfaceIdiom = UIUserInterfaceIdiom
    public var userInterfaceIdiom: UIUserInterfaceIdiom { get }
    public var name: String { get }
    public var model: String { get }
    public var systemName: String { get }
    public var orientation: UIDeviceOrientation { get }
    public var systemVersion: String { get }
    public static let orientationDidChangeNotification: Notification.Name
    public func beginGeneratingDeviceOrientationNotifications()
    public func endGeneratingDeviceOrientationNotifications()
    public func setValue(_ value: Any?, forKey key: String)
}
public enum UIDeviceOrientation : Int, Sendable {
    case unknown
    case portrait
    case portraitUpsideDown
    case landscapeLeft
    case landscapeRight
    case faceUp
    case faceDown
    public var isPortrait: Bool { get }
    public var isLandscape: Bool { get }
}
public struct UIEdgeInsets : Hashable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
    public init()
    public static let zero: UIEdgeInsets
}
open class UIEvent : NSObject {
    public enum EventSubtype : Int, Sendable {
        case none
        case motionShake
    }
    public var allTouches: Set<UITouch>? { get }
}
final public class UIFont : Hashable, Sendable {
    public let pointSize: CGFloat
    public convenience init?(name: String, size: CGFloat)
    public static func == (one: UIFont, other: UIFont) -> Bool
    public func hash(into hasher: inout Hasher)
    public enum TextStyle : String, Sendable {
        case largeTitle
        case title1
        case title2
        case title3
        case headline
        case subheadline
        case body
        case callout
        case footnote
        case caption1
        case caption2
    }
    public struct Weight : RawRepresentable, Hashable, Sendable {
        public static let ultraLight: UIFont.Weight
        public static let thin: UIFont.Weight
        public static let light: UIFont.Weight
        public static let regular: UIFont.Weight
        public static let medium: UIFont.Weight
        public static let semibold: UIFont.Weight
        public static let bold: UIFont.Weight
        public static let heavy: UIFont.Weight
        public static let black: UIFont.Weight
        public init(rawValue: CGFloat)
        public init(_ rawValue: CGFloat)
        public var rawValue: CGFloat { get }
    }
    public static func systemFont(ofSize size: CGFloat, weight: UIFont.Weight = .regular) -> UIFont
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: UIFont.Weight) -> UIFont
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: UIFont.Weight) -> UIFont
    public static func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont
    public static var familyNames: [String] { get }
    public static func fontNames(forFamilyName name: String) -> [String]
    public static var systemFontSize: CGFloat { get }
    public static var smallSystemFontSize: CGFloat { get }
    public static var labelFontSize: CGFloat { get }
    public static var buttonFontSize: CGFloat { get }
    public func withSize(_ size: CGFloat) -> UIFont
    public var fontName: String { get }
    public var familyName: String { get }
    public var lineHeight: CGFloat { get }
    public var ascender: CGFloat { get }
    public var descender: CGFloat { get }
    public var capHeight: CGFloat { get }
    public var xHeight: CGFloat { get }
}
extension UIFont {
    public convenience init(descriptor: UIFontDescriptor, size: CGFloat)
    public var fontDescriptor: UIFontDescriptor { get }
    public static func preferredFont(forTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection?) -> UIFont
}
final public class UIFontDescriptor : Sendable, Hashable {
    public let pointSize: CGFloat
    public convenience init(name: String, size: CGFloat)
    public convenience init(fontAttributes: [UIFontDescriptor.AttributeName : Any] = [:])
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection?) -> UIFontDescriptor
    public struct SystemDesign : Hashable, Sendable {
        public static let `default`: UIFontDescriptor.SystemDesign
        public static let serif: UIFontDescriptor.SystemDesign
        public static let rounded: UIFontDescriptor.SystemDesign
        public static let monospaced: UIFontDescriptor.SystemDesign
    }
    public struct SymbolicTraits : OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32)
        public static let traitItalic: UIFontDescriptor.SymbolicTraits
        public static let traitBold: UIFontDescriptor.SymbolicTraits
        public static let traitMonoSpace: UIFontDescriptor.SymbolicTraits
    }
    public struct AttributeName : RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String)
        public static let family: UIFontDescriptor.AttributeName
        public static let name: UIFontDescriptor.AttributeName
        public static let size: UIFontDescriptor.AttributeName
        public static let traits: UIFontDescriptor.AttributeName
    }
    public struct TraitKey : RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String)
        public static let symbolic: UIFontDescriptor.TraitKey
        public static let weight: UIFontDescriptor.TraitKey
    }
    public var symbolicTraits: UIFontDescriptor.SymbolicTraits { get }
    public func withSymbolicTraits(_ traits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor?
    public func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor?
    public func withSize(_ size: CGFloat) -> UIFontDescriptor
    public func withFamily(_ family: String) -> UIFontDescriptor
    public func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName : Any] = [:]) -> UIFontDescriptor
    public func object(forKey attribute: UIFontDescriptor.AttributeName) -> Any?
    public static func == (left: UIFontDescriptor, right: UIFontDescriptor) -> Bool
    public func hash(into hasher: inout Hasher)
}
final public class UIFontMetrics : Sendable {
    public static let `default`: UIFontMetrics
    public init(forTextStyle style: UIFont.TextStyle)
    public func scaledValue(for value: CGFloat) -> CGFloat
    public func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat
    public func scaledFont(for font: UIFont) -> UIFont
    public func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont
}
open class UIGestureRecognizer : NSObject {
    public enum State : Int, Sendable {
        case possible
        case began
        case changed
        case ended
        case cancelled
        case failed
        public static var recognized: UIGestureRecognizer.State { get }
    }
    override public init()
    public init(target: Any?, action: Selector?)
    public var isEnabled: Bool
    public var cancelsTouchesInView: Bool
    public var state: UIGestureRecognizer.State { get }
    weak public var view: UIView?
    weak public var delegate: (any UIGestureRecognizerDelegate)?
    public func addTarget(_ target: Any, action: Selector)
    public func removeTarget(_ target: Any?, action: Selector?)
    public func location(in view: UIView?) -> CGPoint
}
public protocol UIGestureRecognizerDelegate : AnyObject {
}
@MainActor @preconcurrency public protocol UIGestureRecognizerRepresentable {
    associatedtype UIGestureRecognizerType : UIGestureRecognizer
    associatedtype Coordinator = Void
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
    @MainActor func makeUIGestureRecognizer(context: Self.Context) -> Self.UIGestureRecognizerType
    @MainActor func updateUIGestureRecognizer(_ recognizer: Self.UIGestureRecognizerType, context: Self.Context)
    @MainActor func handleUIGestureRecognizerAction(_ recognizer: Self.UIGestureRecognizerType, context: Self.Context)
    @MainActor func makeCoordinator(converter: Self.CoordinateSpaceConverter) -> Self.Coordinator
}
extension UIGestureRecognizerRepresentable {
    @MainActor public func updateUIGestureRecognizer(_ recognizer: Self.UIGestureRecognizerType, context: Self.Context)
    @MainActor public func handleUIGestureRecognizerAction(_ recognizer: Self.UIGestureRecognizerType, context: Self.Context)
}
extension UIGestureRecognizerRepresentable where Self.Coordinator == () {
    @MainActor public func makeCoordinator(converter: Self.CoordinateSpaceConverter)
}
public struct UIGestureRecognizerRepresentableContext<Representable> where Representable : UIGestureRecognizerRepresentable {
    public let coordinator: Representable.Coordinator
    public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter : Sendable {
    public var localLocation: CGPoint { get }
    public var localTranslation: CGPoint? { get }
    public var localVelocity: CGPoint? { get }
    public func location(in space: some CoordinateSpaceProtocol) -> CGPoint
}
public func UIGraphicsBeginImageContext(_ size: CGSize)
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
public func UIGraphicsEndImageContext()
public func UIGraphicsGetCurrentContext() -> CGContext?
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage?
final public class UIGraphicsImageRenderer {
    public init(size: CGSize)
    public init(bounds: CGRect)
    public init(size: CGSize, format: UIGraphicsImageRendererFormat)
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage
}
final public class UIGraphicsImageRendererContext {
    public let cgContext: CGContext
    public let format: UIGraphicsImageRendererFormat
    public func fill(_ rect: CGRect)
    public func stroke(_ rect: CGRect)
    public func clip(to rect: CGRect)
}
final public class UIGraphicsImageRendererFormat {
    public init()
    public var scale: CGFloat
    public var opaque: Bool
    public static func `default`() -> UIGraphicsImageRendererFormat
}
public struct UIHostingConfiguration<Content, Background> : UIContentConfiguration where Content : View {
}
extension UIHostingConfiguration where Background == EmptyView {
    public init(@ViewBuilder content: () -> Content)
}
extension UIHostingConfiguration {
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content, Background>
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration<Content, Background>
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration<Content, Background>
    public func background<Style>(_ style: Style) -> UIHostingConfiguration<Content, Style> where Style : ShapeStyle
    public func background<Views>(@ViewBuilder content: () -> Views) -> UIHostingConfiguration<Content, Views> where Views : View
}
open class UIHostingController<Content> : UIViewController where Content : View {
    public var rootView: Content
    public init(rootView: Content)
    public var sizingOptions: UIHostingControllerSizingOptions
    public var safeAreaRegions: SafeAreaRegions
    public func sizeThatFits(in size: CGSize) -> CGSize
    required public init?(coder: NSCoder)
}
public struct UIHostingControllerSizingOptions : OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int)
    public static let preferredContentSize: UIHostingControllerSizingOptions
    public static let intrinsicContentSize: UIHostingControllerSizingOptions
}
final public class UIImage : Sendable {
    public convenience init(imageLiteralResourceName name: String)
    public convenience init()
    public convenience init?(named name: String)
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?)
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?)
    public convenience init?(systemName name: String)
    final public class Configuration : Sendable {
    }
    public enum RenderingMode : Sendable {
        case automatic
        case alwaysOriginal
        case alwaysTemplate
    }
    @discardableResult
    public func withRenderingMode(_ mode: UIImage.RenderingMode) -> UIImage
    public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode = .automatic) -> UIImage
    public convenience init?(data: Data)
    public convenience init?(contentsOfFile path: String)
    public var size: CGSize { get }
}
extension UIImage {
    public typealias Name = String
    public convenience init?(systemSymbolName name: String, accessibilityDescription: String?)
    public convenience init(size: NSSize)
    public convenience init(cgImage: CGImage, size: NSSize)
    public convenience init?(contentsOf url: URL)
    public var tiffRepresentation: Data? { get }
    public func addRepresentation(_ representation: NSBitmapImageRep)
}
extension UIImage : NSItemProviderReading, NSItemProviderWriting {
}
extension UIImage {
    public var cgImage: CGImage? { get }
    public convenience init(cgImage: CGImage)
    public func pngData() -> Data?
    public func jpegData(compressionQuality: CGFloat) -> Data?
}
extension UIImage {
    public var scale: CGFloat { get }
    public func draw(in rect: CGRect)
    public func draw(at point: CGPoint)
}
extension UIImage {
    final public class SymbolConfiguration : Sendable {
        public init(pointSize: CGFloat, weight: UIImage.SymbolWeight = .regular, scale: UIImage.SymbolScale = .default)
        public init(weight: UIImage.SymbolWeight)
        public init(scale: UIImage.SymbolScale)
        public init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale = .default)
        public init(font: UIFont, scale: UIImage.SymbolScale = .default)
        public init(paletteColors: [UIColor])
        public init(hierarchicalColor: UIColor)
        public func applying(_ other: UIImage.SymbolConfiguration) -> UIImage.SymbolConfiguration
    }
    public enum SymbolWeight : Sendable {
        case unspecified
        case ultraLight
        case thin
        case light
        case regular
        case medium
        case semibold
        case bold
        case heavy
        case black
    }
    public enum SymbolScale : Sendable {
        case `default`
        case unspecified
        case small
        case medium
        case large
    }
    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.SymbolConfiguration?)
    public func withConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage
    public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage?
}
open class UIImagePickerController : UINavigationController {
    public enum SourceType : Int, Sendable {
        case photoLibrary
        case camera
        case savedPhotosAlbum
    }
    public struct InfoKey : Hashable, Sendable {
        public static let originalImage: UIImagePickerController.InfoKey
        public static let editedImage: UIImagePickerController.InfoKey
        public static let imageURL: UIImagePickerController.InfoKey
        public static let mediaURL: UIImagePickerController.InfoKey
        public static let mediaType: UIImagePickerController.InfoKey
        public static let cropRect: UIImagePickerController.InfoKey
    }
    public var sourceType: UIImagePickerController.SourceType
    public var allowsEditing: Bool
    public var mediaTypes: [String]
    public static func isSourceTypeAvailable(_ type: UIImagePickerController.SourceType) -> Bool
}
@MainActor public protocol UIImagePickerControllerDelegate : AnyObject {
    @MainActor func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey : Any])
    @MainActor func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
extension UIImagePickerControllerDelegate {
    @MainActor public func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey : Any])
    @MainActor public func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
open class UIImageView : UIView {
    public var image: UIImage?
    public var contentMode: UIView.ContentMode
    public convenience init(image: UIImage?)
}
final public class UIImpactFeedbackGenerator {
    public enum FeedbackStyle : Sendable {
        case light
        case medium
        case heavy
        case soft
        case rigid
    }
    public init(style: UIImpactFeedbackGenerator.FeedbackStyle = .medium)
    public func prepare()
    public func impactOccurred(intensity: CGFloat = 1)
}
public enum UIInterfaceOrientation : Int, Sendable {
    case unknown
    case portrait
    case portraitUpsideDown
    case landscapeLeft
    case landscapeRight
    public var isPortrait: Bool { get }
    public var isLandscape: Bool { get }
}
public struct UIInterfaceOrientationMask : OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static let portrait: UIInterfaceOrientationMask
    public static let portraitUpsideDown: UIInterfaceOrientationMask
    public static let landscapeRight: UIInterfaceOrientationMask
    public static let landscapeLeft: UIInterfaceOrientationMask
    public static let landscape: UIInterfaceOrientationMask
    public static let allButUpsideDown: UIInterfaceOrientationMask
    public static let all: UIInterfaceOrientationMask
}
public enum UIKeyboardAppearance : Int, Sendable {
    case `default`
    case dark
    case light
}
public enum UIKeyboardType : Sendable {
    case URL
    case `default`
    case asciiCapable
    case numbersAndPunctuation
    case numberPad
    case phonePad
    case namePhonePad
    case emailAddress
    case decimalPad
    case twitter
    case webSearch
    case asciiCapableNumberPad
}
open class UILabel : UIView {
    public var text: String?
    public var attributedText: NSAttributedString?
    public var font: UIFont!
    public var textColor: UIColor!
    public var textAlignment: NSTextAlignment
    public var numberOfLines: Int
    public var lineBreakMode: NSLineBreakMode
    public var adjustsFontForContentSizeCategory: Bool
    public var adjustsFontSizeToFitWidth: Bool
    public static func appearance() -> UILabel
    public static func appearance(whenContainedInInstancesOf containers: [any AnyObject.Type]) -> UILabel
}
public struct UILayoutPriority : RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float)
    public init(_ rawValue: Float)
    public static let required: UILayoutPriority
    public static let defaultHigh: UILayoutPriority
    public static let defaultLow: UILayoutPriority
    public static let fittingSizeLevel: UILayoutPriority
    public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool
    public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority
    public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority
}
public struct UIListContentConfiguration : UIContentConfiguration {
    public struct TextProperties {
        public var font: UIFont
        public var color: UIColor
        public var numberOfLines: Int
    }
    public struct ImageProperties {
        public var tintColor: UIColor?
        public var maximumSize: CGSize
        public var cornerRadius: CGFloat
    }
    public var text: String?
    public var secondaryText: String?
    public var image: UIImage?
    public var textProperties: UIListContentConfiguration.TextProperties
    public var secondaryTextProperties: UIListContentConfiguration.TextProperties
    public var imageProperties: UIListContentConfiguration.ImageProperties
    public static func cell() -> UIListContentConfiguration
    public static func subtitleCell() -> UIListContentConfiguration
    public static func valueCell() -> UIListContentConfiguration
}
open class UILongPressGestureRecognizer : UIGestureRecognizer {
    public var minimumPressDuration: Double
}
public enum UIModalPresentationStyle : Int, Sendable {
    case automatic
    case none
    case fullScreen
    case pageSheet
    case formSheet
    case currentContext
    case custom
    case overFullScreen
    case overCurrentContext
    case popover
}
public enum UIModalTransitionStyle : Int, Sendable {
    case coverVertical
    case flipHorizontal
    case crossDissolve
    case partialCurl
}
public struct UIMutableTraits : Sendable {
}
final public class UINavigationBar : UIView {
    public var standardAppearance: UINavigationBarAppearance
    public var compactAppearance: UINavigationBarAppearance?
    public var scrollEdgeAppearance: UINavigationBarAppearance?
    public var compactScrollEdgeAppearance: UINavigationBarAppearance?
    public var isTranslucent: Bool
    public var prefersLargeTitles: Bool
    public let topItem: UINavigationItem?
    public var barTintColor: UIColor?
    public var shadowImage: UIImage?
    public var titleTextAttributes: [NSAttributedString.Key : Any]?
    public var largeTitleTextAttributes: [NSAttributedString.Key : Any]?
    public var backIndicatorImage: UIImage?
    public var backIndicatorTransitionMaskImage: UIImage?
    public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics)
    public static func appearance() -> UINavigationBar
}
final public class UINavigationBarAppearance : UIBarAppearance {
    override public func copy() -> Any
    public var titleTextAttributes: [NSAttributedString.Key : Any]
    public var largeTitleTextAttributes: [NSAttributedString.Key : Any]
    public var buttonAppearance: UIBarButtonItemAppearance
    public var doneButtonAppearance: UIBarButtonItemAppearance
    public var backButtonAppearance: UIBarButtonItemAppearance
    public func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?)
}
open class UINavigationController : UIViewController {
    weak public var delegate: AnyObject?
    public let navigationBar: UINavigationBar
    public var viewControllers: [UIViewController]
    public var interactivePopGestureRecognizer: UIGestureRecognizer? { get }
    public var visibleViewController: UIViewController? { get }
    public var topViewController: UIViewController? { get }
    public convenience init(rootViewController: UIViewController)
    @discardableResult
    public func popViewController(animated: Bool) -> UIViewController?
    public func popToRootViewController(animated: Bool)
    public func pushViewController(_ controller: UIViewController, animated: Bool)
}
@MainActor public protocol UINavigationControllerDelegate : AnyObject {
}
final public class UINavigationItem : NSObject {
    public var title: String?
    public var titleView: UIView?
    public var prompt: String?
    public var backButtonTitle: String?
    public var backBarButtonItem: UIBarButtonItem?
    public var hidesBackButton: Bool
    public var leftBarButtonItem: UIBarButtonItem?
    public var rightBarButtonItem: UIBarButtonItem?
}
final public class UINotificationFeedbackGenerator {
    public enum FeedbackType : Sendable {
        case success
        case warning
        case error
    }
    public init()
    public func prepare()
    public func notificationOccurred(_ type: UINotificationFeedbackGenerator.FeedbackType)
}
final public class UIOpenURLContext : NSObject {
    public let url: URL
}
open class UIPageControl : UIControl {
    override open var intrinsicContentSize: CGSize { get }
    public var numberOfPages: Int
    public var currentPage: Int
    public var pageIndicatorTintColor: UIColor?
    public var currentPageIndicatorTintColor: UIColor?
    public var preferredIndicatorImage: UIImage?
    public var preferredCurrentPageIndicatorImage: UIImage?
    public static func appearance() -> UIPageControl
}
open class UIPanGestureRecognizer : UIGestureRecognizer {
    public func translation(in view: UIView?) -> CGPoint
    public func velocity(in view: UIView?) -> CGPoint
    public func setTranslation(_ translation: CGPoint, in view: UIView?)
}
final public class UIPasteboard : @unchecked Sendable {
    public static let general: UIPasteboard
    public var string: String?
}
open class UIPinchGestureRecognizer : UIGestureRecognizer {
    public var scale: CGFloat
}
public struct UIRectCorner : OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static let topLeft: UIRectCorner
    public static let topRight: UIRectCorner
    public static let bottomLeft: UIRectCorner
    public static let bottomRight: UIRectCorner
    public static let allCorners: UIRectCorner
}
public func UIRectFill(_ rect: CGRect)
open class UIResponder : NSObject {
    override public init()
    open var next: UIResponder? { get }
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?)
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?)
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?)
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?)
    open var canBecomeFirstResponder: Bool { get }
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?)
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?)
    @discardableResult
    open func becomeFirstResponder() -> Bool
    @discardableResult
    open func resignFirstResponder() -> Bool
    public var isFirstResponder: Bool { get }
    public static let keyboardWillShowNotification: Notification.Name
    public static let keyboardDidShowNotification: Notification.Name
    public static let keyboardWillHideNotification: Notification.Name
    public static let keyboardDidHideNotification: Notification.Name
    public static let keyboardWillChangeFrameNotification: Notification.Name
    public static let keyboardFrameEndUserInfoKey: String
    public static let keyboardAnimationDurationUserInfoKey: String
}
public enum UIReturnKeyType : Int, Sendable {
    case `default`
    case go
    case google
    case join
    case next
    case route
    case search
    case send
    case yahoo
    case done
    case emergencyCall
    case `continue`
}
open class UIScene : UIResponder {
    final public class ConnectionOptions {
        public var urlContexts: Set<UIOpenURLContext> { get }
        public var userActivities: Set<NSUserActivity> { get }
    }
    public var session: UISceneSession { get }
    weak public var delegate: (any UISceneDelegate)?
    public var title: String?
    public enum ActivationState : Sendable {
        case unattached
        case foregroundActive
        case foregroundInactive
        case background
    }
    public var activationState: UIScene.ActivationState { get }
}
final public class UISceneConfiguration : NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    public var delegateClass: AnyClass?
    public var sceneClass: AnyClass?
    public init(name: String?, sessionRole: UISceneSession.Role)
}
public protocol UISceneDelegate : AnyObject {
}
final public class UISceneSession : NSObject {
    public struct Role : RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String)
        public static let windowApplication: UISceneSession.Role
    }
    public var role: UISceneSession.Role { get }
    public var persistentIdentifier: String { get }
    public var configuration: UISceneConfiguration { get }
}
final public class UIScreen : Sendable {
    public static let main: UIScreen
    public var bounds: CGRect { get }
    public var scale: CGFloat { get }
}
open class UIScreenEdgePanGestureRecognizer : UIPanGestureRecognizer {
}
open class UIScrollView : UIView {
    public struct DecelerationRate : RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public static let normal: UIScrollView.DecelerationRate
        public static let fast: UIScrollView.DecelerationRate
        public init(rawValue: CGFloat)
    }
    public enum KeyboardDismissMode : Int, Sendable {
        case none
        case onDrag
        case interactive
    }
    weak public var delegate: (any UIScrollViewDelegate)?
    public var contentSize: CGSize
    public var contentOffset: CGPoint
    public var contentInset: UIEdgeInsets
    public var bounces: Bool
    public var isScrollEnabled: Bool
    public var isPagingEnabled: Bool
    public var showsVerticalScrollIndicator: Bool
    public var showsHorizontalScrollIndicator: Bool
    public var keyboardDismissMode: UIScrollView.KeyboardDismissMode
    public var decelerationRate: UIScrollView.DecelerationRate
    public var panGestureRecognizer: UIPanGestureRecognizer { get }
    public func scrollRectToVisible(_ rect: CGRect, animated: Bool)
    public func setContentOffset(_ offset: CGPoint, animated: Bool)
    public static func appearance() -> UIScrollView
}
public protocol UIScrollViewDelegate : AnyObject {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
}
extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView)
}
final public class UISearchBar : UIView {
    public enum Icon : Int, Sendable {
        case search
        case clear
        case bookmark
        case resultsList
    }
    public var text: String?
    public var placeholder: String?
    public var barTintColor: UIColor?
    public let searchTextField: UITextField
    public func setImage(_ image: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State)
    public static func appearance() -> UISearchBar
}
open class UISegmentedControl : UIControl {
    override open var intrinsicContentSize: CGSize { get }
    public var selectedSegmentTintColor: UIColor?
    public var selectedSegmentIndex: Int
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key : Any]?, for state: UIControl.State)
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics)
    public static func appearance() -> UISegmentedControl
}
final public class UISelectionFeedbackGenerator {
    public init()
    public func prepare()
    public func selectionChanged()
}
open class UISlider : UIControl {
    override open var intrinsicContentSize: CGSize { get }
    public var value: Float
    public var minimumValue: Float
    public var maximumValue: Float
    public var minimumTrackTintColor: UIColor?
    public var maximumTrackTintColor: UIColor?
    public var thumbTintColor: UIColor?
    public func setThumbImage(_ image: UIImage?, for state: UIControl.State)
    public static func appearance() -> UISlider
}
public enum UIStatusBarAnimation : Int, Sendable {
    case none
    case fade
    case slide
}
public enum UIStatusBarStyle : Int, Sendable {
    case `default`
    case lightContent
    case darkContent
}
open class UISwipeGestureRecognizer : UIGestureRecognizer {
}
open class UISwitch : UIControl {
    override open var intrinsicContentSize: CGSize { get }
    public var isOn: Bool
    public var onTintColor: UIColor?
    public var thumbTintColor: UIColor?
    public static func appearance() -> UISwitch
}
final public class UITabBar : UIView {
    public var items: [UITabBarItem]?
    public var standardAppearance: UITabBarAppearance
    public var scrollEdgeAppearance: UITabBarAppearance?
    public var isTranslucent: Bool
    public var barTintColor: UIColor?
    public var unselectedItemTintColor: UIColor?
    public var backgroundImage: UIImage?
    public var shadowImage: UIImage?
    public static func appearance() -> UITabBar
}
final public class UITabBarAppearance : UIBarAppearance {
    public var stackedLayoutAppearance: UITabBarItemAppearance
    public var inlineLayoutAppearance: UITabBarItemAppearance
    public var compactInlineLayoutAppearance: UITabBarItemAppearance
}
open class UITabBarController : UIViewController {
    public let tabBar: UITabBar
    weak public var delegate: (any UITabBarControllerDelegate)?
    public var viewControllers: [UIViewController]?
    public var selectedIndex: Int
    public var selectedViewController: UIViewController?
    public func setViewControllers(_ controllers: [UIViewController]?, animated: Bool)
}
public protocol UITabBarControllerDelegate : AnyObject {
}
final public class UITabBarItem : UIBarItem {
    public var selectedImage: UIImage?
    public var badgeValue: String?
    public var badgeColor: UIColor?
    override public init()
    public init(title: String?, image: UIImage?, tag: Int)
    public init(title: String?, image: UIImage?, selectedImage: UIImage?)
}
final public class UITabBarItemAppearance {
    public init()
    public var normal: UIBarItemStateAppearance
    public var selected: UIBarItemStateAppearance
    public var disabled: UIBarItemStateAppearance
}
open class UITableView : UIView {
    public enum SeparatorStyle : Int, Sendable {
        case none
        case singleLine
    }
    public var separatorStyle: UITableView.SeparatorStyle
    public var separatorColor: UIColor?
    public var tableFooterView: UIView?
    public var tableHeaderView: UIView?
    public var sectionHeaderTopPadding: CGFloat
    public var contentInset: UIEdgeInsets
    public var showsVerticalScrollIndicator: Bool
    public var isScrollEnabled: Bool
    public static func appearance() -> UITableView
}
open class UITableViewCell : UIView {
    public enum SelectionStyle : Int, Sendable {
        case none
        case blue
        case gray
        case `default`
    }
    public var selectionStyle: UITableViewCell.SelectionStyle
    public var selectedBackgroundView: UIView?
    public enum CellStyle : Int, Sendable {
        case `default`
        case value1
        case value2
        case subtitle
    }
    public var contentConfiguration: (any UIContentConfiguration)?
    public let textLabel: UILabel?
    public let detailTextLabel: UILabel?
    public let imageView: UIImageView?
    public let contentView: UIView
    public let reuseIdentifier: String?
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)
    public convenience init()
    required public init?(coder: NSCoder)
    public func defaultContentConfiguration() -> UIListContentConfiguration
    open func prepareForReuse()
    public static func appearance() -> UITableViewCell
}
open class UITapGestureRecognizer : UIGestureRecognizer {
    public var numberOfTapsRequired: Int
    public var numberOfTouchesRequired: Int
}
public enum UITextAutocapitalizationType : Int, Sendable {
    case none
    case words
    case sentences
    case allCharacters
}
public enum UITextAutocorrectionType : Int, Sendable {
    case `default`
    case no
    case yes
}
final public class UITextChecker {
    public init()
    public func rangeOfMisspelledWord(in text: String, range: NSRange, startingAt start: Int, wrap: Bool, language: String) -> NSRange
    public func guesses(forWordRange range: NSRange, in text: String, language: String) -> [String]?
}
public struct UITextContentType : Hashable, Sendable {
    public static let username: UITextContentType
    public static let password: UITextContentType
    public static let newPassword: UITextContentType
    public static let emailAddress: UITextContentType
    public static let name: UITextContentType
    public static let givenName: UITextContentType
    public static let familyName: UITextContentType
    public static let telephoneNumber: UITextContentType
    public static let oneTimeCode: UITextContentType
    public static let nickname: UITextContentType
    public static let namePrefix: UITextContentType
    public static let middleName: UITextContentType
    public static let nameSuffix: UITextContentType
    public static let jobTitle: UITextContentType
    public static let organizationName: UITextContentType
    public static let location: UITextContentType
    public static let fullStreetAddress: UITextContentType
    public static let streetAddressLine1: UITextContentType
    public static let streetAddressLine2: UITextContentType
    public static let addressCity: UITextContentType
    public static let addressState: UITextContentType
    public static let addressCityAndState: UITextContentType
    public static let sublocality: UITextContentType
    public static let countryName: UITextContentType
    public static let postalCode: UITextContentType
    public static let creditCardNumber: UITextContentType
    public static let creditCardExpiration: UITextContentType
    public static let creditCardSecurityCode: UITextContentType
    public static let creditCardName: UITextContentType
    public static let birthdate: UITextContentType
    public static let birthdateDay: UITextContentType
    public static let birthdateMonth: UITextContentType
    public static let birthdateYear: UITextContentType
    public static let creditCardGivenName: UITextContentType
    public static let creditCardMiddleName: UITextContentType
    public static let creditCardFamilyName: UITextContentType
    public static let creditCardExpirationMonth: UITextContentType
    public static let creditCardExpirationYear: UITextContentType
    public static let creditCardType: UITextContentType
    public static let dateTime: UITextContentType
    public static let flightNumber: UITextContentType
    public static let shipmentTrackingNumber: UITextContentType
    public static let cellularEID: UITextContentType
    public static let cellularIMEI: UITextContentType
    public static let URL: UITextContentType
}
@MainActor open class UITextField : UIControl, UITextInput {
    public enum DidEndEditingReason : Int, Sendable {
        case committed
        case cancelled
    }
    @MainActor public var hasText: Bool { get }
    @MainActor open func deleteBackward()
    @MainActor open func insertText(_ text: String)
    @MainActor open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool
    public enum ViewMode : Int, Sendable {
        case never
        case whileEditing
        case unlessEditing
        case always
    }
    @MainActor weak public var delegate: (any UITextFieldDelegate)?
    @MainActor public var text: String?
    @MainActor public var placeholder: String?
    @MainActor public var attributedPlaceholder: NSAttributedString?
    @MainActor public var font: UIFont?
    @MainActor public var textColor: UIColor?
    @MainActor public var textAlignment: NSTextAlignment
    @MainActor public var isSecureTextEntry: Bool
    @MainActor public var clearButtonMode: UITextField.ViewMode
    @MainActor public static func appearance() -> UITextField
}
public protocol UITextFieldDelegate : AnyObject {
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String) -> Bool
}
extension UITextFieldDelegate {
    public func textFieldDidBeginEditing(_ textField: UITextField)
    public func textFieldDidEndEditing(_ textField: UITextField)
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    public func textFieldDidChangeSelection(_ textField: UITextField)
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    public func textFieldShouldClear(_ textField: UITextField) -> Bool
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool
    public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String) -> Bool
}
@MainActor @preconcurrency public protocol UITextInput : AnyObject {
}
extension UITextInput {
    @MainActor public var autocapitalizationType: UITextAutocapitalizationType
    @MainActor public var autocorrectionType: UITextAutocorrectionType
    @MainActor public var spellCheckingType: UITextSpellCheckingType
    @MainActor public var keyboardType: UIKeyboardType
    @MainActor public var keyboardAppearance: UIKeyboardAppearance
    @MainActor public var returnKeyType: UIReturnKeyType
    @MainActor public var enablesReturnKeyAutomatically: Bool
    @MainActor public var textContentType: UITextContentType!
    @MainActor public var selectedTextRange: UITextRange?
    @MainActor public var beginningOfDocument: UITextPosition { get }
    @MainActor public var endOfDocument: UITextPosition { get }
    @MainActor public func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange?
    @MainActor public func position(from position: UITextPosition, offset: Int) -> UITextPosition?
}
open class UITextPosition : NSObject {
}
open class UITextRange : NSObject {
    public let start: UITextPosition
    public let end: UITextPosition
    public var isEmpty: Bool { get }
}
public enum UITextSpellCheckingType : Int, Sendable {
    case `default`
    case no
    case yes
}
@MainActor open class UITextView : UIView, UITextInput {
    @MainActor weak public var delegate: (any UITextViewDelegate)?
    @MainActor public var text: String!
    @MainActor public var attributedText: NSAttributedString!
    @MainActor public var font: UIFont?
    @MainActor public var textColor: UIColor?
    @MainActor public var textAlignment: NSTextAlignment
    @MainActor public var textContainerInset: UIEdgeInsets
    @MainActor public let textContainer: NSTextContainer
    @MainActor public var isEditable: Bool
    @MainActor public var isSelectable: Bool
    @MainActor public var isScrollEnabled: Bool
    @MainActor public static func appearance() -> UITextView
}
public protocol UITextViewDelegate : AnyObject {
    func textViewDidChange(_ textView: UITextView)
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
}
extension UITextViewDelegate {
    public func textViewDidChange(_ textView: UITextView)
    public func textViewDidBeginEditing(_ textView: UITextView)
    public func textViewDidEndEditing(_ textView: UITextView)
}
final public class UIToolbar : UIView {
    public var standardAppearance: UIToolbarAppearance
    public var isTranslucent: Bool
    public var barTintColor: UIColor?
    public static func appearance() -> UIToolbar
}
final public class UIToolbarAppearance : UIBarAppearance {
}
open class UITouch : NSObject {
    public enum Phase : Int, Sendable {
        case began
        case moved
        case stationary
        case ended
        case cancelled
    }
    public var phase: UITouch.Phase { get }
    public var tapCount: Int { get }
    public var view: UIView? { get }
    public var window: UIWindow? { get }
    public func location(in view: UIView?) -> CGPoint
    public func previousLocation(in view: UIView?) -> CGPoint
}
public protocol UITraitBridgedEnvironmentKey : EnvironmentKey {
    static func read(from traits: UITraitCollection) -> Self.Value
    static func write(to traits: inout UIMutableTraits, value: Self.Value)
}
public struct UITraitCollection : Sendable {
    public private(set) var userInterfaceStyle: UIUserInterfaceStyle { get }
    public private(set) var preferredContentSizeCategory: UIContentSizeCategory { get }
    public var accessibilityContrast: UIAccessibilityContrast { get }
    public var displayScale: CGFloat { get }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { get }
    public init()
    public init(displayScale scale: CGFloat)
    public init(userInterfaceIdiom idiom: UIUserInterfaceIdiom)
    public init(userInterfaceStyle style: UIUserInterfaceStyle)
    public init(preferredContentSizeCategory category: UIContentSizeCategory)
    public init(traitsFrom collections: [UITraitCollection])
    public static var current: UITraitCollection { get }
}
public enum UIUserInterfaceIdiom : Int, Sendable {
    case unspecified
    case phone
    case pad
    case tv
    case carPlay
    case mac
    case vision
}
public enum UIUserInterfaceStyle : Sendable {
    case unspecified
    case light
    case dark
}
open class UIView : UIResponder {
    public var frame: CGRect
    public var bounds: CGRect
    public var center: CGPoint
    public var backgroundColor: UIColor?
    public var tintColor: UIColor?
    public var alpha: CGFloat
    public var isHidden: Bool
    public var isOpaque: Bool
    public var clipsToBounds: Bool
    public var isUserInteractionEnabled: Bool
    public var tag: Int
    public var translatesAutoresizingMaskIntoConstraints: Bool
    public var autoresizingMask: UIView.AutoresizingMask
    public private(set) var subviews: [UIView] { get }
    weak public private(set) var superview: UIView? { get }
    public var window: UIWindow? { get }
    public let layer: CALayer
    public var isAccessibilityElement: Bool
    public var accessibilityLabel: String?
    public var accessibilityTraits: UIAccessibilityTraits
    public var accessibilityIdentifier: String?
    public var safeAreaInsets: UIEdgeInsets { get }
    public init(frame: CGRect)
    override public convenience init()
    required public init?(coder: NSCoder)
    public func addSubview(_ view: UIView)
    public func insertSubview(_ view: UIView, at index: Int)
    public func removeFromSuperview()
    public func isDescendant(of view: UIView) -> Bool
    public func bringSubviewToFront(_ view: UIView)
    public func sendSubviewToBack(_ view: UIView)
    override open var next: UIResponder? { get }
    public static let noIntrinsicMetric: CGFloat
    open var intrinsicContentSize: CGSize { get }
    open func invalidateIntrinsicContentSize()
    open func sizeThatFits(_ size: CGSize) -> CGSize
    open func didMoveToWindow()
    open func didMoveToSuperview()
    open func willMove(toWindow window: UIWindow?)
    open func willMove(toSuperview view: UIView?)
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?
    open func draw(_ rect: CGRect)
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect
    public var gestureRecognizers: [UIGestureRecognizer]?
    public func addGestureRecognizer(_ recognizer: UIGestureRecognizer)
    public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer)
    public var transform: CGAffineTransform
    public static var areAnimationsEnabled: Bool { get }
    public static func setAnimationsEnabled(_ enabled: Bool)
    public static func performWithoutAnimation(_ actions: () -> Void)
    public static let layoutFittingCompressedSize: CGSize
    public static let layoutFittingExpandedSize: CGSize
    open func layoutSubviews()
    public func setNeedsLayout()
    public func layoutIfNeeded()
    public func setNeedsDisplay()
    public func sizeToFit()
    public enum AnimationCurve : Int, Sendable {
        case easeInOut
        case easeIn
        case easeOut
        case linear
    }
    public static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void)
}
extension UIView {
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool
}
extension UIView {
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority
    public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
    public var topAnchor: NSLayoutAnchor { get }
    public var bottomAnchor: NSLayoutAnchor { get }
    public var leadingAnchor: NSLayoutAnchor { get }
    public var trailingAnchor: NSLayoutAnchor { get }
    public var leftAnchor: NSLayoutAnchor { get }
    public var rightAnchor: NSLayoutAnchor { get }
    public var centerXAnchor: NSLayoutAnchor { get }
    public var centerYAnchor: NSLayoutAnchor { get }
    public var widthAnchor: NSLayoutAnchor { get }
    public var heightAnchor: NSLayoutAnchor { get }
    public func addConstraint(_ constraint: NSLayoutConstraint)
    public func addConstraints(_ constraints: [NSLayoutConstraint])
}
extension UIView {
    public struct AutoresizingMask : OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static let flexibleLeftMargin: UIView.AutoresizingMask
        public static let flexibleWidth: UIView.AutoresizingMask
        public static let flexibleRightMargin: UIView.AutoresizingMask
        public static let flexibleTopMargin: UIView.AutoresizingMask
        public static let flexibleHeight: UIView.AutoresizingMask
        public static let flexibleBottomMargin: UIView.AutoresizingMask
    }
    public enum ContentMode : Int, Sendable {
        case scaleToFill
        case scaleAspectFit
        case scaleAspectFill
        case redraw
        case center
    }
}
open class UIViewController : UIResponder {
    public var view: UIView!
    public var title: String?
    public private(set) var children: [UIViewController] { get }
    public var presentedViewController: UIViewController? { get }
    public var parent: UIViewController? { get }
    public var navigationController: UINavigationController? { get }
    public var tabBarController: UITabBarController? { get }
    public init(nibName: String?, bundle: Bundle?)
    override public convenience init()
    required public init?(coder: NSCoder)
    open func loadView()
    open func viewWillLayoutSubviews()
    open var preferredStatusBarStyle: UIStatusBarStyle { get }
    open var prefersStatusBarHidden: Bool { get }
    open var prefersHomeIndicatorAutoHidden: Bool { get }
    public func setNeedsStatusBarAppearanceUpdate()
    public func setNeedsUpdateOfHomeIndicatorAutoHidden()
    public var additionalSafeAreaInsets: UIEdgeInsets
    public var modalPresentationStyle: UIModalPresentationStyle
    public var modalTransitionStyle: UIModalTransitionStyle
    public var isModalInPresentation: Bool
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle
    public var tabBarItem: UITabBarItem!
    public let navigationItem: UINavigationItem
    public var traitCollection: UITraitCollection { get }
    open func viewDidLoad()
    open func viewWillAppear(_ animated: Bool)
    open func viewDidAppear(_ animated: Bool)
    open func viewWillDisappear(_ animated: Bool)
    open func viewDidDisappear(_ animated: Bool)
    open func viewDidLayoutSubviews()
    public func addChild(_ child: UIViewController)
    open func didMove(toParent parent: UIViewController?)
    open func willMove(toParent parent: UIViewController?)
    public func removeFromParent()
    public func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil)
    public func dismiss(animated: Bool, completion: (() -> Void)? = nil)
}
@MainActor @preconcurrency public protocol UIViewControllerRepresentable : View where Self.Body == Never {
    associatedtype UIViewControllerType
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>
    @MainActor func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
    @MainActor func updateUIViewController(_ controller: Self.UIViewControllerType, context: Self.Context)
    @MainActor func makeCoordinator() -> Self.Coordinator
    @MainActor static func dismantleUIViewController(_ controller: Self.UIViewControllerType, coordinator: Self.Coordinator)
}
extension UIViewControllerRepresentable {
    @MainActor public static func dismantleUIViewController(_ controller: Self.UIViewControllerType, coordinator: Self.Coordinator)
    @MainActor public var body: Never { get }
}
extension UIViewControllerRepresentable where Self.Coordinator == () {
    @MainActor public func makeCoordinator()
}
public struct UIViewControllerRepresentableContext<Representable> where Representable : UIViewControllerRepresentable {
    public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
    public var transaction: Transaction
}
@MainActor @preconcurrency public protocol UIViewRepresentable : View, _LeftOutRepresentable where Self.Body == Never {
    associatedtype UIViewType
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>
    @MainActor func makeUIView(context: Self.Context) -> Self.UIViewType
    @MainActor func updateUIView(_ view: Self.UIViewType, context: Self.Context)
    @MainActor func makeCoordinator() -> Self.Coordinator
    @MainActor static func dismantleUIView(_ view: Self.UIViewType, coordinator: Self.Coordinator)
    @MainActor func sizeThatFits(_ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context) -> CGSize?
}
extension UIViewRepresentable {
    @MainActor public static func dismantleUIView(_ view: Self.UIViewType, coordinator: Self.Coordinator)
    @MainActor public func sizeThatFits(_ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context) -> CGSize?
    @MainActor public var body: Never { get }
}
extension UIViewRepresentable where Self.Coordinator == () {
    @MainActor public func makeCoordinator()
}
public struct UIViewRepresentableContext<Representable> where Representable : UIViewRepresentable {
    public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
    public var transaction: Transaction
}
open class UIVisualEffect {
}
open class UIVisualEffectView : UIView {
    public var effect: UIVisualEffect?
    public var contentView: UIView
    public convenience init(effect: UIVisualEffect?)
}
open class UIWindow : UIView {
    public struct Level : RawRepresentable, Hashable, Comparable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat)
        public init(_ rawValue: CGFloat)
        public static let normal: UIWindow.Level
        public static let statusBar: UIWindow.Level
        public static let alert: UIWindow.Level
        public static func < (left: UIWindow.Level, right: UIWindow.Level) -> Bool
        public static func + (left: UIWindow.Level, right: CGFloat) -> UIWindow.Level
        public static func - (left: UIWindow.Level, right: CGFloat) -> UIWindow.Level
    }
    public var rootViewController: UIViewController?
    public var windowScene: UIWindowScene?
    public var windowLevel: UIWindow.Level
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle
    public var isKeyWindow: Bool { get }
    override public init(frame: CGRect)
    public init(windowScene: UIWindowScene)
    required public init?(coder: NSCoder)
    public func makeKey()
    public func makeKeyAndVisible()
}
final public class UIWindowScene : UIScene {
    lazy public private(set) var windows: [UIWindow]
    public var keyWindow: UIWindow? { get }
    public var screen: UIScreen { get }
    public var interfaceOrientation: UIInterfaceOrientation { get }
}
public protocol UIWindowSceneDelegate : UISceneDelegate {
    var window: UIWindow? { get set }
}
extension UIWindowSceneDelegate {
    public var window: UIWindow?
}
public struct UTType : Hashable, Sendable {
    public let identifier: String
    public init?(_ identifier: String)
    public init(exportedAs identifier: String)
    public init(importedAs identifier: String)
    public static let item: UTType
    public static let data: UTType
    public static let text: UTType
    public static let plainText: UTType
    public static let url: UTType
    public static let fileURL: UTType
    public static let image: UTType
    public static let png: UTType
    public static let jpeg: UTType
    public static let pdf: UTType
    public static let json: UTType
    public static let movie: UTType
    public static let audio: UTType
    public static let folder: UTType
}
public struct UnevenRoundedRectangle : Sendable {
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)
    public init(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous)
}
extension UnevenRoundedRectangle : InsettableShape {
    public func path(in rect: CGRect) -> Path
    public func inset(by amount: CGFloat) -> UnevenRoundedRectangle
}
public struct UnitCurve : Hashable, Sendable {
    public static let linear: UnitCurve
    public static let easeIn: UnitCurve
    public static let easeOut: UnitCurve
    public static let easeInOut: UnitCurve
    public static let easeInEaseOut: UnitCurve
    public static let circularEaseIn: UnitCurve
    public static let circularEaseOut: UnitCurve
    public static let circularEaseInOut: UnitCurve
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve
    public func value(at progress: Double) -> Double
    public func velocity(at progress: Double) -> Double
}
public enum UserInterfaceSizeClass : Hashable, Sendable {
    case compact
    case regular
}
public struct UtilityWindow<Content> where Content : View {
    public init(_ key: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content)
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content)
    public init<Title>(_ title: Title, id: String, @ViewBuilder content: () -> Content) where Title : StringProtocol
}
extension UtilityWindow : Scene {
    @MainActor public var body: Never { get }
}
@MainActor public struct VSplitView<Content> : View where Content : View {
    @MainActor public init(@ViewBuilder content: () -> Content)
    @MainActor public var body: some View { get }
}
public struct VStackLayout : Sendable {
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil)
    public func callAsFunction<Content>(@ViewBuilder _ content: () -> Content) -> some View where Content : View
}
public struct VariableColorSymbolEffect : DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var iterative: VariableColorSymbolEffect { get }
    public var cumulative: VariableColorSymbolEffect { get }
    public var reversing: VariableColorSymbolEffect { get }
    public var nonReversing: VariableColorSymbolEffect { get }
    public var hideInactiveLayers: VariableColorSymbolEffect { get }
    public var dimInactiveLayers: VariableColorSymbolEffect { get }
}
public protocol VectorArithmetic : AdditiveArithmetic {
    mutating func scale(by factor: Double)
    var magnitudeSquared: Double { get }
}
public enum VerticalEdge : Hashable, Sendable, CaseIterable {
    case top
    case bottom
    public struct Set : OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int)
        public static let top: VerticalEdge.Set
        public static let bottom: VerticalEdge.Set
        public static let all: VerticalEdge.Set
    }
}
public struct ViewAlignedScrollTargetBehavior : ScrollTargetBehavior {
    public enum LimitBehavior : Sendable {
        case automatic
        case always
        case never
    }
    public init(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic)
}
public struct ViewSpacing : Sendable {
    public static let zero: ViewSpacing
    public init()
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all)
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing
}
public struct ViewThatFits<Content> : Sendable where Content : View {
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content)
}
extension ViewThatFits : PrimitiveView {
    public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment)
}
public enum Visibility : Hashable, Sendable, CaseIterable {
    case automatic
    case visible
    case hidden
}
public protocol VisualEffect : Sendable {
}
extension VisualEffect {
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect
    public func offset(_ offset: CGSize) -> some VisualEffect
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect
    public func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> some VisualEffect
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect
    public func opacity(_ opacity: Double) -> some VisualEffect
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect
    public func brightness(_ amount: Double) -> some VisualEffect
    public func contrast(_ amount: Double) -> some VisualEffect
    public func grayscale(_ amount: Double) -> some VisualEffect
    public func saturation(_ amount: Double) -> some VisualEffect
    public func hueRotation(_ angle: Angle) -> some VisualEffect
}
extension VisualEffect {
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect
    public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect
}
@MainActor public struct WheelDatePickerStyle : DatePickerStyle {
    @MainActor public init()
}
public struct WheelPickerStyle : PickerStyle {
    public init()
}
public struct WiggleSymbolEffect : DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var clockwise: WiggleSymbolEffect { get }
    public var counterClockwise: WiggleSymbolEffect { get }
    public var left: WiggleSymbolEffect { get }
    public var right: WiggleSymbolEffect { get }
    public var up: WiggleSymbolEffect { get }
    public var down: WiggleSymbolEffect { get }
    public var forward: WiggleSymbolEffect { get }
    public var backward: WiggleSymbolEffect { get }
    public var byLayer: WiggleSymbolEffect { get }
    public var wholeSymbol: WiggleSymbolEffect { get }
}
public struct Window<Content> where Content : View {
    public init(_ key: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content)
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content)
    public init<Title>(_ title: Title, id: String, @ViewBuilder content: () -> Content) where Title : StringProtocol
}
extension Window : Scene {
    @MainActor public var body: Never { get }
}
public struct WindowBackgroundShapeStyle : ShapeStyle {
    public init()
}
public struct WindowGroup<Content> where Content : View {
    public init(@ViewBuilder content: () -> Content)
    public init(id: String, @ViewBuilder content: () -> Content)
    public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content)
    public init(_ key: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content)
    public init<Value>(for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> Content) where Value : Decodable, Value : Encodable, Value : Hashable
    public init<Value>(id: String, for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> Content) where Value : Decodable, Value : Encodable, Value : Hashable
    public init<Value>(_ key: LocalizedStringKey, id: String = "", for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> Content) where Value : Decodable, Value : Encodable, Value : Hashable
    public init<Value>(for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value>) -> Content, defaultValue: @escaping () -> Value) where Value : Decodable, Value : Encodable, Value : Hashable
    public init(_ title: Text, id: String = "", @ViewBuilder content: () -> Content)
    public init<Title>(_ title: Title, id: String = "", @ViewBuilder content: () -> Content) where Title : StringProtocol
}
extension WindowGroup : Scene {
    @MainActor public var body: Never { get }
}
public enum WindowInteractionBehavior : Sendable {
    case automatic
    case enabled
    case disabled
}
public enum WindowLevel : Sendable {
    case automatic
    case normal
    case floating
    case desktop
}
public enum WindowResizability : Sendable {
    case automatic
    case contentSize
    case contentMinSize
}
public enum WindowStyle : Sendable {
    case automatic
    case titleBar
    case hiddenTitleBar
    case plain
    case volumetric
}
public enum WindowToolbarStyle : Sendable {
    case automatic
    case expanded
    case unified
    case unifiedCompact
}
extension WindowToolbarStyle {
    public static func unified(showsTitle: Bool) -> WindowToolbarStyle
    public static func unifiedCompact(showsTitle: Bool) -> WindowToolbarStyle
}
public enum WritingToolsBehavior : Sendable {
    case automatic
    case complete
    case limited
    case disabled
}
public struct ZStackLayout : Sendable {
    public init(alignment: Alignment = .center)
    public func callAsFunction<Content>(@ViewBuilder _ content: () -> Content) -> some View where Content : View
}
public struct ZoomNavigationTransition : NavigationTransition {
}
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result
public func withAnimation<Result>(_ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result, completion: @escaping () -> Void) rethrows -> Result
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result
public func withTransaction<Result, Value>(_ path: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result) rethrows -> Result
extension View {
    nonisolated public func alert<Actions, Message>(_ key: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message) -> some View where Actions : View, Message : View
    nonisolated public func alert<Actions>(_ key: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions) -> some View where Actions : View
    nonisolated public func alert<Title, Actions, Message>(_ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message) -> some View where Title : StringProtocol, Actions : View, Message : View
    nonisolated public func alert<Title, Actions>(_ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions) -> some View where Title : StringProtocol, Actions : View
    nonisolated public func alert<Actions, Message>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message) -> some View where Actions : View, Message : View
    nonisolated public func alert<Actions>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions) -> some View where Actions : View
    nonisolated public func alert<Data, Actions, Message>(_ title: Text, isPresented: Binding<Bool>, presenting data: Data?, @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message) -> some View where Actions : View, Message : View
    nonisolated public func alert<Data, Actions>(_ title: Text, isPresented: Binding<Bool>, presenting data: Data?, @ViewBuilder actions: (Data) -> Actions) -> some View where Actions : View
    nonisolated public func alert<Data, Actions, Message>(_ key: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?, @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message) -> some View where Actions : View, Message : View
    nonisolated public func alert<Data, Actions>(_ key: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?, @ViewBuilder actions: (Data) -> Actions) -> some View where Actions : View
    nonisolated public func alert<Title, Data, Actions, Message>(_ title: Title, isPresented: Binding<Bool>, presenting data: Data?, @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message) -> some View where Title : StringProtocol, Actions : View, Message : View
    nonisolated public func alert<Title, Data, Actions>(_ title: Title, isPresented: Binding<Bool>, presenting data: Data?, @ViewBuilder actions: (Data) -> Actions) -> some View where Title : StringProtocol, Actions : View
    nonisolated public func alert<Failure, Actions>(isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: () -> Actions) -> some View where Failure : LocalizedError, Actions : View
    nonisolated public func alert<Failure, Actions, Message>(isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: (Failure) -> Actions, @ViewBuilder message: (Failure) -> Message) -> some View where Failure : LocalizedError, Actions : View, Message : View
    nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View
    nonisolated public func alert<Item>(item: Binding<Item?>, content: (Item) -> Alert) -> some View where Item : Identifiable
    nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View
    nonisolated public func actionSheet<Item>(item: Binding<Item?>, content: (Item) -> ActionSheet) -> some View where Item : Identifiable
    nonisolated public func confirmationDialog<Actions>(_ key: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions) -> some View where Actions : View
    nonisolated public func confirmationDialog<Actions, Message>(_ key: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message) -> some View where Actions : View, Message : View
    nonisolated public func confirmationDialog<Data, Actions, Message>(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Data?, @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message) -> some View where Actions : View, Message : View
    nonisolated public func confirmationDialog<Data, Actions>(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Data?, @ViewBuilder actions: (Data) -> Actions) -> some View where Actions : View
    nonisolated public func confirmationDialog<Data, Actions, Message>(_ key: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Data?, @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message) -> some View where Actions : View, Message : View
    nonisolated public func confirmationDialog<Data, Actions>(_ key: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Data?, @ViewBuilder actions: (Data) -> Actions) -> some View where Actions : View
    nonisolated public func confirmationDialog<Title, Data, Actions, Message>(_ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Data?, @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message) -> some View where Title : StringProtocol, Actions : View, Message : View
    nonisolated public func confirmationDialog<Title, Data, Actions>(_ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Data?, @ViewBuilder actions: (Data) -> Actions) -> some View where Title : StringProtocol, Actions : View
    nonisolated public func confirmationDialog<Actions>(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions) -> some View where Actions : View
    nonisolated public func confirmationDialog<Actions, Message>(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message) -> some View where Actions : View, Message : View
    nonisolated public func confirmationDialog<Title, Actions>(_ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions) -> some View where Title : StringProtocol, Actions : View
    nonisolated public func confirmationDialog<Title, Actions, Message>(_ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message) -> some View where Title : StringProtocol, Actions : View, Message : View
}
extension View {
    nonisolated public func groupBoxStyle<Style>(_ style: Style) -> some View where Style : GroupBoxStyle
}
extension View {
    nonisolated public func containerValue<Value>(_ path: WritableKeyPath<ContainerValues, Value>, _ value: Value) -> some View
}
extension ForEach {
    public init<Base>(sections view: Base, @ViewBuilder content: @escaping (SectionConfiguration) -> Content) where Data == SectionCollection, ID == Int, Base : View
}
extension Group {
    public init<Base>(sections view: Base, @ViewBuilder transform: (SectionCollection) -> Content) where Base : View
}
extension View {
    nonisolated public func controlGroupStyle<Style>(_ style: Style) -> some View where Style : ControlGroupStyle
}
extension View {
    nonisolated public func disclosureGroupStyle<Style>(_ style: Style) -> some View where Style : DisclosureGroupStyle
}
extension View {
    nonisolated public func gridCellColumns(_ count: Int) -> some View
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View
}
extension ForEach {
    public init<Base, Row>(_ data: Binding<Base>, id: KeyPath<Base.Element, ID>, editActions: EditActions<Base>, @ViewBuilder content: @escaping (Binding<Base.Element>) -> Row) where Data == [Binding<Base.Element>], Content == EditableCollectionContent<Row, Base>, Base : MutableCollection, Base : RandomAccessCollection, Base : RangeReplaceableCollection, Row : View
    public init<Base, Row>(_ data: Binding<Base>, editActions: EditActions<Base>, @ViewBuilder content: @escaping (Binding<Base.Element>) -> Row) where Data == [Binding<Base.Element>], ID == Base.Element.ID, Content == EditableCollectionContent<Row, Base>, Base : MutableCollection, Base : RandomAccessCollection, Base : RangeReplaceableCollection, Row : View, Base.Element : Identifiable
}
extension View {
    nonisolated public func listStyle<Style>(_ style: Style) -> some View where Style : ListStyle
    nonisolated public func formStyle<Style>(_ style: Style) -> some View where Style : FormStyle
    nonisolated public func listRowBackground<Background>(_ view: Background?) -> some View where Background : View
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View
    nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View
    nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View
    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View
    nonisolated public func listItemTint(_ color: Color?) -> some View
    nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View
    nonisolated public func swipeActions<Actions>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Actions) -> some View where Actions : View
}
extension View {
    nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View
    nonisolated public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View
}
extension PresentationDetent {
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent
    public static func height(_ height: CGFloat) -> PresentationDetent
}
extension PresentationDetent {
    public struct Context : Sendable {
        public let maxDetentValue: CGFloat
        public var dynamicTypeSize: DynamicTypeSize { get }
    }
    public static func custom<Detent>(_ type: Detent.Type) -> PresentationDetent where Detent : CustomPresentationDetent
}
extension View {
    nonisolated public func sheet<Content>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View where Content : View
    nonisolated public func sheet<Item, Content>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View where Item : Identifiable, Content : View
    nonisolated public func fullScreenCover<Content>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View where Content : View
    nonisolated public func fullScreenCover<Item, Content>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View where Item : Identifiable, Content : View
    nonisolated public func popover<Content>(isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .point(.center), arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content) -> some View where Content : View
    nonisolated public func popover<Item, Content>(item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .point(.center), arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content) -> some View where Item : Identifiable, Content : View
    nonisolated public func contextMenu<Items>(@ViewBuilder menuItems: () -> Items) -> some View where Items : View
    nonisolated public func contextMenu<Items, Preview>(@ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview) -> some View where Items : View, Preview : View
    nonisolated public func contextMenu<Value, Items>(forSelectionType type: Value.Type = Value.self, @ViewBuilder menu: (Set<Value>) -> Items, primaryAction: ((Set<Value>) -> Void)? = nil) -> some View where Value : Hashable, Items : View
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View
    nonisolated public func presentationCornerRadius(_ radius: CGFloat?) -> some View
    nonisolated public func presentationBackground<Style>(_ style: Style) -> some View where Style : ShapeStyle
    nonisolated public func presentationBackground<Ground>(alignment: Alignment = .center, @ViewBuilder content: () -> Ground) -> some View where Ground : View
    nonisolated public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View
    nonisolated public func presentationCompactAdaptation(horizontal: PresentationAdaptation, vertical: PresentationAdaptation) -> some View
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View
}
extension View {
    nonisolated public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey) -> some View
    nonisolated public func searchable<Prompt>(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Prompt) -> some View where Prompt : StringProtocol
    nonisolated public func searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey? = nil) -> some View
    nonisolated public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View
    nonisolated public func searchable<Suggestions>(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey? = nil, @ViewBuilder suggestions: () -> Suggestions) -> some View where Suggestions : View
    nonisolated public func searchable<Tokens, Token>(text: Binding<String>, tokens: Binding<Tokens>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey? = nil, @ViewBuilder token: @escaping (Tokens.Element) -> Token) -> some View where Tokens : RandomAccessCollection, Tokens : RangeReplaceableCollection, Token : View, Tokens.Element : Identifiable
    nonisolated public func searchable<Tokens, Token>(text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey? = nil, @ViewBuilder token: @escaping (Tokens.Element) -> Token) -> some View where Tokens : RandomAccessCollection, Tokens : RangeReplaceableCollection, Token : View, Tokens.Element : Identifiable
    nonisolated public func searchable<Tokens, Token>(text: Binding<String>, editableTokens: Binding<Tokens>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey? = nil, @ViewBuilder token: @escaping (Binding<Tokens.Element>) -> Token) -> some View where Tokens : RandomAccessCollection, Tokens : RangeReplaceableCollection, Token : View, Tokens.Element : Identifiable
    nonisolated public func searchScopes<Value, Content>(_ scope: Binding<Value>, @ViewBuilder scopes: () -> Content) -> some View where Value : Hashable, Content : View
    nonisolated public func searchCompletion(_ words: String) -> some View
    nonisolated public func searchSuggestions<Content>(@ViewBuilder _ suggestions: () -> Content) -> some View where Content : View
}
extension View {
    nonisolated public func tabItem<Label>(@ViewBuilder _ label: () -> Label) -> some View where Label : View
    nonisolated public func tabViewStyle<Style>(_ style: Style) -> some View where Style : TabViewStyle
    nonisolated public func indexViewStyle<Style>(_ style: Style) -> some View where Style : IndexViewStyle
}
extension Never : ToolbarContent {
}
extension Optional : ToolbarContent where Wrapped : ToolbarContent {
    @MainActor public var body: Never { get }
}
extension View {
    nonisolated public func navigationTitle(_ title: Text) -> some View
    nonisolated public func navigationTitle(_ key: LocalizedStringKey) -> some View
    nonisolated public func navigationTitle<Title>(_ title: Title) -> some View where Title : StringProtocol
    nonisolated public func navigationTitle(_ title: Binding<String>) -> some View
    nonisolated public func navigationSubtitle(_ key: LocalizedStringKey) -> some View
    nonisolated public func navigationBarTitle(_ title: Text) -> some View
    nonisolated public func navigationBarTitle(_ key: LocalizedStringKey) -> some View
    nonisolated public func navigationBarTitle<Title>(_ title: Title) -> some View where Title : StringProtocol
    nonisolated public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View
    nonisolated public func navigationBarTitle(_ key: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode) -> some View
    nonisolated public func navigationBarTitle<Title>(_ title: Title, displayMode: NavigationBarItem.TitleDisplayMode) -> some View where Title : StringProtocol
    nonisolated public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View
    nonisolated public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View
    nonisolated public func navigationBarItems<Leading>(leading: Leading) -> some View where Leading : View
    nonisolated public func navigationBarItems<Trailing>(trailing: Trailing) -> some View where Trailing : View
    nonisolated public func navigationBarItems<Leading, Trailing>(leading: Leading, trailing: Trailing) -> some View where Leading : View, Trailing : View
    nonisolated public func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View where Content : ToolbarContent
    nonisolated public func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View where Content : View
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
    nonisolated public func toolbar<Content>(id: String, @ToolbarContentBuilder content: () -> Content) -> some View where Content : ToolbarContent
    nonisolated public func toolbar(removing kind: ToolbarDefaultItemKind?) -> some View
    nonisolated public func toolbarBackground<Style>(_ style: Style, for bars: ToolbarPlacement...) -> some View where Style : ShapeStyle
    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
    nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
    nonisolated public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
    nonisolated public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View
    nonisolated public func navigationDestination<Value, Destination>(for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination) -> some View where Value : Hashable, Destination : View
    nonisolated public func navigationDestination<Destination>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> Destination) -> some View where Destination : View
    nonisolated public func navigationDestination<Item, Destination>(item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Destination) -> some View where Item : Hashable, Destination : View
    nonisolated public func navigationViewStyle<Style>(_ style: Style) -> some View where Style : NavigationViewStyle
    nonisolated public func navigationSplitViewStyle<Style>(_ style: Style) -> some View where Style : NavigationSplitViewStyle
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View
    nonisolated public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View
    nonisolated public func navigationTransition<Made>(_ transition: Made) -> some View where Made : NavigationTransition
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View
    nonisolated public func tabViewBottomAccessory<Content>(@ViewBuilder content: () -> Content) -> some View where Content : View
    nonisolated public func isDetailLink(_ isDetail: Bool) -> some View
}
extension View {
    nonisolated public func buttonStyle<Style>(_ style: Style) -> some View where Style : ButtonStyle
    nonisolated public func buttonStyle<Style>(_ style: Style) -> some View where Style : PrimitiveButtonStyle
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View
}
extension View {
    nonisolated public func datePickerStyle<Style>(_ style: Style) -> some View where Style : DatePickerStyle
}
extension View {
    nonisolated public func gaugeStyle<Style>(_ style: Style) -> some View where Style : GaugeStyle
}
extension View {
    nonisolated public func labelsHidden() -> some View
    nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View
    nonisolated public func controlSize(_ size: ControlSize) -> some View
}
extension View {
    nonisolated public func labelStyle<Style>(_ style: Style) -> some View where Style : LabelStyle
}
extension View {
    nonisolated public func labeledContentStyle<Style>(_ style: Style) -> some View where Style : LabeledContentStyle
}
extension View {
    nonisolated public func menuStyle<Style>(_ style: Style) -> some View where Style : MenuStyle
}
extension View {
    nonisolated public func tag<Value>(_ tag: Value) -> some View where Value : Hashable
    nonisolated public func tag<Value>(_ tag: Value, includeOptional: Bool) -> some View where Value : Hashable
}
extension View {
    nonisolated public func pickerStyle<Style>(_ style: Style) -> some View where Style : PickerStyle
}
extension View {
    nonisolated public func progressViewStyle<Style>(_ style: Style) -> some View where Style : ProgressViewStyle
}
extension View {
    nonisolated public func textFieldStyle<Style>(_ style: Style) -> some View where Style : TextFieldStyle
    nonisolated public func textEditorStyle<Style>(_ style: Style) -> some View where Style : TextEditorStyle
}
extension View {
    nonisolated public func toggleStyle<Style>(_ style: Style) -> some View where Style : ToggleStyle
}
extension View {
    nonisolated public func coordinateSpace(name: some Hashable) -> some View
    nonisolated public func coordinateSpace(_ space: NamedCoordinateSpace) -> some View
    @preconcurrency nonisolated public func onGeometryChange<Value>(for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value, action: @escaping @MainActor @Sendable (Value) -> Void) -> some View where Value : Equatable
    @preconcurrency nonisolated public func onGeometryChange<Value>(for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value, action: @escaping @MainActor @Sendable (Value, Value) -> Void) -> some View where Value : Equatable
}
extension View {
    nonisolated public func layoutValue<Key>(key: Key.Type, value: Key.Value) -> some View where Key : LayoutValueKey
}
extension View {
    nonisolated public func contentMargins(_ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic) -> some View
    nonisolated public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic) -> some View
    nonisolated public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View
    nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View
    nonisolated public func containerRelativeFrame(_ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center) -> some View
    nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat) -> some View
}
extension View {
    nonisolated public func visualEffect(_ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect) -> some View
}
extension View {
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View
    nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View
    nonisolated public func accessibilityLabel(_ label: Text) -> some View
    nonisolated public func accessibilityLabel(_ label: LocalizedStringKey) -> some View
    nonisolated public func accessibilityLabel<Label>(_ label: Label) -> some View where Label : StringProtocol
    nonisolated public func accessibilityValue(_ value: Text) -> some View
    nonisolated public func accessibilityValue(_ value: LocalizedStringKey) -> some View
    nonisolated public func accessibilityValue<Value>(_ value: Value) -> some View where Value : StringProtocol
    nonisolated public func accessibilityHint(_ hint: Text) -> some View
    nonisolated public func accessibilityHint(_ hint: LocalizedStringKey) -> some View
    nonisolated public func accessibilityHint<Hint>(_ hint: Hint) -> some View where Hint : StringProtocol
    nonisolated public func accessibilityIdentifier(_ id: String) -> some View
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View
    nonisolated public func accessibilityAction(_ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void) -> some View
    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View
    nonisolated public func accessibilityAction(named name: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View
    nonisolated public func accessibilityAction<Name>(named name: Name, _ handler: @escaping () -> Void) -> some View where Name : StringProtocol
    nonisolated public func accessibilityAction<Label>(action: @escaping () -> Void, @ViewBuilder label: () -> Label) -> some View where Label : View
    nonisolated public func accessibilityActions<Content>(@ViewBuilder _ content: () -> Content) -> some View where Content : View
    nonisolated public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> some View
    nonisolated public func accessibilitySortPriority(_ priority: Double) -> some View
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View
    nonisolated public func accessibilityInputLabels(_ labels: [String]) -> some View
    nonisolated public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> some View
    nonisolated public func accessibilityRepresentation<Content>(@ViewBuilder representation: () -> Content) -> some View where Content : View
    nonisolated public func accessibilityChildren<Content>(@ViewBuilder children: () -> Content) -> some View where Content : View
    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View
    nonisolated public func accessibilityFocused<Value>(_ binding: AccessibilityFocusState<Value>.Binding, equals value: Value) -> some View where Value : Hashable
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View
    nonisolated public func accessibilityShowsLargeContentViewer<Content>(@ViewBuilder _ content: () -> Content) -> some View where Content : View
    nonisolated public func accessibility(label: Text) -> some View
    nonisolated public func accessibility(value: Text) -> some View
    nonisolated public func accessibility(hint: Text) -> some View
    nonisolated public func accessibility(hidden: Bool) -> some View
    nonisolated public func accessibility(identifier: String) -> some View
    nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View
    nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View
    nonisolated public func accessibility(sortPriority: Double) -> some View
}
extension View {
    nonisolated public func accessibilityLabel(_ label: LocalizedStringKey, isEnabled: Bool) -> some View
    nonisolated public func accessibilityLabel<Label>(_ label: Label, isEnabled: Bool) -> some View where Label : StringProtocol
    nonisolated public func accessibilityValue(_ value: LocalizedStringKey, isEnabled: Bool) -> some View
    nonisolated public func accessibilityValue<Value>(_ value: Value, isEnabled: Bool) -> some View where Value : StringProtocol
    nonisolated public func accessibilityHint(_ hint: LocalizedStringKey, isEnabled: Bool) -> some View
    nonisolated public func accessibilityHint<Hint>(_ hint: Hint, isEnabled: Bool) -> some View where Hint : StringProtocol
    nonisolated public func accessibilityCustomContent(_ label: LocalizedStringKey, _ value: LocalizedStringKey, importance: AXCustomContent.Importance = .default) -> some View
    nonisolated public func accessibilityCustomContent(_ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default) -> some View
    nonisolated public func accessibilityCustomContent<Value>(_ label: LocalizedStringKey, _ value: Value, importance: AXCustomContent.Importance = .default) -> some View where Value : StringProtocol
    nonisolated public func accessibilityCustomContent(_ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default) -> some View
    nonisolated public func accessibilityCustomContent(_ key: AccessibilityCustomContentKey, _ value: LocalizedStringKey, importance: AXCustomContent.Importance = .default) -> some View
    nonisolated public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View
    nonisolated public func accessibilityRotor<Model>(_ label: LocalizedStringKey, entries: [Model], entryLabel: KeyPath<Model, String>) -> some View where Model : Identifiable
    nonisolated public func accessibilityRotor<Model, ID>(_ label: LocalizedStringKey, entries: [Model], entryID: KeyPath<Model, ID>, entryLabel: KeyPath<Model, String>) -> some View where ID : Hashable
    nonisolated public func accessibilityRotor<Content>(_ label: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: () -> Content) -> some View where Content : AccessibilityRotorContent
    nonisolated public func accessibilityRotor<Label, Content>(_ label: Label, @AccessibilityRotorContentBuilder entries: () -> Content) -> some View where Label : StringProtocol, Content : AccessibilityRotorContent
    nonisolated public func accessibilityRotor<Content>(_ rotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: () -> Content) -> some View where Content : AccessibilityRotorContent
    nonisolated public func accessibilityRotorEntry<ID>(id: ID, in namespace: Namespace.ID) -> some View where ID : Hashable
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View
    nonisolated public func speechAdjustedPitch(_ value: Double) -> some View
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View
}
extension AttributeScopes {
    public var accessibility: AttributeScopes.AccessibilityAttributes.Type { get }
    public struct AccessibilityAttributes : AttributeScope {
        public let accessibilitySpeechAdjustedPitch: AttributeScopes.AccessibilityAttributes.PitchAttribute
        public let accessibilitySpeechIncludesPunctuation: AttributeScopes.AccessibilityAttributes.PunctuationAttribute
        public let accessibilitySpeechSpellsOutCharacters: AttributeScopes.AccessibilityAttributes.SpellingAttribute
        public let accessibilitySpeechPhoneticNotation: AttributeScopes.AccessibilityAttributes.PhoneticAttribute
        public enum PitchAttribute : AttributedStringKey {
            public typealias Value = Double
            public static let name: String
        }
        public enum PunctuationAttribute : AttributedStringKey {
            public typealias Value = Bool
            public static let name: String
        }
        public enum SpellingAttribute : AttributedStringKey {
            public typealias Value = Bool
            public static let name: String
        }
        public enum PhoneticAttribute : AttributedStringKey {
            public typealias Value = String
            public static let name: String
        }
    }
}
extension AttributeDynamicLookup {
    public subscript<Key>(dynamicMember path: KeyPath<AttributeScopes.AccessibilityAttributes, Key>) -> Key where Key : AttributedStringKey { get }
}
extension ForEach : AccessibilityRotorContent {
}
extension Double : VectorArithmetic {
    public mutating func scale(by factor: Double)
    public var magnitudeSquared: Double { get }
}
extension CGFloat : VectorArithmetic {
    public mutating func scale(by factor: Double)
    public var magnitudeSquared: Double { get }
}
extension Float : VectorArithmetic {
    public mutating func scale(by factor: Double)
    public var magnitudeSquared: Double { get }
}
extension View {
    nonisolated public func animation(_ animation: Animation?) -> some View
    nonisolated public func animation<Value>(_ animation: Animation?, value: Value) -> some View where Value : Equatable
    nonisolated public func transition(_ transition: AnyTransition) -> some View
    nonisolated public func transition<Made>(_ transition: Made) -> some View where Made : Transition
    nonisolated public func animation<Content>(_ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> Content) -> some View where Content : View
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View
    nonisolated public func matchedGeometryEffect<ID>(id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true) -> some View where ID : Hashable
    nonisolated public func matchedTransitionSource<ID>(id: ID, in namespace: Namespace.ID) -> some View where ID : Hashable
    nonisolated public func geometryGroup() -> some View
}
extension CGPoint : Animatable {
    public var animatableData: AnimatablePair<CGFloat, CGFloat>
}
extension CGSize : Animatable {
    public var animatableData: AnimatablePair<CGFloat, CGFloat>
}
extension CGRect : Animatable {
    public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>
}
extension UnitPoint : Animatable {
    public var animatableData: AnimatablePair<Double, Double>
}
extension Angle : Animatable {
}
extension View {
    nonisolated public func phaseAnimator<Phase, Content>(_ phases: some Sequence, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content, animation: @escaping (Phase) -> Animation? = { _ in .default }) -> some View where Phase : Equatable, Content : View
    nonisolated public func phaseAnimator<Phase, Content>(_ phases: some Sequence, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content, animation: @escaping (Phase) -> Animation? = { _ in .default }) -> some View where Phase : Equatable, Content : View
    nonisolated public func keyframeAnimator<Value, Content, Path>(initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path) -> some View where Content : View
    nonisolated public func keyframeAnimator<Value, Content, Path>(initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path) -> some View where Content : View
}
extension Never : Scene {
}
extension Optional : Scene where Wrapped : Scene {
    @MainActor public var body: Never { get }
}
extension View {
    nonisolated public func accessibilityChartDescriptor(_ representable: some AXChartDescriptorRepresentable) -> some View
}
extension Never : Commands {
}
extension Optional : Commands where Wrapped : Commands {
    @MainActor public var body: Never { get }
}
extension View {
    nonisolated public func onDrop(of types: [UTType], delegate: any DropDelegate) -> some View
    nonisolated public func onDrop(of types: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool) -> some View
    nonisolated public func onDrop(of types: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool) -> some View
}
extension Never : Gesture {
    public typealias Value = Never
}
extension Optional : Gesture where Wrapped : Gesture {
    public typealias Value = Wrapped.Value
}
extension View {
    nonisolated public func gesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View
    nonisolated public func highPriorityGesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View
    nonisolated public func simultaneousGesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View
    @preconcurrency nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor @Sendable () -> Void) -> some View
    @preconcurrency nonisolated public func onTapGesture(count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping @MainActor @Sendable (CGPoint) -> Void) -> some View
    @preconcurrency nonisolated public func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping @MainActor @Sendable () -> Void, onPressingChanged: ((Bool) -> Void)? = nil) -> some View
    @preconcurrency nonisolated public func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil, perform action: @escaping @MainActor @Sendable () -> Void) -> some View
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View
    nonisolated public func onContinuousHover(coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void) -> some View
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View
    nonisolated public func sensoryFeedback<Trigger>(_ feedback: SensoryFeedback, trigger: Trigger) -> some View where Trigger : Equatable
    nonisolated public func sensoryFeedback<Trigger>(_ feedback: SensoryFeedback, trigger: Trigger, condition: @escaping (Trigger, Trigger) -> Bool) -> some View where Trigger : Equatable
    nonisolated public func sensoryFeedback<Trigger>(trigger: Trigger, _ feedback: @escaping () -> SensoryFeedback?) -> some View where Trigger : Equatable
    nonisolated public func sensoryFeedback<Trigger>(trigger: Trigger, _ feedback: @escaping (Trigger, Trigger) -> SensoryFeedback?) -> some View where Trigger : Equatable
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View
    nonisolated public func draggable<Item>(_ payload: @autoclosure @escaping () -> Item) -> some View
    nonisolated public func draggable<Item, Preview>(_ payload: @autoclosure @escaping () -> Item, @ViewBuilder preview: () -> Preview) -> some View where Preview : View
    nonisolated public func onDrag<Preview>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> Preview) -> some View where Preview : View
    nonisolated public func dropDestination<Item>(for type: Item.Type, action: @escaping ([Item], CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void = { _ in }) -> some View
}
extension NSString : NSItemProviderReading, NSItemProviderWriting {
}
extension NSURL : NSItemProviderReading, NSItemProviderWriting {
}
extension View {
    nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View
    nonisolated public func onKeyPress(phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View
    nonisolated public func onKeyPress(_ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result) -> some View
    nonisolated public func onKeyPress(keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View
    nonisolated public func onKeyPress(characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View
}
extension View {
    nonisolated public func onScrollGeometryChange<Value>(for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value, action: @escaping (Value, Value) -> Void) -> some View where Value : Equatable
    nonisolated public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View
    nonisolated public func onScrollTargetVisibilityChange<ID>(idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void) -> some View where ID : Hashable
    nonisolated public func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View
    nonisolated public func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) -> some View
    nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View
    nonisolated public func scrollPosition(initialAnchor: UnitPoint?) -> some View
    nonisolated public func scrollTransition(_ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil, transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect) -> some View
    nonisolated public func scrollTransition(topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil, transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect) -> some View
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View
    nonisolated public func scrollIndicatorsFlash(trigger: some Equatable) -> some View
    nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View
    nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View
}
extension View {
    nonisolated public func symbolEffect<Effect>(_ effect: Effect, options: SymbolEffectOptions = .default, isActive: Bool = true) -> some View where Effect : IndefiniteSymbolEffect
    nonisolated public func symbolEffect<Effect, Value>(_ effect: Effect, options: SymbolEffectOptions = .default, value: Value) -> some View where Effect : DiscreteSymbolEffect, Value : Equatable
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View
}
extension View {
    nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View
    nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View
    nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View
    nonisolated public func disabled(_ disabled: Bool) -> some View
    nonisolated public func focusedValue<Value>(_ path: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View
    nonisolated public func focusedValue<Value>(_ path: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View
    nonisolated public func focusedSceneValue<Value>(_ path: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View
    nonisolated public func focusedSceneValue<Value>(_ path: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View
    nonisolated public func userActivity(_ type: String, isActive: Bool = true, _ update: @escaping (NSObject) -> Void) -> some View
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View
    nonisolated public func help(_ text: Text) -> some View
    nonisolated public func help(_ key: LocalizedStringKey) -> some View
    nonisolated public func help<Content>(_ text: Content) -> some View where Content : StringProtocol
    nonisolated public func badge(_ count: Int) -> some View
    nonisolated public func badge(_ text: Text?) -> some View
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View
    nonisolated public func badge<Label>(_ label: Label?) -> some View where Label : StringProtocol
    nonisolated public func statusBar(hidden: Bool) -> some View
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View
    nonisolated public func containerBackground<Style>(_ style: Style, for place: ContainerBackgroundPlacement) -> some View where Style : ShapeStyle
    nonisolated public func containerBackground<Content>(for place: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> Content) -> some View where Content : View
    nonisolated public func equatable() -> some View
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View
    nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View
}
extension View {
    nonisolated public func environment<Value>(_ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View
    nonisolated public func environment<Object>(_ object: Object?) -> some View where Object : AnyObject, Object : Observable
    nonisolated public func environmentObject<Object>(_ object: Object) -> some View where Object : ObservableObject
    nonisolated public func transformEnvironment<Value>(_ path: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void) -> some View
    @preconcurrency nonisolated public func onAppear(perform action: (@MainActor @Sendable () -> Void)? = nil) -> some View
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View
    @preconcurrency nonisolated public func task(priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void) -> some View
    @preconcurrency nonisolated public func task<Value>(id: Value, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void) -> some View where Value : Equatable
    @preconcurrency nonisolated public func onChange<Value>(of value: Value, initial: Bool = false, _ action: @escaping @MainActor @Sendable () -> Void) -> some View where Value : Equatable
    @preconcurrency nonisolated public func onChange<Value>(of value: Value, initial: Bool = false, _ action: @escaping @MainActor @Sendable (_ old: Value, _ new: Value) -> Void) -> some View where Value : Equatable
    @preconcurrency nonisolated public func onChange<Value>(of value: Value, perform action: @escaping @MainActor @Sendable (_ new: Value) -> Void) -> some View where Value : Equatable
    nonisolated public func onReceive<Source>(_ publisher: Source, perform action: @escaping (Source.Output) -> Void) -> some View where Source : Publisher
}
extension View {
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View
    nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View
    nonisolated public func textContentType(_ type: UITextContentType?) -> some View
    nonisolated public func textInputAutocapitalization(_ value: TextInputAutocapitalization?) -> some View
    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View
    nonisolated public func submitLabel(_ label: SubmitLabel) -> some View
    nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View
    nonisolated public func focused<Value>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View where Value : Hashable
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View
    nonisolated public func defaultFocus<Value>(_ binding: FocusState<Value>.Binding, _ value: Value) -> some View where Value : Hashable
}
extension View {
    nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View
    nonisolated public func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) -> some View
    nonisolated public func padding(_ length: CGFloat) -> some View
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View
    nonisolated public func offset(_ offset: CGSize) -> some View
    nonisolated public func position(_ point: CGPoint) -> some View
    nonisolated public func aspectRatio(_ ratio: CGFloat?, contentMode: ContentMode) -> some View
    nonisolated public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View
    nonisolated public func alignmentGuide(_ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View
    nonisolated public func alignmentGuide(_ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View
    nonisolated public func ignoresSafeArea(edges: Edge.Set) -> some View
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions, edges: Edge.Set = .all) -> some View
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View
    nonisolated public func safeAreaInset<Bar>(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Bar) -> some View where Bar : View
    nonisolated public func safeAreaInset<Bar>(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Bar) -> some View where Bar : View
    nonisolated public func id<ID>(_ id: ID) -> some View where ID : Hashable
    nonisolated public func zIndex(_ value: Double) -> some View
}
extension VStack {
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
}
extension HStack {
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
}
extension LazyVStack {
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content)
}
extension LazyHStack {
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content)
}
extension Spacer {
    public init(minLength: CGFloat?)
}
extension ForEach {
    public init<Base>(_ data: Binding<Base>, @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content) where Data == [Binding<Base.Element>], ID == Base.Element.ID, Base : MutableCollection, Base : RandomAccessCollection, Base.Element : Identifiable
    public init<Base>(_ data: Binding<Base>, id: KeyPath<Base.Element, ID>, @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content) where Data == [Binding<Base.Element>], Base : MutableCollection, Base : RandomAccessCollection
}
extension RangeReplaceableCollection where Self : MutableCollection {
    public mutating func remove(atOffsets offsets: IndexSet)
}
extension MutableCollection {
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int)
}
extension ForEach : DynamicViewContent {
}
extension AnyView {
    public init<Content>(erasing view: Content) where Content : View
}
extension Group {
    public init<Base>(subviews view: Base, @ViewBuilder transform: (SubviewsCollection) -> Content) where Base : View
}
extension ForEach {
    public init<Base>(subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Content) where Data == SubviewsCollection, ID == Int, Base : View
    public init<Base>(subviewOf view: Base, @ViewBuilder content: @escaping (Subview) -> Content) where Data == SubviewsCollection, ID == Int, Base : View
}
extension Group {
    public init<Base>(subviewsOf view: Base, @ViewBuilder transform: (SubviewsCollection) -> Content) where Base : View
}
extension View {
    nonisolated public func safeAreaBar<Bar>(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Bar) -> some View where Bar : View
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View
    nonisolated public func lineHeight(_ height: AttributedString.LineHeight?) -> some View
    nonisolated public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View
    nonisolated public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View
    nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View
    nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View
    nonisolated public func toolbarForegroundStyle<Style>(_ style: Style, for bars: ToolbarPlacement...) -> some View where Style : ShapeStyle
    nonisolated public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View
    nonisolated public func labelReservedIconWidth(_ width: CGFloat) -> some View
    nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View
    nonisolated public func sectionIndexLabel(_ label: Text?) -> some View
    nonisolated public func sectionIndexLabel<Words>(_ label: Words?) -> some View where Words : StringProtocol
    nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View
    nonisolated public func toolbarTitleMenu<Content>(@ViewBuilder content: () -> Content) -> some View where Content : View
    nonisolated public func presentationSizing(_ sizing: PresentationSizing) -> some View
    nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View
    nonisolated public func inspector<Content>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) -> some View where Content : View
    nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View
    nonisolated public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View
}
extension AttributedString {
    public struct LineHeight : Hashable, Sendable {
        public static let normal: AttributedString.LineHeight
        public static let tight: AttributedString.LineHeight
        public static let loose: AttributedString.LineHeight
        public static let variable: AttributedString.LineHeight
        public static func exact(points: CGFloat) -> AttributedString.LineHeight
        public static func multiple(factor: CGFloat) -> AttributedString.LineHeight
        public static func leading(increase: CGFloat) -> AttributedString.LineHeight
    }
}
extension View {
    nonisolated public func background<Style>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View where Style : ShapeStyle
    nonisolated public func background() -> some View
    nonisolated public func background<Behind>(_ background: Behind, alignment: Alignment = .center) -> some View where Behind : View
    nonisolated public func background<Style, Outline>(_ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()) -> some View where Style : ShapeStyle, Outline : Shape
    nonisolated public func background<Outline>(in shape: Outline, fillStyle: FillStyle = FillStyle()) -> some View where Outline : Shape
    nonisolated public func overlay<Style>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View where Style : ShapeStyle
    nonisolated public func overlay<Front>(_ overlay: Front, alignment: Alignment = .center) -> some View where Front : View
    nonisolated public func overlay<Style, Outline>(_ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()) -> some View where Style : ShapeStyle, Outline : Shape
    nonisolated public func backgroundStyle<Style>(_ style: Style) -> some View where Style : ShapeStyle
    nonisolated public func foregroundColor(_ color: Color?) -> some View
    nonisolated public func foregroundStyle<Style>(_ style: Style) -> some View where Style : ShapeStyle
    nonisolated public func foregroundStyle<First, Second>(_ primary: First, _ secondary: Second) -> some View where First : ShapeStyle, Second : ShapeStyle
    nonisolated public func foregroundStyle<First, Second, Third>(_ primary: First, _ secondary: Second, _ tertiary: Third) -> some View where First : ShapeStyle, Second : ShapeStyle, Third : ShapeStyle
    nonisolated public func tint(_ color: Color?) -> some View
    nonisolated public func tint<Style>(_ style: Style?) -> some View where Style : ShapeStyle
    nonisolated public func accentColor(_ color: Color?) -> some View
    nonisolated public func border<Style>(_ style: Style, width: CGFloat = 1) -> some View where Style : ShapeStyle
    nonisolated public func clipShape<Outline>(_ shape: Outline, style: FillStyle = FillStyle()) -> some View where Outline : Shape
    nonisolated public func clipped(antialiased: Bool) -> some View
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View
    nonisolated public func mask<Mask>(_ mask: Mask) -> some View where Mask : View
    nonisolated public func shadow(color: Color = Color(.sRGB, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View
    nonisolated public func containerShape<Outline>(_ shape: Outline) -> some View where Outline : InsettableShape
    nonisolated public func contentShape<Outline>(_ shape: Outline, eoFill: Bool = false) -> some View where Outline : Shape
    nonisolated public func contentShape<Outline>(_ kind: ContentShapeKinds, _ shape: Outline, eoFill: Bool = false) -> some View where Outline : Shape
    nonisolated public func blur(radius: CGFloat, opaque: Bool) -> some View
    nonisolated public func colorMultiply(_ color: Color) -> some View
    nonisolated public func drawingGroup(opaque: Bool, colorMode: ColorRenderingMode = .nonLinear) -> some View
    nonisolated public func drawingGroup(colorMode: ColorRenderingMode) -> some View
    nonisolated public func luminanceToAlpha() -> some View
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View
    nonisolated public func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> some View
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View
    nonisolated public func redacted(reason: RedactionReasons) -> some View
    nonisolated public func unredacted() -> some View
    nonisolated public func privacySensitive(_ isSensitive: Bool = true) -> some View
    nonisolated public func preferredColorScheme(_ scheme: ColorScheme?) -> some View
    nonisolated public func colorScheme(_ scheme: ColorScheme) -> some View
    nonisolated public func invertColors() -> some View
}
extension View {
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View
    nonisolated public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View
    nonisolated public func scrollPosition<ID>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View where ID : Hashable
    nonisolated public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical) -> some View
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View
    nonisolated public func refreshable(action: @escaping () async -> Void) -> some View
}
extension View {
    nonisolated public func font(_ font: Font?) -> some View
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View
    nonisolated public func bold(_ isActive: Bool = true) -> some View
    nonisolated public func italic(_ isActive: Bool = true) -> some View
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View
    nonisolated public func monospacedDigit() -> some View
    nonisolated public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View
    nonisolated public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View
    nonisolated public func lineLimit(_ number: Int?) -> some View
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View
    nonisolated public func lineSpacing(_ spacing: CGFloat) -> some View
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View
    nonisolated public func tracking(_ tracking: CGFloat) -> some View
    nonisolated public func kerning(_ kerning: CGFloat) -> some View
    nonisolated public func baselineOffset(_ offset: CGFloat) -> some View
    nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View
    nonisolated public func allowsTightening(_ isAllowed: Bool) -> some View
    nonisolated public func textSelection<Selectability>(_ selectability: Selectability) -> some View where Selectability : TextSelectability
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View
    nonisolated public func dynamicTypeSize<Sizes>(_ range: Sizes) -> some View where Sizes : RangeExpression, Sizes.Bound == DynamicTypeSize
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View
}
extension View {
    nonisolated public func focusSection() -> some View
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View
    nonisolated public func onContinueUserActivity(_ type: String, perform action: @escaping (NSUserActivity) -> Void) -> some View
    nonisolated public func userActivity<Value>(_ type: String, element: Value?, _ update: @escaping (Value, NSUserActivity) -> Void) -> some View
    nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View
    nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View
    nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View
    nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View
    nonisolated public func searchFocused<Value>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View where Value : Hashable
    nonisolated public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View
    nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View
    nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View
    nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View
    nonisolated public func invalidatableContent(_ isInvalidatable: Bool = true) -> some View
    nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View
    nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View
    nonisolated public func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View
    nonisolated public func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: @escaping (Result<[URL], any Error>) -> Void) -> some View
    nonisolated public func fileMover(isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View
    nonisolated public func dialogIcon(_ icon: Image?) -> some View
    nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View
    nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View
}
extension View {
    nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View
    nonisolated public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View
    nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View
    nonisolated public func typeSelectEquivalent(_ key: LocalizedStringKey) -> some View
    nonisolated public func typeSelectEquivalent<Words>(_ text: Words) -> some View where Words : StringProtocol
    nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View
    nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View
    nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View
    nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View
    nonisolated public func textInputSuggestions<Suggestions>(@ViewBuilder _ suggestions: () -> Suggestions) -> some View where Suggestions : View
    nonisolated public func textInputCompletion(_ text: String) -> some View
    nonisolated public func listRowHoverEffect(_ effect: HoverEffect?) -> some View
    nonisolated public func listRowHoverEffectDisabled(_ isDisabled: Bool = true) -> some View
    nonisolated public func navigationDocument(_ url: URL) -> some View
    nonisolated public func navigationDocument<Item>(_ item: Item) -> some View
    nonisolated public func onPencilDoubleTap(perform action: @escaping (PencilGestureValue) -> Void) -> some View
    nonisolated public func onPencilSqueeze(perform action: @escaping (PencilGesturePhase) -> Void) -> some View
    nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View
    nonisolated public func customizationID(_ id: String) -> some View
    nonisolated public func customizationBehavior(_ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...) -> some View
    nonisolated public func accessibilityDefaultFocus<Value>(_ binding: AccessibilityFocusState<Value>.Binding, _ value: Value) -> some View where Value : Hashable
}
extension Edge {
    public enum Corner {
        public struct Style : Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
            public init(floatLiteral radius: Double)
            public init(integerLiteral radius: Int)
            public static let concentric: Edge.Corner.Style
            public static func concentric(minimum: Edge.Corner.Style) -> Edge.Corner.Style
            public static func fixed(_ radius: CGFloat) -> Edge.Corner.Style
        }
    }
}
extension View {
    nonisolated public func glassEffect<Outline>(_ glass: Glass = .regular, in shape: Outline) -> some View where Outline : Shape
    nonisolated public func glassEffect(_ glass: Glass = .regular) -> some View
    nonisolated public func glassEffectID<ID>(_ id: ID?, in namespace: Namespace.ID) -> some View where ID : Hashable
    nonisolated public func glassEffectUnion<ID>(id: ID?, namespace: Namespace.ID) -> some View where ID : Hashable
    nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View
    nonisolated public func backgroundExtensionEffect() -> some View
}
extension View {
    nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View
    nonisolated public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View
    nonisolated public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View
}
extension Never : ShapeStyle {
}
extension View {
    nonisolated public func previewDisplayName(_ name: String?) -> some View
    nonisolated public func previewLayout(_ layout: PreviewLayout) -> some View
    nonisolated public func previewDevice(_ device: PreviewDevice?) -> some View
    nonisolated public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> some View
    nonisolated public func previewContext<Context>(_ context: Context) -> some View
}
extension UserDefaults {
    public func setValue(_ value: Any?, forKey key: String)
    public func value(forKey key: String) -> Any?
}
extension URL {
    public static var documentsDirectory: URL { get }
    public static var cachesDirectory: URL { get }
    public static var applicationSupportDirectory: URL { get }
    public static var libraryDirectory: URL { get }
    public static var downloadsDirectory: URL { get }
    public static var desktopDirectory: URL { get }
    public static var picturesDirectory: URL { get }
    public static var moviesDirectory: URL { get }
    public static var musicDirectory: URL { get }
    public static var homeDirectory: URL { get }
    public static var temporaryDirectory: URL { get }
}
extension View {
    nonisolated public func fileExporter<Document>(isPresented: Binding<Bool>, document: Document?, contentType: UTType, defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View
    nonisolated public func fileExporter<Document>(isPresented: Binding<Bool>, document: Document?, contentTypes: [UTType] = [], defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}) -> some View
    nonisolated public func fileExporter<Documents>(isPresented: Binding<Bool>, documents: Documents, contentType: UTType, onCompletion: @escaping (Result<[URL], any Error>) -> Void) -> some View where Documents : Collection
    nonisolated public func fileExporter<Item>(isPresented: Binding<Bool>, item: Item?, contentTypes: [UTType] = [], defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}) -> some View
    nonisolated public func fileDialogMessage(_ message: Text?) -> some View
    nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View
}
extension View {
    nonisolated public func preference<Key>(key: Key.Type, value: Key.Value) -> some View where Key : PreferenceKey
    nonisolated public func transformPreference<Key>(_ key: Key.Type, _ callback: @escaping (inout Key.Value) -> Void) -> some View where Key : PreferenceKey
    nonisolated public func onPreferenceChange<Key>(_ key: Key.Type, perform action: @escaping (Key.Value) -> Void) -> some View where Key : PreferenceKey, Key.Value : Equatable
    nonisolated public func overlayPreferenceValue<Key, Layer>(_ key: Key.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> Layer) -> some View where Key : PreferenceKey, Layer : View
    nonisolated public func backgroundPreferenceValue<Key, Layer>(_ key: Key.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> Layer) -> some View where Key : PreferenceKey, Layer : View
    nonisolated public func anchorPreference<Value, Key>(key: Key.Type, value source: Anchor<Value>.Source, transform: @escaping (Anchor<Value>) -> Key.Value) -> some View where Key : PreferenceKey
    nonisolated public func transformAnchorPreference<Value, Key>(key: Key.Type, value source: Anchor<Value>.Source, transform: @escaping (inout Key.Value, Anchor<Value>) -> Void) -> some View where Key : PreferenceKey
}
extension String : Transferable {
    public static var transferRepresentation: CodableRepresentation<String> { get }
}
extension Data : Transferable {
    public static var transferRepresentation: CodableRepresentation<Data> { get }
}
extension URL : Transferable {
    public static var transferRepresentation: CodableRepresentation<URL> { get }
}
extension AttributeScopes {
    public struct MarkdownAttributes : AttributeScope {
        public let inlinePresentationIntent: AttributeScopes.MarkdownAttributes.InlinePresentationIntentAttribute
        public enum InlinePresentationIntentAttribute : AttributedStringKey {
            public typealias Value = InlinePresentationIntent
            public static let name: String
        }
    }
}
extension AttributeDynamicLookup {
    public subscript<Key>(dynamicMember path: KeyPath<AttributeScopes.MarkdownAttributes, Key>) -> Key where Key : AttributedStringKey { get }
}
extension AttributedString {
    public struct MarkdownParsingOptions : Sendable {
        public enum InterpretedSyntax : Sendable {
            case full
            case inlineOnly
            case inlineOnlyPreservingWhitespace
        }
        public enum FailurePolicy : Sendable {
            case throwError
            case returnPartiallyParsedIfPossible
        }
        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax
        public var failurePolicy: AttributedString.MarkdownParsingOptions.FailurePolicy
        public var languageCode: String?
        public var appliesSourcePositionAttributes: Bool
        public init(allowsExtendedAttributes: Bool = false, interpretedSyntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .full, failurePolicy: AttributedString.MarkdownParsingOptions.FailurePolicy = .throwError, languageCode: String? = nil, appliesSourcePositionAttributes: Bool = false)
    }
    public init(markdown: String, options: AttributedString.MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws
    public init(markdown: Data, options: AttributedString.MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws
    public init(contentsOf url: URL, options: AttributedString.MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws
}
extension AttributeScopes {
    public var swiftUI: AttributeScopes.SwiftUIAttributes.Type { get }
    public struct SwiftUIAttributes : AttributeScope {
        public let font: AttributeScopes.SwiftUIAttributes.FontAttribute
        public let foregroundColor: AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
        public let backgroundColor: AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute
        public let strikethroughStyle: AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute
        public let underlineStyle: AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
        public let kern: AttributeScopes.SwiftUIAttributes.KerningAttribute
        public let tracking: AttributeScopes.SwiftUIAttributes.TrackingAttribute
        public let baselineOffset: AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute
        public let foundation: AttributeScopes.FoundationAttributes
        public enum FontAttribute : AttributedStringKey {
            public typealias Value = Font
            public static let name: String
        }
        public enum ForegroundColorAttribute : AttributedStringKey {
            public typealias Value = Color
            public static let name: String
        }
        public enum BackgroundColorAttribute : AttributedStringKey {
            public typealias Value = Color
            public static let name: String
        }
        public enum StrikethroughStyleAttribute : AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name: String
        }
        public enum UnderlineStyleAttribute : AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name: String
        }
        public enum KerningAttribute : AttributedStringKey {
            public typealias Value = CGFloat
            public static let name: String
        }
        public enum TrackingAttribute : AttributedStringKey {
            public typealias Value = CGFloat
            public static let name: String
        }
        public enum BaselineOffsetAttribute : AttributedStringKey {
            public typealias Value = CGFloat
            public static let name: String
        }
    }
}
extension AttributeScopes {
    public var uiKit: AttributeScopes.UIKitAttributes.Type { get }
    public struct UIKitAttributes : AttributeScope {
        public let foregroundColor: AttributeScopes.UIKitAttributes.ForegroundColorAttribute
        public let backgroundColor: AttributeScopes.UIKitAttributes.BackgroundColorAttribute
        public let swiftUI: AttributeScopes.SwiftUIAttributes
        public enum ForegroundColorAttribute : AttributedStringKey {
            public typealias Value = UIColor
            public static let name: String
        }
        public enum BackgroundColorAttribute : AttributedStringKey {
            public typealias Value = UIColor
            public static let name: String
        }
    }
}
extension AttributeDynamicLookup {
    public subscript<Key>(dynamicMember path: KeyPath<AttributeScopes.UIKitAttributes, Key>) -> Key where Key : AttributedStringKey { get }
    public subscript<Key>(dynamicMember path: KeyPath<AttributeScopes.SwiftUIAttributes, Key>) -> Key where Key : AttributedStringKey { get }
}
extension String {
    public typealias LocalizationValue = LocalizedStringKey
    public init(localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil)
    public init(localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil)
    public init(localized resource: LocalizedStringResource)
}
extension String.StandardComparator {
    public static var localizedStandard: String.StandardComparator { get }
    public static var localized: String.StandardComparator { get }
}
extension Measurement where UnitType : Dimension {
    public struct FormatStyle : FormatStyle, Sendable {
        public struct UnitWidth : Hashable, Codable, Sendable {
            public static var wide: Measurement<UnitType>.FormatStyle.UnitWidth { get }
            public static var abbreviated: Measurement<UnitType>.FormatStyle.UnitWidth { get }
            public static var narrow: Measurement<UnitType>.FormatStyle.UnitWidth { get }
        }
        public func format(_ value: Measurement<UnitType>) -> String
    }
    public func formatted<Style>(_ style: Style) -> Style.FormatOutput where Style : FormatStyle, Style.FormatInput == Measurement<UnitType>
    public func formatted() -> String
}
extension FormatStyle {
    public static func measurement<UnitType>(width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general, numberFormatStyle: FloatingPointFormatStyle<Double> = FloatingPointFormatStyle()) -> Self where Self == Measurement<UnitType>.FormatStyle, UnitType : Dimension
}
extension NSTextCheckingResult {
    public var url: URL? { get }
    public var phoneNumber: String? { get }
    public var date: Date? { get }
    public var addressComponents: [NSTextCheckingKey : String]? { get }
}
extension PersonNameComponents {
    public struct FormatStyle : FormatStyle, Codable, Hashable, Sendable {
        public enum Style : String, Codable, Sendable {
            case short
            case medium
            case long
            case abbreviated
        }
        public var style: PersonNameComponents.FormatStyle.Style
        public init(style: PersonNameComponents.FormatStyle.Style = .medium)
        public func format(_ name: PersonNameComponents) -> String
    }
    public func formatted() -> String
    public func formatted<Style>(_ style: Style) -> Style.FormatOutput where Style : FormatStyle, Style.FormatInput == PersonNameComponents
}
extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> PersonNameComponents.FormatStyle
}
extension View {
    nonisolated public func textRenderer<Renderer>(_ renderer: Renderer) -> some View where Renderer : TextRenderer
}
extension View {
    nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View
}
extension FormatStyle where Self == SystemFormatStyle.DateOffset {
    public static func offset(to anchor: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field> = [], maxFieldCount: Int = 2) -> SystemFormatStyle.DateOffset
}
extension FormatStyle where Self == SystemFormatStyle.DateReference {
    public static func reference(to date: Date, maxFieldCount: Int = 2) -> SystemFormatStyle.DateReference
}
extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    public static func stopwatch(startingAt date: Date, showsHours: Bool = true, maxFieldCount: Int = 4, maxPrecision: Duration = .milliseconds(10)) -> SystemFormatStyle.Stopwatch
}
extension FormatStyle where Self == SystemFormatStyle.Timer {
    public static func timer(countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)) -> SystemFormatStyle.Timer
    public static func timer(countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)) -> SystemFormatStyle.Timer
}
extension View {
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View
}
extension NSValue {
    public var cgRectValue: CGRect { get }
}
extension NotificationCenter {
    public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?)
}
extension Timer {
    @discardableResult
    public static func scheduledTimer(timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) -> Timer
}
extension NSAttributedString.Key {
    public static let font: NSAttributedString.Key
    public static let foregroundColor: NSAttributedString.Key
    public static let backgroundColor: NSAttributedString.Key
    public static let kern: NSAttributedString.Key
    public static let underlineStyle: NSAttributedString.Key
    public static let strikethroughStyle: NSAttributedString.Key
    public static let paragraphStyle: NSAttributedString.Key
    public static let baselineOffset: NSAttributedString.Key
}
extension View {
    nonisolated public func gesture<Recognizer>(_ representable: Recognizer) -> some View where Recognizer : UIGestureRecognizerRepresentable
}
extension IndexPath {
    public init(row: Int, section: Int)
    public init(item: Int, section: Int)
    public var section: Int { get }
    public var row: Int { get }
    public var item: Int { get }
}
extension EdgeInsets {
    public init()
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
}
extension Angle {
    public init()
    public static func + (left: Angle, right: Angle) -> Angle
    public static func - (left: Angle, right: Angle) -> Angle
    public static func * (left: Angle, right: Double) -> Angle
    public static func * (left: Double, right: Angle) -> Angle
    public static func / (left: Angle, right: Double) -> Angle
    public static func += (left: inout Angle, right: Angle)
    prefix public static func - (angle: Angle) -> Angle
    public var animatableData: Double
}
extension Angle : Comparable {
    public static func < (left: Angle, right: Angle) -> Bool
}
extension Edge.Set {
    public init(_ edge: Edge)
}
extension HorizontalAlignment {
    public init(_ id: any AlignmentID.Type)
    public static var listRowSeparatorLeading: HorizontalAlignment { get }
    public static var listRowSeparatorTrailing: HorizontalAlignment { get }
}
extension VerticalAlignment {
    public init(_ id: any AlignmentID.Type)
}
extension Alignment {
    public static let leadingFirstTextBaseline: Alignment
    public static let centerFirstTextBaseline: Alignment
    public static let trailingFirstTextBaseline: Alignment
    public static let leadingLastTextBaseline: Alignment
}
extension ProposedSize {
    public init(_ size: CGSize)
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize
}
extension UnitPoint {
    public init()
}
extension CGPoint {
    public func applying(_ transform: CGAffineTransform) -> CGPoint
}
extension CGPoint {
    public var debugDescription: String { get }
}
extension CGSize {
    public var debugDescription: String { get }
}
extension CGRect {
    public var debugDescription: String { get }
}
extension CGFloat : InputConvertible {
    public init?(_ text: String)
}
public let NSApp: NSApplication! { get }
