public struct SnapshotCheck : Sendable {
    public var file: String
    public var test: String
    public var line: Int
    public var name: String?
    public var record: RecordMode?
    public var renderer: SnapshotRenderer?
    public struct Outcome : Sendable {
        public var failure: String?
        public var attachments: [(name: String, bytes: [UInt8])]
    }
    public init(file: String, test: String, line: Int, name: String?, record: RecordMode?, renderer: SnapshotRenderer? = nil)
    public func run<Value>(_ value: Value, as strategy: Snapshotting<Value>) -> SnapshotCheck.Outcome where Value : Sendable
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
    public static let $current: TaskLocal<SnapshotScope>
    public static var current: SnapshotScope { get }
    public func refined(by inner: SnapshotScope) -> SnapshotScope
}
public struct Snapshotting<Value> : Sendable {
    public func pullback<Other>(_ transform: @escaping @Sendable (Other) -> Value) -> Snapshotting<Other>
}
extension Snapshotting where Value == Scene {
    public static var image: Snapshotting<Scene> { get }
    public static func image(tolerance: PictureTolerance? = nil) -> Snapshotting<Value>
    public static var layout: Snapshotting<Scene> { get }
}
extension Snapshotting where Value == any View {
    public static var image: Snapshotting<any View> { get }
    public static func image(on canvas: SceneCanvas? = nil, tolerance: PictureTolerance? = nil) -> Snapshotting<Value>
    public static func layout(on canvas: SceneCanvas? = nil) -> Snapshotting<Value>
}
extension Snapshotting where Value == String {
    public static var lines: Snapshotting<String> { get }
}
public func withSnapshotTesting<Result>(record: RecordMode? = nil, variants: VariantMatrix? = nil, renderer: SnapshotRenderer? = nil, _ body: () throws -> Result) rethrows -> Result
extension SceneSettings {
    public init(_ variant: Variant) throws(RenderFailure)
}
