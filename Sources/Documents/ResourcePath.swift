/// Paths as documents write them, without asking the disk.
enum ResourcePath {
  /// Returns the folder that contains a file, with a slash at its end; empty for the working directory.
  static func folder(of file: String) -> String {
    guard let slash = file.lastIndex(of: "/") else { return "" }
    return String(file[...slash])
  }

  /// A folder with a slash at its end; empty for the working directory.
  static func folder(_ path: String) -> String {
    path.isEmpty || path.hasSuffix("/") ? path : path + "/"
  }

  /// Returns true if a relative path stays inside the folder it is resolved in: it is not absolute, names no
  /// drive, and never climbs above its beginning.
  static func staysInside(_ path: String) -> Bool {
    guard !path.isEmpty, !path.hasPrefix("/"), !path.utf8.contains(0) else { return false }
    var depth = 0
    for part in path.split(separator: "/", omittingEmptySubsequences: true) {
      switch part {
      case ".": break
      case "..": depth -= 1
      default: depth += 1
      }
      if depth < 0 { return false }
    }
    return true
  }

  /// Returns the path without its ending, and the ending with its dot; the ending is empty if the path has
  /// none.
  static func split(_ path: String) -> (stem: String, ending: String) {
    let name = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    guard let dot = path[name...].lastIndex(of: "."), dot != name else { return (path, "") }
    return (String(path[..<dot]), String(path[dot...]))
  }
}
