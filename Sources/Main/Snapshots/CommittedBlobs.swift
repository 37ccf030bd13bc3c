import GalleySystem

/// The contents of files in the commits of the git repository that contains them.
struct CommittedBlobs {
  /// So many commits are looked at, the newest first.
  private static let depth = 100

  private let git: [String]
  /// The names of the contents, each once, the newest first.
  let ids: [String]

  /// Looks for all earlier contents of a file, or of the files in a folder and below it; nothing without a
  /// repository.
  ///
  /// - Parameter isWanted: Selects the files of a folder that count, by their names in small letters.
  init(of path: String, where isWanted: (String) -> Bool = { _ in true }) {
    let isFolder = Directory.exists(path)
    let file = FilePath(path)
    let folder = isFolder ? path : file.folder.string.isEmpty ? "." : file.folder.string
    git = ["git", "-C", folder]
    let list = [
      "log", "--max-count=\(Self.depth)", "--format=", "--raw", "--no-abbrev", "--no-renames", "--",
      isFolder ? "." : ":(literal)\(file.lastComponent)",
    ]
    var seen: Set<String> = []
    var ids: [String] = []
    // `:100644 100644 OLD NEW M⇥name`, the name in quotation marks where it is unusual.
    for line in String(decoding: CommandOutput.of(git + list) ?? [], as: UTF8.self)
      .split(separator: "\n")
    {
      let parts = line.split(separator: "\t", maxSplits: 1)
      guard parts.count == 2 else { continue }
      guard !isFolder || isWanted(parts[1].lowercased().filter { $0 != "\"" }) else { continue }
      let blobs = parts[0].split(separator: " ").dropFirst(2).prefix(2).map(String.init)
      for blob in blobs.reversed() where blob.contains(where: { $0 != "0" }) {
        if seen.insert(blob).inserted { ids.append(blob) }
      }
    }
    self.ids = ids
  }

  /// The bytes of a content; nil where the repository has it no more.
  func content(_ id: String) -> [UInt8]? { CommandOutput.of(git + ["cat-file", "blob", id]) }
}
