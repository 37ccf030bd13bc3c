@_exported public import Galley
@_exported public import GalleyChecks
@_exported public import GalleySceneSnapshots
@_exported public import GalleySnapshots
public import Testing

/// Expects that a value looks like its reference.
///
/// The reference is `__Snapshots__/<TestFile>/<test>.<name>.png` beside the test; checks without a name are
/// numbered in the order in which they are made. Issues are recorded at the caller's line; the pictures are
/// attached, and written to `$SNAPSHOT_ARTIFACTS` or `.build/snapshots`, whenever the check fails. A check
/// that recorded keeps failing until the process ends, so that no retry turns it green. If the sources have
/// moved since they were compiled, `$GALLEY_PACKAGE` names the folder of the package.
///
/// - Parameters:
///   - value: A scene, a view, a text or another value with a strategy.
///   - strategy: The strategy of the comparison: `.image`, `.layout`, `.lines`, `.json` and the like.
///   - name: The name of the check; needed when the test has arguments.
///   - record: The record mode; nil leaves it to the trait, the environment, then the default.
///   - timeout: The longest wait for a value that comes later, in seconds.
///   - renderer: The renderer, for tests with fonts of their own; nil uses that of the trait, else a renderer
///     with Galley's fonts.
public func expectSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
  named name: String? = nil, record: RecordMode? = nil,
  timeout: Double = SnapshotScope.longestWait, renderer: SnapshotRenderer? = nil,
  filePath: String = #filePath,
  testName: String = #function, sourceLocation: SourceLocation = #_sourceLocation
) rethrows {
  guard name != nil || isNumberedAlike(sourceLocation) else { return }
  let check = SnapshotCheck(
    file: filePath, test: testName, line: sourceLocation.line, name: name, record: record,
    timeout: timeout, renderer: renderer)
  report(check.run(try value(), as: strategy), sourceLocation)
}

/// The same as ``expectSnapshot(of:as:named:record:timeout:renderer:filePath:testName:sourceLocation:)``
/// under swift-snapshot-testing's name, so that tests move over by their import.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
  named name: String? = nil, record: RecordMode? = nil,
  timeout: Double = SnapshotScope.longestWait, renderer: SnapshotRenderer? = nil,
  file filePath: String = #filePath,
  testName: String = #function, sourceLocation: SourceLocation = #_sourceLocation
) rethrows {
  try expectSnapshot(
    of: try value(), as: strategy, named: name, record: record, timeout: timeout,
    renderer: renderer, filePath: filePath, testName: testName, sourceLocation: sourceLocation)
}

/// Expects that a value looks like several references, one for each name of a strategy.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record: RecordMode? = nil, timeout: Double = SnapshotScope.longestWait,
  file filePath: String = #filePath,
  testName: String = #function, sourceLocation: SourceLocation = #_sourceLocation
) rethrows {
  try SnapshotCheck(
    file: filePath, test: testName, line: sourceLocation.line, record: record, timeout: timeout
  ).run(try value(), as: strategies) { report($0, sourceLocation) }
}

/// Expects that a value looks like several references, which are numbered.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record: RecordMode? = nil, timeout: Double = SnapshotScope.longestWait,
  file filePath: String = #filePath,
  testName: String = #function, sourceLocation: SourceLocation = #_sourceLocation
) rethrows {
  guard isNumberedAlike(sourceLocation) else { return }
  try SnapshotCheck(
    file: filePath, test: testName, line: sourceLocation.line, record: record, timeout: timeout
  ).run(try value(), as: strategies) { report($0, sourceLocation) }
}

/// Expects that a value as text equals the text in the trailing closure; without one, and with record modes
/// that write, the text is written there.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, String>,
  record: RecordMode? = nil, timeout: Double = SnapshotScope.longestWait,
  matches expected: (() -> String)? = nil, file filePath: String = #filePath,
  function: String = #function, column: UInt = #column,
  sourceLocation: SourceLocation = #_sourceLocation
) rethrows {
  let check = SnapshotCheck(
    file: filePath, test: function, line: sourceLocation.line, record: record, timeout: timeout)
  let outcome = check.runInline(
    try value(), as: strategy, matches: expected?(), column: Int(column))
  report(outcome, sourceLocation)
}

/// Returns true if checks without a name have the same numbers each time the test runs; records an issue for
/// a test with arguments, whose cases run in any order.
private func isNumberedAlike(_ sourceLocation: SourceLocation) -> Bool {
  guard Test.Case.current?.isParameterized == true else { return true }
  Issue.record(
    "a snapshot in a test with arguments needs a name that tells them apart",
    sourceLocation: sourceLocation)
  return false
}

private func report(_ outcome: SnapshotCheck.Outcome, _ sourceLocation: SourceLocation) {
  guard let failure = outcome.failure else { return }
  for attachment in outcome.attachments {
    Attachment.record(attachment.bytes, named: attachment.name, sourceLocation: sourceLocation)
  }
  Issue.record(Comment(rawValue: failure), sourceLocation: sourceLocation)
}
