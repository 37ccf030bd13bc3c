import GalleySystem

/// Another program that is waited for.
enum ChildProcess {
  /// Runs a program without a shell.
  ///
  /// - Parameters:
  ///   - arguments: The program, which is looked for in the usual places, and its arguments.
  ///   - output: The file that takes both of its streams; nil leaves them to ours.
  /// - Returns: Its exit status; 128 and the signal's number when a signal ended it.
  static func run(_ arguments: [String], output: String? = nil) throws(FileError) -> Int32 {
    ChildProcesses.end(of: try ChildProcesses.start(arguments, output: output))
  }
}
