import GalleySnapshots
import GalleyText
import Synchronization

/// Earlier faces of the user's fonts, from the history of the repository that contains their files,
/// regardless of the names of the files.
final class CommittedFonts: Sendable {
  private let paths: [String]
  /// The contents of all commits, read when the first face is requested.
  private let known = Mutex<[[UInt8]]?>(nil)

  /// - Parameter paths: The files and folders that fonts are read from today.
  init(paths: [String]) { self.paths = paths }

  /// The face whose bytes have a hash; nil when no commit has it.
  @Sendable
  func find(_ face: NamedDigest) -> FontFace? {
    let files = known.withLock { known in
      let files = known ?? paths.flatMap(Self.contents)
      known = files
      return files
    }
    return files.lazy.compactMap { FontFace.find(face.digest, in: $0, name: face.name) }.first
  }

  private static func contents(of path: String) -> [[UInt8]] {
    let blobs = CommittedBlobs(of: path, where: FontFiles.isFont)
    return blobs.ids.compactMap(blobs.content)
  }
}
