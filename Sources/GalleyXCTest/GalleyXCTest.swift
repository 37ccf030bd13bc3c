@_exported public import Galley
@_exported public import GalleyChecks
@_exported public import GalleySceneSnapshots
@_exported public import GalleySnapshots
import XCTest

/// Asserts that a value looks like its reference, in XCTest. See `expectSnapshot` of GalleyTesting:
/// references, record modes, variables and messages are the same.
///
/// - Parameters:
///   - value: A scene, a view, a text or another value with a strategy.
///   - strategy: The strategy of the comparison: `.image`, `.layout`, `.lines`, `.json` and the like.
///   - name: The name of the check; those without are numbered.
///   - record: The record mode; nil leaves it to the scope, the environment, then the default.
///   - timeout: The longest wait for a value that comes later, in seconds.
///   - renderer: The renderer, for tests with fonts of their own; nil uses that of the scope, else a renderer
///     with Galley's fonts.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
  named name: String? = nil, record: RecordMode? = nil,
  timeout: Double = SnapshotScope.longestWait, renderer: SnapshotRenderer? = nil,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line
) rethrows {
  let check = SnapshotCheck(
    file: "\(file)", test: testName, line: Int(line), name: name, record: record,
    timeout: timeout, renderer: renderer)
  report(check.run(try value(), as: strategy), file, line)
}

/// Asserts that a value looks like several references, one for each name of a strategy.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record: RecordMode? = nil, timeout: Double = SnapshotScope.longestWait,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line
) rethrows {
  try SnapshotCheck(
    file: "\(file)", test: testName, line: Int(line), record: record, timeout: timeout
  ).run(try value(), as: strategies) { report($0, file, line) }
}

/// Asserts that a value looks like several references, which are numbered.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record: RecordMode? = nil, timeout: Double = SnapshotScope.longestWait,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line
) rethrows {
  try SnapshotCheck(
    file: "\(file)", test: testName, line: Int(line), record: record, timeout: timeout
  ).run(try value(), as: strategies) { report($0, file, line) }
}

/// Asserts that a value as text equals the text in the trailing closure; without one, and with record modes
/// that write, the text is written there.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, String>,
  record: RecordMode? = nil, timeout: Double = SnapshotScope.longestWait,
  matches expected: (() -> String)? = nil, file: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) rethrows {
  let check = SnapshotCheck(
    file: "\(file)", test: function, line: Int(line), record: record, timeout: timeout)
  let outcome = check.runInline(
    try value(), as: strategy, matches: expected?(), column: Int(column))
  report(outcome, file, line)
}

private func report(_ outcome: SnapshotCheck.Outcome, _ file: StaticString, _ line: UInt) {
  if let failure = outcome.failure { XCTFail(failure, file: file, line: line) }
}
