import GalleySnapshots
import GalleySystem
import GalleyText
import Synchronization

/// Earlier faces of the user's fonts, from the history of the repository that their files lie in,
/// whatever the files were called.
final class CommittedFonts: Sendable {
  /// So many commits of a font path are looked at, the newest first.
  private static let depth = 100
  private static let endings = [".ttf", ".otf", ".ttc", ".otc"]
  private let paths: [String]
  /// The contents of all commits, read when the first face is asked for.
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

  /// Everything that a file was, or that font files in a folder and below it were.
  private static func contents(of path: String) -> [[UInt8]] {
    let isFolder = Directory.exists(path)
    let file = FilePath(path)
    let folder = isFolder ? path : file.folder.string.isEmpty ? "." : file.folder.string
    let git = ["git", "-C", folder]
    let list = ["log", "--max-count=\(depth)", "--format=", "--raw", "--no-abbrev", "--no-renames"]
    let name = isFolder ? "." : ":(literal)\(file.lastComponent)"
    guard let changes = CommandOutput.of(git + list + ["--", name]) else { return [] }
    var seen: Set<String> = []
    var contents: [[UInt8]] = []
    // `:100644 100644 OLD NEW M⇥name`, the name in quotation marks where it is unusual.
    for line in String(decoding: changes, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: "\t", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let name = parts[1].lowercased().filter { $0 != "\"" }
      guard !isFolder || endings.contains(where: name.hasSuffix) else { continue }
      for blob in parts[0].split(separator: " ").dropFirst(2).prefix(2).map(String.init)
      where blob.contains(where: { $0 != "0" }) && seen.insert(blob).inserted {
        if let bytes = CommandOutput.of(git + ["cat-file", "blob", blob]) {
          contents.append(bytes)
        }
      }
    }
    return contents
  }
}
