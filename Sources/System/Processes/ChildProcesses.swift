import GalleyPlatform
import Synchronization

/// The programs that were started and have not ended, each with a group of its own, so that those it
/// has started end with it when this process is ended by a signal.
package enum ChildProcesses {
  private static let count = 64
  private static let groups: [AtomicGroup] = (0..<count).map { _ in AtomicGroup() }

  private final class AtomicGroup: Sendable {
    let value = Atomic<Int32>(0)
  }

  /// Starts a program without a shell, in a group of its own.
  ///
  /// - Parameters:
  ///   - arguments: The program, which is looked for in the usual places, and its arguments.
  ///   - descriptors: What it gets under which number, besides all that is not closed for it.
  ///   - output: The file that takes both of its streams; nil leaves them to ours.
  package static func start(
    _ arguments: [String], descriptors: [(from: Int32, to: Int32)] = [], output: String? = nil
  ) throws(FileError) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let output {
      posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
      posix_spawn_file_actions_adddup2(&actions, 1, 2)
    }
    for (from, to) in descriptors { posix_spawn_file_actions_adddup2(&actions, from, to) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    var words = arguments.map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let status = posix_spawnp(&process, arguments[0], &actions, &attributes, words, environ)
    guard status == 0 else {
      throw FileError(
        operation: "run", path: arguments[0], reason: String(cString: strerror(status)))
    }
    remember(process)
    return process
  }

  /// Ends a process and its group, too, when a signal ends this one.
  static func remember(_ process: Int32) {
    _ = groups.first {
      $0.value.compareExchange(expected: 0, desired: process, ordering: .releasing).exchanged
    }
  }

  /// Waits until a program has ended.
  ///
  /// - Returns: Its exit status; 128 and the signal's number when a signal ended it.
  package static func end(of process: Int32) -> Int32 {
    var result: Int32 = 0
    while waitpid(process, &result, 0) < 0, errno == EINTR {}
    _ = groups.first {
      $0.value.compareExchange(expected: process, desired: 0, ordering: .releasing).exchanged
    }
    let signal = result & 0x7F
    return signal == 0 ? (result >> 8) & 0xFF : 128 + signal
  }

  /// Made before a signal comes, because a handler must not.
  static func prepare() { _ = groups }

  /// Ends all of them, and what they have started. For handlers of signals.
  static func endAll() {
    for group in groups {
      let process = group.value.load(ordering: .acquiring)
      if process > 0 { kill(-process, SIGTERM) }
    }
  }
}
