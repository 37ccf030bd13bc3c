@_exported public import Galley
@_exported public import GalleySceneSnapshots
@_exported public import GalleySnapshots
import XCTest

/// Asserts that a value looks like its reference, in XCTest. See `expectSnapshot` of GalleyTesting:
/// references, record modes, variables and messages are the same.
///
/// - Parameters:
///   - value: A scene, a component or a text.
///   - strategy: How it is compared: `.image`, `.layout`, `.lines`.
///   - name: The name of the check; needed when a test makes several.
///   - record: The record mode; nil leaves it to the scope, the environment, then the default.
///   - renderer: What draws, for tests with fonts of their own; nil leaves it to the scope, then to
///     a renderer with Galley's fonts.
public func assertSnapshot<Value: Sendable>(
  of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value>,
  named name: String? = nil, record: RecordMode? = nil, renderer: SnapshotRenderer? = nil,
  file: StaticString = #filePath,
  testName: String = #function, line: UInt = #line
) rethrows {
  let check = SnapshotCheck(
    file: "\(file)", test: testName, line: Int(line), name: name, record: record,
    renderer: renderer)
  let outcome = check.run(try value(), as: strategy)
  if let failure = outcome.failure { XCTFail(failure, file: file, line: line) }
}
