public struct SnapshotsTrait : TestTrait, SuiteTrait, TestScoping {
    public let isRecursive: Bool
    public func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws
}
public func assertInlineSnapshot<Value>(of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, String>, record: RecordMode? = nil, timeout: Double = SnapshotScope.longestWait, matches expected: (() -> String)? = nil, file filePath: String = #filePath, function: String = #function, column: UInt = #column, sourceLocation: SourceLocation = #_sourceLocation) rethrows
public func assertSnapshot<Value, Format>(of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>, named name: String? = nil, record: RecordMode? = nil, timeout: Double = SnapshotScope.longestWait, renderer: SnapshotRenderer? = nil, file filePath: String = #filePath, testName: String = #function, sourceLocation: SourceLocation = #_sourceLocation) rethrows
public func assertSnapshots<Value, Format>(of value: @autoclosure () throws -> Value, as strategies: [String : Snapshotting<Value, Format>], record: RecordMode? = nil, timeout: Double = SnapshotScope.longestWait, file filePath: String = #filePath, testName: String = #function, sourceLocation: SourceLocation = #_sourceLocation) rethrows
public func assertSnapshots<Value, Format>(of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>], record: RecordMode? = nil, timeout: Double = SnapshotScope.longestWait, file filePath: String = #filePath, testName: String = #function, sourceLocation: SourceLocation = #_sourceLocation) rethrows
public func expectSnapshot<Value, Format>(of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>, named name: String? = nil, record: RecordMode? = nil, timeout: Double = SnapshotScope.longestWait, renderer: SnapshotRenderer? = nil, filePath: String = #filePath, testName: String = #function, sourceLocation: SourceLocation = #_sourceLocation) rethrows
extension Trait where Self == SnapshotsTrait {
    public static func snapshots(record: RecordMode? = nil, variants: VariantMatrix? = nil, renderer: SnapshotRenderer? = nil) -> SnapshotsTrait
}
