import GalleyPlatform
import GalleySystem

/// The output of another program.
enum CommandOutput {
  /// Runs a program without a shell and waits for it.
  ///
  /// - Returns: Its standard output, or nil when it cannot be run or fails.
  static func of(_ arguments: [String]) -> [UInt8]? {
    guard let running = Running(arguments) else { return nil }
    let (bytes, status) = running.finished()
    return status == 0 ? bytes : nil
  }

  /// A program that runs, and is to be waited for once.
  struct Running {
    private let process: pid_t
    private let descriptor: Int32

    /// Starts a program without a shell; nil when it cannot be run.
    init?(_ arguments: [String]) {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { return nil }
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
      // The error output of a failing program is replaced by our own message.
      posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
      posix_spawn_file_actions_addclose(&actions, ends[0])
      posix_spawn_file_actions_addclose(&actions, ends[1])
      var words = arguments.map { strdup($0) }
      words.append(nil)
      defer { for word in words { free(word) } }
      var process: pid_t = 0
      let status = posix_spawnp(&process, arguments[0], &actions, nil, words, environ)
      close(ends[1])
      guard status == 0 else {
        close(ends[0])
        return nil
      }
      (self.process, descriptor) = (process, ends[0])
    }

    /// The output and the exit status.
    func finished() -> (bytes: [UInt8], status: Int32) {
      let bytes = drained(descriptor)
      close(descriptor)
      var result: Int32 = 0
      while waitpid(process, &result, 0) < 0, errno == EINTR {}
      return (bytes, result)
    }
  }

  private static func drained(_ descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// The commit that is checked out, in hexadecimal digits; nil outside of a repository.
  static var currentCommit: String? {
    GitQuery.object("HEAD")
  }

  /// The files that differ from a commit, those git does not know included, relative to the
  /// working directory; nil outside of a repository or for an unknown commit.
  static func filesChanged(since commit: String) -> [String]? {
    guard !commit.hasPrefix("-"),
      let changed = of(["git", "diff", "--name-only", "--relative", "-z", commit, "--"]),
      let new = of(["git", "ls-files", "--others", "--exclude-standard", "-z"])
    else { return nil }
    return (changed + new).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}
