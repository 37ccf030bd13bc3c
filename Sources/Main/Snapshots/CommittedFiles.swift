import GalleySnapshots
import GalleySystem
import Synchronization

/// Earlier contents of files, from the history of the repository that contains them.
final class CommittedFiles: Sendable {
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
    let blobs = CommittedBlobs(of: path)
    return blobs.ids.lazy.compactMap(blobs.content).first { ContentHash.of($0) == digest }
  }
}
