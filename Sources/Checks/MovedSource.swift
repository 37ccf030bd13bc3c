import GalleySystem

/// A source file that may have moved since the compiler wrote down its path, as it does where tests
/// are built on one machine, or in a sandbox, and run on another.
struct MovedSource {
  /// The path at compile time.
  let path: String

  /// The path below a package: the longest end of the path whose folder is there. Without a package,
  /// or such an end, the path as it was.
  func place(below package: String?) -> String {
    guard var root = package, !root.isEmpty else { return path }
    while root.count > 1, root.hasSuffix("/") { root.removeLast() }
    var parts = path.split(separator: "/")[...]
    while parts.count > 1 {
      let folder = ([root] + parts.dropLast().map(String.init)).joined(separator: "/")
      if Directory.exists(folder) { return "\(folder)/\(parts[parts.endIndex - 1])" }
      parts.removeFirst()
    }
    return path
  }
}
