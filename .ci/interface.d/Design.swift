@frozen public enum Appearance : String, Sendable, Hashable, CaseIterable {
    case light
    case dark
}
public enum ButtonKind : String, Sendable, Hashable, CaseIterable {
    case plain
    case filled
    case tinted
    case gray
    case primaryRegular
    case primaryAccent
    case primaryDanger
    case secondaryRegular
    case secondaryAccent
    case secondaryDanger
    case link
    case disable
    case info
    public var isDNA: Bool { get }
    public var scheme: Scheme { get }
}
public enum ButtonSize : Hashable, Sendable {
    case small
    case medium
    case large
    case extraLarge
    case custom(Double)
    public static let named: [(name: String, size: ButtonSize)]
    public var height: Double { get }
    public var fontSize: Double { get }
    public var contentInsets: EdgeInsets { get }
    public var imageInsets: EdgeInsets { get }
    public var imageHeight: Double { get }
}
public struct Color : Hashable, Sendable {
    public var light: RGBAColor
    public var dark: RGBAColor
    public init(light: RGBAColor, dark: RGBAColor, lightIncreasedContrast: RGBAColor? = nil, darkIncreasedContrast: RGBAColor? = nil)
    public var lightIncreasedContrast: RGBAColor?
    public var darkIncreasedContrast: RGBAColor?
    public init(_ all: RGBAColor)
    public init(modes: [ColorMode : RGBAColor])
    public func resolved(for appearance: Appearance, contrast: Contrast = .standard) -> RGBAColor
    public subscript(mode: ColorMode) -> RGBAColor
    public func with(alpha: Double) -> Color
    public func mapped(_ change: (RGBAColor) -> RGBAColor) -> Color
}
extension Color {
    public static func == (left: Color, right: Color) -> Bool
    public func hash(into hasher: inout Hasher)
}
extension Color {
    public static let black: Color
    public static let white: Color
    public static let clear: Color
    public static let label: Color
}
public enum ColorMode : String, Sendable, Hashable, CaseIterable {
    case light
    case dark
    case lightIncreasedContrast
    case darkIncreasedContrast
    public init(_ appearance: Appearance, _ contrast: Contrast = .standard)
}
public struct ColorPair {
    public var foreground: Color?
    public var background: Color?
    public init()
    public init(foreground: Color? = nil, background: Color? = nil)
}
public enum ColorRole : String, Sendable, Hashable, CaseIterable {
    case foreground
    case background
    case secondaryBackground
    case tint
    case secondary
    case brand
    case border
    case separator
    case shadow
    case placeholder
    case line
    public var path: any WritableKeyPath<Colors, Color?> & Sendable { get }
    public var standard: Color? { get }
}
public protocol ColorTable : CaseIterable, Hashable, RawRepresentable, Sendable where Self.RawValue == String {
    var color: Color { get }
}
public struct Colors {
    public var foreground: Color?
    public var background: Color?
    public var secondaryBackground: Color?
    public var tint: Color?
    public var secondary: Color?
    public var brand: Color?
    public var border: Color?
    public var separator: Color?
    public var shadow: Color?
    public var placeholder: Color?
    public var line: Color?
    public var highlight: ColorPair?
    public var success: ColorPair?
    public var warning: ColorPair?
    public var error: ColorPair?
    public var header: ColorPair?
    public var highlighted: StateColors?
    public var selected: StateColors?
    public var disabled: StateColors?
    public var focused: StateColors?
    public var invalid: StateColors?
    public init()
    public init(_ pair: ColorPair)
    public init(foreground: Color? = nil, background: Color? = nil, tint: Color? = nil, secondary: Color? = nil, border: Color? = nil)
}
extension Colors {
    public subscript(role: ColorRole) -> Color?
}
extension Colors {
    public func resolved(for state: ControlState) -> Colors
}
@frozen public enum Contrast : String, Sendable, Hashable, CaseIterable {
    case standard
    case increased
}
public enum ControlState : String, Sendable, Hashable, CaseIterable {
    case normal
    case hovered
    case highlighted
    case selected
    case disabled
    case focused
    case loading
    case error
    public var isInteractive: Bool { get }
}
public enum CoreColorName : String, ColorTable {
    case black
    case white
    case clear
    case aqua
    case blue
    case charcoal
    case coral
    case darkBlue
    case green
    case lightBlue
    case lightGrey
    case mediumGrey
    case mustard
    case orange
    case red
    case yellow
    case royalBlue
    case cranberry
    case purple
    case powderBlue
    case brightGreen
    case darkGreen
    case darkCyan
    case darkerCyan
    case darkBrown
    case brown
    case darkerBrown
    case dullRed
    case darkDarkBlue
    case lightCyan
    case skyBlue
    case grey92
    case grey84
    case grey77
    case grey50
    case grey38
    case grey32
    case offGrey
    case offLightGrey
    case offMidGrey
    case offDarkGrey
    case w3wRed
    case primaryBlue
    case secondaryBlue
    case teal
    case informationBlue
    case confirmationGreen
    case warningYellow
    case errorRed
    case errorRedText
    case linkVisited
    case regular
    case dark
    public var color: Color { get }
    public var value: RGBAColor { get }
}
public enum CornerRadius : Hashable, Sendable {
    case points(Double)
    case oval
    case circle
    public func resolved(for size: Size) -> Double
}
extension CornerRadius : ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public init(floatLiteral value: Double)
    public init(integerLiteral value: Int)
}
extension CornerRadius {
    public static let none: CornerRadius
    public static let medium: CornerRadius
    public static let soft: CornerRadius
    public static let softer: CornerRadius
    public static let verySoft: CornerRadius
    public static let extraSmall: CornerRadius
    public static let small: CornerRadius
    public static let regular: CornerRadius
    public static let large: CornerRadius
    public static let extraLarge: CornerRadius
    public static let steps: [(name: String, value: CornerRadius)]
}
public enum DNAColor : String, ColorTable {
    case appPrimary
    case accentDark
    case accentLight
    case backgroundDark
    case backgroundLight
    case appWhite
    case borderRegular
    case borderLight
    case link
    case successGreen
    case dangerRed
    case brandWarning
    case fontDark
    case fontNormal
    case fontLight
    case info
    public var color: Color { get }
}
public enum DNAImage : String, Sendable, Hashable, CaseIterable {
    case priceUp
    case priceDown
    case chevronUp
    case chevronDown
    case chevronLeft
    case chevronRight
    case close
    case info
    case details
    case tick
    case checkBox
    case radio
    case search
    case showLess
    case showMore
    case notification
    case download
    case edit
    case arrowRight
    case emptyStateLoader
    public var name: String { get }
    public init?(name: String)
    public var size: Size { get }
    public var symbol: String { get }
}
public enum DNATypography : Hashable, Sendable, CaseIterable {
    public enum ContentType : String, Sendable, Hashable, CaseIterable {
        case product
        case blog
    }
    public enum BodySize : String, Sendable, Hashable, CaseIterable {
        case small
        case regular
        case large
        case numHighlight
    }
    case h1(DNATypography.ContentType)
    case h2(DNATypography.ContentType)
    case h3(DNATypography.ContentType)
    case body(DNATypography.BodySize)
    case caption
    public static let allCases: [DNATypography]
    public var name: String { get }
    public init?(name: String)
    public var textStyle: TextStyle { get }
}
public enum DesignTokenType : String, Sendable, Hashable, CaseIterable {
    case color
    case dimension
    case fontFamily
    case fontWeight
    case duration
    case cubicBezier
    case number
    case strokeStyle
    case border
    case transition
    case shadow
    case gradient
    case typography
}
public enum DesignTokenValue : Hashable, Sendable {
    case color(TokenColor)
    case dimension(TokenDimension)
    case fontFamily([String])
    case fontWeight(Double)
    case duration(Double)
    case cubicBezier(TokenCurve)
    case number(Double)
    case strokeStyle(TokenStroke)
    case border(TokenBorder)
    case transition(TokenTransition)
    case shadow([TokenShadow])
    case gradient([TokenStop])
    case typography(TokenTypography)
    public var type: DesignTokenType { get }
}
public struct Device : Hashable, Sendable {
    public var name: String
    public var size: Size
    public var scale: Double
    public var safeArea: EdgeInsets
    public init(name: String, size: Size, scale: Double, safeArea: EdgeInsets = .zero)
    public var landscape: Device { get }
}
extension Device {
    public static let presets: [Device]
    public static func named(_ name: String) -> Device?
}
public struct FontAxisValue : Hashable, Sendable {
    public var tag: String
    public var value: Double
    public init(_ tag: String, _ value: Double)
}
public struct FontDescriptor : Hashable, Sendable {
    public var family: String?
    public var weight: FontWeight
    public var slant: FontSlant
    public var size: Double
    public var features: [FontFeature]
    public var axes: [FontAxisValue]
    public var allowsSynthesis: Bool
    public var palette: FontPalette
    public var fit: SystemFontFit?
    public init(family: String? = nil, size: Double, weight: FontWeight = .regular, slant: FontSlant = .upright, features: [FontFeature] = [])
}
public struct FontFeature : Hashable, Sendable {
    public var tag: String
    public var value: UInt32
    public init(_ tag: String, _ value: UInt32 = 1)
}
extension FontFeature {
    public static func named(_ word: String) -> [FontFeature]?
    public static func isTag(_ text: some StringProtocol) -> Bool
    public static var words: [String] { get }
}
public enum FontPalette : Hashable, Sendable {
    case normal
    case light
    case dark
    case numbered(Int)
}
public enum FontSlant : String, Sendable, Hashable, CaseIterable {
    case upright
    case italic
}
public struct FontStyle {
    public enum Scaling : Hashable, Sendable {
        case none
        case style(TextStyleName)
    }
    public var name: String?
    public var size: Double?
    public var weight: FontWeight?
    public var slant: FontSlant?
    public var scaling: FontStyle.Scaling?
    public var maximumSize: Double?
    public var boldName: String?
    public var features: [FontFeature]?
    public var axes: [FontAxisValue]?
    public var allowsSynthesis: Bool?
    public var palette: FontPalette?
    public var textStyle: TextStyleName?
    public init()
    public init(name: String? = nil, size: Double? = nil, weight: FontWeight? = nil, scaling: FontStyle.Scaling? = nil, maximumSize: Double? = nil, boldName: String? = nil)
    public func descriptor(for settings: ReaderSettings) -> FontDescriptor?
    public func descriptor(over base: FontDescriptor, for settings: ReaderSettings) -> FontDescriptor
}
public enum FontWeight : Int, Sendable, Hashable, CaseIterable, Comparable {
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black
    public static func < (left: FontWeight, right: FontWeight) -> Bool
}
public struct Fonts : Hashable, Sendable {
    public private(set) var styles: [TextStyleName : FontDescriptor] { get }
    public var scalesWithTextSize: Bool
    public init()
    public init(_ font: FontDescriptor)
    public init(body: FontDescriptor, _ others: [TextStyleName : FontDescriptor] = [:])
    public subscript(style: TextStyleName) -> FontDescriptor
    public func setting(_ style: TextStyleName, to font: FontDescriptor) -> Fonts
    public func descriptor(for style: TextStyleName, settings: ReaderSettings) -> FontDescriptor
    public static func platform(_ style: TextStyleName) -> FontDescriptor
}
public struct IconSize : Hashable, Sendable {
    public var size: Size
    public init(width: Double, height: Double)
    public static let small: IconSize
    public static let medium: IconSize
    public static let large: IconSize
    public static let handle: IconSize
    public static let logoWithText: IconSize
    public static let steps: [(name: String, value: IconSize)]
}
public struct ItemPlacement : Hashable, Sendable {
    public let column: Int
    public let row: Int
    public init(_ index: Int)
    public func frame(of size: Size, in box: Rect, insets: EdgeInsets = .zero) -> Rect
}
public protocol LengthStep : ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Hashable, Sendable {
    var points: Double { get }
    init(points: Double)
}
extension LengthStep {
    public init(floatLiteral value: Double)
    public init(integerLiteral value: Int)
}
public enum LineHeightPlacement : String, Sendable, Hashable, CaseIterable {
    case split
    case above
}
public struct LineThickness : LengthStep {
    public var points: Double
    public init(points: Double)
    public static let none: LineThickness
    public static let onePoint: LineThickness
    public static let twoPoint: LineThickness
    public static let threePoint: LineThickness
    public static let fourPoint: LineThickness
    public static let steps: [(name: String, value: LineThickness)]
}
public struct Margin : LengthStep {
    public var points: Double
    public init(points: Double)
    public static let none: Margin
    public static let thin: Margin
    public static let light: Margin
    public static let medium: Margin
    public static let bold: Margin
    public static let heavy: Margin
    public static let half: Margin
    public static let one: Margin
    public static let two: Margin
    public static let three: Margin
    public static let four: Margin
    public static let five: Margin
    public static let steps: [(name: String, value: Margin)]
}
public struct PaddingInsets : Hashable, Sendable {
    public var insets: EdgeInsets
    public init(_ insets: EdgeInsets)
    public var points: Double { get }
    public func setting(_ edge: WritableKeyPath<EdgeInsets, Double>, to points: Double) -> PaddingInsets
}
extension PaddingInsets : LengthStep {
    public init(points: Double)
}
extension PaddingInsets {
    public static let none: PaddingInsets
    public static let single: PaddingInsets
    public static let fine: PaddingInsets
    public static let thin: PaddingInsets
    public static let extraLight: PaddingInsets
    public static let light: PaddingInsets
    public static let extraMedium: PaddingInsets
    public static let medium: PaddingInsets
    public static let bold: PaddingInsets
    public static let heavy: PaddingInsets
    public static let steps: [(name: String, value: PaddingInsets)]
}
public struct Palette : Hashable, Sendable {
    public init()
    public init<Table>(_ table: Table.Type) where Table : ColorTable
    public subscript(name: String) -> Color?
    public var names: [String] { get }
    public var count: Int { get }
    public var isEmpty: Bool { get }
    public func setting(_ name: String, to color: Color) -> Palette
    public func adding(_ other: Palette) -> Palette
}
extension Palette {
    public static let dnaKit: Palette
    public static let what3words: Palette
    public static let standard: Palette
}
@frozen public struct RGBAColor : Hashable, Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double
    public static let black: RGBAColor
    public static let white: RGBAColor
    public static let clear: RGBAColor
    @inlinable public init(red: Double, green: Double, blue: Double, alpha: Double = 1)
    @inlinable public init(hex: UInt32, alpha: Double = 1)
    @inlinable public func with(alpha: Double) -> RGBAColor
}
extension RGBAColor {
    public var perceivedBrightness: Double { get }
    public func isLight(threshold: Double = 0.5) -> Bool
    public var complementaryText: RGBAColor { get }
    public var relativeLuminance: Double { get }
    public func contrastRatio(against background: RGBAColor) -> Double
    public func composited(over background: RGBAColor) -> RGBAColor
}
extension RGBAColor {
    public init?(hexText text: some StringProtocol)
    public var hexText: String { get }
    public init(packedRGBA value: UInt32)
    public var packedRGBA: UInt32 { get }
}
extension RGBAColor {
    public var debugName: String { get }
}
extension RGBAColor {
    public init(grey: Double, alpha: Double = 1)
    public init(alphaAndHex value: UInt32)
    public init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1)
    public var hueSaturationBrightness: (hue: Double, saturation: Double, brightness: Double) { get }
    public func lighter(by amount: Double = 0.25) -> RGBAColor
    public func darker(by amount: Double = 0.25) -> RGBAColor
    public func mixed(with other: RGBAColor, share: Double) -> RGBAColor
}
public struct ReaderSettings : Hashable, Sendable {
    public var textSize: TextSize
    public var boldText: Bool
    public var grid: PixelGrid?
    public init(textSize: TextSize = .large, boldText: Bool = false, grid: PixelGrid? = nil)
}
public struct RowHeight : LengthStep {
    public var points: Double
    public init(points: Double)
    public static let extraSmall: RowHeight
    public static let small: RowHeight
    public static let medium: RowHeight
    public static let large: RowHeight
    public static let extraLarge: RowHeight
    public static let extraExtraLarge: RowHeight
    public static let steps: [(name: String, value: RowHeight)]
}
public struct Scheme {
    public var colors: Colors?
    public var styles: Styles?
    public init()
    public init(colors: Colors? = nil, styles: Styles? = nil)
    public func setting<Value>(color path: WritableKeyPath<Colors, Value>, to value: Value) -> Scheme
    public func setting<Value>(style path: WritableKeyPath<Styles, Value>, to value: Value) -> Scheme
}
extension Scheme {
    public func resolved(for state: ControlState) -> Scheme
}
public struct SchemeKind : Hashable, Sendable, Comparable, ExpressibleByStringLiteral {
    public let name: String
    public init(_ name: String)
    public init(stringLiteral value: String)
    public static let base: SchemeKind
    public static let textFields: SchemeKind
    public static let cells: SchemeKind
    public static let buttons: SchemeKind
    public static let labels: SchemeKind
    public static let maps: SchemeKind
    public static let icons: SchemeKind
    public static let voice: SchemeKind
    public static let ocr: SchemeKind
    public static let known: [SchemeKind]
    public static func < (left: SchemeKind, right: SchemeKind) -> Bool
}
public enum SemanticColor : String, ColorTable {
    case text
    case foreground
    case border
    case background
    case secondary
    case tint
    case slash
    case errorRed
    case secondaryGray
    case secondaryDarkGray
    case highlightBackground
    case ctaText
    case ctaBackgroundPrimary
    case ctaBackgroundSecondary
    case ctaBackgroundTertiary
    case ctaBodyText1
    case ctaBodyText2
    case ctaBodyText3
    case ctaBodyBackground1
    case ctaBodyBackground2
    case ctaBodyBackground3
    case ctaBodyBackground4
    case tovConfirmationText
    case tovInformationText
    case tovWarningText
    case tovErrorText
    case tovConfirmationBackground
    case tovInformationBackground
    case tovWarningBackground
    case tovErrorBackground
    case overlayLight
    case overlayLightBlur
    case overlayNormal
    case overlayDark
    case overlayNormalBlur
    case overlayDarkBlur
    case overlayHover
    case overlayPressed
    case overlayDisabled
    case labelColourLight
    public var color: Color { get }
}
public struct Shadow : Hashable, Sendable {
    public var opacity: Double
    public var x: Double
    public var y: Double
    public var radius: Double
    public var spread: Double
    public init(opacity: Double, x: Double = 0, y: Double = 0, radius: Double, spread: Double = 0)
    public var blur: Double
}
extension Shadow {
    public static let none: Shadow
    public static let low: Shadow
    public static let medium: Shadow
    public static let high: Shadow
    public static let button: Shadow
    public static let modal: Shadow
    public static let overflow: Shadow
    public static let dnaMedium: Shadow
    public static let light: Shadow
    public static let heavyBottom: Shadow
    public static let steps: [(name: String, value: Shadow)]
}
public struct StateColors {
    public var foreground: Color?
    public var background: Color?
    public var border: Color?
    public init()
    public init(foreground: Color? = nil, background: Color? = nil, border: Color? = nil)
}
public struct Styles {
    public enum TextBorder : String, Sendable, Hashable, CaseIterable {
        case none
        case line
        case bezel
        case roundedRect
    }
    public enum SeparatorStyle : String, Sendable, Hashable, CaseIterable {
        case none
        case singleLine
    }
    public var border: LineThickness?
    public var cornerRadius: CornerRadius?
    public var shadow: Shadow?
    public var fonts: Fonts?
    public var font: FontStyle?
    public var textAlignment: TextStyling.Alignment?
    public var padding: PaddingInsets?
    public var margin: Margin?
    public var separator: Styles.SeparatorStyle?
    public var rowHeight: RowHeight?
    public var lineThickness: LineThickness?
    public var iconSize: IconSize?
    public var spacing: Double?
    public var imagePadding: Double?
    public var visualEffect: VisualEffect?
    public var clipsToBounds: Bool?
    public var textBorder: Styles.TextBorder?
    public var tintsImage: Bool?
    public var uppercasesText: Bool?
    public var uppercasesPlaceholder: Bool?
    public var styledText: TextStyling?
    public var styledPlaceholder: TextStyling?
    public init()
    public init(border: LineThickness? = nil, cornerRadius: CornerRadius? = nil, shadow: Shadow? = nil, fonts: Fonts? = nil, padding: PaddingInsets? = nil, rowHeight: RowHeight? = nil, lineThickness: LineThickness? = nil)
}
public enum SystemColor : String, ColorTable {
    case systemBackground
    case secondarySystemBackground
    case tertiarySystemBackground
    case systemGroupedBackground
    case secondarySystemGroupedBackground
    case tertiarySystemGroupedBackground
    case label
    case secondaryLabel
    case tertiaryLabel
    case quaternaryLabel
    case placeholderText
    case separator
    case opaqueSeparator
    case primaryFill
    case secondaryFill
    case tertiaryFill
    case quaternaryFill
    case quinaryFill
    case senaryFill
    case septenaryFill
    case systemBlue
    case systemGreen
    case systemIndigo
    case systemOrange
    case systemPink
    case systemPurple
    case systemRed
    case systemTeal
    case systemYellow
    case systemGray
    case systemGray2
    case systemGray3
    case systemGray4
    case systemGray5
    case systemGray6
    public var color: Color { get }
}
public struct SystemFontFit : Hashable, Sendable {
    public var style: TextStyleName?
    public init(style: TextStyleName? = nil)
}
public enum SystemFontMetrics : String, Sendable, Hashable, CaseIterable {
    case platform
    case own
}
public enum SystemFontName : String, Sendable, Hashable, CaseIterable {
    case systemFont
    case boldSystemFont
    case italicSystemFont
    case thinSystemFont
    case blackSystemFont
    case heavySystemFont
    case lightSystemFont
    case mediumSystemFont
    case semiboldSystemFont
    case ultraLightSystemFont
    public var weight: FontWeight { get }
    public func descriptor(size: Double) -> FontDescriptor
}
public enum SystemVersion : String, Sendable, Hashable, CaseIterable {
    case ios16
    case ios17
    case ios18
    case ios26
}
public enum TextSize : String, Sendable, Hashable, CaseIterable {
    case extraSmall
    case small
    case medium
    case large
    case extraLarge
    case extraExtraLarge
    case extraExtraExtraLarge
    case accessibility1
    case accessibility2
    case accessibility3
    case accessibility4
    case accessibility5
    public init?(spelling: String)
    public var isAccessibility: Bool { get }
    public func points(for style: TextStyleName) -> Double
    public func leading(for style: TextStyleName) -> Double
    public func scaled(_ size: Double, as style: TextStyleName, maximum: Double? = nil, grid: PixelGrid? = nil) -> Double
}
public struct TextStyle : Hashable, Sendable {
    public var font: FontDescriptor
    public var lineHeight: Double?
    public var lineSpacing: Double
    public var letterSpacing: Double
    public var color: Color?
    public var scaling: TextStyleName?
    public var textWrap: TextWrap?
    public init(font: FontDescriptor, lineHeight: Double? = nil, lineSpacing: Double = 0, letterSpacing: Double = 0, color: Color? = nil, scaling: TextStyleName? = nil)
    public func descriptor(for settings: ReaderSettings) -> FontDescriptor
}
public enum TextStyleName : String, Sendable, Hashable, CaseIterable {
    case largeTitle
    case title1
    case title2
    case title3
    case headline
    case body
    case callout
    case subheadline
    case footnote
    case caption1
    case caption2
    public init?(spelling: String)
    public var weight: FontWeight { get }
}
public struct TextStyling {
    public enum Alignment : String, Sendable, Hashable, CaseIterable {
        case left
        case right
        case center
        case justified
        case natural
    }
    public enum LineBreak : String, Sendable, Hashable, CaseIterable {
        case byWordWrapping
        case byCharWrapping
        case byClipping
        case byTruncatingHead
        case byTruncatingMiddle
        case byTruncatingTail
    }
    public struct Line : Hashable, Sendable {
        public enum Stroke : String, Sendable, Hashable, CaseIterable {
            case none
            case single
            case thick
            case double
        }
        public enum Pattern : String, Sendable, Hashable, CaseIterable {
            case solid
            case dot
            case dash
            case dashDot
            case dashDotDot
        }
        public var stroke: TextStyling.Line.Stroke
        public var pattern: TextStyling.Line.Pattern
        public var byWord: Bool
        public var skipsInk: Bool
        public init(_ stroke: TextStyling.Line.Stroke = .single, pattern: TextStyling.Line.Pattern = .solid, byWord: Bool = false, skipsInk: Bool = true)
        public init?(name: String)
    }
    public var foreground: Color?
    public var background: Color?
    public var font: FontStyle?
    public var lineSpacing: Double?
    public var lineHeightPlacement: LineHeightPlacement?
    public var lineHeight: Double?
    public var lineHeightMultiple: Double?
    public var kern: Double?
    public var underline: TextStyling.Line?
    public var underlineColor: Color?
    public var strikethrough: TextStyling.Line?
    public var strikethroughColor: Color?
    public var obliqueness: Double?
    public var link: String?
    public var alignment: TextStyling.Alignment?
    public var lineBreak: TextStyling.LineBreak?
    public var textWrap: TextWrap?
    public var sizeFactor: Double?
    public var rise: Double?
    public var language: String?
    public var firstLineIndent: Double?
    public var indent: Double?
    public var tailIndent: Double?
    public var paragraphSpacing: Double?
    public init()
}
extension TextStyling {
    public init(_ parts: [TextStyling])
    public static func typography(_ style: DNATypography) -> TextStyling
    public static func style(_ style: TextStyle) -> TextStyling
    public static func font(_ name: String, size: Double) -> TextStyling
    public static func weight(_ weight: FontWeight) -> TextStyling
    public static let italic: TextStyling
    public static func color(_ color: Color) -> TextStyling
    public static func background(_ color: Color) -> TextStyling
    public static func link(_ address: String) -> TextStyling
    public static func strikethrough(_ color: Color? = nil) -> TextStyling
    public static let oblique: TextStyling
    public static func underline(_ color: Color? = nil, _ line: TextStyling.Line = Line()) -> TextStyling
    public static func lineSpacing(_ points: Double) -> TextStyling
    public static func lineBreak(_ mode: TextStyling.LineBreak) -> TextStyling
    public static func letterSpacing(_ points: Double) -> TextStyling
    public static func alignment(_ alignment: TextStyling.Alignment) -> TextStyling
    public static func paragraph(alignment: TextStyling.Alignment? = nil, lineSpacing: Double? = nil) -> TextStyling
}
public enum TextWrap : String, Sendable, Hashable, CaseIterable {
    case wrap
    case balance
    case pretty
    case pushOut
}
public struct Theme : Hashable, Sendable {
    public init(name: String = "default", schemes: [SchemeKind : Scheme] = [:], palette: Palette = .standard, dimensions: [String : Double] = [:], textStyles: [String : TextStyle] = [:], tokens: [String : ThemeToken] = [:])
    public var name: String
    public var palette: Palette
    public var dimensions: [String : Double]
    public var systemFontMetrics: SystemFontMetrics
    public var system: SystemVersion
    public var textStyles: [String : TextStyle]
    public var tokens: [String : ThemeToken]
    public func textStyle(named name: String) -> TextStyle?
    public var kinds: [SchemeKind] { get }
    public subscript(kind: SchemeKind) -> Scheme?
    public func scheme(for kind: SchemeKind) -> Scheme
    public func fonts(for kind: SchemeKind) -> Fonts?
    public var foreground: Color? { get }
    public var background: Color? { get }
    public func copying(_ source: SchemeKind, to target: SchemeKind) -> Theme
    public func setting(_ kind: SchemeKind, to scheme: Scheme?) -> Theme
    public func setting<Value>(color path: WritableKeyPath<Colors, Value>, to value: Value, for kind: SchemeKind = .base) -> Theme
    public func setting<Value>(style path: WritableKeyPath<Styles, Value>, to value: Value, for kind: SchemeKind = .base) -> Theme
    public func setting(colors: Colors?, for kind: SchemeKind = .base) -> Theme
    public func setting(styles: Styles?, for kind: SchemeKind = .base) -> Theme
}
extension Theme {
    public static let plain: Theme
    public static let standard: Theme
}
public struct ThemeToken : Hashable, Sendable {
    public var value: DesignTokenValue
    public var darkValue: DesignTokenValue?
    public init(_ value: DesignTokenValue, dark: DesignTokenValue? = nil)
}
public struct TokenBorder : Hashable, Sendable {
    public var color: TokenColor
    public var width: TokenDimension
    public var style: TokenStroke
    public init(color: TokenColor, width: TokenDimension, style: TokenStroke = .named(.solid))
}
public struct TokenColor : Hashable, Sendable {
    public enum Space : String, Sendable, Hashable, CaseIterable {
        case srgb
        case srgbLinear
        case hsl
        case hwb
        case lab
        case lch
        case oklab
        case oklch
        case displayP3
        case a98RGB
        case proPhotoRGB
        case rec2020
        case xyzD65
        case xyzD50
    }
    public var space: TokenColor.Space
    public var components: [Double?]
    public var alpha: Double
    public var fallback: RGBAColor?
    public init(_ space: TokenColor.Space, _ components: [Double?], alpha: Double = 1, fallback: RGBAColor? = nil)
    public init(_ color: RGBAColor)
    public var core: RGBAColor { get }
    public var isInSRGB: Bool { get }
}
public struct TokenCurve : Hashable, Sendable {
    public var x1: Double
    public var y1: Double
    public var x2: Double
    public var y2: Double
    public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double)
}
public struct TokenDimension : Hashable, Sendable {
    public enum Unit : String, Sendable, Hashable, CaseIterable {
        case px
        case rem
    }
    public var value: Double
    public var unit: TokenDimension.Unit
    public init(_ value: Double, _ unit: TokenDimension.Unit = .px)
    public var points: Double { get }
}
public struct TokenShadow : Hashable, Sendable {
    public var color: TokenColor
    public var offsetX: TokenDimension
    public var offsetY: TokenDimension
    public var blur: TokenDimension
    public var spread: TokenDimension
    public var isInset: Bool
    public init(color: TokenColor, offsetX: TokenDimension, offsetY: TokenDimension, blur: TokenDimension, spread: TokenDimension, isInset: Bool = false)
}
public struct TokenStop : Hashable, Sendable {
    public var color: TokenColor
    public var position: Double
    public init(color: TokenColor, position: Double)
}
public enum TokenStroke : Hashable, Sendable {
    public enum Name : String, Sendable, Hashable, CaseIterable {
        case solid
        case dashed
        case dotted
        case double
        case groove
        case ridge
        case outset
        case inset
    }
    public enum Cap : String, Sendable, Hashable, CaseIterable {
        case round
        case butt
        case square
    }
    case named(TokenStroke.Name)
    case dashes([TokenDimension], TokenStroke.Cap)
}
public struct TokenTransition : Hashable, Sendable {
    public var duration: Double
    public var delay: Double
    public var timing: TokenCurve
    public init(duration: Double, delay: Double, timing: TokenCurve)
}
public struct TokenTypography : Hashable, Sendable {
    public var fontFamily: [String]
    public var fontSize: TokenDimension
    public var fontWeight: Double
    public var letterSpacing: TokenDimension
    public var lineHeight: Double?
    public init(fontFamily: [String], fontSize: TokenDimension, fontWeight: Double = 400, letterSpacing: TokenDimension = TokenDimension(0), lineHeight: Double? = nil)
}
public enum TonalColor : String, ColorTable {
    case red50
    case coral50
    case green50
    case blue20
    case blue40
    case blue50
    case blue60
    case blue90
    case grey10
    case grey20
    case grey60
    case grey82
    case grey95
    public var color: Color { get }
}
public enum VisualEffect : Sendable, Hashable {
    case ultraThin
    case thin
    case regular
    case thick
    case ultraThick
    case bar
    case blur(Double)
    public static let largestBlur: Double
    public var deviation: Double { get }
    public var fill: Color? { get }
}
