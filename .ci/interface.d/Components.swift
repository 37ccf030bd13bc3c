public struct AccessibilityTraitsModifier : Sendable {
}
public struct ActionSheet : Sendable {
    public var title: String
    public var message: String
    public var buttons: [ControlItem]
    public init(_ title: String = "", message: String = "", buttons: [ControlItem] = [])
    public static let summary: String
    public static let schemeKind: SchemeKind?
    public static let properties: [Property<ActionSheet>]
}
extension ActionSheet {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public struct ActiveInput<Value> : Sendable where Value : InputConvertible {
    public var label: Text
    public var text: Text
    public var placeholder: String
    public var isActive: Bool
    public var activeColor: Color?
    public var labelColor: Color?
    public var inputColor: Color?
    public var indicatorWidth: Double
    public var forcedLabelWidth: Double?
    public var traits: InputTraits
    public init(_ label: String = "INPUT", output: Value?, isActive: Bool = false)
    public var output: Value?
    public static var summary: String { get }
    public static var schemeKind: SchemeKind? { get }
    public static var properties: [Property<ActiveInput<Value>>] { get }
    public func resolvedScheme(over scheme: Scheme?) -> Scheme?
    public static func adopt(_ scheme: Scheme, into input: inout StyleAdoption<ActiveInput<Value>>)
    public func build(_ look: Modifiers, in tree: inout LayoutTree.Builder, _ context: EnvironmentValues)
}
extension ActiveInput where Value == String {
    public init(_ label: String = "INPUT", text: String = "", isActive: Bool = false)
    public init(label: String)
}
extension ActiveInput : StyledView {
    public var accessibilityTraits: AccessibilityTraits { get }
}
extension ActiveInput {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public struct ActivityIndicator : Sendable {
    public var size: Double
    public var phase: Double
    public var isAnimating: Bool
    public init()
    public static let summary: String
    public static let properties: [Property<ActivityIndicator>]
    public func build(_ look: Modifiers, in tree: inout LayoutTree.Builder, _ context: EnvironmentValues)
}
extension ActivityIndicator {
    public init(size: Double)
}
extension ActivityIndicator : StyledView {
}
extension ActivityIndicator {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public struct Alert : Sendable {
    public var title: String
    public var message: String
    public var buttons: [ControlItem]
    public var fieldPlaceholder: String?
    public init(_ title: String = "", message: String = "", buttons: [ControlItem] = [])
    public static let summary: String
    public static let schemeKind: SchemeKind?
    public static let properties: [Property<Alert>]
    public func resolvedScheme(over scheme: Scheme?) -> Scheme?
}
extension Alert {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public struct AngularGradient : Sendable {
    public var paint: GradientPaint
    public init()
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle)
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero)
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero)
    public static let summary: String
}
public struct AnyShape : Sendable {
    public init<Content>(_ shape: Content) where Content : Shape
}
public struct AnyShapeStyle : Hashable, Sendable {
    public init(_ style: some ShapeStyle)
}
extension AnyShapeStyle : ShapeStyle {
    nonisolated public var anyShapeStyle: AnyShapeStyle { get }
}
extension AnyShapeStyle : PropertyValue {
    public static var kind: PropertyKind { get }
    public static func read(_ value: SyntaxValue, as name: String, _ reader: inout ComponentReader) -> AnyShapeStyle?
    public func describe(as name: String, in writer: inout PropertyWriter)
}
public struct AnyView : Sendable {
    public init(_ view: some View)
    public init(erasing view: any View)
}
extension AnyView : View {
    @MainActor public var body: Never { get }
}
public enum AppearanceChoice : String, PropertyChoice, Hashable {
    case light
    case dark
    case both
    public var appearances: [Appearance] { get }
}
public struct Arc : Sendable {
    public var options: ShapeOptions
    public var startAngle: Angle
    public var endAngle: Angle
    public var isSlice: Bool
    public init(startAngle: Angle = .zero, endAngle: Angle = .degrees(90), isSlice: Bool = false)
    public static let summary: String
}
public typealias AreaMark = DataMark<AreaMarkKind>
public enum AreaMarkKind : DataMarkKind {
    public static let kind: ChartMarkKind
}
public struct AttachmentModifier<Attachment> : Sendable where Attachment : View {
}
public struct Avatar : Sendable {
    public var name: String
    public var initials: String?
    public var image: Image
    public var size: Double
    public var color: Color?
    public var statusColor: Color?
    public init(_ name: String = "", systemImage: String? = nil, size: Double = 40)
    public static let summary: String
    public static let schemeKind: SchemeKind?
    public static let properties: [Property<Avatar>]
    public func resolvedScheme(over scheme: Scheme?) -> Scheme?
    public static func adopt(_ scheme: Scheme, into avatar: inout StyleAdoption<Avatar>)
    public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace)
    public static func initials(of name: String) -> String
}
extension Avatar {
    public var accessibilityTraits: AccessibilityTraits { get }
}
extension Avatar {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public struct AvatarGroup<Content> : Sendable where Content : View {
    public var overlap: Double?
    public var ringColor: Color?
    public var extraCount: Int
    public var content: Content
    public var spacing: Double?
    public init(overlap: Double? = nil, extraCount: Int = 0, @ViewBuilder content: () -> Content)
}
extension AvatarGroup : PrimitiveView {
    public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
}
extension AvatarGroup : ContainerView {
    public static var summary: String { get }
    public static var properties: [Property<AvatarGroup<Content>>] { get }
}
extension AvatarGroup {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public struct BackgroundLayers<Content> : Sendable where Content : View {
    public var alignment: Alignment
    public var content: Content
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content)
}
extension BackgroundLayers : PrimitiveView {
    public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
}
extension BackgroundLayers : ContainerView {
    public static var typeName: String { get }
    public static var summary: String { get }
    public static var properties: [Property<BackgroundLayers<Content>>] { get }
}
public struct Badge : Sendable {
    public var text: String
    public init(_ text: String = "")
    public static let summary: String
    public static let schemeKind: SchemeKind?
    public static let properties: [Property<Badge>]
    public func resolvedScheme(over scheme: Scheme?) -> Scheme?
}
extension Badge {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public struct Banner : Sendable {
    public var title: String
    public var message: String
    public var kind: MessageKind
    public var systemImage: String?
    public var actionTitle: String
    public var isClosable: Bool
    public init(_ title: String = "", message: String = "", kind: MessageKind = .hint)
    public static let summary: String
    public static let schemeKind: SchemeKind?
    public static let properties: [Property<Banner>]
    public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace)
    public func resolvedScheme(over scheme: Scheme?) -> Scheme?
}
extension Banner {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public typealias BarMark = DataMark<BarMarkKind>
public enum BarMarkKind : DataMarkKind {
    public static let kind: ChartMarkKind
}
public struct BoxModifier : Sendable {
}
public struct Bubble : Sendable {
    public var text: String
    public var isOutgoing: Bool
    public var hasTail: Bool
    public var caption: String
    public var attachment: AnyView?
    public var color: Color?
    public var maximumShare: Double
    public init(_ text: String = "", isOutgoing: Bool = false)
    public static let summary: String
    public static let schemeKind: SchemeKind?
    public static let properties: [Property<Bubble>]
}
extension Bubble {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public struct Button : Sendable {
    public var title: Text
    public var stateTitles: [ControlState : String]
    public var image: Image
    public var stateImages: [ControlState : String]
    public var kind: ButtonKind
    public var size: ButtonSize?
    public var state: ControlState
    public var imagePlacement: ImagePlacement
    public var imagePadding: Double?
    public var imageHeight: Double?
    public var tintsImage: Bool?
    public var imagePlace: ItemPlace?
    public var titlePlace: ItemPlace?
    public var fillsWidth: Bool?
    public var action: (@Sendable (Button) -> Void)?
    public init()
    public static let summary: String
    public static let schemeKind: SchemeKind?
    public var schemeForm: SchemeKind? { get }
    public func resolvedScheme(over scheme: Scheme?) -> Scheme?
    public static func adopt(_ scheme: Scheme, into button: inout StyleAdoption<Button>)
    public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace)
    public func build(_ look: Modifiers, in tree: inout LayoutTree.Builder, _ context: EnvironmentValues)
}
extension Button {
    public static let properties: [Property<Button>]
}
extension Button {
    public init(_ title: String = "", systemImage: String? = nil, kind: ButtonKind = .plain, size: ButtonSize? = nil, state: ControlState = .normal, action: (@Sendable (Button) -> Void)? = nil)
    public func tap()
}
extension Button : StyledView {
    public var accessibilityTraits: AccessibilityTraits { get }
}
extension Button {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public struct CalendarDay : Hashable, Sendable {
    public var year: Int
    public var month: Int
    public var day: Int
    public init(_ year: Int, _ month: Int, _ day: Int)
    public init?(_ text: String)
}
extension CalendarDay : PropertyValue {
    public static var kind: PropertyKind { get }
    public static func read(_ value: SyntaxValue, as name: String, _ reader: inout ComponentReader) -> CalendarDay?
    public func describe(as name: String, in writer: inout PropertyWriter)
}
public struct Capsule : Sendable {
    public var options: ShapeOptions
    public init()
    public static let summary: String
}
public struct CapsuleCell : Sendable {
    public var title: String
    public var isSelected: Bool
    public init(_ title: String = "", isSelected: Bool = false)
    public static let summary: String
    public static let schemeKind: SchemeKind?
    public static let properties: [Property<CapsuleCell>]
    public func resolvedScheme(over scheme: Scheme?) -> Scheme?
}
extension CapsuleCell {
    public var accessibilityTraits: AccessibilityTraits { get }
}
extension CapsuleCell {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public struct Card<Content> : Sendable where Content : View {
    public var alignment: HorizontalAlignment
    public var spacing: Double
    public var fillsWidth: Bool
    public var content: Content
    public init(alignment: HorizontalAlignment = .leading, spacing: Double = 8, fillsWidth: Bool = true, @ViewBuilder content: () -> Content)
}
extension Card : StyledView, ContainerView {
    public static var summary: String { get }
    public static var schemeKind: SchemeKind? { get }
    public static var properties: [Property<Card<Content>>] { get }
    public func resolvedScheme(over scheme: Scheme?) -> Scheme?
    public static func adopt(_ scheme: Scheme, into card: inout StyleAdoption<Card<Content>>)
    public func build(_ look: Modifiers, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
}
extension Card {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public struct Cell : Sendable {
    public var title: Text
    public var detail: String
    public var value: String
    public var image: Image
    public var imageSize: Double
    public var tileColor: Color?
    public var leading: AnyView?
    public var leadingWidth: Double?
    public var trailing: AnyView?
    public var accessory: CellAccessory
    public var state: ControlState
    public var secondaryColor: Color?
    public var tintColor: Color?
    public var minimumHeight: Double?
    public init()
    public static let summary: String
    public static let schemeKind: SchemeKind?
    public static let properties: [Property<Cell>]
    public func resolvedScheme(over scheme: Scheme?) -> Scheme?
    public static func adopt(_ scheme: Scheme, into cell: inout StyleAdoption<Cell>)
    public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace)
    public func build(_ look: Modifiers, in tree: inout LayoutTree.Builder, _ context: EnvironmentValues)
}
extension Cell {
    public init(_ title: String, detail: String = "", value: String = "", systemImage: String? = nil, accessory: CellAccessory = .none, state: ControlState = .normal)
}
extension Cell : StyledView {
}
extension Cell {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public enum CellAccessory : String, PropertyChoice, Hashable {
    case none
    case disclosure
    case checkmark
    case detail
}
public struct Chart : Sendable {
    public var marks: [ChartMark]
    public var colors: [Color]?
    public var showsAxes: Bool
    public var showsXAxis: Bool?
    public var showsYAxis: Bool?
    public var xAxisLabel: String
    public var yAxisLabel: String
    public var showsValues: Bool
    public var barCornerRadius: Double
    public var showsLegend: Bool?
    public var isGrouped: Bool
    public var isHorizontal: Bool
    public var minimumValue: Double?
    public var maximumValue: Double?
    public var minimumX: ChartPosition?
    public var maximumX: ChartPosition?
    public var xScale: ChartXScale
    public var xTicks: ChartTicks?
    public var valueTicks: ChartTicks?
    public var xFormat: ChartDateFormat
    public var valueFormat: ChartNumberFormat
    public var valueEdge: ChartEdge?
    public var valuePrefix: String
    public var valueSuffix: String
    public var innerRadius: Double
    public init(marks: [ChartMark] = [])
    public static let summary: String
    public static let schemeKind: SchemeKind?
    public static let properties: [Property<Chart>]
    public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace)
}
extension Chart {
    public var accessibilityTraits: AccessibilityTraits { get }
}
extension Chart {
    public init(@ChartContentBuilder content: () -> [ChartMark])
}
extension Chart {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public protocol ChartContent : Sendable {
    var marks: [ChartMark] { get }
}
@resultBuilder public enum ChartContentBuilder {
    public static func buildExpression(_ content: some ChartContent) -> [ChartMark]
    public static func buildBlock(_ parts: [ChartMark]...) -> [ChartMark]
    public static func buildOptional(_ part: [ChartMark]?) -> [ChartMark]
    public static func buildEither(first part: [ChartMark]) -> [ChartMark]
    public static func buildEither(second part: [ChartMark]) -> [ChartMark]
    public static func buildArray(_ parts: [[ChartMark]]) -> [ChartMark]
}
public enum ChartDateFormat : String, PropertyChoice, Hashable {
    case automatic
    case year
    case month
    case day
    case weekday
    case time
    case short
    case medium
    case long
    case full
}
public enum ChartEdge : String, PropertyChoice, Hashable {
    case leading
    case trailing
}
public enum ChartInterpolation : String, PropertyChoice, Hashable {
    case linear
    case monotone
    case stepEnd
    case stepStart
    case stepCenter
}
public struct ChartMark : Hashable, Sendable {
    public var kind: ChartMarkKind
    public var name: String
    public var x: [ChartPosition]
    public var xEnd: [ChartPosition]
    public var y: [Double?]
    public var yStart: [Double]
    public var color: Color?
    public var interpolation: ChartInterpolation
    public var lineWidth: Double?
    public var dash: [Double]
    public var opacity: Double
    public var symbol: ChartSymbol?
    public var symbolSize: Double
    public var label: String
    public init(_ kind: ChartMarkKind, name: String = "", x: [ChartPosition] = [], xEnd: [ChartPosition] = [], y: [Double?], yStart: [Double] = [], color: Color? = nil, interpolation: ChartInterpolation = .linear, lineWidth: Double? = nil, dash: [Double] = [], opacity: Double = 1, symbol: ChartSymbol? = nil, symbolSize: Double = 8, label: String = "")
}
extension ChartMark : PropertyValue {
    public static var kind: PropertyKind { get }
    public static func read(_ value: SyntaxValue, as name: String, _ reader: inout ComponentReader) -> ChartMark?
    public func describe(as name: String, in writer: inout PropertyWriter)
}
public enum ChartMarkKind : String, PropertyChoice, Hashable {
    case bar
    case line
    case area
    case point
    case rule
    case sector
    case rectangle
}
public enum ChartNumberFormat : String, PropertyChoice, Hashable {
    case automatic
    case full
    case compact
    case percent
}
public enum ChartPosition : Hashable, Sendable {
    case category(String)
    case number(Double)
}
extension ChartPosition : PropertyValue {
    public static var kind: PropertyKind { get }
    public static func read(_ value: SyntaxValue, as name: String, _ reader: inout ComponentReader) -> ChartPosition?
    public func describe(as name: String, in writer: inout PropertyWriter)
}
public enum ChartSymbol : String, PropertyChoice, Hashable {
    case circle
    case square
    case triangle
    case diamond
    case pentagon
    case plus
    case cross
    case asterisk
}
public enum ChartTicks : Hashable, Sendable {
    case count(Int)
    case positions([ChartPosition])
    case every(Int, ChartTimeUnit)
    case step(Double)
}
extension ChartTicks : PropertyValue {
    public static var kind: PropertyKind { get }
    public static func read(_ value: SyntaxValue, as name: String, _ reader: inout ComponentReader) -> ChartTicks?
    public func describe(as name: String, in writer: inout PropertyWriter)
}
public enum ChartTimeUnit : String, CaseIterable, Hashable, Sendable {
    case second
    case minute
    case hour
    case day
    case week
    case month
    case quarter
    case year
}
public enum ChartXScale : String, PropertyChoice, Hashable {
    case automatic
    case category
}
public struct Checkbox : Sendable {
    public var label: String
    public var isOn: Bool
    public var isMixed: Bool
    public var state: ControlState
    public init(_ label: String = "", isOn: Bool = false, state: ControlState = .normal)
    public static let summary: String
    public static let schemeKind: SchemeKind?
    public static let properties: [Property<Checkbox>]
}
extension Checkbox {
    public var accessibilityTraits: AccessibilityTraits { get }
}
extension Checkbox {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public struct Chip : Sendable {
    public var title: String
    public var systemImage: String?
    public var isSelected: Bool
    public var isRemovable: Bool
    public var state: ControlState
    public init(_ title: String = "", systemImage: String? = nil, isSelected: Bool = false, state: ControlState = .normal)
    public static let summary: String
    public static let schemeKind: SchemeKind?
    public static let properties: [Property<Chip>]
    public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace)
}
extension Chip {
    public var accessibilityTraits: AccessibilityTraits { get }
}
extension Chip {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public struct Circle : Sendable {
    public var options: ShapeOptions
    public init()
    public static let summary: String
}
public enum ClearButtonMode : String, PropertyChoice, Hashable {
    case never
    case whileEditing
    case always
}
public struct CollectionView<Content> : Sendable where Content : View {
    public var itemSize: Double?
    public var spacing: Double
    public var inset: Double
    public var content: Content
    public init(itemSize: Double? = nil, spacing: Double = 2, inset: Double = 2, @ViewBuilder content: () -> Content)
}
extension CollectionView : StyledView, ContainerView {
    public static var summary: String { get }
    public static var schemeKind: SchemeKind? { get }
    public static var properties: [Property<CollectionView<Content>>] { get }
    public func build(_ look: Modifiers, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
}
extension CollectionView {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public struct ColorFill : Sendable {
    public var color: Color?
    public init()
    public static let typeName: String
    public static let summary: String
    public static let properties: [Property<ColorFill>]
    public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace)
    public func build(_ look: Modifiers, in tree: inout LayoutTree.Builder, _ context: EnvironmentValues)
}
extension ColorFill : StyledView {
}
public struct ColorPicker : Sendable {
    public var label: String
    public var selection: Color
    public var state: ControlState
    public init(_ label: String = "", selection: Color = .black, state: ControlState = .normal)
    public static let summary: String
    public static let schemeKind: SchemeKind?
    public static let properties: [Property<ColorPicker>]
}
extension ColorPicker {
    public var accessibilityTraits: AccessibilityTraits { get }
}
extension ColorPicker {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public struct ComponentCatalog : Sendable {
    public static let standard: ComponentCatalog
    public let entries: [ComponentEntry]
    public let sharedProperties: [PropertyDescription]
    public init(_ entries: [ComponentEntry])
    public func adding(_ view: some DocumentView) -> ComponentCatalog
    public var typeNames: [String] { get }
}
final public class ComponentEntry : Sendable {
    public let typeName: String
    public init<Content>(_ standard: @autoclosure @escaping @Sendable () -> Content) where Content : DocumentView
    public var summary: String { get }
    public var subviews: SubviewRule { get }
    public var properties: [PropertyDescription] { get }
}
public struct ComponentPlace : Sendable {
    public var range: SourceRange
    public func range(of name: String) -> SourceRange
    public func has(_ name: String) -> Bool
}
public struct ComponentReader {
    public let catalog: ComponentCatalog
    public let images: any ImageSource
    public let source: SourceText
    public func fail(_ message: String, at range: SourceRange, suggestion: String? = nil, notes: [Diagnostic] = [])
    public func refuse(_ message: String, at range: SourceRange, notes: [Diagnostic] = [])
    public func warn(_ message: String, at range: SourceRange, suggestion: String? = nil)
    @discardableResult
    public func mismatch<Value>(_ name: String, _ kind: PropertyKind, _ value: SyntaxValue) -> Value?
    public func unknownWord<Value>(_ word: String, for name: String, among words: [String], at range: SourceRange) -> Value?
}
extension ComponentReader {
    public mutating func readComponent(_ value: SyntaxValue) -> DocumentNode?
}
extension ComponentReader {
    public mutating func readObject<Owner>(_ value: SyntaxValue, named name: String, by properties: [Property<Owner>], into owner: inout Owner)
}
public struct Container<Content> : Sendable where Content : View {
    public init(_ kind: NodeKind, @ViewBuilder content: () -> Content)
    public init(_ layout: some ContainerLayout, @ViewBuilder content: () -> Content)
}
extension Container : PrimitiveView {
    public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
}
@MainActor public protocol ContainerView : DocumentView {
    associatedtype Content : View
    nonisolated var content: Self.Content { get set }
}
extension ContainerView {
    nonisolated public static var subviews: SubviewRule { get }
    nonisolated public mutating func take(_ subviews: DocumentSubviews)
}
public enum ContentState : String, PropertyChoice, Hashable {
    case content
    case loading
    case empty
    case error
}
public struct ContentUnavailableView<Content> : Sendable where Content : View {
    public var title: String
    public var systemImage: String
    public var message: String
    public var content: Content
    public init(_ title: String = "", systemImage: String = "", description: String = "", @ViewBuilder content: () -> Content)
}
extension ContentUnavailableView : StyledView, ContainerView {
    public static var summary: String { get }
    public static var schemeKind: SchemeKind? { get }
    public static var properties: [Property<ContentUnavailableView<Content>>] { get }
    public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace)
    public func build(_ look: Modifiers, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
}
extension ContentUnavailableView {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public struct ControlGroup<Content> : Sendable where Content : View {
    public var state: ControlState
    public var content: Content
    public init(state: ControlState = .normal, @ViewBuilder content: () -> Content)
}
extension ControlGroup : StyledView, ContainerView {
    public static var summary: String { get }
    public static var schemeKind: SchemeKind? { get }
    public static var properties: [Property<ControlGroup<Content>>] { get }
    public var accessibilityTraits: AccessibilityTraits { get }
    public func resolvedScheme(over scheme: Scheme?) -> Scheme?
    public func build(_ look: Modifiers, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
}
extension ControlGroup {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public struct ControlItem : Hashable, Sendable {
    public var title: String
    public var subtitle: String
    public var systemImage: String?
    public var badge: String?
    public var role: ControlItemRole
    public var isSelected: Bool
    public var isDisabled: Bool
    public init(_ title: String = "", subtitle: String = "", systemImage: String? = nil, badge: String? = nil, role: ControlItemRole = .none, isSelected: Bool = false, isDisabled: Bool = false)
}
extension ControlItem : PropertyValue {
    public static var kind: PropertyKind { get }
    public static func read(_ value: SyntaxValue, as name: String, _ reader: inout ComponentReader) -> ControlItem?
    public func describe(as name: String, in writer: inout PropertyWriter)
}
public enum ControlItemRole : String, PropertyChoice, Hashable {
    case none
    case cancel
    case destructive
    case divider
}
public struct DataMark<Kind> : ChartContent where Kind : DataMarkKind {
    public var marks: [ChartMark] { get }
    public init(x: PlottableValue<String>, y: PlottableValue<Double>)
    public init(x: PlottableValue<Double>, y: PlottableValue<Double>)
    public func foregroundStyle(_ color: Color) -> DataMark<Kind>
    public func foregroundStyle(by series: PlottableValue<String>) -> DataMark<Kind>
    public func interpolationMethod(_ method: ChartInterpolation) -> DataMark<Kind>
    public func lineStyle(width: Double) -> DataMark<Kind>
    public func symbol(_ symbol: ChartSymbol) -> DataMark<Kind>
}
extension DataMark where Kind == BarMarkKind {
    public init(x: PlottableValue<String>, yStart: PlottableValue<Double>, yEnd: PlottableValue<Double>)
}
extension DataMark where Kind == AreaMarkKind {
    public init(x: PlottableValue<Double>, yStart: PlottableValue<Double>, yEnd: PlottableValue<Double>)
}
extension DataMark where Kind == RectangleMarkKind {
    public init(x: PlottableValue<String>, yStart: PlottableValue<Double>, yEnd: PlottableValue<Double>)
    public init(xStart: PlottableValue<Double>, xEnd: PlottableValue<Double>, yStart: PlottableValue<Double>, yEnd: PlottableValue<Double>)
    public init(yStart: PlottableValue<Double>, yEnd: PlottableValue<Double>)
}
extension DataMark where Kind == SectorMarkKind {
    public init(angle: PlottableValue<Double>)
}
extension DataMark where Kind == RuleMarkKind {
    public init(y: PlottableValue<Double>)
    public init(x: PlottableValue<String>)
}
public protocol DataMarkKind : Sendable {
    static var kind: ChartMarkKind { get }
}
public struct DatePicker : Sendable {
    public var label: String
    public var date: CalendarDay
    public var time: String
    public var dateText: String?
    public var today: CalendarDay?
    public var monthNames: [String]
    public var weekdayNames: [String]
    public var firstWeekday: Int?
    public var style: DatePickerStyle
    public var state: ControlState
    public init(_ label: String = "", date: CalendarDay = CalendarDay(2026, 1, 1), style: DatePickerStyle = .compact, state: ControlState = .normal)
    public func datePickerStyle(_ style: DatePickerStyle) -> DatePicker
    public static let summary: String
    public static let schemeKind: SchemeKind?
    public static let properties: [Property<DatePicker>]
    public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace)
}
extension DatePicker {
    public var accessibilityTraits: AccessibilityTraits { get }
}
extension DatePicker {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public enum DatePickerStyle : String, PropertyChoice, Hashable {
    case compact
    case graphical
    case wheel
}
public struct DecorationValue : PropertyValue, Hashable {
    public var line: LineDecoration?
    public var color: Color?
    public init(_ line: LineDecoration?, color: Color? = nil)
    public static var kind: PropertyKind { get }
    public static func read(_ value: SyntaxValue, as name: String, _ reader: inout ComponentReader) -> DecorationValue?
    public func describe(as name: String, in writer: inout PropertyWriter)
}
public struct DisclosureGroup<Content> : Sendable where Content : View {
    public var title: String
    public var isExpanded: Bool
    public var content: Content
    public init(_ title: String = "", isExpanded: Bool = false, @ViewBuilder content: () -> Content)
}
extension DisclosureGroup : StyledView, ContainerView {
    public static var summary: String { get }
    public static var schemeKind: SchemeKind? { get }
    public static var properties: [Property<DisclosureGroup<Content>>] { get }
    public func build(_ look: Modifiers, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
}
extension DisclosureGroup {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public struct Divider : Sendable {
    public var color: Color?
    public var thickness: Double?
    public init()
    public static let summary: String
    public static let properties: [Property<Divider>]
    public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace)
    public func build(in tree: inout LayoutTree.Builder, _ context: EnvironmentValues)
}
extension Divider : PrimitiveView, DocumentView {
}
final public class DocumentNode : Sendable {
    public let id: String?
    public let sourceOffset: Int
    public var children: [DocumentNode] { get }
    public var typeName: String { get }
    public var look: Modifiers { get }
    public var content: any DocumentView { get }
    public var count: Int { get }
}
extension DocumentNode : PrimitiveView {
    public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
}
public struct DocumentSubviews : Sendable {
    public var nodes: [DocumentNode]
    public init(_ nodes: [DocumentNode] = [])
}
@MainActor public protocol DocumentView : View {
    nonisolated static var typeName: String { get }
    nonisolated static var summary: String { get }
    nonisolated static var subviews: SubviewRule { get }
    nonisolated static var properties: [Property<Self>] { get }
    nonisolated static var swiftSpellings: [String : SwiftSpelling] { get }
    nonisolated var valuesWithoutKeys: [String : (any Sendable)?] { get }
    nonisolated static var schemeKind: SchemeKind? { get }
    nonisolated var schemeForm: SchemeKind? { get }
    nonisolated static var ownsBox: Bool { get }
    nonisolated static var adoptsStyledBox: Bool { get }
    nonisolated var accessibilityTraits: AccessibilityTraits { get }
    nonisolated mutating func take(_ subviews: DocumentSubviews)
    nonisolated func resolvedScheme(over scheme: Scheme?) -> Scheme?
    nonisolated static func adopt(_ scheme: Scheme, into view: inout StyleAdoption<Self>)
    nonisolated mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace)
    nonisolated func build(_ look: Modifiers, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
}
extension DocumentView {
    nonisolated public func scheme(_ scheme: Scheme?) -> ModifiedContent<Self, SchemeModifier>
}
extension DocumentView {
    nonisolated public static var typeName: String { get }
    nonisolated public static var summary: String { get }
    nonisolated public static var subviews: SubviewRule { get }
    nonisolated public static var properties: [Property<Self>] { get }
    nonisolated public static var swiftSpellings: [String : SwiftSpelling] { get }
    nonisolated public var valuesWithoutKeys: [String : (any Sendable)?] { get }
    nonisolated public static var schemeKind: SchemeKind? { get }
    nonisolated public var schemeForm: SchemeKind? { get }
    nonisolated public static var ownsBox: Bool { get }
    nonisolated public static var adoptsStyledBox: Bool { get }
    nonisolated public var accessibilityTraits: AccessibilityTraits { get }
    nonisolated public mutating func take(_ subviews: DocumentSubviews)
    nonisolated public func resolvedScheme(over scheme: Scheme?) -> Scheme?
    nonisolated public static func adopt(_ scheme: Scheme, into view: inout StyleAdoption<Self>)
    nonisolated public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace)
    nonisolated public func build(_ look: Modifiers, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
}
extension DocumentView {
    nonisolated public func with(_ change: (inout Self) -> Void) -> Self
}
public struct Drawing : Sendable {
    public var size: Double
    public var tintColor: Color?
    public var secondaryColor: Color?
    public var fillColor: Color?
    public init()
    public static let summary: String
    public static let schemeKind: SchemeKind?
    public static let properties: [Property<Drawing>]
    public static func adopt(_ scheme: Scheme, into drawing: inout StyleAdoption<Drawing>)
    public func build(_ look: Modifiers, in tree: inout LayoutTree.Builder, _ context: EnvironmentValues)
}
extension Drawing {
    public init(_ drawing: UnitDrawing, size: Double = 24)
}
extension Drawing : StyledView {
    public var accessibilityTraits: AccessibilityTraits { get }
}
extension Drawing {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public struct Ellipse : Sendable {
    public var options: ShapeOptions
    public init()
    public static let summary: String
}
public struct EllipticalGradient : Sendable {
    public var paint: GradientPaint
    public init()
    public init(gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: Double = 0, endRadiusFraction: Double = 0.5)
    public init(colors: [Color], center: UnitPoint = .center, startRadiusFraction: Double = 0, endRadiusFraction: Double = 0.5)
    public static let summary: String
}
public struct EmptyView : Sendable {
    public init()
    public static let summary: String
    public static let properties: [Property<EmptyView>]
    public func build(in tree: inout LayoutTree.Builder, _ context: EnvironmentValues)
}
extension EmptyView : PrimitiveView, DocumentView {
}
public struct EnvironmentModifier : Sendable {
}
public struct ErrorLine : Sendable {
    public var message: String
    public var height: Double
    public init(_ message: String = "", height: Double = 48)
    public static let summary: String
    public static let schemeKind: SchemeKind?
    public static let properties: [Property<ErrorLine>]
    public func resolvedScheme(over scheme: Scheme?) -> Scheme?
}
extension ErrorLine {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public struct Flex<Content> : Sendable where Content : View {
    public var layout: FlexLayout
    public var content: Content
    public init(_ axis: Axis = .horizontal, wrap: FlexLayout.Wrap = .none, spacing: Double = 0, lineSpacing: Double = 0, @ViewBuilder content: () -> Content)
}
extension Flex : PrimitiveView {
    public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
}
extension Flex : ContainerView {
    public static var summary: String { get }
    public static var properties: [Property<Flex<Content>>] { get }
    nonisolated public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace)
}
extension Flex {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public struct Flow<Content> : Sendable where Content : View {
    public var spacing: Double
    public var lineSpacing: Double
    public var alignment: Alignment
    public var content: Content
    public init(spacing: Double = 8, lineSpacing: Double = 8, alignment: Alignment = .topLeading, @ViewBuilder content: () -> Content)
}
extension Flow : PrimitiveView {
    public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
}
extension Flow : ContainerView {
    public static var summary: String { get }
    public static var properties: [Property<Flow<Content>>] { get }
}
extension Flow {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public enum FontDesign : String, PropertyChoice, Hashable {
    case `default`
    case serif
    case rounded
    case monospaced
}
public struct ForEach<Data, ID, Content> : @unchecked Sendable where Data : RandomAccessCollection, ID : Hashable, Content : View {
    public let data: Data
    public let content: (Data.Element) -> Content
}
extension ForEach {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) where ID == Data.Element.ID, Data.Element : Identifiable
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) where Data == Range<Int>, ID == Int
}
public struct ForegroundStyle : ShapeStyle {
    public init()
    nonisolated public var anyShapeStyle: AnyShapeStyle { get }
}
public struct Form<Content> : Sendable where Content : View {
    public var gap: Double
    public var margins: EdgeInsets
    public var content: Content
    public init(gap: Double = 5, margins: EdgeInsets = EdgeInsets(8), @ViewBuilder content: () -> Content)
}
extension Form : PrimitiveView {
    public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
}
extension Form : ContainerView {
    public static var summary: String { get }
    public static var properties: [Property<Form<Content>>] { get }
}
extension Form {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public struct FormRow<Content> : Sendable where Content : View {
    public var rule: FormRowStyle.Rule
    public var gap: Double
    public var margins: EdgeInsets?
    public var alignment: FormRowAlignment
    public var content: Content
    public init(_ rule: FormRowStyle.Rule = .measured, gap: Double = 5, margins: EdgeInsets? = nil, alignment: FormRowAlignment = .top, @ViewBuilder content: () -> Content)
}
extension FormRow : PrimitiveView {
    public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
}
extension FormRow : ContainerView {
    public static var summary: String { get }
    public static var properties: [Property<FormRow<Content>>] { get }
}
extension FormRow {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public enum FormRowAlignment : String, PropertyChoice, Hashable {
    case top
    case center
    case bottom
    case firstTextBaseline
    case lastTextBaseline
    case fill
}
public struct Gauge : Sendable {
    public var label: String
    public var currentValueLabel: String
    public var minimumValueLabel: String
    public var maximumValueLabel: String
    public var value: Double
    public var minimumValue: Double
    public var maximumValue: Double
    public var style: GaugeStyle
    public init(_ label: String = "", value: Double = 0, minimumValue: Double = 0, maximumValue: Double = 1, currentValueLabel: String = "", style: GaugeStyle = .linearCapacity)
    public func gaugeStyle(_ style: GaugeStyle) -> Gauge
    public static let summary: String
    public static let schemeKind: SchemeKind?
    public static let properties: [Property<Gauge>]
    public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace)
}
extension Gauge {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public enum GaugeStyle : String, PropertyChoice, Hashable {
    case linearCapacity
    case accessoryCircular
    case accessoryCircularCapacity
}
public struct Gradient : Hashable, Sendable {
    public struct Stop : Hashable, Sendable {
        public var color: Color
        public var location: Double
        public init(color: Color, location: Double)
    }
    public var stops: [Gradient.Stop]
    public init(stops: [Gradient.Stop])
    public init(colors: [Color])
}
public struct GradientPaint : Hashable, Sendable {
    public enum Kind : String, PropertyChoice, Hashable {
        case linear
        case radial
        case angular
        case elliptical
    }
    public enum Direction : String, PropertyChoice, Hashable {
        case topToBottom
        case bottomToTop
        case leadingToTrailing
        case trailingToLeading
        case topLeadingToBottomTrailing
        case topTrailingToBottomLeading
        case bottomLeadingToTopTrailing
        case bottomTrailingToTopLeading
        public static let otherSpellings: [String : GradientPaint.Direction]
        public var ends: (UnitPoint, UnitPoint) { get }
    }
    public var kind: GradientPaint.Kind
    public var colors: [Color]
    public var places: [Double]?
    public var direction: GradientPaint.Direction?
    public var startPoint: UnitPoint?
    public var endPoint: UnitPoint?
    public var center: UnitPoint?
    public var startRadius: Double?
    public var endRadius: Double?
    public var startAngle: Angle?
    public var endAngle: Angle?
    public var gradient: Gradient? { get }
}
extension GradientPaint : PropertyValue {
    public static var kind: PropertyKind { get }
    public static func read(_ value: SyntaxValue, as name: String, _ reader: inout ComponentReader) -> GradientPaint?
    public func describe(as name: String, in writer: inout PropertyWriter)
}
public struct Grid<Content> : Sendable where Content : View {
    public var axis: Axis
    public var tracks: [GridStyle.Track]
    public var trackSpacing: Double
    public var lineSpacing: Double
    public var lineLength: Double?
    public var alignment: Alignment
    public var columnAlignments: [HorizontalAlignment]
    public var content: Content
    public init(_ tracks: [GridStyle.Track] = [.flexible()], axis: Axis = .horizontal, trackSpacing: Double = 8, lineSpacing: Double = 8, lineLength: Double? = nil, alignment: Alignment = .center, columnAlignments: [HorizontalAlignment] = [], @ViewBuilder content: () -> Content)
}
extension Grid : PrimitiveView {
    public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
}
extension Grid : ContainerView {
    public static var summary: String { get }
    public static var properties: [Property<Grid<Content>>] { get }
}
extension Grid {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public struct GridRow<Content> : Sendable where Content : View {
    public var alignment: VerticalAlignment?
    public var content: Content
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)
}
extension GridRow : PrimitiveView {
    public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
}
extension GridRow : ContainerView {
    public static var summary: String { get }
    public static var properties: [Property<GridRow<Content>>] { get }
}
extension GridRow {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public struct Group<Content> : Sendable where Content : View {
    public init(@ViewBuilder content: () -> Content)
}
public struct GroupBox<Content> : Sendable where Content : View {
    public var title: String
    public var content: Content
    public init(_ title: String = "", @ViewBuilder content: () -> Content)
}
extension GroupBox : StyledView, ContainerView {
    public static var summary: String { get }
    public static var schemeKind: SchemeKind? { get }
    public static var properties: [Property<GroupBox<Content>>] { get }
    public func resolvedScheme(over scheme: Scheme?) -> Scheme?
    public func build(_ look: Modifiers, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
}
extension GroupBox {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public struct HStack<Content> : Sendable where Content : View {
    public var alignment: VerticalAlignment
    public var spacing: Double?
    public var content: Content
    public init(alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content)
}
extension HStack : PrimitiveView {
    public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
}
extension HStack : ContainerView {
    public static var summary: String { get }
    public static var properties: [Property<HStack<Content>>] { get }
    public static func adopt(_ scheme: Scheme, into stack: inout StyleAdoption<HStack<Content>>)
}
public struct HintView : Sendable {
    public var title: String
    public var hint: String
    public var height: Double
    public init(_ title: String = "", hint: String = "", height: Double = 58)
    public static let summary: String
    public static let schemeKind: SchemeKind?
    public static let properties: [Property<HintView>]
    public func resolvedScheme(over scheme: Scheme?) -> Scheme?
}
extension HintView {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public struct HomeIndicator : Sendable {
    public init()
    public static let summary: String
}
public struct IconButton : Sendable {
    public var systemImage: String
    public var size: Double
    public var state: ControlState
    public init(_ systemImage: String = "xmark", size: Double = 44, state: ControlState = .normal)
    public static let summary: String
    public static let schemeKind: SchemeKind?
    public static let properties: [Property<IconButton>]
    public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace)
    public func resolvedScheme(over scheme: Scheme?) -> Scheme?
}
extension IconButton {
    public var accessibilityTraits: AccessibilityTraits { get }
}
extension IconButton {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public struct IconName : Hashable, Sendable {
    public let symbol: String
    public init?(_ name: String)
    public var isPlaceholder: Bool { get }
    public static var allNames: [String] { get }
}
public struct IdentifierModifier : Sendable {
}
public struct Image : Hashable, Sendable {
    public var systemIconName: String?
    public var localImageName: String?
    public var imageUrl: String?
    public var contentMode: ImageContentMode
    public var template: Bool?
    public var font: TextStyleName
    public var fontSize: Double?
    public var fontWeight: FontWeight?
    public var imageScale: ImageScale
    public var symbolRenderingMode: SymbolRenderingMode?
    public var symbolColors: [Color]
    public init()
    public init(systemName: String)
    public init(_ name: String, from images: any ImageSource)
    public init(url: String, from images: any ImageSource)
    public static let summary: String
    public static let schemeKind: SchemeKind?
    public static let properties: [Property<Image>]
    public static func adopt(_ scheme: Scheme, into image: inout StyleAdoption<Image>)
    public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace)
    public func build(_ look: Modifiers, in tree: inout LayoutTree.Builder, _ context: EnvironmentValues)
    public func build(in tree: inout LayoutTree.Builder, _ context: EnvironmentValues)
}
extension Image : PrimitiveView, DocumentView {
    public var accessibilityTraits: AccessibilityTraits { get }
}
extension Image {
    public func font(_ style: TextStyleName) -> Image
    public func font(size: Double, weight: FontWeight? = nil) -> Image
    public func fontWeight(_ weight: FontWeight) -> Image
    public func imageScale(_ scale: ImageScale) -> Image
    public func symbolRenderingMode(_ mode: SymbolRenderingMode, _ colors: Color...) -> Image
}
extension Image {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public enum ImageContentMode : String, PropertyChoice, Hashable {
    case fit
    case fill
    case stretch
    case original
    public static var otherSpellings: [String : ImageContentMode] { get }
}
public enum ImageOutcome : Sendable {
    case found(ImageResource)
    case foundVector(VectorImage)
    case unresolved(String)
    case failed(String)
}
public struct ImagePaint : ShapeStyle {
    public let anyShapeStyle: AnyShapeStyle
    public init(_ name: String, from images: any ImageSource, scale: Double = 1)
}
public enum ImagePlacement : String, PropertyChoice, Hashable {
    case leading
    case trailing
    case top
    case bottom
}
public enum ImageScale : String, PropertyChoice, Hashable {
    case small
    case medium
    case large
}
public protocol ImageSource : Sendable {
    func image(named name: String) -> ImageOutcome
    func image(at url: String) -> ImageOutcome
    func isTemplate(named name: String) -> Bool
}
extension ImageSource {
    public func isTemplate(named name: String) -> Bool
}
public struct ImageView : Sendable {
    public var image: Image
    public var show: ContentState?
    public init(systemImage: String? = nil, show: ContentState? = nil)
    public static let summary: String
    public static let schemeKind: SchemeKind?
    public static let properties: [Property<ImageView>]
    public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace)
}
extension ImageView {
    public var accessibilityTraits: AccessibilityTraits { get }
}
extension ImageView {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public struct InfoLabel : Sendable {
    public var text: Text
    public var info: String
    public var tooltip: Edge?
    public init()
    public static let summary: String
    public static let schemeKind: SchemeKind?
    public static let properties: [Property<InfoLabel>]
    public static func adopt(_ scheme: Scheme, into label: inout StyleAdoption<InfoLabel>)
    public func build(_ look: Modifiers, in tree: inout LayoutTree.Builder, _ context: EnvironmentValues)
}
extension InfoLabel {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
extension InfoLabel {
    public init(_ text: String, info: String, tooltip: Edge? = nil)
}
extension InfoLabel : StyledView {
}
public enum InputCapitalization : String, PropertyChoice, Hashable {
    case never
    case words
    case sentences
    case characters
}
public enum InputContentType : String, PropertyChoice, Hashable {
    case name
    case givenName
    case familyName
    case username
    case password
    case newPassword
    case oneTimeCode
    case emailAddress
    case telephoneNumber
    case url
    case streetAddress
    case postalCode
    case city
    case country
    case creditCardNumber
}
public protocol InputConvertible : CustomStringConvertible, Sendable {
    init?(_ text: String)
    static var keyboard: KeyboardKind { get }
}
extension InputConvertible where Self : FixedWidthInteger {
    public static var keyboard: KeyboardKind { get }
}
extension InputConvertible where Self : BinaryFloatingPoint {
    public static var keyboard: KeyboardKind { get }
}
public enum InputError : Error, Hashable, Sendable {
    case emptyValue
    case invalidEmail
    case invalidName
    case invalidPhoneNumber
    case valueTooLow
    case valueTooHigh
    case custom(String)
    public var message: String { get }
}
public struct InputField<Value> : Sendable where Value : InputConvertible {
    public var field: TextField
    public init(_ placeholder: String = "", output: Value? = nil)
    public var keyboard: KeyboardKind
    public var output: Value?
    public func build(in tree: inout LayoutTree.Builder, _ context: EnvironmentValues)
}
extension InputField : PrimitiveView {
}
public struct InputTraits : Hashable, Sendable {
    public var keyboard: KeyboardKind?
    public var contentType: InputContentType?
    public var autocapitalization: InputCapitalization?
    public var autocorrection: Bool?
    public var returnKey: ReturnKey?
    public init()
}
public struct ItemModifier : Sendable {
}
public struct ItemPlace : PropertyValue, Hashable {
    public var placement: ItemPlacement
    public var index: Int
    public init(_ index: Int)
    public static var kind: PropertyKind { get }
    public static func read(_ value: SyntaxValue, as name: String, _ reader: inout ComponentReader) -> ItemPlace?
    public func describe(as name: String, in writer: inout PropertyWriter)
}
public enum KeyboardKind : String, PropertyChoice, Hashable {
    case standard
    case ascii
    case numberPad
    case decimalPad
    case numbersAndPunctuation
    case url
    case email
    case phone
}
public struct Label : Sendable {
    public var title: Text
    public var systemImage: String?
    public var iconSize: Double?
    public init(_ title: String = "", systemImage: String? = nil)
    public static let summary: String
    public static let schemeKind: SchemeKind?
    public static let properties: [Property<Label>]
    public static func adopt(_ scheme: Scheme, into label: inout StyleAdoption<Label>)
    public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace)
}
extension Label {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public struct LayoutModifier : Sendable {
}
public struct LazyHStack<Content> : Sendable where Content : View {
    public init(alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content)
}
extension LazyHStack : PrimitiveView {
}
public struct LazyVStack<Content> : Sendable where Content : View {
    public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content)
}
extension LazyVStack : PrimitiveView {
}
public typealias LineMark = DataMark<LineMarkKind>
public enum LineMarkKind : DataMarkKind {
    public static let kind: ChartMarkKind
}
public struct LinearGradient : Sendable {
    public var paint: GradientPaint
    public init()
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
    public static let summary: String
}
public struct LinearStack<Content> : Sendable where Content : View {
    public var axis: Axis
    public var distribution: LinearStyle.Distribution
    public var alignment: LinearStyle.CrossAlignment
    public var spacing: Double
    public var margins: EdgeInsets?
    public var content: Content
    public init(_ axis: Axis = .vertical, distribution: LinearStyle.Distribution = .fill, alignment: LinearStyle.CrossAlignment = .fill, spacing: Double = 0, margins: EdgeInsets? = nil, @ViewBuilder content: () -> Content)
}
extension LinearStack : PrimitiveView {
    public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
}
extension LinearStack : ContainerView {
    public static var typeName: String { get }
    public static var summary: String { get }
    public static var properties: [Property<LinearStack<Content>>] { get }
    public static func adopt(_ scheme: Scheme, into stack: inout StyleAdoption<LinearStack<Content>>)
}
extension LinearStack {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public struct Link : Sendable {
    public var text: Text
    public var url: String?
    public init()
    public static let summary: String
    public static let schemeKind: SchemeKind?
    public static let properties: [Property<Link>]
    public static func adopt(_ scheme: Scheme, into link: inout StyleAdoption<Link>)
    public func build(_ look: Modifiers, in tree: inout LayoutTree.Builder, _ context: EnvironmentValues)
}
extension Link {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
extension Link {
    public init(_ text: String, url: String? = nil)
}
extension Link : StyledView {
    public var accessibilityTraits: AccessibilityTraits { get }
}
public struct LintExemptions : PropertyValue, Hashable {
    public struct Entry : Hashable, Sendable {
        public var lint: LintName
        public var reason: String
    }
    public var entries: [LintExemptions.Entry]
    public init(_ entries: [(lint: LintName, reason: String)])
    public static var kind: PropertyKind { get }
    public static func read(_ value: SyntaxValue, as name: String, _ reader: inout ComponentReader) -> LintExemptions?
    public func describe(as name: String, in writer: inout PropertyWriter)
}
public enum LintName : String, CaseIterable, Hashable, Sendable {
    case missingSubviews
    case truncatedText
    case squeezedText
    case overflow
    case overlappingControls
    case plot
    case legend
    case smallBackground
    case tapTarget
    case contrast
    case missingGlyph
    case offGrid
    case offToken
    case untranslated
}
public struct List<Content> : Sendable where Content : View {
    public var style: ListPresentation?
    public var rowInsets: EdgeInsets
    public var minimumRowHeight: Double
    public var rowSpacing: Double
    public var separators: Bool
    public var separatorColor: Color?
    public var separatorInset: Double?
    public var contentOffset: Double
    public var content: Content
    public init(@ViewBuilder content: () -> Content)
}
extension List : PrimitiveView {
    public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
}
extension List {
    public func listStyle(_ style: ListPresentation) -> List<Content>
}
extension List {
    public static var summary: String { get }
    public static var schemeKind: SchemeKind? { get }
    public static var properties: [Property<List<Content>>] { get }
    public static func adopt(_ scheme: Scheme, into list: inout StyleAdoption<List<Content>>)
}
extension List {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public struct LocalizationRemark : Hashable, Sendable {
    public enum Kind : String, Sendable, Hashable, CaseIterable {
        case untranslated
        case withoutKey
        case missingArgument
    }
    public var kind: LocalizationRemark.Kind
    public var key: String
    public var message: String
    public var range: SourceRange
}
public struct MarkedText : Sendable, Hashable {
    public let source: String
    public private(set) var text: RichText { get }
    public init(markdown source: String)
    public init(html source: String)
    public init(markdown source: String, from images: any ImageSource)
    public init(html source: String, from images: any ImageSource)
}
public struct MaskModifier<Mask> : Sendable where Mask : View {
}
public struct Menu : Sendable {
    public var title: String
    public var items: [ControlItem]
    public init(_ title: String = "", items: [ControlItem] = [])
    public static let summary: String
    public static let schemeKind: SchemeKind?
    public static let properties: [Property<Menu>]
    public func resolvedScheme(over scheme: Scheme?) -> Scheme?
}
extension Menu {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public enum MessageKind : String, PropertyChoice, Hashable {
    case hint
    case success
    case warning
    case error
}
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier
    public init(content: Content, modifier: Modifier)
}
extension ModifiedContent : Sendable where Content : Sendable, Modifier : Sendable {
}
extension ModifiedContent : View where Content : View, Modifier : ViewModifier {
    @MainActor public var body: Never { get }
}
public struct Modifiers : Sendable {
    @Rare public var padding: EdgeInsets?
    @Rare public var foregroundColor: Color?
    @Rare public var tint: Color?
    @Rare public var backgroundColor: Color?
    @Rare public var backgroundGradient: AnyShapeStyle?
    public var backgroundBlur: VisualEffect?
    public var backgroundIgnoresSafeArea: Edge.Set?
    @Rare public var borderColor: Color?
    @Rare public var borderWidth: Double?
    @Rare public var cornerRadius: CornerRadii?
    public var clipped: Bool?
    @Rare public var clipShape: AnyShape?
    @Rare public var mask: AnyView?
    @Rare public var blur: Double?
    public var shadow: [ShadowStyle]?
    @Rare public var opacity: Double?
    public var blendMode: BlendMode?
    public var compositingGroup: Bool?
    public var redacted: Bool?
    public var hidden: Bool?
    public var width: Double?
    public var height: Double?
    @Rare public var alignment: Alignment?
    @Rare public var minWidth: Double?
    @Rare public var idealWidth: Double?
    public var maxWidth: Double?
    @Rare public var minHeight: Double?
    @Rare public var idealHeight: Double?
    @Rare public var maxHeight: Double?
    @Rare public var aspectRatio: AspectRatio?
    public var fixedSize: Axis.Set?
    @Rare public var relativeWidth: Double?
    @Rare public var relativeHeight: Double?
    public var constraints: [DimensionConstraint]?
    @Rare public var offset: Point?
    @Rare public var layoutPriority: Double?
    public var layoutDirection: LayoutDirection?
    public var ignoresSafeArea: Edge.Set?
    @Rare public var zIndex: Double?
    public var traits: AccessibilityTraits?
    public var lintIgnore: LintExemptions?
    public init()
    public static let properties: [Property<Modifiers>]
}
extension Modifiers {
    public var weight: Double?
    public var hugging: Double?
    public var compression: Double?
    public var grow: Double?
    public var shrink: Double?
    public var basis: Double?
    public var order: Int?
    public var alignSelf: FlexAlignment?
    public var spacingAfter: Double?
    public var columnSpan: Int?
    public var rowSpan: Int?
    public var cellAnchor: UnitPoint?
    public var unsizedAxes: Axis.Set?
    public var brightness: Double?
    public var contrast: Double?
    public var saturation: Double?
    public var grayscale: Double?
    public var hueRotation: Angle?
    public var colorInvert: Bool?
    public var colorMultiply: Color?
    public var scaleEffect: VisualTransform?
    public var rotationEffect: VisualTransform?
    public var skewEffect: VisualTransform?
    public var transformEffect: VisualTransform?
}
public struct NavigationBar : Sendable {
    public var title: String
    public var displayMode: TitleDisplayMode
    public var backTitle: String?
    public var leadingItems: [ControlItem]
    public var trailingItems: [ControlItem]
    public var hasBackground: Bool
    public var titleView: AnyView?
    public var accessory: AnyView?
    public init(_ title: String = "", backTitle: String? = nil, displayMode: TitleDisplayMode = .inline)
    public static let summary: String
    public static let schemeKind: SchemeKind?
    public static let properties: [Property<NavigationBar>]
}
extension NavigationBar {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public enum NumberType : String, PropertyChoice, Hashable {
    case percentage
    case amount
    case number
    case change
}
public struct NumericLabel : Sendable {
    public var value: Double?
    public var unit: String?
    public var numberType: NumberType
    public var signed: Bool
    public var colored: Bool
    public var significantDigits: Bool
    public var text: Text
    public init()
    public static let summary: String
    public static let schemeKind: SchemeKind?
    public static let properties: [Property<NumericLabel>]
    public static func adopt(_ scheme: Scheme, into label: inout StyleAdoption<NumericLabel>)
    public func resolvedScheme(over scheme: Scheme?) -> Scheme?
    public var displayedText: String? { get }
    public func build(_ look: Modifiers, in tree: inout LayoutTree.Builder, _ context: EnvironmentValues)
}
extension NumericLabel {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
extension NumericLabel {
    public init(_ value: Double?, as type: NumberType = .number, colored: Bool = false, signed: Bool = false, unit: String? = nil)
}
extension NumericLabel : StyledView {
}
public struct OverlayLayers<Content> : Sendable where Content : View {
    public var alignment: Alignment
    public var content: Content
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content)
}
extension OverlayLayers : PrimitiveView {
    public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
}
extension OverlayLayers : ContainerView {
    public static var typeName: String { get }
    public static var summary: String { get }
    public static var properties: [Property<OverlayLayers<Content>>] { get }
}
public struct PageControl : Sendable {
    public var numberOfPages: Int
    public var currentPage: Int
    public var currentPageColor: Color?
    public var pageColor: Color?
    public init(numberOfPages: Int = 1, currentPage: Int = 0)
    public static let summary: String
    public static let schemeKind: SchemeKind?
    public static let properties: [Property<PageControl>]
    public static func adopt(_ scheme: Scheme, into control: inout StyleAdoption<PageControl>)
}
extension PageControl {
    public var accessibilityTraits: AccessibilityTraits { get }
}
extension PageControl {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public struct PathShape : Sendable {
    public var options: ShapeOptions
    public var data: String
    public var viewBox: [Double]?
    public init()
    public init(_ path: Path, viewBox: Rect)
    public static let typeName: String
    public static let summary: String
}
extension PathShape {
    public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace)
}
public struct Picker : Sendable {
    public var label: String
    public var options: [String]
    public var selection: Int
    public var style: PickerStyle
    public var state: ControlState
    public init(_ label: String = "", options: [String] = [], selection: Int = 0, style: PickerStyle = .menu, state: ControlState = .normal)
    public func pickerStyle(_ style: PickerStyle) -> Picker
    public static let summary: String
    public static let schemeKind: SchemeKind?
    public static let properties: [Property<Picker>]
}
extension Picker {
    public var accessibilityTraits: AccessibilityTraits { get }
}
extension Picker {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public enum PickerStyle : String, PropertyChoice, Hashable {
    case menu
    case segmented
    case inline
    case wheel
    case radioGroup
}
public struct PlottableValue<Value> : Sendable where Value : Sendable {
    public let label: String
    public let value: Value
    public static func value(_ label: String, _ value: Value) -> PlottableValue<Value>
}
public typealias PointMark = DataMark<PointMarkKind>
public enum PointMarkKind : DataMarkKind {
    public static let kind: ChartMarkKind
}
public struct Polygon : Sendable {
    public var options: ShapeOptions
    public var sides: Int
    public init(sides: Int = 6)
    public static let summary: String
}
public struct Popover<Content> : Sendable where Content : View {
    public var arrow: Edge?
    public var surfaceColor: Color?
    public var content: Content
    public init(arrow: Edge? = .top, @ViewBuilder content: () -> Content)
}
extension Popover : PrimitiveView {
    public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
}
extension Popover : ContainerView {
    public static var summary: String { get }
    public static var properties: [Property<Popover<Content>>] { get }
}
extension Popover {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public struct Positions<Content> : Sendable where Content : View {
    public var content: Content
    public init(@ViewBuilder content: () -> Content)
}
extension Positions : PrimitiveView {
    public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
}
extension Positions : ContainerView {
    public static var summary: String { get }
}
public enum PresentationDetent : Hashable, Sendable {
    case medium
    case large
    case fraction(Double)
    case height(Double)
    public func height(in container: Double) -> Double
    public static func nearest(to height: Double, of detents: [PresentationDetent], in container: Double) -> PresentationDetent?
}
extension PresentationDetent : PropertyValue {
    public static var kind: PropertyKind { get }
    public static func read(_ value: SyntaxValue, as name: String, _ reader: inout ComponentReader) -> PresentationDetent?
    public func describe(as name: String, in writer: inout PropertyWriter)
}
@MainActor public protocol PrimitiveView : View where Self.Body == Never {
    nonisolated func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
}
extension PrimitiveView {
    @MainActor public var body: Never { get }
}
public struct ProgressView : Sendable {
    public var label: String
    public var currentValueLabel: String
    public var value: Double?
    public var total: Double
    public var style: ProgressViewStyle?
    public init(_ label: String = "", value: Double? = nil, total: Double = 1, currentValueLabel: String = "", style: ProgressViewStyle? = nil)
    public func progressViewStyle(_ style: ProgressViewStyle) -> ProgressView
    public static let summary: String
    public static let schemeKind: SchemeKind?
    public static let properties: [Property<ProgressView>]
    public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace)
    public var fractionCompleted: Double? { get }
}
extension ProgressView {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public enum ProgressViewStyle : String, PropertyChoice, Hashable {
    case linear
    case circular
}
public struct Property<Owner> : Sendable {
    public let description: PropertyDescription
    public init<Value>(_ name: String, _ path: @autoclosure @escaping @Sendable () -> WritableKeyPath<Owner, Value>, in place: PropertyPlace = .properties, default defaultText: String = "", _ summary: String, or otherNames: [String] = []) where Value : PropertyValue
    public init<Value>(_ name: String, _ path: @autoclosure @escaping @Sendable () -> WritableKeyPath<Owner, Value?>, in place: PropertyPlace = .properties, default defaultText: String = "", _ summary: String, or otherNames: [String] = []) where Value : PropertyValue
    public init<Value>(_ name: String, _ path: @autoclosure @escaping @Sendable () -> WritableKeyPath<Owner, Value>, as form: PropertyForm<Value>, in place: PropertyPlace = .properties, default defaultText: String = "", _ summary: String, or otherNames: [String] = []) where Value : Sendable
    public init<Value>(_ name: String, _ path: @autoclosure @escaping @Sendable () -> WritableKeyPath<Owner, Value?>, as form: PropertyForm<Value>, in place: PropertyPlace = .properties, default defaultText: String = "", _ summary: String, or otherNames: [String] = []) where Value : Sendable
}
public protocol PropertyChoice : PropertyValue, CaseIterable, RawRepresentable where Self.RawValue == String {
    static var otherSpellings: [String : Self] { get }
}
extension PropertyChoice {
    public static var otherSpellings: [String : Self] { get }
    public static var kind: PropertyKind { get }
    public static func read(_ value: SyntaxValue, as name: String, _ reader: inout ComponentReader) -> Self?
    public func describe(as name: String, in writer: inout PropertyWriter)
}
public struct PropertyDescription : Hashable, Sendable {
    public var name: String
    public var place: PropertyPlace
    public var kind: PropertyKind
    public var defaultText: String
    public var summary: String
    public var otherNames: [String]
    public init(_ name: String, in place: PropertyPlace = .properties, _ kind: PropertyKind, defaultText: String, summary: String, otherNames: [String] = [])
}
public struct PropertyForm<Value> : Sendable where Value : Sendable {
    public typealias Read = @Sendable (SyntaxValue, String, inout ComponentReader) -> Value?
    public typealias Describe = @Sendable (Value, String, inout PropertyWriter) -> Void
    public let kind: PropertyKind
    public init(_ kind: PropertyKind, read: @escaping PropertyForm<Value>.Read, describe: @escaping PropertyForm<Value>.Describe)
}
extension PropertyForm where Value : PropertyValue {
    public init(_ kind: PropertyKind, read: @escaping PropertyForm<Value>.Read)
    public static var standard: PropertyForm<Value> { get }
}
extension PropertyForm where Value == String {
    public static var displayText: PropertyForm<String> { get }
}
extension PropertyForm where Value == EdgeInsets {
    public static var outsets: PropertyForm<EdgeInsets> { get }
}
extension PropertyForm where Value == [FontFeature] {
    public static var features: PropertyForm<[FontFeature]> { get }
}
extension PropertyForm where Value == [FontAxisValue] {
    public static var axes: PropertyForm<[FontAxisValue]> { get }
}
extension PropertyForm where Value == Double {
    public static var length: PropertyForm<Double> { get }
    public static var distance: PropertyForm<Double> { get }
    public static var limit: PropertyForm<Double> { get }
    public static var share: PropertyForm<Double> { get }
    public static func number(from minimum: Double?, to maximum: Double? = nil) -> PropertyForm<Value>
}
extension PropertyForm where Value == Int {
    public static var integer: PropertyForm<Int> { get }
    public static var count: PropertyForm<Int> { get }
}
extension PropertyForm where Value == Point {
    public static var offset: PropertyForm<Point> { get }
}
indirect public enum PropertyKind : Hashable, Sendable {
    case text
    case displayText
    case truth
    case wholeNumber(minimum: Int?)
    case number(minimum: Double?, maximum: Double?)
    case dimension
    case choice([String])
    case words([String])
    case numbers([String])
    case color
    case themeName(String)
    case form(String)
    case tags(PropertyKind)
    case object([PropertyPart])
    case named(PropertyKind, known: [String])
    case null
    case list(PropertyKind)
    case component
    case position
    case either([PropertyKind])
    public static let anyNumber: PropertyKind
    public static let length: PropertyKind
    public var phrase: String { get }
}
public struct PropertyPart : Hashable, Sendable {
    public var name: String
    public var kind: PropertyKind
    public var summary: String
    public init(_ name: String, _ kind: PropertyKind, summary: String = "")
}
public enum PropertyPlace : String, Hashable, Sendable {
    case values
    case properties
}
public protocol PropertyValue : Sendable {
    static var kind: PropertyKind { get }
    static func read(_ value: SyntaxValue, as name: String, _ reader: inout ComponentReader) -> Self?
    func describe(as name: String, in writer: inout PropertyWriter)
}
public protocol PropertyWord : PropertyValue, Equatable {
    static var words: [(String, Self)] { get }
    static var otherSpellings: [String : Self] { get }
}
extension PropertyWord {
    public static var otherSpellings: [String : Self] { get }
    public static var kind: PropertyKind { get }
    public static func read(_ value: SyntaxValue, as name: String, _ reader: inout ComponentReader) -> Self?
    public func describe(as name: String, in writer: inout PropertyWriter)
}
public struct PropertyWriter {
    public let appearance: Appearance
    public let contrast: Contrast
    public var facts: ElementFacts
    public mutating func write(_ name: String, _ value: String, token: String? = nil)
}
public struct QuickForm<Model> : Sendable {
    public struct Element : Sendable {
        public static func input(_ id: Int, size: Int = 1) -> QuickForm<Model>.Element
        public static func spacer(size: Int = 1) -> QuickForm<Model>.Element
        public static func makeSpacer(size: Int = 1) -> QuickForm<Model>.Element
    }
    public typealias Answer = (success: Bool, error: (any Error)?)
    public var rule: FormRowStyle.Rule
    public init()
    public mutating func bind<Input>(input: Input, _ apply: @escaping @Sendable (inout Model, Input) -> QuickForm<Model>.Answer) -> Int where Input : View
    public mutating func bind(view: some View) -> Int
    public mutating func addRow(_ elements: [QuickForm<Model>.Element])
    public func resolve(_ model: inout Model) -> (success: Bool, errors: [any Error])
}
extension QuickForm : PrimitiveView {
    public func build(in tree: inout LayoutTree.Builder, _ context: EnvironmentValues)
}
public typealias QuickFormView = QuickForm
public struct RadialGradient : Sendable {
    public var paint: GradientPaint
    public init()
    public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double? = nil)
    public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double)
    public static let summary: String
}
public struct RadioButton : Sendable {
    public var label: String
    public var isOn: Bool
    public var state: ControlState
    public init(_ label: String = "", isOn: Bool = false, state: ControlState = .normal)
    public static let summary: String
    public static let schemeKind: SchemeKind?
    public static let properties: [Property<RadioButton>]
}
extension RadioButton {
    public var accessibilityTraits: AccessibilityTraits { get }
}
extension RadioButton {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
@propertyWrapper public struct Rare<Value> : Sendable where Value : Sendable {
    public init()
    public init(wrappedValue: Value?)
    public var wrappedValue: Value?
}
public struct Rectangle : Sendable {
    public var options: ShapeOptions
    public init()
    public static let summary: String
}
extension Rectangle {
    public func build(_ look: Modifiers, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
}
public typealias RectangleMark = DataMark<RectangleMarkKind>
public enum RectangleMarkKind : DataMarkKind {
    public static let kind: ChartMarkKind
}
public enum RedactionReason : Hashable, Sendable {
    case placeholder
}
public enum ReturnKey : String, PropertyChoice, Hashable {
    case `return`
    case done
    case go
    case send
    case join
    case route
    case search
    case next
    case `continue`
}
public struct Ring : Sendable {
    public var value: Double
    public var lineWidth: Double
    public var fill: AnyShapeStyle?
    public var trackColor: Color?
    public static let summary: String
    public static let schemeKind: SchemeKind?
    public static let properties: [Property<Ring>]
}
extension Ring {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public enum RoundedCornerStyle : String, PropertyChoice, Hashable {
    case circular
    case continuous
}
public struct RoundedRectangle : Sendable {
    public var options: ShapeOptions
    public var cornerRadii: CornerRadii
    public var style: RoundedCornerStyle
    public init(cornerRadius: Double = 0, style: RoundedCornerStyle = .continuous)
    public init(cornerRadii: CornerRadii, style: RoundedCornerStyle = .continuous)
    public static let summary: String
}
extension RoundedRectangle {
    public func build(_ look: Modifiers, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
}
public typealias RuleMark = DataMark<RuleMarkKind>
public enum RuleMarkKind : DataMarkKind {
    public static let kind: ChartMarkKind
}
public struct SafeAreaInset<Content> : Sendable where Content : View {
    public var edge: Edge
    public var alignment: Alignment
    public var spacing: Double
    public var content: Content
    public init(_ edge: Edge = .bottom, alignment: Alignment = .center, spacing: Double = 0, @ViewBuilder content: () -> Content)
}
extension SafeAreaInset : PrimitiveView {
    public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
}
extension SafeAreaInset : ContainerView {
    public static var summary: String { get }
    public static var properties: [Property<SafeAreaInset<Content>>] { get }
}
extension SafeAreaInset {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public struct SchemeModifier : Sendable {
}
public struct ScrollView<Content> : Sendable where Content : View {
    public var axes: Axis.Set
    public var showsIndicators: Bool
    public var spacing: Double
    public var contentOffset: Point?
    public var anchor: UnitPoint?
    public var alignmentAnchor: UnitPoint?
    public var content: Content
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)
}
extension ScrollView : PrimitiveView {
    public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
}
extension ScrollView : ContainerView {
    public static var summary: String { get }
    public static var properties: [Property<ScrollView<Content>>] { get }
}
extension ScrollView {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public struct SearchField : Sendable {
    public var text: String
    public var placeholder: String?
    public var cancelTitle: String
    public var state: ControlState
    public init(_ placeholder: String? = nil, text: String = "", state: ControlState = .normal)
    public static let summary: String
    public static let schemeKind: SchemeKind?
    public static let adoptsStyledBox: Bool
    public static let properties: [Property<SearchField>]
}
extension SearchField {
    public var accessibilityTraits: AccessibilityTraits { get }
}
extension SearchField {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public struct Section<Content> : Sendable where Content : View {
    public var header: String
    public var footer: String
    public var separatorInset: Double?
    public var separators: Bool?
    public var content: Content
    public init(_ header: String = "", footer: String = "", @ViewBuilder content: () -> Content)
}
extension Section : PrimitiveView {
    public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
}
extension Section : ContainerView {
    public static var summary: String { get }
    public static var properties: [Property<Section<Content>>] { get }
}
extension Section {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public typealias SectorMark = DataMark<SectorMarkKind>
public enum SectorMarkKind : DataMarkKind {
    public static let kind: ChartMarkKind
}
public struct ShadowStyle : Hashable, Sendable {
    public enum Kind : String, PropertyChoice, Hashable {
        case drop
        case knockedOut
        case inner
    }
    public var kind: ShadowStyle.Kind
    public var color: Color
    public var radius: Double
    public var x: Double
    public var y: Double
    public var spread: Double
    public init()
    public init(_ kind: ShadowStyle.Kind = .drop, color: Color = ShadowStyle().color, radius: Double, x: Double = 0, y: Double = 0, spread: Double = 0)
    public static func drop(color: Color = ShadowStyle().color, radius: Double, x: Double = 0, y: Double = 0) -> ShadowStyle
    public static func inner(color: Color = ShadowStyle().color, radius: Double, x: Double = 0, y: Double = 0) -> ShadowStyle
}
extension ShadowStyle : PropertyValue {
    public static var kind: PropertyKind { get }
    public static func read(_ value: SyntaxValue, as name: String, _ reader: inout ComponentReader) -> ShadowStyle?
    public func describe(as name: String, in writer: inout PropertyWriter)
}
nonisolated public protocol Shape : PrimitiveView {
    func path(in rect: Rect) -> Path
}
extension Shape {
    nonisolated public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
}
extension Shape {
    nonisolated public func fill(_ style: some ShapeStyle) -> ShapeView
    nonisolated public func stroke(_ style: some ShapeStyle, lineWidth: Double = 1) -> ShapeView
    nonisolated public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> ShapeView
    nonisolated public func strokeBorder(_ content: some ShapeStyle = ForegroundStyle(), lineWidth: Double = 1) -> ShapeView
    nonisolated public func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle) -> ShapeView
    nonisolated public func trim(from start: Double = 0, to end: Double = 1) -> some Shape
    nonisolated public func inset(by distance: Double) -> some Shape
}
public struct ShapeOptions : Sendable {
    @Rare public var gradient: AnyShapeStyle?
    @Rare public var fill: AnyShapeStyle?
    @Rare public var stroke: ShapeStroke?
    @Rare public var trim: TrimRange?
}
public struct ShapeStroke : Hashable, Sendable {
    public init(_ paint: AnyShapeStyle, _ style: StrokeStyle, _ placement: StrokeStyle.Placement)
}
extension ShapeStroke : PropertyValue {
    public static var kind: PropertyKind { get }
    public static func read(_ value: SyntaxValue, as name: String, _ reader: inout ComponentReader) -> ShapeStroke?
    public func describe(as name: String, in writer: inout PropertyWriter)
}
public protocol ShapeStyle : Sendable {
    nonisolated var anyShapeStyle: AnyShapeStyle { get }
}
extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { get }
}
public struct ShapeView : Sendable {
}
extension ShapeView : PrimitiveView {
    public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
}
extension ShapeView {
    public func stroke(_ content: some ShapeStyle, lineWidth: Double = 1) -> ShapeView
    public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> ShapeView
    public func strokeBorder(_ content: some ShapeStyle, lineWidth: Double = 1) -> ShapeView
    public func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle) -> ShapeView
}
public struct Sheet<Content> : Sendable where Content : View {
    public var detents: [PresentationDetent]
    public var selection: Int
    public var showsHandle: Bool?
    public var dimsBackground: Bool
    public var surfaceColor: Color?
    public var content: Content
    public init(detents: [PresentationDetent] = [.large], selection: Int = 0, dimsBackground: Bool = true, @ViewBuilder content: () -> Content)
}
extension Sheet : StyledView {
    public static var ownsBox: Bool { get }
    public func build(_ look: Modifiers, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
}
extension Sheet : ContainerView {
    public static var summary: String { get }
    public static var properties: [Property<Sheet<Content>>] { get }
}
extension Sheet {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public struct Slider : Sendable {
    public var value: Double
    public var minimumValue: Double
    public var maximumValue: Double
    public var state: ControlState
    public var minimumIconName: String?
    public var maximumIconName: String?
    public var thumbColor: Color?
    public init(value: Double = 0, in range: ClosedRange<Double> = 0...1, state: ControlState = .normal)
    public static let summary: String
    public static let schemeKind: SchemeKind?
    public static let adoptsStyledBox: Bool
    public static let properties: [Property<Slider>]
    public static func adopt(_ scheme: Scheme, into slider: inout StyleAdoption<Slider>)
    public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace)
}
extension Slider {
    public var accessibilityTraits: AccessibilityTraits { get }
}
extension Slider {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public struct Spacer : Sendable {
    public var minLength: Double?
    public init()
    public init(minLength: Double?)
    public static let summary: String
    public static let properties: [Property<Spacer>]
    public func build(in tree: inout LayoutTree.Builder, _ context: EnvironmentValues)
}
extension Spacer : PrimitiveView, DocumentView {
}
public struct Star : Sendable {
    public var options: ShapeOptions
    public var points: Int
    public var innerRatio: Double
    public init(points: Int = 5, innerRatio: Double = 0.382)
    public static let summary: String
}
public struct StateView<Content> : Sendable where Content : View {
    public var state: ContentState
    public var content: Content
    public init(_ state: ContentState, @ViewBuilder content: () -> Content)
}
extension StateView : PrimitiveView {
    public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
}
extension StateView : ContainerView {
    public static var summary: String { get }
    public static var properties: [Property<StateView<Content>>] { get }
}
extension StateView {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public struct StatusBar : Sendable {
    public var time: String
    public var batteryLevel: Double
    public var signalBars: Int
    public var hasWiFi: Bool
    public init(time: String = "9:41")
    public static let summary: String
    public static let properties: [Property<StatusBar>]
}
extension StatusBar {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public struct Stepper : Sendable {
    public var label: String
    public var state: ControlState
    public var canDecrement: Bool
    public var canIncrement: Bool
    public init(_ label: String = "", state: ControlState = .normal)
    public static let summary: String
    public static let schemeKind: SchemeKind?
    public static let properties: [Property<Stepper>]
}
extension Stepper {
    public var accessibilityTraits: AccessibilityTraits { get }
}
extension Stepper {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public struct StyleAdoption<Owner> {
    public private(set) var owner: Owner { get }
    public func isSet(_ key: String) -> Bool
    public mutating func set<Value>(_ key: String, _ path: WritableKeyPath<Owner, Value>, to value: Value?)
    public mutating func set<Value>(_ key: String, _ path: WritableKeyPath<Owner, Value?>, to value: Value?)
    public mutating func update(_ change: (inout Owner) -> Void)
}
public struct StyledRun : Hashable, Sendable {
    public var text: String
    public var image: Image
    public var width: Double?
    public var height: Double?
    public var font: TextStyleName?
    public var fontWeight: FontWeight?
    public var fontName: String?
    public var fontSize: Double?
    public var bold: Bool?
    public var italic: Bool?
    public var fontFeatures: [FontFeature]?
    public var foregroundColor: Color?
    public var highlightColor: Color?
    public var letterSpacing: Double?
    public var baselineOffset: Double?
    public var underline: DecorationValue?
    public var strikethrough: DecorationValue?
    public var link: String?
    public var language: String?
    public var uppercase: Bool?
    public init(_ text: String)
    public init(_ image: Image)
    public init(_ text: String, _ change: (inout StyledRun) -> Void)
}
@MainActor public protocol StyledView : DocumentView, PrimitiveView {
    override nonisolated func build(_ look: Modifiers, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
}
extension StyledView {
    nonisolated public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
}
public enum SubviewRule : Hashable, Sendable {
    case none
    case many
}
public struct SuggestionCell : Sendable {
    public var words: String
    public var place: String
    public var distance: String
    public var height: Double?
    public var state: ControlState
    public init(_ words: String = "", place: String = "", distance: String = "", height: Double? = nil, state: ControlState = .normal)
    public static let summary: String
    public static let schemeKind: SchemeKind?
    public static let properties: [Property<SuggestionCell>]
    public func resolvedScheme(over scheme: Scheme?) -> Scheme?
    nonisolated public func build(_ look: Modifiers, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
}
extension SuggestionCell {
    public var accessibilityTraits: AccessibilityTraits { get }
}
extension SuggestionCell {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public enum SwiftSpelling : Hashable, Sendable {
    case property(String)
    case argument(String?, isRequired: Bool = false)
    case image(property: String?, label: String?)
}
public struct Switch : Sendable {
    public var isOn: Bool
    public var state: ControlState
    public var onColor: Color?
    public var offColor: Color?
    public var thumbColor: Color?
    public init()
    public static let summary: String
    public static let schemeKind: SchemeKind?
    public static let adoptsStyledBox: Bool
    public static let properties: [Property<Switch>]
    public func resolvedScheme(over scheme: Scheme?) -> Scheme?
    public static func adopt(_ scheme: Scheme, into toggle: inout StyleAdoption<Switch>)
    public func build(_ look: Modifiers, in tree: inout LayoutTree.Builder, _ context: EnvironmentValues)
}
extension Switch {
    public init(isOn: Bool, state: ControlState = .normal)
}
extension Switch : StyledView {
    public var accessibilityTraits: AccessibilityTraits { get }
}
public enum SymbolRenderingMode : String, PropertyChoice, Hashable {
    case monochrome
    case hierarchical
    case palette
    case multicolor
}
public struct TabBar : Sendable {
    public var items: [ControlItem]
    public var selection: Int
    public init(_ items: [ControlItem] = [], selection: Int = 0)
    public static let summary: String
    public static let schemeKind: SchemeKind?
    public static let properties: [Property<TabBar>]
}
extension TabBar {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public struct Table<Content> : Sendable where Content : View {
    public var header: String
    public var footer: String
    public var emptyMessage: String
    public var isLoading: Bool
    public var rowHeight: Double?
    public var separators: Bool
    public var separatorColor: Color?
    public var separatorInset: Double
    public var contentSized: Bool
    public var contentOffset: Double
    public var headerColors: ColorPair?
    public var content: Content
    public init(header: String = "", footer: String = "", rowHeight: Double? = nil, @ViewBuilder content: () -> Content)
}
extension Table : StyledView {
    public static var summary: String { get }
    public static var schemeKind: SchemeKind? { get }
    public static var properties: [Property<Table<Content>>] { get }
    public static func adopt(_ scheme: Scheme, into table: inout StyleAdoption<Table<Content>>)
    public func build(_ look: Modifiers, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
}
extension Table {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
    public var valuesWithoutKeys: [String : (any Sendable)?] { get }
}
public struct Tag : Sendable {
    public var text: String
    public var color: Color?
    public var isFilled: Bool
    public static let summary: String
    public static let schemeKind: SchemeKind?
    public static let properties: [Property<Tag>]
}
extension Tag {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public struct Text : Sendable, Hashable {
    public var text: String
    public init()
    public init(_ text: String)
    public init(runs: [StyledRun])
    public init(_ rich: RichText, images: [String : Image] = [:])
    public static let summary: String
    public static let schemeKind: SchemeKind?
    public static let properties: [Property<Text>]
    public static func adopt(_ scheme: Scheme, into text: inout StyleAdoption<Text>)
    public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace)
    public func build(in tree: inout LayoutTree.Builder, _ context: EnvironmentValues)
}
extension Text {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
extension Text {
    public func font(_ style: TextStyleName) -> Text
    public func font(size: Double, weight: FontWeight? = nil, name: String? = nil) -> Text
    public func fontWeight(_ weight: FontWeight) -> Text
    public func bold() -> Text
    public func italic() -> Text
    public func monospaced() -> Text
    public func fontFeatures(_ features: FontFeature...) -> Text
    public func monospacedDigit() -> Text
    public func lowercaseSmallCaps() -> Text
    public func smallCaps() -> Text
    public func typesettingLanguage(_ tag: String) -> Text
    public func paragraphs(spacing: Double = 0, firstLineIndent: Double = 0, indent: Double = 0, tailIndent: Double = 0) -> Text
    public func lineLimit(_ count: Int?) -> Text
    public func lineLimit(_ count: Int, reservesSpace: Bool) -> Text
    public func multilineTextAlignment(_ alignment: TextAlignment) -> Text
    public func truncationMode(_ mode: LineBreakMode) -> Text
    public func lineSpacing(_ points: Double) -> Text
    public func tracking(_ points: Double) -> Text
    public func minimumScaleFactor(_ factor: Double) -> Text
    public func underline(_ isOn: Bool = true, color: Color? = nil) -> Text
    public func strikethrough(_ isOn: Bool = true, color: Color? = nil) -> Text
}
extension Text {
    public var markdown: MarkedText?
    public var html: MarkedText?
    public var runs: [StyledRun]?
    public var rich: RichText?
    public var font: TextStyleName
    public var fontWeight: FontWeight?
    public var fontName: String?
    public var fontSize: Double?
    public var fontStyle: FontSlant?
    public var fontDesign: FontDesign?
    public var fontScaling: FontStyle.Scaling?
    public var maximumFontSize: Double?
    public var boldFontName: String?
    public var fontFeatures: [FontFeature]?
    public var fontVariations: [FontAxisValue]?
    public var fontSynthesis: Bool?
    public var fontPalette: FontPalette?
    public var lines: TextLines
    public static func == (left: Text, right: Text) -> Bool
    public func hash(into hasher: inout Hasher)
}
extension Text : PrimitiveView, DocumentView {
}
extension Text {
    public func typography(_ style: DNATypography) -> ModifiedContent<Text, SchemeModifier>
    public func typography(_ style: TextStyle) -> ModifiedContent<Text, SchemeModifier>
}
public struct TextButton : Sendable {
    public var text: Text
    public var kind: TextButtonKind
    public init()
    public static let summary: String
    public static let schemeKind: SchemeKind?
    public static let properties: [Property<TextButton>]
    public func resolvedScheme(over scheme: Scheme?) -> Scheme?
    public static func adopt(_ scheme: Scheme, into button: inout StyleAdoption<TextButton>)
    public func build(_ look: Modifiers, in tree: inout LayoutTree.Builder, _ context: EnvironmentValues)
}
extension TextButton {
    public init(_ title: String, kind: TextButtonKind = .link, size: Double = 14)
}
extension TextButton : StyledView {
    public var accessibilityTraits: AccessibilityTraits { get }
}
extension TextButton {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public enum TextButtonKind : String, PropertyChoice, Hashable {
    case link
    case underlineText
    case dashedUnderline
}
public struct TextField : Sendable {
    public var input: TextInput
    public var leadingIconName: String?
    public var trailingIconName: String?
    public var clearButton: ClearButtonMode
    public var isSecure: Bool
    public var didValidate: (@Sendable (Bool, InputError?, String) -> Void)?
    public init()
    public static let summary: String
    public static let properties: [Property<TextField>]
    public func resolvedScheme(over scheme: Scheme?) -> Scheme?
    public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace)
    public func build(_ look: Modifiers, in tree: inout LayoutTree.Builder, _ context: EnvironmentValues)
}
extension TextField {
    public init(_ placeholder: String = "", text: String = "", state: ControlState = .normal, rules: [ValidationRule] = [])
    public mutating func beginEditing()
    public mutating func edit(_ text: String)
    public mutating func endEditing()
}
extension TextField {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public struct TextInput : Sendable {
    public var text: Text
    public var placeholder: String
    public var state: ControlState
    public var message: String?
    public var ownRules: [ValidationRule]
    public var tintColor: Color?
    public var placeholderColor: Color?
    public var messageColor: Color?
    public var uppercasePlaceholder: Bool?
    public var styledPlaceholder: TextStyling?
    public var traits: InputTraits
    public init()
    public var error: InputError? { get }
    public var effectiveState: ControlState { get }
}
public struct TextLines : Sendable, Hashable {
    public var lineLimit: Int?
    public var minimumLines: Int?
    public var textAlignment: TextAlignment?
    public var lineBreakMode: LineBreakMode?
    public var lineSpacing: Double?
    public var lineHeightMultiple: Double?
    public var lineHeightPlacement: LineHeightPlacement?
    public var letterSpacing: Double?
    public var minimumScaleFactor: Double?
    public var underline: DecorationValue?
    public var strikethrough: DecorationValue?
    public var underlineSkipsInk: Bool?
    public var language: String?
    public var lineBreakStrictness: LineBreakStrictness?
    public var wordBreak: WordBreak?
    public var textWrap: TextWrap?
    public var hyphenation: Hyphenation?
    public var firstLineIndent: Double?
    public var indent: Double?
    public var tailIndent: Double?
    public var paragraphSpacing: Double?
    public var tabStops: [Double]?
    public var highlightColor: Color?
    public var uppercase: Bool?
    public init()
}
public struct TextView : Sendable {
    public var input: TextInput
    public var minimumLines: Int
    public init()
    public static let summary: String
    public static let properties: [Property<TextView>]
    public func resolvedScheme(over scheme: Scheme?) -> Scheme?
    public func build(_ look: Modifiers, in tree: inout LayoutTree.Builder, _ context: EnvironmentValues)
}
extension TextView {
    public init(_ placeholder: String = "", text: String = "", state: ControlState = .normal, rules: [ValidationRule] = [])
}
extension TextView {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public enum TitleDisplayMode : String, PropertyChoice, Hashable {
    case inline
    case large
}
public struct Toast : Sendable {
    public var text: String
    public var systemImage: String?
    public var actionTitle: String
    public init(_ text: String = "", systemImage: String? = nil, actionTitle: String = "")
    public static let summary: String
    public static let schemeKind: SchemeKind?
    public static let properties: [Property<Toast>]
    public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace)
    public func resolvedScheme(over scheme: Scheme?) -> Scheme?
}
extension Toast {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public struct Toggle : Sendable {
    public var label: String
    public var systemImage: String?
    public var isOn: Bool
    public var style: ToggleStyle
    public var state: ControlState
    public init(_ label: String = "", systemImage: String? = nil, isOn: Bool = false, style: ToggleStyle = .switch, state: ControlState = .normal)
    public func toggleStyle(_ style: ToggleStyle) -> Toggle
    public static let summary: String
    public static let schemeKind: SchemeKind?
    public static let properties: [Property<Toggle>]
    public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace)
}
extension Toggle {
    public var accessibilityTraits: AccessibilityTraits { get }
}
extension Toggle {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public enum ToggleStyle : String, PropertyChoice, Hashable {
    case `switch`
    case button
    case checkbox
}
public struct Toolbar : Sendable {
    public var items: [ControlItem]
    public init(_ items: [ControlItem] = [])
    public static let summary: String
    public static let schemeKind: SchemeKind?
    public static let properties: [Property<Toolbar>]
}
extension Toolbar {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public struct Tooltip : Sendable {
    public var text: Text
    public var arrow: Edge
    public init()
    public static let summary: String
    public static let schemeKind: SchemeKind?
    public static let ownsBox: Bool
    public static let properties: [Property<Tooltip>]
    public func resolvedScheme(over scheme: Scheme?) -> Scheme?
    public static func adopt(_ scheme: Scheme, into tip: inout StyleAdoption<Tooltip>)
    public func build(_ look: Modifiers, in tree: inout LayoutTree.Builder, _ context: EnvironmentValues)
    public static func frame(of size: Size, pointingAt reference: Rect, on edge: Edge, in container: Rect) -> Rect
}
extension Tooltip {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
extension Tooltip {
    public init(_ text: String, arrow: Edge = .top)
}
extension Tooltip : StyledView {
}
public struct TrimRange : PropertyValue, Hashable {
    public var from: Double
    public var to: Double
    public init(from: Double = 0, to: Double = 1)
    public static var kind: PropertyKind { get }
    public static func read(_ value: SyntaxValue, as name: String, _ reader: inout ComponentReader) -> TrimRange?
    public func describe(as name: String, in writer: inout PropertyWriter)
}
public struct TupleView<Views> : Sendable {
    nonisolated public init<First, Second>(_ value: (First, Second)) where Views == (First, Second), First : View, Second : View
    nonisolated public init<First, Second, Third>(_ value: (First, Second, Third)) where Views == (First, Second, Third), First : View, Second : View, Third : View
    nonisolated public var value: Views { get }
}
public struct UnitDrawing : Hashable, Sendable {
    public enum Slot : String, Sendable, Hashable, CaseIterable {
        case foreground
        case background
        case secondary
        case tint
    }
    public enum Element : Hashable, Sendable {
        case line(from: Point, to: Point, UnitDrawing.Slot, width: Double)
        case circle(center: Point, radius: Double, UnitDrawing.Slot)
        case arc(center: Point, radius: Double, from: Double, to: Double, UnitDrawing.Slot, width: Double)
        case rectangle(Rect, UnitDrawing.Slot)
    }
    public var elements: [UnitDrawing.Element]
    public init(_ elements: [UnitDrawing.Element] = [])
    public static func + (back: UnitDrawing, front: UnitDrawing) -> UnitDrawing
    public static let check: UnitDrawing
    public static let x: UnitDrawing
    public static let backChevron: UnitDrawing
    public static let slashes: UnitDrawing
    public static let halo: UnitDrawing
    public static let ocrCorners: UnitDrawing
    public static let ocr: UnitDrawing
    public static let microphone: UnitDrawing
    public static let mapCircle: UnitDrawing
    public static let presets: [(name: String, drawing: UnitDrawing)]
}
public struct VStack<Content> : Sendable where Content : View {
    public var alignment: HorizontalAlignment
    public var spacing: Double?
    public var content: Content
    public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content)
}
extension VStack : PrimitiveView {
    public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
}
extension VStack : ContainerView {
    public static var summary: String { get }
    public static var properties: [Property<VStack<Content>>] { get }
    public static func adopt(_ scheme: Scheme, into stack: inout StyleAdoption<VStack<Content>>)
}
public struct ValidationRule : Sendable {
    public let error: InputError
    public let isMet: @Sendable (String) -> Bool
    public init(error: InputError = .custom("Invalid value"), _ isMet: @escaping @Sendable (String) -> Bool)
    public static let noRestriction: ValidationRule
    public static let nonEmpty: ValidationRule
    public static let email: ValidationRule
    public static let phoneNumber: ValidationRule
    public static let name: ValidationRule
    public static func lessThan(_ count: Int) -> ValidationRule
    public static func greaterThan(_ count: Int) -> ValidationRule
    public static func pattern(_ pattern: String, error: InputError = .custom("Invalid value")) -> ValidationRule
    public static func firstError(of rules: [ValidationRule], in input: String) -> InputError?
}
@MainActor @preconcurrency public protocol View : Sendable {
    associatedtype Body : View
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension View {
    nonisolated public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> where Modifier : ViewModifier
}
extension View {
    nonisolated public func clipped() -> ModifiedContent<Self, BoxModifier>
    nonisolated public func opacity(_ opacity: Double) -> ModifiedContent<Self, BoxModifier>
    nonisolated public func hidden() -> ModifiedContent<Self, BoxModifier>
}
extension View {
    nonisolated public func modifiers(_ change: (inout Modifiers) -> Void) -> ModifiedContent<Self, Modifiers>
}
extension View {
    nonisolated public func blur(radius: Double) -> ModifiedContent<Self, BoxModifier>
    nonisolated public func mask<Mask>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> ModifiedContent<Self, MaskModifier<Mask>> where Mask : View
    nonisolated public func blendMode(_ mode: BlendMode) -> ModifiedContent<Self, BoxModifier>
    nonisolated public func compositingGroup() -> ModifiedContent<Self, BoxModifier>
    nonisolated public func drawingGroup() -> ModifiedContent<Self, BoxModifier>
    nonisolated public func brightness(_ amount: Double) -> ModifiedContent<Self, BoxModifier>
    nonisolated public func contrast(_ amount: Double) -> ModifiedContent<Self, BoxModifier>
    nonisolated public func saturation(_ amount: Double) -> ModifiedContent<Self, BoxModifier>
    nonisolated public func grayscale(_ amount: Double) -> ModifiedContent<Self, BoxModifier>
    nonisolated public func hueRotation(_ angle: Angle) -> ModifiedContent<Self, BoxModifier>
    nonisolated public func colorInvert() -> ModifiedContent<Self, BoxModifier>
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> ModifiedContent<Self, BoxModifier>
    nonisolated public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> ModifiedContent<Self, BoxModifier>
    nonisolated public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> ModifiedContent<Self, BoxModifier>
    nonisolated public func skewEffect(x: Angle, y: Angle = .zero, anchor: UnitPoint = .center) -> ModifiedContent<Self, BoxModifier>
}
extension View {
    nonisolated public func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) -> ModifiedContent<Self, LayoutModifier>
    nonisolated public func frame(minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: Alignment = .center) -> ModifiedContent<Self, LayoutModifier>
    nonisolated public func padding(_ insets: EdgeInsets) -> ModifiedContent<Self, LayoutModifier>
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> ModifiedContent<Self, LayoutModifier>
    nonisolated public func padding(_ length: Double) -> ModifiedContent<Self, LayoutModifier>
    nonisolated public func fixedSize() -> ModifiedContent<Self, LayoutModifier>
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> ModifiedContent<Self, LayoutModifier>
    nonisolated public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> ModifiedContent<Self, LayoutModifier>
    nonisolated public func scaledToFit() -> ModifiedContent<Self, LayoutModifier>
    nonisolated public func scaledToFill() -> ModifiedContent<Self, LayoutModifier>
    nonisolated public func relativeSize(width: Double? = nil, height: Double? = nil) -> ModifiedContent<Self, LayoutModifier>
    nonisolated public func constraints(_ constraints: DimensionConstraint...) -> ModifiedContent<Self, LayoutModifier>
    nonisolated public func layoutPriority(_ priority: Double) -> ModifiedContent<Self, LayoutModifier>
    nonisolated public func spacing(_ preferences: SpacingPreferences) -> ModifiedContent<Self, LayoutModifier>
}
extension View {
    nonisolated public func hugging(_ priority: Double) -> ModifiedContent<Self, ItemModifier>
    nonisolated public func compressionResistance(_ priority: Double) -> ModifiedContent<Self, ItemModifier>
    nonisolated public func flex(grow: Double? = nil, shrink: Double? = nil, basis: Double? = nil) -> ModifiedContent<Self, ItemModifier>
    nonisolated public func flexOrder(_ order: Int) -> ModifiedContent<Self, ItemModifier>
    nonisolated public func flexAlignment(_ alignment: FlexAlignment) -> ModifiedContent<Self, ItemModifier>
    nonisolated public func size(_ weight: Double, minLength: Double = 0, maxLength: Double = .infinity) -> ModifiedContent<Self, ItemModifier>
    nonisolated public func customSpacing(after spacing: Double) -> ModifiedContent<Self, ItemModifier>
    nonisolated public func gridCellColumns(_ count: Int) -> ModifiedContent<Self, ItemModifier>
    nonisolated public func gridCellRows(_ count: Int) -> ModifiedContent<Self, ItemModifier>
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> ModifiedContent<Self, ItemModifier>
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> ModifiedContent<Self, ItemModifier>
    nonisolated public func zIndex(_ place: Double) -> ModifiedContent<Self, ItemModifier>
    nonisolated public func collapsed(_ isCollapsed: Bool = true) -> ModifiedContent<Self, ItemModifier>
    nonisolated public func itemAlignment(_ alignment: Alignment) -> ModifiedContent<Self, ItemModifier>
}
extension View {
    nonisolated public func offset(x: Double = 0, y: Double = 0) -> ModifiedContent<Self, LayoutModifier>
    nonisolated public func position(x: Double, y: Double) -> ModifiedContent<Self, LayoutModifier>
    nonisolated public func position(_ position: ViewPosition, id: String? = nil) -> ModifiedContent<Self, LayoutModifier>
    nonisolated public func alignmentGuide(_ guide: HorizontalAlignment, place: @escaping @Sendable (ViewDimensions) -> Double) -> ModifiedContent<Self, LayoutModifier>
    nonisolated public func alignmentGuide(_ guide: VerticalAlignment, place: @escaping @Sendable (ViewDimensions) -> Double) -> ModifiedContent<Self, LayoutModifier>
    nonisolated public func layoutDirection(_ direction: LayoutDirection) -> ModifiedContent<Self, LayoutModifier>
    nonisolated public func ignoresSafeArea(_ edges: Edge.Set = .all) -> ModifiedContent<Self, LayoutModifier>
    nonisolated public func safeAreaInset<Attachment>(edge: Edge, alignment: Alignment = .center, spacing: Double? = 0, @ViewBuilder content: () -> Attachment) -> ModifiedContent<Self, AttachmentModifier<Attachment>> where Attachment : View
    nonisolated public func background<Attachment>(alignment: Alignment = .center, @ViewBuilder content: () -> Attachment) -> ModifiedContent<Self, AttachmentModifier<Attachment>> where Attachment : View
    nonisolated public func overlay<Attachment>(alignment: Alignment = .center, @ViewBuilder content: () -> Attachment) -> ModifiedContent<Self, AttachmentModifier<Attachment>> where Attachment : View
    nonisolated public func id(_ id: String) -> ModifiedContent<Self, IdentifierModifier>
}
@resultBuilder public enum ViewBuilder {
    public static func buildExpression<Content>(_ view: Content) -> Content where Content : View
    public static func buildBlock() -> EmptyView
    public static func buildBlock<Content>(_ view: Content) -> Content where Content : View
    public static func buildBlock<each Content>(_ views: repeat each Content) -> TupleView<(repeat each Content)> where repeat each Content : View
    public static func buildIf<Content>(_ view: Content?) -> Content? where Content : View
    public static func buildEither<First, Second>(first view: First) -> _ConditionalContent<First, Second> where First : View, Second : View
    public static func buildEither<First, Second>(second view: Second) -> _ConditionalContent<First, Second> where First : View, Second : View
    public static func buildArray<Content>(_ views: [Content]) -> ViewList<Content> where Content : View
    public static func buildLimitedAvailability<Content>(_ view: Content) -> AnyView where Content : View
}
public struct ViewIdentity : Hashable {
}
public struct ViewList<Content> : Sendable where Content : View {
    public var views: [Content]
    public init(_ views: [Content])
}
@MainActor @preconcurrency public protocol ViewModifier : Sendable {
    associatedtype Body : View
    typealias Content
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}
public struct ViewThatFits<Content> : Sendable where Content : View {
    public var axes: Axis.Set
    public var content: Content
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content)
}
extension ViewThatFits : PrimitiveView {
    public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
}
extension ViewThatFits : ContainerView {
    public static var summary: String { get }
    public static var properties: [Property<ViewThatFits<Content>>] { get }
}
public protocol ViewVisitor {
    mutating func visit<Content>(_ view: Content) where Content : View
    mutating func visit(identifiedBy identity: () -> ViewIdentity, _ views: (inout Self) -> Void)
}
extension ViewVisitor {
    public mutating func visit(identifiedBy identity: () -> ViewIdentity, _ views: (inout Self) -> Void)
}
public struct VisualTransform : Hashable, Sendable {
    public var transform: Transform
    public var anchor: UnitPoint
    public static func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> VisualTransform
    public static func scale(x: Double, y: Double, anchor: UnitPoint = .center) -> VisualTransform
    public static func skew(x: Angle, y: Angle = .zero, anchor: UnitPoint = .center) -> VisualTransform
    public static func affine(_ transform: Transform) -> VisualTransform
}
public struct WordsView : Sendable {
    public var words: String
    public var tintColor: Color?
    public init(_ words: String = "")
    public static let summary: String
    public static let schemeKind: SchemeKind?
    public static let properties: [Property<WordsView>]
    public func resolvedScheme(over scheme: Scheme?) -> Scheme?
    public static func adopt(_ scheme: Scheme, into view: inout StyleAdoption<WordsView>)
}
extension WordsView {
    public static var swiftSpellings: [String : SwiftSpelling] { get }
}
public struct ZStack<Content> : Sendable where Content : View {
    public var alignment: Alignment
    public var content: Content
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content)
}
extension ZStack : PrimitiveView {
    public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
}
extension ZStack : ContainerView {
    public static var summary: String { get }
    public static var properties: [Property<ZStack<Content>>] { get }
}
extension ListPresentation : PropertyChoice {
}
extension Optional : View where Wrapped : View {
    public typealias Body = Never
}
extension Never : View {
    public typealias Body = Never
    @MainActor public var body: Never { get }
}
extension LayoutTree {
    public init(_ root: some View, _ environment: EnvironmentValues)
}
extension Int : InputConvertible {
}
extension UInt : InputConvertible {
}
extension Int16 : InputConvertible {
}
extension Int32 : InputConvertible {
}
extension Int64 : InputConvertible {
}
extension Double : InputConvertible {
}
extension Float : InputConvertible {
}
extension Int8 : InputConvertible {
    public static var keyboard: KeyboardKind { get }
}
extension String : InputConvertible {
    public static var keyboard: KeyboardKind { get }
}
extension Array : PropertyValue where Element : PropertyValue {
    public static var kind: PropertyKind { get }
    public static func read(_ value: SyntaxValue, as name: String, _ reader: inout ComponentReader) -> [Element]?
    public func describe(as name: String, in writer: inout PropertyWriter)
}
extension String : PropertyValue {
    public static var kind: PropertyKind { get }
    public static func read(_ value: SyntaxValue, as name: String, _ reader: inout ComponentReader) -> String?
    public func describe(as name: String, in writer: inout PropertyWriter)
}
extension Bool : PropertyValue {
    public static var kind: PropertyKind { get }
    public static func read(_ value: SyntaxValue, as name: String, _ reader: inout ComponentReader) -> Bool?
    public func describe(as name: String, in writer: inout PropertyWriter)
}
extension Int : PropertyValue {
    public static var kind: PropertyKind { get }
    public static func read(_ value: SyntaxValue, as name: String, _ reader: inout ComponentReader) -> Int?
    public func describe(as name: String, in writer: inout PropertyWriter)
}
extension Double : PropertyValue {
    public static var kind: PropertyKind { get }
    public static func read(_ value: SyntaxValue, as name: String, _ reader: inout ComponentReader) -> Double?
    public func describe(as name: String, in writer: inout PropertyWriter)
}
extension Path : Shape {
    public func path(in rect: Rect) -> Path
}
extension Color : ShapeStyle {
    nonisolated public var anyShapeStyle: AnyShapeStyle { get }
}
extension VisualEffect : ShapeStyle {
    nonisolated public var anyShapeStyle: AnyShapeStyle { get }
}
extension TextStyleName {
    public static var title: TextStyleName { get }
    public static var caption: TextStyleName { get }
}
extension AccessibilityTraits : PropertyValue {
    public static var kind: PropertyKind { get }
    public static func read(_ value: SyntaxValue, as name: String, _ reader: inout ComponentReader) -> AccessibilityTraits?
    public func describe(as name: String, in writer: inout PropertyWriter)
}
extension Color : PropertyValue {
    public static var kind: PropertyKind { get }
    public static func read(_ value: SyntaxValue, as name: String, _ reader: inout ComponentReader) -> Color?
    public func describe(as name: String, in writer: inout PropertyWriter)
}
extension ControlState : PropertyChoice {
}
extension ButtonKind : PropertyChoice {
}
extension ButtonSize : PropertyValue {
    public static var kind: PropertyKind { get }
    public static func read(_ value: SyntaxValue, as name: String, _ reader: inout ComponentReader) -> ButtonSize?
    public func describe(as name: String, in writer: inout PropertyWriter)
}
extension CornerRadii : PropertyValue {
    public static let circle: CornerRadii
    public static var kind: PropertyKind { get }
    public static func read(_ value: SyntaxValue, as name: String, _ reader: inout ComponentReader) -> CornerRadii?
    public func describe(as name: String, in writer: inout PropertyWriter)
}
extension DimensionConstraint.Attribute : PropertyChoice {
}
extension DimensionConstraint.Relation : PropertyChoice {
}
extension DimensionConstraint : PropertyValue {
    public static var kind: PropertyKind { get }
    public static func read(_ value: SyntaxValue, as name: String, _ reader: inout ComponentReader) -> DimensionConstraint?
    public func describe(as name: String, in writer: inout PropertyWriter)
}
extension EdgeInsets : PropertyValue {
    public static var kind: PropertyKind { get }
    public static func read(_ value: SyntaxValue, as name: String, _ reader: inout ComponentReader) -> EdgeInsets?
    public func describe(as name: String, in writer: inout PropertyWriter)
}
extension BlendMode : PropertyChoice {
}
extension TextStyleName : PropertyValue {
    public static var kind: PropertyKind { get }
    public static func read(_ value: SyntaxValue, as name: String, _ reader: inout ComponentReader) -> TextStyleName?
    public func describe(as name: String, in writer: inout PropertyWriter)
}
extension FontWeight : PropertyValue {
    public static var kind: PropertyKind { get }
    public static func read(_ value: SyntaxValue, as name: String, _ reader: inout ComponentReader) -> FontWeight?
    public func describe(as name: String, in writer: inout PropertyWriter)
}
extension FontSlant : PropertyWord {
    public static let words: [(String, FontSlant)]
    public static let otherSpellings: [String : FontSlant]
}
extension FontStyle.Scaling : PropertyValue {
    public static var kind: PropertyKind { get }
    public static func read(_ value: SyntaxValue, as name: String, _ reader: inout ComponentReader) -> FontStyle.Scaling?
    public func describe(as name: String, in writer: inout PropertyWriter)
}
extension FontPalette : PropertyValue {
    public static var kind: PropertyKind { get }
    public static func read(_ value: SyntaxValue, as name: String, _ reader: inout ComponentReader) -> FontPalette?
    public func describe(as name: String, in writer: inout PropertyWriter)
}
extension AspectRatio : PropertyValue {
    public static var kind: PropertyKind { get }
    public static func read(_ value: SyntaxValue, as name: String, _ reader: inout ComponentReader) -> AspectRatio?
    public func describe(as name: String, in writer: inout PropertyWriter)
}
extension Edge.Set : PropertyValue {
    public static var kind: PropertyKind { get }
    public static func read(_ value: SyntaxValue, as name: String, _ reader: inout ComponentReader) -> Edge.Set?
    public func describe(as name: String, in writer: inout PropertyWriter)
}
extension LayoutDirection : PropertyChoice {
    public static var otherSpellings: [String : LayoutDirection] { get }
}
extension TextSize : PropertyValue {
    public static var kind: PropertyKind { get }
    public static func read(_ value: SyntaxValue, as name: String, _ reader: inout ComponentReader) -> TextSize?
    public func describe(as name: String, in writer: inout PropertyWriter)
}
extension Device : PropertyValue {
    public static var kind: PropertyKind { get }
    public static func read(_ value: SyntaxValue, as name: String, _ reader: inout ComponentReader) -> Device?
    public func describe(as name: String, in writer: inout PropertyWriter)
}
extension StrokeStyle.Cap : PropertyChoice {
}
extension StrokeStyle.Join : PropertyChoice {
}
extension StrokeStyle.Placement : PropertyChoice {
}
extension TextAlignment : PropertyChoice {
}
extension LineHeightPlacement : PropertyChoice {
}
extension LineBreakStrictness : PropertyChoice {
    public static var otherSpellings: [String : LineBreakStrictness] { get }
}
extension WordBreak : PropertyChoice {
    public static var otherSpellings: [String : WordBreak] { get }
}
extension TextWrap : PropertyChoice {
    public static var otherSpellings: [String : TextWrap] { get }
}
extension Hyphenation : PropertyChoice {
    public static var otherSpellings: [String : Hyphenation] { get }
}
extension LineBreakMode : PropertyChoice {
    public static var otherSpellings: [String : LineBreakMode] { get }
}
extension GridStyle.Track : PropertyValue {
    public static var kind: PropertyKind { get }
    public static func read(_ value: SyntaxValue, as name: String, _ reader: inout ComponentReader) -> GridStyle.Track?
    public func describe(as name: String, in writer: inout PropertyWriter)
}
extension UnitPoint : PropertyValue {
    public static var kind: PropertyKind { get }
    public static func read(_ value: SyntaxValue, as name: String, _ reader: inout ComponentReader) -> UnitPoint?
    public func describe(as name: String, in writer: inout PropertyWriter)
}
extension VisualEffect : PropertyValue {
    public static var kind: PropertyKind { get }
    public static func read(_ value: SyntaxValue, as name: String, _ reader: inout ComponentReader) -> VisualEffect?
    public func describe(as name: String, in writer: inout PropertyWriter)
}
extension Axis : PropertyChoice {
}
extension Edge : PropertyChoice {
}
extension LinearStyle.Distribution : PropertyChoice {
}
extension FormRowStyle.Rule : PropertyChoice {
}
extension FlexLayout.Wrap : PropertyChoice {
}
extension FlexLayout.Packing : PropertyChoice {
    public static var otherSpellings: [String : FlexLayout.Packing] { get }
}
extension FlexAlignment : PropertyChoice {
    public static var otherSpellings: [String : FlexAlignment] { get }
}
extension LinearStyle.CrossAlignment : PropertyChoice {
    public static var otherSpellings: [String : LinearStyle.CrossAlignment] { get }
}
extension HorizontalAlignment : PropertyWord {
    public static let words: [(String, HorizontalAlignment)]
}
extension VerticalAlignment : PropertyWord {
    public static let words: [(String, VerticalAlignment)]
}
extension Alignment : PropertyWord {
    public static let words: [(String, Alignment)]
}
extension Axis.Set : PropertyWord {
    public static let words: [(String, Axis.Set)]
}
