public struct AccessibilityTraits : OptionSet, Hashable, Sendable {
    public let rawValue: UInt16
    public init(rawValue: UInt16)
    public static let isButton: AccessibilityTraits
    public static let isLink: AccessibilityTraits
    public static let isToggle: AccessibilityTraits
    public static let isAdjustable: AccessibilityTraits
    public static let isTextField: AccessibilityTraits
    public static let isSearchField: AccessibilityTraits
    public static let isKeyboardKey: AccessibilityTraits
    public static let isHeader: AccessibilityTraits
    public static let isImage: AccessibilityTraits
    public static let isSelected: AccessibilityTraits
    public static let isNotEnabled: AccessibilityTraits
    public var isInteractive: Bool { get }
}
public struct AlignmentGuide : Sendable {
    public var guide: Guide
    public var place: @Sendable (ViewDimensions) -> Double
    public init(_ guide: Guide, place: @escaping @Sendable (ViewDimensions) -> Double)
    public init(_ guide: Guide, at distance: Double)
}
public struct AspectRatio : Hashable, Sendable {
    public let ratio: Double?
    public let contentMode: ContentMode
    public init(_ ratio: Double?, _ contentMode: ContentMode = .fit)
}
public struct ChildPlacement : Hashable, Sendable {
    public var origin: Point
    public var proposal: ProposedSize
    public var isShown: Bool
    public init(origin: Point, proposal: ProposedSize)
}
public protocol ContainerLayout : Sendable {
    func size(for proposal: ProposedSize, children: LayoutChildren) -> Size
    func arrangement(in size: Size, proposal: ProposedSize, children: LayoutChildren) -> [ChildPlacement]
    func spacing(of children: LayoutChildren) -> SpacingPreferences?
}
extension ContainerLayout {
    public func spacing(of children: LayoutChildren) -> SpacingPreferences?
}
public struct ContentFault : Hashable, Sendable {
    public var element: Int
    public var isCut: Bool
    public var missingCharacters: [Unicode.Scalar]
}
@frozen public enum ContentMode : String, Hashable, Sendable {
    case fit
    case fill
}
public struct DimensionConstraint : Hashable, Sendable {
    public enum Attribute : String, Hashable, Sendable, CaseIterable {
        case width
        case height
        case top
        case leading
        case bottom
        case trailing
    }
    public enum Relation : String, Hashable, Sendable, CaseIterable {
        case equal
        case atMost
        case atLeast
    }
    public var attribute: DimensionConstraint.Attribute
    public var relation: DimensionConstraint.Relation
    public var constant: Double
    public init(_ attribute: DimensionConstraint.Attribute, _ relation: DimensionConstraint.Relation = .equal, _ constant: Double)
}
public struct DrawnNode : Sendable {
    public var grid: PixelGrid
    public var direction: LayoutDirection
    public var proposal: ProposedSize
    public var separators: [Rect]
    public var siblings: [Rect?]
    public var scrollReach: EdgeInsets
}
public struct ElementFacts : Hashable, Sendable {
    public struct Exemption : Hashable, Sendable {
        public var lint: String
        public var reason: String
        public init(lint: String, reason: String)
    }
    public var traits: AccessibilityTraits
    public var allowsTruncation: Bool
    public var isPlaceholder: Bool
    public var isLegendEntry: Bool
    public var exemptions: [ElementFacts.Exemption]
    public init()
    public mutating func add(_ other: ElementFacts)
}
public struct EnvironmentValues : Sendable {
    public var appearance: Appearance
    public var contrast: Contrast
    public var direction: LayoutDirection
    public var locale: String
    public var grid: PixelGrid
    public var textSize: TextSize
    public var boldText: Bool
    public var theme: Theme
    public var typesetter: Typesetter
    public var foreground: Color?
    public var tint: Color?
    public var isRedacted: Bool
    public var rowHeight: Double?
    public init(appearance: Appearance = .light, contrast: Contrast = .standard, direction: LayoutDirection = .leftToRight, locale: String = "en", grid: PixelGrid = PixelGrid(scale: 2), textSize: TextSize = .large, boldText: Bool = false, theme: Theme = .standard, typesetter: Typesetter, foreground: Color? = nil)
    public var accent: Color { get }
    public var reader: ReaderSettings { get }
    public func resolved(_ color: Color) -> RGBAColor
}
public enum FlexAlignment : String, Hashable, Sendable, CaseIterable {
    case stretch
    case start
    case end
    case center
    case baseline
}
public struct FlexLayout : ContainerLayout, Hashable {
    public enum Wrap : String, Hashable, Sendable, CaseIterable {
        case none
        case wrap
        case reverse
    }
    public enum Packing : String, Hashable, Sendable, CaseIterable {
        case stretch
        case start
        case end
        case center
        case spaceBetween
        case spaceAround
        case spaceEvenly
    }
    public var axis: Axis
    public var isReversed: Bool
    public var wrap: FlexLayout.Wrap
    public var justification: FlexLayout.Packing
    public var alignment: FlexAlignment
    public var lineAlignment: FlexLayout.Packing
    public var spacing: Double
    public var lineSpacing: Double
    public var fillsHeight: Bool
    public init(_ axis: Axis = .horizontal)
    public func size(for proposal: ProposedSize, children: LayoutChildren) -> Size
    public func arrangement(in size: Size, proposal: ProposedSize, children: LayoutChildren) -> [ChildPlacement]
}
public struct FlowStyle : Hashable, Sendable {
    public var spacing: Double
    public var lineSpacing: Double
    public var alignment: Alignment
    public init(spacing: Double = 8, lineSpacing: Double = 8, alignment: Alignment = .topLeading)
}
public struct FormRowStyle : Hashable, Sendable {
    public enum Rule : String, Hashable, Sendable, CaseIterable {
        case measured
        case even
        case fraction
    }
    public var rule: FormRowStyle.Rule
    public var gap: Double
    public var insets: EdgeInsets
    public var alignment: VerticalAlignment?
    public var emptyHeight: Double
    public init(rule: FormRowStyle.Rule = .measured, gap: Double = 5, insets: EdgeInsets = .zero, alignment: VerticalAlignment? = .top, emptyHeight: Double = 10)
}
public struct FormStyle : Hashable, Sendable {
    public var gap: Double
    public var insets: EdgeInsets
    public init(gap: Double = 5, insets: EdgeInsets = EdgeInsets(8))
}
@frozen public struct FrameLimits : Hashable, Sendable {
    public var minWidth: Double?
    public var idealWidth: Double?
    public var maxWidth: Double?
    public var minHeight: Double?
    public var idealHeight: Double?
    public var maxHeight: Double?
    @inlinable public init(minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil)
}
public struct GridStyle : Hashable, Sendable {
    public enum Track : Hashable, Sendable {
        case fixed(Double)
        case flexible(minimum: Double = 10, maximum: Double = .infinity)
        case adaptive(minimum: Double, maximum: Double = .infinity)
        case content
    }
    public var axis: Axis
    public var tracks: [GridStyle.Track]
    public var trackSpacing: Double
    public var lineSpacing: Double
    public var lineLength: Double?
    public var alignment: Alignment
    public var columnAlignments: [HorizontalAlignment]
    public init(axis: Axis = .horizontal, tracks: [GridStyle.Track], trackSpacing: Double = 8, lineSpacing: Double = 8, alignment: Alignment = .center, columnAlignments: [HorizontalAlignment] = [], lineLength: Double? = nil)
}
public enum Guide : Hashable, Sendable {
    case horizontal(HorizontalAlignment)
    case vertical(VerticalAlignment)
}
extension Guide {
    public func defaultPlace(in size: Size) -> Double
    public var isHorizontal: Bool { get }
}
public struct LayoutChildren {
    public let count: Int
    public func size(of index: Int, for proposal: ProposedSize) -> Size
    public func layoutPriority(of index: Int) -> Double
    public func spacing(of index: Int) -> SpacingPreferences
    public func item(of index: Int) -> LayoutItem
    public func place(of target: Guide, in index: Int, for proposal: ProposedSize) -> Double
}
public struct LayoutIssue : Hashable, Sendable {
    public enum Kind : String, Hashable, Sendable {
        case cycle
        case unknownReference
        case invalidRectangle
        case contradictoryLimits
        case unusableLength
        case excessiveSpan
    }
    public var kind: LayoutIssue.Kind
    public var view: String
    public var reference: String?
    public var element: Int
    public var sourceOffset: Int?
    public var message: String { get }
}
public struct LayoutItem : Hashable, Sendable {
    public var isHidden: Bool
    public var hugging: Double
    public var compression: Double
    public var grow: Double?
    public var shrink: Double
    public var weight: Double
    public var minLength: Double
    public var maxLength: Double
    public var spacingAfter: Double?
    public var basis: Double?
    public var order: Int
    public var crossAlignment: FlexAlignment?
    public var columnSpan: Int
    public var rowSpan: Int
    public var cellAnchor: UnitPoint?
    public var unsizedAxes: Axis.Set
    public var zIndex: Double
    public var alignment: Alignment
    public init()
}
public struct LayoutOptions : Sendable {
    public var safeArea: EdgeInsets
    public var rootAlignment: Alignment?
    public var viewport: Rect?
    public var defaultSpacing: Size
    public var cacheCapacity: Int
    public var recordsAllProposals: Bool
    public init()
}
public struct LayoutResult : Sendable {
    public let tree: LayoutTree
    public let options: LayoutOptions
    public let canvas: Rect
    public let issues: [LayoutIssue]
    public let computedSizes: Int
    public var size: Size { get }
    public var bytes: Int { get }
    public func isPlaced(node: Int) -> Bool
    public func frame(ofNode node: Int) -> Rect?
    public func snappedFrame(ofNode node: Int) -> Rect?
    public func frame(ofElement element: Int) -> Rect?
    public func snappedFrame(ofElement element: Int) -> Rect?
    public func contentFrame(ofElement element: Int) -> Rect?
    public func frame(ofID id: String) -> Rect?
    public func element(_ id: String) -> Int?
    public func outerNode(ofElement element: Int) -> Int?
    public func contentNode(ofElement element: Int) -> Int?
    public func parent(ofElement element: Int) -> Int?
}
extension LayoutResult {
    public func firstBaseline(ofNode node: Int) -> Double?
    public func lastBaseline(ofNode node: Int) -> Double?
}
extension LayoutResult {
    public func dump() -> String
    public func dumpNodes() -> String
}
extension LayoutResult {
    public var contentFaults: [ContentFault] { get }
}
extension LayoutResult {
    public func painted(in viewport: Rect? = nil) -> DisplayList
    public func proposal(ofNode node: Int) -> ProposedSize
}
extension LayoutResult {
    public func contentSize(ofNode node: Int) -> Size?
    public func contentSize(ofElement element: Int) -> Size?
}
public struct LayoutTree : Sendable {
    public var grid: PixelGrid
    public let direction: LayoutDirection
    public init(grid: PixelGrid = PixelGrid(scale: 1), direction: LayoutDirection = .leftToRight, _ build: (inout LayoutTree.Builder) -> Void)
    public var nodeCount: Int { get }
    public struct Builder {
        public var nodeCount: Int { get }
        public mutating func reserve(nodes count: Int)
        public mutating func leaf(_ kind: NodeKind, drawing: (any NodeDrawing)? = nil)
        public mutating func node(_ kind: NodeKind, drawing: (any NodeDrawing)? = nil, children: (inout LayoutTree.Builder) -> Void)
    }
}
extension LayoutTree {
    public func layout(_ proposal: ProposedSize, in bounds: Rect? = nil, options: LayoutOptions = LayoutOptions()) -> LayoutResult
    public func size(for proposal: ProposedSize, options: LayoutOptions = LayoutOptions()) -> Size
}
public protocol LeafLayout : Sendable {
    func size(for proposal: ProposedSize) -> Size
    func exactSize(for proposal: ProposedSize) -> Size
    func firstBaseline(for size: Size) -> Double?
    func lastBaseline(for size: Size) -> Double?
    var holdsWords: Bool { get }
    var isTitle: Bool { get }
    var leastWidth: Double? { get }
    var leastWidthBound: Double? { get }
    var spacing: LeafSpacing { get }
}
extension LeafLayout {
    public func exactSize(for proposal: ProposedSize) -> Size
    public func firstBaseline(for size: Size) -> Double?
    public func lastBaseline(for size: Size) -> Double?
    public var holdsWords: Bool { get }
    public var isTitle: Bool { get }
    public var leastWidth: Double? { get }
    public var leastWidthBound: Double? { get }
    public var spacing: LeafSpacing { get }
}
public enum LeafSpacing : Hashable, Sendable {
    case box
    case text(TextMetrics)
    case symbol(belowBaseline: Double)
    public var preferences: SpacingPreferences { get }
}
@frozen public struct LengthRange : Hashable, Sendable {
    public var minimum: Double
    public var ideal: Double
    public var maximum: Double
    @inlinable public init(minimum: Double, ideal: Double, maximum: Double)
    @inlinable public static func exactly(_ length: Double) -> LengthRange
}
public struct LinearStyle : Hashable, Sendable {
    public enum Distribution : String, Hashable, Sendable, CaseIterable {
        case fill
        case fillEqually
        case fillProportionally
        case fillProportionallyExact
        case equalSpacing
        case equalCentering
        case start
        case center
        case end
        case spaceBetween
        case spaceAround
        case spaceEvenly
        case flexProportionally
        case flexUniformly
    }
    public enum CrossAlignment : String, Hashable, Sendable, CaseIterable {
        case fill
        case leading
        case center
        case trailing
        case firstBaseline
        case lastBaseline
    }
    public var axis: Axis
    public var distribution: LinearStyle.Distribution
    public var alignment: LinearStyle.CrossAlignment
    public var spacing: Double
    public var insets: EdgeInsets
    public var fillsCross: Bool
    public init(axis: Axis, distribution: LinearStyle.Distribution = .fill, alignment: LinearStyle.CrossAlignment = .fill, spacing: Double = 0, insets: EdgeInsets = .zero, fillsCross: Bool = false)
}
public enum ListPresentation : String, CaseIterable, Hashable, Sendable {
    case plain
    case grouped
    case insetGrouped
    case sidebar
}
public struct ListStyle : Hashable, Sendable {
    public var rowInsets: EdgeInsets
    public var minimumRowHeight: Double
    public var rowSpacing: Double
    public var separatorThickness: Double?
    public var separatorInset: Double?
    public var rowsWithoutSeparator: Set<Int>
    public var contentOffset: Double
    public var alignment: HorizontalAlignment
    public init(rowInsets: EdgeInsets = EdgeInsets(vertical: 6, horizontal: 16), minimumRowHeight: Double = 44, rowSpacing: Double = 0, separatorThickness: Double? = nil, separatorInset: Double? = nil, contentOffset: Double = 0, alignment: HorizontalAlignment = .leading)
    public static func plain(spacing: Double = 0) -> ListStyle
}
public protocol NodeDrawing : Sendable {
    var overflow: Double { get }
    func reach(of content: Rect, in size: Size) -> Rect
    func content(seenIn part: Rect, in size: Size) -> Rect
    func paintBackground(in frame: Rect, of node: DrawnNode, with painter: inout Painter)
    func paintForeground(in frame: Rect, of node: DrawnNode, with painter: inout Painter)
    func isCut(_ node: DrawnNode) -> Bool
    var readsSiblings: Bool { get }
    var missingCharacters: [Unicode.Scalar] { get }
}
extension NodeDrawing {
    public var overflow: Double { get }
    public func reach(of content: Rect, in size: Size) -> Rect
    public func content(seenIn part: Rect, in size: Size) -> Rect
    public func paintBackground(in frame: Rect, of node: DrawnNode, with painter: inout Painter)
    public func paintForeground(in frame: Rect, of node: DrawnNode, with painter: inout Painter)
    public func isCut(_ node: DrawnNode) -> Bool
    public var readsSiblings: Bool { get }
    public var missingCharacters: [Unicode.Scalar] { get }
}
public enum NodeKind : Sendable {
    case empty
    case fixed(Size, firstBaseline: Double? = nil, lastBaseline: Double? = nil)
    case fill
    case circle
    case clamp(width: LengthRange, height: LengthRange)
    case area(Double, line: Double)
    case spacer(minLength: Double?)
    case divider(thickness: Double?)
    case leaf(any LeafLayout)
    case passthrough
    case frame(width: Double?, height: Double?, alignment: Alignment)
    case flexibleFrame(FrameLimits, alignment: Alignment)
    case padding(EdgeInsets)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case aspectRatio(Double?, ContentMode)
    case offset(x: Double, y: Double)
    case position(x: Double, y: Double)
    case layoutPriority(Double)
    case alignmentGuide(AlignmentGuide)
    case relative(width: Double?, height: Double?)
    case containerRelative(width: Double?, height: Double?)
    case spacing(SpacingPreferences)
    case constraints([DimensionConstraint])
    case layoutDirection(LayoutDirection)
    case ignoresSafeArea(Edge.Set, SafeAreaRegions = .all)
    case scroll(ScrollStyle)
    case viewPosition(ViewPosition, id: String? = nil)
    case item(LayoutItem)
    case background(Alignment)
    case overlay(Alignment)
    case safeAreaInset(Edge, alignment: Alignment = .center, spacing: Double? = 0, isKeyboard: Bool = false)
    case hstack(alignment: VerticalAlignment, spacing: Double?)
    case vstack(alignment: HorizontalAlignment, spacing: Double?)
    case zstack(Alignment)
    case reader
    case linear(LinearStyle)
    case grid(GridStyle)
    case flow(FlowStyle)
    case formRow(FormRowStyle)
    case form(FormStyle)
    case list(ListStyle)
    case positions
    case custom(any ContainerLayout)
}
public struct PositionContext {
    public let bounds: Rect
    public let safeArea: EdgeInsets
    public let direction: LayoutDirection
    public func measure(_ proposal: ProposedSize) -> Size
    public func sibling(_ id: String) -> Rect?
}
@frozen public struct ProposedSize : Hashable, Sendable {
    public var width: Double?
    public var height: Double?
    public static let zero: ProposedSize
    public static let infinite: ProposedSize
    public static let unspecified: ProposedSize
    @inlinable public init(width: Double?, height: Double?)
    @inlinable public init(_ size: Size)
}
extension ProposedSize {
    @inlinable public func replacingUnspecified(by size: Size = Size(width: 10, height: 10)) -> Size
}
public struct SafeAreaRegions : OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8)
    public static let container: SafeAreaRegions
    public static let keyboard: SafeAreaRegions
    public static let all: SafeAreaRegions
}
public struct ScrollStyle : Hashable, Sendable {
    public var scrollsHorizontally: Bool
    public var scrollsVertically: Bool
    public var contentOffset: Point
    public var anchor: UnitPoint
    public var alignmentAnchor: UnitPoint
    public init(horizontal: Bool = false, vertical: Bool = true, contentOffset: Point = .zero)
}
public struct SpacingPreferences : Hashable, Sendable {
    public enum Category : Hashable, Sendable, Comparable {
        case textToText
        case edgeAboveText
        case edgeBelowText
        case named(String)
    }
    public enum Distance : Hashable, Sendable {
        case points(Double)
        case upperText(TextMetrics)
        case lowerText(TextMetrics)
    }
    public struct EdgeDistances : Hashable, Sendable {
        public var uncategorized: Double?
        public private(set) var categories: [SpacingPreferences.EdgeDistances.CategoryDistance] { get }
        public struct CategoryDistance : Hashable, Sendable {
            public var category: SpacingPreferences.Category
            public var distance: SpacingPreferences.Distance
        }
        public init(_ uncategorized: Double? = nil, categories: [SpacingPreferences.Category : SpacingPreferences.Distance] = [:])
    }
    public var top: SpacingPreferences.EdgeDistances
    public var leading: SpacingPreferences.EdgeDistances
    public var bottom: SpacingPreferences.EdgeDistances
    public var trailing: SpacingPreferences.EdgeDistances
    public init()
    public init(top: Double? = nil, leading: Double? = nil, bottom: Double? = nil, trailing: Double? = nil)
    public func replacing(_ edges: Edge.Set, with other: SpacingPreferences?) -> SpacingPreferences
    public func union(_ other: SpacingPreferences) -> SpacingPreferences
    public func distance(to next: SpacingPreferences, along axis: Axis) -> Double?
}
extension SpacingPreferences {
    public static func textDistance(leadingOfLower leading: Double, pixel: Double) -> Double
}
public struct TextMetrics : Hashable, Sendable {
    public var ascent: Double
    public var descent: Double
    public var capHeight: Double
    public var leading: Double
    public var pixel: Double
    public init(ascent: Double, descent: Double, capHeight: Double, leading: Double, pixel: Double)
}
public struct ViewDimensions {
    public let size: Size
    public var width: Double { get }
    public var height: Double { get }
    public subscript(guide: Guide) -> Double { get }
    public subscript(guide: HorizontalAlignment) -> Double { get }
    public subscript(guide: VerticalAlignment) -> Double { get }
    public func explicit(_ guide: Guide) -> Double?
}
public struct ViewPosition : Sendable {
    public var rectangle: @Sendable (PositionContext) -> Rect
    public init(_ rectangle: @escaping @Sendable (PositionContext) -> Rect)
}
extension ViewPosition {
    public func map(_ change: @escaping @Sendable (Rect, PositionContext) -> Rect) -> ViewPosition
    public func offset(x: Double = 0, y: Double = 0) -> ViewPosition
    public func inset(_ insets: EdgeInsets) -> ViewPosition
    public func minimum(width: Double? = nil, height: Double? = nil) -> ViewPosition
    public func maximum(width: Double? = nil, height: Double? = nil) -> ViewPosition
    public func clamped(minWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil, maxHeight: Double? = nil) -> ViewPosition
    public func clampedToSafeArea() -> ViewPosition
    public func sizeToFit(_ axis: Axis = .vertical) -> ViewPosition
    public func aspectRatio(_ ratio: Double, _ mode: ContentMode = .fit) -> ViewPosition
    public static func firstThatFits(_ positions: [ViewPosition]) -> ViewPosition
}
extension ViewPosition {
    public static func absolute(_ rect: Rect) -> ViewPosition
    public static func absolute(x: Double, y: Double, width: Double, height: Double) -> ViewPosition
    public static func top(width: Double? = nil, height: Double = 32, insetBy inset: Double = 16) -> ViewPosition
    public static func place(below id: String, margin: Double = 8, width: Double? = nil, height: Double? = nil) -> ViewPosition
    public static func place(above id: String, margin: Double = 8, width: Double? = nil, height: Double? = nil) -> ViewPosition
    public static func place(leadingOf id: String, margin: Double = 8, width: Double? = nil, height: Double? = nil) -> ViewPosition
    public static func place(trailingOf id: String, margin: Double = 8, width: Double? = nil, height: Double? = nil) -> ViewPosition
    public static func place(leftOf id: String, margin: Double = 8, width: Double? = nil, height: Double? = nil) -> ViewPosition
    public static func place(rightOf id: String, margin: Double = 8, width: Double? = nil, height: Double? = nil) -> ViewPosition
    public static func center(_ size: Size) -> ViewPosition
    public static func center(inset insets: EdgeInsets) -> ViewPosition
    public static func inset(by distance: Double) -> ViewPosition
    public static func inset(by insets: EdgeInsets) -> ViewPosition
    public static func sideColumnLeading(width: Double = 300, insetBy insets: EdgeInsets = EdgeInsets(16), isEven: Bool = false) -> ViewPosition
    public static func sideColumnLeft(width: Double = 300, insetBy insets: EdgeInsets = EdgeInsets(16), isEven: Bool = false) -> ViewPosition
    public static func insideLeading(insetBy insets: EdgeInsets = .zero) -> ViewPosition
    public static func bottom(insetBy insets: EdgeInsets = .zero, height: Double? = nil) -> ViewPosition
    public static func width(_ width: Double) -> ViewPosition
    public static func height(_ height: Double) -> ViewPosition
    public static func expand() -> ViewPosition
}
