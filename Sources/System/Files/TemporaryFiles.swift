import GalleyPlatform
internal import Synchronization

/// The temporary files that this process is writing, so that a signal that ends it can remove them.
///
/// A handler may call little and wait for nothing, so the paths are C strings in places that are taken
/// and left by single exchanges. A file beyond their number stays when the process is ended.
package enum TemporaryFiles {
  /// The storage of a path.
  struct Place {
    fileprivate let index: Int?
  }

  private typealias Path = UnsafeMutablePointer<CChar>

  private static let count = 64
  private nonisolated(unsafe) static let paths: UnsafeMutablePointer<Atomic<Path?>> = {
    let places = UnsafeMutablePointer<Atomic<Path?>>.allocate(capacity: count)
    for index in 0..<count { (places + index).initialize(to: Atomic(nil)) }
    return places
  }()

  /// Remembers a path until `forget`.
  static func remember(_ path: String) -> Place {
    let copy = strdup(path)
    let index = (0..<count).first { index in
      paths[index].compareExchange(expected: nil, desired: copy, ordering: .releasing).exchanged
    }
    if index == nil { free(copy) }
    return Place(index: index)
  }

  /// Forgets a path, because its file was removed or has its final name.
  static func forget(_ place: Place) {
    guard let index = place.index else { return }
    free(paths[index].exchange(nil, ordering: .acquiring))
  }

  /// From now on an interruption, an end of the terminal and a request to end remove the files, and end
  /// the programs that were started, before they end the process. A signal that is ignored stays so.
  package static func removeAtSignals() {
    // Made here, because a handler must not.
    _ = paths
    ChildProcesses.prepare()
    // A thread with blocked signals passes its mask on to the child.
    var ends = sigset_t()
    sigemptyset(&ends)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&ends, number) }
    pthread_sigmask(SIG_UNBLOCK, &ends, nil)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let before = signal(number) { number in
        TemporaryFiles.removeAll()
        ChildProcesses.endAll()
        signal(number, SIG_DFL)
        raise(number)
      }
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }

  private static func removeAll() {
    for index in 0..<count {
      if let path = paths[index].exchange(nil, ordering: .acquiring) { unlink(path) }
    }
  }
}
