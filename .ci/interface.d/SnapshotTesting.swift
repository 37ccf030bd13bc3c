public func assertSnapshot<Value, Format>(of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>, named name: String? = nil, record: RecordMode? = nil, timeout: TimeInterval = 5, file: StaticString = #filePath, testName: String = #function, line: UInt = #line) rethrows
public func assertSnapshot<Value, Format>(matching value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>, named name: String? = nil, record: Bool = false, timeout: TimeInterval = 5, file: StaticString = #filePath, testName: String = #function, line: UInt = #line) rethrows
public func assertSnapshots<Value, Format>(of value: @autoclosure () throws -> Value, as strategies: [String : Snapshotting<Value, Format>], record: RecordMode? = nil, timeout: TimeInterval = 5, file: StaticString = #filePath, testName: String = #function, line: UInt = #line) rethrows
extension Snapshotting where Value : UIViewController, Format == Bitmap {
    public static var image: Snapshotting<Value, Bitmap> { get }
    public static func image(on config: ViewImageConfig, precision: Double = 1, perceptualPrecision: Double = 1, traits: SnapshotTraits = SnapshotTraits()) -> Snapshotting<Value, Format>
}
