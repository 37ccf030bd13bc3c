public struct DesignFile : Sendable {
    public enum Kind : String, Sendable {
        case document
        case styleSheet
        case tokens
        case theme
        case suite
        case schema
    }
    public var source: SourceText { get }
    public let kind: DesignFile.Kind
    public init(_ path: String) throws(FileError)
    public init(_ source: SourceText)
    public func beside(_ name: String) -> SourceText?
    public var theme: LoadedTheme { get }
    public static func theme(_ name: String) throws(FileError) -> LoadedTheme
    public static func stem(of path: String) -> String
}
public struct DocumentLoader : Sendable {
    public var mode: ReadingMode
    public var assets: AssetMap
    public var scale: Double?
    public var theme: Theme?
    public var styleSheet: ResolvedStyleSheet?
    public var catalog: ComponentCatalog
    public var files: any FileReading
    public var strings: LocalizedStrings?
    public var locale: String?
    public var translation: (@Sendable (String) -> String)?
    public init(mode: ReadingMode = .strict, assets: AssetMap = AssetMap(), scale: Double? = nil, theme: Theme? = nil, styleSheet: ResolvedStyleSheet? = nil, catalog: ComponentCatalog = .standard, files: any FileReading = DiskFiles())
    public func load(_ path: String) throws(FileError) -> LoadedDocument
    public static func source(_ path: String) throws(FileError) -> SourceText
    public func load(_ source: SourceText, at path: String? = nil) -> LoadedDocument
}
public struct DrawingOptions : Sendable {
    public var threads: Int
    public var mode: PNGEncoder.Mode
    public var overlay: LayoutOverlay?
    public var pageText: PageText
    public init(threads: Int? = nil, mode: PNGEncoder.Mode = .fast, overlay: LayoutOverlay? = nil, pageText: PageText = .outlines)
}
public enum LayoutOverlay : String, Sendable, Hashable, CaseIterable {
    case frames
    case padding
    case baselines
    public func draw(_ layout: LayoutResult, with painter: inout Painter)
}
public struct LoadedDocument : Sendable {
    public var source: SourceText
    public var document: Document?
    public var diagnostics: [Diagnostic]
}
public struct LoadedTheme : Sendable {
    public let source: SourceText
    public let theme: Theme?
    public let diagnostics: [Diagnostic]
}
public struct PreparedScene : Sendable {
    public let frames: SceneLayout
    public let list: DisplayList
    public let timings: StageTimings
    public var canvas: SceneCanvas { get }
    public var background: RGBAColor { get }
    public var layout: LayoutResult { get }
    public var size: Size { get }
}
final public class Renderer : Sendable {
    public let typesetter: Typesetter
    public let limits: RenderingLimits
    public convenience init(fontPaths: [String] = [], limits: RenderingLimits = RenderingLimits()) throws(FontError)
}
extension Renderer {
    public func document(of scene: Scene, catalog: ComponentCatalog = .standard) throws(ViewWritingError) -> String
}
extension Renderer {
    public func render(_ scene: consuming Scene, options: DrawingOptions = DrawingOptions()) throws(RenderingError) -> Bitmap
    public func prepare(_ scene: consuming Scene, overlay: LayoutOverlay? = nil) throws(RenderingError) -> PreparedScene
    public func prepare(_ frames: SceneLayout, overlay: LayoutOverlay? = nil) -> PreparedScene
    public func layout(_ scene: consuming Scene) throws(RenderingError) -> SceneLayout
    public func layout(_ tree: LayoutTree, of scene: Scene, _ timings: StageTimings = StageTimings()) throws(RenderingError) -> SceneLayout
}
extension Renderer {
    public func page(_ scene: consuming Scene, as format: PageFormat, options: DrawingOptions = DrawingOptions()) throws(RenderingError) -> Page
    public func page(_ frames: SceneLayout, as format: PageFormat, options: DrawingOptions = DrawingOptions()) throws(RenderingError) -> Page
}
extension Renderer {
    @discardableResult
    public func write(_ scene: consuming Scene, to path: String, options: DrawingOptions = DrawingOptions()) throws(WritingError<FileError>) -> WrittenPicture
    @discardableResult
    public func write(_ frames: SceneLayout, to path: String, options: DrawingOptions = DrawingOptions()) throws(WritingError<FileError>) -> WrittenPicture
    public func png(_ scene: consuming Scene, options: DrawingOptions = DrawingOptions()) throws(WritingError<Never>) -> [UInt8]
    public func png(_ frames: SceneLayout, options: DrawingOptions = DrawingOptions()) throws(WritingError<Never>) -> [UInt8]
    @discardableResult
    public func write<SinkError>(_ scene: consuming Scene, options: DrawingOptions = DrawingOptions(), to sink: @escaping @Sendable ([UInt8]) throws(SinkError) -> Void) throws(WritingError<SinkError>) -> WrittenPicture where SinkError : Error
    @discardableResult
    public func write<SinkError>(_ frames: SceneLayout, options: DrawingOptions = DrawingOptions(), to sink: @escaping @Sendable ([UInt8]) throws(SinkError) -> Void) throws(WritingError<SinkError>) -> WrittenPicture where SinkError : Error
}
public struct Scene : Sendable {
    public var root: any View
    public var canvas: SceneCanvas
    public var theme: Theme
    public init(_ root: any View, canvas: SceneCanvas = SceneCanvas(), theme: Theme = .standard)
    public init(_ document: Document, settings: SceneSettings = SceneSettings())
    public mutating func apply(_ settings: SceneSettings)
    public var background: RGBAColor { get }
}
extension Scene {
    public func context(_ typesetter: Typesetter) -> EnvironmentValues
    public func tree(_ context: EnvironmentValues) -> LayoutTree
    public func layout(_ tree: LayoutTree) -> LayoutResult
    public func display(_ layout: LayoutResult) -> DisplayList
}
public struct SceneCanvas : Hashable, Sendable {
    public var width: Double?
    public var height: Double?
    public var grid: PixelGrid
    public var safeArea: EdgeInsets
    public var appearance: Appearance
    public var contrast: Contrast
    public var system: SystemVersion
    public var textSize: TextSize
    public var boldText: Bool
    public var direction: LayoutDirection
    public var locale: String
    public init(appearance: Appearance = .light, width: Double? = nil, height: Double? = nil)
    public init(_ settings: SceneSettings)
}
public struct SceneLayout : Sendable {
    public let canvas: SceneCanvas
    public let background: RGBAColor
    public let layout: LayoutResult
    public let timings: StageTimings
    public var size: Size { get }
    public var pixelSize: (width: Int, height: Int) { get }
}
public struct SceneSettings : Hashable, Sendable {
    public var width: Double?
    public var height: Double?
    public var scale: Double?
    public var device: Device?
    public var safeArea: EdgeInsets?
    public var appearance: Appearance?
    public var contrast: Contrast?
    public var system: SystemVersion?
    public var textSize: TextSize?
    public var boldText: Bool?
    public var direction: LayoutDirection?
    public var locale: String?
    public init()
    public init(_ canvas: Canvas)
    public init(_ canvas: SceneCanvas)
    public func over(_ lower: SceneSettings) -> SceneSettings
}
public struct StageTimings : Hashable, Sendable {
    public enum Stage : String, Sendable, Hashable, CaseIterable {
        case parse
        case shape
        case layout
        case paint
        case raster
        case encode
        case write
    }
    public init()
    public subscript(stage: StageTimings.Stage) -> Int64
    public mutating func measure<Result, Failure>(_ stage: StageTimings.Stage, _ body: () throws(Failure) -> Result) throws(Failure) -> Result where Failure : Error, Result : ~Copyable
}
public typealias WritingError<SinkError> = PNGDrawingError<RenderingError, SinkError> where SinkError : Error
public struct WrittenPicture : Sendable {
    public let width: Int
    public let height: Int
    public let byteCount: Int
    public let timings: StageTimings
}
extension RenderingError {
    public func place(in source: SourceText, of layout: LayoutResult? = nil) -> SourceRange?
}
extension PageFormat {
    public init?(path: String)
}
extension Page {
    public func write(to path: String) throws(FileError)
}
extension Document {
    public func scenes(settings: SceneSettings = SceneSettings(), appearances: AppearanceChoice? = nil) -> [Scene]
}
