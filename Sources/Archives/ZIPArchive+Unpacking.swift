internal import GalleyFiles

extension ZIPArchive {
  /// Writes every file below a folder, which is made when it is missing.
  ///
  /// - Throws: `ZIPError` when a file is damaged, `FileError` when it cannot be written.
  public func unpack(to folder: String) throws {
    try Directory.create(folder)
    for entry in entries {
      let path = "\(folder)/\(entry.name)"
      if let slash = path.lastIndex(of: "/") { try Directory.create(String(path[..<slash])) }
      try File.write(try content(of: entry), to: path)
    }
  }
}
