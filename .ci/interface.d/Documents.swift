public struct AssetMap : Sendable {
    public init()
    public mutating func add(_ url: String, path: String)
    public mutating func add(folder: String)
    public mutating func add(_ source: SourceText) -> [Diagnostic]
}
public struct Canvas : Sendable {
    public var width: Double?
    public var height: Double?
    public var scale: Double?
    public var appearance: AppearanceChoice?
    public var background: Color?
    public var locale: String?
    public var direction: LayoutDirection?
    public var textSize: TextSize?
    public var boldText: Bool?
    public var device: Device?
    public var safeArea: EdgeInsets?
    public init()
    public static let properties: [Property<Canvas>]
}
extension Canvas {
    public var size: (width: Double?, height: Double?) { get }
    public var grid: PixelGrid { get }
    public var layoutDirection: LayoutDirection { get }
    public var insets: EdgeInsets { get }
    public static func direction(of locale: String) -> LayoutDirection
}
public struct ComponentReference {
    public init(_ catalog: ComponentCatalog = .standard)
    public var markdown: String { get }
    public func markdown(of typeName: String) -> String
}
public struct DiskFiles : FileReading {
    public init()
    public func read(_ path: String, limit: Int) throws(FileError) -> [UInt8]
    public func hasFile(_ path: String) -> Bool
}
public struct Document : Sendable {
    public var canvas: Canvas
    public var root: DocumentNode
    public var theme: Theme
    public var snapshot: SyntaxValue?
    public var localizationRemarks: [LocalizationRemark]
    public init(canvas: Canvas = Canvas(), root: DocumentNode, theme: Theme = .standard, snapshot: SyntaxValue? = nil)
}
public struct DocumentDesign : Sendable {
    public private(set) var theme: Theme { get }
    public private(set) var styleSheet: ResolvedStyleSheet { get }
    public init(theme: Theme = .standard, styleSheet: ResolvedStyleSheet = ResolvedStyleSheet())
}
public struct DocumentSchema {
    public init(_ catalog: ComponentCatalog = .standard, snapshot: SyntaxValue? = nil)
    public var value: SyntaxValue { get }
}
public protocol FileReading : Sendable {
    func read(_ path: String, limit: Int) throws(FileError) -> [UInt8]
    func hasFile(_ path: String) -> Bool
}
final public class ResourceLoader : ImageSource {
    public convenience init(document: String, assets: AssetMap = AssetMap(), scale: Double = 2, files: any FileReading = DiskFiles())
    public func image(named name: String) -> ImageOutcome
    public func image(at url: String) -> ImageOutcome
    public func isTemplate(named name: String) -> Bool
}
public struct StringFiles : Sendable {
    public private(set) var strings: LocalizedStrings { get }
    public private(set) var findings: [(source: SourceText, diagnostics: [Diagnostic])] { get }
    public init(_ paths: [String], files: any FileReading = DiskFiles()) throws(FileError)
}
public enum ThemeReader {
    public static func read(_ source: SourceText, mode: ReadingMode = .strict) -> (theme: Theme?, diagnostics: [Diagnostic])
}
public enum ThemeWriter {
    public static func value(of theme: Theme) -> SyntaxValue
    public static func text(of theme: Theme) -> String
}
public struct ViewWritingError : Error, Hashable, Sendable {
    public struct Finding : Hashable, Sendable {
        public var path: [String]
        public var reason: String
    }
    public var findings: [ViewWritingError.Finding]
}
extension ViewWritingError : CustomStringConvertible {
    public var description: String { get }
}
extension Theme {
    public static let what3words: Theme
    public static let cell: Theme
    public static let cellIconFilled: Theme
    public static let dnaKit: Theme
    public static let presets: [(name: String, theme: Theme)]
}
