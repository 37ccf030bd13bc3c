import GalleyPlatform
import GalleySystem

/// A package beside the user's, in which the user's sources are built against GalleySwiftUI: links to
/// the sources, a manifest with lines of our own, and the program that draws the previews. The
/// user's folder stays as it is.
struct ShadowPackage {
  /// Where Galley's own package comes from.
  enum Origin {
    case path(String)
    case url(String, version: String)
  }

  private enum Sources {
    /// A package, by its folder.
    case package(String)
    /// Sources that no manifest knows: each by its path below the folder.
    case files(folder: String, [String])
  }

  /// The folder of the shadow.
  let folder: String
  /// The folder in which assets and strings are looked for.
  let resources: String
  private let sources: Sources
  private let origin: Origin

  /// Finds out what a path is: a package, a folder of sources, or a source.
  init(of path: String, in folder: String, origin: Origin) throws(FileError) {
    (self.folder, self.origin) = (folder, origin)
    if File.isRegular(path) {
      let slash = path.lastIndex(of: "/")
      resources = slash.map { String(path[..<$0]) } ?? "."
      let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
      sources = .files(folder: resources, [name])
    } else {
      resources = path
      if File.isRegular("\(path)/Package.swift") {
        sources = .package(path)
      } else {
        sources = .files(folder: path, try Self.swiftFiles(in: path))
      }
    }
    if case .files(_, let files) = sources, files.isEmpty {
      throw FileError(operation: "find previews", path: path, reason: "there is no Swift source")
    }
  }

  /// The sources below a folder that are no tests, no manifests and not hidden.
  private static func swiftFiles(
    in folder: String, below prefix: String = ""
  ) throws(FileError) -> [String] {
    var files: [String] = []
    for name in try Directory.names(in: folder) where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      if Directory.exists(path) {
        files += try swiftFiles(in: path, below: "\(prefix)\(name)/")
      } else if name.hasSuffix(".swift"), name != "Package.swift", try !isTest(path) {
        files.append(prefix + name)
      }
    }
    return files
  }

  private static func isTest(_ path: String) throws(FileError) -> Bool {
    let text = String(decoding: try File.read(path), as: UTF8.self)
    return text.contains("import XCTest") || text.contains("import Testing")
  }

  // Writing

  /// Writes the shadow without some of the sources, which are named as the compiler names them.
  func write(leavingOut left: Set<String>) throws(FileError) {
    try Directory.create("\(folder)/GalleyPreviewHost")
    try put("import GalleyPreviews\n\nPreviewHost.main()\n", "GalleyPreviewHost/main.swift")
    switch sources {
    case .package(let package): try writePackage(package, left)
    case .files(let root, let files): try writeFiles(root, files, left)
    }
  }

  private func put(_ text: String, _ name: String) throws(FileError) {
    let path = "\(folder)/\(name)"
    let bytes = Array(text.utf8)
    // A file that stays as it is keeps its time, and the build its results.
    if File.isRegular(path), try File.read(path) == bytes { return }
    try File.write(bytes, to: path)
  }

  private func link(_ original: String, _ name: String) throws(FileError) {
    let path = "\(folder)/\(name)"
    unlink(path)
    guard symlink(Self.absolute(original), path) == 0 else {
      throw FileError(operation: "link", path: path, reason: lastSystemError())
    }
  }

  /// A path that does not depend on the working directory.
  static func absolute(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private func writeFiles(
    _ root: String, _ files: [String], _ left: Set<String>
  ) throws(FileError) {
    try? Directory.remove("\(folder)/Previewed")
    try Directory.create("\(folder)/Previewed")
    for file in files {
      let name = "Previewed/\(file.replacing("/", with: "+"))"
      if !left.contains("\(folder)/\(name)") { try link("\(root)/\(file)", name) }
    }
    try put(
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Previewed", dependencies: [\(dependency)],
        targets: [
          .target(
            name: "Previewed", dependencies: [\(Self.products(package: identity))],
            path: "Previewed",
            swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(\(Self.flags(entry: "Previewed")))]),
          .executableTarget(
            name: "GalleyPreviewHost",
            dependencies: [
              "Previewed", .product(name: "GalleyPreviews", package: "\(identity)"),
            ], path: "GalleyPreviewHost"),
        ])

      """, "Package.swift")
  }

  private func writePackage(_ package: String, _ left: Set<String>) throws(FileError) {
    let own: Set = ["Package.swift", "Package.resolved", "GalleyPreviewHost"]
    for name in try Directory.names(in: package) where !name.hasPrefix(".") && !own.contains(name) {
      try link("\(package)/\(name)", name)
    }
    let manifest = String(decoding: try File.read("\(package)/Package.swift"), as: UTF8.self)
    let excluded = left.sorted().map { "\"\($0.dropFirst(folder.count + 1))\"" }
    try put(manifest + "\n" + additions(excluded.joined(separator: ", ")), "Package.swift")
  }

  /// The last word of the address, by which the manifest names Galley's package.
  private var identity: String {
    guard case .url(let url, _) = origin else { return "galley" }
    let last = url.split(separator: "/").last.map(String.init) ?? url
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  private var dependency: String {
    switch origin {
    case .path(let path): ".package(name: \"galley\", path: \"\(Self.absolute(path))\")"
    case .url(let url, let version): ".package(url: \"\(url)\", from: \"\(version)\")"
    }
  }

  private static func products(package: String) -> String {
    ".product(name: \"GalleySwiftUI\", package: \"\(package)\")"
  }

  /// Which modules the names of Apple's stand for, and another name for the entry of an app.
  private static func flags(entry: String) -> String {
    let words = [
      "-parse-as-library", "-module-alias", "SwiftUI=GalleySwiftUI", "-module-alias",
      "Combine=GalleyCombine", "-Xfrontend", "-entry-point-function-name", "-Xfrontend",
      "\(entry)_main",
    ]
    return "[" + words.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
  }

  /// Lines for the end of a package's own manifest: every target whose sources import SwiftUI is
  /// built against Galley's, apps become libraries, and the host stands beside them.
  private func additions(_ excluded: String) -> String {
    """

    import Foundation

    let galleyExcluded: [String] = [\(excluded)]

    func galleyFolder(_ target: Target) -> String {
      let roots = ["Sources", "Source", "src", "srcs"].map { "\\($0)/\\(target.name)" }
      return target.path ?? roots.first {
        FileManager.default.fileExists(atPath: Context.packageDirectory + "/" + $0)
      } ?? "Sources"
    }

    func galleyDraws(_ target: Target) -> Bool {
      let root = URL(fileURLWithPath: Context.packageDirectory + "/" + galleyFolder(target))
        .resolvingSymlinksInPath()
      guard let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
      else { return false }
      for case let file as URL in files where file.pathExtension == "swift" {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
        if text.contains("import SwiftUI") { return true }
      }
      return false
    }

    let galleyTargets = package.targets.filter {
      ($0.type == .regular || $0.type == .executable) && galleyDraws($0)
    }
    let galleyNames = Set(galleyTargets.map(\\.name))
    package.dependencies.append(\(dependency))
    package.targets.removeAll { $0.type == .test }
    package.targets = package.targets.map { target in
      guard galleyNames.contains(target.name) else { return target }
      let folder = galleyFolder(target)
      return .target(
        name: target.name,
        dependencies: target.dependencies + [\(Self.products(package: identity))],
        path: folder,
        exclude: target.exclude
          + galleyExcluded.filter { $0.hasPrefix(folder + "/") }
          .map { String($0.dropFirst(folder.count + 1)) },
        sources: target.sources, resources: target.resources,
        swiftSettings: (target.swiftSettings ?? []) + [
          .unsafeFlags(\(Self.flags(entry: "\\(target.name)")))
        ], plugins: target.plugins)
    }
    package.products.removeAll { $0 is Product.Executable }
    package.targets.append(
      .executableTarget(
        name: "GalleyPreviewHost",
        dependencies: galleyNames.sorted().map { .target(name: $0) } + [
          .product(name: "GalleyPreviews", package: "\(identity)")
        ], path: "GalleyPreviewHost"))

    """
  }

  /// The user's own name for a path of the shadow.
  func original(of path: String) -> String {
    guard path.hasPrefix(folder + "/") else { return path }
    let name = path.dropFirst(folder.count + 1)
    switch sources {
    case .package(let package): return "\(package)/\(name)"
    case .files(let root, _):
      return "\(root)/" + name.dropFirst("Previewed/".count).replacing("+", with: "/")
    }
  }
}
