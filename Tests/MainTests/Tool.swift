import Foundation

/// The built command, run as a person runs it.
struct Tool {
  /// What a run left behind.
  struct Result {
    var status: Int32
    var output: [UInt8]
    var errors: String
    var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// The folder it is run in.
  var folder: String

  /// Runs it to its end.
  func run(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> Result {
    let (process, output, errors) = (Process(), Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: KillTests.tool)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { _, new in new }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // Errors are short; output may be more than a pipe holds.
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: Array(bytes),
      errors: String(decoding: said, as: UTF8.self))
  }
}
