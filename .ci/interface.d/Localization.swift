public struct LocalizedStrings : Sendable {
    public var sourceLanguage: String { get }
    public init()
    public var languages: [String] { get }
    public mutating func add(_ source: SourceText) -> [Diagnostic]
    public static func source(_ path: String, _ bytes: [UInt8]) -> SourceText
    public func text(_ key: String, _ arguments: [StringArgument] = [], locale: String) -> LocalizedText?
}
public struct LocalizedText : Hashable, Sendable {
    public var text: String
    public var language: String
    public var isTranslated: Bool
    public var isWhole: Bool
}
public enum StringArgument : Hashable, Sendable {
    case text(String)
    case integer(Int)
    case number(Double)
}
extension StringArgument : ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    public init(stringLiteral value: String)
    public init(integerLiteral value: Int)
    public init(floatLiteral value: Double)
}
