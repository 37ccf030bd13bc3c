import CGalleyCell
import GalleyPlatform
import Synchronization

/// The permissions of an untrusted program while it runs: it reads some files, writes some folders, and nothing
/// else. The kernel holds it to that, in several layers; see ``Layers``.
package struct Cell: Sendable {
  /// The layers that confine a program.
  package struct Layers: OptionSet, Sendable, Hashable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Namespaces for users, processes, mounts, the network and IPC.
    package static let namespaces = Layers(rawValue: UInt32(galley_cell_namespaces))
    /// Landlock for files; processes outside cannot be traced or looked into.
    package static let files = Layers(rawValue: UInt32(galley_cell_files))
    /// Landlock for TCP.
    package static let tcp = Layers(rawValue: UInt32(galley_cell_tcp))
    /// Landlock for signals and abstract sockets.
    package static let scope = Layers(rawValue: UInt32(galley_cell_scope))
    /// A filter of system calls.
    package static let calls = Layers(rawValue: UInt32(galley_cell_calls))
    /// Bounds, and a supervisor that ends every descendant.
    package static let bounds = Layers(rawValue: UInt32(galley_cell_bounds))
    /// All of them.
    package static let all: Layers = [.namespaces, .files, .tcp, .scope, .calls, .bounds]

    /// The layers that the kernel allows this process. Costs two forks.
    package static var available: Layers { Layers(rawValue: galley_cell_probe()) }

    /// True when nothing can be read, written or sent that is not permitted, and nothing survives: files
    /// are held by Landlock, the network and sockets of files by the filter of calls, survivors by the
    /// supervisor.
    package var isWhole: Bool { contains([.files, .calls, .bounds]) }

    /// The protection that each missing layer would give, as ends of sentences.
    package var missing: [String] {
      let meanings: [(Layers, String)] = [
        (.namespaces, "namespaces, which hide other processes and make file systems read-only"),
        (.files, "Landlock, which keeps files outside of the cell unread and unwritten"),
        (.tcp, "Landlock's rules for TCP"),
        (.scope, "Landlock's rules for signals"),
        (.calls, "the filter of system calls, which refuses sockets"),
        (.bounds, "bounds on memory, processes and time"),
      ]
      return meanings.filter { !contains($0.0) }.map(\.1)
    }
  }

  /// Files and folders that may be read and executed, with what is below them; what is not there is passed
  /// over.
  package var readable: [String]
  /// Folders that may be written as well; they must exist.
  package var writable: [String]
  /// The most bytes of data of each process.
  package var memory: UInt64 = 4 << 30
  /// The most bytes of each file.
  package var fileSize: UInt64 = 4 << 30
  /// The most processes and threads.
  package var processes: UInt32 = 256
  /// The program is ended after so many seconds.
  package var seconds: UInt32 = 3_600
  /// The layers to use, of those that there are.
  package var layers = Layers.all

  package init(readable: [String], writable: [String]) {
    (self.readable, self.writable) = (readable, writable)
  }

  /// The files that programs of the system need to run: libraries, and the few files that the C library reads.
  package static let system = [
    "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/opt", "/proc", "/nix/store",
    "/etc/alternatives", "/etc/ld.so.cache", "/etc/ld.so.conf", "/etc/ld.so.conf.d", "/etc/passwd",
    "/etc/group", "/etc/nsswitch.conf", "/etc/localtime", "/etc/os-release", "/etc/gitconfig",
    "/sys/devices/system/cpu", "/sys/fs/cgroup",
  ]
}

/// A program in a cell. It ends, with all that it has started, when the last reference to this is released.
package final class ConfinedProgram: Sendable {
  private let supervisor: pid_t
  private let lifeline: Int32
  private let hasEnded = Atomic(false)
  /// The layers that hold it.
  package let layers: Cell.Layers

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - arguments: The program, which is looked for in `PATH`, and its arguments.
  ///   - environment: All of its environment, as `NAME=value`.
  ///   - descriptors: Its descriptors by our own and its numbers; the null device replaces those below 3
  ///     that are not named, and everything else is closed.
  package init(
    _ arguments: [String], environment: [String], descriptors: [(from: Int32, to: Int32)],
    in cell: Cell
  ) throws(FileError) {
    let program = try Self.path(of: arguments[0])
    var result = galley_confined()
    var numbers = descriptors.flatMap { [$0.from, $0.to] }
    numbers.append(-1)
    let status = CStrings.with([program] + arguments.dropFirst()) { arguments in
      CStrings.with(environment) { environment in
        CStrings.with(cell.readable) { readable in
          CStrings.with(cell.writable) { writable in
            numbers.withUnsafeBufferPointer { numbers in
              var confined = galley_cell(
                arguments: arguments, environment: environment, descriptors: numbers.baseAddress,
                readable: readable.constant, writable: writable.constant, memory: cell.memory,
                file_size: cell.fileSize, processes: cell.processes, seconds: cell.seconds,
                layers: cell.layers.rawValue)
              return galley_cell_start(&confined, &result)
            }
          }
        }
      }
    }
    guard status == 0 else {
      throw FileError(operation: "run", path: program, reason: String(cString: strerror(status)))
    }
    supervisor = result.supervisor
    lifeline = result.lifeline
    layers = Cell.Layers(rawValue: result.layers)
    ChildProcesses.remember(supervisor)
  }

  /// Waits until the program has ended by itself.
  ///
  /// - Returns: Its exit status; 128 and the signal's number when a signal ended it, 124 when its time was
  ///   over.
  package func wait() -> Int32 {
    hasEnded.store(true, ordering: .relaxed)
    return ChildProcesses.end(of: supervisor)
  }

  /// Waits until the program has ended, as long as it makes progress.
  ///
  /// - Parameter patience: The program is ended when it and its descendants use no processor time for so many
  ///   seconds; nil waits for its own end.
  /// - Returns: The same as ``wait()``; nil when the program was ended because it made no progress.
  package func wait(patience: Int?) -> Int32? {
    guard let patience else { return wait() }
    var (idle, last) = (0, ProcessorTime.ticks(of: supervisor))
    while idle < patience {
      // The supervisor's end of the lifeline is closed when it ends, which is an error at ours.
      var event = pollfd(fd: lifeline, events: 0, revents: 0)
      if retryingInterrupts({ Int(poll(&event, 1, 1_000)) }) != 0 { return wait() }
      let ticks = ProcessorTime.ticks(of: supervisor)
      idle = ticks == nil || ticks != last ? 0 : idle + 1
      last = ticks
    }
    kill(supervisor, SIGTERM)
    let status = wait()
    return status == 128 + SIGTERM ? nil : status
  }

  deinit {
    close(lifeline)
    if !hasEnded.load(ordering: .relaxed) { _ = ChildProcesses.end(of: supervisor) }
  }

  private static func path(of program: String) throws(FileError) -> String {
    if program.contains("/") { return program }
    let folders = ProcessVariables.all["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
    for folder in folders.split(separator: ":") where access("\(folder)/\(program)", X_OK) == 0 {
      return "\(folder)/\(program)"
    }
    throw FileError(operation: "run", path: program, reason: "it is in no folder of PATH")
  }
}

/// Lists of C strings.
private enum CStrings {
  typealias List = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  /// Calls a function with strings as C takes lists of them, ended by a null pointer.
  static func with<Result>(_ strings: [String], _ body: (List) -> Result) -> Result {
    var copies = strings.map { strdup($0) } + [nil]
    defer { for copy in copies { free(copy) } }
    return copies.withUnsafeMutableBufferPointer { body($0.baseAddress!) }
  }
}

extension CStrings.List {
  /// The same strings, which are not changed.
  fileprivate var constant: UnsafePointer<UnsafePointer<CChar>?> {
    UnsafeRawPointer(self).assumingMemoryBound(to: UnsafePointer<CChar>?.self)
  }
}
