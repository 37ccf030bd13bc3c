import GalleySceneSnapshots
import GalleySystem
import GalleyText

// The user's sources and fonts, and the names of both sides: the user's for what a compiler reports of the shadow, and
// the shadow's for what is in the user's folders.

extension ShadowPackage {
  /// The user's sources, each once: the folder of a package may contain an app that is built beside it.
  func sourceFiles() throws(FileError) -> [String] {
    let own: [String]
    switch sources {
    case .files(let root, let names): own = names.map { "\(root)/\($0)" }
    case .package(let package): own = try Self.sources(of: package)
    }
    var known = Set(own.map(Self.absolute))
    var files: [String] = []
    for package in packages {
      files += try Self.sources(of: package.folder).filter { known.insert($0).inserted }
    }
    return files + own
  }

  private static func sources(of package: String) throws(FileError) -> [String] {
    var files: [String] = []
    for name in try Directory.names(in: package) where !name.hasPrefix(".") {
      try collect("\(package)/\(name)", isSource, &files)
    }
    return files
  }

  /// The shadow's name for a source by the user's name.
  func shadow(ofOriginal path: String) -> String {
    if case .files(let root, let names) = sources, path.hasPrefix(root + "/") {
      let name = String(path.dropFirst(root.count + 1))
      if names.contains(name) { return shadow(of: name) }
    }
    for package in packages where path.hasPrefix(package.folder + "/") {
      return "\(folder)/\(package.shadow)\(path.dropFirst(package.folder.count))"
    }
    switch sources {
    case .files(let root, _): return shadow(of: String(path.dropFirst(root.count + 1)))
    case .package(let package): return folder + path.dropFirst(package.count)
    }
  }

  /// The shadow's name for a source.
  func shadow(of file: String) -> String {
    "\(folder)/Previewed/\(file.replacing("/", with: "+"))"
  }

  /// The files of fonts below the folder, which apps bring along.
  var fonts: [String] {
    get throws(FileError) {
      var files: [String] = []
      for folder in resources { try Self.collect(folder, FontFiles.isFont, &files) }
      return files
    }
  }

  private static func isSource(_ path: String) -> Bool { path.hasSuffix(".swift") }

  static func collect(
    _ path: String, _ isWanted: (String) -> Bool, _ files: inout [String]
  ) throws(FileError) {
    guard Directory.exists(path) else {
      if isWanted(path) { files.append(path) }
      return
    }
    for name in try Directory.names(in: path) where !name.hasPrefix(".") {
      try collect("\(path)/\(name)", isWanted, &files)
    }
  }

  /// The user's own name for a source as the compiler names it in a program: `Module/File.swift`.
  func source(_ name: String) -> String {
    let parts = name.split(separator: "/").map(String.init)
    guard let module = parts.first, let file = parts.last else { return name }
    if case .files(let root, let files) = sources, module == "Previewed" {
      let known = files.first { $0.replacing("/", with: "+") == file }
      return known.map { "\(root)/\($0)" } ?? name
    }
    let same = ((try? sourceFiles()) ?? []).filter { $0.hasSuffix("/" + file) }
    return same.first { $0.contains("/\(module)/") } ?? same.first ?? name
  }

  /// Replaces the names of sources by the user's own, and adds the places of providers, which programs do not know. A
  /// provider gets a place if only one type has its name.
  func located(_ previews: [ListedPreview]) throws(FileError) -> [ListedPreview] {
    var providers: [String: [ListedPreview]] = [:]
    if previews.contains(where: { $0.file == nil }) {
      for file in try sourceFiles() {
        let bytes = try File.readIfPresent(file) ?? []
        guard String(decoding: bytes, as: UTF8.self).contains("PreviewProvider") else { continue }
        for found in LeftOutSource.previews(in: bytes, of: file) {
          providers[found.type, default: []].append(found)
        }
      }
    }
    return previews.compactMap { preview in
      var preview = preview
      if let file = preview.file {
        preview.file = source(file)
      } else if let found = providers[preview.type], found.count == 1 {
        (preview.file, preview.line) = (found[0].file, found[0].line)
      }
      // Previews of others are not drawn.
      if preview.file?.hasPrefix(foreign.folder + "/") == true { return nil }
      return preview
    }
  }

  /// The user's own name for a path of the shadow.
  func original(of path: String) -> String {
    guard path.hasPrefix(folder + "/") else { return path }
    let name = path.dropFirst(folder.count + 1)
    for package in packages where name.hasPrefix(package.shadow + "/") {
      return package.folder + name.dropFirst(package.shadow.count)
    }
    switch sources {
    case .package(let package): return "\(package)/\(name)"
    case .files(let root, let files):
      let flat = String(name.dropFirst("Previewed/".count))
      // A file's own name may have a plus in it.
      return "\(root)/" + (files.first { $0.replacing("/", with: "+") == flat } ?? flat)
    }
  }
}
