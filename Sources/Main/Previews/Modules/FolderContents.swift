import GalleyPlatform
import GalleySystem

/// The contents of a folder, at any depth.
enum FolderContents {
  /// The files below a folder, by their paths from there, in the order of their bytes; hidden ones are passed
  /// over, and links are followed.
  static func files(below folder: String) throws(FileError) -> [String] {
    var found: [String] = []
    try collect(folder, "", &found)
    return found
  }

  /// The hash of the names and contents of some files and folders.
  static func hash(of names: [String], in folder: String) throws(FileError) -> UInt64 {
    var hash = ContentHash()
    for name in names {
      var files: [String] = []
      try collect("\(folder)/\(name)", name, &files)
      for file in files {
        let path = "\(folder)/\(file)"
        hash.add(file)
        hash.add(try digest(path))
      }
    }
    return hash.value
  }

  private static func digest(_ path: String) throws(FileError) -> UInt64 {
    if let known = File.digest(path) { return known }
    return ContentHash.of(try File.read(path))
  }

  /// Copies a file or a folder, with the right to execute where the original has it.
  static func copy(_ original: String, to path: String) throws(FileError) {
    if Directory.exists(original) {
      try Directory.create(path)
      for name in try files(below: original) {
        try Directory.create(FilePath("\(path)/\(name)").folder.string)
        try copyFile("\(original)/\(name)", to: "\(path)/\(name)")
      }
    } else {
      try copyFile(original, to: path)
    }
  }

  private static func copyFile(_ original: String, to path: String) throws(FileError) {
    try File.write(try File.read(original), to: path)
    let mode: mode_t = access(original, X_OK) == 0 ? 0o555 : 0o444
    guard chmod(path, mode) == 0 else {
      throw FileError(operation: "write", path: path, reason: lastSystemError())
    }
  }

  private static func collect(
    _ path: String, _ name: String, depth: Int = 0, _ files: inout [String]
  ) throws(FileError) {
    guard Directory.exists(path), depth < 32 else { return files.append(name) }
    for child in try Directory.names(in: path) where !child.hasPrefix(".") {
      try collect(
        "\(path)/\(child)", name.isEmpty ? child : "\(name)/\(child)", depth: depth + 1, &files)
    }
  }
}
