import GalleySnapshots
import GalleySystem
import Synchronization

/// Earlier contents of files, from the history of the repository that they lie in.
final class CommittedFiles: Sendable {
  /// So many commits of a file are looked at, the newest first.
  private static let depth = 100
  private let known = Mutex<[NamedDigest: [UInt8]?]>([:])

  /// The content of a file whose bytes have a hash; nil when no commit has it.
  @Sendable
  func find(_ path: String, digest: UInt64) -> [UInt8]? {
    let key = NamedDigest(name: path, digest: digest)
    if let found = known.withLock({ $0[key] }) { return found }
    let found = search(path, digest)
    known.withLock { _ = $0.updateValue(found, forKey: key) }
    return found
  }

  private func search(_ path: String, _ digest: UInt64) -> [UInt8]? {
    let file = FilePath(path)
    let folder = file.folder.string
    let git = ["git", "-C", folder.isEmpty ? "." : folder]
    let list = ["rev-list", "--max-count=\(Self.depth)", "HEAD", "--"]
    let commits = CommandOutput.of(git + list + [":(literal)\(file.lastComponent)"]) ?? []
    for commit in commits.split(separator: 0x0A) {
      let name = "\(String(decoding: commit, as: UTF8.self)):./\(file.lastComponent)"
      guard let bytes = CommandOutput.of(git + ["cat-file", "blob", name]),
        ContentHash.of(bytes) == digest
      else { continue }
      return bytes
    }
    return nil
  }
}
