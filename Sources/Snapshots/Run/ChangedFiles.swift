/// The cases that a set of changed files can have affected.
package struct ChangedFiles: Sendable {
  private let files: Set<String>

  /// Takes paths relative to the same folder as those of the cases.
  package init(_ files: [String]) { self.files = Set(files.map(Self.normalized)) }

  /// Returns true if a case has to run: its document, one of its references or declarations, or a file it
  /// depends on changed.
  ///
  /// - Parameter dependencies: The files the case's pictures are made from, or nil when they are
  ///   not known; then the case has to run as soon as anything changed.
  package func touches(_ subject: SnapshotCase, dependencies: [String]?) -> Bool {
    guard let dependencies else { return !files.isEmpty }
    var own = subject.declaredFiles + dependencies
    own.append(subject.path)
    own += [subject.samePath, subject.differentPath].compactMap { $0 }
    own.append("\(subject.folder)/\(subject.stem).suite.json")
    if own.contains(where: { files.contains(Self.normalized($0)) }) { return true }
    return files.contains { file in
      guard file.hasSuffix("suite.json"), let slash = file.lastIndex(of: "/") else { return false }
      return file[file.index(after: slash)...] == "suite.json"
        && Self.normalized(subject.path).hasPrefix(file[...slash])
    }
  }

  /// Without `.`, and with `..` resolved where a folder precedes it.
  static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
