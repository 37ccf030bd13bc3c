import GalleyPlatform
import GalleySystem

/// Finds and opens the font files of a list of files and folders.
package enum FontFiles {
  /// Folders below folders are followed this far.
  private static let maximumDepth = 8

  /// The content of a path.
  struct Contents {
    var faces: [FontFace]
    /// Faces that are opened only by texts that need them.
    var further: FurtherFaces?
    /// The hyphenation patterns beside the faces.
    var hyphenation: HyphenationFolder?
  }

  /// The contents of paths. Files that are listed one after the other are one, since the styles of a family are often
  /// files of their own.
  static func contents(of paths: [String]) throws(FontError) -> [Contents] {
    var contents: [Contents] = []
    var followsFile = false
    for path in paths {
      let isFile = !isFolder(path)
      let content = try Self.contents(of: path)
      if isFile && followsFile {
        contents[contents.count - 1].faces += content.faces
      } else {
        contents.append(content)
      }
      followsFile = isFile
    }
    return contents
  }

  /// The faces of a file or of a folder, in the order of the names' bytes.
  static func contents(of path: String) throws(FontError) -> Contents {
    guard isFolder(path) else { return Contents(faces: try faces(inFile: path)) }
    if let manifest = try manifest(in: path) {
      return Contents(
        faces: try listedFaces(manifest, in: path), further: try further(manifest, in: path),
        hyphenation: HyphenationFolder(folder: "\(path)/Hyphenation"))
    }
    var faces: [FontFace] = []
    for file in try files(in: path, depth: 0) { faces += try Self.faces(inFile: file) }
    return Contents(faces: faces)
  }

  /// All faces of one file: one, or those of a collection.
  static func faces(inFile path: String) throws(FontError) -> [FontFace] {
    let data = try FontData(path: path)
    let count = max(1, data.withUnsafeBytes { TableDirectory.faceCount(in: $0) })
    guard count <= 256 else {
      throw FontError(file: path, operation: .read, reason: "it claims to hold \(count) faces")
    }
    var faces: [FontFace] = []
    for index in 0..<count {
      faces.append(try FontFace(data: data, index: index, file: path))
    }
    return faces
  }

  private static func manifest(in folder: String) throws(FontError) -> FontManifest? {
    let path = "\(folder)/\(FontManifest.fileName)"
    guard access(path, F_OK) == 0 else { return nil }
    let data = try FontData(path: path)
    return try data.withUnsafeBytes { bytes throws(FontError) in
      try FontManifest(parsing: bytes, file: path)
    }
  }

  /// The faces of a list; every file must be there in the listed size.
  private static func listedFaces(
    _ manifest: FontManifest, in folder: String
  ) throws(FontError) -> [FontFace] {
    let faces = manifest.faces(in: folder)
    for face in faces { try check(face.file, size: face.facts.fileSize) }
    return faces
  }

  private static func further(
    _ manifest: FontManifest, in folder: String
  ) throws(FontError) -> FurtherFaces? {
    guard let further = manifest.further else { return nil }
    try check("\(folder)/\(further.folder)/\(FontManifest.fileName)", size: further.size)
    return FurtherFaces(folder: "\(folder)/\(further.folder)")
  }

  /// Makes sure that a listed file is there in its size.
  private static func check(_ file: String, size: Int) throws(FontError) {
    var status = stat()
    guard stat(file, &status) == 0 else {
      let reason = String(cString: strerror(errno))
      throw FontError(file: file, operation: .open, reason: reason)
    }
    guard Int(status.st_size) == size else {
      try FontData(path: file).requireContent(of: file)
      throw FontError(
        file: file, operation: .readManifest,
        reason: "the file has \(status.st_size) bytes, listed are \(size)")
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func files(in folder: String, depth: Int) throws(FontError) -> [String] {
    guard depth < maximumDepth else { return [] }
    var files: [String] = []
    for name in try names(in: folder) {
      let path = "\(folder)/\(name)"
      if isFolder(path) {
        files += try Self.files(in: path, depth: depth + 1)
      } else if isFont(name) {
        files.append(path)
      }
    }
    return files
  }

  /// The name of the list of faces that a folder may have.
  package static var listName: String { FontManifest.fileName }

  /// Returns true if a file is a font file, by the end of its name.
  package static func isFont(_ name: String) -> Bool {
    let name = name.lowercased()
    return [".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2"].contains { name.hasSuffix($0) }
  }

  private static func names(in folder: String) throws(FontError) -> [String] {
    guard let directory = opendir(folder) else {
      let reason = String(cString: strerror(errno))
      throw FontError(file: folder, operation: .list, reason: reason)
    }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
