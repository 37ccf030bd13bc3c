import GalleyParsing
import GalleyPlatform
import GalleySceneSnapshots
import GalleySystem
import GalleyText

/// A package beside the user's, in which the user's sources are built against GalleySwiftUI: links to
/// the sources, a manifest with lines of our own, and the program that draws the previews. The
/// user's folder stays as it is.
struct ShadowPackage {
  /// The origin of Galley's own package.
  enum Origin {
    case path(String)
    case url(String, version: String)

    /// The last word of the address, by which manifests name the package.
    var identity: String {
      guard case .url(let url, _) = self else { return "galley" }
      let last = url.split(separator: "/").last.map(String.init) ?? url
      return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }

    /// The package as a dependency in a manifest.
    ///
    /// - Parameter traits: The enabled ones; nil for the package's own.
    func dependency(traits: [String]? = nil) -> String {
      let end = traits.map { ", traits: \(ShadowPackage.list($0))" } ?? ""
      return switch self {
      case .path(let path):
        ".package(name: \"galley\", path: \(JSONWriter.quoted(ShadowPackage.absolute(path)))\(end))"
      case .url(let url, let version):
        ".package(url: \(JSONWriter.quoted(url)), from: \(JSONWriter.quoted(version))\(end))"
      }
    }
  }

  enum Sources {
    /// A package, by its folder.
    case package(String)
    /// Sources that no manifest knows: each by its path below the folder.
    case files(folder: String, [String])
  }

  /// The folder of the shadow.
  let folder: String
  /// The folders in which assets and strings are looked for.
  private(set) var resources: [String]
  /// The packages on this machine that the sources depend on.
  private(set) var packages: [LocalPackage]
  /// The remarks about the sources before they are built.
  private(set) var remarks: [String] = []
  let sources: Sources
  /// Galley's own package; nil where only built modules are known.
  let origin: Origin?
  /// The store of built modules; nil where Galley is built with the sources.
  let store: ModuleStore?
  /// The modules that the sources are built against; nil before the build, and where Galley is built with them.
  private(set) var built: BuiltModules?
  /// The compiler's own swift-syntax, against which macros are built; nil before the build, and where it has none.
  private(set) var syntax: ToolchainSyntax?
  let platform: PreviewPlatform
  /// The folder with copies of repositories that packages depend on.
  let repositories: String
  /// True when the sources' programs run without a cell.
  let isUnconfined: Bool

  /// Finds out what a path is: a package, a folder of sources, or a source.
  ///
  /// - Parameters:
  ///   - store: The store of Galley's modules; nil builds Galley with the sources.
  ///   - platform: The platform that the sources are built for.
  ///   - target: The program of a project that is built; the first app unless given.
  init(
    of path: String, in folder: String, origin: Origin?, store: ModuleStore? = nil,
    platform: PreviewPlatform = .iOS, target: String? = nil, repositories: String? = nil,
    isUnconfined: Bool = false
  ) throws(FileError) {
    (self.folder, self.origin, self.platform) = (folder, origin, platform)
    self.store = store
    self.isUnconfined = isUnconfined
    self.repositories = repositories ?? "\(folder)/repositories"
    let root: String
    if File.isRegular(path) {
      let slash = path.lastIndex(of: "/")
      root = slash.map { String(path[..<$0]) } ?? "."
      let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
      sources = .files(folder: root, [name])
      packages = []
    } else if File.isRegular("\(path)/Package.swift") {
      root = path
      sources = .package(path)
      let own = LocalPackage(folder: Self.absolute(path))
      packages = try LocalPackage.all(neededBy: [own]).filter { $0 != own }
    } else {
      let found = try PreviewSources(in: path, platform: platform, target: target)
      root = found.root
      sources = .files(folder: root, found.files)
      packages = found.packages
      remarks = found.remarks
    }
    let inside = Self.absolute(root) + "/"
    resources = [root] + packages.map(\.folder).filter { !($0 + "/").hasPrefix(inside) }
    takeForeignPackages()
    if case .files(_, let files) = sources, files.isEmpty, packages.isEmpty {
      throw FileError(operation: "find previews", path: path, reason: "there is no Swift source")
    }
  }

  /// Packages of others that are built as the user's own are.
  var foreign: ForeignPackages { ForeignPackages(in: "\(folder)/foreign") }

  /// Builds those packages of others that were checked out last, and no earlier ones.
  mutating func takeForeignPackages() {
    let below = foreign.folder + "/"
    packages = packages.filter { !$0.folder.hasPrefix(below) } + foreign.known.map(\.package)
    resources =
      resources.filter { !$0.hasPrefix(below) } + foreign.known.map(\.package.folder)
  }

  /// Takes the modules that the sources are built against from now on.
  mutating func use(_ modules: BuiltModules?) { built = modules }

  /// Takes the swift-syntax that macros are built against from now on.
  mutating func use(_ syntax: ToolchainSyntax?) { self.syntax = syntax }

  // Writing

  /// Writes the shadow as a plan has it.
  func write(_ plan: Plan) throws(FileError) {
    try Directory.create("\(folder)/GalleyPreviewHost")
    try put(PreviewHostSource.text, "GalleyPreviewHost/main.swift")
    // The package manager writes the versions that it resolved through this link, because only the folder of the
    // build is writable.
    try link(to: ".build/Package.resolved", "Package.resolved")
    for (name, text) in syntax?.files ?? [] {
      let parents = name.split(separator: "/").dropLast().joined(separator: "/")
      try Directory.create("\(folder)/\(parents)")
      try put(text, name)
    }
    switch sources {
    case .package(let package): try writePackage(package, as: nil, plan)
    case .files(let root, let files): try writeFiles(root, files, plan)
    }
    for package in packages {
      try writePackage(package.folder, as: package, plan)
    }
    try removeObsoleteObjects()
  }

  /// Removes the objects that are older than their sources.
  ///
  /// The compiler's driver compares the times of sources in whole seconds. It skips a source that is saved twice in
  /// one second and built in between, and compiles every source whose object is missing.
  private func removeObsoleteObjects() throws(FileError) {
    for source in try sourceFiles() {
      let path = shadow(ofOriginal: source)
      guard let saved = FileStamp(of: path) else { continue }
      let parts = path.trimmingPrefix(folder + "/").split(separator: "/")
      // Any of the folders may be that of the module.
      for index in parts.indices.dropLast() {
        let rest = parts[(index + 1)...].joined(separator: "/")
        let object = "\(folder)/.build/debug/\(parts[index]).build/\(rest).o"
        if let made = FileStamp(of: object), saved.isAsNew(as: made) { try File.remove(object) }
      }
    }
  }

  func put(_ text: String, _ name: String) throws(FileError) {
    let path = "\(folder)/\(name)"
    let bytes = Array(text.utf8)
    // A file that stays as it is keeps its time, and the build its results.
    if !Self.isLink(path), File.isRegular(path), try File.read(path) == bytes { return }
    unlink(path)
    try File.write(bytes, to: path)
  }

  func link(_ original: String, _ name: String) throws(FileError) {
    try link(to: Self.absolute(original), name)
  }

  private func link(to target: String, _ name: String) throws(FileError) {
    let path = "\(folder)/\(name)"
    if Self.target(of: path) == target { return }
    if Directory.exists(path), !Self.isLink(path) {
      try Directory.remove(path)
    } else {
      unlink(path)
    }
    guard symlink(target, path) == 0 else {
      throw FileError(operation: "link", path: path, reason: lastSystemError())
    }
  }

  static func isLink(_ path: String) -> Bool { target(of: path) != nil }

  /// The target of a link; nil for a path that is not one.
  private static func target(of path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: 4097)
    let count = readlink(path, &bytes, 4096)
    guard count >= 0 else { return nil }
    return String(decoding: bytes.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Places a source of the user's under a name of the shadow: a link, or a copy if it tests for the platform
  /// or imports missing modules. A link in the place of another one would be taken for the same source if it
  /// has the same time, which is all that the compiler checks; a copy has a time of its own.
  func place(_ original: String, _ name: String, _ plan: Plan) throws(FileError) {
    let bytes = try File.read(original)
    let (text, isChanged) = placed(bytes, "\(folder)/\(name)", plan)
    let earlier = Self.target(of: "\(folder)/\(name)")
    let isAnother = earlier.map { $0 != Self.absolute(original) } ?? false
    if let trimmed = plan.trimmed["\(folder)/\(name)"] {
      try put(String(decoding: trimmed.text(of: text), as: UTF8.self), name)
    } else if isChanged || isAnother {
      try put(String(decoding: text, as: UTF8.self), name)
    } else {
      try link(original, name)
    }
  }

  /// The text of a source, by the shadow's name for it, as it is built if all of it compiles; empty if the source no
  /// longer exists.
  func placed(_ path: String, _ plan: Plan) throws(FileError) -> [UInt8] {
    guard let bytes = try File.readIfPresent(original(of: path)) else { return [] }
    return placed(bytes, path, plan).text
  }

  private func placed(
    _ bytes: [UInt8], _ path: String, _ plan: Plan
  ) -> (text: [UInt8], isChanged: Bool) {
    let hasUIKit = platform == .iOS && !plan.plain.contains(path)
    let source = PlatformSource(
      bytes, platform: platform, hasUIKit: hasUIKit, modules: modules, hasGalley: built == nil)
    return source.copy.map { (Array($0.utf8), true) } ?? (bytes, false)
  }

  /// Cuts what contains errors from a source.
  ///
  /// - Parameter path: The shadow's name for it.
  /// - Returns: The new cuts; empty where nothing smaller than the source can be left out.
  func trim(
    _ path: String, _ mistakes: [TrimmedSource.Mistake], _ plan: inout Plan
  ) throws(FileError) -> [TrimmedSource.Cut] {
    let text = try placed(path, plan)
    var source = plan.trimmed[path] ?? TrimmedSource()
    let cuts = source.cut(mistakes, in: text, SourceDeclarations(text))
    if !cuts.isEmpty { plan.trimmed[path] = source }
    return cuts
  }

  /// The modules that become part of the one that is built.
  var modules: Set<String> {
    guard case .files(_, let files) = sources else { return [] }
    // A folder may have the name of a module that is here, such as Charts.
    return Set(files.flatMap { $0.split(separator: "/").dropLast().map(String.init) })
      .subtracting([
        "Charts", "Combine", "Foundation", "Observation", "StoreKit", "SwiftData", "SwiftUI",
        "UIKit",
      ]).subtracting(packages.flatMap(\.modules))
  }

  /// A path that does not depend on the working directory.
  static func absolute(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private func writeFiles(
    _ root: String, _ files: [String], _ plan: Plan
  ) throws(FileError) {
    try Directory.create("\(folder)/Previewed")
    var names: Set<String> = []
    for file in files {
      let name = file.replacing("/", with: "+")
      if plan.left[shadow(of: file)] != nil { continue }
      names.insert(name)
      try place("\(root)/\(file)", "Previewed/\(name)", plan)
    }
    let symbols = "GalleyAssetSymbols.swift"
    names.insert(symbols)
    let made = try AssetSymbols(in: root, files: files.map { "\(root)/\($0)" })
    let isRedeclared = plan.left["\(folder)/Previewed/\(symbols)"] != nil
    try put(made.source(hasMembers: !isRedeclared), "Previewed/\(symbols)")
    for old in try Directory.names(in: "\(folder)/Previewed") where !names.contains(old) {
      unlink("\(folder)/Previewed/\(old)")
    }
    try put(
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Previewed",
        dependencies: [\((dependencies + packages.map(\.dependency)).joined(separator: ", "))],
        targets: [
          .target(
            name: "Previewed",
            dependencies: [
              \((try products + packages.map(\.product)).joined(separator: ", "))
            ],
            path: "Previewed",
            swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(\(flags(entry: "Previewed")))]),
          \(host(on: "[\"Previewed\"]")),
        ])

      \(packageNotes(plan))
      """, "Package.swift")
  }
}
