public import GalleyChecks
public import GalleySnapshots
public import Testing

/// Sets the record mode, the variants and the renderer of all checks in a test or suite.
public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
  /// Holds for suites inside suites as well.
  public let isRecursive = true
  private let scope: SnapshotScope

  init(_ scope: SnapshotScope) { self.scope = scope }

  /// Runs the test inside the scope.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let refined = SnapshotScope.current.refined(by: scope)
    try await SnapshotScope.$current.withValue(refined, operation: function)
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Sets the record mode of checks; nil leaves it to the environment.
  ///
  /// - Parameters:
  ///   - variants: The variants that every picture is taken in, for example
  ///     `VariantMatrix(values: [.appearance: ["light", "dark"]])`.
  ///   - renderer: The renderer, for tests with fonts of their own.
  public static func snapshots(
    record: RecordMode? = nil, variants: VariantMatrix? = nil, renderer: SnapshotRenderer? = nil
  ) -> SnapshotsTrait {
    SnapshotsTrait(SnapshotScope(record: record, variants: variants, renderer: renderer))
  }
}
