public struct Async<Value> {
    public let run: (@escaping (Value) -> Void) -> Void
    public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void)
    public init(value: Value)
    public func map<Other>(_ transform: @escaping (Value) -> Other) -> Async<Other>
}
public struct Diffing<Value> {
    public var toData: (Value) throws -> Data
    public var fromData: (Data) throws -> Value
    public var diff: (Value, Value) -> (String, [SnapshotAttachment])?
    public init(toData: @escaping (Value) throws -> Data, fromData: @escaping (Data) throws -> Value, diff: @escaping (Value, Value) -> (String, [SnapshotAttachment])?)
}
extension Diffing where Value == String {
    public static var lines: Diffing<String> { get }
}
extension Diffing where Value == String {
    public static var spoken: Diffing<String> { get }
}
extension Diffing where Value == Data {
    public static var data: Diffing<Data> { get }
}
extension Diffing where Value == Bitmap {
    public static func image(_ options: ComparisonOptions = .exact) -> Diffing<Value>
    public static func image(precision: Double = 1, perceptualPrecision: Double = 1) -> Diffing<Value>
}
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>
public struct SnapshotAttachment : Sendable {
    public var name: String
    public var bytes: [UInt8]
    public init(name: String, bytes: [UInt8])
}
public struct SnapshotRenderer : Sendable {
    public let renderer: Renderer
    public init(_ renderer: Renderer)
    public init(fontPaths: [String]) throws(FontError)
}
public struct SnapshotScope : Sendable {
    public var record: RecordMode?
    public var variants: VariantMatrix?
    public var renderer: SnapshotRenderer?
    public init(record: RecordMode? = nil, variants: VariantMatrix? = nil, renderer: SnapshotRenderer? = nil)
    public static let longestWait: Double
    public static let $current: TaskLocal<SnapshotScope>
    public static var current: SnapshotScope { get }
    public func refined(by inner: SnapshotScope) -> SnapshotScope
}
public struct SnapshotTraits : Sendable {
    public enum UserInterfaceStyle : Sendable {
        case unspecified
        case light
        case dark
    }
    public init()
    public init(traitsFrom traits: [SnapshotTraits])
    public init(userInterfaceStyle: SnapshotTraits.UserInterfaceStyle)
    public init(layoutDirection: LayoutDirection)
    public init(preferredContentSizeCategory: TextSize)
    public init(displayScale: Double)
}
public struct Snapshotting<Value, Format> {
    public var pathExtension: String?
    public var diffing: Diffing<Format>
    public init(pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>)
    public init(pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) throws -> Format)
    public func masking(_ masks: PictureMask...) -> Snapshotting<Value, Format>
    public func pullback<Other>(_ transform: @escaping (_ other: Other) -> Value) -> Snapshotting<Other, Format>
    public func asyncPullback<Other>(_ transform: @escaping (_ other: Other) -> Async<Value>) -> Snapshotting<Other, Format>
}
extension Snapshotting where Value == Bitmap, Format == Bitmap {
    public static var image: Snapshotting<Bitmap, Bitmap> { get }
    public static func image(precision: Double = 1, perceptualPrecision: Double = 1) -> Snapshotting<Value, Format>
}
extension Snapshotting where Value == Scene, Format == Bitmap {
    public static var image: Snapshotting<Scene, Bitmap> { get }
    public static func image(tolerance: PictureTolerance? = nil) -> Snapshotting<Value, Format>
}
extension Snapshotting where Value == Scene, Format == String {
    public static var layout: Snapshotting<Scene, String> { get }
    public static var accessibility: Snapshotting<Scene, String> { get }
}
extension Snapshotting where Value : View, Format == Bitmap {
    public static var image: Snapshotting<Value, Bitmap> { get }
    public static func image(on canvas: SceneCanvas, tolerance: PictureTolerance? = nil) -> Snapshotting<Value, Format>
    public static func image(tolerance: PictureTolerance) -> Snapshotting<Value, Format>
    public static func image(precision: Double = 1, perceptualPrecision: Double = 1, layout: SwiftUISnapshotLayout = .sizeThatFits, traits: SnapshotTraits = SnapshotTraits()) -> Snapshotting<Value, Format>
}
extension Snapshotting where Value : View, Format == String {
    public static var layout: Snapshotting<Value, String> { get }
    public static func layout(on canvas: SceneCanvas? = nil) -> Snapshotting<Value, Format>
}
extension Snapshotting where Value == any View, Format == Bitmap {
    public static var image: Snapshotting<any View, Bitmap> { get }
    public static func image(on canvas: SceneCanvas? = nil, tolerance: PictureTolerance? = nil) -> Snapshotting<Value, Format>
}
extension Snapshotting where Value == String, Format == String {
    public static var lines: Snapshotting<String, String> { get }
}
extension Snapshotting where Value == Data, Format == Data {
    public static var data: Snapshotting<Data, Data> { get }
}
extension Snapshotting where Format == String {
    public static var description: Snapshotting<Value, String> { get }
    public static var dump: Snapshotting<Value, String> { get }
}
extension Snapshotting where Value : Encodable, Format == String {
    public static var json: Snapshotting<Value, String> { get }
    public static func json(_ encoder: JSONEncoder) -> Snapshotting<Value, Format>
    public static var plist: Snapshotting<Value, String> { get }
    public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting<Value, Format>
}
extension Snapshotting where Value == Any, Format == String {
    public static var json: Snapshotting<Any, String> { get }
}
extension Snapshotting where Value == Format {
    public init(pathExtension: String?, diffing: Diffing<Format>)
}
public enum SwiftUISnapshotLayout : Sendable {
    case device(config: ViewImageConfig)
    case fixed(width: Double, height: Double)
    case sizeThatFits
}
public struct ViewImageConfig : Sendable {
    public enum Orientation : Sendable {
        case landscape
        case portrait
    }
    public var device: Device
    public var traits: SnapshotTraits
    public init(_ device: Device, traits: SnapshotTraits = SnapshotTraits())
    public init(safeArea: EdgeInsets = .zero, size: Size, traits: SnapshotTraits = SnapshotTraits())
}
extension ViewImageConfig {
    public static var iPhoneSe: ViewImageConfig { get }
    public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig
    public static var iPhone8: ViewImageConfig { get }
    public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig
    public static var iPhone8Plus: ViewImageConfig { get }
    public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig
    public static var iPhoneX: ViewImageConfig { get }
    public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig
    public static var iPhoneXsMax: ViewImageConfig { get }
    public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig
    public static var iPhoneXr: ViewImageConfig { get }
    public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig
    public static var iPhone12: ViewImageConfig { get }
    public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig
    public static var iPhone12Pro: ViewImageConfig { get }
    public static var iPhone12ProMax: ViewImageConfig { get }
    public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig
    public static var iPhone13: ViewImageConfig { get }
    public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig
    public static var iPhone13Mini: ViewImageConfig { get }
    public static func iPhone13Mini(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig
    public static var iPhone13Pro: ViewImageConfig { get }
    public static var iPhone13ProMax: ViewImageConfig { get }
    public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig
    public static var iPadMini: ViewImageConfig { get }
    public static func iPadMini(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig
    public static var iPadPro11: ViewImageConfig { get }
    public static func iPadPro11(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig
    public static var iPadPro12_9: ViewImageConfig { get }
    public static func iPadPro12_9(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig
}
public func verifySnapshot<Value, Format>(of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>, named name: String? = nil, record recording: RecordMode? = nil, snapshotDirectory: String? = nil, timeout: Double = SnapshotScope.longestWait, renderer: SnapshotRenderer? = nil, file filePath: String = #filePath, testName: String = #function, line: UInt = #line) rethrows -> String?
public func withSnapshotTesting<Result>(record: RecordMode? = nil, variants: VariantMatrix? = nil, renderer: SnapshotRenderer? = nil, _ body: () throws -> Result) rethrows -> Result
