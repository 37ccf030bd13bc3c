/// The folders below which files may be read for a client that must not read others, such as an agent that
/// repeats the instructions of a web page.
package struct ReadableFolders: Sendable {
  /// Why a file elsewhere is not read.
  package static let refusal = "it lies outside of the folders that may be read here"

  /// Their paths with all links resolved.
  private let places: [FilePath]

  /// Makes folders from paths. A file among them may be read as well.
  package init(_ paths: [String]) {
    places = paths.compactMap { Self.place(of: $0.isEmpty ? "." : $0) }
  }

  /// These folders and others.
  package func adding(_ paths: [String]) -> ReadableFolders {
    ReadableFolders(places.map(\.string) + paths)
  }

  /// True when a path leads to one of the folders or below it after all links have been followed, whether
  /// or not a file exists there.
  package func contains(_ path: String) -> Bool {
    guard let place = Self.place(of: path) else { return false }
    return places.contains { $0 == place || place.relative(to: $0) != nil }
  }

  /// Throws an error that names a path outside of the folders.
  package func check(_ path: String) throws(FileError) {
    guard !contains(path) else { return }
    throw FileError(operation: "read", path: path, reason: Self.refusal)
  }

  /// Throws an error that names the first link below a folder that leads out of the folders.
  package func checkLinks(below folder: String) throws(FileError) {
    try check(folder)
    for name in try Directory.names(in: folder) {
      let path = FilePath(folder).appending(name).string
      if File.isLink(path) {
        try check(path)
      } else if Directory.exists(path) {
        try checkLinks(below: path)
      }
    }
  }

  /// The system's own limit for a path.
  private static let longest = 4096

  /// The path with all links resolved; nil when it cannot be resolved.
  private static func place(of path: String) -> FilePath? {
    guard path.utf8.count <= longest, !path.utf8.contains(0) else { return nil }
    if let real = File.resolved(path) { return FilePath(real) }
    // Nothing is there. The folders that exist decide; the rest is a plain name.
    let name = FilePath(path).lastComponent
    guard !name.isEmpty, name != ".", name != "..", !File.isLink(path) else { return nil }
    let folder = FilePath(path).folder.string
    return place(of: folder.isEmpty ? "." : folder)?.appending(name)
  }
}
