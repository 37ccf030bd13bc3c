public struct Diagnostic : Hashable, Sendable {
    public var severity: DiagnosticSeverity
    public var message: String
    public var range: SourceRange?
    public var notes: [Diagnostic]
    public var suggestion: String?
    public var replacement: String?
    public var isLoss: Bool
    public init(_ severity: DiagnosticSeverity, _ message: String, at range: SourceRange?, suggestion: String? = nil, notes: [Diagnostic] = [], isLoss: Bool = false)
}
extension Diagnostic {
    public enum Style : Sendable {
        case plain
        case terminal
    }
    public func rendered(in source: SourceText, _ style: Diagnostic.Style = .plain) -> String
    public func headline(in source: SourceText, _ style: Diagnostic.Style = .plain) -> String
}
public enum DiagnosticSeverity : String, Sendable, Hashable, CaseIterable {
    case error
    case warning
    case note
}
public struct ParsingLimits : Hashable, Sendable {
    public static let deepestNesting: Int
    public var maximumBytes: Int
    public var maximumNesting: Int
    public var maximumValues: Int
    public var maximumDiagnostics: Int
    public init(maximumBytes: Int = 256 << 20, maximumNesting: Int = 512, maximumValues: Int = 16_000_000, maximumDiagnostics: Int = 100)
    public static let standard: ParsingLimits
}
public enum ReadingMode : String, Sendable, Hashable, CaseIterable {
    case strict
    case lenient
}
public struct SourcePosition : Hashable, Sendable, CustomStringConvertible {
    public var line: Int
    public var column: Int
    public init(line: Int, column: Int)
    public var description: String { get }
}
public struct SourceRange : Hashable, Sendable {
    public var start: Int
    public var end: Int
    public init(_ start: Int, _ end: Int)
}
public struct SourceText : Sendable {
    public let name: String
    public let bytes: [UInt8]
    public init(name: String, bytes: [UInt8])
    public init(name: String, text: String)
    public func location(of offset: Int) -> SourcePosition
}
public struct SyntaxMember : Hashable, Sendable {
    public var key: String
    public var keyRange: SourceRange
    public var value: SyntaxValue
    public init(key: String, keyRange: SourceRange, value: SyntaxValue)
}
extension SyntaxMember {
    public init(_ key: String, _ value: SyntaxValue)
}
public struct SyntaxNumber : Hashable, Sendable {
    public var value: Double
    public var isInteger: Bool
    public init(_ value: Double, isInteger: Bool)
}
extension SyntaxNumber : CustomStringConvertible {
    public var description: String { get }
}
public struct SyntaxValue : Sendable {
    public var kind: SyntaxValue.Kind
    public var range: SourceRange
    public enum Kind : Hashable, Sendable {
        case null
        case bool(Bool)
        case number(SyntaxNumber)
        case string(String)
        case array([SyntaxValue])
        case object([SyntaxMember])
    }
    public init(_ kind: SyntaxValue.Kind, at range: SourceRange)
}
extension SyntaxValue {
    public var text: String? { get }
    public var number: SyntaxNumber? { get }
    public var truth: Bool? { get }
    public var elements: [SyntaxValue]? { get }
    public var members: [SyntaxMember]? { get }
    public var isNull: Bool { get }
    public subscript(key: String) -> SyntaxValue? { get }
    public var summary: String { get }
    public static func quoted(_ text: String) -> String
}
extension SyntaxValue {
    public init(_ kind: SyntaxValue.Kind)
    public static func text(_ text: String) -> SyntaxValue
    public static func number(_ value: Double) -> SyntaxValue
    public static func truth(_ truth: Bool) -> SyntaxValue
    public static func array(_ values: [SyntaxValue]) -> SyntaxValue
    public static func object(_ members: [(String, SyntaxValue)]) -> SyntaxValue
    public static var null: SyntaxValue { get }
}
extension SyntaxValue : Hashable {
    public static func == (one: SyntaxValue, other: SyntaxValue) -> Bool
    public func hash(into hasher: inout Hasher)
}
