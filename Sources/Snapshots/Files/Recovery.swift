import GalleySystem

/// The cleanup that the next run performs after one was killed: temporary files are removed, and lines of the
/// lock file are made from the existing references.
package enum Recovery {
  /// Clears up; does nothing if no run was killed.
  ///
  /// - Returns: The number of files that the dead processes were about to change.
  @discardableResult
  package static func run(output: String, root: String) -> Int {
    let targets = Journal.recover(output: output)
    if targets.isEmpty { return 0 }
    var lines: [(name: String, entry: LockFile.Entry?)] = []
    let base = Journal.absolute(root) + "/"
    for target in targets where target.hasPrefix(base) && target.hasSuffix(".png") {
      let name = String(target.dropFirst(base.count).dropLast(4))
      guard let bytes = try? File.read(target) else {
        lines.append((name, nil))
        continue
      }
      if let record = LockFile.Record(ofReference: bytes) {
        lines.append((name, .picture(record)))
      }
    }
    let path = "\(root)/\(LockFile.name)"
    do throws(FileError) {
      if !lines.isEmpty, File.exists(path) { try SnapshotRun.update(path, with: lines, nil) }
      Journal.forget(output: output)
    } catch {
      // A tree that cannot be written now is looked after by a later run; the journal stays.
    }
    return targets.count
  }
}
