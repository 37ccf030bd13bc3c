public struct AssetCatalog {
    public typealias Finding = (source: SourceText, diagnostic: Diagnostic)
    public static func isAt(_ path: String) -> Bool
    public static func read(_ path: String, mode: ReadingMode = .strict) throws(FileError) -> (document: DesignTokenDocument, findings: [AssetCatalog.Finding])
}
public enum CustomPropertyWriter {
    public static func text(of document: DesignTokenDocument) -> String
}
public struct DesignToken : Hashable, Sendable {
    public var path: [String]
    public var value: DesignTokenValue
    public var darkValue: DesignTokenValue?
    public var alias: String?
    public var darkAlias: String?
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
    public var themeName: String?
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
public enum DesignTokenWriter {
    public static func value(of document: DesignTokenDocument) -> SyntaxValue
    public static func text(of document: DesignTokenDocument) -> String
}
public enum TokenLint {
    public static func findings(in document: DesignTokenDocument) -> [Diagnostic]
    public static func unused(in document: DesignTokenDocument, by texts: [String]) -> [Diagnostic]
}
public enum TokenSourceWriter {
    public static func swift(of document: DesignTokenDocument, named name: String = "Tokens") -> (text: String, notes: [TranslationNote])
    public static func android(of document: DesignTokenDocument, isDark: Bool = false) -> (text: String, notes: [TranslationNote])
}
public struct TranslationNote : Hashable, Sendable, CustomStringConvertible {
    public var subject: String
    public var reason: String
    public var range: SourceRange?
    public var isLoss: Bool
    public init(_ subject: String, _ reason: String, at range: SourceRange? = nil)
    public var description: String { get }
    public var diagnostic: Diagnostic { get }
}
