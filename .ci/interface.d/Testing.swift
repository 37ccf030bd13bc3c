public struct SnapshotsTrait : TestTrait, SuiteTrait, TestScoping {
    public let isRecursive: Bool
    public func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws
}
public func expectSnapshot<Value>(of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value>, named name: String? = nil, record: RecordMode? = nil, renderer: SnapshotRenderer? = nil, filePath: String = #filePath, testName: String = #function, sourceLocation: SourceLocation = #_sourceLocation) rethrows where Value : Sendable
extension Trait where Self == SnapshotsTrait {
    public static func snapshots(record: RecordMode? = nil, variants: VariantMatrix? = nil, renderer: SnapshotRenderer? = nil) -> SnapshotsTrait
}
