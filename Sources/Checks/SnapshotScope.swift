public import GalleySnapshots

/// What a test or suite decided for the checks inside it.
public struct SnapshotScope: Sendable {
  /// The record mode; nil inherits.
  public var record: RecordMode?
  /// The variants that every picture is taken in; nil inherits.
  public var variants: VariantMatrix?
  /// The renderer; nil inherits it.
  public var renderer: SnapshotRenderer?

  /// A scope that decides nothing.
  public init(
    record: RecordMode? = nil, variants: VariantMatrix? = nil, renderer: SnapshotRenderer? = nil
  ) {
    self.record = record
    self.variants = variants
    self.renderer = renderer
  }

  /// How long checks wait for values that come later, in seconds, as swift-snapshot-testing does.
  public static let longestWait = 5.0

  /// What draws: a check's own renderer, else this scope's, else one with Galley's fonts.
  func renderer(over own: SnapshotRenderer?) throws -> SnapshotRenderer {
    try own ?? renderer ?? SnapshotRenderer.ofProcess.get()
  }

  /// The scope of the current task.
  @TaskLocal public static var current = SnapshotScope()

  /// The scope with what another leaves open taken from this one.
  public func refined(by inner: SnapshotScope) -> SnapshotScope {
    SnapshotScope(
      record: inner.record ?? record, variants: inner.variants ?? variants,
      renderer: inner.renderer ?? renderer)
  }
}

/// Runs checks with a record mode, variants or a renderer of their own.
public func withSnapshotTesting<Result>(
  record: RecordMode? = nil, variants: VariantMatrix? = nil, renderer: SnapshotRenderer? = nil,
  _ body: () throws -> Result
) rethrows -> Result {
  let scope = SnapshotScope.current.refined(
    by: SnapshotScope(record: record, variants: variants, renderer: renderer))
  return try SnapshotScope.$current.withValue(scope, operation: body)
}
