import GalleyPlatform

/// Folders: listing in a fixed order, making.
package enum Directory {
  /// Whether a folder stands at the path.
  package static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The same, but what cannot be looked at is an error rather than no folder.
  package static func isThere(_ path: String) throws(FileError) -> Bool {
    try File.status(path, for: "list").map { $0.st_mode & S_IFMT == S_IFDIR } ?? false
  }

  /// The names in a folder except `.` and `..`, in the order of their bytes.
  package static func names(in path: String) throws(FileError) -> [String] {
    guard let stream = opendir(path) else { throw File.failure("list", path) }
    defer { closedir(stream) }
    var names: [String] = []
    // The end of a folder and an error look alike but for this.
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
      errno = 0
    }
    guard errno == 0 else { throw File.failure("list", path) }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The hash of the names in a folder; nil if it cannot be listed.
  package static func digest(_ path: String) -> UInt64? {
    guard exists(path), let names = try? names(in: path) else { return nil }
    var hash = ContentHash(seed: 11)
    for name in names { hash.add(name) }
    return hash.value
  }

  /// Both hashes of the names in a folder; nil if it cannot be listed.
  package static func digests(_ path: String, key: HashKey) -> ContentDigests? {
    guard let plain = digest(path), let names = try? names(in: path) else { return nil }
    var hash = KeyedHash(key: key)
    for name in names { hash.add(name) }
    return ContentDigests(plain: plain, keyed: hash.value)
  }

  /// Makes a folder and those above it that are missing.
  package static func create(_ path: String) throws(FileError) {
    guard !path.isEmpty, !exists(path) else { return }
    if mkdir(path, 0o777) == 0 || errno == EEXIST && exists(path) { return }
    guard errno == ENOENT, let parent = parent(of: path) else {
      throw File.failure("create folder", path)
    }
    try create(parent)
    guard mkdir(path, 0o777) == 0 || exists(path) else {
      throw File.failure("create folder", path)
    }
  }

  private static func parent(of path: String) -> String? {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return nil }
    return String(path[..<slash])
  }
}

extension Directory {
  /// Makes a folder with a name that nothing has yet.
  ///
  /// - Parameter prefix: The path of the folder up to the part that is made up.
  package static func createUnique(_ prefix: String) throws(FileError) -> String {
    var template = Array("\(prefix).XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw File.failure("create folder", prefix) }
    return template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  }

  /// Removes a folder that has nothing in it.
  package static func removeEmpty(_ path: String) throws(FileError) {
    guard rmdir(path) == 0 || errno == ENOENT else { throw File.failure("remove", path) }
  }

  /// Removes a folder with everything in it; links are removed, not followed.
  package static func remove(_ path: String) throws(FileError) {
    for name in try names(in: path) {
      let inner = "\(path)/\(name)"
      var status = stat()
      if lstat(inner, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
        try remove(inner)
      } else {
        try File.remove(inner)
      }
    }
    try removeEmpty(path)
  }
}
