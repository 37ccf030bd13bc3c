import GalleyPlatform
package import GalleySystem

/// The changes that a process is about to make among the references, by writing or deleting, noted in advance
/// so that the next run can clean up after one that was killed.
///
/// Every file is replaced in one step and is therefore old or new. A killed process can leave behind only a
/// temporary file beside the target and lines of the lock file that are out of date.
package struct Journal: Sendable {
  private let path: String
  private let folder: String

  /// Begins a journal of this process below the output folder.
  package init(output: String) throws(FileError) {
    folder = "\(output)/journal"
    path = "\(folder)/\(getpid()).\(UInt32.random(in: 0...UInt32.max)).txt"
    try Directory.create(folder)
  }

  /// Notes a file that is about to change. The note is on its way to the disk before the call
  /// returns, so that it survives the process.
  package func note(_ target: String) throws(FileError) {
    try File.append(Array((Self.absolute(target) + "\n").utf8), to: path)
  }

  /// The path from the root of the file system: the next run may be started elsewhere.
  static func absolute(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    return File.workingFolder.map { "\($0)/\(path)" } ?? path
  }

  /// Ends the journal: everything it names is done.
  package func finish() { unlink(path) }

  /// The files that dead processes were about to change; their temporary files are removed.
  ///
  /// - Returns: The targets, sorted. Call `forget` when they have been dealt with.
  package static func recover(output: String) -> [String] {
    var targets: Set<String> = []
    for (path, owner) in journals(output) where !isRunning(owner) {
      guard let bytes = try? File.read(path) else { continue }
      // A line without its end was cut off before its file was touched.
      let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast()
      for line in lines { targets.insert(String(decoding: line, as: UTF8.self)) }
    }
    for target in targets { removeTemporaries(of: target) }
    return targets.sorted()
  }

  /// Removes the journals of dead processes.
  package static func forget(output: String) {
    for (path, owner) in journals(output) where !isRunning(owner) { unlink(path) }
  }

  private static func journals(_ output: String) -> [(path: String, owner: pid_t)] {
    let folder = "\(output)/journal"
    let names = (try? Directory.names(in: folder)) ?? []
    return names.compactMap { name in
      pid_t(name.split(separator: ".").first.map(String.init) ?? "").map {
        ("\(folder)/\(name)", $0)
      }
    }
  }

  private static func isRunning(_ process: pid_t) -> Bool {
    process == getpid() || kill(process, 0) == 0 || errno == EPERM
  }

  /// Temporary files are named after their target, six letters and `.tmp`.
  private static func removeTemporaries(of target: String) {
    guard let slash = target.lastIndex(of: "/") else { return }
    let folder = String(target[..<slash])
    let stem = String(target[target.index(after: slash)...]) + "."
    for name in (try? Directory.names(in: folder)) ?? []
    where name.hasPrefix(stem) && name.hasSuffix(".tmp")
      && name.utf8.count == stem.utf8.count + 10
    {
      unlink("\(folder)/\(name)")
    }
  }
}
