public struct ResolvedStyle : Hashable, Sendable {
    public struct Setting : Hashable, Sendable {
        public var property: Int
        public var value: StyleValue
    }
    public private(set) var settings: [ResolvedStyle.Setting] { get }
    public subscript(path: String) -> StyleValue? { get }
    public var scheme: Scheme { get }
    public func applying(_ substyle: ResolvedStyle) -> ResolvedStyle
}
public struct ResolvedStyleSheet : Hashable, Sendable {
    public internal(set) var colors: [String : Color] { get }
    public internal(set) var dimensions: [String : Double] { get }
    public internal(set) var styles: [ResolvedStyle] { get }
    public internal(set) var styleNames: [String] { get }
    public init()
    public func style(named name: String) -> ResolvedStyle?
    public func scheme(style name: String?, substyle: String? = nil) -> Scheme?
    public func applied(to theme: Theme) -> Theme
}
public struct StyleAssignment : Hashable, Sendable {
    public var property: Int
    public var range: SourceRange
}
public struct StyleDeclaration : Hashable, Sendable {
    public var name: String
    public var nameRange: SourceRange
    public var assignments: [StyleAssignment]
    public var replacesPlaceholder: Bool
    public init(name: String, at nameRange: SourceRange)
}
public enum StyleLevel : UInt8, Hashable, Sendable, CaseIterable {
    case style
    case font
    case text
    case textFont
    case placeholder
    case placeholderFont
}
final public class StyleProperty : Sendable {
    public let index: Int
    public let level: StyleLevel
    public let key: String
    public let alternatives: [String]
    public let kind: StyleValueKind
    public var path: String { get }
}
extension StyleProperty {
    public static let all: [StyleProperty]
}
public struct StyleSheet : Hashable, Sendable {
    public var styles: [StyleDeclaration]
    public init()
    public func reloading(_ other: StyleSheet) -> StyleSheet
}
public struct StyleSheetFile : Sendable {
    public var sheet: StyleSheet
    public var resolved: ResolvedStyleSheet
    public static func read(_ source: SourceText, mode: ReadingMode = .strict, limits: ParsingLimits = .standard) -> (file: StyleSheetFile, diagnostics: [Diagnostic])
}
public enum StyleSheetLint {
    public static func findings(in sheet: StyleSheet, resolved: ResolvedStyleSheet) -> [Diagnostic]
}
public struct StyleSheetReader {
}
public enum StyleValue : Hashable, Sendable {
    indirect case color(Color)
    case number(Double)
    case flag(Bool)
    case word(String)
}
public enum StyleValueKind : Hashable, Sendable {
    case color
    case number
    case flag
    case name
    case choice([String], fallback: String?)
}
