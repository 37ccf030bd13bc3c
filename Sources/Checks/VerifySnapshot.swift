public import GalleySnapshots

/// Compares a value with its reference and says what is wrong; nil when nothing is. The way to an
/// assertion of one's own.
///
/// - Parameters:
///   - value: What is compared.
///   - strategy: How it is compared.
///   - name: The name of the check; those without are numbered.
///   - recording: The record mode; nil leaves it to the scope, the environment, then the default.
///   - snapshotDirectory: The folder of the reference; nil is `__Snapshots__/<TestFile>` beside the
///     test.
///   - timeout: The longest wait for a value that comes later, in seconds.
///   - renderer: What draws; nil leaves it to the scope, then to a renderer with Galley's fonts.
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
