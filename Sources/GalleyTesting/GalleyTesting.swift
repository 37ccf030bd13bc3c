@_exported public import Galley
@_exported public import GalleySceneSnapshots
@_exported public import GalleySnapshots
public import Testing

/// Expects that a value looks like its reference.
///
/// The reference is `__Snapshots__/<TestFile>/<test>.<name>.png` beside the test; a check without a
/// name is `1`. Issues are recorded at the caller's line; the pictures are attached, and written to
/// `$SNAPSHOT_ARTIFACTS` or `.build/snapshots`, whenever the check fails. A check that recorded keeps
/// failing until the process ends, so that no retry turns it green. Where the sources have moved since
/// they were compiled, `$GALLEY_PACKAGE` names the folder of the package.
///
/// - Parameters:
///   - value: A scene, a component or a text.
///   - strategy: How it is compared: `.image`, `.layout`, `.lines`.
///   - name: The name of the check; needed when a test makes several, or has arguments.
///   - record: The record mode; nil leaves it to the trait, the environment, then the default.
///   - renderer: What draws, for tests with fonts of their own; nil leaves it to the trait, then to
///     a renderer with Galley's fonts.
public func expectSnapshot<Value: Sendable>(
  of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value>,
  named name: String? = nil, record: RecordMode? = nil, renderer: SnapshotRenderer? = nil,
  filePath: String = #filePath,
  testName: String = #function, sourceLocation: SourceLocation = #_sourceLocation
) rethrows {
  if name == nil, Test.Case.current?.isParameterized == true {
    Issue.record(
      "a snapshot in a test with arguments needs a name that tells them apart",
      sourceLocation: sourceLocation)
    return
  }
  let check = SnapshotCheck(
    file: filePath, test: testName, line: sourceLocation.line, name: name, record: record,
    renderer: renderer)
  let outcome = check.run(try value(), as: strategy)
  guard let failure = outcome.failure else { return }
  for attachment in outcome.attachments {
    Attachment.record(attachment.bytes, named: attachment.name, sourceLocation: sourceLocation)
  }
  Issue.record(Comment(rawValue: failure), sourceLocation: sourceLocation)
}
