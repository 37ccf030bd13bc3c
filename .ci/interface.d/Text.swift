public struct AttributedText : Hashable, Sendable {
    public private(set) var string: String { get }
    public private(set) var runs: [AttributedText.Run] { get }
    public struct Run : Hashable, Sendable {
        public var end: Int
        public var attributes: TextAttributes
        public init(end: Int, attributes: TextAttributes)
    }
    public init(_ string: String = "", attributes: TextAttributes = TextAttributes())
    public init(_ image: InlineImage, attributes: TextAttributes = TextAttributes())
    public var count: Int { get }
    public var isEmpty: Bool { get }
    public func attributes(at offset: Int) -> TextAttributes
    public mutating func append(_ other: AttributedText)
    public mutating func merge(_ attributes: TextAttributes, in range: Range<Int>? = nil)
    public mutating func fill(from base: TextAttributes)
    public mutating func transform(in range: Range<Int>? = nil, _ change: (TextAttributes) -> TextAttributes)
    public func slice(_ range: Range<Int>) -> AttributedText
}
extension AttributedText : ExpressibleByStringLiteral {
    public init(stringLiteral value: String)
}
extension AttributedText {
    public static func + (left: AttributedText, right: AttributedText) -> AttributedText
}
public enum BaseDirection : String, Sendable, Hashable, CaseIterable {
    case natural
    case leftToRight
    case rightToLeft
}
public struct FontConfiguration : Hashable, Sendable {
    public var defaultFamily: String
    public var monospacedFamily: String
    public var serifFamily: String
    public var roundedFamily: String
    public var emojiFamily: String
    public var fallbackFamilies: [String]
    public var symbolFamilies: [String]
    public var languageFamilies: [String : [String]]
    public init(defaultFamily: String = "Inter", monospacedFamily: String = "JetBrains Mono", serifFamily: String = "Literata", roundedFamily: String = "Nunito", emojiFamily: String = "Noto Color Emoji", fallbackFamilies: [String] = [
      "Inter", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari", "Noto Sans Thai",
      "JetBrains Mono", "Noto Color Emoji",
    ], symbolFamilies: [String] = [
      "Noto Sans", "Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Math",
    ], languageFamilies: [String : [String]] = [
      "ja": ["Noto Sans CJK JP", "Noto Sans JP"], "ko": ["Noto Sans CJK KR", "Noto Sans KR"],
      "ur": ["Noto Nastaliq Urdu"], "zh-hans": ["Noto Sans CJK SC", "Noto Sans SC"],
      "zh-hant": ["Noto Sans CJK TC", "Noto Sans TC"],
      "zh-hk": ["Noto Sans CJK HK", "Noto Sans HK", "Noto Sans CJK TC", "Noto Sans TC"],
    ])
}
public struct FontError : Error, Hashable, Sendable {
    public enum Operation : String, Sendable, Hashable {
        case open
        case list
        case read
        case readManifest
        case collect
    }
    public var file: String
    public var operation: FontError.Operation
    public var reason: String
    public init(file: String, operation: FontError.Operation, reason: String)
}
extension FontError : CustomStringConvertible {
    public var description: String { get }
}
public struct FontMetrics : Hashable, Sendable {
    public var ascent: Double
    public var descent: Double
    public var lineGap: Double
    public var capHeight: Double
    public var xHeight: Double
    public var underlinePosition: Double
    public var underlineThickness: Double
    public var strikethroughPosition: Double
    public var strikethroughThickness: Double
    public var lineHeight: Double { get }
}
public struct FontVariation : Hashable, Sendable {
    public var tag: UInt32
    public var value: Double
    public init(tag: UInt32, value: Double)
}
public struct GlyphRun : Hashable, Sendable {
    public var size: Double
    public var glyphs: [GlyphRun.Glyph]
    @frozen public struct Glyph : Hashable, Sendable {
        public var id: UInt32
        public var cluster: UInt32
        public var position: Point
        public init(id: UInt32, cluster: UInt32, position: Point)
    }
}
public enum Hyphenation : String, Sendable, Hashable, CaseIterable {
    case none
    case longWords
    case all
}
public struct InlineImage : Hashable, Sendable {
    public var identifier: String
    public var width: Double
    public var height: Double
    public var baselineOffset: Double
    public init(identifier: String)
    public init(identifier: String, width: Double, height: Double, baselineOffset: Double = 0)
}
public enum LineBreakMode : String, Sendable, Hashable, CaseIterable {
    case wordWrap
    case characterWrap
    case clip
    case truncateHead
    case truncateMiddle
    case truncateTail
}
extension LineBreakMode {
    public init(_ mode: TextStyling.LineBreak)
}
public enum LineBreakStrictness : String, Sendable, Hashable, CaseIterable {
    case standard
    case normal
    case loose
}
public struct LineDecoration : Hashable, Sendable {
    public enum Style : String, Sendable, Hashable, CaseIterable {
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
        public var dashes: [Double] { get }
    }
    public var style: LineDecoration.Style
    public var pattern: LineDecoration.Pattern
    public var byWord: Bool
    public var skipsInk: Bool
    public var color: RGBAColor?
    public init(_ style: LineDecoration.Style = .single, pattern: LineDecoration.Pattern = .solid, byWord: Bool = false, color: RGBAColor? = nil)
}
extension LineDecoration {
    public init?(_ line: TextStyling.Line, color: RGBAColor?)
}
final public class Paragraph : Sendable {
    public let text: AttributedText
    public let style: ParagraphStyle
    public convenience init(_ text: AttributedText, style: ParagraphStyle = ParagraphStyle(), typesetter: Typesetter)
    public func layout(width: Double? = nil, maximumHeight: Double? = nil, grid: PixelGrid) -> ParagraphLayout
    public var leastWidth: Double { get }
    public var leastWidthBound: Double? { get }
}
extension Paragraph {
    public var metrics: ParagraphMetrics { get }
}
public struct ParagraphLayout : Sendable {
    public let size: Size
    public var scale: Double { get }
    public var isTruncated: Bool { get }
    public var lineCount: Int { get }
    public var firstBaseline: Double { get }
    public var lastBaseline: Double { get }
    public var needsClip: Bool { get }
    public var lines: [TextLine] { get }
    public func lines(alignedIn width: Double) -> [TextLine]
}
public struct ParagraphMetrics : Hashable, Sendable {
    public var ascent: Double
    public var descent: Double
    public var capHeight: Double
    public var leading: Double
}
public struct ParagraphStyle : Hashable, Sendable {
    public var alignment: TextAlignment
    public var lineLimit: Int?
    public var minimumLines: Int?
    public var lineBreakMode: LineBreakMode
    public var lineSpacing: Double
    public var lineHeightMultiple: Double?
    public var lineHeight: Double?
    public var lineHeightOfSize: Double?
    public var lineHeightPlacement: LineHeightPlacement
    public var minimumScaleFactor: Double
    public var baseDirection: BaseDirection
    public var layoutDirection: LayoutDirection
    public var tabStops: [Double]
    public var tabInterval: Double
    public var locale: String
    public var lineBreakStrictness: LineBreakStrictness
    public var wordBreak: WordBreak
    public var textWrap: TextWrap
    public var hyphenation: Hyphenation
    public init(alignment: TextAlignment = .natural, lineLimit: Int? = nil, lineBreakMode: LineBreakMode = .wordWrap, lineSpacing: Double = 0, lineHeightMultiple: Double? = nil, lineHeight: Double? = nil, minimumScaleFactor: Double = 1, baseDirection: BaseDirection = .natural, layoutDirection: LayoutDirection = .leftToRight, tabInterval: Double = 28, locale: String = "", lineBreakStrictness: LineBreakStrictness = .standard)
}
public struct RichText : Hashable, Sendable {
    public private(set) var segments: [RichText.Segment] { get }
    public struct Segment : Hashable, Sendable {
        public var text: String
        public var styling: TextStyling
        public var image: InlineImage?
        public init(_ text: String, _ styling: TextStyling = TextStyling(), image: InlineImage? = nil)
    }
    public init()
    public init(_ text: String, _ styles: TextStyling...)
    public init(_ image: InlineImage)
    public var string: String { get }
    public var isEmpty: Bool { get }
    public mutating func append(_ segment: RichText.Segment)
    public mutating func append(_ other: RichText)
    public static func + (left: RichText, right: RichText) -> RichText
    public static func += (left: inout RichText, right: RichText)
    public func mapped(_ change: (TextStyling) -> TextStyling) -> RichText
    public func styled(_ styles: TextStyling...) -> RichText
    public func restyled(_ styles: TextStyling...) -> RichText
}
extension RichText {
    public static func looksLikeAddress(_ text: String) -> Bool
    public func withSlashes(color: Color = SemanticColor.slash.color) -> RichText
    public func withSlashesIfAddress(color: Color = SemanticColor.slash.color) -> RichText
    public func hasSameWords(as other: RichText) -> Bool
}
extension RichText {
    public init(html: String, theme: Theme = .standard, images: (_ address: String) -> Size? = { _ in nil })
}
extension RichText {
    public func highlighting(_ range: Range<Int>, _ styles: TextStyling...) -> RichText
    public func highlighting(_ word: String, _ styles: TextStyling...) -> RichText
}
extension RichText : ExpressibleByStringInterpolation {
    public init(stringLiteral value: String)
    public init(stringInterpolation: RichText.StringInterpolation)
    public struct StringInterpolation : StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int)
        public mutating func appendLiteral(_ literal: String)
        public mutating func appendInterpolation(_ value: some CustomStringConvertible)
        public mutating func appendInterpolation(_ string: String, attributes: TextStyling)
        public mutating func appendInterpolation(_ string: String, _ styles: TextStyling...)
        public mutating func appendInterpolation(_ wrapped: RichText, _ styles: TextStyling...)
        public mutating func appendInterpolation(image identifier: String, _ styles: TextStyling...)
        public mutating func appendInterpolation(image identifier: String, pixels: Size, scale: Double = 1)
        public mutating func appendInterpolation(image identifier: String, size: Size, scale: Double = 1)
    }
}
extension RichText {
    public init(markdown: String, theme: Theme = .standard, images: (_ address: String) -> Size? = { _ in nil })
}
extension RichText {
    public static func rupees(_ number: String) -> RichText
}
extension RichText {
    public func resolved(for appearance: Appearance, contrast: Contrast = .standard, reader: ReaderSettings = ReaderSettings(), over base: TextAttributes = TextAttributes()) -> AttributedText
    public func paragraphStyle(over base: ParagraphStyle = ParagraphStyle()) -> ParagraphStyle
}
public enum TextAlignment : String, Sendable, Hashable, CaseIterable {
    case leading
    case center
    case trailing
    case left
    case right
    case justified
    case natural
}
extension TextAlignment {
    public init(_ alignment: TextStyling.Alignment)
}
public struct TextAttributes : Hashable, Sendable {
    public var font: FontDescriptor?
    public var color: RGBAColor?
    public var background: RGBAColor?
    public var letterSpacing: Double?
    public var baselineOffset: Double?
    public var obliqueness: Double?
    public var underline: LineDecoration?
    public var strikethrough: LineDecoration?
    public var link: String?
    public var language: String?
    public var textCase: TextCase?
    public var image: InlineImage?
    public var firstLineIndent: Double?
    public var indent: Double?
    public var tailIndent: Double?
    public var paragraphSpacing: Double?
    public static let defaultFont: FontDescriptor
    public init(font: FontDescriptor? = nil, color: RGBAColor? = nil)
    public func merging(over base: TextAttributes) -> TextAttributes
}
public struct TextBackground : Hashable, Sendable {
    public var frame: Rect
    public var color: RGBAColor
}
public enum TextCase : String, Sendable, Hashable, CaseIterable {
    case original
    case uppercase
    case lowercase
}
public struct TextDecoration : Hashable, Sendable {
    public var frame: Rect
    public var color: RGBAColor
    public var dashes: [Double]
    public var isThroughText: Bool
}
public struct TextLine : Hashable, Sendable {
    public var origin: Point
    public var baseline: Double
    public var width: Double
    public var height: Double
    public var range: Range<Int>
    public var runs: [TextRun]
    public var backgrounds: [TextBackground]
    public var decorations: [TextDecoration]
}
public struct TextRun : Hashable, Sendable {
    public var glyphs: GlyphRun
    public var origin: Point
    public var width: Double
    public var range: Range<Int>
    public var isRightToLeft: Bool
    public var imageFrame: Rect?
    public var attributes: TextAttributes { get }
    public var image: InlineImage? { get }
    public var x: Double { get }
    public var color: RGBAColor { get }
}
final public class Typesetter : Sendable {
    public func metrics(for descriptor: FontDescriptor) -> FontMetrics
}
public enum WordBreak : String, Sendable, Hashable, CaseIterable {
    case normal
    case hangulWords
    case keepAll
}
extension TextStyling {
    public func attributes(for appearance: Appearance, contrast: Contrast = .standard, reader: ReaderSettings = ReaderSettings(), over base: TextAttributes = TextAttributes()) -> TextAttributes
    public func paragraphStyle(over base: ParagraphStyle = ParagraphStyle()) -> ParagraphStyle
}
