import GalleyPlatform
import GalleySystem

/// A command run as a separate process, with its cost as reported by the system.
struct ChildProcess {
  /// Wall-clock time, in milliseconds.
  var wall: Double
  /// Processor time of all its threads, in milliseconds.
  var processor: Double
  /// The most memory it had at once, in megabytes of 10⁶ bytes.
  var peakMemory: Double

  /// The processor time of all processes that were waited for so far, in milliseconds.
  static var processorTime: Double {
    var usage = rusage()
    // RUSAGE_CHILDREN, whose type is another on each system.
    getrusage(-1, &usage)
    return milliseconds(of: usage)
  }

  private static func milliseconds(of usage: rusage) -> Double {
    let seconds = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec
    let microseconds = Int(usage.ru_utime.tv_usec) + Int(usage.ru_stime.tv_usec)
    return Double(seconds) * 1e3 + Double(microseconds) * 1e-3
  }

  /// Runs a command of the shell and waits for its end.
  static func run(_ command: String) throws -> ChildProcess {
    let start = ContinuousClock.now
    let process = try spawn(["/bin/sh", "-c", "exec " + command])
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0 {
      guard errno == EINTR else { throw ChildProcessError(command: command, status: -errno) }
    }
    guard status == 0 else { throw ChildProcessError(command: command, status: status) }
    let time = (ContinuousClock.now - start).components
    return ChildProcess(
      wall: Double(time.seconds) * 1e3 + Double(time.attoseconds) * 1e-15,
      processor: milliseconds(of: usage),
      // Linux counts kilobytes of 1024 bytes.
      peakMemory: Double(usage.ru_maxrss) * 1024 / 1e6)
  }

  /// Runs a command of the shell that goes on; its number.
  static func start(_ command: String) throws -> pid_t {
    try spawn(["/bin/sh", "-c", "exec " + command])
  }

  private static func spawn(_ words: [String]) throws -> pid_t {
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let status = posix_spawn(&process, words[0], nil, nil, &arguments, environ)
    guard status == 0 else { throw ChildProcessError(command: words[2], status: -status) }
    return process
  }
}

/// A command that could not be run or did not end well.
struct ChildProcessError: Error {
  var command: String
  /// The wait status, or a negative error number.
  var status: Int32
}
