public enum CustomPropertyWriter {
    public static func text(of document: DesignTokenDocument) -> String
}
public struct DesignToken : Hashable, Sendable {
    public var path: [String]
    public var value: DesignTokenValue
    public var darkValue: DesignTokenValue?
    public var alias: String?
    public var description: String?
    public var deprecation: DesignToken.Deprecation?
    public var extensions: SyntaxValue?
    public var range: SourceRange
    public enum Deprecation : Hashable, Sendable {
        case unexplained
        case explained(String)
    }
    public init(path: [String], value: DesignTokenValue, darkValue: DesignTokenValue? = nil, alias: String? = nil, description: String? = nil, at range: SourceRange = SourceRange(0, 0))
    public var name: String { get }
}
public struct DesignTokenDocument : Hashable, Sendable {
    public var tokens: [DesignToken]
    public init(tokens: [DesignToken] = [])
    public subscript(path: String) -> DesignToken? { get }
}
extension DesignTokenDocument {
    public static func tokens(of theme: Theme) -> (document: DesignTokenDocument, notes: [TranslationNote])
}
extension DesignTokenDocument {
    public static func tokens(of file: StyleSheetFile) -> (document: DesignTokenDocument, notes: [TranslationNote])
    public func styleSheet() -> (sheet: SyntaxValue, notes: [TranslationNote])
}
extension DesignTokenDocument {
    public func theme(named name: String, over base: Theme = Theme()) -> (theme: Theme, notes: [TranslationNote])
}
public struct DesignTokenReader {
    public static func read(_ source: SourceText, others: [SourceText] = [], mode: ReadingMode = .strict, inputs: [String : String] = [:], limits: ParsingLimits = .standard, load: @escaping (String) -> SourceText? = { _ in nil }) -> (document: DesignTokenDocument, diagnostics: [Diagnostic])
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
public enum DesignTokenWriter {
    public static func value(of document: DesignTokenDocument) -> SyntaxValue
    public static func text(of document: DesignTokenDocument) -> String
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
public enum TokenLint {
    public static func findings(in document: DesignTokenDocument) -> [Diagnostic]
}
public struct TokenShadow : Hashable, Sendable {
    public var color: TokenColor
    public var offsetX: TokenDimension
    public var offsetY: TokenDimension
    public var blur: TokenDimension
    public var spread: TokenDimension
    public var isInset: Bool
}
public enum TokenSourceWriter {
    public static func swift(of document: DesignTokenDocument, named name: String = "Tokens") -> (text: String, notes: [TranslationNote])
    public static func android(of document: DesignTokenDocument, isDark: Bool = false) -> (text: String, notes: [TranslationNote])
}
public struct TokenStop : Hashable, Sendable {
    public var color: TokenColor
    public var position: Double
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
}
public struct TokenTypography : Hashable, Sendable {
    public var fontFamily: [String]
    public var fontSize: TokenDimension
    public var fontWeight: Double
    public var letterSpacing: TokenDimension
    public var lineHeight: Double?
}
public struct TranslationNote : Hashable, Sendable, CustomStringConvertible {
    public var subject: String
    public var reason: String
    public var range: SourceRange?
    public init(_ subject: String, _ reason: String, at range: SourceRange? = nil)
    public var description: String { get }
    public var diagnostic: Diagnostic { get }
}
