public import GalleySnapshots

/// Compares a value with its reference and returns a description of the failure; nil if nothing is wrong. Use
/// it to write your own assertion.
///
/// - Parameters:
///   - value: The value to compare.
///   - strategy: The strategy of the comparison.
///   - name: The name of the check; those without are numbered.
///   - recording: The record mode; nil leaves it to the scope, the environment, then the default.
///   - snapshotDirectory: The folder of the reference; nil is `__Snapshots__/<TestFile>` beside the
///     test.
///   - timeout: The longest wait for a value that comes later, in seconds.
///   - renderer: The renderer; nil uses that of the scope, else one with Galley's fonts.
///   - filePath: The path of the test's source.
///   - testName: The name of the test function.
///   - line: The line of the check.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: RecordMode? = nil,
  snapshotDirectory: String? = nil, timeout: Double = SnapshotScope.longestWait,
  renderer: SnapshotRenderer? = nil, file filePath: String = #filePath,
  testName: String = #function, line: UInt = #line
) rethrows -> String? {
  var check = SnapshotCheck(
    file: filePath, test: testName, line: Int(line), name: name, record: recording,
    timeout: timeout, renderer: renderer)
  check.directory = snapshotDirectory
  return check.run(try value(), as: strategy).failure
}
