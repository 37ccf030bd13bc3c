import GalleyPlatform
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
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let output {
      posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
      posix_spawn_file_actions_adddup2(&actions, 1, 2)
    }
    var words = arguments.map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let status = posix_spawnp(&process, arguments[0], &actions, nil, words, environ)
    guard status == 0 else {
      throw FileError(
        operation: "run", path: arguments[0], reason: String(cString: strerror(status)))
    }
    var result: Int32 = 0
    while waitpid(process, &result, 0) < 0, errno == EINTR {}
    let signal = result & 0x7F
    return signal == 0 ? (result >> 8) & 0xFF : 128 + signal
  }
}
